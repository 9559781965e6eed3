import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../js/client.js";
import { DICE, canHold, canRoll, canScore, createHand, mover } from "../../js/dice/hand.js";
import { createPlay } from "../../js/play.js";
import { memoryStorage } from "../../js/storage.js";

const ROWS = ["ones", "twos", "chance"];
const HUMAN = { kind: "human", name: "" };
const BOT = { kind: "bot", bot: "expert", name: "" };

/** A view as the engine sends it, cut down to what the controller reads. */
function viewOf(patch = {}, table = {}) {
  return {
    game: "dice_poker", ply: 0, seat: null, phase: "turn", to_act: -1, players: [HUMAN, BOT], commitment: "c", can_undo: false,
    seats: [{ points: [null, null, null], total: 0 }, { points: [null, null, null], total: 0 }], legal: [], log: [], outcome: null,
    ...patch,
    table: { turn: 0, round: 1, rounds: 13, rows: ROWS, dice: [], kept: [], rolls_left: 3, preview: [null, null, null], last: null, ...table },
  };
}

const decide = (ply, kept = []) =>
  viewOf(
    { ply, phase: "decide", to_act: 0, legal: [{ type: "keep", dice: [] }, { type: "keep", dice: [0, 2] }, { type: "score", row: "ones" }, { type: "score", row: "chance" }] },
    { dice: [2, 3, 4, 5, 6], kept, rolls_left: 2, preview: [0, 2, 20] },
  );

/** The controller with an engine that answers from a script: request type → answers, in order. */
function table(script, { settings = {}, clock = { time: 1000 }, kind = DICE } = {}) {
  const requests = [];
  let endThought;
  const reported = [];
  let state = null;
  const storage = memoryStorage();
  const stops = [];
  const client = {
    stop() {
      stops.push(requests.at(-1).type);
      endThought(new EngineError({ code: "stopped", message: "" }));
    },
    async request(request) {
      requests.push(request);
      if (request.type === "step" && script.thinks) {
        await new Promise((resolve, reject) => {
          endThought = reject;
          setTimeout(resolve, script.thinks);
        });
      }
      if (request.type === "save") return { record: { n: requests.length } };
      const answers = script[request.type] ?? [];
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer instanceof Error) throw answer;
      if (!answer) throw new Error(`no answer for ${request.type}`);
      return { view: answer, events: [], ply: answer.ply };
    },
  };
  const chosen = () => ({ confirmZero: true, pace: "wait", ...settings });
  const play = createPlay({
    client,
    kindOf: () => kind,
    storage: () => storage,
    settings: chosen,
    get: () => state,
    set: (next) => (state = next),
    decorate: () => {},
    report: (error) => reported.push(error),
    now: () => clock.time,
  });
  const hand = createHand({ table: play, get: () => state, settings: chosen, settle: () => {}, hear: () => {}, advisor: {} });
  const sent = () => requests.filter(({ type }) => type !== "save").map(({ type }) => type);
  return { play, hand, sent, requests, reported, stops, storage, clock, state: () => state };
}

const CLICK = { pointerType: "mouse", detail: 1 };
const KEY = {};
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
async function opened(script, options) {
  const it = table({ new: [viewOf()], ...script }, options);
  it.id = await it.play.start("dice_poker", [HUMAN, BOT]);
  await it.play.open(it.id); // As it was begun.
  await it.play.open(it.id); // As it was stored.
  return it;
}

test("who moves: a person rolls the first time by hand, a keep's roll follows by itself, bots move alone", () => {
  assert.equal(mover(viewOf()), "person");
  assert.equal(mover(viewOf({ phase: "reroll" })), "chance");
  assert.equal(mover(viewOf({}, { turn: 1 })), "bot");
  assert.equal(mover(viewOf({ phase: "over", to_act: -2 })), "nobody");
});

test("what may be done is read from the legal actions, not known", () => {
  const view = decide(1);
  assert.equal(canRoll(view, [0, 2]), true);
  assert.equal(canRoll(view, [0, 1]), false);
  assert.equal(canScore(view, "chance"), true);
  assert.equal(canScore(view, "twos"), false);
  assert.equal(canHold(view), true);
  assert.equal(canHold(viewOf()), false);
});

test("a game that has just begun isn't loaded again; once another was opened, it is", async () => {
  const it = table({ new: [viewOf({ commitment: "first" }), viewOf({ commitment: "second" })], load: [viewOf({ commitment: "loaded" })] });
  const first = await it.play.start("dice_poker", [HUMAN, BOT]);
  const second = await it.play.start("dice_poker", [HUMAN, BOT]);
  it.play.leave();
  await it.play.open(second);
  assert.deepEqual([it.state().id, it.state().view.commitment, it.sent()], [second, "second", ["new", "new"]]);
  assert.deepEqual((await it.storage.get(second)).record, { n: 4 });
  await it.play.open(first);
  assert.equal(it.state().view.commitment, "loaded");
  await it.play.open(second);
  assert.deepEqual(it.sent(), ["new", "new", "load", "load"]);
});

test("a roll is one step, stored before it is shown", async () => {
  const it = await opened({ load: [viewOf()], step: [decide(1)] });
  it.hand.roll(CLICK);
  await settled();
  assert.deepEqual(it.sent(), ["new", "load", "step"]);
  assert.equal(it.state().view.ply, 1);
  assert.deepEqual((await it.storage.get(it.id)).record, { n: it.requests.length });
});

test("a reroll keeps the marked dice under the ply that was on the screen, then rolls", async () => {
  const rerolling = viewOf({ ply: 2, phase: "reroll" }, { dice: [2, 3, 4, 5, 6], kept: [0, 2], rolls_left: 2 });
  const it = await opened({ load: [decide(1)], act: [rerolling], step: [decide(3, [0, 2])] });
  it.hand.toggleHold(2);
  it.hand.toggleHold(0);
  it.hand.roll(CLICK);
  await settled();
  const act = it.requests.find(({ type }) => type === "act");
  assert.deepEqual(act, { type: "act", ply: 1, seat: null, action: { type: "keep", dice: [0, 2] } });
  assert.deepEqual(it.state().marks.held, [0, 2]);
  assert.deepEqual(it.sent().slice(2), ["act", "step"]);
});

for (const [name, second, later, acts] of [
  ["the second half of a double click", { pointerType: "mouse", detail: 2 }, 200, 1],
  ["a click right after Enter", KEY, 300, 1],
  ["a quick press of its own", CLICK, 30, 2],
  ["a key after a while", KEY, 500, 2],
]) {
  test(`${name} ${acts === 1 ? "does nothing" : "counts"}`, async () => {
    const it = await opened({ load: [viewOf()], step: [decide(1), decide(3)], act: [viewOf({ ply: 2, phase: "reroll" })] });
    it.hand.roll(CLICK);
    await settled();
    it.clock.time += later;
    it.hand.roll(second);
    await settled();
    assert.equal(it.sent().filter((type) => type === "step").length, acts);
  });
}

test("two fingers are one press", async () => {
  const touch = { pointerType: "touch", detail: 1 };
  const it = await opened({ load: [viewOf()], step: [decide(1), decide(3)], act: [viewOf({ ply: 2, phase: "reroll" })] });
  it.hand.roll(touch);
  await settled();
  it.clock.time += 40;
  it.hand.roll(touch);
  await settled();
  assert.deepEqual(it.sent().slice(2), ["step"]);
});

test("a press while the engine works is dropped, not queued", async () => {
  const it = await opened({ load: [viewOf()], step: [decide(1)] });
  it.hand.roll(CLICK);
  it.clock.time += 1000;
  it.hand.roll(CLICK);
  await settled();
  assert.deepEqual(it.sent().slice(2), ["step"]);
});

test("a zero wants a second press", async () => {
  const after = viewOf({ ply: 2 }, { turn: 1 });
  const it = await opened({ load: [decide(1)], act: [after] });
  it.hand.select("ones");
  it.hand.score(CLICK);
  assert.equal(it.state().marks.zeroAsked, true);
  it.hand.score({ pointerType: "mouse", detail: 2 });
  await settled();
  assert.deepEqual(it.sent(), ["new", "load"]);
  it.clock.time += 600;
  it.hand.score(CLICK);
  await settled();
  assert.deepEqual(it.requests.find(({ type }) => type === "act")?.action, { type: "score", row: "ones" });
});

test("a stale ply brings the present table and a message", async () => {
  const stale = new EngineError({ code: "stale_ply", message: "stale" });
  const it = await opened({ load: [decide(1)], act: [stale], view: [decide(7)] });
  it.hand.select("chance");
  it.hand.score(CLICK);
  await settled();
  assert.equal(it.state().view.ply, 7);
  assert.equal(it.reported[0].code, "stale_ply");
});

test("marks are found again, also in the middle of a turn", async () => {
  const it = await opened({ load: [decide(1)] });
  it.hand.toggleHold(3);
  it.hand.select("chance");
  await settled();
  it.play.leave();
  await it.play.open(it.id);
  assert.deepEqual(it.state().marks.held, [3]);
  assert.equal(it.state().marks.selected, "chance");
});

test("a game left while the engine works is not stored over by what comes next", async () => {
  const it = await opened({ load: [viewOf()], step: [decide(1)] });
  const before = await it.storage.get(it.id);
  it.hand.roll(CLICK);
  it.play.leave();
  await settled();
  assert.deepEqual(await it.storage.get(it.id), before);
});

test("a game that is left while it opens does not come back", async () => {
  const it = await opened({ load: [viewOf()] });
  it.play.leave();
  const opening = it.play.open(it.id);
  it.play.leave();
  await opening;
  assert.equal(it.state(), null);
});

test("bots move by themselves, or one ply a press when they wait", async () => {
  const bot = viewOf({ ply: 4, phase: "decide", to_act: 1 }, { turn: 1 });
  const it = await opened({ load: [bot], step: [viewOf({ ply: 5 })] });
  await settled();
  assert.deepEqual(it.sent(), ["new", "load"]);
  it.play.next(CLICK);
  await settled();
  assert.equal(it.state().view.ply, 5);
  const free = await opened({ load: [bot], step: [viewOf({ ply: 5 })] }, { settings: { pace: "instant" } });
  await settled();
  assert.equal(free.state().view.ply, 5);
});

test("a corrupt save is set aside, and the page is told", async () => {
  const it = await opened({ load: [new EngineError({ code: "bad_record", message: "cut" })] }).catch((error) => error);
  assert.equal(it.code, "bad_record");
});

test("a game that isn't stored is said to be missing", async () => {
  const it = table({});
  assert.equal(await it.play.open("0123456789abcdef"), false);
});

test("what is noted stays with the game: through a ply under way, a reload, and the next ply", async () => {
  const it = await opened({ load: [viewOf()], step: [decide(1)] });
  it.hand.roll(CLICK);
  it.play.note({ assisted: true }); // While the engine works.
  await settled();
  assert.equal(it.state().view.ply, 1);
  assert.equal((await it.storage.get(it.id)).assisted, true);
  it.play.leave();
  await it.play.open(it.id);
  assert.deepEqual(it.state().notes, { assisted: true, practice: false, review: null });
  it.play.mark({ held: [1] });
  await settled();
  assert.equal((await it.storage.get(it.id)).assisted, true);
});

test("a branch of a game is practice from its first ply", async () => {
  const it = table({ load: [decide(7)] });
  const id = await it.play.adopt({}, { practice: true, assisted: true });
  const { practice, assisted, over } = await it.storage.get(id);
  assert.deepEqual({ practice, assisted, over }, { practice: true, assisted: true, over: false });
});

test("a bot without its tables waits until somebody tries again", async () => {
  const bot = viewOf({ ply: 4, phase: "decide", to_act: 1 }, { turn: 1 });
  const lost = new EngineError({ code: "tables_lost", message: "lost" });
  const it = await opened({ load: [bot], step: [lost, viewOf({ ply: 5 })] }, { settings: { pace: "instant" } });
  await settled();
  assert.deepEqual(it.reported.map(({ code }) => code), ["tables_lost"]);
  assert.deepEqual(it.sent(), ["new", "load", "step"]);
  it.play.pump();
  await settled();
  assert.equal(it.state().view.ply, 5);
});

test("what goes wrong in a game that was left is not told in the next one", async () => {
  const it = await opened({ load: [viewOf()], step: [new EngineError({ code: "stale_ply", message: "stale" })] });
  it.hand.roll(CLICK);
  it.play.leave();
  await settled();
  assert.deepEqual(it.reported, []);
});

test("H marks the coach's dice or row, and asks when there is no advice yet", async () => {
  const advice = { asked: 0, analysis: null };
  const it = await opened({ load: [decide(1)] });
  const hand = createHand({
    table: it.play, get: it.state, settings: () => ({ confirmZero: true }), settle: () => {}, hear: () => {},
    advisor: { shown: () => advice.analysis, ask: async () => void (advice.asked += 1), toggle: () => {} },
  });
  hand.take();
  assert.equal(advice.asked, 1);
  advice.analysis = { best: 0, options: [{ action: { type: "keep", dice: [0, 2] }, faces: [2, 4] }] };
  hand.select("chance");
  hand.take();
  assert.deepEqual(it.state().marks.held, [0, 2]);
  assert.equal(it.state().marks.selected, null);
  advice.analysis = { best: 0, options: [{ action: { type: "score", row: "chance" }, faces: [] }] };
  hand.take();
  assert.equal(it.state().marks.selected, "chance");
});

const BOTS_TURN = viewOf({ ply: 4, can_undo: true }, { turn: 1 });
const THOUGHT = { load: [BOTS_TURN], step: [viewOf({ ply: 5 }, { turn: 1, rolls_left: 2 })], undo: [decide(3)] };
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

test("undo ends a bot's long thought and takes back what came before it", async () => {
  const it = await opened({ ...THOUGHT, thinks: 5000 });
  it.play.next(CLICK);
  await settled();
  it.play.undo({ pointerType: "touch", detail: 1 });
  await pause(400);
  assert.deepEqual(it.stops, ["step"]);
  assert.deepEqual(it.sent().slice(-2), ["step", "undo"]);
  assert.equal(it.state().view.ply, 3);
  assert.deepEqual(it.reported, []);
});

test("a short thought ends by itself, and then there is nothing to take back", async () => {
  const it = await opened({ ...THOUGHT, thinks: 1 });
  it.play.next(CLICK);
  await settled();
  it.play.undo({ pointerType: "touch", detail: 1 });
  await pause(400);
  assert.deepEqual(it.stops, []);
  assert.equal(it.sent().includes("undo"), false);
  assert.equal(it.state().view.ply, 5);
});

test("leaving the table ends a long thought", async () => {
  const it = await opened({ ...THOUGHT, thinks: 5000 });
  it.play.next(CLICK);
  await settled();
  it.play.leave();
  await pause(400);
  assert.deepEqual(it.stops, ["step"]);
  assert.equal(it.state(), null);
  assert.deepEqual(it.reported, []);
});

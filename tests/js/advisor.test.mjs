import assert from "node:assert/strict";
import { test } from "node:test";
import { createAdvisor } from "../../js/advisor.js";
import { EngineError } from "../../js/client.js";

const OPTIONS = [{ action: { type: "keep", dice: [0] }, faces: [5] }, { action: { type: "score", row: "ones" }, faces: [] }];
const analysisAt = (ply) => ({ ply, analysis: { chances: [0.5, 0.5], options: OPTIONS, best: 0, best_to_win: 0, reason: null, ply } });
const playAt = (ply, patch = {}) => ({
  id: "a", viewer: null, view: { game: "dice", ply, players: [{}, {}], decides: true, outcome: null }, marks: {}, notes: { assisted: false, review: null }, elsewhere: false, ...patch,
});

/** An advisor whose engine answers when it is told to: each request waits in `waiting`. */
function advisor({ settings = {}, starts = [] } = {}) {
  const state = { play: null, advice: null, graph: [], review: null, examined: null };
  const [waiting, sent, notes, said, reported] = [[], [], [], [], []];
  const it = createAdvisor({
    client: {
      request: (request) => {
        sent.push(request);
        return new Promise((resolve, reject) => waiting.push({ resolve, reject, request }));
      },
    },
    coachOf: () => ({ decides: (view) => view.decides, marked: (_, { marks }) => marks.option ?? null, turnStarts: () => [...starts], sentence: () => "" }),
    get: () => state,
    set: (patch) => Object.assign(state, patch),
    settings: () => ({ coach: "request", winGraph: false, ...settings }),
    note: (patch) => notes.push(patch),
    say: (analysis) => said.push(analysis.ply),
    report: (error) => reported.push(error),
    graphAfter: 1,
  });
  const put = (play) => {
    state.play = play;
    it.follow(play);
  };
  const answer = async (result) => {
    while (!waiting.length) await new Promise((done) => setTimeout(done, 1));
    const { resolve, reject } = waiting.shift();
    if (result instanceof Error) reject(result);
    else resolve(result);
    await new Promise((done) => setTimeout(done, 1));
  };
  return { it, state, put, answer, sent, notes, said, reported };
}

test("on request: asked only when asked, once shown it is noted, and hidden by the same key", async () => {
  const { it, state, put, answer, sent, notes, said } = advisor();
  put(playAt(3));
  assert.deepEqual(sent, []);
  it.toggle();
  assert.deepEqual(sent, [{ type: "analyse", ply: 3, seat: null }]);
  assert.equal(it.shown(), null);
  assert.deepEqual(notes, [], "nothing has been shown yet");
  await answer(analysisAt(3));
  assert.equal(it.shown()?.ply, 3);
  assert.deepEqual(notes, [{ assisted: true }]);
  assert.deepEqual(said, [3]);
  it.toggle();
  assert.equal(state.advice, null);
});

test("always: at each decision of a person, and at no other", async () => {
  const { put, answer, sent } = advisor({ settings: { coach: "always" } });
  put(playAt(3));
  await answer(analysisAt(3));
  put(playAt(4, { view: { ...playAt(4).view, decides: false } }));
  put(playAt(5));
  assert.deepEqual(sent.map(({ ply }) => ply), [3, 5]);
});

test("off: not even when a key asks", () => {
  const { it, put, sent } = advisor({ settings: { coach: "off" } });
  put(playAt(3));
  it.toggle();
  assert.deepEqual(sent, []);
});

test("an answer for a position that has passed is dropped, and notes nothing", async () => {
  const { it, state, put, answer, notes, said } = advisor();
  put(playAt(3));
  it.toggle();
  put(playAt(4));
  await answer(analysisAt(3));
  assert.equal(state.advice, null);
  assert.deepEqual([notes, said], [[], []]);
});

test("an answer that comes after the advice was hidden is dropped too", async () => {
  const { it, state, put, answer, notes } = advisor();
  put(playAt(3));
  it.toggle();
  it.toggle();
  await answer(analysisAt(3));
  assert.equal(state.advice, null);
  assert.deepEqual(notes, []);
});

test("waiting for long is shown", async () => {
  const { it, state, put } = advisor();
  put(playAt(3));
  it.toggle();
  assert.equal(state.advice.late, false);
  await new Promise((done) => setTimeout(done, 200));
  assert.equal(state.advice.late, true);
});

test("what is marked is explained once, and the best option not again", async () => {
  const { it, state, put, answer, sent } = advisor();
  put(playAt(3));
  it.toggle();
  await answer(analysisAt(3));
  put(playAt(3, { marks: { option: OPTIONS[0] } }));
  assert.equal(sent.length, 1);
  put(playAt(3, { marks: { option: OPTIONS[1] } }));
  await answer({ ply: 3, reason: { type: "score", points: 1, worth: 2 } });
  put(playAt(3, { marks: { option: OPTIONS[1] }, look: 1 }));
  assert.deepEqual(sent.slice(1), [{ type: "explain", ply: 3, action: OPTIONS[1].action, seat: null }]);
  assert.equal(state.advice.reasons.get(OPTIONS[1]).worth, 2);
});

test("lost tables are said where advice was wanted; any other fault is reported", async () => {
  const { it, state, put, answer, reported } = advisor();
  put(playAt(3));
  it.toggle();
  await answer(new EngineError({ code: "tables_lost", message: "" }));
  assert.equal(state.advice.stage, "lost");
  assert.equal(reported.length, 0);
  it.toggle();
  it.toggle();
  await answer(new EngineError({ code: "internal", message: "" }));
  assert.equal(reported.length, 1);
});

test("a question that the table has left behind may fail in silence", async () => {
  const { it, put, answer, reported } = advisor();
  put(playAt(5));
  it.toggle();
  put(playAt(4));
  await answer(new EngineError({ code: "bad_request", message: "ply 5" }));
  assert.deepEqual(reported, []);
});

test("the graph is filled turn by turn, and what was undone is taken out", async () => {
  const starts = [{ ply: 0, round: 1, seat: 0 }, { ply: 4, round: 1, seat: 1 }];
  const { state, put, answer, sent } = advisor({ settings: { winGraph: true }, starts });
  put(playAt(4));
  await answer({ log: [] });
  await answer(analysisAt(4));
  await answer(analysisAt(0));
  assert.deepEqual(state.graph.map(({ ply }) => ply), [0, 4]);
  put(playAt(3));
  assert.deepEqual(state.graph.map(({ ply }) => ply), [0]);
  await new Promise((done) => setTimeout(done, 5));
  assert.deepEqual(sent.map(({ type }) => type), ["log", "analyse", "analyse", "log"]);
});

test("another game on the table: nothing of the first is left", async () => {
  const { it, state, put, answer } = advisor({ settings: { winGraph: true }, starts: [{ ply: 0, round: 1, seat: 0 }] });
  put(playAt(4));
  await answer({ log: [] });
  put(null);
  await answer(analysisAt(0));
  assert.deepEqual(state.graph, []);
  it.toggle();
  assert.equal(state.advice, null);
});

test("a review is worked out slice by slice, once, and its short form is kept", async () => {
  const { it, state, put, answer, sent, notes } = advisor();
  put(playAt(9, { view: { ...playAt(9).view, outcome: {} } }));
  const done = it.review();
  it.review();
  await answer({ done: 1, total: 2, review: null });
  assert.deepEqual(state.review, { stage: "waiting", done: 1, total: 2, review: null });
  const review = { seats: [{ lost: 3, dearest: [{}], list: [{}] }], graph: [] };
  await answer({ done: 2, total: 2, review });
  await done;
  assert.equal(state.review.review, review);
  assert.deepEqual(notes, [{ review: [{ lost: 3 }] }]);
  it.review();
  assert.equal(sent.length, 2);
});

test("a review that failed can be asked for again", async () => {
  const { it, state, put, answer, sent } = advisor();
  put(playAt(9, { view: { ...playAt(9).view, outcome: {} } }));
  it.review();
  await answer(new EngineError({ code: "tables_lost", message: "" }));
  assert.equal(state.review.stage, "lost");
  it.review();
  assert.equal(sent.length, 2);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { createClient } from "../../js/client.js";

const tick = () => new Promise((resolve) => setImmediate(resolve));

async function workers({ prepare = async () => ({ type: "boot" }), compile = async () => "compiled", fetchBytes = async () => new Uint8Array([7]) } = {}) {
  const made = [];
  const states = [];
  const heard = { restored: 0, refreshed: 0 };
  const client = createClient({
    async spawn() {
      const worker = { posted: [], ended: false, onmessage: null, onerror: null, postMessage: (m) => worker.posted.push(m), terminate: () => (worker.ended = true) };
      worker.says = (data) => worker.onmessage({ data });
      worker.asked = () => worker.posted.filter(({ type }) => !["boot", "module", "file"].includes(type));
      made.push(worker);
      return worker;
    },
    prepare,
    compile,
    fetchBytes,
    refresh: () => (heard.refreshed += 1),
    onState: (state) => states.push(state),
    onRestored: () => (heard.restored += 1),
  });
  await tick();
  return { client, made, states, heard };
}

/** A client whose first worker holds a match that was saved, then one ply further. */
async function playing() {
  const all = await workers();
  const [first] = all.made;
  first.says({ type: "status", stage: "ready", way: "snapshot" });
  const asked = [all.client.request({ type: "save" }), all.client.request({ type: "act", ply: 3, action: { type: "keep" } })];
  first.says({ id: 1, ok: true, result: { record: { saved: 1 } } });
  first.says({ id: 2, ok: true, result: { ply: 4 } });
  await Promise.all(asked);
  return { ...all, first };
}
const REPLAYED = [{ id: 0, type: "load", record: { saved: 1 } }, { id: 0, type: "act", ply: 3, action: { type: "keep" } }];

test("answers find their requests, in whatever order they come", async () => {
  const { client, made } = await workers();
  const [first, second] = [client.request({ type: "save" }), client.request({ type: "log" })];
  const [boot, module, ...requests] = made[0].posted;
  assert.deepEqual([boot, module], [{ type: "boot" }, { type: "module", module: "compiled" }]);
  for (const { id, type } of requests.reverse()) made[0].says({ id, ok: true, result: type });
  assert.deepEqual(await Promise.all([first, second]), ["save", "log"]);
});

test("what is asked before the worker has been told to start waits its turn", async () => {
  let prepared;
  const { client, made } = await workers({ prepare: () => new Promise((resolve) => (prepared = resolve)) });
  const answer = client.request({ type: "save" });
  assert.deepEqual(made[0].posted, []);
  prepared({ type: "boot" });
  await tick();
  assert.deepEqual(made[0].posted, [{ type: "boot" }, { id: 1, type: "save" }, { type: "module", module: "compiled" }]);
  made[0].says({ id: 1, ok: true, result: "here" });
  assert.equal(await answer, "here");
});

test("a refusal is an error with the engine's code, clause and arguments", async () => {
  const { client, made } = await workers();
  const answer = client.request({ type: "save" });
  made[0].says({ id: 1, ok: false, error: { code: "illegal", clause: "D4", message: "no", args: { seat: 1 } } });
  await assert.rejects(answer, { code: "illegal", clause: "D4", args: { seat: 1 } });
});

test("files that the worker asks for are handed to it, or why not", async () => {
  const fetchBytes = async (url) => (url === "there" ? new Uint8Array([7]) : Promise.reject(new Error("gone")));
  const { made } = await workers({ fetchBytes });
  made[0].says({ type: "fetch", url: "there" });
  made[0].says({ type: "fetch", url: "missing" });
  await tick();
  assert.deepEqual(made[0].posted.slice(2), [
    { type: "file", url: "there", bytes: new Uint8Array([7]) },
    { type: "file", url: "missing", error: "Error: gone" },
  ]);
});

test("a failed start ends the worker and fails what waits; retry fetches anew and starts a fresh one", async () => {
  const { client, made, states, heard } = await workers();
  const waiting = client.request({ type: "save" });
  made[0].says({ type: "fatal", code: "download", message: "gone" });
  await assert.rejects(waiting, { code: "engine_lost" });
  await assert.rejects(client.request({ type: "save" }), { code: "engine_lost" });
  assert.equal(made[0].ended, true);
  assert.deepEqual([states.at(-1).stage, states.at(-1).code], ["failed", "download"]);
  client.retry();
  await tick();
  assert.equal(made.length, 2);
  assert.equal(heard.refreshed, 1);
  const answer = client.request({ type: "save" });
  made[1].says({ id: made[1].posted.at(-1).id, ok: true, result: 1 });
  assert.equal(await answer, 1);
});

test("a worker starts without the module, and one that is lost is a failed download", async () => {
  const { made, states } = await workers({ compile: () => Promise.reject(new Error("gone")) });
  assert.deepEqual(made[0].posted, [{ type: "boot" }]);
  assert.deepEqual([states.at(-1).stage, states.at(-1).code, states.at(-1).message], ["failed", "download", "gone"]);
});

test("a worker whose script doesn't load is a failed download, also before the rest is there", async () => {
  const { made, states } = await workers({ prepare: () => new Promise(() => {}) });
  made[0].onerror({ message: "" });
  assert.deepEqual([states.at(-1).stage, states.at(-1).code], ["failed", "download"]);
});

for (const [how, die] of Object.entries({
  "an engine that broke": (worker) => worker.says({ type: "fatal", code: "engine", message: "unreachable" }),
  "a worker that broke": (worker) => worker.onerror({ message: "out of memory" }),
  "memory that ran out": (worker) => worker.says({ id: 3, ok: false, error: { code: "internal", message: "MemoryError: " } }),
})) {
  test(`after ${how} the next worker is put where it was, and the answer comes from there`, async () => {
    const { client, made, heard, first } = await playing();
    const step = client.request({ type: "step", ply: 4 });
    die(first);
    await tick();
    assert.equal(first.ended, true);
    assert.deepEqual(made[1].asked(), [...REPLAYED, { id: 3, type: "step", ply: 4 }]);
    assert.equal(heard.restored, 0);
    made[1].says({ type: "status", stage: "ready", way: "snapshot" });
    made[1].says({ id: 0, ok: true, result: { ply: 3 } });
    made[1].says({ id: 3, ok: true, result: { ply: 5 } });
    assert.deepEqual(await step, { ply: 5 });
    assert.equal(heard.restored, 1);
  });
}

test("what kills two workers is given up, said, and can be tried again", async () => {
  const { client, made, states, first } = await playing();
  const step = client.request({ type: "step", ply: 4 });
  first.says({ type: "fatal", code: "engine", message: "unreachable" });
  await tick();
  made[1].says({ type: "status", stage: "ready", way: "snapshot" });
  made[1].says({ type: "fatal", code: "engine", message: "unreachable" });
  await assert.rejects(step, { code: "engine_lost" });
  assert.equal(states.at(-1).stage, "failed");
});

/** A match in which a thought was stopped; what was asked after it still waits. */
async function stopped() {
  const all = await playing();
  const thought = all.client.request({ type: "step", ply: 4 });
  const undo = all.client.request({ type: "undo", ply: 4 });
  all.client.stop();
  all.client.stop(); // Nothing is thought about any more: it ends nothing else.
  await assert.rejects(thought, { code: "stopped" });
  assert.deepEqual(all.first.posted.at(-1), { type: "stop", id: 3 });
  return { ...all, undo };
}
const STOPPED = { id: 3, ok: false, error: { code: "stopped", message: "it was not waited for" } };

test("a thought that is stopped leaves the match as it was, for whatever is asked next", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { made, first, undo } = await stopped();
  first.says(STOPPED);
  first.says({ id: 4, ok: true, result: { ply: 3 } });
  assert.deepEqual(await undo, { ply: 3 });
  t.mock.timers.tick(10_000);
  await tick();
  assert.equal(made.length, 1);
  assert.equal(first.ended, false);
});

test("a worker that can't leave off its thought is ended, and the next one is put where it was", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { made, heard, first, undo } = await stopped();
  t.mock.timers.tick(299);
  assert.equal(first.ended, false);
  t.mock.timers.tick(1);
  await tick();
  assert.equal(first.ended, true);
  assert.deepEqual(made[1].asked(), [...REPLAYED, { id: 4, type: "undo", ply: 4 }]);
  first.onmessage({ data: { id: 4, ok: true, result: "from the dead" } });
  made[1].says({ type: "status", stage: "ready", way: "snapshot" });
  made[1].says({ id: 4, ok: true, result: { ply: 3 } });
  assert.deepEqual(await undo, { ply: 3 });
  assert.equal(heard.restored, 0);
});

test("a step that was done before it could be stopped is forgotten by the engine too", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { made, first, undo } = await stopped();
  first.says({ id: 3, ok: true, result: { ply: 5 } });
  assert.deepEqual(first.asked().slice(-3), [...REPLAYED, { id: 5, type: "undo", ply: 4 }]);
  first.says({ id: 4, ok: false, error: { code: "stale_ply", message: "it is ply 5" } });
  first.says({ id: 5, ok: true, result: { ply: 3 } });
  assert.deepEqual(await undo, { ply: 3 });
  t.mock.timers.tick(10_000);
  assert.equal(made.length, 1);
});

test("a second thought is stopped while the first still goes on: the worker is ended", async () => {
  const { client, made, first, undo } = await stopped();
  undo.catch(() => {});
  first.says({ id: 4, ok: true, result: { ply: 3 } });
  const thought = client.request({ type: "step", ply: 3 });
  client.stop();
  await assert.rejects(thought, { code: "stopped" });
  await tick();
  assert.equal(first.ended, true);
  assert.deepEqual(made[1].asked(), [...REPLAYED, { id: 0, type: "undo", ply: 4 }]);
});

test("while the engine starts a step that is stopped is taken back", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { client, made } = await workers();
  const thought = client.request({ type: "step", ply: 0 });
  client.stop();
  await assert.rejects(thought, { code: "stopped" });
  t.mock.timers.tick(10_000);
  assert.equal(made[0].ended, false);
  assert.deepEqual(made[0].posted.at(-1), { type: "stop", id: 1 });
});

test("a match that was never saved can't be brought back, and nothing else is put in its place", async () => {
  const { client, made, first } = await playing();
  const begun = client.request({ type: "new", game: "dice_poker", seats: [] });
  first.says({ id: 3, ok: true, result: { ply: 0 } });
  await begun;
  const save = client.request({ type: "save" });
  first.says({ type: "fatal", code: "engine", message: "unreachable" });
  await tick();
  assert.deepEqual(made[1].asked(), [{ id: 4, type: "save" }]);
  made[1].says({ id: 4, ok: false, error: { code: "no_game", message: "there is no match" } });
  await assert.rejects(save, { code: "no_game" });
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { createClient } from "../../js/client.js";

function workers() {
  const made = [];
  const states = [];
  const client = createClient({
    spawn() {
      const worker = { posted: [], ended: false, onmessage: null, onerror: null, postMessage: (m) => worker.posted.push(m), terminate: () => (worker.ended = true) };
      made.push(worker);
      return worker;
    },
    boot: { type: "boot" },
    onState: (state) => states.push(state),
  });
  return { client, made, states };
}

test("answers find their requests, in whatever order they come", async () => {
  const { client, made } = workers();
  const [first, second] = [client.request({ type: "save" }), client.request({ type: "log" })];
  const [boot, ...requests] = made[0].posted;
  assert.deepEqual(boot, { type: "boot" });
  for (const { id, type } of requests.reverse()) made[0].onmessage({ data: { id, ok: true, result: type } });
  assert.deepEqual(await Promise.all([first, second]), ["save", "log"]);
});

test("a refusal is an error with the engine's code, clause and arguments", async () => {
  const { client, made } = workers();
  const answer = client.request({ type: "save" });
  made[0].onmessage({ data: { id: 1, ok: false, error: { code: "illegal", clause: "D4", message: "no", args: { seat: 1 } } } });
  await assert.rejects(answer, { code: "illegal", clause: "D4", args: { seat: 1 } });
});

test("progress is passed on", () => {
  const { made, states } = workers();
  made[0].onmessage({ data: { type: "status", stage: "fetching", done: 3, total: 6 } });
  assert.deepEqual(states.at(-1), { stage: "fetching", done: 3, total: 6 });
});

test("a failed start ends the worker and fails what waits; retry starts a fresh one", async () => {
  const { client, made, states } = workers();
  const waiting = client.request({ type: "save" });
  made[0].onmessage({ data: { type: "fatal", code: "download", message: "gone" } });
  await assert.rejects(waiting, { code: "engine_lost" });
  await assert.rejects(client.request({ type: "save" }), { code: "engine_lost" });
  assert.equal(made[0].ended, true);
  assert.deepEqual([states.at(-1).stage, states.at(-1).code], ["failed", "download"]);
  client.retry();
  assert.equal(made.length, 2);
  const answer = client.request({ type: "save" });
  made[1].onmessage({ data: { id: made[1].posted.at(-1).id, ok: true, result: 1 } });
  assert.equal(await answer, 1);
});

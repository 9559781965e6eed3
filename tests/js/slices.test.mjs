import assert from "node:assert/strict";
import { test } from "node:test";
import { createAsker } from "../../js/slices.js";

const STEP = { id: 7, type: "step", ply: 3 };

/** An engine whose steps take so many slices more. */
function engine(slices) {
  const asked = [];
  const handle = (text) => {
    const { id, type } = JSON.parse(text);
    asked.push(type);
    const thinking = type === "step" && slices-- > 0;
    return JSON.stringify({ id, ok: true, result: thinking ? { thinking } : { ply: 4 } });
  };
  return { asked, session: { handle } };
}

test("a step in slices has one answer, the last", async () => {
  const { asked, session } = engine(3);
  assert.deepEqual(await createAsker().ask(session, STEP), { id: 7, ok: true, result: { ply: 4 } });
  assert.deepEqual(asked, ["step", "step", "step", "step"]);
});

test("between two slices there is room for what the page asks", async () => {
  const { asked, session } = engine(1000);
  const asker = createAsker();
  let done = false;
  const step = asker.ask(session, STEP).finally(() => (done = true));
  assert.equal(asker.thinking, true);
  await new Promise((resolve) => setTimeout(resolve, 1));
  assert.equal(done, false);
  assert.deepEqual(await asker.ask(session, { id: 8, type: "analyse" }), { id: 8, ok: true, result: { ply: 4 } });
  assert.equal(asker.thinking, true);
  await step;
  assert.equal(asker.thinking, false);
  assert.equal(asked.length, 1002);
  assert.notEqual(asked.at(-1), "analyse");
});

test("a step that is stopped goes on no more", async () => {
  const { asked, session } = engine(Infinity);
  const asker = createAsker();
  const step = asker.ask(session, STEP);
  await new Promise((resolve) => setTimeout(resolve, 1));
  asker.stop(7);
  const { ok, error } = await step;
  assert.deepEqual([ok, error.code, asker.thinking], [false, "stopped", false]);
  const slices = asked.length;
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(asked.length, slices);
});

test("a step that is stopped before its turn isn't begun", async () => {
  const { asked, session } = engine(2);
  const asker = createAsker();
  asker.stop(7);
  assert.equal((await asker.ask(session, STEP)).error.code, "stopped");
  assert.deepEqual(asked, []);
});

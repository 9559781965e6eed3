// The snapshot and the library that the build made, started as the page starts them.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { compiled, installed, loader } from "../../js/boot/node.mjs";
import { restore, start } from "../../js/boot/pyodide.js";
import { applyTo, encode, headerOf } from "../../js/boot/sparse.js";

const made = fileURLToPath(new URL("../../.build/compiled/", import.meta.url));
const core = join(made, "pyodide");
const unpack = (name) => new Uint8Array(gunzipSync(readFileSync(join(made, `${name}.bin`))));
const snapshot = unpack("snapshot");
const { fits } = headerOf(snapshot);
const scripts = await loader(core);
const module = await compiled(core);
const folder = mkdtempSync(join(tmpdir(), "library-"));
after(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, "library.zip"), unpack("library"));
writeFileSync(join(folder, "empty.zip"), "");

const options = (stdLibURL) => ({ indexURL: installed, stdLibURL: join(folder, stdLibURL), env: { PYTHONHASHSEED: "0" } });
const fromSnapshot = (bytes = snapshot, wanted = fits) => restore(scripts, module, bytes, wanted, options("empty.zip"));
const fromLibrary = () => start(scripts, module, options("library.zip"));
const engineOf = (pyodide) => {
  const handle = pyodide.runPython("from bridge.api import Session\nSession().handle");
  return (request) => JSON.parse(handle(JSON.stringify({ id: 1, ...request }))).result;
};
const SEATS = [{ kind: "human", name: "" }, { kind: "bot", bot: "expert", name: "" }];
const [one, two] = [await fromSnapshot(), await fromSnapshot()];

test("memory that differs from fresh memory is stored, and only that", () => {
  const memory = new Uint8Array(64 * 6);
  memory.fill(3, 64, 192);
  memory.fill(5, 320, 330);
  const header = { fits: { wasm: "å" }, bytes: memory.length, state: { keys: [] } };
  const bytes = encode(header, memory, (block) => memory[block * 64] !== 0);
  assert.deepEqual(headerOf(bytes), header);
  assert.ok(bytes.length < memory.length);
  const fresh = new Uint8Array(memory.length);
  applyTo(fresh, bytes);
  assert.deepEqual(fresh, memory);
});

test("nothing random comes out of a snapshot: no seed, no urandom, no generator", () => {
  const draw = (pyodide) => pyodide.runPython("import os, random, secrets\n(os.urandom(8).hex(), random.random(), secrets.token_hex(8), random.SystemRandom().random()).__repr__()");
  const drawn = [one, two].flatMap((pyodide) => [draw(pyodide), draw(pyodide)]).flatMap((text) => text.slice(1, -1).split(", "));
  assert.equal(new Set(drawn).size, 16);
  const sealed = [one, two].map((pyodide) => engineOf(pyodide)({ type: "new", game: "dice_poker", seats: SEATS }).view.commitment);
  assert.notEqual(...sealed);
});

test("hashes fit the sets that came with the snapshot, and are those of the library", async () => {
  const library = await fromLibrary();
  const hashes = "import sys\nstr([hash('bone'), hash(('a', 1)), list({'a', 'bone', 'banner', 'c'})])";
  assert.equal(one.runPython(hashes), library.runPython(hashes));
  assert.equal(one.runPython("from palace_poker.cards import DECK\nall(card in set(DECK) and card in dict.fromkeys(DECK) for card in DECK)"), true);
});

test("clocks go on from now, not from the build", () => {
  const seconds = one.runPython("import time\ntime.time()");
  assert.ok(Math.abs(seconds - Date.now() / 1000) < 60);
  assert.equal(one.runPython("import time\ntime.gmtime().tm_year"), new Date().getUTCFullYear());
  for (const clock of ["monotonic", "perf_counter"]) {
    const [early, late] = [one, two].map((pyodide) => pyodide.runPython(`import time\ntime.${clock}()`));
    const passed = performance.now() / 1000;
    assert.ok(late > early && Math.abs(late - passed) < 60, `${clock} says ${early}, ${late} after ${passed} s`);
  }
});

test("the environment is the page's, with nothing of the machine that built it", () => {
  const environment = one.runPython("import os\nstr(sorted(os.environ.items()))");
  assert.ok(!environment.includes(process.cwd()), environment);
  assert.ok(!Buffer.from(snapshot).includes(process.cwd()));
});

test("one record is one game from the snapshot and from the library", async () => {
  const library = await fromLibrary();
  const play = (pyodide) => {
    const ask = engineOf(pyodide);
    ask({ type: "new", game: "palace_poker", seats: ["squire", "baron", "king"].map((bot) => ({ kind: "bot", bot, name: "" })), config: { hands: 2 }, seed: "5e".repeat(32) });
    for (let ply = 0; ply < 400; ply += 1) ask({ type: "step" });
    const { log } = ask({ type: "log" });
    assert.ok(log.length > 40);
    return JSON.stringify(log);
  };
  assert.equal(play(one), play(library));
});

test("a snapshot of something else is refused and named", async () => {
  for (const name of Object.keys(fits)) {
    await assert.rejects(fromSnapshot(snapshot, { ...fits, [name]: "other" }), new RegExp(`made from ${name} .*, not other`));
  }
});

test("a snapshot that is no snapshot is an error, not a hang", async () => {
  for (const bytes of [new Uint8Array(0), snapshot.slice(0, 100), new Uint8Array(5000).fill(65)]) {
    await assert.rejects(fromSnapshot(bytes));
  }
});

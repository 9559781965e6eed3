// @ts-check
// node js/boot/snapshot.mjs pyodide library.zip memory.bin '{"wasm": "hash", …}': Python's memory once the engine is imported.
import { readFileSync, writeFileSync } from "node:fs";
import { compiled, installed, loader } from "./node.mjs";
import { start } from "./pyodide.js";
import { encode } from "./sparse.js";

const [core = "", library = "", target = "", fits = "{}"] = process.argv.slice(2);
const WORDS = 16; // of 32 bits in a block
/** From there down to the least that malloc gives, halving. */
const LARGEST_PIECE = 1 << 16;
const SMALLEST_PIECE = 1 << 3;

const words = (/** @type {Uint8Array} */ bytes) => new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);

/** Zeroes what is free: takes all of it in ever smaller pieces, then gives it back. @param {any} emscripten */
function sweep({ _malloc, _free, _sbrk, HEAPU8 }) {
  const taken = [];
  const end = _sbrk(0);
  for (let size = LARGEST_PIECE; size >= SMALLEST_PIECE; size >>= 1) {
    let at;
    do {
      at = _malloc(size);
      taken.push(at);
      HEAPU8.fill(0, at, at + size);
    } while (at + size <= end); // Else out of what had been in use.
  }
  for (const at of taken) _free(at);
}

const scripts = await loader(core);
const module = await compiled(core);
/** Memory as the module itself makes it, then as it is when its constructors have run. @type {Uint8Array[]} */
const fresh = [];
const { instantiate } = WebAssembly;
WebAssembly.instantiate = /** @type {any} */ (async (/** @type {any} */ bytes, /** @type {any} */ imports) => {
  const instance = /** @type {any} */ (await instantiate(bytes, imports));
  if (instance.exports?.memory) fresh.push(new Uint8Array(instance.exports.memory.buffer.slice(0)));
  return instance;
});
const pyodide = await start(
  scripts,
  module,
  {
    indexURL: installed,
    stdLibURL: library,
    _makeSnapshot: true,
    _sysExecutable: "/python", // Not where Node is on this machine.
    env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1", LANG: "C.UTF-8" },
  },
  ({ HEAPU8 }) => void fresh.push(HEAPU8.slice()),
);
pyodide.runPython(`exec(${JSON.stringify(readFileSync(new URL("snapshot.py", import.meta.url), "utf8"))})`);
const { _module: emscripten, _api: api } = pyodide;
sweep(emscripten);

// What the constructors touch is always stored: in a browser they may leave something else there.
const [untouched, constructed, now] = [.../** @type {[Uint8Array, Uint8Array]} */ (fresh), emscripten.HEAPU8].map(words);
if (!untouched || !constructed || !now || now.length !== untouched.length) throw new Error("the engine needs more memory than there is at first");
const header = { fits: JSON.parse(fits), bytes: emscripten.HEAPU8.length, state: api.serializeHiwireState() };
const snapshot = encode(header, emscripten.HEAPU8, (block) => {
  for (let word = block * WORDS; word < (block + 1) * WORDS; word += 1) {
    if (now[word] !== untouched[word] || constructed[word] !== untouched[word]) return true;
  }
  return false;
});
writeFileSync(target, snapshot);

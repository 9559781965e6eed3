import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { pruneGlue, pruneModule } from "../../js/boot/prune.mjs";

const folder = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const glue = readFileSync(join(folder, "pyodide.asm.mjs"), "utf8");
const names = (list) => list.map(({ module = "", name }) => `${module} ${name}`);

/** A module that exports the function "f" twice and a global, by hand: type, function, global, export, code. */
const TINY = Uint8Array.from([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, // magic, version 1
  1, 5, 1, 0x60, 0, 1, 0x7f, // () -> i32
  3, 2, 1, 0,
  6, 6, 1, 0x7f, 0, 0x41, 7, 0x0b, // a constant 7
  7, 16, 3, 1, 0x66, 0, 0, 4, 0x6c, 0x6f, 0x6e, 0x67, 0, 0, 1, 0x67, 3, 0, // f, long, g
  10, 6, 1, 4, 0, 0x41, 5, 0x0b, // 5
]);

test("a module keeps the exports that are wanted, and does what it did", () => {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(pruneModule(TINY, (name) => name === "long")));
  assert.deepEqual(Object.keys(exports), ["long"]);
  assert.equal(exports.long(), 5);
  assert.deepEqual([...pruneModule(TINY, () => true)], [...TINY], "all wanted: byte for byte the same");
});

test("of Pyodide's exports those stay that its scripts or ours name", () => {
  const others = [readFileSync(join(folder, "pyodide.mjs"), "utf8"), "({ _sbrk }) => _sbrk(0)"];
  const lean = pruneGlue(glue, others);
  const wasm = readFileSync(join(folder, "pyodide.asm.wasm"));
  const [before, after] = [wasm, pruneModule(wasm, lean.wanted)].map((bytes) => new WebAssembly.Module(bytes));
  const exported = WebAssembly.Module.exports(after).map(({ name }) => name);
  for (const name of ["memory", "malloc", "sbrk", "_pyproxy_apply", "__indirect_function_table"]) assert(exported.includes(name), name);
  for (const name of ["sqlite3_open", "PyDict_Copy", "_Znam"]) assert(!exported.includes(name), name);
  assert.deepEqual(names(WebAssembly.Module.imports(after)), names(WebAssembly.Module.imports(before)));
  assert(!pruneGlue(glue, others.slice(0, 1)).wanted("sqlite3_open"));
});

test("what the lean glue takes from the module is exported", () => {
  const { glue: lean, wanted } = pruneGlue(glue, []);
  const taken = [...lean.matchAll(/Module\["[\w$]+"\]=wasmExports\["([^"]+)"\]/g)].map(([, name]) => name);
  assert(taken.length > 100 && taken.length < 400, `${taken.length}`);
  assert.deepEqual(taken.filter((name) => !wanted(name)), []);
  for (const own of ["wasmMemory", "wasmTable"]) assert.match(lean, new RegExp(`[=;{]${own}=(Module\\["wasmTable"\\]=)?wasmExports`));
});

test("another Pyodide's glue is refused in words", () => {
  assert.throws(() => pruneGlue("var a;", []), /Pyodide that package.json pins/);
  assert.throws(() => pruneGlue(glue.replace("if(!value&&!entry.required){", ""), []), /Pyodide that package.json pins/);
});

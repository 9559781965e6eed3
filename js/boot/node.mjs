// @ts-check
/** Pyodide for the build's own scripts. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

/** Where npm has put Pyodide: it looks for its list of packages there. */
export const installed = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));

/** @param {string} core  the folder of its files @returns {Promise<WebAssembly.Module>} */
export const compiled = (core) => WebAssembly.compile(readFileSync(join(core, "pyodide.asm.wasm")));

/** @param {string} core @returns {Promise<import("./pyodide.js").Loader>} */
export async function loader(core) {
  const { loadPyodide } = await import(pathToFileURL(join(core, "pyodide.mjs")).href);
  const { default: createModule } = await import(pathToFileURL(join(core, "pyodide.asm.mjs")).href);
  return { loadPyodide, createModule };
}

// Node would print the line that threw, and Pyodide's is a megabyte.
process.on("uncaughtException", (error) => {
  console.error(error.stack);
  process.exit(1);
});

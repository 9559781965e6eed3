// @ts-check
/** Pyodide's files for the build's own scripts. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

export const core = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const wasm = readFileSync(join(core, "pyodide.asm.wasm"));

/** @returns {Promise<WebAssembly.Module>} */
export const compiled = () => WebAssembly.compile(wasm);

/** @returns {Promise<import("./pyodide.js").Loader>} */
export async function loader() {
  const { loadPyodide } = await import(pathToFileURL(join(core, "pyodide.mjs")).href);
  const { default: createModule } = await import(pathToFileURL(join(core, "pyodide.asm.mjs")).href);
  return { loadPyodide, createModule };
}

// Node would print the line that threw, and Pyodide's is a megabyte.
process.on("uncaughtException", (error) => {
  console.error(error.stack);
  process.exit(1);
});

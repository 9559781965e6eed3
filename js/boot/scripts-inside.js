// @ts-check
/** Pyodide's two scripts, bundled into the one file's worker. */
import { loadPyodide } from "pyodide/pyodide.mjs";
import createModule from "pyodide/pyodide.asm.mjs";

/** @returns {Promise<import("./pyodide.js").Loader>} */
export const loadScripts = async () => ({ loadPyodide, createModule });

// @ts-check
/**
 * The one way into Pyodide, for the page and for the build: from a compiled module and either a library or a snapshot.
 *
 * `_loadSnapshot`, `_makeSnapshot` and the API's `restoreSnapshot` are undocumented: package.json pins the version.
 */
import { applyTo, headerOf } from "./sparse.js";

/**
 * @typedef {object} Loader  Pyodide's own two scripts
 * @property {(options: object) => Promise<any>} loadPyodide
 * @property {(settings: any) => Promise<any>} createModule  from pyodide.asm.mjs
 */

/** What a snapshot has frozen and a game must not find as it was. */
const THAW = `
import sys
"random" in sys.modules and sys.modules["random"].seed()
`;

/** Hands out a module that is compiled already, or about to be. @param {WebAssembly.Module | Promise<WebAssembly.Module>} module @param {(error: unknown) => void} fail */
const instantiate = (module, fail) => (/** @type {any} */ imports, /** @type {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} */ receive) => {
  const marker = Symbol("error"); // As Pyodide itself does where WebAssembly can't make one.
  imports.env.Jsv_GetError_import = () => marker;
  imports.env.JsvError_Check = (/** @type {unknown} */ value) => value === marker;
  (async () => {
    const compiled = await module;
    receive(await WebAssembly.instantiate(compiled, imports), compiled);
  })().catch(fail);
  return {};
};

/**
 * @param {Loader} loader
 * @param {WebAssembly.Module | Promise<WebAssembly.Module>} module  only what needs it waits for it
 * @param {object} options  for loadPyodide
 * @param {(emscripten: any) => void | Promise<void>} [prepare]  does something to the fresh memory before Python is in it
 * @returns {Promise<any>} the `pyodide` of Pyodide's documentation
 */
export function start({ loadPyodide, createModule }, module, options, prepare = () => {}) {
  return new Promise((resolve, reject) => {
    /** @param {any} settings */
    const createPyodideModule = async (settings) => {
      const emscripten = await createModule({ ...settings, instantiateWasm: instantiate(module, reject) });
      await prepare(emscripten);
      return emscripten;
    };
    loadPyodide({ ...options, createPyodideModule }).then(resolve, reject);
  });
}

/**
 * @param {Loader} loader
 * @param {Promise<WebAssembly.Module>} module
 * @param {Promise<Uint8Array<ArrayBuffer>>} arriving  made by snapshot.mjs
 * @param {Record<string, string>} fits  what it must have been made from
 * @param {object} options  for loadPyodide
 */
export async function restore(loader, module, arriving, fits, options) {
  // Pyodide is told only that there is a snapshot.
  const pyodide = await start(loader, module, { ...options, _loadSnapshot: new Uint8Array() }, async ({ API, HEAPU8 }) => {
    const snapshot = await arriving;
    const header = headerOf(snapshot);
    for (const [name, value] of Object.entries(fits)) {
      if (header.fits[name] !== value) throw new Error(`the snapshot was made from ${name} ${header.fits[name]}, not ${value}`);
    }
    if (HEAPU8.length !== header.bytes) throw new Error(`the snapshot is of ${header.bytes} bytes, and there are ${HEAPU8.length}`);
    API.restoreSnapshot = () => { // Pyodide's own wants the whole memory.
      applyTo(HEAPU8, snapshot);
      return header.state;
    };
  });
  pyodide.runPython(THAW);
  return pyodide;
}

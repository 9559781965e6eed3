// @ts-check
/// <reference lib="webworker" />
/**
 * Starts the engine in the worker: from the snapshot, and if that fails in whatever way, from the library.
 *
 * @typedef {import("../messages.js").BuildConfig} BuildConfig
 * @typedef {import("../messages.js").Way} Way
 * @typedef {object} Session  what the worker needs of py/bridge/api.py
 * @property {(request: string) => string} handle
 * @property {(game: string, content: Uint8Array) => void} installTables
 * @typedef {{type: "boot", config: BuildConfig, way: Way}} Boot
 */
import { restore, start } from "./pyodide.js";

const ENTRY = `
from bridge.api import Session
session = Session()
session.handle, lambda game, content: session.install_tables(game, content.to_bytes())
`;
/** Pyodide wants addresses. Nothing is ever asked of them. */
const NOWHERE = "https://pyodide.invalid/";

/** Failed before the engine ran: which part, for the page to put into words. */
export class BootFailure extends Error {
  /** @param {"download" | "engine"} code @param {unknown} cause */
  constructor(code, cause) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.code = code;
  }
}

/** Pyodide's loader asks for the module and the library: the one it gets otherwise, the other from here. @param {Promise<Uint8Array<ArrayBuffer>>} library */
function answerPyodide(library) {
  self.fetch = async (url) => new Response(String(url).endsWith(".wasm") ? null : await library);
}

/**
 * Everything is begun at once: Pyodide's scripts run while the module and the file of the way are still coming.
 *
 * @param {import("./pyodide.js").Loader} scripts
 * @param {Promise<WebAssembly.Module>} module
 * @param {Boot} boot
 * @param {(url: string) => Promise<Uint8Array<ArrayBuffer>>} fetchBytes
 * @returns {Promise<{session: Session, way: Way}>}
 * @throws {BootFailure}
 */
export async function startEngine(scripts, module, { config, way }, fetchBytes) {
  const options = () => ({
    indexURL: NOWHERE,
    stdLibURL: `${NOWHERE}library.zip`,
    lockFileContents: config.lock,
    stdin: () => null,
    env: { PYTHONHASHSEED: "0" }, // As in the snapshot: both ways order sets alike.
  });
  /** @param {Promise<Uint8Array<ArrayBuffer>>} snapshot */
  const fromSnapshot = (snapshot) => {
    answerPyodide(Promise.resolve(new Uint8Array()));
    return restore(scripts, module, snapshot, config.fits, options());
  };
  /** @param {Promise<Uint8Array<ArrayBuffer>>} library */
  const fromLibrary = (library) => {
    answerPyodide(library);
    return start(scripts, module, options());
  };
  /** @param {Way} chosen */
  const begin = async (chosen) => {
    const bytes = fetchBytes(config[chosen]);
    const lost = new Promise((_, reject) => bytes.catch((error) => reject(new BootFailure("download", error))));
    const here = bytes.catch(() => new Promise(() => {})); // Pyodide would go on without it.
    const pyodide = await Promise.race([lost, (chosen === "snapshot" ? fromSnapshot : fromLibrary)(here)]);
    const entry = pyodide.runPython(ENTRY);
    const [handle, installTables] = entry.toJs();
    entry.destroy();
    return { session: { handle, installTables }, way: chosen };
  };
  const other = way === "snapshot" ? "library" : "snapshot";
  try {
    return await begin(way);
  } catch (first) {
    console.warn(`The engine did not start from its ${way}; trying the ${other}.`, first);
    return begin(other).catch(() => {
      throw first instanceof BootFailure ? first : new BootFailure("engine", first);
    });
  }
}

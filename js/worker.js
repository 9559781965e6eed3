// @ts-check
/// <reference lib="webworker" />
/**
 * The engine's home.
 *
 * Messages from the page: `{type: "scripts", folder}` first, where Pyodide's scripts are; `{type: "boot", …}` with what the
 * engine starts from; `{type: "file", …}` answers to fetchBytes. Everything else is a request for the engine; requests
 * that come while it starts wait in order. What it says of itself are messages too (see messages.js).
 */
import { loadScripts } from "#scripts";
import { fetchBytes, receiveFile } from "./boot/ask.js";
import { BootFailure, startEngine } from "./boot/engine.js";

/** @type {ReturnType<typeof loadScripts> | undefined} */
let scripts;
/** @type {(engine: Promise<(request: string) => string>) => void} */
let begin;
/** @type {Promise<(request: string) => string>} */
const engine = new Promise((resolve) => (begin = resolve));
engine.catch(() => {}); // reportFailure has told.

/** @param {unknown} error */
function reportFailure(error) {
  const code = error instanceof BootFailure ? error.code : "engine";
  self.postMessage({ type: "fatal", code, message: error instanceof Error ? error.message : String(error) });
}

/** @param {import("./boot/engine.js").Boot} boot */
async function boot(boot) {
  const loader = await /** @type {ReturnType<typeof loadScripts>} */ (scripts).catch((error) => {
    throw new BootFailure("download", error);
  });
  const { handle, way } = await startEngine(loader, boot, fetchBytes);
  self.postMessage({ type: "status", stage: "ready", way });
  return handle;
}

/** @param {object} request */
async function answer(request) {
  const handle = await engine;
  self.postMessage(JSON.parse(handle(JSON.stringify(request))));
}

self.addEventListener("message", (/** @type {MessageEvent} */ { data }) => {
  if (data.type === "scripts") {
    scripts = loadScripts(data.folder);
    scripts.catch(() => {}); // Reported by boot(); an early failure must not be "unhandled".
  } else if (data.type === "boot") {
    const started = boot(data);
    started.catch(reportFailure);
    begin(started);
  } else if (data.type === "file") receiveFile(data);
  else {
    answer(data).catch((error) => {
      // A failed boot has been reported once. Anything later means that the engine itself broke.
      engine.then(() => reportFailure(error), () => {});
    });
  }
});

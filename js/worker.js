// @ts-check
/// <reference lib="webworker" />
/**
 * The engine's home, and the only file that knows Pyodide.
 *
 * First message: `{type: "boot", config, base}`. After that every message is a request for the engine; requests that
 * come while it starts wait in order. Progress and failure are messages too (see messages.js).
 *
 * @typedef {import("./messages.js").BuildConfig} BuildConfig
 */

/** @typedef {{type: "boot", config: BuildConfig, base: string}} Boot */

/** A fetch of tables that takes longer has failed. */
const TABLES_MS = 30_000;

const ENTRY = `
import sys
sys.path.insert(0, "/engine.zip")
from bridge.api import Session
session = Session()
session.handle, lambda game, content: session.install_tables(game, content.to_bytes())
`;

/**
 * What the worker needs of the engine (py/bridge/api.py).
 * @typedef {{handle: (request: string) => string, installTables: (game: string, content: Uint8Array) => void}} Session
 */

/** Failed before the engine ran: which part, for the page to put into words. */
class BootFailure extends Error {
  /** @param {"download" | "wasm" | "engine"} code @param {unknown} cause */
  constructor(code, cause) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.code = code;
  }
}

/**
 * Counts the bytes of every file named in `sizes` as they stream through this worker's own fetch.
 * @param {Map<string, number>} sizes  absolute address → bytes
 */
function reportDownloads(sizes) {
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const plainFetch = self.fetch.bind(self);
  let done = 0;
  self.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), self.location.href).href;
    let response;
    try {
      response = await plainFetch(input, init);
    } catch (error) {
      throw new BootFailure("download", `${url}: ${error instanceof Error ? error.message : error}`);
    }
    if (!response.ok) throw new BootFailure("download", `${url}: HTTP ${response.status}`);
    if (!sizes.has(url) || !response.body) return response;
    const counted = response.body.pipeThrough(
      new TransformStream({
        transform(chunk, controller) {
          done = Math.min(total, done + chunk.byteLength);
          self.postMessage({ type: "status", stage: "fetching", done, total });
          controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, { headers: response.headers });
  };
}

/**
 * @param {Boot} boot
 * @returns {Promise<Session>} the engine
 */
async function startEngine({ config, base }) {
  if (typeof WebAssembly !== "object") throw new BootFailure("wasm", "WebAssembly is not available");
  const at = (/** @type {string} */ path) => new URL(path, base).href;
  reportDownloads(new Map(Object.entries(config.files).map(([path, size]) => [at(path), size])));

  const engineZip = fetch(at(config.engine)).then((response) => response.arrayBuffer());
  engineZip.catch(() => {}); // Reported below; an early failure must not be "unhandled".
  const { loadPyodide } = await import(at(`${config.pyodide}pyodide.mjs`)).catch((error) => {
    throw new BootFailure("download", error);
  });
  const pyodide = await loadPyodide({ indexURL: at(config.pyodide), stdLibURL: at(config.library) });
  self.postMessage({ type: "status", stage: "starting", done: 0, total: 0 });
  pyodide.FS.writeFile("/engine.zip", new Uint8Array(await engineZip));
  const [handle, installTables] = pyodide.runPython(ENTRY).toJs();
  return { handle, installTables };
}

/** @type {Promise<Session> | undefined} */
let engine;
/** The absolute addresses of the games' tables. @type {Map<string, string>} */
const tablesAt = new Map();
/** Those on their way. @type {Map<string, Promise<void>>} */
const arriving = new Map();
/** Requests are answered in order: what comes after a bot's step waits while its tables do; a question holds up nothing. */
let stepped = Promise.resolve();

/** Fetches a game's tables and hands them to the engine. @param {Session} session @param {string} game */
async function bringTables(session, game) {
  const response = await fetch(tablesAt.get(game) ?? "", { signal: AbortSignal.timeout(TABLES_MS) });
  session.installTables(game, new Uint8Array(await response.arrayBuffer()));
}

/**
 * The engine's answer. What it can't answer without its tables is asked again once they are there.
 * @param {Session} session @param {import("./messages.js").Request & {id: number}} request
 * @returns {Promise<import("./messages.js").Answer>}
 */
async function answer(session, request) {
  const text = JSON.stringify(request);
  const first = JSON.parse(session.handle(text));
  if (first.error?.code !== "no_tables") return first;
  try {
    const { game } = first.error.args;
    const arrival = arriving.get(game) ?? bringTables(session, game).finally(() => arriving.delete(game));
    arriving.set(game, arrival);
    await arrival;
  } catch (error) {
    return { id: request.id, ok: false, error: { code: "tables_lost", message: String(error) } };
  }
  return JSON.parse(session.handle(text));
}

/** @param {unknown} error */
function reportFailure(error) {
  const code = error instanceof BootFailure ? error.code : "engine";
  self.postMessage({ type: "fatal", code, message: error instanceof Error ? error.message : String(error) });
}

// Pyodide fetches several files at once and may wait for ever for what depends on one that failed.
self.addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof BootFailure)) return;
  event.preventDefault();
  reportFailure(event.reason);
});

self.addEventListener("message", async (/** @type {MessageEvent} */ { data }) => {
  if (data.type === "boot") {
    engine = startEngine(data);
    for (const [game, path] of Object.entries(data.config.tables ?? {})) tablesAt.set(game, new URL(String(path), data.base).href);
    try {
      await engine;
      self.postMessage({ type: "status", stage: "ready", done: 0, total: 0 });
    } catch (error) {
      reportFailure(error);
    }
    return;
  }
  try {
    const session = await engine;
    if (!session) return;
    const answered = stepped.then(() => answer(session, data));
    if (data.type === "step") stepped = answered.then(() => {}, () => {});
    self.postMessage(await answered);
  } catch (error) {
    // A failed boot has been reported once. Anything later means that the engine itself broke.
    if (!(error instanceof BootFailure)) reportFailure(error);
  }
});

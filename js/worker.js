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

const ENTRY = `
import sys
sys.path.insert(0, "/engine.zip")
from bridge.api import Session
Session().handle
`;

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
 * @returns {Promise<(request: string) => string>} the engine
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
  return pyodide.runPython(ENTRY);
}

/** @type {Promise<(request: string) => string> | undefined} */
let engine;

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
    try {
      await engine;
      self.postMessage({ type: "status", stage: "ready", done: 0, total: 0 });
    } catch (error) {
      reportFailure(error);
    }
    return;
  }
  try {
    const handle = await engine;
    if (handle) self.postMessage(JSON.parse(handle(JSON.stringify(data))));
  } catch (error) {
    // A failed boot has been reported once. Anything later means that the engine itself broke.
    if (!(error instanceof BootFailure)) reportFailure(error);
  }
});

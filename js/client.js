// @ts-check
/**
 * The page's side of the border: numbered requests to the worker, answers as promises.
 *
 * @typedef {import("./messages.js").Request} Request
 * @typedef {import("./messages.js").Problem} Problem
 * @typedef {{stage: "fetching" | "starting" | "ready" | "failed", done: number, total: number, code?: string, message?: string}} EngineState
 * @typedef {Pick<Worker, "postMessage" | "terminate"> & {onmessage: any, onerror: any}} WorkerLike
 */

/** The engine refused a request. `code` is stable; the page has the words for it. */
export class EngineError extends Error {
  /** @param {Problem} problem */
  constructor({ code, clause, message, args }) {
    super(message);
    this.code = code;
    this.clause = clause ?? null;
    this.args = args ?? {};
  }
}

/**
 * @param {object} options
 * @param {() => WorkerLike} options.spawn  a fresh worker
 * @param {object} options.boot  its first message
 * @param {(state: EngineState) => void} options.onState
 */
export function createClient({ spawn, boot, onState }) {
  /** @type {Map<number, {resolve: (result: any) => void, reject: (error: Error) => void}>} */
  const waiting = new Map();
  let nextId = 1;
  /** @type {WorkerLike} */
  let worker;
  let failed = false;

  /** @param {string} code @param {string} message */
  function fail(code, message) {
    failed = true;
    worker.terminate();
    const error = new EngineError({ code: "engine_lost", message });
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    onState({ stage: "failed", done: 0, total: 0, code, message });
  }

  /** @param {MessageEvent} event */
  function receive({ data }) {
    if (data.type === "status") onState({ stage: data.stage, done: data.done, total: data.total });
    else if (data.type === "fatal") fail(data.code, data.message);
    else {
      const entry = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.ok) entry?.resolve(data.result);
      else entry?.reject(new EngineError(data.error));
    }
  }

  function start() {
    failed = false;
    worker = spawn();
    worker.onmessage = receive;
    worker.onerror = (/** @type {ErrorEvent} */ event) => fail("download", event.message || "the worker did not load");
    onState({ stage: "fetching", done: 0, total: 0 });
    worker.postMessage(boot);
  }
  start();

  return {
    /**
     * @param {Request} request
     * @returns {Promise<any>} the result
     * @throws {EngineError} what the engine refused, or "engine_lost"
     */
    request(request) {
      if (failed) return Promise.reject(new EngineError({ code: "engine_lost", message: "the engine is not running" }));
      const id = nextId++;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, ...request });
      });
    },
    /** Starts over with a fresh worker; the game it held has to be loaded again. */
    retry() {
      if (failed) start();
    },
  };
}

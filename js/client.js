// @ts-check
/**
 * The page's side of the border: numbered requests to the worker, answers as promises, and the worker's life.
 *
 * The client remembers the match as the last record that passed and what was asked since. So when a worker dies, or is
 * ended because it won't leave off a thought, the next one is put where it was, and whoever waits gets the answer from
 * there: the engine is the same function of its record everywhere.
 *
 * @typedef {import("./messages.js").Request} Request
 * @typedef {import("./messages.js").Problem} Problem
 * @typedef {import("./messages.js").Way} Way
 * @typedef {{stage: "fetching" | "starting" | "ready" | "failed", done: number, total: number, code?: string, message?: string, way?: Way}} EngineState
 * @typedef {Pick<Worker, "postMessage" | "terminate"> & {onmessage: any, onerror: any}} WorkerLike
 *
 * @typedef {object} Waiting
 * @property {Request} request
 * @property {(result: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {number} lives  how many more workers may die of it
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

/** A worker that has been told to stop and says nothing for so long is ended. */
const STOP_MS = 300;

/** What the engine says when Python ran out of memory and went on: it can't be trusted with more. @param {Problem} error */
const isExhausted = ({ code, message }) => code === "internal" && message.startsWith("MemoryError");

/**
 * @param {object} options
 * @param {() => Promise<WorkerLike>} options.spawn  a fresh worker, loading its scripts
 * @param {() => Promise<object>} options.prepare  the message that starts its engine
 * @param {() => Promise<WebAssembly.Module>} options.compile  what it runs on
 * @param {(url: string) => Promise<Uint8Array<ArrayBuffer>>} options.fetchBytes  files that the worker asks for
 * @param {() => void} options.refresh  what has been fetched may be damaged
 * @param {(state: EngineState) => void} options.onState
 * @param {() => void} options.onRestored  a worker died and the next one has taken over
 */
export function createClient({ spawn, prepare, compile, fetchBytes, refresh, onState, onRestored }) {
  /** By number, in the order in which they were asked. @type {Map<number, Waiting>} */
  const waiting = new Map();
  let nextId = 1;
  /** @type {WorkerLike | undefined} */
  let worker;
  /** Counts workers: what an old one still says is not heard. */
  let generation = 0;
  /** Whether the worker has been told to start, and may be asked. */
  let started = false;
  let ready = false;
  let failed = false;
  /** The step that the worker has been told to leave off. @type {number | undefined} */
  let stopping;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let patience;
  /** The match: a record and the requests that have changed it since; null when there is none that could be brought back. */
  /** @type {{record: object, since: Request[]} | null} */
  let match = null;

  /** @param {Request} request @param {any} result */
  function remember(request, result) {
    if (request.type === "save") match = { record: result.record, since: [] };
    else if (request.type === "load") match = { record: request.record, since: [] };
    else if (request.type === "new") match = null; // Until it is saved nobody knows its seed.
    else if (request.type === "act" || request.type === "step" || request.type === "undo") match?.since.push(request);
  }

  /** @param {string} code @param {string} message */
  function fail(code, message) {
    failed = true;
    discard();
    const error = new EngineError({ code: "engine_lost", message });
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    onState({ stage: "failed", done: 0, total: 0, code, message });
  }

  function discard() {
    generation += 1;
    worker?.terminate();
    worker = undefined;
    started = false;
    ready = false;
    stopping = undefined;
    clearTimeout(patience);
  }

  /** Puts a fresh worker in the place of one that goes on with what nobody wants. */
  function replaceWorker() {
    discard();
    void start();
  }

  /** A worker that had been at work is gone. @param {string} message */
  function crashed(message) {
    const [, culprit] = [...waiting][0] ?? [];
    if (culprit) culprit.lives -= 1;
    if (culprit && culprit.lives < 0) return fail("engine", message);
    discard();
    void start(onRestored);
  }

  /** @param {string} url */
  async function sendFile(url) {
    const to = worker;
    const answer = await fetchBytes(url).then((bytes) => ({ bytes }), (error) => ({ error: String(error) }));
    to?.postMessage({ type: "file", url, ...answer });
  }

  /** @param {any} data */
  function receive(data) {
    if (data.type === "fetch") void sendFile(data.url);
    else if (data.type === "status") {
      ready = true;
      onState({ stage: "ready", done: 0, total: 0, way: data.way });
    } else if (data.type === "fatal") {
      if (ready) crashed(data.message);
      else fail(data.code, data.message);
    } else settle(data);
  }

  /** @param {import("./messages.js").Answer} answer */
  function settle(answer) {
    if (answer.id === stopping) {
      stopping = undefined;
      clearTimeout(patience);
      if (answer.ok) return rewind();
    }
    const entry = waiting.get(answer.id);
    if (!entry) return;
    if (!answer.ok && isExhausted(answer.error)) return crashed(answer.error.message);
    waiting.delete(answer.id);
    if (answer.ok) {
      remember(entry.request, answer.result);
      entry.resolve(answer.result);
    } else entry.reject(new EngineError(answer.error));
  }

  /** Puts a fresh worker where the last one was. @param {WorkerLike} fresh */
  function replay(fresh) {
    if (match) {
      fresh.postMessage({ id: 0, type: "load", record: match.record });
      for (const request of match.since) fresh.postMessage({ id: 0, ...request });
    }
    for (const [id, { request }] of waiting) fresh.postMessage({ id, ...request });
  }

  /** The step was done before it could be stopped: what was asked after it is asked again, from where the match was. */
  function rewind() {
    const asked = [...waiting.values()];
    waiting.clear();
    for (const entry of asked) waiting.set(nextId++, entry);
    if (worker) replay(worker);
  }

  /** @param {() => void} [then]  once it is ready */
  async function start(then) {
    failed = false;
    generation += 1;
    const mine = generation;
    onState({ stage: "fetching", done: 0, total: 0 });
    try {
      const [preparing, compiling] = [prepare(), compile()]; // While the worker loads its scripts.
      for (const early of [preparing, compiling]) early.catch(() => {});
      const fresh = await spawn();
      if (mine !== generation) return fresh.terminate();
      worker = fresh;
      fresh.onmessage = (/** @type {MessageEvent} */ { data }) => {
        if (mine !== generation) return;
        receive(data);
        if (data.type === "status") then?.();
      };
      fresh.onerror = (/** @type {ErrorEvent} */ event) => {
        if (mine !== generation) return;
        const message = event.message || "the worker did not load";
        if (ready) crashed(message);
        else fail("download", message);
      };
      const boot = await preparing;
      if (mine !== generation) return;
      fresh.postMessage(boot);
      started = true;
      replay(fresh);
      const module = await compiling;
      if (mine !== generation) return;
      onState({ stage: "starting", done: 0, total: 0 });
      fresh.postMessage({ type: "module", module });
    } catch (error) {
      if (mine !== generation) return;
      fail(typeof WebAssembly === "object" ? "download" : "wasm", error instanceof Error ? error.message : String(error));
    }
  }
  void start();

  return {
    /**
     * @param {Request} request
     * @returns {Promise<any>} the result
     * @throws {EngineError} what the engine refused, or "engine_lost", or "stopped"
     */
    request(request) {
      if (failed) return Promise.reject(new EngineError({ code: "engine_lost", message: "the engine is not running" }));
      const id = nextId++;
      return new Promise((resolve, reject) => {
        waiting.set(id, { request, resolve, reject, lives: 1 });
        if (started) worker?.postMessage({ id, ...request });
      });
    },
    /** Stops the step that the engine is at, as if it had never been asked for; what was asked after it is not forgotten. */
    stop() {
      const [id, thought] = [...waiting][0] ?? [];
      if (id === undefined || thought?.request.type !== "step") return;
      waiting.delete(id);
      thought.reject(new EngineError({ code: "stopped", message: "it was not waited for" }));
      if (!started) return;
      if (stopping !== undefined) return replaceWorker();
      stopping = id;
      worker?.postMessage({ type: "stop", id });
      if (ready) patience = setTimeout(replaceWorker, STOP_MS);
    },
    /** Starts over with a fresh worker; the game it held has to be loaded again. */
    retry() {
      if (!failed) return;
      match = null;
      refresh();
      void start();
    },
  };
}

// @ts-check
/// <reference lib="webworker" />
/**
 * The engine's home.
 *
 * Its name is the folder of Pyodide's scripts: they are loaded before the page has said a word. Messages from the page:
 * `{type: "boot", …}` with the way to start; `{type: "module", …}` as soon as it is compiled; `{type: "file", …}` answers to fetchBytes; `{type: "stop", id}` for a step that nobody waits for any
 * more. Everything else is a request for the engine; requests that come while it starts wait in order. What it says of
 * itself are messages too (see messages.js).
 */
import { loadScripts } from "#scripts";
import { fetchBytes, receiveFile } from "./boot/ask.js";
import { BootFailure, startEngine } from "./boot/engine.js";
import { createAsker } from "./slices.js";

/**
 * @typedef {import("./boot/engine.js").Session} Session
 * @typedef {import("./messages.js").Request & {id: number}} Question
 * @typedef {import("./messages.js").Answer} Answer
 */

/** Tables that take longer than this to come are lost. */
const TABLES_MS = 20_000;

const scripts = loadScripts(self.name);
scripts.catch(() => {}); // Reported by boot(); an early failure must not be "unhandled".
/** @type {(module: WebAssembly.Module) => void} */
let compiled;
/** @type {Promise<WebAssembly.Module>} */
const module = new Promise((resolve) => (compiled = resolve));
/** @type {Record<string, string>} Per game, where its tables are. */
let tables = {};
/** @type {(engine: Promise<Session>) => void} */
let begin;
/** @type {Promise<Session>} */
const engine = new Promise((resolve) => (begin = resolve));
engine.catch(() => {}); // reportFailure has told.

/** @param {unknown} error */
function reportFailure(error) {
  const code = error instanceof BootFailure ? error.code : "engine";
  self.postMessage({ type: "fatal", code, message: error instanceof Error ? error.message : String(error) });
}

/** @param {import("./boot/engine.js").Boot} boot */
async function boot(boot) {
  tables = boot.config.tables;
  const loader = await scripts.catch((error) => {
    throw new BootFailure("download", error);
  });
  const { session, way } = await startEngine(loader, module, boot, fetchBytes);
  self.postMessage({ type: "status", stage: "ready", way });
  return session;
}

/** Tables on their way, by game. @type {Map<string, Promise<void>>} */
const arriving = new Map();
/** How many matches the engine has held: what was asked about one must not be answered about the next. */
let matches = 0;

/** Fetches a game's tables and hands them to the engine, once. @param {Session} session @param {string} game */
function bringTables(session, game) {
  const bring = async () => {
    const late = new Promise((_, reject) => setTimeout(() => reject(new Error(`the tables of ${game} do not come`)), TABLES_MS));
    session.installTables(game, await Promise.race([fetchBytes(tables[game] ?? ""), late]));
  };
  const arrival = arriving.get(game) ?? bring().finally(() => arriving.delete(game));
  arriving.set(game, arrival);
  return arrival;
}

const asker = createAsker();

/** What the engine can't answer without a game's tables it is asked again once they are there. @param {Question} request @returns {Promise<Answer>} */
async function answer(request) {
  const session = await engine;
  if (request.type === "new" || request.type === "load") matches += 1;
  const match = matches;
  const found = await asker.ask(session, request);
  if (found.ok || found.error.code !== "no_tables") return found;
  try {
    await bringTables(session, String(found.error.args?.game));
    if (match !== matches) throw new Error("the match has gone");
  } catch (error) {
    return { id: request.id, ok: false, error: { code: "tables_lost", message: String(error) } };
  }
  return asker.ask(session, request);
}

/** They change nothing: what is asked after them needn't wait until they are answered. */
const QUESTIONS = ["analyse", "explain", "review"];
/** The last answer under way that others wait for, even if it has to wait for tables itself. */
let last = Promise.resolve();
/** The last step that was asked for. @type {Promise<void> | undefined} */
let step;

/** @param {Question} request */
function queue(request) {
  const asks = QUESTIONS.includes(request.type);
  const before = asks && asker.thinking && step === last ? Promise.resolve() : last; // The ply stays while a bot thinks.
  const answered = before
    .then(() => answer(request))
    .then((found) => self.postMessage(found))
    // A failed boot has been reported once. Anything later means that the engine itself broke.
    .catch((error) => engine.then(() => reportFailure(error), () => {}));
  if (!asks) last = answered;
  if (request.type === "step") step = answered;
}

self.addEventListener("message", (/** @type {MessageEvent} */ { data }) => {
  if (data.type === "boot") {
    const started = boot(data);
    started.catch(reportFailure);
    begin(started);
  } else if (data.type === "module") compiled(data.module);
  else if (data.type === "file") receiveFile(data);
  else if (data.type === "stop") asker.stop(data.id);
  else queue(data);
});

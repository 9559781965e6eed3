// @ts-check
/** The composition root: makes every part once and ties them together. */
import { html, render } from "lit-html";
import { createAdvisor } from "./advisor.js";
import { cardPlaces, glide, settle } from "./anim.js";
import { fetchBytes } from "./boot/fetch.js";
import { createParts } from "./boot/parts.js";
import { EngineError, createClient } from "./client.js";
import { statisticsScreen } from "./dice/statistics.js";
import { GAMES } from "./games.js";
import { fromHex, toHex } from "./hex.js";
import { createTranslate, pickLanguage } from "./i18n.js";
import { listen, keepTabStops } from "./keyboard.js";
import daUrl from "./locales/da.ftl";
import enUrl from "./locales/en.ftl";
import nbUrl from "./locales/nb.ftl";
import { keepOffline } from "./offline.js";
import { createPlay } from "./play.js";
import { hashOf, parseRoute } from "./router.js";
import { dialogs } from "./screens/dialogs.js";
import { banners } from "./screens/frame.js";
import { homeScreen } from "./screens/home.js";
import { newGameScreen, seatsAgainstBots } from "./screens/new-game.js";
import { playScreen, resultScreen, reviewScreen } from "./screens/playing.js";
import { settingsScreen } from "./screens/settings.js";
import { SETTINGS_KEY, readSettings } from "./settings.js";
import * as sound from "./sound.js";
import { memoryStorage, openStorage } from "./storage.js";
import { createStore } from "./store.js";

/**
 * @typedef {import("./app.js").State} State
 * @typedef {import("./app.js").Actions} Actions
 * @typedef {import("./router.js").Route} Route
 * @typedef {import("./messages.js").BuildConfig} BuildConfig
 */

/** @type {BuildConfig} */
const config = JSON.parse(document.getElementById("config")?.textContent ?? "{}");
const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const liveRegion = /** @type {HTMLElement} */ (document.getElementById("live"));
const wordsAt = { en: enUrl, nb: nbUrl, da: daUrl };
const wideEnough = matchMedia("(min-width: 900px)");

/* ---- the engine: on its way before anything else ---- */

const base = /** @type {string} */ (document.baseURI.split("#")[0]);
/** What the engine says of itself before there is a screen to show it on. @type {import("./client.js").EngineState} */
let engineState = { stage: "fetching", done: 0, total: 0 };
/** @type {(state: import("./client.js").EngineState) => void} */
let showEngine = () => {};
let onRestored = () => {};
/** @param {import("./client.js").EngineState} state */
function onEngine(state) {
  engineState = state;
  showEngine(state);
}

const parts = createParts(config, (done, total) => {
  if (engineState.stage === "fetching") onEngine({ stage: "fetching", done, total });
});

/** The worker that index.html has begun, unless it failed. @type {typeof globalThis & {firstWorker?: Worker}} */
const early = globalThis;

/** A worker that loads Pyodide's scripts. */
async function spawn() {
  const { firstWorker } = early;
  early.firstWorker = undefined;
  if (firstWorker) return firstWorker;
  // The one file has the worker's script inside, and Pyodide's in that.
  const inside = config.inside && URL.createObjectURL(new Blob([await fetchBytes(config.worker)], { type: "text/javascript" }));
  const name = new URL(config.pyodide, base).href;
  return new Worker(inside || new URL(config.worker, base), { type: inside ? "classic" : "module", name });
}

const client = createClient({
  spawn,
  prepare: async () => ({ type: "boot", config, way: await parts.way() }),
  compile: parts.module,
  fetchBytes: parts.bytes,
  refresh: parts.refresh,
  onState: onEngine,
  onRestored: () => onRestored(),
});

/* ---- settings and words ---- */

const storedSettings = () => {
  try {
    return localStorage.getItem(SETTINGS_KEY);
  } catch {
    return null; // Storage is blocked: defaults, for as long as the page is open.
  }
};
const firstSettings = readSettings(storedSettings(), matchMedia("(prefers-reduced-motion: reduce)").matches);
/** @param {import("./settings.js").Settings} settings */
const languageOf = ({ language }) => (language === "auto" ? pickLanguage(navigator.languages) : language);
/** @type {Map<import("./i18n.js").Language, import("./i18n.js").Translate>} */
const translators = new Map();
/** @param {import("./i18n.js").Language} language */
const translator = (language) => /** @type {import("./i18n.js").Translate} */ (translators.get(language));

/** Fetches a language's words, once. @param {import("./i18n.js").Language} language */
async function learn(language) {
  if (translators.has(language)) return;
  // esbuild tells where the file is beside the scripts; all of these are in assets/.
  const bytes = await fetchBytes(wordsAt[language].replace("./", "assets/"));
  translators.set(language, createTranslate(language, new TextDecoder().decode(bytes)));
}
try {
  await learn(languageOf(firstSettings));
} catch (error) {
  document.getElementById("words-lost")?.removeAttribute("hidden");
  throw error;
}

/* ---- state and drawing ---- */

/** @type {Record<Route["screen"], (context: import("./app.js").Context, state: State) => unknown>} */
const SCREENS = {
  home: homeScreen,
  quick: homeScreen,
  new: newGameScreen,
  rules: (context, state) => state.game.rulesScreen(context),
  settings: settingsScreen,
  play: playScreen,
  result: resultScreen,
  review: reviewScreen,
  statistics: statisticsScreen,
};
/** Message ids. @param {State} state */
const titleOf = ({ route, game }) =>
  ({ home: "title", quick: "title", new: "new-game", rules: `${game.title}-rules`, play: game.title })[
    /** @type {string} */ (route.screen)
  ] ?? route.screen;
const FIRST_GAME = "dice_poker";

/** The game that a screen is about: the address's, or the one on the table. @param {Route} route @param {import("./play.js").Play | null} play */
const gameOf = (route, play) =>
  /** @type {import("./games.js").PageGame} */ (GAMES[("game" in route ? route.game : play?.view.game) ?? FIRST_GAME]);

/** @param {string} game @returns {import("./app.js").Setup} */
function freshSetup(game) {
  const { bots = 1, level = "", config = {} } = GAMES[game] ?? {};
  return { game, seats: seatsAgainstBots(bots, level), config, phrase: "", problem: null };
}

const store = createStore(
  /** @type {State} */ ({
    route: parseRoute(location.hash),
    settings: firstSettings,
    language: languageOf(firstSettings),
    engine: engineState,
    oneFile: config.oneFile,
    offline: "",
    update: false,
    play: null,
    game: gameOf(parseRoute(location.hash), null),
    missing: false,
    revealed: null,
    advice: null,
    graph: [],
    review: null,
    examined: null,
    games: [],
    lasting: true,
    wide: wideEnough.matches,
    setup: freshSetup(FIRST_GAME),
    starting: false,
    log: null,
    alert: null,
  }),
  draw,
);

let firstDraw = true;

/** @param {State} state */
function draw(state) {
  const { route, settings, language } = state;
  const t = translator(language);
  const page = document.documentElement;
  page.lang = language;
  page.dataset["theme"] = settings.theme;
  page.dataset["text"] = settings.text;
  page.dataset["motion"] = settings.motion;
  page.dataset["route"] = route.screen;
  page.dataset["engine"] = state.engine.way ?? "";
  page.toggleAttribute("data-left-handed", settings.leftHanded);
  document.title = route.screen === "home" ? t("title") : `${t(titleOf(state))} · ${t("title")}`;

  if (firstDraw) root.replaceChildren(); // What the shell painted.
  firstDraw = false;
  const focused = document.activeElement;
  const zone = focused?.closest("[data-zone], .action-bar");
  const cards = cardPlaces(root);
  const context = { t, act, hand: hands[state.game.title], settings };
  render(
    html`<div class="screen">${banners(context, state)}${SCREENS[route.screen](context, state)}</div>
      ${dialogs(context, state)}`,
    root,
  );
  keepTabStops(root);
  glide(root, cards, settings.motion);
  if (focused instanceof HTMLElement && focused !== document.body && !focused.isConnected) refocus(zone ?? null);
}

/** What had the focus is gone: the next thing to press takes it. @param {Element | null} zone */
function refocus(zone) {
  const bar = root.querySelector(".action-bar");
  const target = zone?.isConnected && zone !== bar ? zone.querySelector("button[tabindex='0'], button.main, button") : null;
  const next = target ?? bar?.querySelector("button.main") ?? bar?.querySelector("button:last-of-type") ?? root.querySelector("h1");
  if (next instanceof HTMLElement) next.focus();
}

/* ---- what happened, seen and heard ---- */

let said = { sentence: "", time: -Infinity };
/** A sentence that comes so soon after another doesn't cut it short. */
const SAME_BREATH_MS = 1000;

/** Says a sentence, also when it is the same as the last one. @param {string} sentence */
function speak(sentence) {
  said = { sentence, time: performance.now() };
  liveRegion.textContent = "";
  setTimeout(() => (liveRegion.textContent = said.sentence), 30);
}

/** Says what belongs to the last sentence, if that has only just been said. @param {string} sentence */
const speakOn = (sentence) => speak(performance.now() - said.time < SAME_BREATH_MS ? `${said.sentence} ${sentence}` : sentence);
const announcers = new Map(Object.values(GAMES).map((game) => [game, game.createAnnouncer(speak)]));
const now = () => {
  const state = store.get();
  return { state, t: translator(state.language) };
};

/** @type {Parameters<typeof createPlay>[0]["decorate"]} */
function decorate(events, { view, skipping, curtain }) {
  const { state, t } = now();
  if (curtain !== null) {
    // What one person has just seen is not for the ears of the next.
    for (const announcer of announcers.values()) announcer.forget();
    return speak(t("curtain", { name: state.game.nameOf(t, view.players, curtain).name }));
  }
  announcers.get(state.game)?.say(t, events, view);
  if (skipping) return;
  queueMicrotask(() => {
    for (const event of events) state.game.decorate(event, { root, motion: state.settings.motion, hear });
  });
}

/** @param {Parameters<typeof sound.play>[0]} name */
const hear = (name) => store.get().settings.sound && sound.play(name);

/** Puts an error into words; nothing is lost by it. @param {unknown} error */
function report(error) {
  console.error(error);
  if (error instanceof EngineError && error.code === "engine_lost") return; // The engine's own line says it.
  const code = error instanceof EngineError ? error.code : "unknown";
  const known = ["stale_ply", "illegal", "bad_record", "rules_mismatch", "tables_lost"].includes(code) ? code : "unknown";
  const message = error instanceof Error ? error.message : String(error);
  store.set({ alert: { id: `error-${known}`, args: { message }, goOn: code === "tables_lost" } });
}

/* ---- the engine, the storage and the game ---- */

let storage = memoryStorage();
const storageReady = openStorage().then(async (opened) => {
  storage = opened;
  store.set({ lasting: opened.lasting });
  await listGames();
});
const listGames = async () => store.set({ games: await storage.list() });

/** @type {ReturnType<typeof keepOffline> | undefined} */
let site;
/** A first visit's game comes first; the site is kept on the device when it has begun. */
const LEISURE_MS = 1500;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let leisure;
showEngine = (engine) => {
  store.set({ engine });
  if (engine.way && !leisure) leisure = setTimeout(keepSite, LEISURE_MS, engine.way);
};
/** @param {import("./messages.js").Way} way  how the engine has started */
function keepSite(way) {
  site = keepOffline({
    base,
    bytes: config.bytes,
    started: config[way],
    ways: [config.snapshot, config.library],
    onOffline: (offline) => store.set({ offline }),
    onUpdate: () => store.set({ update: true }),
  });
}
showEngine(engineState);
onRestored = () => store.set({ alert: { id: "game-restored" } });

const play = createPlay({
  client,
  kindOf: (game) => /** @type {import("./games.js").PageGame} */ (GAMES[game]),
  storage: () => storage,
  settings: () => store.get().settings,
  get: () => store.get().play,
  set(next) {
    store.set({ play: next, game: gameOf(store.get().route, next) });
    advisor.follow(next);
  },
  decorate,
  report,
});

const advisor = createAdvisor({
  client,
  coachOf: (game) => GAMES[game]?.coach,
  get: store.get,
  set: store.set,
  settings: () => store.get().settings,
  note: play.note,
  say(analysis) {
    const { state, t } = now();
    speakOn(state.game.coach?.sentence(t, analysis, state.play?.view) ?? "");
  },
  report,
});

/** What a person can do at each game's table, by the game's title. */
const hands = Object.fromEntries(
  Object.values(GAMES).map((game) => [
    game.title,
    game.createHand({ table: play, get: () => store.get().play, settings: () => store.get().settings, settle, hear, advisor }),
  ]),
);

/* ---- screens follow the address ---- */

/** @param {Route} route @param {boolean} [replace]  without a step in the history */
function go(route, replace = false) {
  if (replace) {
    history.replaceState(null, "", hashOf(route));
    void arrive();
  } else location.hash = hashOf(route);
}

/** Screens seen since the page was opened: before the first of them, Back would leave the page. */
let arrivals = 0;

async function arrive() {
  arrivals += 1;
  const route = parseRoute(location.hash);
  const before = store.get();
  const sameGame = "id" in route && before.play?.id === route.id;
  for (const dialog of root.querySelectorAll("dialog")) dialog.close();
  store.set({ route, game: gameOf(route, before.play), missing: false, alert: null, log: null, revealed: null });
  if (route.screen === "new" && before.setup.game !== route.game) {
    store.set({ setup: freshSetup(route.game) });
  }
  if (!sameGame) play.leave();
  if (before.route.screen !== route.screen) {
    await Promise.resolve(); // Drawn.
    scrollTo(0, 0);
    root.querySelector("h1")?.focus({ preventScroll: true });
  }
  await storageReady;
  if (route.screen === "home" || route.screen === "statistics") await listGames();
  if (route.screen === "quick") await beginQuick(route.game);
  if ("id" in route && !sameGame) await openGame(route.id);
  if (route.screen === "result" || route.screen === "review") void advisor.review();
  if (route.screen === "result" && store.get().play?.view.outcome) await reveal();
}

/** @param {string} id @param {boolean} [steal] */
async function openGame(id, steal = false) {
  for (const announcer of announcers.values()) announcer.forget();
  try {
    store.set({ missing: !(await play.open(id, steal)) });
  } catch (error) {
    report(error);
    const lost = error instanceof EngineError && error.code === "engine_lost";
    if (!lost) store.set({ missing: true });
  }
}

async function reveal() {
  const { seed, commitment } = await client.request({ type: "reveal" });
  store.set({ revealed: { seed, commitment, matches: await sealed(seed, commitment) } });
}

/** Whether SHA-256(seed) is the commitment, by the browser's own hash; null where it has none. @param {string} seed @param {string} commitment */
async function sealed(seed, commitment) {
  if (!globalThis.crypto?.subtle) return null;
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", fromHex(seed)))) === commitment;
}

/**
 * Starts a game as soon as the engine is there.
 * @param {string} game @param {import("./messages.js").Player[]} seats @param {{phrase?: string, config?: Record<string, unknown>}} options
 * @param {boolean} replace
 */
async function begin(game, seats, options, replace) {
  if (store.get().starting) return;
  const from = location.hash;
  store.set({ starting: true });
  try {
    const id = await play.start(game, seats, options);
    if (location.hash === from) go({ screen: "play", id }, replace); // Else the player has gone elsewhere; the game waits at home.
  } catch (error) {
    if (error instanceof EngineError && error.code === "bad_name") {
      const { seat, reason } = /** @type {{seat: number, reason: string}} */ (error.args);
      store.set({ setup: { ...store.get().setup, problem: { seat, reason } } });
      queueMicrotask(() => /** @type {HTMLElement | null} */ (root.querySelector("[aria-invalid=true]"))?.focus());
    } else report(error);
  } finally {
    store.set({ starting: false });
  }
}

/** "Play a bot": no form, and no step in the history. @param {string} game */
function beginQuick(game) {
  const { seats, config } = freshSetup(game);
  return begin(game, seats, { config }, true);
}

/** @param {unknown} content @param {string} name */
function download(content, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/* ---- what a player can do ---- */

/** @type {Actions} */
const act = {
  undo: (event) => play.undo(event),
  next: (event) => play.next(event),
  skip: () => play.skip(),
  look: (seat) => play.look(seat),
  liftCurtain: () => play.liftCurtain(),
  coach: advisor.toggle,
  unfoldAdvice: advisor.unfold,
  review: advisor.review,
  examine: advisor.examine,
  async branch(ply) {
    try {
      const { record } = await client.request({ type: "branch", ply });
      go({ screen: "play", id: await play.adopt(record, { practice: true, assisted: true }) });
    } catch (error) {
      report(error);
    }
  },
  goOn() {
    store.set({ alert: null });
    play.pump();
  },
  showResult: () => go({ screen: "result", id: store.get().play?.id ?? "" }),
  setUp: (patch) => store.set({ setup: { ...store.get().setup, ...patch } }),
  start() {
    const { game, seats, config, phrase } = store.get().setup;
    void begin(game, seats, { config, phrase }, false);
  },
  async playAgain({ game, players }) {
    const { record } = await client.request({ type: "save" });
    await begin(game, players, { config: record.config }, false);
  },
  choose(key, value) {
    const settings = { ...store.get().settings, [key]: value };
    try {
      localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
    } catch {
      // Blocked: the choice holds for as long as the page is open.
    }
    store.set({ settings });
    learn(languageOf(settings)).then(() => {
      store.set({ language: languageOf(settings) });
      play.pump();
    }, report);
  },
  retry() {
    client.retry();
    const { route } = store.get();
    if ("id" in route) void openGame(route.id);
    if (route.screen === "quick") void beginQuick(route.game);
  },
  useUpdate: () => site?.takeOver(),
  takeOver() {
    const { route } = store.get();
    if ("id" in route) void openGame(route.id, true);
  },
  back: () => (arrivals > 1 ? history.back() : go({ screen: "home" })),
  async openDialog(name) {
    for (const open of root.querySelectorAll("dialog[open]")) /** @type {HTMLDialogElement} */ (open).close();
    if (name === "log") store.set({ log: (await client.request({ type: "log" })).log });
    await Promise.resolve();
    /** @type {HTMLDialogElement | null} */ (root.querySelector(`#dialog-${name}`))?.showModal();
  },
  async exportGame() {
    const { record } = await client.request({ type: "save" });
    download(record, `${store.get().play?.view.game}-${store.get().play?.id}.json`);
  },
  async removeGame(id) {
    if (!confirm(now().t("remove-sure"))) return;
    await storage.remove(id);
    await listGames();
  },
  async importGame(file) {
    try {
      const id = await play.adopt(JSON.parse(await file.text()));
      go({ screen: "play", id });
    } catch (error) {
      if (error instanceof SyntaxError) store.set({ alert: { id: "error-bad_record", args: { message: error.message } } });
      else report(error);
    }
  },
  closeAlert: () => store.set({ alert: null }),
};

const speakTable = () => {
  const { state, t } = now();
  if (state.play) speak(state.game.tableSentence(t, state.play.view));
};

/** @type {Record<string, (event: Event) => void>} */
const COMMON_KEYS = {
  n: (event) => (store.get().settings.pace === "wait" ? act.next(event) : act.skip()),
  undo: act.undo,
  v: speakTable,
  l: () => act.openDialog("log"),
  m: () => act.choose("sound", !store.get().settings.sound),
  "?": () => act.openDialog("help"),
};

listen({
  shortcuts: () => store.get().settings.shortcuts,
  atTable() {
    const { route, play: table } = store.get();
    return route.screen === "play" && table !== null && table.curtain === null;
  },
  keys() {
    const { game } = store.get();
    return { ...COMMON_KEYS, ...game.keys(hands[game.title]) };
  },
});

wideEnough.addEventListener("change", ({ matches }) => store.set({ wide: matches }));
addEventListener("hashchange", () => void arrive());
void arrive();

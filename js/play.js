// @ts-check
/**
 * The game on the table: sends what the player does to the engine, stores the record, shows the new view, and lets the
 * bots move at a pace one can follow. It knows no rules: what is legal comes with the view.
 *
 * Order of every ply: engine → stored → shown. So a reload at any moment resumes at what was on the screen.
 *
 * @typedef {import("./messages.js").View} View
 * @typedef {import("./messages.js").Player} Player
 * @typedef {import("./messages.js").GameEvent} GameEvent
 * @typedef {import("./messages.js").PlyResult} PlyResult
 * @typedef {import("./settings.js").Settings} Settings
 * @typedef {import("./storage.js").Storage} Storage
 *
 * @typedef {object} Play  the part of the state that belongs to the game on the table
 * @property {string} id
 * @property {View} view
 * @property {number[]} held  positions the player has marked to keep
 * @property {string | null} selected  row the player has marked to score
 * @property {boolean} zeroAsked  the second press for a zero is due
 * @property {boolean} skipping  bots move at once until a person has to decide
 * @property {number | null} look  whose card is open on a phone; null = by itself
 * @property {boolean} elsewhere  another tab plays this game
 */
import { CHANCE, TERMINAL } from "./messages.js";
import { EngineError } from "./client.js";
import { toHex } from "./hex.js";

/**
 * One press of a button, however it came.
 * @typedef {object} Press
 * @property {string} kind  "mouse", "touch", "pen" or "key"
 * @property {boolean} again  the browser counts it as the second of a double click
 */
/** Two fingers: touches closer than this are one. */
const TWO_FINGERS_MS = 90;
/** Enter plus click: presses of one button by different kinds closer than this are one. */
const OTHER_KIND_MS = 400;

/** How long a bot's dice, keep and score stay in sight, in ms. */
const PACES = {
  calm: { turn: 900, reroll: 900, decide: 1500 },
  quick: { turn: 350, reroll: 300, decide: 450 },
  instant: { turn: 0, reroll: 0, decide: 0 },
};

/**
 * Who has to do something before the game goes on.
 * @param {View} view
 * @returns {"person" | "bot" | "dice" | "nobody"}  dice: a person's keep is made and its roll is due
 */
export function mover(view) {
  if (view.to_act === TERMINAL) return "nobody";
  if (view.players[view.table.turn]?.kind === "bot") return "bot";
  return view.phase === "reroll" ? "dice" : "person";
}

/** @param {View} view @param {number[]} held */
export const canRoll = (view, held) =>
  mover(view) === "person" &&
  (view.to_act === CHANCE || view.legal.some((action) => action.type === "keep" && sameDice(action.dice, held)));

/** @param {View} view @param {string} row */
export const canScore = (view, row) =>
  mover(view) === "person" && view.legal.some((action) => action.type === "score" && action.row === row);

/** @param {View} view @param {string} row  @returns {number} what the row would give now */
export const previewOf = (view, row) => view.table.preview[view.table.rows.indexOf(row)] ?? 0;

/** @param {View} view  a person may mark dice: some of them may be rolled again */
export const canHold = (view) => mover(view) === "person" && view.legal.some((action) => action.type === "keep");

const newId = () => toHex(crypto.getRandomValues(new Uint8Array(8)));

/** @param {number[]} a @param {number[]} b */
const sameDice = (a, b) => a.length === b.length && a.every((position, index) => position === b[index]);

/**
 * @param {object} parts
 * @param {{request: (request: import("./messages.js").Request) => Promise<any>}} parts.client
 * @param {() => Storage} parts.storage
 * @param {() => Settings} parts.settings
 * @param {() => Play | null} parts.get
 * @param {(play: Play | null) => void} parts.set
 * @param {(events: GameEvent[], view: View, quiet: boolean) => void} parts.decorate  motion, sound and words for what happened
 * @param {(error: unknown) => void} parts.report
 * @param {() => number} [parts.now]  milliseconds
 */
export function createPlay({ client, storage, settings, get, set, decorate, report, now = () => performance.now() }) {
  let busy = false;
  let lastPress = { time: -Infinity, kind: "", action: "" };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {(() => void) | undefined} */
  let releaseLock;
  /** Counts what is put on the table and taken off it: an opening that has been overtaken comes to nothing. */
  let turnover = 0;

  /** @param {Partial<Play>} patch */
  const change = (patch) => {
    const play = get();
    if (play) set({ ...play, ...patch });
  };

  /** @param {Play} play */
  async function store(play) {
    const { view } = play;
    /** @type {{record: import("./messages.js").GameRecord}} */
    const { record } = await client.request({ type: "save" });
    await storage().put({
      id: play.id,
      game: view.game,
      record,
      players: view.players,
      totals: view.seats.map((seat) => seat.total),
      round: view.table.round,
      rounds: view.table.rounds,
      over: view.to_act === TERMINAL,
      updated: Date.now(),
      held: play.held,
      selected: play.selected,
    });
  }

  /** @param {Play} play @param {PlyResult} result */
  async function show(play, { view, events }) {
    const ownKeepGoesOn = view.phase === "reroll" || (view.phase === "decide" && view.table.kept.length > 0);
    const next = {
      ...play,
      view,
      held: ownKeepGoesOn ? view.table.kept : [],
      selected: null,
      zeroAsked: false,
      skipping: play.skipping && mover(view) === "bot",
      look: view.table.turn === play.view.table.turn ? play.look : null,
    };
    if (get()?.id !== play.id) return; // Left meanwhile: the engine may hold another game by now.
    await store(next);
    if (get()?.id !== play.id) return;
    set(next);
    decorate(events, view, play.skipping);
  }

  /** @param {import("./messages.js").Request} request */
  async function ply(request) {
    const play = get();
    if (play) await show(play, await client.request(request));
  }

  /** One thing at a time: what comes while something runs is dropped, never queued. @param {() => Promise<void>} work */
  async function run(work) {
    if (busy) return;
    busy = true;
    clearTimeout(timer);
    try {
      await work();
    } catch (error) {
      report(error);
      if (error instanceof EngineError && error.code === "engine_lost") return;
      if (error instanceof EngineError && error.code === "stale_ply") await refresh();
    } finally {
      busy = false;
    }
    pump();
  }

  async function refresh() {
    const { view } = await client.request({ type: "view" });
    change({ view, held: [], selected: null, zeroAsked: false });
  }

  /** Does what has to happen without a person. */
  function pump() {
    clearTimeout(timer);
    const play = get();
    if (!play || busy || play.elsewhere) return;
    const who = mover(play.view);
    if (who === "dice") void run(() => ply({ type: "step", ply: play.view.ply }));
    if (who !== "bot") return;
    const { pace } = settings();
    if (pace === "wait" && !play.skipping) return;
    const waits = PACES[play.skipping || pace === "wait" ? "instant" : pace];
    timer = setTimeout(nextBotPly, waits[/** @type {keyof typeof waits} */ (play.view.phase)] ?? 0);
  }

  function nextBotPly() {
    const play = get();
    if (play) void run(() => ply({ type: "step", ply: play.view.ply }));
  }

  /** Keeps what is only marked: a reload finds it again. */
  function storeMarks() {
    const play = get();
    if (play) void store(play).catch(report);
  }

  /** True once per deliberate press: the second half of a double press is none. @param {string} action @param {Press} press */
  function deliberate(action, { kind, again }) {
    const time = now();
    const since = time - lastPress.time;
    const twoFingers = kind === "touch" && lastPress.kind === "touch" && since < TWO_FINGERS_MS;
    const otherKind = action === lastPress.action && kind !== lastPress.kind && since < OTHER_KIND_MS;
    if (busy || again || twoFingers || otherKind) return false;
    lastPress = { time, kind, action };
    return true;
  }

  /**
   * One tab plays a game at a time, so that two can't write over each other.
   * @param {string} id @param {boolean} steal
   * @returns {Promise<boolean>} whether this tab has it
   */
  async function lock(id, steal) {
    releaseLock?.();
    releaseLock = undefined;
    if (!globalThis.navigator?.locks) return true;
    return new Promise((resolve) => {
      const options = steal ? { steal } : { signal: AbortSignal.timeout(1500) };
      const held = () =>
        new Promise((release) => {
          releaseLock = () => release(undefined);
          resolve(true);
        });
      navigator.locks.request(`bones-and-banners/${id}`, options, held).catch(() => {
        resolve(false);
        // Taken over by another tab while it was ours.
        if (get()?.id === id) {
          clearTimeout(timer);
          change({ elsewhere: true });
        }
      });
    });
  }

  /** @param {string} id @param {View} view @returns {Play} */
  const fresh = (id, view) => ({
    id, view, held: view.phase === "turn" ? [] : view.table.kept, selected: null, zeroAsked: false, skipping: false, look: null,
    elsewhere: false,
  });

  return {
    /** @param {string} game @param {Player[]} seats @param {string} phrase @returns {Promise<string>} the new game's id */
    async start(game, seats, phrase) {
      /** @type {PlyResult} */
      const { view } = await client.request({ type: "new", game, seats, ...(phrase ? { phrase } : {}) });
      const id = newId();
      await store(fresh(id, view));
      return id;
    },

    /**
     * Stores a record that was kept as a file, as a game of its own.
     * @param {import("./messages.js").GameRecord} record @returns {Promise<string>} its id
     */
    async adopt(record) {
      /** @type {PlyResult} */
      const { view } = await client.request({ type: "load", record });
      const id = newId();
      await store(fresh(id, view));
      return id;
    },

    /**
     * Puts a stored game on the table, exactly where it was left.
     * @param {string} id @param {boolean} [steal]  take it from another tab
     * @returns {Promise<boolean>} false: there is no such game
     */
    async open(id, steal = false) {
      clearTimeout(timer);
      set(null);
      turnover += 1;
      const opening = turnover;
      const mine = await lock(id, steal);
      const saved = await storage().get(id);
      if (!saved) return false;
      /** @type {PlyResult} */
      let result;
      try {
        result = await client.request({ type: "load", record: saved.record });
      } catch (error) {
        if (error instanceof EngineError && error.code === "bad_record") await storage().setAside(id);
        throw error;
      }
      if (opening !== turnover) return true;
      const play = fresh(id, result.view);
      if (mover(play.view) === "person" && play.view.phase === "decide") {
        play.held = saved.held ?? play.held;
        play.selected = saved.selected ?? null;
      }
      set({ ...play, elsewhere: !mine });
      pump();
      return true;
    },

    /** The game stays stored; the table is cleared. */
    leave() {
      clearTimeout(timer);
      turnover += 1;
      releaseLock?.();
      releaseLock = undefined;
      set(null);
    },

    pump,

    /** @param {Press} press */
    roll(press) {
      const play = get();
      if (!play || !canRoll(play.view, play.held) || !deliberate("roll", press)) return;
      void run(async () => {
        if (play.view.phase === "decide") {
          await ply({ type: "act", ply: play.view.ply, action: { type: "keep", dice: play.held } });
        }
        const kept = get();
        if (kept) await ply({ type: "step", ply: kept.view.ply });
      });
    },

    /** @param {number} position 0 to 4 */
    toggleHold(position) {
      const play = get();
      if (!play || busy || !canHold(play.view)) return;
      const held = play.held.includes(position)
        ? play.held.filter((other) => other !== position)
        : [...play.held, position].sort();
      change({ held });
      storeMarks();
    },

    /** @param {string} row  pressing the selected row again unmarks it */
    select(row) {
      const play = get();
      if (!play || busy || !canScore(play.view, row)) return;
      change({ selected: play.selected === row ? null : row, zeroAsked: false });
      storeMarks();
    },

    /** Scores the marked row; a zero wants a second press. @param {Press} press */
    score(press) {
      const play = get();
      const row = play?.selected;
      if (!play || !row || !canScore(play.view, row) || !deliberate("score", press)) return;
      if (settings().confirmZero && previewOf(play.view, row) === 0 && !play.zeroAsked) return change({ zeroAsked: true });
      void run(() => ply({ type: "act", ply: play.view.ply, action: { type: "score", row } }));
    },

    /** @param {Press} press */
    undo(press) {
      const play = get();
      if (!play?.view.can_undo || !deliberate("undo", press)) return;
      void run(() => ply({ type: "undo", ply: play.view.ply }));
    },

    /** "Wait for me": one more bot ply. @param {Press} press */
    next(press) {
      const play = get();
      if (play && mover(play.view) === "bot" && deliberate("next", press)) nextBotPly();
    },

    skip() {
      const play = get();
      if (!play || mover(play.view) !== "bot") return;
      change({ skipping: true });
      pump();
    },

    /** @param {number} seat */
    look(seat) {
      change({ look: seat });
    },
  };
}

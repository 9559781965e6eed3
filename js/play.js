// @ts-check
/**
 * A game on the table, whichever it is: sends what the player does to the engine, stores the record, shows the new view,
 * and lets the bots move at a pace one can follow. It knows no rules and no game: what is legal comes with the view, and
 * what differs between games comes as a Kind.
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
 * @typedef {Record<string, any>} Marks  what the player has only marked, such as held dice; each game has its own
 *
 * @typedef {object} Notes  what is kept with a game besides its record
 * @property {boolean} assisted  advice was shown at a person's decision
 * @property {boolean} practice  begun in the middle of another game
 * @property {import("./messages.js").SeatSummary[] | null} review
 *
 * @typedef {object} Kind  what play has to know of one game
 * @property {(view: any) => "person" | "bot" | "chance" | "nobody"} mover  who has to do something before the game goes on;
 *   chance: it comes by itself
 * @property {(view: any) => Marks} marks  those of a fresh view
 * @property {boolean} hidden  seats know things that others may not see
 * @property {(view: any) => {totals: number[], round: number, rounds: number | null}} summary  for the list of stored games
 * @property {Record<Exclude<Settings["pace"], "wait">, Record<string, number>>} pauses  pace → phase → ms that it stays in sight
 *
 * @typedef {object} Play  the part of the state that belongs to the game on the table
 * @property {string} id
 * @property {View} view
 * @property {Marks} marks
 * @property {Notes} notes
 * @property {number | null} viewer  from whose seat the table is seen; null = by nobody, as a spectator
 * @property {number | null} curtain  the seat that the device has to be handed to before anything is shown
 * @property {boolean} skipping  bots move at once until a person has to decide
 * @property {number | null} look  whose card is open on a phone; null = by itself
 * @property {boolean} elsewhere  another tab plays this game
 */
import { TERMINAL } from "./messages.js";
import { EngineError } from "./client.js";
import { toHex } from "./hex.js";

/**
 * What is read of the event by which a button was pressed.
 * @typedef {{pointerType?: string, detail?: number} | Event} Press
 */
/** Two fingers: touches closer than this are one. */
const TWO_FINGERS_MS = 90;
/** A bot that thinks longer than this is stopped when nobody waits for it any more; shorter thoughts end by themselves sooner. */
const PATIENCE_MS = 25;
/** Enter plus click: presses of one button by different kinds closer than this are one. */
const OTHER_KIND_MS = 400;

/** @param {Partial<Notes>} saved @returns {Notes} */
const notesOf = ({ assisted = false, practice = false, review = null }) => ({ assisted, practice, review });

const newId = () => toHex(crypto.getRandomValues(new Uint8Array(8)));

/** The seats of people. @param {Player[]} players */
export const people = (players) => players.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));

/** @typedef {ReturnType<typeof createPlay>} Table */

/**
 * @param {object} parts
 * @param {{request: (request: import("./messages.js").Request) => Promise<any>, stop: () => void}} parts.client
 * @param {(game: string) => Kind} parts.kindOf
 * @param {() => Storage} parts.storage
 * @param {() => Settings} parts.settings
 * @param {() => Play | null} parts.get
 * @param {(play: Play | null) => void} parts.set
 * @param {(events: GameEvent[], play: Play) => void} parts.decorate  motion, sound and words for what happened
 * @param {(error: unknown) => void} parts.report
 * @param {() => number} [parts.now]  milliseconds
 */
export function createPlay({ client, kindOf, storage, settings, get, set, decorate, report, now = () => performance.now() }) {
  let busy = false;
  /** What a bot is thinking about: resolves when it has moved, or has been stopped. @type {Promise<void> | null} */
  let thought = null;
  let lastPress = { time: -Infinity, kind: "", action: "" };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {(() => void) | undefined} */
  let releaseLock;
  /** A game that the engine holds just as it is stored: what was begun last, until something is opened. @type {Play | null} */
  let begun = null;
  /** Counts what is put on the table and taken off it: an opening that has been overtaken comes to nothing. */
  let turnover = 0;

  /** @param {Partial<Play>} patch */
  const change = (patch) => {
    const play = get();
    if (play) set({ ...play, ...patch });
  };

  /** @param {Play} play @param {Promise<{record: import("./messages.js").GameRecord}>} [saving] */
  async function store(play, saving = client.request({ type: "save" })) {
    const { view } = play;
    const { record } = await saving;
    await storage().put({
      id: play.id,
      game: view.game,
      record,
      players: view.players,
      ...kindOf(view.game).summary(view),
      over: view.to_act === TERMINAL,
      updated: Date.now(),
      marks: play.marks,
      ...play.notes,
    });
  }

  /** The game with what was noted while the engine worked. @param {Play} play @returns {Play} */
  const noted = (play) => ({ ...play, notes: get()?.notes ?? play.notes });

  /** The view as `viewer` may see it, or by nobody's while the device changes hands. @param {Play} play @returns {Promise<Play>} */
  async function throughCurtain(play) {
    const { view, viewer } = play;
    const { hidden, mover } = kindOf(view.game);
    const handedTo = hidden && mover(view) === "person" && people(view.players).length > 1 && view.to_act >= 0 && view.to_act !== viewer;
    if (!handedTo) return { ...play, curtain: null };
    const { view: nobodys } = await client.request({ type: "view", seat: null });
    return { ...play, view: nobodys, marks: {}, viewer: null, curtain: view.to_act };
  }

  /** @param {Play} play @param {PlyResult} result */
  async function show(play, { view, events }) {
    const kind = kindOf(view.game);
    if (get()?.id !== play.id) return; // Left meanwhile: the engine may hold another game by now.
    const next = await throughCurtain({
      ...play,
      view,
      marks: kind.marks(view),
      skipping: (get()?.skipping ?? play.skipping) && kind.mover(view) !== "person",
      look: view.table.turn === play.view.table.turn ? play.look : null,
    });
    await store(noted(next));
    if (get()?.id !== play.id) return;
    set(noted(next));
    decorate(events, next);
  }

  /** @param {{type: "act", action: any} | {type: "step"} | {type: "undo"}} command */
  async function ply(command) {
    const play = get();
    if (play) await show(play, await client.request({ ...command, ply: play.view.ply, seat: play.viewer }));
  }

  /** One thing at a time: what comes while something runs is dropped, never queued. @param {() => Promise<void>} work */
  async function run(work) {
    if (busy) return;
    busy = true;
    clearTimeout(timer);
    const id = get()?.id;
    try {
      await work();
    } catch (error) {
      if (error instanceof EngineError && error.code === "stopped") return;
      if (get()?.id === id) {
        report(error);
        if (error instanceof EngineError && ["engine_lost", "tables_lost"].includes(error.code)) return; // Until somebody tries again.
        if (error instanceof EngineError && error.code === "stale_ply") await refresh();
      }
    } finally {
      busy = false;
    }
    pump();
  }

  async function refresh() {
    const play = get();
    if (!play) return;
    const { view } = await client.request({ type: "view", seat: play.viewer });
    change({ view, marks: kindOf(view.game).marks(view) });
  }

  /** Does what has to happen without a person. */
  function pump() {
    clearTimeout(timer);
    const play = get();
    if (!play || busy || play.elsewhere || play.curtain !== null) return;
    const who = kindOf(play.view.game).mover(play.view);
    const { pace } = settings();
    if (who === "chance") void run(() => ply({ type: "step" }));
    if (who !== "bot" || (pace === "wait" && !play.skipping)) return;
    const pauses = kindOf(play.view.game).pauses[play.skipping || pace === "wait" ? "instant" : pace];
    timer = setTimeout(think, pauses[play.view.phase] ?? 0);
  }

  /** Lets a bot move. */
  function think() {
    const mine = run(() => ply({ type: "step" })).finally(() => {
      if (thought === mine) thought = null;
    });
    thought = mine;
  }

  /** Nobody waits for the bot any more: it may finish a short thought, a long one is ended. */
  async function stopThought() {
    const timeout = setTimeout(() => client.stop(), PATIENCE_MS);
    await thought;
    clearTimeout(timeout);
  }

  /** Keeps what is only marked: a reload finds it again. */
  function storeMarks() {
    const play = get();
    if (play) void store(play).catch(report);
  }

  /** True once per deliberate press: the second half of a double press is none. @param {string} action @param {Press} press */
  function deliberate(action, press) {
    const { pointerType, detail = 0 } = /** @type {{pointerType?: string, detail?: number}} */ (press);
    const kind = pointerType || "key";
    const again = detail > 1; // The browser counts it as the second of a double click.
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

  /** Whose eyes a game is seen through when it comes to the table. @param {View} view @returns {number | null} */
  function firstViewer(view) {
    const [only, ...others] = people(view.players);
    return kindOf(view.game).hidden && only !== undefined && others.length === 0 ? only : null;
  }

  /** @param {string} id @param {View} view @param {Partial<Notes>} [notes] @returns {Play} */
  const fresh = (id, view, notes = {}) => ({
    id, view, marks: kindOf(view.game).marks(view), notes: notesOf(notes), viewer: null, curtain: null, skipping: false, look: null,
    elsewhere: false,
  });

  /** Gives the engine a stored game. @param {string} id @returns {Promise<Play | null>} null: there is none */
  async function load(id) {
    const saved = await storage().get(id);
    if (!saved) return null;
    try {
      /** @type {PlyResult} */
      const { view } = await client.request({ type: "load", record: saved.record });
      const play = fresh(id, view, saved);
      return { ...play, marks: saved.marks ?? play.marks }; // As they were: the view is the one that they were made on.
    } catch (error) {
      if (error instanceof EngineError && error.code === "bad_record") await storage().setAside(id);
      throw error;
    }
  }

  return {
    /**
     * @param {string} game @param {Player[]} seats @param {{phrase?: string, config?: Record<string, unknown>}} [options]
     * @returns {Promise<string>} the new game's id
     */
    async start(game, seats, { phrase, config } = {}) {
      begun = null;
      /** @type {Promise<PlyResult>} */
      const beginning = client.request({ type: "new", game, seats, ...(config && { config }), ...(phrase && { phrase }) });
      const saving = client.request({ type: "save" }); // Asked at once: it is answered in turn.
      saving.catch(() => {});
      const play = fresh(newId(), (await beginning).view);
      await store(play, saving);
      begun = play;
      return play.id;
    },

    /**
     * Stores a record that comes from elsewhere, such as a file, as a game of its own.
     * @param {import("./messages.js").GameRecord} record @param {Partial<Notes>} [notes] @returns {Promise<string>} its id
     */
    async adopt(record, notes) {
      begun = null;
      /** @type {PlyResult} */
      const { view } = await client.request({ type: "load", record });
      const id = newId();
      await store(fresh(id, view, notes));
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
      const held = begun?.id === id ? begun : null;
      begun = null;
      const mine = await lock(id, steal);
      const play = held ?? (await load(id));
      if (!play) return false;
      const viewer = firstViewer(play.view);
      const seen = viewer === null ? play.view : (await client.request({ type: "view", seat: viewer })).view;
      const next = await throughCurtain({ ...play, view: seen, viewer, elsewhere: !mine });
      if (opening !== turnover) return true;
      set(next);
      pump();
      return true;
    },

    /** The game stays stored; the table is cleared. */
    leave() {
      clearTimeout(timer);
      if (thought) void stopThought();
      turnover += 1;
      releaseLock?.();
      releaseLock = undefined;
      set(null);
    },

    pump,

    /**
     * A press of a button, and what it sends: one ply after the other, of the first the one on the screen.
     * @param {string} button @param {Press} press @param {({type: "act", action: any} | {type: "step"} | {type: "undo"})[]} commands
     */
    send(button, press, commands) {
      if (!get() || !deliberate(button, press)) return;
      void run(async () => {
        for (const command of commands) await ply(command);
      });
    },

    /** Marks something, unless the engine is at work. @param {Marks} patch @returns {boolean} */
    mark(patch) {
      const play = get();
      if (!play || busy) return false;
      change({ marks: { ...play.marks, ...patch } });
      storeMarks();
      return true;
    },

    /** Keeps something with the game. @param {Partial<Notes>} patch */
    note(patch) {
      const play = get();
      if (!play) return;
      change({ notes: { ...play.notes, ...patch } });
      storeMarks();
    },

    /** Marks by a button whose second press must be deliberate too. @param {string} button @param {Press} press @param {Marks} patch */
    ask(button, press, patch) {
      const play = get();
      if (play && deliberate(button, press)) change({ marks: { ...play.marks, ...patch } });
    },

    /** The person that the device was handed to has it. */
    liftCurtain() {
      const play = get();
      if (!play || play.curtain === null) return;
      const seat = play.curtain;
      void run(async () => {
        const { view } = await client.request({ type: "view", seat });
        change({ view, viewer: seat, curtain: null, marks: kindOf(view.game).marks(view) });
      });
    },

    /** @param {Press} press */
    undo(press) {
      const play = get();
      if (!play?.view.can_undo) return;
      // Where seats have secrets and share the device, the last action was somebody else's.
      if (kindOf(play.view.game).hidden && people(play.view.players).length > 1) return;
      const { ply } = play.view;
      const undo = () => {
        if (get()?.view.ply === ply) this.send("undo", press, [{ type: "undo" }]); // Else the bot has moved meanwhile.
      };
      if (thought) void stopThought().then(undo);
      else undo();
    },

    /** "Wait for me": one more bot ply. @param {Press} press */
    next(press) {
      const play = get();
      if (play && kindOf(play.view.game).mover(play.view) === "bot" && deliberate("next", press)) think();
    },

    skip() {
      const play = get();
      if (!play || kindOf(play.view.game).mover(play.view) !== "bot") return;
      change({ skipping: true });
      pump();
    },

    /** @param {number | null} seat */
    look(seat) {
      change({ look: seat });
    },
  };
}

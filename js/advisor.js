// @ts-check
/**
 * Asks the engine about the game on the table: advice at a person's decision, how the chances stood, the review of a game
 * that is over. It moves nothing, and what it hears too late it drops.
 *
 * @typedef {any} Analysis  each game's own: messages.js has their Analysis and PalaceAnalysis
 * @typedef {any} Reason
 * @typedef {import("./messages.js").Point} Point
 * @typedef {import("./play.js").Play} Play
 *
 * @typedef {object} Advice  for the decision on the table
 * @property {"waiting" | "ready" | "lost"} stage
 * @property {boolean} late  it is waited for long enough to say so
 * @property {boolean} open  the reason is unfolded
 * @property {Analysis | null} analysis
 * @property {Map<unknown, Reason>} reasons  by option: those asked for besides the best one's
 *
 * @typedef {object} Reviewing
 * @property {"waiting" | "ready" | "lost"} stage
 * @property {number} done
 * @property {number} total
 * @property {any} review  the game's own
 *
 * @typedef {{ply: number, dear: boolean, analysis: Analysis | null}} Examined  a past decision that is looked at, among the dearest or in the whole list
 *
 * @typedef {object} Coached  what the advisor has to know of one game
 * @property {(view: any) => boolean} decides  a person has a decision to make
 * @property {(analysis: Analysis, play: any) => {action: any} | null} marked  the option that the marks amount to
 * @property {(log: any[], seats: number) => {ply: number, round: number, seat: number | null}[]} [turnStarts]  where there is a graph during play
 * @property {(play: Play) => boolean} [reviewable]  before the game is over, too
 * @property {(t: import("./i18n.js").Translate, analysis: Analysis, view: any) => string} sentence  the advice, said
 */
import { EngineError } from "./client.js";

/** Who loses less than this has lost nothing; so the engine's reviews count too. */
export const NOTHING = 0.005;

/** @template T @param {{options: T[], best: number | null}} analysis @returns {T | null} */
export const bestOf = ({ options, best }) => (best === null ? null : (options[best] ?? null));

/** Waiting for longer than this is shown. */
const LATE_MS = 150;
/** The graph can wait for so long: a person's next ply comes first. */
const GRAPH_MS = 200;

/** @typedef {{play: Play | null, advice: Advice | null, graph: Point[], review: Reviewing | null, examined: Examined | null}} Slice  of the page's state */

/**
 * @param {object} parts
 * @param {{request: (request: import("./messages.js").Question | {type: "log"}) => Promise<any>}} parts.client
 * @param {(game: string) => Coached | undefined} parts.coachOf
 * @param {() => Slice} parts.get
 * @param {(patch: Partial<Slice>) => void} parts.set
 * @param {() => {coach: "off" | "request" | "always", winGraph: boolean}} parts.settings
 * @param {(notes: Partial<import("./play.js").Notes>) => void} parts.note
 * @param {(analysis: Analysis) => void} parts.say
 * @param {(error: unknown) => void} parts.report
 * @param {number} [parts.graphAfter]  milliseconds at rest
 */
export function createAdvisor({ client, coachOf, get, set, settings, note, say, report, graphAfter = GRAPH_MS }) {
  /** The position that is on the table. */
  let place = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let leisure;

  const table = () => {
    const { play } = get();
    const coach = play && !play.elsewhere ? coachOf(play.view.game) : undefined;
    return play && coach ? { play, coach } : null;
  };
  /** @param {string} id */
  const onTable = (id) => get().play?.id === id;

  /**
   * That there is no advice to be had is shown where it was wanted; anything else is a fault, unless the table has moved on.
   * @param {unknown} error @param {string} where
   */
  function complain(error, where) {
    const known = error instanceof EngineError && ["tables_lost", "engine_lost"].includes(error.code);
    if (!known && place === where) report(error);
  }

  async function ask() {
    const { play, coach } = table() ?? {};
    if (!play || !coach?.decides(play.view) || settings().coach === "off") return;
    const here = place;
    /** @param {Partial<Advice>} patch */
    const change = (patch) => {
      const { advice } = get();
      if (place === here && advice) set({ advice: { ...advice, ...patch } });
    };
    set({ advice: { stage: "waiting", late: false, open: false, analysis: null, reasons: new Map() } });
    const timer = setTimeout(() => change({ late: true }), LATE_MS);
    try {
      const { analysis } = await client.request({ type: "analyse", ply: play.view.ply, seat: play.viewer });
      if (place !== here || get().advice?.stage !== "waiting") return;
      change({ stage: "ready", analysis });
      if (!play.notes.assisted) note({ assisted: true });
      say(analysis);
      explainMarked();
    } catch (error) {
      change({ stage: "lost" });
      complain(error, here);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Asks once what the marked option builds on. */
  async function explainMarked() {
    const { play, coach } = table() ?? {};
    const { advice } = get();
    if (!play || !coach || !advice?.analysis) return;
    const option = coach.marked(advice.analysis, play);
    if (!option || advice.reasons.has(option) || option === bestOf(advice.analysis)) return;
    const here = place;
    try {
      const { reason } = await client.request({ type: "explain", ply: play.view.ply, action: option.action, seat: play.viewer });
      const now = get().advice;
      if (place === here && now) set({ advice: { ...now, reasons: new Map(now.reasons).set(option, reason) } });
    } catch (error) {
      complain(error, here);
    }
  }

  /** Fills in what is missing of how the chances stood at the start of every turn, the newest first; begun anew after every ply. */
  async function fillGraph() {
    const { play, coach } = table() ?? {};
    if (!play || !coach?.turnStarts || !settings().winGraph || play.view.players.length < 2) return;
    const here = place;
    const known = (/** @type {number} */ wanted) => get().graph.some(({ ply }) => ply === wanted);
    try {
      const { log } = await client.request({ type: "log" });
      for (const start of coach.turnStarts(log, play.view.players.length).reverse()) {
        if (place !== here) return;
        if (known(start.ply)) continue;
        const { analysis } = await client.request({ type: "analyse", ply: start.ply });
        if (!onTable(play.id)) return;
        if (!known(start.ply)) set({ graph: [...get().graph, { ...start, chances: analysis.chances }].sort((a, b) => a.ply - b.ply) });
      }
    } catch (error) {
      complain(error, here);
    }
  }

  return {
    /** After every change at the table. @param {Play | null} play */
    follow(play) {
      const now = play ? `${play.id}/${play.view.ply}/${play.viewer}` : "";
      if (now === place) return void explainMarked();
      const { graph, review, examined } = get();
      const same = play !== null && place.startsWith(play.id);
      place = now;
      const kept = same ? { graph: graph.filter(({ ply }) => ply <= play.view.ply), review: play.view.outcome ? review : null, examined } : { graph: [], review: null, examined: null };
      set({ advice: null, ...kept });
      clearTimeout(leisure);
      if (!play) return;
      if (settings().coach === "always") void ask();
      leisure = setTimeout(fillGraph, graphAfter);
    },

    ask,

    /** Shows the advice, or hides it; asks again if there was none to be had. */
    toggle() {
      const { advice } = get();
      if (advice && advice.stage !== "lost") set({ advice: null });
      else void ask();
    },

    /** Unfolds the reason, or folds it. */
    unfold() {
      const { advice } = get();
      if (advice) set({ advice: { ...advice, open: !advice.open } });
    },

    /** What is shown now. @returns {Analysis | null} */
    shown: () => get().advice?.analysis ?? null,

    /** Works out the review of the game on the table, slice by slice, once. */
    async review() {
      const { play, coach } = table() ?? {};
      if (!play || !(play.view.outcome || coach?.reviewable?.(play)) || ["waiting", "ready"].includes(get().review?.stage ?? "")) return;
      set({ review: { stage: "waiting", done: 0, total: 0, review: null } });
      try {
        for (;;) {
          const { done, total, review } = await client.request({ type: "review", seat: play.viewer });
          if (!onTable(play.id) || get().play?.view.ply !== play.view.ply) return;
          set({ review: { stage: review ? "ready" : "waiting", done, total, review } });
          if (!review) continue;
          if (play.view.outcome && !play.notes.review) note({ review: review.seats.map(summaryOf) });
          return;
        }
      } catch (error) {
        if (!onTable(play.id)) return;
        set({ review: { stage: "lost", done: 0, total: 0, review: null } });
        complain(error, place);
      }
    },

    /** Looks at a past decision, or no longer. @param {number} ply @param {boolean} dear @param {number | null} seat  in whose eyes */
    async examine(ply, dear, seat) {
      const looked = () => get().examined?.ply === ply && get().examined?.dear === dear;
      if (looked()) return set({ examined: null });
      set({ examined: { ply, dear, analysis: null } });
      try {
        const { analysis } = await client.request({ type: "analyse", ply, seat });
        if (looked()) set({ examined: { ply, dear, analysis } });
      } catch (error) {
        set({ examined: null });
        report(error);
      }
    },
  };
}

/** @param {Record<string, any>} review @returns {any} */
const summaryOf = ({ dearest: _, list: __, hands: ___, ...summary }) => summary;

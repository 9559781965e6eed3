// @ts-check
/**
 * A person's turn at dice: what is marked, what may be done, and what a press sends.
 *
 * @typedef {import("../messages.js").DiceView} DiceView
 * @typedef {import("../play.js").Press} Press
 *
 * @typedef {object} DiceMarks
 * @property {number[]} held  positions to keep
 * @property {string | null} selected  row to score
 * @property {boolean} zeroAsked  the second press for a zero is due
 * @typedef {Omit<import("../play.js").Play, "view" | "marks"> & {view: DiceView, marks: DiceMarks}} DicePlay
 */
import { bestOf } from "../advisor.js";
import { CHANCE, TERMINAL } from "../messages.js";
import { positionsOf } from "./advice.js";

/** @param {DiceView} view @returns {"person" | "bot" | "chance" | "nobody"} */
export function mover(view) {
  if (view.to_act === TERMINAL) return "nobody";
  if (view.players[view.table.turn]?.kind === "bot") return "bot";
  return view.phase === "reroll" ? "chance" : "person"; // The first roll of a turn waits for the person's press.
}

/** A person has a decision to make. @param {DiceView} view */
export const decides = (view) => mover(view) === "person" && view.phase === "decide";

/** @param {number[]} a @param {number[]} b */
const sameDice = (a, b) => a.length === b.length && a.every((position, index) => position === b[index]);

/** @param {DiceView} view @param {number[]} held */
export const canRoll = (view, held) =>
  mover(view) === "person" &&
  (view.to_act === CHANCE || view.legal.some((action) => action.type === "keep" && sameDice(action.dice, held)));

/** @param {DiceView} view @param {string | null} row */
export const canScore = (view, row) =>
  mover(view) === "person" && view.legal.some((action) => action.type === "score" && action.row === row);

/** @param {DiceView} view  a person may mark dice: some of them may be rolled again */
export const canHold = (view) => mover(view) === "person" && view.legal.some((action) => action.type === "keep");

/** @param {DiceView} view @param {string} row  @returns {number} what the row would give now */
export const previewOf = (view, row) => view.table.preview[view.table.rows.indexOf(row)] ?? 0;

/** @type {import("../play.js").Kind} */
export const DICE = {
  mover,
  hidden: false,
  marks: (/** @type {DiceView} */ { phase, table }) => ({ held: phase === "turn" ? [] : table.kept, selected: null, zeroAsked: false }),
  summary: (/** @type {DiceView} */ { seats, table }) => ({
    totals: seats.map(({ total }) => total), round: table.round, rounds: table.rounds,
  }),
  pauses: {
    calm: { turn: 900, reroll: 900, decide: 1500 },
    quick: { turn: 350, reroll: 300, decide: 450 },
    instant: {},
  },
};

/**
 * @param {object} parts
 * @param {Pick<import("../play.js").Table, "send" | "mark" | "ask">} parts.table
 * @param {() => import("../play.js").Play | null} parts.get
 * @param {() => {confirmZero: boolean}} parts.settings
 * @param {() => void} parts.settle  ends the motion under way: input is never blocked by it
 * @param {(sound: "hold") => void} parts.hear
 * @param {Pick<ReturnType<typeof import("../advisor.js").createAdvisor>, "shown" | "ask" | "toggle">} parts.advisor
 */
export function createHand({ table, get, settings, settle, hear, advisor }) {
  const now = () => {
    const play = get();
    return play && { view: /** @type {DiceView} */ (play.view), marks: /** @type {DiceMarks} */ (play.marks) };
  };
  return {
    /** @param {Press} press */
    roll(press) {
      const turn = now();
      if (!turn || !canRoll(turn.view, turn.marks.held)) return;
      const keep = { type: /** @type {const} */ ("act"), action: { type: "keep", dice: turn.marks.held } };
      table.send("roll", press, [...(turn.view.phase === "decide" ? [keep] : []), { type: "step" }]);
    },

    /** @param {number} position 0 to 4 */
    toggleHold(position) {
      const turn = now();
      if (!turn || !canHold(turn.view)) return;
      settle();
      hear("hold");
      const { held } = turn.marks;
      const others = held.filter((other) => other !== position);
      table.mark({ held: held.includes(position) ? others : [...held, position].sort() });
    },

    /** @param {string} row  pressing the selected row again unmarks it */
    select(row) {
      const turn = now();
      if (!turn || !canScore(turn.view, row)) return;
      settle();
      table.mark({ selected: turn.marks.selected === row ? null : row, zeroAsked: false });
    },

    /** Asks the coach, or hides the advice. */
    coach: advisor.toggle,

    /** Marks what the coach would do, or asks for it. */
    take() {
      const turn = now();
      const analysis = advisor.shown();
      const best = analysis && bestOf(analysis);
      if (!turn || !best) return void advisor.ask();
      settle();
      hear("hold");
      const { action, faces } = best;
      if (action.type === "score") table.mark({ selected: action.row, zeroAsked: false });
      else table.mark({ held: positionsOf(turn.view.table.dice, faces, turn.marks.held), selected: null, zeroAsked: false });
    },

    /** Scores the marked row; a zero wants a second press. @param {Press} press */
    score(press) {
      const turn = now();
      const row = turn?.marks.selected;
      if (!turn || !row || !canScore(turn.view, row)) return;
      if (settings().confirmZero && previewOf(turn.view, row) === 0 && !turn.marks.zeroAsked) {
        return table.ask("score", press, { zeroAsked: true });
      }
      table.send("score", press, [{ type: "act", action: { type: "score", row } }]);
    },
  };
}

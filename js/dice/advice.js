// @ts-check
/**
 * What the exact tables say, in words and in places of the table: which option the marks amount to, which dice an option
 * holds, and sentences that say why.
 *
 * @typedef {import("../messages.js").Analysis} Analysis
 * @typedef {import("../messages.js").Option} Option
 * @typedef {import("../messages.js").Reason} Reason
 * @typedef {import("../messages.js").DiceAction} DiceAction
 * @typedef {import("../i18n.js").Translate} Translate
 * @typedef {import("./hand.js").DiceMarks} DiceMarks
 */
import { NOTHING, bestOf } from "../advisor.js";
import { decimal, percent } from "../i18n.js";
import { listNames } from "../words.js";

/** Lost points, with a second digit where one would say nothing. @param {number} lost */
export const lostPoints = (lost) => decimal(lost, lost < 0.1 ? 2 : 1);

/**
 * @param {Option[]} options @param {{action: DiceAction, faces: number[]}} wanted  faces: held, rising
 * @returns {Option | null} null for five held dice: that is no option
 */
export const findOption = (options, { action, faces }) =>
  options.find((option) =>
    action.type === "score"
      ? option.action.type === "score" && option.action.row === action.row
      : option.action.type === "keep" && option.faces.join() === faces.join(),
  ) ?? null;

/**
 * The option that the marks amount to: the selected row, else the held dice.
 * @param {Analysis} analysis @param {number[]} dice @param {Pick<DiceMarks, "held" | "selected">} marks
 * @returns {Option | null} null: nothing is marked, or all five dice are held
 */
export function markedOption({ options }, dice, { held, selected }) {
  if (selected) return findOption(options, { action: { type: "score", row: selected }, faces: [] });
  const faces = held.map((position) => dice[position] ?? 0).sort();
  return held.length ? findOption(options, { action: { type: "keep", dice: held }, faces }) : null;
}

/**
 * Positions of dice that show these faces; of equal dice those that are held already.
 * @param {number[]} dice @param {number[]} faces @param {number[]} held
 */
export function positionsOf(dice, faces, held) {
  const missing = [...faces];
  const heldFirst = [...new Set([...held, ...dice.keys()])];
  const wanted = (/** @type {number} */ position) => {
    const at = missing.indexOf(dice[position] ?? 0);
    return at >= 0 && missing.splice(at, 1).length > 0;
  };
  return heldFirst.filter(wanted).sort();
}

/** "Hold 5 5 5", "Score Fives". @param {Translate} t @param {{action: DiceAction, faces: number[]}} option */
export function optionName(t, { action, faces }) {
  if (action.type === "score") return t("score-row", { row: t(`row-${action.row}`) });
  return faces.length ? t("advice-hold", { dice: faces.join(" ") }) : t("advice-roll-all");
}

/** What the best option brings, in one line. @param {Translate} t @param {Option} option */
export const adviceLine = (t, option) => t("advice-best", { what: optionName(t, option), points: decimal(option.expected) });

/** What the marked option costs. @param {Translate} t @param {Option} best @param {Option} marked */
export function costLine(t, best, marked) {
  const lost = best.expected - marked.expected;
  if (lost < NOTHING) return t("advice-right");
  const points = lostPoints(lost);
  return marked.action.type === "score"
    ? t("advice-cost-row", { row: t(`row-${marked.action.row}`), points })
    : t("advice-cost-hold", { points });
}

/** Two chances with as many digits as it takes to tell them apart. @param {number} a @param {number} b */
export function percents(a, b) {
  const digits = [0, 1].find((n) => (100 * a).toFixed(n) !== (100 * b).toFixed(n)) ?? 2;
  return [percent(a, digits), percent(b, digits)];
}

/** "Fives (45 %)", likeliest first. @param {Translate} t @param {import("../messages.js").TurnEnd[]} ends */
const endNames = (t, ends) =>
  listNames(t, ends.map(({ row, chance }) => t("advice-end", { row: t(`row-${row}`), chance: percent(chance) })));

/** Why: what it builds on, or what is given up for the points now. @param {Translate} t @param {Reason} reason @param {"best" | "yours" | "played"} whose */
export function reasonLine(t, reason, whose) {
  if (reason.type === "keep") return reason.ends.length ? t("advice-builds", { whose, rows: endNames(t, reason.ends) }) : "";
  return t("advice-later", { whose, points: reason.points, worth: decimal(reason.worth) });
}

/** What ending the turn now would cost at least; nothing to say when that is the advice. @param {Translate} t @param {Analysis} analysis */
function givenUp(t, analysis) {
  const best = bestOf(analysis);
  const row = analysis.options.find(({ action }) => action.type === "score");
  const worse = best && row && best.action.type === "keep" && best.expected - row.expected >= NOTHING;
  return worse ? costLine(t, best, row) : "";
}

/**
 * The whole explanation, sentence by sentence.
 * @param {Translate} t @param {Analysis} analysis @param {Option | null} marked @param {Reason | undefined} markedReason
 * @returns {string[]}
 */
export function reasonLines(t, analysis, marked, markedReason) {
  const best = bestOf(analysis);
  const toWin = analysis.options[analysis.best_to_win ?? -1];
  const lines = [analysis.reason ? reasonLine(t, analysis.reason, "best") : ""];
  if (marked && marked !== best) lines.push(markedReason ? reasonLine(t, markedReason, "yours") : "");
  else lines.push(givenUp(t, analysis));
  if (best && toWin && toWin !== best) {
    const [chance = "", other = ""] = percents(toWin.chance, best.chance);
    lines.push(t("advice-win", { what: optionName(t, toWin), chance, other }));
  }
  return lines.filter(Boolean);
}

/** The advice for a screen reader. @param {Translate} t @param {Analysis} analysis */
export function adviceSentence(t, analysis) {
  const best = bestOf(analysis);
  return best ? t("say-advice", { advice: adviceLine(t, best) }) : "";
}

/**
 * Where turns began, and the end: the plies, read from the whole log. Every event but the end is a ply.
 * @param {import("../messages.js").DiceEvent[]} log @param {number} seats
 */
export function turnStarts(log, seats) {
  /** @type {{ply: number, round: number, seat: number | null}[]} */
  const starts = [{ ply: 0, round: 1, seat: 0 }];
  let ply = 0;
  for (const event of log) {
    if (event.type === "game_over") {
      const round = (starts.pop()?.round ?? 0) - 1;
      starts.push({ ply, round, seat: null });
      continue;
    }
    ply += 1;
    if (event.type !== "scored") continue;
    const seat = (event.seat + 1) % seats;
    starts.push({ ply, round: event.round + (seat === 0 ? 1 : 0), seat });
  }
  return starts;
}

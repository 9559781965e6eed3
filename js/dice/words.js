// @ts-check
/** Sentences about Dice Poker that several places need. */
import { listNames, nameOf } from "../words.js";

/**
 * @typedef {import("../messages.js").Player} Player
 * @typedef {import("../messages.js").DiceEvent} DiceEvent
 * @typedef {import("../i18n.js").Translate} Translate
 */

/** @param {Translate} t @param {Player[]} players @param {{seat: number, row: string, points: number}} scored */
export const scoredLine = (t, players, { seat, row, points }) =>
  t("said-scored", { ...nameOf(t, players, seat), points, row: t(`row-${row}`) });

/** @param {Translate} t @param {Player[]} players @param {{winners: number[], totals: number[]}} outcome */
export function outcomeLine(t, players, { winners, totals }) {
  const points = totals[winners[0] ?? 0] ?? 0;
  if (players.length === 1) return t("outcome-alone", { points });
  if (winners.length === 1) return t("outcome-won", { ...nameOf(t, players, winners[0] ?? 0), points });
  return t("outcome-draw", { names: listNames(t, winners.map((seat) => nameOf(t, players, seat).name)), points });
}

/** One event of the log in words. @param {Translate} t @param {Player[]} players @param {DiceEvent} event */
export function eventLine(t, players, event) {
  switch (event.type) {
    case "rolled":
      return t("said-rolled", { ...nameOf(t, players, event.seat), dice: event.dice.join(" ") });
    case "kept":
      return null; // The roll that follows says it.
    case "scored":
      return scoredLine(t, players, event);
    case "game_over":
      return outcomeLine(t, players, event);
  }
}

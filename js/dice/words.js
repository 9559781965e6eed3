// @ts-check
/** Sentences about Dice Poker that several places need. */

/**
 * @typedef {import("../messages.js").Player} Player
 * @typedef {import("../messages.js").GameEvent} GameEvent
 * @typedef {import("../i18n.js").Translate} Translate
 */

/** The bots' names, by seat. */
export const ANIMALS = ["stag", "lion", "wolf", "boar", "falcon", "otter"];

/**
 * A seat's name, and whether a sentence may say "you" to it: there is one person, who gave no name.
 * @param {Translate} t @param {Player[]} players @param {number} seat
 * @returns {{name: string, you: "yes" | "no"}}
 */
export function nameOf(t, players, seat) {
  const player = players[seat];
  if (player?.name) return { name: player.name, you: "no" };
  if (player?.kind === "bot") return { name: t(`animal-${ANIMALS[seat % ANIMALS.length]}`), you: "no" };
  if (players.filter(({ kind }) => kind === "human").length === 1) return { name: t("you"), you: "yes" };
  return { name: t("player-n", { n: seat + 1 }), you: "no" };
}

/** @param {Translate} t @param {Player[]} players @param {{seat: number, row: string, points: number}} scored */
export const scoredLine = (t, players, { seat, row, points }) =>
  t("said-scored", { ...nameOf(t, players, seat), points, row: t(`row-${row}`) });

/** @param {Translate} t @param {string[]} names  "A", "A and B", "A, B and C" */
export const listNames = (t, names) =>
  names.length < 2 ? (names[0] ?? "") : t("list-and", { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });

/** @param {Translate} t @param {Player[]} players @param {{winners: number[], totals: number[]}} outcome */
export function outcomeLine(t, players, { winners, totals }) {
  const points = totals[winners[0] ?? 0] ?? 0;
  if (players.length === 1) return t("outcome-alone", { points });
  if (winners.length === 1) return t("outcome-won", { ...nameOf(t, players, winners[0] ?? 0), points });
  return t("outcome-draw", { names: listNames(t, winners.map((seat) => nameOf(t, players, seat).name)), points });
}

/** One event of the log in words. @param {Translate} t @param {Player[]} players @param {GameEvent} event */
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

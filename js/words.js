// @ts-check
/** Names of players, in sentences of any game. */

/**
 * @typedef {import("./messages.js").Player} Player
 * @typedef {import("./i18n.js").Translate} Translate
 */

/** The bots' names, by seat. */
export const ANIMALS = ["stag", "lion", "wolf", "boar", "falcon", "otter", "eagle", "heron", "bear", "badger"];

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

/** @param {Translate} t @param {string[]} names  "A", "A and B", "A, B and C" */
export const listNames = (t, names) =>
  names.length < 2 ? (names[0] ?? "") : t("list-and", { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });

/** A seat as the object of a sentence: "Lion battles you". @param {Translate} t @param {Player[]} players @param {number} seat */
export function objectOf(t, players, seat) {
  const { name, you } = nameOf(t, players, seat);
  return you === "yes" ? t("you-object") : name;
}

// @ts-check
/**
 * The screen reader's view: one polite sentence for what has just happened. Bots' moves wait and are said together when a
 * person is next.
 *
 * @typedef {import("../messages.js").DiceEvent} GameEvent
 * @typedef {import("../messages.js").DiceView} View
 * @typedef {import("../i18n.js").Translate} Translate
 */
import { mover } from "./hand.js";
import { nameOf } from "../words.js";
import { outcomeLine, scoredLine } from "./words.js";

/** The dice, what may still be done with them, and the row that pays most now. @param {Translate} t @param {View} view */
export function rolledSentence(t, { table }) {
  const best = table.preview.reduce((/** @type {number} */ top, points, index) => {
    return points !== null && points > (table.preview[top] ?? -1) ? index : top;
  }, -1);
  return [
    t("say-rolled", { dice: table.dice.join(" ") }),
    t("say-rolls-left", { n: table.rolls_left }),
    best >= 0 ? t("say-best", { row: t(`row-${table.rows[best]}`), points: table.preview[best] ?? 0 }) : "",
  ].join(" ").trim();
}

/** The whole table, for the key V. @param {Translate} t @param {View} view */
export function tableSentence(t, view) {
  const totals = view.seats.map(({ total }, seat) => t("player-card", { name: nameOf(t, view.players, seat).name, points: total }));
  const turn = t("turn-of", { n: view.table.round, total: view.table.rounds });
  const dice = view.table.dice.length ? ` ${t("say-rolled", { dice: view.table.dice.join(" ") })}` : "";
  return `${turn}. ${totals.join(". ")}.${dice}`;
}

/** @param {(sentence: string) => void} speak */
export function createAnnouncer(speak) {
  /** @type {string[]} */
  let unsaid = [];
  return {
    /** @param {Translate} t @param {GameEvent[]} events @param {View} view */
    say(t, events, view) {
      for (const event of events) {
        if (event.type === "scored") unsaid.push(scoredLine(t, view.players, event));
        if (event.type === "game_over") unsaid.push(outcomeLine(t, view.players, event));
        if (event.type === "rolled" && view.players[event.seat]?.kind === "human") unsaid.push(rolledSentence(t, view));
      }
      const who = mover(view);
      if (who === "bot" || who === "chance") return;
      if (who === "person" && view.phase === "turn") unsaid.push(t("status-roll", nameOf(t, view.players, view.table.turn)));
      if (unsaid.length) speak(unsaid.join(" "));
      unsaid = [];
    },
    forget() {
      unsaid = [];
    },
  };
}

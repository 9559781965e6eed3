// @ts-check
/** Sentences about Palace Poker: cards, hands, and what happened. */
import { listNames, nameOf, objectOf } from "../words.js";

/**
 * @typedef {import("../i18n.js").Translate} Translate
 * @typedef {import("../messages.js").PalaceView} View
 * @typedef {import("../messages.js").GameEvent} GameEvent
 */

/** "As" → "ace of spades". @param {Translate} t @param {string} code */
export const cardName = (t, code) =>
  t("card-name", { rank: t(`rank-${code[0]}`), suit: t(`suit-${code[1]}`), face: /\d|T/.test(code[0] ?? "") ? "no" : "yes" });

/** "As" → "A♠", for the eye only. */
const SIGNS = { s: "♠", h: "♥", d: "♦", c: "♣" };
/** @param {string} code */
export const cardSign = (code) => `${code[0] === "T" ? "10" : code[0]}${SIGNS[/** @type {keyof typeof SIGNS} */ (code[1])]}`;

/** @param {Translate} t @param {(string | null)[]} codes */
export const cardNames = (t, codes) => listNames(t, codes.map((code) => (code ? cardName(t, code) : t("hidden-card"))));

const RANK_SIGNS = ["", "", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
/** "Pair · K 9 4". @param {Translate} t @param {{category: string, ranks: number[]}} hand */
export const handName = (t, { category, ranks }) =>
  ranks.length ? `${t(`hand-${category}`)} · ${ranks.map((rank) => RANK_SIGNS[rank]).join(" ")}` : t(`hand-${category}`);

/**
 * One event in words; null for those that others say better.
 * @param {Translate} t @param {View} view @param {GameEvent} event
 */
export function eventLine(t, view, event) {
  const who = (/** @type {number} */ seat) => nameOf(t, view.players, seat);
  const name = (/** @type {number} */ seat) => who(seat).name;
  const object = (/** @type {number} */ seat) => objectOf(t, view.players, seat);
  const { seat } = event;
  switch (event.type) {
    case "card_cut":
      return t("said-cut", { ...who(seat), card: cardSign(event.card) });
    case "dealer_chosen":
      return t("said-dealer", who(seat));
    case "hand_began":
      return t("said-hand", { n: event.hand, name: name(event.dealer) });
    case "bought":
      return t("said-bought", { ...who(seat), card: cardSign(event.card) });
    case "discarded":
      return event.cards.length ? t("said-discarded", { ...who(seat), cards: event.cards.map(cardSign).join(" ") }) : null;
    case "stayed":
      return t("said-stayed", who(seat));
    case "folded":
      return event.to === null ? t("said-folded", who(seat)) : t("said-folded-to", { ...who(seat), to: object(event.to) });
    case "attacked":
      return t("said-attacked", { ...who(seat), target: object(event.target), amount: event.amount });
    case "called":
      return t("said-called", { ...who(seat), amount: event.amount });
    case "raised":
      return t("said-raised", { ...who(seat), amount: event.amount });
    case "looked":
      return event.cards.includes(null)
        ? t("said-looked", { ...who(seat), at: object(event.at) })
        : t("said-looked-cards", { ...who(seat), at: object(event.at), cards: event.cards.map(cardSign).join(" ") });
    case "battle_won":
      return t("said-won-battle", { ...who(event.winner), loser: object(event.loser) });
    case "battle_tied":
      return t("said-tied", { one: name(event.attacker), two: name(event.defender) });
    case "captured":
      return t("said-captured", { ...who(seat), loser: object(event.loser), cards: event.cards.map(cardSign).join(" ") });
    case "shown":
      return t("said-shown", { ...who(seat), cards: event.cards.map(cardSign).join(" "), hand: t(`hand-${event.category}`) });
    case "won":
      return t("said-won", { ...who(seat), amount: event.amount, how: event.how });
    case "went_broke":
      return t("said-broke", who(seat));
    case "match_over":
      return outcomeLine(t, view, event);
    default:
      return null; // Antes, deals and shuffles are seen on the table.
  }
}

/** @param {Translate} t @param {View} view @param {any} outcome  totals and winners */
export function outcomeLine(t, view, { totals, winners }) {
  const chips = totals[winners[0] ?? 0] ?? 0;
  if (winners.length === 1) return t("palace-won", { ...nameOf(t, view.players, winners[0] ?? 0), chips });
  return t("palace-draw", { names: listNames(t, winners.map((/** @type {number} */ seat) => nameOf(t, view.players, seat).name)), chips });
}

/** What the seat to act may do, or who is waited for. @param {Translate} t @param {View} view @param {boolean} mine */
export function statusLine(t, view, mine) {
  const { table } = view;
  const who = nameOf(t, view.players, view.to_act);
  if (view.phase === "over") return outcomeLine(t, view, view.outcome);
  if (view.phase === "hand_over") return t("palace-hand-over");
  if (view.to_act < 0) return t("palace-dealing");
  if (view.phase === "duel" && table.duel) {
    return mine
      ? t("palace-answer", { owed: table.duel.owed })
      : t("palace-answers", who);
  }
  if (view.phase === "discard") return mine ? t(table.bought ? "palace-bought" : "palace-captured") : t("palace-chooses", who);
  return mine ? t("palace-your-turn", who) : t("palace-turn", who);
}

/** The whole table, for the key V. @param {Translate} t @param {View} view */
export function tableSentence(t, view) {
  const seats = view.seats.flatMap((place, seat) => (place.out ? [] : [seatSentence(t, view, seat)]));
  return `${t("palace-pot", { pot: view.table.pot })}. ${seats.join(". ")}.`;
}

/** A seat's name, chips and cards in one sentence. @param {Translate} t @param {View} view @param {number} seat */
export function seatSentence(t, view, seat) {
  const place = view.seats[seat];
  if (!place) return "";
  const parts = [nameOf(t, view.players, seat).name, t("chips", { n: place.stack })];
  if (view.table.dealer === seat) parts.push(t("dealer"));
  if (place.out) parts.push(t("broke"));
  else if (!place.in_hand) parts.push(t("folded"));
  if (place.banner) parts.push(t("banner-is", { card: cardName(t, place.banner) }));
  if (place.soldiers.length) parts.push(t("soldiers-are", { cards: cardNames(t, place.soldiers) }));
  const open = place.palace.filter(Boolean);
  if (open.length) parts.push(t("palace-is", { cards: cardNames(t, open) }));
  return parts.join(", ");
}

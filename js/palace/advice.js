// @ts-check
/**
 * What the engine says of a position, in words: chances, prices, actions, and sentences that say why.
 *
 * @typedef {import("../messages.js").PalaceAnalysis} Analysis
 * @typedef {import("../messages.js").PalaceChoice} Choice
 * @typedef {import("../messages.js").PalaceAction} Action
 * @typedef {import("../messages.js").PalaceReason} Reason
 * @typedef {import("../messages.js").Against} Against
 * @typedef {import("../messages.js").PalaceView} View
 * @typedef {import("../i18n.js").Translate} Translate
 * @typedef {import("./hand.js").PalaceMarks} PalaceMarks
 */
import { NOTHING, bestOf } from "../advisor.js";
import { decimal, figure, percent, signed } from "../i18n.js";
import { nameOf, objectOf } from "../words.js";
import { cardSign, handName } from "./words.js";

/** @param {string[]} some @param {string[]} others */
const sameCards = (some, others) => some.length === others.length && some.every((card) => others.includes(card));

/** @param {Action} one @param {Action} other */
export const sameAction = (one, other) =>
  one.type === other.type && one.seat === other.seat && one.amount === other.amount && sameCards(one.cards ?? [], other.cards ?? []);

/**
 * The option that the marks amount to; null: nothing is marked, or something that isn't listed.
 * @param {Analysis} analysis @param {View} view @param {PalaceMarks} marks
 * @returns {Choice | null}
 */
export function markedOption({ options }, view, { mode, target, amount, cards, take, foldAsked }) {
  const type = foldAsked ? "fold" : mode === "take" ? take?.type : mode ?? (cards?.length || view.phase === "discard" ? "discard" : undefined);
  const alike = options.filter(({ action }) => action.type === type && (type !== "battle" || action.seat === target));
  if (type === "discard") return alike.find(({ action }) => sameCards(action.cards ?? [], cards)) ?? null;
  const least = Math.min(...alike.map(({ action }) => action.amount ?? 0));
  return alike.find(({ action }) => (action.amount ?? 0) === (amount ?? least)) ?? null;
}

/** "Battle Stag · 20", "Discard 4♦ 9♣". @param {Translate} t @param {View} view @param {Action} action */
export function actionName(t, { players, phase, table }, { type, seat = 0, amount, cards }) {
  if (type === "discard") return cards?.length ? t("advice-discard", { cards: cards.map(cardSign).join(" ") }) : t("keep-all");
  if (type === "battle") return `${t("confirm-battle", { name: objectOf(t, players, seat) })} · ${amount}`;
  if (type === "raise") return `${t("raise")} · ${amount}`;
  if (type === "buy") return `${t("buy")} · ${table.small_bet}`;
  return t(type);
}

/** What the best option brings, in one line. @param {Translate} t @param {View} view @param {Choice} option */
export function adviceLine(t, view, { action, worth, chance }) {
  const [what, chips] = [actionName(t, view, action), signed(t, worth, decimal)];
  return chance === null ? t("palace-advice", { what, chips }) : t("palace-advice-chance", { what, chips, chance: percent(chance) });
}

/** Lost chips. @param {number} lost */
export const lostChips = (lost) => decimal(lost, lost < 0.1 ? 2 : 1);

/** What the marked option costs. @param {Translate} t @param {View} view @param {Choice} best @param {Choice} marked */
export function costLine(t, view, best, marked) {
  const lost = best.worth - marked.worth;
  return lost < NOTHING ? t("advice-right") : t("palace-cost", { what: actionName(t, view, marked.action), chips: lostChips(lost) });
}

/** Whether a price pays. @param {Translate} t @param {number} even  the chance from which it does; 1: not even a sure one */
const pays = (t, even) => (even < 1 ? t("pays-from", { even: percent(even) }) : t("pays-never"));

/** What an action is good for. @param {Translate} t @param {View} view @param {Reason} reason */
export function reasonLine(t, { players }, reason) {
  const name = (/** @type {number} */ seat) => nameOf(t, players, seat).name;
  switch (reason.type) {
    case "fight":
      return [
        t("reason-fight", {
          chance: percent(reason.chance), name: name(reason.seat), price: reason.price, pot: reason.pot, pays: pays(t, reason.break_even),
        }),
        reason.folds && t("reason-folds", { name: name(reason.seat), folds: percent(reason.folds) }),
      ].filter(Boolean).join(" ");
    case "buy":
      return t("reason-buy", { better: reason.better, cards: reason.cards, price: reason.price });
    case "keep":
      return t("reason-keep", { hand: handName(t, reason), price: reason.price });
    case "quiet":
      if (reason.seat === null) return t("reason-nobody");
      return t("reason-quiet", { chance: percent(reason.chance ?? 0), name: name(reason.seat), pays: pays(t, reason.break_even ?? 0) });
  }
}

/** "62% against Stag". @param {Translate} t @param {View} view @param {Against} foe */
export const againstLine = (t, { players }, { seat, chance }) =>
  t("against-line", { chance: chance === null ? "–" : figure(t, percent(chance)), name: nameOf(t, players, seat).name });

/** Those that a battle may be fought with: in a battle only the other side. @param {View} view @param {Against[]} against */
export function foes({ table: { duel }, seat }, against) {
  const other = duel && (duel.attacker === seat ? duel.defender : duel.attacker);
  return other === null ? against : against.filter((foe) => foe.seat === other);
}

/** Why the chance is no better, and from which one the price pays. @param {Translate} t @param {View} view @param {Against} foe */
export function againstDetail(t, { seats, table }, { seat, break_even: even, excluded }) {
  if (even === null) return t("against-nobody");
  if (!excluded.length) return pays(t, even);
  const some = table.banner_exclusion === "suit" && excluded.length > 1;
  const what = some ? `${excluded.length} ${t(`suit-${excluded[0]?.[1]}`)}` : excluded.map(cardSign).join(" ");
  return `${t("against-excluded", { n: excluded.length, what, banner: cardSign(seats[seat]?.banner ?? "") })} · ${pays(t, even)}`;
}

/** The split in written figures: the rest takes up what rounding leaves, so that it can be added up. @param {{won: number, luck: number, lost: number}} parts */
export function written({ won, luck, lost }) {
  const [fortune, slips] = [Math.round(luck), Math.round(lost)];
  return { luck: fortune, lost: slips, rest: won - fortune + slips, won };
}

/** The advice for a screen reader. @param {Translate} t @param {Analysis} analysis @param {View} view */
export function adviceSentence(t, analysis, view) {
  const best = bestOf(analysis);
  return best ? t("say-advice", { advice: adviceLine(t, view, best) }) : "";
}

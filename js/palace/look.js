// @ts-check
/** The look after a battle and the end of a hand: who had what, what counted, and who won. */
import { html, nothing } from "lit-html";
import { standings } from "../screens/standings.js";
import { icon } from "../icons.js";
import { nameOf, objectOf } from "../words.js";
import { card } from "./card.js";
import { reviewable } from "./hand.js";
import { cardName, handName, outcomeLine } from "./words.js";

/**
 * @typedef {import("./hand.js").PalacePlay} Play
 * @typedef {import("../app.js").Context} Context
 * @typedef {import("../messages.js").Laid} Laid
 */

/** One compared hand: counted cards raised, excluded ones struck out. @param {Context} context @param {Play} play @param {Laid} laid @param {boolean} won */
function laidHand({ t }, { view }, laid, won) {
  const { name } = nameOf(t, view.players, laid.seat);
  return html`<li class="laid ${won ? "won" : ""}">
    <p><bdi>${name}</bdi> <strong>${handName(t, laid)}</strong></p>
    <span class="laid-cards">
      ${laid.counted.map((code) => card(code, { size: 40, label: cardName(t, code) }))}
      ${laid.excluded.map((code) => card(code, { size: 40, struck: true, label: t("card-excluded", { card: cardName(t, code) }) }))}
    </span>
  </li>`;
}

/** Why some cards don't count. @param {Context} context @param {Laid[]} hands @param {string} rule */
const reason = ({ t }, hands, rule) =>
  hands.some(({ excluded }) => excluded.length) ? html`<p class="fine">${t(`excluded-${rule}`)}</p>` : nothing;

/** @param {Context} context @param {Play} play */
export function battleLook(context, play) {
  const { t } = context;
  const { view } = play;
  const { last_battle: fight, banner_exclusion: rule } = view.table;
  if (!fight) return nothing;
  const { winner } = fight;
  const loser = winner === fight.attacker ? fight.defender : fight.attacker;
  const line =
    winner === null
      ? t("said-tied", { one: nameOf(t, view.players, fight.attacker).name, two: nameOf(t, view.players, fight.defender).name })
      : t("said-won-battle", { ...nameOf(t, view.players, winner), loser: objectOf(t, view.players, loser) });
  return html`<p class="look-line">${line} ${fight.decided_by ? t(`decided-${fight.decided_by}`) : nothing}</p>
    ${fight.hands.length
      ? html`<ul class="laid-hands">${fight.hands.map((laid) => laidHand(context, play, laid, laid.seat === winner))}</ul>${reason(context, fight.hands, rule)}`
      : fight.folded
        ? nothing
        : html`<p class="fine">${t("look-hidden")}</p>`}`;
}

/** Who got the pot, and the hands that were laid open for it. @param {Context} context @param {Play} play */
export function handResult(context, play) {
  const { t, settings } = context;
  const { view } = play;
  const { result, showdown, hand, banner_exclusion: rule } = view.table;
  const winners = result.map(({ seat }) => seat);
  return html`<section class="hand-result" aria-label=${t("hand-result", { n: hand })}>
    <h2>${t("hand-result", { n: hand })}</h2>
    ${result.map(({ seat, amount, how }) => html`<p class="look-line">${t("said-won", { ...nameOf(t, view.players, seat), amount, how })}</p>`)}
    ${showdown.length
      ? html`<ul class="laid-hands">${showdown.map((laid) => laidHand(context, play, laid, winners.includes(laid.seat)))}</ul>${reason(context, showdown, rule)}`
      : battleLook(context, play)}
    ${reviewable(play) && settings.coach !== "off"
      ? html`<a class="action small" href="#/review/${play.id}">${t("review-hand-link", { n: hand })}</a>`
      : nothing}
  </section>`;
}

/** @param {Context} context @param {Play} play */
export const podium = (context, { view }) =>
  view.outcome
    ? html`<p class="verdict">${icon("trophy")} ${outcomeLine(context.t, view, view.outcome)}</p>
        ${standings(context, view.players, view.outcome)}`
    : nothing;

// @ts-check
/** The coach at Palace Poker's table, drawn: a line above the actions, or a panel beside the felt. */
import { html, nothing } from "lit-html";
import { bestOf } from "../advisor.js";
import { decimal, figure, percent, signed } from "../i18n.js";
import { icon } from "../icons.js";
import { coachActions, coachPanel, optionList, unfoldingLine, waiting } from "../screens/coach.js";
import { nameOf } from "../words.js";
import { actionName, adviceLine, againstDetail, costLine, foes, markedOption, reasonLine } from "./advice.js";
import { decides } from "./hand.js";

/**
 * @typedef {import("../app.js").Context} Context
 * @typedef {import("../advisor.js").Advice} Advice
 * @typedef {import("./advice.js").Choice} Choice
 * @typedef {import("./hand.js").PalacePlay} Play
 */

/** Options in the panel, besides the marked one. */
const SHOWN = 4;

/** The coach's choice, to be set off at the table. @param {Advice | null} advice @returns {import("./advice.js").Action | null} */
export const choiceOf = (advice) => (advice?.analysis ? (bestOf(/** @type {import("./advice.js").Analysis} */ (advice.analysis))?.action ?? null) : null);

/** The best options, and the marked one, each with a bar from the worst of them to the best. @param {Context} context @param {Play} play @param {Choice[]} options @param {Choice} best @param {Choice | null} marked */
function bestOptions({ t }, { view }, options, best, marked) {
  const worst = Math.min(...options.map(({ worth }) => worth));
  const span = Math.max(view.table.small_bet, best.worth - worst);
  const listed = options.filter((option, index) => index < SHOWN || option === marked);
  return optionList(
    listed.map((option) => ({
      name: actionName(t, view, option.action), value: signed(t, option.worth, decimal), best: option === best, marked: option === marked,
      width: 100 * (1 - (best.worth - option.worth) / span),
    })),
  );
}

/** The chance against each opponent that it is about, and the mark from which a battle pays. @param {Context} context @param {Play} play @param {import("./advice.js").Against[]} against */
const chanceList = ({ t }, { view }, against) => html`<p id="against-title"><strong>${t("coach-chances")}</strong></p>
  ${against[0] ? html`<p class="fine">${t("coach-price", { price: against[0].price })}</p>` : nothing}
  <ul class="against-list" aria-labelledby="against-title">
    ${against.map(
      (foe) => html`<li data-against=${foe.seat}>
        <span class="against-head"><bdi>${nameOf(t, view.players, foe.seat).name}</bdi>
          <strong>${foe.chance === null ? "–" : figure(t, percent(foe.chance))}</strong></span>
        ${foe.chance === null
          ? nothing
          : html`<span class="bar"><i style="width: ${100 * foe.chance}%"></i><b style="inset-inline-start: ${100 * (foe.break_even ?? 0)}%"></b></span>`}
        <small>${againstDetail(t, view, foe)}</small>
      </li>`,
    )}
  </ul>`;

/** Everything the coach has to say. @param {Context} context @param {Play} play @param {Advice | null} advice @param {boolean} line  the best option has been said */
function explained(context, play, advice, line) {
  const { t } = context;
  const { view, marks } = play;
  const analysis = /** @type {import("./advice.js").Analysis | null} */ (advice?.analysis);
  const best = analysis && bestOf(analysis);
  if (!advice || !analysis || !best) return nothing;
  const marked = markedOption(analysis, view, marks);
  const other = marked && marked !== best ? advice.reasons.get(marked) : undefined;
  return html`<p class="fine">${t("palace-advice-figures")}</p>
    ${bestOptions(context, play, analysis.options, best, marked)}
    ${marked && !line ? html`<p class="cost">${costLine(t, view, best, marked)}</p>` : nothing}
    ${analysis.reason ? html`<p>${icon("sparkle")} ${reasonLine(t, view, analysis.reason)}</p>` : nothing}
    ${other ? html`<p>${reasonLine(t, view, other)}</p>` : nothing}
    ${coachActions(context)} ${chanceList(context, play, foes(view, analysis.against))}`;
}

/** The panel beside the felt. @param {Context} context @param {Play} play @param {Advice | null} advice */
export const palacePanel = (context, play, advice) =>
  coachPanel(context, decides(play.view), advice, () => explained(context, play, advice, false));

/** The line above the actions. @param {Context} context @param {Play} play @param {Advice | null} advice */
export function palaceLine(context, play, advice) {
  if (!advice || (!advice.late && advice.stage === "waiting")) return nothing;
  const { t } = context;
  const { view, marks } = play;
  const analysis = /** @type {import("./advice.js").Analysis | null} */ (advice.analysis);
  const best = analysis && bestOf(analysis);
  const marked = best && markedOption(analysis, view, marks);
  const line = best
    ? html`<span>${icon("sparkle")} ${adviceLine(t, view, best)}</span>${marked ? html`<span class="cost">${costLine(t, view, best, marked)}</span>` : nothing}`
    : nothing;
  return html`<div class="palace-coach">
    ${advice.stage === "lost"
      ? html`<p class="status">${t("advice-lost")}</p>`
      : best
        ? unfoldingLine(context, advice, line, () => explained(context, play, advice, true))
        : html`<p class="status">${waiting(context, advice)}</p>`}
  </div>`;
}

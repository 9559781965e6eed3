// @ts-check
/** A review as both games draw it: how far it is, a seat's decisions, and what can be done with each. */
import { html, nothing } from "lit-html";
import { icon } from "../icons.js";

/**
 * @typedef {import("../app.js").Context} Context
 * @typedef {import("../app.js").State} State
 *
 * @typedef {object} DrawnDecision
 * @property {number} ply
 * @property {number | null} seat  in whose eyes it is looked at; null: nothing is hidden
 * @property {boolean} right  nothing was lost
 * @property {string} where
 * @property {string} cost
 * @property {unknown} picture  what there was to decide on
 * @property {string} played
 * @property {string} better
 * @property {unknown} reasons
 * @property {() => unknown} position  every option, once they are worked out
 */

/** How far the review is, or why there is none. @param {Context} context @param {State} state */
export function progress({ t, act }, { review }) {
  if (review?.stage === "lost") {
    return html`<p>${t("advice-lost")}</p><button type="button" class="action" @click=${act.review}>${t("retry")}</button>`;
  }
  return html`<div class="engine">
    <progress aria-label=${t("review-waiting")} max="1" value=${review?.total ? review.done / review.total : 0}></progress>
    <p>${t("review-waiting")}</p>
  </div>`;
}

/** How the game was played, where that matters. @param {Context} context @param {import("../play.js").Play} play */
export const assistedNote = ({ t }, { notes }) =>
  notes.assisted ? html`<p class="fine">${t(notes.practice ? "review-practice" : "review-assisted")}</p>` : nothing;

/**
 * @param {Context} context @param {State} state @param {DrawnDecision} decision
 * @param {boolean} dear  one of the dearest: with the reasons @param {boolean} again  it can be tried again
 */
function decisionItem({ t, act }, { examined }, decision, dear, again) {
  const { ply, seat, right, where, cost, picture, played, better, reasons, position } = decision;
  const open = examined?.ply === ply && examined.dear === dear;
  return html`<li class="decision ${right ? "right" : ""}" data-ply=${ply}>
    <p class="decision-head"><span>${where}</span><strong>${cost}</strong></p>
    ${picture}
    <p>${t("review-played", { what: played })}</p>
    ${right ? nothing : html`<p>${icon("sparkle")} ${t("review-better", { what: better })}</p>`} ${dear && !right ? reasons : nothing}
    <div class="decision-actions">
      <button type="button" class="action" aria-expanded=${open} aria-label="${t("review-look")}: ${where}" @click=${() => act.examine(ply, dear, seat)}>
        ${t("review-look")}
      </button>
      ${again
        ? html`<button type="button" class="action" aria-label="${t("review-again")}: ${where}" @click=${() => act.branch(ply)}>${t("review-again")}</button>`
        : nothing}
    </div>
    ${open ? (examined.analysis ? position() : html`<p>${t("review-waiting")}</p>`) : nothing}
  </li>`;
}

/**
 * The dearest decisions, and all of them.
 * @param {Context} context @param {State} state @param {DrawnDecision[]} dearest @param {DrawnDecision[]} all @param {boolean} again
 */
export function decisionLists(context, state, dearest, all, again) {
  const { t } = context;
  const listed = (/** @type {DrawnDecision[]} */ some, /** @type {boolean} */ dear) =>
    html`<ol class="decisions">${some.map((decision) => decisionItem(context, state, decision, dear, again))}</ol>`;
  return html`<h3>${t("review-dearest")}</h3>
    ${dearest.length ? listed(dearest, true) : html`<p>${t("review-none")}</p>`}
    <details>
      <summary>${t("review-all", { n: all.length })}</summary>
      ${listed(all, false)}
    </details>`;
}

// @ts-check
/** The coach as both games draw it: the button, a line that unfolds, a panel with the best options. */
import { html, nothing } from "lit-html";
import { icon } from "../icons.js";

/**
 * @typedef {import("../app.js").Context} Context
 * @typedef {import("../advisor.js").Advice} Advice
 */

/** What `aria-describedby` of the coach's choice points at. @param {Context} context */
export const choiceNote = ({ t }) => html`<span id="advice-choice" hidden>${t("advice-choice")}</span>`;

/** @param {Context} context @param {Advice} advice */
export const waiting = ({ t }, { late }) =>
  late ? html`<span class="dots" role="img" aria-label=${t("advice-waiting")}><i></i><i></i><i></i></span>` : nothing;

/** What can be done with an advice. @param {Context} context */
export const coachActions = ({ t, hand, act, settings }) => html`<div class="coach-actions">
  <button type="button" class="action" aria-keyshortcuts=${settings.shortcuts ? "H" : nothing} @click=${hand.take}>
    ${icon("sparkle")} ${t("advice-take")}
  </button>
  <button type="button" class="action quiet" @click=${act.coach}>${t("advice-hide")}</button>
</div>`;

/** The line where room is short: pressed, it says why. @param {Context} context @param {Advice} advice @param {unknown} line @param {() => unknown} explained */
export const unfoldingLine = ({ act }, { open }, line, explained) => html`<button type="button" class="coach-line" aria-expanded=${open} @click=${act.unfoldAdvice}>
    ${line}
  </button>
  ${open ? html`<div class="coach-more">${explained()}</div>` : nothing}`;

/** The button that asks for advice, or hides it. @param {Context} context @param {boolean} decides  a person has to decide @param {Advice | null} advice */
export const coachButton = ({ t, act, settings }, decides, advice) =>
  settings.coach === "off"
    ? nothing
    : html`<button
        type="button"
        class="icon-button coach-button"
        aria-label=${t("coach")}
        aria-pressed=${advice !== null}
        aria-disabled=${!decides}
        aria-keyshortcuts=${settings.shortcuts ? "C" : nothing}
        @click=${act.coach}
      >
        ${icon("sparkle")}
      </button>`;

/** @param {{name: unknown, value: string, width: number, best: boolean, marked: boolean}[]} options  width: of the bar, in % */
export const optionList = (options) => html`<ol class="options-list">
  ${options.map(
    ({ name, value, width, best, marked }) => html`<li class=${marked ? "marked" : ""}>
      <span>${best ? icon("sparkle") : nothing} ${name}</span>
      <strong>${value}</strong>
      <span class="bar"><i style="width: ${Math.max(3, width)}%"></i></span>
    </li>`,
  )}
</ol>`;

/** The coach's part of the column beside the felt. @param {Context} context @param {boolean} decides @param {Advice | null} advice @param {() => unknown} told */
export function coachPanel(context, decides, advice, told) {
  const { t, act, settings } = context;
  if (settings.coach === "off") return nothing;
  const ask = html`<button type="button" class="action" aria-disabled=${!decides} aria-keyshortcuts=${settings.shortcuts ? "C" : nothing} @click=${act.coach}>
    ${icon("sparkle")} ${t("advice-ask")}
  </button>`;
  return html`<section class="coach-panel" aria-labelledby="coach-title">
    <h2 id="coach-title">${t("coach")}</h2>
    ${advice?.analysis
      ? told()
      : advice?.stage === "waiting"
        ? waiting(context, advice)
        : html`${advice ? html`<p>${t("advice-lost")}</p>` : nothing}${ask}`}
  </section>`;
}

// @ts-check
/** The bar of buttons under a table, whichever game: what can be done now. */
import { html, nothing } from "lit-html";
import { icon } from "../icons.js";

/**
 * @typedef {import("../app.js").Context} Context
 *
 * @typedef {object} BarButton
 * @property {string} id
 * @property {string} label
 * @property {string} [note]
 * @property {boolean} [main]
 * @property {boolean} [off]
 * @property {boolean} [advised]  the coach's choice
 * @property {string} [key]
 * @property {(event: Event) => void} press
 */

/** @param {Context} context @param {BarButton[]} buttons  by slot: the slots stay, so focus stays */
export const actionBar = ({ t, settings }, buttons) => html`<div class="action-bar" role="group" aria-label=${t("zone-actions")}>
  ${buttons.map(
    ({ id, label, note, main, off, advised, key, press }) => html`<button
      type="button"
      class="action ${main ? "main" : ""} ${advised ? "advised" : ""}"
      data-action=${id}
      aria-disabled=${Boolean(off)}
      aria-describedby=${advised ? "advice-choice" : nothing}
      aria-keyshortcuts=${settings.shortcuts && key ? key : nothing}
      @click=${press}
    >
      ${advised ? icon("sparkle") : nothing}${label}${note === undefined ? nothing : html`<span class="note"> · ${note}</span>`}
    </button>`,
  )}
</div>`;

/** @param {Context} context @param {{can_undo: boolean}} view @returns {BarButton} */
export const undoButton = ({ t, act }, view) => ({ id: "undo", label: t("undo"), key: "Control+Z", press: act.undo, off: !view.can_undo });

/** What a person can do while bots move. @param {Context} context @param {{skipping: boolean}} play @returns {BarButton} */
export const botMoveButton = ({ t, act, settings }, { skipping }) =>
  settings.pace === "wait" && !skipping
    ? { id: "next", label: t("next-move"), main: true, key: "N", press: act.next }
    : { id: "skip", label: t("skip-ahead"), key: "N", press: act.skip, off: skipping };

/** @param {Context} context @returns {BarButton} */
export const resultButton = ({ t, act }) => ({ id: "result", label: t("see-result"), main: true, press: act.showResult });

// @ts-check
/** The three dialogs of the table: menu, keyboard help, log. Native <dialog>: Esc, focus and the backdrop come with it. */
import { html, nothing } from "lit-html";
import { icon } from "../icons.js";
import { logList } from "./table.js";

/**
 * @typedef {import("../app.js").State} State
 * @typedef {import("../app.js").Context} Context
 */

/** Keys of the table, as drawn in the help, with the message that says what they do. */
const KEYS = [
  ["1 – 5", "key-hold"], ["R", "key-roll"], ["← ↑ ↓ →", "key-move"], ["Enter", "key-choose"], ["S", "key-score"],
  ["Ctrl Z", "key-undo"], ["N", "key-next"], ["V", "key-read"], ["L", "key-log"], ["M", "key-mute"], ["?", "key-help"], ["Esc", "key-close"],
];

/** @param {string} id @param {string} title @param {string} closeLabel @param {unknown} content */
const frame = (id, title, closeLabel, content) => html`<dialog id="dialog-${id}" aria-labelledby="dialog-${id}-title">
  <form method="dialog" class="dialog-head">
    <h2 id="dialog-${id}-title">${title}</h2>
    <button class="icon-button" aria-label=${closeLabel}>${icon("x")}</button>
  </form>
  ${content}
</dialog>`;

/** @param {Context} context @param {State} state */
export function dialogs(context, { play, log }) {
  const { t, act } = context;
  const close = t("close");
  return html`
    ${frame("menu", t("menu"), close, html`<nav class="menu">
      <a href="#/">${t("home")}</a>
      <a href="#/new/dice_poker">${t("new-game")}</a>
      <a href="#/rules/dice_poker">${t("rules")}</a>
      <a href="#/settings">${t("settings")}</a>
      ${play
        ? html`<button type="button" @click=${() => act.openDialog("log")}>${t("log")}</button>
            <button type="button" @click=${() => act.openDialog("help")}>${t("keyboard")}</button>
            <button type="button" @click=${act.exportGame}>${t("export")}</button>
            <p class="fine">${t("fair-sealed")}</p>
            <p class="hex" data-fair="commitment">${play.view.commitment}</p>`
        : nothing}
    </nav>`)}
    ${frame("help", t("keyboard"), close, html`<dl class="keys">
      ${KEYS.map(([key, what]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${t(what ?? "")}</dd></div>`)}
    </dl>`)}
    ${frame("log", t("log"), close, play
      ? html`<div class="log-box" tabindex="0" role="group" aria-label=${t("log")}>${logList(context, play.view, log ?? play.view.log)}</div>`
      : nothing)}
  `;
}

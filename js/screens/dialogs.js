// @ts-check
/** The three dialogs of the table: menu, keyboard help, log. Native <dialog>: Esc, focus and the backdrop come with it. */
import { html, nothing } from "lit-html";
import { icon } from "../icons.js";

/**
 * @typedef {import("../app.js").State} State
 * @typedef {import("../app.js").Context} Context
 */

/** Keys that every game has, as drawn in the help, with the message that says what they do. */
const KEYS = [
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
export function dialogs(context, { play, log, game }) {
  const { t, act } = context;
  const close = t("close");
  return html`
    ${frame("menu", t("menu"), close, html`<nav class="menu">
      <a href="#/">${t("home")}</a>
      <a href="#/new/${play?.view.game}">${t("new-game")}</a>
      <a href="#/rules/${play?.view.game}">${t("rules")}</a>
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
      ${[...game.keyHelp, ...KEYS].map(([key, what]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${t(what ?? "")}</dd></div>`)}
    </dl>`)}
    ${frame("log", t("log"), close, play
      ? html`<div class="log-box" tabindex="0" role="group" aria-label=${t("log")}>${game.logList(context, play.view, log ?? play.view.log)}</div>`
      : nothing)}
  `;
}

// @ts-check
/** Dice Poker's table. */
import { html, nothing } from "lit-html";
import { phoneCard, playerStrip, scoreTable } from "../dice/scorecard.js";
import { actionBar, tray } from "../dice/tray.js";
import { eventLine } from "../dice/words.js";
import { icon } from "../icons.js";
import { engineLine, settingsLink, topBar } from "./frame.js";

/**
 * @typedef {import("../app.js").State} State
 * @typedef {import("../app.js").Context} Context
 * @typedef {import("../messages.js").GameEvent} GameEvent
 */

/** @param {Context} context @param {import("../play.js").Play["view"]} view @param {GameEvent[]} log  newest first in the list */
export const logList = ({ t }, view, log) => html`<ol class="log" reversed>
  ${[...log].reverse().map((event) => {
    const line = eventLine(t, view.players, event);
    return line === null ? nothing : html`<li class=${event.type}>${line}</li>`;
  })}
</ol>`;

/** @param {Context} context @param {State} state */
export function tableScreen(context, state) {
  const { t, act } = context;
  const { play, missing, wide } = state;
  const menu = html`<button type="button" class="icon-button" aria-label=${t("menu")} aria-haspopup="dialog" @click=${() => act.openDialog("menu")}>
    ${icon("list")}
  </button>`;
  if (missing) {
    return html`${topBar(context, { title: t("dice-poker") })}
      <main class="page"><p>${t("game-missing")}</p><a class="action main" href="#/">${t("home")}</a></main>`;
  }
  if (!play) {
    return html`${topBar(context, { title: t("dice-poker") })}<main class="page">${engineLine(context, state)}</main>`;
  }
  if (play.elsewhere) {
    return html`${topBar(context, { title: t("dice-poker") })}
      <main class="page">
        <p>${t("game-elsewhere")}</p>
        <button type="button" class="action main" @click=${act.takeOver}>${t("take-over")}</button>
      </main>`;
  }
  const { round, rounds } = play.view.table;
  const right = html`<span class="turn-count">${t("turn-of", { n: round, total: rounds })}</span>${settingsLink(t)}`;
  const felt = html`<div class="felt">${tray(context, play)}${actionBar(context, play)}</div>`;
  return html`
    ${topBar(context, { title: t("dice-poker"), left: menu, right })}
    ${state.engine.stage === "ready" ? nothing : engineLine(context, state)}
    ${wide
      ? html`<main class="table wide">
          ${scoreTable(context, play)}${felt}
          <aside class="rail" aria-label=${t("log")}>
            <h2>${t("log")}</h2>
            <div class="log-box" tabindex="0" role="group" aria-label=${t("log")}>${logList(context, play.view, play.view.log)}</div>
            <h2>${t("fair-dice")}</h2>
            <p class="fine">${t("fair-sealed")}</p>
            <p class="hex">${play.view.commitment}</p>
          </aside>
        </main>`
      : html`<main class="table narrow">${playerStrip(context, play)}${phoneCard(context, play)}${felt}</main>`}
  `;
}

// @ts-check
/** Dice Poker's table. */
import { html, nothing } from "lit-html";
import { actionBar } from "../screens/action-bar.js";
import { engineLine, menuButton, sealedNote, settingsLink, topBar } from "../screens/frame.js";
import { choiceNote, coachButton } from "../screens/coach.js";
import { chancesNow, choiceOf, coachColumn } from "./coach.js";
import { decides } from "./hand.js";
import { phoneCard, playerStrip, scoreTable } from "./scorecard.js";
import { barButtons, tray } from "./tray.js";
import { eventLine } from "./words.js";

/**
 * @typedef {import("../app.js").State} State
 * @typedef {import("../app.js").Context} Context
 */

/** @param {Context} context @param {import("../messages.js").View} view @param {any[]} log  newest first in the list */
export const logList = ({ t }, view, log) => html`<ol class="log" reversed>
  ${[...log].reverse().map((event) => {
    const line = eventLine(t, view.players, event);
    return line === null ? nothing : html`<li class=${event.type}>${line}</li>`;
  })}
</ol>`;

/** @param {Context} context @param {State} state @param {import("./hand.js").DicePlay} play */
export function tableScreen(context, state, play) {
  const { t } = context;
  const { round, rounds } = play.view.table;
  const { advice, wide } = state;
  const choice = choiceOf(play, advice);
  const turn = html`<span class="turn-count">${t("turn-of", { n: round, total: rounds })}</span>`;
  const right = html`${turn}${wide ? nothing : coachButton(context, decides(play.view), advice)}${settingsLink(t)}`;
  const felt = html`<div class="felt">${tray(context, play, advice, choice.dice, wide)}${actionBar(context, barButtons(context, play))}</div>`;
  return html`
    ${topBar(context, { title: t(play.notes.practice ? "practice" : "dice-poker"), left: menuButton(context), right })}
    ${state.engine.stage === "ready" ? nothing : engineLine(context, state)}
    ${choiceNote(context)}
    ${wide
      ? html`<main class="table wide">
          ${scoreTable(context, play, choice.row)}${felt}
          <aside class="rail" aria-label=${t("coach-and-log")}>
            ${coachColumn(context, play, state)}
            <h2>${t("log")}</h2>
            <div class="log-box" tabindex="0" role="group" aria-label=${t("log")}>${logList(context, play.view, play.view.log)}</div>
            ${sealedNote(context, play.view)}
          </aside>
        </main>`
      : html`<main class="table narrow">
          ${playerStrip(context, play, context.settings.winGraph ? chancesNow(play, state) : null)}${phoneCard(context, play, choice.row)}${felt}
        </main>`}
  `;
}

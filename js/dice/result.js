// @ts-check
/** The end of a game of Dice Poker: who won, and the whole table. */
import { html } from "lit-html";
import { icon } from "../icons.js";
import { scoreTable } from "./scorecard.js";
import { nameOf } from "../words.js";
import { outcomeLine } from "./words.js";

/**
 * @typedef {import("../app.js").Context} Context
 * @typedef {import("./hand.js").DicePlay} Play
 */

/** @param {Context} context @param {Play} play */
export function podium({ t }, { view }) {
  const { totals, winners } = view.outcome ?? { totals: [], winners: [] };
  const ranked = totals.map((total, seat) => ({ seat, total })).sort((a, b) => b.total - a.total || a.seat - b.seat);
  const place = (/** @type {number} */ total) => 1 + totals.filter((other) => other > total).length;
  return html`<p class="verdict">${icon("trophy")} ${outcomeLine(t, view.players, { totals, winners })}</p>
    <ol class="standings">
      ${ranked.map(
        ({ seat, total }) => html`<li class=${winners.includes(seat) ? "winner" : ""}>
          <span class="place">${place(total)}</span>
          <bdi>${nameOf(t, view.players, seat).name}</bdi>
          <strong>${total}</strong>
        </li>`,
      )}
    </ol>`;
}

/** @param {Context} context @param {Play} play */
export const resultDetails = (context, play) =>
  html`<div class="table-frame" tabindex="0" role="group" aria-label=${context.t("zone-table")}>${scoreTable(context, play)}</div>`;

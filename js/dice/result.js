// @ts-check
/** The end of a game of Dice Poker: who won, and the whole table. */
import { html, nothing } from "lit-html";
import { icon } from "../icons.js";
import { standings } from "../screens/standings.js";
import { scoreTable } from "./scorecard.js";
import { outcomeLine } from "./words.js";

/**
 * @typedef {import("../app.js").Context} Context
 * @typedef {import("./hand.js").DicePlay} Play
 */

/** @param {Context} context @param {Play} play */
export function podium(context, { view: { players, outcome } }) {
  if (!outcome) return nothing;
  return html`<p class="verdict">${icon("trophy")} ${outcomeLine(context.t, players, outcome)}</p>
    ${standings(context, players, outcome)}`;
}

/** @param {Context} context @param {Play} play */
export const resultDetails = (context, play) =>
  html`<div class="table-frame" tabindex="0" role="group" aria-label=${context.t("zone-table")}>${scoreTable(context, play)}</div>`;

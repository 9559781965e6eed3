// @ts-check
/** Who came where, for any game that ends in totals. */
import { html } from "lit-html";
import { nameOf } from "../words.js";

/**
 * @param {import("../app.js").Context} context @param {import("../messages.js").Player[]} players
 * @param {{totals: number[], winners: number[]}} outcome
 */
export function standings({ t }, players, { totals, winners }) {
  const ranked = totals.map((total, seat) => ({ seat, total })).sort((a, b) => b.total - a.total || a.seat - b.seat);
  const place = (/** @type {number} */ total) => 1 + totals.filter((other) => other > total).length;
  return html`<ol class="standings">
    ${ranked.map(
      ({ seat, total }) => html`<li class=${winners.includes(seat) ? "winner" : ""}>
        <span class="place">${place(total)}</span>
        <bdi>${nameOf(t, players, seat).name}</bdi>
        <strong>${total}</strong>
      </li>`,
    )}
  </ol>`;
}

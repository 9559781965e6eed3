// @ts-check
/** Numbers for the eye: a few big ones side by side, or a table that may scroll by itself. */
import { html } from "lit-html";

/** @param {[label: string, value: unknown][]} figures */
export const sum = (figures) => html`<dl class="sum" style="--columns: ${figures.length}">
  ${figures.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}
</dl>`;

/**
 * @param {string} label @param {unknown[]} heads  of the columns, the first one over the rows' heads
 * @param {{head: unknown, cells: unknown[], marked?: boolean}[]} rows
 */
export const figureTable = (label, [first, ...heads], rows) => html`<div class="table-frame" tabindex="0" role="group" aria-label=${label}>
  <table class="rules-table figures">
    <thead><tr><th scope="col">${first}</th>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
    <tbody>
      ${rows.map(({ head, cells, marked }) => html`<tr class=${marked ? "marked" : ""}><th scope="row">${head}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}
    </tbody>
  </table>
</div>`;

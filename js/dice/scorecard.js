// @ts-check
/** The score table: a real table where there is room, one player's card in two columns on a phone. */
import { html, nothing } from "lit-html";
import { icon } from "../icons.js";
import { canScore } from "./hand.js";
import { figure, percent } from "../i18n.js";
import { nameOf } from "../words.js";

/**
 * @typedef {import("./hand.js").DicePlay} Play
 * @typedef {import("../app.js").Context} Context
 */

/** Rows in the left column of a phone's card: one for each face. */
const LEFT_COLUMN = 6;

/**
 * One row of the seat whose turn it is, that may be scored now: a button. Anything else: a number, or nothing.
 * @param {Context} context @param {Play} play @param {number} seat @param {number} index @param {string | null} [advised]  the coach's row
 */
function cell({ t, hand, settings }, { view, marks }, seat, index, advised) {
  const { table } = view;
  const row = table.rows[index] ?? "";
  const points = view.seats[seat]?.points[index] ?? null;
  const just = table.last?.seat === seat && table.last.row === row && view.phase === "turn";
  if (points !== null) return html`<span class="points ${just ? "just" : ""}">${points}</span>`;
  if (seat !== table.turn || !canScore(view, row)) return nothing;
  const preview = table.preview[index] ?? 0;
  const shown = settings.previews ? `+${preview}` : "·";
  return html`<button
    type="button"
    class="option ${preview ? "" : "zero"} ${row === advised ? "advised" : ""}"
    data-row=${row}
    aria-pressed=${marks.selected === row}
    aria-label=${settings.previews ? t("row-option", { row: t(`row-${row}`), points: preview }) : t(`row-${row}`)}
    aria-describedby=${row === advised ? "advice-choice" : nothing}
    @click=${() => hand.select(row)}
  >
    <span class="row-name" aria-hidden="true">${t(`row-${row}`)}</span>
    ${row === advised ? icon("sparkle") : nothing}
    <span class="preview" aria-hidden="true">${shown}</span>
  </button>`;
}

/** The seat whose card a phone shows: the one looked at, else the person who plays or played last. @param {Play} play */
export function seatInSight({ view, look }) {
  if (look !== null) return look;
  const { players, table } = view;
  if (players[table.turn]?.kind === "human") return table.turn;
  const before = players.map((_, back) => (table.turn - back + players.length) % players.length);
  return before.find((seat) => players[seat]?.kind === "human") ?? table.turn;
}

/** @param {Context} context @param {Play} play @param {number[] | null} chances  to win, by seat; null: not shown */
export function playerStrip({ t, act }, play, chances) {
  const { view } = play;
  const insight = seatInSight(play);
  return html`<div class="strip" data-players=${view.players.length} role="group" aria-label=${t("zone-players")}>
    ${view.players.map((player, seat) => {
      const { name } = nameOf(t, view.players, seat);
      const total = view.seats[seat]?.total ?? 0;
      const turn = seat === view.table.turn && !view.outcome;
      const chance = chances && figure(t, percent(chances[seat] ?? 0));
      const label = t("player-card", { name, points: total });
      return html`<button
        type="button"
        class="player ${turn ? "turn" : ""}"
        aria-pressed=${seat === insight}
        aria-current=${turn ? "true" : nothing}
        aria-label=${chance ? `${label}, ${t("chance-to-win")}: ${chance}` : label}
        @click=${() => act.look(seat)}
      >
        <span class="name">${player.kind === "bot" ? icon("robot") : nothing}<bdi>${name}</bdi></span>
        <span class="total">${total}${chance ? html`<small>${chance}</small>` : nothing}</span>
        ${chances ? html`<span class="chance"><i style="width: ${100 * (chances[seat] ?? 0)}%"></i></span>` : nothing}
      </button>`;
    })}
  </div>`;
}

/** @param {Context} context @param {Play} play @param {string | null} [advised]  the coach's row */
export function phoneCard(context, play, advised) {
  const { t } = context;
  const { view } = play;
  const seat = seatInSight(play);
  const { name } = nameOf(t, view.players, seat);
  const column = (/** @type {number} */ from, /** @type {number} */ to) =>
    html`<ul class="column">
      ${view.table.rows.slice(from, to).map((row, index) => {
        const content = cell(context, play, seat, from + index, advised);
        const open = (view.seats[seat]?.points[from + index] ?? null) === null;
        const option = open && content !== nothing;
        return html`<li class="card-row ${open ? "open" : "done"}">
          ${option ? content : html`<span class="row-name">${t(`row-${row}`)}</span>${content}`}
        </li>`;
      })}
    </ul>`;
  return html`<section class="card" aria-label=${t("card-of", { name })} data-zone="rows">
    ${column(0, LEFT_COLUMN)}${column(LEFT_COLUMN, view.table.rows.length)}
  </section>`;
}

/** @param {Context} context @param {Play} play @param {string | null} [advised]  the coach's row */
export function scoreTable(context, play, advised) {
  const { t } = context;
  const { view } = play;
  const turn = view.outcome ? -1 : view.table.turn;
  const mark = (/** @type {number} */ seat) => (seat === turn ? "turn" : "");
  return html`<section class="score-table" data-players=${view.players.length} aria-label=${t("zone-table")} tabindex="-1" data-zone="rows">
    <table>
      <caption class="unseen">${t("zone-table")}</caption>
      <thead>
        <tr>
          <th scope="col">${t("row")}</th>
          ${view.players.map((player, seat) => {
            const { name } = nameOf(t, view.players, seat);
            return html`<th scope="col" class=${mark(seat)} aria-current=${seat === turn ? "true" : nothing}>
              <span class="head"><bdi title=${name}>${name}</bdi>${player.kind === "bot" ? icon("robot") : nothing}</span>
            </th>`;
          })}
        </tr>
      </thead>
      <tbody>
        ${view.table.rows.map(
          (row, index) => html`<tr>
            <th scope="row">${t(`row-${row}`)}</th>
            ${view.players.map((_, seat) => html`<td class=${mark(seat)}>${cell(context, play, seat, index, advised)}</td>`)}
          </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${t("total")}</th>
          ${view.seats.map(({ total }, seat) => html`<td class=${mark(seat)}>${total}</td>`)}
        </tr>
      </tfoot>
    </table>
  </section>`;
}

// @ts-check
/** The chance to win, turn by turn: a drawing, its summary in words, and the numbers behind it. */
import { html, svg } from "lit-html";
import { figure, percent } from "../i18n.js";
import { figureTable } from "../screens/figures.js";
import { nameOf } from "../words.js";

/**
 * @typedef {import("../messages.js").Point} Point
 * @typedef {import("../messages.js").Player} Player
 * @typedef {import("../app.js").Context} Context
 */

/** In pixels, as everything here. */
const HEIGHT = 220;
/** Room for the scale, the names and the turns. */
const EDGE = { left: 44, right: 68, top: 10, bottom: 26 };
/** Names of lines stand at least so far apart, and are cut to so many letters. */
const NAME_HEIGHT = 17;
const NAME_LETTERS = 9;

/** @param {number} chance 0 to 1 */
const height = (chance) => EDGE.top + (1 - chance) * (HEIGHT - EDGE.top - EDGE.bottom);

/**
 * One line per seat, as the points of a polyline; a turn's place is its share of the whole game's turns.
 * @param {Point[]} points @param {number} seats @param {number} turns  of the whole game @param {number} width
 */
export function graphLines(points, seats, turns, width) {
  const step = (width - EDGE.left - EDGE.right) / Math.max(1, turns);
  const across = (/** @type {Point} */ { round, seat }) => EDGE.left + step * (seat === null ? turns : (round - 1) * seats + seat);
  return Array.from({ length: seats }, (_, seat) => points.map((point) => [across(point), height(point.chances[seat] ?? 0)]));
}

/** Heights for the names at the ends of the lines, pushed down and then up where they would overlap. @param {number[]} wanted */
export function namePlaces(wanted) {
  const places = [...wanted];
  const order = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  let least = 0;
  for (const seat of order) least = NAME_HEIGHT + (places[seat] = Math.max(places[seat] ?? 0, least));
  let most = height(0);
  for (const seat of order.reverse()) most = (places[seat] = Math.min(places[seat] ?? 0, most)) - NAME_HEIGHT;
  return places;
}

/** Each seat's way in words. @param {Context} context @param {Player[]} players @param {Point[]} points */
export const graphSummary = ({ t }, players, points) =>
  players.map((_, seat) => {
    const chances = points.map((point) => point.chances[seat] ?? 0);
    return t("graph-summary", {
      name: nameOf(t, players, seat).name,
      first: percent(chances[0] ?? 0), last: percent(chances.at(-1) ?? 0), low: percent(Math.min(...chances)), high: percent(Math.max(...chances)),
    });
  });

/** @param {Context} context @param {Player[]} players @param {Point[]} points @param {number} rounds @param {number} width */
export function winGraph(context, players, points, rounds, width) {
  const { t } = context;
  const lines = graphLines(points, players.length, rounds * players.length, width);
  const names = namePlaces(lines.map((line) => line.at(-1)?.[1] ?? 0));
  const end = lines[0]?.at(-1)?.[0] ?? 0;
  const right = width - EDGE.right;
  return html`<svg class="graph" viewBox="0 0 ${width} ${HEIGHT}" role="img"
    aria-label="${t("chance-to-win")}. ${graphSummary(context, players, points).join(" ")}">
    ${[0, 0.5, 1].map(
      (chance) => svg`<line class="grid" x1=${EDGE.left} x2=${right} y1=${height(chance)} y2=${height(chance)}></line>
        <text x=${EDGE.left - 8} y=${height(chance) + 4} text-anchor="end">${figure(t, percent(chance))}</text>`,
    )}
    <text x=${EDGE.left} y=${HEIGHT - 6}>${t("turn-n", { n: 1 })}</text>
    <text x=${right} y=${HEIGHT - 6} text-anchor="end">${t("turn-n", { n: rounds })}</text>
    ${lines.map(
      (line, seat) => svg`<polyline class="line" data-seat=${seat} points=${line.map((place) => place.map((n) => n.toFixed(1)).join()).join(" ")}></polyline>
        <text class="name" data-seat=${seat} x=${end + 6} y=${(names[seat] ?? 0) + 4}>${nameOf(t, players, seat).name.slice(0, NAME_LETTERS)}</text>`,
    )}
  </svg>`;
}

/** The graph in words, and the numbers behind it. @param {Context} context @param {Player[]} players @param {Point[]} points */
export function graphTable(context, players, points) {
  const { t } = context;
  const name = (/** @type {number} */ seat) => nameOf(t, players, seat).name;
  return html`${graphSummary(context, players, points).map((line) => html`<p class="fine">${line}</p>`)}
    <details>
      <summary>${t("graph-numbers")}</summary>
      ${figureTable(
        t("graph-numbers"),
        [t("review-turn"), ...players.map((_, seat) => html`<bdi>${name(seat)}</bdi>`)],
        points.map(({ round, seat, chances }) => ({
          head: seat === null ? t("graph-end") : t("graph-turn", { n: round, name: name(seat) }),
          cells: chances.map((chance) => figure(t, percent(chance, 1))),
        })),
      )}
    </details>`;
}

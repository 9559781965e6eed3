// @ts-check
/** The chance to win, turn by turn: a drawing, its summary in words, and the numbers behind it. */
import { html } from "lit-html";
import { figure, percent } from "../i18n.js";
import { figureTable } from "../screens/figures.js";
import { across, height, lineGraph, waySummaries } from "../screens/graph.js";
import { nameOf } from "../words.js";

/**
 * @typedef {import("../messages.js").Point} Point
 * @typedef {import("../messages.js").Player} Player
 * @typedef {import("../app.js").Context} Context
 */

/**
 * One line per seat, as the points of a polyline; a turn's place is its share of the whole game's turns.
 * @param {Point[]} points @param {number} seats @param {number} turns  of the whole game @param {number} width
 */
export function graphLines(points, seats, turns, width) {
  const step = (/** @type {Point} */ { round, seat }) => (seat === null ? turns : (round - 1) * seats + seat);
  return Array.from({ length: seats }, (_, seat) => points.map((point) => [across(step(point), turns, width), height(point.chances[seat] ?? 0)]));
}

/** @param {Context} context @param {Player[]} players */
const namesOf = ({ t }, players) => players.map((_, seat) => nameOf(t, players, seat).name);

/** Each seat's way in words. @param {Context} context @param {Player[]} players @param {Point[]} points */
export const graphSummary = (context, players, points) =>
  waySummaries(context.t, namesOf(context, players), players.map((_, seat) => points.map(({ chances }) => chances[seat] ?? 0)), percent);

/** @param {Context} context @param {Player[]} players @param {Point[]} points @param {number} rounds @param {number} width */
export function winGraph(context, players, points, rounds, width) {
  const { t } = context;
  return lineGraph({
    label: `${t("chance-to-win")}. ${graphSummary(context, players, points).join(" ")}`,
    names: namesOf(context, players),
    lines: graphLines(points, players.length, rounds * players.length, width),
    scale: [0, 0.5, 1].map((share) => ({ share, text: figure(t, percent(share)) })),
    ends: [t("turn-n", { n: 1 }), t("turn-n", { n: rounds })],
    width,
  });
}

/** The graph in words, and the numbers behind it. @param {Context} context @param {Player[]} players @param {Point[]} points */
export function graphTable(context, players, points) {
  const { t } = context;
  const names = namesOf(context, players);
  return html`${graphSummary(context, players, points).map((line) => html`<p class="fine">${line}</p>`)}
    <details>
      <summary>${t("graph-numbers")}</summary>
      ${figureTable(
        t("graph-numbers"),
        [t("review-turn"), ...names.map((name) => html`<bdi>${name}</bdi>`)],
        points.map(({ round, seat, chances }) => ({
          head: seat === null ? t("graph-end") : t("graph-turn", { n: round, name: names[seat] ?? "" }),
          cells: chances.map((chance) => figure(t, percent(chance, 1))),
        })),
      )}
    </details>`;
}

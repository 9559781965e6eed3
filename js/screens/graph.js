// @ts-check
/** How everybody's figures went: lines in a drawing, their names at the ends, and a summary in words. */
import { html, svg } from "lit-html";

/** In pixels, as everything here. */
export const HEIGHT = 220;
/** Room for the scale, the names and the turns. */
export const EDGE = { left: 44, right: 68, top: 10, bottom: 26 };
/** Names of lines stand at least so far apart, and are cut to so many letters. */
const NAME_HEIGHT = 17;
const NAME_LETTERS = 9;

/** @param {number} share  of the scale, 0 to 1 */
export const height = (share) => EDGE.top + (1 - share) * (HEIGHT - EDGE.top - EDGE.bottom);

/** How far across a step is. @param {number} step @param {number} steps @param {number} width */
export const across = (step, steps, width) => EDGE.left + ((width - EDGE.left - EDGE.right) / Math.max(1, steps)) * step;

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

/**
 * @param {object} parts
 * @param {string} parts.label  the drawing in words
 * @param {string[]} parts.names  by seat
 * @param {number[][][]} parts.lines  by seat: places, in pixels
 * @param {{share: number, text: string}[]} parts.scale
 * @param {[string, string]} parts.ends  what stands below the first step and the last
 * @param {number} parts.width
 */
export function lineGraph({ label, names, lines, scale, ends, width }) {
  const places = namePlaces(lines.map((line) => line.at(-1)?.[1] ?? 0));
  const end = lines[0]?.at(-1)?.[0] ?? 0;
  const right = width - EDGE.right;
  return html`<svg class="graph" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label=${label}>
    ${scale.map(
      ({ share, text }) => svg`<line class="grid" x1=${EDGE.left} x2=${right} y1=${height(share)} y2=${height(share)}></line>
        <text x=${EDGE.left - 8} y=${height(share) + 4} text-anchor="end">${text}</text>`,
    )}
    <text x=${EDGE.left} y=${HEIGHT - 6}>${ends[0]}</text>
    <text x=${right} y=${HEIGHT - 6} text-anchor="end">${ends[1]}</text>
    ${lines.map(
      (line, seat) => svg`<polyline class="line" data-seat=${seat} points=${line.map((place) => place.map((n) => n.toFixed(1)).join()).join(" ")}></polyline>
        <text class="name" data-seat=${seat} x=${end + 6} y=${(places[seat] ?? 0) + 4}>${(names[seat] ?? "").slice(0, NAME_LETTERS)}</text>`,
    )}
  </svg>`;
}

/**
 * Each seat's way in words.
 * @param {import("../i18n.js").Translate} t @param {string[]} names @param {number[][]} ways  by seat
 * @param {(n: number) => string | number | import("@fluent/bundle").FluentNumber} written
 */
export const waySummaries = (t, names, ways, written) =>
  ways.map((way, seat) =>
    t("graph-summary", {
      name: names[seat] ?? "",
      first: written(way[0] ?? 0), last: written(way.at(-1) ?? 0), low: written(Math.min(...way)), high: written(Math.max(...way)),
    }),
  );

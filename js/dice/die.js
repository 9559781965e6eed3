// @ts-check
/**
 * A die as a cube of six drawn faces. `face` decides which one looks at the player; the engine decides `face`.
 */
import { html, svg } from "lit-html";

/** Where the pips sit, on a 3 × 3 grid numbered row by row from the top left. */
const PIPS = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** How the cube turns, in degrees about x and y, to bring each face to the front. Opposite faces add up to seven. */
export const TURNS = [[0, 0], [0, 0], [-90, 0], [0, -90], [0, 90], [90, 0], [0, 180]];

/** @param {number} face 1 to 6 */
const pips = (face) =>
  (PIPS[face] ?? []).map((cell) => {
    const x = 26 + (cell % 3) * 24;
    const y = 26 + Math.floor(cell / 3) * 24;
    return svg`<circle cx=${x} cy=${y} r="9.5"></circle>`;
  });

/** @param {number} face 1 to 6 */
export const flatDie = (face) => html`<svg class="flat-die" viewBox="0 0 100 100" aria-hidden="true">
  <rect x="3" y="3" width="94" height="94" rx="20"></rect>${pips(face)}</svg>`;

const CUBE_FACES = [1, 2, 3, 4, 5, 6].map(
  (face) => html`<span class="cube-face face-${face}"><svg viewBox="0 0 100 100">${pips(face)}</svg></span>`,
);

/** @param {number} face 0 (not rolled yet) to 6 */
export const cube = (face) => {
  const [x, y] = TURNS[face] ?? [0, 0];
  return html`<span class="cube ${face ? "" : "blank"}" style="transform: translateZ(calc(var(--die) / -2)) rotateX(${x}deg) rotateY(${y}deg)"
    aria-hidden="true">${CUBE_FACES}</span>`;
};

// @ts-check
/** A playing card, drawn in one of three ways by its size: what helps at 120 px is a blur at 22. */
import { html, nothing, svg } from "lit-html";
import { picture } from "./courts.js";
import { suitAt } from "./suits.js";

/**
 * @typedef {import("./suits.js").Suit} Suit
 *
 * @typedef {object} CardOptions
 * @property {number} [size] the width in pixels; the height is 1.4 times as much
 * @property {string} [label] what a screen reader says; without it the card is decoration
 * @property {boolean} [struck] the card does not count here
 * @property {boolean} [raised] the card counts here
 * @property {boolean} [banner] the card is a banner
 */

/** From these widths up: corner index and one large suit; index and picture. */
const CORNER = 40;
const FULL = 84;

/**
 * The rank, around x; a narrowed 10 from `left` on.
 * @param {string} rank
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {number} left
 * @param {number} width
 */
const index = (rank, x, y, size, left, width) =>
  rank === "T"
    ? svg`<text class="ten" x=${left + width / 2} y=${y} font-size=${size} textLength=${width} lengthAdjust="spacingAndGlyphs">10</text>`
    : svg`<text x=${x} y=${y} font-size=${size}>${rank}</text>`;

/** @param {string} rank @param {Suit} suit */
const small = (rank, suit) => [index(rank, 50, 72, 88, 6, 88), suitAt(suit, 50, 106, 56)];

/** @param {string} rank @param {Suit} suit */
const medium = (rank, suit) => [index(rank, 26, 49, 58, 4, 47), suitAt(suit, 26, 70, 28), suitAt(suit, 65, 103, 58)];

/** @param {string} rank @param {Suit} suit */
const large = (rank, suit) => [
  index(rank, 20, 38, 42, 4, 36),
  suitAt(suit, 19, 56, 22),
  "AKQJ".includes(rank)
    ? svg`<g transform="translate(63 85)scale(.95)">${picture(rank, suit)}</g>`
    : suitAt(suit, 60, 91, 60),
];

/** The crosshatch of a back: lines both ways across a field of 84 × 124. @param {number} step */
const hatch = (step) => {
  let lines = "";
  for (let x = step / 2; x < 208; x += step) lines += `M${x} 0l-124 124M${84 - x} 0l124 124`;
  return lines;
};

/** In the middle of a back: the banner of the game's icon. */
const BADGE = svg`<circle class="back gold-line" cx="42" cy="62" r="19"></circle>
  <path class="g" d="M34 50H50V75L42 68L34 75Z"></path>`;

/** @param {number} size */
const back = (size) => svg`<svg x="8" y="8" width="84" height="124" viewBox="0 0 84 124">
  <rect class="back" width="84" height="124" rx="5"></rect>
  <path class="hatch" d=${hatch(size < CORNER ? 20 : 12)} stroke-width=${size < CORNER ? 3.5 : 1.4}></path>
  ${size < CORNER ? nothing : BADGE}
</svg>`;

/** The line through a card that does not count; on an index card it leaves the rank alone. @param {number} size */
const strike = (size) => {
  const line = size < CORNER ? "M98 50L2 136" : "M94 6L6 134";
  return svg`<path class="strike" d=${line}></path><path class="strike top" d=${line}></path>`;
};

/**
 * @param {string | null} code rank and suit, such as "As", "Th", "9c"; null for a card face down
 * @param {CardOptions} [options]
 */
export const card = (code, { size = 56, label, struck, raised, banner } = {}) => {
  const rank = code?.[0] ?? "";
  const suit = /** @type {Suit} */ (code?.[1]);
  const face = size < CORNER ? small : size < FULL ? medium : large;
  const state = `${suit ?? ""} ${struck ? "struck" : ""} ${raised ? "raised" : ""} ${banner ? "banner" : ""}`;
  return html`<span class="card-face ${state}" style="--card: ${size}px" data-code=${code ?? nothing} role=${label ? "img" : nothing}
    aria-label=${label || nothing} aria-hidden=${label ? nothing : "true"}
    ><svg viewBox="0 0 100 140"><g>${code ? face(rank, suit) : back(size)}</g>${struck ? strike(size) : nothing}</svg></span>`;
};

// @ts-check
/**
 * The big pictures: a jack's helm, a queen's swan and a king's lion, silver on a shield of the suit's colour with a touch
 * of gold; a gilded ace with a lily. Classes: `m` silver, `g` gold, `k` the suit's colour, `l` a line in it, `r` a line in gold.
 */
import { svg } from "lit-html";
import { suitAt } from "./suits.js";

const SHIELD = "M-32-40H32V2C32 25 16 40 0 48C-16 40-32 25-32 2Z";

const HELM = svg`
  <path class="g" d="M-1-20C-2-29-8-36-17-36C-26-36-30-29-28-22C-27-18-22-18-22-22C-23-26-19-29-15-27C-10-25-8-22-7-18ZM1-20C2-29 8-36 17-36C26-36 30-29 28-22C27-18 22-18 22-22C23-26 19-29 15-27C10-25 8-22 7-18Z"></path>
  <path class="g l" d="M-5-18C-9-27-5-34 0-38C5-34 9-27 5-18Z"></path>
  <path class="m" d="M-17-6C-17-15-9-20 0-20C9-20 17-15 17-6L19 18C14 27 7 33 0 38C-7 33-14 27-19 18Z"></path>
  <path class="g" d="M-2.5-20H2.5V-3H18L18.5 3H2.5V36L0 38L-2.5 36V3H-18.5L-18-3H-2.5Z"></path>
  <path class="k" d="M-15-1.5H-5V1.5H-15ZM5-1.5H15V1.5H5Z"></path>
  <path class="l" stroke-dasharray="0 5" d="M7 10H18M7 15.5H18M7 21H13M-17 10H-6M-17 15.5H-6M-12 21H-6"></path>`;

const SWAN = svg`
  <path class="m" d="M-16-15C-16-23-11-26-6-25C2-24 3-16 0-9C-2-4-5 0-4 5C-2-6 8-18 25-20C27-17 25-14 22-12C26-12 28-10 27-7C26-5 23-4 21-4C25-3 26 0 25 3C24 5 21 6 19 6C23 8 24 12 22 15C22 24 12 30 0 30C-13 30-22 23-21 12C-20 3-10-3-8-11C-8-14-9-16-12-15Z"></path>
  <path class="l" d="M22-12C14-11 8-6 5 1M21-4C15-3 11 0 8 5M19 6C15 7 12 9 10 12"></path>
  <path class="g" d="M-15.5-19L-23-13L-13-15ZM-13-26L-14-36L-9-31L-6-38L-2-30L3-34L1-24C-3-28-9-28-13-26Z"></path>
  <path class="k" d="M-12-20.5a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1-3 0Z"></path>
  <path class="k" d="M-20 26q5-5 10 0t10 0t10 0t10 0V31H-20Z"></path>
  <path class="r" d="M-18 30q4.5-5 9 0t9 0t9 0t9 0M-9 36.5q4.5-5 9 0t9 0"></path>`;

const LION = svg`
  <path class="g" d="M-15-20L-18-34L-9-28L0-37L9-28L18-34L15-20C5-23-5-23-15-20Z"></path>
  <path class="m" d="M0-19C6-19 12-18 15-16C20-18 25-16 27-13C24-12 23-10 23-8C27-6 29-1 29 4C27 2 25 2 23 2C26 7 26 13 24 18C22 15 20 14 18 14C19 20 17 26 14 30C13 27 11 26 9 26C8 32 5 37 0 41C-5 37-8 32-9 26C-11 26-13 27-14 30C-17 26-19 20-18 14C-20 14-22 15-24 18C-26 13-26 7-23 2C-25 2-27 2-29 4C-29-1-27-6-23-8C-23-10-24-12-27-13C-25-16-20-18-15-16C-12-18-6-19 0-19Z"></path>
  <path class="k" d="M-4-1C-7-5-11-6-15-5C-13 0-8 1-4-1ZM4-1C7-5 11-6 15-5C13 0 8 1 4-1ZM-6 12C-3 10 3 10 6 12C5 15 2 17 0 18C-2 17-5 15-6 12Z"></path>
  <path class="l" d="M-4-9C-5-2-5 4-6 11M4-9C5-2 5 4 6 11M0 17V22C-3 27-9 26-10 21M0 22C3 27 9 26 10 21M-16-11C-19-4-17 6-13 11M16-11C19-4 17 6 13 11"></path>`;

/** @type {Record<string, unknown>} */
const CHARGES = { J: HELM, Q: SWAN, K: LION };

/** A lily. */
const LILY = svg`<path class="g" d="M0-17C8-9 7-2 3.5 4H5C5-3 9-8 14-7C19-5 19 3 13 4.5C14 1 11 1 9.5 4H11V7.5H5C5 11 8 13 10 14C6 16 3 15 2 12L0 18L-2 12C-3 15-6 16-10 14C-8 13-5 11-5 7.5H-11V4H-9.5C-11 1-14 1-13 4.5C-19 3-19-5-14-7C-9-8-5-3-5 4H-3.5C-7-2-8-9 0-17Z"></path>`;

/** @param {import("./suits.js").Suit} suit */
const ace = (suit) => svg`<g class="gilded">${suitAt(suit, -3, 6, 68)}</g>${suitAt(suit, -3, 6, 68)}
  <g transform="translate(-3 ${LILY_AT[suit]})scale(.85)">${LILY}</g>`;

/** How far down the lily is in each suit. */
const LILY_AT = { s: 10, h: 4, d: 6, c: 9 };

/** @param {string} rank @param {import("./suits.js").Suit} suit */
export const picture = (rank, suit) =>
  rank === "A"
    ? ace(suit)
    : svg`<path class="k" d=${SHIELD}></path><path class="r" d=${SHIELD} transform="translate(0 .5)scale(.9)"></path>${CHARGES[rank]}`;

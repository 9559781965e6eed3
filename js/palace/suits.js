// @ts-check
/** The four suits as paths, each within 50 of (0, 0), told apart by shape alone. */
import { svg } from "lit-html";

/** @typedef {"s" | "h" | "d" | "c"} Suit */

/** @type {Record<Suit, string>} */
const PATHS = {
  s: "M0-50C12-30 47-12 47 13C47 28 37 36 26 36C17 36 9 32 5 25C6 37 11 45 21 50H-21C-11 45-6 37-5 25C-9 32-17 36-26 36C-37 36-47 28-47 13C-47-12-12-30 0-50Z",
  h: "M0 48C-12 30-48 10-48-18C-48-35-37-46-23-46C-12-46-4-39 0-29C4-39 12-46 23-46C37-46 48-35 48-18C48 10 12 30 0 48Z",
  d: "M0-50C11-31 26-13 42 0C26 13 11 31 0 50C-11 31-26 13-42 0C-26-13-11-31 0-50Z",
  c: "M-22-28a22 22 0 1 1 44 0a22 22 0 1 1-44 0ZM-49 11a22.5 22.5 0 1 1 45 0a22.5 22.5 0 1 1-45 0ZM4 11a22.5 22.5 0 1 1 45 0a22.5 22.5 0 1 1-45 0ZM-9-9H9V10C7 30 10 44 21 50H-21C-10 44-7 30-9 10Z",
};

/**
 * @param {Suit} suit
 * @param {number} x the middle
 * @param {number} y the middle
 * @param {number} size width and height
 */
export const suitAt = (suit, x, y, size) =>
  svg`<path d=${PATHS[suit]} transform="translate(${x} ${y})scale(${size / 100})"></path>`;

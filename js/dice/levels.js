// @ts-check
/** How strong the bots are, as measured: the engine's catalog has the figures. */
import catalog from "../generated/catalog.json" with { type: "json" };
import { percent } from "../i18n.js";

/** @typedef {import("../i18n.js").Translate} Translate */

/** @type {Record<string, {average: number, wins_against_perfect: number}>} */
const STRENGTH = /** @type {any} */ (catalog.dice_poker).strength ?? {};

/** How it plays, and what that is worth. @param {Translate} t @param {string} bot */
export function levelLine(t, bot) {
  const strength = STRENGTH[bot];
  return strength
    ? t("level-figures", { bot, how: t(`level-${bot}`), points: Math.round(strength.average), share: percent(strength.wins_against_perfect) })
    : t(`level-${bot}`);
}

/** Weakest first. */
export const LEVELS = catalog.dice_poker.bots;

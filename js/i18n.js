// @ts-check
/**
 * Words. Every text of the page is a message of `locales/*.ftl`; code holds ids and arguments only.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** @typedef {"en" | "nb" | "da"} Language */
/** @typedef {(id: string, args?: Record<string, string | number>) => string} Translate */

/** @type {readonly Language[]} */
export const LANGUAGES = ["en", "nb", "da"];

/**
 * The first of a browser's languages that the page speaks; English when there is none.
 * @param {readonly string[]} preferred  BCP 47 tags, best first
 * @returns {Language}
 */
export function pickLanguage(preferred) {
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split("-")[0];
    if (primary === "nb" || primary === "no" || primary === "nn") return "nb";
    if (primary === "da" || primary === "en") return primary;
  }
  return "en";
}

/** Names in right-to-left scripts are fenced off, so that they can't turn the sentence around them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const fence = (/** @type {string | number} */ value) =>
  typeof value === "string" && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;

/**
 * @param {Language} language
 * @param {string} source  the text of its .ftl file
 * @returns {Translate} throws an Error that names a missing message or argument
 */
export function createTranslate(language, source) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const flaws = bundle.addResource(new FluentResource(source));
  if (flaws.length) throw new Error(`locale ${language}: ${flaws.map(String).join("; ")}`);
  return (id, args = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`locale ${language}: no message ${id}`);
    /** @type {Error[]} */
    const errors = [];
    const fenced = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, fence(value)]));
    const text = bundle.formatPattern(pattern, fenced, errors);
    if (errors.length) throw new Error(`locale ${language}: ${id}: ${errors.map(String).join("; ")}`);
    return text;
  };
}

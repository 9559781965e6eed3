// @ts-check
/**
 * Words. Every text of the page is a message of `locales/*.ftl`; code holds ids and arguments only.
 */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

/** @typedef {"en" | "nb" | "da"} Language */
/** @typedef {(id: string, args?: Record<string, string | number | FluentNumber>) => string} Translate */

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

/** A number written the language's way, with so many digits after its decimal sign. @param {number} value */
export const decimal = (value, digits = 1) =>
  new FluentNumber(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A share of one in per cent. @param {number} value 0 to 1 */
export const percent = (value, digits = 0) =>
  new FluentNumber(value, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A number by itself. @param {Translate} t @param {FluentNumber} n */
export const figure = (t, n) => t("figure", { n });

/** A number with its sign; nothing is neither more nor less. @param {Translate} t @param {number} n @param {(n: number) => FluentNumber} written */
export function signed(t, n, written) {
  const text = figure(t, written(Math.abs(n)));
  return `${/[1-9]/.test(text) ? (n < 0 ? "−" : "+") : ""}${text}`;
}

/** Names in right-to-left scripts are fenced off, so that they can't turn the sentence around them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const fence = (/** @type {string | number | FluentNumber} */ value) =>
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

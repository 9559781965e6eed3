// @ts-check
/**
 * What a player has chosen, kept in localStorage so that the first paint already knows it (index.html reads the same key).
 *
 * @typedef {object} Settings
 * @property {"auto" | "en" | "nb" | "da"} language
 * @property {"auto" | "light" | "dark" | "contrast"} theme
 * @property {"normal" | "large" | "larger"} text
 * @property {"full" | "quick" | "off"} motion
 * @property {"calm" | "quick" | "instant" | "wait"} pace  how bots' moves are shown
 * @property {"request" | "off" | "always"} coach  when the coach speaks
 * @property {boolean} winGraph  the chance to win is shown during play
 * @property {boolean} previews
 * @property {boolean} confirmZero
 * @property {boolean} shortcuts
 * @property {boolean} sound
 * @property {boolean} leftHanded
 */

export const SETTINGS_KEY = "bones-and-banners/settings";

/** Every setting with its choices, the default first. */
export const CHOICES = /** @type {const} */ ({
  language: ["auto", "en", "nb", "da"],
  theme: ["auto", "light", "dark", "contrast"],
  text: ["normal", "large", "larger"],
  motion: ["full", "quick", "off"],
  pace: ["calm", "quick", "instant", "wait"],
  coach: ["request", "always", "off"],
  winGraph: [true, false],
  previews: [true, false],
  confirmZero: [true, false],
  shortcuts: [true, false],
  sound: [true, false],
  leftHanded: [false, true],
});

/**
 * The stored settings; whatever is missing or not one of the choices takes its default.
 * @param {string | null} text  JSON
 * @param {boolean} reducedMotion  the system asks for less motion
 * @returns {Settings}
 */
export function readSettings(text, reducedMotion = false) {
  let stored = /** @type {Record<string, unknown>} */ ({});
  try {
    const parsed = JSON.parse(text ?? "{}");
    if (parsed && typeof parsed === "object") stored = parsed;
  } catch {
    // Not ours or cut short: the defaults serve.
  }
  const settings = Object.fromEntries(
    Object.entries(CHOICES).map(([key, choices]) => {
      const fallback = key === "motion" && reducedMotion ? "off" : choices[0];
      const known = /** @type {readonly unknown[]} */ (choices).includes(stored[key]);
      return [key, known ? stored[key] : fallback];
    }),
  );
  return /** @type {Settings} */ (/** @type {unknown} */ (settings));
}

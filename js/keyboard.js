// @ts-check
/**
 * Keys. A zone (`data-zone`) is one tab stop with arrows inside; single keys act on the table and can be switched off.
 */

/** @param {Element} zone @returns {HTMLElement[]} */
const stopsOf = (zone) => [...zone.querySelectorAll("button")];

/** Gives every zone exactly one tab stop: the one it had, else its first button. @param {ParentNode} root */
export function keepTabStops(root) {
  for (const zone of root.querySelectorAll("[data-zone]")) {
    const stops = stopsOf(zone);
    const current = stops.find((stop) => stop === document.activeElement) ?? stops.find((stop) => stop.tabIndex === 0 && stop.hasAttribute("data-stop")) ?? stops[0];
    for (const stop of stops) {
      stop.tabIndex = stop === current ? 0 : -1;
      stop.toggleAttribute("data-stop", stop === current);
    }
  }
}

/**
 * The nearest stop in an arrow's direction, by where things are on the screen.
 * @param {HTMLElement[]} stops @param {HTMLElement} from @param {string} key
 */
export function nearest(stops, from, key) {
  const here = from.getBoundingClientRect();
  const centre = (/** @type {DOMRect} */ box) => [box.left + box.width / 2, box.top + box.height / 2];
  const [x = 0, y = 0] = centre(here);
  const horizontal = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  let best = null;
  let bestDistance = Infinity;
  for (const stop of stops) {
    if (stop === from) continue;
    const [sx = 0, sy = 0] = centre(stop.getBoundingClientRect());
    const along = sign * (horizontal ? sx - x : sy - y);
    const aside = Math.abs(horizontal ? sy - y : sx - x);
    if (along < 4) continue;
    const distance = along + 3 * aside;
    if (distance < bestDistance) [best, bestDistance] = [stop, distance];
  }
  return best;
}

/** Arrows, Home and End inside a zone. @param {KeyboardEvent} event @returns {boolean} handled */
function moveInZone(event) {
  const zone = event.target instanceof Element ? event.target.closest("[data-zone]") : null;
  if (!zone || event.ctrlKey || event.metaKey || event.altKey) return false;
  const stops = stopsOf(zone);
  const from = /** @type {HTMLElement} */ (event.target);
  const to =
    event.key === "Home" ? stops[0] : event.key === "End" ? stops.at(-1) : event.key.startsWith("Arrow") ? nearest(stops, from, event.key) : null;
  if (!to) return false;
  to.focus();
  for (const stop of stops) {
    stop.tabIndex = stop === to ? 0 : -1;
    stop.toggleAttribute("data-stop", stop === to);
  }
  return true;
}

/**
 * @param {object} parts
 * @param {() => boolean} parts.shortcuts  single keys are on
 * @param {() => boolean} parts.atTable  the table is what is on the screen
 * @param {() => Record<string, (event: Event) => void>} parts.keys  lower-case key → what it does at the table
 */
export function listen({ shortcuts, atTable, keys }) {
  document.addEventListener("keydown", (event) => {
    if (moveInZone(event)) return event.preventDefault();
    // A key that is held down presses a button once.
    if (event.repeat && (event.key === "Enter" || event.key === " ")) return event.preventDefault();
    if (document.querySelector("dialog[open]") || !atTable()) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest("input, select, textarea")) return;
    const undo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z";
    const single = !event.ctrlKey && !event.metaKey && !event.altKey && shortcuts();
    const key = undo ? "undo" : single ? event.key.toLowerCase() : "";
    const bound = keys();
    const act = Object.hasOwn(bound, key) ? bound[key] : undefined;
    if (!act) return;
    if (key === "enter" && target.closest("button:not(.chosen), a, summary")) return; // Enter presses what has the focus.
    event.preventDefault();
    if (!event.repeat) act(event);
  });
}

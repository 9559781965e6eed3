// @ts-check
/**
 * Motion. It only decorates: the page is right without it, and no input waits for it.
 */
import { TURNS } from "./dice/die.js";

const EASE = "cubic-bezier(.15,.6,.25,1)";
/** @typedef {import("./settings.js").Settings["motion"]} Motion */

/** Milliseconds of a roll, and of what each further die adds. */
const ROLL = { full: [800, 70], quick: [320, 25] };

/** Tumbles the cubes at `positions` to the faces they already show. @param {HTMLElement} root @param {number[]} positions @param {number[]} faces @param {Motion} motion */
export function tumble(root, positions, faces, motion) {
  const cubes = positions.map((position) => root.querySelector(`[data-die="${position}"] .cube`));
  if (motion === "off") {
    for (const cube of cubes) cube?.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 120 });
    return;
  }
  const [base = 0, step = 0] = ROLL[motion];
  root.toggleAttribute("data-rolling", true);
  const rolls = cubes.flatMap((cube, index) => {
    if (!cube) return [];
    const [x = 0, y = 0] = TURNS[faces[positions[index] ?? 0] ?? 1] ?? [];
    const spin = () => (1 + Math.floor(Math.random() * 2)) * 360 * (Math.random() < 0.5 ? -1 : 1) + Math.random() * 120;
    const start = [x + spin(), y + spin(), Math.random() * 90 - 45];
    const centre = "translateZ(calc(var(--die) / -2))";
    return cube.animate(
      [
        { transform: `translateY(-70%) scale(.82) ${centre} rotateZ(${start[2]}deg) rotateX(${start[0]}deg) rotateY(${start[1]}deg)` },
        { transform: `translateY(9%) scale(1.04) ${centre} rotateZ(0deg) rotateX(${x}deg) rotateY(${y}deg)`, offset: 0.84 },
        { transform: `${centre} rotateX(${x}deg) rotateY(${y}deg)` },
      ],
      { duration: base + index * step, easing: EASE },
    );
  });
  void Promise.allSettled(rolls.map((roll) => roll.finished)).then(() => root.removeAttribute("data-rolling"));
}

/** Cards before players: where each lies that may move. */
const LYING = ".seat [data-code], .own [data-code]";
/** Milliseconds that a card takes to its new place, and a new card to appear. */
const GLIDE = { full: 320, quick: 140, off: 0 };

/** Where every card lies now, by its code. @param {ParentNode} root @returns {Map<string, DOMRect>} */
export const cardPlaces = (root) =>
  new Map([...root.querySelectorAll(LYING)].map((card) => [card.getAttribute("data-code") ?? "", card.getBoundingClientRect()]));

/**
 * Lets every card glide from where it lay to where it lies; what has come up new is laid down. The difference of two
 * drawings, so a captured banner moves to its captor by itself.
 * @param {ParentNode} root @param {Map<string, DOMRect>} before @param {Motion} motion
 */
export function glide(root, before, motion) {
  const duration = GLIDE[motion];
  if (!duration || before.size === 0) return;
  for (const card of root.querySelectorAll(LYING)) {
    const from = before.get(card.getAttribute("data-code") ?? "");
    const to = card.getBoundingClientRect();
    if (!to.width) continue;
    const [x, y] = from ? [from.x - to.x, from.y - to.y] : [0, -24];
    if (from && Math.abs(x) + Math.abs(y) < 4) continue;
    const scale = from ? from.width / to.width : 1.1;
    card.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", opacity: from ? 1 : 0 }, { transform: "none", transformOrigin: "0 0", opacity: 1 }],
      { duration, easing: EASE },
    );
  }
}

/** Any input ends the motion that is under way. */
export function settle() {
  for (const animation of document.getAnimations()) {
    if (!(animation instanceof CSSTransition)) animation.finish();
  }
}

// @ts-check
/**
 * A person's turn at Palace Poker: what is marked, what may be done, and what a press sends.
 *
 * @typedef {import("../messages.js").PalaceView} View
 * @typedef {import("../play.js").Press} Press
 *
 * @typedef {object} PalaceMarks
 * @property {"battle" | "raise" | "take" | null} mode  a target or an amount is being chosen, or the coach's choice was taken
 * @property {number | null} target  seat to attack
 * @property {number | null} amount  chips to attack with or to raise by; null = the least
 * @property {string[]} cards  soldiers to discard
 * @property {{type: string} | null} take  what Enter does then
 * @property {boolean} foldAsked  the second press for a fold is due
 * @property {boolean} look  the last battle is laid out
 * @typedef {Omit<import("../play.js").Play, "view" | "marks"> & {view: View, marks: PalaceMarks}} PalacePlay
 */
import { bestOf } from "../advisor.js";
import { CHANCE, TERMINAL } from "../messages.js";

/** @param {View} view @returns {"person" | "bot" | "chance" | "nobody"} */
export function mover(view) {
  if (view.to_act === TERMINAL) return "nobody";
  if (view.to_act >= 0) return view.players[view.to_act]?.kind === "bot" ? "bot" : "person";
  if (view.phase !== "hand_over") return "chance";
  // The next deal waits for a person who still plays; bots among themselves go on.
  return view.players.some(({ kind }, seat) => kind === "human" && !view.seats[seat]?.out) ? "person" : "bot";
}

/** The person who looks has a decision to make. @param {View} view */
export const decides = (view) => mover(view) === "person" && view.to_act >= 0 && view.to_act === view.seat;

/** Whether the hand that is over may be reviewed: by the only person, and before the next deal. @param {import("../play.js").Play} play */
export const reviewable = ({ view, viewer }) =>
  view.phase === "hand_over" && viewer !== null && mover(/** @type {View} */ (view)) === "person" && view.players.filter(({ kind }) => kind === "human").length === 1;

/** The seat at the bottom: the one that looks, else the first person, else seat 0. @param {PalacePlay} play */
export function ownSeat({ view, viewer }) {
  const person = view.players.findIndex(({ kind }) => kind === "human");
  return viewer ?? Math.max(0, person);
}

/** The others in turn order, from one's own left. @param {PalacePlay} play @returns {number[]} */
export function opponents(play) {
  const count = play.view.players.length;
  return Array.from({ length: count - 1 }, (_, index) => (ownSeat(play) + index + 1) % count);
}

/** What a seat does in a turn of its own: after that, the last battle is no news to it. */
const OWN_TURN = ["paid", "bought", "stayed", "attacked", "discarded"];

/** Whether the last battle was the viewer's, who has done nothing since. @param {PalacePlay} play */
export function isNews({ view, viewer }) {
  const fight = view.table.last_battle;
  if (!fight || viewer === null || (fight.attacker !== viewer && fight.defender !== viewer)) return false;
  for (const event of [...view.log].reverse()) {
    if (event.type === "battle_won" || event.type === "battle_tied") return true;
    if (event["seat"] === viewer && OWN_TURN.includes(event.type)) return false;
  }
  return false;
}

/** The legal action or range of a type. @param {View} view @param {string} type @param {number} [seat] */
export const option = (view, type, seat) =>
  view.legal.find((action) => action.type === type && (seat === undefined || action.seat === seat));

/** The amounts of a battle or a raise, and the one that is marked. @param {View} view @param {PalaceMarks} marks */
export function amounts(view, { mode, target, amount }) {
  const range = mode === "battle" ? option(view, "battle", target ?? -1) : mode === "raise" ? option(view, "raise") : undefined;
  if (!range || range.low === undefined || range.high === undefined) return null;
  const { low, high, step = 1 } = range;
  const wanted = Math.min(high, Math.max(low, amount ?? low));
  return { low, high, step, amount: low + Math.floor((wanted - low) / step) * step };
}

/** Whether the marked soldiers may be discarded. @param {View} view @param {string[]} cards */
export function canDiscard(view, cards) {
  const range = option(view, "discard");
  return Boolean(range?.cards) && cards.length >= (range?.least ?? 0) && cards.every((card) => range?.cards?.includes(card));
}

/** @returns {PalaceMarks} */
const noMarks = () => ({ mode: null, target: null, amount: null, cards: [], take: null, foldAsked: false, look: false });

/** @type {import("../play.js").Kind} */
export const PALACE = {
  mover,
  hidden: true,
  marks: noMarks,
  summary: (/** @type {View} */ { seats, table }) => ({
    totals: seats.map(({ stack }) => stack), round: table.hand, rounds: table.hands,
  }),
  pauses: {
    calm: { turn: 1300, duel: 1500, discard: 900, hand_over: 3500 },
    quick: { turn: 450, duel: 500, discard: 300, hand_over: 1200 },
    instant: {},
  },
};

/**
 * @param {object} parts
 * @param {Pick<import("../play.js").Table, "send" | "mark" | "ask">} parts.table
 * @param {() => import("../play.js").Play | null} parts.get
 * @param {() => {confirmZero: boolean}} parts.settings
 * @param {Pick<ReturnType<typeof import("../advisor.js").createAdvisor>, "shown" | "ask" | "toggle">} parts.advisor
 */
export function createHand({ table, get, settings, advisor }) {
  const now = () => {
    const play = get();
    if (!play || mover(/** @type {View} */ (play.view)) !== "person") return null;
    return { view: /** @type {View} */ (play.view), marks: /** @type {PalaceMarks} */ (play.marks) };
  };
  /** @param {string} button @param {Press} press @param {{type: string, [key: string]: unknown}} action */
  const act = (button, press, action) => table.send(button, press, [{ type: "act", action }]);

  const hand = {
    /** @param {Press} press */
    buy(press) {
      const turn = now();
      if (turn && option(turn.view, "buy")) act("buy", press, { type: "buy" });
    },
    /** @param {Press} press */
    stay(press) {
      const turn = now();
      if (turn && option(turn.view, "stay")) act("stay", press, { type: "stay" });
    },
    /** @param {Press} press */
    fold(press) {
      const turn = now();
      if (!turn || !option(turn.view, "fold")) return;
      if (settings().confirmZero && !turn.marks.foldAsked) return table.ask("fold", press, { ...noMarks(), foldAsked: true });
      act("fold", press, { type: "fold" });
    },
    /** @param {Press} press */
    call(press) {
      const turn = now();
      if (turn && option(turn.view, "call")) act("call", press, { type: "call" });
    },
    /** @param {Press} press */
    discard(press) {
      const turn = now();
      if (turn && canDiscard(turn.view, turn.marks.cards)) act("discard", press, { type: "discard", cards: turn.marks.cards });
    },
    /** Marks a soldier to be discarded, or lets it be. @param {string} card */
    toggleSoldier(card) {
      const turn = now();
      if (!turn || !option(turn.view, "discard")) return;
      const { cards } = turn.marks;
      table.mark({ ...noMarks(), cards: cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card] });
    },
    /** Battle: outlines who may be attacked; with one possible target it is chosen. */
    battle() {
      const turn = now();
      const targets = turn?.view.legal.filter(({ type }) => type === "battle") ?? [];
      if (targets.length) table.mark({ ...noMarks(), mode: "battle", target: targets.length === 1 ? targets[0]?.seat ?? null : null });
    },
    /** @param {number} seat */
    target(seat) {
      const turn = now();
      if (turn && option(turn.view, "battle", seat)) table.mark({ ...noMarks(), mode: "battle", target: seat });
    },
    /** The seat at a place around the table, 0 is one's left neighbour. @param {number} place */
    targetByPlace(place) {
      const play = get();
      if (!play || !now()) return;
      const seats = play.view.players.length;
      hand.target(((play.viewer ?? 0) + place + 1) % seats);
    },
    raise() {
      const turn = now();
      if (turn && option(turn.view, "raise")) table.mark({ ...noMarks(), mode: "raise" });
    },
    /** @param {number} amount  the nearest that is legal is taken */
    amount(amount) {
      const turn = now();
      if (turn && amounts(turn.view, turn.marks)) table.mark({ amount });
    },
    /** One step more or less. @param {number} steps */
    nudge(steps) {
      const turn = now();
      const range = turn && amounts(turn.view, turn.marks);
      if (range) hand.amount(range.amount + steps * Math.max(range.step, 1));
    },
    /** Asks the coach, or hides the advice. */
    coach: advisor.toggle,

    /** Marks what the coach would do, or asks for it: Enter, or the discard, then does it. */
    take() {
      const turn = now();
      /** @type {import("../messages.js").PalaceAnalysis | null} */
      const analysis = advisor.shown();
      const best = analysis && bestOf(analysis);
      if (!turn || !best) return void advisor.ask();
      const { type, seat = null, amount = null, cards = [] } = best.action;
      if (type === "discard") table.mark({ ...noMarks(), cards });
      else if (type === "battle" || type === "raise") table.mark({ ...noMarks(), mode: type, target: seat, amount });
      else table.mark({ ...noMarks(), mode: "take", take: { type } });
    },

    cancel() {
      if (now()) table.mark(noMarks());
    },
    /** The battle, the raise or what was taken, as marked. @param {Press} press */
    confirm(press) {
      const turn = now();
      if (turn?.marks.take && option(turn.view, turn.marks.take.type)) return act("confirm", press, turn.marks.take);
      const range = turn && amounts(turn.view, turn.marks);
      if (!turn || !range) return;
      const { mode, target } = turn.marks;
      act("confirm", press, mode === "battle" ? { type: "battle", seat: target, amount: range.amount } : { type: "raise", amount: range.amount });
    },
    /** @param {Press} press */
    deal(press) {
      const play = get();
      if (play && play.view.phase === "hand_over" && play.view.to_act === CHANCE) table.send("deal", press, [{ type: "step" }]);
    },
    toggleLook() {
      const play = get();
      if (play) table.mark({ look: !play.marks["look"] });
    },
  };
  return hand;
}

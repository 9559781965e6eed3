// @ts-check
/** Palace Poker, as the page knows it. */
import { html, nothing } from "lit-html";
import { nameOf } from "../words.js";
import { adviceSentence, markedOption } from "./advice.js";
import { card } from "./card.js";
import { PALACE, createHand, decides, mover, reviewable } from "./hand.js";
import { podium } from "./look.js";
import { reviewScreen, reviewSummary } from "./review.js";
import { rulesScreen } from "./rules.js";
import { logList, tableScreen } from "./table.js";
import { eventLine, statusLine, tableSentence } from "./words.js";

/** Sounds by what happened. */
const SOUNDS = { bought: "hold", palace_dealt: "hold", attacked: "roll", captured: "score", won: "score", folded: "zero", match_over: "over" };

/** Says what happened when a person is next, all at once. @param {(sentence: string) => void} speak */
function createAnnouncer(speak) {
  /** @type {string[]} */
  let unsaid = [];
  return {
    /** @type {import("../games.js").GamePage["createAnnouncer"] extends (speak: any) => {say: infer S} ? S : never} */
    say(t, events, view) {
      unsaid.push(...events.flatMap((event) => eventLine(t, view, event) ?? []));
      const who = mover(view);
      if (who === "bot" || who === "chance") return;
      if (who === "person") unsaid.push(statusLine(t, view, true));
      if (unsaid.length) speak(unsaid.join(" "));
      unsaid = [];
    },
    forget() {
      unsaid = [];
    },
  };
}

/** @type {import("../games.js").PageGame} */
export const PALACE_POKER = {
  ...PALACE,
  title: "palace-poker",
  line: "palace-poker-line",
  art: () => html`${["Kd", "Qs", "Jh", "Ac"].map((code, index) => card(code, { size: 60, banner: index === 0 }))}${card(null, { size: 60 })}`,
  play: "play-bots",
  bots: 3,
  level: "knight",
  config: { hands: 10 },
  options: [
    { key: "hands", choices: [10, 5, 20, null] },
    { key: "betting", choices: ["limit", "no_limit"] },
    { key: "stack", choices: [1000, 500, 2000] },
    { key: "small_bet", choices: [10, 20, 50] },
    { key: "big_bet", choices: [null, 30, 50, 100] },
    { key: "raise_cap", choices: [3, 1, null] },
    { key: "banner_exclusion", choices: ["suit", "rank", "none"] },
    { key: "two_left", choices: ["battle", "showdown"] },
  ],
  nameOf,
  progress: (t, { round }) => t("hand-n", { n: round }),
  tableScreen,
  podium,
  resultDetails: () => nothing,
  botLine: (t, bot) => t(`level-${bot}`),
  rulesScreen,
  logList,
  tableSentence,
  createHand,
  createAnnouncer,
  reviewSummary,
  reviewScreen,
  coach: {
    decides,
    marked: (analysis, { view, marks }) => markedOption(analysis, view, marks),
    reviewable,
    sentence: adviceSentence,
  },

  keys: (hand) => ({
    b: hand.buy,
    d: hand.discard,
    a: hand.battle,
    s: hand.stay,
    f: hand.fold,
    k: hand.call,
    r: hand.raise,
    n: hand.deal,
    c: hand.coach,
    h: hand.take,
    "+": () => hand.nudge(10),
    "-": () => hand.nudge(-10),
    escape: hand.cancel,
    enter: hand.confirm,
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [String(n), () => hand.targetByPlace(n - 1)])),
  }),
  keyHelp: [
    ["B", "buy"],
    ["D", "discard"],
    ["A", "battle"],
    ["1 – 9", "key-seat"],
    ["+ −", "amount"],
    ["S", "stay"],
    ["F", "fold"],
    ["K", "call"],
    ["R", "raise"],
    ["C", "key-coach"],
    ["H", "key-take"],
  ],

  decorate(event, { hear }) {
    const sound = SOUNDS[/** @type {keyof typeof SOUNDS} */ (event.type)];
    if (sound) hear(sound);
  },
};

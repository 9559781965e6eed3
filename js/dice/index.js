// @ts-check
/** Dice Poker, as the page knows it: everything that another game does in its own way. */
import { adviceSentence, markedOption, turnStarts } from "./advice.js";
import { createAnnouncer, tableSentence } from "./announce.js";
import { tumble } from "../anim.js";
import { flatDie } from "./die.js";
import { DICE, createHand, decides } from "./hand.js";
import { levelLine } from "./levels.js";
import { podium, resultDetails } from "./result.js";
import { reviewScreen, reviewSummary } from "./review.js";
import { rulesScreen } from "./rules.js";
import { logList, tableScreen } from "./table.js";
import { nameOf } from "../words.js";

const POSITIONS = [0, 1, 2, 3, 4];

/** @type {import("../games.js").PageGame} */
export const DICE_POKER = {
  ...DICE,
  title: "dice-poker",
  line: "dice-poker-line",
  art: () => [5, 5, 6, 5, 2].map(flatDie),
  play: "play-bot",
  bots: 1,
  level: "club",
  config: {},
  options: [],
  nameOf,
  progress: (t, { round, rounds }) => t("turn-of", { n: round, total: rounds ?? 0 }),
  tableScreen,
  podium,
  resultDetails,
  botLine: levelLine,
  reviewSummary,
  reviewScreen,
  rulesScreen,
  logList,
  tableSentence,
  createHand,
  createAnnouncer,
  coach: {
    decides,
    marked: (analysis, { view, marks }) => markedOption(analysis, view.table.dice, marks),
    turnStarts,
    sentence: adviceSentence,
  },

  keys: (hand) => ({
    ...Object.fromEntries(POSITIONS.map((position) => [String(position + 1), () => hand.toggleHold(position)])),
    r: hand.roll,
    s: hand.score,
    c: hand.coach,
    h: hand.take,
  }),
  keyHelp: [
    ["1 – 5", "key-hold"],
    ["R", "key-roll"],
    ["← ↑ ↓ →", "key-move"],
    ["Enter", "key-choose"],
    ["S", "key-score"],
    ["C", "key-coach"],
    ["H", "key-take"],
  ],

  decorate(event, { root, motion, hear }) {
    if (event.type === "rolled") {
      const rolled = POSITIONS.filter((position) => !event.kept.includes(position));
      tumble(root, rolled, event.dice, motion);
      hear("roll");
    }
    if (event.type === "scored") hear(event.points ? "score" : "zero");
    if (event.type === "game_over") hear("over");
  },
};

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createTranslate } from "../../js/i18n.js";
import {
  adviceLine, adviceSentence, againstDetail, againstLine, costLine, foes, markedOption, reasonLine, written,
} from "../../js/palace/advice.js";
import { PALACE, amounts, canDiscard, createHand, isNews, mover, opponents, ownSeat } from "../../js/palace/hand.js";
import { cardName, eventLine, handName } from "../../js/palace/words.js";

const translate = (language) =>
  createTranslate(language, readFileSync(new URL(`../../js/locales/${language}.ftl`, import.meta.url), "utf8"));
const [en, nb, da] = ["en", "nb", "da"].map(translate);
const HUMAN = { kind: "human", name: "" };
const BOT = { kind: "bot", bot: "quiet", name: "" };

const viewOf = (patch = {}) => ({
  game: "palace_poker", phase: "turn", to_act: 0, players: [HUMAN, BOT, BOT], seats: [{ out: false }, { out: false }, { out: false }],
  table: { last_battle: null }, legal: [], log: [], ...patch,
});
const marks = (patch = {}) => ({ ...PALACE.marks({}), ...patch });

test("who moves: people, bots, chance by itself, and the next deal by whoever still plays", () => {
  assert.equal(mover(viewOf()), "person");
  assert.equal(mover(viewOf({ to_act: 1 })), "bot");
  assert.equal(mover(viewOf({ to_act: -1, phase: "deal" })), "chance");
  assert.equal(mover(viewOf({ to_act: -1, phase: "hand_over" })), "person");
  assert.equal(mover(viewOf({ to_act: -1, phase: "hand_over", seats: [{ out: true }, {}, {}] })), "bot");
  assert.equal(mover(viewOf({ to_act: -2, phase: "over" })), "nobody");
});

test("an amount is kept inside the legal range and on its steps", () => {
  const view = viewOf({ legal: [{ type: "battle", seat: 2, low: 40, high: 400, step: 1 }, { type: "raise", low: 20, high: 95, step: 10 }] });
  assert.equal(amounts(view, marks()), null);
  assert.equal(amounts(view, marks({ mode: "battle", target: 1 })), null);
  assert.equal(amounts(view, marks({ mode: "battle", target: 2 })).amount, 40);
  assert.equal(amounts(view, marks({ mode: "battle", target: 2, amount: 9999 })).amount, 400);
  assert.equal(amounts(view, marks({ mode: "raise", amount: 57 })).amount, 50);
  assert.equal(amounts(view, marks({ mode: "raise", amount: 1 })).amount, 20);
});

test("soldiers may be discarded as the engine's range says", () => {
  const view = viewOf({ legal: [{ type: "discard", cards: ["4d", "6d"], least: 1 }] });
  assert.equal(canDiscard(view, []), false);
  assert.equal(canDiscard(view, ["6d"]), true);
  assert.equal(canDiscard(view, ["Ks"]), false);
  assert.equal(canDiscard(viewOf(), []), false);
});

test("a battle is sent as it was marked, and not before a target is chosen", () => {
  const view = viewOf({ legal: [{ type: "battle", seat: 1, low: 10, high: 10, step: 1 }, { type: "battle", seat: 2, low: 10, high: 10, step: 1 }] });
  const play = { view, marks: marks(), viewer: 0 };
  const sent = [];
  const table = {
    send: (_, __, commands) => sent.push(commands),
    mark: (patch) => Object.assign(play.marks, patch),
    ask: (_, __, patch) => Object.assign(play.marks, patch),
  };
  const hand = createHand({ table, get: () => play, settings: () => ({ confirmZero: true }), advisor: {} });
  hand.battle();
  hand.confirm({});
  assert.deepEqual(sent, []);
  hand.targetByPlace(1);
  hand.confirm({});
  assert.deepEqual(sent, [[{ type: "act", action: { type: "battle", seat: 2, amount: 10 } }]]);
  hand.stay({});
  assert.equal(sent.length, 1, "what isn't legal isn't sent");
});

const ANALYSIS = {
  seat: 0,
  best: 0,
  against: [
    { seat: 1, chance: 0.6154, price: 10, owed: 20, break_even: 0.25, excluded: ["7s", "Ks"] },
    { seat: 2, chance: null, price: 10, owed: 10, break_even: null, excluded: [] },
  ],
  options: [
    { action: { type: "battle", seat: 1, amount: 10 }, worth: 12.44, chance: 0.6154 },
    { action: { type: "stay" }, worth: 7.5, chance: null },
    { action: { type: "discard", cards: ["4d", "9c"] }, worth: 6, chance: null },
    { action: { type: "fold" }, worth: 0, chance: null },
  ],
};

test("the coach's choice is marked, and Enter or the discard then does it", () => {
  const view = viewOf({
    phase: "turn", legal: [{ type: "stay" }, { type: "fold" }, { type: "battle", seat: 1, low: 10, high: 10, step: 1 }, { type: "discard", cards: ["4d", "9c", "2s"], least: 1 }],
  });
  const play = { view, marks: marks(), viewer: 0 };
  const sent = [];
  let analysis = null;
  let asked = 0;
  const table = { send: (_, __, commands) => sent.push(commands[0].action), mark: (patch) => Object.assign(play.marks, patch) };
  const hand = createHand({ table, get: () => play, settings: () => ({}), advisor: { shown: () => analysis, ask: () => (asked += 1) } });
  hand.take();
  assert.equal(asked, 1, "there is no advice yet");
  for (const best of ANALYSIS.options.keys()) {
    analysis = { ...ANALYSIS, best };
    hand.take();
    const { action } = ANALYSIS.options[best];
    assert.equal(markedOption(analysis, view, play.marks)?.action, action);
    if (action.type === "discard") hand.discard({});
    else hand.confirm({});
    assert.deepEqual(sent.at(-1), action);
    assert.equal(sent.length, best + 1);
  }
  assert.equal(markedOption(ANALYSIS, view, marks()), null);
  assert.equal(markedOption(ANALYSIS, view, { ...marks(), mode: "battle", target: 2 }), null);
  assert.equal(markedOption(ANALYSIS, view, { ...marks(), foldAsked: true })?.action.type, "fold");
});

test("the advice in words: chances with what doesn't count, prices, costs, reasons", () => {
  const view = viewOf({
    seats: [{}, { banner: "4s" }, { banner: "4h" }], table: { banner_exclusion: "suit", small_bet: 10 },
  });
  const plain = (text) => text.replaceAll("\u00a0", " ");
  const all = (say) => [en, nb, da].map((t) => plain(say(t)));
  const [battle, stay] = ANALYSIS.options;
  assert.deepEqual(all((t) => adviceLine(t, view, battle)), [
    "Battle Lion · 10: 62% to win, +12.4 chips", "Slag mot Løve · 10: 62 % for seier, +12,4 sjetonger", "Slag mod Løve · 10: 62 % for sejr, +12,4 jetoner",
  ]);
  assert.equal(adviceLine(en, view, stay), "Stay: +7.5 chips on average");
  assert.equal(adviceLine(en, view, { action: { type: "fold" }, worth: 0, chance: null }), "Fold: 0.0 chips on average");
  assert.deepEqual(all((t) => costLine(t, view, battle, stay)), ["Stay: 4.9 chips less", "Bli: 4,9 sjetonger mindre", "Bliv: 4,9 jetoner mindre"]);
  assert.equal(costLine(en, view, battle, battle), "Your choice is as good as any.");
  assert.deepEqual(all((t) => againstDetail(t, view, ANALYSIS.against[0])), [
    "your 2 spades don't count, the banner is 4♠ · pays from 25%",
    "dine 2 spar teller ikke, banneret er 4♠ · lønner seg fra 25 %",
    "dine 2 spar tæller ikke, banneret er 4♠ · betaler sig fra 25 %",
  ]);
  assert.equal(againstDetail(en, view, { ...ANALYSIS.against[0], excluded: ["Ks"] }), "your K♠ doesn't count, the banner is 4♠ · pays from 25%");
  const byRank = { ...view, table: { banner_exclusion: "rank" } };
  assert.match(againstDetail(en, byRank, { ...ANALYSIS.against[0], excluded: ["4s", "4c"] }), /^your 4♠ 4♣ don't count/);
  assert.equal(againstDetail(en, view, ANALYSIS.against[1]), "banners of the same suit: no battle");
  assert.equal(againstDetail(en, view, { ...ANALYSIS.against[0], excluded: [], break_even: 1 }), "doesn't pay yet");
  assert.deepEqual(foes({ table: { duel: null }, seat: 0 }, ANALYSIS.against), ANALYSIS.against);
  assert.deepEqual(foes({ table: { duel: { attacker: 1, defender: 0 } }, seat: 0 }, ANALYSIS.against), [ANALYSIS.against[0]]);
  assert.equal(againstLine(en, view, ANALYSIS.against[0]), "62% against Lion");
  const reasons = [
    { type: "fight", seat: 1, chance: 0.62, price: 10, pot: 40, break_even: 0.25, folds: null },
    { type: "fight", seat: 1, chance: 0.17, price: 10, pot: 40, break_even: 0.75, folds: 0.6 },
    { type: "buy", price: 10, better: 9, cards: 46 },
    { type: "keep", category: "pair", ranks: [9, 9, 13], price: 20 },
    { type: "quiet", seat: 1, chance: 0.41, break_even: 0.5 },
    { type: "quiet", seat: null, chance: null, break_even: null },
  ];
  assert.deepEqual(reasons.map((reason) => reasonLine(en, view, reason)), [
    "62% against Lion: 10 for a pot of 40 pays from 25%.",
    "17% against Lion: 10 for a pot of 40 pays from 75%. Lion folds to that about 60% of the time.",
    "9 of 46 cards that may come make a better kind of hand, for 10.",
    "What stays: Pair · 9 9 K. A battle then costs 20.",
    "Your best chance in a battle: 41% against Lion; it pays from 50%.",
    "There is nobody to battle.",
  ]);
  assert.equal(adviceSentence(en, ANALYSIS, view), "Coach: Battle Lion · 10: 62% to win, +12.4 chips.");
});

test("what a review writes can be added up", () => {
  for (const [won, luck, lost] of [[-30, 10.5, 3.49], [115, -80.2, 0.6], [0, 0.4, 0.4]]) {
    const sum = written({ won, luck, lost });
    assert.equal(sum.luck - sum.lost + sum.rest, won);
    assert.ok(Math.abs(sum.luck - luck) <= 0.5 && Math.abs(sum.lost - lost) <= 0.5);
  }
});

test("the viewer sits at the bottom, the others follow from the left", () => {
  assert.equal(ownSeat({ view: viewOf(), viewer: 0 }), 0);
  assert.equal(ownSeat({ view: viewOf({ players: [BOT, HUMAN, BOT] }), viewer: null }), 1);
  assert.deepEqual(opponents({ view: viewOf(), viewer: 1 }), [2, 0]);
});

test("a battle is news to those who fought until they act again", () => {
  const table = { last_battle: { attacker: 0, defender: 2 } };
  const won = { type: "battle_won", winner: 2, loser: 0 };
  assert.equal(isNews({ view: viewOf({ table, log: [won] }), viewer: 0 }), true);
  assert.equal(isNews({ view: viewOf({ table, log: [won] }), viewer: 1 }), false);
  assert.equal(isNews({ view: viewOf({ table, log: [won, { type: "stayed", seat: 1 }] }), viewer: 0 }), true);
  assert.equal(isNews({ view: viewOf({ table, log: [won, { type: "stayed", seat: 0 }] }), viewer: 0 }), false);
});

test("cards and hands in words", () => {
  assert.equal(cardName(en, "As"), "ace of spades");
  assert.equal(cardName(en, "Td"), "10 of diamonds");
  assert.equal(cardName(nb, "Qd"), "ruter dame");
  assert.equal(cardName(da, "Jc"), "klør knægt");
  assert.equal(handName(en, { category: "full_house", ranks: [9, 4] }), "Full house · 9 4");
  assert.equal(handName(en, { category: "nothing", ranks: [] }), "No cards");
});

test("a palace is told to those who may know it, and only then", () => {
  const hidden = { type: "looked", seat: 1, at: 2, cards: [null, null, null] };
  assert.equal(eventLine(en, viewOf(), hidden), "Lion looked at the palace of Wolf.");
  assert.equal(eventLine(en, viewOf(), { ...hidden, seat: 0, cards: ["As", "Th", "9c"] }), "You saw the palace of Wolf: A♠ 10♥ 9♣.");
});

test("sentences turn to you where you are meant", () => {
  assert.equal(eventLine(en, viewOf(), { type: "attacked", seat: 1, target: 0, amount: 40 }), "Lion battles you for 40.");
  assert.equal(eventLine(nb, viewOf(), { type: "folded", seat: 0, to: 2, returned: 0 }), "Du kastet deg for Ulv.");
  assert.equal(eventLine(da, viewOf(), { type: "won", seat: 1, amount: 385, how: "showdown" }), "Løve vinder 385 i visningen.");
});

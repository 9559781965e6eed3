import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createTranslate } from "../../js/i18n.js";
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
  const hand = createHand({ table, get: () => play, settings: () => ({ confirmZero: true }) });
  hand.battle();
  hand.confirm({});
  assert.deepEqual(sent, []);
  hand.targetByPlace(1);
  hand.confirm({});
  assert.deepEqual(sent, [[{ type: "act", action: { type: "battle", seat: 2, amount: 10 } }]]);
  hand.stay({});
  assert.equal(sent.length, 1, "what isn't legal isn't sent");
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

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createAnnouncer, rolledSentence } from "../../js/dice/announce.js";
import { eventLine, outcomeLine } from "../../js/dice/words.js";
import { createTranslate, pickLanguage } from "../../js/i18n.js";
import { hashOf, parseRoute } from "../../js/router.js";
import { nameOf } from "../../js/words.js";
import { readSettings } from "../../js/settings.js";

const translate = (language) =>
  createTranslate(language, readFileSync(new URL(`../../js/locales/${language}.ftl`, import.meta.url), "utf8"));
const en = translate("en");
const BOT = { kind: "bot", bot: "expert", name: "" };
const human = (name = "") => ({ kind: "human", name });

test("the first language of the browser that the page speaks", () => {
  assert.equal(pickLanguage(["nn-NO", "en"]), "nb");
  assert.equal(pickLanguage(["no"]), "nb");
  assert.equal(pickLanguage(["fr-FR", "da-DK", "en"]), "da");
  assert.equal(pickLanguage(["fr", "ja"]), "en");
  assert.equal(pickLanguage([]), "en");
});

test("names: the one person is you, several are counted, bots are animals, a given name wins", () => {
  assert.deepEqual(nameOf(en, [human(), BOT], 0), { name: "You", you: "yes" });
  assert.deepEqual(nameOf(en, [human(), human()], 1), { name: "Player 2", you: "no" });
  assert.deepEqual(nameOf(en, [human(), BOT], 1), { name: "Lion", you: "no" });
  assert.deepEqual(nameOf(en, [human("Kari"), BOT], 0), { name: "Kari", you: "no" });
});

test("names from players are data: markup, prototype words and Fluent's own braces come out as they went in", () => {
  for (const name of ["<img src=x onerror=1>", "__proto__", "constructor", "{ $points }", "toString"]) {
    const line = eventLine(en, [human(name)], { type: "scored", seat: 0, round: 1, row: "ones", points: 3, dice: [1, 1, 1, 2, 3] });
    assert.equal(line, `${name} scored 3 in Ones.`);
  }
});

test("a right-to-left name is fenced off from the sentence", () => {
  const line = eventLine(en, [human("שרה")], { type: "rolled", seat: 0, round: 1, roll: 1, dice: [1, 2, 3, 4, 5], kept: [] });
  assert.equal(line, "\u2068שרה\u2069 rolled 1 2 3 4 5.");
});

test("what was rolled is said with the best row", () => {
  const table = { dice: [5, 5, 6, 5, 2], rolls_left: 2, rows: ["ones", "three_of_a_kind", "chance"], preview: [0, 23, null] };
  assert.equal(rolledSentence(en, { table }), "Rolled 5 5 6 5 2. Two rolls left. Best now: Three of a kind, 23.");
  assert.equal(rolledSentence(translate("nb"), { table }), "Kastet 5 5 6 5 2. To kast igjen. Best nå: 3 like, 23.");
  assert.equal(rolledSentence(translate("da"), { table: { ...table, rolls_left: 1 } }), "Kastede 5 5 6 5 2. Ét kast tilbage. Bedst nu: 3 ens, 23.");
});

test("bots' moves are said together when a person is next", () => {
  const said = [];
  const announcer = createAnnouncer((sentence) => said.push(sentence));
  const players = [human(), BOT, BOT];
  const scored = (seat, points) => ({ type: "scored", seat, round: 1, row: "chance", points, dice: [] });
  announcer.say(en, [scored(1, 20)], { players, phase: "turn", to_act: -1, table: { turn: 2 } });
  assert.deepEqual(said, []);
  announcer.say(en, [scored(2, 19)], { players, phase: "turn", to_act: -1, table: { turn: 0 } });
  assert.deepEqual(said, ["Lion scored 20 in Chance. Wolf scored 19 in Chance. Your turn: roll the dice."]);
});

test("the outcome in words", () => {
  assert.equal(outcomeLine(en, [human(), BOT], { winners: [0], totals: [210, 190] }), "You win with 210 points.");
  assert.equal(outcomeLine(en, [human(), BOT], { winners: [1], totals: [1, 190] }), "Lion wins with 190 points.");
  assert.equal(outcomeLine(en, [human(), human(), human()], { winners: [0, 1, 2], totals: [9, 9, 9] }), "A draw: Player 1, Player 2 and Player 3 have 9 points each.");
  assert.equal(outcomeLine(en, [human()], { winners: [0], totals: [200] }), "200 points");
});

test("addresses lead back to themselves, strange ones home", () => {
  for (const hash of ["#/", "#/settings", "#/new/dice_poker", "#/quick/dice_poker", "#/rules/dice_poker", "#/statistics", "#/play/0123456789abcdef", "#/result/0123456789abcdef", "#/review/0123456789abcdef"]) {
    assert.equal(hashOf(parseRoute(hash)), hash);
  }
  for (const hash of ["", "#", "#/nowhere", "#/new/chess", "#/play/__proto__", "#/play/", "#/review/", "#/constructor"]) {
    assert.deepEqual(parseRoute(hash), { screen: "home" });
  }
});

test("stored settings: what is missing, broken or unknown takes its default", () => {
  assert.equal(readSettings(null).pace, "calm");
  assert.equal(readSettings("{cut").theme, "auto");
  assert.equal(readSettings('{"theme":"pink","pace":"quick","__proto__":{"language":"nb"}}').theme, "auto");
  assert.equal(readSettings('{"pace":"quick"}').pace, "quick");
  assert.equal(readSettings(null, true).motion, "off");
  assert.equal(readSettings('{"motion":"full"}', true).motion, "full");
  assert.equal(readSettings("[1]").sound, true);
});

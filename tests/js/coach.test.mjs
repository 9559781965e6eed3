import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  adviceLine, adviceSentence, costLine, findOption, markedOption, percents, positionsOf, reasonLine, reasonLines, turnStarts,
} from "../../js/dice/advice.js";
import { written } from "../../js/dice/counts.js";
import { graphLines, graphSummary } from "../../js/dice/graph.js";
import { namePlaces } from "../../js/screens/graph.js";
import { createTranslate } from "../../js/i18n.js";

const translate = (language) =>
  createTranslate(language, readFileSync(new URL(`../../js/locales/${language}.ftl`, import.meta.url), "utf8"));
const [en, nb, da] = ["en", "nb", "da"].map(translate);
const plain = (text) => text.replaceAll("\u00a0", " ");

const keep = (dice, faces, expected, chance = 0.5) => ({ action: { type: "keep", dice }, faces, expected, chance });
const score = (row, expected, chance = 0.5) => ({ action: { type: "score", row }, faces: [], expected, chance });

/** 5 5 6 5 2 with one roll left. */
const DICE = [5, 5, 6, 5, 2];
const ANALYSIS = {
  seat: 0,
  expected: 231.44,
  chances: [0.542, 0.458],
  options: [
    keep([0, 1, 3], [5, 5, 5], 231.44, 0.5412),
    keep([0, 1, 2, 3], [5, 5, 5, 6], 230.02, 0.5461),
    score("fives", 228.96, 0.53),
    keep([], [], 221.1, 0.48),
    score("chance", 214.5, 0.44),
  ],
  best: 0,
  best_to_win: 1,
  reason: { type: "keep", ends: [{ row: "fives", chance: 0.5521, points: 16.2 }, { row: "four_of_a_kind", chance: 0.18, points: 23 }] },
};
const [BEST, , FIVES, ALL] = ANALYSIS.options;

test("marks are matched to an option by faces, whichever of equal dice are held, or by the row", () => {
  const marked = (held, selected = null) => markedOption(ANALYSIS, DICE, { held, selected });
  assert.equal(marked([0, 1, 3]), BEST);
  assert.equal(marked([3, 1, 0]), BEST);
  assert.equal(marked([0, 1, 2, 3])?.faces.join(""), "5556");
  assert.equal(marked([0, 1], "fives"), FIVES, "a selected row is what comes next");
  assert.equal(marked([]), null, "nothing is marked");
  assert.equal(marked([0, 1, 2, 3, 4]), null, "five held dice are no option");
});

test("a score and rolling everything both hold no faces, and are told apart", () => {
  assert.equal(findOption(ANALYSIS.options, { action: { type: "keep", dice: [] }, faces: [] }), ALL);
  assert.equal(findOption(ANALYSIS.options, { action: { type: "score", row: "fives" }, faces: [] }), FIVES);
  assert.equal(findOption(ANALYSIS.options, { action: { type: "score", row: "ones" }, faces: [] }), null);
});

test("the coach's dice are those of equal ones that are held already", () => {
  assert.deepEqual(positionsOf(DICE, [5, 5], []), [0, 1]);
  assert.deepEqual(positionsOf(DICE, [5, 5], [3]), [0, 3]);
  assert.deepEqual(positionsOf(DICE, [5, 5, 5], [2, 4]), [0, 1, 3]);
  assert.deepEqual(positionsOf([3, 3, 3, 3, 3], [3, 3, 3], [4, 2]), [0, 2, 4]);
  assert.deepEqual(positionsOf(DICE, [], [1]), []);
});

test("the advice and its cost, with each language's decimal sign", () => {
  assert.equal(adviceLine(en, BEST), "Hold 5 5 5: average total 231.4");
  assert.equal(adviceLine(nb, BEST), "Hold 5 5 5: sum i snitt 231,4");
  assert.equal(adviceLine(da, FIVES), "Skriv Femmere: sum i snit 229,0");
  assert.equal(adviceLine(en, ALL), "Roll all five again: average total 221.1");
  assert.equal(costLine(en, BEST, ANALYSIS.options[1]), "Your hold: 1.4 points less");
  assert.equal(costLine(nb, BEST, FIVES), "Femmere nå: 2,5 poeng mindre");
  assert.equal(costLine(da, BEST, ANALYSIS.options[1]), "Det, du holder: 1,4 point mindre");
  assert.equal(costLine(en, BEST, BEST), "Your choice is as good as any.");
  assert.equal(costLine(en, BEST, { ...FIVES, expected: BEST.expected - 0.004 }), "Your choice is as good as any.");
  assert.equal(costLine(en, BEST, { ...FIVES, expected: BEST.expected - 0.04 }), "Fives now: 0.04 points less");
  assert.equal(adviceSentence(en, ANALYSIS), "Coach: Hold 5 5 5: average total 231.4.");
  assert.equal(adviceSentence(en, { ...ANALYSIS, options: [], best: null }), "");
});

test("why, in three languages: what it builds on, what is given up, and what wins more often", () => {
  assert.deepEqual(reasonLines(en, ANALYSIS, null, undefined).map(plain), [
    "It builds on Fives (55%) and Four of a kind (18%).",
    "Fives now: 2.5 points less",
    "To win, better: Hold 5 5 5 6 (55% instead of 54%).",
  ]);
  assert.deepEqual(reasonLines(nb, ANALYSIS, FIVES, { type: "score", points: 15, worth: 10.53 }).map(plain), [
    "Det bygger på Femmere (55 %) og 4 like (18 %).",
    "Ditt gir 15 nå; senere ville raden gitt 10,5 i snitt.",
    "Bedre for å vinne: Hold 5 5 5 6 (55 % i stedet for 54 %).",
  ]);
  const scoring = { ...ANALYSIS, best: 2, best_to_win: 2, reason: { type: "score", points: 15, worth: 10.53 } };
  assert.deepEqual(reasonLines(da, scoring, ALL, { type: "keep", ends: [{ row: "sixes", chance: 0.3, points: 12 }] }).map(plain), [
    "15 nu; senere ville rækken give 10,5 i snit.",
    "Dit bygger på Seksere (30 %).",
  ]);
  assert.deepEqual(reasonLines(en, scoring, FIVES, undefined), ["15 now; later the row would bring 10.5 on average."]);
  assert.equal(reasonLine(nb, scoring.reason, "played"), "Det som ble spilt, ga 15; senere ville den raden gitt 10,5 i snitt.");
  assert.equal(reasonLines(en, ANALYSIS, ALL, undefined).length, 2, "the reason of what is marked may still be on its way");
});

test("chances have as many digits as it takes to tell them apart", () => {
  const said = (a, b) => percents(a, b).map((n) => plain(en("figure", { n })));
  assert.deepEqual(said(0.52, 0.48), ["52%", "48%"]);
  assert.deepEqual(said(0.5231, 0.5249), ["52.3%", "52.5%"]);
  assert.deepEqual(said(0.52301, 0.52339), ["52.30%", "52.34%"]);
});

test("turns begin where the log says, the last point is the end", () => {
  const turn = (seat, round, rerolls) => [
    { type: "rolled", seat, round, roll: 1 },
    ...Array.from({ length: rerolls }, (_, i) => [{ type: "kept", seat }, { type: "rolled", seat, round, roll: i + 2 }]).flat(),
    { type: "scored", seat, round, row: "ones", points: 1 },
  ];
  const log = [...turn(0, 12, 0), ...turn(1, 12, 2), ...turn(0, 13, 1)];
  assert.deepEqual(turnStarts([], 2), [{ ply: 0, round: 1, seat: 0 }]);
  assert.deepEqual(turnStarts(log, 2).slice(1), [{ ply: 2, round: 12, seat: 1 }, { ply: 8, round: 13, seat: 0 }, { ply: 12, round: 13, seat: 1 }]);
  const over = turnStarts([...log, ...turn(1, 13, 0), { type: "game_over", totals: [], winners: [] }], 2);
  assert.deepEqual(over.at(-1), { ply: 14, round: 13, seat: null });
});

const POINTS = [
  { ply: 0, round: 1, seat: 0, chances: [0.52, 0.48] },
  { ply: 4, round: 1, seat: 1, chances: [0.25, 0.75] },
  { ply: 9, round: 2, seat: null, chances: [1, 0] },
];

test("the graph: a line a seat, turns at their places in the whole game, chance upwards", () => {
  const [mine, other] = graphLines(POINTS, 2, 4, 312);
  assert.deepEqual(mine.map(([x]) => x), [44, 94, 244]);
  assert.deepEqual(other.map(([x]) => x), [44, 94, 244]);
  assert.equal(mine[2][1], 10, "certain: at the top");
  assert.equal(other[2][1], 194, "impossible: at the bottom");
  assert.ok(mine[1][1] > mine[0][1], "a lower chance is drawn lower");
});

test("names at the ends of lines never overlap nor leave the drawing", () => {
  for (const wanted of [[10, 194], [100, 101], [190, 191, 192, 193, 194, 194], [10, 10, 10], [12, 190, 14, 188, 16, 186]]) {
    const places = namePlaces(wanted);
    const sorted = [...places].sort((a, b) => a - b);
    for (let i = 1; i < sorted.length; i++) assert.ok(sorted[i] - sorted[i - 1] >= 17, `${wanted} → ${places}`);
    assert.ok(sorted[0] >= 10 && sorted.at(-1) <= 194, `${wanted} → ${places}`);
  }
});

test("the graph in words", () => {
  const players = [{ kind: "human", name: "" }, { kind: "bot", bot: "club", name: "" }];
  assert.deepEqual(graphSummary({ t: en }, players, POINTS).map(plain), [
    "You: 52% at the start, 100% at the end, between 25% and 100%.",
    "Lion: 48% at the start, 0% at the end, between 0% and 75%.",
  ]);
});

test("the figures of a review can be added up as they are written", () => {
  for (const [expected, lost, total] of [[229.6385, 24.27, 199], [229.6385, 0.04, 301], [229.6385, 61.25, 122]]) {
    const sum = written({ expected, lost, total });
    assert.equal(Math.round(10 * (sum.expected + sum.luck - sum.lost)) / 10, total);
    assert.ok(Math.abs(sum.luck - (total - expected + lost)) <= 0.1);
  }
});

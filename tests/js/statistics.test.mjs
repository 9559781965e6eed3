import assert from "node:assert/strict";
import { test } from "node:test";
import { statistics } from "../../js/dice/counts.js";
import { LEVELS } from "../../js/dice/levels.js";

const ME = { kind: "human", name: "" };
const bot = (level) => ({ kind: "bot", bot: level, name: "" });
const [WEAK, STRONG] = [LEVELS[0], LEVELS.at(-1)];
const game = (totals, players, more = {}) => ({ id: "", game: "dice_poker", over: true, players, totals, ...more });
const review = (lost, decisions) => ({ lost, decisions });

test("one's own games, games with the coach and games with friends are kept apart", () => {
  const { alone, coached, friends } = statistics([
    game([210, 190], [ME, bot(WEAK)], { review: [review(30, 20), review(90, 25)] }),
    game([230, 240], [ME, bot(STRONG)], { review: [review(10, 20), review(0, 25)] }),
    game([200, 200], [ME, bot(STRONG)]),
    game([180, 260], [bot(WEAK), ME], { assisted: true }),
    game([170, 150], [ME, ME]),
  ]);
  assert.deepEqual(alone.all, { games: 3, won: 1, drawn: 1, lost: 1 });
  assert.equal(alone.average, 640 / 3);
  assert.equal(alone.best, 230);
  assert.equal(alone.lostPerDecision, 1, "40 points in 40 decisions of the person's");
  assert.deepEqual([...alone.levels], [[WEAK, { games: 1, won: 1, drawn: 0, lost: 0 }], [STRONG, { games: 2, won: 0, drawn: 1, lost: 1 }]]);
  assert.deepEqual(coached.all, { games: 1, won: 1, drawn: 0, lost: 0 });
  assert.equal(coached.best, 260);
  assert.equal(coached.lostPerDecision, null);
  assert.equal(friends.all.games, 2);
  assert.equal(friends.average, 160);
});

test("practice, unfinished games, other games and games between bots count for nothing", () => {
  const { alone, coached, friends } = statistics([
    game([210, 190], [ME, bot(WEAK)], { practice: true, assisted: true }),
    game([10, 0], [ME, bot(WEAK)], { over: false }),
    game([1000, 500], [ME, bot(WEAK)], { game: "palace_poker" }),
    game([210, 190], [bot(STRONG), bot(WEAK)]),
  ]);
  assert.deepEqual([alone, coached, friends].map(({ all }) => all.games), [0, 0, 0]);
});

test("a game among several bots goes to the strongest; one without opponents is neither won nor lost", () => {
  const { alone } = statistics([game([210, 190, 180], [ME, bot(STRONG), bot(WEAK)]), game([222], [ME])]);
  assert.deepEqual([...alone.levels], [["", { games: 1, won: 0, drawn: 0, lost: 0 }], [STRONG, { games: 1, won: 1, drawn: 0, lost: 0 }]]);
  assert.deepEqual(alone.all, { games: 2, won: 1, drawn: 0, lost: 0 });
});

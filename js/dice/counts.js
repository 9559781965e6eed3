// @ts-check
/**
 * Counts for people: what stored games add up to, and a review's sum in figures that can be added up.
 *
 * @typedef {import("../storage.js").SavedGame} SavedGame
 *
 * @typedef {{games: number, won: number, drawn: number, lost: number}} Balance
 * @typedef {object} Group  games of one kind; `won` and so on without games that had no opponent
 * @property {Balance} all
 * @property {number} average
 * @property {number} best
 * @property {number | null} lostPerDecision  of the games that have been reviewed; null: none has
 * @property {Map<string, Balance>} levels  by the strongest opponent's level; "" = without opponents
 */
import { LEVELS } from "./levels.js";

/** @returns {Balance} */
const nothingYet = () => ({ games: 0, won: 0, drawn: 0, lost: 0 });

/** @param {Balance} balance @param {number} mine @param {number[]} others */
function count(balance, mine, others) {
  balance.games += 1;
  const top = Math.max(...others);
  if (others.length) balance[mine > top ? "won" : mine === top ? "drawn" : "lost"] += 1;
}

/** The strongest bot at the table; "" if there is none. @param {SavedGame} game */
const strongest = ({ players }) =>
  players.reduce((/** @type {string} */ top, player) => (player.kind === "bot" && LEVELS.indexOf(player.bot) >= LEVELS.indexOf(top) ? player.bot : top), "");

/** @param {{game: SavedGame, seat: number}[]} seats  people's seats in finished games @returns {Group} */
function group(seats) {
  const all = nothingYet();
  /** @type {Map<string, Balance>} */
  const levels = new Map();
  const reviewed = { lost: 0, decisions: 0 };
  const totals = seats.map(({ game, seat }) => game.totals[seat] ?? 0);
  seats.forEach(({ game, seat }, index) => {
    const mine = totals[index] ?? 0;
    const others = game.totals.filter((_, other) => other !== seat);
    const level = strongest(game);
    levels.set(level, levels.get(level) ?? nothingYet());
    count(all, mine, others);
    count(/** @type {Balance} */ (levels.get(level)), mine, others);
    const review = game.review?.[seat];
    if (review) {
      reviewed.lost += review.lost;
      reviewed.decisions += review.decisions;
    }
  });
  return {
    all,
    levels: new Map([...levels].sort(([a], [b]) => LEVELS.indexOf(a) - LEVELS.indexOf(b))),
    average: totals.reduce((sum, total) => sum + total, 0) / Math.max(1, totals.length),
    best: Math.max(0, ...totals),
    lostPerDecision: reviewed.decisions ? reviewed.lost / reviewed.decisions : null,
  };
}

/**
 * Finished games of Dice Poker, practice left out: one person's without and with the coach, and those of several people,
 * where every person's seat counts.
 * @param {SavedGame[]} games
 */
export function statistics(games) {
  const finished = games.filter(({ game, over, practice }) => game === "dice_poker" && over && !practice);
  const seated = finished.flatMap((game) => {
    const people = game.players.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
    return people.map((seat) => ({ game, seat, alone: people.length === 1 }));
  });
  return {
    alone: group(seated.filter(({ game, alone }) => alone && !game.assisted)),
    coached: group(seated.filter(({ game, alone }) => alone && game.assisted)),
    friends: group(seated.filter(({ alone }) => !alone)),
  };
}

/** Points as they are written. @param {number} n */
const rounded = (n) => Math.round(n * 10) / 10;

/** The sum of the summary in written figures: the luck takes up what rounding leaves, so that it can be added up. @param {import("../messages.js").SeatSummary} seat */
export function written({ expected, lost, total }) {
  const [start, slips] = [rounded(expected), rounded(lost)];
  return { expected: start, luck: rounded(total - start + slips), lost: slips, total };
}

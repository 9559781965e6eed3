// @ts-check
/**
 * Every message that crosses the border between the page and the engine, and every view that comes back.
 *
 * The engine is one Python function that takes JSON text and gives JSON text (py/bridge/api.py); the worker carries it.
 * Seats are 0-based numbers, points and rounds whole numbers, dice positions 0 to 4, faces 1 to 6.
 */

/** `to_act` when the dice are to fall next: nobody decides. */
export const CHANCE = -1;
/** `to_act` when the game is over. */
export const TERMINAL = -2;

/** @typedef {{kind: "human", name: string}} HumanSeat */
/** @typedef {{kind: "bot", bot: string, name: string}} BotSeat */
/** @typedef {HumanSeat | BotSeat} Player  `name` "" means: the page has its own word for that seat. */

/** @typedef {{type: "keep", dice: number[]}} Keep  Positions that stay; the others are rolled again. */
/** @typedef {{type: "score", row: string}} Score */
/** @typedef {Keep | Score} DiceAction */

/** @typedef {{type: "rolled", seat: number, round: number, roll: number, dice: number[], kept: number[]}} Rolled */
/** @typedef {{type: "kept", seat: number, dice: number[]}} Kept */
/** @typedef {{type: "scored", seat: number, round: number, row: string, points: number, dice: number[]}} Scored */
/** @typedef {{type: "game_over", totals: number[], winners: number[]}} GameOver */
/** @typedef {Rolled | Kept | Scored | GameOver} DiceEvent */
/** @typedef {{type: string, [key: string]: any}} GameEvent  of any game */

/** @typedef {{points: (number | null)[], total: number}} Scorecard  Points in the order of `table.rows`; null = open. */

/**
 * @typedef {object} DiceTable
 * @property {number} turn  the seat whose turn it is
 * @property {number} round
 * @property {number} rounds
 * @property {string[]} rows  ids of the rows, in order
 * @property {number[]} dice  five faces, or none before the first roll of a turn
 * @property {number[]} kept  positions kept in this turn's last keep
 * @property {number} rolls_left
 * @property {(number | null)[]} preview  what each open row would give now
 * @property {Scored | null} last
 */

/**
 * @typedef {object} View  All that the page needs to draw a game from nothing; each game adds its own.
 * @property {string} game
 * @property {number} ply
 * @property {number | null} seat  through whose eyes; null = a spectator's
 * @property {string} phase
 * @property {number} to_act  a seat, CHANCE or TERMINAL
 * @property {Player[]} players
 * @property {string} commitment  SHA-256 of the seed, hex
 * @property {boolean} can_undo
 * @property {{turn: number}} table
 * @property {object | null} outcome  once the game is over
 * @property {GameEvent[]} log  the newest events, oldest first
 */

/**
 * @typedef {object} DiceParts
 * @property {"turn" | "reroll" | "decide" | "over"} phase
 * @property {Scorecard[]} seats
 * @property {DiceTable} table
 * @property {DiceAction[]} legal
 * @property {{totals: number[], winners: number[]} | null} outcome
 * @typedef {Omit<View, "table" | "outcome"> & DiceParts} DiceView
 */

/**
 * @typedef {object} Place  One seat of Palace Poker. Cards are "As", "Th", "9c"; null is one that may not be seen.
 * @property {number} stack
 * @property {boolean} in_hand
 * @property {boolean} out  broke: out of the match
 * @property {string | null} banner
 * @property {(string | null)[]} palace
 * @property {string[]} soldiers
 * @property {number} price  what an attack or a call costs this seat
 */
/** @typedef {{attacker: number, defender: number, bet: number, answering: number, owed: number, pending: number}} Duel */
/** @typedef {{seat: number, counted: string[], excluded: string[], category: string, ranks: number[]}} Laid  a compared hand */
/** @typedef {{attacker: number, defender: number, winner: number | null, folded: boolean, decided_by: string | null, hands: Laid[]}} Fight */
/**
 * @typedef {object} PalaceTable
 * @property {number} turn
 * @property {number} hand
 * @property {number | null} hands
 * @property {number | null} dealer
 * @property {number} pot
 * @property {number} draw_pile
 * @property {number} discard_pile
 * @property {number} small_bet
 * @property {number} big_bet
 * @property {string} two_left
 * @property {string} banner_exclusion
 * @property {string} betting
 * @property {Duel | null} duel
 * @property {string | null} bought
 * @property {Fight | null} last_battle
 * @property {Laid[]} showdown
 * @property {{seat: number, amount: number, how: string}[]} result
 * @property {{seat: number, card: string}[]} cut
 */
/** @typedef {{type: string, seat?: number, low?: number, high?: number, step?: number, cards?: string[], least?: number}} PalaceOption */
/**
 * @typedef {object} PalaceParts
 * @property {Place[]} seats
 * @property {PalaceTable} table
 * @property {{category: string, ranks: number[]} | null} you
 * @property {PalaceOption[]} legal
 * @property {{totals: number[], winners: number[]} | null} outcome
 * @typedef {Omit<View, "table" | "outcome"> & PalaceParts} PalaceView
 */

/**
 * What the exact tables of Dice Poker say. Chances are 0 to 1; points may have fractions.
 *
 * @typedef {{row: string, chance: number, points: number}} TurnEnd  a row the turn may end in, and its average points then
 * @typedef {{type: "keep", ends: TurnEnd[]} | {type: "score", points: number, worth: number}} Reason
 *   worth: what the row would bring later on average, if left open
 * @typedef {{action: DiceAction, faces: number[], expected: number, chance: number}} Option
 *   faces: held, rising; none for a score and for rolling everything. expected: final total. chance: to win
 *
 * @typedef {object} Analysis  one position of Dice Poker under perfect play
 * @property {number} seat  whose turn it is
 * @property {number} expected  that seat's final total
 * @property {number[]} chances  to win, by seat; ties shared
 * @property {Option[]} options  best first; none unless a decision is due
 * @property {number | null} best  index of the highest expected total
 * @property {number | null} best_to_win  index of the highest chance
 * @property {Reason | null} reason  of the best
 *
 * @typedef {object} Decision  one that was made, in a review
 * @property {number} ply
 * @property {number} seat
 * @property {number} round
 * @property {number} roll  1 to 3
 * @property {number[]} dice
 * @property {DiceAction} action
 * @property {number[]} faces
 * @property {{action: DiceAction, faces: number[]}} best
 * @property {number} lost  points, 0 or more
 * @property {number} lost_chance
 * @property {Reason | null} reason  of the best; null, like the next, where the best was played
 * @property {Reason | null} reason_played
 *
 * @typedef {object} SeatReview  expected + luck - lost = total
 * @property {number} expected  before the first roll
 * @property {number} luck
 * @property {number} lost
 * @property {number} total
 * @property {number} lost_chance
 * @property {number} decisions
 * @property {number} best  how many were the best
 * @property {number} lost_per_decision
 * @property {number} accuracy  0 to 1
 * @property {Decision[]} dearest
 * @property {Decision[]} list
 *
 * @typedef {Omit<SeatReview, "dearest" | "list">} SeatSummary
 * @typedef {{ply: number, round: number, seat: number | null, chances: number[]}} Point  the start of a turn, or the end
 * @typedef {{seats: SeatReview[], graph: Point[]}} Review
 */

/**
 * What the engine says of Palace Poker, in the eyes of one seat. Chances are 0 to 1, worths are chips.
 *
 * @typedef {{type: string, seat?: number, amount?: number, cards?: string[]}} PalaceAction
 * @typedef {{seat: number, chance: number | null, price: number, owed: number, break_even: number | null, excluded: string[]}} Against
 *   null: equal banners forbid a battle. excluded: own cards that don't count
 * @typedef {{action: PalaceAction, worth: number, chance: number | null}} PalaceChoice  chance: of the battle, if it is one
 * @typedef {{type: "fight", seat: number, chance: number, price: number, pot: number, break_even: number, folds: number | null}
 *   | {type: "buy", price: number, better: number, cards: number}
 *   | {type: "keep", category: string, ranks: number[], price: number}
 *   | {type: "quiet", seat: number | null, chance: number | null, break_even: number | null}} PalaceReason
 *
 * @typedef {object} PalaceAnalysis
 * @property {number | null} seat
 * @property {Against[]} against  from the seat's left
 * @property {PalaceChoice[]} options  best first
 * @property {number | null} best
 * @property {PalaceReason | null} reason
 *
 * @typedef {object} PalaceDecision
 * @property {number} ply
 * @property {number} hand
 * @property {string} phase
 * @property {number} pot
 * @property {string[]} cards  banner, palace, soldiers
 * @property {PalaceAction} action
 * @property {PalaceAction} best
 * @property {number} lost
 * @property {PalaceReason | null} reason
 * @property {PalaceReason | null} reason_played
 *
 * @typedef {{hand: number, won: number, luck: number, lost: number, held: {seat: number, cards: string[]}[]}} HandReview
 *
 * @typedef {object} PalaceSeatReview  luck - lost + rest = won
 * @property {number} seat
 * @property {number} won
 * @property {number} luck
 * @property {number} lost
 * @property {number} rest
 * @property {number} decisions
 * @property {number} best
 * @property {number} lost_per_decision
 * @property {number} battles
 * @property {PalaceDecision[]} dearest
 * @property {PalaceDecision[]} list
 * @property {HandReview[]} hands
 *
 * @typedef {{ply: number, hand: number, stacks: number[]}} ChipsPoint  the end of a hand; hand 0 is the start
 * @typedef {{seats: PalaceSeatReview[], graph: ChipsPoint[]}} PalaceReview
 */

/** @typedef {Record<string, unknown>} GameRecord  A saved game; only the engine looks inside. */

/** @typedef {{type: "new", game: string, seats: Player[], config?: Record<string, unknown>, phrase?: string, seed?: string, seat?: number | null}} NewRequest */
/** @typedef {{type: "act", ply: number, action: {type: string, [key: string]: unknown}, seat?: number | null}} ActRequest */
/** @typedef {{type: "step", ply: number, seat?: number | null}} StepRequest */
/** @typedef {{type: "undo", ply: number, seat?: number | null}} UndoRequest */
/** @typedef {{type: "view", ply?: number, seat?: number | null}} ViewRequest */
/** @typedef {{type: "log", seat?: number | null}} LogRequest */
/** @typedef {{type: "load", record: GameRecord, seat?: number | null}} LoadRequest */
/** @typedef {{type: "save"}} SaveRequest */
/** @typedef {{type: "reveal"}} RevealRequest */
/** @typedef {{type: "analyse", ply?: number, seat?: number | null}} AnalyseRequest */
/** @typedef {{type: "explain", ply: number, action: object, seat?: number | null}} ExplainRequest */
/** @typedef {{type: "review", seat?: number | null}} ReviewRequest  works on one slice; ask again until the review is there */
/** @typedef {{type: "branch", ply: number}} BranchRequest  the match as it stood */
/** @typedef {AnalyseRequest | ExplainRequest | ReviewRequest | BranchRequest} Question */
/** @typedef {Question | NewRequest | ActRequest | StepRequest | UndoRequest | ViewRequest | LogRequest | LoadRequest | SaveRequest | RevealRequest} Request */

/** @typedef {{ply: number, view: View, events: GameEvent[]}} PlyResult */
/** @typedef {{code: string, clause?: string | null, message: string, args?: Record<string, unknown>}} Problem */
/** @typedef {{id: number, ok: true, result: any} | {id: number, ok: false, error: Problem}} Answer */

/** @typedef {"snapshot" | "library"} Way  what the engine starts from: Python's memory as it was, or its modules */

/** What the worker says of itself. */
/** @typedef {{type: "status", stage: "ready", way: Way}} Status */
/** @typedef {{type: "fatal", code: "download" | "wasm" | "engine", message: string}} Fatal */
/** @typedef {{type: "fetch", url: string}} FileRequest  answered by {type: "file", url, bytes} or {type: "file", url, error} */

/**
 * What the build knows. Addresses are relative to the site, hashes as in the attribute `integrity`.
 * @typedef {object} BuildConfig
 * @property {string} version
 * @property {string} worker
 * @property {string} pyodide  the folder of its scripts
 * @property {string} wasm
 * @property {string} library
 * @property {string} snapshot
 * @property {Record<string, string>} fits  what the snapshot was made from, name → version or hash
 * @property {object} lock  Pyodide's list of packages: none
 * @property {Record<string, string>} tables  by game, fetched on first use
 * @property {Record<string, {bytes: number, integrity: string}>} files
 * @property {number} bytes  of all that is kept on the device
 * @property {string} oneFile  "" in the one file itself
 * @property {boolean} [inside]  all files are inside the page: it is the one file
 */

export {};

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
/** @typedef {Keep | Score} Action */

/** @typedef {{type: "rolled", seat: number, round: number, roll: number, dice: number[], kept: number[]}} Rolled */
/** @typedef {{type: "kept", seat: number, dice: number[]}} Kept */
/** @typedef {{type: "scored", seat: number, round: number, row: string, points: number, dice: number[]}} Scored */
/** @typedef {{type: "game_over", totals: number[], winners: number[]}} GameOver */
/** @typedef {Rolled | Kept | Scored | GameOver} GameEvent */

/** @typedef {{points: (number | null)[], total: number}} Scorecard  Points in the order of `table.rows`; null = open. */

/**
 * @typedef {object} Table
 * @property {number} turn  the seat whose turn it is
 * @property {number} round
 * @property {number} rounds
 * @property {string[]} rows  ids of the rows, in order
 * @property {number[]} dice  five faces, or none before the first roll of a turn
 * @property {number[]} kept  positions kept in this turn's last keep
 * @property {number} rolls_left
 * @property {(number | null)[]} preview  what each open row would give now
 * @property {{seat: number, round: number, row: string, points: number, dice: number[]} | null} last
 */

/**
 * @typedef {object} View  All that the page needs to draw a game from nothing.
 * @property {string} game
 * @property {number} ply
 * @property {number | null} seat
 * @property {"turn" | "reroll" | "decide" | "over"} phase
 * @property {number} to_act  a seat, CHANCE or TERMINAL
 * @property {Player[]} players
 * @property {string} commitment  SHA-256 of the seed, hex
 * @property {boolean} can_undo
 * @property {Scorecard[]} seats
 * @property {Table} table
 * @property {Action[]} legal
 * @property {GameEvent[]} log  the newest events, oldest first
 * @property {{totals: number[], winners: number[]} | null} outcome
 */

/** @typedef {Record<string, unknown>} GameRecord  A saved game; only the engine looks inside. */

/** @typedef {{type: "new", game: string, seats: Player[], phrase?: string, seed?: string, seat?: number | null}} NewRequest */
/** @typedef {{type: "act", ply: number, action: Action, seat?: number | null}} ActRequest */
/** @typedef {{type: "step", ply: number, seat?: number | null}} StepRequest */
/** @typedef {{type: "undo", ply: number, seat?: number | null}} UndoRequest */
/** @typedef {{type: "view", ply?: number, seat?: number | null}} ViewRequest */
/** @typedef {{type: "log", seat?: number | null}} LogRequest */
/** @typedef {{type: "load", record: GameRecord, seat?: number | null}} LoadRequest */
/** @typedef {{type: "save"}} SaveRequest */
/** @typedef {{type: "reveal"}} RevealRequest */
/** @typedef {NewRequest | ActRequest | StepRequest | UndoRequest | ViewRequest | LogRequest | LoadRequest | SaveRequest | RevealRequest} Request */

/** @typedef {{ply: number, view: View, events: GameEvent[]}} PlyResult */
/** @typedef {{code: string, clause?: string | null, message: string, args?: Record<string, unknown>}} Problem */
/** @typedef {{id: number, ok: true, result: any} | {id: number, ok: false, error: Problem}} Answer */

/**
 * What the worker says of itself. Bytes are counted as they arrive, after decompression.
 * @typedef {{type: "status", stage: "fetching" | "starting" | "ready", done: number, total: number}} Status
 */
/** @typedef {{type: "fatal", code: "download" | "wasm" | "engine", message: string}} Fatal */

/**
 * Where the build put things: relative addresses, and the sizes in bytes of what the worker fetches to start.
 * @typedef {{version: string, worker: string, pyodide: string, engine: string, library: string, files: Record<string, number>}} BuildConfig
 */

export {};

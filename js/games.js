// @ts-check
/**
 * The games of the house, and what the page has to know of each.
 *
 * @typedef {import("./app.js").Context} Context
 * @typedef {import("./app.js").State} State
 * @typedef {import("./i18n.js").Translate} Translate
 * @typedef {import("./messages.js").Player} Player
 *
 * @typedef {object} GamePage
 * @property {string} title  message id
 * @property {string} line  message id: the game in one sentence
 * @property {() => unknown} art  for its tile
 * @property {string} play  message id: start at once against bots
 * @property {number} bots  how many bots "Play a bot" brings
 * @property {string} level  which ones: no beginners, and beatable
 * @property {Record<string, unknown>} config  the options that differ from the engine's defaults
 * @property {{key: string, choices: (string | number | null)[]}[]} options  what the form offers, the default first
 * @property {(t: Translate, players: Player[], seat: number) => {name: string, you: "yes" | "no"}} nameOf
 * @property {(t: Translate, saved: import("./storage.js").SavedGame) => string} progress  how far a stored game is
 * @property {(context: Context, state: State, play: any) => unknown} tableScreen
 * @property {(context: Context, play: any) => unknown} podium  who won, at the top of the result
 * @property {(context: Context, play: any) => unknown} resultDetails
 * @property {(t: Translate, bot: string) => string} [botLine]  what to expect of a bot
 * @property {import("./advisor.js").Coached} [coach]  the engine gives advice in this game
 * @property {(context: Context, state: State, play: any) => unknown} [reviewSummary]  at the result
 * @property {(context: Context, state: State, play: any) => unknown} [reviewScreen]
 * @property {(context: Context) => unknown} rulesScreen
 * @property {(context: Context, view: any, log: any[]) => unknown} logList
 * @property {(t: Translate, view: any) => string} tableSentence  the whole table, said
 * @property {(parts: any) => any} createHand  what a person can do at the table
 * @property {(speak: (sentence: string) => void) => {say: (t: Translate, events: any[], view: any) => void, forget: () => void}} createAnnouncer
 * @property {(hand: any) => Record<string, (event: Event) => void>} keys
 * @property {[string, string][]} keyHelp  key as drawn, message id
 * @property {(event: any, means: {root: HTMLElement, motion: import("./settings.js").Settings["motion"], hear: (name: any) => void}) => void} decorate
 *
 * @typedef {GamePage & import("./play.js").Kind} PageGame
 */
import catalog from "./generated/catalog.json" with { type: "json" };
import { DICE_POKER } from "./dice/index.js";
import { PALACE_POKER } from "./palace/index.js";

/** @type {Record<string, PageGame>} */
const DRAWN = { dice_poker: DICE_POKER, palace_poker: PALACE_POKER };

/** Those that the engine plays. @type {Record<string, PageGame>} */
export const GAMES = Object.fromEntries(Object.entries(DRAWN).filter(([id]) => Object.hasOwn(catalog, id)));

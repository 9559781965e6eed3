// @ts-check
/**
 * What every screen is given: the state, the words, and what a player can do. Screens draw; they change nothing.
 *
 * @typedef {object} State
 * @property {import("./router.js").Route} route
 * @property {import("./settings.js").Settings} settings
 * @property {import("./i18n.js").Language} language
 * @property {import("./client.js").EngineState} engine
 * @property {string} oneFile  where the whole game is as one file; "" if this is it
 * @property {import("./offline.js").Offline} offline  whether the site is kept on this device
 * @property {boolean} update  a new version waits
 * @property {import("./play.js").Play | null} play
 * @property {import("./games.js").PageGame} game  the one that the screen is about
 * @property {boolean} missing  the address names a game that isn't stored here
 * @property {{seed: string, commitment: string, matches: boolean | null} | null} revealed  matches: null = can't be computed here
 * @property {import("./advisor.js").Advice | null} advice  for the decision on the table
 * @property {import("./messages.js").Point[]} graph  how the chances stood, turn by turn
 * @property {import("./advisor.js").Reviewing | null} review
 * @property {import("./advisor.js").Examined | null} examined
 * @property {import("./storage.js").SavedGame[]} games
 * @property {boolean} lasting  games outlive this page
 * @property {boolean} wide  room for the whole table
 * @property {Setup} setup
 * @property {boolean} starting  a start is on its way to the engine
 * @property {import("./messages.js").GameEvent[] | null} log  the whole log, while it is open
 * @property {{id: string, args?: Record<string, string | number>, goOn?: boolean} | null} alert  a message, by id; goOn: the game waits
 *
 * @typedef {object} Setup  the form of a new game
 * @property {string} game
 * @property {import("./messages.js").Player[]} seats
 * @property {Record<string, unknown>} config  the game's options
 * @property {string} phrase
 * @property {{seat: number, reason: string} | null} problem  the name that was refused
 *
 * @typedef {object} Actions
 * @property {(event: Event) => void} undo
 * @property {(event: Event) => void} next
 * @property {() => void} skip
 * @property {(seat: number | null) => void} look
 * @property {() => void} liftCurtain
 * @property {() => void} showResult
 * @property {() => void} coach  asks for advice, or hides it
 * @property {() => void} unfoldAdvice
 * @property {() => void} review
 * @property {(ply: number, dear: boolean, seat: number | null) => void} examine  a past decision, in a seat's eyes
 * @property {(ply: number) => void} branch  try a past decision again, in a game of its own
 * @property {() => void} goOn  with a game that waits
 * @property {(patch: Partial<Setup>) => void} setUp
 * @property {() => void} start
 * @property {(view: import("./messages.js").View) => void} playAgain
 * @property {(key: string, value: string | boolean) => void} choose  a setting
 * @property {() => void} retry
 * @property {() => void} useUpdate
 * @property {() => void} takeOver
 * @property {() => void} back
 * @property {(dialog: "menu" | "help" | "log") => void} openDialog
 * @property {() => void} exportGame
 * @property {(id: string) => void} removeGame
 * @property {(file: File) => void} importGame
 * @property {() => void} closeAlert
 *
 * @typedef {object} Context
 * @property {import("./i18n.js").Translate} t
 * @property {Actions} act
 * @property {any} hand  what a person can do at this game's table
 * @property {import("./settings.js").Settings} settings
 */

export {};

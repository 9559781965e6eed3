// @ts-check
/**
 * Where games are kept: IndexedDB in this browser, or this page's memory when the browser refuses.
 *
 * A corrupt save is moved aside into its own store, never deleted.
 *
 * @typedef {import("./messages.js").GameRecord} GameRecord
 * @typedef {import("./messages.js").Player} Player
 *
 * @typedef {object} SavedGame
 * @property {string} id
 * @property {string} game
 * @property {GameRecord} record
 * @property {Player[]} players
 * @property {number[]} totals
 * @property {number} round
 * @property {number | null} rounds  null: as many as it takes
 * @property {boolean} over
 * @property {number} updated  milliseconds since 1970
 * @property {boolean} [assisted]  advice was shown at a person's decision
 * @property {boolean} [practice]  begun in the middle of another game; counts for nothing
 * @property {import("./messages.js").SeatSummary[] | null} [review]  by seat, once worked out
 * @property {Record<string, any>} marks  what was marked and not yet done, such as held dice
 *
 * @typedef {object} Storage
 * @property {boolean} lasting  false: gone with this page
 * @property {(game: SavedGame) => Promise<void>} put
 * @property {(id: string) => Promise<SavedGame | undefined>} get
 * @property {() => Promise<SavedGame[]>} list  newest first
 * @property {(id: string) => Promise<void>} setAside
 * @property {(id: string) => Promise<void>} remove
 */
import { openDB } from "idb";

const DATABASE = "bones-and-banners";
const OPEN_TIMEOUT_MS = 4000;

/** @param {SavedGame[]} games */
const newestFirst = (games) => games.sort((a, b) => b.updated - a.updated);

/** @returns {Storage} */
export function memoryStorage() {
  /** @type {Map<string, SavedGame>} */
  const games = new Map();
  return {
    lasting: false,
    put: async (game) => void games.set(game.id, structuredClone(game)),
    get: async (id) => structuredClone(games.get(id)),
    list: async () => newestFirst(structuredClone([...games.values()])),
    setAside: async (id) => void games.delete(id),
    remove: async (id) => void games.delete(id),
  };
}

/**
 * Opens the browser's storage; falls back to memory when it is refused, broken or doesn't answer.
 * @returns {Promise<Storage>}
 */
export async function openStorage() {
  try {
    const opened = openDB(DATABASE, 1, {
      upgrade(db) {
        db.createObjectStore("games", { keyPath: "id" });
        db.createObjectStore("aside", { keyPath: "id" });
      },
    });
    const timeout = new Promise((_, reject) => setTimeout(() => reject(new Error("storage did not open")), OPEN_TIMEOUT_MS));
    const db = /** @type {Awaited<typeof opened>} */ (await Promise.race([opened, timeout]));
    return {
      lasting: true,
      put: async (game) => void (await db.put("games", game)),
      get: (id) => db.get("games", id),
      list: async () => newestFirst(await db.getAll("games")),
      async setAside(id) {
        const change = db.transaction(["games", "aside"], "readwrite");
        const game = await change.objectStore("games").get(id);
        if (game) await change.objectStore("aside").put(game);
        await change.objectStore("games").delete(id);
        await change.done;
      },
      remove: (id) => db.delete("games", id),
    };
  } catch {
    return memoryStorage();
  }
}

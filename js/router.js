// @ts-check
/**
 * Addresses: every screen has a hash, so that Back, bookmarks and reload work.
 *
 * @typedef {{screen: "home"} | {screen: "settings"} | {screen: "statistics"} | {screen: "quick", game: string} | {screen: "new", game: string}
 *   | {screen: "rules", game: string} | {screen: "play", id: string} | {screen: "result", id: string}
 *   | {screen: "review", id: string}} Route
 */
import catalog from "./generated/catalog.json" with { type: "json" };

/** @param {string} hash e.g. "#/play/1f3a" @returns {Route} unknown addresses lead home */
export function parseRoute(hash) {
  const [screen, argument = ""] = hash.replace(/^#\/?/, "").split("/");
  switch (screen) {
    case "settings":
    case "statistics":
      return { screen };
    case "quick":
    case "new":
    case "rules":
      return Object.hasOwn(catalog, argument) ? { screen, game: argument } : { screen: "home" };
    case "play":
    case "result":
    case "review":
      return /^[0-9a-f]{16}$/.test(argument) ? { screen, id: argument } : { screen: "home" };
    default:
      return { screen: "home" };
  }
}

/** @param {Route} route @returns {string} */
export function hashOf(route) {
  if (route.screen === "home") return "#/";
  if ("id" in route) return `#/${route.screen}/${route.id}`;
  if ("game" in route) return `#/${route.screen}/${route.game}`;
  return `#/${route.screen}`;
}

// @ts-check
/** The screen of what has been played on this device: alone and with the coach kept apart. */
import { html, nothing } from "lit-html";
import { decimal, figure } from "../i18n.js";
import { figureTable, sum } from "../screens/figures.js";
import { topBar } from "../screens/frame.js";
import { statistics } from "./counts.js";
import { LEVELS } from "./levels.js";

/** @typedef {import("../app.js").Context} Context */

/** @param {Context} context @param {string} id @param {import("./counts.js").Group} group */
function section({ t }, id, { all, average, best, lostPerDecision, levels }) {
  if (!all.games) return nothing;
  const together = id === "friends";
  const levelName = (/** @type {string} */ bot) => t(bot === "" ? "stats-nobody" : LEVELS.includes(bot) ? `bot-${bot}` : "stats-other");
  const row = (/** @type {string} */ head, /** @type {import("./counts.js").Balance} */ { games, won, drawn, lost }) => ({
    head, cells: [games, won, drawn, lost],
  });
  return html`<section class="statistics" aria-labelledby="stats-${id}">
    <h2 id="stats-${id}">${t(`stats-${id}`)}</h2>
    ${sum([
      [t(together ? "stats-seats" : "stats-games"), all.games], [t("stats-average"), figure(t, decimal(average))], [t("stats-best"), best],
      [t("review-per-decision"), lostPerDecision === null ? "–" : figure(t, decimal(lostPerDecision, 2))],
    ])}
    ${together
      ? nothing
      : figureTable(
          `${t("stats-by-level")}: ${t(`stats-${id}`)}`,
          [t("stats-by-level"), t("stats-games"), t("stats-won"), t("stats-drawn"), t("stats-lost")],
          [...[...levels].map(([bot, balance]) => row(levelName(bot), balance)), { ...row(t("total"), all), marked: true }],
        )}
  </section>`;
}

/** @param {Context} context @param {import("../app.js").State} state */
export function statisticsScreen(context, { games }) {
  const { t } = context;
  const { alone, coached, friends } = statistics(games);
  const empty = !alone.all.games && !coached.all.games && !friends.all.games;
  return html`${topBar(context, { title: t("statistics") })}
    <main class="page">
      <p class="fine">${t("stats-line")}</p>
      ${empty
        ? html`<p>${t("stats-empty")}</p><p><a class="action main" href="#/quick/dice_poker">${t("play-bot")}</a></p>`
        : html`${section(context, "alone", alone)}${section(context, "coached", coached)}${section(context, "friends", friends)}`}
    </main>`;
}

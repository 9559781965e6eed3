// @ts-check
import { html, nothing } from "lit-html";
import { flatDie } from "../dice/die.js";
import { GAMES } from "../games.js";
import { listNames } from "../words.js";
import { icon } from "../icons.js";
import { engineLine, settingsLink, topBar } from "./frame.js";

/** How many unfinished games the home screen offers. */
const OFFERED = 4;

/** @param {import("../app.js").Context} context @param {import("../app.js").State} state */
export function homeScreen(context, state) {
  const { t, act } = context;
  const unfinished = state.games.filter(({ game, over }) => !over && Object.hasOwn(GAMES, game)).slice(0, OFFERED);
  const names = (/** @type {import("../storage.js").SavedGame} */ { game, players }) =>
    listNames(t, players.map((_, seat) => GAMES[game]?.nameOf(t, players, seat).name ?? ""));
  return html`${topBar(context, { title: t("title"), left: html`<span class="mark">${flatDie(5)}</span>`, right: settingsLink(t) })}
    <main class="page home">
      ${Object.entries(GAMES).map(
        ([id, game], index) => html`<section class="tile" aria-labelledby="tile-${id}">
          <div class="tile-art" aria-hidden="true">${game.art()}</div>
          <h2 id="tile-${id}">${t(game.title)}</h2>
          <p>${t(game.line)}</p>
          <div class="tile-actions">
            <a class="action main" href="#/quick/${id}">${t(game.play)}</a>
            <a class="action" href="#/new/${id}">${t("set-up")}</a>
            <a class="action quiet" href="#/rules/${id}">${t("rules")}</a>
          </div>
          ${index === 0 ? engineLine(context, state) : nothing}
        </section>`,
      )}
      ${unfinished.length
        ? html`<section class="continue" aria-labelledby="continue-title">
            <h2 id="continue-title">${t("continue")}</h2>
            <ul>
              ${unfinished.map(
                (game) => html`<li>
                  <a class="saved" href="#/play/${game.id}">
                    <bdi class="saved-names">${names(game)}</bdi>
                    <span class="fine">${game.practice ? `${t("practice")} · ` : ""}${GAMES[game.game]?.progress(t, game)} · ${game.totals.join(" – ")}</span>
                  </a>
                  <button type="button" class="icon-button" aria-label=${t("remove-game", { names: names(game) })}
                    @click=${() => act.removeGame(game.id)}>${icon("trash")}</button>
                </li>`,
              )}
            </ul>
          </section>`
        : nothing}
      <p><a class="action" href="#/statistics">${t("statistics")}</a></p>
      ${state.update
        ? html`<div class="notice" role="note">
            ${icon("download")}
            <p>${t("update-here")}</p>
            <button type="button" class="action main" @click=${act.useUpdate}>${t("update-use")}</button>
          </div>`
        : nothing}
      <section class="promises">
        <ul>
          ${state.offline === "ready" ? html`<li data-offline="ready">${icon("check")} ${t("offline-ready")}</li>` : nothing}
          ${state.offline === "full" ? html`<li data-offline="full">${icon("warning")} ${t("offline-full")}</li>` : nothing}
          <li>${icon("shield")} ${t("promise-fair")}</li>
          <li>${icon("check")} ${t("promise-local")}</li>
        </ul>
      </section>
    </main>`;
}

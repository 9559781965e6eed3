// @ts-check
/** What surrounds a game on the table, whichever it is: loading, missing, played elsewhere, changing hands; and its end. */
import { html, nothing } from "lit-html";
import { icon } from "../icons.js";
import { engineLine, plainScreen, topBar } from "./frame.js";

/**
 * @typedef {import("../app.js").State} State
 * @typedef {import("../app.js").Context} Context
 */

/** @param {Context} context @param {State} state @returns {unknown} what stands in for the table; undefined: nothing has to */
function inPlaceOfTable(context, state) {
  const { t, act } = context;
  const { play, missing, game } = state;
  const title = t(game.title);
  if (missing) return plainScreen(context, title, t("game-missing"), html`<a class="action main" href="#/">${t("home")}</a>`);
  if (!play) return html`${topBar(context, { title })}<main class="page">${engineLine(context, state)}</main>`;
  if (play.elsewhere) {
    const here = html`<button type="button" class="action main" @click=${act.takeOver}>${t("take-over")}</button>`;
    return plainScreen(context, title, t("game-elsewhere"), here);
  }
  if (play.curtain !== null) {
    const { name } = game.nameOf(t, play.view.players, play.curtain);
    return html`${topBar(context, { title })}
      <main class="page curtain">
        <p class="verdict">${t("curtain", { name })}</p>
        <p>${t("curtain-line")}</p>
        <button type="button" class="action main big" data-action="lift" @click=${act.liftCurtain}>${t("curtain-lift", { name })}</button>
      </main>`;
  }
  return undefined;
}

/** @param {Context} context @param {State} state */
export function playScreen(context, state) {
  return inPlaceOfTable(context, state) ?? state.game.tableScreen(context, state, state.play);
}

/** @param {Context} context @param {State} state */
export function resultScreen(context, state) {
  const { t, act } = context;
  const { play, revealed, game } = state;
  const instead = inPlaceOfTable(context, state);
  if (instead || !play) return instead;
  if (!play.view.outcome) {
    return plainScreen(context, t("result"), t("not-over"), html`<a class="action main" href="#/play/${play.id}">${t("continue")}</a>`);
  }
  return html`${topBar(context, { title: t("result") })}
    <main class="page result">
      <section class="podium">
        ${game.podium(context, play)}
        <div class="tile-actions">
          <button type="button" class="action main" @click=${() => act.playAgain(play.view)}>${t("play-again")}</button>
          <a class="action" href="#/new/${play.view.game}">${t("set-up")}</a>
          <a class="action quiet" href="#/">${t("home")}</a>
        </div>
      </section>
      ${game.reviewSummary?.(context, state, play) ?? nothing} ${game.resultDetails(context, play)}
      <section class="fair">
        <h2>${t("fair-dice")}</h2>
        <p>${t("fair-opened")}</p>
        <dl>
          <dt>${t("fair-commitment")}</dt>
          <dd class="hex" data-fair="commitment">${play.view.commitment}</dd>
          <dt>${t("fair-seed")}</dt>
          <dd class="hex" data-fair="seed">${revealed?.seed ?? "…"}</dd>
        </dl>
        ${revealed && revealed.matches !== null
          ? html`<p class=${revealed.matches ? "good" : "problem"}>
              ${icon(revealed.matches ? "check" : "warning")} ${t(revealed.matches ? "fair-matches" : "fair-differs")}
            </p>`
          : ""}
        <button type="button" class="action" @click=${act.exportGame}>${icon("download")} ${t("export")}</button>
        <p class="fine">${t("fair-how")}</p>
      </section>
    </main>`;
}

/** @param {Context} context @param {State} state */
export function reviewScreen(context, state) {
  const { t } = context;
  const { play, game } = state;
  const instead = inPlaceOfTable(context, state);
  if (instead || !play) return instead;
  if ((play.view.outcome || game.coach?.reviewable?.(play)) && game.reviewScreen) return game.reviewScreen(context, state, play);
  if (play.view.outcome) return resultScreen(context, state);
  return plainScreen(context, t("review"), t("not-over"), html`<a class="action main" href="#/play/${play.id}">${t("continue")}</a>`);
}

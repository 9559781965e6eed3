// @ts-check
import { html, nothing } from "lit-html";
import { scoreTable } from "../dice/scorecard.js";
import { nameOf, outcomeLine } from "../dice/words.js";
import { icon } from "../icons.js";
import { engineLine, topBar } from "./frame.js";

/** @param {import("../app.js").Context} context @param {import("../app.js").State} state */
export function resultScreen(context, state) {
  const { t, act } = context;
  const { play, revealed, missing } = state;
  const title = t("result");
  if (missing) {
    return html`${topBar(context, { title })}
      <main class="page"><p>${t("game-missing")}</p><a class="action main" href="#/">${t("home")}</a></main>`;
  }
  if (!play) return html`${topBar(context, { title })}<main class="page">${engineLine(context, state)}</main>`;
  const { view } = play;
  if (!view.outcome) {
    return html`${topBar(context, { title })}
      <main class="page"><p>${t("not-over")}</p><a class="action main" href="#/play/${play.id}">${t("continue")}</a></main>`;
  }
  const { totals, winners } = view.outcome;
  const ranked = totals.map((total, seat) => ({ seat, total })).sort((a, b) => b.total - a.total || a.seat - b.seat);
  const place = (/** @type {number} */ total) => 1 + totals.filter((other) => other > total).length;
  return html`${topBar(context, { title })}
    <main class="page result">
      <section class="podium">
        <p class="verdict">${icon("trophy")} ${outcomeLine(t, view.players, view.outcome)}</p>
        <ol class="standings">
          ${ranked.map(
            ({ seat, total }) => html`<li class=${winners.includes(seat) ? "winner" : ""}>
              <span class="place">${place(total)}</span>
              <bdi>${nameOf(t, view.players, seat).name}</bdi>
              <strong>${total}</strong>
            </li>`,
          )}
        </ol>
        <div class="tile-actions">
          <button type="button" class="action main" @click=${() => act.playAgain(view.players)}>${t("play-again")}</button>
          <a class="action" href="#/new/dice_poker">${t("set-up")}</a>
          <a class="action quiet" href="#/">${t("home")}</a>
        </div>
      </section>
      <div class="table-frame" tabindex="0" role="group" aria-label=${t("zone-table")}>${scoreTable(context, play)}</div>
      <section class="fair">
        <h2>${t("fair-dice")}</h2>
        <p>${t("fair-opened")}</p>
        <dl>
          <dt>${t("fair-commitment")}</dt>
          <dd class="hex" data-fair="commitment">${view.commitment}</dd>
          <dt>${t("fair-seed")}</dt>
          <dd class="hex" data-fair="seed">${revealed?.seed ?? "…"}</dd>
        </dl>
        ${revealed && revealed.matches !== null
          ? html`<p class=${revealed.matches ? "good" : "problem"}>
              ${icon(revealed.matches ? "check" : "warning")} ${t(revealed.matches ? "fair-matches" : "fair-differs")}
            </p>`
          : nothing}
        <button type="button" class="action" @click=${act.exportGame}>${icon("download")} ${t("export")}</button>
        <p class="fine">${t("fair-how")}</p>
      </section>
    </main>`;
}

// @ts-check
/** What a finished game was worth: by seat luck, decisions, the dearest of them, and how the chances went. */
import { html, nothing } from "lit-html";
import { decimal, figure, percent, signed } from "../i18n.js";
import { icon } from "../icons.js";
import { NOTHING, bestOf } from "../advisor.js";
import { figureTable, sum } from "../screens/figures.js";
import { topBar } from "../screens/frame.js";
import { assistedNote, decisionLists, progress } from "../screens/review.js";
import { nameOf } from "../words.js";
import { findOption, lostPoints, optionName, reasonLine } from "./advice.js";
import { written } from "./counts.js";
import { flatDie } from "./die.js";
import { graphTable, winGraph } from "./graph.js";

/**
 * @typedef {import("../app.js").Context} Context
 * @typedef {import("../app.js").State} State
 * @typedef {import("../i18n.js").Translate} Translate
 * @typedef {import("../messages.js").SeatReview} SeatReview
 * @typedef {import("../messages.js").SeatSummary} SeatSummary
 * @typedef {import("../messages.js").Decision} Decision
 * @typedef {import("../messages.js").Player} Player
 * @typedef {import("./hand.js").DicePlay} Play
 */

/** @param {Context} context @param {SeatSummary} seat */
function figures({ t }, seat) {
  const { expected, luck, lost, total } = written(seat);
  return html`${sum([
    [t("review-expected"), figure(t, decimal(expected))], [t("review-luck"), signed(t, luck, decimal)], [t("review-lost"), signed(t, -lost, decimal)],
    [t("total"), total],
  ])}
  ${sum([
    [t("review-accuracy"), figure(t, percent(seat.accuracy))],
    [t("review-per-decision"), figure(t, decimal(seat.lost_per_decision, 2))],
    [t("review-best"), t("review-of", { n: seat.best, total: seat.decisions })],
  ])}`;
}

/** The review in short, on the result screen. @param {Context} context @param {State} state @param {Play} play */
export function reviewSummary(context, state, play) {
  const { t } = context;
  const review = /** @type {import("../messages.js").Review | undefined} */ (state.review?.review);
  return html`<section class="review-short" aria-labelledby="review-title">
    <h2 id="review-title">${t("review")}</h2>
    ${assistedNote(context, play)}
    ${review
      ? html`${review.seats.map(
            (seat, index) => html`<h3><bdi>${nameOf(t, play.view.players, index).name}</bdi></h3>${figures(context, seat)}`,
          )}
          <a class="action main" href="#/review/${play.id}">${t("review-link")}</a>`
      : progress(context, state)}
  </section>`;
}

/** Five dice, those that were held set off. @param {Translate} t @param {number[]} dice @param {number[]} [kept] */
const diceRow = (t, dice, kept = []) => html`<span class="dice-row" role="img" aria-label=${dice.join(" ")}>
  ${dice.map((face, position) => html`<span class=${kept.includes(position) ? "kept" : ""}>${flatDie(face)}</span>`)}
</span>`;

/** Every option of a past position, best first. @param {Context} context @param {State} state @param {Decision} decision */
function position({ t }, { examined }, decision) {
  const analysis = /** @type {import("../messages.js").Analysis} */ (examined?.analysis);
  const best = bestOf(analysis);
  const played = findOption(analysis.options, decision);
  const alone = analysis.chances.length < 2;
  return figureTable(
    t("review-options"),
    [t("review-option"), t("review-average"), ...(alone ? [] : [t("chance-to-win")])],
    analysis.options.map((option) => ({
      head: html`${option === best ? icon("sparkle") : nothing} ${optionName(t, option)}
        ${option === played ? html`<em>${t("review-played-here")}</em>` : nothing}`,
      cells: [figure(t, decimal(option.expected)), ...(alone ? [] : [figure(t, percent(option.chance, 1))])],
      marked: option === played,
    })),
  );
}

/** @param {Context} context @param {State} state @param {Decision} decision @returns {import("../screens/review.js").DrawnDecision} */
function drawn(context, state, decision) {
  const { t } = context;
  const { ply, round, roll, dice, action, lost, lost_chance: chance, best, reason, reason_played: played } = decision;
  const right = lost < NOTHING;
  return {
    ply, seat: null, right,
    where: t("review-where", { round, roll }),
    cost: right ? t("review-right") : t(chance < 0.0005 ? "review-cost" : "review-cost-chance", { points: lostPoints(lost), chance: percent(chance, 1) }),
    picture: diceRow(t, dice, action.type === "keep" ? action.dice : []),
    played: optionName(t, decision),
    better: optionName(t, best),
    reasons: reason && played ? html`<p class="fine">${reasonLine(t, reason, "best")} ${reasonLine(t, played, "played")}</p>` : nothing,
    position: () => position(context, state, decision),
  };
}

/** @param {Context} context @param {State} state @param {SeatReview} seat @param {number} index @param {Player[]} players */
function seatSection(context, state, seat, index, players) {
  const { t } = context;
  const draw = (/** @type {Decision} */ decision) => drawn(context, state, decision);
  return html`<section class="seat-review" aria-labelledby="seat-${index}">
    <h2 id="seat-${index}"><bdi>${nameOf(t, players, index).name}</bdi></h2>
    ${figures(context, seat)}
    ${decisionLists(context, state, seat.dearest.map(draw), seat.list.map(draw), true)}
  </section>`;
}

/** @param {Context} context @param {State} state @param {Play} play */
export function reviewScreen(context, state, play) {
  const { t } = context;
  const { players, table } = play.view;
  const left = html`<a class="icon-button" href="#/result/${play.id}" aria-label=${t("result")}>${icon("arrowLeft")}</a>`;
  const review = /** @type {import("../messages.js").Review | undefined} */ (state.review?.review);
  return html`${topBar(context, { title: t("review"), left })}
    <main class="page review">
      ${review
        ? html`${players.length > 1
              ? html`<section aria-labelledby="chances-title"><h2 id="chances-title">${t("chance-to-win")}</h2>
                  ${winGraph(context, players, review.graph, table.rounds, state.wide ? 680 : 332)} ${graphTable(context, players, review.graph)}</section>`
              : nothing}
            ${review.seats.map((seat, index) => seatSection(context, state, seat, index, players))}`
        : progress(context, state)}
    </main>`;
}

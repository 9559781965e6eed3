// @ts-check
/** What a hand or a match was worth: luck, decisions, what the others held, and the way of everybody's chips. */
import { html, nothing } from "lit-html";
import { NOTHING } from "../advisor.js";
import { decimal, figure, signed } from "../i18n.js";
import { icon } from "../icons.js";
import { figureTable, sum } from "../screens/figures.js";
import { topBar } from "../screens/frame.js";
import { across, height, lineGraph, waySummaries } from "../screens/graph.js";
import { assistedNote, decisionLists, progress } from "../screens/review.js";
import { nameOf } from "../words.js";
import { actionName, againstLine, lostChips, reasonLine, sameAction, written } from "./advice.js";
import { card } from "./card.js";
import { cardName } from "./words.js";

/**
 * @typedef {import("../app.js").Context} Context
 * @typedef {import("../app.js").State} State
 * @typedef {import("../i18n.js").Translate} Translate
 * @typedef {import("../messages.js").PalaceSeatReview} SeatReview
 * @typedef {import("../messages.js").PalaceDecision} Decision
 * @typedef {import("../messages.js").ChipsPoint} ChipsPoint
 * @typedef {import("../messages.js").HandReview} HandReview
 * @typedef {import("./hand.js").PalacePlay} Play
 */

/** Whole chips, with their sign. @param {Translate} t @param {number} n */
const chips = (t, n) => signed(t, n, (size) => decimal(size, 0));

/** @param {Context} context @param {SeatReview} seat */
function figures({ t }, seat) {
  const { luck, lost, rest, won } = written(seat);
  return html`${sum([
    [t("review-battle-luck"), chips(t, luck)], [t("review-lost"), chips(t, -lost)], [t("review-rest"), chips(t, rest)], [t("review-won"), chips(t, won)],
  ])}
  ${sum([
    [t("review-per-decision"), figure(t, decimal(seat.lost_per_decision, 2))],
    [t("review-best"), t("review-of", { n: seat.best, total: seat.decisions })],
  ])}`;
}

/** The review in short, on the result screen. @param {Context} context @param {State} state @param {Play} play */
export function reviewSummary(context, state, play) {
  const { t } = context;
  const review = state.review?.review;
  if (review && !review.seats.length) return nothing;
  return html`<section class="review-short" aria-labelledby="review-title">
    <h2 id="review-title">${t("review")}</h2>
    ${assistedNote(context, play)}
    ${review
      ? html`${review.seats.map(
            (/** @type {SeatReview} */ seat) => html`<h3><bdi>${nameOf(t, play.view.players, seat.seat).name}</bdi></h3>${figures(context, seat)}`,
          )}
          <a class="action main" href="#/review/${play.id}">${t("review-link")}</a>`
      : progress(context, state)}
  </section>`;
}

/** @param {Translate} t @param {string[]} codes @param {number} size */
const cardRow = (t, codes, size) =>
  html`<span class="laid-cards">${codes.map((code) => card(code, { size, label: cardName(t, code) }))}</span>`;

/** Every option of a past position, best first. @param {Context} context @param {State} state @param {Play} play @param {Decision} decision */
function position({ t }, { examined }, { view }, decision) {
  const { options, best, against } = /** @type {import("./advice.js").Analysis} */ (examined?.analysis);
  return html`${figureTable(
      t("review-options"),
      [t("review-option"), t("review-chips")],
      options.map((option, index) => ({
        head: html`${index === best ? icon("sparkle") : nothing} ${actionName(t, view, option.action)}
          ${sameAction(option.action, decision.action) ? html`<em>${t("review-played-here")}</em>` : nothing}`,
        cells: [signed(t, option.worth, decimal)],
        marked: sameAction(option.action, decision.action),
      })),
    )}
    <p class="fine">${against.map((foe) => againstLine(t, view, foe)).join(" · ")}</p>`;
}

/** @param {Context} context @param {State} state @param {Play} play @param {number} seat @param {Decision} decision @returns {import("../screens/review.js").DrawnDecision} */
function drawn(context, state, play, seat, decision) {
  const { t } = context;
  const { view } = play;
  const { ply, hand, phase, pot, cards, action, best, lost, reason, reason_played: played } = decision;
  const lines = [...new Set([reason, played].flatMap((one) => (one ? [reasonLine(t, view, one)] : [])))];
  return {
    ply, seat,
    right: lost < NOTHING,
    where: t("review-where-hand", { hand, phase, pot }),
    cost: lost < NOTHING ? t("review-right") : t("palace-review-cost", { chips: lostChips(lost) }),
    picture: cardRow(t, cards, 40),
    played: actionName(t, view, action),
    better: actionName(t, view, best),
    reasons: lines.map((line) => html`<p class="fine">${line}</p>`),
    position: () => position(context, state, play, decision),
  };
}

/** Hand by hand, and what the others held. @param {Context} context @param {Play} play @param {HandReview[]} hands */
function handList({ t }, { view }, hands) {
  const seen = hands.filter(({ held }) => held.length);
  return html`${hands.length > 1
      ? figureTable(
          t("review-hands"),
          [t("review-hand"), t("review-won"), t("review-battle-luck"), t("review-lost")],
          hands.map((hand) => ({ head: hand.hand, cells: [chips(t, hand.won), chips(t, hand.luck), chips(t, -hand.lost)] })),
        )
      : nothing}
    ${seen.length
      ? html`<details ?open=${hands.length === 1}>
          <summary>${t("review-held")}</summary>
          ${seen.map(
            ({ hand, held }) => html`${hands.length > 1 ? html`<h3>${t("hand-n", { n: hand })}</h3>` : nothing}
              <ul class="held-list">
                ${held.map(({ seat, cards }) => html`<li><bdi>${nameOf(t, view.players, seat).name}</bdi> ${cardRow(t, cards, 40)}</li>`)}
              </ul>`,
          )}
        </details>`
      : nothing}`;
}

/** @param {Context} context @param {State} state @param {Play} play @param {SeatReview} review */
function seatSection(context, state, play, review) {
  const { t } = context;
  const draw = (/** @type {Decision} */ decision) => drawn(context, state, play, review.seat, decision);
  return html`<section class="seat-review" aria-labelledby="seat-${review.seat}">
    <h2 id="seat-${review.seat}"><bdi>${nameOf(t, play.view.players, review.seat).name}</bdi></h2>
    ${figures(context, review)}
    ${decisionLists(context, state, review.dearest.map(draw), review.list.map(draw), play.view.outcome !== null)}
    ${handList(context, play, review.hands)}
  </section>`;
}

/** The way of everybody's chips, drawn, told and tabulated. @param {Context} context @param {Play} play @param {ChipsPoint[]} points @param {number} width */
function chipsGraph({ t }, { view }, points, width) {
  const names = view.players.map((_, seat) => nameOf(t, view.players, seat).name);
  const ways = names.map((_, seat) => points.map(({ stacks }) => stacks[seat] ?? 0));
  const [least, most] = [Math.min(...ways.flat()), Math.max(...ways.flat())];
  const span = Math.max(1, most - least);
  const hands = points.length - 1;
  const whole = (/** @type {number} */ n) => figure(t, decimal(n, 0));
  const summary = waySummaries(t, names, ways, (n) => n);
  return html`<section aria-labelledby="chips-title">
    <h2 id="chips-title">${t("review-chips-way")}</h2>
    ${lineGraph({
      label: `${t("review-chips-way")}. ${summary.join(" ")}`,
      names,
      lines: ways.map((way) => way.map((stack, index) => [across(index, hands, width), height((stack - least) / span)])),
      scale: [0, 0.5, 1].map((share) => ({ share, text: whole(least + share * span) })),
      ends: [t("review-start"), t("hand-n", { n: points.at(-1)?.hand ?? 0 })],
      width,
    })}
    ${summary.map((line) => html`<p class="fine">${line}</p>`)}
    <details>
      <summary>${t("graph-numbers")}</summary>
      ${figureTable(
        t("graph-numbers"),
        [t("review-hand"), ...names.map((name) => html`<bdi>${name}</bdi>`)],
        points.map(({ hand, stacks }, index) => ({ head: index ? hand : t("review-start"), cells: stacks.map(whole) })),
      )}
    </details>
  </section>`;
}

/** Of the hand that is over, or of the whole match. @param {Context} context @param {State} state @param {Play} play */
export function reviewScreen(context, state, play) {
  const { t } = context;
  const over = play.view.outcome !== null;
  const back = html`<a class="icon-button" href="#/${over ? "result" : "play"}/${play.id}" aria-label=${t(over ? "result" : "review-back")}>${icon("arrowLeft")}</a>`;
  const review = /** @type {import("../messages.js").PalaceReview | undefined} */ (state.review?.review);
  return html`${topBar(context, { title: over ? t("review") : t("review-hand-link", { n: play.view.table.hand }), left: back })}
    <main class="page review">
      ${review
        ? html`${over ? chipsGraph(context, play, review.graph, state.wide ? 680 : 332) : nothing}
            ${review.seats.map((seat) => seatSection(context, state, play, seat))}`
        : progress(context, state)}
    </main>`;
}

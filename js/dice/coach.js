// @ts-check
/** The coach, drawn: a line on the felt, a column where there is room, and how the chances stand. */
import { html, nothing } from "lit-html";
import { decimal, figure, percent } from "../i18n.js";
import { icon } from "../icons.js";
import { nameOf } from "../words.js";
import { adviceLine, bestOf, costLine, markedOption, optionName, positionsOf, reasonLines } from "./advice.js";
import { winGraph } from "./graph.js";
import { decides } from "./hand.js";

/**
 * @typedef {import("../app.js").Context} Context
 * @typedef {import("../app.js").State} State
 * @typedef {import("../advisor.js").Advice} Advice
 * @typedef {import("../messages.js").Option} Option
 * @typedef {import("./hand.js").DicePlay} Play
 *
 * @typedef {{advice: Advice | null, graph: import("../messages.js").Point[]}} Told  by the advisor
 */

/** Options in the column, besides the marked one. */
const SHOWN = 3;
/** An option's bar is empty when it loses so many points. */
const FULL_BAR = 25;
/** The graph is as wide as the turns so far, at least so many. */
const FEWEST_TURNS = 3;

/** What to set off at the table: dice by position, a row by id. @param {Play} play @param {Advice | null} advice */
export function choiceOf({ view, marks }, advice) {
  const best = advice?.analysis ? bestOf(advice.analysis) : null;
  const row = best?.action.type === "score" ? best.action.row : null;
  const dice = best?.action.type === "keep" ? positionsOf(view.table.dice, best.faces, marks.held) : [];
  return { row, dice };
}

/** What `aria-describedby` of the coach's choice points at. @param {Context} context */
export const choiceNote = ({ t }) => html`<span id="advice-choice" hidden>${t("advice-choice")}</span>`;

/** @param {Context} context @param {Advice} advice */
const waiting = ({ t }, { late }) =>
  late ? html`<span class="dots" role="img" aria-label=${t("advice-waiting")}><i></i><i></i><i></i></span>` : nothing;

/** @param {Context} context @param {Play} play @param {Advice} advice */
function explained({ t, hand, act, settings }, { view, marks }, advice) {
  const { analysis, reasons } = advice;
  if (!analysis) return nothing;
  const marked = markedOption(analysis, view.table.dice, marks);
  return html`${reasonLines(t, analysis, marked, marked ? reasons.get(marked) : undefined).map((line) => html`<p>${line}</p>`)}
    <div class="coach-actions">
      <button type="button" class="action" aria-keyshortcuts=${settings.shortcuts ? "H" : nothing} @click=${hand.take}>
        ${icon("sparkle")} ${t("advice-take")}
      </button>
      <button type="button" class="action quiet" @click=${act.coach}>${t("advice-hide")}</button>
    </div>`;
}

/** The line above the dice: the advice and what one's own marks cost; pressed, it says why. @param {Context} context @param {Play} play @param {Advice} advice @param {boolean} wide */
export function coachLine(context, play, advice, wide) {
  const { t, act } = context;
  const { analysis, stage, open } = advice;
  if (stage === "lost") return html`<p class="status">${t("advice-lost")}</p>`;
  const best = analysis && bestOf(analysis);
  if (!best) return html`<p class="status">${waiting(context, advice)}</p>`;
  const marked = markedOption(analysis, play.view.table.dice, play.marks);
  const cost = marked ? html`<span class="cost">${costLine(t, best, marked)}</span>` : nothing;
  const line = html`<span>${icon("sparkle")} ${adviceLine(t, best)}</span>${cost}`;
  if (wide) return html`<p class="status coach-line">${line}</p>`;
  return html`<button type="button" class="coach-line" aria-expanded=${open} @click=${act.unfoldAdvice}>${line}</button>
    ${open ? html`<div class="coach-more">${explained(context, play, advice)}</div>` : nothing}`;
}

/** The button that asks for advice, or hides it. @param {Context} context @param {Play} play @param {Advice | null} advice */
export const coachButton = ({ t, act, settings }, { view }, advice) =>
  settings.coach === "off"
    ? nothing
    : html`<button
        type="button"
        class="icon-button coach-button"
        aria-label=${t("coach")}
        aria-pressed=${advice !== null}
        aria-disabled=${!decides(view)}
        aria-keyshortcuts=${settings.shortcuts ? "C" : nothing}
        @click=${act.coach}
      >
        ${icon("sparkle")}
      </button>`;

/** The best options, and the marked one. @param {Context} context @param {Play} play @param {Advice} advice */
function optionList({ t }, { view, marks }, { analysis }) {
  const best = analysis && bestOf(analysis);
  if (!best) return nothing;
  const marked = markedOption(analysis, view.table.dice, marks);
  const listed = analysis.options.filter((option, index) => index < SHOWN || option === marked);
  return html`<ol class="options-list">
      ${listed.map((option) => {
        const width = 100 * Math.max(0.03, 1 - (best.expected - option.expected) / FULL_BAR);
        return html`<li class=${option === marked ? "marked" : ""}>
          <span>${option === best ? icon("sparkle") : nothing} ${optionName(t, option)}</span>
          <strong>${figure(t, decimal(option.expected))}</strong>
          <span class="bar"><i style="width: ${width}%"></i></span>
        </li>`;
      })}
    </ol>
    ${marked ? html`<p class="cost">${costLine(t, best, marked)}</p>` : nothing}`;
}

/** The coach's part of the column beside the felt. @param {Context} context @param {Play} play @param {Advice | null} advice */
function coachPanel(context, play, advice) {
  const { t, act, settings } = context;
  if (settings.coach === "off") return nothing;
  return html`<section class="coach-panel" aria-labelledby="coach-title">
    <h2 id="coach-title">${t("coach")}</h2>
    ${advice?.analysis
      ? html`<p class="fine">${t("advice-figures")}</p>${optionList(context, play, advice)}${explained(context, play, advice)}`
      : advice?.stage === "waiting"
        ? waiting(context, advice)
        : html`<button type="button" class="action" aria-disabled=${!decides(play.view)} aria-keyshortcuts=${settings.shortcuts ? "C" : nothing} @click=${act.coach}>
            ${icon("sparkle")} ${t("advice-ask")}
          </button>`}
  </section>`;
}

/** How the chances to win stand, by seat: those of the position if it is known, else of the turn's beginning. @param {Play} play @param {Told} told */
export function chancesNow({ view }, { advice, graph }) {
  if (view.players.length < 2) return null;
  return advice?.analysis?.chances ?? graph.at(-1)?.chances ?? null;
}

/** @param {Context} context @param {Play} play @param {number[]} chances */
const chancesText = ({ t }, { view }, chances) =>
  chances.map((chance, seat) => t("chance-of", { name: nameOf(t, view.players, seat).name, chance: percent(chance) }));

/** The chances as one bar, and in words. @param {Context} context @param {Play} play @param {number[]} chances */
const chanceBar = (context, play, chances) => {
  const texts = chancesText(context, play, chances);
  return html`<div class="chance-bar" role="img" aria-label="${context.t("chance-to-win")}: ${texts.join(", ")}">
    ${chances.map((chance, seat) => html`<i data-seat=${seat} style="flex-grow: ${chance}"></i>`)}
  </div>
  <p class="chance-texts">${texts.map((text, seat) => html`<span><i data-seat=${seat}></i><bdi>${text}</bdi></span>`)}</p>`;
};

/** The column: coach, chances, graph. @param {Context} context @param {Play} play @param {Told} told */
export function coachColumn(context, play, told) {
  const { t, settings } = context;
  const chances = settings.winGraph ? chancesNow(play, told) : null;
  return html`${coachPanel(context, play, told.advice)}
    ${chances
      ? html`<section class="chances" aria-labelledby="chances-title">
          <h2 id="chances-title">${t("chance-to-win")}</h2>
          ${chanceBar(context, play, chances)} ${told.graph.length > 1 ? winGraph(context, play.view.players, told.graph, Math.max(FEWEST_TURNS, play.view.table.round), 288) : nothing}
        </section>`
      : nothing}`;
}

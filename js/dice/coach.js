// @ts-check
/** The coach, drawn: a line on the felt, a column where there is room, and how the chances stand. */
import { html, nothing } from "lit-html";
import { decimal, figure, percent } from "../i18n.js";
import { icon } from "../icons.js";
import { nameOf } from "../words.js";
import { bestOf } from "../advisor.js";
import { coachActions, coachPanel, optionList, unfoldingLine, waiting } from "../screens/coach.js";
import { adviceLine, costLine, markedOption, optionName, positionsOf, reasonLines } from "./advice.js";
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

/** @param {Context} context @param {Play} play @param {Advice} advice */
function explained(context, { view, marks }, { analysis, reasons }) {
  if (!analysis) return nothing;
  const marked = markedOption(analysis, view.table.dice, marks);
  const lines = reasonLines(context.t, analysis, marked, marked ? reasons.get(marked) : undefined);
  return html`${lines.map((line) => html`<p>${line}</p>`)} ${coachActions(context)}`;
}

/** The line above the dice: the advice and what one's own marks cost; pressed, it says why. @param {Context} context @param {Play} play @param {Advice} advice @param {boolean} wide */
export function coachLine(context, play, advice, wide) {
  const { t } = context;
  const { analysis, stage } = advice;
  if (stage === "lost") return html`<p class="status">${t("advice-lost")}</p>`;
  const best = analysis && bestOf(analysis);
  if (!best) return html`<p class="status">${waiting(context, advice)}</p>`;
  const marked = markedOption(analysis, play.view.table.dice, play.marks);
  const cost = marked ? html`<span class="cost">${costLine(t, best, marked)}</span>` : nothing;
  const line = html`<span>${icon("sparkle")} ${adviceLine(t, best)}</span>${cost}`;
  if (wide) return html`<p class="status coach-line">${line}</p>`;
  return unfoldingLine(context, advice, line, () => explained(context, play, advice));
}

/** The best options, and the marked one. @param {Context} context @param {Play} play @param {Advice} advice */
function bestOptions({ t }, { view, marks }, advice) {
  const analysis = /** @type {import("../messages.js").Analysis | null} */ (advice.analysis);
  const best = analysis && bestOf(analysis);
  if (!best) return nothing;
  const marked = markedOption(analysis, view.table.dice, marks);
  const listed = analysis.options.filter((option, index) => index < SHOWN || option === marked);
  const width = (/** @type {Option} */ { expected }) => 100 * (1 - (best.expected - expected) / FULL_BAR);
  const drawn = listed.map((option) => ({
    name: optionName(t, option), value: figure(t, decimal(option.expected)), width: width(option), best: option === best, marked: option === marked,
  }));
  return html`${optionList(drawn)} ${marked ? html`<p class="cost">${costLine(t, best, marked)}</p>` : nothing}`;
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
  const { advice } = told;
  const inFull = () => html`<p class="fine">${t("advice-figures")}</p>
    ${advice ? html`${bestOptions(context, play, advice)}${explained(context, play, advice)}` : nothing}`;
  return html`${coachPanel(context, decides(play.view), advice, inFull)}
    ${chances
      ? html`<section class="chances" aria-labelledby="chances-title">
          <h2 id="chances-title">${t("chance-to-win")}</h2>
          ${chanceBar(context, play, chances)} ${told.graph.length > 1 ? winGraph(context, play.view.players, told.graph, Math.max(FEWEST_TURNS, play.view.table.round), 288) : nothing}
        </section>`
      : nothing}`;
}

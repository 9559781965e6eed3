// @ts-check
/** Palace Poker's table: opponents, pot, own cards, and the bar of actions. */
import { html, nothing } from "lit-html";
import { actionBar, botMoveButton, resultButton, undoButton } from "../screens/action-bar.js";
import { engineLine, menuButton, sealedNote, settingsLink, topBar } from "../screens/frame.js";
import { nameOf, objectOf } from "../words.js";
import { choiceNote, coachButton } from "../screens/coach.js";
import { choiceOf, palaceLine, palacePanel } from "./coach.js";
import { amounts, canDiscard, decides, isNews, mover, opponents, option } from "./hand.js";
import { battleLook, handResult } from "./look.js";
import { opponentSeat, ownHand, seatSheet } from "./seats.js";
import { eventLine, statusLine } from "./words.js";

/**
 * @typedef {import("../app.js").State} State
 * @typedef {import("../app.js").Context} Context
 * @typedef {import("./hand.js").PalacePlay} Play
 */

/** @param {Context} context @param {any} view @param {any[]} log */
export const logList = ({ t }, view, log) => html`<ol class="log" reversed>
  ${[...log].reverse().map((event) => {
    const line = eventLine(t, view, event);
    return line === null ? nothing : html`<li class=${["won", "hand_began", "battle_won"].includes(event.type) ? "scored" : ""}>${line}</li>`;
  })}
</ol>`;

/** The middle: pot, duel, and what is asked of whom. @param {Context} context @param {Play} play */
function middle(context, play) {
  const { t, hand } = context;
  const { view, marks } = play;
  const { table } = view;
  const over = view.phase === "hand_over" || view.phase === "over";
  const { duel } = table;
  const news = isNews(play);
  return html`<section class="middle" aria-label=${t("zone-pot")}>
    ${over && table.result.length
      ? handResult(context, play)
      : html`<div class="pot"><span>${t("pot")}</span><strong>${table.pot}</strong></div>
          ${duel
            ? html`<p class="duel">
                <strong>${t("duel-line", { ...nameOf(t, view.players, duel.attacker), two: objectOf(t, view.players, duel.defender) })}</strong>
                <span>${t("duel-bet", { bet: duel.bet, ...nameOf(t, view.players, duel.answering), owed: duel.owed })}</span>
              </p>`
            : nothing}
          ${table.last_battle && !news
            ? html`<button type="button" class="action small" aria-expanded=${marks.look} data-action="look" @click=${hand.toggleLook}>${t("last-battle")}</button>`
            : nothing}
          ${news || marks.look ? html`<div class="look">${battleLook(context, play)}</div>` : nothing}`}
    <p class="status">${statusLine(t, view, mover(view) === "person" && view.to_act === play.viewer)}</p>
    ${seatSheet(context, play)}
  </section>`;
}

/** @param {Context} context @param {Play} play @param {import("./advice.js").Action | null} choice  the coach's @returns {import("../screens/action-bar.js").BarButton[]} */
function barButtons(context, play, choice) {
  const { t, hand } = context;
  const { view, marks } = play;
  const advised = (/** @type {string} */ type) => choice?.type === type;
  const who = mover(view);
  if (who === "nobody") return [resultButton(context)];
  if (who === "bot") return [...(view.can_undo ? [undoButton(context, view)] : []), botMoveButton(context, play)];
  if (who === "chance") return [{ id: "wait", label: t("palace-dealing"), off: true, press: () => {} }];
  if (view.phase === "hand_over") return [{ id: "deal", label: t("next-hand"), main: true, press: hand.deal, key: "N" }];
  const range = amounts(view, marks);
  if (marks.mode) {
    const ready = range !== null || marks.take !== null;
    const name = marks.target === null ? "" : nameOf(t, view.players, marks.target).name;
    const label = marks.take ? t(marks.take.type) : marks.mode === "raise" ? t("confirm-raise") : ready ? t("confirm-battle", { name }) : t("choose-target");
    return [
      { id: "cancel", label: t("cancel"), press: hand.cancel },
      { id: "confirm", label, note: range ? String(range.amount) : undefined, main: ready, off: !ready, key: "Enter", press: hand.confirm },
    ];
  }
  const can = (/** @type {string} */ type) => Boolean(option(view, type));
  const fold = { id: "fold", label: t(marks.foldAsked ? "confirm-fold" : "fold"), key: "F", off: !can("fold"), advised: advised("fold"), press: hand.fold };
  if (view.phase === "duel") {
    const stack = view.seats[view.to_act]?.stack ?? 0;
    const owed = Math.min(view.table.duel?.owed ?? 0, stack);
    const allIn = (view.table.duel?.owed ?? 0) >= stack;
    return [
      fold,
      { id: "call", label: t(allIn ? "all-in" : "call"), note: String(owed), main: true, key: "K", off: !can("call"), advised: advised("call"), press: hand.call },
      { id: "raise", label: t("raise"), key: "R", off: !can("raise"), advised: advised("raise"), press: hand.raise },
    ];
  }
  const chosen = marks.cards.length;
  const must = view.phase === "discard" ? (option(view, "discard")?.least ?? 0) : 0;
  const discard = {
    id: "discard", label: discardLabel(t, view.phase === "discard", chosen, must), note: chosen ? String(chosen) : undefined,
    main: view.phase === "discard", off: !canDiscard(view, marks.cards), key: "D", advised: advised("discard"), press: hand.discard,
  };
  if (view.phase === "discard") return [discard];
  return [
    { id: "buy", label: t("buy"), note: String(view.table.small_bet), key: "B", off: !can("buy"), advised: advised("buy"), press: hand.buy },
    discard,
    { id: "battle", label: t("battle"), key: "A", main: can("battle"), off: !can("battle"), advised: advised("battle"), press: hand.battle },
    { id: "stay", label: t("stay"), key: "S", off: !can("stay"), advised: advised("stay"), press: hand.stay },
    fold,
  ];
}

/** @param {Context["t"]} t @param {boolean} after  a buy or a capture @param {number} chosen @param {number} must  how many at least */
function discardLabel(t, after, chosen, must) {
  if (chosen < must) return t("discard-more", { n: must - chosen });
  return after && !chosen ? t("keep-all") : t("discard");
}

/** How many chips: steps, least, half, most. @param {Context} context @param {Play} play */
function stepper({ t, hand }, { view, marks }) {
  const range = amounts(view, marks);
  if (!range || range.low === range.high) return nothing;
  const set = (/** @type {string} */ label, /** @type {number} */ amount) =>
    html`<button type="button" class="action small" @click=${() => hand.amount(amount)}>${label}</button>`;
  return html`<div class="stepper" role="group" aria-label=${t("amount")}>
    <button type="button" class="action small" aria-label=${t("less")} @click=${() => hand.nudge(-10)}>−</button>
    <input type="number" inputmode="numeric" aria-label=${t("amount")} min=${range.low} max=${range.high} step=${range.step} .value=${String(range.amount)}
      @change=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => hand.amount(Number(target.value) || range.low)} />
    <button type="button" class="action small" aria-label=${t("more")} @click=${() => hand.nudge(10)}>+</button>
    ${set(t("least"), range.low)} ${set(t("half"), Math.floor((range.low + range.high) / 2))} ${set(t("most"), range.high)}
  </div>`;
}

/** @param {Context} context @param {State} state @param {Play} play */
export function tableScreen(context, state, play) {
  const { t } = context;
  const { wide, advice } = state;
  const choice = choiceOf(advice);
  const { view } = play;
  const { table } = view;
  const others = opponents(play);
  const left = view.seats.filter(({ in_hand }) => in_hand).length;
  const right = html`<span class="turn-count">${t("hand-of", { n: table.hand, left, seats: view.seats.length })}</span>
    ${wide ? nothing : coachButton(context, decides(view), advice)}${settingsLink(t)}`;
  const felt = html`<div class="palace-felt" data-opponents=${others.length}>
    <div class="ring" role="group" aria-label=${t("zone-players")} data-zone="seats">
      ${others.map((seat) => opponentSeat(context, play, seat, wide, choice?.seat === seat))}
    </div>
    ${middle(context, play)} ${ownHand(context, play, wide, choice?.cards ?? [])}
  </div>`;
  return html`
    ${topBar(context, { title: t(play.notes.practice ? "practice" : "palace-poker"), left: menuButton(context), right })}
    ${state.engine.stage === "ready" ? nothing : engineLine(context, state)}
    ${choiceNote(context)}
    <main class="palace ${wide ? "wide" : "narrow"}">
      <div class="palace-side">${felt}<div class="palace-bar">
        ${wide ? nothing : palaceLine(context, play, advice)}${stepper(context, play)}${actionBar(context, barButtons(context, play, choice))}
      </div></div>
      ${wide
        ? html`<aside class="rail" aria-label=${t("coach-and-log")}>
            ${palacePanel(context, play, advice)}
            <h2>${t("log")}</h2>
            <div class="log-box" tabindex="0" role="group" aria-label=${t("log")}>${logList(context, view, view.log)}</div>
            ${sealedNote(context, view)}
          </aside>`
        : nothing}
    </main>
  `;
}

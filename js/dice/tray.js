// @ts-check
/** The felt with its five dice, the line that says what is going on, and what the action bar offers. */
import { html, nothing } from "lit-html";
import { icon } from "../icons.js";
import { coachLine } from "./coach.js";
import { cube } from "./die.js";
import { canHold, canRoll, canScore, mover, previewOf } from "./hand.js";
import { botMoveButton, resultButton, undoButton } from "../screens/action-bar.js";
import { nameOf } from "../words.js";
import { scoredLine } from "./words.js";

/**
 * @typedef {import("./hand.js").DicePlay} Play
 * @typedef {import("../app.js").Context} Context
 */

/** @param {Context} context @param {Play} play */
function statusLine({ t }, { view }) {
  const { table, players, outcome } = view;
  const who = nameOf(t, players, table.turn);
  const person = mover(view) === "person";
  if (outcome) return t("status-over");
  if (view.phase === "turn") {
    const last = table.last ? `${scoredLine(t, players, table.last)} ` : "";
    return last + (person ? t("status-roll", who) : t("status-rolls-next", who));
  }
  if (view.phase === "reroll") return t("status-keeps", { ...who, dice: table.kept.map((i) => table.dice[i]).join(" ") || "0" });
  if (!person) return t("status-thinks", who);
  return table.rolls_left > 0 ? t("status-hold") : t("status-choose");
}

/**
 * @param {Context} context @param {Play} play
 * @param {import("../advisor.js").Advice | null} advice @param {number[]} advised  positions that the coach would hold @param {boolean} wide
 */
export function tray(context, play, advice, advised, wide) {
  const { t, hand, settings } = context;
  const { view } = play;
  const { table } = view;
  const person = mover(view) === "person";
  const held = person && view.phase === "decide" ? play.marks.held : table.kept;
  const resting = table.dice.length === 0;
  const faces = resting ? (table.last?.dice ?? []) : table.dice;
  const holdable = canHold(view);
  return html`<section class="tray ${resting ? "resting" : ""}" aria-label=${t("zone-dice")}>
    ${advice && (advice.late || advice.stage !== "waiting")
      ? coachLine(context, play, advice, wide)
      : html`<p class="status">${statusLine(context, play)}</p>`}
    <div class="dice" role="group" aria-label=${t("zone-dice-hint")} data-zone="row">
      ${[0, 1, 2, 3, 4].map((position) => {
        const face = faces[position] ?? 0;
        const isHeld = !resting && held.includes(position);
        const isAdvised = advised.includes(position);
        return html`<div class="die-place">
          <button
            type="button"
            class="die ${isHeld ? "held" : ""} ${isAdvised ? "advised" : ""}"
            data-die=${position}
            aria-pressed=${isHeld}
            aria-label=${resting ? t("die-waiting", { n: position + 1 }) : t("die", { n: position + 1, face: t(`face-${face}`) })}
            aria-describedby=${isAdvised ? "advice-choice" : nothing}
            aria-disabled=${!holdable}
            aria-keyshortcuts=${settings.shortcuts ? String(position + 1) : nothing}
            tabindex=${position === 0 ? 0 : -1}
            @click=${() => hand.toggleHold(position)}
          >
            ${cube(face)}
          </button>
          <span class="die-label" aria-hidden="true">
            ${isAdvised ? icon("sparkle") : nothing} ${isHeld ? html`${isAdvised ? nothing : icon("lock")} ${t("held")}` : holdable ? position + 1 : nothing}
          </span>
        </div>`;
      })}
    </div>
  </section>`;
}

/** What can be done now, by slot. @param {Context} context @param {Play} play @returns {import("../screens/action-bar.js").BarButton[]} */
export function barButtons(context, play) {
  const { t, hand } = context;
  const { view } = play;
  const { selected, held, zeroAsked } = play.marks;
  const undo = undoButton(context, view);
  if (mover(view) === "nobody") return [resultButton(context)];
  if (mover(view) === "bot") return [undo, botMoveButton(context, play)];
  if (view.phase === "turn" || view.phase === "reroll") {
    const roll = { id: "roll", label: t("roll"), key: "R", main: true, press: hand.roll, off: view.phase === "reroll" };
    return view.can_undo ? [undo, roll] : [roll];
  }
  const rollable = canRoll(view, held);
  const left = view.table.rolls_left;
  const points = selected ? previewOf(view, selected) : 0;
  const row = selected ? t(`row-${selected}`) : "";
  return [
    {
      id: "roll",
      label: left === 0 ? t("no-rolls") : held.length === 5 ? t("all-held") : t("roll-again"),
      note: left > 0 ? t("rolls-left", { n: left }) : undefined,
      key: "R",
      main: rollable && !selected,
      off: !rollable,
      press: hand.roll,
    },
    {
      id: "score",
      label: !selected ? t("choose-row") : zeroAsked ? t("confirm-zero", { row }) : t("score-row", { row }),
      note: selected && !zeroAsked ? String(points) : undefined,
      key: "S",
      main: selected !== null && canScore(view, selected),
      off: !selected,
      press: hand.score,
    },
  ];
}

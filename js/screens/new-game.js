// @ts-check
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import catalog from "../generated/catalog.json" with { type: "json" };
import { icon } from "../icons.js";
import { engineLine, topBar } from "./frame.js";

/** @typedef {import("../messages.js").Player} Player */

/** @param {string} game */
const limits = (game) => catalog[/** @type {keyof typeof catalog} */ (game)];

/** One person and so many bots of a level. @param {number} bots @param {string} level @returns {Player[]} */
export const seatsAgainstBots = (bots, level) => [
  { kind: "human", name: "" },
  ...Array.from({ length: bots }, () => ({ kind: /** @type {const} */ ("bot"), bot: level, name: "" })),
];

/** @param {import("../app.js").Context} context @param {import("../app.js").State} state */
export function newGameScreen(context, state) {
  const { t, act } = context;
  const { game, seats, config, phrase, problem } = state.setup;
  const { bots, seats: [fewest = 1, most = 1], name_limit: nameLimit } = limits(game);
  const { nameOf, botLine, level } = state.game;
  const change = (/** @type {number} */ seat, /** @type {Player} */ player) =>
    act.setUp({ seats: seats.map((old, index) => (index === seat ? player : old)), problem: null });

  const seatRow = (/** @type {Player} */ player, /** @type {number} */ seat) => {
    const wrong = problem?.seat === seat;
    const n = seat + 1;
    return html`<li class="seat-row">
      <fieldset>
        <legend>${t("seat-n", { n })}</legend>
        <label class="field">
          <span>${t("seat-who")}</span>
          <select
            .value=${live(player.kind === "human" ? "human" : player.bot)}
            @change=${(/** @type {Event & {target: HTMLSelectElement}} */ { target }) =>
              change(seat, target.value === "human"
                ? { kind: "human", name: player.name }
                : { kind: "bot", bot: target.value, name: player.name })}
          >
            <option value="human" ?selected=${player.kind === "human"}>${t("person")}</option>
            ${bots.map(
              (bot) => html`<option value=${bot} ?selected=${player.kind === "bot" && player.bot === bot}>${t(`bot-${bot}`)}</option>`,
            )}
          </select>
        </label>
        <label class="field grow">
          <span>${t("seat-name")}</span>
          <input
            type="text"
            autocomplete="off"
            .value=${live(player.name)}
            placeholder=${nameOf(t, seats.map((other, index) => (index === seat ? { ...other, name: "" } : other)), seat).name}
            aria-invalid=${wrong}
            aria-describedby=${wrong ? `seat-problem-${seat}` : nothing}
            @input=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => change(seat, { ...player, name: target.value })}
          />
        </label>
        <button
          type="button"
          class="icon-button"
          aria-label=${t("seat-remove", { n })}
          aria-disabled=${seats.length <= fewest}
          @click=${() => seats.length > fewest && act.setUp({ seats: seats.filter((_, index) => index !== seat), problem: null })}
        >
          ${icon("trash")}
        </button>
        ${player.kind === "bot" && botLine ? html`<p class="fine">${botLine(t, player.bot)}</p>` : nothing}
        ${wrong
          ? html`<p class="problem" id="seat-problem-${seat}" role="alert">
              ${t(`name-${problem.reason}`, { n, limit: nameLimit })}
            </p>`
          : nothing}
      </fieldset>
    </li>`;
  };

  return html`${topBar(context, { title: t("new-game") })}
    <main class="page new-game">
      <form
        novalidate
        @submit=${(/** @type {Event} */ event) => {
          event.preventDefault();
          act.start();
        }}
      >
        <h2>${t("seats")}</h2>
        <p class="fine">${t("seats-hint", { fewest, most })}</p>
        <ol class="seats">${seats.map(seatRow)}</ol>
        <div class="add-seats">
          <button type="button" class="action" aria-disabled=${seats.length >= most}
            @click=${() => seats.length < most && act.setUp({ seats: [...seats, { kind: "human", name: "" }] })}>
            ${icon("plus")} ${t("add-person")}
          </button>
          <button type="button" class="action" aria-disabled=${seats.length >= most}
            @click=${() => seats.length < most && act.setUp({ seats: [...seats, { kind: "bot", bot: level, name: "" }] })}>
            ${icon("robot")} ${t("add-bot")}
          </button>
        </div>
        ${state.game.options.length
          ? html`<details class="phrase">
              <summary>${t("options")}</summary>
              <div class="options">
                ${state.game.options.map(
                  ({ key, choices }) => html`<label class="field">
                    <span>${t(`option-${key}`)}</span>
                    <select @change=${(/** @type {Event & {target: HTMLSelectElement}} */ { target }) =>
                      act.setUp({ config: { ...config, [key]: choices[target.selectedIndex] ?? null } })}>
                      ${choices.map(
                        (value) => html`<option ?selected=${(key in config ? config[key] : choices[0]) === value}>
                          ${typeof value === "number" ? value : t(`option-${key}-${value ?? "none_set"}`)}
                        </option>`,
                      )}
                    </select>
                  </label>`,
                )}
              </div>
            </details>`
          : nothing}
        <details class="phrase">
          <summary>${t("phrase-title")}</summary>
          <label class="field">
            <span>${t("phrase-label")}</span>
            <input type="text" autocomplete="off" maxlength="200" .value=${live(phrase)}
              @input=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => act.setUp({ phrase: target.value })} />
          </label>
          <p class="fine">${t("phrase-hint")}</p>
        </details>
        <button type="submit" class="action main big">${t("start-game")}</button>
        ${state.starting || state.engine.stage === "failed" ? engineLine(context, state) : nothing}
      </form>
      <p><a href="#/rules/${game}">${t("rules")}</a></p>
    </main>`;
}

// @ts-check
import { html } from "lit-html";
import catalog from "../generated/catalog.json" with { type: "json" };
import { flatDie } from "./die.js";
import { LEVELS, levelLine } from "./levels.js";
import { topBar } from "../screens/frame.js";

/** The example of the rules: one roll, and what it is worth in three rows. */
const EXAMPLE = [1, 3, 2, 4, 4];

/** @param {import("../app.js").Context} context */
export function rulesScreen(context) {
  const { t } = context;
  return html`${topBar(context, { title: t("dice-poker-rules") })}
    <main class="page prose">
      <p class="lead">${t("rules-object")}</p>
      <h2>${t("rules-turn-title")}</h2>
      <ol>
        <li>${t("rules-turn-roll")}</li>
        <li>${t("rules-turn-keep")}</li>
        <li>${t("rules-turn-score")}</li>
      </ol>
      <p>${t("rules-end")}</p>
      <h2>${t("rules-rows-title")}</h2>
      <div class="table-frame" tabindex="0" role="group" aria-label=${t("rules-rows-title")}>
        <table class="rules-table">
          <thead>
            <tr><th scope="col">${t("row")}</th><th scope="col">${t("rules-condition")}</th><th scope="col">${t("rules-points")}</th></tr>
          </thead>
          <tbody>
            ${catalog.dice_poker.rows.map(
              (row) => html`<tr>
                <th scope="row">${t(`row-${row}`)}</th>
                <td>${t(`condition-${row}`)}</td>
                <td>${t(`worth-${row}`)}</td>
              </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <p>${t("rules-notes")}</p>
      <h2>${t("rules-example-title")}</h2>
      <div class="example" role="img" aria-label=${EXAMPLE.join(" ")}>${EXAMPLE.map(flatDie)}</div>
      <p>${t("rules-example")}</p>
      <h2>${t("levels")}</h2>
      <dl>${LEVELS.map((bot) => html`<dt>${t(`bot-${bot}`)}</dt><dd>${levelLine(t, bot)}</dd>`)}</dl>
      <h2>${t("fair-dice")}</h2>
      <p>${t("rules-fair")}</p>
      <p><a class="action main" href="#/quick/dice_poker">${t("play-bot")}</a></p>
    </main>`;
}

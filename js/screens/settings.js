// @ts-check
import { html, nothing } from "lit-html";
import { CHOICES } from "../settings.js";
import { icon } from "../icons.js";
import { topBar } from "./frame.js";

/** Settings with named choices; the others are switches. */
const PICKS = /** @type {const} */ (["language", "theme", "text", "motion", "pace", "coach"]);
const SWITCHES = /** @type {const} */ (["previews", "winGraph", "confirmZero", "sound", "shortcuts", "leftHanded"]);

/** Languages are named in themselves, so that one finds the way back. */
const OWN_NAMES = { en: "English", nb: "Norsk bokmål", da: "Dansk" };

/** @param {import("../app.js").Context} context @param {import("../app.js").State} state */
export function settingsScreen(context, state) {
  const { t, act, settings } = context;
  const back = html`<button type="button" class="icon-button" aria-label=${t("back")} @click=${act.back}>${icon("arrowLeft")}</button>`;
  return html`${topBar(context, { title: t("settings"), left: back, right: nothing })}
    <main class="page settings">
      ${PICKS.map(
        (key) => html`<fieldset class="pick">
          <legend>${t(`setting-${key}`)}</legend>
          ${CHOICES[key].map((value) => {
            const own = key === "language" && value !== "auto" ? OWN_NAMES[/** @type {keyof typeof OWN_NAMES} */ (value)] : null;
            return html`<label class="choice" lang=${own ? value : nothing}>
              <input type="radio" name=${key} value=${value} .checked=${settings[key] === value} @change=${() => act.choose(key, value)} />
              <span>${own ?? t(`${key}-${value}`)}</span>
            </label>`;
          })}
        </fieldset>`,
      )}
      <fieldset class="switches">
        <legend>${t("settings-more")}</legend>
        ${SWITCHES.map(
          (key) => html`<label class="switch">
            <input type="checkbox" role="switch" .checked=${settings[key]} @change=${() => act.choose(key, !settings[key])} />
            <span>${t(`setting-${key}`)}</span>
          </label>`,
        )}
      </fieldset>
      <section>
        <h2>${t("saved-games")}</h2>
        <label class="field">
          <span>${t("import")}</span>
          <input type="file" accept="application/json,.json"
            @change=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => {
              const file = target.files?.[0];
              if (file) act.importGame(file);
              target.value = "";
            }} />
        </label>
        <p class="fine">${t("saved-games-line", { n: state.games.length })}</p>
      </section>
      ${state.oneFile
        ? html`<section>
            <h2>${t("one-file")}</h2>
            <p><a class="action" href=${state.oneFile} download>${icon("download")} ${t("one-file-get")}</a></p>
            <p class="fine">${t("one-file-line")}</p>
          </section>`
        : nothing}
    </main>`;
}

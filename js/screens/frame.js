// @ts-check
/** What all screens share: the top bar, the engine's progress, banners. */
import { html, nothing } from "lit-html";
import { icon } from "../icons.js";

/**
 * @typedef {import("../app.js").State} State
 * @typedef {import("../app.js").Context} Context
 */

const MEGABYTE = 1_000_000;

/**
 * @param {Context} context
 * @param {object} parts
 * @param {unknown} parts.title
 * @param {unknown} [parts.left]
 * @param {unknown} [parts.right]
 */
export const topBar = ({ t }, { title, left, right }) => html`<header class="top-bar">
  ${left ?? html`<a class="icon-button" href="#/" aria-label=${t("back-home")}>${icon("arrowLeft")}</a>`}
  <h1 tabindex="-1">${title}</h1>
  <span class="top-right">${right ?? settingsLink(t)}</span>
</header>`;

/** @param {import("../i18n.js").Translate} t */
export const settingsLink = (t) =>
  html`<a class="icon-button" href="#/settings" aria-label=${t("settings")}>${icon("gear")}</a>`;

/** How far the engine is, while it matters. @param {Context} context @param {State} state */
export function engineLine({ t, act }, { engine, starting, route }) {
  if (engine.stage === "ready") return nothing;
  if (engine.stage === "failed") {
    return html`<div class="notice danger" role="alert">
      ${icon("warning")}
      <p>${t(`engine-failed-${engine.code ?? "engine"}`)}</p>
      <button type="button" class="action main" @click=${act.retry}>${t("retry")}</button>
    </div>`;
  }
  const fetching = engine.stage === "fetching";
  const line = fetching
    ? t("engine-fetching", { done: Math.floor(engine.done / MEGABYTE), total: Math.ceil(engine.total / MEGABYTE) })
    : t("engine-starting");
  return html`<div class="engine">
    <progress
      aria-label=${t("engine-progress")}
      max="1"
      value=${fetching && engine.total ? (0.8 * engine.done) / engine.total : fetching ? 0 : 0.9}
    ></progress>
    <p>${line}${starting || route.screen === "play" || route.screen === "quick" ? html` ${t("engine-queued")}` : nothing}</p>
  </div>`;
}

/** @param {Context} context @param {State} state */
export function banners({ t, act }, { alert, lasting, play }) {
  return html`
    <div role="alert" class="alert-place">
      ${alert
        ? html`<div class="notice ${alert.id.startsWith("error-") ? "danger" : ""}">
            ${icon(alert.id.startsWith("error-") ? "warning" : "check")}
            <p>${t(alert.id, alert.args)}</p>
            ${alert.goOn ? html`<button type="button" class="action main" @click=${act.goOn}>${t("retry")}</button>` : nothing}
            <button type="button" class="icon-button" aria-label=${t("close")} @click=${act.closeAlert}>${icon("x")}</button>
          </div>`
        : nothing}
    </div>
    ${lasting
      ? nothing
      : html`<div class="notice" role="note">
          ${icon("warning")}
          <p>${t("storage-blocked")}</p>
          ${play ? html`<button type="button" class="action" @click=${act.exportGame}>${t("export")}</button>` : nothing}
        </div>`}
  `;
}

/** @param {Context} context */
export const menuButton = ({ t, act }) => html`<button
  type="button"
  class="icon-button"
  aria-label=${t("menu")}
  aria-haspopup="dialog"
  @click=${() => act.openDialog("menu")}
>
  ${icon("list")}
</button>`;

/** The seal of a game that is still being played. @param {Context} context @param {{commitment: string}} view */
export const sealedNote = ({ t }, { commitment }) => html`<h2>${t("fair-dice")}</h2>
  <p class="fine">${t("fair-sealed")}</p>
  <p class="hex" data-fair="commitment">${commitment}</p>`;

/** A screen with one sentence and one way on. @param {Context} context @param {string} title @param {string} line @param {unknown} way */
export const plainScreen = (context, title, line, way) => html`${topBar(context, { title })}
  <main class="page"><p>${line}</p>${way}</main>`;

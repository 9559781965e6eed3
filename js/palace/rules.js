// @ts-check
/** The rules of Palace Poker, with a drawn example of each thing that words alone leave dark. */
import catalog from "../generated/catalog.json" with { type: "json" };
import { html } from "lit-html";
import { topBar } from "../screens/frame.js";
import { listNames } from "../words.js";
import { card } from "./card.js";
import { cardName } from "./words.js";

/**
 * @typedef {import("../app.js").Context} Context
 * @typedef {{code: string, banner?: boolean, struck?: boolean}} Drawn
 */

/** "Js!" is a banner, "9s-" does not count, the rest are cards as they are. @param {string} text @returns {Drawn[]} */
const drawn = (text) =>
  text.split(" ").map((word) => ({ code: word.slice(0, 2), banner: word.endsWith("!"), struck: word.endsWith("-") }));

/** One row of cards with its words. @param {Context} context @param {string} cards @param {string} caption */
function row({ t }, cards, caption) {
  const shown = drawn(cards);
  const names = listNames(
    t,
    shown.map(({ code, struck }) => (struck ? t("card-excluded", { card: cardName(t, code) }) : cardName(t, code))),
  );
  return html`<figure class="example-row">
    <div role="img" aria-label=${names}>${shown.map(({ code, banner, struck }) => card(code, { size: 48, banner, struck }))}</div>
    <figcaption>${caption}</figcaption>
  </figure>`;
}

/** @param {Context} context */
export function rulesScreen(context) {
  const { t } = context;
  /** @param {string} id @param {unknown} [example] */
  const part = (id, example) => html`<h2>${t(`pr-${id}-title`)}</h2><p>${t(`pr-${id}`)}</p>${example}`;
  return html`${topBar(context, { title: t("palace-poker-rules") })}
    <main class="page prose">
      <p class="lead">${t("pr-object")}</p>
      ${part("cards", html`${row(context, "Td! Kd Ks 7d 4d 6d", t("pr-cards-example"))}`)}
      ${part("deal", html`${row(context, "Js! 5d! 9h! Ac!", t("pr-banners-example"))}`)}
      ${part("turn")}
      <ul class="plain">
        <li><strong>${t("buy")}.</strong> ${t("pr-buy")}</li>
        <li><strong>${t("discard")}.</strong> ${t("pr-discard")}</li>
        <li><strong>${t("battle")}.</strong> ${t("pr-battle")}</li>
        <li><strong>${t("stay")}.</strong> ${t("pr-stay")}</li>
        <li><strong>${t("fold")}.</strong> ${t("pr-fold")}</li>
      </ul>
      ${row(context, "Kh! 9h 4h Jc", t("pr-buy-example"))}
      ${part(
        "fight",
        html`${row(context, "Kh! Qh Qs- 8d 4s-", t("pr-fight-one"))}${row(context, "Js! Jd 9h- 9c 2c", t("pr-fight-two"))}
          <p class="fine">${t("pr-fight-example")}</p>`,
      )}
      ${part("capture", html`${row(context, "Js! 9h 4h Kh", t("pr-capture-example"))}`)}
      ${part("tie", html`${row(context, "Ac! Kc 9d 4d", t("pr-tie-one"))}${row(context, "As! Kd 9h 4h", t("pr-tie-two"))}`)}
      ${part("short")} ${part("end")}
      <h2>${t("levels")}</h2>
      <dl>${catalog.palace_poker.bots.map((bot) => html`<dt>${t(`bot-${bot}`)}</dt><dd>${t(`level-${bot}`)}</dd>`)}</dl>
      <h2>${t("fair-dice")}</h2>
      <p>${t("pr-fair")}</p>
      <p><a class="action main" href="#/quick/palace_poker">${t("play-bots")}</a></p>
    </main>`;
}

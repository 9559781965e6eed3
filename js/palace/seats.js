// @ts-check
/** The opponents around the table, and one's own cards. */
import { html, nothing } from "lit-html";
import { icon } from "../icons.js";
import { nameOf } from "../words.js";
import { card } from "./card.js";
import { option, ownSeat } from "./hand.js";
import { cardName, handName, seatSentence } from "./words.js";

/**
 * @typedef {import("./hand.js").PalacePlay} Play
 * @typedef {import("../app.js").Context} Context
 */

/** How many soldiers of an opponent a phone shows before it counts the rest. */
const SOLDIERS_SHOWN = 3;

/** Widths of cards in px: on a phone, the fewer sit round the table, the larger. @param {boolean} wide @param {number} others */
function sizes(wide, others) {
  if (wide) return { banner: 70, palace: 24, soldier: 40, own: 88, ownSoldier: 72 };
  const own = { own: 52, ownSoldier: 40 };
  if (others <= 2) return { banner: 60, palace: 30, soldier: 36, ...own };
  if (others === 3) return { banner: 42, palace: 15, soldier: 24, ...own };
  if (others === 4) return { banner: 50, palace: 24, soldier: 30, ...own };
  return { banner: 34, palace: 15, soldier: 21, ...own };
}

/** @param {Context} context @param {Play} play @param {number} seat @param {boolean} wide @param {boolean} advised  the coach would attack it */
export function opponentSeat({ t, act, hand }, { view, marks, look }, seat, wide, advised) {
  const place = view.seats[seat];
  if (!place) return nothing;
  const size = sizes(wide, view.players.length - 1);
  const targetable = marks.mode === "battle" && Boolean(option(view, "battle", seat));
  const state = [
    view.to_act === seat ? "to-act" : "",
    targetable ? "target" : "",
    marks.target === seat ? "chosen" : "",
    place.in_hand ? "" : "away",
    advised ? "advised" : "",
    view.table.duel && [view.table.duel.attacker, view.table.duel.defender].includes(seat) ? "fighting" : "",
  ].join(" ");
  const shown = wide ? place.soldiers : place.soldiers.slice(0, SOLDIERS_SHOWN);
  const more = place.soldiers.length - shown.length;
  const sentence = seatSentence(t, view, seat);
  return html`<button
    type="button"
    class="seat ${state}"
    data-seat=${seat}
    aria-label=${targetable ? t("attack-seat", { seat: sentence }) : sentence}
    aria-pressed=${targetable ? marks.target === seat : nothing}
    aria-expanded=${targetable ? nothing : look === seat}
    aria-describedby=${advised ? "advice-choice" : nothing}
    aria-current=${view.to_act === seat ? "true" : nothing}
    @click=${() => (targetable ? hand.target(seat) : act.look(look === seat ? null : seat))}
  >
    <span class="seat-head">
      ${view.table.dealer === seat ? html`<span class="dealer-disc">D</span>` : nothing}
      ${advised ? icon("sparkle") : nothing}<bdi class="seat-name">${nameOf(t, view.players, seat).name}</bdi>
      <span class="stack">${place.stack}</span>
    </span>
    <span class="seat-cards">
      ${place.banner ? card(place.banner, { size: size.banner, banner: true }) : nothing}
      <span class="seat-rest">
        <span class="palace-cards ${place.palace.some(Boolean) ? "open" : ""}">${place.palace.map((code) => card(code, { size: code ? size.soldier : size.palace }))}</span>
        <span class="soldiers">
          ${shown.map((code) => card(code, { size: size.soldier }))}${more > 0 ? html`<span class="more">+${more}</span>` : nothing}
        </span>
      </span>
      ${place.in_hand ? nothing : html`<span class="away-word">${t(place.out ? "broke" : "folded")}</span>`}
    </span>
  </button>`;
}

/** @param {Context} context @param {Play} play @param {boolean} wide @param {string[]} advised  soldiers that the coach would discard */
export function ownHand({ t, hand }, play, wide, advised) {
  const { view, marks } = play;
  const seat = ownSeat(play);
  const place = view.seats[seat];
  if (!place) return nothing;
  const { name } = nameOf(t, view.players, seat);
  const size = sizes(wide, view.players.length - 1);
  const mine = view.to_act === seat;
  const choosable = mine && Boolean(option(view, "discard"));
  return html`<section class="own ${mine ? "to-act" : ""} ${place.in_hand ? "" : "away"}" aria-label=${t("own-hand", { name })}>
    <p class="own-head">
      <strong>${view.table.dealer === seat ? html`<span class="dealer-disc">D</span>` : nothing}<bdi>${name}</bdi> · ${t("chips", { n: place.stack })}</strong>
      <span class="own-worth">${place.in_hand ? (view.you ? handName(t, view.you) : nothing) : t(place.out ? "broke" : "folded")}</span>
    </p>
    <div class="own-cards">
      ${place.banner
        ? html`<div class="group"><span class="group-name">${t("banner")}</span>${card(place.banner, { size: size.own, banner: true, label: t("banner-is", { card: cardName(t, place.banner) }) })}</div>`
        : nothing}
      ${place.palace.length
        ? html`<div class="group">
            <span class="group-name">${t("palace")}</span>
            <span class="fan">${place.palace.map((code) => card(code, { size: size.own, label: code ? cardName(t, code) : t("hidden-card") }))}</span>
          </div>`
        : nothing}
      ${place.soldiers.length
        ? html`<div class="group">
            <span class="group-name">${t("soldiers")}</span>
            <span class="fan own-soldiers ${choosable ? "choosable" : ""}" data-zone="soldiers">
              ${place.soldiers.map((code) => {
                const marked = marks.cards?.includes(code);
                const face = card(code, { size: size.ownSoldier, struck: marked, raised: code === view.table.bought && mine });
                return choosable
                  ? html`<button type="button" class="soldier ${marked ? "marked" : ""} ${advised.includes(code) ? "advised" : ""}" data-card=${code} aria-pressed=${Boolean(marked)}
                      aria-describedby=${advised.includes(code) ? "advice-choice" : nothing}
                      aria-label=${t("discard-card", { card: cardName(t, code) })} @click=${() => hand.toggleSoldier(code)}>${face}</button>`
                  : html`<span class="soldier" role="img" aria-label=${cardName(t, code)}>${face}</span>`;
              })}
            </span>
          </div>`
        : nothing}
    </div>
  </section>`;
}

/** An opponent's cards, large. @param {Context} context @param {Play} play */
export function seatSheet({ t, act }, { view, look }) {
  const place = look === null ? undefined : view.seats[look];
  if (look === null || !place) return nothing;
  const { name } = nameOf(t, view.players, look);
  const player = view.players[look];
  return html`<section class="sheet" aria-label=${name}>
    <p class="own-head">
      <strong><bdi>${name}</bdi> · ${t("chips", { n: place.stack })}</strong>
      <button type="button" class="icon-button" aria-label=${t("close")} @click=${() => act.look(null)}>${icon("x")}</button>
    </p>
    <p class="fine">${player?.kind === "bot" ? t(`bot-${player.bot}`) : t("person")} · ${t("price-is", { price: place.price })}</p>
    <div class="own-cards">
      ${place.banner ? card(place.banner, { size: 56, banner: true }) : nothing}
      ${place.palace.map((code) => card(code, { size: 56 }))} ${place.soldiers.map((code) => card(code, { size: 56 }))}
    </div>
  </section>`;
}

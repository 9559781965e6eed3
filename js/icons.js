// @ts-check
/** Phosphor icons (MIT), drawn in the colour of the text around them. Decoration: the words stand beside or in aria-label. */
import arrowLeft from "@phosphor-icons/core/assets/bold/arrow-left-bold.svg";
import check from "@phosphor-icons/core/assets/fill/check-circle-fill.svg";
import download from "@phosphor-icons/core/assets/bold/download-simple-bold.svg";
import gear from "@phosphor-icons/core/assets/fill/gear-six-fill.svg";
import list from "@phosphor-icons/core/assets/fill/list-fill.svg";
import lock from "@phosphor-icons/core/assets/fill/lock-simple-fill.svg";
import plus from "@phosphor-icons/core/assets/bold/plus-bold.svg";
import robot from "@phosphor-icons/core/assets/fill/robot-fill.svg";
import shield from "@phosphor-icons/core/assets/fill/shield-check-fill.svg";
import sparkle from "@phosphor-icons/core/assets/fill/sparkle-fill.svg";
import trash from "@phosphor-icons/core/assets/bold/trash-bold.svg";
import trophy from "@phosphor-icons/core/assets/fill/trophy-fill.svg";
import warning from "@phosphor-icons/core/assets/fill/warning-fill.svg";
import x from "@phosphor-icons/core/assets/bold/x-bold.svg";
import { html } from "lit-html";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";

const ICONS = { arrowLeft, check, download, gear, list, lock, plus, robot, shield, sparkle, trash, trophy, warning, x };

/** The markup comes from the build, never from data. @param {keyof typeof ICONS} name */
export const icon = (name) => html`<span class="icon" aria-hidden="true">${unsafeHTML(ICONS[name])}</span>`;

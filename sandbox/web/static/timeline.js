// The open channel's messages: drawn anew only where something has changed, and kept at the bottom while one is there.

import { $, h, icon, newer } from "./dom.js";
import { localElement, messageElement } from "./message.js";
import { act, askOlder } from "./net.js";
import { closePopup, keepPopup, popupAnchor } from "./popup.js";
import { channel, channelName, me, messagesOf, state } from "./state.js";
import { welcome } from "./welcome.js";
import { spoken, t } from "./words.js";

const GROUP_WITHIN = 7 * 60 * 1000;
const drawn = new Map(); // key -> {sign, el}
let shownChannel = null;
let stick = true; // the reader is at the bottom
let lastTop = 0;
let hooks = {};

export function initTimeline(given) {
  hooks = given;
  const box = $("timeline");
  box.addEventListener("scroll", () => {
    const near = box.scrollHeight - box.scrollTop - box.clientHeight < 60;
    if (near || box.scrollTop < lastTop) stick = near; // what grows below does not take one from the bottom
    lastTop = box.scrollTop;
    $("jump").hidden = stick;
    if (stick) markRead();
  });
  box.addEventListener("load", () => stick && toBottom(), true); // pictures that had no size
  box.addEventListener("click", (event) => {
    const target = event.target.closest("[data-jump]");
    if (target) jumpTo(target.dataset.jump);
  });
  $("jump").addEventListener("click", toBottom);
  new ResizeObserver(() => stick && toBottom()).observe(box);
  document.addEventListener("visibilitychange", markRead);
}

export function toBottom() {
  const box = $("timeline");
  box.scrollTop = box.scrollHeight;
}

function jumpTo(id) {
  const el = drawn.get(id)?.el;
  if (!el) return;
  el.scrollIntoView({ block: "center" });
  el.classList.add("flash");
  setTimeout(() => el.classList.remove("flash"), 1500);
}

export function drawTimeline() {
  const place = channel();
  const box = $("timeline");
  if (!place) return box.replaceChildren();
  if (shownChannel !== place.id) {
    shownChannel = place.id;
    drawn.clear();
    stick = true;
    box.replaceChildren();
    box.setAttribute("aria-label", channelName(place));
  }
  const focus = focusKey(box);
  const height = box.scrollHeight, top = box.scrollTop;
  const firstBefore = box.querySelector("[data-id]")?.dataset.id;
  const rows = [opening(place), ...entries(place)];
  const wanted = new Set(rows.map((row) => row.key));
  for (const [key, { el }] of drawn) {
    if (!wanted.has(key)) {
      if (el.contains(popupAnchor())) closePopup("outside");
      el.remove();
      drawn.delete(key);
    }
  }
  let before = null;
  for (const row of rows) {
    const el = element(row);
    const next = before ? before.nextSibling : box.firstChild;
    if (next !== el) box.insertBefore(el, next);
    before = el;
  }
  restoreFocus(box, focus);
  const firstNow = box.querySelector("[data-id]")?.dataset.id;
  if (stick) toBottom();
  else if (firstBefore && firstNow && newer(firstNow, firstBefore) < 0) box.scrollTop = top + box.scrollHeight - height;
  $("jump").hidden = stick;
  $("jump").replaceChildren(t("jump"), icon("down"));
  markRead();
}

function element(row) {
  const known = drawn.get(row.key);
  if (known?.sign === row.sign) return known.el;
  const el = row.make();
  if (known) {
    if (known.el.contains(popupAnchor())) keepMenu(popupAnchor(), el);
    known.el.replaceWith(el);
  }
  drawn.set(row.key, { sign: row.sign, el });
  return el;
}

// A message may change while one of its menus is open; if the menu is still the same, it stays open.
function keepMenu(before, el) {
  const same = [...el.querySelectorAll("button.select:not(:disabled)")].find((one) => before.menu && one.menu === before.menu);
  if (same) keepPopup(same);
  else closePopup("outside");
}

function opening(place) {
  const older = state.older.get(place.id);
  const name = place.type === 1 ? channelName(place) : `#${channelName(place)}`;
  const first = messagesOf(place.id)[0];
  return {
    key: "opening",
    sign: `${spoken()}${older}${name}${first?.id}${state.place.bot.online}`,
    make: () =>
      older
        ? h("div", { class: "opening" }, h("button", { type: "button", class: "button secondary", onclick: () => askOlder(place.id, first.id) }, t("older")))
        : h("div", { class: "opening" }, h("h1", null, t("beginning", { place: name })), h("p", { class: "muted" }, place.topic ?? t("beginning_about", { place: name })), first || !place.writable ? null : welcome(place)),
  };
}

function entries(place) {
  const rows = [];
  const locals = state.local.filter((local) => local.channel === place.id);
  let last = null;
  let day = null;
  let newLine = false;
  const putLocals = (upTo) => {
    while (locals.length && (upTo === null || newer(locals[0].after, upTo) < 0)) {
      const local = locals.shift();
      rows.push({ key: local.key, sign: `${local.failed}${spoken()}`, make: () => localElement(local) });
      last = null;
    }
  };
  for (const message of messagesOf(place.id)) {
    putLocals(message.id);
    const date = new Date(message.timestamp).toDateString();
    if (date !== day) {
      day = date;
      last = null;
      rows.push({ key: `day${date}`, sign: spoken(), make: () => dayLine(message.timestamp) });
    }
    if (!newLine && state.newFrom && newer(message.id, state.newFrom) > 0 && message.author.id !== me().id && !message.ephemeral) {
      newLine = true;
      last = null;
      rows.push({ key: `new${message.id}`, sign: spoken(), make: () => h("div", { class: "line new", role: "separator" }, h("span", null, t("new"))) });
    }
    const grouped = follows(last, message);
    const extra = [grouped, spoken(), state.waiting.get(message.id) ?? "", state.failed.get(message.id) ?? "", chosenOf(message.id), JSON.stringify(state.place.people)];
    rows.push({ key: message.id, sign: JSON.stringify(message) + extra.join("|"), make: () => messageElement(message, grouped, hooks) });
    last = message;
  }
  putLocals(null);
  return rows;
}

function chosenOf(id) {
  return [...state.chosen.entries()].filter(([key]) => key.startsWith(`${id}:`)).join(";");
}

function follows(last, message) {
  if (!last || last.author.id !== message.author.id || last.author.name !== message.author.name) return false;
  if (message.command || "reply" in message || last.type === 6 || last.type === 18) return false;
  return new Date(message.timestamp) - new Date(last.timestamp) < GROUP_WITHIN;
}

function dayLine(iso) {
  return h("div", { class: "line", role: "separator" }, h("span", null, new Intl.DateTimeFormat(spoken(), { dateStyle: "long" }).format(new Date(iso))));
}

// ---- focus: a message that is drawn anew must not take it away

function focusKey(box) {
  const el = document.activeElement;
  if (!el || el === box || !box.contains(el)) return null;
  const message = el.closest("[data-id]")?.dataset.id;
  return message ? { message, custom: el.dataset.custom, number: [...el.closest("[data-id]").querySelectorAll("button, a")].indexOf(el) } : null;
}

function restoreFocus(box, key) {
  if (!key || box.contains(document.activeElement)) return;
  const home = drawn.get(key.message)?.el;
  const same = key.custom && home?.querySelector(`[data-custom="${CSS.escape(key.custom)}"]:not(:disabled)`);
  const target = same ?? home?.querySelectorAll("button, a")[key.number];
  (target ?? box).focus({ preventScroll: true });
}

function markRead() {
  const place = channel();
  if (!place || !stick || document.visibilityState !== "visible" || state.keepUnread === place.id) return;
  const last = messagesOf(place.id).at(-1);
  if (last && newer(last.id, state.marks[place.id] ?? "0") > 0) {
    state.marks[place.id] = last.id;
    act("read", { channel: place.id, message: last.id });
  }
}

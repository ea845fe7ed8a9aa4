// Who one is and where: the seats, the channels, the members.

import { $, avatar, h, icon, newer } from "./dom.js";
import { openDm, personMenu } from "./menus.js";
import { act } from "./net.js";
import { channel, channelName, guildOf, me, messagesOf, nameColour, person, state, unread } from "./state.js";
import { spoken, t } from "./words.js";

const DM = 1, THREADS = [10, 11, 12], VOICES = [2, 13];
let hooks = {};

export function initSidebar(given) {
  hooks = given;
  addEventListener("storage", drawRail); // another tab's seat has read on
}

// ---- the seats

const seenKey = (id) => `seen:${state.place.guilds[0]?.id}:${id}`;

function remembered(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

// Up to where this browser has looked with the eyes of this seat.
export function rememberSeen() {
  const newest = [...state.messages.values()].flatMap((all) => [...all.keys()].slice(-1)).sort(newer).at(-1);
  if (!newest || document.visibilityState !== "visible" || remembered(seenKey(me().id)) === newest) return;
  try {
    localStorage.setItem(seenKey(me().id), newest);
  } catch {
    /* a browser that keeps nothing has no marks */
  }
}

// Only from messages that this user sees too: what others get in private stays theirs.
function callsFor(id) {
  const seen = remembered(seenKey(id)) ?? "0";
  return [...state.messages.keys()].flatMap(messagesOf).filter((m) => m.mentions.includes(id) && newer(m.id, seen) > 0).length;
}

export function seatAddress(id) {
  const where = channel()?.guild_id ? `&channel=${state.current}` : "";
  return `?user=${encodeURIComponent(person(id).username)}${where}`;
}

export function drawRail() {
  const seats = state.place.seats.map((id) => {
    const own = id === me().id;
    const calls = own ? 0 : callsFor(id);
    return h(
      "a",
      { class: `seat${own ? " own" : ""}`, href: seatAddress(id), title: `${t("play_as", { name: person(id).name })} (${t("new_tab")})`, "aria-label": own ? t("you_are", { name: person(id).name }) : t("play_as", { name: person(id).name }), "aria-current": own ? "true" : null, data: { seat: id } },
      avatar(person(id)),
      h("span", { class: "seat-name" }, person(id).name),
      calls ? h("span", { class: "count" }, String(calls)) : null,
    );
  });
  keepFocus($("rail"), seats, (el) => el.dataset.seat);
}

// ---- the channels

export function drawSidebar() {
  const guild = guildOf(channel()) ?? state.place.guilds[0];
  const places = [...state.channels.values()];
  const inGuild = places.filter((c) => c.guild_id === guild?.id && !VOICES.includes(c.type));
  const byPosition = (a, b) => a.position - b.position || newer(a.id, b.id);
  const rows = [];
  const put = (parent) => {
    for (const place of inGuild.filter((c) => !THREADS.includes(c.type) && (c.parent_id ?? null) === parent).sort(byPosition)) {
      rows.push(channelRow(place));
      const threads = inGuild.filter((c) => THREADS.includes(c.type) && c.parent_id === place.id && (!c.archived || c.id === state.current));
      rows.push(...threads.map(channelRow));
    }
  };
  put(null);
  for (const category of [...(guild?.categories ?? [])].sort(byPosition)) {
    rows.push(h("div", { class: "category" }, category.name));
    put(category.id);
  }
  const dm = places.find((c) => c.type === DM);
  rows.push(h("div", { class: "category" }, t("dms")));
  rows.push(dm ? channelRow(dm) : h("button", { type: "button", class: "channel", onclick: openDm, data: { channel: "dm" } }, avatar(person(state.place.bot.id), "small"), h("span", { class: "channel-name" }, person(state.place.bot.id).name)));
  const nav = h("nav", { class: "channels", "aria-label": t("channels") }, rows);
  keepFocus($("sidebar"), [h("header", { class: "guild-name" }, guild?.name ?? "Sandbox"), nav, userPanel()], (el) => el.dataset.channel ?? el.dataset.lang);
}

function channelRow(place) {
  const { any, calls } = unread(place.id);
  const here = place.id === state.current;
  const sign = place.type === DM ? avatar(person(state.place.bot.id), "small") : icon(THREADS.includes(place.type) ? "thread" : place.private ? "lock" : "hash");
  const classes = ["channel", here ? "here" : "", any && !here ? "unread" : "", THREADS.includes(place.type) ? "in-thread" : ""];
  return h(
    "button",
    { type: "button", class: classes.filter(Boolean).join(" "), "aria-current": here ? "page" : null, data: { channel: place.id }, onclick: () => hooks.goto(place.id) },
    sign,
    h("span", { class: "channel-name" }, channelName(place)),
    any && !here ? h("span", { class: "sr" }, t("new_messages")) : null,
    calls && !here ? h("span", { class: "count" }, String(calls)) : null,
  );
}

function roleNames(id) {
  const guild = state.place.guilds[0];
  return (guild?.members[id] ?? []).map((key) => guild.roles.find((role) => role.id === key)?.name).filter(Boolean).join(", ");
}

function userPanel() {
  const languages = [["en", "EN", "English"], ["de", "DE", "Deutsch"]].map(([key, short, name]) =>
    h("button", { type: "button", class: `lang${spoken() === key ? " on" : ""}`, lang: key, title: name, "aria-label": name, "aria-pressed": String(spoken() === key), data: { lang: key }, onclick: () => act("language", { language: key }) }, short),
  );
  return h("footer", { class: "user-panel" }, avatar(me()), h("div", { class: "user-panel-name" }, h("strong", null, me().name), h("span", { class: "muted" }, roleNames(me().id) || me().username)), h("div", { class: "langs", role: "group", "aria-label": t("language") }, languages));
}

// ---- the members

export function drawMembers() {
  const guild = guildOf(channel());
  $("members").hidden = !guild;
  if (!guild) return;
  const groups = new Map();
  const hoisted = [...guild.roles].filter((role) => role.hoist || role.managed).sort((a, b) => b.position - a.position);
  for (const id of Object.keys(guild.members)) {
    const role = hoisted.find((one) => guild.members[id].includes(one.id));
    const name = role?.name ?? t("everyone_else");
    groups.set(name, [...(groups.get(name) ?? []), id]);
  }
  const order = [...hoisted.map((role) => role.name), t("everyone_else")].filter((name, i, all) => groups.has(name) && all.indexOf(name) === i);
  const rows = order.flatMap((name) => [h("div", { class: "category" }, `${name} — ${groups.get(name).length}`), ...groups.get(name).map(memberRow)]);
  keepFocus($("members"), rows, (el) => el.dataset.member);
}

function memberRow(id) {
  const who = person(id);
  const away = who.bot && !state.place.bot.online;
  return h("button", { type: "button", class: `member${away ? " away" : ""}`, data: { member: id }, onclick: (event) => personMenu(event.currentTarget, id, hooks.mention) }, avatar(who, "small"), h("span", { css: nameColour(id) ? { color: nameColour(id) } : {} }, who.name), who.bot ? h("span", { class: "badge-app" }, t("app")) : null, away ? h("span", { class: "muted" }, t("offline")) : null);
}

// ---- the line above the messages

export function drawHeader() {
  const place = channel();
  const waiting = [...state.channels.keys()].filter((id) => id !== state.current).some((id) => unread(id).any);
  const open = h("button", { type: "button", class: "icon-button open-nav", "aria-label": t("menu"), onclick: hooks.openNav, data: { key: "nav" } }, icon("menu"), waiting ? h("span", { class: "dot" }) : null);
  const sign = place ? (place.type === DM ? avatar(person(state.place.bot.id), "small") : icon(THREADS.includes(place.type) ? "thread" : place.private ? "lock" : "hash")) : null;
  const title = h("h1", { class: "place-name" }, sign, channelName(place));
  const topic = place?.topic ? h("span", { class: "topic muted" }, place.topic) : null;
  const seat = h("button", { type: "button", class: "you", onclick: hooks.openNav, "aria-label": t("you_are", { name: me().name }), data: { key: "you" } }, avatar(me(), "small"), h("span", null, me().name));
  keepFocus($("header"), [open, title, topic, h("span", { class: "grow" }), seat].filter(Boolean), (el) => el.dataset.key);
  const banner = $("banner");
  const text = !state.connected ? t("reconnecting") : !state.place.bot.online ? t("bot_offline") : "";
  banner.hidden = !text;
  if (banner.textContent !== text) banner.textContent = text;
}

// Replace an element's children, but leave the keyboard where it was.
function keepFocus(box, children, keyOf) {
  const active = box.contains(document.activeElement) ? keyOf(document.activeElement) : null;
  const top = box.querySelector("nav")?.scrollTop ?? 0;
  box.replaceChildren(...children);
  const nav = box.querySelector("nav");
  if (nav) nav.scrollTop = top;
  if (active) [...box.querySelectorAll("button, a")].find((el) => keyOf(el) === active)?.focus({ preventScroll: true });
}

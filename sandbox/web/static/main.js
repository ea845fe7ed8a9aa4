// The page: wiring of its parts.

import { composerHooks, drawComposer, initComposer } from "./composer.js";
import { $, newer } from "./dom.js";
import { connect } from "./net.js";
import { closePopup, popupIsOpen } from "./popup.js";
import { drawHeader, drawMembers, drawRail, drawSidebar, initSidebar, rememberSeen, seatAddress } from "./sidebar.js";
import { changed, channel, channelName, guildOf, me, messagesOf, onChange, state, unread } from "./state.js";
import { drawTimeline, initTimeline } from "./timeline.js";
import { speak, t } from "./words.js";

const address = new URL(location.href);
let navBack = null;
let wanted = null;

function goto(id) {
  if (!state.channels.has(id)) return;
  closePopup("outside");
  closeNav();
  state.keepUnread = null;
  state.current = id;
  const mark = state.marks[id] ?? "0";
  const fresh = messagesOf(id).some((m) => newer(m.id, mark) > 0);
  state.newFrom = fresh ? mark : null;
  address.searchParams.set("channel", id);
  history.replaceState(null, "", address);
  changed();
}

function chooseChannel() {
  if (state.current && state.channels.has(state.current)) return;
  const wanted = address.searchParams.get("channel");
  const text = [...state.channels.values()].filter((c) => c.guild_id && c.type === 0).sort((a, b) => a.position - b.position);
  const first = state.channels.has(wanted) ? wanted : text[0]?.id ?? [...state.channels.keys()][0];
  if (first) goto(first);
  else state.current = null;
}

function draw() {
  if (!state.place) return;
  speak(me().locale);
  if (state.channels.has(wanted)) {
    goto(wanted);
    wanted = null;
  }
  chooseChannel();
  drawRail();
  drawSidebar();
  drawHeader();
  drawTimeline();
  drawComposer();
  drawMembers();
  rememberSeen();
  const calls = [...state.channels.keys()].reduce((sum, id) => sum + unread(id).calls, 0);
  const where = [channelName(channel()), guildOf(channel())?.name].filter(Boolean).join(" · ");
  document.title = `${calls ? `(${calls}) ` : ""}${me().name} · ${where}`;
  $("rail").setAttribute("aria-label", t("play_as", { name: "…" }));
  document.body.dataset.ready = "yes";
}

// ---- the drawer of narrow screens

function openNav() {
  document.body.classList.add("nav-open");
  $("shade").hidden = false;
  navBack = document.activeElement;
  ($("sidebar").querySelector(".channel.here") ?? $("sidebar").querySelector("button"))?.focus();
}

function closeNav() {
  if (!document.body.classList.contains("nav-open")) return;
  document.body.classList.remove("nav-open");
  $("shade").hidden = true;
  if (navBack?.isConnected) navBack.focus();
}

// ---- keys that work everywhere

function onKey(event) {
  if (event.defaultPrevented || document.querySelector("dialog[open]") || popupIsOpen()) return;
  if (event.key === "Escape") closeNav();
  if (event.altKey && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    event.preventDefault();
    const rows = [...document.querySelectorAll("#sidebar .channel")].map((el) => el.dataset.channel).filter((id) => state.channels.has(id));
    const at = rows.indexOf(state.current) + (event.key === "ArrowDown" ? 1 : -1);
    goto(rows[(at + rows.length) % rows.length]);
  }
  if (event.altKey && /^Digit[1-9]$/.test(event.code)) {
    const seat = state.place?.seats[Number(event.code.slice(5)) - 1];
    if (seat) location.search = seatAddress(seat);
  }
  const typing = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
  const busy = document.activeElement?.closest("input, textarea, select, [contenteditable]");
  if (typing && !busy) composerHooks.focus(); // whoever begins to type means the message box
}

initSidebar({ goto, openNav, mention: (id) => composerHooks.mention(id) });
initTimeline({ onReply: (m) => composerHooks.reply(m), onEdit: (m) => composerHooks.edit(m), onMention: (id) => composerHooks.mention(id) });
initComposer();
onChange(draw);
document.addEventListener("keydown", onKey);
document.addEventListener("goto", (event) => {
  wanted = event.detail; // a new channel may be announced a moment later
  changed();
});
document.addEventListener("click", (event) => {
  const place = event.target.closest("[data-goto]");
  if (place) goto(place.dataset.goto);
  const command = event.target.closest("button[data-command]");
  if (command) composerHooks.command(command.dataset.command);
  const run = event.target.closest("button[data-run]");
  if (run) composerHooks.run(run.dataset.run);
});
$("shade").addEventListener("click", closeNav);
connect();

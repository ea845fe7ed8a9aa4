// The box at the bottom: messages, and the way into commands.

import { $, avatar, h, icon } from "./dom.js";
import { CommandForm, leavesOf } from "./slash.js";
import { sendCommand } from "./interact.js";
import { ListBox } from "./listbox.js";
import { act, fetchCommands } from "./net.js";
import { changed, channel, channelName, guildOf, me, messagesOf, person, state } from "./state.js";
import { t } from "./words.js";

const drafts = new Map(); // channel id -> what was typed there
let parts = {};
let shown = null; // the channel the box is for
let form = null; // a command being filled in
let answering = null; // {kind: "reply" | "edit", message}
let files = [];
let leaves = [];
let list = null;
let told = 0;

export const composerHooks = {
  focus: () => (form ? form.focus() : parts.text.focus()),
  reply: (message) => answer("reply", message),
  edit: (message) => answer("edit", message),
  mention: (id) => insert(`@${person(id).name} `),
  command: (path) => begin(path),
  run: (path) => run(path),
};

export function initComposer() {
  const text = h("textarea", { rows: "1", class: "message-box", autocomplete: "off", spellcheck: "true", "aria-autocomplete": "list" });
  const picker = h("input", { type: "file", multiple: true, class: "sr", tabindex: "-1", "aria-hidden": "true" });
  const attach = h("button", { type: "button", class: "icon-button", onclick: () => picker.click() }, icon("plus"));
  const send = h("button", { type: "button", class: "icon-button send", onclick: () => submit() }, icon("send"));
  const box = h("div", { class: "composer-box" }, attach, picker, text, send);
  parts = { text, attach, send, box, suggest: h("div", { class: "suggest", hidden: true }), note: h("div", { class: "composer-note", hidden: true }), files: h("div", { class: "composer-files", hidden: true }), typing: h("div", { class: "typing-line", "aria-live": "polite" }), slot: h("div") };
  parts.slot.append(box);
  $("composer").append(parts.suggest, parts.note, parts.files, parts.slot, parts.typing);
  list = new ListBox({ label: "", onPick: picked });
  list.belongsTo(text);
  text.addEventListener("input", () => {
    grow();
    suggest();
    tellTyping();
  });
  text.addEventListener("keydown", onKey);
  text.addEventListener("blur", () => setTimeout(() => document.activeElement !== text && !form && hideSuggest(), 150));
  text.addEventListener("paste", (event) => event.clipboardData?.files.length && addFiles(event.clipboardData.files));
  picker.addEventListener("change", () => {
    addFiles(picker.files);
    picker.value = "";
  });
}

export function drawComposer() {
  const place = channel();
  if (!place) return;
  if (shown !== place.id) {
    if (shown) drafts.set(shown, parts.text.value);
    shown = place.id;
    leave();
    answering = null;
    files = [];
    parts.text.value = drafts.get(shown) ?? "";
    grow();
  }
  const name = place.type === 1 ? `@${channelName(place)}` : `#${channelName(place)}`;
  parts.text.placeholder = place.writable ? t("message_to", { place: name }) : t("no_writing");
  parts.text.setAttribute("aria-label", `${parts.text.placeholder}. ${t("tip")}`);
  parts.text.disabled = parts.attach.disabled = !place.writable;
  for (const [el, words] of [[parts.attach, t("attach")], [parts.send, t("send")]]) {
    el.title = words;
    el.setAttribute("aria-label", words);
  }
  drawNote();
  drawFiles();
  drawTyping();
}

function drawTyping() {
  const names = [...new Set(state.typing.filter((one) => one.channel === state.current && one.until > Date.now()).map((one) => person(one.who).name))];
  const key = names.length > 2 ? "typing_n" : `typing_${names.length}`;
  const dots = h("span", { class: "dots" }, h("i"), h("i"), h("i"));
  const text = names.length ? t(key, { a: names[0], b: names[1] }) : "";
  if (parts.typing.textContent !== text) parts.typing.replaceChildren(...(text ? [dots, text] : []));
}

function drawNote() {
  parts.note.hidden = !answering;
  if (!answering) return;
  const text = answering.kind === "reply" ? t("replying", { name: answering.message.author.name }) : t("editing");
  parts.note.replaceChildren(h("span", null, text), h("button", { type: "button", class: "icon-button", "aria-label": t("cancel"), onclick: () => stopAnswering() }, icon("close")));
}

function drawFiles() {
  parts.files.hidden = !files.length;
  parts.files.replaceChildren(...files.map((file) => h("span", { class: "composer-file" }, icon("file"), file.name, h("button", { type: "button", class: "icon-button", "aria-label": `${t("remove")}: ${file.name}`, onclick: () => addFiles([], file) }, icon("close")))));
}

function addFiles(more, without = null) {
  files = [...files.filter((file) => file !== without), ...more];
  drawFiles();
  parts.text.focus();
}

function answer(kind, message) {
  leave();
  answering = { kind, message };
  if (kind === "edit") parts.text.value = message.content ?? "";
  grow();
  drawNote();
  parts.text.focus();
}

function stopAnswering() {
  if (answering?.kind === "edit") parts.text.value = "";
  answering = null;
  grow();
  drawNote();
}

function insert(words) {
  leave();
  const { text } = parts;
  text.setRangeText(words, text.selectionStart, text.selectionEnd, "end");
  text.focus();
  grow();
}

function grow() {
  const { text, send } = parts;
  text.style.height = "auto";
  text.style.height = `${Math.min(text.scrollHeight, innerHeight * 0.4)}px`;
  send.classList.toggle("ready", Boolean(text.value.trim() || files.length));
}

function tellTyping() {
  if (!parts.text.value.trim() || parts.text.value.startsWith("/") || Date.now() - told < 8000) return;
  told = Date.now();
  act("typing", { channel: state.current });
}

// ---- sending

// Names after @ and # become mentions, the longest name first.
function withMentions(text) {
  const guild = guildOf(channel());
  const names = [
    ...(guild ? Object.keys(guild.members) : []).map((id) => [`@${person(id).name}`, `<@${id}>`]),
    ...(guild?.roles ?? []).filter((role) => role.id !== guild.id).map((role) => [`@${role.name}`, `<@&${role.id}>`]),
    ...[...state.channels.values()].filter((c) => c.guild_id === guild?.id).map((c) => [`#${c.name}`, `<#${c.id}>`]),
  ].sort((a, b) => b[0].length - a[0].length);
  return names.reduce((out, [name, code]) => out.replace(new RegExp(`(^|\\s)${RegExp.escape?.(name) ?? name.replace(/[^\w@#]/g, "\\$&")}(?![\\w-])`, "g"), `$1${code}`), text);
}

async function submit() {
  if (form) return form.submit();
  const { text } = parts;
  const body = text.value.trim();
  if (!body && !files.length) return;
  const sent = files, way = answering;
  text.value = "";
  files = [];
  answering = null;
  state.newFrom = null;
  told = 0;
  hideSuggest();
  grow();
  changed();
  const content = withMentions(body);
  const result =
    way?.kind === "edit"
      ? await act("edit", { message: way.message.id, text: content })
      : await act("write", { channel: state.current, text: content, reply_to: way?.message.id ?? null }, sent.length ? { files: sent } : null);
  if (result.outcome !== "done") {
    text.value = text.value || body; // nothing that was typed is lost
    parts.note.hidden = false;
    parts.note.replaceChildren(h("span", { class: "failed", role: "alert" }, result.why));
    grow();
  }
}

function onKey(event) {
  const open = !parts.suggest.hidden;
  if (open && list.key(event)) return;
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    if (open && list.current()) list.pick();
    else submit();
  } else if (event.key === "Tab" && open && list.current()) {
    event.preventDefault();
    list.pick();
  } else if (event.key === "Escape") {
    if (open) hideSuggest();
    else if (answering) stopAnswering();
    else return;
    event.preventDefault();
  } else if (event.key === "ArrowUp" && !parts.text.value) {
    const own = messagesOf(state.current).filter((m) => m.author.id === me().id && !m.ephemeral).at(-1);
    if (own) {
      event.preventDefault();
      answer("edit", own);
    }
  }
}

// ---- suggestions while typing

function hideSuggest() {
  parts.suggest.hidden = true;
}

function offer(items, empty) {
  if (!items.length && !empty) return hideSuggest();
  list.show(items.length ? items : [{ header: empty }], { none: 0 });
  parts.suggest.replaceChildren(list.el);
  parts.suggest.hidden = false;
}

async function suggest() {
  const { text } = parts;
  const typed = text.value;
  if (/^\/[^\n]*$/.test(typed) && answering?.kind !== "edit") {
    if (typed.length <= 1 || !leaves.length) leaves = leavesOf(await fetchCommands(state.current), me().locale);
    if (text.value !== typed) return;
    return offer(matching(typed.slice(1)), typed.length === 1 ? t("no_commands") : null);
  }
  const found = /(?:^|\s)([@#])([^\s@#]*)$/.exec(typed.slice(0, text.selectionStart));
  const guild = guildOf(channel());
  if (!found || !guild) return hideSuggest();
  const wanted = found[2].toLowerCase();
  const people = () => Object.keys(guild.members).map(person).map((p) => ({ key: `@${p.id}`, name: p.name, label: p.name, icon: avatar(p, "small"), sign: "@" }));
  const places = () => [...state.channels.values()].filter((c) => c.guild_id === guild.id).map((c) => ({ key: `#${c.id}`, name: c.name, label: c.name, icon: icon("hash"), sign: "#" }));
  const items = (found[1] === "@" ? people() : places()).filter((item) => item.name.toLowerCase().startsWith(wanted));
  offer(items.map((item) => ({ ...item, replaces: found[2].length + 1 })), null);
}

function matching(typed) {
  const wanted = typed.trimStart().toLowerCase();
  const rank = (leaf) => {
    const name = leaf.shown.toLowerCase();
    if (name.startsWith(wanted) || leaf.path.startsWith(wanted)) return 0;
    if (name.split(" ").some((word) => word.startsWith(wanted))) return 1;
    return name.includes(wanted) ? 2 : 3;
  };
  const found = leaves.map((leaf) => [rank(leaf), leaf]).filter(([points]) => points < 3);
  found.sort((a, b) => a[0] - b[0]);
  const bot = person(state.place.bot.id);
  return found.map(([, leaf]) => ({
    key: leaf.path, leaf, icon: avatar(bot, "small"), description: leaf.about,
    label: [h("strong", null, `/${leaf.shown}`), ...leaf.options.filter((o) => o.required).map((o) => h("span", { class: "option-chip" }, o.shown))],
    right: bot.name,
  }));
}

function picked(item) {
  if (item.leaf) return start(item.leaf);
  const { text } = parts;
  const end = text.selectionStart;
  text.setRangeText(`${item.sign}${item.name} `, end - item.replaces, end, "end");
  hideSuggest();
  text.focus();
  grow();
}

// ---- filling in a command

// A command that needs nothing filled in is sent at once.
async function run(path) {
  leaves = leavesOf(await fetchCommands(state.current), me().locale);
  const leaf = leaves.find((one) => one.path === path);
  if (!leaf || leaf.options.some((option) => option.required)) return begin(path);
  sendCommand("command", { channel: state.current, path, values: {} }, `/${leaf.shown}`);
}

async function begin(path) {
  leaves = leavesOf(await fetchCommands(state.current), me().locale);
  const leaf = leaves.find((one) => one.path === path || one.shown === path);
  if (leaf) return start(leaf);
  leave();
  parts.text.value = `/${path}`;
  parts.text.focus();
  suggest();
}

function start(leaf) {
  parts.text.value = "";
  hideSuggest();
  form = new CommandForm(leaf, { channel: state.current, suggest: parts.suggest, onLeave: (words) => leave(words) });
  parts.slot.replaceChildren(form.el);
  form.begin();
}

function leave(words = null) {
  if (!form) return;
  form = null;
  parts.slot.replaceChildren(parts.box);
  hideSuggest();
  if (words !== null) {
    parts.text.value = words;
    parts.text.focus();
    grow();
    if (words) suggest();
  }
}

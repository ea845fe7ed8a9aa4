// The small menus of messages and people, with the bot's own commands among them.

import { sendCommand } from "./interact.js";
import { act, fetchCommands } from "./net.js";
import { menu } from "./popup.js";
import { changed, me, person, state } from "./state.js";
import { localized, t } from "./words.js";

const EMOJI = ["👍", "👎", "❤️", "😂", "😮", "😢", "🎉", "👀", "✅", "❌", "🔥", "🐪"];

export function reactionMenu(anchor, message) {
  menu(anchor, EMOJI.map((emoji) => ({ label: emoji, run: () => act("react", { message: message.id, emoji }) })), t("react"));
  document.querySelector(".popup.menu")?.classList.add("emoji-menu");
}

export async function messageMenu(anchor, message, { onReply, onEdit }) {
  const own = message.author.id === me().id;
  const place = state.channels.get(message.channel_id);
  const entries = [];
  if (!message.ephemeral) {
    entries.push({ label: t("reply"), run: () => onReply(message) });
    entries.push({ label: t("react"), run: () => reactionMenu(anchor, message) });
    if (own) entries.push({ label: t("edit"), run: () => onEdit(message) });
    if (own || place?.moderates) entries.push({ label: t("delete"), run: () => act("delete", { message: message.id }) });
    entries.push({ label: t("mark_unread"), run: () => markUnread(message) });
    entries.push(...(await appEntries(3, message.channel_id, message.id)));
  } else entries.push({ label: t("dismiss"), run: () => act("dismiss", { message: message.id }) });
  menu(anchor, entries, t("more"));
}

async function markUnread(message) {
  state.newFrom = String(BigInt(message.id) - 1n);
  state.keepUnread = message.channel_id; // until the channel is opened again
  await act("unread", { channel: message.channel_id, message: message.id });
  changed();
}

export async function personMenu(anchor, id, onMention) {
  const entries = [{ header: person(id).name }];
  if (onMention) entries.push({ label: t("mention"), run: () => onMention(id) });
  if (id === state.place.bot.id) entries.push({ label: t("open_dm", { name: person(id).name }), run: openDm });
  if (state.current) entries.push(...(await appEntries(2, state.current, id)));
  menu(anchor, entries, person(id).name);
}

export async function openDm() {
  const answer = await act("dm", {});
  if (answer.channel) document.dispatchEvent(new CustomEvent("goto", { detail: answer.channel }));
}

async function appEntries(kind, channel, target) {
  const commands = (await fetchCommands(channel)).filter((command) => command.type === kind);
  if (!commands.length) return [];
  const entry = (command) => ({
    label: localized(command, "name", me().locale),
    run: () => sendCommand("menu", { channel, name: command.name, target, of_message: kind === 3 }, command.name),
  });
  return [{ header: t("apps") }, ...commands.map(entry)];
}

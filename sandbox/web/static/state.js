// What the page knows. Everything in it came over this user's own connection.

import { newer } from "./dom.js";

export const state = {
  user: new URLSearchParams(location.search).get("user"),
  place: null, // me, bot, guilds, people, seats, channels
  people: new Map(),
  channels: new Map(),
  messages: new Map(), // channel id -> Map of message id -> message
  older: new Map(), // channel id -> there are older messages on the server
  marks: {},
  typing: [],
  current: null, // id of the open channel
  newFrom: null, // the mark when the channel was opened: where the line "NEW" stands
  connected: false,
  local: [], // commands under way or failed: {key, channel, after, text, failed}
  waiting: new Map(), // message id -> custom id whose answer is awaited
  failed: new Map(), // message id -> the words under it
  chosen: new Map(), // "message:custom id" -> values the user has just picked
};

const listeners = new Set();
let due = false;

export function onChange(listener) {
  listeners.add(listener);
}

// Many changes come together: draw once.
export function changed() {
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    for (const listener of listeners) listener();
  });
}

export function take(change) {
  switch (change.kind) {
    case "place":
      state.place = change;
      state.people = new Map(change.people.map((person) => [person.id, person]));
      state.channels = new Map(change.channels.map((channel) => [channel.id, channel]));
      break;
    case "left":
      state.messages.delete(change.channel);
      break;
    case "older":
    case "messages": {
      const known = state.messages.get(change.channel) ?? new Map();
      for (const id of change.gone ?? []) known.delete(id);
      for (const message of change.messages) {
        known.set(message.id, message);
        forget(message.id);
      }
      const ordered = [...known.entries()].sort(([a], [b]) => newer(a, b));
      state.messages.set(change.channel, new Map(ordered));
      if (change.kind === "older") state.older.set(change.channel, change.messages.length >= 40);
      else if ("older" in change) state.older.set(change.channel, change.older);
      break;
    }
    case "marks":
      state.marks = change.marks;
      break;
    case "typing":
      state.typing = change.typing.map(([channel, who]) => ({ channel, who, until: Date.now() + 10000 }));
      setTimeout(changed, 10050);
      break;
  }
}

// What the page remembered about a message ends when the bot changes the message.
function forget(id) {
  for (const key of state.chosen.keys()) if (key.startsWith(`${id}:`)) state.chosen.delete(key);
  state.failed.delete(id);
}

export const me = () => state.place.me;
export const channel = () => state.channels.get(state.current);
export const messagesOf = (id) => [...(state.messages.get(id)?.values() ?? [])];
export const guildOf = (place) => state.place.guilds.find((guild) => guild.id === place?.guild_id);

export function person(id) {
  return state.people.get(id) ?? { id, name: "?", bot: false };
}

export function role(id) {
  for (const guild of state.place.guilds) {
    const found = guild.roles.find((one) => one.id === id);
    if (found) return found;
  }
  return null;
}

export function channelName(place) {
  if (!place) return "";
  return place.type === 1 ? person(state.place.bot.id).name : place.name;
}

export function unread(id) {
  const mark = state.marks[id] ?? "0";
  const fresh = messagesOf(id).filter((m) => newer(m.id, mark) > 0 && m.author.id !== me().id && !m.ephemeral);
  const private_ = state.channels.get(id)?.type === 1;
  return { any: fresh.length > 0, calls: fresh.filter((m) => private_ || m.rings).length };
}

// A member's colour is that of the highest role that has one.
export function nameColour(id) {
  const guild = guildOf(channel()) ?? state.place.guilds[0];
  const roles = (guild?.members[id] ?? []).map((key) => guild.roles.find((one) => one.id === key));
  const best = roles.filter((one) => one?.color).sort((a, b) => b.position - a.position)[0];
  return best ? `#${best.color.toString(16).padStart(6, "0")}` : null;
}

// The two ways to the server: events of this user, acts of this user.

import { changed, state, take } from "./state.js";

const query = `user=${encodeURIComponent(state.user)}`;
let socket = null;
let pause = 300;

export function connect() {
  socket = new WebSocket(`ws://${location.host}/web/events?${query}`);
  socket.onopen = () => {
    state.connected = true;
    state.messages.clear(); // a new connection tells everything anew
    pause = 300;
    changed();
  };
  socket.onmessage = (event) => {
    for (const change of JSON.parse(event.data)) take(change);
    changed();
  };
  socket.onclose = () => {
    state.connected = false;
    changed();
    setTimeout(connect, pause);
    pause = Math.min(pause * 2, 5000);
  };
}

export function askOlder(channel, before) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ channel, before }));
}

// Answers {outcome: "done" | "failed" | "refused", …}; it never throws.
export async function act(name, body, files = null) {
  let content = JSON.stringify(body);
  let headers = { "Content-Type": "application/json" };
  if (files && Object.keys(files).length) {
    const form = new FormData();
    form.append("body", content);
    for (const [field, list] of Object.entries(files)) for (const file of list) form.append(field, file, file.name);
    content = form;
    headers = {};
  }
  try {
    const answer = await fetch(`/web/act/${name}?${query}`, { method: "POST", headers, body: content });
    if (!answer.ok) return { outcome: "failed", why: await answer.text() };
    return await answer.json();
  } catch (error) {
    return { outcome: "failed", why: String(error) };
  }
}

export async function fetchCommands(channel) {
  try {
    const answer = await fetch(`/web/commands?${query}&channel=${channel}`);
    return answer.ok ? (await answer.json()).commands : [];
  } catch {
    return [];
  }
}

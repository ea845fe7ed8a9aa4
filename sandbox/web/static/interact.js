// Acts that the bot must answer, and what the client shows meanwhile and when no answer comes.

import { openModal } from "./modal.js";
import { act } from "./net.js";
import { changed, messagesOf, state } from "./state.js";
import { t } from "./words.js";

// Use a component of a message.
export async function interact(message, customId, name, more) {
  state.waiting.set(message.id, customId);
  state.failed.delete(message.id);
  changed();
  const answer = await act(name, { message: message.id, custom_id: customId, ...more });
  state.waiting.delete(message.id);
  if (answer.outcome === "failed") state.failed.set(message.id, t("failed_click"));
  if (answer.outcome === "refused") state.failed.set(message.id, answer.why);
  if (answer.outcome !== "done") state.chosen.delete(`${message.id}:${customId}`);
  changed();
  if (answer.modal) openModal(answer.modal, answer.interaction);
}

let counter = 0;

// Send a command, slash or of a context menu; `text` stands in the channel until the bot has answered.
export async function sendCommand(name, body, text, files = null) {
  const local = { key: `local${++counter}`, channel: body.channel, after: messagesOf(body.channel).at(-1)?.id ?? "0", text, failed: null };
  const timer = setTimeout(() => {
    state.local.push(local); // a quick answer comes without this line
    changed();
  }, 250);
  const answer = await act(name, body, files);
  clearTimeout(timer);
  state.local = state.local.filter((one) => one !== local);
  if (answer.outcome !== "done") {
    local.failed = answer.outcome === "failed" ? t("failed_command") : answer.why;
    state.local.push(local);
  }
  changed();
  if (answer.modal) openModal(answer.modal, answer.interaction);
  return answer;
}

export function dismissLocal(key) {
  state.local = state.local.filter((one) => one.key !== key);
  changed();
}

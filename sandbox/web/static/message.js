// One message.

import { avatar, h, icon } from "./dom.js";
import { components } from "./components.js";
import { embed } from "./embed.js";
import { dismissLocal } from "./interact.js";
import { markdown, plainText } from "./markdown.js";
import { attachments } from "./media.js";
import { messageMenu, personMenu, reactionMenu } from "./menus.js";
import { act } from "./net.js";
import { nameColour, person, state } from "./state.js";
import { spoken, t } from "./words.js";

const PINNED = 6, THREAD_CREATED = 18, V2 = 1 << 15, TOKEN_LIVES = 15 * 60 * 1000;

export function messageElement(message, grouped, { onReply, onEdit, onMention }) {
  if (message.type === PINNED || message.type === THREAD_CREATED) return systemMessage(message);
  const author = person(message.author.id).name === "?" ? message.author : { ...message.author, name: person(message.author.id).name };
  const head = grouped ? null : heading(message, author, onMention);
  const classes = ["message", grouped ? "grouped" : "", message.rings ? "rings" : "", message.ephemeral ? "ephemeral" : ""];
  return h(
    "article",
    { class: classes.filter(Boolean).join(" "), data: { id: message.id }, "aria-label": `${author.name}, ${stamp(message.timestamp)}` },
    message.command ? commandLine(message.command, onMention) : "reply" in message ? replyLine(message.reply) : null,
    grouped ? h("time", { class: "gutter-time" }, clock(message.timestamp)) : h("button", { type: "button", class: "avatar-button", tabindex: "-1", "aria-label": author.name, onclick: (e) => personMenu(e.currentTarget, author.id, onMention) }, avatar(author)),
    h("div", { class: "message-main" }, head, body(message), after(message)),
    message.loading ? null : tools(message, { onReply, onEdit }),
  );
}

function heading(message, author, onMention) {
  return h(
    "header",
    { class: "message-head" },
    h("button", { type: "button", class: "name", css: nameColour(author.id) ? { color: nameColour(author.id) } : {}, onclick: (event) => personMenu(event.currentTarget, author.id, onMention) }, author.name),
    author.bot ? h("span", { class: "badge-app" }, t("app")) : null,
    h("time", { class: "muted when", datetime: message.timestamp, title: new Date(message.timestamp).toLocaleString(spoken()) }, stamp(message.timestamp)),
  );
}

function body(message) {
  if (message.loading) {
    const late = Date.now() - new Date(message.timestamp) > TOKEN_LIVES;
    if (late) return h("div", { class: "failed" }, t("failed_command"));
    return h("div", { class: "thinking" }, h("span", { class: "dots" }, h("i"), h("i"), h("i")), t("thinking", { bot: person(message.author.id).name }));
  }
  const parts = message.components ?? [];
  const v2 = message.flags & V2;
  const used = v2 ? JSON.stringify(parts) : "";
  const files = (message.attachments ?? []).filter((file) => !used.includes(file.url));
  const edited = message.edited_timestamp && !message.ephemeral ? h("span", { class: "edited" }, t("edited")) : null;
  return [
    message.message_snapshots ? message.message_snapshots.map(({ message: copy }) => h("div", { class: "forwarded" }, h("div", { class: "muted" }, t("forwarded")), h("div", { class: "md" }, markdown(copy.content ?? "")))) : null,
    message.content ? h("div", { class: `content md${onlyEmoji(message.content) ? " jumbo" : ""}` }, markdown(message.content), edited) : null,
    files.length ? attachments(files) : null,
    (message.embeds ?? []).map(embed),
    message.poll ? poll(message) : null,
    h("div", { class: `components${v2 ? " v2" : ""}` }, components(parts, message)),
    !message.content && edited ? edited : null,
  ];
}

const onlyEmoji = (text) => text.length < 40 && /^(\p{Extended_Pictographic}|\uFE0F|\u200D|\s)+$/u.test(text);

function after(message) {
  return [
    state.failed.has(message.id) ? h("div", { class: "failed", role: "alert" }, state.failed.get(message.id)) : null,
    message.reactions ? h("div", { class: "reactions" }, message.reactions.map((one) => reaction(message, one))) : null,
    message.thread ? h("button", { type: "button", class: "thread-link", data: { goto: message.thread.id } }, icon("thread"), message.thread.name) : null,
    message.ephemeral
      ? h("div", { class: "only-you" }, icon("eye"), t("only_you"), " • ", h("button", { type: "button", class: "link", onclick: () => act("dismiss", { message: message.id }) }, t("dismiss")))
      : null,
  ];
}

function reaction(message, one) {
  return h("button", { type: "button", class: `reaction${one.mine ? " mine" : ""}`, "aria-pressed": String(one.mine), onclick: () => act("react", { message: message.id, emoji: one.emoji, take_back: one.mine }) }, h("span", { class: "emoji" }, one.emoji), ` ${one.count}`);
}

function tools(message, { onReply, onEdit }) {
  const more = (event) => messageMenu(event.currentTarget, message, { onReply, onEdit });
  const quick = message.ephemeral ? [] : [["smile", t("react"), (event) => reactionMenu(event.currentTarget, message)], ["reply", t("reply"), () => onReply(message)]];
  return h("div", { class: "tools" }, quick.map(([name, label, run]) => h("button", { type: "button", class: "icon-button", "aria-label": label, title: label, onclick: run }, icon(name))), h("button", { type: "button", class: "icon-button", "aria-label": t("more"), title: t("more"), onclick: more }, icon("more")));
}

function commandLine(command, onMention) {
  const who = person(command.user);
  return h("div", { class: "reply-line" }, avatar(who, "tiny"), h("button", { type: "button", class: "name", css: nameColour(who.id) ? { color: nameColour(who.id) } : {}, onclick: (e) => personMenu(e.currentTarget, who.id, onMention) }, who.name), ` ${t("used")} `, h("span", { class: "command-chip", title: command.line, tabindex: "0" }, command.slash ? `/${command.name}` : command.name));
}

function replyLine(reply) {
  if (!reply) return h("div", { class: "reply-line" }, icon("reply"), h("em", null, t("deleted_reply")));
  const who = person(reply.author).name === "?" ? { id: reply.author, name: reply.name } : person(reply.author);
  const text = plainText(reply.content) || (reply.parts ? t("click_to_see") : "");
  return h("button", { type: "button", class: "reply-line", data: { jump: reply.id } }, avatar(who, "tiny"), h("span", { class: "name", css: nameColour(who.id) ? { color: nameColour(who.id) } : {} }, who.name), h("span", { class: "reply-text" }, text));
}

function systemMessage(message) {
  const name = person(message.author.id).name;
  const text = message.type === PINNED ? t("pinned", { name }) : t("started_thread", { name, thread: message.content ?? "" });
  return h("article", { class: "message system", data: { id: message.id } }, icon(message.type === PINNED ? "link" : "thread"), h("div", null, text, " ", h("time", { class: "muted when" }, stamp(message.timestamp))));
}

// A command that is on its way, or that nobody answered.
export function localElement(local) {
  const bot = person(state.place.bot.id);
  return h(
    "article",
    { class: "message local", data: { id: local.key } },
    h("div", { class: "reply-line" }, avatar(person(state.place.me.id), "tiny"), h("span", { class: "name" }, state.place.me.name), ` ${t("used")} `, h("span", { class: "command-chip" }, local.text)),
    avatar(bot),
    h(
      "div",
      { class: "message-main" },
      h("header", { class: "message-head" }, h("span", { class: "name" }, bot.name), h("span", { class: "badge-app" }, t("app"))),
      local.failed
        ? [h("div", { class: "failed", role: "alert" }, local.failed), h("div", { class: "only-you" }, icon("eye"), t("only_you"), " • ", h("button", { type: "button", class: "link", onclick: () => dismissLocal(local.key) }, t("dismiss")))]
        : h("div", { class: "thinking" }, h("span", { class: "dots" }, h("i"), h("i"), h("i")), t("sending_command")),
    ),
  );
}

function poll(message) {
  const { question, answers, results, mine } = message.poll;
  const counts = Object.fromEntries(results.answer_counts.map((one) => [one.id, one.count]));
  const total = results.answer_counts.reduce((sum, one) => sum + one.count, 0);
  const row = (answer) => {
    const count = counts[answer.answer_id] ?? 0;
    const on = mine.includes(answer.answer_id);
    const vote = () => act("vote", { message: message.id, answer: on ? null : answer.poll_media.text });
    return h("button", { type: "button", class: `poll-answer${on ? " mine" : ""}`, "aria-pressed": String(on), disabled: results.is_finalized, css: { "--share": `${total ? (100 * count) / total : 0}%` }, onclick: vote }, h("span", null, answer.poll_media.text), h("span", null, t("votes", { n: count })));
  };
  return h("div", { class: "poll" }, h("strong", null, question.text), answers.map(row), results.is_finalized ? h("div", { class: "muted" }, t("poll_over")) : null);
}

// ---- times

export const clock = (iso) => new Intl.DateTimeFormat(spoken(), { timeStyle: "short" }).format(new Date(iso));

export function stamp(iso) {
  const moment = new Date(iso), now = new Date();
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(moment).setHours(0, 0, 0, 0)) / 86400000);
  if (days === 0) return t("today", { time: clock(iso) });
  if (days === 1) return t("yesterday", { time: clock(iso) });
  return new Intl.DateTimeFormat(spoken(), { dateStyle: "short", timeStyle: "short" }).format(moment);
}

// Discord's markdown, as elements.

import { h } from "./dom.js";
import { channelName, me, person, role, state } from "./state.js";
import { spoken, t } from "./words.js";

export function markdown(text) {
  return blocks(text.replace(/\r\n?/g, "\n"), true);
}

// ---- blocks: code, quotes, headings, lists, lines

function blocks(text, quotes) {
  const out = [];
  const lines = text.split("\n");
  let plain = [];
  let soft = false; // a block needs no line break after it
  const flush = () => {
    if (!plain.length) return;
    out.push(...inline(plain.join("\n")));
    plain = [];
  };
  const block = (...nodes) => {
    flush();
    out.push(...nodes);
    soft = true;
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    const rest = lines.slice(i).join("\n");
    let found;
    if ((found = /^```(?:([\w+-]+)\n)?\n?([\s\S]+?)\n?```/.exec(rest))) {
      block(h("pre", { class: "code" }, h("code", null, found[2])));
      const used = found[0].split("\n").length - 1;
      const tail = lines[i + used].slice(found[0].split("\n").at(-1).length);
      i += used;
      if (tail.trim()) plain.push(tail);
    } else if (quotes && line.startsWith(">>> ")) {
      block(h("blockquote", null, blocks(rest.slice(4), false)));
      break;
    } else if (quotes && /^> ?/.test(line) && (line === ">" || line.startsWith("> "))) {
      const quoted = [];
      while (i < lines.length && (lines[i] === ">" || lines[i].startsWith("> "))) quoted.push(lines[i++].slice(2));
      i--;
      block(h("blockquote", null, blocks(quoted.join("\n"), false)));
    } else if ((found = /^(#{1,3}) +(.+?)(?: +#+)?$/.exec(line))) {
      block(h(`h${found[1].length}`, { class: "md-heading" }, inline(found[2])));
    } else if ((found = /^-# +(.+)$/.exec(line))) {
      block(h("div", { class: "md-small" }, inline(found[1])));
    } else if (/^ *([-*]|\d+\.) +\S/.test(line)) {
      const items = [];
      while (i < lines.length && (found = /^( *)([-*]|\d+\.) +(.+)$/.exec(lines[i]))) {
        items.push({ depth: found[1].length, number: /\d/.test(found[2]) ? parseInt(found[2], 10) : null, text: found[3] });
        i++;
      }
      i--;
      block(list(items));
    } else {
      if (plain.length === 0 && soft && line === "") {
        soft = false;
        out.push(h("div", { class: "md-gap" }));
        continue;
      }
      plain.push(line);
      soft = false;
    }
  }
  flush();
  return out;
}

function list(items) {
  const base = items[0].depth;
  const numbered = items[0].number !== null;
  const el = numbered ? h("ol", { start: String(items[0].number) }) : h("ul");
  for (let i = 0; i < items.length; i++) {
    const inner = [];
    const item = h("li", null, inline(items[i].text));
    while (i + 1 < items.length && items[i + 1].depth > base) inner.push(items[++i]);
    if (inner.length) item.append(list(inner));
    el.append(item);
  }
  return el;
}

// ---- inline: the first rule that matches at a place wins

const RULES = [
  [/^\\([^\w\s])/, (m) => m[1]],
  [/^(`+)([^`](?:[\s\S]*?[^`])?)\1(?!`)/, (m) => h("code", { class: "inline" }, m[2].trim() || m[2])],
  [/^<@!?(\d+)>/, (m) => userMention(m[1])],
  [/^<@&(\d+)>/, (m) => roleMention(m[1])],
  [/^<#(\d+)>/, (m) => channelMention(m[1])],
  [/^<\/([^:>]+):\d+>/, (m) => h("button", { type: "button", class: "mention", data: { command: m[1] } }, `/${m[1]}`)],
  [/^<t:(-?\d+)(?::([tTdDfFRsS]))?>/, (m) => timestamp(Number(m[1]), m[2] ?? "f")],
  [/^<a?:(\w+):\d+>/, (m) => h("span", { class: "emoji", title: `:${m[1]}:` }, `:${m[1]}:`)],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/, (m) => link(m[2], inline(m[1]))],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], m[1])],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"')\]!?]/, (m) => link(m[0], m[0])],
  [/^\|\|([\s\S]+?)\|\|/, (m) => spoiler(m[1])],
  [/^\*\*\*([\s\S]+?)\*\*\*(?!\*)/, (m) => h("strong", null, h("em", null, inline(m[1])))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m) => h("strong", null, inline(m[1]))],
  [/^__([\s\S]+?)__(?!_)/, (m) => h("u", null, inline(m[1]))],
  [/^~~([\s\S]+?)~~/, (m) => h("s", null, inline(m[1]))],
  [/^\*(?!\s)([\s\S]*?[^\s*])\*(?!\*)/, (m) => h("em", null, inline(m[1]))],
  [/^_(?!\s)([\s\S]*?[^\s_])_(?!\w)/, (m) => h("em", null, inline(m[1]))],
  [/^@(everyone|here)\b/, (m) => h("span", { class: "mention" }, m[0])],
];

export function inline(text) {
  const out = [];
  let plain = "";
  let i = 0;
  const flush = () => {
    if (plain) out.push(plain);
    plain = "";
  };
  while (i < text.length) {
    const rest = text.slice(i);
    const wordBefore = i > 0 && /\w/.test(text[i - 1]);
    let hit = null;
    if (/[\\`<[h|*_~@]/.test(text[i])) {
      for (const [pattern, make] of RULES) {
        if (wordBefore && (text[i] === "_" || text[i] === "h" || text[i] === "@")) break;
        const found = pattern.exec(rest);
        if (found) {
          hit = [found[0].length, make(found)];
          break;
        }
      }
    }
    if (hit) {
      flush();
      out.push(hit[1]);
      i += hit[0];
    } else plain += text[i++];
  }
  flush();
  return out;
}

function userMention(id) {
  const known = state.people.has(id);
  const own = id === me().id;
  return h("span", { class: `mention${own ? " own" : ""}`, data: { user: id } }, known ? `@${person(id).name}` : t("unknown_user"));
}

function roleMention(id) {
  const found = role(id);
  return h("span", { class: "mention" }, found ? `@${found.name}` : t("unknown_role"));
}

function channelMention(id) {
  const found = state.channels.get(id);
  if (!found) return h("span", { class: "mention" }, t("unknown_channel"));
  return h("button", { type: "button", class: "mention", data: { goto: id } }, `#${channelName(found)}`);
}

function link(url, children) {
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, children);
}

function spoiler(text) {
  const el = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": t("spoiler") }, h("span", null, inline(text)));
  const open = () => {
    el.classList.add("open");
    el.removeAttribute("role");
    el.removeAttribute("aria-label");
  };
  el.addEventListener("click", open);
  el.addEventListener("keydown", (event) => (event.key === "Enter" || event.key === " ") && open());
  return el;
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

function timestamp(seconds, style) {
  const moment = new Date(seconds * 1000);
  const full = new Intl.DateTimeFormat(spoken(), STYLES.F).format(moment);
  const text = style === "R" ? relative(seconds) : new Intl.DateTimeFormat(spoken(), STYLES[style]).format(moment);
  return h("time", { class: "stamp", title: full, datetime: moment.toISOString(), data: style === "R" ? { relative: String(seconds) } : {} }, text);
}

export function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const units = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
  const [unit, size] = units.find(([, length]) => Math.abs(away) >= length) ?? units.at(-1);
  return new Intl.RelativeTimeFormat(spoken(), { numeric: "auto" }).format(Math.round(away / size), unit);
}

setInterval(() => {
  for (const el of document.querySelectorAll("time[data-relative]")) el.textContent = relative(Number(el.dataset.relative));
}, 10000);

// Text without its signs, for the line above a reply. Nothing of a spoiler is given away.
export function plainText(text) {
  const box = h("div", null, inline(text.replace(/\|\|[\s\S]+?\|\|/g, "▇▇▇").replaceAll("\n", " ")));
  return box.textContent;
}


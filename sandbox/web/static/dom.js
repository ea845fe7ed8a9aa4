// Making elements. Text is always text: nothing that somebody wrote becomes HTML.

export function h(tag, props, ...children) {
  const el = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) el.addEventListener(name.slice(2), value);
    else if (name === "data") Object.assign(el.dataset, value);
    else if (name === "css") for (const [key, v] of Object.entries(value)) el.style.setProperty(key, v);
    else if (name in el && typeof value !== "string" && name !== "role") el[name] = value;
    else el.setAttribute(name, value === true ? "" : value);
  }
  el.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return el;
}

export const $ = (id) => document.getElementById(id);

const COLOURS = ["#5865f2", "#3ba55c", "#c27c0e", "#ed4245", "#a84393", "#11806a", "#71368a", "#607d8b"];

// By the first letter: neighbours in the alphabet never look alike, and a name keeps its colour for ever.
export function colourOf(name) {
  return COLOURS[(name.codePointAt(0) ?? 0) % COLOURS.length];
}

export function avatar(person, size = "") {
  const letter = person.bot ? "🤖" : [...person.name][0]?.toUpperCase() ?? "?";
  return h("span", { class: `avatar ${size}`, "aria-hidden": "true", css: { background: person.bot ? "#4e5058" : colourOf(person.name) } }, letter);
}

export function icon(name) {
  const paths = {
    hash: "M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17",
    lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
    thread: "M6 4v9a4 4 0 0 0 4 4h9M15 13l4 4-4 4",
    menu: "M4 6h16M4 12h16M4 18h16",
    people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.300.700 3.500 2.500 3.500 5.500",
    plus: "M12 5v14M5 12h14",
    more: "M5 12h.01M12 12h.01M19 12h.01",
    reply: "M10 6 4 12l6 6M4 12h10a6 6 0 0 1 6 6v1",
    smile: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8.500 14c1 1.700 2.200 2.300 3.500 2.300s2.500-.6 3.500-2.300M9 9.500h.01M15 9.500h.01",
    close: "M5 5l14 14M19 5 5 19",
    down: "m6 9 6 6 6-6",
    eye: "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
    link: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
    file: "M6 3h8l4 4v14H6zM14 3v4h4",
    send: "M4 4l17 8-17 8 3-8zM7 12h8",
    at: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM16 8v5.500a2.500 2.500 0 0 0 5 0V12a9 9 0 1 0-4 7.500",
  };
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", paths[name]);
  svg.append(path);
  return svg;
}

// Discord's ids are numbers too large for JavaScript's: the longer, or the later in the alphabet, is the newer.
export const newer = (a, b) => (a.length === b.length ? (a > b ? 1 : a < b ? -1 : 0) : a.length - b.length);

// A file of the sandbox's own, wherever the server said it lies; other addresses are not loaded.
export function fileUrl(url) {
  const parsed = new URL(url, location.href);
  return ["127.0.0.1", "localhost"].includes(parsed.hostname) && parsed.pathname.startsWith("/cdn/") ? parsed.pathname : null;
}

// Components of messages, old rows and V2 layouts alike.

import { h, icon } from "./dom.js";
import { interact } from "./interact.js";
import { markdown } from "./markdown.js";
import { fileCard, gallery, picture } from "./media.js";
import { defaultsOf, selectControl } from "./select.js";
import { state } from "./state.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary", 6: "primary" };

export function components(parts, message) {
  return parts.map((part) => component(part, message));
}

function component(part, message) {
  switch (part.type) {
    case 1:
      return h("div", { class: "row" }, components(part.components, message));
    case 2:
      return button(part, message);
    case 3: case 5: case 6: case 7: case 8:
      return select(part, message);
    case 9:
      return h("div", { class: "section" }, h("div", { class: "section-text" }, components(part.components, message)), component(part.accessory, message));
    case 10:
      return h("div", { class: "text md" }, markdown(part.content));
    case 11:
      return thumbnail(part);
    case 12:
      return gallery(part.items);
    case 13:
      return fileCard(part.file.url, part.name, part.size);
    case 14:
      return h("div", { class: `separator s${part.spacing}${part.divider ? " line" : ""}`, role: part.divider ? "separator" : null });
    case 17:
      return container(part, message);
    default:
      return h("div", { class: "muted" }, `component ${part.type}`);
  }
}

function thumbnail(part) {
  const item = { url: part.media.url, alt: part.description, width: part.media.width, height: part.media.height, spoiler: part.spoiler };
  return picture(item, [item], "thumbnail");
}

function container(part, message) {
  const colour = part.accent_color === null || part.accent_color === undefined ? null : `#${part.accent_color.toString(16).padStart(6, "0")}`;
  const el = h("div", { class: `container${colour ? " accent" : ""}${part.spoiler ? " hidden" : ""}`, css: colour ? { "--accent": colour } : {} }, components(part.components, message));
  if (part.spoiler) el.addEventListener("click", () => el.classList.remove("hidden"), { once: true });
  return el;
}

function emoji(part) {
  if (!part.emoji) return null;
  return h("span", { class: "emoji" }, part.emoji.id ? `:${part.emoji.name}:` : part.emoji.name);
}

function button(part, message) {
  const inside = [emoji(part), part.label ? h("span", null, part.label) : null];
  const className = `button ${STYLES[part.style]}`;
  if (part.style === 5) {
    return h("a", { class: className, href: part.url, target: "_blank", rel: "noopener noreferrer", "aria-disabled": part.disabled ? "true" : null }, inside, icon("link"));
  }
  const waiting = state.waiting.get(message.id);
  const busy = waiting !== undefined && waiting === part.custom_id;
  return h(
    "button",
    {
      type: "button", class: `${className}${busy ? " busy" : ""}`, disabled: Boolean(part.disabled || part.style === 6), data: { custom: part.custom_id ?? "" },
      "aria-busy": busy ? "true" : null, "aria-disabled": waiting !== undefined ? "true" : null,
      onclick: () => state.waiting.has(message.id) || interact(message, part.custom_id, "press", {}),
    },
    inside,
    busy ? h("span", { class: "dots" }, h("i"), h("i"), h("i")) : null,
  );
}

function select(part, message) {
  const key = `${message.id}:${part.custom_id}`;
  const waiting = state.waiting.get(message.id);
  return selectControl(part, {
    values: state.chosen.get(key) ?? defaultsOf(part),
    disabled: Boolean(part.disabled),
    busy: waiting === part.custom_id,
    least: part.min_values,
    most: part.max_values,
    onDone: (values) => {
      if (state.waiting.has(message.id)) return;
      state.chosen.set(key, values);
      interact(message, part.custom_id, "choose", { items: values });
    },
  });
}

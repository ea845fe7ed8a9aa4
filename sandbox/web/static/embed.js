// Embeds.

import { fileUrl, h } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { picture } from "./media.js";
import { spoken } from "./words.js";

export function embed(part) {
  const colour = part.color === null || part.color === undefined ? null : `#${part.color.toString(16).padStart(6, "0")}`;
  const image = part.image && media(part.image);
  const thumb = part.thumbnail && media(part.thumbnail);
  const footer = [part.footer?.text, part.timestamp ? new Intl.DateTimeFormat(spoken(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(part.timestamp)) : null].filter(Boolean);
  return h(
    "article",
    { class: "embed", css: colour ? { "--accent": colour } : {} },
    h(
      "div",
      { class: "embed-main" },
      part.author ? h("div", { class: "embed-author" }, linked(part.author.url, part.author.name)) : null,
      part.title ? h("div", { class: "embed-title md" }, linked(part.url, inline(part.title))) : null,
      part.description ? h("div", { class: "md" }, markdown(part.description)) : null,
      part.fields?.length ? h("div", { class: "embed-fields" }, part.fields.map(embedField)) : null,
    ),
    thumb ? picture(thumb, [thumb], "thumbnail") : null,
    image ? picture(image, [image], "embed-image") : null,
    footer.length ? h("div", { class: "embed-footer" }, footer.join(" • ")) : null,
  );
}

function media(part) {
  return fileUrl(part.url) ? { url: part.url, alt: part.description ?? null, width: part.width, height: part.height } : null;
}

function linked(url, children) {
  return url ? h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, children) : children;
}

function embedField(field) {
  return h("div", { class: `embed-field${field.inline ? " inline" : ""}` }, h("div", { class: "embed-name md" }, inline(field.name)), h("div", { class: "md" }, markdown(field.value)));
}

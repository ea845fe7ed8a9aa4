// Pictures and files of messages; pictures open large.

import { fileUrl, h, icon } from "./dom.js";
import { t } from "./words.js";

// A picture: {url, alt, width, height, spoiler}; `all` are its neighbours, to leaf through.
export function picture(item, all, className = "") {
  const url = fileUrl(item.url);
  if (!url) return h("a", { class: "file", href: item.url, target: "_blank", rel: "noopener noreferrer" }, icon("link"), item.alt || item.url);
  const img = h("img", { src: url, alt: item.alt ?? "", draggable: "false", decoding: "async" });
  let size = null; // known before the picture is there, so that nothing jumps when it comes
  if (item.width && item.height) {
    img.width = item.width;
    img.height = item.height;
    size = { "--tall": `${item.height}px`, "--ratio": `${item.width / item.height}` };
  }
  const el = h(
    "button",
    {
      type: "button", class: `picture ${className}${size ? " sized" : ""}${item.spoiler ? " hidden" : ""}`, title: item.alt ?? null, css: size,
      "aria-label": item.spoiler ? t("spoiler") : `${t("open_large")}${item.alt ? `: ${item.alt}` : ""}`,
    },
    img,
    item.alt ? h("span", { class: "alt-badge", "aria-hidden": "true" }, t("alt")) : null,
    item.spoiler ? h("span", { class: "spoiler-badge" }, t("spoiler")) : null,
  );
  el.addEventListener("click", () => {
    if (el.classList.contains("hidden")) el.classList.remove("hidden");
    else lightbox(all, all.indexOf(item));
  });
  return el;
}

export function gallery(items) {
  const shown = items.map((item) => ({
    url: item.media.url, alt: item.description, width: item.media.width, height: item.media.height, spoiler: item.spoiler,
  }));
  return h("div", { class: `gallery n${Math.min(shown.length, 4)}` }, shown.map((item) => picture(item, shown)));
}

export function attachments(files) {
  const isPicture = (file) => file.content_type?.startsWith("image/") && file.width;
  const shown = files.filter(isPicture).map((file) => ({
    url: file.url, alt: file.description, width: file.width, height: file.height, spoiler: file.filename.startsWith("SPOILER_"),
  }));
  const out = [];
  if (shown.length) out.push(h("div", { class: `gallery n${Math.min(shown.length, 4)}` }, shown.map((item) => picture(item, shown))));
  for (const file of files.filter((one) => !isPicture(one))) out.push(fileCard(file.url, file.filename, file.size));
  return out;
}

export function fileCard(url, name, size) {
  const about = size === null || size === undefined ? "" : size < 1024 ? `${size} B` : `${(size / 1024).toFixed(1)} KiB`;
  return h("a", { class: "file", href: fileUrl(url) ?? url, download: name ?? "", target: "_blank", rel: "noopener" }, icon("file"), h("span", null, name ?? url, h("small", null, about)));
}

// ---- large

function lightbox(items, start) {
  let at = start;
  const img = h("img", { alt: "" });
  const about = h("div", { class: "lightbox-alt" });
  const original = h("a", { target: "_blank", rel: "noopener", class: "lightbox-link" }, t("open_original"));
  const count = h("span", { class: "muted" });
  const stage = h("div", { class: "lightbox-stage" }, img);
  const dialog = h(
    "dialog",
    { class: "lightbox", "aria-label": t("open_large") },
    h("button", { type: "button", class: "icon-button lightbox-close", "aria-label": t("close"), onclick: () => dialog.close() }, icon("close")),
    stage,
    h("div", { class: "lightbox-foot" }, about, h("div", { class: "lightbox-bar" }, original, count)),
  );
  const show = () => {
    const item = items[at];
    img.src = fileUrl(item.url);
    img.alt = item.alt ?? "";
    about.textContent = item.alt ?? "";
    about.hidden = !item.alt;
    original.href = fileUrl(item.url);
    count.textContent = items.length > 1 ? `${at + 1} / ${items.length}` : "";
    stage.classList.remove("zoomed");
  };
  // Zoomed in, the point that was clicked stays under the pointer.
  img.addEventListener("click", (event) => {
    event.stopPropagation();
    const box = img.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    if (stage.classList.toggle("zoomed")) {
      const large = img.getBoundingClientRect();
      stage.scrollTo(x * large.width - stage.clientWidth / 2, y * large.height - stage.clientHeight / 2);
    }
  });
  stage.addEventListener("click", () => dialog.close());
  dialog.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by && items.length > 1) {
      at = (at + by + items.length) % items.length;
      show();
    }
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  show();
  dialog.showModal();
}

// One small window over the page at a time, next to what opened it.

import { h } from "./dom.js";
import { ListBox } from "./listbox.js";

let open = null;

// Open `content` at `anchor`; `onClose(reason, anchor)` is told how it ended: "escape", "outside", "done".
export function popup(anchor, content, { onClose = () => {}, wide = false, focus = null, className = "" } = {}) {
  closePopup("outside");
  const home = anchor.closest("dialog") ?? document.body; // inside a dialog, else it would lie below it
  const el = h("div", { class: `popup ${className}` }, content);
  home.append(el);
  open = { el, anchor, onClose, back: document.activeElement };
  place(el, anchor, wide);
  (focus ?? el).focus({ preventScroll: true });
  return el;
}

function place(el, anchor, wide) {
  const box = anchor.getBoundingClientRect();
  const margin = 8;
  if (wide) el.style.width = `${Math.max(box.width, 220)}px`;
  const width = el.offsetWidth;
  const below = innerHeight - box.bottom - margin;
  const above = box.top - margin;
  const up = below < Math.min(el.offsetHeight, 260) && above > below;
  el.style.maxHeight = `${Math.min(420, Math.max(120, up ? above : below) - 4)}px`;
  const left = wide ? box.left : Math.min(box.left, innerWidth - width - margin);
  el.style.left = `${Math.max(margin, Math.min(left, innerWidth - width - margin))}px`;
  if (up) el.style.bottom = `${innerHeight - box.top + 4}px`;
  else el.style.top = `${box.bottom + 4}px`;
}

export function closePopup(reason = "done") {
  if (!open) return;
  const { el, anchor, onClose, back } = open;
  open = null;
  el.remove();
  if (reason !== "outside") {
    const target = anchor.isConnected ? anchor : back;
    if (target?.isConnected) target.focus({ preventScroll: true });
  }
  onClose(reason, anchor);
}

// What opened it was drawn anew: the window stays, at the same place.
export function keepPopup(anchor) {
  open.anchor = anchor;
  anchor.setAttribute("aria-expanded", "true");
}

export const popupIsOpen = () => open !== null;
export const popupAnchor = () => open?.anchor ?? null;

document.addEventListener("pointerdown", (event) => {
  if (open && !open.el.contains(event.target) && !open.anchor.contains(event.target)) closePopup("outside");
});
document.addEventListener(
  "keydown",
  (event) => {
    if (open && event.key === "Escape") {
      event.preventDefault(); // a dialog below stays open
      event.stopPropagation();
      closePopup("escape");
    }
  },
  true,
);
addEventListener("resize", () => closePopup("outside"));

// A menu of acts: [{label, icon, run, danger}].
export function menu(anchor, entries, label) {
  const box = new ListBox({
    label,
    onPick: (item) => {
      closePopup("done");
      item.run();
    },
  });
  box.show(entries.map((entry, key) => (entry.header ? entry : { key, ...entry })), { none: 0 });
  box.el.tabIndex = 0;
  box.belongsTo(box.el);
  box.el.addEventListener("keydown", (event) => {
    if (box.key(event)) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      box.pick();
    } else if (event.key === "Tab") closePopup("escape");
  });
  popup(anchor, box.el, { focus: box.el, className: "menu" });
}

// A list to pick from, moved through by arrow keys: commands, options, menus.

import { h } from "./dom.js";

let counter = 0;

// An item: {key, label, description, icon, right, chosen, disabled}; {header: "…"} is a heading between them.
export class ListBox {
  constructor({ onPick, label, multi = false }) {
    this.onPick = onPick;
    this.items = [];
    this.rows = [];
    this.active = -1;
    this.id = `list${++counter}`;
    this.el = h("div", { class: "listbox", role: "listbox", id: this.id, "aria-label": label, "aria-multiselectable": multi ? "true" : null });
  }

  show(items, { keepActive = false, activeKey = null, none = -1 } = {}) {
    const before = keepActive ? this.current()?.key : activeKey;
    this.items = items.filter((item) => !item.header);
    this.rows = [];
    this.el.replaceChildren(...items.map((item) => (item.header ? h("div", { class: "list-header" }, item.header) : this.row(item))));
    const found = this.items.findIndex((item) => item.key === before);
    this.activate(found >= 0 ? found : none);
  }

  row(item) {
    const number = this.rows.length;
    const el = h(
      "div",
      {
        class: "list-item", role: "option", id: `${this.id}-${number}`, data: { key: String(item.key) },
        "aria-selected": item.chosen ? "true" : "false", "aria-disabled": item.disabled ? "true" : null,
        onmousemove: () => this.active !== number && this.activate(number, false),
        onmousedown: (event) => event.preventDefault(), // the focus stays where one types
        onclick: () => this.pick(number),
      },
      item.icon ? h("span", { class: "list-icon" }, item.icon) : null,
      h("span", { class: "list-text" }, h("span", { class: "list-label" }, item.label), item.description ? h("span", { class: "list-about" }, item.description) : null),
      item.right ? h("span", { class: "list-right" }, item.right) : null,
    );
    this.rows.push(el);
    return el;
  }

  current() {
    return this.items[this.active];
  }

  activate(number, scroll = true) {
    this.rows[this.active]?.classList.remove("active");
    this.active = number;
    const row = this.rows[number];
    row?.classList.add("active");
    if (row && scroll) row.scrollIntoView({ block: "nearest" });
    this.owner?.setAttribute("aria-activedescendant", row ? row.id : "");
  }

  // The element that has the focus tells screen readers which line is meant.
  belongsTo(el) {
    this.owner = el;
    el.setAttribute("aria-controls", this.id);
  }

  move(by) {
    if (!this.items.length) return;
    const count = this.items.length;
    this.activate(this.active < 0 ? (by > 0 ? 0 : count - 1) : (this.active + by + count) % count);
  }

  pick(number = this.active) {
    const item = this.items[number];
    if (!item || item.disabled) return false;
    this.activate(number);
    this.onPick(item);
    return true;
  }

  // True if the key was meant for the list.
  key(event) {
    const page = Math.max(1, Math.min(8, this.items.length - 1));
    const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page };
    if (!(event.key in moves) || !this.items.length) return false;
    if (Math.abs(moves[event.key]) > 1) {
      this.activate(Math.max(0, Math.min(this.items.length - 1, this.active + moves[event.key])));
    } else this.move(moves[event.key]);
    event.preventDefault();
    return true;
  }
}

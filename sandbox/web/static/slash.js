// A slash command being filled in: its options as small fields in a row.

import { h, icon } from "./dom.js";
import { sendCommand } from "./interact.js";
import { ListBox } from "./listbox.js";
import { act } from "./net.js";
import { itemsOf } from "./select.js";
import { me } from "./state.js";
import { localized, t } from "./words.js";

const INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9, NUMBER = 10, FILE = 11;
const MENUS = { [USER]: 5, [ROLE]: 6, [MENTIONABLE]: 7, [CHANNEL]: 8 }; // option types and the select menus alike

// Every command that can be sent: subcommands are commands of their own here.
export function leavesOf(commands, locale) {
  const out = [];
  const walk = (node, path, shown) => {
    const inner = (node.options ?? []).filter((option) => option.type === 1 || option.type === 2);
    for (const child of inner) walk(child, `${path} ${child.name}`, `${shown} ${localized(child, "name", locale)}`);
    if (inner.length) return;
    const options = (node.options ?? []).map((option) => ({ ...option, shown: localized(option, "name", locale), about: localized(option, "description", locale) }));
    out.push({ path, shown, about: localized(node, "description", locale), options });
  };
  for (const command of commands.filter((one) => one.type === 1)) walk(command, command.name, localized(command, "name", locale));
  return out.sort((a, b) => a.shown.localeCompare(b.shown));
}

export class CommandForm {
  constructor(leaf, { channel, suggest, onLeave }) {
    this.leaf = leaf;
    this.channel = channel;
    this.suggest = suggest;
    this.onLeave = onLeave;
    this.fields = [];
    this.asked = 0;
    this.list = new ListBox({ label: t("command_options"), onPick: (item) => this.picked(item) });
    this.more = h("input", { class: "option-more", autocomplete: "off", "aria-label": t("command_options") });
    this.more.addEventListener("input", () => this.showMore());
    this.more.addEventListener("focus", () => this.showMore());
    this.more.addEventListener("keydown", (event) => this.key(event, null));
    this.row = h("div", { class: "command-fields" }, h("span", { class: "command-chip" }, `/${leaf.shown}`));
    const close = h("button", { type: "button", class: "icon-button", "aria-label": t("cancel"), onclick: () => onLeave("") }, icon("close"));
    const send = h("button", { type: "button", class: "icon-button send ready", "aria-label": t("send"), onclick: () => this.submit() }, icon("send"));
    this.el = h("div", { class: "composer-box command", role: "group", "aria-label": `/${leaf.shown}` }, close, this.row, send);
    this.row.append(this.more);
    for (const option of leaf.options.filter((one) => one.required)) this.add(option);
    this.sayMore();
  }

  begin() {
    (this.fields[0]?.input ?? this.more).focus();
  }

  focus() {
    (this.fields.find((field) => this.problem(field))?.input ?? this.more).focus();
  }

  add(option) {
    const input = h("input", { class: "option-input", autocomplete: "off", spellcheck: "false", "aria-label": `${option.shown}: ${option.about}` });
    const field = { option, input, value: undefined, file: null };
    if (option.type === INTEGER || option.type === NUMBER) input.inputMode = option.type === INTEGER ? "numeric" : "decimal";
    if (option.type === FILE) {
      input.type = "file";
      input.addEventListener("change", () => (field.file = input.files[0] ?? null));
    }
    field.el = h("label", { class: "option" }, h("span", { class: "option-name" }, option.shown), input);
    input.addEventListener("input", () => {
      field.value = undefined; // what was picked is typed over
      field.el.classList.remove("wrong");
      fit(input);
      this.offer(field);
    });
    input.addEventListener("focus", () => this.offer(field));
    input.addEventListener("keydown", (event) => this.key(event, field));
    this.fields.push(field);
    this.row.insertBefore(field.el, this.more);
    fit(input);
    this.sayMore();
    return field;
  }

  left() {
    return this.leaf.options.filter((option) => !this.fields.some((field) => field.option === option));
  }

  sayMore() {
    const count = this.left().length;
    this.more.placeholder = count ? t("optional_n", { n: count }) : "";
    this.more.classList.toggle("none", count === 0);
  }

  // ---- the list above

  show(items, { empty = null, note = null } = {}) {
    const rows = items.length ? items : empty ? [{ header: empty }] : [];
    this.list.show(rows, { none: 0 });
    this.suggest.replaceChildren(...[note ? h("div", { class: "option-note" }, note) : null, rows.length ? this.list.el : null].filter(Boolean));
    this.suggest.hidden = !note && !rows.length;
  }

  showMore() {
    this.list.belongsTo(this.more);
    this.target = null;
    const wanted = this.more.value.trim().toLowerCase();
    const items = this.left().filter((option) => option.shown.toLowerCase().startsWith(wanted));
    this.show(items.map((option) => ({ key: option.name, option, label: option.shown, description: option.about, right: t("optional") })), { note: [h("strong", null, `/${this.leaf.shown}`), ` ${this.leaf.about}`] });
    if (!wanted) this.list.activate(-1); // Enter sends, unless one moves into the list
  }

  offer(field) {
    const { option, input } = field;
    this.list.belongsTo(input);
    this.target = field;
    const note = [h("strong", null, option.shown), ` ${option.about}`, this.bounds(option)];
    const wanted = field.value === undefined ? input.value.trim().toLowerCase() : "";
    if (option.autocomplete) return this.ask(field, note);
    const items = this.choices(option).filter((item) => !wanted || item.label.toLowerCase().includes(wanted));
    this.show(items, { note, empty: this.choices(option).length ? t("no_options") : null });
  }

  bounds(option) {
    const least = option.min_value ?? option.min_length;
    const most = option.max_value ?? option.max_length;
    return least === undefined && most === undefined ? null : h("span", { class: "muted" }, ` (${t("between", { least: least ?? "…", most: most ?? "…" })})`);
  }

  choices(option) {
    if (option.choices?.length) return option.choices.map((choice) => ({ key: `v${choice.value}`, value: choice.value, label: localized(choice, "name", me().locale) }));
    if (option.type === BOOLEAN) return [true, false].map((value) => ({ key: `v${value}`, value, label: value ? t("yes") : t("no") }));
    if (option.type in MENUS) return itemsOf(MENUS[option.type], { channelTypes: option.channel_types }).map((item) => ({ ...item, value: item.key }));
    return [];
  }

  async ask(field, note) {
    const number = ++this.asked;
    const typed = field.value === undefined ? field.input.value : "";
    if (!this.list.items.length || this.lastAsked !== field) this.show([], { note, empty: t("loading") });
    this.lastAsked = field;
    await new Promise((done) => setTimeout(done, 120)); // not at every letter
    if (number !== this.asked || this.target !== field) return;
    const values = {};
    for (const other of this.fields) if (other !== field && other.option.type !== FILE && !this.problem(other) && this.given(other) !== undefined) values[other.option.name] = this.given(other);
    const answer = await act("suggest", { channel: this.channel, path: this.leaf.path, option: field.option.name, typed, values });
    if (number !== this.asked || this.target !== field || !this.el.isConnected) return;
    if (answer.outcome !== "done") return this.show([], { note, empty: t("load_failed") });
    this.show(answer.choices.map((choice) => ({ key: `v${choice.value}`, value: choice.value, label: localized(choice, "name", me().locale) })), { note, empty: t("no_options") });
  }

  picked(item) {
    if (item.option) {
      this.more.value = "";
      return this.add(item.option).input.focus();
    }
    const field = this.target;
    field.value = item.value;
    field.input.value = item.label;
    field.el.classList.remove("wrong");
    fit(field.input);
    this.next(field);
  }

  next(field) {
    const after = this.fields[this.fields.indexOf(field) + 1];
    (after?.input ?? this.more).focus();
  }

  key(event, field) {
    const shown = !this.suggest.hidden;
    if (shown && this.list.key(event)) return;
    const empty = !(field?.input ?? this.more).value;
    if (event.key === "Escape") {
      event.preventDefault();
      this.onLeave("");
    } else if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      if (shown && this.list.current() && field?.value === undefined) this.list.pick();
      else this.submit();
    } else if (event.key === "Tab" && !event.shiftKey && field && shown && this.list.current() && field.value === undefined && !empty) {
      event.preventDefault();
      this.list.pick();
    } else if (event.key === "Backspace" && empty) {
      event.preventDefault();
      this.back(field);
    }
  }

  // Backspace in an empty place: the option before it, or out of the command.
  back(field) {
    const at = field ? this.fields.indexOf(field) : this.fields.length;
    if (field && !field.option.required) {
      this.fields.splice(at, 1);
      field.el.remove();
      this.sayMore();
    }
    if (at > 0) this.fields[at - 1].input.focus();
    else if (field && !field.option.required) this.more.focus();
    else this.onLeave(`/${this.leaf.shown}`);
  }

  // ---- values

  given(field) {
    const { option, input } = field;
    if (field.value !== undefined) return field.value;
    const text = input.value.trim();
    if (!text) return undefined;
    if (option.type === INTEGER || option.type === NUMBER) return Number(text.replace(",", "."));
    const exact = this.choices(option).filter((item) => item.label.toLowerCase() === text.toLowerCase());
    return exact.length === 1 ? exact[0].value : text;
  }

  problem(field) {
    const { option } = field;
    if (option.type === FILE) return field.file || !option.required ? null : t("fill_in");
    const value = this.given(field);
    if (value === undefined) return option.required ? t("fill_in") : null;
    if (option.type === INTEGER && !Number.isInteger(value)) return t("not_whole");
    if (option.type === NUMBER && !Number.isFinite(value)) return t("not_number");
    const outside = value < (option.min_value ?? -Infinity) || value > (option.max_value ?? Infinity);
    if ((option.type === INTEGER || option.type === NUMBER) && outside) return t("between", { least: option.min_value ?? "…", most: option.max_value ?? "…" });
    const offered = this.choices(option);
    if (offered.length && !offered.some((item) => item.value === value)) return t("pick_offered");
    return null;
  }

  submit() {
    const wrong = this.fields.filter((field) => this.problem(field));
    for (const field of this.fields) field.el.classList.toggle("wrong", wrong.includes(field));
    if (wrong.length) {
      wrong[0].input.focus();
      this.suggest.prepend(h("div", { class: "option-problem", role: "alert" }, `${wrong[0].option.shown}: ${this.problem(wrong[0])}`));
      this.suggest.hidden = false;
      return;
    }
    const values = {}, files = {};
    for (const field of this.fields) {
      if (field.option.type === FILE) {
        if (field.file) files[field.option.name] = [field.file];
      } else if (this.given(field) !== undefined) values[field.option.name] = this.given(field);
    }
    this.onLeave("");
    sendCommand("command", { channel: this.channel, path: this.leaf.path, values }, `/${this.leaf.shown}`, files);
  }
}

function fit(input) {
  if (input.type !== "file") input.style.width = `${Math.max(4, [...input.value].length + 1)}ch`;
}


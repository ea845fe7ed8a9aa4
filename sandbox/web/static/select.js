// Select menus of every kind, in messages and in modals.

import { avatar, h, icon } from "./dom.js";
import { ListBox } from "./listbox.js";
import { closePopup, popup, popupAnchor } from "./popup.js";
import { channel, channelName, guildOf, me, person, role, state } from "./state.js";
import { t } from "./words.js";

const STRING = 3, USER = 5, ROLE = 6, MENTIONABLE = 7, CHANNEL = 8;

// What can be picked, as items of a list.
export function itemsOf(kind, { options = [], channelTypes = null } = {}) {
  if (kind === STRING) {
    return options.map((o) => ({ key: o.value, label: o.label, description: o.description, icon: o.emoji?.name ?? null }));
  }
  const guild = guildOf(channel());
  const items = [];
  if (kind === USER || kind === MENTIONABLE) {
    const members = guild ? Object.keys(guild.members) : [me().id, state.place.bot.id];
    items.push(...members.map(person).map((p) => ({ key: p.id, label: p.name, description: p.username === p.name ? null : p.username, icon: avatar(p, "small") })));
  }
  if (kind === ROLE || kind === MENTIONABLE) {
    const roles = guild?.roles ?? [];
    items.push(...roles.map((r) => ({ key: r.id, label: r.name.startsWith("@") ? r.name : `@${r.name}`, icon: icon("at") })));
  }
  if (kind === CHANNEL) {
    const fits = (c) => c.guild_id && c.guild_id === guild?.id && (!channelTypes?.length || channelTypes.includes(c.type));
    items.push(...[...state.channels.values()].filter(fits).map((c) => ({ key: c.id, label: channelName(c), icon: icon("hash") })));
  }
  return items;
}

function labelOf(kind, select, value) {
  if (kind === STRING) {
    const option = select.options.find((o) => o.value === value);
    return option ? `${option.emoji?.name ? `${option.emoji.name} ` : ""}${option.label}` : value;
  }
  if (state.people.has(value)) return person(value).name;
  const found = role(value);
  return found ? found.name : channelName(state.channels.get(value)) || value;
}

export function defaultsOf(select) {
  if (select.type === STRING) return select.options.filter((o) => o.default).map((o) => o.value);
  return (select.default_values ?? []).map((value) => value.id);
}

// The closed menu; `onDone(values)` is called when a choice is made.
export function selectControl(select, { values, disabled = false, busy = false, least, most, onDone, label }) {
  const shown = values.map((value) => labelOf(select.type, select, value));
  const el = h(
    "button",
    {
      type: "button", class: `select${busy ? " busy" : ""}`, role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false",
      "aria-label": label ?? select.placeholder ?? t("select"), disabled: disabled || busy, data: { custom: select.custom_id },
    },
    h("span", { class: `select-text${shown.length ? "" : " hint"}` }, shown.length ? shown.join(", ") : select.placeholder ?? t("select")),
    busy ? h("span", { class: "dots" }, h("i"), h("i"), h("i")) : icon("down"),
  );
  el.menu = JSON.stringify([{ ...select, id: 0 }, values]); // the same menu, should its message be drawn anew
  const toggle = () => {
    if (popupAnchor() === el) closePopup("escape");
    else openMenu(el, select, { values, least, most, onDone });
  };
  el.addEventListener("click", toggle);
  el.addEventListener("keydown", (event) => {
    if (["ArrowDown", "ArrowUp"].includes(event.key)) {
      event.preventDefault();
      toggle();
    }
  });
  return el;
}

function openMenu(el, select, { values, least, most, onDone }) {
  const all = itemsOf(select.type, { options: select.options, channelTypes: select.channel_types });
  const single = most === 1 && least === 1;
  const chosen = [...values];
  const box = new ListBox({ label: select.placeholder ?? t("select"), multi: !single, onPick: (item) => take(String(item.key)) });
  const search = all.length > 12 || select.type !== STRING ? h("input", { class: "popup-search", type: "search", placeholder: t("search"), "aria-label": t("search") }) : null;
  const focus = search ?? box.el;
  const count = h("span", { class: "muted" });
  const done = h("button", { type: "button", class: "button primary small", onclick: () => finish() }, t("done"));
  const foot = single ? null : h("div", { class: "popup-foot" }, count, done);

  const draw = (keep) => {
    const wanted = (search?.value ?? "").trim().toLowerCase();
    const full = chosen.length >= most;
    const found = all.filter((item) => !wanted || item.label.toLowerCase().includes(wanted) || item.description?.toLowerCase().includes(wanted));
    const items = found.map((item) => {
      const on = chosen.includes(String(item.key));
      const mark = single ? null : h("span", { class: `tick${on ? " on" : ""}` });
      return { ...item, chosen: on, disabled: !on && full && most > 1, right: mark };
    });
    box.show(items.length ? items : [{ header: t("no_options") }], { keepActive: keep, activeKey: chosen[0] ?? null, none: 0 });
    count.textContent = t("chosen_of", { n: chosen.length, most });
    done.disabled = chosen.length < least;
  };
  const finish = () => {
    closePopup("done");
  };
  const take = (value) => {
    if (single) {
      chosen.splice(0, chosen.length, value);
      return finish();
    }
    const at = chosen.indexOf(value);
    if (at >= 0) chosen.splice(at, 1);
    else {
      if (most === 1) chosen.length = 0;
      chosen.push(value);
    }
    draw(true);
  };
  const onKey = (event) => {
    if (box.key(event)) return;
    if (event.key === "Enter" || (event.key === " " && event.target === box.el)) {
      event.preventDefault();
      if (!single && (event.ctrlKey || event.metaKey)) finish();
      else box.pick();
    } else if (event.key === "Tab" && single) {
      closePopup("escape");
    }
  };
  box.el.tabIndex = 0;
  box.el.addEventListener("keydown", onKey);
  search?.addEventListener("keydown", onKey);
  search?.addEventListener("input", () => draw(false));
  box.belongsTo(focus);
  draw(false);
  el.setAttribute("aria-expanded", "true");
  popup(el, [search, box.el, foot].filter(Boolean), {
    wide: true,
    focus,
    className: "select-menu",
    onClose: (reason, anchor) => {
      anchor.setAttribute("aria-expanded", "false");
      const same = chosen.length === values.length && chosen.every((value) => values.includes(value));
      // Like Discord's client: a menu of several takes effect when it closes; Escape takes it back.
      const meant = reason === "done" || (reason === "outside" && !single);
      if (meant && chosen.length >= least && !same) onDone([...chosen]);
    },
  });
}

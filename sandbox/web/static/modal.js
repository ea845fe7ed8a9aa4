// Modals: forms that the bot opens.

import { h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { act } from "./net.js";
import { defaultsOf, selectControl } from "./select.js";
import { t } from "./words.js";

const TEXT_INPUT = 4, UPLOAD = 19, RADIO = 21, CHECKBOXES = 22, CHECKBOX = 23;

export function openModal(modal, interaction) {
  const fields = [];
  const problem = h("div", { class: "modal-problem", role: "alert", hidden: true });
  const body = h("div", { class: "modal-body" }, modal.components.map((part) => modalPart(part, fields)));
  const submit = h("button", { type: "submit", class: "button primary" }, t("submit"));
  const form = h(
    "form",
    { method: "dialog", novalidate: "" },
    h("header", null, h("h2", null, modal.title), h("button", { type: "button", class: "icon-button", "aria-label": t("close"), onclick: () => cancel() }, icon("close"))),
    problem,
    body,
    h("footer", null, h("button", { type: "button", class: "button secondary", onclick: () => cancel() }, t("cancel")), submit),
  );
  const dialog = h("dialog", { class: "modal", "aria-label": modal.title }, form);
  const close = () => {
    dialog.close();
    dialog.remove();
  };
  const cancel = () => {
    close();
    act("cancel", {});
  };
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    cancel();
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const missing = fields.filter((field) => !field.ok());
    for (const field of fields) field.el.classList.toggle("wrong", missing.includes(field));
    if (missing.length) {
      missing[0].el.querySelector("input, textarea, button")?.focus();
      return;
    }
    const values = {}, files = {};
    for (const field of fields) {
      const given = field.value();
      if (field.files) {
        if (given.length) files[field.id] = given;
      } else values[field.id] = given;
    }
    submit.disabled = true;
    submit.classList.add("busy");
    const answer = await act("submit", { interaction, values }, files);
    submit.disabled = false;
    submit.classList.remove("busy");
    if (answer.outcome === "done") return close();
    problem.textContent = answer.outcome === "failed" ? t("failed_modal") : answer.why;
    problem.hidden = false;
  });
  document.body.append(dialog);
  dialog.showModal();
  body.querySelector("input, textarea, button")?.focus();
}

function modalPart(part, fields) {
  if (part.type === 10) return h("div", { class: "text md" }, markdown(part.content));
  const inner = part.component ?? part.components[0];
  const label = part.label ?? inner.label ?? "";
  const required = inner.required && inner.type !== CHECKBOX;
  const made = field(inner, label);
  const el = h(
    inner.type === CHECKBOX || inner.type === RADIO || inner.type === CHECKBOXES ? "fieldset" : "div",
    { class: "field" },
    h("label", { class: "field-label", for: made.focusId ?? null }, label, required ? h("span", { class: "star", title: t("required") }, " *") : null),
    part.description ? h("div", { class: "field-about" }, part.description) : null,
    made.node,
  );
  fields.push({ ...made, id: inner.custom_id, el });
  return el;
}

let counter = 0;

function field(part, label) {
  if (part.type === TEXT_INPUT) return textField(part);
  if (part.type === CHECKBOX) return boxField(part, label);
  if (part.type === RADIO || part.type === CHECKBOXES) return optionsField(part, part.type === RADIO);
  if (part.type === UPLOAD) return fileField(part);
  return menuField(part, label);
}

function textField(part) {
  const id = `field${++counter}`;
  const node = h(part.style === 2 ? "textarea" : "input", { id, class: "input", placeholder: part.placeholder, maxlength: part.max_length ? String(part.max_length) : null, rows: part.style === 2 ? "4" : null, autocomplete: "off" });
  node.value = part.value ?? "";
  const count = h("div", { class: "field-count" });
  const show = () => (count.textContent = part.max_length ? `${node.value.length} / ${part.max_length}` : "");
  node.addEventListener("input", show);
  show();
  const long = () => node.value.length >= (part.min_length ?? 0);
  return { node: [node, count], focusId: id, value: () => node.value, ok: () => (node.value ? long() : !part.required) };
}

function boxField(part, label) {
  const node = h("input", { type: "checkbox", checked: Boolean(part.default), "aria-label": label });
  return { node, value: () => node.checked, ok: () => true };
}

function optionsField(part, single) {
  const group = `group${++counter}`;
  const inputs = part.options.map((option) => {
    const input = h("input", { type: single ? "radio" : "checkbox", name: group, value: option.value, checked: Boolean(option.default) });
    return [input, h("label", { class: "choice" }, input, h("span", null, option.label, option.description ? h("small", null, option.description) : null))];
  });
  const value = () => inputs.filter(([input]) => input.checked).map(([input]) => input.value);
  const least = single ? 1 : part.min_values ?? 1;
  const most = single ? 1 : part.max_values ?? inputs.length;
  const ok = () => (value().length ? value().length >= least && value().length <= most : !part.required || least === 0);
  return { node: inputs.map(([, el]) => el), value, ok };
}

function fileField(part) {
  const id = `field${++counter}`;
  const node = h("input", { id, type: "file", multiple: part.max_values > 1 });
  const value = () => [...node.files];
  return { node, focusId: id, files: true, value, ok: () => !part.required || value().length >= part.min_values };
}

function menuField(part, label) {
  let values = defaultsOf(part);
  const least = part.required ? part.min_values : 0;
  const box = h("div");
  const draw = () =>
    box.replaceChildren(
      selectControl(part, {
        values, least, most: part.max_values, label,
        onDone: (chosen) => {
          values = chosen;
          draw();
          box.querySelector("button").focus();
        },
      }),
    );
  draw();
  return { node: box, value: () => values, ok: () => values.length >= least && values.length <= part.max_values };
}

// The first steps of somebody who has never been here, in a channel where nobody has said anything yet.

import { h } from "./dom.js";
import { act, fetchCommands } from "./net.js";
import { leavesOf } from "./slash.js";
import { me } from "./state.js";
import { spoken, t } from "./words.js";

const FIRST = /(^| )(new|start|begin|help)$/; // what bots call the commands to begin with

export function welcome(place) {
  const commands = h("div", { class: "steps-commands" });
  offer(place, commands);
  const other = spoken() === "de" ? "en" : "de";
  return h(
    "section",
    { class: "steps", "aria-label": t("first_steps") },
    h("h2", null, t("first_steps")),
    commands,
    h("p", { class: "steps-wide" }, t("step_seats", { name: me().name })),
    h("p", { class: "steps-narrow" }, t("step_seats_narrow", { name: me().name })),
    h("p", { class: "muted" }, t("step_type"), " · ", h("button", { type: "button", class: "link", lang: other, onclick: () => act("language", { language: other }) }, t("step_language"))),
  );
}

async function offer(place, box) {
  const leaves = leavesOf(await fetchCommands(place.id), me().locale).filter((leaf) => FIRST.test(leaf.path));
  const isHelp = (leaf) => Number(leaf.path.endsWith("help"));
  leaves.sort((a, b) => isHelp(a) - isHelp(b));
  box.replaceChildren(...leaves.map((leaf, number) => h("div", { class: "step-command" }, h("button", { type: "button", class: `button ${number ? "secondary" : "success"}`, data: { run: leaf.path } }, `/${leaf.shown}`), h("span", null, leaf.about))));
}

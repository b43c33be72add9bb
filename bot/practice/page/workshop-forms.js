// Forms: of the thing that is chosen, of a rule or goal, and of the mission's texts.

import { make, setAria } from "./dom.js";
import { hiddenColours, valueAt } from "./workshop-draft.js";
import { known, say } from "./workshop-words.js";

const COLOURS = ["red", "blue", "green"];
const LEVELS = ["yellow", "orange", "red"];

/** What the forms of things ask for, in order. */
export const THINGS = {
  door: (game, data) => [
    choice("state", ["closed", "open"]), choice("colour", ["grey", ...COLOURS]),
    choice("needs", keys(data), true), choice("opens_at", LEVELS, true, "level"),
    ...(game.drawn ? [] : [choice("sort", ["door", "window", "passage", "stairs"])]),
  ],
  spawn: (game, data) => [
    choice("colour", COLOURS), choice("active_from", keys(data), true),
    choice("active_at", LEVELS, true, "level"), choice("closed_by", keys(data), true),
  ],
  objective: () => [
    { name: "id", sort: "text" }, choice("colour", [...COLOURS, "medkit", "hidden"]),
    { name: "xp", sort: "number", least: 0, default: 5 },
  ],
  car: (game) => [choice("kind", game.cars), { name: "drivable", sort: "flag", default: true }],
  start: () => [],
  exit: () => [],
};

function choice(name, choices, empty = false, about = "") {
  return { name, sort: "text", choices, empty, about };
}

function keys(data) {
  return [...(data.objectives ?? []).map((one) => one.id), ...hiddenColours(data)];
}

function label(name) {
  return known(name) ? say(name) : name;
}

/** What a value is called. */
function named(state, about, value) {
  const names = state.game.names[about]?.[value];
  if (names) return names[state.language];
  if (about === "level") return state.game.names.level[value]?.[state.language] ?? value;
  if (value === "open") return say("openState");
  if (value === "least") return say("least_of");
  if (value === "car" || value === "door") return say(value).toLowerCase();
  return known(value) ? say(value) : value;
}

/** All values that a parameter may have, as far as they are known. */
function valuesOf(state, field) {
  if (field.choices?.length) return field.choices;
  const { data } = state.draft;
  if (field.about === "objective") return (data.objectives ?? []).map((one) => one.id);
  if (field.about === "car") return (data.cars ?? []).map((one) => one.id);
  return Object.keys(state.game.names[field.about] ?? {});
}

/**
 * One field of a form. `path` is where its value is in the draft; `hands.onEdit(path, value, quiet)`
 * is told of changes, `hands.onPick(path, several)` begins to pick zones on the board.
 */
export function fieldNode(state, field, path, hands) {
  const value = valueAt(state.draft.data, path);
  const key = `field-${path.join("-")}`;
  const wrong = state.read?.faults.findIndex((one) => one.field.join() === path.join()) ?? -1;
  const make_ = field.about === "zone" ? zonesNode : field.several ? severalNode : oneNode;
  const node = make_(state, field, { path, value, key, hands });
  if (wrong >= 0) {
    node.classList.add("wrong");
    node.append(make("p", { className: "why" }, `${wrong + 1}. ${hands.faultText(state.read.faults[wrong])}`));
  }
  return node;
}

function oneNode(state, field, { path, value, key, hands }) {
  const values = valuesOf(state, field);
  const shown = value ?? field.default;
  if (field.sort === "flag") {
    const box = make("input", { type: "checkbox", checked: Boolean(shown), data: { key } });
    box.addEventListener("change", () => hands.onEdit(path, box.checked));
    return make("label", { className: "field flag" }, box, label(field.name));
  }
  if (values.length || field.empty) {
    const select = make("select", { data: { key } });
    const empty = field.empty || field.required === false;
    if (empty) select.append(make("option", { value: "" }, say("none")));
    for (const one of values) select.append(make("option", { value: one }, named(state, field.about, one)));
    if (shown && !values.includes(shown)) select.append(make("option", { value: shown }, String(shown)));
    select.value = shown ?? (empty ? "" : values[0]);
    select.addEventListener("change", () => hands.onEdit(path, select.value || undefined));
    return make("label", { className: "field" }, label(field.name), select);
  }
  const number = field.sort === "number";
  const input = make("input", { type: number ? "number" : "text", value: shown ?? "", data: { key } });
  if (number) input.min = String(field.least ?? 0);
  input.addEventListener("input", () => {
    const typed = number ? Number.parseInt(input.value, 10) : input.value;
    hands.onEdit(path, number && Number.isNaN(typed) ? undefined : typed, true);
  });
  return make("label", { className: "field" }, label(field.name), input);
}

/** A list: boxes to tick, or numbers with commas between them. */
function severalNode(state, field, { path, value, key, hands }) {
  const chosen = Array.isArray(value) ? value : [];
  const values = valuesOf(state, field);
  if (!values.length) {
    const number = field.sort === "number";
    const input = make("input", { type: "text", value: chosen.join(", "), placeholder: number ? say("listHint") : "", data: { key } });
    input.addEventListener("input", () => {
      const parts = input.value.split(",").map((one) => one.trim()).filter(Boolean);
      const read = number ? parts.map(Number).filter(Number.isInteger) : parts;
      hands.onEdit(path, read.length ? read : undefined, true);
    });
    return make("label", { className: "field" }, label(field.name), input);
  }
  const node = make("fieldset", { className: "field many" }, make("legend", {}, label(field.name)));
  const list = make("div", { className: "boxes" });
  for (const one of values) {
    const box = make("input", { type: "checkbox", checked: chosen.includes(one), data: { key: `${key}-${one}` } });
    box.addEventListener("change", () => {
      const now = box.checked ? [...chosen, one] : chosen.filter((other) => other !== one);
      hands.onEdit(path, now.length || field.required ? now : undefined);
    });
    list.append(make("label", { className: "flag" }, box, named(state, field.about, one)));
  }
  node.append(list);
  return node;
}

/** Zones, which are picked on the board. */
function zonesNode(state, field, { path, value, key, hands }) {
  const chosen = field.several ? value ?? [] : value ? [value] : [];
  const node = make("fieldset", { className: "field many" }, make("legend", {}, label(field.name)));
  const names = chosen.map((place) => hands.zoneName(place));
  node.append(make("p", { className: "chips" }, names.join(", ") || say("none")));
  const picking = state.picking?.path.join() === path.join();
  const button = make("button", {
    type: "button", className: "button small", data: { key }, textContent: say(picking ? "pickDone" : "pick"),
  });
  button.classList.toggle("lit", picking);
  setAria(button, "pressed", picking);
  button.addEventListener("click", () => hands.onPick(picking ? null : { path, several: field.several }));
  node.append(button);
  return node;
}

/** A plain text of the mission. */
export function textNode(state, path, { rows = 0, most = 0 }, hands) {
  const name = path.length > 1 ? `${path[0] === "name" ? "title" : path[0]}_${path[1]}` : path[0];
  const key = `field-${path.join("-")}`;
  const input = rows ? make("textarea", { rows, data: { key } }) : make("input", { type: "text", data: { key } });
  input.value = valueAt(state.draft.data, path) ?? "";
  if (most) input.maxLength = most;
  if (path[1]) input.lang = path[1];
  input.addEventListener("input", () => hands.onEdit(path, input.value, true));
  const node = make("label", { className: "field" }, label(name), input);
  const wrong = state.read?.faults.find((one) => one.field.join() === path.join());
  if (wrong) {
    node.classList.add("wrong");
    node.append(make("span", { className: "why" }, hands.faultText(wrong)));
  }
  return node;
}

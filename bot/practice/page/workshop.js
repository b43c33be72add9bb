// The Workshop: people draw a mission, see it as the bot draws it, try it and save it.

import { find, make, setAria } from "./dom.js";
import { boardNode, listNode, mosaicNode, zoneWords } from "./workshop-board.js";
import {
  Draft, LISTS, MOST_TILES, Shelf, doorAt, emptyMission, mend, newId, prepared, sameWall, setAt,
  thingsIn, tilesOf, tilesText, valueAt,
} from "./workshop-draft.js";
import { THINGS, fieldNode, textNode } from "./workshop-forms.js";
import { call, showTile } from "./workshop-net.js";
import { Odds, oddsNode } from "./workshop-odds.js";
import {
  AGAIN_MS, announce, button, download, draftName, draftsNodes, firstLanguage, gamesOf, goAndTry, pause,
  showState,
} from "./workshop-page.js";
import {
  bothOf, countOf, faultText, fillPage, floorName, getLanguage, known, ruleName, say, setLanguage, words,
} from "./workshop-words.js";

const STEPS = ["tiles", "things", "goals", "texts", "odds"];
const TOOLS = ["door", "spawn", "objective", "car", "start", "exit", "zombie"];
const SIGNS = { tiles: "▦", things: "⚑", goals: "★", texts: "¶", odds: "⚅" };
const PAUSE_MS = 150;
const shelf = new Shelf("workshop.drafts", "workshop.current");

const state = {
  games: [], game: null, draft: null, read: null, step: "tiles", tool: null, tile: null, moving: null,
  selected: null, picking: null, odds: null, fault: -1, language: "en", adding: {},
  list: false, zoom: 1,
};
let version = 0;
let readVersion = 0;
let timer = 0;
let laying = Promise.resolve();

// ------------------------------------------------------------ reading

/** Send the draft to the reader, a moment after the last change. */
function schedule() {
  version += 1;
  clearTimeout(timer);
  timer = setTimeout(readNow, PAUSE_MS);
}

async function readNow() {
  const mine = version;
  const { draft } = state;
  if (!draft) return;
  try {
    const answer = await call("read", {
      game: state.game.id, draft: prepared(draft.data), language: state.language,
    });
    if (mine !== version || draft !== state.draft) return;
    if (answer.board && answer.picture !== state.read?.picture) await loaded(`workshop/picture/${answer.picture}`);
    if (mine !== version || draft !== state.draft) return;
    take(answer);
  } catch (wrong) {
    if (!wrong.offline) {
      showState(wrong.message);
      return;
    }
    showState(say("offline"));
    await pause(AGAIN_MS);
    if (mine === version) readNow();
  }
}

function take(answer) {
  readVersion = version;
  const before = state.read?.faults.length;
  state.read = answer;
  if (answer.board && answer.names !== undefined) {
    state.draft.laid = [state.draft.data.map?.tiles ?? "", answer.names || state.draft.data.map?.names || ""];
    state.draft.keep();
  }
  showState("");
  const count = answer.faults.length;
  if (before !== count) announce(countOf(count));
  render();
}

/** Wait for a picture, so that the old one stays until the new one is there. */
function loaded(url) {
  return new Promise((done) => {
    const image = new Image();
    image.onload = done;
    image.onerror = done;
    image.src = url;
  });
}

/** Change the draft; the page is drawn anew unless somebody is typing. */
function edit(change, { quiet = false, told = "" } = {}) {
  state.draft.change(change);
  if (told) announce(told);
  schedule();
  if (!quiet) render();
}

// ------------------------------------------------------------ tiles

/** Lay other tiles; what lies on them moves with them. One change waits for the one before. */
function lay(tiles, told) {
  laying = laying.then(async () => {
    const { draft } = state;
    const data = prepared(draft.data);
    try {
      const answer = await call("lay", { game: state.game.id, draft: data, tiles, before: draft.laid });
      if (draft !== state.draft) return;
      edit(() => answer.draft, { told });
    } catch (wrong) {
      showState(wrong.offline ? say("offline") : wrong.message);
    }
  });
  return laying;
}

function gridChanged(change, told) {
  const rows = tilesOf(state.draft.data);
  const full = change(rows) ?? rows;
  return lay(tilesText(full, state.game.drawn), told);
}

/** Put a tile at a place that may be outside of the grid; returns the grid with it. */
function withTile(rows, [row, column], tile) {
  let grid = rows.map((line) => [...line]);
  const width = Math.max(0, ...grid.map((line) => line.length));
  grid = grid.map((line) => [...line, ...Array(width - line.length).fill(null)]);
  if (!grid.length) return [[tile]];
  if (row < 0) grid.unshift(Array(width).fill(null));
  if (row >= grid.length) grid.push(Array(width).fill(null));
  if (column < 0) grid.forEach((line) => line.unshift(null));
  if (column >= width) grid.forEach((line) => line.push(null));
  grid[Math.max(0, row)][Math.max(0, column)] = tile;
  return grid;
}

function layChosen(at) {
  const { tile, moving } = state;
  if (moving) return moveTo(at);
  if (!tile) return announce(say("chooseFirst"));
  state.selected = ["tile", Math.max(0, at[0]), Math.max(0, at[1])];
  const { side } = tile;
  state.tile = null;
  const focused = document.activeElement?.dataset.key;
  return gridChanged((rows) => withTile(rows, at, { ...tile }), say("laid", { side }))
    .then(() => focused && refocus(`tile-${Math.max(0, at[0])}-${Math.max(0, at[1])}`));
}

function moveTo(at) {
  const from = state.moving;
  state.moving = null;
  state.selected = null;
  return gridChanged((rows) => {
    const tile = rows[from[0]][from[1]];
    const swapped = rows[at[0]]?.[at[1]] ?? null;
    rows[from[0]][from[1]] = swapped;
    return withTile(rows, at, tile);
  });
}

function turn(by) {
  if (state.tile) {
    state.tile.turn = (state.tile.turn + by + 360) % 360;
    return render();
  }
  const [kind, row, column] = state.selected ?? [];
  if (kind !== "tile") return null;
  return gridChanged((rows) => {
    const tile = rows[row][column];
    tile.turn = (tile.turn + by + 360) % 360;
  });
}

function removeTile() {
  const [, row, column] = state.selected;
  state.selected = null;
  return gridChanged((rows) => { rows[row][column] = null; });
}

// ------------------------------------------------------------ things

function zoneNamed(name) {
  return state.read?.board?.zones.find((one) => one.name === name || one.place === name);
}

function nameOf(place) {
  return zoneNamed(place)?.name ?? place;
}

function thingName(kind) {
  return kind === "zombie" ? say("zombie") : say(kind);
}

function used(kind) {
  const { data } = state.draft;
  if (kind === "exit") return data.exit ? 1 : 0;
  if (kind === "start") return data.start ? 1 : 0;
  if (kind === "door") return (data.doors ?? []).filter((one) => (one.sort ?? "door") === "door").length;
  return (data[LISTS[kind]] ?? []).length;
}

function mostOf(kind) {
  return { door: "doors", spawn: "spawns", objective: "objectives", car: "cars" }[kind] ? state.game.box[LISTS[kind]] : 1;
}

/** Why a thing cannot be put in a zone; empty if it can. */
function whyNot(kind, zone) {
  if (["car", "exit"].includes(kind) && zone.kind === "room" && !state.game.indoors) {
    return say("roomForbids", { zone: zone.name });
  }
  if (["spawn", "objective", "car"].includes(kind) && used(kind) >= mostOf(kind)) {
    return say("boxEmpty", { most: mostOf(kind) });
  }
  return "";
}

function put(kind, zone) {
  const why = whyNot(kind, zone);
  if (why) return announce(why);
  const { place } = zone;
  edit((data) => {
    if (kind === "start" || kind === "exit") {
      data[kind] = place;
      state.selected = [kind];
    } else if (kind === "zombie") {
      data.rules ??= [];
      const sort = Object.keys(state.game.names["zombie-kind"])[0];
      data.rules.push({ name: "waiting", kind: sort, count: 1, zones: [place] });
      state.selected = ["rules", data.rules.length - 1];
    } else {
      const list = (data[LISTS[kind]] ??= []);
      list.push(newThing(kind, data, place));
      state.selected = [LISTS[kind], list.length - 1];
    }
  }, { told: say("putOn", { thing: thingName(kind), zone: zone.name }) });
  return null;
}

function newThing(kind, data, zone) {
  if (kind === "objective") return { id: newId(data, "objectives", "objective"), zone };
  if (kind === "car") {
    const sort = state.game.cars[0];
    return { id: newId(data, "cars", `${sort}-car`), kind: sort, zone };
  }
  return { zone };
}

function pressZone(zone, barred) {
  if (state.picking) return pick(zone);
  if (barred) return announce(barred);
  if (state.tool && state.tool.kind !== "door") return put(state.tool.kind, zone);
  const things = thingsIn(state.draft.data, zone.place);
  if (state.step === "texts" || state.step === "odds" || state.step === "tiles") state.step = "things";
  state.selected = things.length === 1 ? things[0].at : ["zone", zone.name];
  render();
  return null;
}

function pick(zone) {
  const { path, several } = state.picking;
  edit((data) => {
    if (!several) return void setAt(data, path, zone.place);
    const chosen = valueAt(data, path) ?? [];
    const now = chosen.includes(zone.place) ? chosen.filter((one) => one !== zone.place) : [...chosen, zone.place];
    return void setAt(data, path, now);
  });
}

function pressWall(wall) {
  const stands = doorAt(state.draft.data, wall);
  if (stands >= 0) {
    state.selected = ["doors", stands];
    return render();
  }
  if (used("door") >= mostOf("door")) return announce(say("boxEmpty", { most: mostOf("door") }));
  const [a, b] = wall.zones;
  edit((data) => {
    data.doors ??= [];
    data.doors = data.doors.filter((one) => !sameWall(one, { ...wall, place: {} }));
    data.doors.push({ between: [...wall.between], ...wall.place });
    state.selected = ["doors", data.doors.length - 1];
  }, { told: say("putDoor", { a, b }) });
  return partHouses(wall);
}

/** After a door between two rooms split their house, name the zones anew. */
function partHouses({ between }) {
  const inside = between.every((place) => zoneNamed(place)?.kind === "room");
  if (!inside || !state.game.drawn) return null;
  return lay(state.draft.data.map.tiles);
}

function removeSelected() {
  const { selected } = state;
  if (!selected) return null;
  if (selected[0] === "tile") return removeTile();
  if (selected[0] === "zone") return null;
  const kind = kindOf(selected);
  const door = selected[0] === "doors" ? valueAt(state.draft.data, selected) : null;
  state.selected = null;
  edit((data) => setAt(data, selected, undefined), { told: say("removed", { thing: thingName(kind) }) });
  return door ? partHouses(door) : null;
}

function kindOf([key, number]) {
  if (key === "rules") return state.draft.data.rules?.[number]?.name === "waiting" ? "zombie" : "rule";
  return Object.keys(LISTS).find((kind) => LISTS[kind] === key) ?? key;
}

// ------------------------------------------------------------ faults

function stepOf(fault) {
  if (fault.key === "map") return fault.field[1] === "names" ? "things" : "tiles";
  if (["rules", "victory"].includes(fault.key)) return "goals";
  if (["rooms", "doors", "spawns", "objectives", "cars", "start", "exit"].includes(fault.key) || fault.zone) return "things";
  return "texts";
}

/** Go to where a fault is, and put the focus there. */
function goTo(number) {
  const fault = state.read?.faults[number];
  if (!fault) return;
  state.fault = number;
  state.step = stepOf(fault);
  state.tool = null;
  state.picking = null;
  if (state.step === "goals" && typeof fault.field[1] === "number") state.adding.open = fault.field.slice(0, 2).join("-");
  const thing = fault.field.slice(0, 2);
  if (state.step === "things" && valueAt(state.draft.data, thing) && typeof thing[1] === "number") state.selected = thing;
  else if (state.step === "things" && fault.zone) state.selected = ["zone", nameOf(fault.zone)];
  render();
  const wanted = [`field-${fault.field.join("-")}`, `zone-${nameOf(fault.zone ?? "")}`, `fault-${number}`];
  if (fault.tile) wanted.unshift(`tile-${fault.tile.join("-")}`);
  if (fault.mend) wanted.unshift(`cure-${number}`);
  for (const key of wanted) if (refocus(key)) return;
}

function cure(number) {
  const { mend: change } = state.read.faults[number];
  if (change.at.join() === "map,tiles") return lay(change.value, say("mended"));
  edit((data) => mend(data, change), { told: say("mended") });
  const door = change.do === "add" && change.at[0] === "doors" ? change.value : null;
  return door ? partHouses(door) : null;
}

function cureWords({ do: what, at }) {
  if (at.join() === "map,tiles") return say("cure_tiles");
  if (what === "add") return say(at[0] === "doors" ? "cure_add_doors" : "cure_add");
  return say(`cure_${what}`);
}

function renderFaults() {
  const faults = state.read?.faults ?? [];
  const node = find("faults");
  const title = make("h2", { className: faults.length ? "bad" : "good" }, state.read ? countOf(faults.length) : say("reading"));
  const list = make("ol");
  faults.forEach((fault, number) => {
    const show = make("button", { type: "button", className: "fault", data: { key: `fault-${number}` } }, faultText(fault));
    show.addEventListener("click", () => goTo(number));
    const item = make("li", {}, show);
    if (fault.mend) {
      const button = make("button", { type: "button", className: "button small", data: { key: `cure-${number}` } }, cureWords(fault.mend));
      button.addEventListener("click", () => cure(number));
      item.append(button);
    }
    list.append(item);
  });
  node.replaceChildren(title, list);
}

// ------------------------------------------------------------ the middle

const hands = {
  walls: false,
  zone(zone) {
    const { data } = state.draft;
    const things = thingsIn(data, zone.place).map((one) => thingWords(one)).join(", ");
    const begin = `${zoneWords(zone)}: ${things || say("empty")}; ${say("nextTo", { zones: zone.beside.join(", ") })}`;
    const { tool, picking, selected } = state;
    if (picking) {
      const value = valueAt(data, picking.path);
      const picked = picking.several ? (value ?? []).includes(zone.place) : value === zone.place;
      return { label: `${begin} – ${say(picked ? "picked" : "pressToPick")}`, picked };
    }
    const chosen = (selected?.[0] === "zone" && selected[1] === zone.name)
      || (selected && valueAt(data, selected)?.zone === zone.place);
    if (!tool || tool.kind === "door") return { label: `${begin} – ${say("pressToChoose")}`, chosen };
    const barred = whyNot(tool.kind, zone);
    const what = barred || say("pressToPut", { thing: thingName(tool.kind) });
    return { label: `${begin} – ${what}`, barred, chosen };
  },
  onZone: pressZone,
  onWall: pressWall,
  isChosenWall: (wall) => state.selected?.[0] === "doors" && doorAt(state.draft.data, wall) === state.selected[1],
  onFault: (number) => goTo(number),
  onFocus: (text) => { find("line").textContent = text; },
  faultText,
  onTile(at) {
    if (state.moving) return moveTo(at);
    state.tile = null;
    state.selected = ["tile", ...at];
    return render();
  },
  onFree: layChosen,
  onDrag(at) { state.moving = at; },
  things: (zone) => thingsIn(state.draft.data, zone.place).map((one) => thingWords(one)).join(", "),
  zoneName: nameOf,
  onEdit(path, value, quiet = false) {
    edit((data) => setAt(data, path, value), { quiet });
  },
  onPick(picking) {
    state.picking = picking;
    state.tool = null;
    render();
    if (picking) announce(say("picking"));
  },
};

function thingWords({ kind, at }) {
  const thing = valueAt(state.draft.data, at);
  if (kind === "zombie") return `${thing.count} × ${state.game.names["zombie-kind"][thing.kind]?.[state.language] ?? thing.kind}`;
  if (kind === "spawn") return `${say("spawn")} ${at[1] + 1}`;
  if (kind === "objective") return `${say("objective")} ${thing.id.replace(/^objective-(?=\d+$)/, "")}`;
  if (kind === "car") return known(thing.kind) ? say(thing.kind) : thing.kind;
  return say(kind);
}

function renderMiddle() {
  const canvas = find("canvas");
  hands.walls = state.step === "things" && !state.picking && (!state.tool || state.tool.kind === "door");
  canvas.classList.toggle("putting", Boolean(state.tool || state.picking));
  canvas.style.setProperty("--zoom", String(state.zoom));
  find("zoom").textContent = `${Math.round(state.zoom * 100)}${getLanguage() === "fr" ? "\u00a0" : ""}%`;
  find("smaller").disabled = state.zoom <= 0.5;
  find("larger").disabled = state.zoom >= 2;
  setAria(find("list"), "pressed", state.list);
  if (state.step === "tiles" || !state.read?.board) {
    const none = !tilesOf(state.draft.data).length;
    const why = state.step === "tiles" ? null : make("p", { className: "note" }, say(none ? "noTiles" : "notLaid"));
    canvas.replaceChildren(...(why ? [why] : []), mosaicNode(state, hands));
  } else if (state.list) {
    canvas.replaceChildren(listNode(state, hands));
  } else {
    const old = canvas.querySelector(".board");
    const node = boardNode(state, { ...hands, walls: hands.walls && state.tool?.kind === "door" });
    if (hands.walls && !state.tool) addDoors(node);
    if (old) old.replaceWith(node);
    else canvas.replaceChildren(node);
    for (const other of [...canvas.children]) if (other !== node) other.remove();
  }
}

/** Doors that stand can be chosen, too, while nothing is being put. */
function addDoors(node) {
  const walls = boardNode(state, { ...hands, walls: true });
  node.append(...walls.querySelectorAll(".wall.stands"));
}

// ------------------------------------------------------------ the panel

function renderPanel() {
  const makers = { tiles: tilesPanel, things: thingsPanel, goals: goalsPanel, texts: textsPanel, odds: oddsPanel };
  find("form").replaceChildren(...makers[state.step]());
}

function tilesPanel() {
  const parts = [make("h2", {}, say("tiles")), make("p", { className: "note" }, say("tilesHelp"))];
  const { selected, tile } = state;
  const there = selected?.[0] === "tile" ? tilesOf(state.draft.data)[selected[1]]?.[selected[2]] : null;
  const shown = tile ?? there;
  if (shown) {
    const tools = make("div", { className: "row" }, button(`${say("turn")} ⟳`, "turn", () => turn(90)));
    if (there && !tile) {
      tools.append(
        button(say("move"), "move", () => {
          state.moving = selected.slice(1);
          announce(say("movingTo"));
          render();
        }),
        button(say("remove"), "remove", removeSelected),
      );
    }
    parts.push(make("section", { className: "chosen" },
      make("p", {}, state.moving ? say("movingTo") : say("chosenTile", shown)), tools));
  }
  const laid = tilesOf(state.draft.data).flat().filter(Boolean).map((one) => one.side);
  const list = make("div", { className: "sides" });
  for (const sides of state.game.sides) {
    const there_ = sides.find((side) => laid.includes(side));
    for (const side of sides) list.append(sideNode(side, sides, there_, laid.length >= MOST_TILES));
  }
  list.addEventListener("keydown", (event) => step(event, [...list.querySelectorAll("button")]));
  return [...parts, list];
}

function sideNode(side, sides, taken, full) {
  const others = sides.filter((one) => one !== side).join(", ");
  const label = `${say("sideOf", { side })}${others ? `, ${say("backOf", { sides: others })}` : ""}`;
  const image = showTile(make("img", { alt: "", width: 72, height: 72 }), state.game.id, side);
  const chosen = state.tile?.side === side;
  if (chosen) image.style.rotate = `${state.tile.turn}deg`;
  const node = make("button", {
    type: "button", className: "side-choice", data: { key: `side-${side}`, side }, aria: { label, pressed: chosen },
  }, image, make("span", {}, side));
  if (taken || full) {
    setAria(node, "disabled", true);
    node.title = say("used", { side: taken ?? "" });
  } else {
    node.title = label;
  }
  node.draggable = !taken && !full;
  node.addEventListener("dragstart", (event) => {
    event.dataTransfer.setData("text/plain", side);
    chooseSide(side);
  });
  node.addEventListener("click", (event) => {
    if (taken || full) return announce(say("used", { side: taken ?? "" }));
    chooseSide(side);
    render();
    // After a press with the keyboard, move the focus to the first free place.
    if (event.detail === 0) find("canvas").querySelector(".free")?.focus();
    return null;
  });
  return node;
}

function chooseSide(side) {
  state.tile = { side, turn: 0 };
  state.moving = null;
  state.selected = null;
}

/** Arrows among buttons of a list. */
function step(event, buttons) {
  const here = buttons.indexOf(document.activeElement);
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!by || here < 0) return;
  event.preventDefault();
  event.stopPropagation();
  buttons[(here + by + buttons.length) % buttons.length].focus();
}

function toolsOf() {
  return TOOLS.filter((kind) => kind !== "car" || state.game.cars.length);
}

function thingsPanel() {
  const parts = [];
  if (state.selected && state.selected[0] !== "tile") parts.push(selectedPanel());
  const palette = make("div", { className: "palette", aria: { role: "group", label: say("palette") } });
  for (const kind of toolsOf()) palette.append(toolNode(kind));
  palette.addEventListener("keydown", (event) => step(event, [...palette.querySelectorAll("button")]));
  const help = state.tool
    ? `${say(state.tool.kind === "door" ? "onWall" : "onZone")} ${say("endPut")}` : say("thingsHelp");
  parts.push(make("h2", {}, say("palette")), palette, make("p", { className: "note" }, help));
  return parts;
}

function toolNode(kind) {
  const number = TOOLS.indexOf(kind) + 1;
  const pressed = state.tool?.kind === kind;
  const node = make("button", {
    type: "button", className: "tool", data: { key: `tool-${kind}`, tool: kind }, aria: { pressed },
  }, make("kbd", {}, String(number)), make("span", {}, thingName(kind)));
  if (kind !== "zombie" && kind !== "start") {
    node.append(make("small", {}, say("left", { used: used(kind), most: mostOf(kind) })));
  }
  node.addEventListener("click", () => choose(pressed ? null : kind));
  return node;
}

function choose(kind) {
  state.tool = kind ? { kind } : null;
  state.picking = null;
  if (kind) {
    state.step = "things";
    state.selected = null;
    announce(`${thingName(kind)}. ${say(kind === "door" ? "onWall" : "onZone")}`);
  }
  render();
}

function selectedPanel() {
  const { selected } = state;
  if (selected[0] === "zone") return zonePanel(zoneNamed(selected[1]));
  const thing = valueAt(state.draft.data, selected);
  if (thing === undefined) return "";
  const kind = kindOf(selected);
  const where = thing.between ? thing.between.map(nameOf).join(" – ") : nameOf(thing.zone ?? thing.zones?.[0] ?? thing);
  const box = make("section", { className: "chosen" }, make("h2", {}, `${thingName(kind)}, ${where}`));
  if (kind === "zombie") {
    const rule = state.game.rules.find((one) => one.name === "waiting");
    for (const field of rule.fields) box.append(fieldNode(state, field, [...selected, field.name], hands));
  } else {
    for (const field of THINGS[kind](state.game, state.draft.data)) {
      box.append(fieldNode(state, field, [...selected, field.name], hands));
    }
  }
  const row = make("div", { className: "row" });
  if (kind === "spawn") row.append(...orderButtons("spawns", selected[1]));
  row.append(button(say("remove"), "remove", removeSelected), button(say("done"), "done", () => {
    state.selected = null;
    render();
  }));
  box.append(row);
  return box;
}

function zonePanel(zone) {
  if (!zone) return "";
  const box = make("section", { className: "chosen" }, make("h2", {}, say("inZone", { zone: zoneWords(zone) })));
  const things = thingsIn(state.draft.data, zone.place);
  if (!things.length) box.append(make("p", { className: "note" }, say("nothingHere")));
  const row = make("div", { className: "row" });
  for (const one of things) {
    row.append(button(thingWords(one), `thing-${one.at.join("-")}`, () => {
      state.selected = one.at;
      render();
    }));
  }
  box.append(row);
  if (zone.kind === "room" && state.game.drawn) {
    const select = make("select", { data: { key: `field-rooms-${zone.place}` } });
    for (const floor of state.game.floors) select.append(make("option", { value: floor }, floorName(floor)));
    select.value = state.draft.data.rooms?.[zone.place] ?? zone.floor;
    select.addEventListener("change", () => hands.onEdit(["rooms", zone.place], select.value));
    box.append(make("label", { className: "field" }, say("floor"), select));
  }
  const here = make("div", { className: "row here" });
  for (const kind of toolsOf().filter((one) => one !== "door" && !whyNot(one, zone))) {
    here.append(button(thingName(kind), `put-${kind}`, () => put(kind, zone)));
  }
  box.append(make("h3", {}, say("putHere")), here);
  return box;
}

function orderButtons(key, number) {
  const list = state.draft.data[key];
  const swap = (by) => edit((data) => {
    const [one] = data[key].splice(number, 1);
    data[key].splice(number + by, 0, one);
    if (state.selected?.[0] === key) state.selected = [key, number + by];
    if (state.adding.open === `${key}-${number}`) state.adding.open = `${key}-${number + by}`;
  });
  const up = button(say(key === "spawns" ? "earlier" : "up"), `up-${key}-${number}`, () => number && swap(-1));
  const down = button(say(key === "spawns" ? "later" : "down"), `down-${key}-${number}`, () => number < list.length - 1 && swap(1));
  up.disabled = number === 0;
  down.disabled = number === list.length - 1;
  return [up, down];
}

// ------------------------------------------------------------ goals and rules

function goalsPanel() {
  return [...rulesSection("victory", "goals"), ...rulesSection("rules", "rules")];
}

function rulesSection(key, of) {
  const list = make("ol", { className: "rules" });
  (state.draft.data[key] ?? []).forEach((rule, number) => list.append(ruleNode(key, of, rule, number)));
  const select = make("select", { data: { key: `new-${key}` }, aria: { label: say(key === "victory" ? "addGoal" : "addRule") } });
  const entries = [...state.game[of]].sort((a, b) => ruleName(a.name).localeCompare(ruleName(b.name)));
  for (const one of entries) select.append(make("option", { value: one.name }, ruleName(one.name)));
  if (state.adding[key]) select.value = state.adding[key];
  select.addEventListener("change", () => { state.adding[key] = select.value; });
  const add = button(say("add"), `add-${key}`, () => addRule(key, of, select.value));
  return [
    make("h2", {}, say(key === "victory" ? "goalsTitle" : "rulesTitle")), list,
    make("div", { className: "row add" }, select, add),
  ];
}

function addRule(key, of, name) {
  const entry = state.game[of].find((one) => one.name === name);
  edit((data) => {
    const rule = { name };
    for (const field of entry.fields) if (field.required) rule[field.name] = firstOf(field);
    (data[key] ??= []).push(rule);
    state.adding.open = `${key}-${data[key].length - 1}`;
  });
  const first = entry.fields[0];
  const number = state.draft.data[key].length - 1;
  if (first) refocus(`field-${key}-${number}-${first.name}`);
}

/** What a parameter begins with. */
function firstOf(field) {
  if (field.several) return [];
  if (field.sort === "flag") return false;
  if (field.sort === "number") return Math.max(1, field.least ?? 1);
  if (field.choices.length) return field.choices[0];
  if (field.about === "zone") return state.draft.data.start ?? "";
  if (field.about === "objective") return state.draft.data.objectives?.[0]?.id ?? "";
  return Object.keys(state.game.names[field.about] ?? {})[0] ?? "";
}

function ruleNode(key, of, rule, number) {
  const entry = state.game[of].find((one) => one.name === rule.name);
  const told = state.read?.told[key][number];
  const open = state.adding.open === `${key}-${number}`;
  const node = make("li", {}, make("h3", {}, ruleName(rule.name)), make("p", {}, told || say("unfinished")));
  if (!told) node.classList.add("unfinished");
  const row = make("div", { className: "row" });
  if (entry?.fields.length) {
    const toggle = button(say(open ? "done" : "edit"), `edit-${key}-${number}`, () => {
      state.adding.open = open ? "" : `${key}-${number}`;
      state.picking = null;
      render();
    });
    setAria(toggle, "expanded", open);
    row.append(toggle);
  }
  row.append(...orderButtons(key, number), button(say("remove"), `remove-${key}-${number}`, () => {
    state.picking = null;
    edit((data) => setAt(data, [key, number], undefined), { told: say("removed", { thing: ruleName(rule.name) }) });
  }));
  if (!entry) node.append(make("p", { className: "note" }, say("keptAsIs")));
  if (open) for (const field of entry?.fields ?? []) node.append(fieldNode(state, field, [key, number, field.name], hands));
  node.append(row);
  return node;
}

// ------------------------------------------------------------ texts

function textsPanel() {
  const field = (name, more) => fieldNode(state, { name: name.at(-1), sort: "text", ...more }, name, hands);
  const own = state.language;
  const other = own === "fr" ? "en" : "fr";
  return [
    make("h2", {}, say("textsTitle")), make("p", { className: "note" }, say("oneLanguage")),
    textNode(state, ["name", own], { most: 60 }, hands), textNode(state, ["briefing", own], { rows: 4, most: 500 }, hands),
    textNode(state, ["name", other], { most: 60 }, hands), textNode(state, ["briefing", other], { rows: 4, most: 500 }, hands),
    field(["difficulty"], { choices: ["tutorial", "easy", "medium", "hard"] }),
    make("div", { className: "pair" },
      field(["survivors", "min"], { sort: "number", least: 1 }), field(["survivors", "max"], { sort: "number", least: 1 })),
    field(["minutes"], { sort: "number", least: 1 }),
    textNode(state, ["author"], { most: 60 }, hands), textNode(state, ["licence"], { most: 60 }, hands),
    textNode(state, ["id"], { most: 30 }, hands),
    make("details", {}, make("summary", {}, say("fileView")), make("pre", {}, state.read?.text ?? "")),
  ];
}

// ------------------------------------------------------------ odds

function oddsPanel() {
  const parts = [make("h2", {}, say("odds")), make("p", { className: "note" }, say("oddsHelp"))];
  if (!state.read?.ready) parts.push(make("p", { className: "why" }, say("oddsFaulty")));
  const playing = state.odds && !state.odds.ended;
  const players = make("select", { data: { key: "players" } });
  for (const one of state.game.players) players.append(make("option", { value: one }, String(one)));
  players.value = String(state.players ?? state.game.players[0]);
  players.addEventListener("change", () => { state.players = Number(players.value); });
  const games = make("select", { data: { key: "games" } });
  for (const one of [10, 50, 200]) games.append(make("option", { value: one }, String(one)));
  games.value = String(state.count ?? 50);
  games.addEventListener("change", () => {
    state.count = Number(games.value);
    render();
  });
  const start = button(say("play", { n: games.value }), "play", () => playGames(Number(players.value), Number(games.value)), "button lit");
  start.disabled = !state.read?.ready;
  const stop = button(say("stop"), "stop", () => state.odds.stop());
  parts.push(
    make("div", { className: "pair" }, make("label", { className: "field" }, say("players"), players),
      make("label", { className: "field" }, say("games"), games)),
    make("div", { className: "row" }, playing ? stop : start),
  );
  if (state.odds) parts.push(oddsNode(state, (reason) => (known(`reason_${reason}`) ? say(`reason_${reason}`) : reason)));
  return parts;
}

function playGames(players, games) {
  const odds = new Odds(state.read.text, () => {
    if (state.odds !== odds) return;
    if (odds.ended) announce(say("progress", { done: odds.games.length, asked: odds.asked }));
    if (state.step === "odds") render();
  });
  state.odds = odds;
  odds.play(state.game.id, players, games);
  render();
}

// ------------------------------------------------------------ the frame

function render() {
  const home = !state.draft;
  find("home").hidden = !home;
  find("bench").hidden = home;
  for (const id of ["undo", "redo", "save", "try"]) find(id).hidden = home;
  find("draft-name").textContent = home ? "" : `${draftName(state.draft, words)} · ${say("kept")}`;
  if (home) return renderHome();
  const focused = document.activeElement?.dataset?.key;
  const typing = document.activeElement?.matches?.("#form input[type=text], #form input[type=number], #form textarea");
  find("undo").disabled = !state.draft.past.length;
  find("redo").disabled = !state.draft.future.length;
  find("try").disabled = !state.read?.ready;
  renderSteps();
  const { scrollTop } = find("form");
  if (!typing) renderPanel();
  renderMiddle();
  renderFaults();
  find("form").scrollTop = scrollTop;
  if (focused && !typing) refocus(focused);
  return null;
}

function refocus(key) {
  const node = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
  node?.focus({ preventScroll: true });
  node?.scrollIntoView?.({ block: "nearest" });
  return Boolean(node);
}

function renderSteps() {
  const faults = state.read?.faults ?? [];
  const nodes = STEPS.map((one) => {
    const count = faults.filter((fault) => stepOf(fault) === one).length;
    const node = make("button", { type: "button", data: { key: `step-${one}`, step: one } },
      make("span", { className: "sign", aria: { hidden: true } }, SIGNS[one]), make("span", {}, say(one)));
    if (count) node.append(make("span", { className: "count", title: countOf(count) }, String(count)));
    if (state.step === one) setAria(node, "current", "step");
    node.addEventListener("click", () => goStep(one));
    return node;
  });
  const home = make("button", { type: "button", data: { key: "step-home" } }, make("span", { className: "sign", aria: { hidden: true } }, "⌂"), make("span", {}, say("drafts").split(" ")[0]));
  setAria(home, "label", say("home"));
  home.addEventListener("click", goHome);
  find("steps").replaceChildren(...nodes, home);
}

function goStep(one) {
  hands.onFocus("");
  state.step = one;
  state.tool = null;
  state.picking = null;
  state.tile = null;
  state.moving = null;
  state.selected = null;
  render();
}

function goHome() {
  state.draft = null;
  state.read = null;
  state.odds = null;
  shelf.open();
  render();
}

function renderHome() {
  const cards = state.games.map(gameCard);
  find("home").replaceChildren(
    make("p", { className: "intro" }, say("intro")), make("h2", {}, say("chooseGame")),
    make("div", { className: "cards" }, ...cards),
    ...draftsNodes(shelf, state.games, words, { open: openDraft, forgotten: render }),
  );
}

function gameCard(game) {
  const box = make("select", { aria: { label: say("fromBox") }, data: { key: `box-${game.id}` } });
  const missions = Object.entries(game.missions).sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }));
  for (const [id, name] of missions) box.append(make("option", { value: id }, `${id} ${name[state.language]}`));
  const pictures = game.usual.tiles.split(" ").map((word) => {
    const [side, turned] = word.split("@");
    const image = showTile(make("img", { alt: "", width: 96, height: 96 }), game.id, side);
    image.style.rotate = `${turned ?? 0}deg`;
    return image;
  });
  return make("section", { className: "card", data: { game: game.id } },
    make("h3", {}, game.name[state.language]), make("div", { className: "pictures" }, ...pictures),
    button(say(pictures.length > 1 ? "twoTiles" : "oneTile"), `two-${game.id}`, () => begin(game, game.usual.tiles), "button lit"),
    button(say("emptyBoard"), `empty-${game.id}`, () => begin(game, ""), "button"),
    make("label", { className: "field" }, say("fromBox"), box),
    button(say("begin"), `begin-${game.id}`, () => beginFrom(game, box.value), "button small"));
}

function begin(game, tiles) {
  state.game = game;
  show(new Draft(shelf, { game: game.id, data: emptyMission(game, bothOf) }));
  if (tiles) lay(tiles);
  refocus("step-tiles");
}

async function beginFrom(game, mission) {
  const { text } = await call("box", { game: game.id, mission });
  await openText(game, text);
}

/** Open the text of a file as a new draft, with whatever can be read of it. */
async function openText(game, text) {
  const answer = await call("read", { game: game.id, text, language: state.language });
  if (!answer.draft) {
    const why = answer.faults.map((one) => faultText(one)).join(" ");
    showState(say("notToml", { why }));
    announce(say("notToml", { why }));
    return;
  }
  state.game = game;
  show(new Draft(shelf, { game: game.id, data: answer.draft }));
  take(answer);
  refocus("step-things");
  goStep(answer.board ? "things" : "tiles");
}

function openDraft(kept) {
  state.game = state.games.find((one) => one.id === kept.game);
  show(new Draft(shelf, kept));
  goStep("things");
}

function show(draft) {
  Object.assign(state, { draft, read: null, step: "tiles", tool: null, tile: null, moving: null, selected: null, picking: null, odds: null, adding: {} });
  shelf.open(draft.id);
  draft.keep();
  schedule();
  render();
}

async function openFile(file) {
  const text = await file.text();
  const game = await gameOf(text);
  await openText(game, text).catch((wrong) => showState(say("notToml", { why: wrong.message })));
}

/** The game whose reader finds the fewest faults in a file. */
async function gameOf(text) {
  if (state.game && state.draft) {
    const here = await call("read", { game: state.game.id, text, language: state.language });
    if (here.board) return state.game;
  }
  let best = state.games[0];
  let least = Infinity;
  for (const game of state.games) {
    const { board, faults } = await call("read", { game: game.id, text, language: state.language });
    const count = faults.length + (board ? 0 : 1000);
    if (count < least) [best, least] = [game, count];
  }
  return best;
}

async function save() {
  if (!state.read) return;
  await settled();
  const name = `${state.draft.data.id || "mission"}.toml`;
  download(name, state.read.text);
  showState(say("saved", { file: name }));
  announce(say("saved", { file: name }));
}

async function tryIt() {
  await settled();
  if (!state.read?.ready) return announce(say("tryFaulty"));
  return goAndTry({
    game: state.game.id, text: state.read.text, mission: state.draft.data.id,
    title: draftName(state.draft, words), language: state.language,
  }, say);
}

function undo() {
  announce(state.draft.undo() ? say("undone") : say("nothingToUndo"));
  state.selected = null;
  schedule();
  render();
}

function redo() {
  if (state.draft.redo()) announce(say("redone"));
  state.selected = null;
  schedule();
  render();
}

// ------------------------------------------------------------ keys

const KEYS = [
  ["← → ↑ ↓", "key_arrows"], ["Enter", "key_enter"], ["1–7", "key_numbers"], ["Esc", "key_esc"],
  ["R, Shift+R", "key_turn"], ["Del", "key_delete"], ["F", "key_fault"], ["T, G, W, O", "key_steps"],
  ["Ctrl+Z, Ctrl+Shift+Z", "key_undo"], ["Ctrl+S, Ctrl+O", "key_save"], ["Ctrl+Enter", "key_try"],
];

function showKeys() {
  const list = make("dl");
  for (const [keys, what] of KEYS) list.append(make("dt", {}, make("kbd", {}, keys)), make("dd", {}, say(what)));
  const dialog = find("keys");
  const close = button(say("close"), "close-keys", () => dialog.close(), "button");
  const box = make("input", { type: "checkbox", checked: lettersAct(), data: { key: "letters" } });
  box.addEventListener("change", () => localStorage.setItem("workshop.letters", box.checked ? "on" : "off"));
  dialog.replaceChildren(
    make("h2", {}, say("keysTitle")), list, make("p", { className: "note" }, say("keysLetters")),
    make("label", { className: "flag" }, box, say("letters")), close,
  );
  dialog.showModal();
}

/** Whether keys of one sign do something; screen readers have a use of their own for them. */
function lettersAct() {
  return localStorage.getItem("workshop.letters") !== "off";
}

function onKey(event) {
  if (find("keys").open || !state.draft) return;
  const held = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  const typing = event.target.matches("input:not([type=checkbox]), textarea, select");
  if (held) {
    const act = { s: save, o: () => find("file").click(), enter: tryIt, z: event.shiftKey ? redo : undo, y: redo }[key];
    if (!act || (typing && key === "z")) return;
    event.preventDefault();
    act();
    return;
  }
  if (typing && key === "escape") return focusBoard();
  if (typing || event.altKey) return;
  if (key === "escape") {
    Object.assign(state, { tool: null, picking: null, tile: null, moving: null });
    render();
    return;
  }
  if (key.length === 1 && !lettersAct()) return;
  const kind = TOOLS[Number(key) - 1];
  const acts = {
    r: () => turn(event.shiftKey ? -90 : 90), delete: removeSelected, backspace: removeSelected,
    f: () => goTo(((state.fault + 1) % (state.read?.faults.length || 1))), "?": showKeys,
    t: () => goByKey("tiles"), g: () => goByKey("goals"), w: () => goByKey("texts"), o: () => goByKey("odds"),
  };
  const act = kind && toolsOf().includes(kind) ? () => choose(kind) : acts[key];
  if (!act) return;
  event.preventDefault();
  act();
  if (kind) focusBoard();
}

function goByKey(one) {
  goStep(one);
  find("form").querySelector("button:enabled:not([aria-disabled]), input, select, textarea")?.focus();
}

/** Put the focus on the board, where the arrows go on. */
function focusBoard() {
  const wanted = state.tool?.kind === "door" ? ".wall" : ".zone";
  if (document.activeElement?.matches(wanted)) return;
  const there = [...find("canvas").querySelectorAll(`${wanted}, .mosaic button`)];
  const stop = there.find((one) => one.tabIndex === 0);
  stop?.focus({ preventScroll: true });
}

function speak(code) {
  state.language = code;
  setLanguage(code);
  localStorage.setItem("practice.language", code);
  fillPage();
  find("language").textContent = code === "fr" ? "EN" : "FR";
  schedule();
  render();
}

function listen() {
  find("undo").addEventListener("click", undo);
  find("redo").addEventListener("click", redo);
  find("open").addEventListener("click", () => find("file").click());
  find("file").addEventListener("change", () => {
    const [file] = find("file").files;
    if (file) openFile(file);
    find("file").value = "";
  });
  find("save").addEventListener("click", save);
  find("try").addEventListener("click", tryIt);
  find("help").addEventListener("click", showKeys);
  find("list").addEventListener("click", () => {
    state.list = !state.list;
    render();
  });
  const zoom = (by) => () => {
    state.zoom = Math.min(2, Math.max(0.5, state.zoom + by));
    render();
  };
  find("smaller").addEventListener("click", zoom(-0.25));
  find("larger").addEventListener("click", zoom(0.25));
  find("language").addEventListener("click", () => speak(getLanguage() === "fr" ? "en" : "fr"));
  document.addEventListener("keydown", onKey);
}

async function begin_() {
  state.language = firstLanguage();
  setLanguage(state.language);
  listen();
  state.games = await gamesOf("games", say);
  showState("");
  const current = shelf.current();
  if (current && state.games.some((one) => one.id === current.game)) openDraft(current);
  speak(state.language);
}

begin_();

/** Resolves once nothing is being changed or read any more; for tests and for saving. */
export async function settled() {
  for (;;) {
    await laying;
    if (!state.draft || readVersion === version) return;
    await pause(20);
  }
}

// The board that people press: the bot's own picture with transparent buttons laid over it, or the
// tiles as they lie while they are being laid.

import { make, setAria } from "./dom.js";
import { doorAt, tilesOf, withRoom } from "./workshop-draft.js";
import { pictureOf, showTile } from "./workshop-net.js";
import { floorName, say } from "./workshop-words.js";

/** Circles are scaled by the largest number of falls in a zone, but at least by this number. */
const FEW = 8;

/** Place a node over a part of the board, in % of the board's width and height. */
function placed(node, board, [left, top, right, bottom]) {
  node.style.left = `${(left / board.width) * 100}%`;
  node.style.top = `${(top / board.height) * 100}%`;
  node.style.width = `${((right - left) / board.width) * 100}%`;
  node.style.height = `${((bottom - top) / board.height) * 100}%`;
  return node;
}

function around(boxes) {
  return [
    Math.min(...boxes.map((box) => box[0])), Math.min(...boxes.map((box) => box[1])),
    Math.max(...boxes.map((box) => box[2])), Math.max(...boxes.map((box) => box[3])),
  ];
}

/** The middle of a zone's largest part. */
export function middleOf(zone) {
  const area = ([left, top, right, bottom]) => (right - left) * (bottom - top);
  const [left, top, right, bottom] = [...zone.boxes].sort((a, b) => area(b) - area(a))[0];
  return [(left + right) / 2, (top + bottom) / 2];
}

/** The picture with buttons for zones and walls; `hands` has the functions they call. */
export function boardNode(state, hands) {
  const { board, picture, alt } = state.read;
  const node = make("div", { className: "board" });
  node.style.aspectRatio = `${board.width} / ${board.height}`;
  node.style.setProperty("--wide", `${board.width}px`);
  node.style.setProperty("--ratio", String(board.width / board.height));
  node.append(make("p", { className: "drawing", aria: { hidden: true } }, say("drawing")), make("img", {
    src: pictureOf(picture), alt, width: board.width, height: board.height, draggable: false,
    data: { key: "picture" },
  }));
  const buttons = board.zones.map((zone) => zoneNode(board, zone, hands));
  const walls = hands.walls ? wallsOf(state).map((wall) => wallNode(state, wall, hands)) : [];
  node.append(...buttons, ...walls, ...marksOf(state, hands), ...heatOf(state));
  rove(node, hands.walls ? walls : buttons);
  return node;
}

function wallsOf(state) {
  const doors = state.tool?.kind === "door";
  const stands = (wall) => doorAt(state.draft.data, wall) >= 0;
  return state.read.board.walls.filter((wall) => (doors && !wall.spare) || stands(wall));
}

function zoneNode(board, zone, hands) {
  const told = hands.zone(zone);
  const node = make("button", {
    type: "button", className: "zone", data: { key: `zone-${zone.name}`, zone: zone.name },
    aria: { label: told.label },
  });
  const outline = around(zone.boxes);
  placed(node, board, outline);
  const [left, top, right, bottom] = outline;
  const inside = { width: right - left, height: bottom - top };
  for (const box of zone.boxes) {
    const part = make("i");
    placed(part, inside, [box[0] - left, box[1] - top, box[2] - left, box[3] - top]);
    node.append(part);
  }
  for (const [name, on] of Object.entries({ chosen: told.chosen, picked: told.picked, barred: told.barred })) {
    node.classList.toggle(name, Boolean(on));
  }
  if (told.barred) setAria(node, "disabled", true);
  if (told.picked !== undefined) setAria(node, "pressed", told.picked);
  node.addEventListener("click", () => hands.onZone(zone, told.barred));
  node.addEventListener("focus", () => hands.onFocus(told.label));
  node.addEventListener("pointerenter", () => hands.onFocus(told.label));
  return node;
}

export function wallLabel(state, wall) {
  const [a, b] = wall.zones;
  const place = Object.entries(wall.place).map(([key, n]) => `, ${say(`line_${key}`, { n })}`).join("");
  const stands = doorAt(state.draft.data, wall) >= 0;
  return say(stands ? "doorBetween" : "wallBetween", { a, b }) + place;
}

function wallNode(state, wall, hands) {
  const { board } = state.read;
  const label = wallLabel(state, wall);
  const key = `wall-${wall.between.join("-")}-${Object.values(wall.place).join("")}`;
  const node = make("button", { type: "button", className: "wall", data: { key }, aria: { label } });
  node.classList.toggle("upright", wall.upright);
  node.classList.toggle("stands", doorAt(state.draft.data, wall) >= 0);
  node.classList.toggle("chosen", hands.isChosenWall(wall));
  node.style.left = `${(wall.x / board.width) * 100}%`;
  node.style.top = `${(wall.y / board.height) * 100}%`;
  node.addEventListener("click", () => hands.onWall(wall));
  node.addEventListener("focus", () => hands.onFocus(label));
  node.addEventListener("pointerenter", () => hands.onFocus(label));
  return node;
}

/** The wall where a door would end the fault. */
function wallOf(board, { mend }) {
  if (mend?.do !== "add" || mend.at[0] !== "doors") return null;
  const { between, ...place } = mend.value;
  const same = (wall) => wall.between.join() === between.join()
    && Object.entries(place).every(([key, n]) => wall.place[key] === n);
  return board.walls.find(same);
}

/** A number on every zone that has a fault, and on the wall where a door would end it. */
function marksOf(state, hands) {
  const { board, faults } = state.read;
  const seen = new Map();
  return faults.flatMap((fault, number) => {
    const name = fault.zone ?? fault.wall?.[0];
    const zone = board.zones.find((one) => one.name === name || one.place === name);
    const wall = wallOf(board, fault);
    if (!zone && !wall) return [];
    const [x, y] = wall ? [wall.x, wall.y] : middleOf(zone);
    const shift = seen.get(`${x} ${y}`) ?? 0;
    seen.set(`${x} ${y}`, shift + 1);
    const node = make("button", {
      type: "button", className: "mark", tabIndex: -1, data: { key: `mark-${number}` },
      aria: { label: hands.faultText(fault) }, textContent: String(number + 1),
    });
    node.title = hands.faultText(fault);
    node.style.left = `calc(${(x / board.width) * 100}% + ${shift * 26}px)`;
    node.style.top = `${(y / board.height) * 100}%`;
    node.addEventListener("click", () => hands.onFault(number));
    return [node];
  });
}

/** Where survivors fell: a number in a circle that grows with it. */
function heatOf(state) {
  if (state.step !== "odds" || !state.odds?.games.length) return [];
  const { board } = state.read;
  const counts = state.odds.fell();
  const most = Math.max(FEW, ...counts.values());
  return [...counts].flatMap(([name, count]) => {
    const zone = board.zones.find((one) => one.name === name);
    if (!zone) return [];
    const [x, y] = middleOf(zone);
    const node = make("span", { className: "heat", textContent: String(count), aria: { hidden: true } });
    node.style.left = `${(x / board.width) * 100}%`;
    node.style.top = `${(y / board.height) * 100}%`;
    node.style.setProperty("--share", String(count / most));
    return [node];
  });
}

/** The board as a table, for everybody who would rather read it; its buttons do the same. */
export function listNode(state, hands) {
  const { board } = state.read;
  const head = make("tr", {}, ...["zone", "things_", "beside_"].map((one) => make("th", { scope: "col" }, say(one))));
  const buttons = board.zones.map((zone) => zoneRow(zone, hands));
  const rows = board.zones.map((zone, number) => make("tr", {},
    make("th", { scope: "row" }, buttons[number]), make("td", {}, hands.things(zone) || say("empty")),
    make("td", {}, zone.beside.join(", "))));
  const node = make("div", { className: "list" }, make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows)));
  const walls = hands.walls ? wallsOf(state).map((wall) => wallRow(state, wall, hands)) : [];
  if (walls.length) node.append(make("h3", {}, say("walls")), make("div", { className: "row" }, ...walls));
  rove(node, hands.walls && walls.length ? walls : buttons);
  return node;
}

function zoneRow(zone, hands) {
  const { label, picked, chosen, barred } = hands.zone(zone);
  const node = make("button", {
    type: "button", className: "zone", data: { key: `zone-${zone.name}`, zone: zone.name }, aria: { label },
  }, zoneWords(zone));
  node.classList.toggle("chosen", Boolean(chosen || picked));
  if (barred) setAria(node, "disabled", true);
  if (picked !== undefined) setAria(node, "pressed", picked);
  node.addEventListener("click", () => hands.onZone(zone, barred));
  node.addEventListener("focus", () => hands.onFocus(label));
  return node;
}

function wallRow(state, wall, hands) {
  const label = wallLabel(state, wall);
  const key = `wall-${wall.between.join("-")}-${Object.values(wall.place).join("")}`;
  const node = make("button", { type: "button", className: "wall button small", data: { key } }, label);
  node.addEventListener("click", () => hands.onWall(wall));
  return node;
}

// The tiles while they are being laid.

/** Let a tile be dropped on a place. */
function dropsAt(node, onDrop) {
  node.addEventListener("dragover", (event) => event.preventDefault());
  node.addEventListener("drop", (event) => {
    event.preventDefault();
    onDrop();
  });
}

export function mosaicNode(state, hands) {
  const { grid, row: down, column: right } = withRoom(tilesOf(state.draft.data));
  const node = make("div", { className: "mosaic" });
  const inner = Math.max(0, grid[0].length - 2);
  node.style.setProperty("--columns", String(inner));
  node.classList.toggle("empty", !inner);
  node.style.gridTemplateColumns = inner ? `var(--edge) repeat(${inner}, var(--cell)) var(--edge)` : "var(--cell)";
  node.style.gridTemplateRows = inner ? `var(--edge) repeat(${grid.length - 2}, var(--cell)) var(--edge)` : "var(--cell)";
  const buttons = grid.flatMap((line, row) => line.map((tile, column) => {
    const at = [row - down, column - right];
    return tile ? tileNode(state, tile, at, hands) : freeNode(state, at, hands);
  }));
  node.append(...buttons);
  rove(node, buttons);
  return node;
}

function tileNode(state, tile, at, hands) {
  const label = say("tileAt", { side: tile.side, turn: tile.turn, row: at[0] + 1, column: at[1] + 1 });
  const node = make("button", {
    type: "button", className: "tile", data: { key: `tile-${at.join("-")}`, side: tile.side }, aria: { label },
  });
  const image = showTile(make("img", { alt: "", draggable: false }), state.game.id, tile.side);
  image.style.rotate = `${tile.turn}deg`;
  node.append(image, make("span", { className: "side" }, tile.side));
  const chosen = state.selected?.[0] === "tile" && state.selected[1] === at[0] && state.selected[2] === at[1];
  node.classList.toggle("chosen", chosen);
  if (chosen) setAria(node, "pressed", true);
  const fault = state.read?.faults.findIndex((one) => one.tile?.join() === at.join()) ?? -1;
  if (fault >= 0) node.append(make("span", { className: "mark" }, String(fault + 1)));
  node.addEventListener("click", () => hands.onTile(at));
  node.draggable = true;
  node.addEventListener("dragstart", (event) => {
    event.dataTransfer.setData("text/plain", tile.side);
    hands.onDrag(at);
  });
  node.addEventListener("dragend", () => hands.onDrag(null));
  dropsAt(node, () => hands.onTile(at));
  node.addEventListener("focus", () => hands.onFocus(label));
  return node;
}

function freeNode(state, at, hands) {
  const place = say("freePlace", { row: at[0] + 1, column: at[1] + 1 });
  const what = state.tile ? say("layHere", { side: state.tile.side }) : say("chooseFirst");
  const label = state.moving ? `${place}: ${say("move")}` : `${place}: ${what}`;
  const node = make("button", {
    type: "button", className: "free", data: { key: `tile-${at.join("-")}` }, aria: { label }, textContent: "+",
  });
  node.addEventListener("click", () => hands.onFree(at));
  dropsAt(node, () => hands.onFree(at));
  node.addEventListener("focus", () => hands.onFocus(label));
  return node;
}

// One of many has the tab stop; arrows go to the nearest in their direction.

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function rove(node, buttons) {
  buttons.forEach((button, number) => { button.tabIndex = number ? -1 : 0; });
  node.addEventListener("focusin", (event) => {
    if (!buttons.includes(event.target)) return;
    for (const button of buttons) button.tabIndex = button === event.target ? 0 : -1;
  });
  node.addEventListener("keydown", (event) => {
    const here = buttons.indexOf(document.activeElement);
    const next = event.key === "Home" ? buttons[0] : nearest(buttons, here, WAYS[event.key]);
    if (!next || here < 0) return;
    event.preventDefault();
    next.focus();
  });
}

function nearest(buttons, here, way) {
  if (!way || here < 0) return null;
  const middle = (button) => {
    const box = (button.querySelector("i") ?? button).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(buttons[here]);
  let best = null;
  for (const button of buttons) {
    if (button === buttons[here]) continue;
    const [a, b] = middle(button);
    const along = (a - x) * way[0] + (b - y) * way[1];
    const aside = Math.abs((a - x) * way[1]) + Math.abs((b - y) * way[0]);
    if (along <= 2) continue;
    const far = along + 2.5 * aside;
    if (!best || far < best.far) best = { button, far };
  }
  return best?.button ?? null;
}

export function zoneWords(zone) {
  const kind = zone.kind === "room" ? `${say("room")}, ${floorName(zone.floor)}` : say("street");
  return `${zone.name}, ${kind}`;
}

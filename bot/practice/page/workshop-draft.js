// The draft: the data of a file, what was undone, and the drafts that this browser keeps.

const STEPS_BACK = 200;
const MOST_DRAFTS = 20;
export const MOST_TILES = 9;

/** A deep copy of a value. */
export function copy(value) {
  return structuredClone(value);
}

/** The drafts of one kind that this browser keeps, and which of them is open. */
export class Shelf {
  /** The drafts are stored under the key `kept`, the id of the open one under `current`. */
  constructor(kept, current) {
    this.key = kept;
    this.currentKey = current;
  }

  drafts() {
    try {
      return JSON.parse(localStorage.getItem(this.key)) ?? [];
    } catch {
      return [];
    }
  }

  keep(draft) {
    this.store([draft, ...this.drafts().filter((one) => one.id !== draft.id)]);
  }

  forget(id) {
    this.store(this.drafts().filter((one) => one.id !== id));
  }

  store(drafts) {
    try {
      localStorage.setItem(this.key, JSON.stringify(drafts.slice(0, MOST_DRAFTS)));
    } catch {
      // The browser's room is full; the draft stays open in this page.
    }
  }

  /** The draft that was open when the page was left. */
  current() {
    return this.drafts().find((one) => one.id === localStorage.getItem(this.currentKey));
  }

  /** Remember which draft is open; none without an id. */
  open(id = "") {
    localStorage.setItem(this.currentKey, id);
  }
}

export class Draft {
  /** `kept` has the draft's game and data; if it is one of the shelf, also its id. */
  constructor(shelf, { game, data, id = `${Date.now()}`, laid = ["", ""] }) {
    this.shelf = shelf;
    this.game = game;
    this.data = data;
    this.id = id;
    /** Tiles and names of a mission's map when they last made a valid board. */
    this.laid = laid;
    this.past = [];
    this.future = [];
  }

  /** Remember the present before it changes; `change` gets the data to change. */
  change(change) {
    this.past.push(JSON.stringify(this.data));
    if (this.past.length > STEPS_BACK) this.past.shift();
    this.future = [];
    const data = copy(this.data);
    this.data = change(data) ?? data;
    this.keep();
  }

  undo() {
    return this.step(this.past, this.future);
  }

  redo() {
    return this.step(this.future, this.past);
  }

  step(from, to) {
    if (!from.length) return false;
    to.push(JSON.stringify(this.data));
    this.data = JSON.parse(from.pop());
    this.keep();
    return true;
  }

  keep() {
    const { id, game, data, laid } = this;
    this.shelf.keep({ id, game, data, laid, at: Date.now() });
  }
}

/** The data of a mission in which nothing lies yet. */
export function emptyMission(game, words) {
  return {
    format: game.usual.format,
    id: `mission-${Math.random().toString(36).slice(2, 6)}`,
    name: words("newTitle"),
    source: "house",
    layout_source: "house",
    difficulty: "easy",
    survivors: copy(game.usual.survivors),
    minutes: 45,
    briefing: words("newBriefing"),
    map: { tiles: "" },
    rooms: {},
    spawns: [],
    objectives: [],
    victory: [{ name: "take-objectives" }],
  };
}

/** The data to send: a text in only one language is used for both. */
export function prepared(data) {
  const sent = copy(data);
  for (const key of ["name", "briefing"]) {
    const text = sent[key];
    if (text && typeof text === "object") {
      text.fr = text.fr?.trim() ? text.fr : text.en ?? "";
      text.en = text.en?.trim() ? text.en : text.fr ?? "";
    }
  }
  return sent;
}

// The map of tiles.

/** Rows of tiles; null where none lies. */
export function tilesOf(data) {
  const text = String(data.map?.tiles ?? "");
  return text.split("\n").filter((line) => line.trim()).map((line) => line.trim().split(/\s+/)
    .map((word) => {
      if (word === "-") return null;
      const [side, turn] = word.split("@");
      return { side, turn: Number(turn ?? 0) || 0 };
    }));
}

/** Tiles as the file writes them, without empty rows and columns around them. */
export function tilesText(rows, drawn) {
  let grid = rows.map((row) => [...row]);
  const width = Math.max(0, ...grid.map((row) => row.length));
  grid = grid.map((row) => [...row, ...Array(width - row.length).fill(null)]);
  while (grid.length && grid[0].every((one) => !one)) grid.shift();
  while (grid.length && grid.at(-1).every((one) => !one)) grid.pop();
  while (grid.length && grid.every((row) => !row[0])) grid.forEach((row) => row.shift());
  while (grid.length && grid.every((row) => !row.at(-1))) grid.forEach((row) => row.pop());
  const word = (tile) => {
    if (!tile) return "-";
    return drawn || tile.turn ? `${tile.side}@${tile.turn}` : tile.side;
  };
  return grid.map((row) => row.map(word).join(" ")).join("\n");
}

/** The grid with one free row or column more on every side, as far as the box has tiles. */
export function withRoom(rows) {
  if (!rows.length) return { grid: [[null]], row: 0, column: 0 };
  const width = Math.max(...rows.map((row) => row.length));
  const full = rows.map((row) => [...row, ...Array(width - row.length).fill(null)]);
  const empty = Array(width + 2).fill(null);
  return { grid: [empty, ...full.map((row) => [null, ...row, null]), [...empty]], row: 1, column: 1 };
}

// Things that lie on the board.

export const LISTS = { door: "doors", spawn: "spawns", objective: "objectives", car: "cars" };

/** What lies in a zone: its kind, and the way to it in the data. */
export function thingsIn(data, place) {
  const found = [];
  if (data.start === place) found.push({ kind: "start", at: ["start"] });
  if (data.exit === place) found.push({ kind: "exit", at: ["exit"] });
  for (const kind of ["spawn", "objective", "car"]) {
    (data[LISTS[kind]] ?? []).forEach((one, number) => {
      if (one.zone === place) found.push({ kind, at: [LISTS[kind], number] });
    });
  }
  (data.rules ?? []).forEach((one, number) => {
    if (one.name === "waiting" && one.zones?.includes(place)) {
      found.push({ kind: "zombie", at: ["rules", number] });
    }
  });
  return found;
}

export function doorAt(data, wall) {
  return (data.doors ?? []).findIndex((door) => sameWall(door, wall));
}

export function sameWall(door, wall) {
  const same = [...door.between].sort().join() === [...wall.between].sort().join();
  return same && Object.entries(wall.place).every(([key, value]) => door[key] === value);
}

export function valueAt(data, path) {
  return path.reduce((found, part) => found?.[part], data);
}

/** Put a value at the end of a path; lists and tables on the way are made. */
export function setAt(data, path, value) {
  const last = path.at(-1);
  let here = data;
  path.slice(0, -1).forEach((part, number) => {
    here[part] ??= typeof path[number + 1] === "number" ? [] : {};
    here = here[part];
  });
  if (value === undefined) {
    if (Array.isArray(here)) here.splice(last, 1);
    else delete here[last];
  } else {
    here[last] = value;
  }
}

/** Apply a repair that is offered for a fault. */
export function mend(data, { do: what, at, value }) {
  if (what === "add") {
    const list = valueAt(data, at);
    if (Array.isArray(list)) list.push(value);
    else setAt(data, at, [value]);
  } else {
    setAt(data, at, what === "set" ? value : undefined);
  }
}

export function newId(data, key, begin) {
  const taken = (data[key] ?? []).map((one) => one.id);
  for (let number = 1; ; number += 1) {
    if (!taken.includes(`${begin}-${number}`)) return `${begin}-${number}`;
  }
}

/** Colours that lie under face-down objectives. */
export function hiddenColours(data) {
  const rules = (data.rules ?? []).filter((one) => one.name === "shuffled-objectives");
  return rules.flatMap((one) => one.colours ?? []);
}

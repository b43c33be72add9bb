// Survivors in the Workshop: a form, the card as the bot draws it, and every fault where it is.

import { find, make, setAria } from "./dom.js";
import {
  countOf, fillPage, getLanguage, say, setLanguage, words,
} from "./survivors-words.js";
import { Draft, Shelf, mend, setAt, valueAt } from "./workshop-draft.js";
import { call } from "./workshop-net.js";
import {
  AGAIN_MS, announce, button, download, draftName, draftsNodes, firstLanguage, gamesOf, goAndTry, pause,
  showState,
} from "./workshop-page.js";

const PAUSE_MS = 200;
const LEVELS = ["blue", "yellow", "orange", "red"];
const ALONE = ["blue", "yellow"];
const shelf = new Shelf("workshop.survivors", "workshop.survivor");

const state = { games: [], game: null, draft: null, read: null, language: "en" };
let version = 0;
let readVersion = 0;
let timer = 0;

// ------------------------------------------------------------ the draft

/** Change the draft; the form is made anew unless somebody is typing. */
function edit(change, { quiet = false, told = "" } = {}) {
  state.draft.change(change);
  if (told) announce(told);
  schedule();
  if (!quiet) render();
}

function put(path, value, quiet = true) {
  edit((data) => setAt(data, path, value), { quiet });
}

function undo() {
  announce(say(state.draft.undo() ? "undone" : "nothingToUndo"));
  schedule();
  render();
}

function redo() {
  announce(say(state.draft.redo() ? "redone" : "nothingToUndo"));
  schedule();
  render();
}

function open(draft) {
  const game = state.games.find((one) => one.id === draft.game);
  Object.assign(state, { game, draft, read: null });
  shelf.open(draft.id);
  draft.keep();
  schedule();
  render();
  find("sheet").querySelector("input")?.focus();
}

function goHome() {
  shelf.open();
  Object.assign(state, { game: null, draft: null, read: null });
  version += 1;
  readVersion = version;
  render();
}

// ------------------------------------------------------------ reading

/** Send the draft to the reader, a moment after the last change. */
function schedule() {
  version += 1;
  clearTimeout(timer);
  timer = setTimeout(readNow, PAUSE_MS);
}

async function readNow() {
  const mine = version;
  if (!state.draft) return;
  try {
    const answer = await call("survivor", { game: state.game.id, draft: state.draft.data, language: state.language });
    if (mine !== version) return;
    take(answer);
  } catch (wrong) {
    showState(wrong.offline ? say("offline") : wrong.message);
    if (wrong.offline) {
      await pause(AGAIN_MS);
      if (mine === version) readNow();
    } else {
      readVersion = mine;
    }
  }
}

function take(answer) {
  const before = state.read?.faults.length;
  state.read = answer;
  readVersion = version;
  showState("");
  find("try").disabled = answer.faults.length > 0;
  showName();
  if (before !== answer.faults.length) announce(countOf(answer.faults.length));
  showCard(answer);
  showFaults();
  markFaults();
}

/** Show the picture of the card, which came with the answer. */
function showCard({ picture, alt }) {
  const card = find("card");
  const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
  const before = card.src;
  card.src = URL.createObjectURL(new Blob([bytes], { type: "image/png" }));
  card.alt = alt;
  if (before) URL.revokeObjectURL(before);
}

// ------------------------------------------------------------ faults

/** The part of the form that a fault is about; the nearest one above it if it has none. */
function placeOf(fault) {
  for (let size = fault.field.length; size; size -= 1) {
    const found = document.querySelector(`[data-place="${fault.field.slice(0, size).join("-")}"]`);
    if (found) return found;
  }
  return null;
}

function markFaults() {
  for (const old of document.querySelectorAll("#sheet .why")) old.remove();
  for (const old of document.querySelectorAll("#sheet .wrong")) old.classList.remove("wrong");
  for (const old of document.querySelectorAll("#sheet [aria-invalid]")) old.removeAttribute("aria-invalid");
  state.read?.faults.forEach((fault, number) => {
    const place = placeOf(fault);
    if (!place) return;
    place.classList.add("wrong");
    const field = place.querySelector("input, select, textarea");
    if (field) setAria(field, "invalid", true);
    place.append(make("p", { className: "why" }, `${number + 1}. ${fault.text}`));
  });
}

function showFaults() {
  const { faults } = state.read;
  const list = make("ol", {});
  faults.forEach((fault, number) => {
    const go = button(fault.text, `fault-${number}`, () => {
      placeOf(fault)?.querySelector("input, select, textarea, button")?.focus();
    }, "fault");
    const cure = fault.mend && button(say(`cure_${fault.mend.do}`), `cure-${number}`, () => {
      edit((data) => { mend(data, fault.mend); whole(data); }, { told: say("mended") });
    }, "button small");
    list.append(make("li", {}, go, cure));
  });
  const head = make("h2", { className: faults.length ? "bad" : "good" }, countOf(faults.length));
  find("faults").replaceChildren(head, ...(faults.length ? [list] : []));
}

// ------------------------------------------------------------ parts of the form

function field(words, node, place) {
  return make("label", { className: "field", data: { place } }, words, node);
}

function textField(path, words, most, { rows = 0, lang = "" } = {}) {
  const key = path.join("-");
  const node = rows ? make("textarea", { rows }) : make("input", { type: "text" });
  Object.assign(node, { value: valueAt(state.draft.data, path) ?? "", maxLength: most });
  if (lang) node.lang = lang;
  node.dataset.key = key;
  node.addEventListener("input", () => {
    put(path, node.value);
    if (path[0] === "by_hand") nameAgain();
  });
  return field(words, node, key);
}

function choiceField(path, words, options, { empty = false, quiet = true } = {}) {
  const key = path.join("-");
  const node = make("select", { data: { key } });
  if (empty) node.append(make("option", { value: "" }, say("none")));
  for (const [value, name] of options) node.append(make("option", { value }, name));
  node.value = valueAt(state.draft.data, path) ?? "";
  node.addEventListener("change", () => put(path, node.value || undefined, quiet));
  return field(words, node, key);
}

function part(words, ...children) {
  return make("section", {}, make("h2", {}, words), ...children);
}

/** Both languages, the person's own first. */
function languages() {
  return state.language === "fr" ? ["fr", "en"] : ["en", "fr"];
}

function named(one) {
  return one.name[state.language];
}

// ------------------------------------------------------------ who it is

function personPart() {
  const shapes = state.game.shapes.map((one) => [one, say(one)]);
  return part(say("person"),
    make("div", { className: "two", data: { place: "name" } },
      ...languages().map((code) => textField(["name", code], say(`name_${code}`), state.game.most.name, { lang: code }))),
    make("p", { className: "note" }, say("oneLanguage")),
    make("div", { className: "two" },
      textField(["initial"], say("initial"), state.game.most.initial), choiceField(["shape"], say("shape"), shapes)),
    make("div", { className: "two" },
      textField(["author"], say("author"), state.game.most.signed), textField(["licence"], say("licence"), state.game.most.signed)),
    textField(["id"], say("id"), state.game.most.id));
}

function fightPart() {
  if (!state.game.attacks.length) return null;
  const health = make("input", {
    type: "number", min: "1", max: String(state.game.most.health), value: state.draft.data.health ?? "", data: { key: "health" },
  });
  health.addEventListener("input", () => {
    const typed = Number.parseInt(health.value, 10);
    put(["health"], Number.isNaN(typed) ? undefined : typed);
  });
  const attacks = state.game.attacks.map((one) => [one.id, named(one)]);
  return part(say("fight"), make("div", { className: "two" },
    choiceField(["attack"], say("attack"), attacks), field(say("health"), health, "health")));
}

// ------------------------------------------------------------ the portrait

function portraitPart() {
  const face = state.draft.data.portrait;
  const box = make("input", { type: "checkbox", checked: Boolean(face), data: { key: "face" } });
  box.addEventListener("change", () => edit((data) => {
    if (box.checked) data.portrait = { skin: "tan", coat: "blue", parts: { short: "chestnut", brows: "chestnut" } };
    else delete data.portrait;
  }));
  const node = part(say("portrait"), make("label", { className: "flag" }, box, say("hasFace")));
  node.dataset.place = "portrait";
  if (!face) return node;
  node.append(
    make("div", { className: "two" },
      toneField(["portrait", "skin"], say("skin"), state.game.skins), toneField(["portrait", "coat"], say("coat"), state.game.tones)),
    make("div", { className: "parts" },
      ...state.game.parts.map((one) => toneField(["portrait", "parts", one], say(one), state.game.tones, true))));
  return node;
}

/** A colour by its name, with a swatch beside it. */
function toneField(path, words, tones, empty = false) {
  const key = path.join("-");
  const swatch = make("span", { className: "swatch", aria: { hidden: true } });
  const node = make("select", { data: { key } });
  if (empty) node.append(make("option", { value: "" }, say("none")));
  for (const one of Object.keys(tones)) node.append(make("option", { value: one }, say(one)));
  const show = () => {
    swatch.style.background = tones[node.value] ?? "none";
  };
  node.value = valueAt(state.draft.data, path) ?? "";
  show();
  node.addEventListener("change", () => {
    show();
    edit((data) => {
      data.portrait.parts ??= {};
      setAt(data, path, node.value || undefined);
    }, { quiet: true });
  });
  return field(words, make("span", { className: "tone" }, swatch, node), key);
}

// ------------------------------------------------------------ skills

function hands() {
  return Array.isArray(state.draft.data.by_hand) ? state.draft.data.by_hand : [];
}

function handName(one) {
  const words = typeof one.name === "string" ? one.name : one.name?.[state.language] || one.name?.en || one.name?.fr;
  return words || one.id;
}

function skillName(id) {
  const known = state.game.skills.find((one) => one.id === id);
  const own = hands().find((one) => one.id === id);
  return known ? named(known) : own ? `${handName(own)} (${say("own").toLowerCase()})` : String(id);
}

function skillDoes(id) {
  const known = state.game.skills.find((one) => one.id === id);
  const own = hands().find((one) => one.id === id);
  return known?.does[state.language] ?? own?.text?.[state.language] ?? "";
}

function idsOf(level) {
  const said = state.draft.data[level];
  if (Array.isArray(said)) return said;
  return said ? [said] : [];
}

function setIds(data, level, ids) {
  if (ALONE.includes(level) && ids.length < 2) data[level] = ids[0] ?? "";
  else data[level] = ids;
}

/** Show the name and text of skills by hand as they are now, while somebody types them. */
function nameAgain() {
  for (const { id } of hands()) {
    for (const node of document.querySelectorAll(`[data-skill="${id}"], option[value="${id}"]`)) node.textContent = skillName(id);
    for (const node of document.querySelectorAll(`[data-does="${id}"]`)) node.textContent = skillDoes(id);
  }
}

/** All skills that can be added at a level, in groups, in the order of their names. */
function skillOptions(level) {
  const there = idsOf(level);
  const groups = [
    ["plain", state.game.skills.filter((one) => !one.starts).map((one) => one.id)],
    ["own", hands().map((one) => one.id)],
    ["gear", level === "blue" ? state.game.skills.filter((one) => one.starts).map((one) => one.id) : []],
  ];
  return groups.filter(([, ids]) => ids.length).map(([group, ids]) => {
    const free = ids.filter((one) => !there.includes(one));
    free.sort((a, b) => skillName(a).localeCompare(skillName(b), state.language));
    return make("optgroup", { label: say(group) }, ...free.map((one) => make("option", { value: one }, skillName(one))));
  });
}

function levelNode(level) {
  const most = state.game.levels[level];
  const ids = idsOf(level);
  const count = most === 1 ? say("one") : say("upTo", { most });
  const legend = say("levelOf", { level: say(`level_${level}`), count });
  const node = make("fieldset", { className: "level", data: { level, place: level } }, make("legend", {}, legend));
  const list = make("ul", { className: "plain" });
  ids.forEach((id, number) => {
    const away = button("✕", `away-${level}-${number}`, () => {
      edit((data) => setIds(data, level, ids.filter((_, place) => place !== number)), { told: say("removed", { name: skillName(id) }) });
      document.querySelector(`[data-key="add-${level}"]`)?.focus();
    }, "icon");
    setAria(away, "label", say("remove", { name: skillName(id) }));
    const words = make("span", {},
      make("span", { data: { skill: id } }, skillName(id)), make("small", { data: { does: id } }, skillDoes(id)));
    list.append(make("li", { data: { place: `${level}-${number}` } }, words, away));
  });
  const add = make("select", { data: { key: `add-${level}` }, aria: { label: `${say("addSkill")}, ${legend}` } });
  add.append(make("option", { value: "" }, say("addSkill")), ...skillOptions(level));
  add.disabled = most > 1 && ids.length >= most;
  add.addEventListener("change", () => {
    const id = add.value;
    edit((data) => setIds(data, level, most === 1 ? [id] : [...ids, id]), { told: say("added", { name: skillName(id) }) });
    document.querySelector(`[data-key="add-${level}"]`)?.focus();
  });
  node.append(list, add);
  return node;
}

function handsPart() {
  const node = part(say("byHand"), make("p", { className: "note" }, say("byHandHelp")));
  node.dataset.place = "by_hand";
  hands().forEach((one, number) => node.append(handNode(one, number)));
  const add = button(say("addHand"), "add-hand", () => {
    const taken = hands().map((one) => one.id);
    let n = 1;
    while (taken.includes(`skill-${n}`)) n += 1;
    edit((data) => {
      data.by_hand = [...hands(), { id: `skill-${n}`, name: { en: "", fr: "" }, text: { en: "", fr: "" } }];
    }, { told: say("added", { name: say("newHand", { n }) }) });
    document.querySelector(`[data-key="by_hand-${hands().length - 1}-name-${state.language}"]`)?.focus();
  });
  add.disabled = hands().length >= state.game.most.hands;
  node.append(add);
  return node;
}

function handNode(one, number) {
  const place = `by_hand-${number}`;
  const node = make("fieldset", { className: "hand", data: { place } }, make("legend", {}, say("hand", { n: number + 1 })));
  for (const [key, words, most, rows] of [["name", "handName", state.game.most.handName, 0], ["text", "text", state.game.most.text, 2]]) {
    node.append(make("div", { className: "two", data: { place: `${place}-${key}` } }, ...languages().map((code) => (
      textField(["by_hand", number, key, code], say(`${words}_${code}`), most, { rows, lang: code })
    ))));
  }
  const away = button(say("remove", { name: handName(one) }), `away-hand-${number}`, () => {
    edit((data) => {
      data.by_hand = hands().filter((_, other) => other !== number);
      if (!data.by_hand.length) delete data.by_hand;
      for (const level of LEVELS) setIds(data, level, idsOf(level).filter((id) => id !== one.id));
    }, { told: say("removed", { name: handName(one) }) });
    document.querySelector('[data-key="add-hand"]')?.focus();
  }, "button small");
  node.append(away);
  return node;
}

// ------------------------------------------------------------ the page

function begin(game, data) {
  open(new Draft(shelf, { game: game.id, data: structuredClone(data) }));
}

function renderHome() {
  const games = state.games.map((game) => make("section", { className: "card", data: { game: game.id } },
    make("h3", {}, named(game)),
    button(say("begin"), `begin-${game.id}`, () => begin(game, game.usual), "button lit")));
  find("home").replaceChildren(
    make("p", { className: "intro" }, say("intro")), make("h2", {}, say("chooseGame")),
    make("div", { className: "cards" }, ...games),
    ...draftsNodes(shelf, state.games, words, { open: (kept) => open(new Draft(shelf, kept)), forgotten: render }),
  );
}

function showName() {
  find("draft-name").textContent = state.draft ? `${draftName(state.draft, words)} · ${say("kept")}` : "";
}

function render() {
  const focus = document.activeElement?.dataset?.key;
  const there = Boolean(state.draft);
  find("home").hidden = there;
  find("desk").hidden = !there;
  for (const id of ["undo", "redo", "save"]) find(id).disabled = !there;
  find("try").disabled = !state.read || state.read.faults.length > 0;
  showName();
  if (!there) {
    renderHome();
    return;
  }
  find("sheet").replaceChildren(...[
    button(say("home"), "home", goHome, "button small"),
    personPart(), fightPart(),
    part(say("skills"), ...LEVELS.map(levelNode)), handsPart(), portraitPart(),
  ].filter(Boolean));
  if (state.read) markFaults();
  if (focus) document.querySelector(`[data-key="${focus}"]`)?.focus({ preventScroll: true });
}

async function save() {
  await settled();
  if (!state.read) return;
  const name = `${state.read.file}.toml`;
  download(name, state.read.text);
  announce(say("saved", { file: name }));
  showState(say("saved", { file: name }));
}

async function tryIt() {
  await settled();
  if (!state.read || state.read.faults.length) return announce(say("tryFaulty"));
  return goAndTry({
    game: state.game.id, text: state.read.text, survivor: state.read.id,
    title: draftName(state.draft, words), language: state.language,
  }, say);
}

/** Open a file; without a game at hand, the first game that reads it without faults. */
async function openFile(file) {
  const text = await file.text();
  const games = state.game ? [state.game] : state.games;
  let best = null;
  for (const game of games) {
    let answer;
    try {
      answer = await call("survivor", { game: game.id, text, language: state.language });
    } catch (wrong) {
      showState(wrong.offline ? say("offline") : wrong.message);
      return;
    }
    if (!best || answer.faults.length < best.answer.faults.length) best = { game, answer };
  }
  if (best.answer.draft) begin(best.game, whole(best.answer.draft));
  else showState(say("notToml", { why: best.answer.faults[0].text }));
}

/** A draft whose texts are in both languages, as the form shows them. */
function whole(data) {
  const both = (said) => (typeof said === "string" ? { en: said, fr: said } : said);
  if (data.name) data.name = both(data.name);
  if (Array.isArray(data.by_hand)) {
    data.by_hand = data.by_hand.map((one, number) => ({
      ...one, id: one.id ?? `skill-${number + 1}`, name: both(one.name), text: both(one.text),
    }));
  }
  return data;
}

function speak(code) {
  state.language = code;
  setLanguage(code);
  localStorage.setItem("practice.language", code);
  fillPage();
  find("language").textContent = code === "fr" ? "EN" : "FR";
  if (state.draft) schedule();
  render();
}

function onKey(event) {
  if (!(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  const typing = event.target.matches?.("input, textarea");
  const act = {
    s: save, o: () => find("file").click(), enter: state.draft && tryIt,
    z: typing || !state.draft ? null : event.shiftKey ? redo : undo,
  }[key];
  if (!act) return;
  event.preventDefault();
  act();
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
  find("language").addEventListener("click", () => speak(getLanguage() === "fr" ? "en" : "fr"));
  find("sheet").addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("keydown", onKey);
}

async function start() {
  state.language = firstLanguage();
  setLanguage(state.language);
  listen();
  state.games = await gamesOf("survivor-games", say);
  showState("");
  speak(state.language);
  const current = shelf.current();
  if (current && state.games.some((one) => one.id === current.game)) open(new Draft(shelf, current));
}

start();

/** Resolves once the last change is read; for tests and for saving. */
export async function settled() {
  while (state.draft && readVersion !== version) await pause(20);
}

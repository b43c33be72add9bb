// Survivors in the Workshop: a form, the card as the bot draws it, and every fault where it is.

import { find, make, setAria } from "./dom.js";
import { fillPage, setLanguage, tell } from "./survivors-words.js";
import { mend, setAt, valueAt } from "./workshop-draft.js";
import { call } from "./workshop-net.js";

const KEPT = "workshop.survivors";
const CURRENT = "workshop.survivor";
const STEPS_BACK = 200;
const DRAFTS = 20;
const PAUSE_MS = 200;
const AGAIN_MS = 2000;
const LEVELS = ["blue", "yellow", "orange", "red"];
const ALONE = ["blue", "yellow"];
const CODES = ["en", "fr"];

const state = { games: [], game: null, id: "", data: null, past: [], future: [], read: null, language: "en" };
let version = 0;
let readVersion = 0;
let timer = 0;

// ------------------------------------------------------------ the draft

function keptDrafts() {
  try {
    return JSON.parse(localStorage.getItem(KEPT)) ?? [];
  } catch {
    return [];
  }
}

function store(drafts) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(drafts.slice(0, DRAFTS)));
  } catch {
    // The browser's room is full; the draft stays open in this page.
  }
}

function keep() {
  const others = keptDrafts().filter((one) => one.id !== state.id);
  store([{ id: state.id, game: state.game.id, data: state.data, at: Date.now() }, ...others]);
}

/** Change the draft; the form is made anew unless somebody is typing. */
function edit(change, { quiet = false, told = "" } = {}) {
  state.past.push(JSON.stringify(state.data));
  if (state.past.length > STEPS_BACK) state.past.shift();
  state.future = [];
  change(state.data);
  keep();
  if (told) announce(told);
  schedule();
  if (!quiet) render();
}

function put(path, value, quiet = true) {
  edit((data) => setAt(data, path, value), { quiet });
}

function step(from, to, told) {
  if (!from.length) {
    announce(tell("nothingToUndo"));
    return;
  }
  to.push(JSON.stringify(state.data));
  state.data = JSON.parse(from.pop());
  keep();
  announce(tell(told));
  schedule();
  render();
}

function open(game, data, id = `${Date.now()}`) {
  Object.assign(state, { game, data, id, past: [], future: [], read: null });
  localStorage.setItem(CURRENT, id);
  keep();
  schedule();
  render();
  find("sheet").querySelector("input")?.focus();
}

function goHome() {
  localStorage.removeItem(CURRENT);
  Object.assign(state, { game: null, data: null });
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
  if (!state.data) return;
  try {
    const answer = await call("survivor", { game: state.game.id, draft: state.data, language: state.language });
    if (mine !== version) return;
    take(answer);
  } catch (wrong) {
    showState(wrong.offline ? tell("offline") : wrong.message);
    if (wrong.offline) setTimeout(() => mine === version && readNow(), AGAIN_MS);
    else readVersion = mine;
  }
}

function take(answer) {
  const before = state.read?.faults.length;
  state.read = answer;
  readVersion = version;
  showState("");
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

function countOf(count) {
  if (!count) return tell("ready");
  return count === 1 ? tell("fault1") : tell("faultN", { n: count });
}

function showState(text) {
  find("state").textContent = text;
}

function announce(text) {
  const line = make("p", { textContent: text });
  find("news").append(line);
  setTimeout(() => line.remove(), 8000);
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
    const cure = fault.mend && button(tell(`cure_${fault.mend.do}`), `cure-${number}`, () => {
      edit((data) => mend(data, fault.mend), { told: tell("mended") });
    }, "button small");
    list.append(make("li", {}, go, cure));
  });
  const head = make("h2", { className: faults.length ? "bad" : "good" }, countOf(faults.length));
  find("faults").replaceChildren(head, ...(faults.length ? [list] : []));
}

// ------------------------------------------------------------ parts of the form

function button(text, key, act, className = "button") {
  const node = make("button", { type: "button", className, textContent: text, data: { key } });
  node.addEventListener("click", act);
  return node;
}

function field(words, node, place) {
  return make("label", { className: "field", data: { place } }, words, node);
}

function textField(path, words, most, { rows = 0, lang = "" } = {}) {
  const key = path.join("-");
  const node = rows ? make("textarea", { rows }) : make("input", { type: "text" });
  Object.assign(node, { value: valueAt(state.data, path) ?? "", maxLength: most });
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
  if (empty) node.append(make("option", { value: "" }, tell("none")));
  for (const [value, name] of options) node.append(make("option", { value }, name));
  node.value = valueAt(state.data, path) ?? "";
  node.addEventListener("change", () => put(path, node.value || undefined, quiet));
  return field(words, node, key);
}

function part(words, ...children) {
  return make("section", {}, make("h2", {}, words), ...children);
}

function named(one) {
  return one.name[state.language];
}

// ------------------------------------------------------------ who it is

function personPart() {
  const shapes = state.game.shapes.map((one) => [one, tell(one)]);
  const languages = state.language === "fr" ? ["fr", "en"] : CODES;
  return part(tell("person"),
    make("div", { className: "two", data: { place: "name" } },
      ...languages.map((code) => textField(["name", code], tell(`name_${code}`), state.game.most.name, { lang: code }))),
    make("p", { className: "note" }, tell("oneLanguage")),
    make("div", { className: "two" },
      textField(["initial"], tell("initial"), state.game.most.initial), choiceField(["shape"], tell("shape"), shapes)),
    make("div", { className: "two" },
      textField(["author"], tell("author"), state.game.most.signed), textField(["licence"], tell("licence"), state.game.most.signed)),
    textField(["id"], tell("id"), state.game.most.id));
}

function fightPart() {
  if (!state.game.attacks.length) return null;
  const health = make("input", {
    type: "number", min: "1", max: String(state.game.most.health), value: state.data.health ?? "", data: { key: "health" },
  });
  health.addEventListener("input", () => {
    const typed = Number.parseInt(health.value, 10);
    put(["health"], Number.isNaN(typed) ? undefined : typed);
  });
  const attacks = state.game.attacks.map((one) => [one.id, named(one)]);
  return part(tell("fight"), make("div", { className: "two" },
    choiceField(["attack"], tell("attack"), attacks), field(tell("health"), health, "health")));
}

// ------------------------------------------------------------ the portrait

function portraitPart() {
  const face = state.data.portrait;
  const box = make("input", { type: "checkbox", checked: Boolean(face), data: { key: "face" } });
  box.addEventListener("change", () => edit((data) => {
    if (box.checked) data.portrait = { skin: "tan", coat: "blue", parts: { short: "chestnut", brows: "chestnut" } };
    else delete data.portrait;
  }));
  const node = part(tell("portrait"), make("label", { className: "flag" }, box, tell("hasFace")));
  node.dataset.place = "portrait";
  if (!face) return node;
  node.append(
    make("div", { className: "two" },
      toneField(["portrait", "skin"], tell("skin"), state.game.skins), toneField(["portrait", "coat"], tell("coat"), state.game.tones)),
    make("div", { className: "parts" },
      ...state.game.parts.map((one) => toneField(["portrait", "parts", one], tell(one), state.game.tones, true))));
  return node;
}

/** A colour by its name, with a swatch beside it. */
function toneField(path, words, tones, empty = false) {
  const key = path.join("-");
  const swatch = make("span", { className: "swatch", aria: { hidden: true } });
  const node = make("select", { data: { key } });
  if (empty) node.append(make("option", { value: "" }, tell("none")));
  for (const one of Object.keys(tones)) node.append(make("option", { value: one }, tell(one)));
  const show = () => {
    swatch.style.background = tones[node.value] ?? "none";
  };
  node.value = valueAt(state.data, path) ?? "";
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
  return Array.isArray(state.data.by_hand) ? state.data.by_hand : [];
}

function handName(one) {
  const words = typeof one.name === "string" ? one.name : one.name?.[state.language] || one.name?.en || one.name?.fr;
  return words || one.id;
}

function skillName(id) {
  const known = state.game.skills.find((one) => one.id === id);
  const own = hands().find((one) => one.id === id);
  return known ? named(known) : own ? `${handName(own)} (${tell("own").toLowerCase()})` : String(id);
}

function skillDoes(id) {
  const known = state.game.skills.find((one) => one.id === id);
  const own = hands().find((one) => one.id === id);
  return known?.does[state.language] ?? own?.text?.[state.language] ?? "";
}

function idsOf(level) {
  const said = state.data[level];
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
    return make("optgroup", { label: tell(group) }, ...free.map((one) => make("option", { value: one }, skillName(one))));
  });
}

function levelNode(level) {
  const most = state.game.levels[level];
  const ids = idsOf(level);
  const count = most === 1 ? tell("one") : tell("upTo", { most });
  const legend = tell("levelOf", { level: tell(`level_${level}`), count });
  const node = make("fieldset", { className: "level", data: { level, place: level } }, make("legend", {}, legend));
  const list = make("ul", { className: "plain" });
  ids.forEach((id, number) => {
    const away = button("✕", `away-${level}-${number}`, () => {
      edit((data) => setIds(data, level, ids.filter((_, place) => place !== number)), { told: tell("removed", { name: skillName(id) }) });
      document.querySelector(`[data-key="add-${level}"]`)?.focus();
    }, "icon");
    setAria(away, "label", tell("remove", { name: skillName(id) }));
    const words = make("span", {},
      make("span", { data: { skill: id } }, skillName(id)), make("small", { data: { does: id } }, skillDoes(id)));
    list.append(make("li", { data: { place: `${level}-${number}` } }, words, away));
  });
  const add = make("select", { data: { key: `add-${level}` }, aria: { label: `${tell("addSkill")}, ${legend}` } });
  add.append(make("option", { value: "" }, tell("addSkill")), ...skillOptions(level));
  add.disabled = most > 1 && ids.length >= most;
  add.addEventListener("change", () => {
    const id = add.value;
    edit((data) => setIds(data, level, most === 1 ? [id] : [...ids, id]), { told: tell("added", { name: skillName(id) }) });
    document.querySelector(`[data-key="add-${level}"]`)?.focus();
  });
  node.append(list, add);
  return node;
}

function handsPart() {
  const node = part(tell("byHand"), make("p", { className: "note" }, tell("byHandHelp")));
  node.dataset.place = "by_hand";
  hands().forEach((one, number) => node.append(handNode(one, number)));
  const add = button(tell("addHand"), "add-hand", () => {
    const taken = hands().map((one) => one.id);
    let n = 1;
    while (taken.includes(`skill-${n}`)) n += 1;
    edit((data) => {
      data.by_hand = [...hands(), { id: `skill-${n}`, name: { en: "", fr: "" }, text: { en: "", fr: "" } }];
    }, { told: tell("added", { name: tell("newHand", { n }) }) });
    document.querySelector(`[data-key="by_hand-${hands().length - 1}-name-${state.language}"]`)?.focus();
  });
  add.disabled = hands().length >= state.game.most.hands;
  node.append(add);
  return node;
}

function handNode(one, number) {
  const place = `by_hand-${number}`;
  const node = make("fieldset", { className: "hand", data: { place } }, make("legend", {}, tell("hand", { n: number + 1 })));
  const languages = state.language === "fr" ? ["fr", "en"] : CODES;
  for (const [key, words, most, rows] of [["name", "handName", state.game.most.handName, 0], ["text", "text", state.game.most.text, 2]]) {
    node.append(make("div", { className: "two", data: { place: `${place}-${key}` } }, ...languages.map((code) => (
      textField(["by_hand", number, key, code], tell(`${words}_${code}`), most, { rows, lang: code })
    ))));
  }
  const away = button(tell("remove", { name: handName(one) }), `away-hand-${number}`, () => {
    edit((data) => {
      data.by_hand = hands().filter((_, other) => other !== number);
      if (!data.by_hand.length) delete data.by_hand;
      for (const level of LEVELS) setIds(data, level, idsOf(level).filter((id) => id !== one.id));
    }, { told: tell("removed", { name: handName(one) }) });
    document.querySelector('[data-key="add-hand"]')?.focus();
  }, "button small");
  node.append(away);
  return node;
}

// ------------------------------------------------------------ the page

function renderHome() {
  const games = state.games.map((game) => make("section", { className: "card", data: { game: game.id } },
    make("h3", {}, named(game)),
    button(tell("begin"), `begin-${game.id}`, () => open(game, structuredClone(game.usual)), "button lit")));
  const list = make("ul", { className: "drafts plain" });
  for (const one of keptDrafts()) {
    const game = state.games.find((other) => other.id === one.game);
    if (!game) continue;
    const name = one.data.name?.[state.language] || one.data.name?.en || tell("unnamed");
    const go = button(name, `draft-${one.id}`, () => open(game, one.data, one.id), "draft");
    go.append(make("small", {}, `${named(game)} · ${new Date(one.at).toLocaleString(state.language)}`));
    const away = button(tell("forget"), `forget-${one.id}`, () => {
      if (!window.confirm(tell("really", { name }))) return;
      store(keptDrafts().filter((other) => other.id !== one.id));
      render();
    });
    list.append(make("li", {}, go, away));
  }
  find("home").replaceChildren(
    make("p", { className: "intro" }, tell("intro")), make("h2", {}, tell("chooseGame")),
    make("div", { className: "cards" }, ...games), make("h2", {}, tell("drafts")),
    list.childElementCount ? list : make("p", { className: "note" }, tell("noDrafts")),
  );
}

function render() {
  const focus = document.activeElement?.dataset?.key;
  const there = Boolean(state.data);
  find("home").hidden = there;
  find("desk").hidden = !there;
  for (const id of ["undo", "redo", "save"]) find(id).disabled = !there;
  find("draft-name").textContent = there ? `${named(state.game)} · ${tell("kept")}` : "";
  if (!there) {
    renderHome();
    return;
  }
  find("sheet").replaceChildren(...[
    button(tell("home"), "home", goHome, "button small"),
    personPart(), fightPart(),
    part(tell("skills"), ...LEVELS.map(levelNode)), handsPart(), portraitPart(),
  ].filter(Boolean));
  if (state.read) markFaults();
  if (focus) document.querySelector(`[data-key="${focus}"]`)?.focus({ preventScroll: true });
}

async function save() {
  await settled();
  if (!state.read) return;
  const name = `${state.read.file}.toml`;
  const link = make("a", { href: URL.createObjectURL(new Blob([state.read.text], { type: "text/plain" })), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
  showState(tell("saved", { file: name }));
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
      showState(wrong.offline ? tell("offline") : wrong.message);
      return;
    }
    if (!best || answer.faults.length < best.answer.faults.length) best = { game, answer };
  }
  if (best.answer.draft) open(best.game, whole(best.answer.draft));
  else showState(tell("notToml", { why: best.answer.faults[0].text }));
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
  if (state.data) schedule();
  render();
}

function onKey(event) {
  if (!(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  const typing = event.target.matches?.("input, textarea");
  const act = {
    s: save, o: () => find("file").click(),
    z: typing || !state.data ? null : () => (event.shiftKey ? step(state.future, state.past, "redone") : step(state.past, state.future, "undone")),
  }[key];
  if (!act) return;
  event.preventDefault();
  act();
}

function listen() {
  find("undo").addEventListener("click", () => step(state.past, state.future, "undone"));
  find("redo").addEventListener("click", () => step(state.future, state.past, "redone"));
  find("open").addEventListener("click", () => find("file").click());
  find("file").addEventListener("change", () => {
    const [file] = find("file").files;
    if (file) openFile(file);
    find("file").value = "";
  });
  find("save").addEventListener("click", save);
  find("language").addEventListener("click", () => speak(state.language === "fr" ? "en" : "fr"));
  find("sheet").addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("keydown", onKey);
}

async function begin() {
  const mine = navigator.language?.startsWith("fr") ? "fr" : "en";
  state.language = localStorage.getItem("practice.language") ?? mine;
  setLanguage(state.language);
  listen();
  while (!state.games.length) {
    try {
      state.games = (await call("survivor-games")).games;
    } catch {
      showState(tell("offline"));
      await new Promise((done) => { setTimeout(done, AGAIN_MS); });
    }
  }
  showState("");
  speak(state.language);
  const current = keptDrafts().find((one) => one.id === localStorage.getItem(CURRENT));
  const game = state.games.find((one) => one.id === current?.game);
  if (game) open(game, current.data, current.id);
}

begin();

/** Resolves once the last change is read; for tests and for saving. */
export async function settled() {
  while (state.data && readVersion !== version) await new Promise((done) => { setTimeout(done, 20); });
}

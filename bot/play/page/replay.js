// Shows one picture and the story of its round at a time, and checks the dice.
//
// Without this script the page shows everything below each other, and its links still work.

const data = JSON.parse(document.querySelector("#data").textContent);
const sections = [...document.querySelectorAll("main > section")];
const figures = [...document.querySelectorAll("main figure")];
const steps = figures.length
  ? figures.map((figure) => ({ figure, section: figure.closest("section") }))
  : sections.map((section) => ({ figure: null, section }));
const slider = document.querySelector("#at");
const back = document.querySelector("#back");
const on = document.querySelector("#on");

/** Replaces each %name% of a text. */
const filled = (text, values) => text.replace(/%(\w+)%/g, (_, name) => values[name] ?? "");

let at = -1;

function show(number) {
  const next = Math.min(Math.max(number, 0), steps.length - 1);
  if (next === at) return;
  at = next;
  const { figure, section } = steps[at];
  for (const one of sections) one.hidden = one !== section;
  for (const one of figures) one.hidden = one !== figure;
  for (const link of document.querySelectorAll("#rounds a")) {
    const here = link.hash === `#${section.id}`;
    if (here) link.setAttribute("aria-current", "step");
    else link.removeAttribute("aria-current");
    if (here) link.parentElement.scrollLeft = link.offsetLeft - link.parentElement.clientWidth / 2;
  }
  slider.value = at;
  const title = section.querySelector("h2").textContent;
  const words = filled(data.texts.where, { title, at: at + 1, of: steps.length });
  slider.setAttribute("aria-valuetext", words);
  document.querySelector("#where").textContent = words;
  back.disabled = at === 0;
  on.disabled = at === steps.length - 1;
}

/** Shows a step and makes its round the address, so that it can be passed on. */
function go(number) {
  show(number);
  const hash = `#${steps[at].section.id}`;
  if (location.hash !== hash) history.replaceState(null, "", hash);
}

/** Shows the round of the address; the first one where it names none. */
function follow() {
  const found = steps.findIndex(({ section }) => `#${section.id}` === location.hash);
  if (found >= 0 || at < 0) show(Math.max(found, 0));
}

const KEYS = { ArrowLeft: () => at - 1, ArrowRight: () => at + 1, Home: () => 0, End: () => steps.length - 1 };

if (steps.length) {
  slider.max = steps.length - 1;
  document.querySelector("#player").hidden = false;
  slider.addEventListener("input", () => go(Number(slider.value)));
  back.addEventListener("click", () => go(at - 1));
  on.addEventListener("click", () => go(at + 1));
  addEventListener("hashchange", follow);
  addEventListener("keydown", (event) => {
    const free = !event.altKey && !event.ctrlKey && !event.metaKey && event.target !== slider;
    if (!free || !(event.key in KEYS)) return;
    event.preventDefault();
    go(KEYS[event.key]());
  });
  follow();
}

// ---------------------------------------------------------------- the dice

const digest = async (text) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

const hex = (bytes) => [...bytes].map((one) => one.toString(16).padStart(2, "0")).join("");

/** The face that the seed gives: the digest as one large number, modulo the sides, plus one. */
const keyedFace = async (seed, number, command, index, sides) => {
  const bytes = await digest(`${seed}\n${number}\n${command}\n${index}`);
  return bytes.reduce((rest, byte) => (rest * 256 + byte) % sides, 0) + 1;
};

/** What contradicts the seed, a line each. */
async function faultsOf({ seed, commitment, commands }, texts) {
  const faults = [];
  const right = hex(await digest(seed));
  if (right !== commitment) faults.push({ text: filled(texts.otherSeed, { right }) });
  for (const [place, one] of commands.entries()) {
    if (one.number !== place) {
      faults.push({ text: filled(texts.missing, { number: place }), round: one.round });
      break;
    }
    const faces = await Promise.all(
      one.draws.map(([sides], index) => keyedFace(seed, one.number, one.key, index, sides)),
    );
    one.draws.forEach(([sides, face], index) => {
      if (face === faces[index]) return;
      const values = { number: one.number, who: one.who, draw: index + 1, face, sides };
      faults.push({ text: filled(texts.wrong, { ...values, right: faces[index] }), round: one.round });
    });
  }
  return faults;
}

async function check(button) {
  const found = document.querySelector("#found");
  const list = document.querySelector("#faults");
  list.replaceChildren();
  found.className = "";
  if (!globalThis.crypto?.subtle) {
    found.textContent = data.texts.noCrypto;
    return;
  }
  button.disabled = true;
  found.textContent = data.texts.checking;
  const faults = await faultsOf(data.dice, data.texts);
  button.disabled = false;
  found.className = faults.length ? "hurt" : "well";
  found.textContent = faults.length
    ? filled(data.texts.differ, { count: faults.length })
    : data.texts.agree;
  for (const { text, round } of faults) {
    const line = list.appendChild(document.createElement("li"));
    const link = line.appendChild(document.createElement(round === undefined ? "span" : "a"));
    link.textContent = text;
    if (round !== undefined) link.href = `#round-${round}`;
  }
}

const button = document.querySelector("#check");
button?.addEventListener("click", () => check(button));

// What both pages of the Workshop do alike: states and news, files, games and drafts of the browser.

import { find, make } from "./dom.js";
import { call } from "./workshop-net.js";

export const AGAIN_MS = 2000;
const NEWS_MS = 8000;
const FILE_MS = 10_000;

/** Show what the page waits for or has done, beside its title. */
export function showState(text) {
  find("state").textContent = text;
}

/** Tell screen readers what has happened. */
export function announce(text) {
  const line = make("p", { textContent: text });
  find("news").append(line);
  setTimeout(() => line.remove(), NEWS_MS);
}

/** Resolves after that many milliseconds. */
export function pause(ms) {
  return new Promise((done) => { setTimeout(done, ms); });
}

/** Save a text as a file. */
export function download(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = make("a", { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), FILE_MS);
}

/** The language of the last visit; on the first one, the browser's. */
export function firstLanguage() {
  return localStorage.getItem("practice.language") ?? (navigator.language?.startsWith("fr") ? "fr" : "en");
}

export function button(words, key, act, className = "button small") {
  const node = make("button", { type: "button", className, textContent: words, data: { key } });
  node.addEventListener("click", act);
  return node;
}

/** Let the server begin a game of a draft at the practice table, and go there. */
export async function goAndTry(asked, say) {
  showState(say("trying"));
  try {
    const { channel } = await call("try", asked);
    localStorage.setItem("practice.channel", channel);
    localStorage.setItem("practice.as", "ann");
    window.location.href = "./";
  } catch (wrong) {
    showState(say("tryFailed", { why: wrong.message }));
  }
}

/** The games with all that drafts may name, asked for until the server answers. */
export async function gamesOf(name, say) {
  for (;;) {
    try {
      return (await call(name)).games;
    } catch {
      showState(say("offline"));
      await pause(AGAIN_MS);
    }
  }
}

/** What a draft is called. */
export function draftName({ data }, { say, getLanguage }) {
  return data.name?.[getLanguage()] || data.name?.en || data.name?.fr || data.id || say("unnamed");
}

/** The drafts of the browser: `open` is called with the one that is pressed, `forgotten` after one is deleted. */
export function draftsNodes(shelf, games, words, { open, forgotten }) {
  const { say, getLanguage } = words;
  const list = make("ul", { className: "drafts plain" });
  for (const kept of shelf.drafts()) {
    const game = games.find((one) => one.id === kept.game);
    if (!game) continue;
    const name = draftName(kept, words);
    const go = button(name, `draft-${kept.id}`, () => open(kept), "draft");
    go.append(make("small", {}, `${game.name[getLanguage()]} · ${new Date(kept.at).toLocaleString(getLanguage())}`));
    const away = button(say("forget"), `forget-${kept.id}`, () => {
      if (!window.confirm(say("really", { name }))) return;
      shelf.forget(kept.id);
      forgotten();
    });
    list.append(make("li", {}, go, away));
  }
  const none = make("p", { className: "note" }, say("noDrafts"));
  return [make("h2", {}, say("drafts")), list.childElementCount ? list : none];
}

// The side of the page: channels, people, language. On a phone it slides in.

import { arrowTarget, avatar, find, make, setAria } from "./dom.js";
import { say } from "./words.js";

const LANGUAGES = { en: "English", fr: "Français" };

let drawn = "";

/** Draw it; only when something changed, so that a click never falls between two buttons. */
export function drawSide(state, actions) {
  const { people, channels, me, channel, unread, called, language, bot } = state;
  const shown = JSON.stringify([people, channels, me, channel, unread, called, language, bot]);
  if (shown === drawn) return;
  drawn = shown;
  const threads = channels.filter((one) => one.parent);
  const listed = channels.filter((one) => !one.parent && !one.private)
    .flatMap((one) => [one, ...threads.filter((thread) => thread.parent === one.id)]);
  keepFocus(find("channels"), [
    ...listed.map((one) => channelNode(one, state, actions)),
    ...(channel?.private ? [] : [threadOpener(actions)]),
    ...channels.filter((one) => one.private).map((one) => channelNode(one, state, actions)),
  ]);
  keepFocus(find("people"), people.map((one) => personNode(one, state, actions)));
  const languages = Object.entries(LANGUAGES).map(([code, name]) => {
    const node = radio(code === language, () => actions.onLanguage(code));
    node.append(name);
    node.lang = code;
    return node;
  });
  keepFocus(find("languages"), languages);
  if (!me) return;
  find("me").replaceChildren(avatar(me.name, me.id), ` ${me.name}`);
  if (called.some((id) => id !== me.id)) find("me").append(badge(say("isCalled")));
}

export function listenSide() {
  arrowKeys(find("people"));
  arrowKeys(find("languages"));
  find("side-open").addEventListener("click", openSide);
  find("side-close").addEventListener("click", closeSide);
  find("me").addEventListener("click", openSide);
  find("veil").addEventListener("click", closeSide);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") closeSide();
  });
}

/** Slide it away again, where it slides at all. */
export function closeSide() {
  if (!document.body.classList.contains("side-open")) return;
  document.body.classList.remove("side-open");
  find("veil").hidden = true;
  setAria(find("side-open"), "expanded", false);
  find("side-open").focus();
}

function openSide() {
  document.body.classList.add("side-open");
  find("veil").hidden = false;
  setAria(find("side-open"), "expanded", true);
  find("people").querySelector('[aria-checked="true"]')?.focus();
}

function channelNode(one, { channel, unread, bot }, { onChannel }) {
  const name = one.private ? say("private", { name: bot?.name ?? "" }) : one.name;
  const sign = one.private ? "@" : one.parent ? "↳" : "#";
  const button = make("button", { type: "button" }, `${sign} ${name}`);
  if (one.id === channel?.id) setAria(button, "current", "page");
  if (unread.includes(one.id)) button.append(badge(say("unread")));
  button.addEventListener("click", () => onChannel(one));
  return make("li", {}, button);
}

function threadOpener({ onThread }) {
  const button = make("button", { type: "button", id: "new-thread" }, say("newThread"));
  button.addEventListener("click", onThread);
  return make("li", {}, button);
}

function personNode(one, { me, called }, { onPerson }) {
  const node = radio(one.id === me?.id, () => onPerson(one));
  node.append(avatar(one.name, one.id), make("span", { className: "name" }, one.name));
  if (one.moderator) node.append(make("span", { className: "tag" }, say("moderator")));
  if (called.includes(one.id)) node.append(badge(say("isCalled")));
  return node;
}

function badge(label) {
  return make("span", { className: "dot", title: label, aria: { role: "img", label } });
}

function radio(checked, onPick) {
  const node = make("button", {
    type: "button", tabIndex: checked ? 0 : -1, aria: { role: "radio", checked },
  });
  node.addEventListener("click", onPick);
  return node;
}

/** Put new nodes in a box and keep the focus where it was among them. */
function keepFocus(box, nodes) {
  const index = [...box.querySelectorAll("button")].indexOf(document.activeElement);
  box.replaceChildren(...nodes);
  if (index >= 0) box.querySelectorAll("button")[index]?.focus();
}

function arrowKeys(box) {
  box.addEventListener("keydown", (event) => {
    const buttons = [...box.querySelectorAll("button")];
    const next = arrowTarget(event.key, buttons.indexOf(document.activeElement), buttons.length);
    if (next === null) return;
    event.preventDefault();
    buttons[next].focus();
    buttons[next].click();
  });
}

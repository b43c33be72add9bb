// The page: who is looking at which channel, and what has been said there.

import { Composer } from "./composer.js";
import { find, make, setAria } from "./dom.js";
import { refreshTimes } from "./markdown.js";
import { renderMessage, spokenText } from "./messages.js";
import { showModal } from "./modal.js";
import { act, fetchTable, follow } from "./net.js";
import { closeSide, drawSide, listenSide } from "./side.js";
import { commandName, fillPage, getLanguage, getLocale, say, setLanguage } from "./words.js";

const LOADING = 128;
const SHOWN_AFTER = 300;
const GROUPED_MS = 5 * 60_000;

const table = {
  people: [], channels: [], roles: [], commands: [], menu: [], bot: null, me: null, names: null,
  typable: { shared: [], private: [] },
};
const messages = new Map();
const unread = new Set();
const called = new Set();
const answered = new Set();
let channel = null;
let stopFollowing = () => {};
let composer;
let stays = true;

table.names = {
  person: (id) => [...table.people, table.bot].find((one) => one?.id === id)?.name ?? id,
  channel: (id) => nameOf(table.channels.find((one) => one.id === id)) ?? id,
  command: (name) => {
    const known = table.commands.find((one) => one.name === name);
    return known ? commandName(known) : name;
  },
  used: (name) => {
    const known = table.menu.find((one) => one.name === name);
    return known ? commandName(known) : `/${table.names.command(name)}`;
  },
  begin: (command) => composer.begin(command),
};

const actions = {
  onPress: (message, part, button) => send(button, "press", message, { custom_id: part.custom_id }),
  onSelect: (message, part, values, button) => {
    send(button, "select", message, { custom_id: part.custom_id, values });
  },
  onUse: async (message, command) => {
    const asked = { as: table.me.username, message: message.id, command: command.name, locale: getLocale() };
    toEnd();
    try {
      waitFor((await act("use", asked)).id, command.name);
    } catch (wrong) {
      notice(say("notSent", { why: wrong.message }));
    }
  },
  onDismiss: (message) => {
    messages.delete(message.id);
    nodeOf(message.id)?.remove();
    find("composer-text").focus();
  },
};

async function send(button, what, message, more) {
  button.classList.add("pending");
  setAria(button, "busy", true);
  try {
    await act(what, { as: table.me.username, message: message.id, locale: getLocale(), ...more });
  } catch (wrong) {
    settle(button);
    notice(say("notSent", { why: wrong.message }));
  }
}

function settle(button) {
  button.classList.remove("pending");
  button.removeAttribute("aria-busy");
}

/** Something only this page knows, at the end of the channel. */
function notice(text, after = null) {
  const dismiss = make("button", { type: "button", className: "quiet", textContent: say("dismiss") });
  const node = make("li", { className: "notice" }, make("span", { className: "failure" }, text), dismiss);
  dismiss.addEventListener("click", () => node.remove());
  if (after) after.after(node);
  else find("messages").append(node);
  announce(text);
  if (!after) toEnd();
}

/** Say that a command is on its way, unless it is answered at once. */
function waitFor(id, name) {
  setTimeout(() => {
    if (answered.has(id)) return;
    const text = make("span", { className: "thinking" }, say("sending", { name: table.names.used(name) }));
    find("messages").append(make("li", { className: "notice", data: { waits: id } }, text));
    toEnd();
  }, SHOWN_AFTER);
}

function announce(text) {
  const line = make("p", { textContent: text });
  find("news").append(line);
  setTimeout(() => line.remove(), 8000);
}

// What the server tells.

async function load() {
  const fresh = await fetchTable(table.me?.username ?? remembered("as", "ann")).catch(() => null);
  if (!fresh) return;
  Object.assign(table, {
    people: fresh.people, channels: fresh.channels, roles: fresh.roles, bot: fresh.bot,
  });
  messages.clear();
  for (const message of fresh.messages) messages.set(message.id, message);
  channel = table.channels.find((one) => one.id === channel?.id)
    ?? table.channels.find((one) => channel?.private && one.private) ?? table.channels[0];
  takeCommands(fresh);
  showState(fresh.connected);
  showSide();
  showChannel();
}

async function reloadCommands() {
  const fresh = await fetchTable(table.me.username).catch(() => null);
  if (fresh) takeCommands(fresh);
  showHint();
}

/** What can be typed, here and in private, and what stands in the menu of every message. */
function takeCommands({ commands, private_commands: inPrivate, menu }) {
  Object.assign(table, { menu, typable: { shared: commands, private: inPrivate } });
  offerCommands();
  find("messages").classList.toggle("with-apps", menu.length > 0);
}

function offerCommands() {
  table.commands = channel?.private ? table.typable.private : table.typable.shared;
}

/** The bot's name for one's direct messages with it. */
function nameOf(one) {
  return one?.private ? table.bot?.name : one?.name;
}

function showState(connected) {
  const state = find("state");
  state.textContent = connected ? "" : say("waitingBot");
}

const changes = {
  message(message) {
    const before = messages.get(message.id);
    messages.set(message.id, message);
    const news = !before || Boolean(before.flags & LOADING && !(message.flags & LOADING));
    if (news) noteCalls(message);
    if (message.channel_id !== channel.id) {
      if (news) unread.add(message.channel_id);
      showSide();
      return;
    }
    const pinned = isAtEnd();
    place(message);
    find("hint").hidden = true;
    if (news && message.author.id !== table.me.id) announce(spokenText(message, table));
    if (pinned || message.author.id === table.me.id) toEnd();
    else if (!before) find("newest").hidden = false;
  },
  gone({ id }) {
    messages.delete(id);
    nodeOf(id)?.remove();
  },
  commands: reloadCommands,
  thread: load,
  bot: ({ connected }) => showState(connected),
  typing() {},
  interaction(told) {
    answered.add(told.id);
    find("messages").querySelector(`[data-waits="${CSS.escape(told.id)}"]`)?.remove();
    if (told.kind === 3) settleComponent(told);
    if (told.failed && told.kind !== 4) {
      const name = told.kind === 2 ? `${table.names.used(told.name)}: ` : "";
      notice(name + say("expired"), told.message_id ? nodeOf(told.message_id) : null);
    }
    if (told.modal && !told.failed) {
      showModal(told.modal, table, (values) => act("modal", {
        as: table.me.username, interaction: told.id, values, locale: getLocale(),
      }));
    }
  },
};

function settleComponent(told) {
  const name = CSS.escape(told.name);
  const part = nodeOf(told.message_id)?.querySelector(`[data-custom-id="${name}"]`);
  if (part && (told.response || told.failed)) settle(part);
}

/** Remember other people whom a message mentions, to show that they are waited for. */
function noteCalls(message) {
  for (const one of message.mentions) if (one.id !== table.me.id) called.add(one.id);
  showSide();
}

// The messages of the channel.

function nodeOf(id) {
  return find("messages").querySelector(`li[data-id="${CSS.escape(id)}"]`);
}

function place(message) {
  const old = nodeOf(message.id);
  const node = renderMessage(message, table, actions, { compact: continues(message, old) });
  if (old) {
    const focus = focusIn(old);
    old.replaceWith(node);
    restoreFocus(node, focus);
    return;
  }
  const later = [...find("messages").children].find(
    (one) => one.dataset.id && BigInt(one.dataset.id) > BigInt(message.id),
  );
  find("messages").insertBefore(node, later ?? null);
}

function continues(message, old) {
  const nodes = find("messages").children;
  const before = old ? old.previousElementSibling : nodes[nodes.length - 1];
  const other = messages.get(before?.dataset.id);
  return Boolean(
    other && other.author.id === message.author.id && !message.interaction_metadata
      && !other.ephemeral && Date.parse(message.timestamp) - Date.parse(other.timestamp) < GROUPED_MS,
  );
}

function focusIn(node) {
  const focused = document.activeElement;
  if (!node.contains(focused)) return null;
  return focused.dataset.customId ?? "";
}

function restoreFocus(node, customId) {
  if (customId === null) return;
  const same = customId && node.querySelector(`[data-custom-id="${CSS.escape(customId)}"]:enabled`);
  (same || node.querySelector("button[data-custom-id]:enabled") || node).focus({ preventScroll: true });
}

function showChannel() {
  unread.delete(channel.id);
  offerCommands();
  const sign = channel.private ? "@" : "#";
  find("channel-name").textContent = `${sign} ${nameOf(channel)}`;
  document.title = `${sign}${nameOf(channel)} · Graveyard Shift`;
  find("messages").replaceChildren();
  const here = [...messages.values()].filter((one) => one.channel_id === channel.id);
  for (const message of here) place(message);
  showHint();
  composer.refresh();
  showSide();
  toEnd();
}

/** In an empty channel: how to begin, once there is a command to begin with. */
function showHint() {
  const hint = find("hint");
  const first = table.commands.find((one) => one.name === "game new") ?? table.commands[0];
  hint.hidden = !first || Boolean(find("messages").childElementCount);
  if (hint.hidden) return;
  const command = `/${commandName(first)}`;
  const begin = make("button", { type: "button", className: "button", textContent: say("hintButton", { command }) });
  begin.dataset.look = "1";
  begin.addEventListener("click", () => composer.give(first));
  hint.replaceChildren(
    make("img", { src: "lamp.svg", alt: "", width: 72, height: 72 }),
    make("h3", {
      textContent: say(channel.private ? "hintPrivate" : "hintTitle", { channel: nameOf(channel) }),
    }),
    make("p", { textContent: say(hintKey(), { command }) }),
    begin,
  );
}

function hintKey() {
  if (channel.private) return "hintAlone";
  return isPhone() ? "hintPhone" : "hint";
}

function isPhone() {
  return window.matchMedia("(max-width: 760px)").matches;
}

function isAtEnd() {
  const scroll = find("scroll");
  return scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 80;
}

function toEnd() {
  const scroll = find("scroll");
  scroll.scrollTop = scroll.scrollHeight;
  find("newest").hidden = true;
}

// The side: who and where.

function showSide() {
  drawSide(
    { ...table, channel, unread: [...unread], called: [...called], language: getLanguage() },
    { onChannel: enter, onPerson: become, onLanguage: speak, onThread: openThread },
  );
}

/** A thread of this channel, or of the one around this thread. */
async function openThread() {
  const parent = table.channels.find((one) => one.id === channel.parent) ?? channel;
  const number = table.channels.filter((one) => one.parent === parent.id).length + 1;
  const name = say("threadName", { number, channel: parent.name });
  const opened = await act("thread", { as: table.me.username, channel: parent.id, name })
    .catch(() => null);
  if (!opened) return;
  await load();
  enter(table.channels.find((one) => one.id === opened.id) ?? channel);
}

function enter(wanted) {
  channel = wanted;
  remember("channel", wanted.id);
  showChannel();
  closeSide();
}

function become(person) {
  if (person.id === table.me?.id) return closeSide();
  table.me = person;
  called.delete(person.id);
  remember("as", person.username);
  showSide();
  return start();
}

function speak(code) {
  setLanguage(code);
  remember("language", code);
  fillPage();
  showChannel();
}

// What this browser remembers.

function remembered(name, otherwise) {
  return window.localStorage.getItem(`practice.${name}`) ?? otherwise;
}

function remember(name, value) {
  window.localStorage.setItem(`practice.${name}`, value);
}

/** Follow what the person sees, from the beginning. */
function start() {
  stopFollowing();
  closeSide();
  stopFollowing = follow(table.me.username, {
    onOpen: load,
    onChange: (what, content) => changes[what]?.(content),
    onLost: () => {
      find("state").textContent = say("lost");
    },
  });
}

async function begin() {
  const mine = navigator.language?.startsWith("fr") ? "fr" : "en";
  setLanguage(remembered("language", mine));
  fillPage();
  composer = new Composer(() => ({ person: table.me, channel, table }), waitFor);
  const first = await fetchTable(remembered("as", "ann")).catch(() => fetchTable("ann"));
  Object.assign(table, { people: first.people, channels: first.channels, roles: first.roles, bot: first.bot });
  table.me = table.people.find((one) => one.username === remembered("as", "ann")) ?? table.people[0];
  channel = table.channels.find((one) => one.id === remembered("channel", "")) ?? table.channels[0];
  listen();
  start();
  if (!isPhone()) find("composer-text").focus();
}

function listen() {
  listenSide();
  find("newest").addEventListener("click", toEnd);
  find("scroll").addEventListener("scroll", () => {
    stays = isAtEnd();
    if (stays) find("newest").hidden = true;
  });
  // A composer that grows takes room from the messages: the end stays in sight.
  new ResizeObserver(() => stays && toEnd()).observe(find("scroll"));
  find("messages").addEventListener("load", keepEnd, true);
  document.addEventListener("keydown", (event) => {
    const typing = event.target.matches("input, textarea, select, dialog *");
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      composer.begin("/");
    }
  });
  setInterval(refreshTimes, 10_000);
}

/** A picture that has just arrived moves the end away: go there if it was in sight. */
function keepEnd(event) {
  const scroll = find("scroll");
  const height = event.target.offsetHeight;
  if (scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < height + 120) toEnd();
}

begin();

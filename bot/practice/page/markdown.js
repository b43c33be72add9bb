// Discord's markdown as DOM nodes. Nothing here ever parses HTML.

import { make } from "./dom.js";
import { SIGNS, signPicture } from "./signs.js";
import { getLocale, say } from "./words.js";

const INLINE = new RegExp(
  [
    /\\([\\*_~`|>#\-[\]()<@!:.])/, // 1 escape
    /``([\s\S]+?)``/, // 2 code
    /`([^`\n]+)`/, // 3 code
    /\*\*\*([\s\S]+?)\*\*\*/, // 4 bold italic
    /\*\*([\s\S]+?)\*\*(?!\*)/, // 5 bold
    /__([\s\S]+?)__(?!_)/, // 6 underline
    /\*(?=\S)([\s\S]*?\S)\*/, // 7 italic
    /\b_([^_]+?)_\b/, // 8 italic
    /~~([\s\S]+?)~~/, // 9 strike
    /\|\|([\s\S]+?)\|\|/, // 10 spoiler
    /\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)/, // 11, 12 link
    /<(https?:\/\/[^\s>]+)>/, // 13 quiet link
    /(https?:\/\/[^\s<]+[^\s<.,:;"')\]!?])/, // 14 link
    /<@!?(\d+)>/, // 15 person
    /<#(\d+)>/, // 16 channel
    /<\/([^:>]+):\d+>/, // 17 command
    /<t:(-?\d+)(?::([tTdDfFR]))?>/, // 18, 19 time
    /(@everyone|@here)/, // 20
    /<a?:(\w+):(\d+)>/, // 21, 22 emoji
    new RegExp(SIGNS), // 23
  ].map((part) => part.source).join("|"),
);

/** Render a whole text; `names` tells what ids are called. */
export function renderText(text, names) {
  const whole = document.createDocumentFragment();
  for (const part of text.split(/(```[\s\S]*?```)/)) {
    if (part.length >= 6 && part.startsWith("```") && part.endsWith("```")) {
      const code = part.slice(3, -3).replace(/^[a-z0-9+-]*\n/i, "").replace(/\n$/, "");
      whole.append(make("pre", { tabIndex: 0 }, make("code", { textContent: code })));
    } else if (part) {
      renderBlocks(part.replace(/^\n|\n$/g, "").split("\n"), whole, names);
    }
  }
  return whole;
}

/** The text as somebody would read it aloud. */
export function plainText(text, names) {
  const box = make("div");
  box.append(renderText(text, names));
  return box.textContent;
}

function renderBlocks(lines, into, names) {
  let index = 0;
  while (index < lines.length) {
    const line = lines[index];
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    if (heading) {
      const node = make(`h${heading[1].length + 2}`, {});
      into.append(renderInline(heading[2], node, names));
      index += 1;
    } else if (line.startsWith(">>> ")) {
      const rest = [line.slice(4), ...lines.slice(index + 1)];
      const quote = make("blockquote");
      renderBlocks(rest, quote, names);
      into.append(quote);
      return;
    } else if (/^> ?/.test(line)) {
      const end = endOf(lines, index, (one) => /^>( |$)/.test(one));
      const quote = make("blockquote");
      renderBlocks(lines.slice(index, end).map((one) => one.replace(/^> ?/, "")), quote, names);
      into.append(quote);
      index = end;
    } else if (LIST.test(line)) {
      const end = endOf(lines, index, (one) => LIST.test(one) || /^\s{2,}\S/.test(one));
      into.append(renderList(lines.slice(index, end), names));
      index = end;
    } else {
      const subtext = /^-# +(.+)$/.exec(line);
      const node = make("p", { className: subtext ? "subtext" : "" });
      into.append(renderInline(subtext ? subtext[1] : line, node, names));
      index += 1;
    }
  }
}

const LIST = /^(\s*)([-*]|\d+\.) +(.+)$/;

function endOf(lines, start, belongs) {
  let end = start + 1;
  while (end < lines.length && belongs(lines[end])) end += 1;
  return end;
}

function renderList(lines, names) {
  const first = LIST.exec(lines[0]);
  const list = make(/\d/.test(first[2]) ? "ol" : "ul");
  if (list.tagName === "OL") list.start = Number.parseInt(first[2], 10);
  let last = null;
  let inner = [];
  const flush = () => {
    if (inner.length && last) renderBlocks(inner, last, names);
    inner = [];
  };
  for (const line of lines) {
    const item = LIST.exec(line);
    if (item && item[1].length <= first[1].length) {
      flush();
      last = renderInline(item[3], make("li"), names);
      list.append(last);
    } else {
      inner.push(line.slice(2));
    }
  }
  flush();
  return list;
}

function renderInline(text, into, names) {
  let rest = text;
  while (rest) {
    const hit = INLINE.exec(rest);
    if (!hit) break;
    into.append(rest.slice(0, hit.index));
    into.append(inlineNode(hit, names));
    rest = rest.slice(hit.index + hit[0].length);
  }
  into.append(rest);
  return into;
}

function inlineNode(hit, names) {
  const [, escaped, code2, code, boldItalic, bold, under, italic, italic2, strike, spoiler] = hit;
  const wrapped = [
    ["u", under], ["em", italic ?? italic2], ["s", strike], ["strong", bold],
  ];
  if (escaped) return escaped;
  if (code2 ?? code) return make("code", { textContent: code2 ?? code });
  if (boldItalic) return make("strong", {}, renderInline(boldItalic, make("em"), names));
  for (const [tag, inner] of wrapped) if (inner) return renderInline(inner, make(tag), names);
  if (spoiler) return spoilerNode(spoiler, names);
  if (hit[11]) return link(hit[12], hit[11]);
  if (hit[13] ?? hit[14]) return link(hit[13] ?? hit[14]);
  if (hit[15]) return make("span", { className: "mention" }, `@${names.person(hit[15])}`);
  if (hit[16]) return make("span", { className: "mention" }, `#${names.channel(hit[16])}`);
  if (hit[17]) return commandNode(hit[17], names);
  if (hit[18]) return timeNode(Number(hit[18]), hit[19] ?? "f");
  if (hit[22]) return emojiNode(hit[21], hit[22]);
  if (hit[23]) return signPicture(hit[23]);
  return make("span", { className: "mention" }, hit[20]);
}

/** A command to be begun with a press, by its name in the person's language. */
function commandNode(name, names) {
  const command = `/${names.command(name)}`;
  const node = make("button", { type: "button", className: "mention", textContent: command });
  node.addEventListener("click", () => names.begin(command));
  return node;
}

function emojiNode(name, id) {
  const alt = `:${name}:`;
  return make("img", { className: "emoji", src: `emojis/${id}`, alt, title: alt });
}

function spoilerNode(inner, names) {
  const node = make("span", { className: "spoiler", tabIndex: 0, aria: { role: "button" } });
  node.setAttribute("aria-label", say("spoiler"));
  renderInline(inner, node, names);
  const show = () => {
    node.classList.add("shown");
    node.removeAttribute("role");
    node.removeAttribute("aria-label");
  };
  node.addEventListener("click", show);
  node.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") show();
  });
  return node;
}

function link(url, text = url) {
  return make("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, text);
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

function timeNode(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return `<t:${seconds}>`;
  const node = make("time", { dateTime: date.toISOString() });
  node.title = date.toLocaleString(getLocale(), STYLES.F);
  if (style === "R") {
    node.dataset.relative = String(seconds);
    node.textContent = relative(seconds);
  } else {
    node.textContent = date.toLocaleString(getLocale(), STYLES[style]);
  }
  return node;
}

const UNITS = [
  ["year", 31_536_000], ["month", 2_592_000], ["day", 86_400], ["hour", 3600], ["minute", 60],
];

function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const words = new Intl.RelativeTimeFormat(getLocale(), { numeric: "auto" });
  for (const [unit, size] of UNITS) {
    if (Math.abs(away) >= size) return words.format(Math.round(away / size), unit);
  }
  return words.format(Math.round(away), "second");
}

/** Bring every "in five minutes" on the page up to date. */
export function refreshTimes() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    node.textContent = relative(Number(node.dataset.relative));
  }
}

// One message: who, what, pictures, embeds, buttons.

import { appsMenu } from "./apps.js";
import { avatar, find, make } from "./dom.js";
import { renderText } from "./markdown.js";
import { selectMenu } from "./select.js";
import { getLocale, say } from "./words.js";

const EPHEMERAL = 64;
const LOADING = 128;
const SUPPRESSED = 4;
/** A layout of components, which alone says where its files are shown. */
const LAYOUT = 1 << 15;
const REPLY = 19;

/**
 * Build the node of a message. `table` knows names and people; `onPress(message, part, button)`
 * and `onSelect(message, part, values, button)` are what its components do, `onUse(message, command)` is
 * what its menu does, `onDismiss(message)` hides it.
 */
export function renderMessage(message, table, actions, { compact = false } = {}) {
  const own = Boolean(message.flags & EPHEMERAL);
  const node = make("li", {
    className: "message",
    tabIndex: -1,
    data: { id: message.id },
  });
  node.classList.toggle("private", own);
  node.classList.toggle("compact", compact);
  const called = message.mentions.some((one) => one.id === table.me.id);
  node.classList.toggle("calls-me", called || message.mention_everyone);
  if (!compact) {
    const origin = renderOrigin(message, table);
    if (origin) node.append(origin);
    node.append(avatar(message.name, message.author.id, message.bot));
  }
  const body = make("div", { className: "body" }, ...appsMenu(message, table, actions));
  if (!compact) body.append(renderHeader(message));
  body.append(...renderContent(message, table, actions));
  if (own) body.append(renderNote(message, actions));
  node.append(body);
  return node;
}

/** The text of a message for somebody who listens. */
export function spokenText(message, table) {
  if (message.flags & LOADING) return say("thinking", { name: message.name });
  const box = make("div");
  box.append(renderText(message.content, table.names));
  const pictures = message.attachments.map((one) => say("picture", { alt: one.description ?? one.filename }));
  const embeds = message.embeds.map((one) => `${one.title ?? ""} ${one.description ?? ""}`);
  const text = [box.textContent, ...embeds, ...pictures].filter(Boolean).join(" ");
  return say("said", { name: message.name, text });
}

function renderOrigin(message, table) {
  const from = message.interaction_metadata;
  if (!from) return null;
  const name = table.names.person(from.user.id);
  const line = make("p", { className: "origin" }, avatar(name, from.user.id));
  if (from.type === 2) {
    line.append(` ${say("used", { name })} `, make("span", { className: "mention" }, table.names.used(from.name)));
  } else if (message.type === REPLY && from.type === 3) {
    line.append(` ${say("pressed", { name })}`);
  } else {
    line.append(` ${say("answered", { name })}`);
  }
  return line;
}

function renderHeader(message) {
  const date = new Date(message.timestamp);
  const head = make("p", { className: "head" }, make("strong", { className: "author" }, message.name));
  if (message.bot) head.append(make("span", { className: "tag" }, say("bot")));
  const time = make("time", { dateTime: date.toISOString() });
  time.textContent = date.toLocaleTimeString(getLocale(), { timeStyle: "short" });
  time.title = date.toLocaleString(getLocale(), { dateStyle: "full", timeStyle: "short" });
  head.append(time);
  return head;
}

function renderNote(message, actions) {
  const hide = make("button", { type: "button", className: "quiet", textContent: say("dismiss") });
  hide.addEventListener("click", () => actions.onDismiss(message));
  return make("p", { className: "note" }, say("onlyYou"), hide);
}

function renderContent(message, table, actions) {
  if (message.flags & LOADING) {
    const text = message.failed ? say("expired") : say("thinking", { name: message.name });
    return [make("p", { className: message.failed ? "failure" : "thinking" }, text)];
  }
  const parts = [];
  if (message.content) {
    const text = make("div", { className: "text" });
    text.append(renderText(message.content, table.names));
    if (message.edited_timestamp) {
      (text.lastElementChild?.matches("p") ? text.lastElementChild : text).append(
        make("span", { className: "edited" }, ` ${say("edited")}`),
      );
    }
    parts.push(text);
  }
  const elsewhere = new Set(message.embeds.map((one) => one.image?.url));
  const files = message.flags & LAYOUT ? [] : message.attachments;
  parts.push(...renderFiles(files.filter((one) => !elsewhere.has(one.url))));
  if (!(message.flags & SUPPRESSED)) {
    parts.push(...message.embeds.map((one) => renderEmbed(one, message, table)));
  }
  parts.push(...message.components.map((one) => renderPart(one, message, table, actions)));
  return parts.filter(Boolean);
}

/** Several pictures stand side by side and are cut to squares, as Discord shows them. */
function renderFiles(files) {
  const pictures = files.filter(isPicture);
  if (pictures.length < 2) return files.map(renderAttachment);
  const rest = files.filter((one) => !isPicture(one));
  return [make("div", { className: "mosaic" }, ...pictures.map(renderAttachment)), ...rest.map(renderAttachment)];
}

function isPicture(file) {
  return Boolean(file.content_type?.startsWith("image/"));
}

function renderAttachment(file) {
  if (!isPicture(file)) {
    const link = make("a", { href: safeUrl(file.url), download: file.filename }, file.filename);
    return make("p", { className: "file" }, link);
  }
  return renderPicture(file.url, file.description, file.width, file.height);
}

function renderPicture(url, description, width, height) {
  const alt = description ?? "";
  const picture = make("img", { src: safeUrl(url), alt: alt || say("noAlt"), decoding: "async" });
  if (width) Object.assign(picture, { width, height });
  const enlarge = make("button", { type: "button", className: "enlarge" }, picture);
  enlarge.setAttribute("aria-label", `${say("enlarge")}: ${alt || say("noAlt")}`);
  enlarge.addEventListener("click", () => showPicture(url, alt));
  const figure = make("figure", { className: "picture" }, enlarge);
  if (alt) figure.append(altBadge(alt));
  return figure;
}

function altBadge(alt) {
  const text = make("p", { className: "alt-text", hidden: true, textContent: alt });
  const badge = make("button", {
    type: "button", className: "alt", textContent: say("alt"), aria: { expanded: false },
  });
  badge.setAttribute("aria-label", say("showAlt"));
  badge.addEventListener("click", () => {
    text.hidden = !text.hidden;
    badge.setAttribute("aria-expanded", String(!text.hidden));
  });
  return make("figcaption", {}, badge, text);
}

function showPicture(url, alt) {
  const dialog = find("picture");
  const picture = make("img", { src: safeUrl(url), alt });
  const close = make("button", { type: "button", className: "icon", textContent: "×" });
  close.setAttribute("aria-label", say("close"));
  const frame = make("div", { className: "frame", tabIndex: 0 }, picture);
  picture.addEventListener("click", () => frame.classList.toggle("full"));
  close.addEventListener("click", () => dialog.close());
  frame.addEventListener("click", (event) => event.target === frame && dialog.close());
  dialog.replaceChildren(close, frame);
  if (alt) dialog.append(make("p", { className: "caption", textContent: alt }));
  dialog.showModal();
}

function renderEmbed(embed, message, table) {
  const box = make("article", { className: "embed" });
  if (embed.color) box.style.borderColor = `#${embed.color.toString(16).padStart(6, "0")}`;
  if (embed.author?.name) box.append(make("p", { className: "embed-author" }, embed.author.name));
  if (embed.title) {
    const title = make("h4");
    title.append(renderText(embed.title, table.names));
    box.append(title);
  }
  if (embed.description) {
    const text = make("div", { className: "text" });
    text.append(renderText(embed.description, table.names));
    box.append(text);
  }
  if (embed.fields?.length) box.append(renderFields(embed.fields, table));
  if (embed.image?.url) {
    const file = message.attachments.find((one) => one.url === embed.image.url) ?? {};
    box.append(renderPicture(embed.image.url, file.description, file.width, file.height));
  }
  if (embed.footer?.text) box.append(make("p", { className: "subtext" }, embed.footer.text));
  return box;
}

function renderFields(fields, table) {
  const list = make("dl", { className: "fields" });
  for (const field of fields) {
    const value = make("dd");
    value.append(renderText(field.value, table.names));
    const pair = make("div", {}, make("dt", {}, field.name), value);
    pair.classList.toggle("inline", Boolean(field.inline));
    list.append(pair);
  }
  return list;
}

/** A component of a message: rows of buttons and selects, and the plain parts of layouts. */
function renderPart(part, message, table, actions) {
  const inner = () => (part.components ?? []).map((one) => renderPart(one, message, table, actions));
  switch (part.type) {
    case 1:
      return make("div", { className: "row" }, ...inner());
    case 2:
      return renderButton(part, message, actions);
    case 3:
    case 5:
    case 6:
    case 8: {
      const menu = selectMenu(part, table, (values) => {
        actions.onSelect(message, part, values, menu.querySelector("button.select"));
      });
      return menu;
    }
    case 9:
      return make("div", { className: "section" }, make("div", {}, ...inner()),
        part.accessory ? renderPart(part.accessory, message, table, actions) : null);
    case 10: {
      const text = make("div", { className: "text" });
      text.append(renderText(part.content, table.names));
      return text;
    }
    case 12:
      return make("div", { className: "gallery" }, ...part.items.map((item) => galleryItem(item, message)));
    case 14:
      return make("hr");
    case 17:
      return make("div", { className: "embed" }, ...inner());
    default:
      return null;
  }
}

function galleryItem(item, message) {
  const name = item.media.url.replace("attachment://", "");
  const file = message.attachments.find((one) => one.filename === name);
  return renderPicture(file?.url ?? item.media.url, item.description ?? file?.description, file?.width, file?.height);
}

function renderButton(part, message, actions) {
  const label = `${part.emoji?.name ? `${part.emoji.name} ` : ""}${part.label ?? ""}`;
  if (part.style === 5) {
    return make("a", {
      className: "button", href: safeUrl(part.url), target: "_blank", rel: "noopener noreferrer",
    }, `${label} ↗`);
  }
  const button = make("button", {
    type: "button",
    className: "button",
    textContent: label,
    disabled: Boolean(part.disabled),
    data: { look: String(part.style), customId: part.custom_id },
  });
  button.addEventListener("click", () => actions.onPress(message, part, button));
  return button;
}

/** Only web addresses and our own files; anything else leads nowhere. */
function safeUrl(url) {
  try {
    const parsed = new URL(url, document.baseURI);
    return ["http:", "https:"].includes(parsed.protocol) ? parsed.href : "#";
  } catch {
    return "#";
  }
}

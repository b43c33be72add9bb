// The box at the bottom: plain messages, and commands with their option fields.

import { find, make } from "./dom.js";
import { ATTACHMENT, Field, description, kindHint } from "./fields.js";
import { Listbox } from "./listbox.js";
import { act } from "./net.js";
import { commandName, getLocale, localized, say } from "./words.js";

export class Composer {
  /**
   * `where()` tells the person, the channel and the table at this moment; `onSent(id, name)` is
   * told of every command that went out.
   */
  constructor(where, onSent) {
    this.where = where;
    this.onSent = onSent;
    this.text = find("composer-text");
    this.box = find("command");
    this.error = find("composer-error");
    this.popup = find("popup");
    this.command = null;
    this.fields = [];
    this.round = 0;
    this.sending = false;
    this.list = new Listbox(this.popup, this.text, (item) => this.pick(item.value));
    find("composer").addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
    this.text.addEventListener("input", () => this.typed());
    this.text.addEventListener("keydown", (event) => this.textKey(event));
    this.text.addEventListener("blur", () => this.list.hide());
    this.text.addEventListener("focus", () => this.typed());
  }

  /** Begin to type for the person. */
  begin(text) {
    this.reset();
    this.text.value = text;
    this.text.focus();
    this.typed();
  }

  /** Send a command at once, or show its fields if it has required options. */
  give(command) {
    this.reset();
    this.pick(command);
    if (command.options.length && !this.fields.length) this.send();
  }

  refresh() {
    this.text.placeholder = say("write");
    this.reset();
  }

  reset() {
    this.command = null;
    this.fields = [];
    this.box.hidden = true;
    this.box.replaceChildren();
    this.text.hidden = false;
    this.text.value = "";
    this.complain("");
    this.list.hide();
    this.grow();
  }

  complain(why) {
    this.error.textContent = why;
    this.error.hidden = !why;
  }

  typed() {
    this.complain("");
    this.grow();
    const text = this.text.value;
    if (!text.startsWith("/")) return this.list.hide();
    const found = matching(this.where().table.commands, text.slice(1));
    return this.list.show(found, { empty: say("noCommand") });
  }

  grow() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 160)}px`;
  }

  textKey(event) {
    if (this.list.key(event) || event.isComposing) return;
    if (event.key === "Escape") {
      if (this.popup.hidden) this.reset();
      else this.list.hide();
    } else if ((event.key === "Enter" && !event.shiftKey) || (event.key === "Tab" && this.list.open)) {
      if (event.key === "Tab" && event.shiftKey) return;
      event.preventDefault();
      if (!this.list.open) this.send();
      else if (event.key === "Enter" && this.isWhole(this.list.active.value)) this.give(this.list.active.value);
      else this.pick(this.list.active.value);
    }
  }

  /** Whether the typed text is the command's whole name. */
  isWhole(command) {
    const typed = this.text.value.slice(1).trim().toLowerCase();
    return [commandName(command), command.name].some((name) => name.toLowerCase() === typed);
  }

  /** A command was chosen: show its fields, or send it when it has none. */
  pick(command) {
    this.list.hide();
    this.command = command;
    if (!command.options.length) {
      this.send();
      return;
    }
    this.text.hidden = true;
    this.box.hidden = false;
    const name = make("span", { className: "chip" }, `/${commandName(command)}`);
    const close = make("button", { type: "button", className: "icon", textContent: "×" });
    close.setAttribute("aria-label", say("cancel"));
    close.addEventListener("click", () => this.leave(""));
    this.box.replaceChildren(name, make("span", { className: "options" }), close);
    this.fields = [];
    for (const option of command.options) if (option.required) this.addField(option);
    this.offerMore();
    // Without a required option, Enter sends the command, as in Discord.
    (this.fields[0]?.input ?? find("send")).focus();
  }

  leave(text) {
    this.reset();
    this.text.value = text;
    this.text.focus();
    this.typed();
  }

  addField(option) {
    const input = make("input", {
      type: option.type === ATTACHMENT ? "file" : "text",
      placeholder: kindHint(option),
      maxLength: option.max_length ?? 6000,
      inputMode: [4, 10].includes(option.type) ? "numeric" : "text",
      aria: { expanded: false },
    });
    const field = new Field(option, input);
    const needed = say(option.required ? "required" : "optional");
    const about = description(option);
    input.setAttribute("aria-label", `${field.name}, ${needed}: ${about}`);
    if (field.proposes) {
      input.setAttribute("role", "combobox");
      input.setAttribute("aria-autocomplete", "list");
    }
    const wrap = make("label", { className: "option", title: about }, make("span", {}, field.name), input);
    field.wrap = wrap;
    if (option.type === ATTACHMENT) input.addEventListener("change", () => field.read());
    field.list = new Listbox(this.popup, input, (item) => this.choose(field, item));
    input.addEventListener("focus", () => this.propose(field));
    input.addEventListener("input", () => this.propose(field));
    input.addEventListener("blur", () => field.list.hide());
    input.addEventListener("keydown", (event) => this.fieldKey(event, field));
    this.fields.push(field);
    this.box.querySelector(".options").append(wrap);
    return field;
  }

  /** Buttons for the options that may be left out. */
  offerMore() {
    for (const button of this.box.querySelectorAll("button.more")) button.remove();
    const there = this.fields.map((field) => field.option.name);
    for (const option of this.command.options) {
      if (there.includes(option.name)) continue;
      const name = localized(option.name, option.name_localizations);
      const more = make("button", { type: "button", className: "more", textContent: `+ ${name}` });
      more.title = description(option);
      more.setAttribute("aria-label", say("addOption", { name }));
      more.addEventListener("click", () => {
        const field = this.addField(option);
        this.offerMore();
        field.input.focus();
      });
      this.box.querySelector(".options").append(more);
    }
  }

  async propose(field) {
    this.complain("");
    if (field.chosen && field.chosen.name !== field.input.value) field.chosen = null;
    const about = description(field.option);
    this.round += 1;
    if (!field.proposes) return field.list.show([], { about });
    const round = this.round;
    if (field.option.autocomplete && !field.list.open) {
      field.list.show([], { about, empty: say("searching") });
    }
    const { person, channel, table } = this.where();
    const found = await field.propose(table, {
      person: person.username,
      channel: channel.id,
      command: this.command.name,
      others: this.filled(table, field),
      locale: getLocale(),
    }).catch(() => []);
    if (round !== this.round || document.activeElement !== field.input) return undefined;
    return field.list.show(found, { about, empty: say("nothing") });
  }

  /** The values of all fields but `except`; empty and unfinished ones are left out. */
  filled(table, except) {
    const values = {};
    for (const field of this.fields) {
      if (field === except || field.empty) continue;
      try {
        values[field.option.name] = field.value(table);
      } catch {
        continue; // the value is not finished yet, so the bot does not get it
      }
    }
    return values;
  }

  choose(field, item) {
    field.choose(item);
    this.round += 1;
    field.list.hide();
    const next = this.fields.find((one) => one.option.required && one.empty);
    if (next) next.input.focus();
    else field.input.focus();
    field.list.hide();
  }

  fieldKey(event, field) {
    if (field.list.key(event) || event.isComposing) return;
    if (event.key === "Escape") {
      event.preventDefault();
      if (this.popup.hidden) this.leave("");
      else field.list.hide();
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (field.list.open && field.chosen?.name !== field.input.value) this.choose(field, field.list.active);
      else this.send();
    } else if (event.key === "Tab" && !event.shiftKey && field.list.open && !field.empty && !field.chosen) {
      field.choose(field.list.active);
    } else if (event.key === "Backspace" && field.input.value === "") {
      event.preventDefault();
      this.back(field);
    }
  }

  /** Backspace in an empty field: remove an optional field; in the first one, leave the command. */
  back(field) {
    const index = this.fields.indexOf(field);
    if (!field.option.required) {
      field.list.hide();
      field.wrap.remove();
      this.fields.splice(index, 1);
      this.offerMore();
    }
    const before = this.fields[index - 1];
    if (before) before.input.focus();
    else if (field.option.required || !this.fields.length) this.leave(`/${commandName(this.command)}`);
  }

  async send() {
    if (this.sending) return;
    this.sending = true;
    await this.deliver();
    this.sending = false;
  }

  async deliver() {
    const { person, channel, table } = this.where();
    const common = { as: person.username, channel: channel.id, locale: getLocale() };
    try {
      if (this.command) {
        const options = this.values(table);
        if (!options) return;
        const { id } = await act("slash", { ...common, command: this.command.name, options });
        this.onSent(id, commandName(this.command));
      } else if (this.text.value.trim()) {
        await act("say", { ...common, text: this.text.value });
      }
      this.reset();
      this.text.focus();
      this.list.hide();
    } catch (wrong) {
      if (!this.fields.length) this.command = null;
      this.complain(say("notSent", { why: wrong.message }));
    }
  }

  /** Every field's value, or null when one is wrong: it then has the focus and says so. */
  values(table) {
    const values = {};
    for (const field of this.fields) {
      if (field.empty && !field.option.required) continue;
      try {
        if (field.empty) throw new Error(say("fill", { name: field.name }));
        values[field.option.name] = field.value(table);
      } catch (wrong) {
        field.input.focus();
        this.complain(wrong.message);
        return null;
      }
    }
    return values;
  }
}

/** Commands that begin with what is typed first, then those that hold its words. */
function matching(commands, typed) {
  const words = typed.trim().toLowerCase();
  const ranked = [];
  for (const command of commands) {
    const texts = [commandName(command).toLowerCase(), command.name.toLowerCase()];
    let rank = 2;
    if (texts.some((text) => text.startsWith(words))) rank = 0;
    else if (texts.some((text) => text.includes(words))) rank = 1;
    if (rank < 2) ranked.push([rank, command]);
  }
  ranked.sort((one, other) => one[0] - other[0]);
  return ranked.map(([, command]) => ({
    name: `/${commandName(command)}`,
    detail: localized(command.description, command.descriptions),
    value: command,
  }));
}

// The option fields of a command: the choices they offer, and the values they send.

import { act } from "./net.js";
import { localized, say } from "./words.js";

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const NUMBER = 10;
export const ATTACHMENT = 11;

const LOOKED_UP = 150;
/** Milliseconds without a key before the bot is asked. */

export class Field {
  constructor(option, input) {
    this.option = option;
    this.input = input;
    this.chosen = null;
  }

  get name() {
    return localized(this.option.name, this.option.name_localizations);
  }

  get empty() {
    return this.input.value.trim() === "";
  }

  choose(item) {
    this.chosen = item;
    this.input.value = item.name;
  }

  /** Whether the field accepts only the choices that it offers. */
  get closed() {
    return [BOOLEAN, USER, CHANNEL].includes(this.option.type) || Boolean(this.option.choices?.length);
  }

  /** The choices that fit the typed text, at most 25; more typing narrows them. */
  async propose(table, context) {
    const typed = this.chosen?.name === this.input.value ? "" : this.input.value;
    if (this.option.autocomplete) return this.ask(context);
    const words = typed.trim().toLowerCase();
    return this.known(table).filter((one) => one.name.toLowerCase().includes(words)).slice(0, 25);
  }

  get proposes() {
    return this.closed || Boolean(this.option.autocomplete);
  }

  known(table) {
    switch (this.option.type) {
      case BOOLEAN:
        return [{ name: say("yes"), value: true }, { name: say("no"), value: false }];
      case USER:
        return [...table.people, table.bot].map((one) => ({ name: one.name, value: one.id }));
      case CHANNEL:
        return table.channels.map((one) => ({ name: `#${one.name}`, value: one.id }));
      default:
        return (this.option.choices ?? []).map(shownChoice);
    }
  }

  async ask({ person, channel, command, others, locale }) {
    await new Promise((resolve) => setTimeout(resolve, LOOKED_UP));
    if (!this.input.isConnected) return [];
    const answer = await act("autocomplete", {
      as: person,
      channel,
      command,
      option: this.option.name,
      typed: this.chosen?.name === this.input.value ? "" : this.input.value,
      options: others,
      locale,
    });
    return answer.choices.map(shownChoice);
  }

  /** The value to send; throws an Error with a sentence when it cannot be sent. */
  value(table) {
    const typed = this.input.value.trim();
    if (this.chosen?.name === this.input.value) return this.chosen.value;
    if (this.closed) {
      const same = this.known(table).find((one) => one.name.toLowerCase() === typed.toLowerCase());
      if (!same) throw new Error(say("fill", { name: this.name }));
      return same.value;
    }
    if (this.option.type === INTEGER || this.option.type === NUMBER) return this.number(typed);
    if (this.option.type === ATTACHMENT) throw new Error(say("fill", { name: this.name }));
    return typed;
  }

  /** The chosen file, ready to be sent once it is read. */
  async read() {
    const [file] = this.input.files;
    this.chosen = null;
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = Array.from(bytes, (one) => String.fromCharCode(one)).join("");
    this.chosen = { name: this.input.value, value: { filename: file.name, base64: btoa(text) } };
  }

  number(typed) {
    const number = Number(typed.replace(",", "."));
    const whole = this.option.type === NUMBER || Number.isInteger(number);
    if (typed === "" || Number.isNaN(number) || !whole) {
      throw new Error(say("number", { name: this.name }));
    }
    const { min_value: least = -Infinity, max_value: most = Infinity } = this.option;
    if (number < least || number > most) {
      throw new Error(say("bounds", { name: this.name, least: shown(least), most: shown(most) }));
    }
    return number;
  }
}

function shown(bound) {
  return Number.isFinite(bound) ? bound : "∞";
}

function shownChoice(choice) {
  return { name: localized(choice.name, choice.name_localizations), value: choice.value };
}

/** What the option is for; discord.py writes a mere … where nobody described it. */
export function description(option) {
  const about = localized(option.description, option.description_localizations);
  return about === "…" ? "" : about;
}

/** What a field asks for, in a word, for its placeholder. */
export function kindHint(option) {
  if (option.type === INTEGER || option.type === NUMBER) {
    const { min_value: least, max_value: most } = option;
    if (least !== undefined && most !== undefined) return `${least}–${most}`;
    return "123";
  }
  return option.type === STRING && !option.choices?.length && !option.autocomplete ? "…" : "";
}

// Select menus of messages and forms: a button and a list that opens from it.

import { make, setAria } from "./dom.js";
import { say } from "./words.js";

const STRING_SELECT = 3;
const ROLE_SELECT = 6;
const CHANNEL_SELECT = 8;
const ROOM_BELOW = 90;
const LIST_HEIGHT = 320;

/** The node of a select menu; `onDone(values)` is told the choice. */
export function selectMenu(spec, table, onDone, { immediate = true } = {}) {
  return new Menu(spec, offered(spec, table), onDone, immediate).node;
}

/** The options of a select: its own, or all roles, channels or people of the server. */
function offered(spec, table) {
  if (spec.type === STRING_SELECT) return spec.options;
  const there = { [ROLE_SELECT]: table.roles, [CHANNEL_SELECT]: table.channels }[spec.type];
  const chosen = new Set((spec.default_values ?? []).map((one) => one.id));
  return (there ?? table.people).map((one) => ({
    label: one.name, value: one.id, default: chosen.has(one.id),
  }));
}

/**
 * `immediate` closes and tells as soon as one value is chosen, or several are confirmed; without
 * it every change is told, as in a form that is sent later.
 */
class Menu {
  constructor(spec, options, onDone, immediate) {
    this.spec = spec;
    this.onDone = onDone;
    this.immediate = immediate;
    this.least = spec.min_values ?? 1;
    this.most = spec.max_values ?? 1;
    this.options = options;
    this.chosen = new Set(this.options.filter((one) => one.default).map((one) => one.value));
    this.build();
    this.listen();
    this.refresh();
  }

  get placeholder() {
    return this.spec.placeholder || say("choose");
  }

  build() {
    this.shown = make("span", { className: "shown" });
    this.button = make("button", {
      type: "button",
      className: "select",
      disabled: Boolean(this.spec.disabled),
      data: { customId: this.spec.custom_id },
      aria: { haspopup: "listbox", expanded: false },
    }, this.shown);
    this.rows = this.options.map((option) => this.row(option));
    this.list = make("div", {
      className: "choices",
      hidden: true,
      tabIndex: -1,
      aria: { role: "listbox", multiselectable: this.most > 1, label: this.placeholder },
    }, ...this.rows);
    this.confirm = make("button", {
      type: "button", className: "button", data: { look: "1" }, textContent: say("confirm"),
    });
    if (this.most > 1 && this.immediate) {
      this.list.append(make("div", { className: "confirm" }, this.confirm));
    }
    this.node = make("div", { className: "menu" }, this.button, this.list);
  }

  row(option) {
    const row = make("div", { className: "item", tabIndex: -1, aria: { role: "option" } });
    const emoji = option.emoji?.name ? `${option.emoji.name} ` : "";
    row.append(make("span", { className: "name", textContent: emoji + option.label }));
    if (option.description) {
      row.append(make("span", { className: "detail", textContent: option.description }));
    }
    row.addEventListener("click", () => this.toggle(option));
    row.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      this.toggle(option);
    });
    return row;
  }

  listen() {
    this.confirm.addEventListener("click", () => this.done());
    this.button.addEventListener("click", () => (this.list.hidden ? this.open() : this.close()));
    this.button.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowDown" || !this.list.hidden) return;
      event.preventDefault();
      this.open();
    });
    this.list.addEventListener("keydown", (event) => this.key(event));
    this.node.addEventListener("focusout", (event) => {
      if (!this.node.contains(event.relatedTarget)) this.close();
    });
  }

  refresh() {
    const names = this.options.filter((one) => this.chosen.has(one.value)).map((one) => one.label);
    this.shown.textContent = names.join(", ") || this.placeholder;
    this.node.classList.toggle("unchosen", !names.length);
    this.confirm.disabled = this.chosen.size < this.least;
    for (const [number, row] of this.rows.entries()) {
      setAria(row, "selected", this.chosen.has(this.options[number].value));
    }
  }

  toggle({ value }) {
    const single = this.most === 1;
    if (single) this.chosen.clear();
    if (this.chosen.has(value)) this.chosen.delete(value);
    else if (this.chosen.size < this.most) this.chosen.add(value);
    this.refresh();
    if (single) this.done();
    else if (!this.immediate) this.onDone([...this.chosen]);
  }

  done() {
    this.close();
    this.button.focus();
    this.onDone([...this.chosen]);
  }

  open() {
    this.list.hidden = false;
    setAria(this.button, "expanded", true);
    this.place();
    const first = this.options.findIndex((one) => this.chosen.has(one.value));
    this.rows[Math.max(0, first)]?.focus();
  }

  close() {
    this.list.hidden = true;
    setAria(this.button, "expanded", false);
  }

  /** Above the button when there is no room below it. */
  place() {
    this.list.classList.remove("above");
    const below = window.innerHeight - this.button.getBoundingClientRect().bottom;
    const needed = Math.min(this.list.offsetHeight, LIST_HEIGHT) + ROOM_BELOW;
    this.list.classList.toggle("above", below < needed);
  }

  key(event) {
    const index = this.rows.indexOf(document.activeElement);
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      this.close();
      this.button.focus();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.rows[(index + step + this.rows.length) % this.rows.length].focus();
    } else if (event.key === "Tab" && !event.shiftKey && this.confirm.isConnected && index >= 0) {
      event.preventDefault();
      this.confirm.focus();
    }
  }
}

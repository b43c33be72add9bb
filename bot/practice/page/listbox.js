// A list to choose from, driven by the keyboard of whatever field owns it.

import { make, setAria } from "./dom.js";

let made = 0;

/**
 * Fill `box` (role listbox) with items `{ name, detail, value }`. The owner keeps the focus and
 * points at the active item with aria-activedescendant.
 */
export class Listbox {
  constructor(box, owner, onChoose) {
    this.box = box;
    this.owner = owner;
    this.onChoose = onChoose;
    this.items = [];
    this.nodes = [];
    this.index = -1;
    made += 1;
    this.prefix = `item-${made}`;
  }

  get open() {
    return this.items.length > 0 && !this.box.hidden;
  }

  get active() {
    return this.items[this.index];
  }

  show(items, { first = 0, about = null, empty = null } = {}) {
    this.items = items;
    const nodes = items.map((item, number) => this.node(item, number));
    this.nodes = [...nodes];
    if (!items.length && empty) nodes.push(make("p", { className: "empty", textContent: empty }));
    if (about) nodes.unshift(make("p", { className: "about", textContent: about }));
    this.box.replaceChildren(...nodes);
    this.box.hidden = !nodes.length;
    setAria(this.owner, "expanded", Boolean(nodes.length));
    setAria(this.owner, "controls", this.box.id);
    this.point(items.length ? first : -1);
    this.box.scrollTop = 0;
  }

  hide() {
    this.items = [];
    this.nodes = [];
    this.index = -1;
    this.box.hidden = true;
    this.box.replaceChildren();
    setAria(this.owner, "expanded", false);
    this.owner.removeAttribute("aria-activedescendant");
  }

  node(item, number) {
    const node = make("div", {
      id: `${this.prefix}-${number}`,
      className: "item",
      aria: { role: "option", selected: false },
    });
    node.append(make("span", { className: "name", textContent: item.name }));
    if (item.detail) node.append(make("span", { className: "detail", textContent: item.detail }));
    // Before the field loses its focus, so that the list is still there.
    node.addEventListener("pointerdown", (event) => event.preventDefault());
    node.addEventListener("click", () => this.onChoose(item));
    return node;
  }

  point(index) {
    this.index = index;
    for (const [number, node] of this.nodes.entries()) {
      setAria(node, "selected", number === index);
    }
    const node = this.nodes[index];
    if (!node) {
      this.owner.removeAttribute("aria-activedescendant");
      return;
    }
    setAria(this.owner, "activedescendant", node.id);
    node.scrollIntoView({ block: "nearest" });
  }

  /** Take a key of the owner; true when the list used it. */
  key(event) {
    if (!this.open) return false;
    const count = this.items.length;
    if (event.key === "ArrowDown") this.point((this.index + 1) % count);
    else if (event.key === "ArrowUp") this.point((this.index - 1 + count) % count);
    else if (event.key === "PageDown") this.point(Math.min(this.index + 6, count - 1));
    else if (event.key === "PageUp") this.point(Math.max(this.index - 6, 0));
    else return false;
    event.preventDefault();
    return true;
  }
}

// Building the page: nodes only, text only as text.

/** Make an element; `props` are properties, `data` and `aria` go to their attributes. */
export function make(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  const { data = {}, aria = {}, ...plain } = props;
  Object.assign(node, plain);
  Object.assign(node.dataset, data);
  for (const [name, value] of Object.entries(aria)) setAria(node, name, value);
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

export function setAria(node, name, value) {
  node.setAttribute(name === "role" ? name : `aria-${name}`, String(value));
}

export function find(id) {
  return document.getElementById(id);
}

const COLOURS = 8;

/** A round badge with somebody's initial; the colour follows from the id. */
export function avatar(name, id, bot = false) {
  const colour = bot ? "bot" : String(Number(BigInt(id) % BigInt(COLOURS)));
  const badge = make("span", { className: "avatar", data: { colour }, aria: { hidden: true } });
  badge.textContent = bot ? "☾" : name.slice(0, 1);
  return badge;
}

/** Move a roving focus among siblings with the arrow keys; returns the index to go to. */
export function arrowTarget(key, index, count) {
  if (key === "ArrowDown" || key === "ArrowRight") return (index + 1) % count;
  if (key === "ArrowUp" || key === "ArrowLeft") return (index - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

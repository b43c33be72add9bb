// The menu of a message: the commands that can be used on it.

import { arrowTarget, make, setAria } from "./dom.js";
import { commandName, say } from "./words.js";

/** The button at a message and the list that opens from it. */
export function appsMenu(message, table, { onUse }) {
  const list = make("div", { className: "apps-list", hidden: true, aria: { role: "menu", label: say("apps") } });
  const button = make("button", {
    type: "button", className: "apps", textContent: "⋯", title: say("apps"),
    aria: { haspopup: "menu", expanded: false, label: say("apps") },
  });
  const show = (open) => {
    list.hidden = !open;
    setAria(button, "expanded", open);
  };
  const entry = (command) => {
    const row = make("button", {
      type: "button", className: "item", tabIndex: -1, textContent: commandName(command), aria: { role: "menuitem" },
    });
    row.addEventListener("click", () => {
      button.focus();
      show(false);
      onUse(message, command);
    });
    return row;
  };
  button.addEventListener("click", () => {
    list.replaceChildren(...table.menu.map(entry));
    show(list.hidden);
    list.firstElementChild?.focus();
  });
  list.addEventListener("keydown", (event) => moveFocus(event, list, button, show));
  for (const node of [button, list]) {
    node.addEventListener("focusout", ({ relatedTarget: next }) => {
      if (next !== button && !list.contains(next)) show(false);
    });
  }
  return [button, list];
}

function moveFocus(event, list, button, show) {
  const rows = [...list.children];
  const next = arrowTarget(event.key, rows.indexOf(document.activeElement), rows.length);
  if (event.key !== "Escape" && next === null) return;
  event.preventDefault();
  event.stopPropagation();
  if (next !== null) return rows[next].focus();
  button.focus();
  show(false);
}

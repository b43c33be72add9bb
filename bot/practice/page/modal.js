// Forms that the bot asks somebody to fill in.

import { find, make } from "./dom.js";
import { renderText } from "./markdown.js";
import { selectMenu } from "./select.js";
import { say } from "./words.js";

/** Show a form; `onSend(values)` may throw an Error whose message is shown in the form. */
export function showModal(modal, table, onSend) {
  const dialog = find("modal");
  const values = {};
  const error = make("p", { className: "failure", hidden: true, aria: { role: "alert" } });
  const form = make("form", { method: "dialog" });
  const title = make("h2", { id: "modal-title", textContent: modal.title });
  form.append(title, ...modal.components.flatMap((part) => renderPart(part, values, table)), error);
  const cancel = make("button", { type: "button", className: "button", textContent: say("cancel") });
  cancel.addEventListener("click", () => dialog.close());
  const send = make("button", { className: "button", data: { look: "1" }, textContent: say("submit") });
  form.append(make("div", { className: "row end" }, cancel, send));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.disabled = true;
    try {
      await onSend(values);
      dialog.close();
    } catch (wrong) {
      error.textContent = say("notSent", { why: wrong.message });
      error.hidden = false;
    }
    send.disabled = false;
  });
  dialog.setAttribute("aria-labelledby", title.id);
  dialog.replaceChildren(form);
  dialog.showModal();
  dialog.querySelector("input, textarea, button.select")?.focus();
}

function renderPart(part, values, table) {
  if (part.type === 1) return part.components.map((one) => renderField(one, one.label, "", values, table));
  if (part.type === 18) return [renderField(part.component, part.label, part.description, values, table)];
  if (part.type !== 10) return [];
  const text = make("div", { className: "text" });
  text.append(renderText(part.content, table.names));
  return [text];
}

function renderField(field, label, description, values, table) {
  const needed = field.required ?? true;
  const name = make("span", { className: "field-name" }, label, needed ? " *" : "");
  const help = description ? make("span", { className: "detail" }, description) : null;
  if (field.type !== 4) {
    const menu = selectMenu(field, table, (chosen) => {
      values[field.custom_id] = chosen;
    }, { immediate: false });
    return make("div", { className: "field" }, name, help, menu);
  }
  const input = make(field.style === 2 ? "textarea" : "input", {
    name: field.custom_id,
    value: field.value ?? "",
    placeholder: field.placeholder ?? "",
    required: needed,
    minLength: field.min_length ?? 0,
    maxLength: field.max_length ?? 4000,
  });
  if (field.style === 2) input.rows = 4;
  values[field.custom_id] = input.value;
  input.addEventListener("input", () => {
    values[field.custom_id] = input.value;
  });
  return make("label", { className: "field" }, name, help, input);
}

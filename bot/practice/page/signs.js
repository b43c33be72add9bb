// Signs of the bot's texts for which not every machine has a font: each is drawn by a file of ours.

import { make } from "./dom.js";

const FILES = {
  "💡": "bulb",
  "📖": "book",
  "🔭": "telescope",
  "⏸": "pause",
  "🟥": "square-red",
  "🟨": "square-yellow",
  "🟩": "square-green",
  "⬛": "square-black",
};

/** What finds one of the signs, as the source of an expression. */
export const SIGNS = `(${Object.keys(FILES).join("|")})`;

/** The picture of a sign; read aloud, it is the sign. */
export function signPicture(sign) {
  return make("img", { className: "emoji", src: `${FILES[sign]}.svg`, alt: sign });
}

// The calls of the Workshop.

/** Ask the server; resolves to the answer or throws an Error. `offline` is set if it is away. */
export async function call(name, body) {
  let response;
  try {
    response = await fetch(`workshop/${name}`, body && { method: "POST", body: JSON.stringify(body) });
  } catch {
    throw Object.assign(new Error("offline"), { offline: true });
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok || answer.error) throw new Error(answer.error ?? String(response.status));
  return answer;
}

export function pictureOf(number) {
  return `workshop/picture/${number}`;
}

const AT_ONCE = 2;
const waiting = [];
const there = new Set();
let running = 0;

/**
 * Give an image the picture of a tile. Only a few are asked for at a time: a browser keeps six
 * connections to a server, and the board must not wait behind all tiles of the box.
 */
export function showTile(image, game, side) {
  const url = `workshop/tile/${game}/${side}`;
  if (there.has(url)) {
    image.src = url;
  } else {
    waiting.push({ image, url });
    fetchNext();
  }
  return image;
}

function fetchNext() {
  while (running < AT_ONCE && waiting.length) {
    const { image, url } = waiting.shift();
    if (there.has(url)) {
      image.src = url;
      continue;
    }
    running += 1;
    const done = () => {
      running -= 1;
      there.add(url);
      fetchNext();
    };
    image.addEventListener("load", done, { once: true });
    image.addEventListener("error", done, { once: true });
    image.src = url;
  }
}

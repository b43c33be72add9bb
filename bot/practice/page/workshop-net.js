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

export function tilePicture(game, side) {
  return `workshop/tile/${game}/${side}`;
}

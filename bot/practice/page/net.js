// Talking to the local server: calls, and changes as they happen.

/** Do something as a person; resolves to the answer or throws an Error with a sentence. */
export async function act(name, body) {
  let response;
  try {
    response = await fetch(`do/${name}`, { method: "POST", body: JSON.stringify(body) });
  } catch {
    throw new Error("offline");
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.error ?? String(response.status));
  return answer;
}

export async function fetchTable(person) {
  const response = await fetch(`table?as=${encodeURIComponent(person)}`);
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

/**
 * Follow what one person sees. `onOpen` is called whenever the connection stands (anew), so that
 * the caller loads what it missed; `onChange(what, content)` for every change; `onLost` when it
 * breaks. Returns a function that ends it.
 */
export function follow(person, { onOpen, onChange, onLost }) {
  let ended = false;
  let wait = FIRST_WAIT;
  let socket;
  const connect = () => {
    const url = new URL(`live?as=${encodeURIComponent(person)}`, document.baseURI);
    url.protocol = "ws:";
    socket = new WebSocket(url);
    socket.onopen = () => {
      wait = FIRST_WAIT;
      if (!ended) onOpen();
    };
    socket.onmessage = (event) => {
      if (ended) return;
      const change = JSON.parse(event.data);
      onChange(change.what, change.content);
    };
    socket.onclose = () => {
      if (ended) return;
      onLost();
      setTimeout(() => ended || connect(), wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  };
  connect();
  return () => {
    ended = true;
    socket.close();
  };
}

// Odds: many games by the autopilot, played in the background, and their results.

import { make } from "./dom.js";
import { call } from "./workshop-net.js";
import { pause } from "./workshop-page.js";
import { say } from "./workshop-words.js";

const EVERY_MS = 400;

export class Odds {
  /** `onChange` is called whenever there is more to show. */
  constructor(text, onChange) {
    this.text = text;
    this.onChange = onChange;
    this.games = [];
    this.asked = 0;
    this.ended = false;
    this.error = "";
  }

  async play(game, players, games) {
    this.asked = games;
    try {
      const { id } = await call("odds", { game, text: this.text, players, games });
      while (!this.ended) {
        const told = await call(`odds/${id}`);
        Object.assign(this, { games: told.games, ended: told.ended, error: told.error });
        this.onChange();
        if (!this.ended) await pause(EVERY_MS);
      }
    } catch (wrong) {
      this.error ||= wrong.message;
      this.ended = true;
    }
    this.onChange();
  }

  async stop() {
    this.ended = true;
    await call("stop", {}).catch(() => null);
    this.onChange();
  }

  fell() {
    const counts = new Map();
    for (const zone of this.games.flatMap((one) => one.fell)) counts.set(zone, (counts.get(zone) ?? 0) + 1);
    return new Map([...counts].sort((a, b) => b[1] - a[1]));
  }
}

/** The 95% range of the chance to win, in %, after `games` games: Wilson's interval. */
function range(won, games) {
  const z = 1.96;
  const share = won / games;
  const middle = share + (z * z) / (2 * games);
  const half = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [(middle - half) / scale, (middle + half) / scale].map((one) => Math.round(Math.min(1, Math.max(0, one)) * 100));
}

/** The node that shows the results of the games. */
export function oddsNode(state, reasonOf) {
  const { odds } = state;
  const { games } = odds;
  const node = make("div", { className: "outcome" });
  if (odds.text !== state.read?.text) {
    node.classList.add("older");
    node.append(make("p", { className: "note" }, say("older")));
  }
  const done = make("progress", { max: odds.asked, value: games.length, data: { done: String(odds.ended) } });
  done.textContent = say("progress", { done: games.length, asked: odds.asked });
  node.append(make("label", { className: "field" }, say("progress", { done: games.length, asked: odds.asked }), done));
  if (odds.error) node.append(make("p", { className: "why" }, say("oddsFailed", { why: odds.error })));
  if (!games.length) return node;
  const won = games.filter((one) => one.won).length;
  const [low, high] = range(won, games.length);
  const rounds = games.map((one) => one.rounds);
  const mean = (rounds.reduce((sum, one) => sum + one, 0) / rounds.length).toFixed(1);
  node.append(
    make("p", { className: "won" }, say("won", { won, games: games.length })),
    make("p", { className: "note" }, say("range", { low, high })),
    make("p", {}, say("rounds", { mean, least: Math.min(...rounds), most: Math.max(...rounds) })),
    barsNode(rounds),
    reasonsNode(games, reasonOf),
    fellNode(odds),
  );
  return node;
}

function barsNode(rounds) {
  const most = Math.max(...rounds);
  const step = Math.max(1, Math.ceil(most / 12));
  const counts = Array(Math.ceil(most / step)).fill(0);
  for (const one of rounds) counts[Math.max(0, Math.ceil(one / step) - 1)] += 1;
  const node = make("div", { className: "bars", aria: { hidden: true } });
  const top = Math.max(...counts);
  counts.forEach((count, number) => {
    const bar = make("span", { title: `${number * step + 1}–${(number + 1) * step}: ${count}` });
    bar.style.setProperty("--share", String(count / top));
    bar.append(make("small", {}, String((number + 1) * step)));
    node.append(bar);
  });
  return node;
}

function reasonsNode(games, reasonOf) {
  const list = make("ul", { className: "plain" });
  for (const won of [true, false]) {
    const counts = new Map();
    for (const one of games.filter((game) => game.won === won)) counts.set(one.reason, (counts.get(one.reason) ?? 0) + 1);
    for (const [reason, count] of counts) {
      list.append(make("li", {}, `${say(won ? "wonBy" : "lostBy")}, ${reasonOf(reason)}: ${count}`));
    }
  }
  return list;
}

function fellNode(odds) {
  const fell = odds.fell();
  const node = make("section", {}, make("h3", {}, say("fellTitle")));
  if (!fell.size) node.append(make("p", {}, say("nobodyFell")));
  const list = make("ul", { className: "fell plain" });
  for (const [zone, n] of fell) list.append(make("li", {}, say("fellIn", { zone, n })));
  node.append(list);
  return node;
}

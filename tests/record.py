"""Records games as fixtures: `python -m tests.record`, only when a rule was changed on purpose.

A recorded game holds who sat down, the seed, every step and how it ended; the table in the middle
of a question is kept beside it as it was stored.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import engine
from engine.core.command import Command
from tests.playing import SEATS, ZombicideTable, give, opened, random_seats, random_step

GAMES = Path(__file__).parent / "fixtures" / "games"


def ending(table: ZombicideTable) -> dict[str, object]:
    """What must be the same when the game is played again."""
    view = table.view()
    outcome = table.outcome
    return {
        "won": outcome.won if outcome else None,
        "reason": outcome.reason if outcome else None,
        "round": view.round,
        "xp": {one.id: one.xp for one in view.survivors},
        "zombies": sorted([group.zone, group.kind, group.count] for group in view.groups),
    }


def step_as_data(seat: str, step: Command | str) -> dict[str, object]:
    if isinstance(step, str):
        return {"seat": seat, "answer": step}
    return {"seat": seat, "command": step.model_dump(mode="json")}


def step_from_data(ruleset: str, data: dict[str, object]) -> tuple[str, Command | str]:
    command = data.get("command")
    if isinstance(command, dict):
        given = engine.command_from_json(ruleset, command)  # pyright: ignore[reportUnknownArgumentType]
        return str(data["seat"]), given
    return str(data["seat"]), str(data["answer"])


def autopilot_step(table: ZombicideTable) -> tuple[str, Command | str]:
    seat = table.questions[0].seats[0] if table.questions else table.acting[0]
    advice = engine.autopilot(table, seat)
    if advice is None:
        raise AssertionError(f"the autopilot has nothing for {seat!r}")
    return seat, advice


def record(name: str, seed: str, mission: str = "00", *, at_random: bool = False) -> None:
    """Plays a game to its end and keeps it, with its last open question as it was stored."""
    chance = random.Random(seed)
    seats = random_seats(chance, mission) if at_random else seats_for(mission)
    table = opened(mission, seed, seats)
    steps: list[dict[str, object]] = []
    waiting = ""
    while not table.outcome:
        step = random_step(table, chance) if at_random else autopilot_step(table)
        steps.append(step_as_data(*step))
        give(table, *step)
        if table.question and table.question.key != "first-player":
            waiting = table.to_json()
    game: dict[str, object] = {
        "ruleset": "zombicide",
        "mission": mission,
        "seats": seats,
        "options": {},
        "seed": seed,
        "ending": ending(table),
    }
    GAMES.mkdir(parents=True, exist_ok=True)
    (GAMES / f"{name}.json").write_text(laid_out(game, steps), encoding="utf-8")
    if waiting:
        (GAMES / f"{name}.waiting.json").write_text(waiting + "\n", encoding="utf-8")


def seats_for(mission: str) -> dict[str, list[str]]:
    """As many survivors as the mission is for, one each where it says so."""
    content = engine.load_content("zombicide")
    allowed = content.missions[mission].survivors
    chosen = list(content.characters)[: allowed.max]
    if allowed.each:
        return {f"p{number}": [one] for number, one in enumerate(chosen)}
    return SEATS if mission == "00" else {"ann": chosen[::2], "bob": chosen[1::2]}


def laid_out(game: dict[str, object], steps: list[dict[str, object]]) -> str:
    """One step a line: a change of the rules then shows where the games part."""
    head = json.dumps(game, indent=1)[:-2]
    lines = ",\n  ".join(json.dumps(step) for step in steps)
    return f'{head},\n "steps": [\n  {lines}\n ]\n}}\n'


MISSIONS = {
    "01": "blocks 0", "02": "zone 5", "03": "hours 0", "04": "drive 2", "05": "house 0",
    "06": "flight 1", "07": "cinema 0", "08": "police 1", "09": "radio 1", "10": "town 0",
}  # fmt: skip
"""Every mission but the tutorial, with the seed of its recorded game: won and lost ones."""

if __name__ == "__main__":
    record("tutorial-won", "recorded 1")
    record("tutorial-lost", "recorded 2", at_random=True)
    record("tutorial-crowd", "recorded 3", at_random=True)
    for number, chosen in MISSIONS.items():
        record(f"mission-{number}", chosen, number)

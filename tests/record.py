"""Records games as fixtures: `python -m tests.record`, only when a rule was changed on purpose.

A recorded game holds who sat down, the seed, every step and how it ended; the table in the middle
of a question is kept beside it as it was stored.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import engine
from engine.core.command import Command
from tests.playing import (
    SEATS,
    AnyTable,
    autopilot_step,
    give,
    opened,
    random_seats,
    random_step,
)

GAMES = Path(__file__).parent / "fixtures" / "games"
Step = tuple[str, Command | str]


def step_as_data(seat: str, step: Command | str) -> dict[str, object]:
    if isinstance(step, str):
        return {"seat": seat, "answer": step}
    return {"seat": seat, "command": step.plain()}


def step_from_data(ruleset: str, data: dict[str, object]) -> tuple[str, Command | str]:
    command = data.get("command")
    if isinstance(command, dict):
        given = engine.command_from_json(ruleset, command)  # pyright: ignore[reportUnknownArgumentType]
        return str(data["seat"]), given
    return str(data["seat"]), str(data["answer"])


def ending(table: AnyTable) -> dict[str, object]:
    """What must be the same when a game of the family is played again."""
    view = table.view()
    outcome = table.outcome
    return {
        "won": outcome.won if outcome else None,
        "reason": outcome.reason if outcome else None,
        "round": view.round,
        "xp": {one.id: one.xp for one in view.survivors},
        "zombies": sorted([group.zone, group.kind, group.count] for group in view.groups),
    }


def keep(
    name: str,
    table: AnyTable,
    play: Callable[[AnyTable], Step],
    worth: Callable[[AnyTable], int],
    ending: Callable[[AnyTable], dict[str, object]] = ending,
) -> None:
    """Plays a game to its end and writes it down.

    Beside it is kept how it was stored the last time it was worth most; what is worth 0 is not.
    """
    played, waiting, most = list[dict[str, object]](), "", 1
    while not table.outcome:
        seat, step = play(table)
        played.append(step_as_data(seat, step))
        give(table, seat, step)
        if worth(table) >= most:
            waiting, most = table.to_json(), worth(table)
    game: dict[str, object] = {
        "ruleset": table.rules.id,
        "mission": table.mission,
        "seats": table.seats,
        "options": table.options,
        "seed": table.seed,
        "ending": ending(table),
    }
    GAMES.mkdir(parents=True, exist_ok=True)
    (GAMES / f"{name}.json").write_text(laid_out(game, played), encoding="utf-8")
    if waiting:
        (GAMES / f"{name}.waiting.json").write_text(waiting + "\n", encoding="utf-8")


def record(name: str, seed: str, mission: str = "00", *, at_random: bool = False) -> None:
    """A game of Zombicide with its last open question."""
    chance = random.Random(seed)
    seats = random_seats(chance, mission) if at_random else seats_for(mission)
    table = opened(mission, seed, seats)
    keep(name, table, steps(chance if at_random else None), asks_in_earnest)


def asks_in_earnest(table: AnyTable) -> int:
    return 1 if table.question and table.question.key != "first-player" else 0


def steps(chance: random.Random | None) -> Callable[[AnyTable], Step]:
    """By chance, or the autopilot's."""
    return autopilot_step if chance is None else lambda table: random_step(table, chance)


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

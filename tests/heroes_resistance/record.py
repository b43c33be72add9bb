"""Records games of heroes as fixtures: `python -m tests.heroes_resistance.record`, only when a rule
was changed on purpose. One is kept as it was stored in the middle of a bystander's sacrifice.
"""

from __future__ import annotations

import random

import engine
from engine.core.command import Command
from tests.heroes_resistance.playing import Heroes
from tests.playing import random_step
from tests.record import GAMES, autopilot_step, ending, laid_out, step_as_data

SEATS = {"ann": ["spider-man", "vision"], "bob": ["hulk", "wasp"]}
CROWD = {"ann": ["black-panther"], "bob": ["winter-soldier"], "cleo": ["hulk"], "dan": ["wasp"]}
Seats = dict[str, list[str]]


def give(table: Heroes, seat: str, step: Command | str) -> None:
    if isinstance(step, str):
        table.answer(seat, step)
    else:
        table.play(seat, step)


def record(name: str, mission: str, seed: str, seats: Seats, *, at_random: bool = False) -> None:
    """Plays a game to its end; kept beside it is the last question in which somebody may be given
    up for a hero, else the last one of all."""
    chance, steps, waiting, given_up = random.Random(seed), list[dict[str, object]](), "", False
    table: Heroes = engine.open_table("heroes-resistance", mission=mission, seats=seats, seed=seed)
    while not table.outcome:
        step = random_step(table, chance) if at_random else autopilot_step(table)
        steps.append(step_as_data(*step))
        give(table, *step)
        asked = table.question
        sacrifice = asked is not None and "sacrifice" in asked.options
        if asked and (sacrifice or not given_up):
            waiting, given_up = table.to_json(), given_up or sacrifice
    game: dict[str, object] = {
        "ruleset": "heroes-resistance",
        "mission": mission,
        "seats": seats,
        "options": {},
        "seed": seed,
        "ending": ending(table),
    }
    (GAMES / f"{name}.json").write_text(laid_out(game, steps), encoding="utf-8")
    if waiting:
        (GAMES / f"{name}.waiting.json").write_text(waiting + "\n", encoding="utf-8")


if __name__ == "__main__":
    record("heroes-begin", "M0", "first heroes 1", SEATS)
    record("heroes-begin-crowd", "M0", "first heroes 2", CROWD)
    record("heroes-sacrifice", "M0", "sacrifice 17", SEATS, at_random=True)
    record("heroes-contamination", "M1", "first heroes 4", SEATS)
    record("heroes-support", "M8", "first heroes 5", CROWD)

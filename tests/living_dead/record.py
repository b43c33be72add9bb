"""Records games of the farmhouse as fixtures: `python -m tests.living_dead.record`, only when a
rule was changed on purpose. Beside each is kept how it was stored at its last question of trust, or
at its last question of all.
"""

from __future__ import annotations

import random

import engine
from engine.core.command import Command
from tests.living_dead.playing import Living
from tests.playing import random_step
from tests.record import GAMES, autopilot_step, ending, laid_out, step_as_data

SEATS = {"ann": ["barbara", "ben", "tom"], "bob": ["harry", "helen", "judy"]}
CROWD = {"ann": ["ben", "judy"], "bob": ["tom", "helen"], "cleo": ["harry"], "dan": ["barbara"]}
Seats = dict[str, list[str]]


def give(table: Living, seat: str, step: Command | str) -> None:
    if isinstance(step, str):
        table.answer(seat, step)
    else:
        table.play(seat, step)


def record(name: str, mission: str, seed: str, seats: Seats, *, at_random: bool = False) -> None:
    """Plays a game to its end and writes it down."""
    chance, steps, waiting, trusted = random.Random(seed), list[dict[str, object]](), "", False
    table: Living = engine.open_table("living-dead", mission=mission, seats=seats, seed=seed)
    while not table.outcome:
        step = random_step(table, chance) if at_random else autopilot_step(table)
        steps.append(step_as_data(*step))
        give(table, *step)
        asked = table.question
        trust = asked is not None and asked.key == "trust"
        if asked and (trust or not trusted):
            waiting, trusted = table.to_json(), trusted or trust
    game: dict[str, object] = {
        "ruleset": "living-dead",
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
    for number in range(1, 4):
        record(f"farmhouse-{number}", "S1", f"first night {number}", SEATS)
    record("farmhouse-crowd", "S1", "first night 4", CROWD)
    record("farmhouse-won", "S1", "won night 1", SEATS)
    record("farmhouse-keys", "S2", "won night 1", SEATS)
    for scene in ("S3", "S4", "S5", "S7", "S9", "S10"):
        record(f"scene-{scene.lower()}", scene, f"first night {scene}", CROWD, at_random=True)

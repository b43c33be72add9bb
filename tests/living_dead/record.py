"""Records games of the farmhouse as fixtures: `python -m tests.living_dead.record`, only when a
rule was changed on purpose. Beside each is kept how it was stored at its last question of trust or
in the middle of a laying, or at its last question of all.
"""

from __future__ import annotations

import random

import engine
from tests.playing import AnyTable
from tests.record import keep, steps

SEATS = {"ann": ["barbara", "ben", "tom"], "bob": ["harry", "helen", "judy"]}
CROWD = {"ann": ["ben", "judy"], "bob": ["tom", "helen"], "cleo": ["harry"], "dan": ["barbara"]}


def record(
    name: str, mission: str, seed: str, seats: dict[str, list[str]], *, at_random: bool = False
) -> None:
    table = engine.open_table("living-dead", mission=mission, seats=seats, seed=seed)
    keep(name, table, steps(random.Random(seed) if at_random else None), asks_for_trust)


def asks_for_trust(table: AnyTable) -> int:
    """Best is a question of trust, or which way round a tile is laid, else any."""
    return 1 + (table.question.key in ("trust", "tile-angle")) if table.question else 0


if __name__ == "__main__":
    for number in range(1, 4):
        record(f"farmhouse-{number}", "S1", f"first night {number}", SEATS)
    record("farmhouse-crowd", "S1", "first night 4", CROWD)
    record("farmhouse-won", "S1", "won night 1", SEATS)
    record("farmhouse-keys", "S2", "won night 1", SEATS)
    for scene in ("S6", "S8"):
        record(f"journey-{scene.lower()}", scene, f"first journey {scene}", SEATS)
    for scene in ("S3", "S4", "S5", "S7", "S9", "S10"):
        record(f"scene-{scene.lower()}", scene, f"first night {scene}", CROWD, at_random=True)

"""Records towns as fixtures: `python -m tests.zombies.record`, only when a rule was changed on
purpose.

A recorded game holds who sat down, the options, the seed, every step and how it ended. One was
played with cards out of turn; it is kept as it was stored in the middle of such a card, too.
"""

from __future__ import annotations

import random

from engine.zombies.commands import PlayCard
from tests.play_town import advised_step
from tests.record import Step, keep
from tests.zombies.playing import TownTable, opened

Options = dict[str, str]
CARD_QUESTIONS = (
    "which-square", "which-zombie", "which-building", "what-is-lost", "where-to", "which-way",
)  # fmt: skip


def ending(table: TownTable) -> dict[str, object]:
    """What must be the same when the game is played again."""
    view, outcome = table.view(), table.outcome
    return {
        "winners": list(outcome.winners) if outcome else None,
        "reason": outcome.reason if outcome else None,
        "round": view.round,
        "trophies": {one.seat: one.trophies for one in view.players},
        "squares": {one.seat: one.square for one in view.players},
        "zombies": list(view.zombies),
        "tiles": [[tile.kind, tile.x, tile.y, tile.turn] for tile in view.tiles],
    }


def lively_step(table: TownTable, chance: random.Random) -> Step:
    """The autopilot's step; but into another's fight everybody plays what cards they have."""
    if table.questions and table.questions[0].key == "lose-or-spend":
        for seat in table.seats:
            cards = [one for one in table.commands(seat) if isinstance(one, PlayCard)]
            if cards and seat not in table.questions[0].seats:
                return seat, chance.choice(cards)
    return advised_step(table)


def record(name: str, seed: str, players: int, options: Options, *, lively: bool = False) -> None:
    """Plays a game to its end and keeps it."""
    chance, table = random.Random(seed), opened(seed, players, options)

    def play(table: TownTable) -> Step:
        return lively_step(table, chance) if lively else advised_step(table)

    keep(name, table, play, in_anothers_fight, ending)


def in_anothers_fight(table: TownTable) -> bool:
    """Whether a card waits for a choice of its player while somebody else fights."""
    asked = [one for one in table.questions if one.key in CARD_QUESTIONS]
    fight = table.view().fight if asked else None
    return fight is not None and fight.seat not in asked[0].seats


if __name__ == "__main__":
    record("zombies-escape", "escape 3", 3, {})
    record("zombies-trophies", "trophies 2", 2, {})
    record("zombies-crowd", "crowd", 6, {"helipad": "half", "win": "tile"})
    record("zombies-own-turn", "own turn 4", 4, {"cards": "own-turn", "trophies": "by-players"})
    record("zombies-in-between", "between 0", 3, {"helipad": "last-ten"}, lively=True)
    record("zombies-usual", "usual 1", 4, {"cards": "unasked", "tempo": "brisk"})
    record("zombies-brisk", "brisk 2", 3, {"tempo": "brisk"}, lively=True)

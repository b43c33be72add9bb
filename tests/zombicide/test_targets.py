"""What a number of hits comes to in a zone. [zombicide #8]"""

from __future__ import annotations

import engine
from engine.core.dice import Dice
from engine.zombicide.game import Game
from engine.zombicide.targets import Stakes, stakes_by_priority, stakes_of_choice
from tests.table import mission, state_in


def there(stand: str, **wounds: int) -> Game:
    """The tutorial with Phil in `S4`, who shoots at what stands in `S2`."""
    course = mission("00", {"S4": "phil", "S2": stand}, wounds=wounds)
    return Game(state_in(course), ("ann",), Dice("", 0, ""), engine.load_content("zombicide"))


def by_priority(stand: str, damage: int, **wounds: int) -> Stakes:
    game = there(stand, **wounds)
    return stakes_by_priority(game, "S2", damage, game.survivors_in("S2"))


def ends(stakes: Stakes, most: int) -> list[tuple[int, int]]:
    """Hits that survivors take, and kills, for no hit to `most`."""
    return [(stakes.taken(hits), stakes.kills(hits)) for hits in range(most + 1)]


def test_survivors_take_the_first_hits_until_they_fall():
    assert ends(by_priority("ned+2W", 1), 5) == [
        (0, 0),
        (1, 0),
        (2, 0),
        (2, 1),
        (2, 2),
        (2, 2),
    ]
    assert ends(by_priority("ned+2W", 1, ned=1), 2) == [(0, 0), (1, 0), (1, 1)]
    assert ends(by_priority("ned+2W", 2), 2) == [(0, 0), (1, 0), (1, 1)]


def test_what_is_too_tough_shields_those_behind():
    assert by_priority("1W+1F+2R", 1).mortal == ("walker",)
    assert by_priority("1W+1F+2R", 2).mortal == ("walker", "fatty", "runner")


def test_who_picks_the_targets_reaches_past_the_tough_and_spares_survivors():
    stakes = stakes_of_choice(there("ned+1W+1F+2R"), "S2", 1)

    assert set(stakes.mortal) == {"walker", "runner"}
    assert ends(stakes, 4) == [(0, 0), (0, 1), (0, 2), (0, 3), (0, 3)]

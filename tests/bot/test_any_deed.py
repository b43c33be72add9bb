"""How many presses any deed takes from an open menu, in every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import engine
from bot.kit.registry import kit_of
from bot.kit.typed import do_of
from bot.play.menu import Menu, Place, menu_of
from bot.table.controls import tag
from bot.table.tables import Game, OpenTable
from tests.bot.reaching import pressed, selects, sitting_of

GAMES: dict[str, dict[str, list[str]]] = {
    "zombicide": {"ann": ["amy", "doug", "josh"], "bob": ["ned", "phil", "wanda"]},
    "living-dead": {"ann": ["ben", "barbara", "tom"], "bob": ["judy", "harry", "helen"]},
    "heroes-resistance": {"ann": ["spider-man", "hulk"], "bob": ["vision", "wasp"]},
    "zombies": {"ann": [], "bob": []},
    "trust-me": {"ann": ["virginie"], "bob": ["gabriel"]},
}
"""Each game with two players and their figures."""
STEPS = 60
"""Steps of the autopilot that each game is played."""
USUAL = 2
"""Presses that any deed takes: its kind, then the deed; a suggested one takes 1."""
TWO_CHOICES = {
    "zombicide": ("trade",),
    "zombies": ("lay-tile",),
    "trust-me": ("standing-order",),
}
"""Kinds of deed with two choices, which may take one press more if there are many.

These are the partner and the card, the place and the turn of a tile, the matter and its order.
"""


def offered(menu: Menu) -> set[str]:
    """The tags of the deeds that one press in this menu gives."""
    found = {value for value, _ in pressed(menu.view)}
    return found | {one.value for one in selects(menu.view).get("do", [])}


def depths(table: OpenTable, seat: str, leader: str) -> Iterator[tuple[str, int]]:
    """Yield the kind of each deed of a leader, and the presses that it takes from the menu."""
    moves, chair = table.kit.moves, table.chair(seat, "en")
    first = offered(menu_of(table, chair, Place(leader)))
    kinds = dict[str, set[str]]()
    for command in chair.commands:
        if moves.leader_of(command) != leader:
            continue
        do, what = do_of(command), tag(command.canonical())
        if do not in kinds:
            kinds[do] = offered(menu_of(table, chair, Place(leader, do)))
        # A deed that reads like one that is offered is the same to the player.
        alike = {tag(one.canonical()) for one in chair.commands
                 if moves.entry(chair, one) == moves.entry(chair, command)}  # fmt: skip
        yield do, 1 if first & {what, *alike} else USUAL if kinds[do] & {what, *alike} else 3


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_suggested_deed_takes_one_press_and_any_other_two(ruleset: str) -> None:
    info = next(one for one in engine.rulesets() if one.id == ruleset)
    game: Game = engine.open_table(
        ruleset, mission=info.missions[0], seats=GAMES[ruleset], seed="deeds"
    )
    counted, deep = Counter[int](), Counter[str]()
    for number in range(STEPS):
        if game.outcome:
            break
        seat = game.questions[0].seats[0] if game.questions else game.acting[0]
        step = engine.autopilot(game, seat)
        assert step is not None
        if not isinstance(step, str) and number % 6 == 0:
            table = sitting_of(game)
            leader = kit_of(ruleset).moves.leader_of(step)
            for do, presses in depths(table, seat, leader):
                counted[presses] += 1
                deep[do] += presses > USUAL
        game.answer(seat, step) if isinstance(step, str) else game.play(seat, step)
    assert counted[1] > 0, "a suggested deed is pressed at once"
    assert counted[USUAL] > 0
    assert {*(+deep)} <= {*TWO_CHOICES.get(ruleset, ())}

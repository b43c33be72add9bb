"""A second card in the data that does the same works like the first, by its own amount."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import engine
from engine.core.table import Table
from engine.zombies.box import box
from engine.zombies.commands import Fight, PlayCard, RollMovement, UseItem, Walk
from engine.zombies.entries import TownContent
from engine.zombies.events import CombatRolled, ItemGone, MovementRolled
from engine.zombies.rules import Zombies
from engine.zombies.state import State
from engine.zombies.view import View
from tests.zombies.town import Course, play, state_in, town

STORED = Path(__file__).parent.parent / "fixtures" / "stored"
STREET = "town-square straight@1"
TWINS = {
    card.id: card.model_copy(update={"id": f"other-{card.id}", "amount": card.amount + 1})
    for card in box().cards.values()
}


class Doubled(Zombies):
    """The game with a second card of every effect, listed after the first."""

    def content(self) -> TownContent:
        twins = {card.id: card for card in TWINS.values()}
        copies = {f"other-{card}": f"other-{kind}" for card, kind in box().copies.items()}
        return replace(box(), cards={**box().cards, **twins}, copies={**box().copies, **copies})


def twin(game: Course, card: str) -> Course:
    """The same table with the second card in the place of the first, wherever that is."""
    text = game.table.to_json().replace(f"{card}-", f"other-{card}-")
    table = Table[State, View].restore(Doubled(), text)
    table.given_dice = game.table.given_dice
    return Course(table)


@pytest.mark.parametrize(
    ("card", "bonus"), [("chainsaw", 3), ("fire-axe", 2), ("shotgun", 1), ("molotov-cocktail", 3)]
)
def test_a_second_weapon_counts_by_its_own_amount(card: str, bonus: int):
    drawing = "gas-station\ntown-square"
    inside = next(one for one in ("2A", "2B", "2C", "2D", "2E") if _is_inside(drawing, one))
    game = twin(
        town(drawing, f"{inside}=ann+Z 1E=bo", step="fight", items={"ann": [card]}, dice=[6]), card
    )
    if card != "fire-axe":
        play(game, UseItem(card=f"other-{card}-1"))
    play(game, Fight())

    assert [one.bonus for one in game.events if isinstance(one, CombatRolled)] == [bonus]


def _is_inside(drawing: str, square: str) -> bool:
    view = town(drawing, "1E=ann").view
    return square in view.town.squares and view.town.squares[square].inside


def test_a_second_shotgun_goes_after_its_own_number_of_rolls():
    squares = "1E=ann+Z 2E=bo"
    game = twin(town(STREET, squares, step="fight", items={"ann": ["shotgun"]}, bullets={"ann": 0},
                     life={"ann": 5}, dice=[1, 1, 1, 6]), "shotgun")  # fmt: skip
    play(game, UseItem(card="other-shotgun-1"))
    assert [one.rolls for one in game.player("ann").items] == [4]
    play(game, Fight(), answers=["life", "life", "life"])

    assert [one.kind for one in game.events if isinstance(one, ItemGone)] == ["other-shotgun"]
    assert game.player("ann").items == ()


def test_a_second_skateboard_adds_its_own_amount():
    game = twin(town(STREET, "1E=ann 2E=bo", step="roll", items={"ann": ["skateboard"]}, dice=[2]),
                "skateboard")  # fmt: skip
    play(game, RollMovement())

    assert [one.squares for one in game.events if isinstance(one, MovementRolled)] == [5]


def test_a_second_truce_is_remembered_by_its_own_name():
    card = "alternate-food-source"
    game = town(STREET, "1E=ann 2E=bo", step="discard", hands={"ann": [card]})
    game = twin(game, card)
    play(game, PlayCard(card="other-alternate-food-source-1"))
    spell = state_in(game).truce

    assert spell
    assert (spell.seat, spell.card) == ("ann", "other-alternate-food-source")


@pytest.mark.parametrize("moved", [False, True])
def test_a_walk_by_a_second_card_has_begun_by_its_own_length(moved: bool):
    """Who leads a walk may do so before its first step: 11 squares here, not 10."""
    game = twin(town(STREET, "1E=ann 2E=bo", step="roll", hands={"ann": ["keys-are-still-in-it"],
                "bo": ["brain-cramp"]}), "keys-are-still-in-it")  # fmt: skip
    play(game, PlayCard(card="other-keys-are-still-in-it-1"))
    assert game.view.moves == 11
    if moved:
        play(game, Walk(to="1F"))
    state = state_in(game)

    assert (state.moves == state.walk) is not moved


def test_a_table_of_an_older_release_names_the_only_card_there_was():
    """Until schema 2 no card in use or cast was stored, nor how long a walk was."""
    game = town(STREET, "1E=ann 2E=bo", step="walk", roll=4, moves=3, truce=("bo", 1),
                items={"ann": ["shotgun"]}, shotgun={"ann": 2}, chainsaw=["bo"])  # fmt: skip
    now = json.loads(game.table.to_json())
    old = json.loads(game.table.to_json())
    old["schema_"] = 2
    states = [old[key] for key in ("state", "before") if isinstance(old.get(key), dict)]
    for state in states:
        del state["walk"], state["truce"]["card"]
        for seat, player in state["players"].items():
            del player["using"]
            player["chainsaw"] = seat == "bo"

    assert states
    assert json.loads(engine.load_table(json.dumps(old)).to_json()) == now


def test_a_table_of_the_release_that_stored_a_chainsaw_twice_is_read():
    text = (STORED / "town-chainsaw-runs.json").read_text()

    table = engine.load_table(text)

    game = town(STREET, "1E=ann 2E=bo", step="walk", roll=4, moves=3, truce=("bo", 1),
                items={"ann": ["shotgun"]}, shotgun={"ann": 2}, chainsaw=["bo"])  # fmt: skip
    assert table.to_json() == game.table.to_json()

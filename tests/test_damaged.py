"""A stored game of which anything was altered is damaged and says so, or can be played on.

Each alteration is refused by `load_table` as a damaged game; whatever is let through can be looked
at from every seat, drawn, and played on.
"""

from __future__ import annotations

import json
import random

import pytest

import engine
from tests import record
from tests.damaging import Data, Place, altered, look_at, places, play_on
from tests.playing import give

SAMPLE = 200
"""Alterations of each game in one run of the suite."""
DRAWN = 25
"""Of so many that were let through, one is drawn: pictures take their time."""
AT = (30, 90, 260)
"""How many steps into a recorded game it is stored."""
STEPS = 4
"""Steps that are played on."""


ON_THE_WAY = {
    "zombicide": ("mission-03",),
    "zombies": ("zombies-escape", "zombies-crowd"),
    "trust-me": ("trust-me-two",),
}
"""Recorded games that are stored here and there on their way."""


def stored_games(ruleset: str) -> list[Data]:
    """Games of that ruleset as they wait and on their way; Zombicide stands for its family."""
    paths = sorted(record.GAMES.glob("*.waiting.json"))
    waiting = [json.loads(path.read_text(encoding="utf-8")) for path in paths]
    others = [one for one in ON_THE_WAY if one != "zombicide"]
    mine = [game for game in waiting if _stands_for(game["ruleset"], others) == ruleset]
    return [*mine, *_on_the_way(ruleset)]


def _stands_for(ruleset: str, others: list[str]) -> str:
    return ruleset if ruleset in others else "zombicide"


def _on_the_way(ruleset: str) -> list[Data]:
    found: list[Data] = []
    for name in ON_THE_WAY[ruleset]:
        game = json.loads((record.GAMES / f"{name}.json").read_text(encoding="utf-8"))
        chosen = {one: game[one] for one in ("mission", "seats", "seed", "options")}
        table = engine.open_table(ruleset, **chosen)
        for number, step in enumerate(game["steps"][: max(AT)], 1):
            give(table, *record.step_from_data(ruleset, step))
            if number in AT:
                found.append(json.loads(table.to_json()))
    return found


def candidates(game: Data) -> list[Place]:
    """Everything in the state and in what else is stored, but what could be taken back."""
    return [one for one in places(game) if one[0] != "undo"]


@pytest.mark.parametrize("ruleset", ON_THE_WAY)
def test_a_game_that_was_altered_anywhere_is_refused_or_can_be_played_on(ruleset: str) -> None:
    games = stored_games(ruleset)
    everywhere = [candidates(game) for game in games]
    chance = random.Random(f"damaged {ruleset}")
    refused = let_through = 0
    for _ in range(SAMPLE):
        at = chance.randrange(len(games))
        place = chance.choice(everywhere[at])
        text = altered(games[at], place, chance)
        try:
            table = engine.load_table(text)
        except engine.DamagedGame:
            refused += 1
            continue
        let_through += 1
        try:
            look_at(table, drawn=let_through % DRAWN == 0)
            play_on(table, STEPS)
        except Exception as error:
            raise AssertionError(f"{place!r} of game {at} was altered") from error

    assert refused > SAMPLE // 3
    assert let_through > SAMPLE // 10


@pytest.mark.parametrize("ruleset", ON_THE_WAY)
def test_a_game_that_was_not_altered_loads(ruleset: str) -> None:
    for game in stored_games(ruleset):
        table = engine.load_table(json.dumps(game))

        assert table.given_back is None
        assert table.questions or table.acting


# ---------------------------------------------------------------- by name


def begun(order: str = "strict") -> Data:
    """A new tutorial, Ann's turn, who leads Phil and Ned."""
    seats = {"ann": ["phil", "ned"], "bob": ["amy", "doug"], "cleo": ["josh", "wanda"]}
    table = engine.open_table(
        "zombicide", mission="00", seats=seats, seed="begun", options={"order": order}
    )
    while table.question:
        table.answer(table.question.seats[0], table.question.default)
    return json.loads(table.to_json())


def damage(data: Data) -> str:
    """What is said of the game; nothing where it loads."""
    try:
        engine.load_table(json.dumps(data))
    except engine.DamagedGame as error:
        return str(error)
    return ""


@pytest.mark.parametrize(
    ("upper", "lower", "fits"),
    [
        ("rifle-1", "scope-1", True),
        ("scope-1", "rifle-1", False),
        ("rifle-1", "gasoline-1", False),
        ("glass-bottles-1", "gasoline-1", False),
    ],
)
def test_a_card_lies_under_the_one_that_it_makes_something_of(
    upper: str, lower: str, fits: bool
) -> None:
    """A scope under its rifle; a molotov is made of two cards that are thrown away."""
    data = begun()
    deck = data["state"]["equipment_deck"]
    data["state"]["equipment_deck"] = [card for card in deck if card != lower]
    data["state"]["under"] = {upper: lower}

    assert damage(data) == ("" if fits else f"{lower!r} cannot lie under {upper!r}")


def test_a_card_under_another_lies_nowhere_else() -> None:
    data = begun()
    data["state"]["under"] = {"rifle-1": "scope-1"}

    assert damage(data) == "there are two of 'scope-1'"


@pytest.mark.parametrize(
    ("order", "active", "said"),
    [
        ("strict", "phil", ""),
        ("strict", "ned", ""),
        ("strict", None, ""),
        ("strict", "amy", "it is the turn of 'amy', who does not wait for one"),
        ("free", "amy", ""),
        ("strict", "wanda", "it is the turn of 'wanda', who does not wait for one"),
        ("free", "wanda", "it is the turn of 'wanda', who does not wait for one"),
    ],
)
def test_whoever_has_begun_a_turn_can_end_it(order: str, active: str | None, said: str) -> None:
    """Else the others of the seat would wait for ever; Wanda has fallen."""
    data = begun(order)
    data["state"]["survivors"]["wanda"] |= {"standing": False, "done": True}
    data["state"]["active"] = active

    assert damage(data) == said


def test_a_game_in_which_one_escaped_where_nobody_can_is_played_to_its_end() -> None:
    """The others fall: who has left the board does not let the round go on without anybody."""
    data = begun()
    data["state"]["survivors"]["wanda"] |= {"standing": False, "escaped": True, "done": True}
    data["state"]["zombies"] = {"B2": {"walker": 30}}
    table = engine.load_table(json.dumps(data))
    play_on(table, 500)

    assert table.outcome is not None


@pytest.mark.parametrize("survivors", [7, [], {"amy": 7}, {"amy": None}])
def test_a_game_of_an_earlier_release_may_be_damaged_too(survivors: object) -> None:
    """It is brought up to date before it is checked."""
    data = json.loads((record.GAMES / "mission-06.waiting.json").read_text(encoding="utf-8"))
    assert data["schema_"] < 4
    data["state"]["survivors"] = survivors

    assert "should have fields" in damage(data)

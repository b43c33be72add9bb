"""A stored game of which anything was altered is damaged and says so, or can be played on.

Each alteration is refused by `load_table` as a damaged game; whatever is let through can be looked
at from every seat, drawn, and played on.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import engine
from tests import record
from tests.damaging import Data, Place, altered, look_at, places, play_on
from tests.playing import AnyTable, give

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
    "heroes-resistance": ("heroes-begin", "heroes-sacrifice"),
    "living-dead": ("farmhouse-1", "journey-s8"),
}
"""Recorded games that are stored here and there on their way."""


def stored_games(ruleset: str) -> list[Data]:
    """Games of that ruleset as they wait and on their way."""
    paths = sorted(record.GAMES.glob("*.waiting.json"))
    waiting = [json.loads(path.read_text(encoding="utf-8")) for path in paths]
    return [*(game for game in waiting if game["ruleset"] == ruleset), *_on_the_way(ruleset)]


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
    """Everything in the state and in what else is stored; of what could be taken back the last."""
    last = len(game["undo"]) - 1
    return [one for one in places(game) if one[0] != "undo" or (len(one) > 2 and one[1] == last)]


def take_back(table: AnyTable) -> None:
    """The last command, where it may be."""
    for seat in table.seats:
        if table.may_undo(seat):
            table.undo(seat)
            look_at(table, drawn=False)


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
            take_back(engine.load_table(text))
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
def test_who_has_begun_a_turn_can_end_it(order: str, active: str | None, said: str) -> None:
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


def stored(name: str, at: int) -> Data:
    """A recorded game after so many steps."""
    game = json.loads((record.GAMES / f"{name}.json").read_text(encoding="utf-8"))
    chosen = {one: game[one] for one in ("mission", "seats", "seed", "options")}
    table = engine.open_table(game["ruleset"], **chosen)
    for step in game["steps"][:at]:
        give(table, *record.step_from_data(game["ruleset"], step))
    return json.loads(table.to_json())


def replaced(data: Data, place: Place, value: object) -> Data:
    """The same with another value there."""
    holder: Any = data
    for step in place[:-1]:
        holder = holder[step]
    holder[place[-1]] = value
    return data


def with_something_to_take_back(name: str) -> Data:
    steps = (stored(name, at) for at in range(40, 80))
    return next(one for one in steps if one["undo"] and not one["open"])


@pytest.mark.parametrize(
    ("name", "place", "said"),
    [
        ("trust-me-two", ("turn",), "there is no player 'nobody'"),
        ("heroes-begin", ("turn_seat",), "there is no seat 'nobody'"),
        ("farmhouse-1", ("turn_seat",), "there is no seat 'nobody'"),
    ],
)
def test_what_could_be_taken_back_to_is_checked_like_the_game_itself(
    name: str, place: Place, said: str
) -> None:
    """Else a press of Take back would break a game that can be played."""
    data = with_something_to_take_back(name)
    assert damage(data) == ""

    assert damage(replaced(data, ("undo", -1, 1, *place), "nobody")) == said


def test_who_may_do_nothing_after_taking_back_is_damage() -> None:
    data = with_something_to_take_back("farmhouse-1")

    assert damage(replaced(data, ("undo", -1, 1, "phase"), "setup")) == "nobody may do anything"


def test_a_command_that_waits_was_given_where_somebody_might() -> None:
    """Else nobody would go on after it."""
    path = record.GAMES / "heroes-begin.waiting.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["open"]["command"]

    assert damage(replaced(data, ("state", "phase"), "zombies")) == "nobody may do anything"


def test_a_command_without_anything_is_no_setting_up() -> None:
    path = record.GAMES / "trust-me-by-hand.waiting.json"
    data = json.loads(path.read_text(encoding="utf-8"))

    assert damage(replaced(data, ("open", "command"), {}))


def test_a_set_up_that_asks_nothing_any_more_is_damage() -> None:
    path = record.GAMES / "trust-me-voucher.waiting.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["open"]["command"] is None

    assert damage(replaced(data, ("open",), None)) == "nobody may do anything"


def test_a_piece_of_scenery_bears_the_name_of_its_kind() -> None:
    data = stored("trust-me-two", 60)
    scenery = data["state"]["scenery"]
    scenery["hunter-materials-1"] = scenery.pop(next(iter(scenery)))

    assert damage(data) == "there is no piece 'hunter-materials-1'"


def test_nobody_has_more_power_than_anybody_bears() -> None:
    data = stored("heroes-begin", 60)
    hero = next(iter(data["state"]["survivors"]))
    assert damage(replaced(data, ("state", "power"), {hero: 4})) == ""

    said = f"power of {hero!r} is 5, but 0 to 4 can be"
    assert damage(replaced(data, ("state", "power"), {hero: 5})) == said


@pytest.mark.parametrize("name", ["mission-03", "heroes-begin", "farmhouse-1"])
def test_free_actions_are_of_sorts_that_skills_give(name: str) -> None:
    data = stored(name, 60)
    place = ("state", "survivors", next(iter(data["state"]["survivors"])), "free")
    assert damage(replaced(data, place, {"combat": 1})) == ""

    assert damage(replaced(data, place, {"used": 1})) == "there is no sort of free actions 'used'"


def test_a_passage_bears_one_barricade() -> None:
    data = stored("farmhouse-1", 60)
    barricades = data["state"]["barricades"]
    barricades.append(barricades[0])

    assert damage(data) == f"there are two of {barricades[0]!r}"


def test_a_window_without_a_barricade_is_open() -> None:
    """Else nobody could barricade it again."""
    data = stored("farmhouse-1", 60)
    state = data["state"]
    closed = [one for one in state["barricades"] if one not in state["open_doors"]]
    window = next(one for one in closed if "-S" in one)
    state["barricades"].remove(window)

    assert damage(data) == f"the window {window!r} is closed by nothing"


def test_a_board_that_travels_ends_with_a_tile_that_lies_there() -> None:
    data = stored("journey-s6", 60)
    assert damage(data) == ""
    tiles = data["state"]["tiles"]

    assert damage(replaced(data, ("state", "tiles"), [])) == "there are no tiles"
    gone = [{**one, "gone": one["face"] == "2V"} for one in tiles]
    assert damage(replaced(data, ("state", "tiles"), gone)) == "the newest tile is gone"


@pytest.mark.parametrize("survivors", [7, [], {"amy": 7}, {"amy": None}])
def test_a_game_of_an_earlier_release_may_be_damaged_too(survivors: object) -> None:
    """It is brought up to date before it is checked."""
    data = json.loads((record.GAMES / "mission-06.waiting.json").read_text(encoding="utf-8"))
    assert data["schema_"] < 4
    data["state"]["survivors"] = survivors

    assert "should have fields" in damage(data)

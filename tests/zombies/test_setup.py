"""Before the first turn. [zombies, Setting up]"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.core.event import Event
from engine.core.refusal import Refusal
from engine.core.table import Table
from engine.games import load_content
from engine.zombies import events
from engine.zombies.entries import TownContent
from engine.zombies.rules import Zombies
from engine.zombies.state import State
from engine.zombies.view import View

CONTENT = load_content("zombies", TownContent)
NAMES = ("ann", "bo", "cleo", "dan", "eve", "flo")


def opened(
    players: int = 3, seed: str = "seed", options: Mapping[str, str] | None = None
) -> tuple[State, list[Event]]:
    """A new game as far as the first tile, and what was told."""
    seats: dict[str, list[str]] = {name: [] for name in NAMES[:players]}
    table = Table[State, View](Zombies(), "town", seats, seed, options or {})
    told = table.set_up()
    return table._state, told.events  # pyright: ignore[reportPrivateUsage]


def depth(options: Mapping[str, str], seed: str) -> int:
    """How many tiles lie below the helipad after the first one is drawn."""
    return opened(2, seed, options)[0].stack.index("helipad")


def test_every_pawn_stands_in_the_middle_of_the_town_square():
    state, _ = opened(6)

    assert [(one.kind, one.x, one.y) for one in state.laid] == [("town-square", 0, 0)]
    assert {one.square for one in state.players.values()} == {"1E"}


def test_everybody_gets_three_cards_three_lives_and_three_bullets():
    state, _ = opened(6)

    for player in state.players.values():
        assert (len(player.hand), player.life, player.bullets) == (3, 3, 3)
        assert (player.trophies, player.items) == (0, [])


def test_every_card_is_in_one_place():
    state, _ = opened(4)

    hands = [card for player in state.players.values() for card in player.hand]
    assert len(state.deck) == 50 - 12
    assert sorted([*hands, *state.deck]) == sorted(CONTENT.copies)


def test_only_its_player_is_told_what_was_dealt():
    _, told = opened(3)

    seen = [one for one in told if isinstance(one, events.CardsSeen)]
    assert [(one.seat, one.only_for, len(one.kinds)) for one in seen] == [
        (one.seat, (one.seat,), 3) for one in seen
    ]
    assert len(seen) == 3


def test_chance_names_the_first_player_and_the_others_follow_clockwise():
    orders = {tuple(opened(3, str(seed))[0].seats) for seed in range(40)}

    assert orders == {
        ("ann", "bo", "cleo"),
        ("bo", "cleo", "ann"),
        ("cleo", "ann", "bo"),
    }


def test_the_first_player_draws_the_first_tile():
    state, told = opened(3)

    assert state.turn == state.seats[0]
    assert (state.step, state.layer) == ("tile", state.turn)
    assert [one.layer for one in told if isinstance(one, events.TileDrawn)] == [state.turn]


def test_the_founding_tells_the_order_of_play():
    state, told = opened(3, options={"helipad": "half"})

    assert told[0] == events.TownFounded(seats=tuple(state.seats), helipad="half")


def test_the_28_other_tiles_are_shuffled():
    first, second = (opened(2, seed)[0] for seed in ("one", "two"))

    for state in (first, second):
        assert sorted([*state.stack, str(state.drawn)]) == sorted(
            kind.id
            for kind in CONTENT.tiles.values()
            for _ in range(kind.copies)
            if kind.role != "start"
        )
    assert first.stack != second.stack


def test_the_helipad_is_the_last_tile_of_all():
    assert {depth({}, str(seed)) for seed in range(10)} == {0}


def test_the_late_helipad_is_among_the_last_ten_wherever_chance_puts_it():
    assert {depth({"helipad": "last-ten"}, str(seed)) for seed in range(150)} == set(range(10))


def test_the_half_way_helipad_is_in_the_lower_half():
    assert {depth({"helipad": "half"}, str(seed)) for seed in range(250)} == set(range(15))


def test_no_one_knows_the_helipads_place_from_the_founding():
    """The same words for all places: the stack is hidden."""
    _, told = opened(2, options={"helipad": "last-ten"})

    assert not [one for one in told if isinstance(one, events.TileDrawn) and one.kind == "helipad"]


# ---------------------------------------------------------------- options


def test_25_zombies_win_however_many_play():
    assert {opened(players)[0].trophies for players in range(1, 7)} == {25}


@pytest.mark.parametrize(
    ("players", "trophies"), [(1, 25), (2, 25), (3, 22), (4, 20), (5, 17), (6, 15)]
)
def test_in_the_shorter_game_more_players_need_fewer(players: int, trophies: int):
    """facts 13, trophies by players; one alone needs as many as two."""
    assert opened(players, options={"trophies": "by-players"})[0].trophies == trophies


def test_what_a_table_does_not_choose_is_as_in_the_rulebook():
    state, _ = opened()

    assert (state.helipad, state.goal, state.cards) == ("last", "centre", "window")


def test_a_table_may_choose():
    options = {"helipad": "half", "win": "tile", "cards": "own-turn", "trophies": "25"}
    state, _ = opened(options=options)

    assert (state.helipad, state.goal, state.cards) == ("half", "tile", "own-turn")


@pytest.mark.parametrize(
    ("option", "value", "known"),
    [
        ("helipad", "first", ("last", "last-ten", "half")),
        ("win", "last", ("centre", "tile")),
        ("cards", "", ("window", "own-turn", "unasked")),
        ("trophies", "24", ("25", "by-players")),
        ("weather", "fog", ()),
    ],
)
def test_other_choices_are_refused_with_those_there_are(
    option: str, value: str, known: tuple[str, ...]
):
    with pytest.raises(Refusal) as caught:
        opened(options={option: value})

    assert caught.value.key == "no-such-option"
    assert caught.value.values == {"option": option, "value": value, "known": known}


@pytest.mark.parametrize("players", [0, 7])
def test_one_to_six_may_play(players: int):
    with pytest.raises(Refusal) as caught:
        Zombies().new_state("town", {str(one): [] for one in range(players)}, {})

    assert caught.value.key == "wrong-seat-count"


def test_there_is_one_town_and_no_missions():
    with pytest.raises(Refusal) as caught:
        Zombies().new_state("00", {"ann": []}, {})

    assert caught.value.key == "no-such-mission"


def test_the_same_seed_founds_the_same_town():
    assert opened(4, "again") == opened(4, "again")

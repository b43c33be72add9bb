"""Where tokens land that are dropped, shot away or find no room. [trust-me #7, #8, #14, #16]"""

from __future__ import annotations

import random

import pytest

import engine
from engine.spaces.plane import Point, covers, crosses, inside, near, overlap, rectangle, touches
from engine.trust_me.box import box
from engine.trust_me.commands import Drop, Search, Shoot, Trade
from engine.trust_me.handling import why_not_search
from engine.trust_me.rules import TrustMe
from tests.trust_me.city import City, Place, city, play, reply

ALL = (
    "survival-1", "survival-2", "survival-3", "melee", "ranged", "stride", "reroll", "green",
)  # fmt: skip
THINGS = ("food-1", "food-2", "medicine-1", "materials-1", "ammo-1", "ammo-2", "flare-1", "shiv-2")
Scenery = dict[str, tuple[int, int] | tuple[int, int, int]]
BUILT: dict[str, tuple[Scenery, Place]] = {
    "south of a car": ({"car-1": (300, 340)}, (300, 302)),
    "on a car": ({"car-1": (300, 300)}, (300, 300)),
    "against a barricade": ({"barricade-1": (300, 318)}, (300, 300)),
    "against wire": ({"wire-1": (300, 323)}, (300, 300)),
    "in wire": ({"wire-1": (300, 300)}, (300, 300)),
    "outside a tent": ({"tent-1": (300, 354)}, (300, 300)),
    "in a tent": ({"tent-1": (300, 300)}, (300, 300)),
    "half in a tent": ({"tent-1": (300, 350)}, (300, 300)),
    "in a corner of a tent": ({"tent-1": (300, 300)}, (335, 335)),
    "between all of it": (
        {"car-1": (300, 350), "tent-1": (375, 280), "barricade-1": (250, 300, 6),
         "wire-1": (290, 250)},
        (300, 300),
    ),
    "at the rim": ({"car-1": (50, 25)}, (13, 65)),
    "beside the board": ({}, (300, -13)),
}  # fmt: skip


def built(name: str, held: dict[str, str], **told: object) -> City:
    scenery, at = BUILT[name]
    given: dict[str, object] = {"scenery": scenery, "held": {"ann": held}, **told}
    return city(ann=at, bob=(560, 560), **given)  # type: ignore[arg-type]


def lies_well(game: City, token: str) -> bool:
    """On open ground beside Ann, and she can search it from where she is."""
    at, lying = game.player("ann").at, game.state.lying[token].at
    shapes = {
        name: (one.kind, rectangle(one.at, box().scenery[one.kind].wide,
                                   box().scenery[one.kind].deep, one.turn))
        for name, one in game.state.scenery.items()
    }  # fmt: skip
    under = [name for name, (kind, one) in shapes.items() if touches(lying, one, 0, 20)
             and not (kind == "tent" and inside(lying, one))]  # fmt: skip
    barred = [
        name
        for name, (kind, one) in shapes.items()
        if kind in ("car", "barricade") and crosses(at, lying, one) and not inside(at, one)
    ]
    beside = near(at, lying, 50, 45) and not overlap(at, lying, 45)
    reading = TrustMe().reading(game.state)
    allowed = why_not_search(reading, "ann", Search(token=token)) is None
    return beside and allowed and not under and not barred


@pytest.mark.parametrize("name", BUILT)
def test_what_is_dropped_lies_on_open_ground_where_its_owner_can_search_it(name: str):
    """Not under a car, on a barricade or in wire; in a tent only where its owner is in it."""
    game = built(name, dict(zip(ALL, THINGS, strict=True)))
    for slot in ALL:
        play(game, Drop(slot=slot))

    assert len(game.state.lying) == len(ALL)
    assert [one for one in game.state.lying if not lies_well(game, one)] == []


@pytest.mark.parametrize("name", BUILT)
def test_no_two_tokens_are_dropped_on_one_place(name: str):
    game = built(name, dict(zip(ALL[:4], THINGS, strict=False)))
    for slot in ALL[:4]:
        play(game, Drop(slot=slot))

    spots = [one.at for one in game.state.lying.values()]
    assert not any(overlap(one, other, 40) for one in spots for other in spots if one is not other)


def test_what_is_shot_away_lies_there_as_well():
    """Ann stands against a barricade; a wound on her hand has her gun fall. [#8, #16]"""
    game = city(
        ann=(300, 300), bob=(300, 100), scenery={"barricade-1": (300, 318)}, turn="bob",
        held={"ann": {"left": "shiv-1"}, "bob": {"left": "handgun-1"}},
        actions={"ann": dict.fromkeys(ALL[:2], "action"), "bob": {"ranged": "action"}},
        dice=[8, 1, 12],
    )  # fmt: skip
    play(game, Shoot(weapon="left", target="ann"), "keep", "left", cell="green")

    assert [one.token for one in game.state.lying.values()] == ["shiv-1"]
    assert lies_well(game, "1")


def test_what_finds_no_room_after_a_trade_lies_there_as_well():
    full = {**dict(zip(ALL, THINGS, strict=True)), "left": "shiv-1", "right": "blunt-1"}
    game = city(
        ann=(300, 300), bob=(327, 300), scenery={"barricade-1": (300, 318)}, turn="bob",
        held={"ann": {**full, "hidden": "detonator-1"}, "bob": {"left": "cutting-1"}},
    )  # fmt: skip
    play(game, Trade(seat="ann"), "yes", "left", "done", "yes", "yes", "held-up", "done")

    assert [one.token for one in game.state.lying.values()] == ["cutting-1"]
    assert lies_well(game, "1")


def overfull(*answers: str, given: str = "cutting-1", **told: str) -> City:
    """Ann, who has no room left, is given a token."""
    full = {**dict(zip(ALL, THINGS, strict=True)), "left": "shiv-1", "right": "blunt-1"}
    held = {"ann": {**full, "hidden": "detonator-1", **told}, "bob": {"left": given}}
    game = city(ann=(300, 300), bob=(327, 300), turn="bob", held=held)
    return play(game, Trade(seat="ann"), "yes", "left", "done", "yes", "yes", *answers)


def test_who_has_no_room_for_what_it_is_given_says_what_falls():
    """Both rearrange all their objects after a trade, so that any of them may be put down. [#14]"""
    game = overfull()
    assert game.table.question
    assert (game.asked, game.table.question.seats) == ("what-falls", ("ann",))
    assert set(game.table.question.options) == {"held-up", *ALL, "left", "right", "hidden"}
    reply(game, "left", "fitting", "done")

    assert [one.token for one in game.state.lying.values()] == ["shiv-1"]
    assert lies_well(game, "1")
    assert game.player("ann").held["left"] == "cutting-1"


def test_it_may_have_a_bag_fall_and_still_have_no_room():
    """What may be said does not tell what is held up: an outfit frees no cell. [#2]"""
    game = overfull("outfit", outfit="satchel-1", satchel="food-3")

    assert [one.token for one in game.state.lying.values()] == ["satchel-1", "food-3"]
    assert game.asked == "what-falls"
    reply(game, "hidden", "fitting", "done")
    assert game.player("ann").held["hidden"] == "cutting-1"


def test_the_autopilot_has_fall_what_serves_least():
    """A second shiv rather than a gun; a second gun rather than a shiv."""
    gun, blade = overfull(given="handgun-1"), overfull(left="handgun-1", given="cutting-2")

    assert engine.autopilot(gun.table, "ann") == "green"
    assert engine.autopilot(blade.table, "ann") == "held-up"


def test_nothing_falls_where_somebody_stands():
    game = city(ann=(300, 300), bob=(300, 326), held={"ann": {"left": "shiv-1"}})
    play(game, Drop(slot="left"))

    assert not overlap(game.state.lying["1"].at, Point(300, 326), 45)


def test_wherever_one_stands_what_is_dropped_can_be_searched():
    chance = random.Random("dropped")
    for _ in range(150):
        turn = chance.randrange(12)
        scenery: Scenery = {
            "car-1": (300, 300, chance.randrange(12)),
            "tent-1": (420, 300, chance.randrange(12)),
            "barricade-1": (300, 240, turn),
            "wire-1": (300, 360, chance.randrange(12)),
        }
        at = chance.randrange(240, 460), chance.randrange(220, 390)
        if covers(Point(*at), rectangle(Point(300, 240), 80, 10, turn), 25):
            continue
        game = city(ann=at, bob=(20, 20), scenery=scenery, held={"ann": {"left": "shiv-1"}})
        play(game, Drop(slot="left"))
        assert lies_well(game, "1"), (scenery, at)

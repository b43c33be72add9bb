"""A marker on a point: what crosses its line. [trust-me #7]"""

from __future__ import annotations

from engine.spaces.plane import Point, overlap
from engine.trust_me.commands import Fight, Move, Search
from engine.trust_me.events import Attacked, Moved
from tests.trust_me.city import City, city, play, reply

GUNS = {"ann": {"left": "handgun-1"}, "bob": {"left": "handgun-2"}}


def line(*answers: str, dice: list[int] | None = None) -> City:
    """Bob's marker lies north of him; Ann crosses the line between."""
    game = city(
        ann=(250, 350), bob=(300, 300), cleo=(560, 560), held=GUNS,
        targets={"bob": (300, 400)}, dice=dice or [],
        actions={"bob": {"ranged": "action", "reroll": "action"}},
    )  # fmt: skip
    return play(game, Move(to=Point(340, 350)), *answers)


def test_who_crosses_the_line_may_be_aimed_at():
    game = line("aim")

    target = game.player("bob").target
    assert target
    assert target.seat == "ann"
    assert game.at("ann") == (340, 350)


def test_or_attacked_at_once():
    """Case 9: the only case outside the check."""
    game = line("shoot-left", dice=[1, 4, 4, 4, 12])

    assert len(game.told(Attacked)) == 1
    assert game.player("bob").target is None
    assert game.at("ann") == (340, 350)


def test_who_is_charged_on_the_way_walks_no_farther_than_the_base_that_came():
    """A base stops a walker, also one that stood elsewhere when the walk began. [#14]"""
    game = city(
        ann=(250, 345), bob=(300, 300), cleo=(560, 560), held={"bob": {"left": "shiv-1"}},
        targets={"bob": (300, 400)}, dice=[1, 1, 12, 12, 12, 12, 12, 12, 12, 12],
        actions={"bob": {"ranged": "action", "reroll": "action"}},
    )  # fmt: skip
    play(game, Move(to=Point(340, 325)), "fight-left")
    while game.table.questions:
        reply(game, game.table.questions[0].default)

    walked = [one for one in game.told(Moved) if one.seat == "ann"]
    assert [one.gait for one in game.told(Moved)] == ["charge", "move"]
    assert walked[0].stopped
    assert game.at("ann") != (340, 325)
    assert not overlap(Point(*game.at("ann")), Point(*game.at("bob")), 50)


def test_who_is_charged_on_the_rim_has_not_entered():
    """No base hangs over the rim: it stands beside the board as before. [house]"""
    game = city(
        ann=(613, 300), bob=(560, 255), cleo=(20, 20), held={"bob": {"left": "shiv-1"}},
        targets={"bob": (600, 330)}, homes={"ann": (600, 300), "bob": (0, 300)},
        dice=[1, 1, *[12] * 12],
    )  # fmt: skip
    play(game, Move(to=Point(520, 300)), "fight-left")
    while game.table.questions:
        reply(game, game.table.questions[0].default)

    assert len(game.told(Attacked)) == 1
    assert game.at("ann") == (613, 300)


def test_a_charge_that_is_stopped_on_its_way_is_no_attack():
    """It must end in contact. [#14]"""
    game = city(
        ann=(250, 350), bob=(320, 320), cleo=(355, 350), targets={"bob": (300, 400)},
        held={"ann": {"left": "shiv-1"}, "bob": {"left": "shiv-2"}}, dice=[1, 1, *[12] * 12],
        actions={"bob": {"ranged": "action", "reroll": "action"}},
    )  # fmt: skip
    play(game, Fight(weapon="left", target="cleo"), "fight-left")
    while game.table.questions:
        reply(game, game.table.questions[0].default)

    assert [(one.seat, one.stopped) for one in game.told(Moved)] == [("bob", False), ("ann", True)]
    assert [(one.seat, one.target) for one in game.told(Attacked)] == [("bob", "ann")]


def test_or_let_pass():
    game = line("pass")

    target = game.player("bob").target
    assert target
    assert target.at == Point(300, 400)


# ---------------------------------------------------------------- other ways across a line


def test_a_charge_across_the_line_is_seen_as_well():
    """Whatever one walks for: a move, a charge, a step to a token. [#7]"""
    game = city(
        ann=(250, 350), bob=(300, 300), cleo=(345, 350), targets={"bob": (300, 400)},
        held={"ann": {"left": "shiv-1"}, "bob": {"left": "handgun-2"}},
    )  # fmt: skip
    play(game, Fight(weapon="left", target="cleo"))

    assert game.asked == "line-crossed"


def test_so_is_a_step_to_a_token():
    game = city(
        ann=(270, 350), bob=(300, 300), cleo=(560, 560), targets={"bob": (300, 400)},
        lying={"1": ("food-1", (340, 350))},
    )  # fmt: skip
    play(game, Search(token="1"))

    assert game.asked == "line-crossed"

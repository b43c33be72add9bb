"""Every entry of the data at work: each objective, invasion card and action has its row here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.core.command import Command
from engine.spaces.plane import Point
from engine.trust_me import leaving
from engine.trust_me.box import box
from engine.trust_me.commands import (
    Aim,
    Bandage,
    CallSniper,
    Detonate,
    Drop,
    Fight,
    FireFlare,
    Heal,
    Loot,
    MakeNoise,
    Move,
    Reload,
    Reorganise,
    Rest,
    Search,
    Shoot,
    Smother,
    SwitchTarget,
    Throw,
    Trade,
    Wait,
)
from engine.trust_me.events import GroupCame, InvasionDrawn, NoiseMade
from engine.trust_me.rules import TrustMe
from tests.trust_me.city import City, city, play, reply

HERE = (300, 300)

# ---------------------------------------------------------------- objectives

Held = dict[str, str]
RESOURCES = ("food", "survival", "medicine", "materials")


def of(*kinds: str) -> Held:
    """Resources in the first cells there are."""
    return dict(zip(("melee", "ranged", "green", "reroll"), kinds, strict=False))


GUN = {"left": "handgun-1"}
OBJECTIVES: Mapping[str, tuple[dict[str, Any], dict[str, Any]]] = {
    **{
        f"pair-{one}-{other}": ({"held": of(one, other)}, {"held": of(one, one)})
        for one, other in (
            ("food", "survival"), ("food", "medicine"), ("food", "materials"),
            ("survival", "medicine"), ("survival", "materials"), ("medicine", "materials"),
        )
    },
    "any-three": ({"held": of("food", "food", "survival")}, {"held": of("food", "food")}),
    "left-dead": ({"dead": ["bob"]}, {"dead": ["cleo"]}),
    "right-dead": ({"dead": ["cleo"]}, {"dead": ["bob"]}),
    **{
        f"hunter-{one}": ({"held": of(one), "zombies": 3}, {"held": of(one), "zombies": 2})
        for one in RESOURCES
    },
    "clean-hands": (
        {"held": of("food", "food", "medicine")},
        {"held": of("food", "food", "medicine"), "killed": 1},
    ),
    "armed": (
        {"held": {**GUN, **of("food", "medicine")}},
        {"held": {**GUN, **of("food", "medicine")}, "empty": ["handgun-1"]},
    ),
}  # fmt: skip
"""Each objective with what meets it, and with what is not enough."""


def is_met(objective: str, told: dict[str, Any]) -> bool:
    given = {one: told[one] for one in told if one in ("dead", "empty")}
    game = city(
        ann=HERE, bob=(20, 20), cleo=(580, 580), objectives={"ann": f"{objective}-1"},
        held={"ann": told.get("held", {})}, **given,
    )  # fmt: skip
    player = game.player("ann")
    player.zombies, player.killed = told.get("zombies", 0), told.get("killed", 0)
    return leaving.needed(game.table.consult(TrustMe().reading), "ann") is not None


def test_every_objective_has_a_row():
    assert sorted(OBJECTIVES) == sorted(box().objectives)


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_an_objective_is_met_by_what_it_asks_for_and_by_nothing_less(objective: str):
    enough, too_little = OBJECTIVES[objective]

    assert is_met(objective, enough)
    assert not is_met(objective, too_little)


# ---------------------------------------------------------------- invasion cards

POINTS = {
    "spawn-1": (150, 13), "spawn-2": (450, 13), "spawn-3": (587, 150), "spawn-4": (587, 450),
    "spawn-5": (450, 587), "spawn-6": (150, 587), "spawn-7": (13, 450), "spawn-8": (13, 150),
    "noise-1": (300, 0), "noise-2": (600, 300), "noise-3": (300, 600), "noise-4": (0, 300),
}  # fmt: skip
"""Where an alpha ends, or where the distant noise is put."""


def test_every_invasion_card_has_a_row():
    assert sorted(POINTS) == sorted(box().invasion)


@pytest.mark.parametrize("card", POINTS)
def test_an_invasion_card_points_to_its_place(card: str):
    """In the zombies' turn, with this card alone in the deck."""
    done = {"melee": "action", "ranged": "action"}
    game = city(
        ann=HERE, bob=(330, 300), deck=[card], noise=(600, 600),
        actions={"ann": done, "bob": {**done, "reroll": "action"}},
    )  # fmt: skip
    play(game, Wait(), cell="hidden")
    at = Point(*POINTS[card])

    assert [one.card for one in game.told(InvasionDrawn)] == [card]
    if card.startswith("noise"):
        assert game.state.noise == at
        assert game.told(GroupCame) == []
    else:
        assert [(one.at, one.neutrals) for one in game.told(GroupCame)] == [(at, 2)]


# ---------------------------------------------------------------- actions


def row(
    command: Command, *noises: tuple[tuple[int, int], bool], **told: Any
) -> tuple[Command, list[tuple[Point, bool]], dict[str, Any]]:
    """The command, the noises it makes (`True`: a din), and the position it is given in."""
    return command, [(Point(*at), din) for at, din in noises], told


HURT = {"ann": {"green": "wound"}}
BOB = (326, 300)
ACTIONS = {
    "move": row(Move(to=Point(360, 300)), (HERE, False), ((360, 300), False)),
    "sneak": row(Move(to=Point(340, 300), gait="sneak")),
    "run": row(Move(to=Point(440, 300), gait="run"), (HERE, False), ((440, 300), False)),
    "shoot": row(Shoot(weapon="left", target="bob"), (HERE, True), held={"ann": GUN}),
    "throw": row(
        Throw(weapon="left", to=Point(300, 500)), ((300, 500), True),
        held={"ann": {"left": "throwing-1"}},
    ),
    "fight": row(
        Fight(weapon="left", target="bob"), (HERE, False),
        bob=BOB, held={"ann": {"left": "shiv-1"}},
    ),
    "aim": row(Aim(seat="bob")),
    "search": row(
        Search(token="1"), ((308, 300), False), lying={"1": ("food-1", (330, 300))}
    ),
    "loot": row(
        Loot(seat="bob", slot="left"), (HERE, False),
        bob=BOB, dead=["bob"], held={"bob": {"left": "food-1"}},
    ),
    "reorganise": row(Reorganise(), held={"ann": {"left": "food-1"}}),
    "trade": row(Trade(seat="bob"), bob=BOB),
    "make-noise": row(MakeNoise(at=Point(300, 500)), ((300, 500), False)),
    "rest": row(Rest(cell="melee"), actions={"ann": {"melee": "fatigue"}}),
    "reload": row(
        Reload(slot="green", gun="left"), held={"ann": {**GUN, "green": "ammo-1"}},
        empty=["handgun-1"],
    ),
    "fire-flare": row(
        FireFlare(slot="green", to=Point(0, 300)), (HERE, True), held={"ann": {"green": "flare-1"}}
    ),
    "heal": row(
        Heal(slot="melee", seat="ann", harmed="green"), harm=HURT,
        held={"ann": {"melee": "first-aid-kit-1"}},
    ),
    # Who still burned would be heard once more.
    "smother": row(Smother(), harm={"ann": {"green": "burn"}}),
    "wait": row(Wait()),
    "drop": row(Drop(slot="left"), held={"ann": GUN}),
    "switch-target": row(SwitchTarget(seat="cleo"), targets={"ann": "bob"}),
    "detonate": row(
        Detonate(slot="green", to=Point(0, 300)), held={"ann": {"green": "detonator-1"}}
    ),
    "call-sniper": row(
        CallSniper(slot="green", seat="bob"), held={"ann": {"green": "walkie-talkie-1"}},
        homes={"ann": (600, 100)},
    ),
    "bandage": row(Bandage(harmed="green"), harm=HURT, laid={"ann": ["bandage-1"]}),
}  # fmt: skip


def done(action: str) -> City:
    command, _, told = ACTIONS[action]
    places: dict[str, Any] = {"ann": HERE, "bob": (560, 100), "cleo": (40, 560)}
    game = play(city(**{**places, **told}), command, cell="hidden")
    while game.table.question:
        reply(game, game.table.question.default, cell="hidden")
    return game


def test_every_action_has_a_row():
    assert sorted(ACTIONS) == sorted(box().actions)


@pytest.mark.parametrize("action", ACTIONS)
def test_an_action_costs_its_token_and_is_heard_as_the_table_says(action: str):
    game, cost = done(action), box().actions[action].cost

    assert game.player("ann").actions.get("hidden", "free") == cost
    assert [(one.at, one.din) for one in game.told(NoiseMade)] == ACTIONS[action][1]
    assert (game.state.turn == "ann") is (cost == "free")


NOISES = {
    "none": [], "here": [False], "point": [False], "contact": [False], "start-end": [False, False],
    "din": [True],
}  # fmt: skip


@pytest.mark.parametrize("action", ACTIONS)
def test_the_table_says_the_noise_that_is_made(action: str):
    dins = [din for _, din in ACTIONS[action][1]]

    assert NOISES[box().actions[action].noise] == dins

"""What Trust Me tells in one line because it belongs together, and how things are named in it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.kit.registry import chair_at, kit_of
from bot.store.records import Record
from engine.spaces.plane import Point
from engine.trust_me import events as e
from engine.trust_me.commands import Search
from tests.bot.trust_me.test_words import PLAYERS, sample, spoken
from tests.trust_me.city import city

SHOT = (
    e.ActionDeclared(
        seat="ann", action="shoot", cells=("melee",), fatigue=0, weapon="handgun", target="bob"
    ),
    e.DiceThrown(why="attack", seat="ann", dice=("red", "yellow"), faces=(5, 3)),
    e.DiceThrown(why="defence", seat="bob", dice=("blue", "blue"), faces=(2, 1)),
    e.Attacked(seat="ann", weapon="handgun", target="bob", attack=7, defence=4),
    e.Harmed(seat="bob", harm="wound", slot="left"),
    e.DiceThrown(why="limit", seat="ann", dice=("green",), faces=(7,)),
    e.NoiseMade(at=Point(288, 389), din=True, heard=("alpha-1", "alpha-2")),
)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "**Ann** shoots at Bob with the handgun (Action: Melee +1 die). The shot: **7** (red 5 "
            "+ yellow 3 − 1) against 4 (blue 2 + blue 1 + 1). Bob takes a wound in the left hand. "
            "Green 7: the weapon holds. The din in F5 is heard everywhere: alpha 1 and alpha 2 "
            "turn to it.",
        ),
        (
            "fr",
            "**Ann** tire sur Bob avec l’arme de poing (Action\u00a0: Mêlée +1 dé). Le tir\u00a0: "
            "**7** (rouge 5 + jaune 3 − 1) contre 4 (bleu 2 + bleu 1 + 1). Bob reçoit une blessure "
            "dans la main gauche. Vert 7\u00a0: l’arme tient bon. Le vacarme en F5 s’entend "
            "partout\u00a0: l’alpha 1 et l’alpha 2 s’y dirigent.",
        ),
    ],
)
def test_an_attack_is_one_line_with_its_dice_and_what_comes_of_it(language: str, told: str) -> None:
    assert spoken(language).events(SHOT) == [told]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "Alpha 1 goes after Ann, to F5. Alpha 1 and its group attack Ann: **8** against 9 "
                "(blue 4 + blue 4 + 1). In vain.",
                "Alpha 2 goes to L7, towards the noise it heard in A12; car 1 stops it.",
                "Alpha 3 and its zombies join alpha 2: 5 zombies follow it now.",
            ],
        ),
        (
            "fr",
            [
                "L’alpha 1 poursuit Ann jusqu’en F5. L’alpha 1 et son groupe attaquent Ann\u00a0: "
                "**8** contre 9 (bleu 4 + bleu 4 + 1). En vain.",
                "L’alpha 2 va en L7, vers le bruit entendu en A12, arrêté par la voiture 1.",
                "L’alpha 3 et ses zombies rejoignent l’alpha 2, que 5 zombies suivent désormais.",
            ],
        ),
    ],
)
def test_each_group_has_a_line_that_says_why_it_moves(language: str, told: list[str]) -> None:
    here, there = Point(288, 389), Point(600, 300)
    happened = (
        e.GroupMoved(alpha="alpha-1", start=there, to=here, why="prey", prey="ann", goal=here),
        e.DiceThrown(why="defence", seat="ann", dice=("blue", "blue"), faces=(4, 4)),
        e.GroupAttacked(alpha="alpha-1", seat="ann", strength=8, defence=9),
        e.GroupMoved(
            alpha="alpha-2",
            start=here,
            to=there,
            why="heard",
            goal=Point(25, 25),
            against="car-1",
        ),
        e.GroupsMerged(alpha="alpha-2", gone="alpha-3", neutrals=5),
    )

    assert spoken(language).events(happened) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ann would give a shiv and a face-down token, Bob food. Do both agree?"),
        (
            "fr",
            "Ann donnerait un surin et un jeton caché, Bob des vivres. "
            "L’échange convient-il aux deux\u00a0?",
        ),
    ],
)
def test_what_would_change_hands_is_named_with_its_articles(language: str, told: str) -> None:
    offered = sample(e.TradeOffered, given=("shiv", ""), taken=("food",))

    assert spoken(language).events([offered]) == [told]


def test_a_walk_as_it_was_declared_is_told_once_with_the_noise_that_is_followed() -> None:
    start, end = Point(288, 389), Point(600, 300)
    happened = (
        e.ActionDeclared(seat="ann", action="run", cells=("green",), fatigue=1, to=end),
        e.NoiseMade(at=start, din=False, heard=("alpha-1", "alpha-2")),
        e.Moved(seat="ann", gait="run", to=end),
        e.NoiseMade(at=end, din=False, heard=("alpha-2",)),
        e.PursuitBegan(alpha="alpha-1", seat="ann"),
        e.PursuitBegan(alpha="alpha-2", seat="ann"),
    )
    unheard = [replace(one, heard=()) for one in happened if isinstance(one, e.NoiseMade)]

    assert spoken("en").events(happened) == [
        "**Ann** runs to L7 (Fatigue: Green die +1). The noise in F5 is heard: alpha 1 turns to "
        "it. The noise in L7 is heard: alpha 2 turns to it. Alpha 1 and alpha 2 have Ann in sight "
        "and pursue."
    ]
    assert spoken("en").events(unheard) == []


def test_a_noise_that_no_zombie_hears_is_told_only_if_it_was_made_on_purpose() -> None:
    at = Point(288, 389)
    silence = e.NoiseMade(at=at, din=False, heard=())
    made = e.ActionDeclared(seat="ann", action="make-noise", cells=("green",), fatigue=0, to=at)
    walk = e.ActionDeclared(seat="ann", action="move", cells=("green",), fatigue=0, to=at)

    assert "Noise in F5; no zombie hears it." in spoken("en").events([made, silence])[0]
    assert "Noise" not in " ".join(spoken("en").events([walk, silence]))
    assert "din in F5" in " ".join(spoken("en").events([walk, replace(silence, din=True)]))


def test_a_reroll_is_told_before_what_it_comes_to() -> None:
    happened = (
        e.DiceThrown(why="reroll", seat="ann", dice=("red",), faces=(2,)),
        e.DiceThrown(why="defence", seat="bob", dice=("blue",), faces=(2,)),
        e.Attacked(seat="ann", weapon="shiv", target="bob", attack=-3, defence=3),
    )

    assert spoken("en").events(happened) == [
        "Rerolled: red 2. Ann strikes Bob with the shiv: **−3** against 3 (blue 2 + 1). In vain."
    ]


@pytest.mark.parametrize(
    ("language", "open_ground", "hidden"),
    [
        ("en", "Search the token in D7", "Search car 1"),
        ("fr", "Fouiller le jeton en D7", "Fouiller la voiture 1"),
    ],
)
def test_a_token_is_offered_by_where_it_lies(language: str, open_ground: str, hidden: str) -> None:
    lying = {"1": ("food-1", (160, 290)), "2": ("shiv-1", "car-1")}
    drawn = city(ann=(160, 320), bob=(500, 500), scenery={"car-1": (100, 320)}, lying=lying)
    record = Record(1, 2, "trust-me", "city", language)
    moves, chair = kit_of("trust-me").moves, chair_at(record, drawn.table).showing(PLAYERS)
    said = [moves.entry(chair, Search(token=one)) for one in ("1", "2")]

    assert said == [open_ground, hidden]

"""How it reads: short sentences for what was done, and the story of the zombies' turn."""

from typing import Any

import pytest

from engine.core.event import Event
from engine.core.refusal import Refusal
from engine.games import event_from_json
from tests.bot.test_narrate import LANGUAGES, sample, spoken
from tests.renders.views import zombicide_box
from tests.table import ZombiePhase, do, play, street


def test_a_move_of_several_zones_is_one_sentence() -> None:
    game = play(
        street("amy . . ."),
        do("move", "amy", zone="S2"), do("move", "amy", zone="S3"), do("move", "amy", zone="S4"),
    )  # fmt: skip

    assert spoken("en").events(game.events) == ["Amy moves: S1 → S2 → S3 → S4."]
    assert spoken("fr").events(game.events) == ["Amy se déplace\u00a0: S1 → S2 → S3 → S4."]


def test_an_attack_is_its_roll_and_what_came_of_it() -> None:
    game = street("doug 3W+1F", hands={"doug": ["sub-mg", "sub-mg"]}, dice=[5, 6, 5, 6, 5, 1])
    play(game, do("attack", "doug", card="sub-mg", zone="S2", pair=True))

    assert spoken("en").events(game.events) == [
        "Doug attacks in S2 with both hands (Sub-MG): 5 · 6 · 5 · 6 · 5 · 1 (5+ hits), 5 hits.",
        "Down in S2: 3 Walkers. 2 hits are too weak for the Fatty. Doug gains 3 XP (3 in all).",
    ]
    assert spoken("fr").events(game.events) == [
        "Doug attaque en S2 des deux mains (Pistolet mitrailleur)\u00a0: 5 · 6 · 5 · 6 · 5 · 1 "
        "(réussite à 5+), 5 succès.",
        "À terre en S2\u00a0: 3 Walkers. 2 succès sont trop faibles contre le Fatty. "
        "Doug gagne 3 XP (3 en tout).",
    ]


def test_a_trick_shot_rolled_again_is_told_zone_by_zone() -> None:
    pistols: dict[str, Any] = {"hands": {"amy": ["pistol"] * 2}, "dice": [1, 1, 4, 4]}
    game = street("2W amy 1R", skills={"amy": ["trick-shot", "lucky"]}, **pistols)
    shot = do("attack", "amy", card="pistol", zone="S1", pair=True, other_zone="S3")
    play(game, shot, answers=["lucky"])

    assert spoken("en").events(game.events) == [
        "Amy attacks in S1 with the pistol: 1 (4+ hits). Missed!",
        "Amy attacks in S3 with the pistol: 1 (4+ hits). Missed! "
        "New roll in S1 (Lucky): 4, 1 hit. New roll in S3 (Lucky): 4, 1 hit.",
        "Down in S1: 1 Walker. Down in S3: 1 Runner. Amy gains 1 XP (1 in all). "
        "Amy gains 1 XP (2 in all).",
    ]
    assert "Relance en S1 (Chanceux)\u00a0: 4, 1 succès." in spoken("fr").events(game.events)[1]


def test_a_new_roll_of_an_older_game_is_told_without_its_zone() -> None:
    again = event_from_json(
        "zombicide",
        {"event": "DiceRerolled", "survivor": "amy", "reason": "lucky", "faces": [4],
         "needed": 4, "hits": 1}
    )  # fmt: skip

    assert spoken("en").events([again]) == ["New roll (Lucky): 4, 1 hit."]


def test_a_new_level_and_its_skill_are_one_line() -> None:
    game = street("doug+1W", hands={"doug": ["machete"]}, xp={"doug": 6}, dice=[4])
    play(game, do("attack", "doug", card="machete", zone="S1"))

    assert spoken("en").events(game.events)[-1] == (
        "Doug reaches the Yellow level. Doug gains the skill +1 action."
    )


def test_a_door_is_told_with_what_waits_behind_it() -> None:
    game = street("doug | [.] [.]", hands={"doug": ["fire-axe"]}, spawn=["04", "01"])
    play(game, do("open-door", "doug", door="B1-S1", card="fire-axe"))

    assert spoken("fr").events(game.events) == [
        "Doug défonce la porte B1–S1 avec la hache. Quel vacarme\u00a0!",
        "La maison B est ouverte\u00a0: B1 et B2.",
        "Carte zombie pour B1 (niveau bleu)\u00a0: 2 Walkers.",
        "Carte zombie pour B2 (niveau bleu)\u00a0: personne ne vient.",
    ]


def test_the_story_says_who_came_and_why() -> None:
    game = street("4W+3R+1F . .\n. # .\n. . amy+s", spawn=["12"])
    play(game, ZombiePhase())

    assert spoken("en").story(game.events)[1].splitlines() == [
        "• **1.** S1: the ways by S2 and S4 are equally short, so the group splits (4 Walkers, "
        "3 Runners and 1 Fatty); added to even it out: 1 Runner and 1 Fatty.",
        "• The most noise in reach is in S8 (1): "
        "**2.** S1 → S2 (2 Walkers, 2 Runners and 1 Fatty), "
        "**3.** S1 → S4 (2 Walkers, 2 Runners and 1 Fatty), **4.** S2 → S3 (2 Runners), "
        "**5.** S4 → S6 (2 Runners).",
        "• **6.** Zombie card for S8 (Blue): 2 Walkers and 1 Fatty.",
    ]


def test_the_second_steps_of_runners_are_told_after_the_first() -> None:
    game = play(street("2R 1R . . . amy"), ZombiePhase())

    assert spoken("en").story(game.events)[1] == (
        "• A survivor is in sight in S6: **1.** S1 → S2 (2 Runners), **2.** S2 → S3 (1 Runner), "
        "**3.** S2 → S3 (2 Runners), **4.** S3 → S4 (1 Runner)."
    )


def test_the_story_tells_attacks_with_what_they_cost() -> None:
    game = street("amy+ned+1W . 2W", hands={"amy": ["pan"]})
    play(game, ZombiePhase(), answers=["amy"])

    assert spoken("fr").story(game.events)[1].splitlines() == [
        "• **1.** S1\u00a0: 1 Walker attaque Amy et Ned. Amy reçoit une blessure et perd la poêle.",
        "• Un survivant en vue en S1\u00a0: **2.** S3 → S2 (2 Walkers).",
    ]


def test_a_closed_door_is_a_reason() -> None:
    game = play(street("2W | [amy]"), ZombiePhase())

    assert spoken("en").story(game.events)[1] == (
        "• **1.** A closed door stops them in S1 on the way to the noise in B1 (1): 2 Walkers."
    )


def test_a_quiet_turn_is_told_as_one() -> None:
    game = play(street("amy"), ZombiePhase())

    assert spoken("en").story(game.events)[1] == "The zombies’ turn passes quietly."


def test_the_zombies_turn_is_left_to_the_story() -> None:
    game = play(street("amy+ned+1W . 2W"), ZombiePhase(), answers=["amy"])

    assert spoken("en").events(game.events) == [
        "Amy is done for this round.",
        "Ned is done for this round.",
        "Round 2 begins. Ann goes first.",
    ]


def test_a_refusal_reads_like_a_friend() -> None:
    refusal = Refusal("out-of-reach", card="pistol-2", zone="S7", distance=3, nearest=0, farthest=1)

    assert spoken("en").refusal(refusal) == (
        "Pistol: the reach is 1 and S7 is 3 away. Move closer, or pick another weapon."
    )
    assert spoken("fr").refusal(refusal) == (
        "Pistolet\u00a0: la portée est de 1 et S7 est à 3. "
        "Approchez-vous, ou prenez une autre arme."
    )


def test_what_nobody_knows_is_repeated_in_part() -> None:
    refusal = Refusal("card-not-held", survivor="amy", card="x" * 500)

    assert spoken("en").refusal(refusal).startswith(f"Amy does not have “{'x' * 40}”. Pick a card")


# ---------------------------------------------------------------- long phases


def _crowd() -> list[Event]:
    """A phase with far more to tell than a message holds."""
    told: list[Event] = [sample("ZombiesTurnBegan")]
    for zone in range(1, 30):
        told.append(sample("GroupSplit", zone=f"S{zone}", kind="runner"))
        told.append(sample("GroupWalked", start=f"S{zone}", targets=(f"S{zone + 2}",)))
        told.append(sample("GroupStayed", zone=f"B{zone}"))
        told.append(sample("ExtraActivation"))
        told.append(sample("SpawnCardDrawn", card="04", zone=f"S{zone}"))
        told.append(sample("ZombiesSpawned", zone=f"S{zone}"))
        told.append(sample("ZombiesAttacked", zone=f"S{zone}"))
    told.append(sample("SurvivorEliminated", survivor="amy", zone="S30"))
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_phase_is_summarised_and_never_cut(language: str) -> None:
    story = spoken(language).story(_crowd())[1]

    assert len(story) <= 1800
    assert all(line.startswith("• ") and line.endswith(".") for line in story.splitlines())
    assert "Amy" in story.splitlines()[-1]


def test_summaries_count_what_they_leave_out() -> None:
    story = spoken("en").story(_crowd())[1]

    assert "29 zombie cards: 58 Walkers." in story
    assert "Groups split along the way, with 29 Runners added." in story


def test_even_the_worst_attacks_fit() -> None:
    everyone = tuple(zombicide_box().characters)
    counts = (("walker", 40), ("runner", 16), ("fatty", 8), ("abomination", 1))
    told: list[Event] = []
    for number, survivor in enumerate(everyone * 3):
        told.append(sample("ZombiesAttacked", counts=counts, survivors=everyone))
        told.append(sample("SurvivorWounded", survivor=survivor, lost="plenty-of-bullets-1"))
        if number > 11:
            told.append(sample("SurvivorEliminated", survivor=survivor))
    for language in LANGUAGES:
        story = spoken(language).story(told)[1]
        assert len(story) <= 1800
        for survivor in everyone:
            assert zombicide_box().characters[survivor].name.in_(language) in story


def test_one_zombie_with_two_ways_is_no_group_that_splits() -> None:
    say, ways = spoken("en").say, {"zone": "S1", "ways": "S2 and S4"}

    alone = say("story-split", zombies="1 Walker", count=1, **ways)
    assert alone == "S1: the ways by S2 and S4 are equally short for 1 Walker."
    assert say("story-split", zombies="2 Walkers", count=2, **ways).endswith("splits (2 Walkers).")


@pytest.mark.parametrize(
    ("language", "none", "some"),
    [
        ("en", "no action left, but 1 free move", "2 actions left and 1 free move"),
        ("fr", "plus aucune action, mais 1 déplacement gratuit",
         "encore 2 actions et 1 déplacement gratuit"),
    ],
)  # fmt: skip
def test_a_free_action_after_the_last_one_is_told_as_what_is_left(
    language: str, none: str, some: str
) -> None:
    say = spoken(language).say
    free = say("free-move", count=1)
    for count, told in ((0, none), (2, some)):
        left = say("actions-left", count=count)

        assert say("actions-left-free", left=left, free=free, count=count) == told

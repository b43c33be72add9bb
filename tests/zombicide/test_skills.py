"""Skills of the six survivors: what each does and where it stops. [zombicide #9]"""

from __future__ import annotations

from tests.table import (
    ZombiePhase,
    allowed,
    do,
    drawn,
    events,
    held,
    play,
    refused,
    state_in,
    street,
)


def strike(survivor: str, card: str, zone: str = "S1", *, pair: bool = False):
    return do("attack", survivor, card=card, zone=zone, pair=pair)


# ------------------------------------------------------------ actions


def test_plus_one_action_is_an_action_for_anything():
    game = street("phil . . . .", xp={"phil": 7})
    for zone in ("S2", "S3", "S4"):
        play(game, do("move", "phil", zone=zone))

    assert allowed(game, "phil", "make-noise") == [{}]
    assert allowed(play(game, do("make-noise", "phil")), "phil", "move") == []


def test_plus_one_free_move_is_for_one_move_a_turn():
    game = street("wanda . .", skills={"wanda": ["plus-one-free-move"]}, actions={"wanda": 0})
    assert allowed(game, "wanda", "make-noise") == []
    play(game, do("move", "wanda", zone="S2"))

    assert refused(game, do("move", "wanda", zone="S3")) == "too-few-actions"
    assert play(game, ZombiePhase()).survivor("wanda").free_of("move") == 1


def test_two_free_moves_are_two():
    """Amy may hold the skill twice."""
    game = street("amy . .", skills={"amy": ["plus-one-free-move"]}, actions={"amy": 0})
    play(game, do("move", "amy", zone="S2"), do("move", "amy", zone="S3"))

    assert drawn(game) == ". . amy"


def test_plus_one_free_combat_is_for_one_attack_a_turn():
    game = street(
        "doug+9W 9W",
        hands={"doug": ["pistol", "crowbar"]},
        skills={"doug": ["plus-one-free-combat"]},
        actions={"doug": 0},
        dice=[4, 4],
    )
    assert allowed(game, "doug", "make-noise") == []
    play(game, strike("doug", "pistol", "S2"))

    assert refused(game, strike("doug", "crowbar")) == "too-few-actions"


def test_plus_one_free_combat_serves_in_melee_as_well_and_before_an_action():
    game = street(
        "doug+9W",
        hands={"doug": ["crowbar"]},
        skills={"doug": ["plus-one-free-combat"]},
        dice=[4],
    )
    play(game, strike("doug", "crowbar"))

    assert (game.survivor("doug").actions, game.survivor("doug").free_of("combat")) == (3, 0)


def test_a_free_combat_reloads_nothing():
    game = street(
        "doug 9W", hands={"doug": ["sawed-off"]}, skills={"doug": ["plus-one-free-combat"]},
        actions={"doug": 0}, dice=[1, 1],
    )  # fmt: skip
    play(game, strike("doug", "sawed-off", "S2"))

    assert refused(game, do("reload", "doug", card="sawed-off")) == "too-few-actions"


def test_a_turn_stays_open_while_a_weapon_for_a_free_combat_can_be_made():
    """A molotov may still be made and thrown without an action."""
    game = street(
        "ned . 1W wanda",
        pack={"ned": ["glass-bottles", "gasoline"]},
        skills={"ned": ["plus-one-free-combat"]},
        actions={"ned": 1},
    )
    play(game, do("move", "ned", zone="S2"))
    assert not game.survivor("ned").done

    play(game, do("craft", "ned", recipe="molotov"), answers=["left"])
    assert drawn(play(game, strike("ned", "molotov", "S3"))) == ". ned+1n . wanda"


def test_plus_one_free_search_is_for_searching_only():
    game = street("[ned]", actions={"ned": 0}, equipment=["water"])
    assert refused(game, do("make-noise", "ned")) == "too-few-actions"

    assert held(play(game, do("search", "ned")), "ned") == ["-", "-", "water"]


def test_plus_one_free_search_leaves_the_limits_of_searching():
    """facts 6, Search limit; a room without zombies is needed all the same."""
    assert refused(street("[ned+1W]"), do("search", "ned")) == "search-among-zombies"
    assert refused(street("ned"), do("search", "ned")) == "search-in-rooms-only"


def test_a_second_free_search_is_of_no_use():
    """facts 6, Search limit."""
    game = street("[ned]", skills={"ned": ["plus-one-free-search"]}, equipment=["water"])
    play(game, do("search", "ned"))

    assert game.survivor("ned").free_of("search") == 1
    assert refused(game, do("search", "ned")) == "searched-already"


# ------------------------------------------------------------ moving


def test_slippery_leaves_zombies_behind_for_no_more_actions():
    game = play(street("josh+9W ."), do("move", "josh", zone="S2"))

    assert game.survivor("josh").actions == 2


def test_slippery_still_ends_its_move_among_zombies():
    game = street("wanda 1W .", skills={"wanda": ["slippery"]})

    assert [one["zone"] for one in allowed(game, "wanda", "move")] == ["S2"]


def test_two_zones_per_move_crosses_one_or_two():
    game = street("wanda . . .")

    assert [one["zone"] for one in allowed(game, "wanda", "move")] == ["S2", "S3"]
    assert play(game, do("move", "wanda", zone="S3")).survivor("wanda").actions == 2


def test_two_zones_per_move_ends_on_entering_zombies():
    game = street("wanda 1W .")

    assert refused(game, do("move", "wanda", zone="S3")) == "zone-too-far"


def test_two_zones_per_move_may_end_among_zombies():
    assert drawn(play(street("wanda . 1W"), do("move", "wanda", zone="S3"))) == ". . wanda+1W"


def test_two_zones_per_move_pays_for_zombies_left_behind_once():
    """facts 6, 2 Zones per Move, leaving 1 zombie: two actions in all."""
    game = play(street("wanda+1W . ."), do("move", "wanda", zone="S3"))

    assert game.survivor("wanda").actions == 1


def test_plus_one_zone_per_move_adds_to_other_skills():
    alone = street("phil . . .", skills={"phil": ["plus-one-zone-per-move"]})
    both = street("wanda . . . .", skills={"wanda": ["plus-one-zone-per-move"]})

    assert [one["zone"] for one in allowed(alone, "phil", "move")] == ["S2", "S3"]
    assert [one["zone"] for one in allowed(both, "wanda", "move")] == ["S2", "S3", "S4"]


# ------------------------------------------------------------ matching set


LOOK = do("search", "doug")


def test_matching_set_finds_the_twin_of_a_dual_weapon():
    game = play(street("[doug]", equipment=["sub-mg"]), LOOK, answers=["yes"])

    assert held(game, "doug") == ["sub-mg", "sub-mg"]
    assert [one.found for one in events(game, "TwinFound")] == [True]


def test_matching_set_may_be_left():
    game = play(street("[doug]", equipment=["sub-mg"]), LOOK, answers=["no"])

    assert held(game, "doug") == ["sub-mg", "-"]


def test_matching_set_needs_a_dual_weapon():
    game = play(street("[doug]", equipment=["katana"]), LOOK)

    assert held(game, "doug") == ["katana", "-"]


def test_matching_set_counts_what_the_ambidextrous_make_dual():
    """Rulebook #9: for them every weapon bears the mark that matching set asks for."""
    game = street("[doug]", equipment=["katana"], skills={"doug": ["ambidextrous"]})
    play(game, LOOK, answers=["yes"])

    assert held(game, "doug") == ["katana", "katana"]


def test_matching_set_finds_nothing_that_is_no_weapon():
    game = street("[doug]", equipment=["water"], skills={"doug": ["ambidextrous"]})

    assert held(play(game, LOOK), "doug") == ["-", "-", "water"]


def test_matching_set_looks_in_the_deck_only_and_shuffles_it():
    game = street("[doug ned]".replace(" ", "+"), equipment=["sub-mg"], hands={"ned": ["sub-mg"]})
    before = list(state_in(game).equipment_deck[:-1])
    play(game, LOOK, answers=["yes"])

    after = state_in(game).equipment_deck
    assert [one.found for one in events(game, "TwinFound")] == [False]
    assert sorted(after) == sorted(before)
    assert after != before


def test_matching_set_with_full_hands_asks_what_goes_for_each_card():
    game = street(
        "[doug]",
        equipment=["sub-mg"],
        hands={"doug": ["katana", "pan"]},
        pack={"doug": ["water", "scope", "gasoline"]},
    )
    play(game, LOOK, answers=["water", "yes", "pan"])

    assert sorted(held(game, "doug")) == ["gasoline", "katana", "scope", "sub-mg", "sub-mg"]


def test_matching_set_is_for_searching_only():
    game = street("doug+ned", hands={"ned": ["sub-mg"]})
    play(game, do("trade", "doug", partner="ned", take="sub-mg"))

    assert held(game, "doug") == ["sub-mg", "-"]


# ------------------------------------------------------------ medic


def amy(drawing: str, **given: object):
    return street(drawing, skills={"amy": ["medic"]}, **given)


def test_a_medic_removes_a_wound_in_its_zone_for_free():
    game = amy("amy+ned", wounds={"ned": 1})
    play(game, do("heal", "amy", patient="ned"))

    assert game.survivor("ned").wounds == 0
    assert game.survivor("amy").actions == 3
    assert len([card for card in state_in(game).aside if card.startswith("wounded")]) == 6


def test_a_medic_heals_itself_too():
    game = amy("amy", wounds={"amy": 1})

    assert play(game, do("heal", "amy", patient="amy")).survivor("amy").wounds == 0


def test_a_medic_heals_once_a_turn():
    game = amy("amy+ned", wounds={"ned": 1, "amy": 1})
    play(game, do("heal", "amy", patient="ned"))
    assert refused(game, do("heal", "amy", patient="amy")) == "skill-used"

    play(game, ZombiePhase(), do("heal", "amy", patient="amy"))


def test_a_medic_heals_the_wounded_nearby_only():
    game = amy("amy+phil ned", wounds={"ned": 1})

    assert refused(game, do("heal", "amy", patient="ned")) == "partner-not-here"
    assert refused(game, do("heal", "amy", patient="phil")) == "nobody-wounded"
    assert allowed(game, "amy", "heal") == []


def test_others_do_not_heal():
    game = street("phil", wounds={"phil": 1})

    assert refused(game, do("heal", "phil", patient="phil")) == "skill-missing"


# ------------------------------------------------------------ born leader


def leader(drawing: str, **given: object):
    return street(drawing, skills={"phil": ["born-leader"]}, **given)


def test_a_born_leader_gives_an_action_for_free():
    game = play(leader("phil ned"), do("lend-action", "phil", to="ned"))

    assert (game.survivor("phil").actions, game.survivor("ned").actions) == (3, 4)


def test_an_action_lent_to_one_who_had_its_turn_comes_in_the_next():
    game = play(leader("phil ned"), do("end-turn", "ned"), do("lend-action", "phil", to="ned"))
    assert game.survivor("ned").actions == 0

    assert play(game, ZombiePhase()).survivor("ned").actions == 4


def test_an_action_lent_and_not_spent_is_lost():
    game = play(leader("phil ned"), do("lend-action", "phil", to="ned"), ZombiePhase())

    assert game.survivor("ned").actions == 3


def test_a_born_leader_gives_once_a_turn_and_to_another():
    game = leader("phil ned")
    assert refused(game, do("lend-action", "phil", to="phil")) == "not-another-survivor"
    assert refused(game, do("lend-action", "phil", to="josh")) == "not-another-survivor"
    play(game, do("lend-action", "phil", to="ned"))

    assert refused(game, do("lend-action", "phil", to="ned")) == "skill-used"


def test_a_born_leader_gives_in_its_own_turn():
    game = play(leader("phil ned"), do("make-noise", "ned"))

    assert refused(game, do("lend-action", "phil", to="ned")) == "finish-first"


def test_others_lend_nothing():
    assert refused(street("phil ned"), do("lend-action", "phil", to="ned")) == "skill-missing"


# ------------------------------------------------------------ toughness


def test_tough_is_for_wounds_of_the_zombies_turn():
    """More in test_wounds."""
    game = street("ned+1W", skills={"ned": ["tough"]})

    assert play(game, ZombiePhase()).survivor("ned").wounds == 0

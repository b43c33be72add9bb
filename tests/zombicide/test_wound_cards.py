"""Wounds: what they cost, what holds them off, when they kill. [zombicide #7, #8]"""

from __future__ import annotations

from tests.table import ZombiePhase, do, events, held, play, state_in, street

# ------------------------------------------------------------ a zombie's wound


def test_a_wound_takes_the_place_of_a_card_the_player_chooses():
    game = street("phil+1W", hands={"phil": ["katana", "pan"]}, pack={"phil": ["water"]})
    play(game, ZombiePhase(), answers=["pan"])

    assert held(game, "phil") == ["katana", "wounded", "water"]
    assert game.survivor("phil").wounds == 1


def test_the_card_torn_away_is_discarded():
    game = play(street("phil+1W", pack={"phil": ["water"]}), ZombiePhase())

    assert [card.rsplit("-", 1)[0] for card in state_in(game).equipment_discard] == ["water"]
    assert [one.lost.rsplit("-", 1)[0] for one in events(game, "SurvivorWounded")] == ["water"]


def test_without_equipment_only_the_wound_comes():
    game = play(street("phil+1W"), ZombiePhase())

    assert held(game, "phil") == ["-", "-", "wounded"]


def test_two_wounds_kill_and_one_does_not():
    """facts 0.3, Runner example 2: the first wound only costs a card."""
    assert play(street("phil+1W"), ZombiePhase()).survivor("phil").standing
    assert not play(street("phil+2W wanda"), ZombiePhase()).survivor("phil").standing


def test_the_second_wound_costs_no_card_of_choice():
    game = street("phil+1W wanda", hands={"phil": ["katana", "pan"]}, wounds={"phil": 1})

    assert not play(game, ZombiePhase()).survivor("phil").standing


def test_a_sniper_rifle_torn_away_falls_apart():
    game = play(street("phil+1W", hands={"phil": ["sniper-rifle"]}), ZombiePhase())

    kinds = sorted(card.rsplit("-", 1)[0] for card in state_in(game).equipment_discard)
    assert kinds == ["rifle", "scope"]
    assert state_in(game).under == {}


# ------------------------------------------------------------ a survivor's shot


SHOT = do("attack", "phil", card="pistol", zone="S2")


def test_a_shot_wounds_without_tearing_a_card_away():
    """House: only zombies tear cards away; the rulebook says no more than `wounded`."""
    game = street(
        "phil ned+1W", hands={"phil": ["pistol"], "ned": ["katana"]}, pack={"ned": ["water"]},
        dice=[4],
    )  # fmt: skip
    play(game, SHOT)

    assert held(game, "ned") == ["katana", "-", "water", "wounded"]


def test_a_shot_at_a_full_inventory_makes_room_for_the_wound():
    """Rulebook #5: five cards, and the wound is one of them."""
    game = street(
        "phil ned+1W",
        hands={"phil": ["pistol"], "ned": ["katana", "pan"]},
        pack={"ned": ["water", "scope", "gasoline"]},
        dice=[4],
    )
    play(game, SHOT, answers=["katana"])

    assert held(game, "ned") == ["wounded", "pan", "water", "scope", "gasoline"]
    assert [card.rsplit("-", 1)[0] for card in state_in(game).equipment_discard] == ["katana"]
    assert [one.card.rsplit("-", 1)[0] for one in events(game, "CardDiscarded")] == ["katana"]
    assert [(one.survivor, one.by) for one in events(game, "SurvivorWounded")] == [("ned", "phil")]


# ------------------------------------------------------------ goalie mask


def test_a_mask_is_given_up_for_a_wound_even_from_the_pack():
    """facts 6, Goalie mask."""
    game = street("phil+1W", hands={"phil": ["katana"]}, pack={"phil": ["goalie-mask"]})
    play(game, ZombiePhase(), answers=["yes"])

    assert held(game, "phil") == ["katana", "-"]
    assert game.survivor("phil").wounds == 0
    assert [one.reason for one in events(game, "WoundIgnored")] == ["goalie-mask"]


def test_a_mask_may_be_kept():
    game = street("phil+1W", hands={"phil": ["katana"]}, pack={"phil": ["goalie-mask"]})
    play(game, ZombiePhase(), answers=["no", "katana"])

    assert held(game, "phil") == ["wounded", "-", "goalie-mask"]


def test_a_mask_stops_one_wound_only():
    game = street("phil+2W", pack={"phil": ["goalie-mask"]})
    play(game, ZombiePhase(), answers=["yes"])

    assert game.survivor("phil").wounds == 1


def test_a_mask_stops_the_wound_that_would_kill():
    game = street("phil+1W", wounds={"phil": 1}, pack={"phil": ["goalie-mask"]})
    play(game, ZombiePhase(), answers=["yes"])

    assert game.survivor("phil").standing


def test_a_mask_stops_a_shot_too():
    game = street(
        "phil ned+1W", hands={"phil": ["pistol"]}, pack={"ned": ["goalie-mask"]}, dice=[4]
    )

    assert play(game, SHOT, answers=["yes"]).survivor("ned").wounds == 0


def test_a_mask_stops_half_a_shot_of_two_damage():
    game = street(
        "phil ned+1W", hands={"phil": ["shotgun"]}, pack={"ned": ["goalie-mask"]}, dice=[4, 1]
    )
    play(game, do("attack", "phil", card="shotgun", zone="S2"), answers=["yes"])

    assert game.survivor("ned").wounds == 1


def test_no_mask_helps_against_fire():
    """facts 6, Molotov: everyone in the zone dies."""
    game = street("phil ned+1W", hands={"phil": ["molotov"]}, pack={"ned": ["goalie-mask"]})
    play(game, do("attack", "phil", card="molotov", zone="S2"))

    assert not game.survivor("ned").standing


# ------------------------------------------------------------ tough


def ned(drawing: str, **given: object):
    return street(drawing, skills={"ned": ["tough"]}, **given)


def test_the_tough_ignore_the_first_wound_of_a_zombies_turn():
    """facts 6, Tough."""
    assert play(ned("ned+1W"), ZombiePhase()).survivor("ned").wounds == 0
    assert play(ned("ned+2W"), ZombiePhase()).survivor("ned").wounds == 1
    assert not play(ned("ned+3W phil"), ZombiePhase()).survivor("ned").standing


def test_the_tough_are_tough_once_a_zombies_turn_and_again_the_next():
    game = ned("ned+1R")
    play(game, ZombiePhase())
    assert game.survivor("ned").wounds == 1

    game = play(ned("ned+1W"), ZombiePhase(), ZombiePhase())
    assert game.survivor("ned").wounds == 0


def test_the_tough_are_spared_once_even_if_zombies_act_again():
    game = ned("ned+1W s # phil", xp={"phil": 7}, spawn=["37"])
    play(game, ZombiePhase())

    assert game.survivor("ned").wounds == 1


def test_the_tough_are_not_spared_in_the_survivors_turn():
    """Rulebook #9 names the zombies' turn; an activation from behind a door is not in it."""
    game = ned("ned+1W | [.]", hands={"ned": ["crowbar"]}, xp={"ned": 7}, spawn=["37"])
    play(game, do("open-door", "ned", door="B1-S1", card="crowbar"))

    assert game.survivor("ned").wounds == 1


def test_the_tough_are_not_spared_a_shot():
    game = ned("phil ned+1W", hands={"phil": ["pistol"]}, dice=[4])

    assert play(game, SHOT).survivor("ned").wounds == 1


def test_toughness_is_used_before_a_mask():
    game = play(ned("ned+1W", pack={"ned": ["goalie-mask"]}), ZombiePhase())

    assert held(game, "ned") == ["-", "-", "goalie-mask"]
    assert [one.reason for one in events(game, "WoundIgnored")] == ["tough"]

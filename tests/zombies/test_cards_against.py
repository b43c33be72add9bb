"""Cards against an opponent. [zombies, Event cards]"""

from __future__ import annotations

from typing import Any

import pytest

from engine.zombies.commands import Fight, FinishTurn, PlayCard, RollMovement, StopWalking, Walk
from tests.zombies.against import LONG, STREET, at_ann, bos
from tests.zombies.town import (
    Course,
    allowed,
    by,
    drawn,
    events,
    play,
    refused,
    reloaded,
    reply,
    state_in,
    town,
)

AGAINST = [
    "bad-sense-of-direction",
    "brain-cramp",
    "butter-fingers",
    "claustrophobia",
    "fear",
    "hysterical-paralysis",
    "not-dead",
    "where-did-everybody-go",
    "shoes-untied",
]
EFFECTS = ["claustrophobia", "fear", "hysterical-paralysis", "shoes-untied", "brain-cramp"]


def coming(game: Course, seat: str = "ann") -> list[str]:
    return [one.card for one in state_in(game).players[seat].coming]


def under(game: Course, seat: str = "ann") -> list[str]:
    return [one.card for one in state_in(game).players[seat].under]


# ---------------------------------------------------------------- opponents


@pytest.mark.parametrize("kind", AGAINST)
def test_nobody_plays_against_oneself(kind: str):
    """Facts #9: publisher's answers, 2005."""
    assert refused(bos(kind), by("bo", PlayCard(card=kind, target="bo"))) == "card-needs-opponent"
    assert refused(bos(kind), by("bo", PlayCard(card=kind))) == "card-needs-opponent"


@pytest.mark.parametrize("kind", AGAINST)
def test_alone_there_is_nobody_to_play_against(kind: str):
    game = town(STREET, "2E=ann", hands={"ann": [kind]}, items={"ann": ["skateboard"]})

    assert allowed(game, "ann", "play-card") == []


def test_other_cards_have_no_target():
    game = bos("zombie-master")

    assert refused(game, at_ann("zombie-master")) == "card-without-target"


@pytest.mark.parametrize("kind", EFFECTS)
def test_the_same_card_does_not_work_twice(kind: str):
    game = bos(kind, coming={"ann": [kind]})

    assert refused(game, at_ann(kind)) == "suffers-already"


# ---------------------------------------------------------------- bad sense of direction


def test_for_a_life_a_pawn_is_back_in_the_town_square():
    game = play(bos("bad-sense-of-direction", "2E=ann 1F=bo"), at_ann("bad-sense-of-direction"))

    assert drawn(game) == "1E=ann 1F=bo"
    assert game.player("bo").life == 2
    assert game.player("ann").life == 3


def test_it_keeps_what_is_left_of_its_walk():
    """Facts #10.3: publisher's answers."""
    game = bos("bad-sense-of-direction", step="walk", moves=3, roll=3)

    play(game, at_ann("bad-sense-of-direction"))

    assert game.view.moves == 3
    assert game.view.step == "walk"


def test_the_last_life_is_not_paid():
    game = bos("bad-sense-of-direction", life={"bo": 1})

    assert refused(game, at_ann("bad-sense-of-direction")) == "last-life"


def test_the_last_but_one_may_be():
    game = play(bos("bad-sense-of-direction", life={"bo": 2}), at_ann("bad-sense-of-direction"))

    assert game.player("bo").life == 1


def test_who_is_there_already_cannot_be_sent_there():
    game = bos("bad-sense-of-direction", "1E=ann 1F=bo")

    assert refused(game, at_ann("bad-sense-of-direction")) == "stands-there-already"


# ---------------------------------------------------------------- brain cramp


def test_between_roll_and_walk_it_decides_the_walk():
    game = bos("brain-cramp", "1E=ann 1D=bo", LONG, step="walk", moves=2, roll=2)

    play(game, at_ann("brain-cramp"))

    assert game.table.acting == ("bo",)
    assert refused(game, by("ann", Walk(to="1F"))) == "not-your-turn"


def test_the_pawn_goes_where_the_opponent_wants_and_the_fights_are_its_own():
    """Facts #10.3: fights are still the mover's (publisher's answers)."""
    game = bos("brain-cramp", "1F=ann 1D=bo 2D=Z", step="walk", moves=2, roll=2, dice=[5, 1])

    play(game, at_ann("brain-cramp"), by("bo", Walk(to="2E")))

    assert drawn(game) == "1D=bo 2E=ann"
    assert game.player("ann").trophies == 1


def test_nowhere_is_allowed():
    game = bos("brain-cramp", step="walk", moves=3, roll=3, dice=[1])

    play(game, at_ann("brain-cramp"), by("bo", StopWalking()))

    assert drawn(game) == "1E=bo 2E=ann"
    assert game.table.acting == ("ann",)


def test_before_the_roll_it_waits_for_this_turns_walk():
    game = bos("brain-cramp", dice=[3])

    play(game, at_ann("brain-cramp"), by("ann", RollMovement()))

    assert game.table.acting == ("bo",)
    assert under(game) == []


def test_a_walk_that_has_begun_is_its_players_own():
    game = bos("brain-cramp", "1E=ann 1D=bo", LONG, step="walk", moves=4, roll=4)

    play(game, by("ann", Walk(to="1F")), at_ann("brain-cramp"))

    assert game.table.acting == ("ann",)
    assert coming(game) == ["brain-cramp"]


def test_it_waits_for_a_walk_however_long_that_takes():
    game = town(
        STREET,
        "1E=ann 1F=bo",
        step="discard",
        hands={"ann": ["fear"]},
        under={"ann": ["brain-cramp"]},
    )

    play(game, FinishTurn())

    assert coming(game) == ["brain-cramp"]


# ---------------------------------------------------------------- butter fingers


def test_who_plays_it_takes_an_item_or_two_bullets():
    game = bos("butter-fingers", items={"ann": ["skateboard", "fire-axe"]})
    play(game, at_ann("butter-fingers"), left_open=True)

    question = game.table.questions[0]
    assert question.seats == ("bo",)
    assert question.options == ("skateboard-1", "fire-axe-1", "bullets")

    reply(game, "fire-axe")
    assert [card.kind for card in game.player("ann").items] == ["skateboard"]
    assert game.player("ann").bullets == 3


@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0)])
def test_up_to_two_bullets(before: int, after: int):
    game = play(bos("butter-fingers", bullets={"ann": before}), at_ann("butter-fingers"))

    assert game.player("ann").bullets == after


def test_cards_in_the_hand_are_safe():
    game = bos("butter-fingers", bullets={"ann": 0})

    assert refused(game, at_ann("butter-fingers")) == "nothing-to-lose"


def test_a_shotgun_goes_with_its_shells():
    game = bos("butter-fingers", items={"ann": ["shotgun"]}, shotgun={"ann": 2}, bullets={"ann": 0})

    play(game, at_ann("butter-fingers"))

    assert game.player("ann").shotgun == 0


def test_a_skateboard_is_an_item_like_any_other():
    """Facts #9: every item counts (publisher's answers, 2005)."""
    game = bos("butter-fingers", items={"ann": ["skateboard"]}, bullets={"ann": 0})

    assert play(game, at_ann("butter-fingers")).player("ann").items == ()


# ---------------------------------------------------------------- claustrophobia

SHOP = "skate-shop\ntown-square"


def test_on_the_next_turn_no_building_is_entered():
    game = bos("claustrophobia")
    play(game, at_ann("claustrophobia"))
    assert coming(game) == ["claustrophobia"]

    game = town(
        SHOP, "2E=ann 1E=bo", step="walk", moves=3, roll=3, under={"ann": ["claustrophobia"]}
    )
    assert refused(game, Walk(to="2B")) == "claustrophobic"
    play(game, Walk(to="2D"))


def test_who_is_inside_leaves_by_the_shortest_way():
    game = town(
        SHOP, "2A=ann 1E=bo", step="walk", moves=3, roll=3, under={"ann": ["claustrophobia"]}
    )

    assert refused(game, StopWalking()) == "must-leave-building"
    assert [one["to"] for one in allowed(game, "ann", "walk")] == ["2B", "2E", "2F", "2H", "2D"]


# ---------------------------------------------------------------- fear


@pytest.mark.parametrize("step", ["roll", "discard"])
def test_fear_takes_the_turn_after_this_one(step: str):
    """Facts #10.3: played in the target's own turn it works on the turn after."""
    game = play(bos("fear", step=step), at_ann("fear"))

    assert coming(game) == ["fear"]
    assert under(game) == []


def test_who_is_afraid_neither_rolls_nor_walks():
    game = town(STREET, "2D=ann+Z 1E=bo", step="fight", under={"ann": ["fear"]}, dice=[5, 1])

    play(game, Fight())

    assert not events(game, "MovementRolled")
    assert game.view.turn == "ann"
    assert game.view.step == "discard"


# ---------------------------------------------------------------- hysterical paralysis


def test_the_whole_next_turn_is_skipped():
    """Facts #10.3: no fight either; another edition stops the move only, ours does not."""
    game = bos("hysterical-paralysis", "1E=bo 2D=ann+Z", step="discard", turn="bo")

    play(game, at_ann("hysterical-paralysis"))

    assert [one.seat for one in events(game, "TurnSkipped")] == ["ann"]
    assert game.view.turn == "bo"
    assert drawn(game) == "1E=bo 2D=ann+Z"


def test_in_the_targets_own_turn_it_is_the_one_after():
    game = play(bos("hysterical-paralysis"), at_ann("hysterical-paralysis"))

    assert game.view.turn == "ann"
    assert coming(game) == ["hysterical-paralysis"]


# ---------------------------------------------------------------- i don't think they're dead


def doubted(*dice: int, **given: Any) -> Course:
    given = {"trophies": {"ann": 5}, "bullets": {"ann": 0}, "life": {"ann": 1}} | given
    return bos("not-dead", dice=dice, **given)


@pytest.mark.parametrize(("dice", "left"), [((4, 6), 5), ((3, 6), 3), ((6, 3), 3), ((1, 2), 3)])
def test_a_die_that_fails_costs_two_trophies(dice: tuple[int, int], left: int):
    game = play(doubted(*dice), at_ann("not-dead"))

    assert game.player("ann").trophies == left
    assert game.view.pool == 100 - left


def test_with_one_trophy_that_one_is_lost():
    """Facts #10.3: house."""
    game = play(doubted(1, 1, trophies={"ann": 1}), at_ann("not-dead"))

    assert game.player("ann").trophies == 0


def test_without_trophies_there_is_nothing_to_doubt():
    assert refused(doubted(1, 1, trophies={}), at_ann("not-dead")) == "no-trophies"


def test_bullets_mend_a_die():
    """Facts #10.3: bullets and lives may mend these rolls."""
    game = doubted(2, 5, bullets={"ann": 3})
    play(game, at_ann("not-dead"), left_open=True)
    assert game.table.questions[0].seats == ("ann",)

    reply(game, ("ann", "bullets"))

    assert game.player("ann").bullets == 1
    assert game.player("ann").trophies == 5


def test_bullets_that_do_not_suffice_mend_nothing():
    game = play(doubted(1, 5, bullets={"ann": 2}), at_ann("not-dead"))

    assert game.player("ann").bullets == 2
    assert game.player("ann").trophies == 3


def test_a_life_throws_the_die_again():
    game = doubted(2, 5, 6, life={"ann": 2})

    play(game, at_ann("not-dead"), answers=[("ann", "life")])

    assert game.player("ann").life == 1
    assert game.player("ann").trophies == 5


def test_the_last_life_is_not_thrown_in():
    game = doubted(2, 5, 1, life={"ann": 2})

    play(game, at_ann("not-dead"), answers=[("ann", "life")])

    assert game.player("ann").life == 1
    assert game.player("ann").trophies == 3


def test_both_dice_have_to_be_mended():
    game = doubted(3, 3, bullets={"ann": 2})

    play(game, at_ann("not-dead"), answers=[("ann", "bullets"), ("ann", "bullets")])

    assert game.player("ann").trophies == 5
    assert game.player("ann").bullets == 0


def test_one_left_as_it_is_settles_the_matter():
    game = doubted(3, 3, bullets={"ann": 2})

    play(game, at_ann("not-dead"), answers=[("ann", "accept")])

    assert game.player("ann").trophies == 3
    assert game.player("ann").bullets == 2


def test_weapons_do_not_count_in_these_rolls():
    game = play(doubted(3, 6, items={"ann": ["fire-axe"]}), at_ann("not-dead"))

    assert game.player("ann").trophies == 3


# ---------------------------------------------------------------- your shoe's untied


@pytest.mark.parametrize(("die", "squares"), [(6, 3), (5, 2), (2, 1)])
def test_the_next_roll_is_halved_and_rounded_down(die: int, squares: int):
    """Facts #10.3: rounded down (public descriptions)."""
    game = bos("shoes-untied", "1E=ann 1D=bo", LONG, dice=[die])

    play(game, at_ann("shoes-untied"), by("ann", RollMovement()))

    assert game.view.moves == squares


def test_half_of_one_is_no_walk_at_all():
    """Facts #12: a roll of 0 is no move."""
    game = bos("shoes-untied", dice=[1, 1])

    play(game, at_ann("shoes-untied"), by("ann", RollMovement()))

    assert game.view.step == "discard"


def test_once_rolled_it_is_the_roll_of_the_turn_after():
    game = play(bos("shoes-untied", step="walk", moves=3, roll=3), at_ann("shoes-untied"))

    assert game.view.moves == 3
    assert coming(game) == ["shoes-untied"]


def test_a_turn_without_a_roll_leaves_the_shoe_untied():
    game = town(
        STREET,
        "1E=ann 1F=bo",
        step="discard",
        hands={"ann": ["zombie-master"]},
        under={"ann": ["fear", "shoes-untied"]},
    )

    play(game, FinishTurn())

    assert coming(game) == ["shoes-untied"]


# ---------------------------------------------------------------- restarts


@pytest.mark.parametrize("kind", ["butter-fingers", "not-dead"])
def test_a_restart_in_the_middle_changes_nothing(kind: str):
    game = doubted(2, 5) if kind == "not-dead" else bos(kind)
    state_in(game).players["ann"].bullets = 3
    state_in(game).players["ann"].items = ["skateboard-1"]
    state_in(game).deck.remove("skateboard-1")
    play(game, at_ann(kind), left_open=True)
    again = reloaded(game)

    for one in (game, again):
        reply(one, "bullets")

    assert drawn(game) == drawn(again)
    assert game.view == again.view

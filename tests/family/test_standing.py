"""Standing orders of the three games of the family: what they answer, and when they ask again."""

from __future__ import annotations

import json
from typing import Any

import pytest

import engine
from engine.core.refusal import DamagedGame, Refusal
from engine.family.commands import StandingOrder
from engine.family.scenario import Course, command_of
from tests.heroes_resistance.city import QUIET, city
from tests.living_dead import house
from tests.play_questions import give_orders, opened
from tests.play_questions import play as play_games
from tests.table import Do, ZombiePhase, do, drawn, events, held, mission, play, street

TWO = {"seats": {"ann": ["amy"], "bob": ["ned"]}}
NIGHT = ZombiePhase()


def ordered(game: Course, matter: str, order: str, seat: str = "ann") -> Course:
    """The same table, with a standing order given."""
    game.play(seat, StandingOrder(matter=matter, order=order))
    return game


def asked(game: Course) -> str:
    """The key of the open question; empty if nothing is asked."""
    return game.table.question.key if game.table.question else ""


def given(game: Course, step: Do) -> Course:
    """The table after a command, with its question still open."""
    game.give(command_of(game, step.fields))
    return game


def answers(game: Course) -> list[tuple[str, str]]:
    """Whose orders answered, and what."""
    return [(one.seat, one.option) for one in events(game, "AnsweredInAdvance")]


# ------------------------------------------------------------ wounds


def test_without_an_order_everybody_is_asked():
    game = street("amy+ned+1W")
    game.let_zombies_come()

    assert asked(game) == "who-is-wounded"
    assert answers(game) == []


def test_always_ned_while_he_can_bear_it():
    """The second wound would kill him, so the table is asked again."""
    game = ordered(street("amy+ned+2W"), "wounds", "ned")
    game.let_zombies_come()

    assert answers(game) == [("ann", "ned")]
    assert asked(game) == "who-is-wounded"
    assert [game.survivor(who).wounds for who in ("amy", "ned")] == [0, 1]


def test_the_healthiest_is_wounded_until_nobody_can_bear_it():
    game = ordered(street("amy+ned+3W"), "wounds", "least")
    game.let_zombies_come()

    assert answers(game) == [("ann", "amy"), ("ann", "ned")]
    assert asked(game) == "who-is-wounded"


def test_who_is_not_there_is_not_offered():
    game = ordered(street("amy+doug+1W ned"), "wounds", "ned")
    game.let_zombies_come()

    assert asked(game) == "who-is-wounded"


def test_an_order_offers_only_the_seats_own_survivors():
    game = ordered(street("amy+ned+1W", **TWO, wounds={"amy": 1}), "wounds", "least")
    game.let_zombies_come()
    assert asked(game) == "who-is-wounded"

    other = ordered(street("amy+ned+1W", **TWO, wounds={"amy": 1}), "wounds", "least", "bob")
    play(other, NIGHT)
    assert answers(other) == [("bob", "ned")]


def test_if_two_offer_somebody_the_one_who_can_bear_most_is_wounded():
    health = {"hulk": 1}
    game = city(
        "hulk+wasp+1W", seats={"ann": ["hulk"], "bob": ["wasp"]}, wounds=health, spawn=QUIET
    )
    for seat in ("ann", "bob"):
        ordered(game, "wounds", "least", seat)
    left = {one: game.survivor(one).health - game.survivor(one).wounds for one in ("hulk", "wasp")}
    game.let_zombies_come()

    assert left["hulk"] != left["wasp"]
    assert [option for _, option in answers(game)] == [max(left, key=lambda one: left[one])]


def test_of_a_fattys_two_wounds_both_must_be_borne():
    """Living Dead: the third wound kills."""
    fine = ordered(house.street("ben+tom+1F", wounds={"ben": 0, "tom": 1}), "wounds", "ben")
    play(fine, NIGHT)
    assert fine.survivor("ben").wounds == 2

    grave = ordered(house.street("ben+tom+1F", wounds={"ben": 1}), "wounds", "ben")
    grave.let_zombies_come()
    assert asked(grave) == "who-is-wounded"


# ------------------------------------------------------------ preventing a wound


def test_a_hero_takes_wounds_that_do_not_eliminate():
    most = city("wasp").survivor("wasp").health

    def after(wounds: int) -> Course:
        game = city(
            "wasp+1W hulk", xp={"wasp": 19}, power={"wasp": 1}, wounds={"wasp": wounds},
            spawn=QUIET,
        )  # fmt: skip
        ordered(game, "ward", "take").let_zombies_come()
        return game

    assert ("ann", "take") in answers(after(most - 2))
    assert asked(after(most - 1)) == "ward-off"


# ------------------------------------------------------------ targets


RIFLE = {"hands": {"phil": ["sniper-rifle"]}}
SHOT = do("attack", "phil", card="sniper-rifle", zone="S2")


def test_a_hit_falls_on_what_the_hint_would_hit():
    game = ordered(street("phil 4W+1R", **RIFLE, dice=[3]), "targets", "hint")
    play(game, SHOT)

    assert answers(game) == [("ann", "runner")]
    assert "4W" in drawn(game)


def test_where_a_friend_may_be_hit_the_shooter_is_asked():
    game = ordered(street("phil ned+1W", **RIFLE, dice=[3]), "targets", "hint")

    assert asked(given(game, SHOT)) == "hit-target"


# ------------------------------------------------------------ ways


def test_zombies_go_where_the_hint_says_if_nobody_is_there():
    drawing = "amy .  .\n.   #  .\n.   .  1A"
    game = street(drawing)
    game.let_zombies_come()
    assert asked(game) == "abomination-way"

    play(ordered(street(drawing), "ways", "away"), NIGHT)


def test_a_way_that_decides_who_is_attacked_is_asked():
    game = ordered(street("amy 1A ned"), "ways", "away")
    game.let_zombies_come()

    assert asked(game) == "abomination-way"


# ------------------------------------------------------------ cards


def searching(hands: list[str], pack: list[str], found: str = "water") -> Course:
    """Phil, whose hands and pack are full, searches a room."""
    game = street("[phil]", equipment=[found], hands={"phil": hands}, pack={"phil": pack})
    return given(ordered(game, "cards", "worst"), do("search", "phil"))


def test_the_least_useful_card_goes():
    game = searching(["katana", "pan"], ["rifle", "scope", "gasoline"])

    assert asked(game) == ""
    assert {"katana", "rifle", "water"} <= {*held(game, "phil")}
    assert "pan" not in held(game, "phil")


def test_the_last_weapon_is_asked_for():
    """A hint would rather give up the pan than the food."""
    game = mission(
        "04", {"S1": "phil+1W"}, hands={"phil": ["pan"]}, pack={"phil": ["bag-of-rice", "water"]}
    )
    ordered(game, "cards", "worst").let_zombies_come()

    assert asked(game) == "lost-card"


def test_a_card_for_the_goal_is_asked_for():
    """Mission 01 asks for food, mission 04 does not."""
    spare = mission("04", {"S1": "phil+1W"}, pack={"phil": ["bag-of-rice", "water"]})
    ordered(spare, "cards", "worst").let_zombies_come()
    assert answers(spare) == [("ann", "bag-of-rice-1")]

    game = mission("01", {"S1": "phil+1W"}, pack={"phil": ["bag-of-rice", "water"]})
    ordered(game, "cards", "worst").let_zombies_come()

    assert asked(game) == "lost-card"


# ------------------------------------------------------------ re-rolls


SHELLS: dict[str, Any] = {"hands": {"phil": ["shotgun"]}, "pack": {"phil": ["plenty-of-shells"]}}
FIRE = do("attack", "phil", card="shotgun", zone="S2")


def test_a_free_re_roll_is_used_where_it_is_likely_to_help():
    game = ordered(street("phil 3W", **SHELLS, dice=[1, 1, 6, 1]), "reroll", "free")
    play(game, FIRE)
    assert answers(game) == [("ann", "plenty-of-shells")]

    kept = ordered(street("phil 3W", **SHELLS, dice=[1, 6]), "reroll", "free")
    play(kept, FIRE)
    assert answers(kept) == [("ann", "keep")]


def test_a_re_roll_that_is_used_up_is_asked_for():
    skills = {"josh": ["one-reroll-per-turn"]}
    game = street("josh+9W", hands={"josh": ["machete"]}, skills=skills, dice=[1])
    given(ordered(game, "reroll", "free"), do("attack", "josh", card="machete", zone="S1"))

    assert asked(game) == "reroll"


def test_a_trait_that_is_used_up_for_a_re_roll_is_asked_for():
    game = city("hulk+1B", traits={"hulk": ["second-chance"]}, dice=[1, 1, 1, 1])
    given(ordered(game, "reroll", "free"), do("attack", "hulk", card="smash", zone="S1"))

    assert asked(game) == "reroll"


# ------------------------------------------------------------ a free move


def test_who_killed_stays():
    game = house.street("judy 2W .", zombicide=["judy"], hands={"judy": ["uzi"]}, dice=[5, 1, 1])
    play(ordered(game, "run", "stay"), do("attack", "judy", card="uzi", zone="S2"))

    assert answers(game) == [("ann", "stay")]
    assert drawn(game).startswith("judy")


# ------------------------------------------------------------ giving and taking back


def test_an_order_answers_the_open_question_and_survives_a_restart():
    game = mission("00", {"S4": "amy+ned+1W"})
    game.let_zombies_come()
    before = game.table.settling("ann", game.table.questions[0])
    assert StandingOrder(matter="wounds", order="ned") in before

    ordered(game, "wounds", "ned")

    assert answers(game) == [("ann", "ned")]
    again = engine.load_table(game.table.to_json())
    assert again.to_json() == game.table.to_json()
    assert again.view().orders == {"ann": {"wounds": "ned"}}


def test_an_order_that_would_kill_leaves_the_question_open():
    game = mission("00", {"S4": "amy+ned+1W"}, wounds={"ned": 1})
    game.let_zombies_come()
    offered = game.table.settling("ann", game.table.questions[0])
    assert [one.plain()["order"] for one in offered] == ["least", "amy"]

    ordered(game, "wounds", "ned")

    assert asked(game) == "who-is-wounded"
    again = engine.load_table(game.table.to_json())
    assert again.questions == game.table.questions


def test_an_order_is_taken_back_by_asking_again_or_by_undo():
    game = ordered(street("amy+ned+1W"), "wounds", "ned")
    ordered(game, "wounds", "ask")
    assert game.table.view().orders == {}

    ordered(game, "wounds", "ned")
    game.table.undo("ann")
    assert game.table.view().orders == {}


def test_commands_are_listed_as_before():
    """A question offers no command, and no order is among the commands of a turn."""
    game = street("amy+ned+1W")
    before = game.table.commands("ann")
    ordered(game, "wounds", "least")
    assert game.table.commands("ann") == before
    assert not [one for one in before if isinstance(one, StandingOrder)]
    assert game.table.orders("ann")

    other = street("amy+ned+1W")
    other.let_zombies_come()
    assert other.table.commands("ann") == []


@pytest.mark.parametrize(
    ("matter", "order", "why"),
    [
        ("wounds", "ask", "ordered-already"),
        ("wounds", "ned", "no-standing-order"),
        ("wounds", "stay", "no-standing-order"),
        ("ward", "take", "no-standing-order"),
        ("nothing", "ask", "no-standing-order"),
    ],
)
def test_an_order_that_means_nothing_is_refused(matter: str, order: str, why: str):
    game = street("amy+ned", **TWO)
    with pytest.raises(Refusal, match=why):
        ordered(game, matter, order)


def test_every_listed_order_is_accepted_in_every_game():
    for what in ("04", "S5", "M0"):
        text = opened(what, "listed", 2).to_json()
        table = engine.load_table(text)
        for seat in table.seats:
            assert len(table.orders(seat)) > 4
            for order in table.orders(seat):
                engine.load_table(text).play(seat, order)


@pytest.mark.parametrize(
    "standing",
    [{"nobody": {"wounds": "least"}}, {"ann": {"luck": "least"}}, {"ann": {"wounds": "stay"}}],
)
def test_a_stored_order_that_nobody_can_have_given_is_damage(standing: dict[str, dict[str, str]]):
    stored = json.loads(opened("04", "damaged", 2).to_json())
    seat = next(iter(stored["seats"]))
    renamed = {seat if one == "ann" else one: told for one, told in standing.items()}
    stored["state"]["standing"] = renamed

    with pytest.raises(DamagedGame, match=r"order|nobody"):
        engine.load_table(json.dumps(stored))


# ------------------------------------------------------------ how much is asked


@pytest.mark.parametrize(("what", "most"), [("M0", 14), ("04", 5)])
def test_with_orders_in_every_matter_few_questions_are_left(what: str, most: int):
    """The figures of docs/play.md come from more games."""
    tally = play_games(4, 3, what, ordered=True)

    assert tally.commands > 100
    assert tally.a_hundred(tally.asked) <= most


def test_the_games_give_the_orders_that_they_say():
    table = opened("M0", "ordered", 2)
    give_orders(table)

    for seat in table.seats:
        assert {"wounds": "least", "ward": "take"}.items() <= table.view().orders[seat].items()

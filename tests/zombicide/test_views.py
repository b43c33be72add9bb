"""What everyone may know of a table, and what nobody may. [zombicide #4, #5]"""

from __future__ import annotations

from engine.zombicide.view import ZombicideView
from tests.table import ZombiePhase, do, mission, play, state_in, street, view_of

SEATS = {"ann": ["phil"], "bob": ["ned"]}


def view(drawing: str, **given: object) -> ZombicideView:
    return view_of(street(drawing, **given))


def test_everyone_sees_the_same_table():
    """Zombicide has no secrets between players: only the decks are hidden."""
    game = street("phil+2W ned", seats=SEATS, hands={"ned": ["katana"]})
    ann, bob = view_of(game, "ann"), view_of(game, "bob")

    assert (ann.survivors, ann.groups, ann.noise) == (bob.survivors, bob.groups, bob.noise)
    assert (ann.seat, bob.seat, view_of(game).seat) == ("ann", "bob", None)


def test_decks_show_how_many_cards_are_left_and_no_more():
    game = street("[phil]", equipment=["katana"], spawn=["31"])
    shown = repr(game.table.view("ann"))

    assert game.table.view().equipment_cards_left == len(state_in(game).equipment_deck)
    assert game.table.view().spawn_cards_left == 42
    assert "katana" not in shown


def test_a_fired_weapon_shows_empty():
    game = street("phil 1W", hands={"phil": ["sawed-off", "pistol"]}, dice=[1, 1])
    play(game, do("attack", "phil", card="sawed-off", zone="S2"))

    assert [card.empty for card in game.survivor("phil").hands if card] == [True, False]


def test_a_survivor_shows_what_it_holds_and_how_it_fares():
    shown = street(
        "phil", hands={"phil": ["rifle"]}, pack={"phil": ["water"]}, wounds={"phil": 1},
        xp={"phil": 20}, skills={"phil": ["sniper"]},
    ).survivor("phil")  # fmt: skip

    assert [card and card.kind for card in shown.hands] == ["rifle", None]
    assert [card.kind for card in shown.pack] == ["water", "wounded"]
    assert (shown.wounds, shown.xp, shown.level, shown.standing) == (1, 20, "orange", True)
    assert shown.skills == ("starts-with-pistol", "plus-one-action", "sniper")


def test_the_eliminated_show_all_their_wounds():
    game = play(street("phil+2W ned"), ZombiePhase())

    assert (game.survivor("phil").standing, game.survivor("phil").wounds) == (False, 2)


def test_new_zombies_are_marked_until_the_zombies_act_again():
    game = play(street("phil | [.] # s . 1W", spawn=["04", "01"]), ZombiePhase())
    assert {group.zone: group.new for group in game.table.view().groups} == {"S2": 2, "S4": 0}

    play(game, ZombiePhase())
    assert {group.new for group in game.table.view().groups} == {0}


def test_the_old_fall_before_the_new():
    """Of three walkers two are new; one killed leaves both, two killed leave one."""
    shown: list[int] = []
    for hits in (1, 2):
        game = street("phil+3W", hands={"phil": ["chainsaw"]}, dice=[5] * hits + [1] * (5 - hits))
        state_in(game).arrived = {"S1": {"walker": 2}}
        play(game, do("attack", "phil", card="chainsaw", zone="S1"))
        shown += [group.new for group in game.table.view().groups]

    assert shown == [2, 1]


def test_noise_counts_survivors_and_tokens():
    assert view("phil+ned+1n . 2n").noise == {"S1": 3, "S3": 2}


def test_objectives_and_spawn_zones_are_shown():
    shown = mission("00", {"C2": "phil"}).table.view()

    assert [(one.id, one.zone, one.taken) for one in shown.objectives] == [
        ("objective-1", "C2", False)
    ]
    assert [(one.number, one.zone, one.active) for one in shown.spawns] == [
        (1, "S7", True),
        (2, "S1", True),
    ]


def test_a_taken_objective_shows_taken():
    game = street("phil+! !")
    play(game, do("take-objective", "phil", objective="objective-1"))

    assert [one.taken for one in game.table.view().objectives] == [True, False]


def test_a_house_shows_dark_until_it_is_opened():
    game = street("phil | [.]", hands={"phil": ["crowbar"]}, spawn=["01"])
    assert game.table.view().lit_buildings == frozenset()
    play(game, do("open-door", "phil", door="B1-S1", card="crowbar"))

    assert game.table.view().lit_buildings == {"B"}
    assert game.table.view().open_doors == {"B1-S1"}


def test_the_seat_whose_turn_it_is_is_shown_as_acting():
    assert view("phil ned", seats=SEATS).acting == ("ann",)


def test_nobody_acts_while_a_question_is_shown():
    game = street("phil+ned+1W", seats=SEATS)
    game.let_zombies_come()
    shown = game.table.view()

    assert shown.acting == ()
    assert [one.key for one in shown.questions] == ["who-is-wounded"]


def test_the_danger_shown_is_that_of_the_standing():
    game = play(street("phil+2W ned", xp={"phil": 19}), ZombiePhase())

    assert game.table.view().danger == "blue"

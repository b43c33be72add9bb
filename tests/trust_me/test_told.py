"""What everybody is told, so that nobody has to guess why. [trust-me #9, #12]"""

from __future__ import annotations

from engine.core.event import Event
from engine.spaces.plane import Point
from engine.trust_me.commands import Drop, Fight, MakeNoise, Move, Search, Shoot, Wait
from engine.trust_me.events import (
    ActionDeclared,
    GameBegan,
    GroupMoved,
    PursuitBegan,
    TokenDropped,
    TokenLookedAt,
)
from tests.trust_me.city import City, city, play
from tests.trust_me.playing import opened

EAST = (590, 300)
LAST = {
    "ann": {"melee": "action", "ranged": "action"},
    "bob": {"melee": "action", "ranged": "action", "reroll": "action"},
}
"""One token is left: after it come the zombies."""


def walked(game: City) -> list[tuple[str, str]]:
    return [(one.why, one.prey) for one in game.told(GroupMoved)]


def test_a_group_says_that_it_goes_to_the_distant_noise():
    game = city(ann=(20, 560), bob=(20, 20), actions=LAST, groups={1: ((100, 300), 2, (0, 600))})
    play(game, Wait())

    assert walked(game) == [("distant", "")]


def test_a_group_says_whom_it_pursues():
    game = city(ann=(300, 300), bob=(20, 20), actions=LAST, groups={1: ((100, 300), 2, "ann")})
    play(game, Wait())

    assert walked(game) == [("prey", "ann")]


def test_a_group_says_that_it_goes_to_what_it_heard():
    game = city(ann=(100, 20), bob=(20, 20), actions=LAST, groups={1: ((100, 300), 2, EAST)})
    play(game, MakeNoise(at=Point(200, 200)))

    assert walked(game) == [("heard", "")]
    moved = game.told(GroupMoved)[0]
    assert (moved.start, moved.goal) == (Point(100, 300), Point(200, 200))


def test_a_group_says_that_it_goes_to_where_it_lost_somebody():
    game = city(
        ann=(300, 320),
        bob=(20, 20),
        actions=LAST,
        groups={1: ((100, 300), 2, "ann")},
        scenery={"car-1": (200, 380, 6)},
    )
    play(game, Move(to=Point(300, 420), gait="move"))

    assert walked(game) == [("lost", "")]


def test_a_group_says_that_somebody_neglected_it():
    game = city(ann=(160, 300), bob=(20, 20), groups={1: ((100, 300), 0, "ann")})
    play(game, Wait())

    assert walked(game) == [("neglected", "ann")]


def test_a_group_says_what_stops_it_and_what_it_climbs():
    told = {"actions": LAST, "scenery": {"car-1": (200, 300)}}
    stopped = city(ann=(20, 560), bob=(20, 20), groups={1: ((100, 300), 0, EAST)}, **told)  # type: ignore[arg-type]
    climbs = city(ann=(20, 560), bob=(20, 20), groups={1: ((137, 300), 0, EAST)}, **told)  # type: ignore[arg-type]
    play(stopped, Wait())
    play(climbs, Wait())

    assert [(one.against, one.upon) for one in stopped.told(GroupMoved)] == [("car-1", "")]
    assert [(one.against, one.upon) for one in climbs.told(GroupMoved)] == [("", "car-1")]


def test_a_nearer_prey_is_told_with_the_one_before():
    game = city(ann=(300, 330), bob=(500, 300), groups={1: ((100, 300), 0, "bob")})
    play(game, Move(to=Point(300, 310), gait="sneak"))

    assert [(one.seat, one.instead) for one in game.told(PursuitBegan)] == [("ann", "bob")]


def test_what_is_declared_is_heard_with_its_weapon_its_target_and_its_place():
    held = {"ann": {"left": "handgun-1", "right": "shiv-1"}}
    for command, heard in (
        (Shoot(weapon="left", target="bob"), ("shoot", "handgun", "bob", None, 0)),
        (Fight(weapon="right", target="bob"), ("fight", "shiv", "bob", None, 1)),
        (Move(to=Point(150, 100), gait="run"), ("run", "", "", Point(150, 100), 1)),
        (MakeNoise(at=Point(150, 150)), ("make-noise", "", "", Point(150, 150), 0)),
        (Search(token="1"), ("search", "", "", Point(120, 130), 0)),
        (Wait(), ("wait", "", "", None, 0)),
    ):
        lying = {"1": ("food-1", (120, 130))}
        game = city(ann=(100, 100), bob=(160, 160), held=held, lying=lying)
        play(game, command)
        (one,) = game.told(ActionDeclared)

        assert (one.action, one.weapon, one.target, one.to, one.fatigue) == heard


def test_a_token_is_told_with_its_place():
    game = city(ann=(300, 300), bob=(20, 20), lying={"1": ("food-1", (330, 300))})
    play(game, Search(token="1"), "melee")
    play(game, Wait())
    play(game, Drop(slot="melee"))

    (looked,), (dropped,) = game.told(TokenLookedAt), game.told(TokenDropped)
    assert (looked.at, looked.inside, looked.taken) == (Point(330, 300), "", True)
    assert dropped.at == game.state.lying[dropped.token].at


def test_the_game_begins_with_the_first_player_and_says_whom_each_plays():
    table = opened("told")
    events = list[Event]()
    while not any(isinstance(one, GameBegan) for one in events):
        question = table.questions[0]
        events += table.answer(question.seats[0], question.options[-1]).events
    (began,) = [one for one in events if isinstance(one, GameBegan)]
    state = table.consult(lambda state: state)

    assert began.seats[0] == state.first
    assert sorted(began.seats) == sorted(state.seats)
    assert began.passports == tuple(state.players[one].passport for one in began.seats)

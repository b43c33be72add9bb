"""Destinations: named, reached, apart, in order; and what they say of a move comes true."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

from engine.core.event import Event
from engine.spaces.plane import Point, apart
from engine.trust_me import destinations, places
from engine.trust_me.commands import Move
from engine.trust_me.destinations import Destination, clockwise, effect, offered, shown
from engine.trust_me.events import (
    ActivationBegan,
    InvasionDrawn,
    Moved,
    NoiseMade,
    PursuitBegan,
    RoundBegan,
    SightLost,
)
from engine.trust_me.game import Game
from engine.trust_me.known import known
from engine.trust_me.places import Words
from tests.trust_me.city import City, city, play
from tests.trust_me.playing import TrustTable, give, loaded, opened, random_step


def game_of(drawn: City, seat: str = "ann") -> Game:
    return known(drawn.table.view(seat))


def named(game: Game, *words: str) -> Destination:
    """The destination of that form and thing."""
    return next(
        one
        for one in offered(game, "ann")
        if (one.words.form, one.words.what)[: len(words)] == words
    )


def tables(seed: str, games: int, steps: int) -> Iterator[TrustTable]:
    """Tables of random games at which somebody may move."""
    for number in range(games):
        chance = random.Random(f"{seed} {number}")
        table = opened(f"{seed} {number}", 2 + number % 3)
        for _ in range(steps):
            if table.outcome:
                break
            give(table, *random_step(table, chance))
        while table.questions:
            give(table, *random_step(table, chance))
        if not table.outcome:
            yield table


# ------------------------------------------------------------ the list


def test_each_is_reached_apart_from_the_others_and_numbered_clockwise():
    for table in tables("listed", 12, 80):
        seat = table.acting[0]
        game = known(table.view(seat))
        found = offered(game, seat)
        at = game.player(seat).at
        assert [one.number for one in found] == list(range(1, len(found) + 1))
        turned = [clockwise(at, one.effect.to) for one in found]
        assert turned == sorted(turned)
        assert len(found) <= destinations.MOST
        assert len({one.words for one in found}) == len(found)
        for one, other in combinations(found, 2):
            assert apart(one.effect.to, other.effect.to) >= destinations.SPACING**2
        for one in found:
            assert places.point_of(game, seat, one.words) == one.effect.to
            assert effect(game, seat, one.move) == one.effect
            assert game.on_board(one.effect.to, game.numbers.base)


def test_a_picture_shows_the_fourteen_best_numbered_anew():
    drawn = city(ann=(300, 300), lying={str(x): (f"food-{x}", (60 * x, 200)) for x in (1, 2)})
    found = offered(game_of(drawn), "ann")
    picture = shown(game_of(drawn), "ann", found)
    assert len(found) == 18
    assert [one.number for one in picture] == list(range(1, 15))
    assert {one.words for one in picture} < {one.words for one in found}


def test_directions_are_in_the_order_of_the_clock():
    around = [
        (0, 9), (1, 9), (5, 5), (9, 1), (9, 0), (9, -1), (5, -5), (1, -9),
        (0, -9), (-1, -9), (-5, -5), (-9, -1), (-9, 0), (-9, 1), (-5, 5), (-1, 9),
    ]  # fmt: skip
    middle = Point(100, 100)
    found = [clockwise(middle, middle + Point(*one)) for one in around]
    assert found == sorted(found)
    assert len(set(found)) == len(found)


def test_all_seats_find_the_same_for_a_survivor_and_so_do_the_rules():
    for table in tables("alike", 4, 60):
        seat = table.acting[0]
        found = [offered(known(table.view(one)), seat) for one in (None, *table.seats)]
        ruled = table.consult(
            lambda state, table=table, seat=seat: offered(known(table.view(seat)), seat)
        )
        assert all(one == ruled for one in found)
        moves = [one for one in table.commands(seat) if isinstance(one, Move)]
        assert all(one in [other.move for other in ruled] for one in moves)


# ------------------------------------------------------------ what is said of a move comes true


def test_what_is_told_of_a_move_is_what_happens():
    for table in tables("told", 9, 70):
        seat, text = table.acting[0], table.to_json()
        game = known(table.view(seat))
        left = sum(one.unplaced for one in table.view().players if one.place == "board")
        for one in offered(game, seat):
            # With the last token of the round the zombies move at once: that is not told before.
            if one.move in table.commands(seat) and left > len(one.effect.cost):
                events = list(_given(loaded(text), seat, one.move))
                moved = [event for event in events if isinstance(event, Moved)]
                assert moved[0].to == one.effect.to
                heard = {
                    name for event in events if isinstance(event, NoiseMade) for name in event.heard
                }
                assert heard <= {*one.effect.heard_by, *one.effect.seen_by}
                assert _pursuing(events, seat) <= set(one.effect.seen_by)


def _pursuing(events: list[Event], seat: str) -> set[str]:
    """Who began to pursue the survivor and did not lose it again on its way, by a car or a tent."""
    found = set[str]()
    for event in events:
        if isinstance(event, PursuitBegan) and event.seat == seat:
            found.add(event.alpha)
        elif isinstance(event, SightLost):
            found.discard(event.alpha)
    return found


def _given(table: TrustTable, seat: str, move: Move) -> Iterator[Event]:
    """What is told until the activation is over."""
    events = [*table.play(seat, move).events]
    while table.questions and not any(isinstance(one, Moved) for one in events):
        question = table.questions[0]
        events += table.answer(question.seats[0], question.default).events
    for one in events:
        if isinstance(one, ActivationBegan | RoundBegan | InvasionDrawn):
            return
        yield one


CAR = {"car-1": (300, 200)}
"""From 250 to 350 east and from 175 to 225 north."""


def test_behind_a_car_one_is_unseen_and_before_it_seen():
    drawn = city(ann=(385, 165), scenery=CAR, groups={1: ((300, 20), 2, "ann")})
    game = game_of(drawn)
    hidden = named(game, "behind", "car-1")
    assert hidden.effect.seen_by == ()
    assert named(game, "way", "east").effect.seen_by == ("alpha-1",)
    play(drawn, hidden.move)
    assert drawn.alpha().prey == ""


def test_who_it_hid_from_hears_where_it_ends():
    drawn = city(ann=(400, 240), scenery=CAR, groups={1: ((300, 100), 2, "ann")})
    behind = Move(to=Point(330, 240))
    assert effect(game_of(drawn), "ann", behind).heard_by == ("alpha-1",)
    play(drawn, behind)
    assert [one.heard for one in drawn.told(NoiseMade)] == [(), ("alpha-1",)]


def test_a_base_beside_a_pursuer_is_attacked_and_one_just_over_5_cm_off_is_not():
    drawn = city(ann=(300, 300), groups={1: ((300, 180), 2, "ann")})
    game = game_of(drawn)
    beside = places.point_of(game, "ann", Words("beside", "alpha-1"))
    assert beside
    assert effect(game, "ann", Move(to=beside)).attacked_by == ("alpha-1",)
    off = named(game, "gap", "alpha-1")
    assert off.effect.attacked_by == ()
    assert off.effect.to == Point(300, 256)
    nearer = Move(to=Point(300, 255))
    assert effect(game, "ann", nearer).attacked_by == ("alpha-1",)


def test_a_car_between_saves_from_who_stands_near_behind_it():
    drawn = city(ann=(300, 100), scenery=CAR, groups={1: ((300, 240), 2, (0, 600))})
    assert not destinations.falls_upon(game_of(drawn), "alpha-1", Point(300, 160))
    bare = city(ann=(300, 100), groups={1: ((300, 235), 2, (0, 600))})
    assert destinations.falls_upon(game_of(bare), "alpha-1", Point(300, 160))


def test_who_wanders_within_15_cm_hears_a_move_and_not_a_stealthy_one():
    drawn = city(ann=(300, 300), groups={1: ((300, 462), 2, (0, 462))})
    game = game_of(drawn)
    loud = effect(game, "ann", Move(to=Point(300, 260)))
    assert loud.heard_by == loud.seen_by == ("alpha-1",)
    assert effect(game, "ann", Move(to=Point(300, 260), gait="sneak")).heard_by == ()
    farther = city(ann=(300, 300), groups={1: ((300, 463), 2, (0, 463))})
    assert effect(game_of(farther), "ann", Move(to=Point(300, 260))).heard_by == ()


def test_a_cone_crossed_on_the_way_is_told():
    """The cone lies between the start and the end of the run."""
    drawn = city(
        ann=(300, 300), groups={1: ((375, 500), 2, (375, 0))}, passports={"ann": "elliott"}
    )
    away = effect(game_of(drawn), "ann", Move(to=Point(300, 340), gait="sneak"))
    assert away.seen_by == ("alpha-1",)


def test_who_hears_a_run_sees_it_between_two_cars_too():
    """It begins behind the one and ends behind the other."""
    drawn = city(
        ann=(230, 290),
        scenery={"car-1": (240, 340), "car-2": (360, 340)},
        groups={1: ((300, 400), 2, (300, 0))},
    )
    run = Move(to=Point(370, 290), gait="run")
    assert effect(game_of(drawn), "ann", run).seen_by == ("alpha-1",)
    play(drawn, run)
    assert [one.alpha for one in drawn.told(PursuitBegan)] == ["alpha-1"]


def test_a_car_stops_and_is_named_and_climbing_it_tires():
    drawn = city(ann=(300, 130), scenery=CAR)
    game = game_of(drawn)
    stopped = effect(game, "ann", Move(to=Point(300, 200)))
    assert (stopped.stopped_by, stopped.to, stopped.mm) == ("car-1", Point(300, 162), 32)
    climbed = effect(game, "ann", Move(to=Point(300, 200), climbs=True))
    assert (climbed.stopped_by, climbed.to, climbed.cost) == ("", Point(300, 200), ("fatigue",))
    far = effect(game, "ann", Move(to=Point(300, 240), gait="run", climbs=True))
    assert far.cost == ("fatigue", "fatigue")


def test_a_base_in_the_way_is_named():
    drawn = city(ann=(300, 300), bob=(360, 300))
    stopped = effect(game_of(drawn), "ann", Move(to=Point(400, 300)))
    assert (stopped.stopped_by, stopped.to) == ("bob", Point(335, 300))


def test_cover_is_counted_against_the_nearest_who_holds_a_loaded_gun():
    held = {"bob": {"left": "handgun-1"}, "cleo": {"left": "shiv-1"}}
    drawn = city(
        ann=(300, 100), bob=(300, 400), cleo=(330, 100), scenery=CAR, held=held, objectives={
            "ann": "any-three-1", "bob": "any-three-2", "cleo": "armed"}
    )  # fmt: skip
    told = effect(game_of(drawn), "ann", Move(to=Point(300, 150)))
    assert (told.covered_from, told.cover) == ("bob", 3)
    drawn.state.empty.append("handgun-1")


def test_what_can_be_searched_from_there_is_told():
    drawn = city(
        ann=(300, 300), lying={"1": ("food-1", (400, 300)), "2": ("food-2", "car-1")}, scenery=CAR
    )
    game = game_of(drawn)
    assert named(game, "beside", "1").effect.searches == ("1",)
    assert named(game, "beside", "car-1").effect.searches == ("2",)
    assert effect(game, "ann", Move(to=Point(327, 300))).searches == ()
    assert effect(game, "ann", Move(to=Point(328, 300))).searches == ("1",)


# ------------------------------------------------------------ words


def test_words_and_the_places_they_mean():
    drawn = city(
        ann=(330, 276), bob=(455, 204), scenery={"tent-1": (300, 130), "car-1": (400, 340)},
        groups={1: ((340, 399), 3, "ann")}, lying={"1": ("food-1", (432, 258))},
        homes={"ann": (600, 276)},
    )  # fmt: skip
    game = game_of(drawn)

    def means(form: places.Form, what: str, mm: int = 0, of: str = "") -> Point | None:
        return places.point_of(game, "ann", Words(form, what, mm, of))

    assert means("way", "north-east", 50) == Point(365, 311)
    assert means("way", "home", 75) == Point(405, 276)
    assert means("beside", "home") == Point(587, 276)
    assert means("beside", "bob") == Point(433, 216)
    assert means("gap", "bob", 100) == Point(346, 266)
    assert means("gap", "alpha-1", 50) == Point(334, 324)
    assert means("in", "tent-1") == Point(309, 170)
    assert means("beside", "1") == Point(410, 261)
    assert means("point", "288,389") == Point(288, 389)
    assert means("onto", "tent-1") is None
    assert means("behind", "car-9") is None
    assert means("beside", "ann") is None


def test_a_gap_is_never_less_than_asked():
    drawn = city(ann=(330, 276), bob=(455, 204))
    game = game_of(drawn)
    for mm in range(30, 200, 7):
        to = places.point_of(game, "ann", Words("gap", "bob", mm))
        assert to
        assert (2 * (mm + 25)) ** 2 < 4 * apart(to, Point(455, 204)) <= (2 * (mm + 28)) ** 2


def test_behind_somebody_in_particular():
    scenery = {"tent-1": (260, 260)}
    drawn = city(ann=(300, 200), bob=(260, 400), scenery=scenery, groups={1: ((260, 60), 2, "ann")})
    game = game_of(drawn)
    from_alpha = places.point_of(game, "ann", Words("behind", "tent-1"))
    from_bob = places.point_of(game, "ann", Words("behind", "tent-1", of="bob"))
    assert from_alpha
    assert from_bob
    assert not game.clear_sight(Point(260, 60), from_alpha)
    assert not game.clear_sight(Point(260, 400), from_bob)
    assert from_alpha.y > 260 > from_bob.y


def test_behind_a_barricade_one_is_covered():
    drawn = city(
        ann=(300, 230), scenery={"barricade-1": (300, 260)}, groups={1: ((300, 100), 2, "ann")}
    )
    game = game_of(drawn)
    to = places.point_of(game, "ann", Words("behind", "barricade-1"))
    assert to
    assert to.y > 265
    assert game.beside(to, dict(game.pieces("barricade"))["barricade-1"])

"""What the rules of every game keep, whatever is played: counts, restarts, undo, lists, secrets."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import islice, product
from math import prod

import pytest
from msgspec import ValidationError, convert

import engine
from engine.core.command import Command
from engine.core.refusal import Refusal
from tests.conformance.benches import Bench
from tests.conformance.conftest import Stage
from tests.conformance.places import another_answer, free_fields, with_other_places
from tests.conformance.steps import (
    advised_game,
    differs_when_read,
    give,
    late_game,
    random_game,
    random_step,
    somewhere,
    state_of,
    why_not,
)
from tests.playing import AnyTable

LONGEST = 5000
"""Steps after which a game is held to be endless."""
AHEAD = 12
"""Steps that are gone on from there."""
Values = Mapping[type[Command], Mapping[str, tuple[object, ...]]]


def places(stage: Stage, why: str) -> Iterator[tuple[AnyTable, random.Random]]:
    for number in range(stage.bench.places):
        yield somewhere(stage.bench, stage.mission, f"planted-{why} {stage} {number}")


# ---------------------------------------------------------------- whole games


def test_random_games_break_no_count_and_end(stage: Stage):
    bench = stage.bench
    for number in range(bench.games.get(stage.mission, bench.games[""])):
        for steps, table in enumerate(random_game(bench, stage.mission, f"random {number}")):
            if steps <= bench.steps or table.outcome:
                assert bench.broken(table) == [], f"game {number}, step {steps}"
            assert steps < LONGEST, f"game {number} does not end"


def test_the_autopilot_plays_to_an_end(stage: Stage):
    for steps, table in enumerate(advised_game(stage.bench, stage.mission, "auto")):
        if steps % 7 == 0 or table.outcome:
            assert stage.bench.broken(table) == [], f"step {steps}"
        assert steps < LONGEST, "it does not end"


# ---------------------------------------------------------------- restarts


def test_a_restart_anywhere_changes_nothing(stage: Stage):
    for table, chance in places(stage, "restart"):
        for _ in range(AHEAD):
            again = stage.bench.loaded(table.to_json())
            assert again.to_json() == table.to_json()
            assert again.questions == table.questions
            assert again.acting == table.acting
            for seat in (None, *table.seats):
                assert again.view(seat) == table.view(seat)
            if table.outcome:
                break
            step = random_step(table, chance)
            assert give(again, *step) == give(table, *step)
            assert again.to_json() == table.to_json()


LATE = {"chance": 40, "autopilot": 0}
"""Late games, and how many steps of each are given by chance."""
SOON = 40
"""Steps of a late game that are looked at."""


@pytest.mark.parametrize("by", LATE)
def test_whatever_is_played_late_in_a_game_is_written_and_read_again(played: Stage, by: str):
    """`python -m tests.play_missions` does so after every step of any number of whole games."""
    games = late_game(played.bench, played.mission, f"late by {by}", LATE[by])
    for steps, table in enumerate(islice(games, SOON)):
        assert differs_when_read(played.bench, table) is None, f"step {steps}"
        assert played.bench.broken(table) == [], f"step {steps}"


# ---------------------------------------------------------------- listed and accepted


def test_every_command_listed_is_accepted(stage: Stage):
    for table, _ in places(stage, "listed"):
        text = table.to_json()
        for seat, command in [(one, each) for one in table.seats for each in table.commands(one)]:
            told = stage.bench.loaded(text).play(seat, command)
            assert told.number == table.number


@cache
def values(bench: Bench, mission: str) -> Values:
    """What each field of each command was, at any time of a few games, for anybody."""
    found: dict[type[Command], dict[str, set[object]]] = {}
    for number in range(2):
        chance = random.Random(number)
        for table in random_game(bench, mission, f"values {number}"):
            if chance.random() < 0.1:
                for command in (one for seat in table.seats for one in table.commands(seat)):
                    fields = found.setdefault(type(command), {})
                    for name in command.fields():
                        fields.setdefault(name, set()).add(getattr(command, name))
    return {
        kind: {name: tuple(sorted(those, key=repr)) for name, those in fields.items()}
        for kind, fields in found.items()
    }


MOST = 1500
"""Commands of a sort that are tried; where there could be more, so many by chance."""


def imaginable(bench: Bench, mission: str, chance: random.Random) -> Iterator[Command]:
    """Every command that names things there are, sensible or not."""
    for kind, fields in values(bench, mission).items():
        if prod(len(those) for those in fields.values()) <= MOST:
            mixed: Iterator[tuple[object, ...]] = product(*fields.values())
        else:
            mixed = (tuple(chance.choice(one) for one in fields.values()) for _ in range(MOST))
        for one in mixed:
            try:
                yield convert(dict(zip(fields, one, strict=True)), kind)
            except ValidationError:
                continue


def test_everything_accepted_was_listed(stage: Stage):
    bench, accepted, refused = stage.bench, 0, 0
    for table, chance in places(stage, "accepted"):
        if table.outcome:
            continue
        for seat in table.seats:
            listed = {bench.sort(table, one) for one in table.commands(seat)}
            for command in imaginable(bench, stage.mission, chance):
                if why_not(table, seat, command) is None:
                    assert bench.sort(table, command) in listed, command
                    accepted += 1
                else:
                    refused += 1
    assert accepted
    assert refused


ANYWHERE = 4
"""Places that are tried for each sort of command and for each question."""


def test_any_place_is_accepted_exactly_if_nothing_is_said_against_it(on_a_plane: Stage):
    """The one who asks for it and the one who lists it hear the same predicate."""
    accepted = refused = 0
    for table, chance in places(on_a_plane, "anywhere"):
        text = table.to_json()
        for seat, step, why in [
            *commands_anywhere(table, chance),
            *answers_anywhere(table, chance),
        ]:
            other = on_a_plane.bench.loaded(text)
            if why is None:
                give(other, seat, step)
                accepted += 1
                continue
            refused += 1
            with pytest.raises(Refusal) as told:
                give(other, seat, step)
            assert told.value.key == why.key
            assert other.to_json() == text
    assert accepted
    assert refused


Tried = tuple[str, Command | str, Refusal | None]


def commands_anywhere(table: AnyTable, chance: random.Random) -> Iterator[Tried]:
    """Commands to any place, each with what is said against it."""
    for seat in table.seats:
        listed = [one for one in table.commands(seat) if free_fields(type(one))]
        for kind in dict.fromkeys(type(one) for one in listed):
            alike = [one for one in listed if type(one) is kind]
            for _ in range(ANYWHERE):
                other = with_other_places(chance.choice(alike), alike, chance)
                yield seat, other, why_not(table, seat, other)


def answers_anywhere(table: AnyTable, chance: random.Random) -> Iterator[Tried]:
    for question in table.questions:
        for seat in question.seats:
            for _ in range(ANYWHERE):
                place = another_answer(question, chance)
                if place:
                    yield seat, place, question.why_not(place)


# ---------------------------------------------------------------- taking back


def test_undo_takes_back_exactly_and_never_rerolls(stage: Stage):
    for table, chance in places(stage, "undo"):
        for _ in range(AHEAD):
            if table.outcome:
                break
            before, moment = state_of(table), table.moment
            seat, step = random_step(table, chance)
            was_question = bool(table.questions)
            told = give(table, seat, step)
            after = state_of(table)
            if was_question or not table.may_undo(seat):
                continue
            table.undo(seat)
            assert state_of(table) == before
            assert table.moment == moment
            assert give(table, seat, step) == told
            assert state_of(table) == after


def test_what_drew_or_turned_up_is_not_taken_back(stage: Stage):
    bench = stage.bench
    for table, chance in places(stage, "peek"):
        for _ in range(AHEAD):
            if table.outcome:
                break
            hidden = table.consult(bench.face_down)
            told = give(table, *random_step(table, chance))
            if told.draws or table.consult(bench.face_down) != hidden:
                for one in table.seats:
                    with pytest.raises(Refusal):
                        table.undo(one)


# ---------------------------------------------------------------- secrets


def test_nobody_sees_what_lies_face_down(stage: Stage):
    """Two tables that differ in nothing but its order are the same to everybody, and the
    autopilot."""
    for table, _ in places(stage, "face down"):
        other = stage.bench.loaded(table.to_json())
        other.consult(stage.bench.stir)
        for seat in (None, *table.seats):
            assert table.view(seat) == other.view(seat)
            assert table.seed not in repr(table.view(seat))
            if seat is not None and not table.outcome:
                assert engine.autopilot(table, seat) == engine.autopilot(other, seat)


def test_where_everything_lies_open_all_see_the_same(open_to_all: Stage):
    for table, _ in places(open_to_all, "open"):
        for seat in table.seats:
            assert replace(table.view(seat), seat=None) == table.view()


def with_other_hands(bench: Bench, table: AnyTable, seats: Iterable[str], seed: int) -> AnyTable:
    """The same table, but those seats hold other secrets."""
    other, exchange, chance = bench.loaded(table.to_json()), bench.exchange, random.Random(seed)
    if exchange is None:
        raise ValueError("nobody has secrets in this game")
    for seat in seats:
        other.consult(lambda state, of=seat: exchange(state, of, chance))
    return other


def test_a_hand_is_its_seats_alone(secretive: Stage):
    """Another hand changes nothing for others: what they see, may do, are asked, and who acts."""
    changed = 0
    for number, (table, _) in enumerate(places(secretive, "hands")):
        for seat in table.seats:
            other = with_other_hands(secretive.bench, table, [seat], number)
            changed += table.view(seat) != other.view(seat)
            for one in {None, *table.seats} - {seat}:
                assert table.view(one) == other.view(one)
                assert one is None or table.commands(one) == other.commands(one)
            assert (table.acting, table.questions) == (other.acting, other.questions)
    assert changed


def test_play_goes_on_alike_whatever_hands_hold(secretive: Stage):
    """Whether somebody is asked, and who acts next, must not give a card away."""
    compared = 0
    for number, (table, chance) in enumerate(places(secretive, "alike")):
        while table.questions:
            give(table, table.questions[0].seats[0], table.questions[0].default)
        if table.outcome:
            continue
        other = with_other_hands(secretive.bench, table, table.seats, number)
        for _ in range(20):
            if table.outcome:
                break
            seat, step = random_step(table, chance)
            if isinstance(step, Command) and step not in other.commands(seat):
                continue
            told, same = give(table, seat, step), give(other, seat, step)
            assert told.for_seat(None) == same.for_seat(None)
            assert (table.acting, table.questions) == (other.acting, other.questions)
            assert table.view() == other.view()
            compared += 1
    assert compared

"""Two games that differ in one secret are the same to everybody who does not hold it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations, product

import pytest

from engine.core.command import Command
from engine.core.table import Table
from engine.trust_me.box import box
from engine.trust_me.entries import TrustContent
from engine.trust_me.rules import TrustMe
from engine.trust_me.sheet import UNSEEN
from engine.trust_me.state import State
from engine.trust_me.view import View
from tests.trust_me.playing import TrustTable, advised_step, random_step

BEGINNINGS, GAMES = 8, 2
ADVISED = 0.9
"""How often the autopilot acts, so that they come to what they search."""
SET_UP, STEPS = 20, 45
"""Of a beginning, until what was kept is put away; of a game."""


class Twin(TrustMe):
    """The same rules and dice, but what is in the box differs."""

    def __init__(self, content: TrustContent) -> None:
        super().__init__()
        self._content = content

    def content(self) -> TrustContent:
        return self._content


def exchanged(secrets: dict[str, str], one: str, other: str) -> dict[str, str]:
    return {**secrets, one: secrets[other], other: secrets[one]}


def of_one_back(pool: str, chance: random.Random) -> tuple[str, str]:
    """Two tokens that look alike from behind, none of them one that is sure to be laid, nor would
    be under the other's kind."""
    kinds, order = box().pools[pool], list(box().pools[pool])
    first = {kind: order.index(one) for one, kind in reversed(kinds.items())}
    sorts = {one: box().tokens[kind].sort for one, kind in kinds.items()}

    def is_spare(one: str, kind: str) -> bool:
        return sorts[one] != "resource" or order.index(one) > first[kind]

    pairs = [
        (one, two)
        for one, two in permutations(order, 2)
        if kinds[one] != kinds[two] and (sorts[one] == "resource") == (sorts[two] == "resource")
        if all(is_spare(*each) for each in product((one, two), (kinds[one], kinds[two])))
        if pool != "objects" or one == "voucher-1"
    ]
    return chance.choice(pairs)


def tables(rules: tuple[TrustMe, ...], seed: str, players: int) -> Iterator[TrustTable]:
    seats = {name: list[str]() for name in ("ann", "bob", "cleo", "dan")[:players]}
    for one in rules:
        table: TrustTable = Table[State, View](one, "city", seats, seed, {})
        table.set_up()
        yield table


def holders(state: State, secrets: tuple[str, str]) -> set[str]:
    """Who may know which of the two it is."""
    return {
        seat
        for seat, one in state.players.items()
        if {*one.held.values(), *one.laid, *one.offered, one.found, one.objective} & {*secrets}
    }


def lie_open(state: State, secrets: tuple[str, str]) -> bool:
    """Whether everybody sees which it is: on a sheet, or used up."""
    shown = {*state.discard}
    for one in state.players.values():
        shown |= {token for slot, token in one.held.items() if slot not in UNSEEN} | {*one.laid}
    return bool(shown & {*secrets})


def fits(table: TrustTable, seat: str, step: Command | str) -> bool:
    if isinstance(step, Command):
        return step in table.commands(seat)
    return any(seat in one.seats and step in one.options for one in table.questions)


def play_alike(
    tables: list[TrustTable], secrets: tuple[str, str], chance: random.Random, most: int = STEPS
) -> int:
    """Plays the same in both until the secret is out; how much was compared."""
    table, other = tables
    compared, known = 0, set[str]()
    for _ in range(most):
        known |= table.consult(lambda state: holders(state, secrets))
        if table.outcome or table.consult(lambda state: lie_open(state, secrets)):
            break
        for seat in {None, *table.seats} - known:
            assert table.view(seat) == other.view(seat)
        assert (table.acting, table.questions) == (other.acting, other.questions)
        compared += bool(known)
        advised = chance.random() < ADVISED and not table.questions
        seat, step = advised_step(table) if advised else random_step(table, chance)
        if step == "claim" or not fits(other, seat, step):
            continue
        told, same = (
            one.answer(seat, step) if isinstance(step, str) else one.play(seat, step)
            for one in tables
        )
        for one in {None, *table.seats} - known - {seat}:
            assert told.for_seat(one) == same.for_seat(one)
    return compared


def of_twins(pool: str, game: str, most: int) -> int:
    chance = random.Random(game)
    secrets = of_one_back(pool, chance)
    twin = Twin(replace(box(), kinds=exchanged(box().kinds, *secrets)))
    return play_alike(
        [*tables((TrustMe(), twin), game, chance.randint(2, 4))], secrets, chance, most
    )


@pytest.mark.parametrize("pool", ["weapons", "objects"])
def test_what_is_offered_changes_nothing_for_others_until_it_lies_open(pool: str):
    """Nobody is asked anything because of what they hold."""
    assert (
        sum(of_twins(pool, f"{pool} {number}", SET_UP) for number in range(BEGINNINGS)) > BEGINNINGS
    )


@pytest.mark.parametrize(
    ("answers", "others"),
    [
        (["weapon-1"], ["object-2"]),
        (["weapon-1", "weapon-2"], ["object-1", "weapon-1"]),
        (["weapon-1", "object-1", "left"], ["weapon-2", "object-2", "hidden"]),
    ],
)
def test_others_learn_neither_what_is_kept_nor_where_it_is_put(
    answers: list[str], others: list[str]
):
    """Before all have put it away: what is left to choose would say it."""
    one, other = tables((TrustMe(), TrustMe()), "kept", 3)
    for table, said in ((one, answers), (other, others)):
        for answer in said:
            table.answer("ann", answer)

    assert one.view("ann") != other.view("ann")
    assert one.view("ann").questions[0] == one.questions[0]
    for seat in ("bob", "cleo", None):
        assert one.view(seat) == other.view(seat)
        assert one.view(seat).questions[0].free is None


def test_what_is_found_changes_nothing_for_others_while_it_lies_face_down():
    """Found by seed: games in which one of the two is found early."""
    assert all(of_twins("search", f"search {number}", STEPS) for number in (0, 15, 36))


def test_an_objective_changes_nothing_for_others_before_it_is_claimed():
    compared = 0
    for number in range(GAMES):
        chance = random.Random(f"objective {number}")
        secrets = (chance.choice(list(box().cards)), chance.choice(list(box().cards)))
        twin = Twin(replace(box(), cards=exchanged(box().cards, *secrets)))
        both = [*tables((TrustMe(), twin), f"objective {number}", chance.randint(2, 4))]
        compared += play_alike(both, secrets, chance, STEPS)
    assert compared

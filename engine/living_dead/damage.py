"""Tells what of the game's own no table can come to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.content import Content
from engine.family.damage import out_of_range, unknown
from engine.family.state import State
from engine.living_dead.state import LivingState, of

Names = Iterator[tuple[str, Iterable[str], Iterable[str]]]


def why_damaged(state: State, content: Content) -> str | None:
    own = of(state)
    return unknown(_names(own, content)) or out_of_range(_numbers(own))


def _names(state: LivingState, content: Content) -> Names:
    board = content.board(state.mission)
    for named in (state.wounds, state.zombicide, state.shaken, state.granted, state.boards):
        yield "survivor", named, state.survivors
    yield "survivor", [*state.mourners, *state.laps], state.survivors
    yield "passage", state.barricades, board.doors
    yield "zone", [*state.lying, *state.spawns, *state.searched], board.zones
    yield "card", [card for cards in state.lying.values() for card in cards], content.cards
    yield "skill", [one for held in state.granted.values() for one in held], content.skills


def _numbers(state: LivingState) -> Iterator[tuple[str, int, int]]:
    for what, counts in (("wounds", state.wounds), ("wood", state.boards), ("laps", state.laps)):
        for one, count in counts.items():
            yield f"{what} of {one}", count, 1

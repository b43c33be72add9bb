"""Checks the fields of a stored state that only this game has."""

from __future__ import annotations

from engine.core.damage import Names, Numbers, out_of_range, twice, unknown
from engine.family.files import Content
from engine.family.state import State
from engine.living_dead.journey import board_of, end_of
from engine.living_dead.parameters import Travel
from engine.living_dead.state import INVASIONS, OPENINGS, LivingState, of


def why_damaged(state: State, content: Content) -> str | None:
    """Return the first fault of a stored state, in English for operators; None if it is sound."""
    own = of(state)
    return (
        unknown(_names(own, content))
        or out_of_range(_numbers(own))
        or twice(own.barricades)
        or _torn(own, content)
    )


def _names(state: LivingState, content: Content) -> Names:
    board = board_of(content, state)
    for named in (state.wounds, state.zombicide, state.shaken, state.granted, state.boards):
        yield "survivor", named, state.survivors
    yield "survivor", [*state.mourners, *filter(None, [state.striking])], state.survivors
    yield "passage", state.barricades, board.doors
    yield "zone", [*state.lying, *state.spawns, *state.searched], board.zones
    yield "card", [card for cards in state.lying.values() for card in cards], content.cards
    yield "tile", state.pile, _to_be_laid(state, content)
    yield "choice of cards", [state.invasion], INVASIONS
    yield "choice of openings", [state.openings], OPENINGS
    yield "skill", [one for held in state.granted.values() for one in held], content.skills


def _to_be_laid(state: LivingState, content: Content) -> list[str]:
    """Return the tiles that the scene's journey lays; none if it has no journey."""
    return [face for one in _travels(state, content) for face in (*one.tiles, one.last)]


def _travels(state: LivingState, content: Content) -> list[Travel]:
    """Return the scene's rule `travel` in a list; the list is empty if it has none."""
    rules = [one for one in content.missions[state.mission].rules if one.name == "travel"]
    return [Travel.model_validate(one.parameters) for one in rules]


def _torn(state: LivingState, content: Content) -> str | None:
    """Return the first contradiction of the state, as a sentence; None if there is none.

    It finds windows that are neither open nor barricaded, and journeys without tiles or without
    their newest tile.
    """
    if state.phase == "setup":
        return None
    windows = [one.id for one in board_of(content, state).doors.values() if one.sort == "window"]
    closed = [one for one in windows if one not in (*state.barricades, *state.open_doors)]
    if closed:
        return f"the window {closed[0]!r} is closed by nothing"
    asked = _travels(state, content)
    if asked and not state.tiles:
        return "there are no tiles"
    gone = bool(state.tiles) and end_of(content, state, asked[0] if asked else None).gone
    return "the newest tile is gone" if gone else None


def _numbers(state: LivingState) -> Numbers:
    for what, counts in (("wounds", state.wounds), ("wood", state.boards)):
        for one, count in counts.items():
            yield f"{what} of {one}", count, 1

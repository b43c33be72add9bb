"""Checks the fields of a stored state that only Zombicide has."""

from __future__ import annotations

from engine.core.damage import Names, out_of_range, unknown
from engine.family.cards import cards_of
from engine.family.files import Content
from engine.family.state import State
from engine.zombicide.state import ZombicideState, of


def why_damaged(state: State, content: Content) -> str | None:
    """Return the first fault of a stored state, in English for operators; None if it is sound."""
    own = of(state)
    return (
        unknown(_names(own, content))
        or out_of_range((f"noise in {zone}", count, 0) for zone, count in own.noise.items())
        or _wounds_missing(state, content)
    )


def _names(state: ZombicideState, content: Content) -> Names:
    zones, uproar = content.board(state.mission).zones, state.uproar
    yield "zone", state.noise, zones
    yield "zone", [uproar.zone] if uproar else [], zones
    yield "survivor", [uproar.survivor] if uproar else [], state.survivors
    yield "card", state.found_in_cars, content.cards
    yield "survivor", state.shrugged, state.survivors
    yield "zone", state.latest_kill.values(), zones
    yield "survivor", [*state.latest_kill, *state.heard], state.survivors


def _wounds_missing(state: State, content: Content) -> str | None:
    """Return a fault if a wound card is neither set aside nor held by a survivor; else None."""
    held = [card for one in state.survivors.values() for card in cards_of(one)]
    lying = {card for card in (*held, *state.aside) if _is_wound(content, card)}
    missing = [card for card in content.cards if _is_wound(content, card) and card not in lying]
    return f"the wound {missing[0]!r} is missing" if missing and state.phase != "setup" else None


def _is_wound(content: Content, card: str) -> bool:
    return content.equipment[content.cards[card]].kind == "wound"

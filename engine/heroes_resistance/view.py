"""The view of a table of Heroes' Resistance: what it shows besides the family's view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.family.game import Game
from engine.family.view import View, widened
from engine.heroes_resistance import reveal, spawning
from engine.heroes_resistance.state import Sign, ours


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroesView(View):
    """The table as one seat sees it."""

    power: Mapping[str, int]
    """Power by hero."""
    traits: Mapping[str, tuple[str, ...]]
    """The kinds of the trait cards that each hero holds."""
    held: Mapping[str, str]
    """The bystander card that each hero holds."""
    bystanders: Mapping[str, str]
    """The zone of each bystander on the board."""
    hidden: tuple[str, ...]
    """Zones where a card lies face down."""
    sign: Sign | None
    trait_cards_left: int
    tokens: Mapping[str, tuple[str, ...]]
    """The colours of the objectives that heroes keep."""
    charges: tuple[str, ...]
    """Zones with an explosive."""
    removed: Mapping[str, int]
    """Enemies that are out of the game for good, by kind."""


def with_heroes(game: Game, view: View) -> View:
    """Return the view with this game's fields; of secret cards it has only their number and
    place.
    """
    state = ours(game)
    return widened(
        replace(
            view,
            spawns=tuple(spawning.seen(game)),
            locked_doors=view.locked_doors | reveal.sealed(game),
        ),
        HeroesView,
        power={one: state.power.get(one, 0) for one in state.survivors},
        traits={one: tuple(cards) for one, cards in state.traits.items()},
        held=dict(state.held),
        bystanders=dict(state.bystanders),
        hidden=tuple(state.hidden),
        sign=Sign(state.sign.zone, state.sign.damaged) if state.sign else None,
        trait_cards_left=len(state.trait_deck),
        tokens={one: tuple(kept) for one, kept in state.tokens.items()},
        charges=tuple(state.charges),
        removed=dict(state.removed),
    )

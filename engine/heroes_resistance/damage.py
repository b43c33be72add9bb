"""Checks the fields of a stored state that only Heroes' Resistance has, and migrates them."""

from __future__ import annotations

from collections import Counter

from engine.core.damage import Names, Numbers, out_of_range, unknown
from engine.family.files import Content
from engine.family.state import BENEATH, State
from engine.heroes_resistance.entries import HeroesContent
from engine.heroes_resistance.state import HeroesState, of


def migrate(data: dict[str, object], schema: int) -> dict[str, object]:
    """Add the fields that schema 2 introduced, empty: no earlier mission used them.

    Schema 3 had no standing orders, so everybody is asked.
    """
    if schema < 2:
        fresh: dict[str, object] = {
            "beneath": {},
            "tokens": {},
            "charges": [],
            "removed": {},
            "moved": {},
            "overloaded": False,
        }
        return {**data, **fresh}
    return data


def why_damaged(state: State, content: Content) -> str | None:
    """Return the first fault of a stored state, in English for operators; None if it is sound."""
    own = of(state)
    if not isinstance(content, HeroesContent):
        return f"{content.ruleset!r} is another game"
    return (
        unknown(_names(own, content))
        or out_of_range(_numbers(own, content))
        or _too_many(own, content)
    )


def _names(state: HeroesState, content: HeroesContent) -> Names:
    zones, heroes = content.board(state.mission).zones, state.survivors
    yield "survivor", [*state.power, *state.hurt, *state.warded, *state.spared], heroes
    yield "survivor", [*state.traits, *state.held], heroes
    yield "bystander", _bystanders(state), content.bystanders
    yield "bystander", state.rescued, content.bystanders
    yield "zone", [*state.bystanders.values(), *state.hidden], zones
    yield "zone", [state.sign.zone] if state.sign else [], zones
    yield "zone", [*state.charges, *state.moved, *state.moved.values()], zones
    yield "survivor", state.tokens, heroes
    yield "colour", [one for kept in state.tokens.values() for one in kept], BENEATH
    yield "enemy", state.removed, content.zombies
    yield "trait", _traits(state), content.traits
    known = [one.id for one in content.zombies.values() if one.hero]
    yield "zombie hero", state.hero_deck, known


def _bystanders(state: HeroesState) -> list[str]:
    placed = [*state.bystanders, *state.hidden.values(), *state.held.values()]
    return [*placed, *state.bystander_deck]


def _traits(state: HeroesState) -> list[str]:
    return [*state.trait_deck, *(card for cards in state.traits.values() for card in cards)]


def _numbers(state: HeroesState, content: HeroesContent) -> Numbers:
    for one, count in state.power.items():
        yield f"power of {one!r}", count, 0, content.figures.power.most
    for what, counts in (("wounds", state.hurt), ("wards", state.warded)):
        for one, count in counts.items():
            yield f"{what} of {one!r}", count, 0
    for kind, count in state.removed.items():
        yield f"{kind!r} out of the game", count, 1


def _too_many(state: HeroesState, content: HeroesContent) -> str | None:
    """Check that no card is in two places."""
    counts = Counter({one.id: one.copies for one in content.traits.values()})
    counts.update({**dict.fromkeys(content.bystanders, 1), **dict.fromkeys(content.zombies, 1)})
    found = Counter([*_bystanders(state), *_traits(state), *state.hero_deck])
    surplus = found - counts
    return f"there are too many of {next(iter(surplus))!r}" if surplus else None

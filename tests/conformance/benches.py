"""What the suite must be told of each game, in one table: what lies hidden and what may never be.

Everything else it finds out by itself: missions, seats, options, commands and questions are asked
for, values are those that were met while playing. A game without a bench fails the suite.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

import engine
from bot.kit.registry import kit_of
from engine.core.command import Command
from engine.core.table import Table, Told
from engine.family import commands as family
from engine.family.state import State as FamilyState
from engine.heroes_resistance.state import HeroesState
from engine.living_dead.journey import travel_of
from engine.living_dead.state import LivingState
from engine.spaces.plane import Point
from engine.trust_me.box import box as trust_box
from engine.trust_me.commands import Move
from engine.trust_me.sheet import UNSEEN
from engine.trust_me.state import State as TrustState
from engine.zombies.state import State as TownState
from tests import playing
from tests.conformance import late
from tests.conformance.places import free_fields
from tests.core import duel
from tests.heroes_resistance import playing as hero_playing
from tests.living_dead import playing as living_playing
from tests.playing import AnyTable
from tests.record import ending as family_ending
from tests.trust_me import playing as trust_playing
from tests.trust_me.record import ending as trust_ending
from tests.zombies import playing as town_playing
from tests.zombies.record import ending as town_ending

CORNER = Point(0, 0)


def begun(ruleset: str, mission: str, seed: str) -> tuple[AnyTable, Told]:
    """A table of any players, figures and options that the game allows, and what it told."""
    chance = random.Random(seed)
    options = {name: chance.choice(values) for name, values in info(ruleset).options.items()}
    seats = random_seats(ruleset, mission, chance)
    return engine.open_and_tell(ruleset, mission=mission, seats=seats, seed=seed, options=options)


def info(ruleset: str) -> engine.RulesetInfo:
    return next(one for one in engine.rulesets() if one.id == ruleset)


def random_seats(ruleset: str, mission: str, chance: random.Random) -> dict[str, list[str]]:
    """As many players as may sit down there, or fewer; how many a mission takes is tried."""
    fewest, most = info(ruleset).seats
    for players in chance.sample(range(fewest, most + 1), most - fewest + 1):
        try:
            return kit_of(ruleset).lobby.random_seats(mission, players, chance)
        except ValueError:
            continue
    raise AssertionError(f"nobody can play {mission!r} of {ruleset!r}")


def _itself(table: AnyTable, command: Command) -> object:
    return command


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Bench:
    """One game before the suite. States are passed as they are, to be read or changed."""

    broken: Callable[[AnyTable], list[str]]
    """What no table may be: counts, ids, supply."""
    ending: Callable[[AnyTable], dict[str, object]]
    """What must be the same when a recorded game is played again."""
    reasons: frozenset[str]
    """How recorded games end."""
    face_down: Callable[[Any], object]
    """What nobody knows, as it lies."""
    stir: Callable[[Any], None]
    """Puts that into another order."""
    exchange: Callable[[Any, str, random.Random], None] | None
    """Plants other secrets into the hand of a seat; None where everything lies open."""
    late: late.Late = late.as_it_is
    """Brings a table that has just begun to a late moment of a game."""
    sort: Callable[[AnyTable, Command], object] = _itself
    """A command without what tells it from those that do exactly the same."""
    missions: Callable[[], tuple[str, ...]]
    opened: Callable[[str, str], AnyTable]
    """A table of a mission by a seed."""
    loaded: Callable[[str], AnyTable] = engine.load_table
    games: Mapping[str, int]
    """Random games of a mission; "" is for those not named."""
    steps: int
    """Steps of a random game, after which the autopilot ends it."""
    places: int
    """Tables of each mission that are looked at in the middle of a game,"""
    depth: int
    """after so many random steps at most."""


# ---------------------------------------------------------------- the family


def _family_stir(state: FamilyState) -> None:
    state.equipment_deck.reverse()
    state.spawn_deck.reverse()


def _zombicide_stir(state: FamilyState) -> None:
    """The decks, and another of the hidden objectives as the one that differs."""
    _family_stir(state)
    if state.marked and state.marked not in state.taken_objectives:
        laid = engine.load_content("zombicide").missions[state.mission].objectives
        hidden = [one.id for one in laid if one.colour == "hidden"]
        state.marked = next(one for one in hidden if one not in state.taken_objectives)


def _living_stir(state: LivingState) -> None:
    """The decks, and the tiles to come where their order is not known."""
    _family_stir(state)
    asked = travel_of(engine.load_content("living-dead").missions[state.mission])
    if asked and asked.shuffled:
        coming = [one for one in state.pile if one != asked.last]
        state.pile = [*reversed(coming), *state.pile[len(coming) :]]


def _living_face_down(state: LivingState) -> object:
    return _family_face_down(state), list(state.pile)


def _family_face_down(state: FamilyState) -> object:
    return list(state.equipment_deck), list(state.spawn_deck), list(state.opened_buildings)


def _family_sort(table: AnyTable, command: Command) -> object:
    """Where several cards are alike, the list names one of them."""
    if not isinstance(command, family.Discard | family.Attack | family.OpenDoor):
        return command
    kind = table.rules.card_kinds().get(command.card)
    return table.consult(lambda state: _alike(state, kind, command))


def _alike(
    state: FamilyState, kind: str | None, command: family.Discard | family.Attack | family.OpenDoor
) -> Command:
    held = command.card in state.survivors[command.survivor].hands
    loaded = command.card not in state.emptied
    return replace(command, card=f"{kind} {loaded} {held}")


def _game(ruleset: str, **told: Any) -> Bench:
    """A game that is played."""
    return Bench(
        missions=lambda: tuple(playing.missions(ruleset)),
        opened=lambda mission, seed: begun(ruleset, mission, seed)[0],
        **told,
    )


def _family(ruleset: str, **told: Any) -> Bench:
    """A game of the family; what is not said otherwise is Zombicide's."""
    usual: dict[str, Any] = {
        "broken": playing.broken_invariants,
        "ending": family_ending,
        "face_down": _family_face_down,
        "stir": _family_stir,
        "exchange": None,
        "late": late.family,
        "sort": _family_sort,
        "places": 5,
    }
    return _game(ruleset, **{**usual, **told})


def _heroes_stir(state: HeroesState) -> None:
    for deck in (state.spawn_deck, state.trait_deck, state.bystander_deck, state.hero_deck):
        deck.reverse()
    hidden = list(state.hidden.values())
    state.hidden = dict(zip(state.hidden, reversed(hidden), strict=True))
    if not set(state.beneath) & set(state.taken_objectives):
        state.beneath = dict(zip(reversed(state.beneath), state.beneath.values(), strict=True))


def _heroes_face_down(state: HeroesState) -> object:
    return (
        list(state.spawn_deck),
        list(state.trait_deck),
        list(state.bystander_deck),
        list(state.hero_deck),
        dict(state.hidden),
        dict(state.beneath),
    )


# ---------------------------------------------------------------- towns


def _town_stir(state: TownState) -> None:
    state.stack.reverse()
    state.deck.reverse()


def _town_face_down(state: TownState) -> object:
    return list(state.stack), list(state.deck)


def _town_exchange(state: TownState, seat: str, chance: random.Random) -> None:
    """The hand for cards of the deck's lower half, as many as there were."""
    hand, deck = state.players[seat].hand, state.deck
    for place, card in enumerate(hand):
        if deck:
            depth = chance.randrange(max(len(deck) // 2, 1))
            hand[place], deck[depth] = deck[depth], card


# ---------------------------------------------------------------- planes


def _trust_dealt(state: TrustState) -> list[str]:
    """The tokens that were laid out before the game and still lie: their numbers."""
    laid_out = trust_box().numbers.heap + 4 + len(state.seats)
    return [name for name in state.lying if int(name) <= laid_out]


def _trust_stir(state: TrustState) -> None:
    """What lies face down, and what will be laid; an empty gun shows that it is one."""
    state.pile.reverse()
    dealt = [one for one in _trust_dealt(state) if state.lying[one].token not in state.empty]
    tokens = [state.lying[one].token for one in dealt]
    for name, token in zip(dealt, reversed(tokens), strict=True):
        state.lying[name].token = token


def _trust_face_down(state: TrustState) -> object:
    return list(state.pile), {one: state.lying[one].token for one in _trust_dealt(state)}


def _trust_exchange(state: TrustState, seat: str, chance: random.Random) -> None:
    """Another objective, and other tokens of the same back where they lie face down."""
    player, backs = state.players[seat], trust_box().backs
    dealt = {one.objective for one in state.players.values()}
    if player.objective:
        player.objective = chance.choice([o for o in trust_box().cards if o not in dealt])
    for slot in (one for one in UNSEEN if one in player.held):
        token = player.held[slot]
        alike = [one for one in state.boxed if backs[one] == backs[token]]
        if alike and token not in state.empty:
            other = chance.choice(alike)
            player.held[slot] = other
            state.boxed[state.boxed.index(other)] = token


def _trust_sort(table: AnyTable, command: Command) -> object:
    """Of the places that may be named the list names some, be it over a barricade or not."""
    if isinstance(command, Move):
        command = replace(command, climbs=False)
    at = {name: CORNER for name in free_fields(type(command)) if getattr(command, name) is not None}
    return replace(command, **at)


# ---------------------------------------------------------------- the toy of the core


def _duel_opened(mission: str, seed: str) -> AnyTable:
    return duel.duel(seed)


def _duel_loaded(text: str) -> AnyTable:
    return Table[duel.State, duel.View].restore(duel.Duel(), text)


def _duel_broken(table: AnyTable) -> list[str]:
    return [seat for seat, wounds in table.view().wounds.items() if not 1 <= wounds <= 3]


def _duel_exchange(state: duel.State, seat: str, chance: random.Random) -> None:
    state.secrets[seat] = state.secrets[seat] % 1000 + 1


# ---------------------------------------------------------------- the table of them


BENCHES: Mapping[str, Bench] = {
    "zombicide": _family(
        "zombicide",
        stir=_zombicide_stir,
        reasons=frozenset({"goals-reached", "goals-lost", "all-eliminated"}),
        games={"00": 150, "": 6},
        steps=5000,
        depth=90,
    ),
    "living-dead": _family(
        "living-dead",
        broken=living_playing.broken_invariants,
        face_down=_living_face_down,
        stir=_living_stir,
        late=late.living,
        reasons=frozenset({"goals-reached", "house-overrun", "somebody-fell"}),
        games={"": 8},
        steps=1500,
        places=3,
        depth=60,
    ),
    "heroes-resistance": _family(
        "heroes-resistance",
        broken=hero_playing.broken_invariants,
        reasons=frozenset({"goals-reached", "hero-fell", "precious-lost", "civilians-reached"}),
        face_down=_heroes_face_down,
        stir=_heroes_stir,
        late=late.heroes,
        sort=_itself,
        games={"": 12},
        steps=1500,
        places=7,
        depth=60,
    ),
    "zombies": _game(
        "zombies",
        broken=town_playing.broken_invariants,
        ending=town_ending,
        reasons=frozenset({"escaped", "trophies"}),
        face_down=_town_face_down,
        stir=_town_stir,
        exchange=_town_exchange,
        late=late.town,
        games={"": 6},
        steps=300,
        places=12,
        depth=250,
    ),
    "trust-me": _game(
        "trust-me",
        broken=trust_playing.broken_invariants,
        ending=trust_ending,
        reasons=frozenset({"somebody-came-home", "nobody-came-home"}),
        face_down=_trust_face_down,
        stir=_trust_stir,
        exchange=_trust_exchange,
        late=late.plane,
        sort=_trust_sort,
        games={"": 2},
        steps=150,
        places=4,
        depth=90,
    ),
}
"""Every game of this release."""

TOY = Bench(
    broken=_duel_broken,
    ending=lambda table: dict(table.view().wounds),
    reasons=frozenset(),
    face_down=lambda state: dict(state.secrets),
    stir=lambda state: None,
    exchange=_duel_exchange,
    missions=lambda: ("yard",),
    opened=_duel_opened,
    loaded=_duel_loaded,
    games={"": 20},
    steps=300,
    places=10,
    depth=20,
)
"""A game of the core's own tests: what passes with it knows no game."""

ALL: Mapping[str, Bench] = {**BENCHES, "duel": TOY}

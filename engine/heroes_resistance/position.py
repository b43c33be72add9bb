"""The parts of a position that only Heroes' Resistance has. [docs/scenarios.md]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal

from pydantic import Field, StrictBool

from engine.core.expected import unlike
from engine.core.scenario import Run, Whole, must_know
from engine.family.dealing import NOBODY
from engine.family.drawing import Stand
from engine.family.game import Game
from engine.family.given import Given, Position
from engine.family.scenario import FamilyExpected, FamilyScenario, FamilyStage
from engine.family.state import BENEATH
from engine.heroes_resistance import setup
from engine.heroes_resistance.state import Sign, box, ours
from engine.heroes_resistance.view import HeroesView

"""The colours of objectives other than red."""


class HeroesGiven(Given):
    """The keys that only Heroes' Resistance has; docs/scenarios.md has a table row for each."""

    noted: ClassVar[tuple[str, ...]] = ("gain-trait", "leapt", "slip-once")

    power: Mapping[str, Whole] = Field(default={})
    traits: Mapping[str, Sequence[str]] = Field(default={})
    trait_deck: Sequence[str] = ()
    """Cards on top of the trait deck, the next one first, above all others."""
    bystander_deck: Sequence[str] = ()
    """Cards on top of the bystander deck, the next one first, above all others."""
    hero_deck: Sequence[str] = ()
    """Cards on top of the deck of zombie heroes, the next one first, above all others."""
    deck_is_all: Sequence[Literal["trait_deck", "bystander_deck", "hero_deck"]] = ()
    """Decks that hold only the cards given; the others are discarded."""
    held: Mapping[str, str] = Field(default={})
    """The bystander card of each hero."""
    rescued: Sequence[str] = ()
    """Bystanders rescued before, besides those held."""
    bystanders: Mapping[str, str] = Field(default={})
    """The zone of each bystander on the board."""
    hidden: Mapping[str, str] = Field(default={})
    """The bystander whose card lies face down, by zone."""
    sign: str = ""
    """The zone of the sign."""
    damaged_sign: StrictBool = False
    tokens: Mapping[str, Sequence[str]] = Field(default={})
    """The colours of the objectives that each hero keeps."""
    charges: Sequence[str] = ()
    """Zones with an explosive."""
    removed: Mapping[str, Whole] = Field(default={})
    """Enemies that are out of the game for good, by kind."""
    moved: Mapping[str, str] = Field(default={})
    """The present zone of each moved spawn token, by its first zone."""

    def gone_for_good(self, kind: str) -> int:
        return self.removed.get(kind, 0)

    def lay(self, game: Game, stands: Mapping[str, Stand]) -> None:
        self._must_be_there(game)
        self._must_be_possible(game, stands)
        state = ours(game)
        setup.give_attacks(game)
        state.power = {one: self.power.get(one, 0) for one in state.survivors}
        state.hurt = dict(self.wounds)
        state.traits = {one: list(cards) for one, cards in self.traits.items()}
        state.held, state.bystanders = dict(self.held), dict(self.bystanders)
        state.rescued = list(dict.fromkeys([*self.rescued, *self.held.values()]))
        state.hidden = dict(self.hidden)
        state.sign = Sign(self.sign, self.damaged_sign) if self.sign else None
        state.moved = dict(self.moved)
        state.tokens = {one: list(kept) for one, kept in self.tokens.items()}
        state.charges, state.removed = list(self.charges), dict(self.removed)
        self._lay_decks(game)

    def _lay_decks(self, game: Game) -> None:
        """Lay the decks: the given cards on top, below them all cards that are nowhere else, in the
        box's order.
        """
        state, printed = ours(game), box(game)
        placed = {*state.held.values(), *state.bystanders, *state.hidden.values()}
        left = [one for one in printed.bystanders if one not in placed]
        state.bystander_deck = self._deck("bystander_deck", left)
        away = {kind for kinds in state.zombies.values() for kind in kinds} | state.removed.keys()
        heroes = [one.id for one in printed.zombies.values() if one.hero and one.id not in away]
        state.hero_deck = self._deck("hero_deck", heroes)
        cards = [one.id for one in printed.traits.values() for _ in range(one.copies)]
        for held in state.traits.values():
            _take_out("traits", held, cards)
        state.trait_deck = self._deck("trait_deck", cards)

    def _deck(self, what: str, cards: list[str]) -> list[str]:
        """Return a deck with the given cards on top. Raises ValueError if one of them lies
        elsewhere.
        """
        tops: Sequence[str] = getattr(self, what)
        _take_out(what, tops, cards)
        return [*([] if what in self.deck_is_all else cards), *reversed(tops)]

    def _must_be_there(self, game: Game) -> None:
        """Raise ValueError if a named hero, zone or card does not exist."""
        heroes, zones, printed = game.state.survivors, game.board.zones, box(game)
        must_know("sheets", self.sheets, printed.characters)
        for what in ("power", "traits", "held", "wounds", "tokens"):
            must_know(what, getattr(self, what), heroes)
        must_know("held", self.held.values(), printed.bystanders)
        must_know("rescued", self.rescued, printed.bystanders)
        must_know("bystanders", self.bystanders, printed.bystanders)
        must_know("bystanders: zone", self.bystanders.values(), zones)
        must_know("hidden", self.hidden, zones)
        must_know("hidden", self.hidden.values(), printed.bystanders)
        must_know("sign", [self.sign] if self.sign else [], zones)
        for cards in (*self.traits.values(), self.trait_deck):
            must_know("traits", cards, printed.traits)
        must_know("removed", self.removed, printed.zombies)
        must_know("charges", self.charges, zones)
        must_know("moved", self.moved, [one.zone for one in game.mission.spawns])
        must_know("moved: zone", self.moved.values(), zones)
        for kept in self.tokens.values():
            must_know("tokens", kept, BENEATH)

    def _must_be_possible(self, game: Game, stands: Mapping[str, Stand]) -> None:
        """Raise ValueError if a hero has more Power, traits or wounds than possible, or a zone has
        noise.
        """
        printed, state = box(game), game.state
        heroes = state.survivors
        _at_most("power", self.power, dict.fromkeys(heroes, printed.figures.power.most))
        held = {one: len(cards) for one, cards in self.traits.items()}
        _at_most("traits", held, dict.fromkeys(heroes, printed.figures.traits_held))
        guests = state.guests
        health = {one: printed.health_of(one, guests.get(one)) for one in heroes}
        alive = {one: most - 1 if heroes[one].standing else most for one, most in health.items()}
        _at_most("wounds", self.wounds, alive)
        for zone, stand in stands.items():
            if stand.noise:
                raise ValueError(f"{zone}: nothing makes noise in this game")


def _take_out(what: str, wanted: Sequence[str], cards: list[str]) -> None:
    """Remove the wanted cards from `cards`. Raises ValueError if one is not left."""
    for card in wanted:
        if card not in cards:
            left = ", ".join(dict.fromkeys(cards)) or "none"
            raise ValueError(f"{what}: no more of {card!r} is left; left are {left}")
        cards.remove(card)


def _at_most(what: str, counts: Mapping[str, int], most: Mapping[str, int]) -> None:
    """Raise ValueError if a number in `counts` is above its limit in `most`."""
    for one, count in counts.items():
        if count > most[one]:
            raise ValueError(f"{what}: {one} has {count}; {most[one]} is the most")


class HeroesPosition(Position, HeroesGiven):
    """A whole position of the game."""


class HeroesExpected(FamilyExpected):
    """What a scenario expects of heroes and bystanders."""

    power: Mapping[str, Whole] = Field(default={})
    traits: Mapping[str, Sequence[str]] = Field(default={})
    held: Mapping[str, str] = Field(default={})
    """The bystander card of each hero; `-` for none."""
    bystanders: Mapping[str, str] | None = None
    """The zone of each bystander on the board, and no other bystanders."""


class HeroesScenario(FamilyScenario[HeroesExpected], HeroesPosition):
    """A scenario file of the game."""


class HeroesStage(FamilyStage):
    """The family's stage with the parts that only this game has."""

    file = HeroesScenario
    position = HeroesPosition

    def differences(self, run: Run, scenario: FamilyScenario[Any]) -> list[str]:
        found, expect = super().differences(run, scenario), scenario.expect
        view: HeroesView = run.table.view()
        for one, number in expect.power.items():
            found += unlike(f"power of {one}", number, view.power.get(one, NOBODY))
        for one, cards in expect.traits.items():
            right, here = sorted(cards), sorted(view.traits.get(one, ()))
            found += unlike(f"traits of {one}", right, here)
        for one, card in expect.held.items():
            found += unlike(f"card held by {one}", card, view.held.get(one, NOBODY))
        if expect.bystanders is not None:
            found += unlike("bystanders", dict(expect.bystanders), dict(view.bystanders))
        return found

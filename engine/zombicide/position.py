"""The parts of a position that only Zombicide has. [docs/scenarios.md]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pydantic import Field

from engine.core.scenario import Part, Whole, must_know
from engine.family.drawing import Stand
from engine.family.game import Game
from engine.family.given import Given, Position
from engine.family.scenario import FamilyExpected, FamilyScenario, FamilyStage
from engine.zombicide import wound_cards
from engine.zombicide.state import Uproar, ours


class Raised(Part):
    """An uproar that still lasts: who raised it, where and when."""

    survivor: str
    zone: str
    round: Whole = 1


class ZombicideGiven(Given):
    """The keys that only Zombicide has; docs/scenarios.md has a table row for each."""

    latest_kill: Mapping[str, str] = Field(default={})
    heard: Sequence[str] = ()
    """Ninjas who do not sneak."""
    shrugged: Sequence[str] = ()
    uproar: Raised | None = None
    found_in_cars: Sequence[str] = ()

    def lay(self, game: Game, stands: Mapping[str, Stand]) -> None:
        self._must_be_there(game)
        state = ours(game)
        state.noise = {zone: stand.noise for zone, stand in stands.items() if stand.noise}
        if self.uproar:
            state.uproar = Uproar(**self.uproar.model_dump())
        state.heard = list(self.heard)
        state.latest_kill = dict(self.latest_kill)
        state.shrugged = list(self.shrugged)
        state.found_in_cars = [_card(game, kind) for kind in self.found_in_cars]
        self._wound(game)

    def _must_be_there(self, game: Game) -> None:
        """Raise ValueError if a named survivor, zone or card does not exist."""
        everybody, zones = game.state.survivors, game.board.zones
        must_know("latest_kill", self.latest_kill, everybody)
        must_know("heard", self.heard, everybody)
        must_know("shrugged", self.shrugged, everybody)
        must_know("uproar", [self.uproar.survivor] if self.uproar else [], everybody)
        must_know("uproar", [self.uproar.zone] if self.uproar else [], zones)
        must_know("latest_kill", self.latest_kill.values(), zones)
        must_know("found_in_cars", self.found_in_cars, game.content.figures.car.pimp_cards)

    def _wound(self, game: Game) -> None:
        """Give survivors their wounds, as cards taken from those set aside."""
        for one, count in self.wounds.items():
            for _ in range(count):
                game.survivor(one).pack.append(wound_cards.take(game))


def _card(game: Game, wanted: str) -> str:
    return next(card for card, kind in game.content.cards.items() if kind == wanted)


class ZombicidePosition(Position, ZombicideGiven):
    """A whole position of the game."""


class ZombicideScenario(FamilyScenario[FamilyExpected], ZombicidePosition):
    """A scenario file of the game."""


class ZombicideStage(FamilyStage):
    """The family's stage with the parts that only this game has."""

    file = ZombicideScenario
    position = ZombicidePosition

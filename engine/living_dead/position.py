"""The parts of a position that only this game has. [docs/scenarios.md]"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from pydantic import Field

from engine.core.expected import unlike
from engine.core.scenario import Run, Whole, must_know
from engine.family.dealing import NOBODY
from engine.family.drawing import Stand
from engine.family.files import Content
from engine.family.game import Game
from engine.family.given import Given, Position
from engine.family.scenario import FamilyExpected, FamilyScenario, FamilyStage
from engine.living_dead import journey
from engine.living_dead.barricades import tokens_of
from engine.living_dead.modes import note_grants
from engine.living_dead.state import LaidTile, ours
from engine.living_dead.trading import KEEPS, LENDS
from engine.living_dead.view import LivingView
from engine.spaces.zones import Board


class LivingGiven(Given):
    """The keys that only this game has; docs/scenarios.md has a table row for each."""

    noted: ClassVar[tuple[str, ...]] = (LENDS, KEEPS)

    zombicide: Sequence[str] = ()
    """Survivors in Zombicide mode while no Relative is on the board."""
    barricades: Sequence[str] | None = None
    """Passages with a barricade token; by default those of the scene."""
    boards: Mapping[str, Whole] = Field(default={})
    """Barricade tokens carried, by survivor."""
    lying: Mapping[str, Sequence[str]] = Field(default={})
    """Cards that lie in zones."""
    spawn_tokens: Sequence[str] = ()
    """The zones of the spawn tokens; by default those of the scene."""
    rooms_searched: Sequence[str] = ()
    ultra_red: bool = False
    """True if levels can be passed again beyond red."""
    laid: Sequence[str] = ()
    """Tiles laid on a journey, such as `5V@90 north`: face, turn, and the side of the tile laid
    before.
    """
    left_behind: Sequence[str] = ()
    """Tiles of a journey that are gone."""

    def lying_board(self, content: Content, mission: str) -> Board:
        if tiles := self._tiles(content, mission):
            return journey.lying(content, mission, tiles).board
        return super().lying_board(content, mission)

    def _tiles(self, content: Content, mission: str) -> list[LaidTile]:
        """Return the tiles of the journey; none if it has not begun."""
        if not self.laid and not self.left_behind:
            return []
        return journey.on_the_way(content, mission, self.laid, self.left_behind)

    def lay(self, game: Game, stands: Mapping[str, Stand]) -> None:
        everybody, own = game.state.survivors, ours(game)
        journey.set_out(game)
        if tiles := self._tiles(game.content, own.mission):
            journey.go_on(game, tiles)
        self._park_late(game)
        must_know("zombicide", self.zombicide, everybody)
        must_know("boards", self.boards, everybody)
        must_know("barricades", self.barricades or (), game.board.doors)
        for zones in (self.lying, self.spawn_tokens, self.rooms_searched):
            must_know("zone", zones, game.board.zones)
        own.zombicide = list(self.zombicide)
        own.wounds = {one: count for one, count in self.wounds.items() if count}
        laid = tokens_of(game.board) if self.barricades is None else self.barricades
        own.barricades = list(laid)
        own.boards = {one: count for one, count in self.boards.items() if count}
        own.lying = {zone: [_card(game, kind) for kind in kinds]
                     for zone, kinds in self.lying.items()}  # fmt: skip
        own.spawns = list(self.spawn_tokens) or [one.zone for one in game.mission.spawns]
        own.searched = list(self.rooms_searched)
        own.ultra_red = self.ultra_red
        note_grants(game)

    def _park_late(self, game: Game) -> None:
        """Put a car that comes with a tile in its zone there, or where the position says.

        Raises ValueError if the position mentions the car before its tile is laid.
        """
        asked = journey.travel(game)
        if asked is None or not asked.car:
            return
        car = game.state.cars[asked.car]
        said = [what for what in ("cars", "aboard", "cargo", "looted")
                if asked.car in getattr(self, what)]  # fmt: skip
        if car.gone and said:
            raise ValueError(f"{said[0]}: {asked.car} comes with {asked.last}, which is not laid")
        car.zone = self.cars.get(asked.car, car.zone)
        car.gone = car.gone or asked.car in self.gone


def _card(game: Game, wanted: str) -> str:
    """Take a card from the deck or from those set aside. Raises ValueError if none is left."""
    for pile in (game.state.equipment_deck, game.state.aside):
        found = [card for card in pile if wanted in (card, game.content.cards[card])]
        if found:
            pile.remove(found[0])
            return found[0]
    raise ValueError(f"lying: {wanted!r} is no card that is left")


class LivingPosition(Position, LivingGiven):
    """A whole position of the game."""


class LivingExpected(FamilyExpected):
    """What a scenario expects of modes and barricades."""

    modes: Mapping[str, str] = Field(default={})
    """`romero` or `zombicide`, by survivor."""
    boards: Mapping[str, Whole] = Field(default={})
    barricades: Sequence[str] | None = None
    """All passages with a token, open or closed, and no others."""
    shut: Sequence[str] | None = None
    """All closed doors, windows and barricades, and no others."""
    lying: Mapping[str, Sequence[str]] | None = None
    spawn_tokens: Sequence[str] | None = None


class LivingScenario(FamilyScenario[LivingExpected], LivingPosition):
    """A scenario file of the game."""


class LivingStage(FamilyStage):
    """The family's stage with the parts that only this game has."""

    file = LivingScenario
    position = LivingPosition

    def differences(self, run: Run, scenario: FamilyScenario[Any]) -> list[str]:
        found, expect = super().differences(run, scenario), scenario.expect
        view: LivingView = run.table.view()
        for one, mode in expect.modes.items():
            found += unlike(f"mode of {one}", mode, view.modes.get(one, NOBODY))
        for one, count in expect.boards.items():
            found += unlike(f"boards of {one}", count, view.boards.get(one, 0))
        lists: dict[str, Iterable[str]] = {
            "barricades": view.barricades,
            "shut": view.board.doors.keys() - view.open_doors,
            "spawn_tokens": [one.zone for one in view.spawns],
        }
        for name, here in lists.items():
            wanted: Sequence[str] | None = getattr(expect, name)
            if wanted is not None:
                found += unlike(name, sorted(wanted), sorted(here))
        if expect.lying is not None:
            right = {zone: sorted(cards) for zone, cards in expect.lying.items()}
            kinds = run.table.rules.card_kinds()
            lie = {zone: sorted(kinds.get(one, one) for one in cards)
                   for zone, cards in view.lying.items()}  # fmt: skip
            found += unlike("lying", right, lie)
        return found

"""What a position may be given besides that of any game of the family. [docs/scenarios.md]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pydantic import Field

from engine.core.scenario import Whole, must_know
from engine.family.drawing import Stand
from engine.family.game import Game
from engine.family.given import Given, Position
from engine.family.scenario import FamilyExpected, FamilyScenario, FamilyStage
from engine.living_dead import journey
from engine.living_dead.barricades import tokens_of
from engine.living_dead.modes import note_grants
from engine.living_dead.state import ours


class LivingGiven(Given):
    """Every key is a line of a table in docs/scenarios.md; a test compares them."""

    zombicide: Sequence[str] = ()
    """Who is in Zombicide mode, as long as no Relative is about."""
    barricades: Sequence[str] | None = None
    """Passages with a barricade token; otherwise where the scene has them."""
    boards: Mapping[str, Whole] = Field(default={})
    """Barricade tokens carried."""
    lying: Mapping[str, Sequence[str]] = Field(default={})
    """Cards that lie in zones."""
    spawn_tokens: Sequence[str] = ()
    """Where spawn tokens lie; otherwise where the scene has them."""
    rooms_searched: Sequence[str] = ()
    ultra_red: bool = False
    """Whether levels are passed anew beyond red."""

    def lay(self, game: Game, stands: Mapping[str, Stand]) -> None:
        everybody, own = game.state.survivors, ours(game)
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
        journey.set_out(game)
        note_grants(game)


def _card(game: Game, wanted: str) -> str:
    """Out of the deck or from aside. Raises ValueError."""
    for pile in (game.state.equipment_deck, game.state.aside):
        found = [card for card in pile if wanted in (card, game.content.cards[card])]
        if found:
            pile.remove(found[0])
            return found[0]
    raise ValueError(f"lying: {wanted!r} is no card that is left")


class LivingPosition(Position, LivingGiven):
    """A whole position of the game."""


class LivingScenario(FamilyScenario[FamilyExpected], LivingPosition):
    """A scenario file of the game."""


class LivingStage(FamilyStage):
    """The family's, with what only this game has."""

    file = LivingScenario
    position = LivingPosition

"""The view of a table of Zombicide: the family's view with noise."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.family.game import Game
from engine.family.view import View, widened
from engine.zombicide.noise import noisy_zones


@dataclass(frozen=True, slots=True, kw_only=True)
class ZombicideView(View):
    """The table as one seat sees it."""

    noise: Mapping[str, int]
    """The noise of each zone that has any, in the board's order."""

    def noise_in(self, zone: str) -> int:
        return self.noise.get(zone, 0)

    def silent(self) -> ZombicideView:
        return replace(self, noise={})


def seen(game: Game, view: View) -> ZombicideView:
    return widened(view, ZombicideView, noise=noisy_zones(game))

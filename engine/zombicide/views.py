"""What everyone at a table of Zombicide may know besides what any game of the family shows."""

from __future__ import annotations

from dataclasses import replace

from engine.family.game import Game
from engine.family.view import View
from engine.zombicide.noise import noisy_zones


def with_noise(game: Game, view: View) -> View:
    return replace(view, noise=noisy_zones(game))

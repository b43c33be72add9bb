"""The programs we are measured against, loaded when asked for: only `make bench` has them."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from types import ModuleType

WIDTH = 1500
"""Pixels of the chess board's side."""
MIDGAME = "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2Q1RK1 w - - 0 9"
LAST_MOVE = "f8e7"


class Missing(Exception):
    """A program is not on this machine; the text says how to get it."""


def _load(name: str) -> ModuleType:
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        raise Missing(f"{name} is not installed; `make bench` installs it") from error
    except OSError as error:
        cure = f"{name} needs the system's library cairo: apt-get install libcairo2"
        raise Missing(cure) from error


def chess_picture() -> Callable[[], bytes]:
    """Draws a chess board as chess bots do: SVG by chess, PNG by cairosvg. Raises Missing."""
    cairosvg, chess, svg = _load("cairosvg"), _load("chess"), _load("chess.svg")
    board, last = chess.Board(MIDGAME), chess.Move.from_uci(LAST_MOVE)

    def draw() -> bytes:
        drawn: str = svg.board(board, size=WIDTH, lastmove=last)
        return cairosvg.svg2png(bytestring=drawn.encode())

    return draw


def catan_game() -> Callable[[int], object]:
    """Plays a whole game of four random players, by its seed. Raises Missing."""
    catan = _load("catanatron")
    colours = [catan.Color[name] for name in ("RED", "BLUE", "WHITE", "ORANGE")]

    def play(seed: int) -> object:
        random.seed(seed)
        return catan.Game([catan.RandomPlayer(colour) for colour in colours], seed=seed).play()

    return play

"""`python -m tests.bench.boards N`: draws N boards, no two alike, prints the peak of its memory."""

from __future__ import annotations

import random
import resource
import sys

from engine.reading.boards import make_board
from engine.spaces.zones import Board
from tests.painted import board_png
from tests.renders.big import KINDS, big_board, big_table
from tests.renders.views import zombicide_box
from tests.spaces.boards import drawn_sides


def different_board(number: int) -> Board:
    """Mission after mission with other rooms each time, and the board of nine tiles."""
    maps = sorted(zombicide_box().missions)
    turn = number % (len(maps) + 1)
    if turn == len(maps):
        return big_board()
    mission, chance = zombicide_box().missions[maps[turn]], random.Random(number)
    rooms = {room: chance.choice(KINDS) for room in mission.rooms}
    return make_board(mission.model_copy(update={"rooms": rooms}), drawn_sides())


def main(boards: int) -> int:
    """The bytes that were resident at most."""
    for number in range(boards):
        theme = "day" if number % 2 else "night"
        board_png(big_table(number, different_board(number)), theme=theme)
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


if __name__ == "__main__":
    print(main(int(sys.argv[1])))  # noqa: T201

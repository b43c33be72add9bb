"""Pictures: drawing against packing alone, against a chess bot's board, and their size."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Sequence
from itertools import count, cycle
from statistics import mean

from engine.family.view import View
from renders.kit.packing import pillow_png
from tests.bench.others import WIDTH, Missing, chess_picture
from tests.bench.report import Row, interleaved, kilobytes, megabytes, milliseconds, timed
from tests.painted import board_png, render_board, render_round, round_png
from tests.renders.big import big_table

VIEWS, NEW = 8, 4
SOME, BOARDS = 22, 100
GOAL_AGAINST_CHESS, BOUND_AGAINST_CHESS = 1 / 12, 1 / 6


def board_rows() -> list[Row]:
    """The board of nine tiles, everything on it, several positions in turn."""
    views = [big_table(seed) for seed in range(VIEWS)]
    pictures = [render_board(view) for view in views]
    sizes = [len(board_png(view)) for view in views]
    drawn, packed = cycle(views), cycle(pictures)
    ours = timed(lambda: board_png(next(drawn)), VIEWS)
    encoding = timed(lambda: pillow_png(next(packed)), VIEWS)
    gc.freeze()
    try:
        seconds, alone, theirs = interleaved(ours, encoding, timed(chess_picture()))
        cure = ""
    except Missing as missing:
        seconds, alone = interleaved(ours, encoding)
        theirs, cure = None, str(missing)
    what = _what(views[0])
    return [
        Row(
            what=f"whole map, warm: {what}",
            ours=f"{milliseconds(seconds)}, view to bytes",
            against=f"{milliseconds(alone)}: Pillow packing the same picture, PNG level 3",
            figure=seconds / alone,
            goal=0.6,
            bound=1.25,
        ),
        Row(
            what="the same, against what chess bots do",
            ours=milliseconds(seconds),
            against=f"{_or_none(theirs)}: a chess board {WIDTH} px wide, chess.svg by cairosvg",
            figure=seconds / theirs if theirs else None,
            goal=GOAL_AGAINST_CHESS,
            bound=BOUND_AGAINST_CHESS,
            cure=cure,
        ),
        Row(
            what="bytes of the whole map",
            ours=f"{kilobytes(mean(sizes))} on average, {kilobytes(max(sizes))} at most, "
            f"{pictures[0].width} x {pictures[0].height} px with its legend",
            against="-",
            figure=max(sizes),
            goal=160_000,
            bound=300_000,
            write=kilobytes,
        ),
    ]


def round_rows() -> list[Row]:
    """The picture of a round of the same board: seen before, and never seen before.

    Of a new position places are found anew; tokens, signs and ground are at hand.
    """
    views = [big_table(seed) for seed in range(VIEWS)]
    pictures = [render_round(view) for view in views]
    size = max(len(round_png(view)) for view in views)
    fresh = (big_table(seed) for seed in count(VIEWS))
    drawn, packed = cycle(views), cycle(pictures)
    warm = timed(lambda: round_png(next(drawn)), VIEWS)
    packing = timed(lambda: pillow_png(next(packed)), VIEWS)

    def cold() -> float:
        new = [next(fresh) for _ in range(NEW)]
        each = iter(new)
        return timed(lambda: round_png(next(each)), NEW)()

    seconds, first, alone = interleaved(warm, cold, packing)
    what = _what(views[0])
    return [
        Row(
            what=f"round's picture, warm: {what}",
            ours=f"{milliseconds(seconds)}, {kilobytes(size)} at most",
            against=f"{milliseconds(alone)}: Pillow packing the same picture, PNG level 3",
            figure=seconds / alone,
            goal=1.5,
            bound=3,
        ),
        Row(
            what="round's picture of a position never seen before",
            ours=milliseconds(first),
            against=f"{milliseconds(seconds)}: one that was",
            figure=first / seconds,
            goal=2.5,
            bound=5,
        ),
    ]


def memory_rows() -> list[Row]:
    """Two processes of their own: caches fill, but they have an end."""
    few, many = (_peak_after(boards) for boards in (SOME, BOARDS))
    return [
        Row(
            what=f"peak memory, {BOARDS} boards drawn, no two alike, night and day",
            ours=megabytes(many),
            against=f"{megabytes(few)}: {SOME} of them",
            figure=many / few,
            goal=1.25,
            bound=1.6,
        )
    ]


def _peak_after(boards: int) -> int:
    """Bytes resident at most in a new process that draws so many boards."""
    command: Sequence[str] = (sys.executable, "-m", "tests.bench.boards", str(boards))
    return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def _or_none(seconds: float | None) -> str:
    return "-" if seconds is None else milliseconds(seconds)


def _what(view: View) -> str:
    zombies = sum(group.count for group in view.groups)
    tiles = view.board.rows * view.board.cols
    return f"{tiles} tiles, {zombies} zombies, {len(view.survivors)} survivors"


MEASURES = (board_rows, round_rows, memory_rows)

"""The picture of a whole town of Zombies!!!: drawing against packing alone, and its size."""

from __future__ import annotations

from itertools import cycle
from statistics import mean

from renders.kit.packing import pillow_png
from tests.bench.report import Row, interleaved, kilobytes, milliseconds, timed
from tests.painted import render_town, town_png
from tests.renders.town_views import by_chance

VIEWS, TILES = 8, 30


def town_rows() -> list[Row]:
    """Eight towns of all thirty tiles, up to 70 zombies and six players on them, in turn."""
    views = [by_chance(seed, TILES) for seed in range(VIEWS)]
    pictures = [render_town(view) for view in views]
    sizes = [len(town_png(view)) for view in views]
    drawn, packed = cycle(views), cycle(pictures)
    ours = timed(lambda: town_png(next(drawn)), VIEWS)
    encoding = timed(lambda: pillow_png(next(packed)), VIEWS)
    seconds, alone = interleaved(ours, encoding)
    return [
        Row(
            what=f"town picture, warm: {TILES} tiles, 6 players",
            ours=f"{milliseconds(seconds)}, view to bytes",
            against=f"{milliseconds(alone)}: packing the same picture, PNG level 3",
            figure=seconds / alone,
            goal=1.6,
            bound=1.6,
        ),
        Row(
            what="bytes of a town's picture",
            ours=f"{kilobytes(mean(sizes))} on average, {kilobytes(max(sizes))} at most",
            against="-",
            figure=max(sizes),
            goal=220_000,
            bound=300_000,
            write=kilobytes,
        ),
    ]


MEASURES = (town_rows,)

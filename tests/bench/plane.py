"""The plane of Trust Me: listing where a survivor can walk, against a zombie phase of Zombicide."""

from __future__ import annotations

from itertools import islice
from statistics import mean, median

from engine.trust_me.actions import moves
from engine.trust_me.destinations import GAITS
from engine.trust_me.rules import TrustMe
from tests.bench.engine import phases
from tests.bench.report import Row, interleaved, milliseconds, timed
from tests.trust_me.playing import TrustTable, advised_step, give, opened

TABLES, STEPS, PHASES = 6, 60, 5


def midgame(seed: int) -> TrustTable:
    """Four survivors among the groups of a few rounds; it is somebody's activation."""
    table = opened(f"bench {seed}", 4)
    steps = 0
    while not table.outcome and (steps < STEPS or table.questions):
        give(table, *advised_step(table))
        steps += 1
    return table


def plane_rows() -> list[Row]:
    tables = [midgame(seed) for seed in range(TABLES)]
    games = [table.consult(TrustMe().reading) for table in tables]
    parts = [timed(lambda game=game: list(moves(game, game.state.turn)), 3) for game in games]
    phase = [one.seconds for one in islice(phases(), PHASES)]
    measured = interleaved(*parts, *phase)
    listed, acted = mean(measured[:TABLES]), median(measured[TABLES:])
    return [
        Row(
            what=f"places to walk to on a plane, {len(GAITS)} gaits, 4 survivors",
            ours=f"{milliseconds(listed)}, at most {milliseconds(max(measured[:TABLES]))}",
            against=f"{milliseconds(acted)}: the zombie phase",
            figure=listed / acted,
            goal=1,
            bound=3.3,
        )
    ]


MEASURES = (plane_rows,)

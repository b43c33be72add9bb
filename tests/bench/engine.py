"""The rules: a crowded zombie phase, whole games, listing commands, undo."""

from __future__ import annotations

import gc
import json
import random
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import islice
from statistics import median
from typing import Any

from engine.core.command import Command
from engine.core.table import Table
from engine.family.commands import EndTurn
from engine.family.files import Content
from engine.family.position import DrawnRuleset
from engine.family.state import State
from engine.family.view import View
from engine.games import load_content
from engine.reading.mission import Spawn
from engine.spaces.zones import Board
from engine.trust_me.destinations import offered
from engine.trust_me.game import Game as TrustGame
from engine.trust_me.known import known
from engine.zombicide.booklet import ZOMBICIDE
from tests.bench.others import Missing, catan_game
from tests.bench.report import Part, Row, interleaved, milliseconds, timed
from tests.playing import (
    ZombicideTable,
    autopilot_step,
    give,
    random_step,
    state_of,
    tutorial,
)
from tests.renders.big import big_board
from tests.trust_me import playing as trust_me
from tests.zombies.playing import opened

CONTENT = load_content("zombicide")
SURVIVORS = tuple(CONTENT.characters)
PHASES = 11
"""Positions of which the median one is reported."""
GAMES = 12
"""Random games of ours in one round of measuring."""
CATAN_GAMES = 3
TOWN_PLAYERS = 2


# ------------------------------------------------------------ a crowded table


@cache
def crowded_rules() -> DrawnRuleset:
    """The rules on the board of nine tiles, with three spawn zones and every card."""
    board = big_board()
    streets = [zone for zone in board.zones if zone[0] == "S"]
    spots = (streets[0], streets[len(streets) // 2], streets[-1])
    mission, all_of_them = CONTENT.missions["00"], len(SURVIVORS)
    changes: dict[str, object] = {
        "id": "crowded",
        "survivors": mission.survivors.model_copy(
            update={"min": all_of_them, "max": all_of_them, "each": None}
        ),
        "start": streets[1],
        "rules": (),
        "spawns": tuple(Spawn(zone=zone) for zone in spots),
    }
    missions = {"crowded": mission.model_copy(update=changes)}
    content: Content = replace(CONTENT, missions=missions, boards={"crowded": board})
    return DrawnRuleset(ZOMBICIDE, content, None)


def crowded_table(seed: int) -> ZombicideTable:
    """Every survivor, laden, one seat for all; every zombie of the box on the board by chance."""
    rules = crowded_rules()
    table: ZombicideTable = Table(rules, "crowded", {"ann": SURVIVORS}, str(seed), {})
    table.set_up()
    stored = json.loads(table.to_json())
    _crowd(stored["state"], rules.content().board("crowded"), random.Random(seed))
    return Table[State, View].restore(rules, json.dumps(stored))


def _crowd(state: dict[str, Any], board: Board, chance: random.Random) -> None:
    homes = chance.sample(list(board.zones), 4)
    for survivor in state["survivors"].values():
        survivor["zone"] = chance.choice(homes)
        for place, card in enumerate(survivor["hands"]):
            survivor["hands"][place] = card or state["equipment_deck"].pop()
        survivor["pack"] += [state["equipment_deck"].pop() for _ in range(2)]
    others = [zone for zone in board.zones if zone not in homes]
    for kind in CONTENT.zombies.values():
        for _ in range(kind.figures):
            here = state["zombies"].setdefault(chance.choice(others), {})
            here[kind.id] = here.get(kind.id, 0) + 1
    state["noise"] = {zone: chance.randint(1, 4) for zone in chance.sample(others, 4)}
    state["open_doors"] = list(board.doors)[::2]
    state["opened_buildings"] = list(board.buildings)


# ------------------------------------------------------------ the zombie phase


@dataclass(frozen=True, slots=True)
class Phase:
    """A zombie phase before its last answer, which reruns it from its first die to its end."""

    stored: str
    command: Command
    last_answer: str | None
    """None where nothing was asked."""
    questions: int

    def seconds(self) -> float:
        table = Table[State, View].restore(crowded_rules(), self.stored)
        start = time.process_time()
        if self.last_answer is None:
            table.play("ann", self.command)
        else:
            table.answer("ann", self.last_answer)
        return time.process_time() - start


def phases() -> Iterator[Phase]:
    """Phases that some survivor outlives, so that every zombie acts and all spawning is done."""
    for seed in range(1000):
        found = _phase(crowded_table(seed))
        if found:
            yield found


def _phase(table: ZombicideTable) -> Phase | None:
    *others, last = SURVIVORS
    for survivor in others:
        table.play("ann", EndTurn(survivor=survivor))
    command = EndTurn(survivor=last)
    stored, answer, asked = table.to_json(), None, 0
    table.play("ann", command)
    while table.question:
        stored, answer, asked = table.to_json(), table.question.default, asked + 1
        table.answer("ann", answer)
    return None if table.outcome else Phase(stored, command, answer, asked)


def all_pairs(neighbours: Mapping[str, tuple[str, ...]]) -> dict[str, dict[str, int]]:
    """How far every zone is from every other, breadth first, as anyone would write it."""
    found: dict[str, dict[str, int]] = {}
    for start in neighbours:
        far = {start: 0}
        waiting = deque([start])
        while waiting:
            zone = waiting.popleft()
            for other in neighbours[zone]:
                if other not in far:
                    far[other] = far[zone] + 1
                    waiting.append(other)
        found[start] = far
    return found


def ways() -> dict[str, tuple[str, ...]]:
    """One step from every zone of the board of nine tiles, half of its doors open."""
    board = big_board()
    doors = frozenset(list(board.doors)[::2])
    return {zone: board.neighbours(zone, doors) for zone in board.zones}


def phase_rows() -> list[Row]:
    """The phase against searching its board, and listing commands against the phase."""
    near = ways()
    chosen = list(islice(phases(), PHASES))
    table = crowded_table(0)
    search = timed(lambda: all_pairs(near), 3)
    listing = timed(lambda: table.consult(lambda state: table.rules.commands(state, "ann")), 3)
    gc.freeze()
    # A search beside every position, so that a machine that slows down slows both.
    parts = [part for one in chosen for part in (search, one.seconds)]
    listed, *pairs = interleaved(listing, *parts)
    searched, acted_each = median(pairs[::2]), pairs[1::2]
    acted = median(acted_each)
    typical = chosen[acted_each.index(acted)]
    zombies = sum(group.count for group in table.view().groups)
    commands = len(table.commands("ann"))
    return [
        Row(
            what=f"zombie phase, {zombies} zombies, {len(SURVIVORS)} survivors, 9 tiles",
            ours=f"{milliseconds(acted)}, rerun whole with {typical.questions} answers; "
            f"of {PHASES} positions {milliseconds(min(acted_each))} to "
            f"{milliseconds(max(acted_each))}",
            against=f"{milliseconds(searched)}: all-pairs search of its {len(near)} zones",
            figure=acted / searched,
            goal=1.5,
            bound=5,
        ),
        Row(
            what="listing a seat's legal commands",
            ours=f"{milliseconds(listed)}: {commands} commands of {len(SURVIVORS)} survivors",
            against=f"{milliseconds(acted)}: the zombie phase",
            figure=listed / acted,
            goal=0.5,
            bound=0.65,
        ),
    ]


# ------------------------------------------------------------ whole games


def _random_game(seed: int) -> None:
    chance = random.Random(seed)
    table = tutorial(str(seed), {f"p{seat}": [one] for seat, one in enumerate(SURVIVORS)})
    while not table.outcome:
        give(table, *random_step(table, chance))


def _many(game: Callable[[int], object], count: int) -> Part:
    """A new set of games each time: seconds of one game."""
    seeds = iter(range(10**6))
    return timed(lambda: game(next(seeds)), count)


def games_rows() -> list[Row]:
    """Whole games, every move and answer by chance."""
    mine = _many(_random_game, GAMES)
    try:
        ours, theirs = interleaved(mine, _many(catan_game(), CATAN_GAMES), rounds=21)
        against, cure = f"{1 / theirs:.0f} a second", ""
    except Missing as missing:
        (ours,), theirs, against, cure = interleaved(mine), None, "-", str(missing)
    return [
        Row(
            what=f"random games of Zombicide, {len(SURVIVORS)} survivors",
            ours=f"{1 / ours:.0f} games a second",
            against=f"{against}: catanatron, four random players",
            figure=theirs / ours if theirs else None,
            goal=5,
            bound=1.7,
            more_is_better=True,
            cure=cure,
        )
    ]


def _town_game(seed: int) -> None:
    table = opened(f"bench {seed}", TOWN_PLAYERS)
    while not table.outcome:
        give(table, *autopilot_step(table))


def town_rows() -> list[Row]:
    """Whole games of Zombies!!!, every step the autopilot's: it lists, looks and weighs."""
    searched = timed(partial(all_pairs, ways()), 3)
    mine, search = interleaved(_many(_town_game, 1), searched)
    return [
        Row(
            what=f"a game of Zombies!!! by the autopilot, {TOWN_PLAYERS} players",
            ours=f"{1 / mine:.1f} games a second",
            against=f"{milliseconds(search)}: all-pairs search",
            figure=mine / search,
            goal=150,
            bound=480,
        )
    ]


# ------------------------------------------------------------ undo


def undo_rows() -> list[Row]:
    """What keeping the way back costs."""
    table = crowded_table(0)
    state = state_of(table)
    stored = table.rules.state
    keep = table._dump  # pyright: ignore[reportPrivateUsage]
    kept, dumped = interleaved(timed(keep, 200), timed(lambda: stored.write(state), 200))
    return [
        Row(
            what="undo snapshot",
            ours=f"{milliseconds(kept)}: what a command keeps before it begins",
            against=f"{milliseconds(dumped)}: one dump of the state",
            figure=kept / dumped,
            goal=1.05,
            bound=1.5,
        )
    ]


# ------------------------------------------------------------ destinations on a plane


def destinations_rows() -> list[Row]:
    """Where one might go at Trust Me, each place judged, against a crowded zombie phase."""
    chosen = list(islice(phases(), PHASES))
    looks = [timed(partial(offered, game, seat)) for game, seat in _planes()]
    gc.freeze()
    listed, *acted = interleaved(*looks[:1], *(one.seconds for one in chosen))
    listed = median([listed, *interleaved(*looks[1:])])
    return [
        Row(
            what="listing the destinations of a Trust Me survivor",
            ours=f"{milliseconds(listed)}, the middle of {len(looks)} positions",
            against=f"{milliseconds(median(acted))}: the zombie phase",
            figure=listed / median(acted),
            goal=1,
            bound=2,
        )
    ]


def _planes() -> Iterator[tuple[TrustGame, str]]:
    """Positions in the middle of games."""
    for seed in range(PHASES):
        table, chance = trust_me.opened(f"bench {seed}", 2 + seed % 3), random.Random(seed)
        for _ in range(60):
            if not table.outcome:
                trust_me.give(table, *trust_me.random_step(table, chance))
        while table.questions:
            trust_me.give(table, *trust_me.random_step(table, chance))
        if table.acting:
            yield known(table.view(table.acting[0])), table.acting[0]


MEASURES = (phase_rows, games_rows, town_rows, undo_rows, destinations_rows)

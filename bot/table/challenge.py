"""The challenge of the week: when it runs, what is played, and what a game of it is worth.

Everybody plays the same mission with the same seed, so equal steps roll equal dice. The seed is
random and stays secret until the week is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from pydantic import TypeAdapter, ValidationError

import engine
from bot.kit.registry import kit_of
from bot.store.challenges import Entry
from bot.store.records import PLAYED, LogRow, Record, standing
from bot.table.seats import is_person

FIRST = datetime(2026, 1, 5, 12, tzinfo=UTC)
"""The Monday and hour at which the first challenge would have begun."""
LENGTH = timedelta(days=6, hours=8)
"""How long a challenge runs: until Sunday, 20:00 UTC."""
WON, LEAST_WON, LOST = 100, 50, 40
"""Points for a win, the fewest points of a win, and the most points of a game that was lost."""
A_ROUND, A_WOUND, A_DEATH = 3, 5, 20
"""Points that a win loses for each round, wound and death."""


@dataclass(frozen=True, slots=True)
class Week:
    """A challenge that begins at `opens` and ends at `closes`, in seconds since the epoch."""

    id: str
    """The year and week of ISO 8601, such as `2026-W48`."""
    opens: int
    closes: int
    ruleset: str
    mission: str

    @property
    def number(self) -> int:
        """The number of the week in its year."""
        return int(self.id.partition("W")[2])


def week_at(now: int) -> Week:
    """Return the newest challenge that began at or before `now`, in seconds since the epoch.

    The games take turns from week to week, and each game takes its missions in their order.
    """
    passed = (datetime.fromtimestamp(now, UTC) - FIRST) // timedelta(weeks=1)
    opens = FIRST + timedelta(weeks=passed)
    rulesets = engine.rulesets()
    game = rulesets[passed % len(rulesets)]
    mission = game.missions[passed // len(rulesets) % len(game.missions)]
    year, week, _ = opens.isocalendar()
    begins, ends = int(opens.timestamp()), int((opens + LENGTH).timestamp())
    return Week(f"{year}-W{week:02}", begins, ends, game.id, mission)


@dataclass(frozen=True, slots=True)
class Figures:
    """The results of one game that count for the challenge."""

    is_over: bool = False
    """Whether the game ended in time; a game that did not end counts as lost."""
    won: bool = False
    rounds: int = 0
    wounds: int = 0
    deaths: int = 0
    reached: int = 0
    """The share of the goals that was reached, in per cent."""
    actions: int = 0
    """How many commands and answers were given."""
    signs: str = ""
    """One letter for each round: `h`arm, `g`oal, `k`ill or `q`uiet."""

    @property
    def score(self) -> int:
        """Return the points of the game, by the published formula."""
        if not self.won:
            return LOST * self.reached // 100
        lost = A_ROUND * self.rounds + A_WOUND * self.wounds + A_DEATH * self.deaths
        return max(LEAST_WON, WON - lost)

    def stored(self) -> dict[str, Any]:
        """Return the figures as a dictionary of plain values."""
        return asdict(self)

    @classmethod
    def read(cls, cell: object) -> Figures | None:
        """Return the figures in a stored cell; None if it holds none, or is damaged."""
        try:
            return TypeAdapter(cls).validate_python(cell) if cell else None
        except ValidationError:
            return None


def figures_of(record: Record, rows: Sequence[LogRow], person: str) -> Figures | None:
    """Return the results of a table's game, as they count for `person`.

    None if the game cannot be read.
    """
    try:
        game = engine.load_table(record.game)
    except engine.DamagedGame:
        return None
    played = [row for row in standing(rows) if row.kind in PLAYED]
    seat = record.seat_id(person) or ""
    told = [row.happened(record.ruleset) for row in played]
    return counted(game, seat, told)


def counted(game: Any, seat: str, told: Iterable[Sequence[engine.Event]]) -> Figures:
    """Return the results of `game` for the seat `seat`.

    `told` are the events of each command and answer, in order.
    """
    kit, steps = kit_of(game.rules.id), list(told)
    chapters, outcome = kit.chapters, game.outcome
    marks, wounds, deaths, reached = [""], 0, 0, 0
    for events in steps:
        for one in events:
            if isinstance(one, chapters.round):
                marks.append("")
            if getattr(one, "seat", seat) not in ("", seat):
                continue
            wounds += isinstance(one, chapters.wounded)
            deaths += isinstance(one, chapters.fallen)
            if isinstance(one, (*chapters.wounded, *chapters.fallen)):
                marks[-1] += "h"
            elif type(one) in chapters.killed:
                marks[-1] += "k"
            elif isinstance(one, chapters.reached):
                marks[-1] += "g"
    done, needed = kit.goal_share(game.view(), seat)
    reached = 100 * done // max(1, needed)
    won = outcome is not None and seat in outcome.winners
    return Figures(
        is_over=outcome is not None,
        won=won,
        rounds=game.view().round,
        wounds=wounds,
        deaths=deaths,
        reached=100 if won else min(reached, 99),
        actions=len(steps),
        signs="".join(_sign(one) for one in marks),
    )


def _sign(marks: str) -> str:
    """Return the letter for a round with these marks: harm before a goal, a goal before a kill."""
    return next((one for one in "hgk" if one in marks), "q")


def entry_of(entries: Iterable[Entry], person: str) -> Entry | None:
    """Return the person's entry, even if the stored id was replaced by a hash; None without one."""
    return next((one for one in entries if is_person(one.person, person)), None)


def ranked(entries: Iterable[tuple[str, Figures]]) -> list[tuple[str, Figures]]:
    """Sort entries by points, most first; with equal points, by fewer actions."""
    return sorted(entries, key=lambda one: (-one[1].score, one[1].actions, one[0]))


def best_games(entries: Sequence[tuple[Entry, Figures]], most: int) -> list[list[Entry]]:
    """Return the entries of the best games that ended in time, a list for each game, best first.

    A team shares one game. The result has at most `most` games.
    """
    of, games = {one.person: one for one, _ in entries}, dict[int, list[Entry]]()
    for person, figures in ranked((one.person, figures) for one, figures in entries):
        if figures.is_over:
            games.setdefault(of[person].table_id, []).append(of[person])
    return list(games.values())[:most]


def places(entries: Sequence[tuple[str, Figures]]) -> list[int]:
    """Return the place of each ranked entry, from 1; equal points and actions share a place."""
    found: list[int] = []
    for at, (_, one) in enumerate(entries):
        before = entries[at - 1][1] if at else None
        same = before and (before.score, before.actions) == (one.score, one.actions)
        found.append(found[-1] if same else at + 1)
    return found

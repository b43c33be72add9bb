"""The hall of records of a mission: who won it quickest, unhurt, with the fewest actions, and more.

A game can hold several records, but its details and its team are shown only with the first. With
its other records, the row names the next best game instead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.base.drawing import Picture, shown
from bot.base.words import listing, quoted, say
from bot.kit.registry import kit_of
from bot.store.records import Record
from bot.table.labels import address_of
from bot.table.statistics import Played, Scope, Statistics
from renders.kit.people import Person as Face
from renders.kit.records import Hall, RecordRow, records_picture

NO_BREAK = "\u00a0"


@dataclass(frozen=True, slots=True)
class Contest:
    """A kind of record: which games count for it, and which of two games is better."""

    key: str
    """The name of the record in the keys of its texts, such as `quickest`."""
    counts: Callable[[Played], bool]
    order: Callable[[Played], tuple[int, int]]
    """Returns a sort key, which is lower for the better game. Of equal games, the older one
    wins.
    """
    reached: Callable[[Played], int]
    """Returns the number that the row shows, such as the number of rounds."""
    beside: tuple[str, ...]
    """The other numbers of the game that the row shows: names of fields of `Played`."""
    is_optional: bool = False
    """Whether the record is left out while nobody holds it."""


CONTESTS = (
    Contest(
        "quickest",
        lambda one: one.won,
        lambda one: (one.rounds, one.actions),
        lambda one: one.rounds,
        ("actions", "wounds"),
    ),
    Contest(
        "unhurt",
        lambda one: one.won and not one.wounds,
        lambda one: (one.rounds, one.actions),
        lambda one: one.rounds,
        ("actions",),
    ),
    Contest(
        "fewest",
        lambda one: one.won,
        lambda one: (one.actions, one.rounds),
        lambda one: one.actions,
        ("rounds", "wounds"),
    ),
    Contest(
        "rescue",
        lambda one: one.won and one.rescued > 0,
        lambda one: (-one.rescued, one.rounds),
        lambda one: one.rescued,
        ("rounds", "actions", "wounds"),
        is_optional=True,
    ),
    Contest(
        "kills",
        lambda one: one.kills > 0,
        lambda one: (-one.kills, one.rounds),
        lambda one: one.kills,
        ("rounds", "actions", "wounds"),
    ),
)


@dataclass(frozen=True, slots=True)
class Held:
    """A record of a mission, with all games that count for it, the best first."""

    contest: Contest
    best: Sequence[Played]
    is_repeated: bool
    """Whether the best game also holds a record that is listed earlier."""
    shown: Played | None
    """The game whose people and numbers are shown: the best or, if that is repeated, the best of
    those that are shown with no other record. None if there is no such game.
    """


def held_of(games: Sequence[Played]) -> list[Held]:
    """Return the records of a mission, with the games that hold them."""
    found, listed = list[Held](), set[int]()
    ranked = [(one, sorted(filter(one.counts, games), key=one.order)) for one in CONTESTS]
    holders = {best[0].table_id for _, best in ranked if best}
    for contest, best in ranked:
        if not best and contest.is_optional:
            continue
        repeated = bool(best) and best[0].table_id in listed
        taken = listed | holders if repeated else ()
        shown = next((one for one in best if one.table_id not in taken), None)
        listed |= {shown.table_id} if shown else set()
        found.append(Held(contest, best, repeated, shown))
    return found


@dataclass(frozen=True, slots=True)
class Told:
    """A hall of records: its lines, and the data for its picture."""

    lines: Sequence[str]
    hall: Hall


async def hall_of(statistics: Statistics, scope: Scope, mission: str, language: str) -> Told | None:
    """Return the records of a mission among the games of `scope`.

    Return None if no game of the mission is over there.
    """
    games = await statistics.played(scope, mission)
    if not games:
        return None
    held = held_of(games)
    needed = sorted({games[-1].table_id, *(game.table_id for one in held for game in one.best[:2])})
    records = {one.id: one for one in await statistics.store.records(needed) if not one.damage}
    counted = await statistics.counted_at(needed)
    rows = [_Row(one, records, counted, language) for one in held]
    newest = records.get(games[-1].table_id)
    name = kit_of(scope.ruleset).lobby.mission_name(newest, language) if newest else mission
    won = sum(one.won for one in games)
    values = {"won": won, "games": len(games)}
    head = say(language, "records-head", mission=quoted(name), **values)
    hall = Hall(
        say(language, "records-title", mission=name),
        say(language, "records-scope", **values),
        [one.drawn() for one in rows],
    )
    return Told([head, *(one.line() for one in rows)], hall)


def drawn_records(hall: Hall, language: str) -> Picture:
    """Draw a hall of records. Raises Undrawn if it cannot be drawn."""
    return shown(records_picture(hall, language))


def faces_of(record: Record) -> list[Face]:
    """Return the faces of all figures that players lead, as far as figures have faces."""
    lobby = kit_of(record.ruleset).lobby
    led = (figure for seat in record.seats for figure in seat.figures)
    return [face for one in led if (face := lobby.figure_face(record, one))]


@dataclass(frozen=True, slots=True)
class _Row:
    """One record, as a line of the text and as a row of the picture."""

    held: Held
    records: dict[int, Record]
    counted: dict[int, list[str]]
    language: str

    def _value(self, game: Played) -> str:
        contest = self.held.contest
        return say(self.language, f"records-{contest.key}-value", count=contest.reached(game))

    def _who(self, game: Played, write: Callable[[str], str] = str) -> str:
        """Return the names of the players whom statistics count, each written by `write`.

        Empty if no player is counted, or if the table cannot be read.
        """
        record = self.records.get(game.table_id)
        counted = self.counted.get(game.table_id, [])
        names = [one.name for one in record.seats if one.sitter in counted] if record else []
        return listing(self.language, [write(one) for one in names])

    def _again(self) -> str:
        """Return words for a best game that holds an earlier record."""
        return say(self.language, "records-same-game", table=self.held.best[0].table_id)

    def _figures(self, game: Played) -> list[str]:
        beside = self.held.contest.beside
        return [say(self.language, f"records-{one}", count=getattr(game, one)) for one in beside]

    def _team(self, game: Played) -> list[Face]:
        record = self.records.get(game.table_id)
        if record is None:
            return []
        return faces_of(record)

    def _next(self, game: Played, number: str, write: Callable[[str], str] = str) -> str:
        """Return a text about the second best game, for a best game that holds an earlier
        record.
        """
        told = say(self.language, "records-next", value=self._value(game), game=number)
        return ", ".join(filter(None, (told, self._who(game, write))))

    def drawn(self) -> RecordRow:
        """Return the row of the picture."""
        contest, best, game = self.held.contest, self.held.best, self.held.shown
        name = say(self.language, f"records-{contest.key}")
        if not best:
            return RecordRow(contest.key, name, say(self.language, "records-not-yet"))
        value = self._value(best[0])
        number = say(self.language, "records-game", table=game.table_id) if game else ""
        if self.held.is_repeated or game is None:
            told = self._next(game, number) if game else ""
            return RecordRow(contest.key, name, value, self._again(), told)
        # A line of the picture breaks between figures, never within one.
        figures = [one.replace(" ", NO_BREAK) for one in (number, *self._figures(game))]
        told = f"{figures[0]} · {', '.join(figures[1:])}"
        return RecordRow(contest.key, name, value, self._who(game), told, self._team(game))

    def line(self) -> str:
        """Return the line of the text, with a link to the game."""
        best, game = self.held.best, self.held.shown
        name, number = say(self.language, f"records-{self.held.contest.key}"), ""
        if not best:
            return say(
                self.language, "records-line", name=name, told=say(self.language, "records-not-yet")
            )
        if game is not None:
            number = say(self.language, "records-game", table=game.table_id)
            if (record := self.records.get(game.table_id)) is not None:
                number = f"[{number}]({address_of(record)})"
        parts = [self._value(best[0])]
        if self.held.is_repeated:
            parts += [
                self._again(),
                self._next(game, number, quoted) if game else "",
            ]
        elif game is not None:
            parts += [number, self._who(game, quoted), ", ".join(self._figures(game))]
        return say(self.language, "records-line", name=name, told=" · ".join(filter(None, parts)))

"""Counts a finished game from its log: what each person, and the whole table, did in it.

What the autopilot did counts for nobody but the table. A wound counts for the person who had the
survivor's seat then, a killed zombie for the person who gave the command.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import engine
from bot.base.log import log
from bot.kit.chapters import Chapters
from bot.kit.feats import FEATS, Course, Step
from bot.kit.registry import kit_of
from bot.store.records import NOBODY, PERSON, PLAYED, LogRow, Record, standing

EVERYBODY = ""
"""Stands in the column of a person for the table as a whole."""
STOOD_IN = ("stood-in", "stood-in-away")
"""Keys of the notes that say that the autopilot played a turn for somebody."""
EDITION = 2
"""The version of the rules for counting; games counted with a lower one are counted again."""


@dataclass(slots=True)
class Result:
    """What one person, or the whole table, did in a game."""

    table_id: int
    person: str
    guild: int
    ruleset: str
    mission: str
    won: bool = False
    kills: int = 0
    dice: int = 0
    pips: int = 0
    turns: int = 0
    """How often it was that person's turn to act."""
    waited: int = 0
    """Seconds that the table waited for them in all these turns."""
    stood_in: int = 0
    """Turns that the autopilot played for them."""
    rounds: int = 0
    """How many rounds the game had; 0 if its log cannot be read as a whole."""
    actions: int = 0
    """How many commands and answers were given."""
    wounds: int = 0
    deaths: int = 0
    rescued: int = 0
    led: dict[str, int] = field(default_factory=dict[str, int])
    """The zombies killed by each figure that the person led; for the table, by each figure."""
    feats: list[str] = field(default_factory=list[str])
    """What is worth telling of the game; only the table has feats."""
    edition: int = EDITION


def results(record: Record, rows: list[LogRow]) -> list[Result] | None:
    """Return what each person, and the table as a whole, did in a finished game.

    None if the game is damaged or not over. People taken out by `/privacy delete` are left out.
    """
    try:
        game = None if record.damage else engine.load_table(record.game)
    except engine.DamagedGame:
        log().warning("damaged-game", table=record.id)
        return None
    if game is None or game.outcome is None:
        return None
    what = (record.guild, record.ruleset, record.mission)
    table = Result(record.id, EVERYBODY, *what, won=game.outcome.won)
    found = {EVERYBODY: table}
    kept = [row for row in standing(rows) if row.kind in (*PLAYED, "start")]
    for row in kept:
        if row.kind in PLAYED and PERSON.fullmatch(row.person):
            found.setdefault(row.person, Result(record.id, row.person, *what))
    for person in record.sitters(game.outcome.winners):
        if person in found:
            found[person].won = True
    _count_deeds(found, kept, _Leaders(record, rows))
    if all(row.is_readable(record.ruleset) for row in kept):
        table.feats = feats_of(record.ruleset, kept, game.outcome)
    else:
        for one in found.values():
            one.rounds = 0
    _count_turns(found, rows)
    _count_absences(found, rows)
    return list(found.values())


def feats_of(ruleset: str, rows: Iterable[LogRow], outcome: engine.Outcome) -> list[str]:
    """Return the feats of a finished game.

    `rows` are the log rows of its start and of all steps that were not taken back.
    """
    kit, steps, number, command = kit_of(ruleset), list[Step](), 0, -1
    for row in rows:
        events = [engine.event_from_json(ruleset, data) for data in row.events]
        if row.kind == "start" or row.command != command or not steps:
            steps.append(Step(number, []))
        command = row.command
        for event in events:
            if isinstance(event, kit.chapters.round):
                number = int(getattr(event, "round", number + 1))
                steps.append(Step(number, []))
            steps[-1].events.append(event)
    course = Course(outcome.won, outcome.winners, steps, kit.chapters)
    return [one.key for one in (*FEATS, *kit.feats) if one.is_reached(course)]


@dataclass(slots=True)
class _Leaders:
    """The seat of each figure and the person at each seat, as of the log row that was read last."""

    record: Record
    figures: dict[str, str]
    """The seat that leads each figure."""
    _acted: dict[str, str]
    _row: LogRow | None

    def __init__(self, record: Record, rows: Iterable[LogRow]) -> None:
        begun = next((row.payload.get("seats") for row in rows if row.kind == "start"), None)
        seats: Mapping[str, Sequence[str]] = begun or {one.id: one.figures for one in record.seats}
        self.record, self._acted, self._row = record, {}, None
        self.figures = {one: seat for seat, figures in seats.items() for one in figures}

    def read(self, row: LogRow) -> None:
        """Go on to the next row."""
        self._row = row
        if row.person and row.kind in PLAYED:
            self._acted[row.seat] = row.person

    def led_from(self, seat: str) -> list[str]:
        return [one for one, leader in self.figures.items() if leader == seat]

    def seat_of(self, event: engine.Event) -> str:
        """Return the seat whose figure or player an event is about; empty if there is none."""
        seat = self.figures.get(str(getattr(event, "survivor", "")), "")
        return seat or str(getattr(event, "seat", ""))

    def figure_of(self, event: engine.Event) -> str:
        """Return the figure that an event is about; empty if there is none."""
        figure = str(getattr(event, "survivor", ""))
        own = self.led_from(str(getattr(event, "seat", "")))
        return figure if figure in self.figures else own[0] if len(own) == 1 else ""

    def sitter(self, seat: str) -> str:
        """Return the person at a seat; empty if the seat is open.

        An old log does not say who sits where: then it is the person who acted last for the seat.
        """
        person = self._row.sitting.get(seat, ("", ""))[0] if self._row else ""
        return "" if person == NOBODY else person or self._acted.get(seat, seat)


def _count_deeds(found: dict[str, Result], rows: Iterable[LogRow], leaders: _Leaders) -> None:
    """Count the actions and events of a game into `found`."""
    table, ruleset = found[EVERYBODY], leaders.record.ruleset
    chapters = kit_of(ruleset).chapters
    for row in rows:
        leaders.read(row)
        doers = [table, *([found[row.person]] if row.person in found and row.person else [])]
        if row.kind in PLAYED:
            for one in doers:
                one.actions += 1
            for one in doers[1:]:
                for figure in leaders.led_from(row.seat):
                    one.led.setdefault(figure, 0)
        if row.is_readable(ruleset):
            for event in (engine.event_from_json(ruleset, data) for data in row.events):
                _count_event(event, chapters, doers, leaders)
                _count_harm(event, chapters, found, leaders)
    table.led = {figure: table.led.get(figure, 0) for figure in leaders.figures}
    for one in found.values():
        one.rounds = table.rounds


def _count_event(
    event: engine.Event, chapters: Chapters, doers: Sequence[Result], leaders: _Leaders
) -> None:
    """Count kills, dice and rescues for `doers`: the table, and the person who gave the command."""
    kills, faces, figure = chapters.kills(event), chapters.faces(event), ""
    if kills:
        figure = leaders.figure_of(event)
    if isinstance(event, chapters.rescued) and (joined := getattr(event, "seat", "")):
        leaders.figures[str(getattr(event, "survivor", ""))] = str(joined)
    if isinstance(event, chapters.round):
        doers[0].rounds = int(getattr(event, "round", doers[0].rounds + 1))
    for one in doers:
        one.kills += kills
        one.dice += len(faces)
        one.pips += sum(faces)
        one.rescued += isinstance(event, chapters.rescued)
        if figure and (one.person == EVERYBODY or figure in one.led):
            one.led[figure] = one.led.get(figure, 0) + kills


def _count_harm(
    event: engine.Event, chapters: Chapters, found: Mapping[str, Result], leaders: _Leaders
) -> None:
    """Count wounds and deaths, of the table and of the person who had the seat then."""
    if not isinstance(event, (*chapters.wounded, *chapters.fallen)):
        return
    person = leaders.sitter(leaders.seat_of(event))
    for one in {EVERYBODY, person} & found.keys():
        found[one].wounds += isinstance(event, chapters.wounded)
        found[one].deaths += isinstance(event, chapters.fallen)


def _count_turns(found: dict[str, Result], rows: Iterable[LogRow]) -> None:
    """Count turns, and the seconds that the table waited for each since the move before."""
    before, last = "", 0
    for row in rows:
        if row.kind in PLAYED and row.person in found and row.person and row.person != before:
            found[row.person].turns += 1
            found[row.person].waited += max(row.at - last, 0)
            found[EVERYBODY].turns += 1
            found[EVERYBODY].waited += max(row.at - last, 0)
        if row.kind in (*PLAYED, "start", "undo"):
            before, last = "" if row.kind == "start" else row.person, row.at


def _count_absences(found: dict[str, Result], rows: Iterable[LogRow]) -> None:
    """Count turns that the autopilot played, for the person who sat there then."""
    sitting = dict[str, str]()
    for row in rows:
        key = row.payload.get("key", "") if row.kind == "note" else ""
        if row.person and (row.kind in PLAYED or key == "took-seat"):
            sitting[row.seat] = row.person
        if key in STOOD_IN:
            found[EVERYBODY].stood_in += 1
            person = sitting.get(row.seat, row.seat)
            if person in found:
                found[person].stood_in += 1

"""What moderators do at a table, a function each.

It says what would be done, and how; it is asked once for the preview and once more when that is
confirmed. What is alike for all (asking, backup, audit) is in `bot.moderating`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from bot.base.errors import UserError
from bot.base.replies import Person, Progress, Reply, Rest
from bot.base.words import quoted, say
from bot.kit.registry import mission_name
from bot.moderation.choices import (
    SEED,
    named_seat,
    restorable,
    round_of,
    waited,
)
from bot.store.export import sealed_file, whole_file
from bot.store.records import HOMELESS, OVER, PAUSED, THREAD, Record, Stage, standing
from bot.store.store import Store
from bot.table.absence import play_turns
from bot.table.controls import id_in
from bot.table.labels import label_of, table_meant
from bot.table.seats import keep_out, let_in, seat_them, vacate
from bot.table.tables import OpenTable
from bot.table.waiting import pause, resume, sleeps

REASON = 50
"""Characters of the reason for sending somebody away: what the button of the preview keeps."""
DEAD_SECONDS = 3 * 24 * 3600
"""A table at which nothing was done for so long may be archived."""
TELLING_SECONDS, LOOK_SECONDS = 20.0, 0.1
"""How long a secret waits for the table to be told, and how often that is looked up."""
Values = Mapping[str, str | int]


async def nothing() -> None:
    """Nothing is changed."""


@dataclass(frozen=True, slots=True)
class Case:
    """Who wants something of which table; what was typed, or is kept by the button."""

    table: OpenTable
    person: Person
    typed: str = ""

    @property
    def language(self) -> str:
        return self.person.language

    @property
    def in_play(self) -> Record:
        """The table of a game that is played. Raises UserError where none is."""
        _ = self.table.game
        return self.table.record

    @property
    def store(self) -> Store:
        return self.table.tables.store


@dataclass(frozen=True, slots=True)
class Plan:
    """What would be done to that table. `key` names its sentences."""

    record: Record
    key: str
    act: Callable[[], Awaitable[None]] = nothing
    told: Values = field(default_factory=dict[str, str | int])
    """What the table is told, besides who did it."""
    shown: Values = field(default_factory=dict[str, str | int])
    """What the preview says besides."""
    arg: str = ""
    """What was chosen, as the button keeps it."""
    moment: int = 0
    """The moment for which an action on the table's present state holds."""
    changes: bool = True
    """Whether something may be lost by it, so that the database is backed up before."""
    rest: Rest | None = None
    """What the moderator is shown afterwards."""
    button: str = ""
    """Names the button's label where it is not that of the deed."""


Deed = Callable[[Case], Awaitable[Plan]]


# ---------------------------------------------------------------- the table


async def reset(case: Case) -> Plan:
    """Puts the channel's table away, whatever is played there."""
    return _closing(case, case.table.record, "reset", "archived")


async def end(case: Case) -> Plan:
    """Ends the game without a winner."""
    return _closing(case, case.table.record, "end", "ended")


async def archive(case: Case) -> Plan:
    """Puts away a table at which nobody plays any more: that of the channel, or the last one."""
    if case.table.loaded is not None:
        record = case.table.record
        asleep = record.stage == "playing" and sleeps(record)
        if not asleep and time.time() - record.changed < DEAD_SECONDS:
            raise UserError("still-played", when=f"<t:{record.changed}:R>")
        return _closing(case, record, "archive", "archived")
    resting = await case.store.resting_in(case.table.channel)
    over = [one for one in resting if one.stage in ("ended", "finished")]
    if not over:
        raise UserError("nothing-to-archive")
    return _closing(case, over[0], "archive", "archived")


def _closing(case: Case, record: Record, key: str, stage: Stage) -> Plan:
    async def act() -> None:
        _take_up(case.table, record)
        if record.stage == "finished":
            # Its dice are known: nobody may play on.
            record.extras = {**record.extras, OVER: True}
        case.table.close(stage)

    named = {"table": record.id, "mission": quoted(mission_name(record, case.language))}
    return Plan(record, key, act, shown=named)


def _move_in(table: OpenTable) -> None:
    """A table whose channel was deleted goes on where it is brought back."""
    record = table.record
    if HOMELESS in record.extras:
        record.channel = table.channel
        gone = (HOMELESS, THREAD)
        record.extras = {key: one for key, one in record.extras.items() if key not in gone}


def _take_up(table: OpenTable, record: Record) -> None:
    """The resting table is the one that is saved."""
    if table.loaded is None:
        table.loaded = OpenTable.at_rest(table.tables, record).loaded


async def restore(case: Case) -> Plan:
    """Brings back a table of this channel, or mends the damaged one that is here."""
    table = case.table
    record = await _meant(case)
    here = table.loaded is not None
    if here and not table.damaged:
        raise UserError("nothing-to-restore")

    async def act() -> None:
        if not here:
            _take_up(table, record)
            table.record.stage = "playing" if record.game or record.damage else "lobby"
            _move_in(table)
            table.touch()
        if table.damaged:
            await table.mend(case.person.id)

    shown = {"label": quoted(label_of(record, case.language))}
    key, label = ("mended", "mend") if here else ("restored", "")
    return Plan(record, key, act, shown=shown, arg=str(record.id), button=label)


async def _meant(case: Case) -> Record:
    found = table_meant(await restorable(case.table, case.person), case.typed, case.person.language)
    if found is not None:
        return found
    if case.table.loaded is not None:
        raise UserError("nothing-to-restore")
    raise UserError("no-such-table", table=quoted(case.typed[:20]))


# ---------------------------------------------------------------- seats


async def kick(case: Case) -> Plan:
    """Opens somebody's seat, and keeps them from this table; the reason stands after a slash."""
    table, record = case.table, case.table.record
    named, _, reason = case.typed.partition("/")
    seat = named_seat(table, case.person, named)
    if not seat.sitter:
        raise UserError("sits-nobody", name=quoted(seat.name))

    async def act() -> None:
        keep_out(record, seat.sitter)
        if record.stage == "playing":
            vacate(table, seat)
            return
        record.seats.remove(seat)
        table.seated()
        if not record.people:
            table.close("ended")

    told = {"whom": seat.mention}
    if record.stage != "playing":
        return Plan(record, "kick-from-lobby", act, told, arg=seat.id)
    if not reason:
        return Plan(record, "kick", act, told, arg=seat.id)
    told |= {"reason": quoted(reason)}
    return Plan(record, "kick-why", act, told, arg=f"{record.seats.index(seat)}/{reason}")


async def seat(case: Case) -> Plan:
    """Puts a person in a seat: an open one, or that of somebody else."""
    table, record = case.table, case.table.record
    person, named, name = (*case.typed.split("/", 2), "", "")[:3]
    if record.stage != "playing":
        raise UserError("not-started")
    if id_in(person) is None or record.seat(person) is not None:
        raise UserError("cannot-be-seated", who=quoted(name[:40]))
    if not named and not record.open_seats:
        raise UserError("name-a-seat", players=table.player_list())
    taken = named_seat(table, case.person, named) if named else record.open_seats[0]

    async def act() -> None:
        let_in(record, person)
        seat_them(table, taken, Person(person, name, record.language, moderator=False))

    told = {"whom": f"<@{person}>", "former": taken.mention}
    return Plan(record, "seat", act, told, arg=f"{person}/{record.seats.index(taken)}/{name}")


# ---------------------------------------------------------------- turns and time


async def pass_turn(case: Case) -> Plan:
    """The autopilot plays the turn, or answers the question, that the table waits for."""
    table = case.table
    late = waited(table)
    if case.typed:
        meant = named_seat(table, case.person, case.typed)
        if meant not in late:
            raise UserError("not-waited-for", who=meant.mention)
        late = [meant]

    async def act() -> None:
        play_turns(table, [one.id for one in late])

    whom = ", ".join(one.mention for one in late)
    arg = late[0].id if case.typed else ""
    return Plan(table.record, "pass", act, {"whom": whom}, arg=arg, moment=table.moment)


async def pause_table(case: Case) -> Plan:
    """Nobody's time runs any more."""
    table, record = case.table, case.in_play
    if PAUSED in record.extras:
        raise UserError("paused-already")

    async def act() -> None:
        pause(record, table.tables.now())
        table.touch()

    return Plan(record, "pause", act)


async def resume_table(case: Case) -> Plan:
    """Everybody has the time again that was left when the table was paused."""
    table, record = case.table, case.in_play
    if PAUSED not in record.extras:
        raise UserError("not-paused")

    async def act() -> None:
        resume(record, table.tables.now())
        table.touch()

    return Plan(record, "resume", act)


async def rollback(case: Case) -> Plan:
    """Goes back to the beginning of a round; or back again, to before that was done."""
    table, record = case.table, case.in_play
    state = await round_of(table, case.typed)
    rows = standing(await case.store.rows(record.id))
    moves = sum(row.kind == "command" and row.number >= state.number for row in rows)
    told = {"round": state.round}

    async def act() -> None:
        await table.stand_as(state, case.person.id)

    if state.aside:
        arg = f"#{state.number}"
        return Plan(record, "return", act, told, arg=arg, moment=table.moment, button="return")
    shown = {"moves": moves}
    return Plan(record, "rollback", act, told, shown, str(state.round), table.moment)


# ---------------------------------------------------------------- what is read


async def export(case: Case) -> Plan:
    """The game as a file: while it may go on, without its seed and what only some know."""
    table = case.table
    record = table.record if table.loaded else await _last_played(case)

    async def show(_: Progress) -> Reply:
        rows = await case.store.rows(record.id)
        known = record.stage == "finished" or OVER in record.extras
        content = whole_file(record, rows) if known else sealed_file(record, rows)
        about = say(case.language, "export-file")
        file = (f"table-{record.id}.json", content.encode(), about)
        return Reply(say(case.language, "done-export"), file=file)

    async def act() -> None:
        _take_up(table, record)

    return Plan(record, "export", act, shown={"table": record.id}, changes=False, rest=show)


async def _last_played(case: Case) -> Record:
    found = [one for one in await case.store.resting_in(case.table.channel) if one.game]
    if not found:
        raise UserError("nothing-to-replay")
    return found[0]


async def reveal(case: Case) -> Plan:
    """Shows the seed or a hand, once the table has read that it is shown, and to whom."""
    table, person, record = case.table, case.person, case.in_play
    if record.seat(person.id) is not None:
        raise UserError("plays-here-too")
    if case.typed == SEED:
        secret = say(person.language, "here-is-the-seed", seed=table.game.seed)
        return _revealing(case, SEED, secret, {})
    if not table.kit.presenter.own_hands:
        raise UserError("nothing-hidden")
    seat = named_seat(table, person, case.typed)
    chair = table.chair(seat.id, person.language).showing(record.quoted_names)
    secret = table.kit.presenter.hand_text(chair, seat.id)
    return _revealing(case, seat.id, secret, {"whom": seat.mention})


def _revealing(case: Case, what: str, secret: str, told: Values) -> Plan:
    """Announce that the seed, or the hand of a seat, is shown; then show it."""
    key = "reveal-seed" if what == SEED else "reveal-hand"
    record, language, viewer = case.table.record, case.language, case.person.id

    async def act() -> None:
        # Nobody plays on with what the others do not know.
        keep_out(record, viewer)

    async def show(_: Progress) -> Reply:
        announced = record.last
        for _look in range(int(TELLING_SECONDS / LOOK_SECONDS)):
            kept = await case.store.record(record.id)
            if kept is not None and kept.told >= announced:
                return Reply(secret, closes=True)
            await asyncio.sleep(LOOK_SECONDS)
        return Reply(say(language, "not-announced"), closes=True)

    return Plan(record, key, act, told, arg=what, changes=False, rest=show)

"""The actions of moderators at a table, with one function for each action.

Each function returns a `ModAction`, which describes the action and can carry it out. It raises
UserError if the action is not possible. It is called for the preview, and again when the moderator
confirms. The steps that all actions share (preview, backup, record) are in `flow.py`.
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
from bot.store.records import Record, Stage, standing
from bot.store.store import Store
from bot.table.absence import play_turns
from bot.table.controls import id_in
from bot.table.labels import find_table, label_of
from bot.table.seats import keep_out, let_in, seat_them, vacate
from bot.table.tables import OpenTable
from bot.table.waiting import pause, resume, sleeps

REASON = 50
"""The most characters of the reason for a kick; the preview's button has no room for more."""
DEAD_SECONDS = 3 * 24 * 3600
"""Seconds without any change after which moderators may archive a table."""
TELLING_SECONDS, LOOK_SECONDS = 20.0, 0.1
"""The most seconds to wait for the announcement of a secret to be posted, and the seconds between
two checks. The secret is shown only after its announcement.
"""
Values = Mapping[str, str | int]


async def nothing() -> None:
    """Do nothing: for actions that only show something."""


@dataclass(frozen=True, slots=True)
class ModRequest:
    """A moderator's request at a table.

    `typed` is the text of the command's option, or the same text as stored in a button.
    """

    table: OpenTable
    person: Person
    typed: str = ""

    @property
    def language(self) -> str:
        return self.person.language

    @property
    def in_play(self) -> Record:
        """The table's record, if a game is in progress. Raises UserError if there is none."""
        _ = self.table.game
        return self.table.record

    @property
    def store(self) -> Store:
        return self.table.tables.store


@dataclass(frozen=True, slots=True)
class ModAction:
    """An action at a table that a moderator can confirm.

    `act` carries it out on the table of `record`. `key` is the key of the texts about it.
    """

    record: Record
    key: str
    act: Callable[[], Awaitable[None]] = nothing
    told: Values = field(default_factory=dict[str, str | int])
    """Values for the sentence posted at the table, besides the moderator's name."""
    shown: Values = field(default_factory=dict[str, str | int])
    """Values that only the sentence of the preview needs, besides those in `told`."""
    arg: str = ""
    """What was chosen, in the form that the button stores."""
    moment: int = 0
    """The number of the last log row when the moderator saw the preview of the action.

    Once there is a newer row, the action is no longer valid.

    0 for an action that stays valid.
    """
    changes: bool = True
    """Whether the action may lose data, so that the database is backed up first."""
    rest: Rest | None = None
    """Called after the action was saved; returns the reply that the moderator reads."""
    button: str = ""
    """The key of the button's label, if it differs from the action's name."""


Deed = Callable[[ModRequest], Awaitable[ModAction]]


# ---------------------------------------------------------------- the table


async def reset(request: ModRequest) -> ModAction:
    """Archive the channel's table, whatever state it is in."""
    return _closing(request, request.table.record, "reset", "archived")


async def end(request: ModRequest) -> ModAction:
    """End the game without a winner."""
    return _closing(request, request.table.record, "end", "ended")


async def archive(request: ModRequest) -> ModAction:
    """Archive the table here if nobody plays there any more; without one, the last that ended.

    Raises UserError if people still play here, or if there is nothing to archive.
    """
    if request.table.loaded is not None:
        record = request.table.record
        asleep = record.stage == "playing" and sleeps(record)
        if not asleep and time.time() - record.changed < DEAD_SECONDS:
            raise UserError("still-played", when=f"<t:{record.changed}:R>")
        return _closing(request, record, "archive", "archived")
    resting = await request.store.resting_in(request.table.channel)
    over = [one for one in resting if one.stage in ("ended", "finished")]
    if not over:
        raise UserError("nothing-to-archive")
    return _closing(request, over[0], "archive", "archived")


def _closing(request: ModRequest, record: Record, key: str, stage: Stage) -> ModAction:
    async def act() -> None:
        _take_up(request.table, record)
        if record.stage == "finished":
            # The dice of a finished game are public, so it must never be continued.
            record.state.was_finished = True
        request.table.close(stage)

    named = {"table": record.id, "mission": quoted(mission_name(record, request.language))}
    return ModAction(record, key, act, shown=named)


def _move_in(table: OpenTable) -> None:
    """Move a table whose channel was deleted to the channel where it is brought back."""
    record = table.record
    if record.state.homeless:
        record.channel = table.channel
        record.state.homeless, record.state.thread = 0, ""


def _take_up(table: OpenTable, record: Record) -> None:
    """Make `record` the table of this channel if the channel has none."""
    if table.loaded is None:
        table.loaded = OpenTable.at_rest(table.tables, record).loaded


async def restore(request: ModRequest) -> ModAction:
    """Bring back a table of this channel, or repair the damaged one that is here."""
    table = request.table
    record = await _meant(request)
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
            await table.mend(request.person.id)

    shown = {"label": quoted(label_of(record, request.language))}
    key, label = ("mended", "mend") if here else ("restored", "")
    return ModAction(record, key, act, shown=shown, arg=str(record.id), button=label)


async def _meant(request: ModRequest) -> Record:
    found = find_table(
        await restorable(request.table, request.person), request.typed, request.person.language
    )
    if found is not None:
        return found
    if request.table.loaded is not None:
        raise UserError("nothing-to-restore")
    if not request.typed:
        raise UserError("no-table-to-restore")
    raise UserError("no-such-table", table=quoted(request.typed[:20]))


# ---------------------------------------------------------------- seats


async def kick(request: ModRequest) -> ModAction:
    """Open a person's seat, and bar the person from this table.

    `typed` names the seat; a reason may follow after a slash.
    """
    table, record = request.table, request.table.record
    named, _, reason = request.typed.partition("/")
    seat = named_seat(table, request.person, named)
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

    key, told = "kick" if record.stage == "playing" else "kick-from-lobby", {"whom": seat.mention}
    if not reason:
        return ModAction(record, key, act, told, arg=seat.id)
    told |= {"reason": quoted(reason)}
    return ModAction(record, f"{key}-why", act, told, arg=f"{record.seats.index(seat)}/{reason}")


async def seat(request: ModRequest) -> ModAction:
    """Put a person into a seat; a person who sits there loses it."""
    table, record = request.table, request.table.record
    person, named, name = (*request.typed.split("/", 2), "", "")[:3]
    if record.stage != "playing":
        raise UserError("not-started")
    if record.state.challenge:
        raise UserError("challenge-own-seats")
    if id_in(person) is None or record.seat(person) is not None:
        raise UserError("cannot-be-seated", who=quoted(name[:40]))
    if not named and not record.open_seats:
        raise UserError("name-a-seat", players=table.player_list())
    taken = named_seat(table, request.person, named) if named else record.open_seats[0]

    async def act() -> None:
        let_in(record, person)
        seat_them(table, taken, Person(person, name, record.language, moderator=False))

    told = {"whom": f"<@{person}>", "former": taken.mention}
    return ModAction(record, "seat", act, told, arg=f"{person}/{record.seats.index(taken)}/{name}")


# ---------------------------------------------------------------- turns and time


async def pass_turn(request: ModRequest) -> ModAction:
    """Let the autopilot play the turn or answer the question that the table waits for.

    If the table waits for several people, `typed` may name one; otherwise all are played for.
    """
    table = request.table
    late = waited(table)
    if request.typed:
        meant = named_seat(table, request.person, request.typed)
        if meant not in late:
            raise UserError("not-waited-for", who=meant.mention)
        late = [meant]

    async def act() -> None:
        play_turns(table, [one.id for one in late])

    whom = ", ".join(one.mention for one in late)
    arg = late[0].id if request.typed else ""
    return ModAction(table.record, "pass", act, {"whom": whom}, arg=arg, moment=table.moment)


async def pause_table(request: ModRequest) -> ModAction:
    """Stop all time limits of the table until it is resumed."""
    table, record = request.table, request.in_play
    if record.state.pause:
        raise UserError("paused-already")

    async def act() -> None:
        pause(record, table.tables.now())
        table.touch()

    return ModAction(record, "pause", act)


async def resume_table(request: ModRequest) -> ModAction:
    """End the pause: everybody has as much time as was left when it began."""
    table, record = request.table, request.in_play
    if not record.state.pause:
        raise UserError("not-paused")

    async def act() -> None:
        resume(record, table.tables.now())
        table.touch()

    return ModAction(record, "resume", act)


async def rollback(request: ModRequest) -> ModAction:
    """Go back to the beginning of a round, or forward again to the state before a rollback."""
    table, record = request.table, request.in_play
    if record.state.challenge:
        raise UserError("challenge-no-undo")
    state = await round_of(table, request.typed)
    rows = standing(await request.store.rows(record.id))
    moves = sum(row.kind == "command" and row.number >= state.number for row in rows)
    told = {"round": state.round}

    async def act() -> None:
        await table.stand_as(state, request.person.id)

    if state.aside:
        arg = f"#{state.number}"
        return ModAction(record, "return", act, told, arg=arg, moment=table.moment, button="return")
    shown = {"moves": moves}
    return ModAction(record, "rollback", act, told, shown, str(state.round), table.moment)


# ---------------------------------------------------------------- what is read


async def export(request: ModRequest) -> ModAction:
    """Give the game as a file. If the game may go on, the file lacks the seed and all secrets."""
    table = request.table
    record = table.record if table.loaded else await _last_played(request)

    async def show(_: Progress) -> Reply:
        rows = await request.store.rows(record.id)
        known = record.stage == "finished" or record.state.was_finished
        known = known and not await table.tables.challenges.is_sealed(record)
        content = whole_file(record, rows) if known else sealed_file(record, rows)
        about = say(request.language, "export-file")
        file = (f"table-{record.id}.json", content.encode(), about)
        return Reply(say(request.language, "done-export"), file=file)

    async def act() -> None:
        _take_up(table, record)

    return ModAction(record, "export", act, shown={"table": record.id}, changes=False, rest=show)


async def _last_played(request: ModRequest) -> Record:
    found = [one for one in await request.store.resting_in(request.table.channel) if one.game]
    if not found:
        raise UserError("nothing-to-replay")
    return found[0]


async def reveal(request: ModRequest) -> ModAction:
    """Show the seed or a hand to the moderator, after the table has been told about it.

    Raises UserError if the moderator plays here, or if nothing is hidden.
    """
    table, person, record = request.table, request.person, request.in_play
    if record.seat(person.id) is not None:
        raise UserError("plays-here-too")
    if request.typed == SEED:
        if await table.tables.challenges.is_sealed(record):
            raise UserError("challenge-sealed")
        secret = say(person.language, "here-is-the-seed", seed=table.game.seed)
        return _revealing(request, SEED, secret, {})
    if not table.kit.presenter.own_hands:
        raise UserError("nothing-hidden")
    seat = named_seat(table, person, request.typed)
    chair = table.chair(seat.id, person.language).showing(record.quoted_names)
    secret = table.kit.presenter.hand_text(chair, seat.id)
    return _revealing(request, seat.id, secret, {"whom": seat.mention})


def _revealing(request: ModRequest, what: str, secret: str, told: Values) -> ModAction:
    """Return the action that announces that the moderator sees `secret`, then shows it.

    `what` is `SEED` or the id of the seat whose hand is shown.
    """
    key = "reveal-seed" if what == SEED else "reveal-hand"
    record, language, viewer = request.table.record, request.language, request.person.id

    async def act() -> None:
        # The moderator knows a secret from now on, so they may not join this game.
        keep_out(record, viewer)

    async def show(_: Progress) -> Reply:
        announced = record.last
        for _look in range(int(TELLING_SECONDS / LOOK_SECONDS)):
            kept = await request.store.record(record.id)
            if kept is not None and kept.told >= announced:
                return Reply(secret, closes=True)
            await asyncio.sleep(LOOK_SECONDS)
        return Reply(say(language, "not-announced"), closes=True)

    return ModAction(record, key, act, told, arg=what, changes=False, rest=show)

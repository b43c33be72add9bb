"""The open table: one table, one lock, one transaction.

Code that wants something of a table takes `Tables.at(channel)` and gets an `OpenTable`, loaded and
locked. `OpenTable.save` stores all changes in one transaction, or none of them.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import engine
from bot.base import metrics
from bot.base.emojis import Marks
from bot.base.errors import UserError
from bot.base.links import Links
from bot.base.log import log
from bot.base.release import release
from bot.base.replies import Person
from bot.base.words import name_of
from bot.kit.bot_kit import BotKit
from bot.kit.chair import Chair
from bot.kit.registry import chair_at, kit_of
from bot.kit.speech import Speech
from bot.store.challenges import Challenges
from bot.store.library import Library
from bot.store.records import (
    PLAYED,
    STOPPED,
    Change,
    Game,
    Json,
    Kind,
    LogRow,
    Record,
    Rewind,
    Seat,
    Stage,
    State,
    row_of,
    states_that_stand,
)
from bot.store.saving import LostRace
from bot.store.store import Store
from bot.store.table_state import UndoneStep, Vote
from bot.table.deadlines import set_deadline
from bot.table.person_settings import People, PersonSettings
from bot.table.seeds import random_seed
from bot.table.server_commands import NoServerCommands, ServerCommands
from bot.table.server_settings import ServerSettingsStore
from bot.table.statistics import Statistics
from bot.table.waiting import resting

KEPT_TABLES = 1024
"""Games that stay in memory as objects, at about 20 KB each; others are loaded when needed."""


@dataclass(slots=True)
class Loaded:
    """A table in memory, exactly as it was last saved."""

    record: Record
    game: Game | None


@dataclass(slots=True)
class OpenTable:
    """The table of a channel, locked for one interaction; `loaded` is None if there is no table."""

    tables: Tables
    channel: int
    loaded: Loaded | None
    _rows: list[LogRow] = field(default_factory=list[LogRow])
    _snapshot: tuple[int, str] | None = None
    _turned: Rewind | None = None
    _forgotten: tuple[int, ...] = ()
    _prune: int | None = None
    _audit: tuple[str, str, Json] | None = None
    _seats: bool = False
    actor: str = ""
    """The Discord id of the person who asked for the changes; empty if nobody did."""
    actor_name: str = ""
    """What that person is called."""
    autopilot: bool = False
    """Whether the autopilot, and not a person, carries out the present steps."""
    interaction: int = 0
    """The Discord id of the interaction that asked for them; 0 if none did."""
    changed: bool = False
    """Whether there is something to save."""
    stopped: bool = False
    """Whether a game was stopped before its end, and no note tells of it yet."""

    @classmethod
    def at_rest(cls, tables: Tables, record: Record) -> OpenTable:
        """Return a table that is over, for reading only: it is not locked."""
        return cls(tables, record.channel, _loaded_from(record))

    # ------------------------------------------------------------ read

    @property
    def record(self) -> Record:
        """Return the stored table of this channel. Raises UserError if there is none."""
        if self.loaded is None:
            raise UserError("no-table-here")
        return self.loaded.record

    @property
    def kit(self) -> BotKit:
        """Return the kit of the game that is played at this table."""
        return kit_of(self.record.ruleset)

    def speech(self, person: Person) -> Speech:
        """Return the speech of this table in the person's language, with emojis."""
        record = self.record.read_by(person.id)
        speech = self.kit.speech(record, person.language, record.mentions)
        return speech.with_marks(self.tables.marks.shown)

    def chair(self, seat: str, language: str) -> Chair:
        """Return the chair of the seat `seat`: the table as its player sees it, in `language`.

        Raises UserError if no game runs.
        """
        return chair_at(replace(self.record, reader=seat), self.game, language)

    def chair_of(self, person: Person) -> Chair:
        """Return the person's chair, or a spectator's chair for a person without a seat.

        Raises UserError if no game runs.
        """
        return self.chair(self.record.seat_id(person.id) or "", person.language)

    @property
    def game(self) -> Game:
        """Return the running game. Raises UserError if it has not started or cannot be read."""
        record = self.record
        if self.loaded is None or self.loaded.game is None:
            raise UserError("not-started" if record.stage == "lobby" else "damaged-here")
        return self.loaded.game

    @property
    def damaged(self) -> bool:
        """Return whether the table should have a game, but the stored game cannot be read."""
        loaded = self.loaded
        return loaded is not None and loaded.record.stage == "playing" and loaded.game is None

    @property
    def runs(self) -> bool:
        """Return whether the table has a game that can be read."""
        return self.loaded is not None and self.loaded.game is not None

    @property
    def moment(self) -> int:
        """Return the number of the newest log row, saved or not; each new row raises it."""
        return self.record.last + len(self._rows)

    @property
    def at(self) -> tuple[int, int]:
        """Return the number of the table and its moment: every button carries both."""
        return self.record.id, self.moment

    def seat_of(self, person: str) -> str:
        """Return the person's seat. Raises UserError for a person who does not play here."""
        seat = self.record.seat_id(person)
        if seat is None:
            raise UserError("not-a-player-here", players=self.player_list())
        return seat

    def player_list(self) -> str:
        """Return the players as messages show them, joined with commas."""
        return ", ".join(self.record.mentions.values()) or "–"

    # ------------------------------------------------------------ change

    def play(self, seat: str, command: engine.Command) -> engine.Told:
        """Give a command for the seat.

        Raises Refusal and changes nothing if the rules forbid it.
        """
        game, before = self.game, (self._round(), self.record.game)
        fresh = not game.questions
        told = game.play(seat, command)
        if fresh and self._snapshot is None:
            self._snapshot = before
        kind = "command" if fresh else "interjection"
        self._keep(row_of(kind, seat, command.plain(), told), told)
        return self._maybe_ended(seat, told)

    def answer(self, seat: str, option: str) -> engine.Told:
        """Answer the question that asks the seat; return what is told.

        Raises StaleAnswer or Refusal.
        """
        game = self.game
        asked = next((one for one in game.questions if seat in one.seats), game.question)
        told = game.answer(seat, option)
        key = asked.key if asked else ""
        self._keep(row_of("answer", seat, {"key": key, "option": option}, told), told)
        return self._maybe_ended(seat, told)

    def _maybe_ended(self, seat: str, told: engine.Told) -> engine.Told:
        """End the turn of a seat that can do nothing else, unless its last step may be undone."""
        chair = self.chair(seat, self.record.language)
        ending = None if self.game.may_undo(seat) else self.kit.moves.forced_end(chair)
        if ending is None:
            return told
        return replace(told, events=[*told.events, *self.play(seat, ending).events])

    async def undo(self, seat: str) -> None:
        """Take the seat's last command back. Raises Refusal if that needs a vote."""
        self.game.undo(seat)
        await self._turn("undo", seat, {"how": "free"})
        self._may_redo(seat, "free")

    async def roll_back(self, seat: str) -> None:
        """Take back the newest command of the table. Raises UserError if there is none."""
        await self._go_to(await self.last_state(), "undo", seat, {"how": "voted"})
        self._may_redo(seat, "voted")

    async def redo(self, seat: str) -> None:
        """Bring back what was taken back last; call it only if there is something to bring back."""
        *older, last = self.record.state.redo
        row = last.row
        await self._go_to(State(row, 0, row), "redo", seat, {"how": last.how, "of": row})
        # The state before this redo need not be kept: another undo leads to it again.
        self._turned = replace(self._turned, before="") if self._turned else None
        self._forget_redo(row)
        self.record.state.redo = older

    async def stand_as(self, state: State, person: str) -> None:
        """Set the game to one of its kept states, for a moderator; the present state is kept as
        well."""
        payload: Json = {"how": "rolled"} | ({"of": state.number} if state.aside else {})
        await self._go_to(state, "redo" if state.aside else "undo", person, payload)
        self._forget_redo()

    async def _go_to(self, state: State, kind: Kind, seat: str, payload: Json) -> None:
        text = await self.tables.store.state(self.record.id, state.number)
        game = readable(self.record.id, text)
        if game is None:
            raise UserError("no-good-snapshot")
        self._put(game)
        await self._turn(kind, seat, payload)

    async def mend(self, seat: str) -> None:
        """Repair a damaged table: return to the newest state of its game that can be read.

        A lobby has no game: all of it that can be read stays. Raises UserError if no state can be
        read.
        """
        record, store = self.record, self.tables.store
        newest = mended = readable(record.id, record.game)
        for one in reversed(await self._standing_states()):
            mended = mended or readable(record.id, await store.state(record.id, one.number))
        if mended is None and any(row.kind == "start" for row in await self._log()):
            raise UserError("no-good-snapshot")
        record.stage = "lobby" if mended is None else "playing"
        if mended is None and "ruleset" in record.damage:
            raise UserError("no-good-snapshot")
        if mended is None and "mission" in record.damage:
            # The chosen mission is unknown: take the first one, as for a new table.
            missions = {one.id: one.missions for one in engine.rulesets()}
            record.mission = missions[record.ruleset][0]
        if mended is not None:
            self._put(mended)
            _fill_in(record, mended)
        if mended is newest:
            self.touch()
        else:
            await self._turn("undo", seat, {"how": "mended"})

    def begin(self, game: Game, told: engine.Told, seats: dict[str, list[str]]) -> None:
        """Start the game of a lobby; `told` has its first events, `seats` the figures of each
        seat."""
        self._put(game)
        self.record.stage = "playing"
        commitment = engine.commitment(game.seed)
        payload: dict[str, Any] = {"seats": seats, "mission": game.mission}
        payload |= {"commitment": commitment, "options": game.options, "release": release()}
        self._keep(row_of("start", "", payload, told), told)

    def note(self, seat: str, key: str, **values: Any) -> None:
        """Add a line that the whole table will read: the text `key` with these values.

        `seat` is the seat or person that the line is about; it is empty for the table.
        """
        told = {"key": key, **values} | ({STOPPED: True} if self.stopped else {})
        self.stopped = False
        self._add(LogRow("note", seat, told, command=self._number()))

    def ping(
        self, key: str, people: Iterable[str], habits: Mapping[str, PersonSettings], now: int
    ) -> None:
        """Mention these people in a line of their own, which has the text `key`.

        People in their quiet hours or on holiday are left out, and are not told later either.
        `habits` are the settings of the players, by person.
        """
        asleep = resting(self.record, habits, now)
        if called := [one for one in people if one not in asleep]:
            self.note("", key, called=called, due=self.record.due)

    def audit(self, person: str, what: str, **values: str | int) -> None:
        """Add a line to the moderators' record and to the table's log."""
        self._audit = (person, what, {**values})
        self.note(person, f"audit-{what}", **values)

    def vote(self, vote: Vote | None) -> None:
        """Open or change the table's vote, or end it with None."""
        self.record.state.vote = vote
        self.changed = True

    async def last_state(self) -> State:
        """Return the state before the newest command. Raises UserError if there is no command."""
        found = await self._standing_states()
        if not found:
            raise UserError("nothing-to-roll-back")
        return found[-1]

    def close(self, stage: Stage) -> None:
        """End the table with `stage`. If this stops a running game, the next note says so."""
        self.stopped = self.runs and self.record.stage == "playing"
        self.record.stage = stage
        self.touch()

    def touch(self) -> None:
        """Mark the table as changed, so that `save` stores it."""
        self.changed = True

    def seated(self) -> None:
        """Mark the seats as changed, so that `save` stores them."""
        self._seats = self.changed = True

    # ------------------------------------------------------------ save

    async def save(self, interaction: int | None = None, reply: str = "") -> bool:
        """Save everything in one transaction; return False if there was nothing to save.

        `interaction` is the id of a person's interaction and `reply` its private reply: they are
        stored, so that a repeated delivery gets the same reply. Raises UserError for a damaged
        table.
        """
        if not self.changed or self.loaded is None:
            return False
        record, game = self.record, self.loaded.game
        if self.damaged:
            # What cannot be read stays as it is, until a moderator mends it or puts it away.
            raise UserError("damaged-here")
        if any(row.kind not in ("vote", "note") for row in self._rows):
            record.state.vote = None
        if record.state.vote:
            await self.tables.recount(self)
            game = self.loaded.game
        if game is not None:
            record.game = game.to_json()
        played = [row.seat for row in self._rows if row.kind in PLAYED]
        if interaction is not None and played:
            record.state.came_back(played)
        habits = await self.tables.people.of(record.concerned)
        set_deadline(record, game, self.tables.now(), habits)
        change = Change(
            record,
            self._rows,
            self._snapshot,
            self._turned,
            self._forgotten,
            self._seats,
            self._prune,
            (interaction, reply) if interaction is not None else None,
            self._audit,
        )
        await self.tables.store.save(change)
        return True

    def _keep(self, row: LogRow, told: engine.Told) -> None:
        row.autopilot = self.autopilot
        self._add(row)
        self._forget_redo()
        if self.kit.chapters.begins_round(told.events):
            self._prune = max(self._round() - 1, 0)
        if self.game.outcome:
            self.record.stage = "finished"

    def _add(self, row: LogRow) -> None:
        """Add a row with the person who acted; with everybody's seat, too, if the seats have
        changed."""
        record = self.record
        if self.actor and not row.autopilot:
            seat = record.seat(self.actor)
            name = seat.name if seat is not None else name_of(self.actor_name, self.actor)
            row.person, row.name = self.actor, name
        if self._seats or row.kind == "start" or record.stage == "lobby":
            row.sitting = record.sitting
        self._rows.append(row)
        self.changed = True

    def _put(self, game: Game) -> None:
        if self.loaded is not None:
            self.loaded.game = game

    async def _turn(self, kind: Kind, seat: str, payload: Json) -> None:
        """Log that the game goes back or forward, and note which kept states are still part of
        it."""
        row = LogRow(kind, seat, payload, self.moment + 1, self._number())
        self._add(row)
        states = [one for one in await self.states() if not one.returns]
        stand = states_that_stand([*await self._log(), *self._rows], states)
        before = readable(self.record.id, self.record.game)
        if before is None:
            self._turned = Rewind(row.number, 0, "", frozenset(stand))
        else:
            was = int(before.view().round)
            self._turned = Rewind(row.number, was, self.record.game, frozenset(stand))

    def _may_redo(self, seat: str, how: str) -> None:
        """Allow the step just taken back to be redone, until somebody plays."""
        self.record.state.redo.append(UndoneStep(row=self.moment, seat=seat, how=how))

    def _forget_redo(self, *rows: int) -> None:
        """Allow nothing to be redone any more.

        Drop the states set aside by the log rows `rows`, or by all rows if none are given.
        """
        if undone := self.record.state.redo:
            self._forgotten = rows or tuple(one.row for one in undone)
            self.record.state.redo = []

    def _number(self) -> int:
        return self.loaded.game.number if self.loaded and self.loaded.game else 0

    def _round(self) -> int:
        return int(self.game.view().round)

    async def _log(self) -> list[LogRow]:
        return await self.tables.store.rows(self.record.id)

    async def states(self) -> list[State]:
        """Return the kept states of the game, the oldest first."""
        return await self.tables.store.states(self.record.id)

    async def _standing_states(self) -> list[State]:
        return [one for one in await self.states() if not one.aside]


class Tables:
    """Every table of this bot, one lock for each channel."""

    def __init__(self, store: Store, new_seed: Callable[[int], str] = random_seed) -> None:
        self.store = store
        self.library, self.people, self.guilds = (
            Library(store),
            People(store),
            ServerSettingsStore(store),
        )
        self.statistics = Statistics(store, self.people)
        self.challenges = Challenges(store)
        self.new_seed = new_seed
        self.clock: Callable[[], float] = time.time
        self.recount: Callable[[OpenTable], Awaitable[None]] = _leave_open
        """Counts the open vote of a table; called before each save."""
        self.rewritten: Callable[[int], None] = lambda table: None
        """Called with the number of a table that another process has changed."""
        self.commands: ServerCommands = NoServerCommands()
        self.links, self.marks = Links(), Marks()
        self._locks: dict[int, asyncio.Lock] = {}
        self._loaded: OrderedDict[int, Loaded] = OrderedDict()

    @asynccontextmanager
    async def at(self, channel: int) -> AsyncGenerator[OpenTable]:
        """Open the channel's table and lock it for the block; a block that only reads saves
        nothing.

        Changes that are not saved are dropped if the block raises an error.
        """
        lock = self._locks.setdefault(channel, asyncio.Lock())
        wanted = time.perf_counter()
        async with lock:
            metrics.LOCK_WAIT.observe(time.perf_counter() - wanted)
            table = OpenTable(self, channel, await self._load(channel))
            try:
                yield table
            except (engine.Refusal, engine.StaleAnswer, UserError):
                if table.changed:
                    self.forget(channel)
                raise
            except BaseException:
                self.forget(channel)
                raise
            self._remember(table)

    def now(self) -> int:
        """Return the seconds since the epoch."""
        return int(self.clock())

    async def resting(self, record: Record) -> dict[str, int]:
        """Return the people of that table who must not be pinged now, and until when."""
        return resting(record, await self.people.of(record.concerned), self.now())

    async def shift_deadlines(self, seconds: int) -> None:
        """Move all deadlines by that many seconds, forward or back."""
        await self.store.shift_deadlines(seconds)
        for loaded in self._loaded.values():
            record = loaded.record
            record.due += seconds if record.due else 0
            record.remind += seconds if record.remind else 0

    def forget(self, channel: int) -> None:
        """Drop the channel's table from memory; the next `at` loads what was saved."""
        self._loaded.pop(channel, None)

    @property
    def in_memory(self) -> int:
        """Return how many tables are kept as objects."""
        return len(self._loaded)

    async def _load(self, channel: int) -> Loaded | None:
        if channel in self._loaded and not await self._moved(self._loaded[channel].record):
            self._loaded.move_to_end(channel)
            return self._loaded[channel]
        record = await self.store.live_in(channel)
        if record is None:
            return None
        self._loaded[channel] = _loaded_from(record)
        while len(self._loaded) > KEPT_TABLES:
            self._loaded.popitem(last=False)
        return self._loaded[channel]

    async def _moved(self, record: Record) -> bool:
        """Return whether another process changed the table since it was loaded."""
        if self.store.shard.alone or await self.store.version(record.id) == record.version:
            return False
        self.forget(record.channel)
        self.rewritten(record.id)
        return True

    def _remember(self, table: OpenTable) -> None:
        loaded, ours = table.loaded, self.store.shard
        stays = loaded is not None and loaded.record.live and ours.has(loaded.record.guild)
        if loaded is None or not stays or loaded.record.channel != table.channel:
            self.forget(table.channel)
        else:
            self._loaded[table.channel] = loaded


async def _leave_open(_: OpenTable) -> None:
    """Do nothing: stands in for `recount` until that is set."""


def _loaded_from(record: Record) -> Loaded:
    """Return the table with its game. A damaged one has no game and, if live, the stage
    `playing`."""
    game = readable(record.id, record.game)
    record.damage = tuple(sorted({*record.damage, *contradictions(record, game)}))
    if record.damage:
        log().warning("damaged-table", table=record.id, cells=record.damage)
        record.stage = "playing" if record.live else record.stage
        return Loaded(record, None)
    return Loaded(record, game)


def contradictions(record: Record, game: Game | None) -> tuple[str, ...]:
    """Return the columns whose values differ from those in the table's own game."""
    if game is None:
        return ()
    told = {"mission": (record.mission, game.mission), "ruleset": (record.ruleset, game.rules.id)}
    told["seats.seat"] = (str(sorted(one.id for one in record.seats)), str(sorted(game.seats)))
    return tuple(column for column, (here, there) in sorted(told.items()) if here != there)


def readable(table: int, text: str) -> Game | None:
    """Return the game in a stored text; None if the text is empty or damaged."""
    if not text:
        return None
    try:
        return engine.load_table(text)
    except Exception as error:
        # No player has asked for anything yet, so any error here means a damaged game.
        log().warning("damaged-game", table=table, error=type(error).__name__)
        return None


def _fill_in(record: Record, game: Game) -> None:
    """Replace what could not be read in the table's own columns by what the game says."""
    seated = {seat.id: seat.name for seat in record.seats}
    if "seats.seat" in record.damage or "seats.figures" in record.damage:
        sitting = {seat.id: seat.person for seat in record.seats}
        record.seats = [
            Seat(seat, seated.get(seat, seat), figures, sitting.get(seat, ""))
            for seat, figures in game.seats.items()
        ]
    if "state" in record.damage:
        record.state.options |= game.options
    record.ruleset, record.mission = game.rules.id, game.mission


__all__ = ["Game", "Loaded", "LostRace", "OpenTable", "Tables", "contradictions"]

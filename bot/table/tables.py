"""The service: one table, one lock, one transaction.

Code that wants something of a table takes `Tables.at(channel)` and gets an `OpenTable`, loaded
and locked. What is done there is kept by `OpenTable.save` in one transaction, or not at all.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import engine
from bot.base import metrics
from bot.base.emojis import Marks
from bot.base.errors import UserError
from bot.base.links import Links
from bot.base.log import log
from bot.base.replies import Person
from bot.kit.bot_kit import BotKit
from bot.kit.chair import Chair
from bot.kit.registry import chair_at, kit_of
from bot.kit.speech import Speech
from bot.store.library import Library
from bot.store.records import (
    PLAYED,
    REDO,
    Change,
    Game,
    Json,
    Kind,
    LogRow,
    Record,
    Seat,
    Stage,
    State,
    Turned,
    row_of,
    states_that_stand,
)
from bot.store.saving import LostRace
from bot.store.store import Store
from bot.table.deadlines import set_deadline
from bot.table.person_settings import People
from bot.table.server_settings import ServerSettingsStore
from bot.table.statistics import Statistics
from bot.table.waiting import came_back, resting

KEPT_TABLES = 1024
"""How many games stay in memory as objects, at about 20 KB; the others are loaded when somebody
plays."""


@dataclass(slots=True)
class Loaded:
    """A table in memory, exactly as it was last saved."""

    record: Record
    game: Game | None


@dataclass(slots=True)
class OpenTable:
    """A locked table, while one interaction is carried out."""

    tables: Tables
    channel: int
    loaded: Loaded | None
    _rows: list[LogRow] = field(default_factory=list[LogRow])
    _snapshot: tuple[int, str] | None = None
    _turned: Turned | None = None
    _forgotten: tuple[int, ...] = ()
    _prune: int | None = None
    _audit: tuple[str, str, Json] | None = None
    _seats: bool = False
    actor: str = ""
    """Who does what is done; empty where nobody asked for it."""
    interaction: int = 0
    """Discord's id of what asked for it; 0 where nothing did."""
    changed: bool = False
    """Whether there is something to save."""

    @classmethod
    def at_rest(cls, tables: Tables, record: Record) -> OpenTable:
        """A table that nobody plays any more, to be looked at."""
        return cls(tables, record.channel, _loaded_from(record))

    # ------------------------------------------------------------ what stands

    @property
    def record(self) -> Record:
        """The lobby or game here. Raises UserError where there is none."""
        if self.loaded is None:
            raise UserError("no-table-here")
        return self.loaded.record

    @property
    def kit(self) -> BotKit:
        """The game that is played here, as the bot meets it."""
        return kit_of(self.record.ruleset)

    def speech(self, person: Person) -> Speech:
        """What speaks here to that person."""
        record = self.record.read_by(person.id)
        speech = self.kit.speech(record, person.language, record.mentions)
        return speech.with_marks(self.tables.marks.shown)

    def chair(self, seat: str, language: str) -> Chair:
        """That seat here, read in that language. Raises UserError where no game runs."""
        return chair_at(replace(self.record, reader=seat), self.game, language)

    def chair_of(self, person: Person) -> Chair:
        """The chair of that person; a spectator's for somebody who does not play here."""
        return self.chair(self.record.seat_id(person.id) or "", person.language)

    @property
    def game(self) -> Game:
        """The running game here. Raises UserError where there is none."""
        record = self.record
        if self.loaded is None or self.loaded.game is None:
            raise UserError("not-started" if record.stage == "lobby" else "damaged-here")
        return self.loaded.game

    @property
    def damaged(self) -> bool:
        """Whether what is stored here cannot be read."""
        loaded = self.loaded
        return loaded is not None and loaded.record.stage == "playing" and loaded.game is None

    @property
    def runs(self) -> bool:
        """Whether a game runs here."""
        return self.loaded is not None and self.loaded.game is not None

    @property
    def moment(self) -> int:
        """Number of the newest log row: it grows with everything done, an undo included."""
        return self.record.last + len(self._rows)

    @property
    def at(self) -> tuple[int, int]:
        """Table and moment: what every button carries."""
        return self.record.id, self.moment

    def seat_of(self, person: str) -> str:
        """The person's seat. Raises UserError for somebody who does not play here."""
        seat = self.record.seat_id(person)
        if seat is None:
            raise UserError("not-a-player-here", players=self.player_list())
        return seat

    def player_list(self) -> str:
        return ", ".join(self.record.mentions.values()) or "–"

    # ------------------------------------------------------------ what is done

    def play(self, seat: str, command: engine.Command) -> engine.Told:
        """Gives a command; raises Refusal and changes nothing where the rules forbid it."""
        game, before = self.game, (self._round(), self.record.game)
        fresh = not game.questions
        told = game.play(seat, command)
        if fresh and self._snapshot is None:
            self._snapshot = before
        kind = "command" if fresh else "interjection"
        self._keep(row_of(kind, seat, command.plain(), told), told)
        return self._maybe_ended(seat, told)

    def answer(self, seat: str, option: str) -> engine.Told:
        """Answers the question that names the seat; raises StaleAnswer or Refusal."""
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
        """Takes the seat's last command back, where the rules of undo allow it freely."""
        self.game.undo(seat)
        await self._turn("undo", seat, {"how": "free"})
        self._may_redo(seat, "free")

    async def roll_back(self, seat: str) -> None:
        """Brings the game back to where it was before the last command that began."""
        await self._go_to(await self.last_state(), "undo", seat, {"how": "voted"})
        self._may_redo(seat, "voted")

    async def redo(self, seat: str) -> None:
        """Brings back what was taken back last, as long as nobody played since."""
        *older, last = self.record.extras[REDO]
        row = int(last["row"])
        await self._go_to(State(row, 0, row), "redo", seat, {"how": last["how"], "of": row})
        # How it stood between the two is what another undo leads to.
        self._turned = replace(self._turned, before="") if self._turned else None
        self._forget_redo(row)
        self.record.extras = {**self.record.extras, **({REDO: older} if older else {})}

    async def stand_as(self, state: State, person: str) -> None:
        """A moderator's way to any state that is kept; how it stands now is kept, too."""
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
        """Brings a damaged table back: its game, or the last snapshot of it that can be read.

        A lobby has no game: what can be read of it stays.
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
            # Nobody can tell what was to be played: the first mission, as for a new table.
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
        """The lobby becomes this game."""
        self._put(game)
        self.record.stage = "playing"
        commitment = engine.commitment(game.seed)
        payload: dict[str, Any] = {"seats": seats, "mission": game.mission}
        payload |= {"commitment": commitment, "options": game.options}
        self._keep(row_of("start", "", payload, told), told)

    def note(self, seat: str, key: str, **values: Any) -> None:
        """A line the whole table is to read."""
        row = LogRow("note", seat, {"key": key, **values}, command=self._number())
        row.person = self.actor
        self._rows.append(row)
        self.changed = True

    def audit(self, person: str, what: str, **values: str | int) -> None:
        """A line of the moderators' record, shown at the table, too."""
        self._audit = (person, what, {**values})
        self.note(person, f"audit-{what}", **values)

    def vote(self, vote: dict[str, Any]) -> None:
        """Opens, changes or (with an empty one) ends a vote."""
        self.record.vote = vote
        self.changed = True

    async def last_state(self) -> State:
        """The game before its last command. Raises UserError where nothing was done."""
        found = await self._standing_states()
        if not found:
            raise UserError("nothing-to-roll-back")
        return found[-1]

    def close(self, stage: Stage) -> None:
        """The table ends; it stays in the store."""
        self.record.stage = stage
        self.touch()

    def touch(self) -> None:
        """Something of the record itself was changed."""
        self.changed = True

    def seated(self) -> None:
        """Somebody sat down, or got up."""
        self._seats = self.changed = True

    # ------------------------------------------------------------ how it is kept

    async def save(self, interaction: int | None = None, reply: str = "") -> bool:
        """Keeps everything in one transaction; False where there was nothing to keep."""
        if not self.changed or self.loaded is None:
            return False
        record, game = self.record, self.loaded.game
        if self.damaged:
            # What cannot be read stays as it is, until a moderator mends it or puts it away.
            raise UserError("damaged-here")
        if any(row.kind not in ("vote", "note") for row in self._rows):
            record.vote = {}
        if record.vote:
            await self.tables.recount(self)
            game = self.loaded.game
        if game is not None:
            record.game = game.to_json()
        played = [row.seat for row in self._rows if row.kind in PLAYED]
        if interaction is not None and played:
            came_back(record, played)
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
        row.person = self.actor
        self._rows.append(row)
        self.changed = True
        self._forget_redo()
        if self.kit.chapters.begins_round(told.events):
            self._prune = max(self._round() - 1, 0)
        if self.game.outcome:
            self.record.stage = "finished"

    def _put(self, game: Game) -> None:
        if self.loaded is not None:
            self.loaded.game = game

    async def _turn(self, kind: Kind, seat: str, payload: Json) -> None:
        """The row that says so; what does not stand any more is set aside, and how it stood."""
        self.changed = True
        row = LogRow(kind, seat, payload, self.moment + 1, self._number())
        self._rows.append(row)
        states = [one for one in await self.states() if not one.returns]
        stand = states_that_stand([*await self._log(), *self._rows], states)
        before = readable(self.record.id, self.record.game)
        if before is None:
            self._turned = Turned(row.number, 0, "", frozenset(stand))
        else:
            was = int(before.view().round)
            self._turned = Turned(row.number, was, self.record.game, frozenset(stand))

    def _may_redo(self, seat: str, how: str) -> None:
        """What was just taken back may come back as long as nobody plays."""
        undone = {"row": self.moment, "seat": seat, "how": how}
        stack = [*self.record.extras.get(REDO, []), undone]
        self.record.extras = {**self.record.extras, REDO: stack}

    def _forget_redo(self, *rows: int) -> None:
        """What was taken back stays so; or what these rows took back is needed no more."""
        extras = dict(self.record.extras)
        if undone := extras.pop(REDO, []):
            self.record.extras = extras
            self._forgotten = rows or tuple(int(one["row"]) for one in undone)

    def _number(self) -> int:
        return self.loaded.game.number if self.loaded and self.loaded.game else 0

    def _round(self) -> int:
        return int(self.game.view().round)

    async def _log(self) -> list[LogRow]:
        return await self.tables.store.rows(self.record.id)

    async def states(self) -> list[State]:
        """The states of the game that are kept, the oldest first."""
        return await self.tables.store.states(self.record.id)

    async def _standing_states(self) -> list[State]:
        return [one for one in await self.states() if not one.aside]


def random_seed(interaction: int) -> str:
    """A secret seed that ends with the id which Discord gave to the interaction.

    So no seed can be chosen before somebody asks for the game to start.
    """
    return f"{secrets.token_hex(16)}-{interaction}"


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
        self.new_seed = new_seed
        self.clock: Callable[[], float] = time.time
        self.recount: Callable[[OpenTable], Awaitable[None]] = _leave_open
        """Ends an open vote that the people who are left have decided; called before each save."""
        self.rewritten: Callable[[int], None] = lambda table: None
        """Told of a table that another process changed."""
        self.links, self.marks = Links(), Marks()
        self._locks: dict[int, asyncio.Lock] = {}
        self._loaded: OrderedDict[int, Loaded] = OrderedDict()

    @asynccontextmanager
    async def at(self, channel: int) -> AsyncGenerator[OpenTable]:
        """The channel's table, locked. What was not saved when an error comes is forgotten.

        An interaction that only looks saves nothing and costs nothing.
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
        """Seconds since the epoch."""
        return int(self.clock())

    async def resting(self, record: Record) -> dict[str, int]:
        """Who of that table is not to be called now, and until when."""
        return resting(record, await self.people.of(record.concerned), self.now())

    async def shift_deadlines(self, seconds: int) -> None:
        """Everybody has that much more time, or less where the clock went wrong."""
        await self.store.shift_deadlines(seconds)
        for loaded in self._loaded.values():
            record = loaded.record
            record.due += seconds if record.due else 0
            record.remind += seconds if record.remind else 0

    def forget(self, channel: int) -> None:
        """Drops the table from memory; the next one to ask loads what was saved."""
        self._loaded.pop(channel, None)

    @property
    def in_memory(self) -> int:
        """How many tables are kept as objects."""
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
        """Whether another process changed the table since we had it."""
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
    """Nobody counts votes here."""


def _loaded_from(record: Record) -> Loaded:
    """The table in memory; a damaged one waits for a moderator, whatever it was."""
    game = readable(record.id, record.game)
    record.damage = tuple(sorted({*record.damage, *contradictions(record, game)}))
    if record.damage:
        log().warning("damaged-table", table=record.id, cells=record.damage)
        record.stage = "playing" if record.live else record.stage
        return Loaded(record, None)
    return Loaded(record, game)


def contradictions(record: Record, game: Game | None) -> tuple[str, ...]:
    """The columns in which a table says something else than its own game."""
    if game is None:
        return ()
    told = {"mission": (record.mission, game.mission), "ruleset": (record.ruleset, game.rules.id)}
    told["seats.seat"] = (str(sorted(one.id for one in record.seats)), str(sorted(game.seats)))
    return tuple(column for column, (here, there) in sorted(told.items()) if here != there)


def readable(table: int, text: str) -> Game | None:
    """The game of a stored text; None where there is none, and where it is damaged."""
    if not text:
        return None
    try:
        return engine.load_table(text)
    except Exception as error:
        # Whatever a rule stumbles over in a stored game is damage: nobody asked it for anything.
        log().warning("damaged-game", table=table, error=type(error).__name__)
        return None


def _fill_in(record: Record, game: Game) -> None:
    """What a game tells of its table, where the table's own cells could not be read."""
    seated = {seat.id: seat.name for seat in record.seats}
    if "seats.seat" in record.damage or "seats.figures" in record.damage:
        sitting = {seat.id: seat.person for seat in record.seats}
        record.seats = [
            Seat(seat, seated.get(seat, seat), figures, sitting.get(seat, ""))
            for seat, figures in game.seats.items()
        ]
    if "extras" in record.damage:
        options = {name: _option(text) for name, text in game.options.items()}
        record.extras = {**record.extras, **options}
    record.ruleset, record.mission = game.rules.id, game.mission


def _option(text: str) -> Any:
    """An option as the table keeps it: lists as such, everything else as text."""
    try:
        found: Any = json.loads(text)
    except ValueError:
        return text
    return text if isinstance(found, str | int | float | dict | None) else found


__all__ = ["Game", "Loaded", "LostRace", "OpenTable", "Tables", "contradictions"]

"""One running game: takes commands and answers, keeps what a restart needs, undoes what is fair."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from engine.core.command import Command, parse
from engine.core.dice import Dice, DiceShort, Draw
from engine.core.event import Event
from engine.core.game import Answer, Game, Interjection, Reply
from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.core.referee import run
from engine.core.refusal import DamagedGame, Refusal, ReplayMismatch, StaleAnswer
from engine.core.ruleset import Ruleset, Seats

S = TypeVar("S")
V = TypeVar("V")
T = TypeVar("T")
SETUP = '{"do":"set-up"}'


@dataclass(frozen=True, slots=True)
class Told:
    """What a command or an answer brought about.

    `number` is the command's number; `finished` is False while it waits for an answer. `draws` are
    all the draws of the command so far, the first drawn first.
    """

    events: list[Event]
    number: int
    finished: bool
    draws: tuple[Draw, ...]

    def for_seat(self, seat: str | None) -> list[Event]:
        """The events that seat (None: a spectator) may know."""
        return [one for one in self.events if not one.only_for or seat in one.only_for]


@dataclass(slots=True)
class _Open:
    """The command that runs: what it is and what was replied to it."""

    seat: str
    command: Command | None
    """None: the setting up."""
    replies: list[Reply] = field(default_factory=list[Reply])
    told: int = 0
    """How many of its events were told already."""


class _StoredReply(BaseModel):
    model_config = ConfigDict(extra="forbid")

    seat: str
    key: str = ""
    option: str = ""
    command: dict[str, object] | None = None


class _StoredOpen(BaseModel):
    model_config = ConfigDict(extra="forbid")

    seat: str
    command: dict[str, object] | None
    replies: list[_StoredReply]
    told: int


class _StoredTable(BaseModel):
    model_config = ConfigDict(extra="forbid")

    format: Literal[1]
    schema_: int
    ruleset: str
    mission: str
    options: dict[str, str]
    seats: dict[str, list[str]]
    seed: str
    number: int
    outcome: Outcome | None
    open: _StoredOpen | None
    undo: list[tuple[str, dict[str, object]]]
    state: dict[str, object]


class Table(Generic[S, V]):
    """One running game of one ruleset. Made by `engine.open_table` and `engine.load_table`."""

    def __init__(
        self,
        rules: Ruleset[S, V],
        mission: str,
        seats: Seats,
        seed: str,
        options: Mapping[str, str],
    ) -> None:
        self.rules = rules
        self.mission = mission
        self.seats = {seat: list(figures) for seat, figures in seats.items()}
        self.seed = seed
        self.options = dict(options)
        self.number = 0
        """The number of the command that runs, or comes next."""
        self.outcome: Outcome | None = None
        self.questions: tuple[Question, ...] = ()
        self.given_dice: list[int] | None = None
        """Faces of all rolls to come (scenarios); None in real games, where chance rolls."""
        self._used_given = 0
        """How many of them the open command has used so far."""
        self.given_back: Command | None = None
        """A command whose stored answers no longer fitted when the table was loaded."""
        self._open: _Open | None = None
        self._before = b""
        self._undo: list[tuple[str, bytes]] = []
        self._listed: dict[str, list[Command]] = {}
        """What each seat may do, worked out once as long as nothing is done; so are views."""
        self._views: dict[str | None, V] = {}
        self._state: S

    # ------------------------------------------------------------ what stands

    @property
    def acting(self) -> tuple[str, ...]:
        """The seats that may give a command now; none while a question is open or all is over."""
        if self.outcome or self.questions:
            return ()
        return self.rules.acting(self._state)

    @property
    def question(self) -> Question | None:
        """The question that is open; the first of them where several are."""
        return self.questions[0] if self.questions else None

    @property
    def moment(self) -> str:
        """Changes with every command, answer and undo: what a button is compared with."""
        replies = len(self._open.replies) if self._open else 0
        return f"{self.number}.{replies}"

    @property
    def dice_left(self) -> list[int]:
        """Given faces that were not rolled so far."""
        return (self.given_dice or [])[self._used_given :]

    def commands(self, seat: str) -> list[Command]:
        """Every command the seat may give now: complete, and accepted if given."""
        if self.outcome:
            return []
        if seat not in self._listed:
            self._listed[seat] = self._list(seat)
        return list(self._listed[seat])

    def _list(self, seat: str) -> list[Command]:
        if self.questions:
            return self.rules.interjections(self._state, seat, self.questions)
        return self.rules.commands(self._state, seat)

    def view(self, seat: str | None = None) -> V:
        """What the seat may know of the table; a spectator's view without one."""
        if seat not in self._views:
            self._views[seat] = self.rules.view(self._state, seat, self.questions, self.outcome)
        return self._views[seat]

    def consult(self, reading: Callable[[S], T]) -> T:
        """What the rules read off the table; a reading must not change it."""
        return reading(self._state)

    # ------------------------------------------------------------ what is done

    def set_up(self) -> Told:
        """Sets the game up; called once, by `engine.open_table`."""
        self._state = self.rules.new_state(self.mission, self.seats, self.options)
        self._before = self._dump()
        self._open = _Open("", None)
        return self._run(self._open, fresh=True)

    def play(self, seat: str, command: Command) -> Told:
        """Carries the command out as far as the next question.

        Raises Refusal where the rules forbid it, DiceShort where a scenario's dice run out; then
        nothing has changed.
        """
        self._refuse_unless_seated(seat)
        if self._open:
            return self._interject(self._open, seat, command)
        refusal = self.rules.why_not(self._state, seat, command)
        if refusal:
            raise refusal
        self._before = self._dump()
        self._open = _Open(seat, command)
        return self._run(self._open, fresh=True)

    def answer(self, seat: str, option: str) -> Told:
        """Answers the question that names the seat.

        Raises StaleAnswer where that is not asked (any more), Refusal where others are asked or a
        free answer is not allowed; then the question stays open.
        """
        self._refuse_unless_seated(seat)
        if not self._open or not self.questions:
            raise StaleAnswer(f"{seat!r} answers {option!r}, nothing is asked")
        mine = [question for question in self.questions if seat in question.seats]
        if not mine:
            raise Refusal("not-yours-to-answer", seats=self.questions[0].seats)
        if not mine[0].takes(option):
            raise StaleAnswer(f"{option!r} is none of {mine[0].options!r}")
        refusal = mine[0].why_not(option)
        if refusal:
            raise refusal
        self._open.replies.append(Answer(seat, mine[0].key, option))
        return self._run(self._open, fresh=False)

    def undo(self, seat: str) -> None:
        """Takes back the seat's last command, if nothing was drawn or revealed and nobody acted.

        Raises Refusal otherwise.
        """
        self._refuse_unless_seated(seat)
        if not self._undo or self._undo[-1][0] != seat:
            raise Refusal("nothing-to-undo")
        _, before = self._undo.pop()
        self._moved_on()
        self._state = self._load(before)
        if not self._open:
            self.number -= 1
        self._open, self.questions = None, ()

    def may_undo(self, seat: str) -> bool:
        return not self.outcome and bool(self._undo) and self._undo[-1][0] == seat

    # ------------------------------------------------------------ how it runs

    def _refuse_unless_seated(self, seat: str) -> None:
        if self.outcome:
            raise Refusal("game-is-over", reason=self.outcome.reason)
        if seat not in self.seats:
            raise Refusal("not-a-player", seats=tuple(self.seats))

    def _interject(self, running: _Open, seat: str, command: Command) -> Told:
        refusal = self.rules.why_not_interject(self._state, seat, command, self.questions)
        if refusal:
            raise refusal
        running.replies.append(Interjection(seat, command))
        return self._run(running, fresh=False)

    def _run(self, running: _Open, *, fresh: bool) -> Told:
        """Runs the open command from its snapshot through all replies to the next question."""
        self._moved_on()
        if not fresh:
            self._state = self._load(self._before)
        text = running.command.canonical() if running.command else SETUP
        dice = Dice(self.seed, self.number, text, self.given_dice)
        game = self.rules.game(self._state, tuple(self.seats), dice)
        try:
            self.questions = run(self._rule(game, running), running.replies)
            _refuse_less_than_told(game, running)
        except (Refusal, ReplayMismatch, DiceShort):
            self._state = self._load(self._before)
            self._open, self.questions = None, ()
            raise
        told = Told(game.events[running.told :], self.number, not self.questions, tuple(dice.draws))
        running.told = len(game.events)
        self._keep_undo(running, free=not dice.draws and not game.revealed)
        self.outcome = game.outcome
        self._used_given = dice.used_given
        if not self.questions:
            self.given_dice = None if self.given_dice is None else self.dice_left
            self._used_given = 0
            self.number += 1
            self._open = None
        return told

    def _moved_on(self) -> None:
        self._listed.clear()
        self._views.clear()

    async def _rule(self, game: Game[S], running: _Open) -> None:
        if running.command:
            await self.rules.carry_out(game, running.seat, running.command)
        else:
            await self.rules.set_up(game)

    def _keep_undo(self, running: _Open, *, free: bool) -> None:
        """Remembers how to take the command back, or forgets everything that came before it."""
        others = any(reply.seat != running.seat for reply in running.replies)
        if not free or others or not running.seat:
            self._undo.clear()
            return
        if self._undo and self._undo[-1][0] != running.seat:
            self._undo.clear()
        if not running.replies:
            self._undo.append((running.seat, self._before))

    # ------------------------------------------------------------ how it is kept

    def _dump(self) -> bytes:
        return self.rules.state.write(self._state)

    def _load(self, dumped: bytes) -> S:
        return self.rules.state.read(dumped)

    def to_json(self) -> str:
        """The whole table as text, a question in the middle included."""
        head: dict[str, Any] = {
            "format": 1,
            "schema_": self.rules.schema,
            "ruleset": self.rules.id,
            "mission": self.mission,
            "options": self.options,
            "seats": self.seats,
            "seed": self.seed,
            "number": self.number,
            "outcome": None,
            "open": _store_open(self._open) if self._open else None,
        }
        if self.outcome:
            head["outcome"] = {
                "won": self.outcome.won,
                "winners": self.outcome.winners,
                "reason": self.outcome.reason,
            }
        undo = ",".join(f"[{json.dumps(seat)},{before.decode()}]" for seat, before in self._undo)
        state = (self._before if self._open else self._dump()).decode()
        return f'{json.dumps(head, ensure_ascii=False)[:-1]},"undo":[{undo}],"state":{state}}}'

    @classmethod
    def restore(cls, rules: Ruleset[S, V], text: str) -> Table[S, V]:
        """The table of `to_json`, its open question asked again.

        Raises DamagedGame where the text is not a game of this ruleset that this release reads.
        """
        try:
            stored = _StoredTable.model_validate_json(text)
            table = cls(rules, stored.mission, stored.seats, stored.seed, stored.options)
            table._fill(stored)
        except (ValidationError, KeyError, ValueError, Refusal, ReplayMismatch) as error:
            raise DamagedGame(str(error)) from error
        return table

    def _fill(self, stored: _StoredTable) -> None:
        if stored.schema_ > self.rules.schema:
            raise DamagedGame(f"schema {stored.schema_!r} is newer than {self.rules.schema!r}")

        def state(data: dict[str, object]) -> bytes:
            text = json.dumps(self.rules.migrate(data, stored.schema_))
            return self.rules.state.write(self.rules.state.check(text))

        self.number = stored.number
        for seat, before in stored.undo:
            self._stand(state(before), None)
            self._must_go_on()
            self._undo.append((seat, self._before))
        self._stand(state(stored.state), stored.outcome)
        if not stored.open or stored.open.command is not None:
            self._must_go_on()
        if stored.open:
            if stored.number and stored.open.command is None:
                raise DamagedGame(f"it is set up in the middle, as number {stored.number!r}")
            strangers = self._strangers(stored.open)
            if strangers:
                raise DamagedGame(f"{strangers[0]!r} has no seat, but plays")
            self._reopen(stored.open)

    def _stand(self, before: bytes, outcome: Outcome | None) -> None:
        """Raises DamagedGame where no game can come to that state."""
        self._before, self.outcome = before, outcome
        self._state = self.rules.state.check(before)
        damage = self.rules.why_damaged(self._state, self.seats, self.outcome)
        if damage:
            raise DamagedGame(damage)

    def _must_go_on(self) -> None:
        if not self.outcome and not self.acting:
            raise DamagedGame("nobody may do anything")

    @classmethod
    def placed(
        cls,
        rules: Ruleset[S, V],
        mission: str,
        seats: Seats,
        state: S,
        *,
        seed: str,
        options: Mapping[str, str],
        dice: Sequence[int] | None,
    ) -> Table[S, V]:
        """A table in the middle of a game, where its state is given; so are its `dice`.

        Raises ValueError where no game can come to it.
        """
        table = cls(rules, mission, seats, seed, options)
        table.number, table.given_dice = 1, None if dice is None else list(dice)
        try:
            table._stand(rules.state.write(state), None)
            table._must_go_on()
        except DamagedGame as error:
            raise ValueError(str(error)) from error
        return table

    def _strangers(self, stored: _StoredOpen) -> list[str]:
        """Who takes part in the open command without a seat; nobody sets a game up."""
        named = [reply.seat for reply in stored.replies]
        named += [stored.seat] if stored.command is not None else []
        return [seat for seat in named if seat not in self.seats]

    def _reopen(self, stored: _StoredOpen) -> None:
        told, types = stored.command, self.rules.command_types
        command = None if told is None else parse(told, types)
        replies = [self._reply(reply) for reply in stored.replies]
        self._open = _Open(stored.seat, command, replies, stored.told)
        undo = list(self._undo)
        try:
            self._refuse_unless_legal(self._open)
            self._run(self._open, fresh=True)
        except (ReplayMismatch, Refusal):
            if command is None:
                raise
            self._open, self.questions = None, ()
            self.given_back = command
        self._undo = undo

    def _refuse_unless_legal(self, running: _Open) -> None:
        """What was stored is checked like what people ask for: rules rely on it.

        Raises Refusal or ReplayMismatch.
        """
        if running.command is None:
            return
        refusal = self.rules.why_not(self._state, running.seat, running.command)
        for at, reply in enumerate(running.replies):
            if isinstance(reply, Interjection) and not refusal:
                refusal = self._why_not_after(running, running.replies[:at], reply)
        if refusal:
            raise refusal

    def _why_not_after(
        self, running: _Open, replies: Sequence[Reply], given: Interjection
    ) -> Refusal | None:
        """Why the command may not come after these replies."""
        text = running.command.canonical() if running.command else SETUP
        state = self._load(self._before)
        dice = Dice(self.seed, self.number, text, self.given_dice)
        game = self.rules.game(state, tuple(self.seats), dice)
        questions = run(self._rule(game, running), replies)
        if not questions:
            raise ReplayMismatch(f"nothing is asked where {given!r} was given")
        return self.rules.why_not_interject(state, given.seat, given.command, questions)

    def _reply(self, stored: _StoredReply) -> Reply:
        if stored.command is not None:
            return Interjection(stored.seat, parse(stored.command, self.rules.command_types))
        return Answer(stored.seat, stored.key, stored.option)


def _refuse_less_than_told(game: Game[Any], running: _Open) -> None:
    """The replies lead to another place than they once did: a rule asks more, or in another order.

    Raises ReplayMismatch.
    """
    if len(game.events) < running.told:
        raise ReplayMismatch(f"{running.told!r} events were told, {len(game.events)!r} happen now")


def _store_open(running: _Open) -> dict[str, object]:
    return {
        "seat": running.seat,
        "command": running.command.plain() if running.command else None,
        "replies": [_store_reply(reply) for reply in running.replies],
        "told": running.told,
    }


def _store_reply(reply: Reply) -> dict[str, object]:
    if isinstance(reply, Interjection):
        return {"seat": reply.seat, "command": reply.command.plain()}
    return {"seat": reply.seat, "key": reply.key, "option": reply.option}

"""One running game: takes commands and answers, keeps what a restart needs, and undoes commands.

While a command waits for answers, the table keeps the state before the command (`_before`) and the
replies so far (`_open`). Each reply runs the command again from that state.
"""

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
FORK = '{"do":"fork"}'


@dataclass(frozen=True, slots=True)
class Told:
    """The result of a command or an answer.

    `number` is the command's number; `finished` is False while it waits for an answer. `draws` are
    all draws of the command so far, in order.
    """

    events: list[Event]
    number: int
    finished: bool
    draws: tuple[Draw, ...]

    def for_seat(self, seat: str | None) -> list[Event]:
        """Return the events that `seat` may know; None is a spectator."""
        return [one for one in self.events if not one.only_for or seat in one.only_for]


@dataclass(slots=True)
class _Open:
    """The command that is running, with the replies given to it."""

    seat: str
    command: Command | None
    """None while the game is being set up."""
    replies: list[Reply] = field(default_factory=list[Reply])
    told: int = 0
    """The number of its events that were told already."""


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
        """The number of the running command, or of the next one."""
        self.outcome: Outcome | None = None
        self.questions: tuple[Question, ...] = ()
        self.given_dice: list[int] | None = None
        """The faces of all further rolls in a scenario; None in real games, which use chance."""
        self._used_given = 0
        """The number of given faces that the open command has used so far."""
        self.given_back: Command | None = None
        """A command whose stored answers no longer fitted when the table was loaded."""
        self._open: _Open | None = None
        self._before = b""
        self._undo: list[tuple[str, bytes]] = []
        self._listed: dict[str, list[Command]] = {}
        """Cached commands of each seat, valid until the state changes; `_views` is a cache too."""
        self._views: dict[str | None, V] = {}
        self._happened: list[Event] = []
        """The events of the command that waits for an answer; empty if none does."""
        self._state: S

    # ------------------------------------------------------------ reading the table

    @property
    def acting(self) -> tuple[str, ...]:
        """The seats that may give a command now; none while a question is open or after the end."""
        if self.outcome or self.questions:
            return ()
        return self.rules.acting(self._state)

    @property
    def question(self) -> Question | None:
        """The open question, the first one if several are open."""
        return self.questions[0] if self.questions else None

    @property
    def moment(self) -> str:
        """A text that changes with every command, answer and undo, so that outdated buttons are
        recognised.
        """
        replies = len(self._open.replies) if self._open else 0
        return f"{self.number}.{replies}"

    @property
    def dice_left(self) -> list[int]:
        """The dice faces that the scenario gives and no roll has used yet."""
        return (self.given_dice or [])[self._used_given :]

    def so_far(self, seat: str | None) -> list[Event]:
        """Return what happened in the command that waits for an answer, as `seat` may know it.

        None is a spectator. Empty if nothing is asked.
        """
        happened = self._happened if self.questions else []
        return [one for one in happened if not one.only_for or seat in one.only_for]

    def commands(self, seat: str) -> list[Command]:
        """Return every command the seat may give now; each would be accepted."""
        if self.outcome:
            return []
        if seat not in self._listed:
            self._listed[seat] = self._list(seat)
        return list(self._listed[seat])

    def _list(self, seat: str) -> list[Command]:
        if self.questions:
            return self.rules.interjections(self._state, seat, self.questions)
        return self.rules.commands(self._state, seat)

    def orders(self, seat: str) -> list[Command]:
        """Return the standing orders that the seat may give now and that `commands` does not
        list.
        """
        return [] if self.outcome else self.rules.orders(self._state, seat)

    def settling(self, seat: str, question: Question) -> list[Command]:
        """Return those of `orders` with which the seat would answer this open question."""
        return self.rules.settling(self._state, seat, question)

    def view(self, seat: str | None = None) -> V:
        """Return what the seat may know of the table; without a seat, the view of a spectator."""
        if seat not in self._views:
            self._views[seat] = self.rules.view(self._state, seat, self.questions, self.outcome)
        return self._views[seat]

    def consult(self, reading: Callable[[S], T]) -> T:
        """Return `reading(state)`, for facts that no view shows; `reading` must not change the
        state.
        """
        return reading(self._state)

    # ------------------------------------------------------------ commands and answers

    def set_up(self) -> Told:
        """Set the game up; called once, by `engine.open_table`."""
        self._state = self.rules.new_state(self.mission, self.seats, self.options)
        self._before = self._dump()
        self._open = _Open("", None)
        return self._run(self._open, fresh=True)

    def play(self, seat: str, command: Command) -> Told:
        """Carry out the command as far as the next question.

        Raises Refusal if the rules forbid it and DiceShort if a scenario's dice run out; the table
        is then unchanged.
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
        """Answer the question that asks `seat`.

        Raises StaleAnswer if `option` is not an answer to any open question, and Refusal if other
        seats are asked or a free answer is not allowed; the question then stays open.
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
        """Take back the seat's last command, if it drew and revealed nothing and nobody acted
        since.

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
        """Return whether `undo` would succeed for the seat."""
        return not self.outcome and bool(self._undo) and self._undo[-1][0] == seat

    def fork(self, seed: str, seat: str) -> Table[S, V]:
        """Return a copy of this table as `seat` knows it, to try out what may happen.

        The copy rolls the dice of `seed`, and everything that the seat may not know is dealt anew
        (`Ruleset.reshuffle`), so it tells nothing about this table's future. It remembers no
        earlier command to undo. This table does not change.

        Raises Refusal after the end, for somebody without a seat, and while a question is open:
        the dice of the running command are thrown already.
        """
        self._refuse_unless_seated(seat)
        if self.questions:
            asked = self.questions[0]
            raise Refusal("question-first", question=asked.key, seats=asked.seats)
        copy = Table(self.rules, self.mission, self.seats, seed, self.options)
        copy.number = self.number
        copy._state = self._load(self._dump())
        self.rules.reshuffle(copy._state, seat, Dice(seed, self.number, FORK))
        return copy

    # ------------------------------------------------------------ running a command

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
        """Run the open command from the state before it through all replies, up to the next
        question.
        """
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
        self._happened = list(game.events)
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
        """Forget the cached commands and views, because the state changes."""
        self._listed.clear()
        self._views.clear()

    async def _rule(self, game: Game[S], running: _Open) -> None:
        if running.command:
            await self.rules.carry_out(game, running.seat, running.command)
        else:
            await self.rules.set_up(game)

    def _keep_undo(self, running: _Open, *, free: bool) -> None:
        """Remember how to undo the command; if it cannot be undone, forget all earlier ones too."""
        others = any(reply.seat != running.seat for reply in running.replies)
        if not free or others or not running.seat:
            self._undo.clear()
            return
        if self._undo and self._undo[-1][0] != running.seat:
            self._undo.clear()
        if not running.replies:
            self._undo.append((running.seat, self._before))

    # ------------------------------------------------------------ storing and loading

    def _dump(self) -> bytes:
        return self.rules.state.write(self._state)

    def _load(self, dumped: bytes) -> S:
        return self.rules.state.read(dumped)

    def to_json(self) -> str:
        """Return the whole table as JSON text, including a command that waits for an answer."""
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
        """Return the table that `to_json` wrote, with its question open again.

        Raises DamagedGame if the text is not a game of this ruleset that this release can read.
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
        """Set the state and check it. Raises DamagedGame if no game can reach it."""
        self._before, self.outcome = before, outcome
        self._state = self.rules.state.check(before)
        damage = self.rules.why_damaged(self._state, self.seats, self.outcome)
        if damage:
            raise DamagedGame(damage)

    def _must_go_on(self) -> None:
        """Raise DamagedGame if the game is not over but no seat may act."""
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
        """Return a table in the middle of a game, with a given `state` and given `dice`.

        Raises ValueError if no game can reach that state.
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
        """Return the seats that take part in the open command but do not sit at the table.

        The setup of a game is no seat's command.
        """
        named = [reply.seat for reply in stored.replies]
        named += [stored.seat] if stored.command is not None else []
        return [seat for seat in named if seat not in self.seats]

    def _reopen(self, stored: _StoredOpen) -> None:
        """Run a stored command again; if its replies no longer fit, cancel it and keep it in
        `given_back`.
        """
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
        """Check a stored command like a fresh one, because rules rely on that check.

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
        """Return why the interjection `given` may not follow these replies; None if it may."""
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
    """Raise ReplayMismatch if fewer events happen now than the table has already told.

    Then a rule has changed its questions, and the stored replies no longer lead to what was told.
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

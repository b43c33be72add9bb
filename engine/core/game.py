"""The game as a rule sees it: a state to change, dice to roll, people to ask, events to tell.

A rule is a coroutine. To ask the table, it awaits `Game.choose`, which yields questions to the
referee (`referee.py`) and gets the reply.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Generator, Sequence
from dataclasses import dataclass
from typing import Generic, NoReturn, TypeVar

from engine.core.command import Command
from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.core.refusal import Refusal

S = TypeVar("S")
Options = Sequence[str] | Callable[[], Sequence[str]]


@dataclass(frozen=True, slots=True)
class Answer:
    """A seat's answer to the open question with this key."""

    seat: str
    key: str
    option: str

    def meets(self, questions: Sequence[Question]) -> Question | None:
        """Return the question of `questions` that this answer belongs to, or None."""
        mine = (one for one in questions if one.key == self.key and self.seat in one.seats)
        return next(mine, None)


@dataclass(frozen=True, slots=True)
class Interjection:
    """A command that a seat gives while a question is open."""

    seat: str
    command: Command

    def meets(self, questions: Sequence[Question]) -> Question | None:
        """Return the first of `questions`, or None if there is none: a command may interrupt any
        question.
        """
        return next(iter(questions), None)


Reply = Answer | Interjection


class GameOver(Exception):
    """Stops the running rule when the game has ended; the outcome is in `Game.outcome`."""


class _Ask(Awaitable[Reply]):
    def __init__(self, questions: tuple[Question, ...]) -> None:
        self._questions = questions

    def __await__(self) -> Generator[tuple[Question, ...], Reply, Reply]:
        return (yield self._questions)


Rule = Coroutine[tuple[Question, ...], Reply, None]


def _go_on(rule: Rule, reply: Reply | None) -> tuple[Question, ...]:
    """Send `reply` to the rule and return its next questions; empty when the rule has ended."""
    try:
        return rule.send(reply)  # pyright: ignore[reportArgumentType]
    except StopIteration:
        return ()


class Game(Generic[S]):
    """One run of one command on `state`.

    Each game derives a class of its own, with helpers for its rules.
    """

    def __init__(self, state: S, seats: tuple[str, ...], dice: Dice) -> None:
        self.state = state
        self.seats = seats
        self.dice = dice
        self.events: list[Event] = []
        self.revealed = False
        self.outcome: Outcome | None = None

    def tell(self, happened: Event) -> None:
        """Add an event to those that the table is told."""
        self.events.append(happened)

    def reveal(self) -> None:
        """Note that hidden information became known, so that the command cannot be undone."""
        self.revealed = True

    def finish(self, outcome: Outcome) -> NoReturn:
        """End the game at once with `outcome`. Raises GameOver."""
        self.outcome = outcome
        raise GameOver

    async def interject(self, seat: str, command: Command) -> None:
        """Carry out a command given out of turn; overridden by games that allow such commands."""
        raise AssertionError(f"{seat!r} interjects {command!r}, but no rule here allows it")

    def ordered(self, question: Question) -> str:
        """Return the answer that players gave in advance, or an empty string; overridden by games
        that know such answers.
        """
        return ""

    async def choose(
        self,
        key: str,
        options: Options,
        *,
        about: str,
        subject: str = "",
        seats: Sequence[str] = (),
        default: str = "",
        pause: Callable[[], bool] = lambda: False,
        free: Callable[[str], Refusal | None] | None = None,
    ) -> str:
        """Return the option that the players choose, without asking if there is only one.

        `options` is a function if an interjection may change them. Any of `seats` may answer, by
        default every seat. `default` is the first option unless given. While `pause()` is true even
        a single option is asked for, since an interjection could still change it. `free` returns
        why an answer that is not among the options is refused; without `free` all such answers are
        refused.
        """
        asked = tuple(seats) or self.seats
        while True:
            choices = tuple(options() if callable(options) else options)
            if len(choices) == 1 and not pause():
                return choices[0]
            question = Question(key, asked, choices, default or choices[0], subject, about, free)
            if ordered := self.ordered(question):
                return ordered
            reply = await _Ask((question,))
            if isinstance(reply, Answer):
                return reply.option
            await self.interject(reply.seat, reply.command)

    async def choose_place(
        self,
        key: str,
        suggestions: Sequence[str],
        why_not: Callable[[str], Refusal | None],
        *,
        about: str = "place",
        subject: str = "",
        seats: Sequence[str] = (),
    ) -> str:
        """Return the place that the players choose: a suggestion or any other place that `why_not`
        allows.

        Suggestions that `why_not` refuses are not offered. Fresh and stored answers are checked
        with `why_not` too.
        """
        asked = tuple(seats) or self.seats
        offered = tuple(one for one in suggestions if why_not(one) is None)
        default = offered[0] if offered else ""
        while True:
            reply = await _Ask((Question(key, asked, offered, default, subject, about, why_not),))
            if isinstance(reply, Answer):
                return reply.option
            await self.interject(reply.seat, reply.command)

    async def choose_each(
        self,
        key: str,
        options: Callable[[], dict[str, Sequence[str]]],
        *,
        about: str,
        subject: str = "",
    ) -> dict[str, str]:
        """Ask several seats at once, each its own question, and return their answers by seat.

        `options` returns the options of each seat and is called again after each reply. The seats
        answer in any order; a seat with a single option is not asked. A seat whose answer is no
        longer among its options is asked again.
        """
        chosen: dict[str, str] = {}
        while True:
            waiting: list[Question] = []
            for seat, choices in options().items():
                if len(choices) == 1:
                    chosen[seat] = choices[0]
                elif chosen.get(seat) not in choices:
                    offered = tuple(choices)
                    waiting.append(Question(key, (seat,), offered, offered[0], subject, about))
            if not waiting:
                return chosen
            reply = await _Ask(tuple(waiting))
            if isinstance(reply, Answer):
                chosen[reply.seat] = reply.option
            else:
                await self.interject(reply.seat, reply.command)

    async def together(self, rules: Sequence[Rule]) -> None:
        """Run the rules of several seats side by side; a seat that has answered gets its next
        question.

        The rules continue in any order, so none of them may depend on what another changes. A
        command that interrupts goes to the first rule that is asking.
        """
        asked = [_go_on(rule, None) for rule in rules]
        while any(asked):
            reply = await _Ask(tuple(question for each in asked for question in each))
            number = next(at for at, each in enumerate(asked) if reply.meets(each))
            asked[number] = _go_on(rules[number], reply)

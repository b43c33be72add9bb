"""The game as a rule sees it: state to change, dice to throw, people to ask, events to tell."""

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
    """A seat's answer to the open question of that key."""

    seat: str
    key: str
    option: str

    def meets(self, questions: Sequence[Question]) -> Question | None:
        """The question among these that it answers."""
        mine = (one for one in questions if one.key == self.key and self.seat in one.seats)
        return next(mine, None)


@dataclass(frozen=True, slots=True)
class Interjection:
    """A command a seat gave while a question was open."""

    seat: str
    command: Command

    def meets(self, questions: Sequence[Question]) -> Question | None:
        """It may come while anything is asked."""
        return next(iter(questions), None)


Reply = Answer | Interjection


class GameOver(Exception):
    """Ends the running rules at once; the outcome is kept in the game."""


class _Ask(Awaitable[Reply]):
    def __init__(self, questions: tuple[Question, ...]) -> None:
        self._questions = questions

    def __await__(self) -> Generator[tuple[Question, ...], Reply, Reply]:
        return (yield self._questions)


Rule = Coroutine[tuple[Question, ...], Reply, None]


def _go_on(rule: Rule, reply: Reply | None) -> tuple[Question, ...]:
    """What the rule asks next; nothing when it came to its end."""
    try:
        return rule.send(reply)  # pyright: ignore[reportArgumentType]
    except StopIteration:
        return ()


class Game(Generic[S]):
    """One run of one command over `state`. Families add their own questions to it."""

    def __init__(self, state: S, seats: tuple[str, ...], dice: Dice) -> None:
        self.state = state
        self.seats = seats
        self.dice = dice
        self.events: list[Event] = []
        self.revealed = False
        self.outcome: Outcome | None = None

    def tell(self, happened: Event) -> None:
        self.events.append(happened)

    def reveal(self) -> None:
        """Something hidden became known, so the command cannot be taken back freely."""
        self.revealed = True

    def finish(self, outcome: Outcome) -> NoReturn:
        """The game ends here and now."""
        self.outcome = outcome
        raise GameOver

    async def interject(self, seat: str, command: Command) -> None:
        """Resolves a command given out of turn; overridden where the rules know such commands."""
        raise AssertionError(f"{seat!r} interjects {command!r}, but no rule here allows it")

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
        """The option the people at the table choose; no question where there is one option.

        `options` is a function where an interjection may change them. Without `seats` every seat
        may answer; without a `default` it is the first option. While `pause` is true one option is
        asked for as well: an interjection could still change it. `free` says why an answer that is
        not among the options is refused; without it all others are.
        """
        asked = tuple(seats) or self.seats
        while True:
            choices = tuple(options() if callable(options) else options)
            if len(choices) == 1 and not pause():
                return choices[0]
            question = Question(key, asked, choices, default or choices[0], subject, about, free)
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
        """A place: one of those suggested or any other that `why_not` lets through.

        The one predicate serves to suggest, to answer, and to read a stored answer.
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
        """Asks several seats at once, each its own question; they answer in any order."""
        chosen: dict[str, str] = {}
        while True:
            waiting: list[Question] = []
            for seat, choices in options().items():
                if len(choices) == 1:
                    chosen[seat] = choices[0]
                elif seat not in chosen:
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
        """Runs several seats' rules side by side: who has answered is asked its next at once.

        What one of them changes must not matter to the others, for they go on in any order. A
        command in between goes to the first that asks.
        """
        asked = [_go_on(rule, None) for rule in rules]
        while any(asked):
            reply = await _Ask(tuple(question for each in asked for question in each))
            number = next(at for at, each in enumerate(asked) if reply.meets(each))
            asked[number] = _go_on(rules[number], reply)

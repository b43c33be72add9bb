"""Commands of a game as people type and press them: labels, groups, what a menu opens on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

import engine
from bot.base.drawing import Picture
from bot.kit.chair import Chair
from bot.kit.speech import LABEL
from bot.kit.terms import Named
from bot.kit.typed import TypedCommand

FEW, OPENING = 3, 4
"""How many moves of different sorts a menu opens on, where the step does not say which."""
WHERE_TO = 10
"""How many places it opens on, where only one sort of move is worth it."""


class Moves(ABC):
    """Commands as people type and press them."""

    aside: Collection[str] = ()
    """Sorts of command that are nobody's turn: for them alone no menu stays open."""
    beside: Collection[str] = ()
    """Sorts of command that are listed beside what is due."""
    listed_whole: Collection[str] = ()
    """Sorts of command whose groups are left out where one select holds them all."""
    together: Mapping[str, str] = {}
    """Sorts of command that are listed with another."""
    always_shown: Collection[str] = ()
    """Sorts of command (`do`) that are confirmed even where there is one way to do it."""
    pictured: Collection[str] = ()
    """Sorts of command that are chosen by their numbers in a picture, in a select below it."""
    privately: Collection[str] = ()
    """Questions whose options are shown to those alone who are asked."""
    told_otherwise: Collection[str] = ("do",)
    """Fields that no option of their own fills."""
    leads: str = ""
    """The field that names the figure which carries a command out; none where a seat is one."""

    def leaders(self, chair: Chair, named: str) -> Sequence[str]:
        """The figures that may be meant: one where that is clear, an empty one where a seat is a
        figure."""
        return ("",)

    def leader_of(self, command: engine.Command) -> str:
        """The figure that carries the command out."""
        return ""

    def leader_name(self, chair: Chair, leader: str) -> str:
        """What that figure is called."""
        return leader

    def first_leader(self, chair: Chair, leaders: Sequence[str]) -> str:
        """The one whose moves are shown first."""
        return leaders[0]

    def own_leaders(self, chair: Chair) -> list[str]:
        """The figures that the seat leads."""
        return []

    def value_of(self, command: engine.Command, field: str) -> str:
        """A field of a command as it is typed; empty where it has none."""
        value = getattr(command, field, None)
        return "" if value is None else str(value)

    @abstractmethod
    def label(self, chair: Chair, field: str, value: str) -> str:
        """A typed value as a person knows it."""

    @abstractmethod
    def asking(self, chair: Chair, do: str) -> str:
        """What somebody who chooses among commands of a sort is asked."""

    @abstractmethod
    def entry(self, chair: Chair, command: engine.Command) -> str:
        """A command as an entry of a menu before this table."""

    def listed(self, chair: Chair, command: engine.Command) -> str:
        """The same among others of its sort, below the picture of their places."""
        return self.entry(chair, command)

    def due(self, chair: Chair, commands: Sequence[engine.Command]) -> Sequence[engine.Command]:
        """Those of a figure's commands on which the seat's menu opens: the best of each sort, as
        far as they are better than to end the turn, or all places that the only sort may lead
        to; where those are few the end and what is next best; nothing where its turn is over."""
        if chair.game.questions or not commands:
            return ()
        theirs = {one.canonical(): one for one in commands}
        found: dict[str, list[engine.Command]] = {}
        for one in engine.advise(chair.game, chair.seat):
            step = theirs.get("" if isinstance(one.step, str) else one.step.canonical())
            if step is not None:
                found.setdefault(step.name(), []).append(step)
        sorts = list(found)
        end = self.ending(chair, self.leader_of(commands[0])).name()
        if end not in sorts:
            return ()
        better = sorts[: min(sorts.index(end), OPENING)] or [end]
        best, leader = [found[sort][0] for sort in better], self.leader_of(commands[0])
        if len(best) == 1 and self.places(chair, leader, better[0], ""):
            return found[better[0]][:WHERE_TO]
        further = [sort for sort in sorts if sort not in better and sort not in self.aside]
        return [*best, *(found[sort][0] for sort in further[: max(0, FEW - len(best))])]

    def about(self, chair: Chair, command: engine.Command) -> str:
        """What a person may not know of a command's card, for the line below its entry."""
        return ""

    def asked(self, chair: Chair, question: engine.Question) -> str:
        """What is asked, with what the record's reader alone may know of it."""
        return chair.speech.question(question)

    def answers(self, chair: Chair, question: engine.Question) -> Mapping[str, str]:
        """Labels of options which say what the answer costs at this table, by option."""
        return {}

    def teaches(self, chair: Chair) -> bool:
        """Whether the seat is at the beginning of a turn of a game that is played to learn it."""
        return False

    def group_of(self, command: engine.Command) -> str:
        """What several commands of a sort have in common, where there may be too many to list."""
        return ""

    def group_name(self, chair: Chair, do: str, group: str) -> str:
        """How a menu offers those commands together."""
        return group

    def field_values(self, chair: Chair, leader: str, field: str) -> Iterable[str]:
        """Values of a field that exist for the seat, legal or not, the likeliest first; they have
        labels, too."""
        return ()

    def read_words(self, chair: Chair, typed: TypedCommand, field: str) -> str:
        """What the words in a field mean, where it has a language of its own. Raises Refusal."""
        return typed.text(field)

    def complete(self, chair: Chair, typed: TypedCommand, field: str) -> Sequence[Named] | None:
        """What completes a field with such a language; None for any other."""
        return None

    def read_answer(self, chair: Chair, question: engine.Question, typed: str) -> str:
        """The answer that the words mean which were typed for a question that takes any."""
        return typed

    def offered(self, chair: Chair, question: engine.Question) -> Sequence[str]:
        """Return the answers that are shown only to the player who is asked."""
        return question.options

    def form(self, chair: Chair, do: str) -> str:
        """The form below the choices of a sort of command, or of a question, in which something
        else is said; empty where there is none."""
        return ""

    def drafts(
        self, chair: Chair, typed: TypedCommand, leaders: Sequence[str]
    ) -> Mapping[str, engine.Command]:
        """The command as typed, by each figure that may be meant by it."""
        return {leader: self.draft(chair, typed, leader) for leader in leaders}

    @abstractmethod
    def draft(self, chair: Chair, typed: TypedCommand, leader: str) -> engine.Command:
        """The command as typed, illegal as it is: the rules say best what is wrong with it. What
        was left out is filled in with what comes nearest."""

    @abstractmethod
    def ending(self, chair: Chair, leader: str) -> engine.Command:
        """The command that ends the turn of that figure."""

    def only_ending(self, chair: Chair) -> engine.Command | None:
        """The end of a turn in which the seat can do nothing else; None where it can, or where it
        has no turn."""
        left = [one for one in chair.commands if one.name() not in self.aside]
        if chair.game.questions or chair.seat not in chair.game.acting or len(left) != 1:
            return None
        return left[0] if left[0] == self.ending(chair, self.leader_of(left[0])) else None

    def caution(self, chair: Chair, command: engine.Command) -> str:
        """What somebody should read before giving the command, as its entry says it, too; empty
        where nothing speaks against doing it at once."""
        return ""

    def own_part(
        self, chair: Chair, events: Sequence[engine.Event]
    ) -> tuple[Sequence[engine.Event], str]:
        """Return the events that the acting player reads at once, and a line about the rest."""
        return events, ""

    def places(self, chair: Chair, leader: str, do: str, group: str) -> Sequence[str]:
        """The places among which a figure's commands of a sort and group choose, or those that a
        question asks for."""
        return ()

    def picture(self, chair: Chair, do: str, group: str) -> Callable[[], Picture] | None:
        """What is shown above the choices of a sort of command and group, or of a question, where
        those are no places."""
        return None

    def patience(self, chair: Chair, question: engine.Question) -> int | None:
        """Seconds after which the default answers the question; None: it waits."""
        return None


def noted(told: str, note: Callable[[str], str]) -> str:
    """An entry with a note, which stands whatever is cut off."""
    room = LABEL - len(note(""))
    return note(told if len(told) <= room else f"{told[: room - 1]}…")

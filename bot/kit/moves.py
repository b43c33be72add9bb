"""How people type and press a game's commands: labels, groups, and the moves a menu shows first.

A *leader* is the figure that carries a command out, such as a survivor; it is empty in a game where
each seat is one figure. The kind of a command is its `do`, such as `open-door`. A menu opens on a
few good moves, and offers all others in select menus.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

import engine
from bot.base.drawing import Picture
from bot.base.words import cut
from bot.kit.chair import Chair
from bot.kit.speech import LABEL
from bot.kit.terms import Named
from bot.kit.typed import TypedCommand, do_of

FEW, OPENING = 3, 4
"""The least and the most kinds of move that a menu opens on, unless the game chooses the moves
itself.
"""
WHERE_TO = 10
"""The most moves that a menu opens on, if all of them are of one kind and differ by their place."""


class Moves(ABC):
    """What the bot asks a game about its commands. Every method answers for one chair."""

    off_turn: Collection[str] = ()
    """Kinds of command that a seat may give outside its turn.

    A menu that has no other kinds is closed.
    """
    worthless: str = ""
    """The reason of advice for steps that gain nothing; empty if there is no such reason."""
    extra: Collection[str] = ()
    """Kinds of command that have a select of their own beside the moves a menu opens on."""
    ungrouped: Collection[str] = ()
    """Kinds of command that are shown without their groups if one select can hold them all."""
    listed_with: Mapping[str, str] = {}
    """Kinds of command, each with the kind under which a menu lists it."""
    confirmed: Collection[str] = ()
    """Kinds of command that a player confirms even if there is only one of them."""
    numbered_in_picture: Collection[str] = ()
    """Kinds of command that are chosen by number in a picture, from a select below it."""
    doors: Sequence[str] = ()
    """Kinds of command that are given so often that a button beside the suggestions opens them."""
    private_questions: Collection[str] = ()
    """Keys of questions whose options only the players who are asked may see."""
    without_option: Collection[str] = ("do",)
    """Fields of commands that no option of a slash command fills."""
    lessons: Mapping[str, Collection[str]] = {}
    """The rules that a person's first hints teach, the most important first.

    Each key is that of the rule's text. The value lists `occasions`, such as kinds of command that
    are legal for the leader: the rule is taught if one of them applies. With an empty list it can
    always be taught.
    """
    deciding: str = ""
    """The rule among `lessons` that decides the game, such as the aim or the modes.

    A person's first hint in this game teaches it, however many rules hints have taught them.
    """
    leader_field: str = ""
    """The field that names the leader; empty if each seat is one figure."""

    # ------------------------------------------------------------ who

    def leaders(self, chair: Chair, named: str) -> Sequence[str]:
        """Return the leaders that the name `named` may mean; if it is empty, all that may be
        meant.
        """
        return ("",)

    def leader_of(self, command: engine.Command) -> str:
        """Return the leader of a command; empty if each seat is one figure."""
        return ""

    def leader_name(self, chair: Chair, leader: str) -> str:
        """Return the name of a leader, as the person at the chair reads it."""
        return leader

    def first_leader(self, chair: Chair, leaders: Sequence[str]) -> str:
        """Return the one of these leaders whose moves a menu shows at first."""
        return leaders[0]

    def own_leaders(self, chair: Chair) -> list[str]:
        """Return the leaders that belong to the seat."""
        return []

    # ------------------------------------------------------------ what is typed

    def value_of(self, command: engine.Command, field: str) -> str:
        """Return a field of a command as people type it; empty if the command has no value
        there.
        """
        value = getattr(command, field, None)
        return "" if value is None else str(value)

    @abstractmethod
    def label(self, chair: Chair, field: str, value: str) -> str:
        """Return the words that a person reads for the value of a field."""

    def field_values(self, chair: Chair, leader: str, field: str) -> Iterable[str]:
        """Return values of a field that exist for the leader, legal or not, the likeliest first.

        Each of them has a label.
        """
        return ()

    def read_words(self, chair: Chair, typed: TypedCommand, field: str) -> str:
        """Return the value that the text in a field means, if the field has a syntax of its own.

        For any other field, return the text. Raises Refusal for words that mean nothing there.
        """
        return typed.text(field)

    def complete(self, chair: Chair, typed: TypedCommand, field: str) -> Sequence[Named] | None:
        """Return values to offer while a person types a field, each with its label.

        Return None if the field has no syntax of its own.
        """
        return None

    def drafts(
        self, chair: Chair, typed: TypedCommand, leaders: Sequence[str]
    ) -> Mapping[str, engine.Command]:
        """Return, for each leader that may be meant, the command as typed, even if it is
        illegal.
        """
        return {leader: self.draft(chair, typed, leader) for leader in leaders}

    @abstractmethod
    def draft(self, chair: Chair, typed: TypedCommand, leader: str) -> engine.Command:
        """Return the command as typed, even if it is illegal: its refusal explains best what is
        wrong.

        A field that must not be empty gets the value that comes nearest to a legal one.
        """

    def read_answer(self, chair: Chair, question: engine.Question, typed: str) -> str:
        """Return the answer that the typed words mean, for a question that takes free answers.

        Raises Refusal for words that mean nothing there.
        """
        return typed

    # ------------------------------------------------------------ menus

    @abstractmethod
    def prompt(self, chair: Chair, do: str) -> str:
        """Return the text of the select in which a player chooses among commands of the kind
        `do`.
        """

    @abstractmethod
    def entry(self, chair: Chair, command: engine.Command) -> str:
        """Return a command as an entry of a menu, for the game as it is now."""

    def entry_below_picture(self, chair: Chair, command: engine.Command) -> str:
        """Return the entry of a command in a menu that stands below the picture of its places."""
        return self.entry(chair, command)

    def number_of(self, chair: Chair, command: engine.Command) -> int:
        """Return the command's number in the picture of its kind; 0 if it has none there."""
        return 0

    def about_card(self, chair: Chair, command: engine.Command) -> str:
        """Return what the card that a command plays does, for the line below the command's entry;
        may be empty.
        """
        return ""

    def opening(self, chair: Chair, commands: Sequence[engine.Command]) -> Sequence[engine.Command]:
        """Return those of one leader's `commands` on which the seat's menu opens.

        These are the best command of each kind that is better than ending the turn. If there is
        only one such kind and its commands choose places, they are the best commands of that kind.
        If there are fewer than `FEW` kinds, the end of the turn is added, and the next best kinds
        that gain anything. The list is empty while a question is open, and when the turn is over.
        """
        if chair.game.questions or not commands:
            return ()
        offered = {one.canonical(): one for one in commands}
        found: dict[str, list[engine.Command]] = {}
        idle = set[str]()
        for one in engine.advise(chair.game, chair.seat):
            step = offered.get("" if isinstance(one.step, str) else one.step.canonical())
            if step is not None:
                idle |= {step.name()} if one.reason == self.worthless else set[str]()
                found.setdefault(step.name(), []).append(step)
        kinds = list(found)
        end = self.end_command(chair, self.leader_of(commands[0])).name()
        if end not in kinds:
            return ()
        better = kinds[: min(kinds.index(end), OPENING)] or [end]
        best, leader = [found[kind][0] for kind in better], self.leader_of(commands[0])
        if len(best) == 1 and self.places(chair, leader, better[0], ""):
            return found[better[0]][:WHERE_TO]
        left_out = {*better, *self.off_turn, *(idle - {end})}
        further = [kind for kind in kinds if kind not in left_out]
        return [*best, *(found[kind][0] for kind in further[: max(0, FEW - len(best))])]

    def group_of(self, command: engine.Command) -> str:
        """Return the group in which a menu lists the command if its kind has many; empty for no
        group.
        """
        return ""

    def group_name(self, chair: Chair, do: str, group: str) -> str:
        """Return what a menu calls a group of commands of the kind `do`."""
        return group

    def places(self, chair: Chair, leader: str, do: str, group: str) -> Sequence[str]:
        """Return the places among which the seat chooses, for the picture above a menu.

        If the seat is asked something, these are the options. Otherwise they are the places of the
        leader's commands of that kind and group.
        """
        return ()

    def picture(self, chair: Chair, do: str, group: str) -> Callable[[], Picture] | None:
        """Return a function that draws the picture above a menu of that kind and group, or of a
        question.

        None if there is no picture. Menus of places need none: they have the picture of their
        places.
        """
        return None

    def form(self, chair: Chair, do: str) -> str:
        """Return the id of a form in which a person types a place or value that the menu does not
        list.

        The form is for commands of the kind `do`, or for an open question. Empty if there is no
        form.
        """
        return ""

    def caution(self, chair: Chair, command: engine.Command) -> str:
        """Return what a player should read before they give the command; empty if nothing."""
        return ""

    def warning(self, chair: Chair, command: engine.Command) -> str:
        """Return a caution so grave that the command is given only by a second press."""
        return ""

    def hint_values(self, chair: Chair, advice: engine.Advice) -> Mapping[str, str]:
        """Return the values for the placeholders in the sentence that gives the reason of a
        hint.
        """
        return {}

    def lesson(self, chair: Chair, leader: str, known: Collection[str]) -> str:
        """Return the key of the first rule, not among the `known`, that matters to the leader now.

        Empty if there is none.
        """
        now = self.occasions(chair, leader)
        fitting = (one for one, when in self.lessons.items() if not when or now & {*when})
        return next((one for one in fitting if one not in known), "")

    def occasions(self, chair: Chair, leader: str) -> set[str]:
        """Return the occasions that apply to a leader now, for choosing from `lessons`.

        These are the kinds of its legal commands; a game may add others.
        """
        return {do_of(one) for one in chair.commands if self.leader_of(one) == leader}

    def teaches(self, chair: Chair) -> bool:
        """Whether the seat begins a turn of a tutorial, a game that is played to learn the
        rules.
        """
        return False

    # ------------------------------------------------------------ questions

    def question_text(self, chair: Chair, question: engine.Question) -> str:
        """Return the text of a question, including what only the seat may know about it."""
        return chair.speech.question(question)

    def option_labels(self, chair: Chair, question: engine.Question) -> Mapping[str, str]:
        """Return labels that say more than the plain ones, such as what an option costs, by
        option.
        """
        return {}

    def advised_option(self, chair: Chair, question: engine.Question) -> str:
        """Return the option that the hint would choose, whose button stands out.

        Empty if all options look alike.
        """
        return ""

    def told_by_question(self, chair: Chair) -> Collection[engine.Event]:
        """Return the events that the text of the open question tells, such as a roll of dice."""
        return ()

    def always(
        self, chair: Chair, question: engine.Question
    ) -> Sequence[tuple[engine.Command, str]]:
        """Return commands that answer this question now and later ones like it, each with a
        button's label.

        For a spectator's chair these are the ones that a public message may show.
        """
        return ()

    def private_options(self, chair: Chair, question: engine.Question) -> Sequence[str]:
        """Return the options that the player who is asked sees."""
        return question.options

    def patience(self, chair: Chair, question: engine.Question) -> int | None:
        """Return the seconds after which the default answers the question; None for no limit."""
        return None

    # ------------------------------------------------------------ turns

    @abstractmethod
    def end_command(self, chair: Chair, leader: str) -> engine.Command:
        """Return the command that ends the leader's turn."""

    def forced_end(self, chair: Chair) -> engine.Command | None:
        """Return the command that ends the turn if the seat can do nothing else, else None."""
        left = [one for one in chair.commands if one.name() not in self.off_turn]
        if chair.game.questions or chair.seat not in chair.game.acting or len(left) != 1:
            return None
        return left[0] if left[0] == self.end_command(chair, self.leader_of(left[0])) else None

    def read_at_once(
        self, chair: Chair, events: Sequence[engine.Event]
    ) -> tuple[Sequence[engine.Event], str]:
        """Return the events that the acting player reads at once, and a line about the rest."""
        return events, ""


def noted(told: str, note: Callable[[str], str]) -> str:
    """Return `note(told)`: the entry `told` with an addition.

    If the result would be too long for a button, the entry is cut first.
    """
    room = LABEL - len(note(""))
    return note(cut(told, room))

"""Says in a person's language what the engine tells in ids.

Sentences are data: every class of event and command has a key in the catalogues, and its fields
fill it in. What a field names is said by its annotation (`engine.core.ids`), what things are called
by the game's content. A sentence gets for each field

- `$card`: its name, or a list of names; `$card_the`, `$card_a`... its other forms;
- `$card_id`: to choose by, the id itself, `none`, or `self` where it is who does it;
- for a list `$cards_count` and, in refusals, `$cards_or`: of which one fits;
- `yes` or `no` for what is true or not, and numbers as they are.

What is left for a game to write in code is what no catalogue can do: count, and put together.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, ClassVar, Self, cast, get_args, get_origin, get_type_hints

from pydantic import BaseModel

from bot.base.words import listing, quoted
from engine.core.command import Command
from engine.core.event import Event
from engine.core.frozen import Frozen
from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.core.refusal import Refusal, Value
from renders.kit.words import Words

LABEL = 80
"""Discord's limit for the label of a button."""
ENTRY = 100
"""Discord's limit for an entry of a select menu."""
ECHOED = 40
"""How much of something nobody knows is repeated."""
TYPED = 60
"""How much of a refused word is repeated."""

Values = dict[str, str | int]
Forms = Mapping[str, str]
"""What something is called: its name under `""`, and other forms, such as `the`."""


@dataclass(frozen=True, slots=True)
class Group:
    """Articles of one sort: their titles by topic, and how the text of a topic is made."""

    titles: Callable[[Any], dict[str, str]]
    text: Callable[[Any, str], str]


def echo(text: str) -> str:
    """What somebody typed, as a message repeats it where nobody knows it."""
    return quoted(text[:ECHOED])


def articles_on(
    group: str,
    entries: Callable[[Any], Iterable[Any]],
    write: Callable[[Any, str], str],
) -> Group:
    """Articles about every entry of a list of the data, by its id."""
    start = f"{group}-"

    def titles(speech: Speech) -> dict[str, str]:
        return {f"{start}{one.id}": one.name.in_(speech.language) for one in entries(speech)}

    return Group(titles, lambda speech, topic: write(speech, topic.removeprefix(start)))


class Speech(ABC):
    """One language at one table. `players` maps seats to what is shown for them."""

    between_faces: ClassVar[str] = " · "
    named: ClassVar[Mapping[str, str]] = {}
    """What the values of refusals name, by the name of the value."""
    subjects: ClassVar[Collection[str]] = ()
    """What questions are about."""
    more: ClassVar[Mapping[type[Event], Callable[[Any, Any], Values]]] = {}
    """Values of an event's sentence that are counted or put together."""
    marked: ClassVar[Mapping[type[Event], str]] = {}
    """Which mark stands before an event's sentence, where marks are shown."""
    groups: ClassVar[Mapping[str, Group]] = {}
    """The rules on request, in reading order; the name of a group begins those of its topics."""

    def __init__(self, words: Words, language: str, players: Mapping[str, str]) -> None:
        self.words = words
        self.language = language
        self.players = players
        self.marks: Mapping[str, str] = {}

    def with_marks(self, marks: Mapping[str, str]) -> Self:
        """The same, with small pictures beside its words: how each is written, by its name."""
        other = copy(self)
        other.marks = marks
        return other

    @abstractmethod
    def forms(self, what: str, one: str) -> Forms:
        """What an id that names `what` is called."""

    # ------------------------------------------------------------ words

    def say(self, key: str, **values: str | int) -> str:
        """The sentence of that key. Raises KeyError for a missing key, ValueError for a value."""
        return self.words.say(self.language, key, **values)

    def name(self, what: str, one: str) -> str:
        return self.forms(what, one)[""]

    def all_of(self, names: Iterable[str]) -> str:
        """`Ann, Bob and Cleo`."""
        return listing(self.language, list(names))

    def one_of(self, names: Iterable[str]) -> str:
        """`Ann, Bob or Cleo`."""
        return listing(self.language, list(names), "or")

    def way(self, places: Iterable[str]) -> str:
        """`S1 → S2 → S3`."""
        way, *rest = places
        for place in rest:
            way = self.say("way-step", start=way, end=place)
        return way

    # ------------------------------------------------------------ what the engine tells

    @abstractmethod
    def events(self, events: Sequence[Event]) -> list[str]:
        """The lines about what happened, in order; what belongs together is one of them."""

    def story(self, events: Sequence[Event], earlier: Sequence[Event] = ()) -> list[str]:
        """What is told as a whole; `earlier`: what messages before told of it."""
        return self.events(events)

    def event(self, one: Event) -> str:
        """One event as one sentence. Raises KeyError for an event nobody wrote one for."""
        values = self.values(one)
        if type(one) in self.more:
            values |= self.more[type(one)](self, one)
        said = self.say(f"event-{_kebab(type(one).__name__)}", **values)
        return self.behind(self.marked.get(type(one), ""), said)

    def behind(self, mark: str, said: str) -> str:
        """A sentence behind its mark; alone where that is not shown."""
        return f"{self.marks[mark]} {said}" if mark in self.marks else said

    def face(self, face: int) -> str:
        """A face of a die."""
        return self.marks.get(f"die_{face}", str(face))

    def command(self, one: Command) -> str:
        """A command as an entry of a menu, at most 100 characters."""
        do = one.name()
        return self.say(f"deed-{do}", **self.values(one))[:ENTRY]

    def action(self, do: str) -> str:
        """A sort of command (its `do`) as the heading of a menu."""
        return self.say(f"action-{do}")

    def question(self, asked: Question) -> str:
        """What is asked, about whom or where."""
        about = {what: self.name(what, asked.subject) for what in self.subjects}
        return self.say(f"question-{asked.key}", subject=asked.subject, **about)

    def option(self, asked: Question, chosen: str) -> str:
        """The label of an option's button, at most 80 characters."""
        return self._label(asked, chosen)[:LABEL]

    def _label(self, asked: Question, chosen: str) -> str:
        for key in (f"option-{asked.key}-{chosen}", f"option-{chosen}", f"option-{asked.about}"):
            if self.words.knows(self.language, key):
                return self.say(key, **{asked.about: self.name(asked.about, chosen)})
        return self.name(asked.about, chosen)

    def outcome(self, ended: Outcome) -> str:
        """How the table ended."""
        winners = [self.name("seat", seat) for seat in ended.winners]
        count = len(winners)
        key = f"outcome-{ended.reason}"
        return self.say(key, winners=self.all_of(winners), winners_count=count)

    def refusal(self, refused: Refusal) -> str:
        """What is in the way and what works instead. Raises KeyError for an unknown key."""
        values: Values = {}
        for name, value in refused.values.items():
            values |= self._refused(name, value)
        return self.say(f"refusal-{refused.key}", **values)

    def see(self, refusal_key: str) -> str | None:
        """The topic of the article that explains a refusal: the attribute of its sentence."""
        return self.words.attribute(self.language, f"refusal-{refusal_key}", "see")

    # ------------------------------------------------------------ rules on request

    def rules_in(self, group: str) -> dict[str, str]:
        """The topics of a group with their titles. Raises KeyError for an unknown group."""
        return self.groups[group].titles(self)

    def rules_titles(self) -> dict[str, str]:
        """Titles by topic without the word of their group."""
        return {
            topic: title for group in self.groups for topic, title in self.rules_in(group).items()
        }

    def rules_topics(self) -> dict[str, str]:
        """Titles by topic, in reading order; each begins with its group."""
        return {
            topic: self.say("article-title", group=self.say(f"group-{group}"), title=title)
            for group in self.groups
            for topic, title in self.rules_in(group).items()
        }

    def rules_groups(self) -> dict[str, str]:
        """The groups, each with a line that says how many articles it has."""
        return {
            group: self.say(f"group-{group}-all", count=len(self.rules_in(group)))
            for group in self.groups
        }

    def rules_article(self, topic: str) -> str:
        """The text of a topic, at most 1,500 characters. Raises KeyError where there is none."""
        for group in self.groups.values():
            if topic in group.titles(self):
                return group.text(self, topic)
        raise KeyError(f"no article on {topic!r}")

    def see_rules(self, refusal_key: str) -> str:
        """The line under a refusal that names its article; empty for one nobody knows."""
        title = self.rules_titles().get(self.see(refusal_key) or "")
        return self.say("see-rules", topic=title) if title else ""

    # ------------------------------------------------------------ values

    def values(self, one: Frozen | BaseModel) -> Values:
        """What fills a sentence, from the fields and what they name."""
        found: Values = {}
        named = _named_fields(type(one))
        for name, what in named.items():
            found |= self._field(name, what, getattr(one, name))
        doer, *others = named or ("",)
        for name in others:
            if named[name] == named[doer] and getattr(one, name) == getattr(one, doer):
                found[f"{name}_id"] = "self"
        return found

    def _field(self, name: str, what: str, value: Any) -> Values:
        match value:
            case None | "":
                return {**self._one(name, what, ""), name: "", f"{name}_id": "none"}
            case bool():
                return {name: "yes" if value else "no"}
            case int():
                return {name: value}
            case tuple():
                return self._several(name, what, cast("tuple[str, ...]", value))
            case _:
                return self._one(name, what, str(value))

    def _one(self, name: str, what: str, one: str) -> Values:
        forms = self.forms(what, one)
        named = {f"{name}_{form}": text for form, text in forms.items() if form}
        return {name: forms[""], f"{name}_id": one, **named}

    def _several(self, name: str, what: str, several: Sequence[str]) -> Values:
        match what:
            case "faces":
                text = self.between_faces.join(self.face(int(face)) for face in several)
            case "way":
                text = self.way(several)
            case "sides":
                text = "–".join(several)
            case _:
                text = self.all_of(self.name(what, one) for one in several)
        return {name: text, f"{name}_count": len(several)}

    def _refused(self, name: str, value: Value) -> Values:
        """A value of a refusal; of what somebody typed only so much is repeated."""
        what = self.named.get(name, "")
        if isinstance(value, int):
            return {name: value}
        if isinstance(value, str):
            echoed = value if what else quoted(value[:TYPED])
            return {**self._one(name, what, echoed), f"{name}_id": value[:TYPED]}
        every = [self.forms(what, one if what else quoted(one[:TYPED])) for one in value]
        said: Values = {f"{name}_count": len(value)}
        for form in every[0] if every else self.forms(what, ""):
            texts = [forms[form] for forms in every]
            said[f"{name}_{form}" if form else name] = self.all_of(texts)
            said[f"{name}_{form}_or" if form else f"{name}_or"] = self.one_of(texts)
        return said


@cache
def _named_fields(cls: type[Frozen] | type[BaseModel]) -> Mapping[str, str]:
    """The fields that a sentence may name, each with what it names; empty for plain words."""
    hints = get_type_hints(cls, include_extras=True)
    names = cls.model_fields if issubclass(cls, BaseModel) else cls.fields()
    return {name: _what(hints[name]) for name in names if name not in ("do", "only_for")}


def _what(hint: Any) -> str:
    if get_origin(hint) is Annotated:
        for one in hint.__metadata__:
            if isinstance(one, str):
                return one
    return next((what for part in get_args(hint) if (what := _what(part))), "")


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()

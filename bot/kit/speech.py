"""Says in a person's language what the engine tells in ids.

Sentences are data: every class of event and command has a key in the catalogues, and its fields are
the sentence's values. The annotation of a field says what it names (`engine.core.ids`), and the
game's content has the names. From a field `card` a sentence gets

- `$card`: its name, or a list of names; `$card_the`, `$card_a`... its other forms;
- `$card_id`, to choose a variant by: the id, `none`, or `self` if it is the figure that acts;
- for a list, `$cards_count`, `$cards_or` with the names joined with *or*, and the other forms as
  lists, such as `$cards_a`;
- `yes` or `no` for a truth value, and numbers as they are.

A game writes code only for what no catalogue can do: counting and joining.
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

from bot.base.words import cut, listing, quoted
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
"""The most characters of an unknown name that a message repeats."""
TYPED = 60
"""The most characters of a typed word that a refusal repeats."""

Values = dict[str, str | int]
Forms = Mapping[str, str]
"""Names of one thing: the plain name under `""`, and other forms, such as `the`."""


@dataclass(frozen=True, slots=True)
class Group:
    """A group of articles about rules: `titles` returns their titles by topic, `text` one article.

    Both take the speech; `text` also takes the topic.
    """

    titles: Callable[[Any], dict[str, str]]
    text: Callable[[Any, str], str]


def echo(text: str) -> str:
    """Return the beginning of an unknown text that somebody typed, escaped for use in a message."""
    return quoted(text[:ECHOED])


def articles_on(
    group: str,
    entries: Callable[[Any], Iterable[Any]],
    write: Callable[[Any, str], str],
) -> Group:
    """Return a group with one article for each entry of a list in the game's data.

    `entries` returns the list; `write` returns the article about the entry with a given id.
    """
    start = f"{group}-"

    def titles(speech: Speech) -> dict[str, str]:
        return {f"{start}{one.id}": one.name.in_(speech.language) for one in entries(speech)}

    return Group(titles, lambda speech, topic: write(speech, topic.removeprefix(start)))


class Speech(ABC):
    """Speaks one language at one table. `players` maps seats to the names shown for them.

    It writes emojis beside its words only if `with_marks` has given it some.
    """

    between_faces: ClassVar[str] = " · "
    named: ClassVar[Mapping[str, str]] = {}
    """Maps the name of a refusal's value to the kind of thing that it names, such as `card`."""
    subjects: ClassVar[Collection[str]] = ()
    """The kinds of thing that a question may be about."""
    more: ClassVar[Mapping[type[Event], Callable[[Any, Any], Values]]] = {}
    """Functions that return further values for an event's sentence, which must be counted or
    joined.
    """
    marked: ClassVar[Mapping[type[Event], str]] = {}
    """Names of the emojis before the sentences of events, if emojis are shown."""
    groups: ClassVar[Mapping[str, Group]] = {}
    """Groups of articles in reading order; topics begin with the name of their group."""

    def __init__(self, words: Words, language: str, players: Mapping[str, str]) -> None:
        self.words = words
        self.language = language
        self.players = players
        self.marks: Mapping[str, str] = {}

    def with_marks(self, marks: Mapping[str, str]) -> Self:
        """Return the same speech with emojis beside its words; `marks` has them by name."""
        other = copy(self)
        other.marks = marks
        return other

    @abstractmethod
    def forms(self, what: str, one: str) -> Forms:
        """Return the names of the thing with the id `one`; `what` is its kind, such as `card`."""

    # ------------------------------------------------------------ words

    def say(self, key: str, **values: str | int) -> str:
        """Return the sentence with that key.

        Raises KeyError for a missing key, and ValueError for a missing value.
        """
        return self.words.say(self.language, key, **values)

    def name(self, what: str, one: str) -> str:
        """Return the plain name of the thing with the id `one`; `what` is its kind."""
        return self.forms(what, one)[""]

    def all_of(self, names: Iterable[str]) -> str:
        """Join names with commas and *and*: `Ann, Bob and Cleo`."""
        return listing(self.language, list(names))

    def one_of(self, names: Iterable[str]) -> str:
        """Join names with commas and *or*: `Ann, Bob or Cleo`."""
        return listing(self.language, list(names), "or")

    def way(self, places: Iterable[str]) -> str:
        """Join places with arrows: `S1 → S2 → S3`."""
        way, *rest = places
        for place in rest:
            way = self.say("way-step", start=way, end=place)
        return way

    # ------------------------------------------------------------ what the engine tells

    @abstractmethod
    def events(self, events: Sequence[Event]) -> list[str]:
        """Return the lines that tell what happened, in order; one line may tell several events."""

    def story(self, events: Sequence[Event], earlier: Sequence[Event] = ()) -> list[str]:
        """Tell events as one story.

        `earlier` are the events of the same story that earlier messages have told.
        """
        return self.events(events)

    def event(self, one: Event) -> str:
        """Return one event as a sentence. Raises KeyError for an event without a sentence."""
        return self._event("event", one)

    def moment(self, one: Event) -> str:
        """Return an event for a look back: shorter than in the log if a text `moment-` is written
        for it. Empty for an event that is not told.
        """
        if self.words.knows(self.language, f"moment-{_kebab(type(one).__name__)}"):
            return self._event("moment", one)
        return next(iter(self.events([one])), "")

    def _event(self, kind: str, one: Event) -> str:
        values = self.values(one)
        if type(one) in self.more:
            values |= self.more[type(one)](self, one)
        said = self.say(f"{kind}-{_kebab(type(one).__name__)}", **values)
        return self.behind(self.marked.get(type(one), ""), said)

    def behind(self, mark: str, said: str) -> str:
        """Return the emoji called `mark`, then the sentence; only the sentence if emojis are not
        shown.
        """
        return f"{self.marks[mark]} {said}" if mark in self.marks else said

    def face(self, face: int) -> str:
        """Return the face of a die as an emoji, or as a number if emojis are not shown."""
        return self.marks.get(f"die_{face}", str(face))

    def command(self, one: Command) -> str:
        """Return a command as an entry of a menu, at most 100 characters."""
        do = one.name()
        return cut(self.say(f"deed-{do}", **self.values(one)), ENTRY)

    def action(self, do: str) -> str:
        """Return the heading of a menu with commands of the kind `do`."""
        return self.say(f"action-{do}")

    def question(self, asked: Question) -> str:
        """Return the sentence that asks a question, with the name of its subject."""
        about = {what: self.name(what, asked.subject) for what in self.subjects}
        return self.say(f"question-{asked.key}", subject=asked.subject, **about)

    def option(self, asked: Question, chosen: str) -> str:
        """Return the label of an option's button, at most 80 characters."""
        return cut(self._label(asked, chosen), LABEL)

    def _label(self, asked: Question, chosen: str) -> str:
        for key in (f"option-{asked.key}-{chosen}", f"option-{chosen}", f"option-{asked.about}"):
            if self.words.knows(self.language, key):
                return self.say(key, **{asked.about: self.name(asked.about, chosen)})
        return self.name(asked.about, chosen)

    def outcome(self, ended: Outcome) -> str:
        """Tell the players how the game ended."""
        return self._outcome("outcome", ended)

    def outcome_of_others(self, ended: Outcome) -> str:
        """Tell somebody who did not play how the game ended: as the players are told, unless a text
        `tale-outcome-` is written for it.
        """
        known = self.words.knows(self.language, f"tale-outcome-{ended.reason}")
        return self._outcome("tale-outcome" if known else "outcome", ended)

    def _outcome(self, kind: str, ended: Outcome) -> str:
        winners = [self.name("seat", seat) for seat in ended.winners]
        count = len(winners)
        key = f"{kind}-{ended.reason}"
        return self.say(key, winners=self.all_of(winners), winners_count=count)

    def refusal(self, refused: Refusal) -> str:
        """Tell why a command is refused and what works instead. Raises KeyError for an
        unknown key."""
        values: Values = {}
        for name, value in refused.values.items():
            values |= self._refused(name, value)
        return self.say(f"refusal-{refused.key}", **values)

    def see(self, refusal_key: str) -> str | None:
        """Return the topic of the article that explains a refusal; None if there is none."""
        return self.words.attribute(self.language, f"refusal-{refusal_key}", "see")

    # ------------------------------------------------------------ rules on request

    def rules_in(self, group: str) -> dict[str, str]:
        """Return the topics of a group with their titles. Raises KeyError for an unknown group."""
        return self.groups[group].titles(self)

    def rules_titles(self) -> dict[str, str]:
        """Return all titles by topic, without the name of their group."""
        return {
            topic: title for group in self.groups for topic, title in self.rules_in(group).items()
        }

    def rules_topics(self) -> dict[str, str]:
        """Return all titles by topic in reading order; each begins with the name of its group."""
        return {
            topic: self.say("article-title", group=self.say(f"group-{group}"), title=title)
            for group in self.groups
            for topic, title in self.rules_in(group).items()
        }

    def rules_groups(self) -> dict[str, str]:
        """Return the groups, each with a line that says how many articles it has."""
        return {
            group: self.say(f"group-{group}-all", count=len(self.rules_in(group)))
            for group in self.groups
        }

    def rules_article(self, topic: str) -> str:
        """Return the text of a topic, at most 1,500 characters. Raises KeyError for an unknown
        topic."""
        for group in self.groups.values():
            if topic in group.titles(self):
                return group.text(self, topic)
        raise KeyError(f"no article on {topic!r}")

    def see_rules(self, refusal_key: str) -> str:
        """Return the line that names the article about a refusal; empty if there is none."""
        title = self.rules_titles().get(self.see(refusal_key) or "")
        return self.say("see-rules", topic=title) if title else ""

    # ------------------------------------------------------------ values

    def values(self, one: Frozen | BaseModel) -> Values:
        """Return the values of the sentence about `one`: its fields and the names of their ids."""
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
                return self._joined(name, what, several)
        return {name: text, f"{name}_count": len(several)}

    def _joined(self, name: str, what: str, several: Sequence[str]) -> Values:
        """Return the number of names, and their lists with *and* and with *or* in each form that
        all of them have.
        """
        every = [self.forms(what, one) for one in several] or [self.forms(what, "")]
        said: Values = {f"{name}_count": len(several)}
        for form in every[0]:
            if all(form in forms for forms in every):
                texts = [forms[form] for forms in every] if several else []
                key = f"{name}_{form}" if form else name
                said |= {key: self.all_of(texts), f"{key}_or": self.one_of(texts)}
        return said

    def _refused(self, name: str, value: Value) -> Values:
        """Return what a sentence gets from one value of a refusal: its text, id, count and other
        forms.

        Long texts that somebody typed are cut.
        """
        what = self.named.get(name, "")
        if isinstance(value, int):
            return {name: value}
        if isinstance(value, str):
            echoed = value if what else quoted(value[:TYPED])
            return {**self._one(name, what, echoed), f"{name}_id": value[:TYPED]}
        return self._joined(name, what, [one if what else quoted(one[:TYPED]) for one in value])


@cache
def _named_fields(cls: type[Frozen] | type[BaseModel]) -> Mapping[str, str]:
    """Return the fields of a class that a sentence may name, each with the kind of thing that it
    names.

    The kind, such as `card`, is empty for plain words and numbers.
    """
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

"""The narrator: everything a table says in words, in the language of whoever reads it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.zombicide.narrate import rulebook, story, told, why
from bot.games.zombicide.narrate.speech import FamilySpeech
from bot.games.zombicide.narrate.weighed import odds as weighed_in_words
from engine import Odds
from engine.content import Content
from engine.core.command import Command
from engine.core.event import Event
from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.core.refusal import Refusal
from engine.family.commands import Attack
from engine.family.view import View
from engine.games import load_content
from renders.kit.words import Words

STORY = 1800
"""Characters of a zombies' story; a message of Discord holds 2,000."""

Players = Mapping[str, str]


class Narrator:
    """Turns ids into sentences of `words`. `players` maps seats to what is shown for them."""

    def __init__(self, words: Words, content: Content | None = None) -> None:
        self._words = words
        self._content = content or load_content("zombicide")

    def over(self, content: Content) -> Narrator:
        """The same words for a table whose content has something more."""
        return self if content is self._content else Narrator(self._words, content)

    def _names(self, language: str, players: Players | None = None) -> FamilySpeech:
        return FamilySpeech(self._words, self._content, language, players or {})

    def events(self, language: str, events: Sequence[Event], players: Players) -> list[str]:
        """Short sentences for what was done, without what the zombies do in their own turn."""
        return told.tell(self._names(language, players), events)

    def zombie_story(
        self,
        language: str,
        events: Sequence[Event],
        players: Players,
        earlier: Sequence[Event] = (),
    ) -> str:
        """The zombies' turn among these events, in at most 1,800 characters."""
        return story.zombies_story(self._names(language, players), events, STORY, earlier)

    def story(
        self,
        language: str,
        events: Sequence[Event],
        players: Players,
        earlier: Sequence[Event] = (),
    ) -> list[str]:
        """The same under its heading; `earlier`: what a message before told of it."""
        heading = self._words.say(language, "zombies-heading")
        return [heading, self.zombie_story(language, events, players, earlier)]

    def refusal(self, language: str, refusal: Refusal, players: Players) -> str:
        """What is in the way and what works instead. Raises KeyError for an unknown key."""
        return self._names(language, players).refusal(refusal)

    def question(self, language: str, question: Question, players: Players) -> str:
        """What is asked, about whom or where."""
        return self._names(language, players).question(question)

    def option(self, language: str, question: Question, option: str, players: Players) -> str:
        """The label of an option's button, at most 80 characters."""
        return self._names(language, players).option(question, option)

    def command(self, language: str, command: Command, players: Players) -> str:
        """A command as an entry of a menu, at most 100 characters."""
        return self._names(language, players).command(command)

    def action(self, language: str, do: str) -> str:
        """A sort of command (its `do`) as the heading of a menu."""
        return self._names(language).action(do)

    def outcome(self, language: str, outcome: Outcome, players: Players) -> str:
        """How the table ended."""
        return self._names(language, players).outcome(outcome)

    def odds(
        self,
        language: str,
        view: View,
        attack: Attack,
        weighed: Sequence[Odds],
        players: Players,
    ) -> str:
        """What may come of an attack: a sentence and a line for each number of hits."""
        return weighed_in_words(self._names(language, players), view, attack, weighed)

    def rules_topics(self, language: str) -> dict[str, str]:
        """The titles of the rules' articles by topic, in reading order; each names its group."""
        return rulebook.topics(self._names(language))

    def rules_groups(self, language: str) -> dict[str, str]:
        """The groups of articles, each with a line that says how many there are."""
        return rulebook.groups(self._names(language))

    def rules_in(self, language: str, group: str) -> dict[str, str]:
        """The topics of a group with their titles. Raises KeyError for an unknown group."""
        return rulebook.titles(self._names(language), group)

    def rules_titles(self, language: str) -> dict[str, str]:
        """Titles by topic without the word of their group."""
        names = self._names(language)
        found: dict[str, str] = {}
        for group in rulebook.GROUPS:
            found |= rulebook.titles(names, group)
        return found

    def see_rules(self, language: str, refusal_key: str) -> str:
        """The line under a refusal that names its article; empty for one nobody knows."""
        title = self.rules_titles(language).get(
            self.article_for_refusal(language, refusal_key) or ""
        )
        return self._words.say(language, "see-rules", topic=title) if title else ""

    def why(
        self, language: str, events: Sequence[Event], zone: str, players: Players, limit: int
    ) -> str | None:
        """What the zombies did in a zone in the last of their turns among these events.

        None where they have not had one yet.
        """
        turn = why.last_turn(events)
        return why.why(self._names(language, players), turn, zone, limit) if turn else None

    def rules_article(self, language: str, topic: str) -> str:
        """The article of a topic, at most 1,500 characters. Raises KeyError for an unknown one."""
        return rulebook.article(self._names(language), topic)

    def article_for_refusal(self, language: str, refusal_key: str) -> str | None:
        """The topic that explains a refusal; None for a refusal nobody knows."""
        return self._words.attribute(language, f"refusal-{refusal_key}", "see")

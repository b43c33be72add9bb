"""What speaks at a table of Zombies!!!"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bot.games.face import Players
from bot.games.zombies import entries, grouping, rulebook
from bot.games.zombies.speech import TownSpeech
from bot.records import Record
from bot.words import words
from engine import Command, Event, Outcome, Question, Refusal, load_content
from engine.zombies.entries import TownContent
from engine.zombies.view import View
from renders.kit.words import Words


class TownVoice:
    """Turns ids into sentences of `words`. `players` maps seats to what is shown for them."""

    def __init__(self, words: Words, content: TownContent) -> None:
        self._words = words
        self._content = content

    def names(self, language: str, players: Players | None = None) -> TownSpeech:
        return TownSpeech(self._words, self._content, language, players or {})

    def events(self, language: str, events: Sequence[Event], players: Players) -> list[str]:
        return grouping.tell(self.names(language, players), events)

    def story(
        self,
        language: str,
        events: Sequence[Event],
        players: Players,
        earlier: Sequence[Event] = (),
    ) -> list[str]:
        """Nothing is told as a whole here: each turn is told as it goes."""
        return self.events(language, events, players)

    def refusal(self, language: str, refusal: Refusal, players: Players) -> str:
        return self.names(language, players).refusal(refusal)

    def question(self, language: str, question: Question, players: Players) -> str:
        return self.names(language, players).question(question)

    def option(self, language: str, question: Question, option: str, players: Players) -> str:
        return self.names(language, players).option(question, option)

    def command(self, language: str, command: Command, players: Players) -> str:
        return self.names(language, players).command(command)

    def entry(self, language: str, view: View, command: Command, players: Players) -> str:
        """A command as an entry of a menu before the table of that view."""
        return entries.entry(self.names(language, players), view, command)

    def action(self, language: str, do: str) -> str:
        return self.names(language).action(do)

    def outcome(self, language: str, outcome: Outcome, players: Players) -> str:
        return self.names(language, players).outcome(outcome)

    def rules_topics(self, language: str) -> dict[str, str]:
        """The titles of the articles by topic, in reading order; each names its group."""
        return rulebook.topics(self.names(language))

    def rules_groups(self, language: str) -> dict[str, str]:
        """The groups of articles, each with a line that says how many there are."""
        return rulebook.groups(self.names(language))

    def rules_in(self, language: str, group: str) -> dict[str, str]:
        """The topics of a group with their titles. Raises KeyError for an unknown group."""
        return rulebook.titles(self.names(language), group)

    def rules_titles(self, language: str) -> dict[str, str]:
        names = self.names(language)
        found: dict[str, str] = {}
        for group in rulebook.GROUPS:
            found |= rulebook.titles(names, group)
        return found

    def rules_article(self, language: str, topic: str) -> str:
        """The article of a topic, at most 1,500 characters. Raises KeyError for an unknown one."""
        return rulebook.article(self.names(language), topic)

    def see_rules(self, language: str, refusal_key: str) -> str:
        title = self.rules_titles(language).get(self.names(language).see(refusal_key) or "")
        return self._words.say(language, "see-rules", topic=title) if title else ""


@cache
def voice() -> TownVoice:
    """The one voice there is: every table has the same box."""
    return TownVoice(words("zombies"), load_content("zombies", TownContent))


def voice_of(record: Record | None) -> TownVoice:
    return voice()

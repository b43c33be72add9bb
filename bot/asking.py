"""Rules on request: articles by what somebody types, of the game at hand or of all of them."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from bot.declined import Declined
from bot.desk import Person, Reply
from bot.games import face_of, faces
from bot.games.face import Voice
from bot.tables import Sitting
from bot.words import say

GROUP = "group:"
"""Begins the value of a choice that lists a whole group."""
FITTING = 20


@dataclass(frozen=True, slots=True)
class Asking:
    """What people ask about rules, answered privately in their own language."""

    voices: Sequence[Voice]

    def topics(self, language: str) -> dict[str, str]:
        """Titles by topic, each beginning with its group."""
        return {
            topic: title
            for voice in self.voices
            for topic, title in voice.rules_topics(language).items()
        }

    def groups(self, language: str) -> dict[str, str]:
        return {
            group: line
            for voice in self.voices
            for group, line in voice.rules_groups(language).items()
        }

    def offered(self, language: str, typed: str) -> list[tuple[str, str]]:
        """Topics with their titles for what is typed so far, what begins like it first.

        With nothing typed the groups come first.
        """
        titles = self.topics(language)
        wanted = plain(typed)
        if not wanted:
            groups = self.groups(language)
            return [*((GROUP + one, line) for one, line in groups.items()), *titles.items()]
        fitting = [one for one in titles.items() if wanted in plain(one[1]) or wanted == one[0]]
        return sorted(fitting, key=lambda one: not _begins(one[1], wanted))

    def rules(self, person: Person, topic: str) -> Reply:
        """An article by its id or title, a group's list, or what there is."""
        language, wanted = person.language, topic.strip()
        if not wanted:
            return Reply(say(language, "rules-groups", groups=self._groups(language)))
        if wanted.removeprefix(GROUP) in self.groups(language):
            return Reply(self._group(language, wanted.removeprefix(GROUP)))
        found = self._meant(language, wanted)
        if len(found) == 1:
            return Reply(self.article(language, found[0]))
        if not found:
            raise Declined("no-such-article", typed=wanted[:40])
        titles = self.topics(language)
        listed = "; ".join(titles[one] for one in found[:FITTING])
        said = {"count": len(found), "typed": wanted[:40], "titles": listed}
        return Reply(say(language, "rules-found", **said))

    def article_meant(self, language: str, typed: str) -> str | None:
        """The topic of an id or a whole title; None where nothing is called so."""
        found = self._meant(language, typed)
        return found[0] if len(found) == 1 else None

    def article(self, language: str, topic: str) -> str:
        """An article under its title."""
        voice = next(one for one in self.voices if topic in one.rules_topics(language))
        title = voice.rules_topics(language)[topic]
        return say(language, "article", title=title, text=voice.rules_article(language, topic))

    def _groups(self, language: str) -> str:
        return "\n".join(f"- {line}" for line in self.groups(language).values())

    def _group(self, language: str, group: str) -> str:
        voice = next(one for one in self.voices if group in one.rules_groups(language))
        title = voice.rules_groups(language)[group]
        titles = "; ".join(voice.rules_in(language, group).values())
        return f"{say(language, 'group-heading', title=title)}\n{titles}"

    def _meant(self, language: str, wanted: str) -> list[str]:
        """The topics somebody means: by id or title exactly, else all that fit."""
        titles = self.topics(language)
        bare = {
            topic: title
            for voice in self.voices
            for topic, title in voice.rules_titles(language).items()
        }
        exact = [
            one
            for one, title in titles.items()
            if plain(wanted) in (one, plain(title), plain(bare[one]))
        ]
        return exact[:1] or [one for one, _ in self.offered(language, wanted)]


def asking_at(sitting: Sitting) -> Asking:
    """The rules of the game that is played here; where none is, those of all games."""
    if sitting.loaded is None:
        return Asking([one.voice(None) for one in faces()])
    record = sitting.record
    return Asking([face_of(record.ruleset).voice(record)])


def plain(text: str) -> str:
    """As people type it: small letters, no accents, plain spaces and apostrophes."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    kept = "".join(one for one in letters if not unicodedata.combining(one))
    return " ".join(kept.split())


def _begins(title: str, wanted: str) -> bool:
    """Whether the title, with or without its group, begins like that."""
    _, _, bare = plain(title).partition(": ")
    return bare.startswith(wanted) or plain(title).startswith(wanted)

"""Rules on request: articles by what somebody types, of the game at hand or of all of them."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.declined import Declined
from bot.games import kit_of, kits
from bot.games.speech import Speech
from bot.replies import Person, Reply
from bot.tables import OpenTable
from bot.words import say

GROUP = "group:"
"""Begins the value of a choice that lists a whole group."""
FITTING = 20


@dataclass(frozen=True, slots=True)
class Asking:
    """What people ask about rules, answered privately in their own language."""

    games: Sequence[Speech]

    def topics(self) -> dict[str, str]:
        """Titles by topic, each beginning with its group."""
        return self._named(Speech.rules_topics)

    def groups(self) -> dict[str, str]:
        return self._named(Speech.rules_groups)

    def _named(self, names: Callable[[Speech], dict[str, str]]) -> dict[str, str]:
        """Of all games; where several have an article, the first one's is meant."""
        found: dict[str, str] = {}
        for game in self.games:
            found = names(game) | found
        return found

    def offered(self, typed: str) -> list[tuple[str, str]]:
        """Topics with their titles for what is typed so far, what begins like it first.

        With nothing typed the groups come first.
        """
        titles = self.topics()
        wanted = plain(typed)
        if not wanted:
            groups = self.groups()
            return [*((GROUP + one, line) for one, line in groups.items()), *titles.items()]
        fitting = [one for one in titles.items() if wanted in plain(one[1]) or wanted == one[0]]
        return sorted(fitting, key=lambda one: not _begins(one[1], wanted))

    def rules(self, person: Person, topic: str) -> Reply:
        """An article by its id or title, a group's list, or what there is."""
        language, wanted = person.language, topic.strip()
        if not wanted:
            groups = "\n".join(f"- {line}" for line in self.groups().values())
            return Reply(say(language, "rules-groups", groups=groups))
        if wanted.removeprefix(GROUP) in self.groups():
            return Reply(self._group(wanted.removeprefix(GROUP)))
        found = self._meant(wanted)
        if len(found) == 1:
            return Reply(self.article(found[0]))
        if not found:
            raise Declined("no-such-article", typed=wanted[:40])
        titles = self.topics()
        listed = "; ".join(titles[one] for one in found[:FITTING])
        said = {"count": len(found), "typed": wanted[:40], "titles": listed}
        return Reply(say(language, "rules-found", **said))

    def article_meant(self, typed: str) -> str | None:
        """The topic of an id or a whole title; None where nothing is called so."""
        found = self._meant(typed)
        return found[0] if len(found) == 1 else None

    def article(self, topic: str) -> str:
        """An article under its title."""
        game = next(one for one in self.games if topic in one.rules_topics())
        title = game.rules_topics()[topic]
        return game.say("article", title=title, text=game.rules_article(topic))

    def _group(self, group: str) -> str:
        game = next(one for one in self.games if group in one.groups)
        title, titles = game.rules_groups()[group], "; ".join(game.rules_in(group).values())
        return f"{game.say('group-heading', title=title)}\n{titles}"

    def _meant(self, wanted: str) -> list[str]:
        """The topics somebody means: by id or title exactly, else all that fit."""
        titles = self.topics()
        bare = self._named(Speech.rules_titles)
        exact = [
            one
            for one, title in titles.items()
            if plain(wanted) in (one, plain(title), plain(bare[one]))
        ]
        return exact[:1] or [one for one, _ in self.offered(wanted)]


def asking_at(table: OpenTable, language: str) -> Asking:
    """The rules of the game that is played here; where none is, those of all games."""
    if table.loaded is None:
        return Asking([one.speech(None, language, {}) for one in kits()])
    record = table.record
    return Asking([kit_of(record.ruleset).speech(record, language, {})])


def plain(text: str) -> str:
    """As people type it: small letters, no accents, plain spaces and apostrophes."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    kept = "".join(one for one in letters if not unicodedata.combining(one))
    return " ".join(kept.split())


def _begins(title: str, wanted: str) -> bool:
    """Whether the title, with or without its group, begins like that."""
    _, _, bare = plain(title).partition(": ")
    return bare.startswith(wanted) or plain(title).startswith(wanted)

"""The content and the speech of a table of the family."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache

import engine
from bot.base.words import words
from bot.games.family.speech import FamilySpeech
from bot.kit.terms import Players
from bot.store.records import Json, Record


@dataclass(frozen=True, slots=True)
class Speaking:
    """Makes the speech of one game's tables; without a table, the speech of its box."""

    ruleset: str
    kind: type[FamilySpeech] = FamilySpeech

    def __call__(
        self, record: Record | None, language: str, players: Players | None = None
    ) -> FamilySpeech:
        content = content_of(record) if record else engine.load_content(self.ruleset)
        return self.over(content, language, players)

    def over(
        self, content: engine.Content, language: str, players: Players | None = None
    ) -> FamilySpeech:
        """Return speech over another content."""
        return self.kind(words("family", self.ruleset), content, language, players or {})


def content_of(record: Record) -> engine.Content:
    """Return the content of the box with what this table has besides."""
    return _content(record.ruleset, str(record.extras.get("mission", "")), _sheets(record))


def sheets_of(record: Record) -> list[Json]:
    """Return the sheets of custom survivors at this table."""
    return list(record.extras.get("survivors", []))


def _sheets(record: Record) -> str:
    sheets = sheets_of(record)
    return json.dumps(sheets, sort_keys=True) if sheets else ""


@lru_cache(maxsize=64)
def _content(ruleset: str, mission: str, sheets: str) -> engine.Content:
    guests: list[Json] = json.loads(sheets) if sheets else []
    return engine.content_of(ruleset, mission=mission, survivors=guests)


def survivor_name(record: Record, survivor: str, language: str) -> str:
    return content_of(record).characters[survivor].name.in_(language)


def mission_name(record: Record, language: str) -> str:
    return content_of(record).missions[record.mission].name.in_(language)

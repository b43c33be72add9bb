"""The content and the speech of a table of the family."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import engine
from bot.base.words import words
from bot.games.family.speech import FamilySpeech
from bot.kit.terms import Players
from bot.store.records import Record
from bot.store.table_state import Json
from engine.family.guests import as_option


@dataclass(frozen=True, slots=True)
class Speaking:
    """Makes the speech of a table; without a table, a speech that knows the printed game alone.

    `kind` is the class of the speech.
    """

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
        """Return a speech that names the things in `content`."""
        return self.kind(words("family", self.ruleset), content, language, players or {})


def content_of(record: Record) -> engine.Content:
    """Return the content of a table: the printed game, and what its server added to this table."""
    options = record.state.options
    return _content(record.ruleset, options.get("mission", ""), options.get("survivors", ""))


def sheets_of(record: Record) -> list[Json]:
    """Return the sheets of the server's own survivors that are stored with this table."""
    return json.loads(record.state.options.get("survivors", "[]"))


def with_sheets(options: Mapping[str, str], sheets: Sequence[Json]) -> dict[str, str]:
    """Return a copy of `options` whose sheets of a server's own survivors are exactly `sheets`."""
    others = {name: text for name, text in options.items() if name != "survivors"}
    return others | ({"survivors": as_option([*sheets])} if sheets else {})


@lru_cache(maxsize=64)
def _content(ruleset: str, mission: str, sheets: str) -> engine.Content:
    guests: list[Json] = json.loads(sheets) if sheets else []
    return engine.content_of(ruleset, mission=mission, survivors=guests)


def survivor_name(record: Record, survivor: str, language: str) -> str:
    return content_of(record).characters[survivor].name.in_(language)


def mission_name(record: Record, language: str) -> str:
    return content_of(record).missions[record.mission].name.in_(language)

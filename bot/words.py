"""The bot's texts in every language, and the names that content gives to things."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib.resources import files

import discord

import engine
from bot.records import Json, Record
from renders.words import Words

LANGUAGES = ("en", "fr")


@cache
def words() -> Words:
    """The bot's catalogues; read once, never changed."""
    return Words(files("bot") / "texts")


def say(language: str, key: str, **values: str | int) -> str:
    return words().say(language, key, **values)


def language_of(locale: discord.Locale | None) -> str:
    """The language we speak to somebody with that locale."""
    return "fr" if locale is not None and locale.value.startswith("fr") else "en"


def content_of(record: Record) -> engine.Content:
    """The box, with what this table has besides."""
    return _content(record.ruleset, str(record.extras.get("mission", "")), _sheets(record))


def _sheets(record: Record) -> str:
    return json.dumps(record.sheets, sort_keys=True) if record.sheets else ""


@lru_cache(maxsize=64)
def _content(ruleset: str, mission: str, sheets: str) -> engine.Content:
    guests: list[Json] = json.loads(sheets) if sheets else []
    return engine.content_of(ruleset, mission=mission, survivors=guests)


def survivor_name(record: Record, survivor: str, language: str) -> str:
    return content_of(record).characters[survivor].name.in_(language)


def mission_name(record: Record, language: str) -> str:
    return content_of(record).missions[record.mission].name.in_(language)


def card_name(record: Record, card: str, language: str) -> str:
    """The printed name of a card by its own id."""
    content = engine.load_content(record.ruleset)
    return content.equipment[content.cards[card]].name.in_(language)


def listing(language: str, parts: list[str]) -> str:
    """`A, B and C`, as the language does it."""
    if len(parts) < 2:
        return "".join(parts)
    return say(language, "list-and", first=", ".join(parts[:-1]), last=parts[-1])

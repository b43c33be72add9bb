"""Slash commands of a game that are no play: they explain, show or keep something."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.desk import Person, Reply
from bot.games.rows import Ask, field_of, key_of
from bot.library import Library
from bot.pictures import Pictures
from bot.tables import Sitting


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody typed, where; `typed` is by the fields of the errand's options."""

    sitting: Sitting
    person: Person
    guild: int
    typed: Mapping[str, Any]
    pictures: Pictures

    @property
    def library(self) -> Library:
        """What servers keep."""
        return self.sitting.tables.library

    def text(self, name: str) -> str:
        """What was typed into a field; empty where it was left out."""
        return str(self.typed.get(name) or "")


Deed = Callable[[Asked], Awaitable[Reply]]
Offer = Callable[[Asked, str], Awaitable[list[tuple[str, str]]]]
"""What a field can be, each with how a person reads it."""


async def nothing(asked: Asked, name: str) -> list[tuple[str, str]]:
    """For what has no options to be completed."""
    return []


@dataclass(frozen=True, slots=True)
class Errand:
    """One of them. `anywhere`: it needs no table."""

    name: str
    carry_out: Deed
    asks: Mapping[str, Ask] = field(default_factory=dict[str, Ask])
    offer: Offer = nothing
    anywhere: bool = False
    form: Callable[[str], discord.ui.Modal] | None = None
    """What asks for more in a person's language, before it is carried out."""
    form_id: str = ""
    """The custom id of what then comes back."""

    @property
    def what(self) -> str:
        """What it is counted as."""
        return key_of(self.name)

    def field_of(self, option: str) -> str | None:
        """The field that an option fills; None for one of other games."""
        return field_of(self.asks, option)

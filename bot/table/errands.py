"""Describe a slash command of a game that is no move: what was typed, and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.base.pictures import Pictures
from bot.base.replies import Person, Reply
from bot.store.library import Library
from bot.table.controls import page_in
from bot.table.pages import Listing, paged_text
from bot.table.tables import OpenTable


@dataclass(frozen=True, slots=True)
class Asked:
    """What a person typed, and where; `typed` has the fields of the command's options."""

    table: OpenTable
    person: Person
    guild: int
    typed: Mapping[str, Any]
    pictures: Pictures

    @property
    def library(self) -> Library:
        """Return the missions and survivors that servers keep."""
        return self.table.tables.library

    def paged(self, lines: Sequence[str], ruleset: str, errand: str) -> Reply:
        """Return the page of a list that was asked for, with buttons for the others."""
        page = page_in(self.text("page"))
        listing = Listing(lines, "list", f".{ruleset}.{errand}")
        return paged_text(self.table, self.person, listing, page)

    def text(self, name: str) -> str:
        """Return the text of a field; empty if it was left out."""
        return str(self.typed.get(name) or "")

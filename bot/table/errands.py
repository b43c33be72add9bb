"""What was typed into a slash command of a game that is no play, and where."""

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
    """What somebody typed, where; `typed` is by the fields of the errand's options."""

    table: OpenTable
    person: Person
    guild: int
    typed: Mapping[str, Any]
    pictures: Pictures

    @property
    def library(self) -> Library:
        """What servers keep."""
        return self.table.tables.library

    def paged(self, lines: Sequence[str], ruleset: str, errand: str) -> Reply:
        """The lines of a list as the page that was asked for, with buttons for the others."""
        page = page_in(self.text("page"))
        listing = Listing(lines, "list", f".{ruleset}.{errand}")
        return paged_text(self.table, self.person, listing, page)

    def text(self, name: str) -> str:
        """What was typed into a field; empty where it was left out."""
        return str(self.typed.get(name) or "")

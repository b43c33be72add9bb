"""The request of an errand: a slash command of a game that makes no move in it."""

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
    """What a person typed, and where.

    `typed` holds the values of the command's options by field.
    """

    table: OpenTable
    person: Person
    guild: int
    typed: Mapping[str, Any]
    pictures: Pictures

    @property
    def library(self) -> Library:
        """Return the store of the missions and survivors that servers have added."""
        return self.table.tables.library

    def paged(self, lines: Sequence[str], ruleset: str, errand: str) -> Reply:
        """Return the page of `lines` that was asked for, with buttons that turn the pages.

        These buttons call the errand named `errand` again.
        """
        page = page_in(self.text("page"))
        listing = Listing(lines, "list", f".{ruleset}.{errand}")
        return paged_text(self.table, self.person, listing, page)

    def text(self, name: str) -> str:
        """Return the text of the field `name`; empty if it was left out."""
        return str(self.typed.get(name) or "")

"""Divide long texts into pages that a message can hold, with buttons to turn them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.base.replies import Person, Reply
from bot.base.words import say
from bot.table.controls import GameButton, button
from bot.table.tables import OpenTable

PAGE = 1800


@dataclass(frozen=True, slots=True)
class Listing:
    """Lines that are shown in pages, and what the buttons that turn the pages carry."""

    lines: Sequence[str]
    what: str
    """The `what` of the buttons: it names the function that shows another page."""
    arg: str = ""
    """The end of the buttons' argument, after the number of the page."""


def paged_text(
    table: OpenTable, person: Person, listing: Listing, page: int | None = None
) -> Reply:
    """Return one page of the lines, with buttons that turn the pages if there are several.

    `page` counts from 0; None is the last page. A list may be shown in a channel without a table.
    """
    at = table.at if table.loaded is not None else (0, 0)
    pages = pages_of(listing.lines)
    number = len(pages) - 1 if page is None else min(max(page, 0), len(pages) - 1)
    if len(pages) == 1:
        return Reply(pages[0], closes=True)

    def turning(key: str, to: int, *, disabled: bool) -> GameButton:
        arg = f"{to}{listing.arg}"
        return button(*at, listing.what, say(person.language, key), arg=arg, disabled=disabled)

    view = discord.ui.View(timeout=None)
    view.add_item(turning("page-back", number - 1, disabled=number == 0))
    view.add_item(turning("page-on", number + 1, disabled=number == len(pages) - 1))
    foot = say(person.language, "page-of", page=number + 1, pages=len(pages))
    return Reply(f"{pages[number]}\n{foot}", view)


def pages_of(lines: Sequence[str]) -> list[str]:
    """Divide lines into pages. A line that is longer than a page is broken between words."""
    pages = [""]
    for line in lines:
        for part in _broken(line):
            if len(pages[-1]) + len(part) + 1 > PAGE:
                pages.append("")
            pages[-1] += ("\n" if pages[-1] else "") + part
    return pages


def _broken(line: str) -> list[str]:
    parts: list[str] = []
    while len(line) > PAGE:
        cut = line.rfind(" ", 0, PAGE)
        cut = cut if cut > 0 else PAGE
        parts.append(line[:cut])
        line = line[cut:].lstrip()
    return [*parts, line]

"""Divide long texts into pages that a message can hold, with buttons to turn them."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.base.replies import Person, Reply
from bot.base.words import say
from bot.table.controls import button
from bot.table.tables import OpenTable

PAGE = 1800


def paged_text(
    table: OpenTable,
    person: Person,
    lines: Sequence[str],
    page: int | None,
    what: str,
    of: str = "",
) -> Reply:
    """Return one page of the lines, the last one for None, with buttons to turn it.

    The buttons carry `of` beside the page. A list may be shown in a channel without a table.
    """
    at = table.at if table.loaded is not None else (0, 0)
    pages = pages_of(lines)
    number = len(pages) - 1 if page is None else min(max(page, 0), len(pages) - 1)
    if len(pages) == 1:
        return Reply(pages[0], closes=True)
    view = discord.ui.View(timeout=None)
    last = number == len(pages) - 1
    back, on = say(person.language, "page-back"), say(person.language, "page-on")
    view.add_item(button(*at, what, back, arg=f"{number - 1}{of}", disabled=number == 0))
    view.add_item(button(*at, what, on, arg=f"{number + 1}{of}", disabled=last))
    foot = say(person.language, "page-of", page=number + 1, pages=len(pages))
    return Reply(f"{pages[number]}\n{foot}", view)


def pages_of(lines: Sequence[str]) -> list[str]:
    """Gather whole lines to pages; a line longer than a page is broken between words."""
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

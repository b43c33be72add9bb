"""Shows one person the goals of a game: the answer to the *Goal* button."""

from __future__ import annotations

from collections.abc import Sequence

from bot.base.replies import Person, Reply
from bot.kit.chair import Chair
from bot.kit.registry import kit_of
from bot.play.table_hints import with_hints_button
from bot.table.controls import Press
from bot.table.tables import OpenTable

ROOM = 1950
"""Characters of a message, with a few to spare."""


def goals_of(chair: Chair, room: int = ROOM) -> str:
    """Return the goals with their numbers, what loses the game, and what is special.

    Lines at the end that do not fit into `room` characters are left out.
    """
    presenter = kit_of(chair.record.ruleset).presenter
    return "\n".join(fitting(presenter.goal_lines(chair), room))


def fitting(lines: Sequence[str], room: int) -> list[str]:
    """Return the first lines that fit into `room` characters together."""
    kept, left = list[str](), room
    for line in lines:
        left -= len(line) + 1
        if left < 0:
            break
        kept.append(line)
    return kept


async def press_goal(table: OpenTable, person: Person, press: Press) -> Reply:
    """Show the goals to one person; who may turn the table's hints off or on gets a button."""
    chair = table.chair_of(person)
    text = goals_of(chair.showing(chair.record.quoted_names))
    return with_hints_button(table, person, text)

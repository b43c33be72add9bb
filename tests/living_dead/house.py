"""The farmhouse drawn for tests: scene S1, whose places have these names.

S1  S2  S3  S4  S5  S6        corn S1, S15; woods S6, S20
S7  B1  B1  B2  B2  S8        B1 kitchen, B2 upper room
S9  B3  B3  B4  B4  S10       B3 pantry, B4 landing with the body
S11 B5  B6  B7  B7  S12       B5 living room, B6 hall, B7 dining room
S13 B5  B6  B7  B8  S14       B8 cellar
S15 S16 S17 S18 S19 S20
"""

from __future__ import annotations

from typing import Any

from engine.family.position import drawn_table, mission_table
from engine.family.scenario import Course
from engine.living_dead.booklet import RULES
from engine.living_dead.position import LivingGiven
from engine.living_dead.state import LivingState, of
from engine.living_dead.view import LivingView
from tests.table import do, drawn, events, held, play, refused, stands

__all__ = [
    "SAFE",
    "SHUT",
    "do",
    "drawn",
    "events",
    "farm",
    "held",
    "modes",
    "play",
    "refused",
    "scene",
    "stands",
    "state_in",
    "street",
]

SHUT = ["B5-S11", "B5-S13", "B5-S16", "B1-S3", "B1-S7", "B3-S9", "B7-S12", "B7-S18", "B6-S17"]
SAFE: dict[str, list[str]] = {"barricades": SHUT[:-1], "shut": SHUT}
"""Every window barricaded, the front door shut."""


def street(drawing: str, **given: Any) -> Course:
    """A table on a drawn board; it has no windows and nothing grows there."""
    return Course(drawn_table(RULES, drawing, LivingGiven(**given)))


def farm(at: dict[str, str], **given: Any) -> Course:
    """A table of scene S1; `at` says who stands where."""
    return scene("S1", at, **given)


def scene(mission: str, at: dict[str, str], **given: Any) -> Course:
    return Course(mission_table(RULES, mission, at, LivingGiven(**given)))


def modes(game: Course) -> dict[str, str]:
    """Who is in Zombicide mode, and who is not."""
    view = game.table.view(None)
    assert isinstance(view, LivingView)
    return dict(view.modes)


def state_in(game: Course) -> LivingState:
    """The state itself, to read what no view shows."""
    game.table._moved_on()  # pyright: ignore[reportPrivateUsage]
    return of(game.table._state)  # pyright: ignore[reportPrivateUsage]

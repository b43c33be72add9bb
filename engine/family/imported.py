"""Missions that come as text from outside: checked like the shipped ones, and kept within bounds.

A mission is data and nothing else, so whoever sends one can break no table but their own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import cast

from pydantic import ValidationError

from engine.content import Content, Raw
from engine.entries.boards import Misdrawn, make_board
from engine.entries.bounds import too_much
from engine.entries.checks import Parts, check_mission
from engine.entries.faults import DataFaults, Fault, cures
from engine.entries.mending import rest_of
from engine.entries.mission import Mission
from engine.spaces.zones import Board

TITLE, BRIEFING, SOURCE, ID = 60, 500, 200, 30
"""Characters that fit where they are shown."""
MINUTES = 600
TILES = 9
"""The box holds so many."""


@lru_cache(maxsize=64)
def with_mission(content: Content, text: str) -> Content:
    """The content with the mission of that text besides. Raises DataFaults with all.

    The same text gives the same content, so its board is laid only once.
    """
    mission = read_mission(content, text)
    board = make_board(mission, content.tiles)
    return replace(
        content,
        missions={**content.missions, mission.id: mission},
        boards={**content.boards, mission.id: board},
    )


def read_mission(content: Content, text: str) -> Mission:
    """The mission of a text. Raises DataFaults with every fault of it."""
    raw = _as_toml(text)
    name = str(raw.get("id", ""))[:ID]
    try:
        mission = Mission.model_validate(raw)
    except ValidationError as error:
        rest = rest_of(raw)
        others = rest.sure_of(_faults(rest.mission, content)) if rest else []
        told = (*cures(Mission, error), *others)
        raise DataFaults(Fault("", name, cure) for cure in told) from error
    faults = list(_faults(mission, content))
    if faults:
        raise DataFaults(Fault("", name, fault) for fault in faults)
    return mission


def must_be_bounded(text: str) -> None:
    """Raises DataFaults for a text that nobody should try to read."""
    fault = too_much(text)
    if fault is not None:
        raise DataFaults([Fault("", "", fault)])


def _as_toml(text: str) -> Raw:
    must_be_bounded(text)
    try:
        return cast("Raw", tomllib.loads(text))
    except (ValueError, RecursionError) as error:
        told = f"it is not TOML ({error}); mend that place"
        raise DataFaults([Fault("", "", told)]) from error


def _faults(mission: Mission, content: Content) -> Iterator[str]:
    """As of a shipped mission, and what only matters where somebody else wrote it."""
    yield from _bounds(mission)
    if mission.id in content.missions:
        yield f"id is {mission.id!r}; that is a mission of the box, choose another"
    if mission.survivors.max > len(content.characters):
        most = len(content.characters)
        yield f"survivors: max is {mission.survivors.max}; the box holds {most} survivors"
    if len(mission.map.tiles.split()) > TILES:
        yield f"map: there are more than {TILES} tiles; the box holds {TILES}"
        return
    parts = _parts(content)
    if parts.figures is not None and len(mission.doors) > parts.figures.box.doors:
        yield from check_mission(mission, None, parts)
        return
    board, misdrawn = _board(mission, content)
    yield from misdrawn
    yield from check_mission(mission, board, parts, whole=not misdrawn)


def _bounds(mission: Mission) -> Iterator[str]:
    """Texts that fit where they are shown, and figures that a table can have."""
    texts = {"id": (mission.id, ID), "source": (mission.source, SOURCE)}
    texts["layout_source"] = (mission.layout_source, SOURCE)
    for language in ("fr", "en"):
        texts[f"name ({language})"] = (mission.name.in_(language), TITLE)
        texts[f"briefing ({language})"] = (mission.briefing.in_(language), BRIEFING)
    for what, (text, most) in texts.items():
        if len(text) > most:
            yield f"{what} has {len(text)} characters; {most} at most fit"
    if mission.minutes > MINUTES:
        yield f"minutes: it is {mission.minutes}; {MINUTES} at most are right"


def _board(mission: Mission, content: Content) -> tuple[Board | None, list[str]]:
    try:
        return make_board(mission, content.tiles), []
    except Misdrawn as misdrawn:
        return misdrawn.so_far, list(misdrawn.faults)


def _parts(content: Content) -> Parts:
    return Parts(
        equipment=content.equipment,
        recipes=content.recipes,
        skills=content.skills,
        characters=content.characters,
        zombies=content.zombies,
        spawn_cards=content.spawn_cards,
        totals={},
        figures=content.figures,
    )

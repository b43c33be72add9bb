"""Makes a mission to start from: the tiles that an author names, and one of each kind of token."""

from __future__ import annotations

from engine.family.files import Content
from engine.reading.boards import Misdrawn
from engine.reading.faults import DataFaults, Fault
from engine.reading.mission import FORMAT

HEAD = """\
# Change this file, then send it with /mission import. docs/missions.md explains every key.
format = {format}
id = "my-mission"
name = {{ fr = "Ma mission", en = "My mission" }}
author = ""
licence = ""
source = "house"
layout_source = "house"
difficulty = "easy"
survivors = {{ min = {least}, max = {most} }}
minutes = 60
start = "{start}"

[briefing]
fr = "Prenez l’objectif."
en = "Take the objective."

"""
TAIL = """

[[spawns]]               # in clockwise order: the first one draws first
zone = "{spawn}"

[[objectives]]
id = "objective-1"
zone = "{objective}"

[[victory]]
name = "take-objectives"
"""


def template(content: Content, tiles: str) -> str:
    """Return the text of a mission with these tiles; `/` separates rows.

    Without tiles, the first row of the first mission of the box is taken. Raises DataFaults if the
    tiles cannot be laid.
    """
    first = next(iter(content.missions.values()))
    row = first.map.tiles.strip().splitlines()[0]
    try:
        drawn = content.atlas.template(tiles.replace("/", "\n") or row)
    except Misdrawn as error:
        raise DataFaults(Fault("", "", fault, "map") for fault in error.faults) from error
    streets = drawn.streets or drawn.rooms
    values = {
        "format": FORMAT,
        "least": first.survivors.min,
        "most": first.survivors.max,
        "start": streets[0],
        "spawn": streets[-1],
        "objective": (drawn.rooms or streets)[-1],
    }
    return HEAD.format(**values) + drawn.text + TAIL.format(**values)

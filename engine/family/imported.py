"""Missions that come as text from outside: checked like the shipped ones, with limits on their
size.

A mission is data only, so its author can break no table but their own.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import cast

from engine.family.checks import Parts, check_mission
from engine.family.files import Content
from engine.reading.base import Name
from engine.reading.bounds import read_toml
from engine.reading.drafts import Draft
from engine.reading.faults import DataFaults, Fault, Finding, Mend, Place, Where
from engine.reading.mission import Mission
from engine.reading.reader import Raw
from engine.reading.texts import too_long, unseen
from engine.reading.visible import one_line
from engine.spaces.zones import Board

TITLE, BRIEFING, SOURCE, ID = 60, 500, 200, 30
"""The most characters of each text, so that it fits where it is shown."""
UNNAMED = "?"
"""The text that replaces a name without any visible character."""
MINUTES = 600
MOST_WINDOWS = 40
"""The most windows, stairs and passages of a map."""
TILES = 9
"""The number of tiles in the box."""


@lru_cache(maxsize=64)
def with_mission(content: Content, text: str) -> Content:
    """Return the content with the mission of `text` added. Raises DataFaults with every fault.

    The same text gives the same content, so its board is laid only once.
    """
    mission, board = _read(content, text)
    return replace(
        content,
        missions={**content.missions, mission.id: mission},
        boards={**content.boards, mission.id: board},
    )


def read_mission(content: Content, text: str) -> Mission:
    """Return the mission in a text. Raises DataFaults with every fault."""
    return _read(content, text)[0]


def read_draft(content: Content, text: str) -> Draft[Mission]:
    """Return the mission in a text as far as it can be read, with all faults of all its parts.

    Raises DataFaults if it is no TOML or too large.
    """
    raw = read_toml(text)
    if fault := _too_many_parts(content, raw):
        draft = Draft[Mission]()
        draft.report(str(fault.where.field[0]), fault)
        return draft
    draft = content.atlas.draft(raw, content.told)
    mission = draft.mission
    if mission is None:
        return draft
    parts = _parts(content)
    later = list(_bounds(mission, content))
    later += check_mission(mission, None if "map" in draft.faulty else draft.board, parts)
    draft.faults += [
        (str(fault.where.field[0]), draft.in_file(_with_door(fault, draft, content, raw)))
        for fault in later
        if not _follows(fault, draft.faulty, [key for key in draft.faulty if not raw.get(key)])
    ]
    return draft


def _with_door(fault: Finding, draft: Draft[Mission], content: Content, raw: Raw) -> Finding:
    """Return the fault of zones that cannot be reached with the wall where a door would help."""
    board, mission = draft.board, draft.mission
    if fault.key != "unreachable" or board is None or mission is None:
        return fault
    reached = {*board.distances(mission.start, board.all_doors)}
    apart = {*board.distances(fault.where.zone, board.all_doors)}
    walls = content.atlas.sketch(raw, draft.names).walls
    # The way may lead through other zones that are closed as well: those come first.
    across = [one for one in walls if len({*one.zones} & reached) == 1]
    best = next((one for one in across if {*one.zones} & apart), across[0] if across else None)
    if best is None:
        return fault
    door = {"between": [*best.between], **dict(best.place)}
    room_left = len(mission.doors) < content.figures.box.doors
    mend = Mend("add", ("doors",), door) if room_left else None
    return fault.but(where=replace(fault.where, wall=best.between), mend=mend)


LISTS = ("doors", "spawns", "objectives", "cars", "rules", "victory")
"""Keys that have several entries; if one entry is faulty, faults about the key's other entries
still count.
"""
FOLLOWS = {
    "objectives": ("door-needs", "spawn-objective", "entry-unknown objective", "no-colour",
                   "no-objectives"),
    "doors": ("unreachable",),
    "start": ("unreachable", "waiting-at-start"),
    "spawns": ("start-spawn", "no-spawn-zone"),
    "exit": ("no-exit",),
    "cars": ("no-car",),
    "map": ("unreachable",),
    "survivors": ("survivors-min", "survivors-max"),
}  # fmt: skip
"""By key of the file: faults that a fault in that key may have caused."""


def _follows(fault: Finding, faulty: Collection[str], missing: Collection[str]) -> bool:
    """Return whether a fault may only be the consequence of other faults.

    `faulty` are the keys of the file that have a fault, `missing` the keys that are not there.
    """
    caused = [one for key in faulty for one in FOLLOWS.get(key, ())]
    alone = (*missing, *(key for key in faulty if key not in LISTS))
    named = (fault.key, f"{fault.key} {fault.values.get('about', '')}")
    return fault.where.field[0] in alone or any(one in caused for one in named)


def _read(content: Content, text: str) -> tuple[Mission, Board]:
    """Return a mission and its board. Raises DataFaults with every fault of every part."""
    draft = read_draft(content, text)
    mission, board = draft.mission, draft.board
    if draft.faults or mission is None or board is None:
        name = str(read_toml(text).get("id", ""))[:ID]
        raise DataFaults(Fault.of(name, fault, key) for key, fault in draft.faults)
    # Missions stored in earlier releases may hold invisible characters; they are left out.
    texts = {"name": _on_one_line(mission.name), "briefing": _on_one_line(mission.briefing)}
    return mission.model_copy(update=texts), board


def _on_one_line(text: Name) -> Name:
    return Name(fr=one_line(text.fr) or UNNAMED, en=one_line(text.en) or UNNAMED)


def invisible(raw: Raw) -> Iterator[Finding]:
    """Yield a fault for each text of a mission that has invisible characters, or only such."""
    for what in ("name", "briefing"):
        said = raw.get(what)
        for language, text in cast("Raw", said if isinstance(said, dict) else {}).items():
            yield from unseen(str(text), f"{what} ({language})", (what, language))
    for what in ("author", "licence"):
        yield from unseen(str(raw.get(what) or "-"), what, (what,))


def _too_many_parts(content: Content, raw: Raw) -> Finding | None:
    """Return the fault of a text with too many tiles or doors, which is read no further."""
    drawn = raw.get("map")
    tiles = str(cast("Raw", drawn).get("tiles", "")).split() if isinstance(drawn, dict) else []
    if len(tiles) > TILES:
        return Finding.of("tiles-many", Where(field=("map", "tiles")), most=TILES)
    doors, most = raw.get("doors"), content.figures.box.doors
    listed = cast("list[object]", doors) if isinstance(doors, list) else []
    tokens = [one for one in listed if not _is_drawn(one)]
    if len(tokens) > most:
        place, last = Where(field=("doors",)), Mend("remove", ("doors", len(listed) - 1))
        told = {"field": "doors", "count": len(tokens), "most": most}
        return Finding.of("box-holds", place, last, **told)
    if len(listed) - len(tokens) > MOST_WINDOWS:
        return Finding.of("doors-drawn", Where(field=("doors",)), most=MOST_WINDOWS)
    return None


def _is_drawn(door: object) -> bool:
    """Return whether the entry of a door is a window, stairs or a passage, which needs no door
    token.
    """
    return isinstance(door, dict) and cast("Raw", door).get("sort", "door") != "door"


def _bounds(mission: Mission, content: Content) -> Iterator[Finding]:
    """Yield the faults of a mission that exceeds the limits for missions from outside.

    Texts must fit where they are shown, the id must be new, and the numbers must suit a table.
    """
    if mission.id in content.missions:
        mend = Mend("set", ("id",), f"my-{mission.id.lower()}")
        yield Finding.of("id-of-box", Where(field=("id",)), mend, id=mission.id)
    if mission.survivors.max > len(content.characters):
        most = len(content.characters)
        place, told = ("survivors", "max"), {"max": mission.survivors.max, "most": most}
        yield Finding.of("survivors-max", Where(field=place), Mend("set", place, most), **told)
    texts: dict[Place, tuple[str, int]] = {
        ("id",): (mission.id, ID),
        ("source",): (mission.source, SOURCE),
        ("layout_source",): (mission.layout_source, SOURCE),
        ("author",): (mission.author, TITLE),
        ("licence",): (mission.licence, TITLE),
    }
    for language in ("fr", "en"):
        texts["name", language] = (mission.name.in_(language), TITLE)
        texts["briefing", language] = (mission.briefing.in_(language), BRIEFING)
    for place, (text, most) in texts.items():
        what = f"{place[0]} ({place[1]})" if place[1:] else str(place[0])
        yield from too_long(text, most, what, place)
    if mission.minutes > MINUTES:
        where, mend = Where(field=("minutes",)), Mend("set", ("minutes",), MINUTES)
        yield Finding.of("minutes-most", where, mend, minutes=mission.minutes, most=MINUTES)


def _parts(content: Content) -> Parts:
    return Parts(
        equipment=content.equipment,
        recipes=content.recipes,
        skills=content.skills,
        characters=content.characters,
        zombies=content.zombies,
        spawn_cards=content.spawn_cards,
        figures=content.figures,
        rules=content.mission_rules,
        goals=content.goals,
        more=content.alone,
        indoors=content.indoors,
    )

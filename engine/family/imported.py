"""Missions that come as text from outside: checked like the shipped ones, with limits on their
size.

A mission is data only, so its author can break no table but their own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import cast

from engine.family.checks import Parts, check_mission
from engine.family.files import Content
from engine.reading.base import Name
from engine.reading.bounds import too_much
from engine.reading.drafts import Draft
from engine.reading.faults import DataFaults, Fault, Finding, Mend, Place, Where
from engine.reading.mission import Mission
from engine.reading.reader import Raw
from engine.reading.visible import fault_of, one_line
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
    raw = _as_toml(text)
    if fault := _too_many_parts(content, raw):
        draft = Draft[Mission]()
        key, told = fault
        draft.report(key, Finding.at(told, Where(field=(key,))))
        return draft
    draft = content.atlas.draft(raw, content.told)
    mission = draft.mission
    if mission is None:
        return draft
    parts = _parts(content)
    later = list(_bounds(mission, content))
    later += check_mission(mission, None if "map" in draft.faulty else draft.board, parts)
    draft.faults += [
        (_key_of(fault), draft.in_file(fault))
        for fault in later
        if not _follows(fault, draft.faulty, [key for key in draft.faulty if not raw.get(key)])
    ]
    return draft


KEYS = {"spawn": "spawns", "objective": "objectives", "car": "cars", "rule": "rules",
        "door": "doors", "victory": "victory"}  # fmt: skip
"""The key of the file that a fault is about, by the first word of the fault; only where the two
differ.
"""
LISTS = ("doors", "spawns", "objectives", "cars", "rules", "victory")
"""Keys that have several entries; if one entry is faulty, faults about the key's other entries
still count.
"""
FOLLOWS = {
    "objectives": ("no objective", "objective of this mission"),
    "doors": ("cannot be reached",),
    "start": ("cannot be reached", "survivors begin"),
    "spawns": ("is a spawn zone",),
    "exit": ("has no exit",),
    "cars": ("no car that",),
    "map": ("cannot be reached",),
    "survivors": ("survivors:",),
}
"""For each key of the file, words of faults that a fault in that key may have caused."""


def _key_of(fault: str) -> str:
    word = fault.partition(":")[0].split(" ")[0]
    return KEYS.get(word, word)


def _follows(fault: str, faulty: Collection[str], missing: Collection[str]) -> bool:
    """Return whether a fault may only be the consequence of other faults.

    `faulty` are the keys of the file that have a fault, `missing` the keys that are not there.
    """
    words = (word for key in faulty for word in FOLLOWS.get(key, ()))
    alone = (*missing, *(key for key in faulty if key not in LISTS))
    return _key_of(fault) in alone or any(word in fault for word in words)


def _read(content: Content, text: str) -> tuple[Mission, Board]:
    """Return a mission and its board. Raises DataFaults with every fault of every part."""
    draft = read_draft(content, text)
    mission, board = draft.mission, draft.board
    if draft.faults or mission is None or board is None:
        name = str(_as_toml(text).get("id", ""))[:ID]
        raise DataFaults(Fault.of(name, fault, key) for key, fault in draft.faults)
    # Missions stored in earlier releases may hold invisible characters; they are left out.
    texts = {"name": _on_one_line(mission.name), "briefing": _on_one_line(mission.briefing)}
    return mission.model_copy(update=texts), board


def _on_one_line(text: Name) -> Name:
    return Name(fr=one_line(text.fr) or UNNAMED, en=one_line(text.en) or UNNAMED)


def must_be_visible(text: str) -> None:
    """Raise DataFaults if the title or briefing of a mission has invisible characters."""
    raw = _as_toml(text)
    faults = [
        Fault("", str(raw.get("id", ""))[:ID], f"{what} ({language}): {fault}")
        for what in ("name", "briefing")
        for language, told in cast("Raw", raw.get(what, {})).items()
        if (fault := fault_of(str(told)))
    ]
    faults += [
        Fault("", str(raw.get("id", ""))[:ID], f"{what}: {fault}")
        for what in ("author", "licence")
        if (fault := fault_of(str(raw.get(what, "-"))))
    ]
    if faults:
        raise DataFaults(faults)


def _too_many_parts(content: Content, raw: Raw) -> tuple[str, str] | None:
    """Return the fault of a text with too many tiles or doors, which is read no further."""
    drawn = raw.get("map")
    tiles = str(cast("Raw", drawn).get("tiles", "")).split() if isinstance(drawn, dict) else []
    if len(tiles) > TILES:
        return "map", f"map: there are more than {TILES} tiles; the box holds {TILES}"
    doors, most = raw.get("doors"), content.figures.box.doors
    listed = cast("list[object]", doors) if isinstance(doors, list) else []
    tokens = [one for one in listed if not _is_drawn(one)]
    if len(tokens) > most:
        return "doors", f"doors: there are {len(tokens)}; the box holds {most}"
    if len(listed) - len(tokens) > MOST_WINDOWS:
        return "doors", f"doors: more than {MOST_WINDOWS} are windows, stairs or passages"
    return None


def _is_drawn(door: object) -> bool:
    """Return whether the entry of a door is a window, stairs or a passage, which needs no door
    token.
    """
    return isinstance(door, dict) and cast("Raw", door).get("sort", "door") != "door"


def must_be_bounded(text: str) -> None:
    """Raise DataFaults for a text that is too large to be read."""
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


def _bounds(mission: Mission, content: Content) -> Iterator[str]:
    """Yield the faults of a mission that exceeds the limits for missions from outside.

    Texts must fit where they are shown, the id must be new, and the numbers must suit a table.
    """
    if mission.id in content.missions:
        told = f"id is {mission.id!r}; that is a mission of the box, choose another"
        yield Finding.at(told, Where(field=("id",)))
    if mission.survivors.max > len(content.characters):
        most = len(content.characters)
        told = f"survivors: max is {mission.survivors.max}; the box holds {most} survivors"
        place = ("survivors", "max")
        yield Finding.at(told, Where(field=place), Mend("set", place, most))
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
        if len(text) > most:
            what = f"{place[0]} ({place[1]})" if place[1:] else str(place[0])
            told = f"{what} has {len(text)} characters; {most} at most fit"
            yield Finding.at(told, Where(field=place))
    if mission.minutes > MINUTES:
        told = f"minutes: it is {mission.minutes}; {MINUTES} at most are right"
        yield Finding.at(told, Where(field=("minutes",)), Mend("set", ("minutes",), MINUTES))


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

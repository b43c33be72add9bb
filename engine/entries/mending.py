"""What can be read of a faulty mission: the rest is checked too, so that all is told at once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import cast

from pydantic import ValidationError

from engine.entries.mission import Mission

Raw = Mapping[str, object]
Place = tuple[str | int, ...]

ATTEMPTS = 5
"""One fault may hide another of the same entry; more layers than this there are not."""
STAND_INS: Raw = {
    "id": "stand-in",
    "name": {"fr": "-", "en": "-"},
    "source": "-",
    "layout_source": "-",
    "difficulty": "medium",
    "survivors": {"min": 1, "max": 6},
    "minutes": 1,
    "briefing": {"fr": "-", "en": "-"},
    "rooms": {},
    "start": "S1",
    "spawns": [{"zone": "S2"}],
    "victory": [{"name": "take-objectives"}],
}
"""What a mission must have; there is nothing that could stand for its map."""
ALONE = ("id", "name", "source", "layout_source", "difficulty", "minutes", "briefing")
"""Nothing else depends on them."""
FLOOR = "hall"
TALK = {
    "doors": ("doors", "house", "houses", "reached"),
    "objectives": ("objectives", "objective", "needs", "active_from", "closed_by"),
}
"""Words of the faults that something left out would bring, where its own name does not do."""


@dataclass(frozen=True, slots=True)
class Rest:
    """A mission with stand-ins for what is faulty; `unsure` are words of what they touch."""

    mission: Mission
    unsure: frozenset[str]

    def sure_of(self, faults: Iterable[str]) -> list[str]:
        """The faults that are the author's, whatever stands for the others."""
        return [fault for fault in faults if not self.unsure & _words(fault)]


def _words(fault: str) -> set[str]:
    """The words of what is wrong, without the cure, and the parts of those joined by -."""
    wrong = fault.split(";")[0]
    return {*re.findall(r"[\w-]+", wrong), *re.findall(r"\w+", wrong)}


def rest_of(raw: Raw) -> Rest | None:
    """None where too little is left to be checked."""
    draft = {key: _copied(value) for key, value in raw.items()}
    unsure: set[str] = set()
    for _ in range(ATTEMPTS):
        try:
            return Rest(Mission.model_validate(draft), frozenset(unsure))
        except ValidationError as error:
            for found in error.errors():
                _mend(draft, found["loc"], unsure)
            _drop_the_hopeless(draft)
    return None


def _copied(value: object) -> object:
    """Two levels deep: no more is ever changed."""
    if isinstance(value, list):
        entries = cast("list[object]", value)
        return [dict(cast("Raw", one)) if isinstance(one, dict) else one for one in entries]
    return dict(cast("Raw", value)) if isinstance(value, dict) else value


def _mend(draft: dict[str, object], place: Place, unsure: set[str]) -> None:
    """Takes the fault at that place out of the draft."""
    key, inner = str(place[0]), place[1:]
    value = draft.get(key)
    if key not in Mission.model_fields:
        draft.pop(key, None)
        for meant in get_close_matches(key, Mission.model_fields, n=1):
            unsure.update(TALK.get(meant, (meant,)))
    elif isinstance(value, list) and len(place) > 1 and isinstance(place[1], int):
        _mend_entry(key, cast("list[object]", value), place, unsure)
    elif key == "rooms" and isinstance(value, dict) and inner and inner[-1] != "[key]":
        cast("dict[object, object]", value)[inner[0]] = FLOOR
    elif key in STAND_INS:
        draft[key] = STAND_INS[key]
        unsure.update(() if key in ALONE else (key,))
    else:
        draft.pop(key, None)
        unsure.add(key)


def _mend_entry(key: str, entries: list[object], place: Place, unsure: set[str]) -> None:
    """A value of an entry falls back on what holds if it is left out; else the entry goes."""
    at = cast("int", place[1])
    entry = entries[at]
    if not isinstance(entry, dict):
        return
    fields = cast("dict[str, object]", entry)
    field = str(place[2]) if len(place) > 2 else ""
    if field in fields and field not in ("id", "zone", "name", "kind", "between"):
        fields.pop(field)
        unsure.add(field)
        return
    named = (fields.get(one) for one in ("id", "name"))
    unsure.update(str(one) for one in named if one)
    unsure.update(TALK.get(key, (key,)))
    entries[at] = None


def _drop_the_hopeless(draft: dict[str, object]) -> None:
    for key, value in draft.items():
        if isinstance(value, list):
            entries = cast("list[object]", value)
            draft[key] = [one for one in entries if isinstance(one, dict)]

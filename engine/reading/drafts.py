"""Reads missions that are not finished: as much as possible is read, and every fault is reported.

A faulty part is taken out or replaced by a stand-in, so that the parts after it can be read. The
keys of the file that had faults are remembered, because further faults in them are only
consequences.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from pydantic import ValidationError

from engine.reading.faults import Finding, Mend, cures
from engine.reading.mission import Mission
from engine.spaces.zones import Board

if TYPE_CHECKING:
    from engine.reading.reader import Raw

M = TypeVar("M", bound=Mission)
STAND_INS: dict[str, object] = {
    "id": "draft",
    "name": {"fr": "?", "en": "?"},
    "source": "house",
    "layout_source": "house",
    "difficulty": "easy",
    "survivors": {"min": 1, "max": 1},
    "minutes": 1,
    "briefing": {"fr": "?", "en": "?"},
    "map": {"tiles": ""},
    "rooms": {},
    "start": "S1",
    "spawns": [{"zone": "S1"}],
    "victory": [{"name": "take-objectives"}],
}
"""The values that replace faulty or missing ones that a mission must have."""
ROUNDS = 3
"""The most times that a text is mended and read again: each mending may cause a new fault, such as
an empty list.
"""


@dataclass(slots=True)
class Draft(Generic[M]):
    """A mission as far as it can be read."""

    mission: M | None = None
    board: Board | None = None
    """The board; None as long as the tiles of the map cannot be laid."""
    names: str = ""
    """A drawing of the names of all zones, for a map that is drawn with names."""
    faults: list[tuple[str, Finding]] = field(default_factory=list[tuple[str, Finding]])
    """The key of the file in which each fault is, and the fault with its cure."""
    faulty: set[str] = field(default_factory=set[str])
    """Keys of the file that had faults; faults found later may only be consequences of these."""
    numbers: dict[str, list[int]] = field(default_factory=dict[str, list[int]])
    """For each list that lost faulty entries: the places in the file, from 0, of the entries that
    are left.
    """

    places: dict[str, str] = field(default_factory=dict[str, str])
    """How the file names each zone, by its name on the board; empty if both are the same."""

    def report(self, key: str, fault: Finding) -> None:
        self.faults.append((key, fault))
        self.faulty.add(key)

    def in_file(self, fault: Finding) -> Finding:
        """Return `fault` with the entry number and the zone names of the file.

        A fault that was found in the draft has the numbers and names of the draft, which leaves
        faulty entries out.
        """
        told = fault
        if told.mend is not None and self.places:
            named = replace(told.mend, value=_renamed(told.mend.value, self.places))
            told = told.but(mend=named)
        key, number = (*told.where.field, "", "")[:2]
        numbers = self.numbers.get(str(key))
        if numbers is None or not isinstance(number, int) or number >= len(numbers):
            return told
        return told.moved((key, numbers[number]))


def _renamed(value: object, places: Mapping[str, str]) -> object:
    """Replace every zone in `value`, at any depth, by its name in the file."""
    if isinstance(value, dict):
        said = cast("dict[str, object]", value)
        return {key: _renamed(one, places) for key, one in said.items()}
    if isinstance(value, list):
        return [_renamed(one, places) for one in cast("list[object]", value)]
    return places.get(value, value) if isinstance(value, str) else value


def read_fields(draft: Draft[M], raw: Raw, model: type[M]) -> None:
    """Read the fields of a mission into the draft, with stand-ins for faulty fields."""
    sound = deepcopy(dict(raw))
    for number in range(ROUNDS):
        try:
            draft.mission = model.model_validate(sound)
        except ValidationError as error:
            for found, cure in zip(error.errors(), cures(model, error), strict=True):
                key = _meant(str((*cure.where.field, "")[0]), model)
                if number == 0:
                    draft.report(key, _with_usual(cure))
                if not found["loc"]:
                    draft.faulty |= STAND_INS.keys() - sound.keys()
            _mend(draft, sound, error, model)
        else:
            return


USUAL: Mapping[str, object] = {
    "id": "my-mission", "source": "house", "layout_source": "house", "difficulty": "easy",
    "minutes": 60, "rooms": {},
}  # fmt: skip
"""Values that the author need not think about; they are put where one is missing or wrong."""


def _with_usual(cure: Finding) -> Finding:
    """Return a fault of a field with the usual value as its cure, if the field has one."""
    field = cure.where.field
    if cure.mend is not None or len(field) != 1 or field[0] not in USUAL:
        return cure
    return cure.but(mend=Mend("set", field, USUAL[str(field[0])]))


def _meant(key: str, model: type[Mission]) -> str:
    """Return the key of the model that the author probably meant: `key` itself, or the most similar
    one.
    """
    if key in model.model_fields:
        return key
    near = get_close_matches(key, list(model.model_fields), n=1)
    return near[0] if near else key


def _mend(draft: Draft[M], sound: dict[str, Any], error: ValidationError, model: type[M]) -> None:
    """Take faulty entries out of their lists, and put stand-ins for other faulty values."""
    entries: dict[str, set[int]] = defaultdict(set)
    for found in error.errors():
        place = found["loc"]
        key = str(place[0]) if place else ""
        if not place:
            for needed in STAND_INS.keys() - sound.keys():
                sound[needed] = deepcopy(STAND_INS[needed])
        elif key not in model.model_fields:
            sound.pop(key, None)
        elif len(place) > 1 and isinstance(place[1], int) and isinstance(sound.get(key), list):
            entries[key].add(place[1])
        elif len(place) > 1 and key == "rooms" and isinstance(sound.get(key), dict):
            sound[key].pop(place[1], None)
        elif key in STAND_INS:
            sound[key] = deepcopy(STAND_INS[key])
        else:
            sound.pop(key, None)
    for key, gone in entries.items():
        listed = cast("list[object]", sound[key])
        before = draft.numbers.get(key, [*range(len(listed))])
        draft.numbers[key] = [before[n] for n in range(len(listed)) if n not in gone]
        sound[key] = [one for number, one in enumerate(listed) if number not in gone]

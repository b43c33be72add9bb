"""Custom survivors: sheets that come as data and are checked like the box's. [zombicide #9]"""

from __future__ import annotations

import json
from collections.abc import Mapping

from pydantic import TypeAdapter, ValidationError

from engine.core.refusal import Refusal
from engine.family.entries import Character
from engine.family.files import Content
from engine.reading.base import Name
from engine.reading.faults import cures
from engine.reading.visible import one_line

SHEETS: TypeAdapter[list[dict[str, object]]] = TypeAdapter(list[dict[str, object]])


def faults_of(content: Content, sheet: Mapping[str, object]) -> list[str]:
    """Return the faults of a sheet, each with its cure; none if it can be played."""
    try:
        guest = Character.model_validate(sheet)
    except ValidationError as error:
        return [*cures(Character, error)]
    unknown = [one for one in guest.skills() if one not in content.skills]
    found = [
        f"skill {one!r} is not known; known are {', '.join(content.skills)}" for one in unknown
    ]
    if guest.id in content.characters:
        found.append(f"id is {guest.id!r}; a survivor of the box is called so")
    return found


def read_guests(content: Content, text: str) -> dict[str, Character]:
    """Return the custom survivors of a table by id. Raises Refusal with the first fault."""
    guests: dict[str, Character] = {}
    try:
        sheets = SHEETS.validate_json(text)
    except ValidationError as error:
        raise Refusal("faulty-survivor", command="?", reason=str(error)) from error
    for sheet in sheets:
        faults = faults_of(content, sheet)
        if faults:
            raise Refusal("faulty-survivor", command=str(sheet.get("id", "?")), reason=faults[0])
        guest = Character.model_validate(sheet)
        if guest.id in guests:
            raise Refusal("survivor-taken-twice")
        # Older sheets may have an invisible name; those survivors are called by their id.
        shown = Name(**{one: one_line(text) or guest.id for one, text in guest.name})
        guests[guest.id] = guest.model_copy(update={"name": shown})
    return guests


def as_option(sheets: list[Mapping[str, object]]) -> str:
    """Return the sheets as the text of the option under which a table stores them."""
    return json.dumps([dict(sheet) for sheet in sheets], ensure_ascii=False, sort_keys=True)

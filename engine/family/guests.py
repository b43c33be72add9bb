"""Custom survivors: sheets that come as data and are checked like the box's. [zombicide #9]"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

from pydantic import TypeAdapter, ValidationError

from engine.core.refusal import Refusal
from engine.family.entries import MOST_HEALTH, Guest
from engine.family.files import Content
from engine.reading.base import Name
from engine.reading.faults import Finding, Mend, Where, cures
from engine.reading.visible import one_line

SHEETS: TypeAdapter[list[dict[str, object]]] = TypeAdapter(list[dict[str, object]])
FIGHTS = ("attack", "health")
"""The fields of a sheet in a game in which nobody holds cards."""
USUAL_HEALTH = 4
"""The health of a new survivor in such a game."""


def faults_of(content: Content, sheet: Mapping[str, object]) -> list[Finding]:
    """Return the faults of a sheet, each with its cure; none if it can be played."""
    try:
        guest = Guest.model_validate(sheet)
    except ValidationError as error:
        return cures(Guest, error)
    own = [one.id for one in guest.by_hand]
    unknown = [one for one in guest.skills() if one not in content.skills and one not in own]
    found = [
        Finding(f"skill {one!r} is not known; known are {', '.join([*own, *content.skills])}")
        for one in unknown
    ]
    if guest.id in content.characters:
        found.append(Finding(f"id is {guest.id!r}; a survivor of the box is called so"))
    return [*found, *fight_faults(content, guest.attack, guest.health)]


def has_cards(content: Content) -> bool:
    """Return whether survivors of the game hold cards; else each sheet has its own attack."""
    return content.figures.cards is not None


def fight_faults(content: Content, attack: object, health: object) -> Iterator[Finding]:
    """Yield the faults of a sheet's attack and health.

    A game whose survivors hold cards has neither; any other game needs both.
    """
    given = dict(zip(FIGHTS, (attack, health), strict=True))
    if has_cards(content):
        for field in (one for one in FIGHTS if given[one] is not None):
            where, mend = Where(field=(field,)), Mend("remove", (field,))
            yield Finding.of("fight-needless", where, mend, field=field)
        return
    known = list(content.equipment)
    if attack is None:
        yield _missing("attack", known, known[0])
    elif attack not in known:
        where, mend = Where(field=("attack",)), Mend("set", ("attack",), known[0])
        said = {"attack": str(attack)[:40], "choices": known}
        yield Finding.of("attack-unknown", where, mend, **said)
    if health is None:
        yield _missing("health", [str(one + 1) for one in range(MOST_HEALTH)], USUAL_HEALTH)


def _missing(field: str, choices: list[str], usual: object) -> Finding:
    """Return the fault of a sheet without one of `FIGHTS`; its cure sets the usual value."""
    mend = Mend("set", (field,), usual)
    return Finding.of("fight-missing", Where(field=(field,)), mend, field=field, choices=choices)


def read_guests(content: Content, text: str) -> dict[str, Guest]:
    """Return the custom survivors of a table by id. Raises Refusal with the first fault."""
    guests: dict[str, Guest] = {}
    try:
        sheets = SHEETS.validate_json(text)
    except ValidationError as error:
        raise Refusal("faulty-survivor", command="?", reason=str(error)) from error
    for sheet in sheets:
        faults = faults_of(content, sheet)
        if faults:
            raise Refusal("faulty-survivor", command=str(sheet.get("id", "?")), reason=faults[0])
        guest = Guest.model_validate(sheet)
        if guest.id in guests:
            raise Refusal("survivor-taken-twice")
        # Older sheets may have an invisible name; those survivors are called by their id.
        shown = Name(**{one: one_line(text) or guest.id for one, text in guest.name})
        guests[guest.id] = guest.model_copy(update={"name": shown})
    return guests


def as_option(sheets: list[Mapping[str, object]]) -> str:
    """Return the sheets as the text of the option under which a table stores them."""
    return json.dumps([dict(sheet) for sheet in sheets], ensure_ascii=False, sort_keys=True)


# ------------------------------------------------------------ what their sheets bring


@lru_cache(maxsize=64)
def with_option(content: Content, text: str) -> Content:
    """Return the content with the skills and attacks of the sheets in `text`, an option of a table.

    The same text gives the same content. Raises Refusal for a faulty sheet.
    """
    return with_sheets(content, read_guests(content, text).values())


def with_sheets(content: Content, guests: Iterable[Guest]) -> Content:
    """Return the content with the skills that players apply by hand, and a card for each guest's
    attack.

    The box holds one card of each attack; a custom survivor gets another one.
    """
    listed = list(guests)
    skills = {one.id: one.as_skill() for guest in listed for one in guest.by_hand}
    cards = {f"{one.attack}-{one.id}": one.attack for one in listed if one.attack}
    if not skills and not cards:
        return content
    return replace(content, skills={**content.skills, **skills}, cards={**content.cards, **cards})

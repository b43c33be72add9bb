"""Survivors from outside: the file in which people write one, read with every fault at once.

A file becomes a sheet: plain data that `guests.read_guests` checks again at every table. In the
file a skill is named by its id or, in any language, by its name; in the sheet only ids are left.
The ids of a sheet and of its skills by hand begin with `own-`, so that none is one of the box.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, cast

from pydantic import ValidationError

from engine.core.folding import fold
from engine.family.entries import STARTS_WITH, Guest
from engine.family.files import Content
from engine.family.guests import FIGHTS, USUAL_HEALTH, fight_faults, has_cards
from engine.reading.bounds import read_toml
from engine.reading.faults import (
    DataFaults,
    Fault,
    Finding,
    Mend,
    Place,
    Where,
    cures,
    doubled,
)
from engine.reading.texts import too_long, unseen
from engine.reading.writing import SURVIVOR, to_toml

FORMAT = 1
"""The newest format of survivors' files."""
OWN = "own-"
NAME, SKILL_NAME, SKILL_TEXT, SIGNED, ID = 20, 30, 200, 60, 30
"""The most characters of each text, so that it fits where it is shown."""
LEVELS = {"blue": 1, "yellow": 1, "orange": 2, "red": 3}
"""The most skills of each level."""
ALONE = ("blue", "yellow")
"""The levels whose skill a sheet holds as a single id."""
KEYS = (
    "format", "id", "name", "author", "licence", "initial", "shape", "attack", "health",
    *LEVELS, "portrait", "by_hand",
)  # fmt: skip
NAME_FORM = re.compile(r"[^\W_](?:[^\W_]|[ '’.-])*")
"""How a name is written."""
_SIGNS = re.compile(r"[*_~|<>@#`\[\]{}\\]|://")
"""Signs of a skill's text that would become type, a mention or a link in a message."""

Raw = dict[str, Any]


@dataclass(frozen=True, slots=True)
class DraftedSurvivor:
    """A survivor as far as a text can be read, and every fault of the text."""

    sheet: Mapping[str, object]
    """The sheet; stand-ins take the place of what cannot be read."""
    faults: tuple[Fault, ...]


def read_survivor(content: Content, text: str) -> dict[str, object]:
    """Return the sheet of the survivor in a text. Raises DataFaults with every fault."""
    draft = draft_survivor(content, text)
    if draft.faults:
        raise DataFaults(draft.faults)
    return Guest.model_validate(draft.sheet).model_dump(mode="json")


def draft_survivor(content: Content, text: str) -> DraftedSurvivor:
    """Read a survivor that may be unfinished; faults are in the result, never raised."""
    try:
        raw = read_toml(text)
    except DataFaults as faults:
        return DraftedSurvivor(_sheet(content, {}), faults.faults)
    sheet = _written(content, raw)
    found = [*_unknown_keys(raw), *_format_faults(raw), *_model_faults(sheet)]
    places = [one.where.field for one in found]
    # A value that is no text or number at all is reported once.
    found += [one for one in _more(content, raw, sheet) if one.where.field not in places]
    entry = str(raw.get("id") or "")[:ID]
    told = [Fault.of(entry, one, str(one.where.field[0])) for one in found]
    return DraftedSurvivor(_sheet(content, sheet), tuple(told))


def survivor_text(sheet: Mapping[str, object]) -> str:
    """Return a sheet as the text of its file; reading that text gives the same sheet."""
    own = f"{sheet['id']}-"
    data: Raw = {"format": FORMAT, **sheet, "id": str(sheet["id"]).removeprefix(OWN)}
    for level in LEVELS:
        ids = [sheet[level]] if level in ALONE else cast("Sequence[object]", sheet[level])
        short = [str(one).removeprefix(own) for one in ids]
        data[level] = short[0] if level in ALONE else short
    listed = cast("Sequence[Raw]", sheet.get("by_hand") or ())
    data["by_hand"] = [{**one, "id": str(one["id"]).removeprefix(own)} for one in listed]
    return to_toml(data, SURVIVOR)


# ------------------------------------------------------------ from the file to a sheet


def _written(content: Content, raw: Raw) -> Raw:
    """Return the sheet that the data of a file describes; faulty values are copied as they are."""
    name = _both(raw.get("name"))
    called = _english(name)
    own = f"{OWN}{_id_of(raw.get('id'), called)}"
    rest = ("format", "name", "by_hand", *LEVELS)
    sheet: Raw = {key: raw[key] for key in KEYS if key in raw and key not in rest}
    letters = re.findall(r"\w", called.upper())
    sheet |= {"id": own, "initial": raw.get("initial", "".join(letters[:1]) or "N")}
    sheet |= {"shape": raw.get("shape", "circle")}
    sheet |= {"name": name} if "name" in raw else {}
    hands = _hands(raw, own)
    sheet |= {"by_hand": hands} if "by_hand" in raw else {}
    meant = _meanings(content, hands, own)
    for level in LEVELS:
        if level in raw:
            sheet[level] = _level(level, raw[level], meant)
    return sheet


def _id_of(given: object, name: str) -> str:
    """Return the id of a survivor or a skill without `own-`; it is made of the name if left out."""
    if given is None or given == "":
        return slug(name)
    return given.removeprefix(OWN) if isinstance(given, str) else str(given)


def slug(name: str) -> str:
    """Return an id made of a name: small letters and digits joined by `-`."""
    plain = re.sub(r"[^a-z0-9]+", "-", fold(name)).strip("-")
    return plain or "-".join(f"{ord(one):x}" for one in name[:6]) or "nobody"


def _both(said: object) -> object:
    """Return a text in both languages; one that is given in a single language serves for both."""
    if isinstance(said, str):
        return {"fr": said, "en": said}
    if isinstance(said, dict) and len(cast("Raw", said)) == 1:
        (code, told), *_ = cast("Raw", said).items()
        return {"fr": told, "en": told} if code in ("fr", "en") else cast("Raw", said)
    return cast("object", said)


def _hands(raw: Raw, own: str) -> object:
    listed = raw.get("by_hand")
    if not isinstance(listed, list):
        return listed
    return [
        _hand(cast("Raw", one), own) if isinstance(one, dict) else one
        for one in cast("list[object]", listed)
    ]


def _hand(one: Raw, own: str) -> Raw:
    texts = {key: _both(one[key]) for key in ("name", "text") if key in one}
    called = _english(texts.get("name"))
    return {**one, **texts, "id": f"{own}-{_id_of(one.get('id'), called)}"}


def _english(name: object) -> str:
    """Return the English words of a text, or an empty string if it is faulty."""
    return str(cast("Raw", name).get("en", "")) if isinstance(name, dict) else ""


def _meanings(content: Content, hands: object, own: str) -> dict[str, str]:
    """Return the id of each skill by everything that people may call it: its id, or its name in a
    language.
    """
    found: dict[str, str] = {}
    for skill in content.skills.values():
        for called in (skill.name.fr, skill.name.en, skill.id):
            found[fold(called)] = skill.id
    for one in cast("list[object]", hands) if isinstance(hands, list) else []:
        hand = cast("Raw", one) if isinstance(one, dict) else {}
        names = hand.get("name")
        called = cast("Raw", names).values() if isinstance(names, dict) else ()
        id = str(hand.get("id", ""))
        for word in (*called, id, id.removeprefix(f"{own}-")):
            found[fold(str(word))] = id
    return found


def _level(level: str, said: object, meant: Mapping[str, str]) -> object:
    """Return the skills of a level as a sheet has them: one id at blue and yellow, else a list."""
    listed = cast("list[object]", said) if isinstance(said, list) else [said]
    ids = [meant.get(fold(one), one) if isinstance(one, str) else one for one in listed]
    return ids[0] if level in ALONE and len(ids) == 1 else ids


# ------------------------------------------------------------ what is wrong


def _unknown_keys(raw: Raw) -> Iterator[Finding]:
    for key in [one for one in raw if one not in KEYS]:
        told = Finding(f"{key} is not known here; known are {', '.join(KEYS)}")
        where, values = Where(field=(key,)), {"field": key, "known": KEYS}
        mend = Mend("remove", (key,))
        yield told.but(where=where, mend=mend, key="field-unknown", values=values)


def _format_faults(raw: Raw) -> Iterator[Finding]:
    said = raw.get("format", FORMAT)
    if type(said) is not int or not 1 <= said <= FORMAT:
        where, mend = Where(field=("format",)), Mend("set", ("format",), FORMAT)
        yield Finding.of("format-newer", where, mend, format=str(said)[:40], most=FORMAT)


def _model_faults(sheet: Raw) -> Iterator[Finding]:
    """Yield the faults that the model of a sheet finds, except those that `_more` explains
    better.
    """
    try:
        Guest.model_validate(sheet)
    except ValidationError as error:
        seen: list[Place] = []
        for fault in cures(Guest, error):
            field = fault.where.field
            if any(one[: len(field)] == field for one in seen):
                continue
            seen.append(field)
            if field[0] not in LEVELS or not _is_words(sheet.get(str(field[0]))):
                # In a file, one text may stand for both languages.
                place = field[:-1] if field[-1] in ("fr", "en") else field
                yield from _as_written(fault.but(where=Where(field=place)), str(sheet["id"]))


def _as_written(fault: Finding, own: str) -> Iterator[Finding]:
    """Yield a fault of the sheet with the id `own` as one of its file, in which ids are shorter."""
    where, place = fault.where, fault.where.field
    if fault.key == "field-missing" and place[-1] == "name":
        yield Finding.of("name-missing", where)
    elif fault.key == "field-form" and place[-1] == "id":
        given = str(fault.values["value"]).removeprefix(f"{own}-").removeprefix(OWN)
        values = {**fault.values, "value": given, "example": slug(given)}
        # The id of a skill is also wrong where only that of its survivor is.
        if given != slug(given):
            yield fault.but(values=values, mend=Mend("set", place, slug(given)))
    else:
        yield fault


def _is_words(said: object) -> bool:
    listed = cast("list[object]", said) if isinstance(said, list) else [said]
    return all(isinstance(one, str) for one in listed)


def _more(content: Content, raw: Raw, sheet: Raw) -> Iterator[Finding]:
    """Yield the faults that the model of a sheet does not find."""
    yield from _text_faults(raw)
    yield from too_long(str(sheet["id"]).removeprefix(OWN), ID, "id", ("id",))
    yield from _box_faults(content, raw)
    yield from fight_faults(content, *(sheet.get(one) for one in FIGHTS))
    yield from _level_faults(content, sheet)
    yield from _hand_faults(sheet)


def _text_faults(raw: Raw) -> Iterator[Finding]:
    for place, shown, name in _texts(raw, ("name",)):
        unfit = list(unseen(name, shown, place))
        if not unfit and not NAME_FORM.fullmatch(name):
            unfit = [Finding.of("name-form", Where(field=place), name=name[:40])]
        yield from [*unfit, *too_long(name, NAME, shown, place)]
    for key in ("author", "licence"):
        for place, shown, said in _texts(raw, (key,)):
            yield from [*unseen(said, shown, place), *too_long(said, SIGNED, shown, place)]
    for number, hand in _tables(raw.get("by_hand")):
        for key, most in (("name", SKILL_NAME), ("text", SKILL_TEXT)):
            for place, shown, said in _texts(hand, (key,), ("by_hand", number)):
                yield from [*unseen(said, shown, place), *too_long(said, most, shown, place)]
                if signs := _SIGNS.search(said):
                    told = {"text": shown, "field": shown, "signs": signs[0]}
                    yield Finding.of("text-marked", Where(field=place), **told)


def _texts(table: Raw, key: tuple[str], inside: Place = ()) -> Iterator[tuple[Place, str, str]]:
    """Yield the place, the name for people, and the words of a text, in each language it has.

    Words that are the same in both languages are there only once, as those of the whole text.
    """
    said = table.get(key[0])
    both = cast("Raw", said) if isinstance(said, dict) else {"": said}
    if len(both) == 2 and both.get("fr") == both.get("en"):
        both = {"": both["en"]}
    before = f"{inside[0]} {int(inside[1]) + 1}: " if inside else ""
    for code, told in both.items():
        if isinstance(told, str) and told:
            language = (code,) if code else ()
            shown = f"{before}{key[0]} ({code})" if code else f"{before}{key[0]}"
            yield (*inside, *key, *language), shown, told


def _tables(said: object) -> Iterator[tuple[int, Raw]]:
    for number, one in enumerate(cast("list[object]", said) if isinstance(said, list) else []):
        if isinstance(one, dict):
            yield number, cast("Raw", one)


def _box_faults(content: Content, raw: Raw) -> Iterator[Finding]:
    taken = {fold(one.name.in_(code)) for one in content.characters.values()
             for code in ("fr", "en")}  # fmt: skip
    for place, _, name in _texts(raw, ("name",)):
        if fold(name) in taken:
            yield Finding.of("name-of-box", Where(field=place), name=name)
            return


def _level_faults(content: Content, sheet: Raw) -> Iterator[Finding]:
    own = [str(hand["id"]) for _, hand in _tables(sheet.get("by_hand"))]
    short = [one.removeprefix(f"{sheet['id']}-") for one in own]
    for level, most in LEVELS.items():
        said = sheet.get(level)
        if said is None:
            continue
        ids = cast("list[object]", said) if isinstance(said, list) else [said]
        most = most if has_cards(content) else 1
        if not 1 <= len(ids) <= most:
            key = "level-one" if most == 1 else "level-most"
            told = {"level": level, "count": len(ids)} | ({} if most == 1 else {"most": most})
            yield Finding.of(key, Where(field=(level,)), **told)
        for number, one in enumerate(ids):
            place: Place = (level,) if not isinstance(said, list) else (level, number)
            if isinstance(one, str):
                yield from _skill_faults(content, (level, one, place), (own, short))
        for twice in doubled(str(one) for one in ids):
            mend = Mend("remove", (level, [str(one) for one in ids].index(twice)))
            yield Finding.of("skill-twice", Where(field=(level,)), mend, level=level, skill=twice)


def _skill_faults(
    content: Content, named: tuple[str, str, Place], hands: tuple[Sequence[str], Sequence[str]]
) -> Iterator[Finding]:
    (level, one, place), (own, short) = named, hands
    if one in own:
        return
    told = {"level": level, "skill": one[:40]}
    known = content.skills.get(one)
    near = get_close_matches(slug(one), [*short, *content.skills], n=1)
    if known is None and near:
        mend = Mend("set", place, near[0])
        yield Finding.of("skill-like", Where(field=place), mend, **told, like=near[0])
    elif known is None:
        yield Finding.of("skill-unknown", Where(field=place), **told)
    elif known.rule == STARTS_WITH and level != "blue":
        yield Finding.of("skill-at-blue", Where(field=place), **told)


def _hand_faults(sheet: Raw) -> Iterator[Finding]:
    hands = [(number, str(hand["id"])) for number, hand in _tables(sheet.get("by_hand"))]
    used = [one for level in LEVELS for one in _ids(sheet.get(level))]
    for twice in doubled(one for _, one in hands):
        id = twice.removeprefix(f"{sheet['id']}-")
        yield Finding.of("hand-twice", Where(field=("by_hand",)), id=id)
    for number, one in hands:
        if one not in used:
            id, at = one.removeprefix(f"{sheet['id']}-"), ("by_hand", number)
            yield Finding.of("hand-unused", Where(field=at), Mend("remove", at), id=id)


def _ids(said: object) -> list[str]:
    listed = cast("list[object]", said) if isinstance(said, list) else [said]
    return [str(one) for one in listed]


# ------------------------------------------------------------ a sheet that can be drawn


def _sheet(content: Content, sheet: Raw) -> Raw:
    """Return a sheet that can be drawn: stand-ins take the place of what is faulty or missing."""
    usual: Raw = {"id": f"{OWN}draft", "name": {"fr": "?", "en": "?"}, "initial": "N",
                  "shape": "circle"}  # fmt: skip
    shown = {**usual, **{key: one for key, one in sheet.items() if key not in LEVELS}}
    shown |= _levels(content, {})
    try:
        Guest.model_validate(shown)
    except ValidationError as error:
        for key in {str(fault.where.field[0]) for fault in cures(Guest, error)}:
            del shown[key]
            shown |= {key: usual[key]} if key in usual else {}
    if not has_cards(content):
        shown = {"attack": next(iter(content.equipment)), "health": USUAL_HEALTH, **shown}
    if shown.get("attack") not in content.equipment or has_cards(content):
        shown.pop("attack", None)
    return shown | _levels(content, {**sheet, "by_hand": shown.get("by_hand")})


def _levels(content: Content, sheet: Raw) -> Raw:
    """Return the known skills of each level; a level without any has the first of the game."""
    hands = [str(hand["id"]) for _, hand in _tables(sheet.get("by_hand"))]
    found: Raw = {}
    for level, most in LEVELS.items():
        known = [one for one in _ids(sheet.get(level)) if one in content.skills or one in hands]
        ids = (known or [next(iter(content.skills))])[:most]
        found[level] = ids[0] if level in ALONE else ids
    return found

"""Survivors that people of a server make: making, listing, removing."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import get_args

import engine
from bot.declined import Declined
from bot.games.errands import Asked
from bot.games.family.forms import LONGEST
from bot.games.kit import Named
from bot.library import MOST_SURVIVORS
from bot.log import log
from bot.records import Json
from bot.replies import Person, Reply
from bot.views.forms import mending, quoted
from bot.words import listing, say
from engine.content import Character, Content

NAME = 20
FIELDS = {"name": (1, 1), "blue": (1, 1), "yellow": (1, 1), "orange": (1, 2), "red": (1, 3)}
"""What the form asks for, with how many of it there may be."""
LEVELS = ("blue", "yellow", "orange", "red")
ROOM = 1900
HINTS = 4
"""Slips of the pen in a field for which a skill is looked for that was meant."""
SHAPES: tuple[str, ...] = get_args(Character.model_fields["shape"].annotation)
_NAME = re.compile(r"[^\W_](?:[^\W_]|[ '’.-])*")


@dataclass(frozen=True, slots=True)
class Roster:
    """The survivors that a server made for one game."""

    ruleset: str
    form: str = ""
    """The custom id of the form that people fill in."""

    async def create(self, asked: Asked) -> Reply:
        """The survivor of a filled-in form; every fault of it is named."""
        person, guild, library, typed = asked.person, asked.guild, asked.library, asked.typed
        content = engine.load_content(self.ruleset)
        sheet, faults = sheet_of(content, typed, person.language)
        kept = await library.survivors(guild, self.ruleset)
        if sheet == _without_shape(kept.get(str(sheet.get("id")))):
            return Reply(_created(content, person, sheet), closes=True)
        faults += _name_taken(content, sheet, kept, person.language)
        if faults:
            lines = "\n".join(f"- {fault}" for fault in faults)
            yours = quoted([asked.text(one)[:LONGEST] for one in FIELDS])
            room = ROOM - len(say(person.language, "survivor-faulty", faults="", typed=yours))
            text = say(person.language, "survivor-faulty", faults=lines[:room], typed=yours)
            return Reply(text, mending(self.form, person.language))
        if len(kept) >= MOST_SURVIVORS:
            raise Declined("too-many-survivors", most=MOST_SURVIVORS)
        whole = sheet | {"shape": SHAPES[len(kept) % len(SHAPES)]}
        wrong = engine.survivor_faults(self.ruleset, whole)
        if wrong:
            raise ValueError(f"{whole!r}: {wrong!r}")
        await library.keep_survivor(guild, self.ruleset, whole, person.id)
        log().info("survivor-made", guild=guild, survivor=whole["id"], by=person.id)
        return Reply(_created(content, person, sheet), closes=True)

    async def listed(self, asked: Asked) -> Reply:
        """Every survivor of the server with its skills; only names where there are many."""
        language, content = asked.person.language, engine.load_content(self.ruleset)
        kept = await asked.library.survivors(asked.guild, self.ruleset)
        if not kept:
            return Reply(say(language, "no-own-survivors"))
        full = [_line(content, sheet, language) for sheet in kept.values()]
        short = [f"- {sheet['name']['en']}" for sheet in kept.values()]
        head = say(language, "own-survivors", count=len(kept))
        texts = ["\n".join([head, *lines]) for lines in (full, short)]
        return Reply(texts[0] if len(texts[0]) <= ROOM else texts[1])

    async def offered(self, asked: Asked, field: str) -> list[Named]:
        """What can be removed."""
        kept = await asked.library.survivors(asked.guild, self.ruleset)
        return [(one, str(sheet["name"]["en"])) for one, sheet in kept.items()]

    async def remove(self, asked: Asked) -> Reply:
        """Takes a survivor off the list; who made it may, and moderators."""
        person, guild, library = asked.person, asked.guild, asked.library
        kept, wanted = await library.survivors(guild, self.ruleset), asked.text("survivor")
        typed = wanted.strip().casefold()
        for survivor, sheet in kept.items():
            if typed in (survivor, str(sheet["name"]["en"]).casefold()):
                if not person.moderator and await library.made_by(guild, survivor) != person.id:
                    raise Declined("not-your-own-survivor", name=sheet["name"]["en"])
                await library.drop_survivor(guild, survivor)
                log().info("survivor-removed", guild=guild, survivor=survivor, by=person.id)
                return Reply(say(person.language, "survivor-removed", name=sheet["name"]["en"]))
        names = [str(sheet["name"]["en"]) for sheet in kept.values()]
        known = listing(person.language, names)[:300]
        raise Declined("no-such-own-survivor", name=wanted[:NAME], survivors=known or "–")


# ------------------------------------------------------------ from a form to a sheet


def sheet_of(content: Content, typed: Mapping[str, str], language: str) -> tuple[Json, list[str]]:
    """The sheet of what was typed, without a shape, and every fault of it."""
    faults: list[str] = []
    name = " ".join(typed.get("name", "")[:LONGEST].split())
    if not _NAME.fullmatch(name) or len(name) > NAME:
        faults.append(say(language, "fault-name", name=name[: 2 * NAME], most=NAME))
    sheet: Json = {"id": f"own-{_slug(name)}", "name": {"fr": name, "en": name}}
    sheet["initial"] = name[:1].upper()
    for level in LEVELS:
        found = _skills_of(content, typed.get(level, ""), level, language, faults)
        single = FIELDS[level][1] == 1
        sheet[level] = (found or [""])[0] if single else found
    listed = [sheet["blue"], sheet["yellow"], *sheet["orange"], *sheet["red"]]
    for twice in sorted({one for one in listed if one and listed.count(one) > 1}):
        faults.append(say(language, "fault-skill-twice", skill=_skill(content, twice, language)))
    return sheet, faults


def _skills_of(
    content: Content, text: str, level: str, language: str, faults: list[str]
) -> list[str]:
    """The skills of a level by their names in any language, or ids."""
    known = {
        _plain(name): skill.id
        for skill in content.skills.values()
        for name in (skill.id, skill.name.fr, skill.name.en)
    }
    parts = [part.strip() for part in re.split(r"[,;\n]", text[:LONGEST]) if part.strip()]
    found = [known[_plain(part)] for part in parts if _plain(part) in known]
    slips = [part for part in parts if _plain(part) not in known]
    for part in slips[:HINTS]:
        near = get_close_matches(_plain(part), list(known), n=1)
        hint = _skill(content, known[near[0]], language) if near else ""
        faults.append(_unknown(part, level, hint, language))
    least, most = FIELDS[level]
    if not least <= len(parts) <= most:
        colour = say(language, f"danger-{level}")
        faults.append(say(language, "fault-count", level=colour, count=len(parts), most=most))
    return found


def _unknown(part: str, level: str, hint: str, language: str) -> str:
    values = {"level": say(language, f"danger-{level}"), "typed": part[:40]}
    if hint:
        return say(language, "fault-skill-like", **values, skill=hint)
    return say(language, "fault-skill", **values)


def _name_taken(
    content: Content, sheet: Json, kept: Mapping[str, Json], language: str
) -> list[str]:
    """A name is used once, among those of the box, too."""
    name = str(sheet["name"]["en"])
    box = content.characters.values()
    names = [one.name.in_(language) for one in box] + [one["name"]["en"] for one in kept.values()]
    taken = _plain(name) in [_plain(one) for one in names] or sheet["id"] in kept
    return [say(language, "fault-name-taken", name=name)] if name and taken else []


def _without_shape(sheet: Json | None) -> Json | None:
    """A kept sheet as the form gives it."""
    return {key: value for key, value in sheet.items() if key != "shape"} if sheet else None


def _plain(text: str) -> str:
    """For comparing: small letters without accents and signs."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(one for one in letters if not unicodedata.combining(one))


def _slug(name: str) -> str:
    plain = re.sub(r"[^a-z0-9]+", "-", _plain(name)).strip("-")
    return plain or "-".join(f"{ord(one):x}" for one in name[:6]) or "nobody"


def _skill(content: Content, skill: str, language: str) -> str:
    return content.skills[skill].name.in_(language)


def _line(content: Content, sheet: Json, language: str) -> str:
    """A survivor with all its skills."""
    groups = [[sheet["blue"]], [sheet["yellow"]], sheet["orange"], sheet["red"]]
    levels = [", ".join(_skill(content, one, language) for one in group) for group in groups]
    return say(
        language,
        "own-survivor-line",
        name=sheet["name"]["en"],
        blue=levels[0],
        yellow=levels[1],
        orange=levels[2],
        red=levels[3],
    )


def _created(content: Content, person: Person, sheet: Json) -> str:
    line = _line(content, sheet, person.language)
    return say(person.language, "survivor-created", name=sheet["name"]["en"], line=line)

"""Makes, lists and removes survivors of a server's own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import get_args

import engine
from bot.base.errors import UserError
from bot.base.log import log
from bot.base.replies import Person, Reply
from bot.base.words import listing, quoted, say
from bot.games.family.sketch import CREATE, LEVELS, Sketch, sketch_of
from bot.games.family.survivor_files import file_of
from bot.kit.terms import Named
from bot.kit.typed import chosen
from bot.store.library import MOST_SURVIVORS
from bot.store.records import Json
from bot.table.controls import confirmation
from bot.table.errands import Asked
from engine.core.folding import fold
from engine.family.entries import ADDED, Character
from engine.family.files import Content
from engine.family.survivor_files import NAME, NAME_FORM, OWN, slug

SHAPES: tuple[str, ...] = get_args(Character.model_fields["shape"].annotation)


@dataclass(frozen=True, slots=True)
class Roster:
    """The survivors that a server made for one game."""

    ruleset: str
    form: str = ""
    """The custom id of the form that people fill in."""

    @property
    def removing(self) -> str:
        """The id that the button Remove carries; it leads a press to the slash command."""
        return f"survivor-remove-{self.ruleset}"

    async def create(self, asked: Asked) -> Reply:
        """Show a survivor that is being made, with its faults; store it if Create was pressed."""
        person, guild, library = asked.person, asked.guild, asked.library
        content = engine.load_content(self.ruleset)
        sketch = sketch_of(content, asked.typed, person.language)
        sheet, kept = sheet_of(sketch), await library.survivors(guild, self.ruleset)
        wanted = asked.text("press").startswith(CREATE)
        if wanted and sheet == _without_shape(kept.get(sheet["id"])):
            return Reply(_created(content, person, sheet), closes=True)
        faults = [*_no_room(sketch, kept), *_name_faults(sketch, sheet, kept), *sketch.faults()]
        if faults or not wanted:
            return Reply(sketch.text(faults), sketch.view(self.form, whole=not faults))
        whole = sheet | {"shape": SHAPES[len(kept) % len(SHAPES)]}
        wrong = engine.survivor_faults(self.ruleset, whole)
        if wrong:
            raise ValueError(f"{whole!r}: {wrong!r}")
        await library.keep_survivor(guild, self.ruleset, whole, person.id)
        log().info("survivor-made", guild=guild, survivor=whole["id"], by=person.id)
        return Reply(_created(content, person, sheet), closes=True)

    async def list_all(self, asked: Asked) -> Reply:
        """List every survivor of the server with its skills, in pages."""
        language = asked.person.language
        kept = await asked.library.survivors(asked.guild, self.ruleset)
        if not kept:
            return Reply(say(language, "no-own-survivors"))
        content = engine.content_of(self.ruleset, survivors=list(kept.values()))
        lines = [_line(content, sheet, language) for sheet in kept.values()]
        head = say(language, "own-survivors", count=len(kept))
        return asked.paged([head, *lines], self.ruleset, "survivor list")

    async def completions(self, asked: Asked, field: str) -> list[Named]:
        """Return the survivors that can be removed."""
        kept = await asked.library.survivors(asked.guild, self.ruleset)
        return [(one, str(sheet["name"]["en"])) for one, sheet in kept.items()]

    async def remove(self, asked: Asked) -> Reply:
        """Ask for a confirmation; once it is given, remove the survivor.

        Only its maker and moderators may do so; anybody else gets a UserError. The reply holds the
        file, and shows the survivor as a sketch if that has room for all of it, so that it can be
        made again.
        """
        person, guild, language = asked.person, asked.guild, asked.person.language
        content = engine.load_content(self.ruleset)
        survivor, sheet = await self._meant(asked, asked.text("press") or asked.text("survivor"))
        name = str(sheet["name"]["en"])
        maker = await asked.library.made_by(guild, survivor)
        if not person.moderator and (maker is None or maker[0] != person.id):
            raise UserError("not-your-own-survivor", name=name)
        if not asked.text("press"):
            really = say(language, "really-remove-survivor", name=name)
            arg = f"{self.removing}.{survivor}"
            return Reply(really, confirmation("fill", say(language, "button-remove"), arg=arg))
        await asked.library.drop_survivor(guild, survivor)
        log().info("survivor-removed", guild=guild, survivor=survivor, by=person.id)
        file = file_of(sheet, language)
        if not self.form or not _can_be_sketched(sheet):
            removed = say(language, "survivor-removed-file", name=name)
            return Reply(removed, file=file, closes=True)
        sketch = sketch_from(content, sheet, language)
        faults = list(sketch.faults())
        removed = say(language, "survivor-removed", name=name)
        view = sketch.view(self.form, whole=not faults)
        return Reply(f"{removed}\n{sketch.text(faults)}", view, file=file)

    async def _meant(self, asked: Asked, wanted: str) -> tuple[str, Json]:
        """Return the id of the survivor with that id or name, and its sheet.

        Raises UserError if the server has no such survivor.
        """
        kept = await asked.library.survivors(asked.guild, self.ruleset)
        names = {one: str(sheet["name"]["en"]) for one, sheet in kept.items()}
        survivor = chosen(wanted, [[*names.items()]])
        if survivor is None:
            known = listing(asked.person.language, [*names.values()])[:300] or "–"
            raise UserError("no-such-own-survivor", name=quoted(wanted[:NAME]), survivors=known)
        return survivor, kept[survivor]


def _can_be_sketched(sheet: Json) -> bool:
    """Return whether the lists of a sketch can hold all of a survivor."""
    return not ADDED & set(sheet) and sheet["name"]["fr"] == sheet["name"]["en"]


# ------------------------------------------------------------ from a sketch to a sheet


def sketch_from(content: Content, sheet: Json, language: str) -> Sketch:
    """Return a sketch with the name and skills of a stored sheet."""
    picks = {level: [sheet[level]] if most == 1 else sheet[level] for level, most in LEVELS.items()}
    known = {level: [one for one in ids if one in content.skills] for level, ids in picks.items()}
    return Sketch(content, language, str(sheet["name"]["en"]), known)


def sheet_of(sketch: Sketch) -> Json:
    """Return the sheet of a survivor made from a sketch, without the shape of its figure."""
    name = sketch.name
    sheet: Json = {"id": f"{OWN}{slug(name)}", "name": {"fr": name, "en": name}}
    sheet["initial"] = name[:1].upper()
    for level, most in LEVELS.items():
        picked = list(sketch.picks[level])
        sheet[level] = "".join(picked[:1]) if most == 1 else picked
    return sheet


def _no_room(sketch: Sketch, kept: Mapping[str, Json]) -> Iterator[str]:
    if len(kept) >= MOST_SURVIVORS:
        yield say(sketch.language, "fault-too-many-survivors", most=MOST_SURVIVORS)


def _name_faults(sketch: Sketch, sheet: Json, kept: Mapping[str, Json]) -> Iterator[str]:
    """Yield what is wrong with a name: its form, or that another survivor already has it."""
    name, language = sketch.name, sketch.language
    if not NAME_FORM.fullmatch(name) or len(name) > NAME or engine.unwanted(name):
        yield say(language, "fault-name", name=quoted(name[: 2 * NAME]), most=NAME)
    box = sketch.content.characters.values()
    names = [one.name.in_(language) for one in box] + [one["name"]["en"] for one in kept.values()]
    if name and (fold(name) in map(fold, names) or sheet["id"] in kept):
        yield say(language, "fault-name-taken", name=quoted(name))


def _without_shape(sheet: Json | None) -> Json | None:
    """Return a stored sheet without its shape, as `sheet_of` makes it; None if there is none."""
    return {key: value for key, value in sheet.items() if key != "shape"} if sheet else None


def _line(content: Content, sheet: Json, language: str) -> str:
    """Return a survivor with all its skills in one line."""
    groups = [[sheet["blue"]], [sheet["yellow"]], sheet["orange"], sheet["red"]]
    known = content.skills
    levels = [", ".join(known[one].name.in_(language) for one in group) for group in groups]
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

"""A survivor that is being made: a name, and lists to pick the skills of four levels from.

The message above the lists says what was picked. It is read back from there, so that it survives a
restart of the bot.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.base.words import quoted, say
from bot.games.family.forms import FIELDS, LONGEST
from bot.play.forms import reopening, repeating
from bot.table.controls import OPTIONS, Control, button, page_in, select
from engine.core.folding import fold
from engine.family.files import Content

LEVELS = {"blue": 1, "yellow": 1, "orange": 2, "red": 3}
"""The levels, each with the largest number of skills that a survivor has there."""
CREATE = "create"
HERE = (0, 0)
"""The table and moment that these controls name: zeros, because they belong to no table."""
Picks = Mapping[str, Sequence[str]]


@dataclass(frozen=True, slots=True)
class Sketch:
    """A name and the skills picked for each level; `page` is the page of skills that is shown."""

    content: Content
    language: str
    name: str
    picks: Picks
    page: int = 0

    @property
    def skills(self) -> list[str]:
        """Return all skills to pick from in alphabetical order, starting equipment last."""
        known = self.content.skills
        return sorted(known, key=lambda one: (bool(known[one].equipment), fold(self.called(one))))

    def called(self, skill: str) -> str:
        """Return the name of a skill."""
        return self.content.skills[skill].name.in_(self.language)

    def names(self, level: str) -> str:
        """Return the names of the skills that are picked for a level."""
        return ", ".join(map(self.called, self.picks[level]))

    @property
    def pages(self) -> list[list[str]]:
        """Return the skills in lists of about the same length, each short enough for a select."""
        skills = self.skills
        count = -(-len(skills) // OPTIONS)
        size = -(-len(skills) // count)
        return [skills[at : at + size] for at in range(0, len(skills), size)]

    def picking(self, level: str, values: Sequence[str]) -> Sketch:
        """Return the sketch after the skills `values` were picked for a level on the shown page.

        Skills that were picked on other pages stay, unless the level has only one.
        """
        shown, before = self.pages[self.page], self.picks[level]
        kept = [one for one in before if one not in shown]
        if values and LEVELS[level] == 1:
            kept = []
        now = {*kept, *values}
        picked = [one for one in self.skills if one in now]
        return replace(self, picks={**self.picks, level: picked})

    # ------------------------------------------------------------ what is wrong

    def faults(self) -> Iterator[str]:
        """Yield what is wrong with the skills: too few or too many at a level, or one twice."""
        for level, most in LEVELS.items():
            count = len(self.picks[level])
            if not 1 <= count <= most:
                colour = self._level(level)
                yield say(self.language, "fault-count", level=colour, count=count, most=most)
        listed = [one for level in LEVELS for one in self.picks[level]]
        for twice in dict.fromkeys(one for one in listed if listed.count(one) > 1):
            yield say(self.language, "fault-skill-twice", skill=self.called(twice))

    # ------------------------------------------------------------ what is shown

    def text(self, faults: Sequence[str]) -> str:
        """Return the text of the message: what was picked, and the `faults` that are left."""
        names = {self._level(level): self.names(level) for level in LEVELS}
        yours = repeating({say(self.language, "form-name"): self.name, **names})
        missing = "\n".join(f"- {fault}" for fault in faults)
        state = missing or say(self.language, "survivor-whole", name=quoted(self.name))
        return say(self.language, "survivor-sketch", typed=yours, state=state)

    def view(self, form: str, *, whole: bool) -> discord.ui.View:
        """Return a list for each level, and buttons below. `form` is the id that all their presses
        carry.

        The survivor can be created if the sketch is `whole`.
        """
        view = discord.ui.View(timeout=None)
        for item in (*self._lists(form), *self._buttons(form, whole=whole)):
            view.add_item(item)
        return view

    def _lists(self, form: str) -> Iterator[Control]:
        shown = self.pages[self.page]
        options = [(one, self.called(one)) for one in shown]
        ends = {"first": options[0][1], "last": options[-1][1]}
        for row, (level, most) in enumerate(LEVELS.items()):
            label = say(self.language, f"form-{level}")
            yield select(
                *HERE,
                "fill",
                options,
                placeholder=say(self.language, "pick-skills", level=label, **ends),
                arg=f"{form}.{level}.{self.page}",
                row=row,
                chosen=self.picks[level],
                most=most,
                least=0,
            )

    def _buttons(self, form: str, *, whole: bool) -> Iterator[Control]:
        row, last = len(LEVELS), len(self.pages) - 1
        for key, page in (("page-back", self.page - 1), ("page-on", self.page + 1)):
            label, arg = say(self.language, key), f"{form}.page.{page}"
            yield button(*HERE, "fill", label, arg=arg, row=row, disabled=not 0 <= page <= last)
        yield reopening(form, self.language, row)
        yield button(
            *HERE,
            "fill",
            say(self.language, "button-create"),
            arg=f"{form}.{CREATE}.{self.page}",
            style=discord.ButtonStyle.success,
            row=row,
            disabled=not whole,
        )

    def _level(self, level: str) -> str:
        return say(self.language, f"danger-{level}").capitalize()


def sketch_of(content: Content, typed: Mapping[str, Any], language: str) -> Sketch:
    """Return the sketch after a form was sent, or a control was pressed below its message.

    `typed` holds the lines of the message under `kept`, the name from the form under `name`, and
    the press of a control with its choice under `press` and `values`.
    """
    kept: dict[str, str] = dict(zip(FIELDS, typed.get("kept", ()), strict=False))
    name = " ".join(str(typed.get("name", kept.get("name", "")))[:LONGEST].split())
    picks = {level: skills_in(content, kept.get(level, "")) for level in LEVELS}
    level, _, page = str(typed.get("press", "")).partition(".")
    sketch = Sketch(content, language, name, picks)
    sketch = replace(sketch, page=min(max(page_in(page), 0), len(sketch.pages) - 1))
    return sketch.picking(level, typed.get("values", ())) if level in LEVELS else sketch


def skills_in(content: Content, text: str) -> list[str]:
    """Return the skills that a line names in any language; unknown names are left out."""
    known = {
        fold(name): skill.id
        for skill in content.skills.values()
        for name in (skill.name.fr, skill.name.en)
    }
    return [known[fold(part)] for part in text.split(", ") if fold(part) in known]

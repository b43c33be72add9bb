"""The private menu of all legal moves: first what to do, then with what, where, to whom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import discord

import engine
from bot.games.zombicide.narrate import Narrator
from bot.status import now_line
from bot.tables import Sitting
from bot.views.controls import (
    BUTTONS_A_ROW,
    Control,
    button,
    option_controls,
    paged,
    select,
    tag,
)
from bot.words import content_of, say, survivor_name


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody is in the menu; its text stands in custom ids."""

    survivor: str = ""
    do: str = ""
    page: int = 0

    @property
    def arg(self) -> str:
        return f"{self.survivor}.{self.do}"

    @classmethod
    def read(cls, arg: str) -> Place:
        survivor, do, page = [*arg.split("."), "", ""][:3]
        return cls(survivor, do, int(page) if page.lstrip("-").isdigit() else 0)


@dataclass(frozen=True, slots=True)
class Menu:
    text: str
    view: discord.ui.View


def menu_of(narrator: Narrator, sitting: Sitting, seat: str, language: str, place: Place) -> Menu:
    """The menu for the seat as the table stands; only a sentence where it has nothing to do."""
    game, record = sitting.game, sitting.record
    narrator = narrator.over(content_of(record))
    view = discord.ui.View(timeout=None)
    text = now_line(narrator, record, game, language)
    mine = [question for question in game.questions if seat in question.seats]
    if mine:
        controls = option_controls(
            narrator, record, mine[0], language, at=sitting.at, public=False, page=place.page
        )
        for item in controls:
            view.add_item(item)
        return Menu(text, view)
    commands = game.commands(seat)
    if commands:
        _add_moves(narrator, sitting, view, commands, language, place)
    return Menu(text, view)


def _add_moves(
    narrator: Narrator,
    sitting: Sitting,
    view: discord.ui.View,
    commands: list[engine.Command],
    language: str,
    place: Place,
) -> None:
    record, at = sitting.record, sitting.at
    leaders = list(dict.fromkeys(leader_of(command) for command in commands))
    leader = place.survivor if place.survivor in leaders else first_leader(sitting, leaders)
    for item in _leader_controls(sitting, leaders, leader, language):
        view.add_item(item)
    theirs = [command for command in commands if leader_of(command) == leader]
    kinds = list(dict.fromkeys(do_of(command) for command in theirs))
    options = [(do, narrator.action(language, do)) for do in kinds]
    hint = say(language, "choose-action")
    view.add_item(
        select(*at, "kind", options, placeholder=hint, arg=f"{leader}..", row=1, chosen=place.do)
    )
    if place.do in kinds:
        labels = [
            (tag(one.canonical()), narrator.command(language, one, record.names))
            for one in theirs
            if do_of(one) == place.do
        ]
        arg = f"{leader}.{place.do}"
        for item in paged(at, "do", labels, language, page=place.page, turn="menu", row=2, arg=arg):
            view.add_item(item)


def _leader_controls(
    sitting: Sitting, leaders: list[str], leader: str, language: str
) -> Iterator[Control]:
    """Where several could act: up to five buttons, else a select; each opens that one's moves."""
    names = {one: survivor_name(sitting.record, one, language) for one in leaders}
    primary, plain = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
    if len(leaders) > BUTTONS_A_ROW:
        options = [(f"{one}..", name) for one, name in names.items()]
        hint = say(language, "choose-survivor")
        yield select(*sitting.at, "leader", options, placeholder=hint, row=0, chosen=f"{leader}..")
    elif len(leaders) > 1:
        for one, name in names.items():
            style = primary if one == leader else plain
            yield button(*sitting.at, "menu", name, arg=f"{one}..", style=style, row=0)


def leader_of(command: engine.Command) -> str:
    """The survivor who carries the command out."""
    return str(getattr(command, "survivor", ""))


def do_of(command: engine.Command) -> str:
    return str(getattr(command, "do", ""))


def first_leader(sitting: Sitting, leaders: list[str]) -> str:
    """The survivor whose turn began; the first where nobody's has."""
    view = sitting.game.view()
    active = [one.id for one in view.survivors if one.active and one.id in leaders]
    return active[0] if active else leaders[0]

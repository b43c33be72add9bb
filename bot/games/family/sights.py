"""What there is to see: board, sheets, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import discord

import engine
import renders
from bot.declined import Declined
from bot.games.family.names import mission_name, survivor_name
from bot.games.kit import Named, Players, Sights, Theme
from bot.pictures import Picture, Pictures, drawn
from bot.records import Record
from bot.views.controls import button
from bot.words import listing, say
from engine.family.view import SurvivorView, View

if TYPE_CHECKING:
    from bot.desk import Person, Reply
    from bot.tables import Game, Sitting


class FamilySights(Sights):
    """Everything lies open."""

    looks = ("sheet", "board")

    def board(
        self,
        view: Any,
        language: str,
        players: Players,
        *,
        theme: Theme = "night",
        events: Sequence[engine.Event] = (),
    ) -> Picture:
        draw = partial(
            renders.board_png, view, language=language, players=players, theme=theme, events=events
        )
        alt = renders.board_alt_text(view, language=language, players=players)
        return drawn("board.png", draw, alt)

    def phase(
        self,
        view: Any,
        events: Sequence[engine.Event],
        language: str,
        players: Players,
        *,
        theme: Theme = "night",
    ) -> Picture:
        """The zombies' turn."""
        draw = partial(renders.phase_png, view, events, language=language, theme=theme)
        return drawn("phase.png", draw, renders.phase_alt_text(view, events, language=language))

    async def around(
        self, sitting: Sitting, person: Person, named: str, pictures: Pictures, *, theme: Theme
    ) -> Reply:
        """The survivor named, whose turn it is, or the first of the person's own."""
        from bot.desk import Reply

        view, survivor = _looked_at(sitting, person, named)
        if not next(one.standing for one in view.survivors if one.id == survivor):
            name = survivor_name(sitting.record, survivor, person.language)
            raise Declined("not-on-the-board", name=name)
        language, names = person.language, sitting.record.names
        draw = partial(
            renders.around_png, view, survivor, language=language, players=names, theme=theme
        )
        alt = renders.around_alt_text(view, survivor, language=language, players=names)
        picture = await pictures.draw(partial(drawn, "around.png", draw, alt), sitting.record.id)
        return Reply(say(language, "here-is-around"), picture=picture, closes=True)

    def board_text(self, view: Any, language: str, players: Players) -> str:
        return renders.board_text(view, language=language, players=players)

    async def sheet(
        self, sitting: Sitting, person: Person, named: str, pictures: Pictures
    ) -> Reply:
        """One survivor's sheet, with buttons for the others."""
        from bot.desk import Reply

        record = sitting.record
        view, survivor = _looked_at(sitting, person, named)
        language, names = person.language, record.names
        draw = partial(renders.sheet_png, view, survivor, language=language, players=names)
        text = renders.sheet_text(view, survivor, language=language, players=names)
        alt = renders.sheet_alt_text(view, survivor, language=language, players=names)
        picture = await pictures.draw(partial(drawn, "sheet.png", draw, alt), record.id)
        others = _pages_of_others(sitting, person, "sheet", survivor)
        return Reply(text, others, picture)

    async def hand(self, sitting: Sitting, person: Person, named: str, pictures: Pictures) -> Reply:
        """A survivor's cards, large enough to be read on a phone."""
        from bot.desk import Reply

        view, survivor = _looked_at(sitting, person, named)
        language, names = person.language, sitting.record.names
        draw = partial(renders.hand_png, view, survivor, language=language, players=names)
        alt = renders.hand_alt_text(view, survivor, language=language, players=names)
        picture = await pictures.draw(partial(drawn, "hand.png", draw, alt), sitting.record.id)
        others = _pages_of_others(sitting, person, "hand", survivor)
        return Reply(alt, others, picture)

    def sheets(self, sitting: Sitting, language: str) -> list[Named]:
        found = [one.id for one in sitting.game.view().survivors]
        return [(one, survivor_name(sitting.record, one, language)) for one in found]

    def head(self, record: Record, game: Game) -> str:
        view: View = game.view()
        taken = sum(one.taken for one in view.objectives)
        mission = mission_name(record, record.language)
        if view.round == 0:
            return say(record.language, "status-setting-up", mission=mission)
        return say(
            record.language,
            "status-head",
            mission=mission,
            round=view.round,
            danger=say(record.language, f"danger-{view.danger}"),
            taken=taken,
            objectives=len(view.objectives),
        )

    def turn(self, record: Record, game: Game, seat: str, language: str) -> str:
        def name(survivor: str) -> str:
            return survivor_name(record, survivor, language)

        mine = [one for one in game.view(seat).survivors if one.seat == seat and one.standing]
        active = next((one for one in mine if one.active), None)
        others = [name(one.id) for one in mine if not one.done and one is not active]
        rest = listing(language, others)
        if active is None:
            return say(language, "turn-of", who=f"<@{seat}>", survivors=rest)
        left = _actions_left(active, language)
        values = {"who": f"<@{seat}>", "survivor": name(active.id), "left": left}
        if others:
            return say(language, "turn-of-active-then", **values, rest=rest)
        return say(language, "turn-of-active", **values)


def _actions_left(survivor: SurvivorView, language: str) -> str:
    """Ordinary actions, and the free ones that skills give."""
    left = say(language, "actions-left", count=survivor.actions)
    free = [say(language, f"free-{sort}", count=count) for sort, count in survivor.free]
    if not free:
        return left
    return say(language, "actions-left-free", left=left, free=listing(language, free))


def _looked_at(sitting: Sitting, person: Person, named: str) -> tuple[View, str]:
    """What the person may see, and the survivor it is about."""
    view: View = sitting.game.view(person.id if sitting.record.seat(person.id) else None)
    return view, _meant(sitting, person, named, _of_interest(view, person))


def _of_interest(view: View, person: Person) -> list[str]:
    """The person's own survivors; a spectator's are all."""
    mine = [one.id for one in view.survivors if one.seat == person.id]
    return mine or [one.id for one in view.survivors]


def _pages_of_others(sitting: Sitting, person: Person, what: str, survivor: str) -> discord.ui.View:
    """A button for each of them that shows the same of another."""
    shown = discord.ui.View(timeout=None)
    for one in _of_interest(sitting.game.view(), person)[:25]:
        label = survivor_name(sitting.record, one, person.language)
        shown.add_item(button(*sitting.at, what, label, arg=one, disabled=one == survivor))
    return shown


def _meant(sitting: Sitting, person: Person, named: str, theirs: Sequence[str]) -> str:
    view, record = sitting.game.view(), sitting.record
    if not named:
        active = [one.id for one in view.survivors if one.active and one.id in theirs]
        return str([*active, *theirs][0])
    for one in view.survivors:
        names = (one.id, survivor_name(record, one.id, person.language).casefold())
        if named.strip().casefold() in names:
            return str(one.id)
    everyone = [survivor_name(record, one.id, person.language) for one in view.survivors]
    raise Declined("no-such-survivor", name=named[:40], survivors=", ".join(everyone))

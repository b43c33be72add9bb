"""What there is to see of Zombies!!!: the town, sheets, one's own hand, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import discord

import engine
import renders
from bot.declined import Declined
from bot.games.face import Named, Players, Sights, Theme
from bot.games.zombies import drawings
from bot.games.zombies.speech import TownSpeech
from bot.games.zombies.voice import voice
from bot.pictures import Picture, Pictures
from bot.records import Record
from bot.views.controls import button
from bot.words import say
from engine.zombies.view import PlayerView, View

if TYPE_CHECKING:
    from bot.desk import Person, Reply
    from bot.tables import Game, Sitting


class TownSights(Sights):
    """The town lies open; hands are their players' alone."""

    looks = ("sheet", "hand", "board")

    def board(
        self,
        view: Any,
        language: str,
        players: Players,
        *,
        theme: Theme = "night",
        events: Sequence[engine.Event] = (),
    ) -> Picture:
        return drawings.board(view, language, players, theme, events)

    def small(self, view: Any) -> bool:
        return renders.town_is_small(view)

    async def around(
        self, sitting: Sitting, person: Person, named: str, pictures: Pictures, *, theme: Theme
    ) -> Reply:
        """A player's surroundings: in a large town, the way to read every square."""
        from bot.desk import Reply

        view: View = sitting.game.view(person.id if sitting.record.seat(person.id) else None)
        seat, language = _meant(sitting, person, named, view), person.language
        drawing = partial(drawings.around, view, seat, language, sitting.record.names, theme)
        picture = await pictures.draw(drawing, sitting.record.id)
        return Reply(say(language, "here-is-around"), picture=picture, closes=True)

    def board_text(self, view: Any, language: str, players: Players) -> str:
        return renders.town_text(view, language=language, players=players)

    async def sheet(
        self, sitting: Sitting, person: Person, named: str, pictures: Pictures
    ) -> Reply:
        """One player's tokens, trophies and items, with buttons for the others."""
        from bot.desk import Reply

        record, language = sitting.record, person.language
        view: View = sitting.game.view(person.id if record.seat(person.id) else None)
        seat = _meant(sitting, person, named, view)
        drawing = partial(drawings.sheet, view, seat, language, record.names)
        picture = await pictures.draw(drawing, sitting.record.id)
        shown = discord.ui.View(timeout=None)
        for one in view.seats:
            label = record.names.get(one, one)
            shown.add_item(button(*sitting.at, "sheet", label, arg=one, disabled=one == seat))
        text = sheet_in_words(voice().names(language, record.mentions), player_of(view, seat))
        return Reply(text, shown, picture)

    async def hand(self, sitting: Sitting, person: Person, named: str, pictures: Pictures) -> Reply:
        """The cards that only their player sees, with what each does."""
        from bot.desk import Reply

        seat, record = sitting.seat_of(person.id), sitting.record
        view: View = sitting.game.view(seat)
        drawing = partial(drawings.hand, view, seat, person.language, record.names)
        picture = await pictures.draw(drawing, sitting.record.id)
        names = voice().names(person.language, record.mentions)
        text = hand_in_words(names, player_of(view, seat))
        return Reply(text, picture=picture, closes=True)

    def sheets(self, sitting: Sitting, language: str) -> list[Named]:
        names, view = sitting.record.names, sitting.game.view()
        return [(str(seat), names.get(str(seat), "")) for seat in view.seats]

    def head(self, record: Record, game: Game) -> str:
        view: View = game.view()
        most = max(one.trophies for one in view.players)
        names = voice().names(record.language, record.names)
        leaders = [names.player(one.seat) for one in view.players if one.trophies == most]
        return say(
            record.language,
            "town-head",
            round=view.round,
            tiles=view.tiles_left,
            most=most,
            wins=view.trophies,
            leaders=names.all_of(leaders) if most else "–",
        )

    def turn(self, record: Record, game: Game, seat: str, language: str) -> str:
        """What whoever must act has to do, and what they have for it."""
        view: View = game.view()
        one, names = player_of(view, view.turn), voice().names(language, record.mentions)
        return say(
            language,
            f"town-due-{view.step}",
            player=names.player(seat),
            tile=names.tile(view.drawn) if view.drawn else "",
            square=one.square,
            moves=view.moves,
            herd=view.herd,
            life=one.life,
            bullets=one.bullets,
            whose=names.player(view.turn),
            own="yes" if seat == view.turn else "no",
            ends="yes" if seat == view.turn and one.brisk else "no",
            fight="yes" if _fights_next(view, seat) else "no",
        )


def _fights_next(view: View, seat: str) -> bool:
    """Whether a fight follows the tile that the seat lays, without another press."""
    one = player_of(view, view.turn)
    return one.brisk and seat == view.turn and one.square in view.zombies and not view.truce


def player_of(view: View, seat: str) -> PlayerView:
    return next(one for one in view.players if one.seat == seat)


def _meant(sitting: Sitting, person: Person, named: str, view: View) -> str:
    """The seat named by its id or shown name; one's own, or whoever's turn it is, without one."""
    names = sitting.record.names
    if not named:
        return person.id if person.id in view.seats else view.turn
    wanted = named.strip().casefold()
    for seat in view.seats:
        if wanted in (seat, names.get(seat, seat).casefold()):
            return seat
    raise Declined("no-such-player-here", players=", ".join(names.values())[:300])


def sheet_in_words(names: TownSpeech, one: PlayerView) -> str:
    """A player's open things as text."""
    effects = [
        names.say(
            "town-effect-now" if effect.now else "town-effect-next",
            card=names.card(effect.kind),
            by=names.player(effect.by),
        )
        for effect in one.effects
    ]
    return names.say(
        "town-sheet",
        player=names.player(one.seat),
        square=one.square,
        life=one.life,
        bullets=one.bullets,
        trophies=one.trophies,
        cards=one.cards,
        items=names.cards(item.id for item in one.items) or "–",
        effects=names.all_of(effects) or "–",
    )


def hand_in_words(names: TownSpeech, one: PlayerView) -> str:
    """The cards of a hand, each with what it does."""
    if not one.hand:
        return names.say("town-hand-empty")
    cards = names.content.cards
    lines = [
        names.say(
            "town-hand-card",
            card=names.card(card.id),
            text=cards[card.kind].text.in_(names.language),
            place="some" if cards[card.kind].place else "none",
            building=names.tile(cards[card.kind].place or ""),
        )
        for card in one.hand
    ]
    played = [names.say("town-hand-played")] if one.card_played else []
    return "\n".join([names.say("town-hand", count=len(lines)), *lines, *played])

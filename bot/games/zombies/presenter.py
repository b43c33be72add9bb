"""Shows Zombies!!!: the town, sheets, one's own hand, and whose turn it is."""

from __future__ import annotations

from typing import Any

from bot.base.drawing import Picture, shown
from bot.base.errors import UserError
from bot.base.words import say
from bot.games.zombies.naming import TownNames
from bot.games.zombies.places import cell_of
from bot.games.zombies.speech import TownSpeech
from bot.kit.chair import Chair
from bot.kit.presenter import Presenter
from bot.kit.terms import Named, Viewpoint
from engine.zombies.view import PlayerView, View
from renders.zombies.painter import TownPainter
from renders.zombies.whole import town_is_small

_TOPICS = {
    "tile": "tiles",
    "fight": "fight",
    "roll": "walk",
    "walk": "walk",
    "zombies": "zombies",
    "discard": "cards",
}
"""The article about each step of a turn."""


class TownPresenter(Presenter):
    """Shows the town to all, and a hand to its player alone."""

    buttons = ("sheet", "hand", "board")
    own_hands = True
    board_file = "town.png"

    def __init__(self, painter: TownPainter) -> None:
        super().__init__(painter)
        self._town = painter

    def small(self, view: Any) -> bool:
        return town_is_small(view)

    def spots(self, viewpoint: Viewpoint, group: str) -> Picture:
        """Draw the places for the drawn tile.

        If `group` names a cell, draw the ways to turn the tile on this cell.
        """
        return shown(self._town.spots(self._town.look(*viewpoint), cell_of(group)))

    def sheet_text(self, chair: Chair, who: str) -> str:
        """Describe a player's tokens, trophies and items."""
        mentions = {one.id: one.mention for one in chair.record.seats}
        return sheet_in_words(chair.showing(mentions).speech, player_of(chair.view, who))

    def hand_text(self, chair: Chair, who: str) -> str:
        """Describe the cards that only their player sees, each with what it does."""
        return hand_in_words(chair.speech, player_of(chair.view, who))

    def sheet_owner(self, chair: Chair, named: str) -> str:
        """Return the seat of the player with that name. Raises UserError for an unknown name.

        Without a name it is the person's own seat; for a spectator it is the seat whose turn it is.
        """
        if not named:
            return chair.seat if chair.seat in chair.view.seats else chair.view.turn
        found = self.read_owner(chair, named)
        if found is None:
            names = ", ".join(chair.record.quoted_names.values())[:300]
            raise UserError("no-such-player-here", players=names)
        return found

    def sheets(self, chair: Chair) -> list[Named]:
        view: View = chair.view
        return [(seat, chair.record.names.get(seat, seat)) for seat in view.seats]

    def head(self, chair: Chair) -> str:
        view: View = chair.view
        goals = " · ".join(self._look(*chair.viewpoint).goals())
        return say(chair.language, "town-head", round=view.round, goals=goals)

    def goal_lines(self, chair: Chair) -> list[str]:
        view: View = chair.view
        names: TownSpeech = chair.speech
        trophies, helipad = self._look(*chair.viewpoint).goals()
        wins = names.content.figures.wins_on
        lines = [
            names.say("town-goal-trophies", count=view.trophies, numbers=trophies),
            names.say("town-goal-helipad", numbers=helipad),
            *(
                names.say("town-goal-player", player=names.player(one.seat), count=one.trophies)
                for one in sorted(view.players, key=lambda one: -one.trophies)
            ),
            names.say("town-goal-lost", wins=wins),
        ]
        return [*lines, *self.beside(chair)]

    def topics_now(self, chair: Chair) -> list[str]:
        """Return the topics of the step, of the drawn tile, of a card held, and of how to win."""
        view: View = chair.view
        step = "window" if chair.questions else _TOPICS.get(view.step, "turn")
        own = [one for one in view.players if one.seat == (chair.seat or view.turn)]
        held = [f"town-card-{card.kind}" for one in own for card in (*one.items, *one.hand)]
        drawn = [f"town-tile-{view.drawn}"] if view.drawn else []
        rules = [f"town-rule-{one}" for one in (step, "aim", "turn")]
        wanted = [rules[0], *drawn, *held[:1], *rules[1:]]
        known = chair.speech.rules_topics()
        return [one for one in dict.fromkeys(wanted) if one in known]

    def turn(self, chair: Chair, seat: str) -> str:
        """Tell the player who must act what to do now, with the numbers that matter for it."""
        view: View = chair.view
        names: TownSpeech = chair.speech
        one = player_of(view, view.turn)
        return say(
            chair.language,
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
            you="yes" if seat == chair.seat else "no",
            fight="yes" if _fights_next(view, seat) else "no",
        )


def _fights_next(view: View, seat: str) -> bool:
    """Whether a fight begins automatically after the seat has laid the tile."""
    one = player_of(view, view.turn)
    return one.brisk and seat == view.turn and one.square in view.zombies and not view.truce


def player_of(view: View, seat: str) -> PlayerView:
    """Return what the view shows of the player of a seat."""
    return next(one for one in view.players if one.seat == seat)


def sheet_in_words(names: TownNames, one: PlayerView) -> str:
    """Describe what everybody may see of a player: square, tokens, trophies, items and effects."""
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


def hand_in_words(names: TownNames, one: PlayerView) -> str:
    """Describe the cards in a player's hand, each with what it does."""
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

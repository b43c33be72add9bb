"""Chooses the autopilot's cards and items: which to play or use now, and which to keep."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.question import Question
from engine.zombies.commands import PlayCard, UseItem
from engine.zombies.effects import STOPS_FIGHTS
from engine.zombies.entries import CardEffect, EventCard
from engine.zombies.game import START
from engine.zombies.mind import FAR, Mind
from engine.zombies.view import PlayerView

PRESSING = 50.0
"""A card worth this many points is played at once; others wait for the last step of the turn."""
SMALL = 10.0
"""A card worth less than this many points is not played at all, not even in the last step."""
HURT = 2
"""With this many lives or fewer, the autopilot is careful."""
FEW = 10
"""A player who cannot reach the helipad wants more zombies if the town has this many or fewer."""
CLOSE = 10.0
"""An opponent within this many squares of the helipad must be stopped."""


def best(
    mind: Mind, cards: Sequence[PlayCard | UseItem], question: Question | None
) -> PlayCard | UseItem | None:
    """Return the best card or item for this moment; None if none is worth it."""
    ending = question is None and mind.view.step == "discard" and mind.view.turn == mind.seat
    enough = SMALL if ending else PRESSING
    weighed = [(_worth(mind, one, question), place) for place, one in enumerate(cards)]
    if not weighed:
        return None
    worth, place = max(weighed, key=lambda one: (one[0], -one[1]))
    return cards[place] if worth >= enough else None


def _worth(mind: Mind, command: PlayCard | UseItem, question: Question | None) -> float:
    """Return the points for playing or using this card now."""
    card = mind.content.cards[mind.content.copies[command.card]]
    if isinstance(command, UseItem):
        return USES[card.effect](mind) if question is None else 0.0
    if question is not None and question.key == "lose-or-spend":
        return _lift(mind, card, command, question)
    if command.use == "fight":
        return 0.0
    if command.target is not None:
        return AGAINST[card.effect](mind, mind.players[command.target])
    help_oneself = HELP.get(card.effect)
    return help_oneself(mind, card) if help_oneself else LAID_OUT[card.effect]


def _lift(mind: Mind, card: EventCard, command: PlayCard, question: Question) -> float:
    """Return the points for playing a card in the running fight: above 0 only if it saves the last
    life.
    """
    fight, me = mind.view.fight, mind.me
    dying = me.life == 1 and question.default == "life" and me.trophies > 1
    if fight is None or fight.seat != mind.seat or not dying:
        return 0.0
    if card.effect == STOPS_FIGHTS:
        return PRESSING
    short = mind.content.figures.wins_on - fight.roll - fight.bonus
    lifts = command.use == "fight" and short <= card.amount
    return 2 * PRESSING if lifts else 0.0


# ------------------------------------------------------------ items


LAID_OUT: dict[CardEffect, float] = {
    "lying-weapon": 80.0,
    "saves-life": 80.0,
    "adds-to-roll": 70.0,
    "gives-bullets": 70.0,
    "turn-weapon": 60.0,
    "clears-building": 55.0,
    "building-weapon": 55.0,
    "counted-weapon": 30.0,
    "stops-zombies": 12.0,
}
"""For each effect of an item, the points for laying an item with it in front of the player."""


def _fights_ahead(mind: Mind) -> int:
    """Return how many zombies are no farther away than the pawn can still walk in this turn.

    A zombie on the next square always counts. Return 0 once the turn has no walk or fight left.
    """
    if mind.view.turn != mind.seat or mind.view.step not in ("fight", "walk"):
        return 0
    return sum(mind.steps_from(mind.me, one) <= max(1, mind.view.moves) for one in mind.zombies)


def _weapon(mind: Mind) -> float:
    """Return the points for using a weapon: high before several fights, else 0."""
    return 60.0 if _fights_ahead(mind) > 2 else 0.0


def _own_building(mind: Mind) -> int:
    """Return the number of zombies inside the building on the pawn's tile."""
    squares = mind.view.town.squares
    mine = squares[mind.me.square]
    there = [one for one in mind.zombies if squares[one].tile == mine.tile]
    return sum(squares[one].inside for one in there)


def _grenade(mind: Mind) -> float:
    count = _own_building(mind)
    if mind.me.trophies + count >= mind.view.trophies:
        return 10 * PRESSING
    return 70.0 if count > 2 and mind.me.life > HURT else 0.0


def _molotov(mind: Mind) -> float:
    inside = mind.view.town.squares[mind.me.square].inside
    return 55.0 if inside and _own_building(mind) > 1 and _fights_ahead(mind) else 0.0


USES: dict[CardEffect, Callable[[Mind], float]] = {
    "gives-bullets": lambda mind: 70.0,
    "counted-weapon": _weapon,
    "turn-weapon": _weapon,
    "clears-building": _grenade,
    "building-weapon": _molotov,
    "stops-zombies": lambda mind: 12.0 if mind.me.life <= HURT else 0.0,
}


# ------------------------------------------------------------ cards for oneself


def _rush(mind: Mind, card: EventCard) -> float:
    """Return the points for Adrenaline Rush: above 0 only if it brings the pawn to the helipad this
    turn.
    """
    away, moves = mind.squares_to_helipad(mind.me.square), mind.view.moves
    return 100.0 if moves < away <= moves + mind.view.roll else 0.0


def _truce(mind: Mind, card: EventCard) -> float:
    """Return the points for a truce: above 0 only if the pawn can then walk to the helipad this
    turn.
    """
    mine = mind.view.turn == mind.seat and mind.view.step == "walk"
    away = mind.squares_to_helipad(mind.me.square)
    return 100.0 if mine and away <= mind.view.moves else 0.0


def _keys(mind: Mind, card: EventCard) -> float:
    away = mind.squares_to_helipad(mind.me.square)
    if away <= card.amount:
        return 100.0
    return PRESSING if away <= 2 * CLOSE or mind.me.life > HURT + 1 else 0.0


def _wants_zombies(mind: Mind) -> bool:
    """Return True if the helipad cannot be reached and so few zombies are left that trophies run
    out.
    """
    done = mind.view.closed or mind.view.tiles_left == 0
    hopeless = done and mind.squares_to_helipad(START) == FAR
    return hopeless and len(mind.zombies) <= FEW


def _horde(mind: Mind, usual: float) -> float:
    """Return the points for a card that brings zombies: `usual`, but more if zombies are wanted."""
    return PRESSING if _wants_zombies(mind) else usual


HELP: dict[CardEffect, Callable[[Mind, EventCard], float]] = {
    "doubles-roll": _rush,
    "stops-fights": _truce,
    "replaces-roll": _keys,
    "gives-lives": lambda mind, card: 60.0 if mind.me.life <= HURT else 0.0,
    "moves-zombies": lambda mind, card: 11.0 if mind.others else 0.0,
    "fills-building": lambda mind, card: _horde(mind, 12.0),
    "doubles-building": lambda mind, card: _horde(mind, 11.0),
    "floods-town": lambda mind, card: _horde(mind, 13.0),
    "besets-town": lambda mind, card: _horde(mind, 13.0),
}


# ------------------------------------------------------------ against the leader


def _leads(mind: Mind, target: PlayerView) -> bool:
    return mind.leader is not None and target.seat == mind.leader.seat


def _escaping(mind: Mind, target: PlayerView) -> bool:
    return mind.to_helipad(target.square) <= CLOSE


def _hold(mind: Mind, target: PlayerView) -> float:
    """Return the points for a card that stops the leader from walking; more if the leader is about
    to escape.
    """
    return (70.0 if _escaping(mind, target) else 15.0) if _leads(mind, target) else 0.0


def _send(mind: Mind, target: PlayerView) -> float:
    """Return the points for a card that moves a pawn: above 0 only against a leader who is about to
    escape.
    """
    return 75.0 if _leads(mind, target) and _escaping(mind, target) else 0.0


def _send_for_a_life(mind: Mind, target: PlayerView) -> float:
    return _send(mind, target) if mind.me.life > HURT else 0.0


def _disarm(mind: Mind, target: PlayerView) -> float:
    return 15.0 + 5 * len(target.items) if target.items else 8.0 + target.bullets


def _risk(mind: Mind, target: PlayerView) -> float:
    return SMALL + target.trophies / 2 if _leads(mind, target) else 0.0


AGAINST: dict[CardEffect, Callable[[Mind, PlayerView], float]] = {
    "sends-to-start": _send_for_a_life,
    "leads-walk": _hold,
    "takes-item": _disarm,
    "stays-outside": lambda mind, target: 12.0 if _leads(mind, target) else 0.0,
    "no-walk": _hold,
    "no-turn": _hold,
    "risks-trophies": _risk,
    "leads-pawn": _send,
    "halves-roll": lambda mind, target: 14.0 if _leads(mind, target) else 0.0,
}


# ------------------------------------------------------------ keeping


def worth_keeping(mind: Mind, card: str) -> float:
    """Return the points for keeping a card; few for an item that is in play already or whose
    building is not on the table.
    """
    entry = mind.content.cards[mind.content.copies[card]]
    if _wants_zombies(mind) and entry.sort != "zombies":
        return 0.0
    if entry.sort != "item":
        return 7.0
    if mind.has_item(mind.me, entry.id):
        return 1.0
    found = not entry.place or any(tile.kind == entry.place for tile in mind.view.tiles)
    return 4.0 if found else 3.0

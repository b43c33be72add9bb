"""The autopilot's cards: which to play or use now, and which to keep."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.question import Question
from engine.zombies.commands import PlayCard, UseItem
from engine.zombies.game import START
from engine.zombies.mind import FAR, Mind
from engine.zombies.view import PlayerView

PRESSING = 50.0
"""A card worth this many points is played at once; others wait for the end of the turn."""
SMALL = 10.0
"""A card worth less than this many points is not played at all."""
HURT = 2
"""With this many lives or fewer, the autopilot is careful."""
FEW = 10
"""A player who cannot reach the helipad wants more zombies if there are this many or fewer."""
CLOSE = 10.0
"""An opponent within this many squares of the helipad must be stopped."""


def best(
    mind: Mind, cards: Sequence[PlayCard | UseItem], question: Question | None
) -> PlayCard | UseItem | None:
    """The best card or item for this moment; None if none is worth it."""
    ending = question is None and mind.view.step == "discard" and mind.view.turn == mind.seat
    enough = SMALL if ending else PRESSING
    weighed = [(_worth(mind, one, question), place) for place, one in enumerate(cards)]
    if not weighed:
        return None
    worth, place = max(weighed, key=lambda one: (one[0], -one[1]))
    return cards[place] if worth >= enough else None


def _worth(mind: Mind, command: PlayCard | UseItem, question: Question | None) -> float:
    """Points of playing or using this card now."""
    kind = mind.content.copies[command.card]
    if isinstance(command, UseItem):
        return USES[kind](mind) if question is None else 0.0
    if question is not None and question.key == "lose-or-spend":
        return _lift(mind, kind, command, question)
    if command.use == "fight":
        return 0.0
    if command.target is not None:
        return AGAINST[kind](mind, mind.players[command.target])
    return HELP[kind](mind) if kind in HELP else LAID_OUT[kind]


def _lift(mind: Mind, kind: str, command: PlayCard, question: Question) -> float:
    """Points of a card that saves the last life in the running fight."""
    fight, me = mind.view.fight, mind.me
    dying = me.life == 1 and question.default == "life" and me.trophies > 1
    if fight is None or fight.seat != mind.seat or not dying:
        return 0.0
    if kind == "alternate-food-source":
        return PRESSING
    short = mind.content.figures.wins_on - fight.roll - fight.bonus
    lifts = command.use == "fight" and short <= mind.content.cards[kind].amount
    return 2 * PRESSING if lifts else 0.0


# ------------------------------------------------------------ items


LAID_OUT = {
    "fire-axe": 80.0,
    "first-aid-kit": 80.0,
    "skateboard": 70.0,
    "lots-of-ammo": 70.0,
    "chainsaw": 60.0,
    "grenade": 55.0,
    "molotov-cocktail": 55.0,
    "shotgun": 30.0,
    "all-the-marbles": 12.0,
}
"""Points for laying each item out."""


def _fights_ahead(mind: Mind) -> int:
    """How many zombies are no farther than the pawn can still walk in this turn, or one square
    away.
    """
    if mind.view.turn != mind.seat or mind.view.step not in ("fight", "walk"):
        return 0
    return sum(mind.steps_from(mind.me, one) <= max(1, mind.view.moves) for one in mind.zombies)


def _weapon(mind: Mind) -> float:
    """Points for a weapon: worth using before several fights."""
    return 60.0 if _fights_ahead(mind) > 2 else 0.0


def _own_building(mind: Mind) -> int:
    """Zombies inside the building on the pawn's tile."""
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


USES: dict[str, Callable[[Mind], float]] = {
    "lots-of-ammo": lambda mind: 70.0,
    "shotgun": _weapon,
    "chainsaw": _weapon,
    "grenade": _grenade,
    "molotov-cocktail": _molotov,
    "all-the-marbles": lambda mind: 12.0 if mind.me.life <= HURT else 0.0,
}


# ------------------------------------------------------------ cards for oneself


def _rush(mind: Mind) -> float:
    """Points for Adrenaline Rush: only if it brings the pawn to the helipad this turn."""
    away, moves = mind.squares_to_helipad(mind.me.square), mind.view.moves
    return 100.0 if moves < away <= moves + mind.view.roll else 0.0


def _truce(mind: Mind) -> float:
    """Points for a truce: only if the pawn can walk to the helipad past the last zombies."""
    mine = mind.view.turn == mind.seat and mind.view.step == "walk"
    away = mind.squares_to_helipad(mind.me.square)
    return 100.0 if mine and away <= mind.view.moves else 0.0


def _keys(mind: Mind) -> float:
    away = mind.squares_to_helipad(mind.me.square)
    if away <= mind.content.cards["keys-are-still-in-it"].amount:
        return 100.0
    return PRESSING if away <= 2 * CLOSE or mind.me.life > HURT + 1 else 0.0


def _wants_zombies(mind: Mind) -> bool:
    """True if the helipad cannot be reached and few zombies are left to win by."""
    done = mind.view.closed or mind.view.tiles_left == 0
    hopeless = done and mind.squares_to_helipad(START) == FAR
    return hopeless and len(mind.zombies) <= FEW


def _horde(mind: Mind, usual: float) -> float:
    """Points for a card that brings zombies, which are more if zombies are wanted."""
    return PRESSING if _wants_zombies(mind) else usual


HELP: dict[str, Callable[[Mind], float]] = {
    "adrenaline-rush": _rush,
    "alternate-food-source": _truce,
    "keys-are-still-in-it": _keys,
    "much-needed-rest": lambda mind: 60.0 if mind.me.life <= HURT else 0.0,
    "this-isnt-so-bad": lambda mind: 11.0 if mind.others else 0.0,
    "it-gets-worse": lambda mind: _horde(mind, 12.0),
    "slight-miscalculation": lambda mind: _horde(mind, 11.0),
    "all-overrun": lambda mind: _horde(mind, 13.0),
    "zombie-master": lambda mind: _horde(mind, 13.0),
}


# ------------------------------------------------------------ against the leader


def _leads(mind: Mind, target: PlayerView) -> bool:
    return mind.leader is not None and target.seat == mind.leader.seat


def _escaping(mind: Mind, target: PlayerView) -> bool:
    return mind.to_helipad(target.square) <= CLOSE


def _hold(mind: Mind, target: PlayerView) -> float:
    """Points for a card that takes a walk away."""
    return (70.0 if _escaping(mind, target) else 15.0) if _leads(mind, target) else 0.0


def _send(mind: Mind, target: PlayerView) -> float:
    """Points for a card that moves a pawn: against a leader who is about to escape."""
    return 75.0 if _leads(mind, target) and _escaping(mind, target) else 0.0


def _send_for_a_life(mind: Mind, target: PlayerView) -> float:
    return _send(mind, target) if mind.me.life > HURT else 0.0


def _disarm(mind: Mind, target: PlayerView) -> float:
    return 15.0 + 5 * len(target.items) if target.items else 8.0 + target.bullets


def _risk(mind: Mind, target: PlayerView) -> float:
    return SMALL + target.trophies / 2 if _leads(mind, target) else 0.0


AGAINST: dict[str, Callable[[Mind, PlayerView], float]] = {
    "bad-sense-of-direction": _send_for_a_life,
    "brain-cramp": _hold,
    "butter-fingers": _disarm,
    "claustrophobia": lambda mind, target: 12.0 if _leads(mind, target) else 0.0,
    "fear": _hold,
    "hysterical-paralysis": _hold,
    "not-dead": _risk,
    "where-did-everybody-go": _send,
    "shoes-untied": lambda mind, target: 14.0 if _leads(mind, target) else 0.0,
}


# ------------------------------------------------------------ keeping


def worth_keeping(mind: Mind, card: str) -> float:
    """Points for keeping a card; an item already in play or without its building is worth
    little.
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

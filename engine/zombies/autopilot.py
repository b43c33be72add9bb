"""Plays a sensible player for the autopilot, which knows only what the seat's view shows.

It first asks whether this is a good moment for a card or an item, then weighs the commands of the
step. It counts in points; a trophy is worth about ten.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.advice import Advice
from engine.core.command import Command
from engine.core.question import Question
from engine.zombies import moments
from engine.zombies.commands import (
    DiscardCard,
    Fight,
    FinishTurn,
    HerdZombies,
    LayTile,
    MoveZombie,
    PlayCard,
    RollMovement,
    StopWalking,
    UseItem,
    Walk,
)
from engine.zombies.game import START
from engine.zombies.mind import FAR, MANY, Mind, by_bullets, by_life
from engine.zombies.view import PlayerView, RouteView, View

WIN = 1000.0
"""Points for winning the game."""
NEVER = -10 * WIN
"""Points of a command that must not be chosen."""
AHEAD = 3
"""How many fights the autopilot thinks ahead when it chooses how to pay for a lost roll."""
STRIDE = 5.0
"""Points for each square that a pawn gets nearer to the helipad."""
FRESH = 6.0
"""Points for each life that a player gains by dying and coming back with new tokens."""
AT_REST = 0.5
"""Points for staying; a walk must be worth more than this."""


def ranked(
    view: View, seat: str, commands: Sequence[Command], question: Question | None
) -> list[Advice]:
    """Return the commands in the order in which the autopilot would choose them, each with its
    reason.

    A card comes first if the moment is good for it, then the answer to `question` if there is one,
    otherwise all commands of the step.
    """
    mind = Mind(view, seat)
    cards = [one for one in commands if isinstance(one, PlayCard | UseItem)]
    card = moments.best(mind, cards, question)
    first = [Advice(card, "item" if isinstance(card, UseItem) else "card")] if card else []
    if question:
        return [*first, Advice(_answer(mind, question), question.key)]
    steps = [one for one in commands if type(one) in WORTH]
    steps.sort(key=lambda one: -WORTH[type(one)](mind, one))
    return [*first, *(Advice(one, _reason(mind, one)) for one in steps)]


def _reason(mind: Mind, command: Command) -> str:
    """Return the key of the hint that says why a command is good."""
    if not isinstance(command, Walk):
        return command.name()
    route = mind.routes[command.to]
    after = mind.players[mind.view.turn].trophies + route.fights
    if route.to == mind.view.helipad or after >= mind.view.trophies:
        return "walk-wins"
    return "walk-fights" if route.fights else "walk-tokens" if route.tokens else "walk"


# ------------------------------------------------------------ answers


def _answer(mind: Mind, question: Question) -> str:
    pick = ANSWERS.get(question.key)
    return pick(mind, question) if pick else question.default


def _pay(mind: Mind, question: Question) -> str:
    """Return how to pay for a lost roll: in the way that leaves the best chance to survive the next
    fights.
    """
    fight = mind.view.fight
    if "bullets" not in question.options or fight is None or question.default != "bullets":
        return question.default
    missing = mind.content.figures.wins_on - fight.roll - fight.bonus
    me, bonus = mind.me, mind.bonus(mind.me)
    held = min(me.bullets, MANY)
    life = by_life(me.life, held, bonus, AHEAD)
    bullets = by_bullets(me.life, held, bonus, AHEAD, missing)
    if bullets >= life:
        return "bullets"
    return "first-aid" if "first-aid" in question.options else "life"


def _mend(mind: Mind, question: Question) -> str:
    """Return `bullets` if one bullet mends the failed roll; else `accept`."""
    cheap = question.subject == str(mind.content.figures.wins_on - 1)
    return "bullets" if cheap and "bullets" in question.options else "accept"


def _building(mind: Mind, question: Question) -> str:
    """Return the building nearest to the leader, the opponent who is nearest to winning."""
    return min(question.options, key=lambda number: _from_leader(mind, f"{number}E"))


def _from_leader(mind: Mind, square: str) -> int:
    """Return the number of squares from the leader (or the own pawn if there is no leader) to
    `square`.
    """
    return mind.steps_from(mind.leader or mind.me, square)


def _stray(mind: Mind, question: Question) -> str:
    """Return the zombie farthest from the leader, the one that does the leader least harm."""
    return max(question.options, key=lambda square: _from_leader(mind, square))


def _square(mind: Mind, question: Question) -> str:
    """Return where to place zombies: `spread` if the game may place the rest, else next to the
    leader.
    """
    if "spread" in question.options:
        return "spread"
    return min(question.options, key=lambda square: _from_leader(mind, square))


def _far_end(mind: Mind, question: Question) -> str:
    """Return the end of a forced walk: far from the helipad, else far from everything worth
    having.
    """
    pawn = mind.leader or mind.me
    return max(
        question.options,
        key=lambda square: (mind.to_helipad(square), -mind.pull(pawn, square)),
    )


def _loss(mind: Mind, question: Question) -> str:
    """Return what an opponent loses: an item before bullets."""
    return question.options[0]


ANSWERS: dict[str, Callable[[Mind, Question], str]] = {
    "lose-or-spend": _pay,
    "mend-roll": _mend,
    "which-building": _building,
    "which-zombie": _stray,
    "which-square": _square,
    "where-to": _far_end,
    "what-is-lost": _loss,
}


# ------------------------------------------------------------ tiles


def _lay(mind: Mind, command: LayTile) -> float:
    """Return the points for laying a tile near the own pawn and far from the leader."""
    return _cells_from(mind, mind.leader, command) * 0.5 - _cells_from(mind, mind.me, command)


def _cells_from(mind: Mind, player: PlayerView | None, command: LayTile) -> float:
    """Return the distance between the player's pawn and the new tile, in cells (tiles); 0 without a
    player.
    """
    if player is None:
        return 0.0
    square = mind.view.town.squares[player.square]
    return abs(square.x / 3 - command.x) + abs(square.y / 3 - command.y)


# ------------------------------------------------------------ walking


def _walk(mind: Mind, command: Walk) -> float:
    """Return the points of a walk; the worst walk is best for another player's pawn (Brain
    Cramp).
    """
    route = mind.routes[command.to]
    walker = mind.players[mind.view.turn]
    worth = worth_of(mind, walker, route)
    return worth if walker.seat == mind.seat else -worth


def worth_of(mind: Mind, walker: PlayerView, route: RouteView) -> float:
    """Return the points that a route brings, weighted by the chance to survive its fights."""
    after, chance = walker.trophies + route.fights, mind.chance(walker, route.fights)
    gain = mind.trophy(walker) * route.fights + _there(mind, walker, route.to)
    gain += sum(mind.token(walker, kind) for kind in route.tokens)
    if route.to == mind.view.helipad or after >= mind.view.trophies:
        return chance * WIN
    return gain if chance == 1 else chance * gain - (1 - chance) * _loss_by_death(mind, walker)


def _loss_by_death(mind: Mind, walker: PlayerView) -> float:
    """Return the points lost by dying: half the trophies and the place on the board, less the new
    tokens.
    """
    lost = (walker.trophies + 1) // 2 * mind.trophy(walker)
    back = max(0.0, _there(mind, walker, walker.square) - _there(mind, walker, START))
    return lost + back - FRESH * (mind.content.figures.life - walker.life)


def _there(mind: Mind, walker: PlayerView, square: str) -> float:
    """Return the points for standing on a square: near to the helipad and to things worth
    getting.
    """
    away = mind.to_helipad(square)
    near = 0.0 if away == FAR else STRIDE * (FAR - away) / 2
    return near + mind.pull(walker, square) * 0.5


def _stop(mind: Mind, command: StopWalking) -> float:
    walker = mind.players[mind.view.turn]
    worth = _there(mind, walker, walker.square) + AT_REST
    return worth if walker.seat == mind.seat else -worth


# ------------------------------------------------------------ zombies and the end of the turn


def _herd(mind: Mind, command: HerdZombies) -> float:
    """Return the points for sending zombies to the leader; in a game alone, to the own pawn."""
    if mind.view.step == "walk":
        return NEVER
    towards = mind.leader or mind.me
    return 10.0 if command.towards == towards.seat else -10.0


def _discard(mind: Mind, command: DiscardCard) -> float:
    """Return the points for discarding a card; the less it is worth keeping, the more. `NEVER`
    before the last step of the turn.
    """
    if mind.view.step != "discard":
        return NEVER
    return 5.0 - moments.worth_keeping(mind, command.card)


def _finish(mind: Mind, command: FinishTurn) -> float:
    """Return the points for ending the turn; `NEVER` before its last step.

    Until then the autopilot walks and leads zombies itself instead of leaving that to the game.
    """
    return 0.0 if mind.view.step == "discard" else NEVER


def _constant(points: float) -> Callable[[Mind, Command], float]:
    return lambda mind, command: points


WORTH: dict[type[Command], Callable[..., float]] = {
    LayTile: _lay,
    Fight: _constant(0),
    RollMovement: _constant(0),
    Walk: _walk,
    StopWalking: _stop,
    MoveZombie: _constant(-5),
    HerdZombies: _herd,
    DiscardCard: _discard,
    FinishTurn: _finish,
}

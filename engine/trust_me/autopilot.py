"""The autopilot: a sensible survivor who knows what the seat's view shows and nothing else.

It wants one place at a time: a token to search, a neighbour to fight, its community once the
objective is met or cannot be met any more. Weights are in points; a centimetre nearer is one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.advice import Advice
from engine.core.command import Command
from engine.core.question import Question
from engine.trust_me.commands import (
    Bandage,
    Fight,
    Heal,
    Move,
    Reload,
    Rest,
    Search,
    Shoot,
    Smother,
    Wait,
)
from engine.trust_me.mind import Mind
from engine.trust_me.view import View

LOUD = 1.5
"""What a noise costs where zombies could hear it."""
TIRING = 4.0
"""What a Fatigue costs more than an Action."""
FOUND = 18.0
NEVER = -100.0


def ranked(
    view: View, seat: str, commands: Sequence[Command], question: Question | None
) -> list[Advice]:
    """An answer where one is asked for, else the commands, the best first."""
    mind = Mind(view, seat)
    if question:
        return [Advice(_answer(mind, question), question.key)]
    known = [one for one in commands if type(one) in WORTH]
    known.sort(key=lambda one: -WORTH[type(one)](mind, one))
    rest = [one for one in commands if type(one) not in WORTH]
    return [Advice(one, one.name()) for one in (*known, *rest)]


# ------------------------------------------------------------ commands


def _move(mind: Mind, command: Move) -> float:
    """Nearer to what it wants, farther from who hunts it; a run and a climb tire."""
    worth = (mind.to_goal(mind.me.at) - mind.to_goal(command.to)) / 10
    worth -= TIRING * (command.gait == "run") + TIRING * command.climbs
    worth -= LOUD * (command.gait != "sneak" and mind.is_heard(command.to))
    return worth - mind.danger(command.to) + mind.danger(mind.me.at)


def _search(mind: Mind, command: Search) -> float:
    return FOUND if mind.wants_tokens and command.token in mind.unsearched else NEVER


def _attack(mind: Mind, command: Shoot | Fight) -> float:
    """Whom the objective names; zombies where it asks for them or where they come near."""
    tiring = TIRING * isinstance(command, Fight)
    if command.target in mind.groups:
        alpha = mind.groups[command.target]
        wanted = 10.0 if mind.objective.zombies > mind.me.zombies else 0.0
        hunted = 8.0 if alpha.prey == mind.seat and mind.gap(mind.me.at, alpha.at) < 150 else 0.0
        far = mind.gap(mind.me.at, alpha.at) / 100
        return wanted + hunted - tiring - far - (0 if wanted + hunted else 20)
    if command.target != mind.quarry:
        return NEVER
    return 16.0 - tiring - mind.gap(mind.me.at, mind.players[command.target].at) / 50


def _heal(mind: Mind, command: Heal) -> float:
    return 12.0 if command.seat == mind.seat else NEVER


def _rest(mind: Mind, command: Rest) -> float:
    tired = list(mind.me.actions.values()).count("fatigue")
    return 3.0 if tired > 1 else 0.5


def _always(points: float) -> Callable[[Mind, Command], float]:
    return lambda mind, command: points


WORTH: dict[type[Command], Callable[..., float]] = {
    Move: _move,
    Search: _search,
    Shoot: _attack,
    Fight: _attack,
    Heal: _heal,
    Rest: _rest,
    Smother: _always(20),
    Reload: _always(4),
    Bandage: _always(10),
    Wait: _always(0.2),
}
"""What is not named here comes last: it needs somebody who has an idea."""


# ------------------------------------------------------------ answers


def _answer(mind: Mind, question: Question) -> str:
    pick = ANSWERS.get(question.key)
    said = pick(mind, question) if pick else question.default
    return said if said in question.options or question.free else question.default


def _first_of(order: Sequence[str], question: Question) -> str:
    """The first of those that may be said."""
    return next((one for one in order if one in question.options), question.default)


def _cell(mind: Mind, question: Question) -> str:
    """Where the token costs least: what cannot serve now first, then survival, movement last."""
    return _first_of(mind.cells_by_worth(), question)


def _wound(mind: Mind, question: Question) -> str:
    """One's own where it hurts least; another's where it hurts most."""
    order = mind.cells_by_worth()
    return _first_of(order if question.subject == mind.seat else order[::-1], question)


def _keep(mind: Mind, question: Question) -> str:
    """A gun, then what helps to live; the voucher only where it may be redeemed."""
    kinds: dict[str, str] = dict(
        zip(("weapon-1", "weapon-2", "object-1", "object-2"), mind.me.offered, strict=True)
    )
    return min(question.options, key=lambda one: mind.rank_of(kinds[one]))


def _redeem(mind: Mind, question: Question) -> str:
    return mind.spare_resource() or question.default


def _take(mind: Mind, question: Question) -> str:
    """Everything is taken while there is room; what is needed lies best where nobody sees it."""
    kind = mind.content.tokens.get(mind.me.found)
    if kind and kind.sort == "resource" and "hidden" in question.options:
        return "hidden"
    return "fitting"


def _react(mind: Mind, question: Question) -> str:
    """Only whom the objective names is shot at."""
    shots = [one for one in question.options if one.startswith(("shoot", "fight"))]
    return shots[0] if shots and question.subject == mind.quarry else "pass"


def _go_home(mind: Mind, question: Question) -> str:
    if mind.me.progress is not None:
        return "claim"
    return "leave" if mind.is_hopeless else "stay"


def _recover(mind: Mind, question: Question) -> str:
    """A Fatigue back where hardly an Action lies."""
    placed = list(mind.me.actions.values()).count("action")
    return "action" if placed > 1 else question.options[-1]


ANSWERS: dict[str, Callable[[Mind, Question], str]] = {
    "which-cell": _cell,
    "which-action": _cell,
    "where-fatigue": _wound,
    "where-wound": _wound,
    "where-burn": _wound,
    "where-infection": _wound,
    "keep-token": _keep,
    "redeem": _redeem,
    "take-token": _take,
    "put-token": _take,
    "react": _react,
    "line-crossed": _react,
    "go-home": _go_home,
    "recover": _recover,
    "trade": lambda mind, question: "no",
}

"""Plays a sensible survivor for the autopilot, which knows only what the view of its seat shows.

It wants one place at a time: a token to search, a neighbour to fight, or its community once the
objective is met or out of reach. Every command gets a worth in points; one centimetre nearer to the
wanted place is one point.

Each command that it recommends has a reason, the key of the hint that players read:

- for a move: `go-home` (the objective is met), `give-up` (it cannot be met), `take-cover` (away
  from a pursuer), `seek` (to a token or a trade), `chase` (after its target), `move` (any other)
- for a shot, a fight or a throw: `defend` (a group is near), `hunt` (the objective asks for it)
- for any other command: the command's name, such as `search`, `heal` or `trade`

The reason for an answer is the key of its question.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.advice import Advice
from engine.core.command import Command
from engine.core.question import Question
from engine.spaces.plane import read_point
from engine.trust_me import odds
from engine.trust_me.combat import SNIPER
from engine.trust_me.commands import (
    Aim,
    Bandage,
    CallSniper,
    Detonate,
    Drop,
    Fight,
    FireFlare,
    Heal,
    Loot,
    Move,
    Reload,
    Reorganise,
    Rest,
    Search,
    Shoot,
    Smother,
    Throw,
    Trade,
    Wait,
)
from engine.trust_me.handling import DONE, HELD_UP
from engine.trust_me.leaving import is_at_home
from engine.trust_me.markers import FIGHT, PASS, SHOOT
from engine.trust_me.mind import OBJECTS, Mind
from engine.trust_me.rolls import KEEP, REROLL
from engine.trust_me.sheet import HANDS, open_slots
from engine.trust_me.standing import CHARM, TURNS
from engine.trust_me.view import View

TIRING = 8.0
"""Points that placing a Fatigue costs, in addition to the price of an Action; only a rest brings a
Fatigue back.
"""
FOUND = 14.0
"""Points for searching a token that may be needed."""
HOME = 60.0
"""Points for standing at home when it is time to leave."""
NEVER = -100.0
"""Points of a command that must not be chosen."""
KILL = 7.0
"""Points for each killed zombie that the objective asks for."""
REACH = 250
"""A group farther away than this many millimetres need not be fought."""


def ranked(
    view: View, seat: str, commands: Sequence[Command], question: Question | None
) -> list[Advice]:
    """Return the best answer to `question`, or all commands, the best first, if it is None.

    Commands without a function in `WORTH` come last.
    """
    mind = Mind(view, seat)
    if question:
        return [Advice(_answer(mind, question), question.key)]
    found = [(WORTH[type(one)](mind, one), one) for one in commands if type(one) in WORTH]
    found.sort(key=lambda one: -one[0])
    rest = [Advice(one, one.name()) for one in commands if type(one) not in WORTH]
    return [*(Advice(one, _reason(mind, one)) for _, one in found), *rest]


def _reason(mind: Mind, command: Command) -> str:
    """Return the key of the hint that says why the command is good."""
    if isinstance(command, Shoot | Fight | Throw):
        mine = not isinstance(command, Throw) and command.target in mind.groups
        needed = mind.objective.zombies > mind.me.zombies
        return "defend" if mine and not needed else "hunt"
    if not isinstance(command, Move):
        return command.name()
    nearer = mind.to_goal(command.to) < mind.to_goal(mind.me.at)
    if not nearer:
        return "take-cover" if mind.hunters else "move"
    if mind.goal == mind.me.community:
        return "go-home" if mind.is_done else "give-up" if mind.is_hopeless else "move"
    return "seek" if mind.wants_tokens or mind.partners else "chase"


# ------------------------------------------------------------ commands


def _move(mind: Mind, command: Move) -> float:
    """Return the points of a move: getting nearer to the goal and out of danger, less its cost."""
    effect = mind.effect(command)
    worth = (mind.to_goal(mind.me.at) - mind.to_goal(effect.to)) / 10
    worth -= TIRING * effect.cost.count("fatigue") + 2 * (len(effect.cost) - 1)
    worth -= mind.danger(effect.to, effect.seen_by, mind.left) - mind.danger_here()
    if mind.wants_tokens and any(one in mind.unsearched for one in effect.searches):
        worth += 4.0
    if mind.goal == mind.me.community and (mind.is_done or mind.is_hopeless):
        player = mind.game.player(mind.seat)
        here, player.at = player.at, effect.to
        worth += HOME * is_at_home(mind.game, mind.seat)
        player.at = here
    return worth - 0.5 * len(effect.heard_by)


def _search(mind: Mind, command: Search) -> float:
    if not mind.wants_tokens or command.token not in mind.unsearched:
        return NEVER
    return FOUND - mind.danger_here(noise=True) + mind.danger_here()


def _attack(mind: Mind, command: Shoot | Fight) -> float:
    """Return the points of an attack on the quarry or on zombies; `NEVER` for one on another
    survivor.
    """
    result = odds.attack(mind.game, mind.seat, command.weapon, command.target)
    cost = TIRING * isinstance(command, Fight) + 2
    cost += mind.danger_here(noise=True, din=isinstance(command, Shoot)) - mind.danger_here()
    if command.target in mind.groups:
        return _kills(mind, command.target, result) - cost
    if command.target != mind.quarry:
        return NEVER
    return mind.cost(result, command.target) - cost


def _kills(mind: Mind, number: str, result: odds.Sums) -> float:
    """Return the points for the zombies that an attack kills on average.

    Zombies count if the objective asks for them, or if they pursue this survivor and are near.
    """
    alpha, per = mind.groups[number], mind.content.numbers.per_kill
    killed = sum(odds.share(result, per * one) for one in range(1, alpha.neutrals + 2))
    needed = max(mind.objective.zombies - mind.me.zombies, 0)
    worth = KILL * min(killed, needed)
    if number in mind.hunters and mind.gap(mind.me.at, alpha.at) <= REACH:
        worth += mind.harm(alpha) * killed / (alpha.neutrals + 1)
    return worth


def _throw(mind: Mind, command: Throw) -> float:
    """Return the points of a throw; `NEVER` if it hits no group, or if it hits a survivor other
    than the quarry.
    """
    close, base = mind.content.numbers.close, mind.content.numbers.base
    hit = [
        name for name, one in mind.groups.items() if mind.gap(command.to, one.at) + base <= close
    ]
    people = [one for one in mind.view.players if one.place == "board"]
    others = [one.seat for one in people if mind.gap(command.to, one.at) <= close]
    if any(one != mind.quarry for one in others) or not hit:
        return NEVER
    results = [(one, odds.attack(mind.game, mind.seat, command.weapon, one)) for one in hit]
    worth = sum(_kills(mind, one, result) for one, result in results)
    return worth - 4 - mind.danger_here(din=True) + mind.danger_here()


def _aim(mind: Mind, command: Aim) -> float:
    """Return the points for aiming at the quarry, which may be shot when it acts next."""
    guns = [hand for hand in HANDS if _is_loaded(mind, hand)]
    if not mind.quarry or command.seat != mind.quarry or mind.me.target or not guns:
        return NEVER
    results = (odds.attack(mind.game, mind.seat, one, command.seat) for one in guns)
    return 0.8 * max(mind.cost(one, command.seat) for one in results) - 1


def _is_loaded(mind: Mind, hand: str) -> bool:
    return any(
        one.slot == hand and not one.empty and mind.content.tokens[one.kind].sort == "ranged"
        for one in mind.me.held
        if one.kind
    )


def _heal(mind: Mind, command: Heal) -> float:
    if command.seat != mind.seat:
        return NEVER
    return 14.0 if mind.me.harm.get(command.harmed) == "wound" else 9.0


def _rest(mind: Mind, command: Rest) -> float:
    """Return the points of a rest: one Fatigue less means one more token to place in every later
    round.
    """
    tired = list(mind.me.actions.values()).count("fatigue")
    return 5.0 + 2 * tired - 4 * (mind.left > 0)


def _drop(mind: Mind, command: Drop) -> float:
    """Return the points for dropping a token; `NEVER` unless the token is junk (`Mind.junk`)."""
    return 25.0 if command.slot in mind.junk else NEVER


def _loot(mind: Mind, command: Loot) -> float:
    """Return the points for taking a token from a body: high for a needed resource, low for a
    face-down token, which may be anything.
    """
    body = mind.players[command.seat]
    kind = next((one.kind for one in body.held if one.slot == command.slot), "")
    if kind:
        return 16.0 if mind.needs(kind) else NEVER
    return 3.0 if mind.wants_tokens and command.slot in ("hidden", "satchel") else NEVER


def _trade(mind: Mind, command: Trade) -> float:
    return 15.0 if command.seat in mind.partners else NEVER


def _call(mind: Mind, command: CallSniper) -> float:
    """Return the points for a sniper's shot at the quarry, or at a group if its kills are worth
    more than the radio.
    """
    if command.seat in mind.groups:
        result = odds.attack(mind.game, mind.seat, SNIPER, command.seat)
        return _kills(mind, command.seat, result) - OBJECTS["walkie-talkie"]
    return 30.0 if command.seat == mind.quarry else NEVER


def _detonate(mind: Mind, command: Detonate) -> float:
    """Return the points for turning all groups to a distant noise far from the survivor."""
    away = mind.gap(mind.me.at, command.to) / 100
    return 0.8 * mind.danger_here() - 8 + away


def _flare(mind: Mind, command: FireFlare) -> float:
    if not mind.is_done:
        return NEVER
    saved = mind.gap(mind.me.at, mind.me.community) - mind.gap(mind.me.at, command.to)
    return saved / 10 - 12 - mind.danger_here(din=True) + mind.danger_here()


def _reorganise(mind: Mind, command: Reorganise) -> float:
    """Return the points for reorganising the sheet; `NEVER` unless a needed gun lies outside the
    hands.
    """
    return 9.0 if _out_of_hand(mind) else NEVER


def _out_of_hand(mind: Mind) -> str:
    """Return the slot of a loaded gun outside the hands if the survivor needs one in hand; else an
    empty string.
    """
    free = set(HANDS) & set(open_slots(mind.game, mind.seat))
    if mind.is_armed or not mind.fights or not free:
        return ""
    guns = [
        one.slot
        for one in mind.me.held
        if one.kind and mind.content.tokens[one.kind].sort == "ranged" and not one.empty
    ]
    return next((one for one in guns if one not in HANDS), "")


def _always(points: float) -> Callable[[Mind, Command], float]:
    return lambda mind, command: points


WORTH: dict[type[Command], Callable[..., float]] = {
    Move: _move,
    Search: _search,
    Shoot: _attack,
    Fight: _attack,
    Throw: _throw,
    Aim: _aim,
    Heal: _heal,
    Rest: _rest,
    Drop: _drop,
    Loot: _loot,
    Trade: _trade,
    CallSniper: _call,
    Detonate: _detonate,
    FireFlare: _flare,
    Reorganise: _reorganise,
    Smother: _always(20),
    Reload: _always(6),
    Bandage: _always(22),
    Wait: _always(0.2),
}
"""The function that judges each type of command; `ranked` puts commands of other types last."""


# ------------------------------------------------------------ answers


def _answer(mind: Mind, question: Question) -> str:
    pick = ANSWERS.get(question.key)
    said = pick(mind, question) if pick else question.default
    return said if said in question.options or question.free else question.default


def _first_of(order: Sequence[str], question: Question) -> str:
    """Return the first option in `order` that the question offers, else the question's default."""
    return next((one for one in order if one in question.options), question.default)


def _cell(mind: Mind, question: Question) -> str:
    """Return the cell to cover: first those whose bonus is useless now, then survival cells, then
    the stride cell.
    """
    return _first_of(mind.cells_by_worth(), question)


def _wound(mind: Mind, question: Question) -> str:
    """Return the slot for a wound: the least useful on the survivor's own sheet, the most useful on
    another's.
    """
    order = mind.cells_by_worth()
    return _first_of(order if question.subject == mind.seat else order[::-1], question)


def _keep(mind: Mind, question: Question) -> str:
    """Return the dealt token to keep at the start: the one worth most.

    A voucher is worth much if the objective leaves a resource to trade with; then the voucher can
    be exchanged for it.
    """
    named = ("weapon-1", "weapon-2", "object-1", "object-2")
    kinds = {
        name: mind.content.tokens[kind] for name, kind in zip(named, mind.me.offered, strict=True)
    }

    def worth(name: str) -> float:
        kind = kinds[name]
        return 8.5 if kind.id == "voucher" and mind.spare_resource() else mind.worth_of(kind)

    return max(question.options, key=worth)


def _redeem(mind: Mind, question: Question) -> str:
    return mind.spare_resource() or question.default


def _put(mind: Mind, question: Question) -> str:
    spare = mind.spare_resource() if mind.me.found == "voucher" else ""
    return spare or _take(mind, question)


def _take(mind: Mind, question: Question) -> str:
    """Return the slot for a found token: the best free slot, or `fitting` to let the rules choose.

    Every token is taken while there is room, because junk can be dropped later for free.
    """
    kind = mind.content.tokens.get(mind.me.found)
    return _first_of([*(mind.slots_for(kind) if kind else ()), "fitting"], question)


def _falls(mind: Mind, question: Question) -> str:
    """Return the slot of the least valuable token, which falls; `HELD_UP` stands for the token that
    is being put away.
    """
    kinds = {one.slot: one.kind for one in mind.me.held} | {HELD_UP: mind.me.found}

    def worth(option: str) -> float:
        kind = mind.content.tokens.get(kinds.get(option, ""))
        return mind.worth_of(kind) if kind else 0.0

    return min(question.options, key=worth)


def _moved(mind: Mind, question: Question) -> str:
    """Return the slot of a needed gun, which is to move into a hand; `done` if there is none."""
    return _out_of_hand(mind) or "done"


def _given(mind: Mind, question: Question) -> str:
    """Return the slot of a resource to give away that the objective does not need; `done` if one
    was given already.
    """
    gave = question.options and not set(mind.spares) <= set(question.options)
    return DONE if gave or not mind.spares else mind.spares[0]


def _trades(mind: Mind, question: Question) -> str:
    return "yes" if question.subject in mind.partners else "no"


def _react(mind: Mind, question: Question) -> str:
    """Return the reaction: an attack if the survivor that acts is the quarry, otherwise pass.

    Calling the sniper comes first, because it leaves the Target marker where it is; next comes the
    attack that does most harm.
    """
    if question.subject != mind.quarry:
        return PASS
    if SNIPER in question.options:
        return SNIPER
    attacks = [one for one in question.options if one.startswith((SHOOT, FIGHT))]
    return max(attacks, key=lambda one: _attack_by(mind, one), default=PASS)


def _attack_by(mind: Mind, answer: str) -> float:
    """Return the points of an attack in reaction: its harm to the quarry, less the Fatigue of a
    charge.
    """
    how, _, hand = answer.partition("-")
    result = odds.attack(mind.game, mind.seat, hand, mind.quarry)
    return mind.cost(result, mind.quarry) - TIRING * (how == FIGHT)


def _go_home(mind: Mind, question: Question) -> str:
    if mind.is_done:
        return "claim"
    return "leave" if mind.is_hopeless else "stay"


def _shift(mind: Mind, question: Question) -> str:
    """Return the end of the silent step that is worth most as a move; staying is worth 0 points."""

    def worth(option: str) -> float:
        to = read_point(option)
        return _move(mind, Move(to=to, gait="sneak")) if to and to != mind.me.at else 0.0

    return max(question.options, key=worth)


def _charm(mind: Mind, question: Question) -> str:
    """Return `reroll` if the throw is one named in `SPARED` and the standing order about charms is
    `turns`; else `keep`.

    With that order, the question comes only if another throw would probably be better.
    """
    spares = mind.me.standing.get(CHARM) == TURNS and question.subject in SPARED
    return REROLL if spares else KEEP


def _recover(mind: Mind, question: Question) -> str:
    """Return what to take back: the Action tokens if there are two or more, otherwise a Fatigue."""
    placed = list(mind.me.actions.values()).count("action")
    return "action" if placed > 1 else question.options[-1]


SPARED = ("defence", "infection", "burn")
"""The reasons of throws worth spending a charm on, because each may cost the survivor a wound."""
ANSWERS: dict[str, Callable[[Mind, Question], str]] = {
    "spend-charm": _charm,
    "which-action": _cell,
    "where-fatigue": _wound,
    "where-wound": _wound,
    "where-burn": _wound,
    "where-infection": _wound,
    "keep-token": _keep,
    "redeem": _redeem,
    "take-token": _take,
    "put-token": _put,
    "where-to": _take,
    "what-falls": _falls,
    "what-moves": _moved,
    "give": _given,
    "trade": _trades,
    "agree": lambda mind, question: "yes",
    "react": _react,
    "line-crossed": _react,
    "go-home": _go_home,
    "shift": _shift,
    "recover": _recover,
}

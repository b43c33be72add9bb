"""Finds damage in a stored state: unknown ids, points off the board, lost tokens.

A state without findings can be drawn and played on. An unfair position is not damage.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.damage import MANY, Names, Numbers, not_seated, out_of_range, twice, unknown
from engine.core.outcome import Outcome
from engine.core.ruleset import Seats
from engine.spaces.plane import TURNS, Point
from engine.trust_me.entries import TrustContent
from engine.trust_me.leaving import HOME, NOBODY
from engine.trust_me.setup import OPTIONS
from engine.trust_me.sheet import (
    ACTION,
    BANDAGE,
    BURN,
    FATIGUE,
    HANDS,
    IN_PACK,
    INFECTION,
    LEFT,
    OUTFIT,
    PACK,
    RIGHT,
    SATCHEL,
    WOUND,
)
from engine.trust_me.standing import AIM, ORDERS, USUAL
from engine.trust_me.state import Player, State

PLACES = ("board", "dead", "gone")


def why_damaged(
    state: State, content: TrustContent, seats: Seats, outcome: Outcome | None
) -> str | None:
    """Return the first fault of a stored state, in English for the operator; None if it is
    sound.
    """
    checks: tuple[Callable[[], str | None], ...] = (
        lambda: unknown(_names(state, content)),
        lambda: out_of_range(_numbers(state, content)),
        lambda: _twice(state),
        lambda: _tokens(state, content),
        lambda: next((why for one in state.players.values() if (why := _sheet(one))), None),
        lambda: _out_of_course(state, content, outcome),
        lambda: _not_seated(state, seats, outcome),
    )
    return next((why for check in checks if (why := check())), None)


# ------------------------------------------------------------ names


def _names(state: State, content: TrustContent) -> Names:
    """Yield the ids in the state, each list with its name and the ids that are allowed in it."""
    players, cells = state.players.values(), [*content.cells]
    yield "seat", state.players, state.seats
    aims = [one.target.seat for one in players if one.target and one.target.seat]
    preys = [one.prey for one in state.groups.values() if one.prey]
    yield "player", [*state.seats, state.turn, state.first, *state.winners], state.players
    yield "player", [*aims, *preys], state.players
    dealt = [one.passport for one in players if one.passport or state.round]
    yield "passport", dealt, content.passports
    drawn = [one.objective for one in players if one.objective or state.round]
    yield "objective", drawn, content.cards
    yield "place of a survivor", [one.place for one in players], PLACES
    yield "standing order", [one.orders for one in players], ORDERS[AIM]
    yield "matter of an order", [one for each in players for one in each.standing], USUAL
    for matter in USUAL:
        given = [one.standing[matter] for one in players if matter in one.standing]
        yield f"order about {matter!r}", given, ORDERS[matter]
    yield "effect", [one for each in players for one in each.used], _effects(content)
    slots = (*HANDS, *cells, OUTFIT, PACK, *IN_PACK, SATCHEL)
    yield "slot", [slot for one in players for slot in one.held], slots
    yield "cell", [cell for one in players for cell in one.actions], (*cells, OUTFIT)
    yield "side", [side for one in players for side in one.actions.values()], (ACTION, FATIGUE)
    yield "spot", [slot for one in players for slot in one.harm], (*HANDS, *cells)
    yield "harm", [harm for one in players for harm in one.harm.values()], (WOUND, BURN, INFECTION)
    yield "token", [*_everywhere(state), *state.empty], content.kinds
    yield "alpha", state.groups, [f"alpha-{one + 1}" for one in range(content.numbers.box.alphas)]
    yield "scenery", [one.kind for one in state.scenery.values()], content.scenery
    yield "piece", state.scenery, [*_pieces(state)]
    yield "piece", [one.inside for one in state.lying.values() if one.inside], state.scenery
    yield "invasion card", state.deck, content.invasion
    yield "choice of a layout", [state.layout], OPTIONS["layout"]


def _pieces(state: State) -> Iterator[str]:
    """Yield the names that consist of a kind and a number, such as `car-1`."""
    for name, one in state.scenery.items():
        kind, _, number = name.rpartition("-")
        if kind == one.kind and number.isdecimal():
            yield name


def _effects(content: TrustContent) -> list[str]:
    return [one.effect for one in content.passports.values()]


def _everywhere(state: State) -> list[str]:
    """Return every token of the state, in whatever list it is kept."""
    found = [*state.boxed, *state.pile, *state.discard]
    found += [one.token for one in state.lying.values()]
    for one in state.players.values():
        found += [*one.held.values(), *one.laid]
    return found


# ------------------------------------------------------------ numbers


def _numbers(state: State, content: TrustContent) -> Numbers:
    """Yield each number of the state, with its name and its least and greatest allowed value."""
    numbers = content.numbers
    for at in _points(state):
        # A survivor that has not yet entered stands beside the board.
        yield "a place", at.x, -numbers.base, numbers.side + numbers.base
        yield "a place", at.y, -numbers.base, numbers.side + numbers.base
    for one in state.groups.values():
        yield "neutrals of a group", one.neutrals, 0, numbers.box.neutrals
    yield "neutrals", sum(one.neutrals for one in state.groups.values()), 0, numbers.box.neutrals
    for piece in state.scenery.values():
        yield "a piece's turn", piece.turn, 0, TURNS - 1
    for seat, player in state.players.items():
        yield f"tokens placed by {seat!r}", len(player.actions), 0, numbers.tokens_each
        yield f"wounds dressed of {seat!r}", player.dressed, 0, len(_bandages(player, content))
        yield f"zombies of {seat!r}", player.zombies, 0, MANY
        yield f"survivors killed by {seat!r}", player.killed, 0, len(state.seats)
    yield "tokens laid", state.tokens_laid, len(state.lying), 100 * MANY
    yield "the round", state.round, 0, 100 * MANY
    yield "the round of the hunt", state.hunt, 0, 100 * MANY


def _bandages(player: Player, content: TrustContent) -> list[str]:
    return [one for one in player.laid if content.kinds[one] == BANDAGE]


def _points(state: State) -> Iterator[Point]:
    """Yield every point in the state."""
    yield state.noise
    for player in state.players.values():
        yield from (player.at, player.community)
        if player.target and player.target.at:
            yield player.target.at
    for alpha in state.groups.values():
        yield from (alpha.at, alpha.goal)
    yield from (one.at for one in state.scenery.values())
    yield from (one.at for one in state.lying.values())


# ------------------------------------------------------------ things and sheets


def _twice(state: State) -> str | None:
    """Return the first fault of a list in which an entry occurs twice; None if there is none."""
    players = state.players.values()
    return twice(
        state.seats,
        state.deck,
        state.winners,
        state.empty,
        _everywhere(state),
        [one.passport for one in players if one.passport],
        [one.objective for one in players if one.objective],
    )


def _tokens(state: State, content: TrustContent) -> str | None:
    """Return the first fault of the tokens, such as one that is nowhere, or an empty one that is no
    gun; None if there is none.
    """
    there = set(_everywhere(state))
    lost = [one for one in content.kinds if one not in there]
    if lost:
        return f"the token {lost[0]!r} is nowhere"
    guns = [one for one in state.empty if content.tokens[content.kinds[one]].sort != "ranged"]
    if guns:
        return f"{guns[0]!r} is no gun, but empty"
    late = [one for one in state.lying if not one.isdecimal() or int(one) > state.tokens_laid]
    return f"a token is called {late[0]!r}" if late else None


def _sheet(player: Player) -> str | None:
    """Return the first fault of a sheet, such as two things on one slot, or a token still held up;
    None if there is none.
    """
    bare = [one for one in player.harm if one in player.held]
    covered = [one for one in player.actions if one in player.held and one != OUTFIT]
    if bare or covered:
        return f"two things lie on {[*bare, *covered][0]!r}"
    if all(hand in player.harm for hand in HANDS):
        return "both hands are hurt"
    if player.both and (LEFT not in player.held or RIGHT in {*player.held, *player.harm}):
        return "nothing lies across both hands"
    if player.offered or player.found:
        return "a token is held up between two commands"
    if player.target and bool(player.target.seat) == (player.target.at is not None):
        return f"a marker lies on {player.target!r}"
    return None


# ------------------------------------------------------------ the course of the game


def _out_of_course(state: State, content: TrustContent, outcome: Outcome | None) -> str | None:
    """Return the first contradiction in the course of the game, such as an actor who cannot act;
    None if there is none.
    """
    if state.over != (outcome is not None):
        return f"the outcome is {outcome!r}, but over is {state.over!r}"
    standing = [seat for seat, one in state.players.items() if one.place == "board"]
    if not state.over and state.round:
        placed = len(state.players[state.turn].actions)
        if state.turn not in standing or placed == content.numbers.tokens_each:
            return f"it is the turn of {state.turn!r}, who cannot act"
    hunted = [one.prey for one in state.groups.values() if one.prey and one.prey not in standing]
    if hunted:
        return f"{hunted[0]!r} is pursued, but gone"
    return None


def _not_seated(state: State, seats: Seats, outcome: Outcome | None) -> str | None:
    """Return the first fault of outcome or seats: an unknown outcome, or seats that do not fit the
    table; None if there is none.
    """
    if outcome and outcome.reason not in (HOME, NOBODY):
        return f"nothing ends as {outcome.reason!r}"
    return not_seated(state.seats, seats, outcome)

"""The round: the survivors' turns, seat by seat, then the zombies. [zombicide #4]"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.refusal import Refusal
from engine.family import inventory, skills
from engine.family.commands import EndTurn
from engine.family.events import RoundBegan, TurnEnded, ZombiesTurnBegan
from engine.family.game import Game
from engine.family.state import Survivor

STRICT, FREE, ANY = "strict", "free", "any"
"""The orders of turns.

STRICT: seat after seat. FREE: any seat that is not done, and turns may overlap. ANY: any survivor,
one turn after another.
"""

# ------------------------------------------------------------ whose turn


def begin_round(game: Game) -> None:
    """Begin a round: everyone has all actions again, and the first player's seat acts."""
    game.state.round += 1
    game.state.phase = "survivors"
    for change in game.booklet.players_phase:
        change(game)
    game.tell(RoundBegan(round=game.state.round, first_seat=game.state.first_seat))
    game.state.turn_seat = next(seat for seat in seats_in_order(game) if _waiting(game, seat))


def everybody_fresh(game: Game) -> None:
    for survivor in game.standing():
        skills.begin_turn(game, survivor)


def seats_in_order(game: Game) -> list[str]:
    """Return all seats, clockwise from the first player."""
    seats = game.state.seats
    first = seats.index(game.state.first_seat)
    return seats[first:] + seats[:first]


def _waiting(game: Game, seat: str) -> list[Survivor]:
    return [one for one in game.of_seat(seat) if not one.done]


def waiting(game: Game) -> list[Survivor]:
    """Return the survivors whose turn this round is not over."""
    return [one for one in game.standing() if not one.done]


def acting(game: Game) -> tuple[str, ...]:
    """Return the seats that may give a command."""
    if game.state.phase != "survivors":
        return ()
    if game.state.order == STRICT:
        return (game.state.turn_seat,)
    if game.state.order == ANY and game.state.active:
        return (game.survivor(game.state.active).seat,)
    return tuple(seat for seat in seats_in_order(game) if _waiting(game, seat))


def why_not_now(game: Game, seat: str, survivor: Survivor) -> Refusal | None:
    """Refuse unless it is the turn of the seat and of the survivor. [zombicide #4, #6]

    Seats act one after the other, and within a seat survivors do. In free order, a house option,
    anyone may act who has not had a turn.
    """
    order = game.state.order
    if not survivor.standing:
        return Refusal("survivor-eliminated", survivor=survivor.id)
    if survivor.seat != seat:
        return Refusal("not-your-survivor", survivor=survivor.id, seats=(survivor.seat,))
    if game.state.turn_seat != seat and order == STRICT:
        return Refusal("not-your-turn", seats=(game.state.turn_seat,))
    if survivor.done:
        left = tuple(one.id for one in _waiting(game, seat))
        return Refusal("turn-is-over", survivor=survivor.id, left=left)
    if game.state.active not in (None, survivor.id) and order != FREE:
        return Refusal("finish-first", survivor=survivor.id, active=str(game.state.active))
    return None


# ------------------------------------------------------------ ending a turn


def endings(game: Game, survivor: Survivor) -> Iterator[EndTurn]:
    yield EndTurn(survivor=survivor.id)


def why_not_end(game: Game, survivor: Survivor, command: EndTurn) -> Refusal | None:
    """Never refuse: a turn may always be ended, and actions left are lost. [zombicide #6]"""
    return None


async def end_turn(game: Game, survivor: Survivor, command: EndTurn) -> None:
    end_turn_of(game, survivor)
    await pass_on(game)


def end_turn_of(game: Game, survivor: Survivor) -> None:
    survivor.done = True
    survivor.actions = 0
    survivor.free.clear()
    game.state.active = None
    inventory.stop_tidying(game, survivor)
    game.tell(TurnEnded(survivor=survivor.id))


async def pass_on(game: Game) -> None:
    """Pass the turn to the next seat with a waiting survivor, or to the zombies."""
    if game.state.active and not game.survivor(game.state.active).standing:
        game.state.active = None
        game.state.tidying = None
    order = seats_in_order(game)
    here = order.index(game.state.turn_seat)
    for seat in order[here:] + order[:here]:
        if _waiting(game, seat):
            game.state.turn_seat = seat
            return
    await zombies_turn(game)
    end_round(game)


async def zombies_turn(game: Game) -> None:
    """Let the zombies act, then bring more of them. [zombicide #7]"""
    game.state.phase = "zombies"
    game.state.tidying = None
    game.state.arrived.clear()
    game.tell(ZombiesTurnBegan(round=game.state.round))
    for step in game.booklet.enemies_phase:
        await step(game)


def end_round(game: Game) -> None:
    for change in game.booklet.end_of_round:
        change(game)
    begin_round(game)


def pass_token(game: Game) -> None:
    """Pass the first player's token to the left.

    House rule: it skips players who have no survivor left.
    """
    order = seats_in_order(game)
    game.state.first_seat = next(seat for seat in order[1:] + order[:1] if game.of_seat(seat))

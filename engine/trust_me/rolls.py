"""Dice throws, the green die, and the charms that roll dice again. [trust-me #2, #6]"""

from __future__ import annotations

from collections.abc import Sequence

from engine.trust_me.events import CharmSpent, DiceThrown
from engine.trust_me.game import Game

CHARM = "lucky-charm"
GREEN = "green"


async def throw(game: Game, why: str, seat: str, dice: Sequence[str]) -> list[int]:
    """Roll dice of the given colours, and again each time a player spends a charm on them.

    Returns the faces. `why` names the reason for the throw; `seat` is empty if no player rolls.
    """
    while True:
        faces = [game.dice.roll(1, game.numbers.dice[die])[0] for die in dice]
        game.tell(DiceThrown(why=why, seat=seat, dice=tuple(dice), faces=tuple(faces)))
        if not faces or not await _is_charmed(game, why, seat):
            return faces


async def _is_charmed(game: Game, why: str, roller: str) -> bool:
    """Ask each owner of a charm, the roller first; True if one has the dice rolled again.
    [trust-me #6]
    """
    order = [roller, *game.from_left_of(roller)] if roller else game.state.seats
    for seat in order:
        charm = next((one for one in game.player(seat).laid if game.kind(one).id == CHARM), "")
        if not charm or not game.stands(seat):
            continue
        answer = await game.choose(
            "spend-charm", ("keep", "reroll"), about="word", subject=why, seats=(seat,)
        )
        if answer == "reroll":
            game.player(seat).laid.remove(charm)
            game.state.discard.append(charm)
            game.tell(CharmSpent(seat=seat, why=why))
            return True
    return False


async def green(game: Game, why: str, seat: str = "") -> int:
    """Roll the green die; the face counts one more if the green cell of `seat` is free.

    `why` names the reason for the roll; `seat` is empty if no player rolls.
    """
    (face,) = await throw(game, why, seat, (GREEN,))
    return face + (game.is_free(seat, GREEN) if seat else 0)

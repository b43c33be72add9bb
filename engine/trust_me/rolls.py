"""Dice throws, the green die, and the charms that roll dice again. [trust-me #2, #6]

Any player may spend a charm on any throw, so asking at each throw would stop the table again and
again. Therefore a throw has a `Stake`: which seats fight in it, and how much each total harms each
seat. An owner of a charm is asked only about throws that its standing order includes. [house]
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.trust_me.events import CharmSpent, DiceThrown
from engine.trust_me.game import Game
from engine.trust_me.standing import ASK, CHARM, FIGHTS, TURNS, order_of
from engine.trust_me.sums import sums

CHARM_KIND = "lucky-charm"
GREEN = "green"
KEEP, REROLL = "keep", "reroll"
FIRST = "first"
"""The reason (`why`) of the throw for the first player."""
Harm = Mapping[str, int]
"""How much a throw harms each seat that it concerns. 0 is no harm; the numbers only rank harms,
they have no unit.
"""


@dataclass(frozen=True, slots=True)
class Stake:
    """What depends on a throw of dice.

    `harm` returns how much a total of the dice harms each seat; `fight` holds the seats whose fight
    it is. The result is `times` the dice, and `more`. `least`, `foe` and `weapon` are as in
    `DiceThrown`.
    """

    harm: Callable[[int], Harm] = lambda total: {}
    fight: Collection[str] = ()
    more: int = 0
    times: int = 1
    least: int = 0
    foe: str = ""
    weapon: str = ""

    def beside(self, rest: int) -> Stake:
        """Return the stake of a single die whose face is added to `rest`, the sum of the other
        dice.
        """

        def harm(face: int) -> Harm:
            return self.harm(rest + face)

        return replace(self, harm=harm, more=self.more + self.times * rest)

    def thrown(self, why: str, seat: str, dice: Sequence[str], faces: Sequence[int]) -> DiceThrown:
        """Return the event of a throw on which this depends."""
        return DiceThrown(
            why=why,
            seat=seat,
            dice=tuple(dice),
            faces=tuple(faces),
            result=self.times * sum(faces) + self.more,
            times=self.times,
            least=self.least,
            foe=self.foe,
            weapon=self.weapon,
        )


NOTHING = Stake()
"""The stake of a throw that harms nobody."""


async def throw(
    game: Game, why: str, seat: str, dice: Sequence[str], stake: Stake = NOTHING
) -> list[int]:
    """Roll dice of the given colours, and again each time a player spends a charm on them.

    Returns the faces. `why` is the reason for the throw; `seat` is empty if no player rolls.
    """
    while True:
        faces = [game.dice.roll(1, game.numbers.dice[die])[0] for die in dice]
        game.tell(stake.thrown(why, seat, dice, faces))
        if not faces:
            return faces
        spared = _spared([game.numbers.dice[die] for die in dice], sum(faces), stake)
        if not await _is_charmed(game, seat, _Asked(why, stake.fight, spared)):
            return faces


def _spared(sides: Sequence[int], total: int, stake: Stake) -> Collection[str]:
    """Return the seats for which at least half of all possible throws do less harm than this
    `total`.
    """
    others = sums(tuple(sides))
    half = sum(others.values()) / 2

    def is_likely(seat: str, harm: int) -> bool:
        better = (ways for other, ways in others.items() if stake.harm(other)[seat] < harm)
        return sum(better) >= half

    return [seat for seat, harm in stake.harm(total).items() if is_likely(seat, harm)]


@dataclass(frozen=True, slots=True)
class _Asked:
    """Decides which owners of a charm are asked about one throw.

    `why` is the reason for the throw, `fight` are the seats that fight in it, and `spared` those
    that another throw would probably harm less.
    """

    why: str
    fight: Collection[str]
    spared: Collection[str]

    def is_for(self, game: Game, seat: str) -> bool:
        """Return True if `seat` must be asked; without a standing order, as in games begun under
        schema 2, it always is.
        """
        player = game.player(seat)
        if self.why == FIRST and CHARM in player.standing:
            return False
        order = order_of(player, CHARM)
        if order == FIGHTS:
            return seat in self.fight
        return order == ASK or (order == TURNS and seat in self.spared)


async def _is_charmed(game: Game, roller: str, asked: _Asked) -> bool:
    """Ask each owner of a charm, the roller first; return True if one has the dice rolled again.
    [trust-me #6]
    """
    order = [roller, *game.from_left_of(roller)] if roller else game.state.seats
    for seat in order:
        charm = next((one for one in game.player(seat).laid if game.kind(one).id == CHARM_KIND), "")
        if not charm or not game.stands(seat):
            continue
        answer = await game.choose(
            "spend-charm",
            lambda seat=seat: (KEEP, REROLL) if asked.is_for(game, seat) else (KEEP,),
            about="word",
            subject=asked.why,
            seats=(seat,),
        )
        if answer == REROLL:
            game.player(seat).laid.remove(charm)
            game.state.discard.append(charm)
            game.tell(CharmSpent(seat=seat, why=asked.why))
            return True
    return False


async def green(game: Game, why: str, seat: str = "", stake: Stake = NOTHING) -> int:
    """Roll the green die and return its face, plus one for each free green cell of `seat`.

    `why` is the reason for the roll; `seat` is empty if no player rolls. `stake` judges the number
    that is returned.
    """
    more = game.is_free(seat, GREEN) if seat else 0
    (face,) = await throw(game, why, seat, (GREEN,), stake.beside(more))
    return face + more


def must_exceed(seat: str, limit: int, weapon: str = "") -> Stake:
    """Return the stake of a roll that harms `seat` if it is not more than `limit`.

    `weapon` is the kind of the thing whose limit is tried; empty for other rolls.
    """
    return Stake(lambda total: {seat: int(total <= limit)}, least=limit + 1, weapon=weapon)

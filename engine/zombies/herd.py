"""The active player moves zombies, as many as the die shows. [zombies, Zombie movement]"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator, Mapping

from engine.core.refusal import Refusal
from engine.zombies.commands import HerdZombies, MoveZombie
from engine.zombies.events import ZombieMoved, ZombiesHeld, ZombiesRolled
from engine.zombies.game import Game


def place(game: Game, squares: Iterable[str]) -> None:
    """Put one zombie on each of these squares, which must be free of zombies."""
    for square in squares:
        insort(game.state.zombies, square, key=_by_tile)


def take_off(game: Game, squares: Iterable[str]) -> None:
    """Remove the zombies on these squares from the town."""
    gone = tuple(squares)
    game.state.zombies = [one for one in game.state.zombies if one not in gone]
    game.state.herded = [one for one in game.state.herded if one not in gone]


def set_down(game: Game, zombie: str, to: str) -> None:
    """Move the zombie on the square `zombie` to the square `to`, which has none.

    If the zombie has used its move of this turn, it still counts as moved.
    """
    moved = zombie in game.state.herded
    take_off(game, [zombie])
    place(game, [to])
    if moved:
        game.state.herded.append(to)


def _by_tile(square: str) -> tuple[int, str]:
    """Return the sort key of a square: tile number, then letter."""
    return int(square[:-1]), square[-1]


# ------------------------------------------------------------ the roll


def roll(game: Game) -> None:
    """Roll how many zombies move one square each; under All the Marbles none move."""
    state = game.state
    if state.marbles:
        game.tell(ZombiesHeld(by=state.marbles.seat))
        return
    state.herd = game.dice.roll(1)[0]
    able = min(state.herd, len(can_move(game)))
    game.tell(ZombiesRolled(seat=state.turn, die=state.herd, can_move=able))


def can_move(game: Game) -> list[str]:
    """Return the squares of zombies that have not moved this turn and have a free square beside
    them.
    """
    return list(open_steps(game))


def open_steps(game: Game) -> dict[str, list[str]]:
    """Return, for each zombie in `can_move`, the squares it can go to. [zombies, Zombie movement]

    Another zombie or a wall stops a zombie; pawns and tokens do not.
    """
    neighbours, taken = game.town.neighbours, frozenset(game.state.zombies)
    steps = {
        zombie: [one for one in neighbours[zombie] if one not in taken]
        for zombie in game.state.zombies
        if zombie not in game.state.herded
    }
    return {zombie: squares for zombie, squares in steps.items() if squares}


def move(game: Game, zombie: str, to: str) -> None:
    """Move the zombie on the square `zombie` to the neighbouring square `to`; a token on its old
    square stays there.
    """
    take_off(game, [zombie])
    place(game, [to])
    game.state.herded.append(to)
    game.state.herd -= 1
    game.tell(ZombieMoved(frm=zombie, to=to, by=game.state.turn))


# ------------------------------------------------------------ one by one


def moves(game: Game, seat: str) -> Iterator[MoveZombie]:
    """Yield every move of every zombie."""
    for zombie, squares in open_steps(game).items():
        for square in squares:
            yield MoveZombie(zombie=zombie, to=square)


def why_not_move(game: Game, seat: str, command: MoveZombie) -> Refusal | None:
    """Refuse a second move of a zombie, a square out of reach, or one with a zombie.
    [zombies, Zombie movement]
    """
    if not game.zombie_on(command.zombie):
        return Refusal("no-zombie-there", square=command.zombie)
    if command.zombie in game.state.herded:
        return Refusal("zombie-has-moved", square=command.zombie)
    if command.to not in game.town.neighbours[command.zombie]:
        near = tuple(open_steps(game).get(command.zombie, ()))
        return Refusal("zombie-cannot-go", square=command.zombie, to=command.to, near=near)
    if game.zombie_on(command.to):
        return Refusal("zombie-in-the-way", square=command.to)
    return None


async def carry_out_move(game: Game, seat: str, command: MoveZombie) -> None:
    """Move one zombie as the command says."""
    move(game, command.zombie, command.to)


# ------------------------------------------------------------ all at once


def herdings(game: Game, seat: str) -> Iterator[HerdZombies]:
    """Yield, for each seat, the command that sends the zombies to its pawn."""
    for one in game.state.seats:
        yield HerdZombies(towards=one)


def why_no_player(game: Game, command: HerdZombies) -> Refusal | None:
    """Refuse a seat that does not exist."""
    if command.towards not in game.state.players:
        return Refusal("no-such-player", seat=command.towards)
    return None


def quarry(game: Game) -> str:
    """Return the seat that zombies are sent to by default: the opponent with most trophies, or the
    active seat if it plays alone.
    """
    opponents = game.opponents(game.state.turn)
    return max(opponents, key=lambda one: game.player(one).trophies, default=game.state.turn)


def drive(game: Game, towards: str) -> None:
    """Use all moves left to send zombies towards a seat, the nearest first.

    If no zombie can get nearer, the farthest moves away.
    """
    ways = game.town.distances(game.player(towards).square)
    while game.state.herd and (steps := open_steps(game)):
        best = {zombie: min(to, key=lambda one: ways[one]) for zombie, to in steps.items()}
        zombie = min(best, key=lambda one: _turn_to_go(one, best[one], ways))
        move(game, zombie, best[zombie])


def _turn_to_go(zombie: str, to: str, ways: Mapping[str, int]) -> tuple[bool, int]:
    """Return the sort key of a move: moves that come nearer first, then by distance to the pawn."""
    away = ways[zombie]
    strays = ways[to] > away
    return strays, -away if strays else away

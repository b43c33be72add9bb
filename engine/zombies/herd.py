"""The active player moves zombies, as many as the die says. [zombies, Zombie movement]"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator, Mapping

from engine.core.refusal import Refusal
from engine.zombies.commands import HerdZombies, MoveZombie
from engine.zombies.events import ZombieMoved, ZombiesHeld, ZombiesRolled
from engine.zombies.game import Game


def place(game: Game, squares: Iterable[str]) -> None:
    """A zombie on each of these free squares; never two on one."""
    for square in squares:
        insort(game.state.zombies, square, key=_by_tile)


def take_off(game: Game, squares: Iterable[str]) -> None:
    """The zombies of these squares leave the town."""
    gone = tuple(squares)
    game.state.zombies = [one for one in game.state.zombies if one not in gone]
    game.state.herded = [one for one in game.state.herded if one not in gone]


def set_down(game: Game, zombie: str, to: str) -> None:
    """Takes a zombie to a free square; one that had its move this turn has had it there too."""
    moved = zombie in game.state.herded
    take_off(game, [zombie])
    place(game, [to])
    if moved:
        game.state.herded.append(to)


def _by_tile(square: str) -> tuple[int, str]:
    return int(square[:-1]), square[-1]


# ------------------------------------------------------------ the roll


def roll(game: Game) -> None:
    """One die: so many zombies go one square each, if they can. Marbles on the ground hold all."""
    state = game.state
    if state.marbles:
        game.tell(ZombiesHeld(by=state.marbles.seat))
        return
    state.herd = game.dice.roll(1)[0]
    able = min(state.herd, len(can_move(game)))
    game.tell(ZombiesRolled(seat=state.turn, die=state.herd, can_move=able))


def can_move(game: Game) -> list[str]:
    """Zombies that have not moved and have a neighbouring square without one."""
    return list(open_steps(game))


def open_steps(game: Game) -> dict[str, list[str]]:
    """Where each of them can go: pawns and tokens do not stop it, walls do.
    [zombies, Zombie movement]
    """
    neighbours, taken = game.town.neighbours, frozenset(game.state.zombies)
    steps = {
        zombie: [one for one in neighbours[zombie] if one not in taken]
        for zombie in game.state.zombies
        if zombie not in game.state.herded
    }
    return {zombie: squares for zombie, squares in steps.items() if squares}


def move(game: Game, zombie: str, to: str) -> None:
    """One square; a token stays where it lies."""
    take_off(game, [zombie])
    place(game, [to])
    game.state.herded.append(to)
    game.state.herd -= 1
    game.tell(ZombieMoved(frm=zombie, to=to, by=game.state.turn))


# ------------------------------------------------------------ one by one


def moves(game: Game, seat: str) -> Iterator[MoveZombie]:
    for zombie, squares in open_steps(game).items():
        for square in squares:
            yield MoveZombie(zombie=zombie, to=square)


def why_not_move(game: Game, seat: str, command: MoveZombie) -> Refusal | None:
    """Different zombies, each by one square, never two on one. [zombies, Zombie movement]"""
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
    move(game, command.zombie, command.to)


# ------------------------------------------------------------ all at once


def herdings(game: Game, seat: str) -> Iterator[HerdZombies]:
    for one in game.state.seats:
        yield HerdZombies(towards=one)


def why_no_player(game: Game, command: HerdZombies) -> Refusal | None:
    if command.towards not in game.state.players:
        return Refusal("no-such-player", seat=command.towards)
    return None


def quarry(game: Game) -> str:
    """Whom the house sends zombies to: the opponent with most trophies; who is alone, oneself."""
    opponents = game.opponents(game.state.turn)
    return max(opponents, key=lambda one: game.player(one).trophies, default=game.state.turn)


def drive(game: Game, towards: str) -> None:
    """The nearest that can come nearer go first; where none can, the farthest stray."""
    ways = game.town.distances(game.player(towards).square)
    while game.state.herd and (steps := open_steps(game)):
        best = {zombie: min(to, key=lambda one: ways[one]) for zombie, to in steps.items()}
        zombie = min(best, key=lambda one: _turn_to_go(one, best[one], ways))
        move(game, zombie, best[zombie])


def _turn_to_go(zombie: str, to: str, ways: Mapping[str, int]) -> tuple[bool, int]:
    away = ways[zombie]
    strays = ways[to] > away
    return strays, -away if strays else away

"""A pawn's walk through the town, with the fights on its way. [zombies, Player movement]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from typing import NamedTuple

from engine.core.refusal import Refusal
from engine.zombies import combat, victory, windows
from engine.zombies.commands import StopWalking, Walk
from engine.zombies.events import PawnWalked, TokenLeft, TokenTaken, WalkDeclared
from engine.zombies.game import Game


class Route(NamedTuple):
    """A way of a pawn: the squares it enters, the number of fights, and the kinds of tokens
    on it.
    """

    path: tuple[str, ...]
    fights: int
    tokens: tuple[str, ...]

    @property
    def rank(self) -> tuple[int, int, tuple[str, ...]]:
        """The sort key among routes of the same length; the lowest is the best: few fights, many
        tokens.
        """
        return self.fights, -len(self.tokens), self.path


# ------------------------------------------------------------ ways


def steps(game: Game, seat: str, square: str) -> Sequence[str]:
    """Return the squares one step away, through doors but not diagonally.

    Under Claustrophobia no pawn may enter a building, and one inside must leave by a shortest way.
    """
    near = game.town.neighbours[square]
    if not game.is_under(seat, "stays-outside"):
        return near
    if not _inside(game, square):
        return [one for one in near if not _inside(game, one)]
    left = _steps_outside(game, square)
    return [one for one in near if _steps_outside(game, one) < left]


def _inside(game: Game, square: str) -> bool:
    return game.town.squares[square].inside


def _steps_outside(game: Game, square: str) -> int:
    """Return how many steps away the nearest square outside of buildings is."""
    ways = game.town.distances(square)
    return next(away for one, away in ways.items() if not _inside(game, one))


def routes(game: Game, seat: str, moves: int) -> dict[str, Route]:
    """Return, for each square within `moves` steps of the pawn of `seat`, the best route to it.

    Best means fewest fights, then fewest squares, then most tokens, then names of squares. A longer
    route is kept only if it has fewer fights than every shorter one.
    """
    start, zombies = game.player(seat).square, frozenset(game.state.zombies)
    fought = frozenset[str]() if game.state.truce else zombies
    best: dict[str, Route] = {start: Route((), 0, ())}
    edge = dict(best)
    for _ in range(moves):
        further: dict[str, Route] = {}
        for square, route in edge.items():
            for step in steps(game, seat, square):
                if step in best and best[step].fights <= route.fights + (step in fought):
                    continue
                one = _one_further(game, route, step, zombies)
                if step not in further or one.rank < further[step].rank:
                    further[step] = one
        best |= further
        edge = further
    del best[start]
    return best


def _one_further(game: Game, route: Route, step: str, zombies: Set[str]) -> Route:
    """Return the route extended by one step."""
    zombie, token = step in zombies, game.state.tokens.get(step)
    fought = zombie and not game.state.truce
    met = (token,) if token and (fought or not zombie) else ()
    return Route((*route.path, step), route.fights + fought, (*route.tokens, *met))


# ------------------------------------------------------------ walking


async def walk_along(game: Game, seat: str, path: tuple[str, ...], *, sent: bool = False) -> None:
    """Let the pawn of `seat` walk square by square and fight on each.

    The walk ends early if the pawn dies or is moved away. If the pawn is `sent` by a card, no moves
    of its own walk are used.
    """
    player, entered = game.player(seat), list[str]()
    start = player.square
    for square in path:
        player.square = square
        game.state.moves -= not sent
        entered.append(square)
        if square == path[-1] or _something_happens(game, seat):
            left = 0 if sent else game.state.moves
            game.tell(PawnWalked(seat=seat, path=tuple(entered), left=left, start=start))
            entered.clear()
            start = square
        if not await _arrive(game, seat, square):
            return


def _something_happens(game: Game, seat: str) -> bool:
    """Return True if the pawn meets a zombie, a token or the escape on its square.

    The walk so far is announced before that happens.
    """
    square = game.player(seat).square
    met = game.zombie_on(square) or square in game.state.tokens
    return met or victory.has_escaped(game, seat)


async def _arrive(game: Game, seat: str, square: str) -> bool:
    """Fight the zombie, then take the token; return False if the pawn goes no further."""
    if combat.must_fight(game, seat) and not await combat.fight(game, seat):
        return False
    if game.player(seat).square != square:
        return False
    take_token(game, seat)
    victory.check_escape(game, seat)
    return True


def take_token(game: Game, seat: str) -> None:
    """Take the token on the pawn's square, if no zombie stands there.

    A life token stays on the board if the player has the most lives allowed.
    """
    player, tokens = game.player(seat), game.state.tokens
    kind = tokens.get(player.square)
    if kind is None or game.zombie_on(player.square):
        return
    if kind == "life" and player.life >= game.content.figures.life_limit:
        game.tell(TokenLeft(seat=seat, square=player.square))
        return
    del tokens[player.square]
    if kind == "life":
        player.life += 1
    else:
        player.bullets += 1
    game.tell(TokenTaken(seat=seat, square=player.square, kind=kind))


# ------------------------------------------------------------ the commands


def walks(game: Game, seat: str) -> Iterator[Walk]:
    """Yield a walk to every square in reach."""
    for square in routes(game, game.state.turn, game.state.moves):
        yield Walk(to=square)


def why_not_walk(game: Game, seat: str, command: Walk) -> Refusal | None:
    """Refuse squares that are too far for the roll, behind walls, or forbidden by
    Claustrophobia.
    """
    if command.to not in game.town.squares:
        return Refusal("no-such-square", square=command.to)
    if command.to == game.active.square:
        return Refusal("already-there", square=command.to)
    if command.to in routes(game, game.state.turn, game.state.moves):
        return None
    away = game.town.distances(game.active.square)[command.to]
    if game.is_under(game.state.turn, "stays-outside") and (
        _inside(game, command.to) or away <= game.state.moves
    ):
        return Refusal("claustrophobic", square=command.to)
    return Refusal("too-far", square=command.to, away=away, moves=game.state.moves)


async def walk(game: Game, seat: str, command: Walk) -> None:
    """Walk to the square by the best route.

    The pawn of the active seat walks and fights, even if another seat decides where it goes.
    """
    walker = game.state.turn
    route = routes(game, walker, game.state.moves)[command.to]
    if game.state.tempo == "each" or await _stands(game, seat, command.to, route):
        await walk_along(game, walker, route.path)


async def _stands(game: Game, seat: str, to: str, route: Route) -> bool:
    """Announce the walk, ask the others for cards, and return True if the walk is unchanged.

    If a card changed the walk, the seat that decides it chooses again. (house rule)
    """
    walker = game.state.turn
    if windows.would_ask(game, "walk"):
        squares, fights = len(route.path), route.fights
        game.tell(WalkDeclared(seat=walker, to=to, squares=squares, fights=fights))
    await windows.window(game, "walk")
    if game.active.fallen or game.state.mover != seat:
        return False
    return routes(game, walker, game.state.moves).get(to) == route


def stops(game: Game, seat: str) -> Iterator[StopWalking]:
    """Yield the command to stop, if the walk may stop here."""
    command = StopWalking()
    if why_not_stop(game, seat, command) is None:
        yield command


def leads_nowhere(game: Game) -> bool:
    """Return True if no square is in reach, and the pawn may stay."""
    stop = why_not_stop(game, game.state.turn, StopWalking())
    return stop is None and not routes(game, game.state.turn, game.state.moves)


def why_not_stop(game: Game, seat: str, command: StopWalking) -> Refusal | None:
    """Refuse only inside a building under Claustrophobia; otherwise a walk may stop anywhere."""
    square = game.active.square
    if game.is_under(game.state.turn, "stays-outside") and _inside(game, square):
        return Refusal("must-leave-building", square=square)
    return None


async def stop(game: Game, seat: str, command: StopWalking) -> None:
    """Give up the remaining moves."""
    game.state.moves = 0

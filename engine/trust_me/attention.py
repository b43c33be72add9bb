"""What zombies see and hear: pursuit, wandering, noise and din. [trust-me #9]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.spaces.plane import Point, apart, near
from engine.trust_me import rolls
from engine.trust_me.events import DistantNoiseMoved, NoiseMade, PursuitBegan, SightLost
from engine.trust_me.game import Game
from engine.trust_me.state import Alpha


async def watch(game: Game, seats: Iterable[str] = (), groups: Iterable[str] = ()) -> None:
    """Let groups look around after something moved.

    A group that no longer sees its prey loses it. A group that sees survivors pursues the nearest
    of them; if it has a prey already, it switches only to a nearer survivor. `seats` are the
    survivors that moved, `groups` the groups that look; an empty argument means all.
    """
    looking = list(groups) or list(game.state.groups)
    moved = list(seats) or game.standing
    for number in looking:
        if number not in game.state.groups:
            continue
        alpha = game.group(number)
        if alpha.prey:
            _keep_in_sight(game, number)
        # The cone turns with the prey, so it may sweep over survivors that did not move.
        seen = _seen_of(game, number, game.standing if alpha.prey in moved else moved)
        await _choose_prey(game, number, seen)


def _keep_in_sight(game: Game, number: str) -> None:
    """Turn the group to where its prey stands now; if a car or a tent hides the prey, the group
    loses it. [trust-me #9, #10]
    """
    alpha = game.group(number)
    if game.stands(alpha.prey) and game.clear_sight(alpha.at, game.player(alpha.prey).at):
        alpha.goal = game.player(alpha.prey).at
    else:
        lose(game, number)


def lose(game: Game, number: str) -> None:
    """Let the group forget its prey; it goes on to the point where it last saw that survivor."""
    alpha = game.group(number)
    seat, alpha.prey, alpha.heard = alpha.prey, "", False
    game.tell(SightLost(alpha=number, seat=seat, at=alpha.goal))


def _seen_of(game: Game, number: str, seats: Sequence[str]) -> list[str]:
    """Return those of `seats` whose survivors the group sees, without the survivor it already
    pursues.
    """
    prey = game.group(number).prey
    there = [one for one in seats if one != prey and game.stands(one)]
    return [one for one in there if game.is_seen(number, game.player(one).at)]


async def _choose_prey(game: Game, number: str, seen: Sequence[str]) -> None:
    """Let the group pursue the nearest of `seen`. If it has a prey already, it switches only to a
    nearer survivor.
    """
    alpha = game.group(number)
    if alpha.prey:
        seen = [seat for seat in seen if _away(game, alpha, seat) < _away(game, alpha, alpha.prey)]
    if seen:
        least = min(_away(game, alpha, seat) for seat in seen)
        nearest = [seat for seat in seen if _away(game, alpha, seat) == least]
        pursue(game, number, await lowest_of(game, nearest))


def _away(game: Game, alpha: Alpha, seat: str) -> int:
    """Return the distance from the alpha to the survivor, in square millimetres."""
    return apart(alpha.at, game.player(seat).at)


async def lowest_of(game: Game, seats: Sequence[str]) -> str:
    """Let all `seats` roll the green die and return the seat with the lowest roll. [trust-me #20]

    Used where several survivors are equally near. Seats that tie for lowest roll again.
    """
    left = list(seats)
    while len(left) > 1:
        found = {seat: await rolls.green(game, "tie", seat) for seat in left}
        left = [seat for seat in left if found[seat] == min(found.values())]
    return left[0]


def pursue(game: Game, number: str, seat: str) -> None:
    """Let the group `number` pursue the survivor of `seat` from now on."""
    alpha = game.group(number)
    before, alpha.prey, alpha.goal = alpha.prey, seat, game.player(seat).at
    game.tell(PursuitBegan(alpha=number, seat=seat, instead=before))


async def forget(game: Game, seat: str) -> None:
    """Let every group that pursues this dead or departed survivor lose it and look around.
    [trust-me #9]

    Such a group walks to where the survivor was last, unless it sees another one.
    """
    pursuing = [number for number, alpha in game.state.groups.items() if alpha.prey == seat]
    for number in pursuing:
        game.group(number).goal = game.player(seat).at
        lose(game, number)
    if pursuing:
        await watch(game, groups=pursuing)


# ------------------------------------------------------------ noise


def hears(game: Game, number: str, at: Point, *, din: bool) -> bool:
    """Return True if the group hears a noise at `at`.

    A group without prey hears a din anywhere, and any other noise within hearing distance. A group
    that pursues a survivor hears nothing.
    """
    alpha = game.group(number)
    return not alpha.prey and (din or near(alpha.at, at, game.numbers.noise, game.numbers.base))


async def make_noise(game: Game, *spots: Point, din: bool = False) -> None:
    """Make noises at `spots` at the same time; groups that hear one turn to it and go there. [#20]

    A group that hears several looks towards each of them and goes to the last. It pursues the
    nearest survivor that it sees while it looks.
    """
    seen: dict[str, list[str]] = {}
    for at in spots:
        heard = tuple(one for one in game.state.groups if hears(game, one, at, din=din))
        for number in heard:
            _turn_to(game, game.group(number), at)
            seen.setdefault(number, []).extend(_seen_of(game, number, game.standing))
        game.tell(NoiseMade(at=at, din=din, heard=heard))
    for number, seats in seen.items():
        await _choose_prey(game, number, list(dict.fromkeys(seats)))


def _turn_to(game: Game, alpha: Alpha, at: Point) -> None:
    """Turn the group to the noise at `at`. One that stands exactly there has arrived already, so it
    turns to the distant noise. [trust-me #9; house]
    """
    alpha.heard = at != alpha.at
    alpha.goal = at if alpha.heard else game.state.noise


async def move_distant_noise(game: Game, to: Point, *, all_turn: bool) -> None:
    """Move the distant noise; groups without prey turn to it. [trust-me #3, #6]

    With `all_turn` (a detonator) groups that pursue turn as well, and keep their prey only if they
    still see it after the turn.
    """
    game.state.noise = to
    game.tell(DistantNoiseMoved(to=to))
    for number, alpha in game.state.groups.items():
        if not alpha.prey:
            alpha.goal = to
        elif all_turn:
            prey, alpha.prey, alpha.goal = alpha.prey, "", to
            if game.is_seen(number, game.player(prey).at):
                alpha.prey, alpha.goal = prey, game.player(prey).at
            else:
                game.tell(SightLost(alpha=number, seat=prey, at=to))
    await watch(game)

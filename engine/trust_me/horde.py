"""Groups of zombies: how they walk, attack, merge and punish negligence. [trust-me #9, #12]"""

from __future__ import annotations

from engine.spaces.plane import Point, Polygon, apart, closest_in, covers, crosses, near, steps
from engine.trust_me import attention, combat, moving, rolls, wounds
from engine.trust_me.events import (
    BarricadeBroken,
    BarricadeHeld,
    GroupAttacked,
    GroupLeft,
    GroupMoved,
    GroupsMerged,
)
from engine.trust_me.game import BARRICADE, CAR, Game
from engine.trust_me.rolls import Stake
from engine.trust_me.state import Alpha


async def move_all(game: Game) -> None:
    """Move each group in order of its number, then merge groups that met. [trust-me #12]"""
    for number in sorted(game.state.groups):
        if number in game.state.groups:
            await move(game, number)
    merge_all(game)


async def move(game: Game, number: str) -> None:
    """Move one group 10 cm towards its goal; a group in contact with a survivor attacks instead.
    [trust-me #12]
    """
    if touched(game, number):
        await fall_upon(game, number, await victim_of(game, number))
        return
    await walk(game, number, game.numbers.horde)
    _arrive(game, number)
    await attention.watch(game, groups=(number,))


async def walk(game: Game, number: str, reach: int) -> None:
    """Walk straight towards the goal for up to `reach` mm until something stops the group.

    A group that touches a survivor stops and attacks at once. A group that touches a car climbs on
    it; one that touches a barricade must break it first.
    """
    alpha, start = game.group(number), game.group(number).at
    # A base must lie wholly on the board, so it cannot reach a token on the rim; it stops beside
    # it.
    goal = game.within_rim(game.looks_at(number))
    cars, barricades = _ahead(game, start, CAR), _ahead(game, start, BARRICADE)
    car = piece = ""
    for mm, step in enumerate(steps(start, goal), 1):
        stopped = mm > reach or _is_stopped(game, number, step)
        car, piece = _barring(game, step, cars), _barring(game, step, barricades)
        if car and not stopped and game.beside(start, dict(cars)[car]):
            _climb(game, number, dict(cars)[car], goal)
        elif piece and not stopped and game.beside(start, dict(barricades)[piece]):
            await _break_through(game, number, piece, reach)
            return
        if stopped or car or piece:
            break
        alpha.at = step
        if touched(game, number):
            break
    past = alpha.at == start and _goes_past(game, number, goal, reach)
    await _after_walking(game, number, start, "" if past else car or piece)


async def _after_walking(game: Game, number: str, start: Point, against: str) -> None:
    """Announce where the group went, and attack a survivor it touches.

    `against` names the car or barricade that stopped it; empty if none did.
    """
    if game.group(number).at != start:
        _tell_way(game, number, start, against=against)
    if touched(game, number):
        await fall_upon(game, number, await victim_of(game, number))


def _tell_way(game: Game, number: str, start: Point, why: str = "", *, against: str = "") -> None:
    """Announce that the group moved from `start`.

    `why` replaces the usual reason, `against` names the piece that stopped it; each may be empty.
    """
    alpha = game.group(number)
    upon = game.car_under(alpha.at)
    game.tell(
        GroupMoved(
            alpha=number,
            start=start,
            to=alpha.at,
            why=why or reason(game, alpha),
            prey=alpha.prey,
            goal=game.looks_at(number),
            upon=upon,
            against="" if against == upon else against,
        )
    )


def reason(game: Game, alpha: Alpha) -> str:
    """Return why the group walks: `prey`, `distant` (to the distant noise), `heard` (to a noise) or
    `lost` (to where it lost its prey). [trust-me #9]
    """
    if alpha.prey:
        return "prey"
    if alpha.goal == game.state.noise:
        return "distant"
    return "heard" if alpha.heard else "lost"


def _ahead(game: Game, start: Point, *kinds: str) -> list[tuple[str, Polygon]]:
    """Return the pieces of scenery of these kinds that a base at `start` does not lie on."""
    wide = game.numbers.base
    return [(name, one) for name, one in game.pieces(*kinds) if not covers(start, one, wide)]


def _is_stopped(game: Game, number: str, at: Point) -> bool:
    """Return True if another base or the rim keeps the group from standing at `at`."""
    return bool(game.base_in_the_way(at, number)) or not game.on_board(at, game.numbers.base)


def _barring(game: Game, at: Point, pieces: list[tuple[str, Polygon]]) -> str:
    """Return the name of the first of `pieces` that a base at `at` would cover; empty if there is
    none.
    """
    return next((name for name, one in pieces if covers(at, one, game.numbers.base)), "")


def _climb(game: Game, number: str, car: Polygon, goal: Point) -> None:
    """Put the group on top of the car that it touches, as near to `goal` as possible. [#10]

    It never lands on another base.
    """
    alpha, top = game.group(number), closest_in(goal, car)
    back = (top, *steps(top, alpha.at))
    alpha.at = next(one for one in back if not _is_stopped(game, number, one))


def _goes_past(game: Game, number: str, goal: Point, reach: int) -> bool:
    """Put a group whose way is blocked by another group beside that group's base, nearer to its
    goal.

    Returns True if there was room. Without this, two groups in each other's way would never move
    again. [house]
    """
    alpha, wide = game.group(number), game.numbers.base
    ahead = next((one for one in steps(alpha.at, goal) if one != alpha.at), alpha.at)
    other = game.base_in_the_way(ahead, number)
    if other not in game.state.groups:
        return False
    there, pieces = game.group(other).at, _ahead(game, alpha.at, CAR, BARRICADE)
    spots = [there + Point(x * (wide + 1) // 100, y * (wide + 1) // 100) for x, y in moving.CLOCK]
    free = [
        spot
        for spot in spots
        if near(alpha.at, spot, reach)
        and apart(spot, goal) < apart(alpha.at, goal)
        and not _is_stopped(game, number, spot)
        and not any(covers(spot, one, wide) or crosses(alpha.at, spot, one) for _, one in pieces)
    ]
    alpha.at = min(free, key=lambda spot: (apart(spot, goal), spot), default=alpha.at)
    return bool(free)


async def _break_through(game: Game, number: str, piece: str, reach: int) -> None:
    """Try to break a barricade in contact; if it breaks, the group walks 5 cm further. [#11]"""
    if reach > game.numbers.broken_through and await breaks(game, number, piece):
        await walk(game, number, game.numbers.broken_through)


async def breaks(game: Game, number: str, piece: str) -> bool:
    """Roll for a barricade: it breaks if the green die plus the number of zombies is over 8.
    [trust-me #11]
    """
    zombies, limit = game.group(number).neutrals + 1, game.numbers.barricade_over
    stake = Stake(more=zombies, least=limit + 1)
    if await rolls.green(game, "barricade", stake=stake) + zombies <= limit:
        game.tell(BarricadeHeld(alpha=number, piece=piece))
        return False
    game.take_away(piece)
    game.tell(BarricadeBroken(alpha=number, piece=piece))
    return True


def _arrive(game: Game, number: str) -> None:
    """Turn a group without prey that has reached its goal to the distant noise; at that noise,
    remove it. [trust-me #9]
    """
    alpha, numbers = game.group(number), game.numbers
    if alpha.prey:
        return
    if alpha.goal == game.state.noise:
        if near(alpha.at, alpha.goal, numbers.reached, numbers.base):
            del game.state.groups[number]
            game.tell(GroupLeft(alpha=number))
    elif near(alpha.at, game.within_rim(alpha.goal), 0, numbers.base):
        alpha.goal = game.state.noise


# ------------------------------------------------------------ attacks


def strength(game: Game, alpha: Alpha) -> int:
    """Return the attack strength of the group: 6, and 2 more for each neutral. [trust-me #12]"""
    return game.numbers.alpha_strength + game.numbers.neutral_strength * alpha.neutrals


def touched(game: Game, number: str) -> list[str]:
    """Return the seats of survivors whose bases the alpha touches."""
    at = game.group(number).at
    return [one for one in game.standing if game.in_contact(at, game.player(one).at)]


async def victim_of(game: Game, number: str) -> str:
    """Return the seat that the group attacks, of those it touches: its prey, else the nearest.
    [#12, #20]

    A green die decides between survivors that are equally near.
    """
    alpha, there = game.group(number), touched(game, number)
    if alpha.prey in there:
        return alpha.prey
    away = {seat: apart(alpha.at, game.player(seat).at) for seat in there}
    nearest = [seat for seat in there if away[seat] == min(away.values())]
    return await attention.lowest_of(game, nearest)


async def fall_upon(game: Game, number: str, seat: str, *, neglected: bool = False) -> None:
    """Attack the survivor of `seat` with full strength and without dice. [trust-me #8, #12, #16]

    The group pursues the survivor from now on. A wound may infect the survivor. `neglected` is true
    if negligence is the reason.
    """
    alpha = game.group(number)
    if alpha.prey != seat:
        attention.pursue(game, number, seat)
    wounds.lose_aim(game, seat)
    force = strength(game, alpha)
    defended = await combat.defence(game, seat, force)
    game.tell(
        GroupAttacked(
            alpha=number, seat=seat, strength=force, defence=defended, neglected=neglected
        )
    )
    if await wounds.suffer(game, seat, force - defended, seat):
        await wounds.infect(game, seat)


# ------------------------------------------------------------ negligence


async def neglect(game: Game, seat: str) -> None:
    """Let each group that pursues the survivor of `seat` attack, if it stands within 5 cm.
    [trust-me #12]

    Called when an activation ends, and after an attack in reaction.
    """
    for number in sorted(game.state.groups):
        if game.stands(seat) and number in waiting_for(game, seat):
            await _take_advantage(game, number, seat)


def waiting_for(game: Game, seat: str) -> list[str]:
    """Return the groups that pursue the survivor of `seat` and stand within 5 cm of it.
    [trust-me #12]
    """
    at, close = game.player(seat).at, game.numbers.close
    return [
        number
        for number, alpha in game.state.groups.items()
        if alpha.prey == seat and game.gap_within(alpha.at, at, close)
    ]


async def _take_advantage(game: Game, number: str, seat: str) -> None:
    """Attack out of turn, unless a car or an unbroken barricade stands between group and survivor.
    [trust-me #11; house]

    If bases and scenery leave no room beside its prey, the group attacks from where it stands;
    otherwise a survivor who is walled in could never fall. [house]
    """
    alpha, at = game.group(number), game.player(seat).at
    if car_between(game, alpha.at, at):
        return
    between = [name for name, one in game.pieces(BARRICADE) if crosses(alpha.at, at, one)]
    for piece in between:
        if not await breaks(game, number, piece):
            return
    room = None if game.in_contact(alpha.at, at) else _beside_prey(game, number, at)
    if room:
        start, alpha.at = alpha.at, room
        _tell_way(game, number, start, "neglected")
    await fall_upon(game, number, seat, neglected=True)


def _beside_prey(game: Game, number: str, prey: Point) -> Point | None:
    """Return the point where the group is put in contact with its prey; None if there is no room.

    It is the nearest such point to the group, if possible on the prey's side of a tent's wall. It
    never lies on or beyond a barricade or a car, except the car that the prey or the group stands
    on. [house]
    """
    start, wide, tent = game.group(number).at, game.numbers.base, game.tent_of(prey)
    under = game.car_under(prey)
    barring = [one for name, one in _ahead(game, start, CAR, BARRICADE) if name != under]
    spots = [
        spot
        for spot in moving.beside_base(game, number, prey, start)
        if not any(
            covers(spot, one, wide) or crosses(start, spot, one) or crosses(spot, prey, one)
            for one in barring
        )
    ]
    within = [spot for spot in spots if game.tent_of(spot) == tent]
    return next(iter(within or spots), None)


def car_between(game: Game, a: Point, b: Point) -> bool:
    """True if a car lies on the line from `a` to `b`; cars under either point do not count."""
    on = (game.car_under(a), game.car_under(b))
    return any(crosses(a, b, one) for name, one in game.pieces(CAR) if name not in on)


# ------------------------------------------------------------ merging


def merge_all(game: Game) -> None:
    """Merge groups with the same goal that stand within 5 cm, until no pair is left.
    [trust-me #12, #20]
    """
    while True:
        pair = next(iter(_mergers(game)), None)
        if pair is None:
            return
        _merge(game, *pair)


def _mergers(game: Game) -> list[tuple[str, str]]:
    """Return the pairs of groups that may merge, each as (group that stays, group that joins it).

    The group nearer to the shared goal stays.
    """
    found: list[tuple[str, str]] = []
    names = sorted(game.state.groups)
    for place, one in enumerate(names):
        for other in names[place + 1 :]:
            if game.neutrals_left and _want_the_same(game, one, other):
                goal = game.looks_at(one)
                nearer = apart(game.group(one).at, goal) <= apart(game.group(other).at, goal)
                found.append((one, other) if nearer else (other, one))
    return found


def _want_the_same(game: Game, one: str, other: str) -> bool:
    """True if the two groups share their prey or goal and stand within 5 cm."""
    a, b = game.group(one), game.group(other)
    same = a.prey == b.prey and (bool(a.prey) or a.goal == b.goal)
    return same and game.gap_within(a.at, b.at, game.numbers.close)


def _merge(game: Game, stays: str, goes: str) -> None:
    """Let the group `goes` join the group `stays`; its alpha becomes a neutral. [trust-me #20]"""
    alpha = game.group(stays)
    alpha.neutrals += game.state.groups.pop(goes).neutrals + 1
    game.tell(GroupsMerged(alpha=stays, gone=goes, neutrals=alpha.neutrals))

"""Target markers and the reactions that they allow. [trust-me #7]

A Target marker lies on a survivor or on a point. Its owner may react when that survivor acts, or
when any survivor crosses the line to that point.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from engine.core.refusal import Refusal
from engine.spaces.plane import Point, within
from engine.trust_me import attention, combat, horde, moving, odds, wounds
from engine.trust_me.cells import choose, ranked
from engine.trust_me.combat import MELEE, RANGED, Strike
from engine.trust_me.events import Moved, TargetLaid, TargetSpent
from engine.trust_me.game import Game
from engine.trust_me.moving import Way
from engine.trust_me.sheet import (
    FATIGUE,
    HIDDEN,
    cells,
    drop,
    open_cells,
    tokens_of,
    unplaced,
    usable,
    use_up,
    weapons_in_hand,
)
from engine.trust_me.standing import NEVER, RADIO, order_of
from engine.trust_me.state import Target

PASS, SHOOT, FIGHT, SNIPER, AIM = "pass", "shoot", "fight", "sniper", "aim"
WALKIE = "walkie-talkie"


def why_not_aim(game: Game, seat: str, on: str, at: Point | None) -> Refusal | None:
    """Refuse to aim unless exactly one of `on` (a survivor) and `at` (a point) is given and in
    clear sight. [trust-me #7, #13]
    """
    here = game.player(seat).at
    if (not on) == (at is None):
        return Refusal("aim-at-one")
    if on and (on == seat or not game.stands(on)):
        return Refusal("not-on-the-board", seats=(on,))
    if at is not None and not game.on_board(at, 0):
        return Refusal("off-the-board", side=game.numbers.side // 10)
    there = at or game.player(on).at
    return None if game.clear_sight(here, there) else Refusal("no-clear-sight")


def lay(game: Game, seat: str, on: str, at: Point | None = None) -> None:
    """Lay the seat's Target marker on the survivor `on`, or on the point `at` if `on` is empty."""
    game.player(seat).target = Target(on, None if on else at)
    game.tell(TargetLaid(seat=seat, on=on, at=None if on else at))


def tidy(game: Game) -> None:
    """Take back every Target marker that its owner does not see any more. [trust-me #7]"""
    for seat in game.standing:
        target, here = game.player(seat).target, game.player(seat).at
        if target:
            at = game.player(target.seat).at if target.seat else target.at
            if at is None or not game.clear_sight(here, at):
                wounds.lose_aim(game, seat)


# ------------------------------------------------------------ what a marker's owner may do


def answers(game: Game, owner: str, on: str) -> list[str]:
    """Return the attacks on `on` that `owner` may spend its marker on now, such as `shoot-left`.
    [trust-me #7, #15]

    Weapons in bags or in the `?` cell do not count.
    """
    loaded = weapons_in_hand(game, owner, lambda one: is_ready(game, one, RANGED))
    found = [f"{SHOOT}-{hand}" for hand in loaded]
    reach = game.numbers.step + moving.stride(game, owner)
    if (
        can_pay(game, owner)
        and moving.way_into_contact(game, owner, on, reach, climbs=True) is not None
    ):
        blades = weapons_in_hand(game, owner, lambda one: is_ready(game, one, MELEE))
        found += [f"{FIGHT}-{hand}" for hand in blades]
    return found


def _best_answer(game: Game, owner: str, on: str) -> str:
    """Return what a standing order to shoot does now; empty if no attack is possible. [house]

    It is the shot that does most harm on average. An owner without a loaded gun in hand charges
    with its best melee weapon, which costs a Fatigue.
    """
    ready = answers(game, owner, on)
    shots = [one for one in ready if one.startswith(SHOOT)]

    def harm(answer: str) -> Fraction:
        return odds.mean_harm(game, owner, answer.partition("-")[2], on)

    return max(shots or ready, key=harm, default="")


def is_ready(game: Game, token: str, sort: str) -> bool:
    """Return True if the token is a weapon of the kind `sort` and not empty."""
    return game.kind(token).sort == sort and token not in game.state.empty


def can_pay(game: Game, seat: str) -> bool:
    """Return True if the seat can place one more Fatigue: an unplaced token, or a placed Action
    token turned over.
    """
    return wounds.can_tire(game, seat)


async def pay(game: Game, seat: str, on: str) -> None:
    """Place a Fatigue for a charge at `on`: an unplaced token if there is one, else turn a placed
    Action token over. [#18, 7]

    A cell that the charge needs to get there stays free. If objects cover all others, the object on
    the chosen cell falls.
    """
    player = game.player(seat)
    if unplaced(game, seat):
        step = game.numbers.step
        near = moving.way_into_contact(game, seat, on, step, climbs=True) is not None
        there = open_cells(game, seat, () if near else ("stride",))
        there = there or [one for one in cells(game) if one in player.held]
        cell = await choose(game, seat, "which-cell", ranked(game, seat, there), FATIGUE)
        if cell in player.held:
            drop(game, seat, cell)
    else:
        turned = ranked(game, seat, tokens_of(player, "action"))
        cell = await choose(game, seat, "which-action", turned, seat)
    player.actions[cell] = FATIGUE


# ------------------------------------------------------------ when the survivor declares an action


async def check(game: Game, seat: str) -> bool:
    """Let the owners of markers on `seat` react, clockwise; return True if at least one did.
    [#12, #15]

    A survivor that attacks in reaction may itself be reacted to. All attacks are rolled before any
    is compared. A call of the sniper, or a charge that failed, counts as a reaction, too.
    """
    before = _threats(game, seat)
    strikes = await _declared(game, seat)
    reacted = _threats(game, seat) != before
    await _strike(game, strikes)
    tidy(game)
    return reacted


def _threats(game: Game, seat: str) -> list[tuple[str, str]]:
    """Return the seats that aim at the survivor of `seat`, each with the slot of its radio (empty
    if none).
    """
    aiming = [(one, game.player(one).target) for one in game.from_left_of(seat)]
    return [(one, _radio(game, one)) for one, at in aiming if at and at.seat == seat]


async def _strike(game: Game, strikes: Sequence[Strike]) -> None:
    """Resolve the attacks, then the negligence of each attacker. [#15]

    The survivor whose turn it is has its negligence checked at the end of its activation, not here.
    [#18, 10]
    """
    for strike in await combat.resolve(game, strikes):
        if strike.seat != game.state.turn:
            await horde.neglect(game, strike.seat)


async def _declared(game: Game, seat: str) -> list[Strike]:
    """Ask each owner of a marker on `seat`, clockwise; return the attacks that they declare."""
    found: list[Strike] = []
    for owner in game.from_left_of(seat):
        target = game.player(owner).target
        if not target or target.seat != seat or not game.stands(owner):
            continue
        answer = await _answer(game, owner, seat)
        if answer != PASS and game.stands(seat):
            found += await spend(game, owner, seat, answer)
    return found


async def _answer(game: Game, owner: str, seat: str, *, crosses: bool = False) -> str:
    """Return how `owner` reacts to the survivor of `seat`, which acts or, with `crosses`, crosses
    its line.

    The owner may call a sniper first. If the survivor acts, a standing order may give the answer;
    an order given while the question is open counts, too.

    A token in the `?` cell is secret. So an owner with any face-down token that may be a radio is
    asked as if it had one, and only the owner learns whether it has. [trust-me #6, #7; #20, case 8]
    """

    def ordered() -> str:
        """Return the answer that the standing order gives; empty string if the owner must be
        asked.
        """
        orders = game.player(owner).orders
        if not game.stands(seat) or (orders == PASS and not crosses):
            return PASS
        return _best_answer(game, owner, seat) if orders == SHOOT and not crosses else ""

    def may_call() -> bool:
        """Return False if the owner has said that it never calls the sniper in a reaction."""
        return order_of(game.player(owner), RADIO) != NEVER

    def options() -> Sequence[str]:
        """Return the answers that all players may see on offer."""
        if ordered():
            return (ordered(),)
        shown = _radio(game, owner) not in ("", HIDDEN) and may_call()
        call = [SNIPER] if shown and why_not_snipe(game, owner, seat) is None else []
        return (PASS, *([AIM] if crosses else []), *answers(game, owner, seat), *call)

    def may_hide() -> bool:
        """Return True if the token in the `?` cell may be a radio that could be used now."""
        back = game.content.backs.get(game.player(owner).held.get(HIDDEN, ""))
        calls = back in _backs_of_radios(game) and why_not_snipe(game, owner, seat) is None
        return calls and may_call() and not ordered()

    def why_not(said: str) -> Refusal | None:
        calls = said == SNIPER and may_hide() and _radio(game, owner)
        return None if calls else Refusal("no-such-object", slot=HIDDEN)

    while True:
        said = await game.choose(
            "line-crossed" if crosses else "react",
            options,
            about="word",
            subject=seat,
            seats=(owner,),
            pause=may_hide,
            free=why_not if may_hide() else None,
        )
        if said != SNIPER:
            return said
        await call_sniper(game, owner, _radio(game, owner), seat)


async def spend(game: Game, owner: str, seat: str, answer: str) -> list[Strike]:
    """Spend the marker of `owner` on the attack `answer` on `seat`; return all attacks that result.
    [#7, #15]

    Other owners may react to this attack, so theirs come first. A melee attack costs a Fatigue and
    a walk into contact; if the walk falls short, there is no such attack.
    """
    how, _, hand = answer.partition("-")
    game.player(owner).target = None
    game.tell(TargetSpent(seat=owner, on=seat, how=how))
    strike = Strike(owner, hand, game.player(owner).held[hand], seat)
    if how == FIGHT:
        await pay(game, owner, seat)
    others = await _declared(game, owner)
    if how == FIGHT and game.stands(owner) and game.stands(seat):
        if not await charge(game, owner, seat):
            return others
        wounds.lose_aim(game, seat)
    return [*others, strike]


# ------------------------------------------------------------ a marker on a point


async def _cross(game: Game, seat: str, before: Point, now: Point) -> bool:
    """Let owners of markers on a point react if `seat` crosses their line between `before` and
    `now`. [trust-me #7]

    Returns True if at least one attacked.
    """
    attacked = False
    for owner in game.from_left_of(seat):
        player = game.player(owner)
        at = player.target.at if player.target else None
        if at is None or not game.stands(owner) or not game.stands(seat):
            continue
        wide = game.numbers.base
        if within(before, player.at, at, 0, wide) or not within(now, player.at, at, 0, wide):
            continue
        said = await _answer(game, owner, seat, crosses=True)
        if said == AIM:
            lay(game, owner, seat)
        elif said != PASS:
            attacked = True
            await _strike(game, await spend(game, owner, seat, said))
    return attacked


# ------------------------------------------------------------ walking


async def go(game: Game, seat: str, way: Way, gait: str, *, stopped: bool = False) -> None:
    """Walk along `way` one millimetre at a time. [trust-me #7, #9, #14]

    At every point passed, zombies look and owners of markers may react. A survivor that charged in
    reaction may then stand in the way. The event `Moved` reports `gait` and `stopped`.
    """
    player, attacked = game.player(seat), False
    start = player.at
    for step in way.passed:
        if attacked and game.base_in_the_way(step, seat):
            stopped = True
            # A survivor stopped while over the rim has not entered the board.
            player.at = player.at if game.on_board(player.at, game.numbers.base) else start
            break
        before, player.at = player.at, step
        await attention.watch(game, seats=(seat,))
        attacked = await _cross(game, seat, before, step) or attacked
        tidy(game)
        if not game.stands(seat):
            break
    if way.passed and game.stands(seat):
        game.tell(Moved(seat=seat, gait=gait, to=player.at, stopped=stopped))
        await attention.watch(game)


async def charge(game: Game, seat: str, figure: str) -> bool:
    """Walk into contact with `figure` at the distance of a normal move; return True if the survivor
    got there. [trust-me #14]
    """
    reach = game.numbers.step + moving.stride(game, seat)
    way = moving.way_into_contact(game, seat, figure, reach, climbs=True)
    if way is None:
        return False
    await go(game, seat, way, "charge")
    return way.passed[-1:] in ([], [game.player(seat).at])


async def step_up(game: Game, seat: str, other: str) -> None:
    """Walk into base contact with `other` if the way is free. [trust-me #6, #14]

    Climbing a car would cost a Fatigue, so a survivor that would have to climb stays where it is.
    [trust-me #14; house]
    """
    way = moving.way_into_contact(game, seat, other, game.numbers.close, climbs=False)
    if way is not None and other != seat:
        await go(game, seat, way, "trade")


# ------------------------------------------------------------ the sniper on the radio


def _radio(game: Game, seat: str) -> str:
    """Return the slot of a radio, a visible one before one in the `?` cell; empty if the seat has
    none.
    """
    slots = usable(game, seat, WALKIE)
    return next((one for one in slots if one != HIDDEN), next(iter(slots), ""))


def _backs_of_radios(game: Game) -> set[str]:
    """Return the backs that face-down radios show."""
    kinds = game.content.kinds.items()
    return {game.content.backs[token] for token, kind in kinds if kind == WALKIE}


def why_not_snipe(game: Game, seat: str, on: str) -> Refusal | None:
    """Refuse a sniper's shot at `on` if it stands more than 30 cm from the caller's own community.
    [trust-me #6]

    A target off the board is refused as well, and so is the caller.
    """
    if on == seat or not combat.is_there(game, on):
        return Refusal("no-such-target", target=on)
    reach = 2 * game.numbers.sniper + game.numbers.base
    away = game.place_of(on) - game.player(seat).community
    if 4 * away.square > reach * reach:
        return Refusal("too-far-from-home", most=game.numbers.sniper)
    return None


async def call_sniper(game: Game, seat: str, slot: str, on: str) -> None:
    """Discard the radio in `slot` and let a sniper shoot at `on`; nobody hears the shot.
    [trust-me #6]
    """
    use_up(game, seat, slot)
    await combat.resolve(game, [combat.by_sniper(seat, on)])

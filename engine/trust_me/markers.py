"""Target markers: whom one has in one's sights, and what one does when they act. [trust-me #7]"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from engine.core.refusal import Refusal
from engine.spaces.plane import Point, within
from engine.trust_me import attention, combat, horde, moving, odds, wounds
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
from engine.trust_me.state import Target

PASS, SHOOT, FIGHT, SNIPER, AIM = "pass", "shoot", "fight", "sniper", "aim"
WALKIE = "walkie-talkie"


def why_not_aim(game: Game, seat: str, on: str, at: Point | None) -> Refusal | None:
    """A survivor or a point in clear sight. [trust-me #7, #13]"""
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
    game.player(seat).target = Target(on, None if on else at)
    game.tell(TargetLaid(seat=seat, on=on, at=None if on else at))


def tidy(game: Game) -> None:
    """A marker whose sight is blocked is lost. [trust-me #7]"""
    for seat in game.standing:
        target, here = game.player(seat).target, game.player(seat).at
        if target:
            at = game.player(target.seat).at if target.seat else target.at
            if at is None or not game.clear_sight(here, at):
                wounds.lose_aim(game, seat)


# ------------------------------------------------------------ what an owner may do


def answers(game: Game, owner: str, on: str) -> list[str]:
    """What a marker may be spent for now, of what lies open. [trust-me #7, #15]"""
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
    """What an order to shoot means now: the shot that harms most on average, else such a blow.

    A blow costs a Fatigue: only who has no loaded gun in hand charges. Empty for neither. [house]
    """
    ready = answers(game, owner, on)
    shots = [one for one in ready if one.startswith(SHOOT)]

    def harm(answer: str) -> Fraction:
        return odds.mean_harm(game, owner, answer.partition("-")[2], on)

    return max(shots or ready, key=harm, default="")


def is_ready(game: Game, token: str, sort: str) -> bool:
    return game.kind(token).sort == sort and token not in game.state.empty


def can_pay(game: Game, seat: str) -> bool:
    """A Fatigue can still be laid: by a token that is not placed, or by an Action turned."""
    return wounds.can_tire(game, seat)


async def pay(game: Game, seat: str) -> None:
    """An unplaced token first, as for an action; where all lie, an Action is turned. [#18, 7]

    Where objects leave no cell open, the one it is laid on falls.
    """
    player = game.player(seat)
    if unplaced(game, seat):
        there = open_cells(game, seat) or [one for one in cells(game) if one in player.held]
        cell = await game.choose("which-cell", there, about="slot", subject=FATIGUE, seats=(seat,))
        if cell in player.held:
            drop(game, seat, cell)
    else:
        turned = tokens_of(player, "action")
        cell = await game.choose("which-action", turned, about="slot", subject=seat, seats=(seat,))
    player.actions[cell] = FATIGUE


# ------------------------------------------------------------ when the survivor declares an action


async def check(game: Game, seat: str) -> bool:
    """Owners of markers on the survivor may spend them, clockwise; whether one did. [#12, #15]

    A survivor who attacks so is checked in turn. Of several attacks all are rolled before any is
    compared. A sniper, and a charge that came to nothing, are reactions as well.
    """
    before = _threats(game, seat)
    strikes = await _declared(game, seat)
    reacted = _threats(game, seat) != before
    await _strike(game, strikes)
    tidy(game)
    return reacted


def _threats(game: Game, seat: str) -> list[tuple[str, str]]:
    """Who aims at a survivor, and with which radio: what a reaction leaves less of."""
    aiming = [(one, game.player(one).target) for one in game.from_left_of(seat)]
    return [(one, _radio(game, one)) for one, at in aiming if at and at.seat == seat]


async def _strike(game: Game, strikes: Sequence[Strike]) -> None:
    """The attacks, then the negligence of those who attacked. [#15]

    It is checked at the end of its activation for the one whose turn it is, not twice. [#18, 10]
    """
    for strike in await combat.resolve(game, strikes):
        if strike.seat != game.state.turn:
            await horde.neglect(game, strike.seat)


async def _declared(game: Game, seat: str) -> list[Strike]:
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
    """What the owner does about a survivor that acts or `crosses` its line; a sniper may be called
    before. A standing order, which may come while it is asked, is the answer to an action.

    What lies in the `?` cell is a secret: who has anything there that may be a radio is asked like
    who has one, and told alone whether it is. [trust-me #6, #7; #20, case 8]
    """

    def ordered() -> str:
        orders = game.player(owner).orders
        if not game.stands(seat) or (orders == PASS and not crosses):
            return PASS
        return _best_answer(game, owner, seat) if orders == SHOOT and not crosses else ""

    def options() -> Sequence[str]:
        if ordered():
            return (ordered(),)
        shown = _radio(game, owner) not in ("", HIDDEN)
        call = [SNIPER] if shown and why_not_snipe(game, owner, seat) is None else []
        return (PASS, *([AIM] if crosses else []), *answers(game, owner, seat), *call)

    def may_hide() -> bool:
        back = game.content.backs.get(game.player(owner).held.get(HIDDEN, ""))
        calls = back in _backs_of_radios(game) and why_not_snipe(game, owner, seat) is None
        return calls and not ordered()

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
    """The marker is gone; for a melee attack a Fatigue is paid and the way walked. [#7, #15]"""
    how, _, hand = answer.partition("-")
    game.player(owner).target = None
    game.tell(TargetSpent(seat=owner, on=seat, how=how))
    strike = Strike(owner, hand, game.player(owner).held[hand], seat)
    if how == FIGHT:
        await pay(game, owner)
    others = await _declared(game, owner)
    if how == FIGHT and game.stands(owner) and game.stands(seat):
        if not await charge(game, owner, seat):
            return others
        wounds.lose_aim(game, seat)
    return [*others, strike]


# ------------------------------------------------------------ a marker on a point


async def _cross(game: Game, seat: str, before: Point, now: Point) -> bool:
    """Who crosses the line to a marker may be aimed at, or attacked at once: whether one was.

    [trust-me #7]
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


# ------------------------------------------------------------ on one's way


async def go(game: Game, seat: str, way: Way, gait: str, *, stopped: bool = False) -> None:
    """Millimetre by millimetre: zombies look at every place that is passed, and so do owners of
    markers. Who charged may stand in the way now. [trust-me #7, #9, #14]
    """
    player, attacked = game.player(seat), False
    start = player.at
    for step in way.passed:
        if attacked and game.base_in_the_way(step, seat):
            stopped = True
            # Who is stopped over the rim has not entered the board.
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
    """A normal move that ends in contact; whether it did. [trust-me #14]"""
    reach = game.numbers.step + moving.stride(game, seat)
    way = moving.way_into_contact(game, seat, figure, reach, climbs=True)
    if way is None:
        return False
    await go(game, seat, way, "charge")
    return way.passed[-1:] in ([], [game.player(seat).at])


async def step_up(game: Game, seat: str, other: str) -> None:
    """The bases are put together, where nothing is between. [trust-me #6, #14]

    To climb a car would cost a Fatigue: who would have to stays where it is. [trust-me #14; house]
    """
    way = moving.way_into_contact(game, seat, other, game.numbers.close, climbs=False)
    if way is not None and other != seat:
        await go(game, seat, way, "trade")


# ------------------------------------------------------------ the sniper on the radio


def _radio(game: Game, seat: str) -> str:
    """The slot of a radio, one that lies open before one in the `?` cell; empty for none."""
    slots = usable(game, seat, WALKIE)
    return next((one for one in slots if one != HIDDEN), next(iter(slots), ""))


def _backs_of_radios(game: Game) -> set[str]:
    """What a radio may look like face down."""
    kinds = game.content.kinds.items()
    return {game.content.backs[token] for token, kind in kinds if kind == WALKIE}


def why_not_snipe(game: Game, seat: str, on: str) -> Refusal | None:
    """A survivor or a group within 30 cm of one's own community. [trust-me #6]"""
    if on == seat or not combat.is_there(game, on):
        return Refusal("no-such-target", target=on)
    reach = 2 * game.numbers.sniper + game.numbers.base
    away = game.place_of(on) - game.player(seat).community
    if 4 * away.square > reach * reach:
        return Refusal("too-far-from-home", most=game.numbers.sniper)
    return None


async def call_sniper(game: Game, seat: str, slot: str, on: str) -> None:
    """Discarded for a shot that nobody hears. [trust-me #6]"""
    use_up(game, seat, slot)
    await combat.resolve(game, [combat.by_sniper(seat, on)])

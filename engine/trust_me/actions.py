"""What a survivor does in its activation, one action after the other. [trust-me #13, #14]

Every command has three functions: one yields candidates (`shots`), one says why a command is
refused or returns None (`why_not_shoot`), and one carries it out (`shoot`). `DEEDS` in `rules.py`
joins them.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.refusal import Refusal
from engine.spaces.plane import Point, near
from engine.trust_me import (
    attention,
    combat,
    destinations,
    leaving,
    markers,
    moving,
    rim,
    rolls,
    wounds,
)
from engine.trust_me.cells import let_go
from engine.trust_me.combat import MELEE, RANGED, THROWN, Strike
from engine.trust_me.commands import (
    Aim,
    Bandage,
    CallSniper,
    Detonate,
    Drop,
    Fight,
    FireFlare,
    Heal,
    MakeNoise,
    Move,
    Reload,
    Rest,
    Shoot,
    Smother,
    StandingOrder,
    SwitchTarget,
    Throw,
    Wait,
)
from engine.trust_me.events import CommunityPlaced, TokenUsed
from engine.trust_me.game import Game
from engine.trust_me.sheet import (
    ACTION,
    FATIGUE,
    HANDS,
    IN_PACK,
    INFECTION,
    PASSPORT,
    SATCHEL,
    WOUND,
    bandages,
    drops,
    take_up,
    tokens_of,
    usable,
    use_up,
    weapons_in_hand,
    why_not_drop,
)
from engine.trust_me.standing import AIM, ORDERS, SLIP, order_of

KIT, FLARE, AMMO, DETONATOR = "first-aid-kit", "flare", "ammo", "detonator"

# ------------------------------------------------------------ moves


def moves(game: Game, seat: str) -> Iterator[Move]:
    """Yield moves that are worth offering; a player may name any other place in reach."""
    yield from (one.move for one in destinations.offered(game, seat))


def why_not_move(game: Game, seat: str, command: Move) -> Refusal | None:
    """Refuse a move that is too far or blocked; refuse sneaking while a token covers the stride
    cell.
    """
    if command.gait == moving.SNEAK and not game.is_free(seat, "stride"):
        return Refusal("cannot-sneak")
    reach = moving.reach_of(game, seat, command.gait)
    return moving.why_not_walk(game, seat, command.to, reach, climbs=command.climbs)


async def move(game: Game, seat: str, command: Move) -> None:
    """Walk to the place, with a noise at both ends of the walk; sneaking makes no noise.
    [trust-me #13, #14]
    """
    loud = command.gait != moving.SNEAK
    if loud:
        await attention.make_noise(game, game.player(seat).at)
    reach = moving.reach_of(game, seat, command.gait)
    way = moving.way_to(game, seat, command.to, reach, climbs=command.climbs)
    short = way.passed[-1:] != [command.to]
    barred = short and near(game.player(seat).at, command.to, reach)
    await markers.go(game, seat, way, command.gait, stopped=barred)
    if not game.stands(seat):
        return
    if loud:
        await attention.make_noise(game, game.player(seat).at)
    await leaving.offer(game, seat)


# ------------------------------------------------------------ attacks


def foes(game: Game, seat: str) -> list[str]:
    """Return the figures that `seat` may attack: the other survivors on the board and all
    groups.
    """
    return [*(one for one in game.standing if one != seat), *game.state.groups]


def shots(game: Game, seat: str) -> Iterator[Shoot]:
    """Yield a shot with each weapon in hand at each target; `why_not_shoot` refuses weapons that
    are not guns.
    """
    for hand in weapons_in_hand(game, seat):
        for target in foes(game, seat):
            yield Shoot(weapon=hand, target=target)


def why_not_weapon(game: Game, seat: str, hand: str, sort: str) -> Refusal | None:
    """Refuse unless `hand` holds a weapon of the kind `sort` that is not empty.
    [trust-me #2, #4]
    """
    token = game.player(seat).held.get(hand) if hand in HANDS else None
    if token is None or game.kind(token).sort != sort:
        return Refusal("no-such-weapon", slot=hand)
    return Refusal("gun-is-empty", slot=hand) if token in game.state.empty else None


def why_not_shoot(game: Game, seat: str, command: Shoot) -> Refusal | None:
    if command.target not in foes(game, seat):
        return Refusal("no-such-target", target=command.target)
    return why_not_weapon(game, seat, command.weapon, RANGED)


async def shoot(game: Game, seat: str, command: Shoot) -> None:
    await strike(game, seat, command.weapon, command.target)


async def strike(game: Game, seat: str, hand: str, target: str) -> None:
    """Carry out an attack on `target` with the weapon in `hand`: steps 3 to 6 of the rulebook.
    [trust-me #15]

    Does nothing if the weapon or the target is gone.
    """
    token = game.player(seat).held.get(hand)
    if token is None or not combat.is_there(game, target):
        return
    if game.kind(token).sort == MELEE and game.stands(target):
        wounds.lose_aim(game, target)
    await combat.resolve(game, [Strike(seat, hand, token, target)])


def fights(game: Game, seat: str) -> Iterator[Fight]:
    """Yield a fight with each weapon in hand against each target; `why_not_fight` checks the
    reach.
    """
    for hand in weapons_in_hand(game, seat):
        for target in foes(game, seat):
            yield Fight(weapon=hand, target=target)


def why_not_fight(game: Game, seat: str, command: Fight) -> Refusal | None:
    """Refuse a fight unless a normal move ends in contact with the target. [trust-me #14]"""
    if command.target not in foes(game, seat):
        return Refusal("no-such-target", target=command.target)
    refusal = why_not_weapon(game, seat, command.weapon, MELEE)
    reach = game.numbers.step + moving.stride(game, seat)
    if (
        refusal
        or moving.way_into_contact(game, seat, command.target, reach, climbs=True) is not None
    ):
        return refusal
    return Refusal("out-of-reach", target=command.target, most=reach)


async def fight(game: Game, seat: str, command: Fight) -> None:
    """Walk into contact with the target and strike."""
    if await markers.charge(game, seat, command.target):
        await strike(game, seat, command.weapon, command.target)


def throws(game: Game, seat: str) -> Iterator[Throw]:
    for hand in weapons_in_hand(game, seat, lambda one: game.kind(one).sort == THROWN):
        for at in destinations.throws(game, seat):
            yield Throw(weapon=hand, to=at)


def why_not_reach(game: Game, seat: str, to: Point) -> Refusal | None:
    """Refuse a throw or a noise more than 20 cm away or off the board. The point need not be in
    sight. [trust-me #5, #14]
    """
    if not game.on_board(to, 0):
        return Refusal("off-the-board", side=game.numbers.side // 10)
    if not near(game.player(seat).at, to, game.numbers.throw, game.numbers.base):
        return Refusal("thrown-too-far", most=game.numbers.throw)
    return None


def why_not_throw(game: Game, seat: str, command: Throw) -> Refusal | None:
    refusal = why_not_weapon(game, seat, command.weapon, THROWN)
    return refusal or why_not_reach(game, seat, command.to)


async def throw(game: Game, seat: str, command: Throw) -> None:
    """Throw the weapon; it explodes where it lands."""
    token = game.player(seat).held[command.weapon]
    use_up(game, seat, command.weapon)
    await combat.blast(game, seat, token, command.to)


# ------------------------------------------------------------ aiming


def aims(game: Game, seat: str) -> Iterator[Aim]:
    """Yield an aim at every survivor, and at points all around the seat's own survivor, as far away
    as a noise is heard.
    """
    for other in game.standing:
        yield Aim(seat=other)
    for at in destinations.around(game.player(seat).at, game.numbers.noise):
        yield Aim(at=at)


def why_not_aim(game: Game, seat: str, command: Aim) -> Refusal | None:
    return markers.why_not_aim(game, seat, command.seat, command.at)


async def aim(game: Game, seat: str, command: Aim) -> None:
    """Lay the seat's Target marker on the survivor or point that the command names."""
    markers.lay(game, seat, command.seat, command.at)


def switches(game: Game, seat: str) -> Iterator[SwitchTarget]:
    """Yield a switch to every survivor on the board."""
    for other in game.standing:
        yield SwitchTarget(seat=other)


def why_not_switch(game: Game, seat: str, command: SwitchTarget) -> Refusal | None:
    """Refuse unless the Target marker lies on a survivor, and not yet on the one named; switching
    is free. [trust-me #14]
    """
    target = game.player(seat).target
    if target is None or not target.seat or target.seat == command.seat:
        return Refusal("nobody-aimed-at")
    return markers.why_not_aim(game, seat, command.seat, None)


async def switch_target(game: Game, seat: str, command: SwitchTarget) -> None:
    """Move the Target marker to another survivor."""
    markers.lay(game, seat, command.seat)


def orders(game: Game, seat: str) -> Iterator[StandingOrder]:
    """Yield a command for each matter and each order that the matter knows (`standing.ORDERS`)."""
    for matter, known in ORDERS.items():
        for order in known:
            yield StandingOrder(matter=matter, order=order)


def why_not_order(game: Game, seat: str, command: StandingOrder) -> Refusal | None:
    """Refuse an order that its matter does not know (`standing.ORDERS`), or that is in force
    already.

    Only Elliott may give an order about the silent step.
    """
    known = ORDERS.get(command.matter, ())
    if command.order not in known:
        return Refusal("no-such-order")
    if command.matter == SLIP and game.passport(seat).effect != moving.SHIFT:
        return Refusal("only-elliott-slips")
    same = order_of(game.player(seat), command.matter) == command.order
    return Refusal("ordered-already") if same or not game.stands(seat) else None


async def give_order(game: Game, seat: str, command: StandingOrder) -> None:
    """Store the order for its matter; it also answers a question of that matter that is open
    now.
    """
    player = game.player(seat)
    if command.matter == AIM:
        player.orders = command.order
    else:
        player.standing[command.matter] = command.order


# ------------------------------------------------------------ noise, rest, nothing


def noises(game: Game, seat: str) -> Iterator[MakeNoise]:
    """Yield noises at points all around the survivor, at full and at half throwing distance."""
    at = game.player(seat).at
    for far in (game.numbers.throw, game.numbers.throw // 2):
        for spot in destinations.around(at, far):
            yield MakeNoise(at=spot)


def why_not_noise(game: Game, seat: str, command: MakeNoise) -> Refusal | None:
    return why_not_reach(game, seat, command.at)


async def make_noise(game: Game, seat: str, command: MakeNoise) -> None:
    await attention.make_noise(game, command.at)


def rests(game: Game, seat: str) -> Iterator[Rest]:
    """Yield a rest for every cell that bears a Fatigue token."""
    for cell in tokens_of(game.player(seat), FATIGUE):
        yield Rest(cell=cell)


def why_not_rest(game: Game, seat: str, command: Rest) -> Refusal | None:
    tired = game.player(seat).actions.get(command.cell) == FATIGUE
    return None if tired else Refusal("no-fatigue-there", slot=command.cell)


async def rest(game: Game, seat: str, command: Rest) -> None:
    """Turn one Fatigue token into an Action token."""
    game.player(seat).actions[command.cell] = ACTION


def waits(game: Game, seat: str) -> Iterator[Wait]:
    """Yield the one possible command, which has no parameters."""
    yield Wait()


def why_not_wait(game: Game, seat: str, command: Wait) -> Refusal | None:
    return None


async def wait(game: Game, seat: str, command: Wait) -> None:
    """Do nothing; the caller has already taken the price of the action."""
    return


# ------------------------------------------------------------ objects


def reloads(game: Game, seat: str) -> Iterator[Reload]:
    """Yield each ammunition token with each slot; `why_not_reload` accepts only empty guns
    there.
    """
    for slot in usable(game, seat, AMMO):
        for gun in game.player(seat).held:
            yield Reload(slot=slot, gun=gun)


def why_not_reload(game: Game, seat: str, command: Reload) -> Refusal | None:
    """Refuse unless the slot `gun` holds an empty gun outside the bags, and `slot` holds
    ammunition.
    """
    if command.slot not in usable(game, seat, AMMO):
        return Refusal("no-such-object", slot=command.slot)
    gun = game.player(seat).held.get(command.gun)
    ready = gun in game.state.empty and command.gun not in (*IN_PACK, SATCHEL)
    return None if ready else Refusal("no-empty-gun", slot=command.gun)


async def reload(game: Game, seat: str, command: Reload) -> None:
    """Use up the ammunition; the gun counts as loaded again."""
    use_up(game, seat, command.slot)
    game.state.empty.remove(game.player(seat).held[command.gun])


def flares(game: Game, seat: str) -> Iterator[FireFlare]:
    """Yield each flare with every point of the rim that an invasion card names."""
    for slot in usable(game, seat, FLARE):
        for to in destinations.rim_points(game):
            yield FireFlare(slot=slot, to=to)


def why_not_flare(game: Game, seat: str, command: FireFlare) -> Refusal | None:
    """Refuse a place off the rim or within 20 cm of another community. [trust-me #6; house]"""
    if command.slot not in usable(game, seat, FLARE):
        return Refusal("no-such-object", slot=command.slot)
    return why_not_community(game, seat, command.to)


def why_not_community(game: Game, seat: str, to: Point) -> Refusal | None:
    """Refuse a new community off the rim or too close to another seat's community."""
    if not rim.is_on(to, game.numbers.side):
        return Refusal("not-on-the-rim")
    others = [game.player(one).community for one in game.state.seats if one != seat]
    if any((to - one).square < game.numbers.communities**2 for one in others):
        return Refusal("communities-too-close", most=game.numbers.communities)
    return None


async def fire_flare(game: Game, seat: str, command: FireFlare) -> None:
    """Move the community of `seat` to the named point and make a din, a noise that all groups
    hear.
    """
    use_up(game, seat, command.slot)
    game.player(seat).community = command.to
    game.tell(CommunityPlaced(seat=seat, at=command.to))
    await attention.make_noise(game, game.player(seat).at, din=True)


def heals(game: Game, seat: str) -> Iterator[Heal]:
    """Yield each first-aid kit with each harm of each survivor on the board."""
    for slot in usable(game, seat, KIT):
        for other in game.standing:
            for harmed in (*game.player(other).harm, PASSPORT):
                yield Heal(slot=slot, seat=other, harmed=harmed)


def why_not_heal(game: Game, seat: str, command: Heal) -> Refusal | None:
    """Refuse unless a kit is usable and the patient, within 5 cm, has what `harmed` names.

    `harmed` is the slot of a wound or an infection; `passport` means a wound on a bandage.
    """
    if command.slot not in usable(game, seat, KIT):
        return Refusal("no-such-object", slot=command.slot)
    if not game.stands(command.seat):
        return Refusal("not-on-the-board", seats=(command.seat,))
    patient = game.player(command.seat)
    if not game.gap_within(game.player(seat).at, patient.at, game.numbers.close):
        return Refusal("too-far-to-help", seats=(command.seat,))
    dressed = command.harmed == PASSPORT and patient.dressed > 0
    healed = dressed or patient.harm.get(command.harmed) in (WOUND, INFECTION)
    return None if healed else Refusal("nothing-to-heal", slot=command.harmed)


async def heal(game: Game, seat: str, command: Heal) -> None:
    """Step up to the patient and remove the harm. A roll of the green die decides whether the kit
    is used up.
    """
    await markers.step_up(game, seat, command.seat)
    if not game.stands(seat) or why_not_heal(game, seat, command):
        return
    if command.harmed == PASSPORT:
        _undress(game, command.seat)
    else:
        wounds.take_off(game, command.seat, command.harmed)
    token = game.player(seat).held[command.slot]
    kind = game.kind(token)
    stake = rolls.must_exceed(seat, kind.limit, kind.id)
    gone = await rolls.green(game, "limit", seat, stake) <= kind.limit
    if gone:
        game.state.discard.append(take_up(game, seat, command.slot))
    game.tell(TokenUsed(seat=seat, kind=kind.id, gone=gone))


def _undress(game: Game, seat: str) -> None:
    """Remove a wound that lies on a bandage, and discard that bandage."""
    player = game.player(seat)
    player.dressed -= 1
    used = bandages(game, seat)[0]
    player.laid.remove(used)
    game.state.discard.append(used)


def smothers(game: Game, seat: str) -> Iterator[Smother]:
    """Yield the one possible command, which has no parameters."""
    yield Smother()


def why_not_smother(game: Game, seat: str, command: Smother) -> Refusal | None:
    """Refuse if the survivor's sheet bears no burn."""
    return None if wounds.burns(game, seat) else Refusal("nothing-burns")


async def smother(game: Game, seat: str, command: Smother) -> None:
    """Put out every burn of the survivor."""
    for slot in wounds.burns(game, seat):
        wounds.take_off(game, seat, slot)


# ------------------------------------------------------------ free things


def droppings(game: Game, seat: str) -> Iterator[Drop]:
    """Yield a drop for every slot whose token may be dropped."""
    for slot in drops(game, seat):
        yield Drop(slot=slot)


def why_not_drop_it(game: Game, seat: str, command: Drop) -> Refusal | None:
    return why_not_drop(game, seat, command.slot)


async def drop_it(game: Game, seat: str, command: Drop) -> None:
    """Drop the object to the ground. If an Action token lies on it, that token first moves to
    another cell.
    """
    await let_go(game, seat, command.slot)


def detonations(game: Game, seat: str) -> Iterator[Detonate]:
    """Yield each detonator with every point of the rim that an invasion card names."""
    for slot in usable(game, seat, DETONATOR):
        for to in destinations.rim_points(game):
            yield Detonate(slot=slot, to=to)


def why_not_detonate(game: Game, seat: str, command: Detonate) -> Refusal | None:
    if not game.stands(seat) or command.slot not in usable(game, seat, DETONATOR):
        return Refusal("no-such-object", slot=command.slot)
    return None if rim.is_on(command.to, game.numbers.side) else Refusal("not-on-the-rim")


async def detonate(game: Game, seat: str, command: Detonate) -> None:
    """Move the distant noise to the named point and turn every group towards it, even groups that
    pursue a survivor.
    """
    use_up(game, seat, command.slot)
    await attention.move_distant_noise(game, command.to, all_turn=True)


def calls(game: Game, seat: str) -> Iterator[CallSniper]:
    """Yield each radio with every other survivor and every group as the sniper's target."""
    for slot in usable(game, seat, markers.WALKIE):
        for other in foes(game, seat):
            yield CallSniper(slot=slot, seat=other)


def why_not_call(game: Game, seat: str, command: CallSniper) -> Refusal | None:
    if not game.stands(seat) or command.slot not in usable(game, seat, markers.WALKIE):
        return Refusal("no-such-object", slot=command.slot)
    return markers.why_not_snipe(game, seat, command.seat)


async def call(game: Game, seat: str, command: CallSniper) -> None:
    await markers.call_sniper(game, seat, command.slot, command.seat)


def bandagings(game: Game, seat: str) -> Iterator[Bandage]:
    """Yield a bandage for every slot that bears harm; `why_not_bandage` accepts only wounds."""
    for slot in game.player(seat).harm:
        yield Bandage(harmed=slot)


def why_not_bandage(game: Game, seat: str, command: Bandage) -> Refusal | None:
    """Refuse unless a bandage is free and the slot holds a wound. [trust-me #6]

    A bandaged wound still counts as a wound.
    """
    player = game.player(seat)
    if len(bandages(game, seat)) <= player.dressed:
        return Refusal("no-bandage-left")
    wound = player.harm.get(command.harmed) == WOUND
    return None if wound else Refusal("no-wound-there", slot=command.harmed)


async def bandage(game: Game, seat: str, command: Bandage) -> None:
    """Move a wound from its slot onto a bandage."""
    wounds.take_off(game, seat, command.harmed)
    game.player(seat).dressed += 1

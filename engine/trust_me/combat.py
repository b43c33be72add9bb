"""An attack, from its dice to the wear of its weapon. [trust-me #4, #5, #15]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.spaces.plane import Point, crosses, near
from engine.trust_me import attention, rolls, wounds
from engine.trust_me.entries import TokenKind
from engine.trust_me.events import Attacked, WeaponWornOut, ZombiesKilled
from engine.trust_me.game import BARRICADE, CAR, TENT, Game
from engine.trust_me.rolls import Harm, Stake, must_exceed
from engine.trust_me.sheet import LEFT, take_up, weapons_in_hand

MELEE, RANGED, THROWN, SNIPER = "melee", "ranged", "thrown", "sniper"


@dataclass(frozen=True, slots=True)
class Strike:
    """One declared attack: the attacking seat, the token of the weapon, the hand that holds it, the
    target.

    A sniper's shot has no token. A sniper called by radio shoots from the community of `seat`. The
    sniper of the hunt has an empty `seat` and no place on the board. [trust-me #6, #18]
    """

    seat: str
    slot: str
    token: str
    target: str

    def sort(self, game: Game) -> str:
        """The kind of the weapon: `melee`, `ranged`, `thrown` or `sniper`."""
        return game.kind(self.token).sort if self.token else SNIPER

    def still_held(self, game: Game) -> bool:
        """Return False if the weapon has left the attacker's hand since it declared the attack, or
        the attacker has fallen. [trust-me #12]
        """
        if not self.token:
            return True
        return game.stands(self.seat) and game.player(self.seat).held.get(self.slot) == self.token

    def origin(self, game: Game) -> Point | None:
        """Return the point where the attack comes from; None for the sniper of the hunt."""
        if not self.seat:
            return None
        player = game.player(self.seat)
        return player.at if self.token else player.community


def by_sniper(seat: str, target: str) -> Strike:
    """Return a sniper's shot from the community of `seat`; an empty `seat` means the hunt."""
    return Strike(seat, "", "", target)


def weapon_of(game: Game, strike: Strike) -> str:
    """Return the kind of the weapon, or `sniper`."""
    return game.kind(strike.token).id if strike.token else SNIPER


def is_there(game: Game, figure: str) -> bool:
    """True if the survivor or group is on the board."""
    return figure in game.state.groups or game.stands(figure)


# ------------------------------------------------------------ the attacker's result


async def attack(game: Game, strike: Strike) -> int:
    """Roll for the attacker and return the result: the dice and all bonuses and losses.
    [trust-me #15]
    """
    return times(game, strike) * await _roll(game, strike) + added(game, strike)


def times(game: Game, strike: Strike) -> int:
    """Return the factor of the dice: 2 for fire against zombies, otherwise 1. [trust-me #5]"""
    burns = strike.sort(game) == THROWN and game.kind(strike.token).incendiary
    return 2 if burns and strike.target in game.state.groups else 1


def added(game: Game, strike: Strike) -> int:
    """Return the sum of all bonuses and losses that the dice get; `additions` lists them.
    [trust-me #4, #15]
    """
    return sum(additions(game, strike).values())


def additions(game: Game, strike: Strike) -> dict[str, int]:
    """Return what is added to the dice, by reason; losses are negative numbers.

    The reasons are `passport`, `pair`, `one-hand`, `distance` and `between` (scenery in the way).
    Thrown weapons get no bonus. [trust-me #5] A sniper's shot loses only for scenery in between;
    passport and distance do not count. [trust-me #6, #10]
    """
    sort = strike.sort(game)
    found: dict[str, int] = {}
    if sort in (MELEE, RANGED):
        passport = game.passport(strike.seat)
        found["passport"] = passport.melee if sort == MELEE else passport.ranged
        found["pair"] = pair_bonus(game, strike.seat, game.kind(strike.token))
    if sort == RANGED:
        if game.kind(strike.token).hands == 2 and not game.player(strike.seat).both:
            found["one-hand"] = game.numbers.one_handed
        found["distance"] = -loss_by_distance(game, strike)
    origin = strike.origin(game)
    if sort in (RANGED, SNIPER) and origin:
        found["between"] = -loss_by_cover(game, origin, game.place_of(strike.target))
    return found


def dice_of(game: Game, strike: Strike) -> list[str]:
    """Return the colours of the dice: the weapon's die, and a yellow one if the cell for that kind
    of weapon is free. [trust-me #2, #6, #15]

    A sniper rolls dice of its own.
    """
    sort = strike.sort(game)
    if sort == SNIPER:
        return [*game.numbers.hunt_dice]
    cell = MELEE if sort == MELEE else RANGED
    return [str(game.kind(strike.token).die), *["yellow"] * game.is_free(strike.seat, cell)]


async def _roll(game: Game, strike: Strike) -> int:
    """Roll the dice and return their sum; the attacker may reroll a die of a melee or ranged
    attack. [trust-me #2, #6, #15]
    """
    seat, sort, dice = strike.seat, strike.sort(game), dice_of(game, strike)
    stake = _stake_of_attack(game, strike)
    faces = await rolls.throw(game, "attack", seat, dice, stake)
    if sort not in (MELEE, RANGED):
        return sum(faces)
    if game.is_free(seat, "reroll"):
        await _reroll(game, seat, dice, faces, stake)
    player = game.player(seat)
    steady = sort == RANGED and game.passport(seat).effect == "steady"
    if steady and "steady" not in player.used and await _reroll(game, seat, dice, faces, stake):
        player.used.append("steady")
    return sum(faces)


async def _reroll(game: Game, seat: str, dice: list[str], faces: list[int], stake: Stake) -> bool:
    """Offer the attacker a reroll of one die. Return True if one was rerolled; its new face
    replaces the old one in `faces`.
    """
    options = ["keep", *(str(place) for place in range(1, len(dice) + 1))]
    answer = await game.choose("reroll-die", options, about="word", seats=(seat,))
    if answer == "keep":
        return False
    place = int(answer) - 1
    rest = stake.beside(sum(faces) - faces[place])
    (faces[place],) = await rolls.throw(game, "reroll", seat, [dice[place]], rest)
    return True


def _stake_of_attack(game: Game, strike: Strike) -> Stake:
    """Return the stake of the attacker's dice: a total that is sure to have no effect harms the
    attacker.

    Such a total kills no zombie, or fails against even the lowest defence. What the attack does to
    a survivor is the stake of the defence roll.
    """
    more, factor = added(game, strike), times(game, strike)
    seat, target = strike.seat, strike.target
    groups = target in game.state.groups
    least = 0 if groups else _least_defence(game, target, cover_from(game, strike))
    effective = game.numbers.per_kill if groups else least + 1

    def harm(total: int) -> Harm:
        scored = factor * total + more
        hits = fallen(game, target, scored) if groups else _harm_rank(game, strike, scored - least)
        return {seat: int(not hits)} if seat else {}

    weapon = weapon_of(game, strike)
    return Stake(harm, (seat, target), more, factor, effective, foe=target, weapon=weapon)


def _least_defence(game: Game, seat: str, bonus: int) -> int:
    return game.is_free(seat, "survival") + game.passport(seat).survival + bonus


def _harm_rank(game: Game, strike: Strike | None, difference: int) -> int:
    """Return how bad this difference of attack and defence is for a survivor; 0 means no harm.

    Each wound counts 2, and 1 less if the victim may take a Fatigue instead; fire counts 1.
    `strike` is None for an attack by zombies.
    """
    if strike and strike.token and game.kind(strike.token).incendiary:
        return int(difference > 0)
    row = wounds.row_for(game, counted(game, strike, difference) if strike else difference)
    return 2 * row.wounds - row.choice if row else 0


def pair_bonus(game: Game, seat: str, kind: TokenKind) -> int:
    """Return the bonus if both hands hold weapons like `kind`, that is both melee or both not; else
    0. [trust-me #15]
    """
    melee = kind.sort == MELEE
    alike = weapons_in_hand(game, seat, lambda one: (game.kind(one).sort == MELEE) == melee)
    return game.numbers.pair_bonus if len(alike) == 2 else 0


def loss_by_distance(game: Game, strike: Strike) -> int:
    """Return how much the result of a shot falls by distance: the loss of the first band that
    reaches the target. [#18, 1 and 2]

    Beyond the last band the loss is one more than in it. A far-sighted survivor loses one less.
    """
    here, there = game.player(strike.seat).at, game.place_of(strike.target)
    bands = game.numbers.distances
    losses = [one.loss for one in bands if game.gap_within(here, there, one.up_to)]
    loss = losses[0] if losses else bands[-1].loss + 1
    return max(0, loss - (game.passport(strike.seat).effect == "far-sighted"))


def loss_by_cover(game: Game, here: Point, there: Point) -> int:
    """Return how much the result of a shot falls: 3 for each car and 1 for each tent in between.
    [trust-me #10]
    """
    return sum(game.scenery_kind(name).loss for name in between(game, here, there))


def between(game: Game, here: Point, there: Point) -> list[str]:
    """Return the names of cars and tents in the way of a shot from `here` to `there`.

    A car under either point does not count, nor a tent that contains both points. A tent that
    contains only one of them always counts, even if the shot does not cross its outline.
    """
    tents = {game.tent_of(here), game.tent_of(there)}
    besides = {game.car_under(here), game.car_under(there), *(tents if len(tents) == 1 else ())}
    return [
        name
        for name, one in game.pieces(CAR, TENT)
        if name not in besides and (name in tents or crosses(here, there, one))
    ]


# ------------------------------------------------------------ the defender's result


async def defence(game: Game, seat: str, scored: int, strike: Strike | None = None) -> int:
    """Roll the defence and return its result: a blue die for each free survival cell, plus the
    bonuses of passport and cover. [trust-me #15]

    `scored` is the result of the attack; `strike` is None if zombies attack.
    """
    more = game.passport(seat).survival + (cover_from(game, strike) if strike else 0)
    by, weapon = (strike.seat, weapon_of(game, strike)) if strike else ("", "")

    def harm(total: int) -> Harm:
        level = _harm_rank(game, strike, scored - total - more)
        return {seat: level} | ({by: int(not level)} if by and by != seat else {})

    dice = ["blue"] * game.is_free(seat, "survival")
    stake = Stake(harm, (seat, by), more, least=scored, foe=by, weapon=weapon)
    return more + sum(await rolls.throw(game, "defence", seat, dice, stake))


def cover_at(game: Game, at: Point, shot_from: Point) -> int:
    """Return the defence bonus at `at`: that of a barricade in contact which the shot crosses, else
    0. [trust-me #11]
    """
    covered = any(
        game.beside(at, one) and crosses(shot_from, at, one) for _, one in game.pieces(BARRICADE)
    )
    return game.numbers.cover if covered else 0


def cover_from(game: Game, strike: Strike) -> int:
    """Return the defence bonus by cover against this attack; only shots are covered against.
    [trust-me #11, #18]

    A tent helps against the sniper of the hunt, a barricade against every other shot.
    """
    if strike.sort(game) not in (RANGED, SNIPER):
        return 0
    at, origin = game.place_of(strike.target), strike.origin(game)
    if origin:
        return cover_at(game, at, origin)
    return game.numbers.tent_in_hunt if game.tent_of(at) else 0


# ------------------------------------------------------------ the outcome of an attack


async def roll_out(game: Game, strike: Strike) -> tuple[int, int]:
    """Roll steps 3 and 4 and return the results of the attacker and the defender. [trust-me #15]

    Zombies have no defence, so theirs is 0.
    """
    scored = await attack(game, strike)
    if strike.target in game.state.groups:
        return scored, 0
    return scored, await defence(game, strike.target, scored, strike)


async def compare(game: Game, strike: Strike, scored: int, defended: int) -> None:
    """Carry out step 5: zombies fall, or the wound table applies; the attacker places wounds.
    [trust-me #15]

    `scored` and `defended` are the two results. In the hunt no seat attacks, so the victim places
    its own wounds.
    """
    if not is_there(game, strike.target):
        return
    kind = game.kind(strike.token) if strike.token else None
    game.tell(
        Attacked(
            seat=strike.seat,
            weapon=weapon_of(game, strike),
            target=strike.target,
            attack=scored,
            defence=defended,
        )
    )
    by, placer = strike.seat, strike.seat or strike.target
    if strike.target in game.state.groups:
        kill(game, by, strike.target, scored)
    elif kind and kind.incendiary:
        if scored > defended:
            await wounds.burn(game, strike.target, placer, by)
    else:
        difference = counted(game, strike, scored - defended)
        await wounds.suffer(game, strike.target, difference, placer, by)


def counted(game: Game, strike: Strike, difference: int) -> int:
    """Return the difference to look up in the wound table; a sniper called by radio deals one wound
    at most. [trust-me #6]
    """
    row = wounds.row_for(game, difference)
    if strike.token or not strike.seat or row is None or row.wounds <= 1:
        return difference
    once = (one for one in game.numbers.wound_table if one.wounds == 1 and not one.choice)
    return next(once).from_


def kill(game: Game, seat: str, number: str, scored: int) -> None:
    """Remove as many zombies from the group as `scored` kills, the alpha last, and count them for
    `seat`. [trust-me #9, #15]
    """
    alpha, count = game.group(number), fallen(game, number, scored)
    if not count:
        return
    left = alpha.neutrals + 1 - count
    game.player(seat).zombies += count
    alpha.neutrals = max(left - 1, 0)
    if not left:
        del game.state.groups[number]
    game.tell(ZombiesKilled(seat=seat, alpha=number, count=count, left=left))


def fallen(game: Game, number: str, scored: int) -> int:
    """Return how many zombies of the group the result `scored` kills: one for each full 4.
    [trust-me #15]
    """
    return min(max(scored, 0) // game.numbers.per_kill, game.group(number).neutrals + 1)


def limit_of(game: Game, seat: str, token: str) -> int:
    """The total of the green die up to which the seat's weapon is worn out or emptied. [#4, #5]"""
    kind = game.kind(token)
    careful = kind.sort == MELEE and game.passport(seat).effect == "careful"
    return kind.limit - careful


async def try_limit(game: Game, strike: Strike) -> None:
    """Carry out step 6: if the green die shows at most the weapon's limit, discard the weapon or
    empty the gun. [trust-me #4, #5]

    An attack at the same time may have shot the weapon to the ground; it is tested there. [#15]
    """
    if not strike.token:
        return
    kind, limit = game.kind(strike.token), limit_of(game, strike.seat, strike.token)
    stake = must_exceed(strike.seat, limit, kind.id)
    if await rolls.green(game, "limit", strike.seat, stake) > limit:
        return
    emptied = kind.sort == RANGED
    if emptied:
        game.state.empty.append(strike.token)
    else:
        _discard(game, strike)
    game.tell(WeaponWornOut(seat=strike.seat, weapon=kind.id, emptied=emptied))


def _discard(game: Game, strike: Strike) -> None:
    """Discard the weapon from the attacker's hand, or from the ground if it has fallen."""
    held, lying = game.player(strike.seat).held, game.state.lying
    if held.get(strike.slot) == strike.token:
        take_up(game, strike.seat, strike.slot)
    else:
        del lying[next(name for name, one in lying.items() if one.token == strike.token)]
    game.state.discard.append(strike.token)


async def sound(game: Game, strikes: Sequence[Strike]) -> None:
    """Make the noise of attacks: a shot is a din, a melee attack a noise. [trust-me #13; house]

    Nobody hears a sniper. [trust-me #18; house]
    """
    shots = [one for one in strikes if one.sort(game) == RANGED]
    if shots:
        await attention.make_noise(game, *(game.player(one.seat).at for one in shots), din=True)
    for strike in strikes:
        if strike.sort(game) == MELEE:
            await attention.make_noise(game, game.player(strike.seat).at)


async def resolve(game: Game, declared: Sequence[Strike]) -> list[Strike]:
    """Carry out steps 3 to 6 of simultaneous attacks: all are rolled before any is compared. [#15]

    Returns the attacks that were still possible when they were rolled.
    """
    strikes = [one for one in declared if one.still_held(game) and is_there(game, one.target)]
    rolled = [(one, await roll_out(game, one)) for one in strikes]
    for strike, (scored, defended) in rolled:
        await compare(game, strike, scored, defended)
    for strike in strikes:
        await try_limit(game, strike)
    await sound(game, strikes)
    return strikes


async def blast(game: Game, seat: str, token: str, at: Point) -> None:
    """Let the thrown `token` hit all survivors and groups within 5 cm of `at`; a din follows.
    [trust-me #5]

    Each of them is hit with a roll of its own.
    """
    hit = [one for one in (*game.standing, *game.state.groups) if _in_blast(game, one, at)]
    for target in hit:
        if is_there(game, target):
            strike = Strike(seat, LEFT, token, target)
            scored, defended = await roll_out(game, strike)
            await compare(game, strike, scored, defended)
    await attention.make_noise(game, at, din=True)


def _in_blast(game: Game, figure: str, at: Point) -> bool:
    return near(game.place_of(figure), at, game.numbers.close, game.numbers.base)

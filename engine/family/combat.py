"""Combat: choosing a weapon and target, rolling dice, pairs of weapons, hits. [zombicide #8]"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from msgspec.structs import replace

from engine.core.refusal import Refusal
from engine.family import actions, burdens, skills, victory
from engine.family.cards import cards_in_hand, cards_of, discard, distinct, drop, holding
from engine.family.commands import Attack, Reload
from engine.family.entries import Attack as AttackRow
from engine.family.events import DiceRolled, MolotovThrown, WeaponReloaded
from engine.family.figures import remove_figures
from engine.family.game import Aim, Game, Hits, Reroll
from engine.family.hits import assign, count_up
from engine.family.rolls import FACES, Roll, maybe_reroll, skills_to_reroll
from engine.family.state import Survivor
from engine.family.wounds import eliminate_together

# ------------------------------------------------------------ what can be attacked


def attacks(game: Game, survivor: Survivor) -> Iterator[Attack]:
    seen = game.booklet.sight(game, survivor)
    zones = [zone for zone in seen if zone in game.state.zombies]
    empty = [one for one in seen if one not in zones and burdens.may_burn(game, one)]
    for card in game.booklet.weapons(game, survivor) if zones or empty else ():
        twin = twin_of(game, survivor, card)
        for zone in empty if burns(game, card) else ():
            if _ways_to_use(game, survivor, card, zone):
                yield Attack(survivor=survivor.id, card=card, zone=zone)
        for zone in zones:
            ways = _ways_to_use(game, survivor, card, zone)
            for kind in ways:
                yield Attack(survivor=survivor.id, card=card, zone=zone, kind=kind)
            if ways and twin and survivor.hands[0] == card:
                yield Attack(survivor=survivor.id, card=card, zone=zone, pair=True)
                yield from trick_shots(game, survivor, card, zone, zones)


def burns(game: Game, card: str) -> bool:
    """Return whether the card burns everything in a zone."""
    return any(row.dice == 0 for row in game.equipment(card).attacks)


def _ways_to_use(
    game: Game, survivor: Survivor, card: str, zone: str
) -> Sequence[Literal["melee", "ranged"] | None]:
    """Return the values of `Attack.kind` with which the card can attack the zone.

    If two attacks of the card reach the zone, these are their two kinds; if one does, only None; if
    none does, the result is empty.
    """
    rows = rows_for(game, survivor, card, zone)
    if len(rows) > 1:
        return [row.kind for row in rows]
    return (None,) if rows else ()


def trick_shots(
    game: Game, survivor: Survivor, card: str, zone: str, zones: Sequence[str]
) -> Iterator[Attack]:
    """Yield attacks in which the second weapon of a pair aims at another zone. [zombicide #9]"""
    if skills.has(game, survivor, "two-aims"):
        for other in zones:
            if other != zone:
                yield Attack(
                    survivor=survivor.id, card=card, zone=zone, pair=True, other_zone=other
                )


def rows_for(game: Game, survivor: Survivor, card: str, zone: str) -> list[AttackRow]:
    """Return the attack rows of the card that reach the zone."""
    seen = game.booklet.sight(game, survivor)
    if zone not in seen:
        return []
    return [
        row
        for row in game.equipment(card).attacks
        if row.reach.min <= seen[zone] <= row.reach.max + _reach_bonus(game, survivor, row)
    ]


def row_for(
    game: Game, survivor: Survivor, card: str, zone: str, kind: str | None = None
) -> AttackRow | None:
    """Return the attack row used on the zone: of `kind` if given, else melee first.

    None if no row reaches the zone.
    """
    rows = [row for row in rows_for(game, survivor, card, zone) if kind in (None, row.kind)]
    return min(rows, key=lambda row: row.kind != "melee", default=None)


def _reach_bonus(game: Game, survivor: Survivor, row: AttackRow) -> int:
    return skills.total(game, survivor, "reach-bonus") if row.kind == "ranged" else 0


def twin_of(game: Game, survivor: Survivor, card: str) -> str | None:
    """Return the card in the other hand if both can fight as a pair, else None."""
    others = [one for one in cards_in_hand(survivor) if one != card]
    kind = game.equipment(card)
    if not others or game.equipment(others[0]).id != kind.id:
        return None
    return others[0] if skills.fights_as_pair(game, survivor, kind) else None


def why_not_attack(game: Game, survivor: Survivor, command: Attack) -> Refusal | None:
    """Refuse unless a loaded weapon in hand reaches a zone in sight that holds zombies.

    House rule: nobody shoots at a zone without zombies. The rulebook does not say; a player who
    only wants noise can make it without a shot.
    """
    if command.zone not in game.board.zones:
        return Refusal("no-such-zone", zone=command.zone)
    if command.card not in cards_of(survivor):
        return Refusal("card-not-held", survivor=survivor.id, card=command.card)
    if command.card not in cards_in_hand(survivor):
        return Refusal("not-in-hand", survivor=survivor.id, card=command.card)
    weapon = game.equipment(command.card)
    if not weapon.attacks:
        return Refusal("not-a-weapon", card=command.card)
    if command.pair and not twin_of(game, survivor, command.card):
        return Refusal("no-pair", survivor=survivor.id, card=command.card)
    refusal = _why_out_of_reach(game, survivor, command)
    if refusal:
        return refusal
    if _is_empty(game, survivor, command):
        return Refusal("must-reload", card=command.card)
    closes = burns(game, command.card) and burdens.may_burn(game, command.zone)
    if not game.zombies_in(command.zone) and not closes:
        return Refusal("nothing-to-attack", zone=command.zone)
    if command.other_zone is not None:
        refusal = _why_no_trick_shot(game, survivor, command, command.other_zone)
        if refusal:
            return refusal
    return _why_not_pay(game, survivor, command)


def _why_not_pay(game: Game, survivor: Survivor, command: Attack) -> Refusal | None:
    """Refuse if no action for combat is left; some free ones serve only one kind of attack."""
    row = row_for(game, survivor, command.card, command.zone, command.kind)
    sorts = (row.kind, "combat") if row else ("combat",)
    return actions.why_not_spend(game, survivor, 1, actions.free(survivor, *sorts))


def _why_no_trick_shot(
    game: Game, survivor: Survivor, command: Attack, zone: str
) -> Refusal | None:
    """Refuse unless a pair of ranged weapons reaches zombies in a second zone too."""
    if not skills.has(game, survivor, "two-aims"):
        return skills.missing(game, survivor, "two-aims")
    row = row_for(game, survivor, command.card, command.zone, command.kind)
    if not command.pair or zone == command.zone or row is None or row.kind != "ranged":
        return Refusal("no-trick-shot", survivor=survivor.id)
    if zone not in game.board.zones:
        return Refusal("no-such-zone", zone=zone)
    refusal = _why_out_of_reach(game, survivor, replace(command, zone=zone))
    if refusal is None and not game.zombies_in(zone):
        return Refusal("nothing-to-attack", zone=zone)
    return refusal


def _why_out_of_reach(game: Game, survivor: Survivor, command: Attack) -> Refusal | None:
    seen = game.booklet.sight(game, survivor)
    if command.zone not in seen:
        return Refusal("not-in-sight", survivor=survivor.id, zone=command.zone)
    if row_for(game, survivor, command.card, command.zone, command.kind):
        return None
    rows = game.equipment(command.card).attacks
    return Refusal(
        "out-of-reach",
        card=command.card,
        zone=command.zone,
        distance=seen[command.zone],
        nearest=min(row.reach.min for row in rows),
        farthest=max(row.reach.max + _reach_bonus(game, survivor, row) for row in rows),
    )


def _is_empty(game: Game, survivor: Survivor, command: Attack) -> bool:
    """Return whether the ranged weapon must be reloaded; a melee row of the card still works."""
    row = row_for(game, survivor, command.card, command.zone, command.kind)
    used = _used_cards(game, survivor, command)
    return row is not None and row.kind == "ranged" and not set(used).isdisjoint(game.state.emptied)


def _used_cards(game: Game, survivor: Survivor, command: Attack) -> list[str]:
    twin = twin_of(game, survivor, command.card) if command.pair else None
    return [command.card, twin] if twin else [command.card]


# ------------------------------------------------------------ an attack


async def attack(game: Game, survivor: Survivor, command: Attack) -> None:
    """Carry out one combat action: noise, dice, rerolls, hits."""
    weapon = game.equipment(command.card)
    row = row_for(game, survivor, command.card, command.zone, command.kind)
    if row is None:
        raise AssertionError(f"{command!r} was let through out of reach")
    cards = _used_cards(game, survivor, command)
    actions.spend(survivor, row.kind, "combat")
    if row.noisy:
        game.booklet.noise(game, survivor)
    if weapon.reload and row.kind == "ranged":
        game.state.emptied.extend(cards)
    if row.dice == 0:
        await _burn(game, survivor, _aims(command, cards))
        return
    aims = aims_of(game, survivor, command)
    rolls = [_roll(game, survivor, aim) for aim in aims]
    await maybe_reroll(game, survivor, rolls, game.booklet.rerolls(game, survivor, aims[0]))
    for aim, roll in zip(aims, rolls, strict=True):
        await assign(game, survivor, hits_of(game, survivor, aim, roll.hits))


def _aims(command: Attack, cards: list[str]) -> dict[str, list[str]]:
    """Return the cards used on each zone; with a trick shot the second card is used on a zone of
    its own.
    """
    if command.other_zone is None:
        return {command.zone: cards}
    return {command.zone: cards[:1], command.other_zone: cards[1:]}


def aims_of(game: Game, survivor: Survivor, command: Attack) -> list[Aim]:
    """Return the rolls of an attack: one, or with a trick shot one at each of two zones."""
    row = row_for(game, survivor, command.card, command.zone, command.kind)
    if row is None:
        raise AssertionError(f"{command!r} was let through out of reach")
    aims = _aims(command, _used_cards(game, survivor, command))
    return [Aim(used[0], zone, row, len(used), command) for zone, used in aims.items()]


def melee_or_sniper(game: Game, survivor: Survivor, aim: Aim) -> bool:
    """Return whether the attacker may choose the targets: in melee, or by the weapon's or a skill's
    rule.
    """
    if aim.row.kind == "melee" or game.equipment(aim.card).rule == "picks-targets":
        return True
    return skills.has(game, survivor, "picks-targets")


def in_hand(game: Game, survivor: Survivor) -> list[str]:
    """Return the cards in hand, only one of several equal ones."""
    return distinct(game, survivor, cards_in_hand(survivor))


def bonus(game: Game, survivor: Survivor, aim: Aim, rule: str) -> int:
    """Return how much skills and other sources add to the attack.

    `rule` is the kind of bonus: `extra-dice`, `dice-bonus` or `damage-bonus`.
    """
    return sum(one(game, survivor, aim, rule) for one in game.booklet.bonuses)


def of_skills(game: Game, survivor: Survivor, aim: Aim, rule: str) -> int:
    return skills.combat_bonus(game, survivor, rule, aim.row)


def dice_of(game: Game, survivor: Survivor, aim: Aim) -> int:
    """Return the number of dice; extra dice count for each weapon of a pair. [zombicide #9]"""
    return aim.weapons * (aim.row.dice + bonus(game, survivor, aim, "extra-dice"))


def needed_for(game: Game, survivor: Survivor, aim: Aim) -> int:
    """Return the lowest face that hits, at least 2. [facts/zombicide.md 6, Accuracy floor]"""
    return max(2, aim.row.hits_on - bonus(game, survivor, aim, "dice-bonus"))


def hits_of(game: Game, survivor: Survivor, aim: Aim, count: int) -> Hits:
    """Return `count` hits of a roll as Hits; other survivors in the zone can be hit only at
    range.
    """
    standing = game.survivors_in(aim.zone) if aim.row.kind == "ranged" else []
    return Hits(
        zone=aim.zone,
        dice=dice_of(game, survivor, aim),
        count=count,
        damage=aim.row.damage + bonus(game, survivor, aim, "damage-bonus"),
        others=tuple(one.id for one in standing if one.id != survivor.id),
        picked=game.booklet.picks(game, survivor, aim),
    )


def _roll(game: Game, survivor: Survivor, aim: Aim) -> Roll:
    needed, aimed = needed_for(game, survivor, aim), hits_of(game, survivor, aim, 0)
    ranked = {one for rank in game.booklet.ranks(game, aimed) for one in rank}
    exposed = not aimed.picked and not ranked.isdisjoint(aimed.others)
    roll = Roll(aimed, range(needed, FACES + 1), needed, exposed)
    roll.throw(game)
    game.tell(
        DiceRolled(
            survivor=survivor.id,
            card=game.told_as(aim.card),
            zone=aim.zone,
            faces=tuple(roll.faces),
            needed=needed,
            hits=roll.hits,
            pair=aim.weapons > 1,
        )
    )
    return roll


def rerolls_of(game: Game, survivor: Survivor, aim: Aim) -> list[Reroll]:
    """Return the sources that let this roll be rerolled, each listed once. [zombicide #9]

    Each source gives a reroll of its own, and the new faces stand. Two cards of the same ammunition
    are one source. [facts/zombicide.md 6, Two identical ammo cards]
    """
    found = skills_to_reroll(game, survivor)
    ammo = game.equipment(aim.card).ammo
    if ammo and aim.row.kind == "ranged" and holding(game, survivor, ammo):
        found.append(Reroll(ammo))
    return found


# ------------------------------------------------------------ molotov and reloading


async def _burn(game: Game, survivor: Survivor, aimed: Mapping[str, Sequence[str]]) -> None:
    """Kill everything in the zones at once, survivors and abomination too.

    `aimed` gives the cards thrown at each zone; they are discarded.
    """
    for card in (card for cards in aimed.values() for card in cards):
        drop(survivor, card)
        discard(game, card)
    killed = {zone: dict(game.zombies_in(zone)) for zone in aimed}
    for zone, kinds in killed.items():
        game.tell(MolotovThrown(survivor=survivor.id, zone=zone))
        for kind, count in kinds.items():
            remove_figures(game, zone, kind, count)
        burdens.burn(game, survivor, zone)
    victims = [victim for zone in aimed for victim in game.survivors_in(zone)]
    if victims:
        eliminate_together(game, victims, survivor.id)
    # Killed survivors give the thrower no experience. [facts/zombicide.md 6, Molotov XP]
    for zone, kinds in killed.items():
        await count_up(game, survivor, zone, kinds, {})
    if not survivor.standing:
        # What the zombies carried may be lost with the thrower.
        victory.check_defeat(game)


def reloads(game: Game, survivor: Survivor) -> Iterator[Reload]:
    for card in cards_of(survivor):
        if card in game.state.emptied:
            yield Reload(survivor=survivor.id, card=card)


def why_not_reload(game: Game, survivor: Survivor, command: Reload) -> Refusal | None:
    if command.card not in cards_of(survivor):
        return Refusal("card-not-held", survivor=survivor.id, card=command.card)
    if command.card not in game.state.emptied:
        return Refusal("loaded-already", card=command.card)
    return actions.why_not_spend(game, survivor)


async def reload(game: Game, survivor: Survivor, command: Reload) -> None:
    """Reload a weapon for one action; a pair in both hands is reloaded together."""
    actions.spend(survivor)
    cards = [command.card]
    if command.card in survivor.hands:
        twin = twin_of(game, survivor, command.card)
        cards += [twin] if twin in game.state.emptied and twin else []
    for card in cards:
        game.state.emptied.remove(card)
    game.tell(WeaponReloaded(survivor=survivor.id, card=command.card, both=len(cards) > 1))


def reload_all(game: Game) -> None:
    """Reload every weapon at the end of the round."""
    game.state.emptied.clear()

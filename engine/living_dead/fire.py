"""Attacks: restrictions, molotovs and spawn tokens, hit and run. [living-dead #12]"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.refusal import Refusal
from engine.family import actions, burdens, combat, skills, victory
from engine.family.cards import cards_in_hand
from engine.family.commands import Attack
from engine.family.events import SurvivorMoved
from engine.family.game import Aim, Game
from engine.family.parameters import AtZone, Zones, told
from engine.family.state import Survivor
from engine.living_dead.entries import LivingEquipment
from engine.living_dead.events import SpawnMoved
from engine.living_dead.modes import mode_of
from engine.living_dead.state import ours

OUTDOORS = "outdoors"
"""The rule of a card that burns everything and may be thrown outdoors only."""


def _burns(game: Game, card: str) -> bool:
    return game.equipment(card).rule == OUTDOORS


def attacks(game: Game, survivor: Survivor) -> Iterator[Attack]:
    """Yield the family's attacks, and throwing fire at spawn tokens in zones without zombies."""
    yield from combat.attacks(game, survivor)
    tokens = dict.fromkeys(ours(game).spawns)
    empty = [one for one in tokens if not game.zombies_in(one) and not burdens.may_burn(game, one)]
    for card in cards_in_hand(survivor):
        if _burns(game, card):
            for zone in empty:
                yield Attack(survivor=survivor.id, card=card, zone=zone)


def why_not_attack(game: Game, survivor: Survivor, command: Attack) -> Refusal | None:
    """Refuse a weapon that only the other mode can use, fire in rooms, and shots at zones where the
    scene forbids them. [#12, scene S4]
    """
    refusal = combat.why_not_attack(game, survivor, command)
    if refusal and refusal.key == "nothing-to-attack" and _drives_away(game, command):
        free = actions.free(survivor, "ranged", "combat")
        refusal = actions.why_not_spend(game, survivor, 1, free)
    if refusal:
        return refusal
    weapon = game.equipment(command.card)
    bound = weapon.mode if isinstance(weapon, LivingEquipment) else None
    if bound not in (None, mode_of(game, survivor)):
        return Refusal("zombicide-mode-only", survivor=survivor.id, card=command.card)
    if _burns(game, command.card) and game.board.zones[command.zone].kind == "room":
        return Refusal("fire-outdoors-only", zone=command.zone)
    row = combat.row_for(game, survivor, command.card, command.zone, command.kind)
    shunned = [zone for one in told(game.mission.rules, "no-shooting", Zones) for zone in one.zones]
    if row and row.kind == "ranged" and command.zone in shunned:
        return Refusal("no-shooting-there", zone=command.zone)
    return None


def _drives_away(game: Game, command: Attack) -> bool:
    return _burns(game, command.card) and command.zone in ours(game).spawns


async def attack(game: Game, survivor: Survivor, command: Attack) -> None:
    """Attack; then fire may move spawn tokens, and a survivor who killed may run.

    If the goals are reached, the game is won before the players choose anything more. [#4]
    """
    burns, before = _burns(game, command.card), _figures(game)
    await combat.attack(game, survivor, command)
    victory.check(game)
    if burns:
        await _drive_away(game, survivor, command.zone)
        victory.check(game)
    if _figures(game) < before and skills.has(game, survivor, "hit-and-run"):
        await _run(game, survivor)


def _figures(game: Game) -> int:
    return sum(count for kinds in game.state.zombies.values() for count in kinds.values())


def barbarian(game: Game, survivor: Survivor, aim: Aim, rule: str) -> int:
    """Return the melee dice to add so that a weapon has one per zombie in the zone. [#16]"""
    if rule != "extra-dice" or aim.row.kind != "melee":
        return 0
    if not skills.has(game, survivor, "barbarian"):
        return 0
    return max(0, game.zombie_count(aim.zone) - aim.row.dice)


# ------------------------------------------------------------ spawn tokens


def fixed(game: Game) -> list[str]:
    """Return the zones whose first spawn token cannot be moved."""
    return [one.zone for one in told(game.mission.rules, "fixed-spawn", AtZone)]


async def _drive_away(game: Game, survivor: Survivor, zone: str) -> None:
    """Ask for each spawn token in the burning zone, the last one first, to which other spawn zone
    it moves.

    It may also stay. Nothing moves if there is no other spawn zone, or only closed ones. [#12]
    """
    spawns = ours(game).spawns
    _burn_out(game, zone)
    if burdens.is_closed(game, zone):
        return
    here = [place for place, one in enumerate(spawns) if one == zone]
    others = [one for one in dict.fromkeys(spawns) if one != zone]
    others = [one for one in others if not burdens.is_closed(game, one)]
    for place in reversed(here):
        if not others or (place == 0 and zone in fixed(game)):
            return
        wanted = await game.choose(
            "drive-away", ["stay", *others], about="zone", subject=zone, seats=[survivor.seat]
        )
        if wanted != "stay":
            spawns[place] = wanted
            game.tell(SpawnMoved(survivor=survivor.id, start=zone, zone=wanted))


def _burn_out(game: Game, zone: str) -> None:
    """Note that the goal is reached if the burning zone is the one that the scene names and all
    tokens lie in it. [scene S10]
    """
    for goal in told(game.mission.victory, "burned-out", AtZone):
        if zone == goal.zone and set(ours(game).spawns) == {zone}:
            ours(game).achieved.append("burned-out")


# ------------------------------------------------------------ hit and run


async def _run(game: Game, survivor: Survivor) -> None:
    """Offer a survivor who has killed a free move into a neighbouring zone. [#16]"""
    near = list(game.board.neighbours(survivor.zone, game.open_doors))
    if not survivor.standing or game.car_of(survivor) or not near:
        return
    zone = await game.choose(
        "run-to", ["stay", *near], about="zone", subject=survivor.zone, seats=[survivor.seat]
    )
    if zone != "stay":
        start, survivor.zone = survivor.zone, zone
        game.tell(SurvivorMoved(survivor=survivor.id, start=start, zone=zone))

"""Makes articles about the data: numbers come from the data, sentences from the catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import floor

from bot.games.family.naming import FamilyNames
from engine.family.entries import Attack, Equipment, ZombieKind
from engine.family.game import LEVELS
from engine.reading.mission import Objective

PARAGRAPH = "\n\n"
Figures = dict[str, str | int]
_FACES = 6


def figures(names: FamilyNames) -> Figures:
    """Return the values that articles of the catalogue may insert: numbers, and lists of cards."""
    content, rules = names.content, names.content.figures
    found: Figures = {
        "actions": rules.actions,
        "hand": rules.hand_size,
        "inventory": rules.inventory_size,
        "pack": rules.inventory_size - rules.hand_size,
        "wounds": rules.wounds,
        "xp_objective": int(Objective.model_fields["xp"].default),
        "car_passengers": rules.car.passengers,
        "car_zones": rules.car.zones,
        "car_hits": len(rules.car.hits),
        "car_damage": rules.car.damage,
    }
    found |= {f"xp_{level}": points for level, points in rules.thresholds.items()}
    for kind, one in content.zombies.items():
        found |= {f"damage_{kind}": one.toughness, f"actions_{kind}": one.actions}
        found |= {f"xp_{kind}": one.xp, f"escort_{kind}": _escort(names, one)}
    leads = zip(("alone", "of_two", "of_three"), (1, 2, 3), strict=True)
    found |= {name: rules.survivors_per_player[players] for name, players in leads}
    return found | _lists(names)


def _lists(names: FamilyNames) -> Figures:
    """Return lists of card names by property, such as all cards that open doors."""
    cards = names.content.equipment
    return {
        "duals": _cards(names, (one for one in cards if cards[one].dual)),
        "reloads": _cards(names, (one for one in cards if cards[one].reload)),
        "tools": _cards(names, (one for one in cards if cards[one].opens_doors)),
        "quiet_tools": _cards(names, (i for i in cards if cards[i].opens_doors == "silent")),
        "special_cards": _cards(names, names.content.figures.car.pimp_cards),
    }


def _cards(names: FamilyNames, kinds: Iterable[str]) -> str:
    return names.all_of(names.card(kind) for kind in kinds)


def _escort(names: FamilyNames, zombie: ZombieKind) -> str:
    return names.with_count(zombie.escort.kind, zombie.escort.count) if zombie.escort else ""


def _joined(lines: Iterable[str], between: str = "\n") -> str:
    return between.join(line for line in lines if line)


# ---------------------------------------------------------------- skills


def skill(names: FamilyNames, skill_id: str) -> str:
    """Return the article about a skill: what it does, what limits it, and who has it."""
    one = names.content.skills[skill_id]
    return names.say(
        "skill-text",
        summary=one.summary.in_(names.language),
        note=names.say(f"skill-{one.rule}-note", **figures(names)),
        held=_held(names, skill_id),
    )


def _held(names: FamilyNames, skill_id: str) -> str:
    sheets: list[str] = []
    for survivor, character in names.content.characters.items():
        levels = ((character.blue,), (character.yellow,), character.orange, character.red)
        for level, skills in zip(LEVELS, levels, strict=True):
            if skill_id in skills:
                who = names.survivor(survivor)
                sheets.append(names.say("skill-holder", survivor=who, level=names.level(level)))
    if not sheets:
        return names.say("skill-held-none")
    return names.say("skill-held", sheets=names.all_of(sheets))


# ---------------------------------------------------------------- cards


def card(names: FamilyNames, kind: str) -> str:
    """Return the article about a kind of card: its attacks, its uses and its special rules."""
    one = names.content.equipment[kind]
    note = f"card-{kind}-note"
    parts = [
        _joined(_attack_line(names, row) for row in one.attacks),
        names.say(note, **figures(names)) if names.words.knows(names.language, note) else "",
        _joined(_strength(names, one), " "),
        _joined([*_uses(names, one), *_joining(names, kind)], " "),
        _joined(_copies(names, one), " "),
        names.say("article-place", chapters=names.say(f"card-section-{one.kind}")),
    ]
    return _joined(parts, PARAGRAPH)


def _attack_line(names: FamilyNames, row: Attack) -> str:
    key = f"card-attack-{row.kind}" if row.dice else "card-attack-all"
    return names.say(
        key,
        near=row.reach.min,
        far=row.reach.max,
        dice=row.dice,
        hits_on=row.hits_on,
        damage=row.damage,
        noisy="yes" if row.noisy else "no",
        chance=chance_of_a_hit(row),
    )


def chance_of_a_hit(row: Attack) -> int:
    """Return the chance in whole per cent that at least one die hits, without skills."""
    miss = Fraction(row.hits_on - 1, _FACES)
    return floor((1 - miss**row.dice) * 100 + Fraction(1, 2))


def kills(row: Attack, zombie: ZombieKind) -> bool:
    """Whether one hit of the attack `row` kills `zombie`. An attack without dice kills any."""
    return row.dice == 0 or row.damage >= zombie.toughness


def _strength(names: FamilyNames, one: Equipment) -> list[str]:
    """Return lines about the zombies that a weapon can kill, and those that it cannot."""
    zombies = names.content.zombies
    if not one.attacks:
        return []
    able = {kind: 1 for kind in zombies if any(kills(row, zombies[kind]) for row in one.attacks)}
    weak = {kind: 1 for kind in zombies if kind not in able}
    lines = [names.say("card-kills", zombies=names.kinds(able))]
    return [*lines, names.say("card-too-weak", zombies=names.kinds(weak))] if weak else lines


def _uses(names: FamilyNames, one: Equipment) -> list[str]:
    """Return a line for each special property: range, dual, doors, reloading, ammunition."""
    told: list[str] = []
    if one.attacks and min(row.reach.min for row in one.attacks) > 0:
        told.append(names.say("card-not-close"))
    if one.dual:
        told.append(names.say("card-dual"))
    if one.opens_doors:
        told.append(names.say(f"card-opens-{one.opens_doors}"))
    if one.reload:
        told.append(names.say("card-reload"))
    if one.ammo:
        told.append(names.say("card-ammo", name=names.card(one.ammo)))
    elif any(row.kind == "ranged" and row.dice for row in one.attacks):
        told.append(names.say("card-no-ammo"))
    served = [kind for kind, card in names.content.equipment.items() if card.ammo == one.id]
    if served:
        told.append(names.say("card-serves", names=_cards(names, served)))
    return told


def _joining(names: FamilyNames, kind: str) -> list[str]:
    """Return lines about the two cards that make this one, and the cards that it helps to make."""
    told: list[str] = []
    for recipe in names.content.recipes.values():
        first, second = recipe.parts
        if recipe.id == kind:
            made_of = {"first": names.a_card(first), "second": names.a_card(second)}
            told.append(names.say("card-made-of", **made_of))
        elif kind in recipe.parts:
            other = second if kind == first else first
            made = names.a_card(recipe.id)
            told.append(names.say("card-makes", part=names.a_card(other), made=made))
    return told


def _copies(names: FamilyNames, one: Equipment) -> list[str]:
    if not one.copies:
        return [names.say("card-none")]
    key = "card-copies-all" if one.starting == one.copies else "card-copies"
    told = [names.say(key, copies=one.copies, starting=one.starting)]
    if one.set_aside:
        told.append(names.say("card-set-aside"))
    if not one.reshuffled and one.kind != "wound":
        told.append(names.say("card-leaves"))
    return told


# ---------------------------------------------------------------- zombies


def zombie(names: FamilyNames, kind: str) -> str:
    """Return the article about a kind of zombie, with its experience points and its escort."""
    one = names.content.zombies[kind]
    return names.say(
        "zombie-text",
        note=names.say(f"zombie-{kind}-note"),
        facts=_joined(_zombie_facts(names, one)),
    )


def _zombie_facts(names: FamilyNames, one: ZombieKind) -> list[str]:
    """Return the facts about a kind of zombie, a line each."""
    told = [
        names.say("zombie-dies", toughness=one.toughness),
        _killers(names, one),
        names.say("zombie-xp", xp=one.xp),
        names.say("zombie-actions", actions=one.actions),
        names.say("zombie-rank", rank=one.priority),
    ]
    if one.escort:
        told.append(names.say("zombie-escort", escort=_escort(names, one)))
    if not one.splits:
        told.append(names.say("zombie-whole"))
    told.append(names.say("zombie-figures", count=one.figures))
    if one.replaced_by:
        told.append(names.say("zombie-replaced", other=names.with_count(one.replaced_by, 1)))
    return [*told, _zombie_cards(names, one)]


def _killers(names: FamilyNames, one: ZombieKind) -> str:
    """Name the weapons that can kill a kind of zombie; empty if all weapons can."""
    armed = [card for card in names.content.equipment.values() if card.attacks]
    able = [card.id for card in armed if any(kills(row, one) for row in card.attacks)]
    if len(able) == len(armed):
        return ""
    rolled = [row for card in armed for row in card.attacks if row.dice]
    rare = not any(kills(row, one) for row in rolled)
    key = "zombie-killers-none" if rare else "zombie-killers"
    return names.say(key, names=_cards(names, able))


def _zombie_cards(names: FamilyNames, one: ZombieKind) -> str:
    cards = names.content.spawn_cards.values()
    bringing = [card for card in cards if any(one.id in card.at(level) for level in LEVELS)]
    extra = [card for card in cards if card.activates == one.id]
    return names.say("zombie-cards", cards=len(bringing), extra=len(extra))

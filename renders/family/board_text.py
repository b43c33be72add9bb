"""The complete board in words: whatever the picture says, and the ways out of every zone."""

from __future__ import annotations

from engine.family.view import CardView, SurvivorView
from renders.family.figures import ZoneContents, contents_of
from renders.family.look import FamilyLook


def board_text(look: FamilyLook) -> str:
    """One line for each thing; lines may be split over messages by the caller."""
    view, zones = look.view, contents_of(look)
    lines = [*_head(look), *_doors(look), "", look.say("text-zones")]
    lines += [_zone(look, zone, zones.get(zone, ZoneContents())) for zone in view.board.zones]
    lines += ["", look.say("text-survivors")]
    for survivor in view.survivors:
        lines += _survivor(look, survivor)
    return "\n".join(lines)


def _head(look: FamilyLook) -> list[str]:
    view = look.view
    danger = look.say("danger-is", level=view.danger)
    head = look.say(
        "alt-head",
        mission=look.title(),
        header=look.header(),
        danger=danger[:1].upper() + danger[1:],
        taken=sum(objective.taken for objective in view.objectives),
        all=len(view.objectives),
    )
    zombies = look.zombies(view.groups)
    lines = [
        head,
        look.say("alt-zombies", zombies=zombies) if zombies else look.say("alt-no-zombies"),
    ]
    lines.append(
        look.say("text-cards", spawn=view.spawn_cards_left, equipment=view.equipment_cards_left)
    )
    if view.exit_zone is not None:
        lines.append(look.say("text-exit", zone=view.exit_zone))
    return lines


def _doors(look: FamilyLook) -> list[str]:
    """Which doors stand open, which are closed, and which no tool opens yet."""
    view, names = look.view, dict[str, list[str]]()
    for door in view.board.doors.values():
        state = "open" if door.id in view.open_doors else "closed"
        state = "locked" if door.id in view.locked_doors else state
        names.setdefault(state, []).append(_door(look, door.zones, door.colour))
    return [
        look.say(f"text-doors-{state}", doors=", ".join(names[state]))
        for state in ("open", "closed", "locked")
        if state in names
    ]


def _door(look: FamilyLook, zones: tuple[str, str], colour: str) -> str:
    a, b = zones
    if colour == "grey":
        return look.say("text-door", a=a, b=b)
    return look.say("text-door-coloured", a=a, b=b, colour=look.say("colour", colour=colour))


def _zone(look: FamilyLook, zone: str, here: ZoneContents) -> str:
    """A zone's ways out and everything in it."""
    view, say = look.view, look.say
    ways = ", ".join(view.board.neighbours(zone, view.open_doors)) or say("text-no-way")
    parts = [say("text-zone", zone=zone, ways=ways)]
    place = view.board.zones[zone]
    if place.building is not None and place.building not in view.lit_buildings:
        parts.append(say("text-dark"))
    for spawn in here.spawns:
        key = "text-spawn" if spawn.active else "text-spawn-asleep"
        parts.append(say(key, number=spawn.number))
    for objective in here.objectives:
        parts.append(say("text-objective", colour=say("colour", colour=objective.colour)))
    if here.way_out:
        parts.append(say("text-exit-here"))
    if here.held:
        parts.append(say("text-hold"))
    if place.manholes:
        parts.append(say("text-manholes", count=len(place.manholes)))
    if here.noise:
        parts.append(say("text-noise", count=here.noise))
    parts += [look.car(car) for car in here.cars]
    parts += [look.name_of(survivor) for survivor in here.survivors]
    zombies = look.zombies(here.groups, new=True)
    return say("between").join([*parts, zombies] if zombies else parts)


def _survivor(look: FamilyLook, survivor: SurvivorView) -> list[str]:
    """State, cards and skills of one survivor."""
    say = look.say
    name, player = look.name_of(survivor), look.player(survivor.seat)
    xp = say("xp", count=survivor.xp)
    if not survivor.standing:
        key = "text-escaped" if survivor.escaped else "text-fallen"
        return [say(key, name=name, player=player, xp=xp)]
    first = say(
        "text-survivor",
        name=name,
        player=player,
        zone=survivor.zone,
        state=say("wounds", count=survivor.wounds),
        turn=look.turn_of(survivor),
        xp=xp,
        level=look.level(survivor.level).lower(),
    )
    hands = _cards(look, [card for card in survivor.hands if card is not None])
    pack = _cards(look, list(survivor.pack))
    names = [look.content.skills[skill].name.in_(look.language) for skill in survivor.skills]
    rest = [say("text-hands", cards=hands), say("text-pack", cards=pack)]
    if names:
        rest.append(say("text-skills", skills=", ".join(names)))
    return [first, "  " + " ".join(rest)]


def _cards(look: FamilyLook, cards: list[CardView]) -> str:
    return ", ".join(look.card(card) for card in cards) or look.say("text-nothing")

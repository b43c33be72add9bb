"""The complete board in words: whatever the picture says, and the ways out of every zone."""

from __future__ import annotations

from collections.abc import Mapping

from engine.family.view import CardView, SurvivorView, View
from engine.games import load_content
from renders.family.figures import ZoneContents, contents_of
from renders.family.phrases import Phrases
from renders.kit.page import NOBODY


def board_text(view: View, *, language: str = "en", players: Mapping[str, str] = NOBODY) -> str:
    """One line for each thing; lines may be split over messages by the caller."""
    phrases = Phrases(view, load_content(view.ruleset), language)
    zones = contents_of(view, phrases.content)
    lines = [*_head(phrases), *_doors(phrases), "", phrases.say("text-zones")]
    lines += [_zone(phrases, zone, zones.get(zone, ZoneContents())) for zone in view.board.zones]
    lines += ["", phrases.say("text-survivors")]
    for survivor in view.survivors:
        lines += _survivor(phrases, survivor, players)
    return "\n".join(lines)


def _head(phrases: Phrases) -> list[str]:
    view = phrases.view
    danger = phrases.say("danger-is", level=view.danger)
    head = phrases.say(
        "alt-head",
        mission=phrases.title(),
        header=phrases.header(),
        danger=danger[:1].upper() + danger[1:],
        taken=sum(objective.taken for objective in view.objectives),
        all=len(view.objectives),
    )
    zombies = phrases.zombies(view.groups)
    lines = [
        head,
        phrases.say("alt-zombies", zombies=zombies) if zombies else phrases.say("alt-no-zombies"),
    ]
    lines.append(
        phrases.say("text-cards", spawn=view.spawn_cards_left, equipment=view.equipment_cards_left)
    )
    if view.exit_zone is not None:
        lines.append(phrases.say("text-exit", zone=view.exit_zone))
    return lines


def _doors(phrases: Phrases) -> list[str]:
    """Which doors stand open, which are closed, and which no tool opens yet."""
    view, names = phrases.view, dict[str, list[str]]()
    for door in view.board.doors.values():
        state = "open" if door.id in view.open_doors else "closed"
        state = "locked" if door.id in view.locked_doors else state
        names.setdefault(state, []).append(_door(phrases, door.zones, door.colour))
    return [
        phrases.say(f"text-doors-{state}", doors=", ".join(names[state]))
        for state in ("open", "closed", "locked")
        if state in names
    ]


def _door(phrases: Phrases, zones: tuple[str, str], colour: str) -> str:
    a, b = zones
    if colour == "grey":
        return phrases.say("text-door", a=a, b=b)
    return phrases.say("text-door-coloured", a=a, b=b, colour=phrases.say("colour", colour=colour))


def _zone(phrases: Phrases, zone: str, here: ZoneContents) -> str:
    """A zone's ways out and everything in it."""
    view, say = phrases.view, phrases.say
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
    parts += [phrases.car(car) for car in here.cars]
    parts += [phrases.name_of(survivor) for survivor in here.survivors]
    zombies = phrases.zombies(here.groups, new=True)
    return say("between").join([*parts, zombies] if zombies else parts)


def _survivor(phrases: Phrases, survivor: SurvivorView, players: Mapping[str, str]) -> list[str]:
    """State, cards and skills of one survivor."""
    say = phrases.say
    name, player = phrases.name_of(survivor), players.get(survivor.seat, survivor.seat)
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
        turn=phrases.turn_of(survivor),
        xp=xp,
        level=say(f"level-{survivor.level}").lower(),
    )
    hands = _cards(phrases, [card for card in survivor.hands if card is not None])
    pack = _cards(phrases, list(survivor.pack))
    names = [phrases.content.skills[skill].name.in_(phrases.language) for skill in survivor.skills]
    rest = [say("text-hands", cards=hands), say("text-pack", cards=pack)]
    if names:
        rest.append(say("text-skills", skills=", ".join(names)))
    return [first, "  " + " ".join(rest)]


def _cards(phrases: Phrases, cards: list[CardView]) -> str:
    return ", ".join(phrases.card(card) for card in cards) or phrases.say("text-nothing")

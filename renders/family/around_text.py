"""What is around one survivor in words: the twin of the enlarged picture."""

from __future__ import annotations

from collections.abc import Iterator

from engine.family.view import GroupView, SurvivorView
from renders.family.around import NEAR, sights_of, threats_to
from renders.family.look import FamilyLook
from renders.kit.alt import fitted


def around_alt_text(look: FamilyLook, survivor_id: str) -> str:
    """State, dangers and sights in at most 1,024 characters; what is least urgent goes first.

    The other survivors are never left out. KeyError for one who is not at the table.
    """
    survivor = look.survivor(survivor_id)
    head, others = _head(look, survivor), _others(look, survivor)
    lines = [*_threats(look, survivor), *_sights(look, survivor), *_ways(look, survivor)]
    return fitted([[part for part in (head, others) if part]], lines)


def _head(look: FamilyLook, survivor: SurvivorView) -> str:
    name = look.name_of(survivor)
    player = look.players.get(survivor.seat, "")
    return look.say(
        "around-alt",
        name=f"{name} ({player})" if player else name,
        zone=survivor.zone,
        header=look.header(),
        state=look.say("wounds", count=survivor.wounds),
        turn=look.turn_of(survivor),
    )


def _others(look: FamilyLook, survivor: SurvivorView) -> str:
    """Where everybody else is."""
    told: list[str] = []
    for one in look.view.survivors:
        name = look.name_of(one)
        if one is survivor:
            continue
        if one.standing:
            told.append(f"{name} {one.zone}")
        else:
            told.append(look.say("alt-escaped" if one.escaped else "alt-fallen", name=name))
    between = look.say("between")
    return look.say("around-alt-others", others=between.join(told)) if told else ""


def _threats(look: FamilyLook, survivor: SurvivorView) -> Iterator[str]:
    """Who can stand with the survivor, or attack, this round."""
    threats = threats_to(look, survivor)
    groups = [one for one in look.view.groups if (one.zone, one.kind) in threats]
    if groups:
        name, places = look.name_of(survivor), _places(look, groups)
        yield look.say("around-alt-threats", name=name, places=places)


def _sights(look: FamilyLook, survivor: SurvivorView) -> Iterator[str]:
    sights = sights_of(look, survivor)
    if not sights:
        words = look.say("sheet-nothing-in-sight")
        yield f"{words[:1].upper()}{words[1:]}."
        return
    groups = [group for sight in sights for group in sight.groups]
    yield look.say("around-alt-sights", places=_places(look, groups))


def _ways(look: FamilyLook, survivor: SurvivorView) -> Iterator[str]:
    """The zones up to a few moves away."""
    view = look.view
    far = view.board.distances(survivor.zone, view.open_doors)
    for steps in range(1, NEAR + 1):
        zones = [zone for zone in view.board.zones if far.get(zone) == steps]
        if zones:
            yield look.say("around-alt-ways", steps=steps, zones=", ".join(zones))


def _places(look: FamilyLook, groups: list[GroupView]) -> str:
    zones = dict.fromkeys(group.zone for group in groups)
    return look.say("between").join(
        look.say(
            "alt-place",
            zone=zone,
            zombies=look.zombies(group for group in groups if group.zone == zone),
        )
        for zone in zones
    )

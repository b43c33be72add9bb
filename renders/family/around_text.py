"""What is around one survivor in words: the twin of the enlarged picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.family.view import GroupView, SurvivorView, View
from engine.games import load_content
from renders.family.around import NEAR, sights_of, threats_to
from renders.family.phrases import Phrases
from renders.kit.alt import fitted
from renders.kit.page import NOBODY


def around_alt_text(
    view: View, survivor_id: str, *, language: str = "en", players: Mapping[str, str] = NOBODY
) -> str:
    """State, dangers and sights in at most 1,024 characters; what is least urgent goes first.

    The other survivors are never left out. KeyError for one who is not at the table.
    """
    survivor = {one.id: one for one in view.survivors}[survivor_id]
    phrases = Phrases(view, load_content(view.ruleset), language)
    head, others = _head(phrases, survivor, players), _others(phrases, survivor)
    lines = [*_threats(phrases, survivor), *_sights(phrases, survivor), *_ways(phrases, survivor)]
    return fitted([[part for part in (head, others) if part]], lines)


def _head(phrases: Phrases, survivor: SurvivorView, players: Mapping[str, str]) -> str:
    name = phrases.name_of(survivor)
    player = players.get(survivor.seat, "")
    return phrases.say(
        "around-alt",
        name=f"{name} ({player})" if player else name,
        zone=survivor.zone,
        header=phrases.header(),
        state=phrases.say("wounds", count=survivor.wounds),
        turn=phrases.turn_of(survivor),
    )


def _others(phrases: Phrases, survivor: SurvivorView) -> str:
    """Where everybody else is."""
    told: list[str] = []
    for one in phrases.view.survivors:
        name = phrases.name_of(one)
        if one is survivor:
            continue
        if one.standing:
            told.append(f"{name} {one.zone}")
        else:
            told.append(phrases.say("alt-escaped" if one.escaped else "alt-fallen", name=name))
    between = phrases.say("between")
    return phrases.say("around-alt-others", others=between.join(told)) if told else ""


def _threats(phrases: Phrases, survivor: SurvivorView) -> Iterator[str]:
    """Who can stand with the survivor, or attack, this round."""
    threats = threats_to(phrases.view, survivor, phrases.content)
    groups = [one for one in phrases.view.groups if (one.zone, one.kind) in threats]
    if groups:
        name, places = phrases.name_of(survivor), _places(phrases, groups)
        yield phrases.say("around-alt-threats", name=name, places=places)


def _sights(phrases: Phrases, survivor: SurvivorView) -> Iterator[str]:
    sights = sights_of(phrases.view, survivor, phrases.content)
    if not sights:
        words = phrases.say("sheet-nothing-in-sight")
        yield f"{words[:1].upper()}{words[1:]}."
        return
    groups = [group for sight in sights for group in sight.groups]
    yield phrases.say("around-alt-sights", places=_places(phrases, groups))


def _ways(phrases: Phrases, survivor: SurvivorView) -> Iterator[str]:
    """The zones up to a few moves away."""
    view = phrases.view
    far = view.board.distances(survivor.zone, view.open_doors)
    for steps in range(1, NEAR + 1):
        zones = [zone for zone in view.board.zones if far.get(zone) == steps]
        if zones:
            yield phrases.say("around-alt-ways", steps=steps, zones=", ".join(zones))


def _places(phrases: Phrases, groups: list[GroupView]) -> str:
    zones = dict.fromkeys(group.zone for group in groups)
    return phrases.say("between").join(
        phrases.say(
            "alt-place",
            zone=zone,
            zombies=phrases.zombies(group for group in groups if group.zone == zone),
        )
        for zone in zones
    )

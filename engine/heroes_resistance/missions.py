"""Special rules and goals of missions that no other game has. [heroes-resistance p. 21 to 30]

What taking an objective brings is in `objectives.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.family import goals
from engine.family.game import Game, MissionGoals, MissionRules
from engine.family.mission_rules import Goal, Rule, dropped
from engine.family.missions import EVERYWHERE, parameters
from engine.family.parameters import AtZone, Colours, Zones, told
from engine.family.progress import Progress, missing, whether
from engine.heroes_resistance import (
    annihilation,
    bystanders,
    objectives,
    reveal,
    spawning,
    zombie_heroes,
)
from engine.heroes_resistance.events import BystanderJoined, HeroApart
from engine.heroes_resistance.parameters import (
    Companions,
    Figures,
    Hidden,
    Movable,
    Rescues,
    has,
)
from engine.heroes_resistance.state import Sign, ours, shuffled
from engine.reading.faults import Finding, Where, doubled
from engine.reading.mission import Mission, MissionRule

# ------------------------------------------------------------ setting up


PEOPLE = ("bystander-cards", "bystander-figures", "escort")
"""The rules that name bystanders who take part from the start."""
PEOPLE_AT = Where(field=("bystanders",))


def _said(rule: MissionRule, what: str) -> tuple[str, ...]:
    """Return a list parameter of the rule as texts, even if the rule is invalid."""
    said = rule.parameters.get(what, ())
    return tuple(map(str, said)) if isinstance(said, list | tuple) else ()


def people_named(mission: Mission) -> set[str]:
    """Return the bystanders who take part from the start because the mission names them."""
    rules = [one for one in mission.rules if one.name in PEOPLE]
    return {who for one in rules for who in _said(one, "bystanders")}


def _dealt(game: Game, count: int, among: tuple[str, ...]) -> list[str]:
    """Take `count` bystanders from the deck: those in `among`, then the top cards.

    Bystanders that another rule of the mission names stay in the deck.
    """
    state, named = ours(game), people_named(game.mission)
    others = [one for one in state.bystander_deck if one not in named]
    cards = [*among, *others[: count - len(among)]]
    state.bystander_deck = [one for one in state.bystander_deck if one not in cards]
    return cards


def _crowded(mission: Mission, rule: MissionRule) -> Iterator[Finding]:
    """Yield a fault unless each bystander has a zone and each zone one bystander at most."""
    asked = parameters(rule, Figures)
    people, zones = asked.bystanders, len(asked.zones)
    if len(people) > zones:
        mend = dropped(rule, "bystanders", people[-1])
        yield Finding.of("people-zones", PEOPLE_AT, mend, people=len(people), zones=zones)
    yield from _named_twice(mission, rule)
    for twice in doubled(asked.zones):
        where, mend = Where(zone=twice, field=("zones",)), dropped(rule, "zones", twice)
        yield Finding.of("people-zone-twice", where, mend, zone=twice)
    for _, twice in _said_elsewhere(mission, rule, "zones", (rule.name,)):
        where, mend = Where(zone=twice, field=("zones",)), dropped(rule, "zones", twice)
        yield Finding.of("people-zone-elsewhere", where, mend, zone=twice)


def _said_elsewhere(
    mission: Mission, rule: MissionRule, what: str, names: tuple[str, ...]
) -> Iterator[tuple[str, str]]:
    """Yield (name of the other rule, value) for each value of `what` that another rule in `names`
    has, too.
    """
    for other in mission.rules:
        if other.name in names and other is not rule:
            for twice in sorted({*_said(rule, what)} & {*_said(other, what)}):
                yield other.name, twice


def _named_twice(mission: Mission, rule: MissionRule) -> Iterator[Finding]:
    """Yield a fault for each bystander who is named twice, in one rule or in several."""
    for twice in doubled(_said(rule, "bystanders")):
        mend = dropped(rule, "bystanders", twice)
        yield Finding.of("people-twice", PEOPLE_AT, mend, bystander=twice)
    for name, twice in _said_elsewhere(mission, rule, "bystanders", PEOPLE):
        mend = dropped(rule, "bystanders", twice)
        yield Finding.of("people-elsewhere", PEOPLE_AT, mend, rule=name, bystander=twice)


def _too_many_led(mission: Mission, rule: MissionRule) -> Iterator[Finding]:
    """Yield a fault if too few heroes are at the start, since each leads one bystander at most."""
    yield from _named_twice(mission, rule)
    apart = sum(one.name == "start-apart" for one in mission.rules)
    people, heroes = len(_said(rule, "bystanders")), mission.survivors.min - apart
    if people > heroes:
        mend = dropped(rule, "bystanders", _said(rule, "bystanders")[-1])
        yield Finding.of("people-heroes", PEOPLE_AT, mend, people=people, heroes=heroes)


def hide_bystanders(game: Game, rule: MissionRule) -> None:
    """Lay bystander cards at random, face down. House rule: if no card is left, none is laid."""
    asked = parameters(rule, Hidden)
    cards = shuffled(game, _dealt(game, len(asked.zones), asked.bystanders))
    ours(game).hidden.update(zip(asked.zones, cards, strict=False))


def place_bystanders(game: Game, rule: MissionRule) -> None:
    """Place the bystanders that are on the board from the start. [M5, M6]"""
    asked = parameters(rule, Figures)
    cards = _dealt(game, len(asked.zones), asked.bystanders)
    for zone, card in zip(asked.zones, cards, strict=False):
        bystanders.appear(game, card, zone)


def zombie_heroes_wait(game: Game, rule: MissionRule) -> None:
    """Place a random zombie hero in each zone that the rule names."""
    for zone in parameters(rule, Zones).zones:
        zombie_heroes.come(game, zone)


def lay_sign(game: Game, rule: MissionRule) -> None:
    """Lay the sign of the Avengers in the zone that the rule names."""
    ours(game).sign = Sign(parameters(rule, Zones).zones[0])


def begin_apart(game: Game, rule: MissionRule) -> None:
    """Let a random hero begin far from the others. [M4]"""
    zone = parameters(rule, Zones).zones[0]
    hero = game.survivor(game.dice.pick(list(game.state.survivors)))
    hero.zone = zone
    game.tell(HeroApart(survivor=hero.id, zone=zone))


def set_escort_aside(game: Game, rule: MissionRule) -> None:
    """Take the bystanders who are with heroes from the start out of the deck. [M4]"""
    among = parameters(rule, Companions).bystanders
    _dealt(game, len(among), among)


def leave_bystanders_out(game: Game, rule: MissionRule) -> None:
    """Take the cards that bring bystanders out of the spawn deck. [M6]"""
    cards = game.content.spawn_cards
    deck = game.state.spawn_deck
    game.state.spawn_deck = [one for one in deck if cards[one].rule != "bystander"]


async def begin(game: Game) -> None:
    """Ask which hero leads which bystander, and reveal all buildings if the mission says so.

    Nobody is named first player: anybody may begin.
    """
    for asked in told(game.mission.rules, "escort", Companions):
        for one in asked.bystanders:
            await _join(game, one)
    if has(game, "full-houses"):
        for building in game.board.buildings.values():
            if building.id not in game.state.opened_buildings:
                await reveal.marked_rooms(game, None, building)


async def _join(game: Game, bystander: str) -> None:
    """Ask which hero leads the bystander: a hero in the start zone who holds nobody yet.

    No Power is gained. [M4]
    """
    held = ours(game).held
    free = [
        one.id
        for one in game.state.survivors.values()
        if one.zone == game.mission.start and one.id not in held
    ]
    hero = await game.choose("who-escorts", free, about="survivor", subject=bystander)
    held[hero] = bystander
    game.tell(BystanderJoined(survivor=hero, bystander=bystander))


# ------------------------------------------------------------ goals


def rescued(game: Game, rule: MissionRule) -> bool:
    """True if all bystanders that the rule names were rescued; without names, if enough were."""
    asked, found = parameters(rule, Rescues), ours(game).rescued
    if asked.bystanders:
        return set(asked.bystanders) <= set(found)
    return len(found) >= asked.count


def rescued_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Count the bystanders rescued; the result names those of the rule who are missing."""
    asked, found = parameters(rule, Rescues), ours(game).rescued
    if asked.bystanders:
        return [missing("rescued", asked.bystanders, found, "bystander")]
    return [Progress("rescued", len(found), asked.count)]


def companions_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Count the bystanders whose cards heroes hold; the result names the missing ones."""
    asked = parameters(rule, Companions).bystanders
    return [missing("with-heroes", asked, ours(game).held.values(), "bystander")]


def companions_held(game: Game, rule: MissionRule) -> bool:
    """True if heroes hold the cards of all bystanders that the rule names."""
    return set(parameters(rule, Companions).bystanders) <= set(ours(game).held.values())


def spawns_gathered(game: Game, rule: MissionRule) -> bool:
    """True if all spawn tokens are in the zone that the rule names. [M6]"""
    return spawning.all_in(game, parameters(rule, AtZone).zone)


def gathered_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Count the spawn tokens in the zone that the rule names."""
    zone, spawns = parameters(rule, AtZone).zone, game.mission.spawns
    there = sum(spawning.lies(game, one) == zone for one in spawns)
    return [Progress("gathered", there, len(spawns), (zone,), "zone")]


def overload_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Return the count of the goal: whether the spawn tokens were blown up."""
    return [whether("blown-up", done=ours(game).overloaded)]


def overloaded(game: Game, rule: MissionRule) -> bool:
    """True if the spawn tokens were blown up. [M6]"""
    return ours(game).overloaded


# ------------------------------------------------------------ the tables of rules and goals

RULES: MissionRules = {
    "bystander-cards": Rule(told=Hidden, wrong=_crowded, laid=hide_bystanders),
    "bystander-figures": Rule(told=Figures, wrong=_crowded, laid=place_bystanders),
    "zombie-heroes": Rule(told=Zones, laid=zombie_heroes_wait),
    "sign": Rule(told=Zones, laid=lay_sign),
    "start-apart": Rule(told=Zones, laid=begin_apart),
    "escort": Rule(told=Companions, wrong=_too_many_led, laid=set_escort_aside),
    "precious": Rule(told=Companions),
    "sealed-doors": Rule(told=Colours),
    "sleeping-spawns": Rule(told=Colours),
    "quiet-building": Rule(told=Zones),
    "no-return": Rule(),
    "no-bystander-spawns": Rule(laid=leave_bystanders_out),
    "full-houses": Rule(),
    "civilians": Rule(),
    "movable-spawns": Rule(told=Movable),
    **objectives.RULES,
    **EVERYWHERE,
}
GOALS: MissionGoals = {
    **goals.EVERYWHERE,
    "rescue": Goal(told=Rescues, reached=rescued, progress=rescued_counted),
    "bring-along": Goal(told=Companions, reached=companions_held, progress=companions_counted),
    "annihilate": Goal(reached=annihilation.nobody_left, progress=annihilation.enemies_counted),
    "spawns-gathered": Goal(told=AtZone, reached=spawns_gathered, progress=gathered_counted),
    "overload": Goal(told=AtZone, reached=overloaded, progress=overload_counted),
    "escape": goals.GOALS["escape"],
}

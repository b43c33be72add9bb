"""Every event as one sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.games.zombicide.narrate import outings
from bot.games.zombicide.narrate.naming import Naming
from engine.core.event import Event
from engine.family import events as e

Say = Callable[[Naming, Any], str]


def sentence(names: Naming, happened: Event) -> str:
    """One event as one sentence. Raises KeyError for an event nobody wrote a sentence for."""
    return SENTENCES[type(happened)](names, happened)


def _set_up(names: Naming, one: e.GameSetUp) -> str:
    mission = names.content.missions.get(one.mission)
    title = mission.name.in_(names.language) if mission else one.mission
    return names.say("event-game-set-up", mission=title, survivors=names.survivors(one.survivors))


def _with_card(key: str, *, known: bool = True) -> Say:
    """A sentence about a survivor and a card, with `the` or `a`."""

    def say(names: Naming, one: e.CardFound) -> str:
        card = names.the_card(one.card) if known else names.a_card(one.card)
        return names.say(key, survivor=names.survivor(one.survivor), card=card)

    return say


def _with_zone(key: str) -> Say:
    def say(names: Naming, one: e.ObjectiveTaken) -> str:
        return names.say(key, survivor=names.survivor(one.survivor), zone=one.zone)

    return say


def _moved(names: Naming, one: e.SurvivorMoved) -> str:
    way = names.way((one.start, one.zone))
    return names.say("event-survivor-moved", survivor=names.survivor(one.survivor), way=way)


def _twin(names: Naming, one: e.TwinFound) -> str:
    return names.say(
        "event-twin-found",
        survivor=names.survivor(one.survivor),
        card=names.card(one.card),
        found=_yes(one.found),
    )


def _yes(claim: bool) -> str:
    return "yes" if claim else "no"


def _door(names: Naming, one: e.DoorOpened) -> str:
    return names.say(
        "event-door-opened",
        survivor=names.survivor(one.survivor),
        door=names.door("-".join(one.zones)),
        card=names.the_card(one.card),
        noisy=_yes(one.noisy),
    )


def _noise(names: Naming, one: e.NoiseMade) -> str:
    who = names.survivor(one.survivor)
    return names.say("event-noise-made", survivor=who, zone=one.zone, noise=one.noise)


def _card_moved(names: Naming, one: e.CardMoved) -> str:
    return names.say(
        "event-card-moved",
        survivor=names.survivor(one.survivor),
        card=names.the_card(one.card),
        place=one.place,
    )


def _traded(names: Naming, one: e.CardsTraded) -> str:
    people = {"survivor": names.survivor(one.survivor), "partner": names.survivor(one.partner)}
    given, taken = names.the_card(one.given), names.the_card(one.taken)
    if not one.taken:
        return names.say("event-cards-given", **people, given=given)
    if not one.given:
        return names.say("event-cards-taken", **people, taken=taken)
    return names.say("event-cards-traded", **people, given=given, taken=taken)


def _crafted(names: Naming, one: e.CardCrafted) -> str:
    who = names.survivor(one.survivor)
    return names.say("event-card-crafted", survivor=who, card=names.a_card(one.recipe))


def _reloaded(names: Naming, one: e.WeaponReloaded) -> str:
    return names.say(
        "event-weapon-reloaded",
        survivor=names.survivor(one.survivor),
        card=names.the_card(one.card),
        name=names.card(one.card),
        both=_yes(one.both),
    )


def _healed(names: Naming, one: e.WoundHealed) -> str:
    who = names.survivor(one.survivor)
    if one.patient == one.survivor:
        return names.say("event-wound-healed-self", survivor=who)
    return names.say("event-wound-healed", survivor=who, patient=names.survivor(one.patient))


def _lent(names: Naming, one: e.ActionLent) -> str:
    who, other = names.survivor(one.survivor), names.survivor(one.to)
    return names.say("event-action-lent", survivor=who, other=other)


def _rolled(names: Naming, one: e.DiceRolled) -> str:
    said: dict[str, str | int] = {
        "survivor": names.survivor(one.survivor),
        "zone": one.zone,
        "faces": faces(one.faces),
        "needed": one.needed,
        "hits": one.hits,
    }
    if one.pair:
        return names.say("event-dice-rolled-pair", name=names.card(one.card), **said)
    return names.say("event-dice-rolled", card=names.the_card(one.card), **said)


def faces(rolled: Sequence[int]) -> str:
    """Dice as they lie: `6 · 3 · 1`."""
    return " · ".join(str(face) for face in rolled)


def _rerolled(names: Naming, one: e.DiceRerolled) -> str:
    said = {"reason": reroll_source(names, one.reason), "faces": faces(one.faces), "hits": one.hits}
    if one.zone:
        return names.say("event-dice-rerolled-in", zone=one.zone, **said)
    return names.say("event-dice-rerolled", **said)


def reroll_source(names: Naming, reason: str) -> str:
    """Ammunition by its card, a skill by its name."""
    return names.card(reason) if names.kind(reason) else names.say(f"reason-{reason}")


def killed(names: Naming, events: Sequence[Event]) -> str:
    """All that fell, a sentence for each zone; empty where nothing did."""
    fallen: dict[str, dict[str, int]] = {}
    for one in events:
        if isinstance(one, e.ZombieKilled):
            fallen.setdefault(one.zone, {})[one.kind] = one.count
    return " ".join(
        names.say("event-zombie-killed", zone=zone, zombies=names.zombies(kinds))
        for zone, kinds in fallen.items()
    )


def _one_killed(names: Naming, one: e.ZombieKilled) -> str:
    return killed(names, [one])


def _absorbed(names: Naming, one: e.HitAbsorbed) -> str:
    zombie = names.the_zombie(one.kind)
    return names.say("event-hit-absorbed", count=one.count, zombie=zombie)


def _wounded(names: Naming, one: e.SurvivorWounded) -> str:
    who = names.survivor(one.survivor)
    if one.lost:
        card = names.the_card(one.lost)
        return names.say("event-survivor-wounded-lost", survivor=who, card=card)
    if one.by in names.content.characters:
        return names.say("event-survivor-shot", survivor=who, shooter=names.survivor(one.by))
    return names.say("event-survivor-wounded", survivor=who)


def _ignored(names: Naming, one: e.WoundIgnored) -> str:
    keys = {"tough": "event-wound-tough", "goalie-mask": "event-wound-masked"}
    key = keys.get(one.reason, "event-wound-shrugged-off")
    return names.say(key, survivor=names.survivor(one.survivor))


def _eliminated(names: Naming, one: e.SurvivorEliminated) -> str:
    who = names.survivor(one.survivor)
    if one.by == one.survivor:
        return names.say("event-survivor-eliminated-self", survivor=who, zone=one.zone)
    if one.by not in names.content.characters:
        return names.say("event-survivor-eliminated", survivor=who, zone=one.zone)
    shooter = names.survivor(one.by)
    return names.say("event-survivor-eliminated-by", survivor=who, zone=one.zone, shooter=shooter)


def _experience(names: Naming, one: e.ExperienceGained) -> str:
    who = names.survivor(one.survivor)
    return names.say("event-experience-gained", survivor=who, gained=one.gained, xp=one.xp)


def _reached(names: Naming, one: e.LevelReached) -> str:
    who = names.survivor(one.survivor)
    return names.say("event-level-reached", survivor=who, level=names.level(one.level))


def _skill(names: Naming, one: e.SkillGained) -> str:
    who = names.survivor(one.survivor)
    return names.say("event-skill-gained", survivor=who, skill=names.skill(one.skill))


def _game_ended(names: Naming, one: e.GameEnded) -> str:
    winners = names.all_of(names.players.values()) if one.won else ""
    return names.say(f"outcome-{one.reason}", winners=winners)


def _of_survivor(key: str) -> Say:
    def say(names: Naming, one: e.TurnEnded) -> str:
        return names.say(key, survivor=names.survivor(one.survivor))

    return say


SENTENCES: dict[type[Event], Say] = {
    e.GameSetUp: _set_up,
    e.CardDealt: _with_card("event-card-dealt", known=False),
    e.RoundBegan: lambda names, one: names.say(
        "event-round-began", round=one.round, player=names.player(one.first_seat)
    ),
    e.TurnEnded: _of_survivor("event-turn-ended"),
    e.ZombiesTurnBegan: lambda names, one: names.say("event-zombies-turn-began", round=one.round),
    e.GameEnded: _game_ended,
    e.SurvivorMoved: _moved,
    e.CardFound: _with_card("event-card-found", known=False),
    e.NothingFound: _of_survivor("event-nothing-found"),
    e.AmbushFound: _with_zone("event-ambush-found"),
    e.TwinFound: _twin,
    e.DeckReshuffled: lambda names, one: names.say("event-deck-reshuffled", deck=one.deck),
    e.DoorOpened: _door,
    e.BuildingOpened: lambda names, one: names.say(
        "event-building-opened", building=one.building, rooms=names.zones(one.rooms)
    ),
    e.NoiseMade: _noise,
    e.CardMoved: _card_moved,
    e.CardsTraded: _traded,
    e.CardCrafted: _crafted,
    e.CardDiscarded: _with_card("event-card-discarded"),
    e.WeaponReloaded: _reloaded,
    e.ObjectiveTaken: _with_zone("event-objective-taken"),
    e.WoundHealed: _healed,
    e.ActionLent: _lent,
    e.DiceRolled: _rolled,
    e.DiceRerolled: _rerolled,
    e.MolotovThrown: _with_zone("event-molotov-thrown"),
    e.ZombieKilled: _one_killed,
    e.HitAbsorbed: _absorbed,
    e.SurvivorWounded: _wounded,
    e.WoundIgnored: _ignored,
    e.SurvivorEliminated: _eliminated,
    e.ExperienceGained: _experience,
    e.LevelReached: _reached,
    e.SkillGained: _skill,
    e.NoiseCleared: lambda names, one: names.say("event-noise-cleared"),
    **outings.SENTENCES,
}
"""Every event has its sentence here, or its line in the story; a test walks through them all."""

"""Noise: each noisy action leaves one token in its zone. [zombicide #5]"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.ids import ObjectiveId
from engine.core.refusal import Refusal
from engine.family import actions, skills
from engine.family.game import Game
from engine.family.missions import is_taken
from engine.family.parameters import Count, Parameters, ZoneIds, told
from engine.family.state import Survivor
from engine.zombicide.commands import MakeNoise, RaiseUproar, Sneak
from engine.zombicide.events import (
    AlarmSounded,
    NoiseCleared,
    NoiseMade,
    SneakingChanged,
    UproarRaised,
)
from engine.zombicide.state import Uproar, ours


class Lasting(Parameters):
    """A constant noise of a mission: its zones, and how loud each of them is."""

    zones: ZoneIds
    noise: Count
    on_from: ObjectiveId = ""
    """The objective that switches the noise on; empty if it is on from the start."""
    off_from: ObjectiveId = ""
    """The objective that switches it off for good; empty if none does."""


class Alarm(Parameters):
    """The noise tokens that searching a car leaves in its zone."""

    noise: Count


# ------------------------------------------------------------ how loud it is


def is_silent(game: Game, survivor: Survivor) -> bool:
    """Return whether the survivor has the skill Ninja and uses it. [zombicide #9]"""
    return survivor.id not in ours(game).heard and skills.has(game, survivor, "ninja")


def noise_in(game: Game, zone: str) -> int:
    """Return the noise of a zone: tokens, constant noise, and one for each survivor who is not
    silent. [zombicide #5]
    """
    heard = [one for one in game.survivors_in(zone) if not is_silent(game, one)]
    return ours(game).noise.get(zone, 0) + _lasting_noise(game).get(zone, 0) + len(heard)


def _lasting_noise(game: Game) -> dict[str, int]:
    """Return the constant noise of the mission by zone; it has no tokens. [zombicide #10]"""
    counts: dict[str, int] = {}
    for asked in told(game.mission.rules, "lasting-noise", Lasting):
        is_on = not asked.on_from or is_taken(game, asked.on_from)
        if is_on and not (asked.off_from and is_taken(game, asked.off_from)):
            for zone in asked.zones:
                counts[zone] = counts.get(zone, 0) + asked.noise
    return counts


def sound_alarm(game: Game, car: str, zone: str) -> None:
    """Leave the noise tokens of a car's alarm in its zone, in a mission with alarms."""
    for asked in told(game.mission.rules, "car-alarm", Alarm):
        tokens = ours(game).noise
        tokens[zone] = tokens.get(zone, 0) + asked.noise
        game.tell(AlarmSounded(car=car, zone=zone, noise=asked.noise))


def noisy_zones(game: Game) -> dict[str, int]:
    """Return every zone with noise, in the board's order."""
    counts = _lasting_noise(game)
    for zone, tokens in ours(game).noise.items():
        counts[zone] = counts.get(zone, 0) + tokens
    for one in game.standing():
        if not is_silent(game, one):
            counts[one.zone] = counts.get(one.zone, 0) + 1
    return {zone: counts[zone] for zone in game.board.zones if zone in counts}


def loudness(game: Game) -> dict[str, int]:
    """Return the noise that zombies hear; an uproar is louder than all of it. [zombicide #9]"""
    counts, uproar = noisy_zones(game), ours(game).uproar
    if uproar is None:
        return counts
    counts[uproar.zone] = max(counts.values(), default=0) + 1
    return {zone: counts[zone] for zone in game.board.zones if zone in counts}


# ------------------------------------------------------------ making and clearing it


def make_noise(game: Game, survivor: Survivor, *, on_purpose: bool = False) -> None:
    """Leave one noise token in the survivor's zone, however many dice or weapons were used.

    A ninja's actions leave no token, except noise made on purpose. [zombicide #9] House rule: there
    are always enough tokens, because no rule covers an empty supply.
    """
    if is_silent(game, survivor) and not on_purpose:
        return
    tokens = ours(game).noise
    tokens[survivor.zone] = tokens.get(survivor.zone, 0) + 1


def clear_noise(game: Game) -> None:
    """Remove all noise tokens at the end of the round."""
    tokens = sum(ours(game).noise.values())
    ours(game).noise.clear()
    if tokens:
        game.tell(NoiseCleared(tokens=tokens))


def noises(game: Game, survivor: Survivor) -> Iterator[MakeNoise]:
    if actions.why_not_spend(game, survivor) is None:
        yield MakeNoise(survivor=survivor.id)


def why_not_make_noise(game: Game, survivor: Survivor, command: MakeNoise) -> Refusal | None:
    return actions.why_not_spend(game, survivor)


async def make_noise_on_purpose(game: Game, survivor: Survivor, command: MakeNoise) -> None:
    actions.spend(survivor)
    make_noise(game, survivor, on_purpose=True)
    noise = noise_in(game, survivor.zone)
    game.tell(NoiseMade(survivor=survivor.id, zone=survivor.zone, noise=noise))


# ------------------------------------------------------------ loud


def uproars(game: Game, survivor: Survivor) -> Iterator[RaiseUproar]:
    if skills.has(game, survivor, "loud"):
        yield RaiseUproar(survivor=survivor.id)


def why_no_uproar(game: Game, survivor: Survivor, command: RaiseUproar) -> Refusal | None:
    return skills.why_not_use(game, survivor, "loud")


async def raise_uproar(game: Game, survivor: Survivor, command: RaiseUproar) -> None:
    """Make the survivor's zone the noisiest, once a turn, for no action; only the latest such
    uproar counts. [zombicide #9]
    """
    survivor.used.append("loud")
    ours(game).uproar = Uproar(survivor.id, survivor.zone, game.state.round)
    game.tell(UproarRaised(survivor=survivor.id, zone=survivor.zone))


def end_uproar(game: Game, survivor: Survivor) -> None:
    """End the survivor's uproar when they begin a turn in a later round."""
    uproar = ours(game).uproar
    if uproar and uproar.survivor == survivor.id and uproar.round < game.state.round:
        ours(game).uproar = None


def hush(game: Game, survivor: Survivor) -> None:
    """End the survivor's uproar when they fall."""
    uproar = ours(game).uproar
    if uproar and uproar.survivor == survivor.id:
        ours(game).uproar = None


# ------------------------------------------------------------ ninja


def sneakings(game: Game, survivor: Survivor) -> Iterator[Sneak]:
    if skills.has(game, survivor, "ninja"):
        yield Sneak(survivor=survivor.id, silent=survivor.id in ours(game).heard)


def why_not_sneak(game: Game, survivor: Survivor, command: Sneak) -> Refusal | None:
    """Refuse a survivor without the skill Ninja, and a switch that changes nothing.
    [zombicide #9]
    """
    if not skills.has(game, survivor, "ninja"):
        return skills.missing(game, survivor, "ninja")
    if command.silent == (survivor.id not in ours(game).heard):
        return Refusal("sneaking-already", survivor=survivor.id)
    return None


async def sneak(game: Game, survivor: Survivor, command: Sneak) -> None:
    if command.silent:
        ours(game).heard.remove(survivor.id)
    else:
        ours(game).heard.append(survivor.id)
    game.tell(SneakingChanged(survivor=survivor.id, silent=command.silent))

"""Noise: one token for each noisy action, left where it was made. [zombicide #5]"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.refusal import Refusal
from engine.family import skills
from engine.family.commands import RaiseUproar, Sneak
from engine.family.events import NoiseCleared, SneakingChanged, UproarRaised
from engine.family.game import Game
from engine.family.state import Survivor, Uproar


def make_noise(game: Game, survivor: Survivor, *, on_purpose: bool = False) -> None:
    """One token, whatever the dice and whether one weapon was used or a pair.

    House: there are always tokens enough; no rule says what an empty box would mean.
    A ninja's actions make none, except noise made on purpose. [zombicide #9]
    """
    if game.is_silent(survivor) and not on_purpose:
        return
    game.state.noise[survivor.zone] = game.state.noise.get(survivor.zone, 0) + 1


def clear_noise(game: Game) -> None:
    """At the end of the round all tokens leave the board."""
    tokens = sum(game.state.noise.values())
    game.state.noise.clear()
    if tokens:
        game.tell(NoiseCleared(tokens=tokens))


# ------------------------------------------------------------ loud


def uproars(game: Game, survivor: Survivor) -> Iterator[RaiseUproar]:
    if skills.has(game, survivor, "loud"):
        yield RaiseUproar(survivor=survivor.id)


def why_no_uproar(game: Game, survivor: Survivor, command: RaiseUproar) -> Refusal | None:
    if not skills.has(game, survivor, "loud"):
        return Refusal("skill-missing", survivor=survivor.id, skill="loud")
    if "loud" in survivor.used:
        return Refusal("skill-used", survivor=survivor.id, skill="loud")
    return None


async def raise_uproar(game: Game, survivor: Survivor, command: RaiseUproar) -> None:
    """Once a turn, for no action; only the latest of all survivors counts. [zombicide #9]"""
    survivor.used.append("loud")
    game.state.uproar = Uproar(survivor.id, survivor.zone, game.state.round)
    game.tell(UproarRaised(survivor=survivor.id, zone=survivor.zone))


def end_uproar(game: Game, survivor: Survivor) -> None:
    """Its maker acts again in a later round: it counts no more."""
    uproar = game.state.uproar
    if uproar and uproar.survivor == survivor.id and uproar.round < game.state.round:
        game.state.uproar = None


# ------------------------------------------------------------ ninja


def sneakings(game: Game, survivor: Survivor) -> Iterator[Sneak]:
    if skills.has(game, survivor, "ninja"):
        yield Sneak(survivor=survivor.id, silent=not survivor.sneaking)


def why_not_sneak(game: Game, survivor: Survivor, command: Sneak) -> Refusal | None:
    """A ninja may be heard on purpose, and silent again, at any time. [zombicide #9]"""
    if not skills.has(game, survivor, "ninja"):
        return Refusal("skill-missing", survivor=survivor.id, skill="ninja")
    if command.silent == survivor.sneaking:
        return Refusal("sneaking-already", survivor=survivor.id)
    return None


async def sneak(game: Game, survivor: Survivor, command: Sneak) -> None:
    survivor.sneaking = command.silent
    game.tell(SneakingChanged(survivor=survivor.id, silent=command.silent))

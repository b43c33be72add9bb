"""What a seat can ask for in Zombicide alone."""

from __future__ import annotations

from typing import Literal

from engine.family.commands import SurvivorCommand


class MakeNoise(SurvivorCommand):
    do: Literal["make-noise"] = "make-noise"


class RaiseUproar(SurvivorCommand):
    """The skill Loud."""

    do: Literal["raise-uproar"] = "raise-uproar"


class Sneak(SurvivorCommand):
    """The skill Ninja: whether it is used."""

    do: Literal["sneak"] = "sneak"
    silent: bool

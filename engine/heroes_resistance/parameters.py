"""What special rules and goals of missions are told. [heroes-resistance p. 21]

The code that does them stands under the same names in `missions.py`.
"""

from __future__ import annotations

from engine.family.parameters import Count, Escape, Ids, NoParameters, Parameters, Zones


class Hidden(Parameters):
    """A bystander card face down in each of the zones; `among` are surely there."""

    zones: Ids
    among: tuple[str, ...] = ()


class Rescues(Parameters):
    """So many bystanders, or those of these ids."""

    count: Count = 1
    bystanders: tuple[str, ...] = ()


class Companions(Parameters):
    """Bystanders whose cards the heroes hold in the end."""

    bystanders: Ids


RULES: dict[str, type[Parameters]] = {
    "bystander-cards": Hidden,
    "zombie-heroes": Zones,
    "sign": Zones,
}
GOALS: dict[str, type[Parameters]] = {
    "take-objectives": NoParameters,
    "rescue": Rescues,
    "bring-along": Companions,
    "escape": Escape,
}

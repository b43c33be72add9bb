"""What the ids in events and commands name: said once at the field, for the code that words it.

An annotation changes nothing in the rules or in what is stored; a bot that names an event's fields
reads from it which table of names to ask.
"""

from __future__ import annotations

from typing import Annotated

Seat = Annotated[str, "seat"]
CardId = Annotated[str, "card"]
"""A card of the box or its kind."""
Square = Annotated[str, "square"]
TileId = Annotated[str, "tile"]
SurvivorId = Annotated[str, "survivor"]
ZoneId = Annotated[str, "zone"]
DoorId = Annotated[str, "door"]
CarId = Annotated[str, "car"]
KindId = Annotated[str, "zombie-kind"]
SkillId = Annotated[str, "skill"]
TraitId = Annotated[str, "trait"]
BystanderId = Annotated[str, "bystander"]
LevelId = Annotated[str, "level"]
MissionId = Annotated[str, "mission"]
Faces = Annotated[tuple[int, ...], "faces"]
"""Dice as they lie."""
Way = Annotated[tuple[str, ...], "way"]
"""Places, one after the other."""
Sides = Annotated[tuple[str, ...], "sides"]
"""The two sides of a door."""
RerollSource = Annotated[str, "reroll"]
"""Ammunition or a skill."""

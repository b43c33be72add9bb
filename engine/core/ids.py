"""Annotated types for the ids in events and commands: each says what its id names.

The annotation changes neither the rules nor what is stored. The bot reads it to know which table of
names to use for a field.
"""

from __future__ import annotations

from typing import Annotated

Seat = Annotated[str, "seat"]
CardId = Annotated[str, "card"]
"""The id of one card in the box, or of a kind of card."""
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
ObjectiveId = Annotated[str, "objective"]
SpawnCardId = Annotated[str, "spawn-card"]
MissionId = Annotated[str, "mission"]
Faces = Annotated[tuple[int, ...], "faces"]
"""The faces of dice after a roll."""
Way = Annotated[tuple[str, ...], "way"]
"""Places in the order in which they are entered."""
Sides = Annotated[tuple[str, ...], "sides"]
"""The ids of the two zones that a door joins."""
RerollSource = Annotated[str, "reroll"]
"""The source of a reroll: ammunition or a skill."""

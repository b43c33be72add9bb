"""The names of card effects that several modules of the rules ask for."""

from __future__ import annotations

from engine.zombies.entries import CardEffect

TURN_WEAPON: CardEffect = "turn-weapon"
LYING_WEAPON: CardEffect = "lying-weapon"
BUILDING_WEAPON: CardEffect = "building-weapon"
COUNTED_WEAPON: CardEffect = "counted-weapon"
SAVES_LIFE: CardEffect = "saves-life"
CLEARS_BUILDING: CardEffect = "clears-building"
GIVES_BULLETS: CardEffect = "gives-bullets"
ADDS_TO_ROLL: CardEffect = "adds-to-roll"
STOPS_ZOMBIES: CardEffect = "stops-zombies"
STOPS_FIGHTS: CardEffect = "stops-fights"
REPLACES_ROLL: CardEffect = "replaces-roll"

PASSIVE = (LYING_WEAPON, ADDS_TO_ROLL)
"""Effects of items that need no command: they work while the item lies in front of its player."""

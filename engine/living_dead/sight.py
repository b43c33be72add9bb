"""Lines of sight; the skill Lynx eye sees through barricades and corn. [living-dead #13, #16]"""

from __future__ import annotations

from engine.family import skills
from engine.family.game import Game
from engine.family.state import Survivor
from engine.living_dead.state import ours


def seen_by(game: Game, survivor: Survivor) -> dict[str, int]:
    """Return the zones a survivor sees, with their range in zones, including those seen by Lynx
    eye.
    """
    seen = game.board.sight(survivor.zone, game.open_doors)
    return {**dict.fromkeys(seen_besides(game, survivor), 1), **seen}


def seen_besides(game: Game, survivor: Survivor) -> list[str]:
    """Return the neighbouring zones that the survivor sees only by Lynx eye.

    These are zones behind a closed barricade, in corn or seen out of corn. Doors and woods block
    the skill like any other sight.
    """
    if not skills.has(game, survivor, "lynx-eye"):
        return []
    near = [*_behind_barricades(game, survivor.zone), *_in_corn(game, survivor.zone)]
    return [zone for zone in near if game.board.zones[zone].terrain != "woods"]


def _behind_barricades(game: Game, here: str) -> list[str]:
    doors = [game.board.doors[door] for door in ours(game).barricades]
    sides = [door.zones for door in doors if here in door.zones]
    return [b if a == here else a for a, b in sides]


def _in_corn(game: Game, here: str) -> list[str]:
    """Return the neighbouring zones that are in corn; all neighbouring zones if `here` is in
    corn.
    """
    zones = game.board.zones
    near = game.board.neighbours(here, game.open_doors)
    return [zone for zone in near if "corn" in (zones[here].terrain, zones[zone].terrain)]

"""The view of a table of this game: what it shows besides the family's view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from engine.family.game import Game
from engine.family.parameters import told
from engine.family.view import ObjectiveView, SpawnView, SurvivorView, View, widened
from engine.living_dead import journey
from engine.living_dead.modes import mode_of
from engine.living_dead.parameters import Body
from engine.living_dead.search import decks_left
from engine.living_dead.sight import seen_besides
from engine.living_dead.spawning import awake_in, zones_in_order
from engine.living_dead.state import ours
from engine.reading.mission import Mission

BODY = "body"
"""The colour of an objective that is a dead body: it is no goal, and taking it costs more
actions.
"""
Lists = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class LivingView(View):
    """The table as one seat sees it."""

    modes: Mapping[str, str] = field(default_factory=dict[str, str])
    """`romero` or `zombicide`, by survivor."""
    barricades: frozenset[str] = frozenset()
    """Passages with a barricade token, open or closed."""
    boards: Mapping[str, int] = field(default_factory=dict[str, int])
    """Barricade tokens carried, by survivor."""
    lying: Lists = field(default_factory=dict[str, tuple[str, ...]])
    """Cards that lie in zones."""
    decks: Mapping[str, int] = field(default_factory=dict[str, int])
    """The number of cards left in each deck."""
    trusting: frozenset[str] = frozenset()
    """Survivors in Zombicide mode whenever no Relative is on the board."""
    ahead: tuple[str, ...] = ()
    """The zones of the newest tile of a travelling board."""
    mourners: frozenset[str] = frozenset()
    """Survivors who killed a Relative."""
    searched: frozenset[str] = frozenset()
    """Rooms that were searched at least once."""
    tiles_to_come: int = 0
    """The number of tiles still to be laid."""
    marked: Lists = field(default_factory=dict[str, tuple[str, ...]])
    """The skills of the Zombicide side that each survivor has chosen, by survivor."""
    keen: Lists = field(default_factory=dict[str, tuple[str, ...]])
    """Zones that only a lynx eye sees, by survivor."""

    def sight_of(self, survivor: SurvivorView) -> dict[str, int]:
        keen = dict.fromkeys(self.keen.get(survivor.id, ()), 1)
        return {**keen, **self.board.sight(survivor.zone, self.open_doors)}


def seen(game: Game, view: View) -> View:
    """Return the view with this game's fields."""
    own, everybody = ours(game), game.state.survivors.values()
    shown = widened(
        view,
        LivingView,
        modes={one.id: mode_of(game, one) for one in everybody},
        barricades=frozenset(own.barricades),
        boards=dict(own.boards),
        lying={zone: tuple(cards) for zone, cards in own.lying.items()},
        decks=decks_left(game),
        trusting=frozenset(own.zombicide),
        ahead=tuple(journey.zones_ahead(game)),
        mourners=frozenset(own.mourners),
        searched=frozenset(own.searched),
        tiles_to_come=len(own.pile),
        marked={one.id: tuple(one.chosen) for one in everybody},
        keen={one.id: tuple(seen_besides(game, one)) for one in everybody if one.standing},
    )
    zones = journey.spawn_zones(game) if own.tiles else zones_in_order(game)
    spawns = [
        SpawnView(zone, number, "red", active=bool(own.tiles or awake_in(game, zone)))
        for number, zone in enumerate(zones, 1)
    ]
    bodies = objectives_seen(game.mission, view.objectives)
    return replace(shown, spawns=tuple(spawns), objectives=bodies)


def objectives_seen(
    mission: Mission, objectives: Sequence[ObjectiveView]
) -> tuple[ObjectiveView, ...]:
    """Return the objectives with the colour `body` for one that is a body, not a goal. [S1]"""
    bodies = {one.objective for one in told(mission.rules, "body", Body)}
    return tuple(replace(one, colour=BODY) if one.id in bodies else one for one in objectives)

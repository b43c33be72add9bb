"""Defines how a chronicle tells the events of Heroes' Resistance."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import engine
from bot.games.family import tale
from bot.games.family.lookback import FamilyLookback
from bot.kit.replay import Replay
from bot.kit.speech import Speech
from bot.kit.tales import Deed, Deeds, Values, names
from engine.family import events as family
from engine.heroes_resistance import events as e


def in_need(speech: Speech, events: Sequence[e.BystanderAppeared]) -> Values:
    """Return the bystanders who call for help, and their number.

    If all are in one zone, `zone` is its name; if not, `zone` is `none`, and `names` says who is
    where.
    """
    there = dict[str, dict[str, None]]()
    for one in events:
        values = speech.values(one)
        there.setdefault(str(values["zone"]), {})[str(values["bystander"])] = None
    count = sum(len(people) for people in there.values())
    if len(there) == 1:
        ((zone, people),) = there.items()
        return {"names": speech.all_of(people), "count": count, "zone": zone}
    told = [
        speech.say("tale-there", who=speech.all_of(people), zone=zone)
        for zone, people in there.items()
    ]
    return {"names": speech.all_of(told), "count": count, "zone": "none"}


DEEDS: Deeds = {
    **tale.DEEDS,
    e.TraitGained: Deed(
        "tale-trait",
        2,
        together="tale-all-trait",
        gather=names("trait", "trait", said="tale-title"),
    ),
    e.DoorForced: Deed("tale-force", 3),
    e.ExplosivePlaced: Deed("tale-explosive", 5),
    e.ExplosiveBlew: Deed("tale-blast", 6, who=""),
    e.EnemiesBlownUp: Deed("tale-blown-up", 6, who="", gather=tale.killed),
    e.BystanderAppeared: Deed("tale-in-need", 5, who="", gather=in_need),
    e.BystanderWalked: Deed("tale-run", 2, who="bystander"),
    e.BystanderLetGo: Deed("tale-let-go", 5, gather=names("bystander", "bystander")),
    e.BystanderSacrificed: Deed("tale-shield", 8, who="bystander"),
    e.SpawnsBlown: Deed("tale-spawns-blown", 6),
}


class HeroesLookback(FamilyLookback):
    """The family's lookback, which also says which bystander leaves the board with a hero."""

    def meaning(self, replay: Replay) -> Callable[[engine.Event], str]:
        ours, speech = super().meaning(replay), self._speech(replay)
        begun = replay.rows[0].happened(replay.record.ruleset)
        held = dict[str, list[str]]()
        for event in begun:
            _hold(held, event)

        def meaning(event: engine.Event) -> str:
            _hold(held, event)
            if isinstance(event, family.SurvivorEscaped) and held.get(event.survivor):
                who = speech.survivors(held[event.survivor])
                hero = speech.survivor(event.survivor)
                return speech.say("tale-comes-along", survivor=hero, bystander=who)
            return ours(event)

        return meaning


def _hold(held: dict[str, list[str]], event: engine.Event) -> None:
    """Note in `held` which bystander is with which hero after the event."""
    match event:
        case e.BystanderJoined() | e.BystanderRescued():
            held.setdefault(event.survivor, []).append(event.bystander)
        case e.BystanderLetGo() | e.BystanderSacrificed():
            if event.bystander in held.get(event.survivor, []):
                held[event.survivor].remove(event.bystander)
        case _:
            pass

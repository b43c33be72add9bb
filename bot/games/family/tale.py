"""Defines how a chronicle tells the events of the family's games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import engine
from bot.games.family.naming import FamilyNames
from bot.kit.replay import Replay
from bot.kit.speech import Speech
from bot.kit.tales import ALWAYS, ANYTHING, Deed, Deeds, Values, names, total
from engine.family import events as e
from engine.family.view import View

GO, KILL = "tale-go", "tale-kill"


def killed(speech: FamilyNames, events: Sequence[e.ZombieKilled]) -> Values:
    """Return the killed zombies by kind, in words, and their number."""
    counts = Counter[str]()
    for one in events:
        counts[one.kind] += one.count
    return {"killed": speech.slain(counts), "count": counts.total()}


def hurt(speech: FamilyNames, events: Sequence[e.SurvivorWounded]) -> Values:
    """Return `by_known`: `yes` if survivors did this, and all of it was done by the same one."""
    return {} if len({one.by for one in events}) == 1 else {"by_id": "", "by_known": "no"}


DEEDS: Deeds = {
    e.SurvivorMoved: Deed(GO, 1, together="tale-all-go", unless=ANYTHING),
    e.CarDriven: Deed("tale-drive", 2),
    e.CardFound: Deed("tale-find", 2, together="tale-all-find", gather=names("card", "card", "a")),
    e.NothingFound: Deed("tale-find-nothing", 1),
    e.AmbushFound: Deed("tale-ambush", 4),
    e.DoorOpened: Deed("tale-open", 3),
    e.CardCrafted: Deed("tale-craft", 3),
    e.DiceRolled: Deed("tale-miss", 2, unless=KILL),
    e.MolotovThrown: Deed("tale-molotov", 6),
    e.ZombieKilled: Deed(KILL, 5, together="tale-all-kill", gather=killed),
    e.WoundHealed: Deed("tale-heal", 4),
    e.SurvivorJoined: Deed("tale-join", 6),
    e.SurvivorEscaped: Deed("tale-escape", ALWAYS, together="tale-all-escape"),
    e.CarEscaped: Deed("tale-drive-off", ALWAYS),
    e.SurvivorWounded: Deed("tale-wounded", 7, together="tale-all-wounded", gather=hurt),
    e.ZombiesSpawned: Deed("tale-come", 2, who="", gather=total("count"), sums=True),
}


def meaning_of(replay: Replay, speech: Speech) -> Callable[[engine.Event], str]:
    """Return a function that tells what an event changes: objectives taken, or survivors left.

    It counts, so call it once for each event, in order.
    """
    first: View = replay.stills[0].view
    last: View = replay.last
    objectives = len({one.zone for one in first.objectives})
    left, taken = len({one.id for one in (*first.survivors, *last.survivors)}), 0

    def meaning(event: engine.Event) -> str:
        nonlocal left, taken
        if isinstance(event, e.ObjectiveTaken):
            taken += 1
            if 1 < objectives >= taken:
                return speech.say("tale-objectives", taken=taken, all=objectives)
        if isinstance(event, e.SurvivorEliminated):
            left -= 1
            return speech.say("tale-left", count=left) if left >= 0 else ""
        return ""

    return meaning

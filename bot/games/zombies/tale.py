"""Defines how a chronicle tells the events of Zombies!!!"""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.zombies.grouping import MORE, card_with
from bot.kit.speech import Speech
from bot.kit.tales import ANYTHING, Deed, Deeds, Values, names, total
from engine.zombies import events as e

RISKED = "risks-trophies"
SUFFERED = (RISKED, "no-turn", "sends-to-start", "takes-item")
"""Effects of cards that are told as deeds of the player who suffers them, instead of the play."""


def played(event: e.CardPlayed) -> Deed | None:
    """Return how a card is told that somebody plays; None if its effect is told instead.

    A card against nobody is told only of a player who did nothing else.
    """
    if event.kind in map(card_with, SUFFERED):
        return None
    unless = "" if event.target else ANYTHING
    return Deed("tale-play", 4, "seat", gather=plays, unless=unless)


def plays(speech: Speech, events: Sequence[e.CardPlayed]) -> Values:
    """Return the played cards, each group of them with the player whom it was played against."""
    against = dict[str, dict[str, None]]()
    for one in events:
        against.setdefault(one.target, {})[speech.name("card", one.kind)] = None
    told = list[str]()
    for target, cards in against.items():
        quoted = speech.all_of(speech.say("tale-title", name=one) for one in cards)
        told.append(
            speech.say("tale-against", cards=quoted, target=speech.name("seat", target))
            if target
            else quoted
        )
    return {"cards": speech.all_of(told)}


def skipped(speech: Speech, events: Sequence[e.TurnSkipped]) -> Values:
    """Return the name of the card that skipped the turn."""
    return MORE[e.TurnSkipped](speech, events[-1])


def risked(speech: Speech, events: Sequence[e.TrophiesRisked]) -> Values:
    """Return how many trophies were lost in all, and the name of the card."""
    return {
        "count": sum(one.lost for one in events),
        "card": speech.name("card", card_with(RISKED)),
    }


DEEDS: Deeds = {
    e.TileLaid: Deed("tale-lay", 2, "seat"),
    e.ZombieBeaten: Deed("tale-beat", 5, "seat", together="tale-all-beat"),
    e.ZombiesBurned: Deed("tale-burn", 5, "seat"),
    e.LifeLost: Deed("tale-lose-life", 6, "seat"),
    e.CardPlayed: played,
    e.ItemUsed: Deed("tale-use", 3, "seat", gather=names("kind", "card", said="tale-title")),
    e.TurnSkipped: Deed("tale-miss-turn", 5, "seat", gather=skipped),
    e.PawnSent: Deed("tale-sent", 4, "seat"),
    e.ItemTaken: Deed("tale-lose-item", 4, "seat", gather=names("kind", "card", said="tale-title")),
    e.BulletsLost: Deed("tale-lose-bullets", 4, "seat", gather=total("count")),
    e.TrophiesRisked: Deed("tale-lose-trophies", 5, "seat", gather=risked),
    e.TokenTaken: Deed("tale-pick-up", 1, "seat"),
}

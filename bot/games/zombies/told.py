"""What was done at a table of Zombies!!!, in short sentences; a fight or a herd is one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.games.zombies.naming import Naming
from engine.core.event import Event
from engine.zombies import events as e

FIGHT = (
    e.CombatRolled, e.BulletsSpent, e.LifeLost, e.FirstAidUsed, e.ZombieBeaten, e.PlayerDied,
    e.ItemGone, e.PawnWalked, e.TokenTaken, e.TokenLeft,
)  # fmt: skip
"""What one walk or fight consists of."""
SILENT = (e.TurnFinished, e.TownWon)
"""What follows says it: the next turn, or the end's own message."""


def tell(names: Naming, events: Sequence[Event]) -> list[str]:
    """The lines, in order."""
    told: list[str] = []
    left = [one for one in events if not isinstance(one, SILENT)]
    while left:
        count = max(_run(left, e.ZombieMoved), _one_leg(left), 1)
        told.append(_line(names, left[:count]))
        left = left[count:]
    return told


def _one_leg(events: Sequence[Event]) -> int:
    """A walk as far as its next fight, with the fight; or a fight alone."""
    further = _run(events[1:], *(one for one in FIGHT if one is not e.PawnWalked))
    return 1 + further if isinstance(events[0], FIGHT) else 0


def _run(events: Sequence[Event], *kinds: type[Event]) -> int:
    """How many events at the beginning are of these kinds."""
    for at, one in enumerate(events):
        if not isinstance(one, kinds):
            return at
    return len(events)


def _line(names: Naming, events: Sequence[Event]) -> str:
    herded = [one for one in events if isinstance(one, e.ZombieMoved)]
    if herded:
        steps = [names.say("town-step", start=one.frm, end=one.to) for one in herded]
        return names.say("town-zombies-moved", moves=", ".join(steps))
    return " ".join(SENTENCES[type(one)](names, one) for one in events)


def _of_player(key: str, *fields: str) -> Callable[[Naming, Any], str]:
    """A sentence about a seat with plain values of the event."""
    return lambda names, one: names.say(
        key, player=names.player(one.seat), **{name: getattr(one, name) for name in fields}
    )


def _of_card(key: str, *fields: str) -> Callable[[Naming, Any], str]:
    """A sentence about a seat and a card."""
    return lambda names, one: names.say(
        key,
        player=names.player(one.seat),
        card=names.card(one.kind),
        **{name: getattr(one, name) for name in fields},
    )


# ------------------------------------------------------------ tiles


def _founded(names: Naming, one: e.TownFounded) -> str:
    seats = names.all_of(names.player(seat) for seat in one.seats)
    return names.say("town-seats", seats=seats, helipad=one.helipad)


def _skipped(names: Naming, one: e.TurnSkipped) -> str:
    card = names.card("hysterical-paralysis")
    by = names.player(one.by)
    return names.say("town-turn-skipped", player=names.player(one.seat), by=by, card=card)


def _drawn(names: Naming, one: e.TileDrawn) -> str:
    tile, player = names.tile(one.kind), names.player(one.layer)
    return names.say("town-tile-drawn", tile=tile, player=player)


def _laid(names: Naming, one: e.TileLaid) -> str:
    counts = {
        "town-some-zombies": one.zombies,
        "town-some-life": one.life,
        "town-some-bullets": one.bullets,
    }
    what = [names.say(key, count=count) for key, count in counts.items() if count]
    return names.say(
        "town-tile-laid",
        player=names.player(one.seat),
        tile=names.tile(one.kind),
        number=one.number,
        what=names.all_of(what),
        short=one.short,
        **{"with": "some" if what else "none"},
    )


def _lost(names: Naming, one: e.TileLost) -> str:
    back = "yes" if one.back else "no"
    return names.say("town-tile-lost", tile=names.tile(one.kind), back=back)


def _closed(names: Naming, one: e.TownClosed) -> str:
    escape = "yes" if one.escape else "no"
    return names.say("town-closed", player=names.player(one.seat), escape=escape)


# ------------------------------------------------------------ fights


def _combat(names: Naming, one: e.CombatRolled) -> str:
    roll = str(one.die)
    if one.bonus:
        roll = names.say("town-bonus", die=one.die, bonus=one.bonus, sum=one.die + one.bonus)
    player = names.player(one.seat)
    return names.say("town-combat-rolled", player=player, square=one.square, roll=roll)


def _bullets_spent(names: Naming, one: e.BulletsSpent) -> str:
    player = names.player(one.seat)
    if one.why in names.content.cards:
        card = names.card(one.why)
        return names.say("town-bullets-mend", player=player, count=one.count, card=card)
    return names.say("town-bullets-spent", player=player, count=one.count)


def _life_lost(names: Naming, one: e.LifeLost) -> str:
    by_card = one.why in names.content.cards
    return names.say(
        "town-life-lost",
        player=names.player(one.seat),
        left=one.left,
        card="some" if by_card else "none",
        name=names.card(one.why) if by_card else "",
    )


def _died(names: Naming, one: e.PlayerDied) -> str:
    return names.say(
        "town-died",
        player=names.player(one.seat),
        lost=one.trophies_lost,
        items="some" if one.items_lost else "none",
        names=names.cards(one.items_lost),
    )


# ------------------------------------------------------------ cards


def _played(names: Naming, one: e.CardPlayed) -> str:
    player, card = names.player(one.seat), names.card(one.kind)
    known = names.content.cards.get(one.kind)
    if known is not None and known.sort == "item":
        return names.say("town-item-laid", player=player, card=card)
    return names.say(
        "town-card-played",
        player=player,
        card=card,
        target="some" if one.target else "none",
        name=names.player(one.target),
        use=one.use or "none",
    )


def _seen(names: Naming, one: e.CardsSeen) -> str:
    return names.say("town-cards-seen", cards=names.cards(one.kinds))


def _taken(names: Naming, one: e.ItemTaken) -> str:
    player, by = names.player(one.seat), names.player(one.by)
    return names.say("town-item-taken", player=player, item=names.card(one.kind), by=by)


def _bullets_lost(names: Naming, one: e.BulletsLost) -> str:
    player, by = names.player(one.seat), names.player(one.by)
    return names.say("town-bullets-lost", player=player, count=one.count, by=by)


def _sent(names: Naming, one: e.PawnSent) -> str:
    player, by = names.player(one.seat), names.player(one.by)
    return names.say("town-pawn-sent", player=player, by=by, square=one.to)


def _doubted(names: Naming, one: e.TrophiesDoubted) -> str:
    dice = ", ".join(str(die) for die in one.dice)
    return names.say("town-trophies-doubted", player=names.player(one.seat), dice=dice)


def _risked(names: Naming, one: e.TrophiesRisked) -> str:
    dice = ", ".join(str(die) for die in one.dice)
    player = names.player(one.seat)
    return names.say("town-trophies-risked", player=player, dice=dice, lost=one.lost)


def _placed(names: Naming, one: e.ZombiesPlaced) -> str:
    count, squares = len(one.squares), names.all_of(one.squares)
    return names.say("town-zombies-placed", card=names.card(one.kind), count=count, squares=squares)


def _burned(names: Naming, one: e.ZombiesBurned) -> str:
    return names.say(
        "town-zombies-burned",
        player=names.player(one.seat),
        count=len(one.squares),
        squares=names.all_of(one.squares),
        trophies=one.trophies,
    )


def _effect(names: Naming, one: e.EffectBegan) -> str:
    player, by = names.player(one.seat), names.player(one.by)
    return names.say("town-effect-began", player=player, card=names.card(one.kind), by=by)


def _waived(names: Naming, one: e.WindowsWaived) -> str:
    key = "town-waives" if one.waives else "town-waives-no-more"
    return names.say(key, player=names.player(one.seat))


# ------------------------------------------------------------ walking


def _moved(names: Naming, one: e.MovementRolled) -> str:
    player = names.player(one.seat)
    if not one.die:
        return names.say("town-movement-given", player=player, squares=one.squares)
    return names.say("town-movement-rolled", player=player, die=one.die, squares=one.squares)


def _walked(names: Naming, one: e.PawnWalked) -> str:
    way = one.path[0]
    for square in one.path[1:]:
        way = names.say("town-step", start=way, end=square)
    return names.say("town-walked", player=names.player(one.seat), way=way)


def _token(names: Naming, one: e.TokenTaken) -> str:
    return names.say(f"town-token-{one.kind}", player=names.player(one.seat))


SENTENCES: dict[type[Event], Callable[[Naming, Any], str]] = {
    e.TownFounded: _founded,
    e.TurnBegan: _of_player("town-turn-began", "round"),
    e.TurnSkipped: _skipped,
    e.CameBack: _of_player("town-came-back", "life", "bullets"),
    e.TileDrawn: _drawn,
    e.TileLaid: _laid,
    e.TileLost: _lost,
    e.TownClosed: _closed,
    e.CombatRolled: _combat,
    e.BulletsSpent: _bullets_spent,
    e.LifeLost: _life_lost,
    e.FirstAidUsed: _of_player("town-first-aid"),
    e.ZombieBeaten: _of_player("town-zombie-beaten", "trophies"),
    e.PlayerDied: _died,
    e.CardsDrawn: _of_player("town-cards-drawn", "count"),
    e.CardsSeen: _seen,
    e.EventDeckReshuffled: lambda names, one: names.say("town-deck-reshuffled", cards=one.cards),
    e.CardPlayed: _played,
    e.ItemUsed: _of_card("town-item-used"),
    e.ItemGone: _of_card("town-item-gone"),
    e.EventCardDiscarded: _of_card("town-card-discarded"),
    e.ItemTaken: _taken,
    e.BulletsLost: _bullets_lost,
    e.BulletsGained: _of_player("town-bullets-gained", "count"),
    e.LifeGained: _of_player("town-life-gained", "count"),
    e.PawnSent: _sent,
    e.TrophiesDoubted: _doubted,
    e.TrophiesRisked: _risked,
    e.ZombiesPlaced: _placed,
    e.ZombiesBurned: _burned,
    e.EffectBegan: _effect,
    e.SpellEnded: lambda names, one: names.say("town-spell-ended", card=names.card(one.kind)),
    e.WindowsWaived: _waived,
    e.MovementRolled: _moved,
    e.PawnWalked: _walked,
    e.TokenTaken: _token,
    e.TokenLeft: _of_player("town-token-left", "square"),
    e.ZombiesRolled: lambda names, one: names.say(
        "town-zombies-rolled",
        player=names.player(one.seat),
        die=one.die,
        count=one.can_move,
    ),
    e.ZombieMoved: lambda names, one: names.say("town-step", start=one.frm, end=one.to),
    e.ZombiesHeld: lambda names, one: names.say("town-zombies-held", player=names.player(one.by)),
}
"""One for every event that is told."""

"""Who may sit down and who leads how many: the rulebook's share, within what the mission needs."""

from __future__ import annotations

import secrets

import engine
from bot.games.zombicide.names import content_of
from bot.records import Record
from engine.content import Mission
from engine.family.setup import survivors_per_player


def mission_of(record: Record) -> Mission:
    return content_of(record).missions[record.mission]


def most_players(record: Record) -> int:
    """As many as the game has seats and the mission has survivors."""
    seats = next(one.seats[1] for one in engine.rulesets() if one.id == record.ruleset)
    allowed = mission_of(record).survivors
    return min(seats, allowed.max // (allowed.each or 1))


def shares(record: Record, players: int) -> list[int]:
    """How many survivors each player leads, in the order they sit.

    The rulebook's number for so many players; where a mission needs more or allows fewer, as even
    as can be, and who sat down first leads the odd ones.
    """
    allowed = mission_of(record).survivors
    if allowed.each:
        return [allowed.each] * players
    usual = players * survivors_per_player(content_of(record), players)
    total = min(max(usual, allowed.min), allowed.max)
    return [total // players + (place < total % players) for place in range(players)]


def dealt(record: Record) -> dict[str, list[str]]:
    """Every seat's survivors: those chosen first, the rest of the box at random."""
    counts = shares(record, len(record.seats))
    chosen = {
        seat.id: seat.figures[:count] for seat, count in zip(record.seats, counts, strict=True)
    }
    taken = {one for figures in chosen.values() for one in figures}
    free = [one for one in engine.load_content(record.ruleset).characters if one not in taken]
    secrets.SystemRandom().shuffle(free)
    for figures, count in zip(chosen.values(), counts, strict=True):
        while len(figures) < count and free:
            figures.append(free.pop())
    return chosen

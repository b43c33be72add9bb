"""Decides how many may play and how many survivors each player leads."""

from __future__ import annotations

import secrets

import engine
from bot.games.family.names import content_of
from bot.store.records import Record
from engine.family import setup
from engine.reading.mission import Mission


def mission_of(record: Record) -> Mission:
    return content_of(record).missions[record.mission]


def most_players(record: Record) -> int:
    """Return the most players that the game's seats and the mission's survivors allow."""
    seats = next(one.seats[1] for one in engine.rulesets() if one.id == record.ruleset)
    allowed = mission_of(record).survivors
    return min(seats, allowed.max // (allowed.each or 1))


def shares(record: Record, players: int) -> list[int]:
    """Return how many survivors each of `players` players leads, in the order of the seats."""
    return setup.shares(content_of(record), mission_of(record), players)


def deal_survivors(record: Record) -> dict[str, list[str]]:
    """Deal survivors to every seat: the chosen ones first, then others of the box at random."""
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

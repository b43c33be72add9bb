"""Towns whose steps pass by themselves."""

from __future__ import annotations

from typing import Any

from tests.zombies.town import Course, town

STREET = "town-square straight@1 straight@1"
HANDS = {"ann": ["shotgun", "fear"], "bo": ["fear", "zombie-master"], "cleo": ["zombie-master"]}


def brisk(tiles: str = STREET, squares: str = "1E=ann 1D=bo", **given: Any) -> Course:
    """A table whose steps pass; everybody waits for no card unless `waives` says otherwise."""
    known = [seat for seat in HANDS if seat in squares]
    hands = {seat: cards for seat, cards in given.pop("hands", {}).items() if seat in known}
    return town(tiles, squares, **({"tempo": "brisk", "waives": known, "hands": hands} | given))

"""A sample of missions made by chance; `python -m tests.generated 1000` makes more of them."""

from __future__ import annotations

from tests.generated import made

SAMPLE = 40
LONGEST = 2.0
"""The most seconds of processor time that reading or refusing one may take."""


def test_missions_made_by_chance_are_read_or_refused_with_words() -> None:
    found = [made(number) for number in range(SAMPLE)]

    assert 0 < sum(not one.faults for one in found) < SAMPLE
    assert all(fault.strip() for one in found for fault in one.faults)
    assert [bare for one in found for bare in one.bare] == []
    assert max(one.seconds for one in found) < LONGEST

"""A few hours of a table of each game: a small piece of what `make month` plays."""

from __future__ import annotations

from tests.bench.month import Plan, live


async def test_every_table_ends_or_waits_nobody_is_called_in_vain_and_no_move_is_lost() -> None:
    month = await live(Plan(tables=4, people=9, hours=8, seed="evening"))

    assert month.faults == []
    assert month.done["moves"] > 10
    assert month.done["calls"] > 3
    assert sum(month.became.values()) == 4

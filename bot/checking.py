"""Reads everything that is stored, to find what cannot be read."""

from __future__ import annotations

from sqlalchemy.exc import DatabaseError

import engine
from bot.store import Store


async def faults_of(store: Store) -> list[str]:
    """The faults of the database file and of every stored game, each with what to do."""
    try:
        faults = [f"The file is damaged: {line}" for line in await store.faults()]
        records = [one async for one in store.all_records()]
    except DatabaseError as error:
        return [
            f"The database cannot be read: {error.orig}. Restore a backup: graveyard db restore"
        ]
    for record in records:
        if not record.game:
            continue
        try:
            engine.load_table(record.game)
        except engine.DamagedGame as error:
            faults.append(
                f"Table {record.id} is damaged ({str(error)[:120]!r}); "
                "a moderator can use /mod restore in its channel."
            )
    return faults

"""What a table keeps beside its game is one cell with a number for its shape, votes included."""

from __future__ import annotations

import json
from typing import Any, cast

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
AT_ONCE = 500
TABLES = sa.table("tables", sa.column("id"), sa.column("state"), sa.column("vote"))
LISTS_OF_SEATS = {"away": "is_away", "stood-in": "stood_in_for", "unadvised": "wants_no_advice"}
VALUES_OF_SEATS = {
    "missed": "missed_turns",
    "holiday": "holiday_until",
    "extended": "extended_in_round",
    "offered": "offered_to",
}
PARTS = {
    "redo": {"row", "seat", "how"},
    "paused": {"asked", "at", "due", "remind"},
    "vote": {"kind", "by", "yes", "no", "until", "seat", "pace", "what", "reason", "left"},
}
"""The fields of these parts. Releases before did not mind others."""
FIELDS = {
    "pace": "pace",
    "redo": "redo",
    "paused": "pause",
    "kept-out": "kept_out",
    "over": "was_finished",
    "thread": "thread",
    "homeless": "homeless",
    "invited": "invitations",
}


def upgrade() -> None:
    """Bring every table into the new shape.

    A cell that cannot be read stays as it is. A value of the wrong type keeps its old name, which
    no field has now. So a table that was damaged still is.
    """
    op.alter_column("tables", "extras", new_column_name="state")
    database, last = op.get_bind(), 0
    cells = [sa.cast(TABLES.c[name], sa.Text).label(name) for name in ("state", "vote")]
    query = sa.select(TABLES.c.id, *cells).order_by(TABLES.c.id).limit(AT_ONCE)
    while rows := database.execute(query.where(TABLES.c.id > last)).all():
        last = rows[-1].id
        for row in rows:
            extras = _object(_read(row.state))
            if extras is not None:
                state = json.dumps(state_of(extras, _read(row.vote)))
                _write(database, row.id, state)
    op.drop_column("tables", "vote")


def downgrade() -> None:
    raise NotImplementedError("Restore the backup that was made before the migration.")


def _write(database: sa.Connection, table: int, state: str) -> None:
    cell = sa.cast(sa.literal(state), sa.JSON) if _is_server(database) else sa.literal(state)
    database.execute(TABLES.update().where(TABLES.c.id == table).values(state=cell))


def _is_server(database: sa.Connection) -> bool:
    return database.dialect.name != "sqlite"


def _read(cell: object) -> Any:
    """The value of a cell; None if it cannot be read."""
    try:
        return json.loads(cell) if isinstance(cell, str) else None
    except (ValueError, RecursionError):
        return None


def _object(value: Any) -> dict[str, Any] | None:
    return cast("dict[str, Any]", value) if isinstance(value, dict) else None


def _are_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in cast("list[Any]", value))


def state_of(extras: dict[str, Any], vote: Any) -> dict[str, Any]:
    """The state in the new shape."""
    state: dict[str, Any] = {"schema": 1}
    seats, options = dict[str, dict[str, Any]](), dict[str, Any]()
    for name, value in extras.items():
        if name in LISTS_OF_SEATS and _are_texts(value):
            for seat in value:
                seats.setdefault(seat, {})[LISTS_OF_SEATS[name]] = True
        elif name in VALUES_OF_SEATS and (values := _object(value)) is not None:
            for seat, one in values.items():
                seats.setdefault(seat, {})[VALUES_OF_SEATS[name]] = one
        elif name in FIELDS:
            state[FIELDS[name]] = _part(name, value)
        elif name in (*LISTS_OF_SEATS, *VALUES_OF_SEATS):
            state[name] = value
        elif name == "survivors" and isinstance(value, list):
            sheets = json.dumps(value, ensure_ascii=False, sort_keys=True)
            options |= {name: sheets} if value else {}
        else:
            options[name] = value
    state |= {"seats": seats} if seats else {}
    state |= {"options": options} if options else {}
    return state | ({} if vote == {} else {"vote": _part("vote", vote) or False})


def _part(name: str, value: Any) -> Any:
    """The value without fields that its part of the state does not have."""
    if name not in PARTS:
        return value
    if isinstance(value, list):
        return [_part(name, one) for one in cast("list[Any]", value)]
    found = _object(value)
    return value if found is None else {key: found[key] for key in found if key in PARTS[name]}

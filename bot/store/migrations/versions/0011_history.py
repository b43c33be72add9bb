"""Every row of the log says who did it, and what each person at the table was called then."""

from __future__ import annotations

import bz2
import json
import re
from collections.abc import Iterator
from typing import Any, cast

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
NOBODY = "nobody"
PLAYED = ("command", "answer", "interjection")
LEFT = ("left-seat", "left-server", "seat-opened", "seat-opened-why")
KICKED = ("audit-kick", "audit-kick-why")
OPEN_SEATS = {"en": "Autopilot {}", "fr": "Pilote {}"}
"""What open seats were called."""
Sitting = dict[str, tuple[str, str]]
Row = dict[str, Any]
TABLES = sa.table("tables", sa.column("id"), sa.column("language"))
SEATS = sa.table(
    "seats",
    sa.column("table_id"),
    sa.column("seat"),
    sa.column("position"),
    sa.column("name"),
    sa.column("person"),
)
LOG = sa.table(
    "log",
    sa.column("table_id"),
    sa.column("number"),
    sa.column("kind"),
    sa.column("seat"),
    sa.column("payload"),
    sa.column("person"),
    sa.column("name"),
    sa.column("autopilot"),
    sa.column("sitting"),
)
ARCHIVES = sa.table("archives", sa.column("table_id"), sa.column("cells"))


def upgrade() -> None:
    """Add the columns, and fill them for old rows as far as their log tells.

    What an old log does not tell stays empty, so that nothing is told that may be wrong.
    """
    for column in (
        sa.Column("name", sa.String(80), nullable=False, server_default=""),
        sa.Column("autopilot", sa.Boolean, nullable=False, server_default=sa.text("false")),
        sa.Column("sitting", sa.Text, nullable=False, server_default=""),
    ):
        op.add_column("log", column)
    seated = sa.text("sitting <> ''")
    op.create_index(
        "log_sitting",
        "log",
        ["table_id", "number"],
        sqlite_where=seated,
        postgresql_where=seated,
    )
    database = op.get_bind()
    names = _names(database)
    for table, language in database.execute(sa.select(TABLES.c.id, TABLES.c.language)).all():
        for number, values in _History(database, table, str(language), names).told():
            mine = (LOG.c.table_id == table, LOG.c.number == number)
            database.execute(LOG.update().where(*mine).values(**values))


def downgrade() -> None:
    raise NotImplementedError("Restore the backup that was made before the migration.")


def _names(database: sa.Connection) -> dict[str, str]:
    """What each person is called at the newest table at which they sit."""
    query = sa.select(SEATS.c.seat, SEATS.c.name, SEATS.c.person).order_by(SEATS.c.table_id)
    return {
        str(row.person or row.seat): str(row.name)
        for row in database.execute(query)
        if row.person != NOBODY
    }


class _History:
    """Follows the people at one table through its log."""

    def __init__(
        self, database: sa.Connection, table: int, language: str, names: dict[str, str]
    ) -> None:
        query = sa.select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.position)
        found = database.execute(query).all()
        self.now: Sitting = {
            str(row.seat): (str(row.person or row.seat), str(row.name)) for row in found
        }
        self.names = names | dict(self.now.values())
        self.names.pop(NOBODY, None)
        self.open = OPEN_SEATS.get(language, OPEN_SEATS["en"])
        self.rows = _rows(database, table)

    def told(self) -> Iterator[tuple[int, Row]]:
        """The numbers of rows, each with the values of its new columns."""
        steps = list(self._steps())
        last = steps[-1][1] if steps else {}
        # A seat whose log does not lead to the person who has it now has a gap in its log.
        lost = {
            seat for seat, (person, _) in self.now.items() if last.get(seat, ("",))[0] != person
        }
        before: Sitting = {}
        for row, sitting in steps:
            known = {seat: ("", "") if seat in lost else holder for seat, holder in sitting.items()}
            values: Row = {} if known == before else {"sitting": json.dumps(known)}
            before = known
            person = str(row["person"] or "")
            if row["kind"] in PLAYED and row["seat"] not in lost:
                holder = sitting.get(str(row["seat"]), ("", ""))[0]
                # Nobody but the person who sits there can play for a seat.
                values |= {"autopilot": True} if person != holder else {}
            if person and not values.get("autopilot") and person in self.names:
                values["name"] = self.names[person]
            if values:
                yield int(row["number"]), values

    def _steps(self) -> Iterator[tuple[Row, Sitting]]:
        """Each row from the start on, with the people who sat there from then on."""
        sitting: Sitting = {}
        for row in self.rows:
            payload = row["payload"]
            if row["kind"] == "start" and isinstance(payload.get("seats"), dict):
                sitting = {str(seat): self._person(str(seat)) for seat in payload["seats"]}
            elif row["kind"] == "note" and sitting:
                sitting = {**sitting, **self._changed(row, payload, sitting)}
            if sitting:
                yield row, sitting

    def _changed(self, row: Row, payload: Row, sitting: Sitting) -> Sitting:
        key, seat = payload.get("key"), str(row["seat"])
        if key == "took-seat" and seat in sitting and row["person"]:
            return {seat: self._person(str(row["person"]))}
        if key in LEFT and seat in sitting:
            return self._opened(seat, sitting)
        whom = _mentioned(payload.get("whom"))
        if key in KICKED:
            at = next((one for one, (person, _) in sitting.items() if person == whom), None)
            return {} if at is None else self._opened(at, sitting)
        if key == "audit-seat" and whom:
            former = _mentioned(payload.get("former"))
            at = next((one for one, held in sitting.items() if former and former in held), None)
            return {} if at is None else {at: self._person(whom)}
        return {}

    def _person(self, person: str) -> tuple[str, str]:
        """A person with their name; one who was taken out is nobody, with the name put there."""
        if not re.fullmatch("[0-9]+", person):
            held = self.now.get(person, (NOBODY, ""))
            return NOBODY, held[1] if held[0] == NOBODY else ""
        return person, self.names.get(person, "")

    def _opened(self, seat: str, sitting: Sitting) -> Sitting:
        taken = {name for one, (_, name) in sitting.items() if one != seat}
        free = (self.open.format(number) for number in range(1, 100))
        return {seat: (NOBODY, next(name for name in free if name not in taken))}


def _mentioned(text: Any) -> str:
    """The id in a mention, or the name of an open seat."""
    return str(text or "").removeprefix("<@").removesuffix(">")


def _rows(database: sa.Connection, table: int) -> list[Row]:
    """The rows of a table with the payloads that its archive holds; one that cannot be read is
    empty.
    """
    columns = (LOG.c.number, LOG.c.kind, LOG.c.seat, LOG.c.person)
    query = sa.select(*columns, sa.cast(LOG.c.payload, sa.Text).label("payload"))
    query = query.where(LOG.c.table_id == table).order_by(LOG.c.number)
    packed = _packed(database, table)
    found: list[Row] = []
    for row in database.execute(query).mappings():
        payload = packed.get(str(row["number"]), _read(row["payload"]))
        found.append({**row, "payload": payload if isinstance(payload, dict) else {}})
    return found


def _packed(database: sa.Connection, table: int) -> dict[str, Any]:
    """The payloads in a table's archive, by the number of the row."""
    query = sa.select(ARCHIVES.c.cells).where(ARCHIVES.c.table_id == table)
    cells = database.execute(query).scalar()
    if cells is None:
        return {}
    try:
        kept = json.loads(bz2.decompress(cells))
        return {number: payload for number, (payload, *_) in kept.items()}
    except (OSError, ValueError, TypeError, AttributeError):
        return {}


def _read(cell: object) -> Any:
    try:
        return json.loads(cast("str", cell))
    except (ValueError, TypeError, RecursionError):
        return None

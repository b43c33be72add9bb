"""Define the tables of the store for SQLAlchemy Core."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
    true,
)

from bot.store.cells import JsonCell

HEAD = "0015"
"""The newest migration; a test compares it with the scripts."""

METADATA = MetaData()
_live = text("stage IN ('lobby', 'playing')")
_waits, _reminds = text("due > 0"), text("remind > 0")
_untold = text("told < last")
_turns = text("turns > 0")
_seated = text("sitting <> ''")

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("ruleset", String(40), nullable=False),
    Column("mission", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("stage", String(12), nullable=False),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("told", Integer, nullable=False),
    Column("talk", JsonCell, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("state", JsonCell, nullable=False),
    Column("asked", String(120), nullable=False, server_default=""),
    Column("due", BigInteger, nullable=False, server_default="0"),
    Column("remind", BigInteger, nullable=False, server_default="0"),
    Index(
        "one_live_table_a_channel",
        "channel",
        unique=True,
        sqlite_where=_live,
        postgresql_where=_live,
    ),
    Index("tables_of_channel", "channel"),
    Index("tables_due", "due", sqlite_where=_waits, postgresql_where=_waits),
    Index("tables_remind", "remind", sqlite_where=_reminds, postgresql_where=_reminds),
    Index("tables_untold", "changed", sqlite_where=_untold, postgresql_where=_untold),
)
SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(24), primary_key=True),
    Column("position", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("figures", JsonCell, nullable=False),
    Column("person", String(24), nullable=False, server_default=""),
    Index("seats_of_person", "person", "seat"),
)
LOG = Table(
    "log",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", String(24), nullable=False),
    Column("command", Integer, nullable=False),
    Column("payload", JsonCell, nullable=False),
    Column("events", JsonCell, nullable=False),
    Column("draws", JsonCell, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String(24), nullable=False, server_default=""),
    Column("name", String(80), nullable=False, server_default=""),
    Column("autopilot", Boolean, nullable=False, server_default=text("false")),
    Column("sitting", Text, nullable=False, server_default=""),
    Index("log_sitting", "table_id", "number", sqlite_where=_seated, postgresql_where=_seated),
)
SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("round", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("aside", Integer, nullable=False, server_default="0"),
)
ARCHIVES = Table(
    "archives",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("last", Integer, nullable=False),
    Column("cells", LargeBinary, nullable=False),
)
DONE = Table(
    "done_interactions",
    METADATA,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", Integer, nullable=False),
    Column("reply", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
PROMISES = Table(
    "promises",
    METADATA,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("token", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("guild", BigInteger, nullable=False, server_default="0"),
    Column("at", BigInteger, nullable=False),
)
AUDIT = Table(
    "audit",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", Integer, nullable=False),
    Column("person", String(24), nullable=False),
    Column("what", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("details", JsonCell, nullable=False, server_default="{}"),
)
SETTINGS = Table(
    "settings",
    METADATA,
    Column("key", String(80), primary_key=True),
    Column("value", Text, nullable=False),
)
MISSIONS = Table(
    "guild_missions",
    METADATA,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("mission", String(40), primary_key=True),
    Column("ruleset", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("by", String(24), nullable=False),
    Column("at", BigInteger, nullable=False),
)
SURVIVORS = Table(
    "guild_survivors",
    METADATA,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("survivor", String(40), primary_key=True),
    Column("ruleset", String(40), nullable=False),
    Column("sheet", JsonCell, nullable=False),
    Column("by", String(24), nullable=False),
    Column("at", BigInteger, nullable=False),
)
PEOPLE = Table(
    "people",
    METADATA,
    Column("person", String(24), primary_key=True),
    Column("zone", String(40), nullable=False),
    Column("quiet", String(11), nullable=False),
    Column("holiday_from", String(10), nullable=False),
    Column("holiday_until", String(10), nullable=False),
    Column("turns", BigInteger, nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("taught", String(200), nullable=False, server_default=""),
    Index("people_turns", "turns", sqlite_where=_turns, postgresql_where=_turns),
)
GUILDS = Table(
    "guilds",
    METADATA,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("channels", JsonCell, nullable=False),
    Column("roles", JsonCell, nullable=False),
    Column("openers", String(12), nullable=False),
    Column("language", String(8), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("most", Integer, nullable=False),
    Column("challenge", BigInteger, nullable=False, server_default="0"),
)
GUILD_COMMANDS = Table(
    "guild_commands",
    METADATA,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("games", JsonCell, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("ids", JsonCell, nullable=False),
    Column("trouble", String(8), nullable=False),
)
CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("week", String(8), primary_key=True),
    Column("ruleset", String(40), nullable=False),
    Column("mission", String(40), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("opens", BigInteger, nullable=False),
    Column("closes", BigInteger, nullable=False),
    Column("is_over", Boolean, nullable=False),
    Column("par", JsonCell, nullable=False),
)
ENTRIES = Table(
    "challenge_entries",
    METADATA,
    Column("week", String(8), ForeignKey("challenges.week"), primary_key=True),
    Column("person", String(120), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("table_id", Integer, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("everywhere", Boolean, nullable=False),
    Column("figures", JsonCell, nullable=False),
    Index("entries_of_table", "table_id"),
)
RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("ruleset", String(40), nullable=False),
    Column("mission", String(40), nullable=False),
    Column("won", Boolean, nullable=False),
    Column("kills", Integer, nullable=False),
    Column("dice", Integer, nullable=False),
    Column("pips", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("waited", Integer, nullable=False),
    Column("stood_in", Integer, nullable=False),
    Column("rounds", Integer, nullable=False, server_default="0"),
    Column("actions", Integer, nullable=False, server_default="0"),
    Column("wounds", Integer, nullable=False, server_default="0"),
    Column("deaths", Integer, nullable=False, server_default="0"),
    Column("rescued", Integer, nullable=False, server_default="0"),
    Column("led", JsonCell, nullable=False, server_default="{}"),
    Column("feats", JsonCell, nullable=False, server_default="[]"),
    Column("edition", Integer, nullable=False, server_default="0"),
    Index("results_of_person", "person"),
    Index("results_of_guild", "guild", "person"),
)

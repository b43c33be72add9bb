"""Draws the boards of running games after a start, while nobody waits.

Afterwards the parts that all pictures of a game share are cached: its colours, the background of
its board and the small pictures on it. So the first person who asks for a picture waits less.
"""

from __future__ import annotations

from functools import partial

from sqlalchemy import func, select

from bot.base.log import log
from bot.base.pictures import Pictures
from bot.kit.terms import Viewpoint
from bot.store.schema import TABLES
from bot.table.tables import Tables

MOST_BOARDS = 64
"""The most missions whose boards are drawn in advance; those played last come first."""


async def draw_running_boards(tables: Tables, pictures: Pictures) -> None:
    """Draw one running game of each mission, and show the pictures to nobody.

    A game that cannot be drawn is logged and left out.
    """
    store = tables.store
    newest = func.max(TABLES.c.id)
    ours = TABLES.c.stage == "playing", store.shard.of(TABLES.c.guild)
    missions = select(newest).where(*ours).group_by(TABLES.c.ruleset, TABLES.c.mission)
    query = select(TABLES.c.id, TABLES.c.channel).where(TABLES.c.id.in_(missions))
    for row in await store.ask(query.order_by(TABLES.c.changed.desc()).limit(MOST_BOARDS)):
        try:
            await _draw(tables, pictures, row.channel)
        except Exception as error:
            log().warning("not-drawn-ahead", table=row.id, error=type(error).__name__)


async def _draw(tables: Tables, pictures: Pictures, channel: int) -> None:
    async with tables.at(channel) as table:
        if not table.runs:
            return
        record, presenter = table.record, table.kit.presenter
        view = table.game.view()
    viewpoint = Viewpoint(view, record.language, record.names, record.theme)
    for draw in (presenter.round, presenter.board):
        await pictures.draw_behind(partial(draw, viewpoint), record.id)

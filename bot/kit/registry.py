"""The games that can be played, each behind the kit that the rest of the bot speaks to."""

from __future__ import annotations

from functools import cache
from importlib import import_module

import engine
from bot.base.errors import UserError
from bot.kit.bot_kit import BotKit
from bot.kit.chair import Chair
from bot.store.records import Game, Record


@cache
def kit_of(ruleset: str) -> BotKit:
    """The kit of a game: `KIT` of the module `kit` in the package that is called like it.

    Raises UserError for a game that this release does not play.
    """
    if ruleset not in {one.id for one in engine.rulesets()}:
        raise UserError("damaged-here")
    found: BotKit = import_module(f"bot.games.{ruleset.replace('-', '_')}.kit").KIT
    return found


def chair_at(record: Record, game: Game, language: str = "") -> Chair:
    """The chair of the seat that reads the record; without a language in that of the table."""
    speak = kit_of(record.ruleset).speech
    return Chair(record, game, language or record.language, record.names, speak)


def kits() -> list[BotKit]:
    """Those of all games that this release plays, the first one first."""
    return [kit_of(one.id) for one in engine.rulesets()]


def parts() -> list[object]:
    """Of every kit what is called to draw."""
    drawing = [(kit.presenter, kit.presenter.painter, kit.lobby) for kit in kits()]
    return [part for parts in drawing for part in parts]


def mission_name(record: Record, language: str) -> str:
    """What is played at a table; the stored id of the mission where the table is damaged."""
    if record.damage:
        return record.mission or "?"
    return kit_of(record.ruleset).lobby.mission_name(record, language)

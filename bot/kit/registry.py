"""Finds the kit of each game that this release plays."""

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
    """Return the kit of a game: the constant `KIT` in the module `kit` of the game's package.

    Raises UserError for a game that this release does not play.
    """
    if ruleset not in {one.id for one in engine.rulesets()}:
        raise UserError("damaged-here")
    found: BotKit = import_module(f"bot.games.{ruleset.replace('-', '_')}.kit").KIT
    return found


def chair_at(record: Record, game: Game, language: str = "") -> Chair:
    """Return the chair of the seat `record.reader` at a table; an empty `reader` is a spectator.

    Without `language`, the chair has the table's language. Raises UserError for a game that this
    release does not play.
    """
    speak = kit_of(record.ruleset).speech
    return Chair(record, game, language or record.language, record.names, speak)


def kits() -> list[BotKit]:
    """Return the kits of all games that this release plays, in the order of `engine.rulesets`."""
    return [kit_of(one.id) for one in engine.rulesets()]


def parts() -> list[object]:
    """Return the presenter, painter and lobby of every game, whose methods run in worker
    processes.
    """
    drawing = [(kit.presenter, kit.presenter.painter, kit.lobby) for kit in kits()]
    return [part for parts in drawing for part in parts]


def mission_name(record: Record, language: str) -> str:
    """Return the name of the mission that a table plays; its stored id if the table is damaged."""
    if record.damage:
        return record.mission or "?"
    return kit_of(record.ruleset).lobby.mission_name(record, language)

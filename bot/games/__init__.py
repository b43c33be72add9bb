"""The games that can be played, each behind the face that the rest of the bot speaks to."""

from __future__ import annotations

from functools import cache
from importlib import import_module

import engine
from bot.declined import Declined
from bot.games.face import Face


@cache
def face_of(ruleset: str) -> Face:
    """The face of a game: `FACE` of the module `face` in the package that is called like it.

    Raises Declined for a game that this release does not play.
    """
    if ruleset not in {one.id for one in engine.rulesets()}:
        raise Declined("damaged-here")
    found: Face = import_module(f"bot.games.{ruleset.replace('-', '_')}.face").FACE
    return found


def faces() -> list[Face]:
    """Those of all games that this release plays, the first one first."""
    return [face_of(one.id) for one in engine.rulesets()]

"""Says in French or English what the engine tells in ids: events, refusals, questions, commands."""

from bot.games.zombicide.narrate.narrator import Narrator

__all__ = ["Narrator"]

"""How the bot itself refuses a request; the rules refuse with `engine.Refusal`."""

from __future__ import annotations


class UserError(Exception):
    """The bot refuses a request.

    `key` names the sentence that the person reads (`declined-<key>`), `values` fill its
    placeholders. A refusal by a rule of the game is an `engine.Refusal` instead.
    """

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(f"{key} {values!r}" if values else key)
        self.key = key
        self.values = values

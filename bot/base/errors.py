"""The ways the bot itself says no; the rules' own way is `engine.Refusal`."""

from __future__ import annotations


class UserError(Exception):
    """Not possible here or now. `key` names the sentence the person reads, `values` fill it in."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(f"{key} {values!r}" if values else key)
        self.key = key
        self.values = values

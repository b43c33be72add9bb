"""How a state is written and read: JSON, the same bytes for the same state.

What comes from outside is checked field by field and names what is wrong. What a table wrote a
moment ago and reads again, for an undo or to rerun a command, needs no second check: that takes a
third of the time.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec
from pydantic import BaseModel, TypeAdapter

S = TypeVar("S")


def _plain(model: Any) -> object:
    """What of a state is a model of the content, such as the sheet of a custom survivor."""
    if not isinstance(model, BaseModel):
        raise NotImplementedError(f"no state holds {model!r}")
    return model.model_dump(mode="json")


def _model(kind: type[Any], plain: object) -> object:
    return kind.model_validate(plain)


class Stored(Generic[S]):
    """The stored form of a state of a type."""

    def __init__(self, kind: type[S]) -> None:
        self._checked = TypeAdapter(kind)
        self._encoder = msgspec.json.Encoder(enc_hook=_plain)
        self._decoder = msgspec.json.Decoder(kind, dec_hook=_model)

    def write(self, state: S) -> bytes:
        return self._encoder.encode(state)

    def check(self, text: str | bytes) -> S:
        """The state of a text from anywhere. Raises ValidationError where it is none."""
        return self._checked.validate_json(text)

    def read(self, written: bytes) -> S:
        """The state again that `write` made this of."""
        return self._decoder.decode(written)

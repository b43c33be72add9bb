"""Writes and reads a state as JSON; equal states give equal bytes.

Text from outside is checked field by field (`check`), with an error that names the fault. Bytes
that the table itself wrote a moment ago, for an undo or to run a command again, are read without
this check (`read`), in a third of the time.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar, cast

import msgspec
from pydantic import BaseModel, TypeAdapter

from engine.core.frozen import BUILDING

S = TypeVar("S")


def _plain(model: Any) -> object:
    """Return a content model inside a state, such as the sheet of a custom survivor, as JSON
    data.
    """
    if not isinstance(model, BaseModel):
        raise NotImplementedError(f"no state holds {model!r}")
    return model.model_dump(mode="json")


def _model(kind: type[Any], plain: object) -> object:
    return kind.model_validate(plain)


def fields_of(stored: object) -> dict[str, Any]:
    """Return the fields of a stored object before it is checked, to bring it up to date.

    Raises ValueError if it is no object.
    """
    if not isinstance(stored, dict):
        raise ValueError(f"{stored!r} should have fields")
    return cast("dict[str, Any]", stored)


class Stored(Generic[S]):
    """Writes and reads states of one type."""

    def __init__(self, kind: type[S]) -> None:
        self._checked = TypeAdapter(kind)
        self._encoder = msgspec.json.Encoder(enc_hook=_plain)
        with BUILDING:
            self._decoder = msgspec.json.Decoder(kind, dec_hook=_model)

    def write(self, state: S) -> bytes:
        """Return the state as JSON."""
        return self._encoder.encode(state)

    def check(self, text: str | bytes) -> S:
        """Read a state from untrusted text. Raises ValidationError if it is not one."""
        return self._checked.validate_json(text)

    def read(self, written: bytes) -> S:
        """Read a state that `write` returned."""
        return self._decoder.decode(written)

"""The content of the Trust Me box, read from its data files."""

from __future__ import annotations

from engine.content import content_by
from engine.trust_me.entries import TrustContent
from engine.trust_me.files import TrustReader

RULESET = "trust-me"


def box() -> TrustContent:
    """Return the content of the game; the files are read only once.

    Raises DataFaults with every fault of the files.
    """
    return content_by(TrustReader, RULESET)

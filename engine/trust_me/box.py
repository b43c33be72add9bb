"""What the box of Trust Me holds, as its data files say."""

from __future__ import annotations

from engine.content import content_by
from engine.trust_me.entries import TrustContent
from engine.trust_me.files import TrustReader

RULESET = "trust-me"


def box() -> TrustContent:
    """Its content, read once. Raises DataFaults with every fault of the files."""
    return content_by(TrustReader, RULESET)

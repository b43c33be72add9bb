"""What can be wrong with a text of a file from outside, whatever the text is for."""

from __future__ import annotations

from collections.abc import Iterator

from engine.reading.faults import Finding, Mend, Place, Where
from engine.reading.visible import one_line, unwanted


def unseen(text: str, shown: str, place: Place) -> Iterator[Finding]:
    """Yield a fault if a text has invisible characters, or only such; `shown` names the text."""
    values = {"text": shown, "field": shown}
    if signs := unwanted(text):
        mend = Mend("set", place, one_line(text)) if one_line(text) else None
        yield Finding.of("text-signs", Where(field=place), mend, **values, signs=signs[:5])
    elif not one_line(text):
        yield Finding.of("text-blank", Where(field=place), **values)


def too_long(text: str, most: int, shown: str, place: Place) -> Iterator[Finding]:
    """Yield a fault if a text has more than `most` characters; `shown` names the text."""
    if len(text) > most:
        told = {"text": shown, "field": shown, "size": len(text)}
        yield Finding.of("text-long", Where(field=place), most=most, **told)

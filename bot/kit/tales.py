"""How a chronicle tells what was done: a part of a sentence for each kind of event worth telling.

A chronicle gathers what one figure did in a round into one sentence, such as "Amy finds a pan and
opens the door". Each `Deed` gives the text of such a part. If there are too many deeds of a figure
or of a round, those with the least weight are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import engine
from bot.kit.speech import Speech

ALWAYS = 100
"""The weight of a sentence that is never left out."""
ANYTHING = "anything"
"""As `Deed.unless`: the deed is left out if the figure did anything else in the round."""
Values = Mapping[str, str | int]
Gather = Callable[[Any, Sequence[Any]], Values]
"""Takes the speech and all events of one kind by one figure; returns values for the text."""


def nothing(speech: Speech, events: Sequence[engine.Event]) -> Values:
    """Return no values: the text needs only those of the last event."""
    return {}


@dataclass(frozen=True, slots=True)
class Deed:
    """How one kind of event is told.

    `key` is the text of the part, without its subject. The text gets the values of the last such
    event of a figure in the round, the number of them as `times`, and what `gather` returns.
    """

    key: str
    weight: int
    who: str = "survivor"
    """The event's field that names the figure who did it; empty if the text is a whole sentence
    about nobody.
    """
    together: str = ""
    """The key of a sentence about several figures that did only this, with the values `who` and
    `count`.

    `count` is the number of figures. If it is empty, each figure gets a sentence.
    """
    unless: str = ""
    """The `key` of another deed, or `ANYTHING`. This deed is left out if the figure did that, too.
    """
    gather: Gather = nothing
    sums: bool = False
    """Whether all such events of a round are told only once, in the place of the last one."""


def total(field: str) -> Gather:
    """Return a `gather` that adds up a number field of the events, as the value `count`."""
    return lambda speech, events: {"count": sum(int(getattr(one, field)) for one in events)}


def names(field: str, what: str, form: str = "", said: str = "") -> Gather:
    """Return a `gather` that lists the things named by a field of the events, as the value `names`,
    and counts them as `count`.

    `what` is the kind of thing, and `form` the form of its name. `said` is the key of a text that
    each name is put into, such as quotation marks; if it is empty, names stay as they are.
    """

    def gather(speech: Speech, events: Sequence[engine.Event]) -> Values:
        forms = [speech.forms(what, str(getattr(one, field))) for one in events]
        listed = list(dict.fromkeys(one.get(form) or one[""] for one in forms))
        told = [speech.say(said, name=one) for one in listed] if said else listed
        return {"names": speech.all_of(told), "count": len(listed)}

    return gather


Deeds = Mapping[type[engine.Event], "Deed | Callable[[Any], Deed | None]"]
"""How each kind of event is told.

A function returns the deed for one event; None if this event is not told.
"""

"""A question that a rule asks people at the table; the answer is the id of an option."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from engine.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Question:
    """One question: which seats are asked, and the options they have.

    `key` names the place in the rules. `subject` is the id of the zone, survivor or card in
    question, or an empty string. `about` says what the options are, so that they can be named in a
    player's language: `survivor`, `zone`, `card`, `skill`, `seat`, `target` (a kind of zombie or a
    survivor) or `word`.
    """

    key: str
    seats: tuple[str, ...]
    options: tuple[str, ...]
    default: str
    subject: str
    about: str
    free: Callable[[str], Refusal | None] | None = field(default=None, compare=False, repr=False)
    """Set if answers other than the options are accepted too, such as any place of a plane.

    It returns the refusal of such an answer, or None, judged by the state in which the question was
    asked.
    """

    def why_not(self, option: str) -> Refusal | None:
        """Return why a free answer is refused, or None. The listed options are never refused."""
        return self.free(option) if self.free and option not in self.options else None

    def takes(self, option: str) -> bool:
        """Return whether `option` can be an answer at all: a listed option, or any text if `free`
        is set.
        """
        return option in self.options or self.free is not None

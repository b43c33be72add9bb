"""A question to people at the table: asked by a rule, answered by option id."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from engine.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, whom, and what may be answered.

    `key` is the name of a place in the rules; `subject` is the id of what it is about (a zone, a
    survivor, a card) or an empty string. `about` says what the options are, so that they can be
    named in a person's language: `survivor`, `zone`, `card`, `skill`, `seat`, `target` (a kind of
    zombie or a survivor) or `word`.
    """

    key: str
    seats: tuple[str, ...]
    options: tuple[str, ...]
    default: str
    subject: str
    about: str
    free: Callable[[str], Refusal | None] | None = field(default=None, compare=False, repr=False)
    """Where other answers than the options are taken, too, such as any place of a plane: why one is
    not. It knows the table in the state in which this is asked."""

    def why_not(self, option: str) -> Refusal | None:
        """Why a free answer is refused; None where it may be given. The options always may."""
        return self.free(option) if self.free and option not in self.options else None

    def takes(self, option: str) -> bool:
        """Whether it may be answered at all, were it not for `why_not`."""
        return option in self.options or self.free is not None

"""Simulates faults of the network or of a busy Discord when a test asks for them."""

from dataclasses import dataclass, field
from typing import Literal

What = Literal["lose", "drop", "status", "too-fast"]


@dataclass(slots=True)
class Fault:
    """A fault for the next `times` requests with this method and with `path` in their path."""

    what: What
    method: str
    path: str
    times: int
    status: int = 502
    seconds: float = 0.0
    code: int = 0
    """Discord's error code in the answer."""


@dataclass(slots=True)
class Faults:
    """The faults that are still to happen, in the order in which they were added.

    `done` counts the requests that have met a fault.
    """

    waiting: list[Fault] = field(default_factory=list[Fault])
    done: int = 0
    twice: int = 0
    """How many of the next interactions are delivered twice."""

    def lose_answer(self, method: str, path: str, *, times: int = 1, status: int = 0) -> None:
        """Do the work of the next matching requests, then close the connection without an answer.

        With a `status` (such as 502) the bot gets that instead, so discord.py retries.
        """
        self.waiting.append(Fault("lose", method, path, times, status))

    def refuse(
        self, method: str, path: str, *, status: int = 502, times: int = 1, code: int = 0
    ) -> None:
        """Answer the next matching requests with an error; nothing is done."""
        self.waiting.append(Fault("status", method, path, times, status, code=code))

    def drop(self, method: str, path: str, *, times: int = 1) -> None:
        """Close the connection of the next matching requests without an answer; nothing is done."""
        self.waiting.append(Fault("drop", method, path, times))

    def slow_down(self, method: str, path: str, *, seconds: float = 0.1, times: int = 1) -> None:
        """Answer the next matching requests with 429; nothing is done."""
        self.waiting.append(Fault("too-fast", method, path, times, seconds=seconds))

    def deliver_twice(self, times: int = 1) -> None:
        """Deliver the next interactions twice, as Discord may."""
        self.twice += times

    def take(self, method: str, path: str) -> Fault | None:
        """Return the first fault for this request, and use it up once; None if there is none."""
        for fault in self.waiting:
            if fault.method == method and fault.path in path:
                fault.times -= 1
                if fault.times == 0:
                    self.waiting.remove(fault)
                self.done += 1
                return fault
        return None

    def take_twice(self) -> bool:
        """Return whether to deliver this interaction twice; if so, lower the counter `twice`."""
        if self.twice == 0:
            return False
        self.twice -= 1
        return True

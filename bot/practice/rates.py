"""Rate limits as Discord's headers describe them: buckets of requests per window of seconds."""

import time
from collections import deque
from dataclasses import dataclass, field

from bot.practice.errors import TooFast


@dataclass(frozen=True, slots=True)
class Pace:
    """A number of requests per number of seconds."""

    requests: int
    seconds: float


MESSAGES = Pace(5, 5.0)
"""New messages in one channel. Discord publishes no limit; this one was observed for years."""
WEBHOOK = Pace(5, 2.0)
"""Answers with one interaction's token, after the first answer."""
EVERYTHING = Pace(50, 1.0)
"""All requests of the bot together, except those with an interaction's token."""


@dataclass(slots=True)
class Bucket:
    """One rate limit: counts the requests of the last `pace.seconds` seconds."""

    pace: Pace
    spent: deque[float] = field(default_factory=deque[float])

    def spend(self, now: float) -> None:
        """Count one request at `now`, in seconds.

        Raises TooFast if the window has no room for it.
        """
        self._forget(now)
        if len(self.spent) >= self.pace.requests:
            raise TooFast(self.wait(now))
        self.spent.append(now)

    def wait(self, now: float) -> float:
        """Return the seconds until the oldest request leaves the window; 0 if there is none."""
        return max(0.0, self.spent[0] + self.pace.seconds - now) if self.spent else 0.0

    def headers(self, name: str, now: float) -> dict[str, str]:
        """The headers that describe the bucket `name` at `now`."""
        self._forget(now)
        wait = self.wait(now)
        return {
            "X-RateLimit-Limit": str(self.pace.requests),
            "X-RateLimit-Remaining": str(self.pace.requests - len(self.spent)),
            "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": name,
        }

    def _forget(self, now: float) -> None:
        while self.spent and self.spent[0] + self.pace.seconds <= now:
            self.spent.popleft()


class Rates:
    """All buckets: one for each route and parameter value, and one for all requests of the bot."""

    def __init__(self, messages: Pace = MESSAGES, everything: Pace = EVERYTHING) -> None:
        self._paces = {"messages": messages, "webhook": WEBHOOK}
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._everything = Bucket(everything)

    def spend_anywhere(self) -> None:
        """Count a request under the limit for all requests.

        Raises TooFast (`everywhere`) if none is left.
        """
        try:
            self._everything.spend(time.monotonic())
        except TooFast as fast:
            raise TooFast(fast.retry_after, everywhere=True) from None

    def spend(self, route: str, kind: str, parameter: str) -> dict[str, str]:
        """Count a request in the bucket of its route; return the rate limit headers of its answer.

        `kind` is the pace (`messages`, `webhook`), `parameter` the channel or token. Raises TooFast
        if the bucket is full.
        """
        now = time.monotonic()
        bucket = self._buckets.setdefault((route, parameter), Bucket(self._paces[kind]))
        bucket.spend(now)
        return bucket.headers(_hash(route), now)

    def headers(self, route: str, parameter: str) -> dict[str, str]:
        """The headers of an answer that refuses a request because its bucket has none left."""
        bucket = self._buckets.get((route, parameter))
        return {} if bucket is None else bucket.headers(_hash(route), time.monotonic())


def _hash(route: str) -> str:
    """Return the name of a bucket: a hash, as at Discord, so that no code relies on its form."""
    return f"{sum(ord(sign) * (place + 7) for place, sign in enumerate(route)):08x}"

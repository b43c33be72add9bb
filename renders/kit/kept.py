"""What `renders` keeps for later pictures: a cache for drawings whose arguments cannot be hashed,
and a way to empty all caches.
"""

from __future__ import annotations

import functools
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from renders.kit.pen import Stamp

CACHED = type(functools.lru_cache(len))


def forget_parts() -> None:
    """Empty every cache of `renders`, as in a new process; the next pictures take longer."""
    for module in [one for name, one in sys.modules.items() if name.startswith("renders.")]:
        for value in vars(module).values():
            if isinstance(value, CACHED):
                value.cache_clear()
            elif isinstance(value, Kept):
                value.forget()


class Kept:
    """A cache of at most `most` stamps; the least recently used one is dropped first.

    Several threads may use it.
    """

    def __init__(self, most: int):
        self._most, self._lock = most, Lock()
        self._stamps: OrderedDict[Hashable, Stamp] = OrderedDict()

    def forget(self) -> None:
        """Empty the cache, as in a new process."""
        with self._lock:
            self._stamps.clear()

    def of(self, key: Hashable, make: Callable[[], Stamp]) -> Stamp:
        """The stamp of this key, made by `make` if the cache does not have it.

        The key must include everything the stamp shows.
        """
        with self._lock:
            if key in self._stamps:
                self._stamps.move_to_end(key)
                return self._stamps[key]
        stamp = make()
        with self._lock:
            self._stamps[key] = stamp
            if len(self._stamps) > self._most:
                self._stamps.popitem(last=False)
        return stamp

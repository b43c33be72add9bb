"""What the autopilot makes of a view: what it wants, where that is, who is dangerous."""

from __future__ import annotations

from functools import cached_property

from engine.spaces.plane import Point, length
from engine.trust_me.box import box
from engine.trust_me.entries import Objective
from engine.trust_me.view import AlphaView, PlayerView, View

SERVICE = ("hidden", "green", "reroll", "melee", "ranged", "survival-3", "survival-2",
           "survival-1", "stride")  # fmt: skip
"""Cells by what they are worth free, the least first; unarmed ones lose theirs."""
WISHES = ("military", "handgun", "first-aid-kit", "walkie-talkie", "cutting", "shiv", "ammo",
          "lucky-charm", "bandage", "satchel", "blunt", "throwing", "voucher")  # fmt: skip
PATIENCE = 25
"""Rounds after which one goes home with empty hands."""
BEHIND = 45
"""Millimetres from the middle of a base to a token that can be searched surely."""


class Mind:
    """One look at the table by the seat that plays."""

    def __init__(self, view: View, seat: str) -> None:
        self.view, self.seat = view, seat
        self.content = box()
        self.players: dict[str, PlayerView] = {one.seat: one for one in view.players}
        self.groups: dict[str, AlphaView] = {one.id: one for one in view.groups}
        self.me = self.players[seat]

    @cached_property
    def objective(self) -> Objective:
        return self.content.objectives[self.me.objective]

    # ------------------------------------------------------------ what it wants

    @cached_property
    def quarry(self) -> str:
        """The seat whose survivor is to die; empty for none, or once it is out."""
        if not self.objective.dead:
            return ""
        seats = self.view.seats
        step = 1 if self.objective.dead == "left" else -1
        seat = seats[(seats.index(self.seat) + step) % len(seats)]
        return seat if self.players[seat].place == "board" else ""

    @cached_property
    def unsearched(self) -> dict[str, Point]:
        """Tokens that lie where they were laid before the game began."""
        first = self.content.numbers.heap + len(self.view.seats)
        first += sum(one.sort == "resource" and one.copies.search > 0
                     for one in self.content.tokens.values())  # fmt: skip
        return {one.id: one.at for one in self.view.lying if int(one.id) <= first}

    @property
    def wants_tokens(self) -> bool:
        """Weapons are sought by who has none and must kill."""
        if self.me.progress is not None:
            return False
        return not self.quarry or not self.is_armed

    @property
    def is_armed(self) -> bool:
        kinds = [self.content.tokens[one.kind] for one in self.me.held
                 if one.slot in ("left", "right") and not one.empty]  # fmt: skip
        return any(one.weapon for one in kinds)

    @property
    def is_hopeless(self) -> bool:
        """Nothing is left to search, the hunt is too near, or it took too long already."""
        if self.me.progress is not None:
            return False
        late = 0 < self.view.hunt <= self.view.round + 1
        zombies = self.objective.zombies > self.me.zombies
        if late or self.view.round >= PATIENCE:
            return True
        return not self.unsearched and not self.quarry and not zombies

    @cached_property
    def goal(self) -> Point:
        """Home, once it is done or hopeless; else the neighbour, else the nearest token."""
        if self.me.progress is not None or self.is_hopeless:
            return self.me.community
        if self.quarry and self.is_armed:
            return self.players[self.quarry].at
        spots = sorted(self.unsearched.values(), key=lambda at: (length(self.me.at, at), at))
        if self.objective.zombies > self.me.zombies and self.is_armed and self.groups and not spots:
            return min(
                (one.at for one in self.groups.values()),
                key=lambda at: (self.gap(self.me.at, at), at),
            )
        return spots[0] if spots else self.me.community

    def to_goal(self, at: Point) -> float:
        """Millimetres that are still to go; beside a token is there."""
        away = length(at, self.goal)
        return away if self.goal == self.me.community else max(away, BEHIND)

    # ------------------------------------------------------------ what is dangerous

    def gap(self, a: Point, b: Point) -> int:
        return max(length(a, b) - self.content.numbers.base, 0)

    def danger(self, at: Point) -> float:
        """Who hunts it and could reach it; who sees it worse still."""
        found = 0.0
        for alpha in self.groups.values():
            gap, near = self.gap(at, alpha.at), self.content.numbers.horde
            if gap <= self.content.numbers.close:
                found += 14 + 2 * alpha.neutrals if alpha.prey == self.seat else 6
            elif gap <= near and alpha.prey == self.seat:
                found += 5 + alpha.neutrals
        return found

    def is_heard(self, at: Point) -> bool:
        reach = self.content.numbers.noise
        return any(not one.prey and self.gap(at, one.at) <= reach for one in self.groups.values())

    # ------------------------------------------------------------ what it is worth

    def cells_by_worth(self) -> list[str]:
        """Hands and cells, the one that is missed least first."""
        held = [self.content.tokens[one.kind] for one in self.me.held if one.kind]
        idle = [sort for sort in ("melee", "ranged") if not any(one.sort == sort for one in held)]
        order = ["outfit", *idle, *(one for one in SERVICE if one not in idle)]
        full = [one.slot for one in self.me.held]
        return [*(one for one in order if one not in full), "right", "left", *full]

    def rank_of(self, kind: str) -> int:
        if kind == "voucher" and self.spare_resource():
            return 1
        return WISHES.index(kind) if kind in WISHES else len(WISHES)

    def spare_resource(self) -> str:
        """One that the objective does not ask for, where it does not take any; to barter with."""
        wanted = self.objective
        if wanted.any or wanted.different or wanted.dead:
            return ""
        kinds = [one.id for one in self.content.tokens.values() if one.sort == "resource"]
        return next(one for one in kinds if one not in wanted.resources)

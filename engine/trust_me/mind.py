"""What the autopilot makes of a view: what it wants, where that is, who is dangerous.

It asks the rules themselves, over the table as its seat knows it (`known`): who sees a place, what
a shot loses, what a move does. Points are worth about one centimetre of the way each.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from engine.spaces.plane import Point, Polygon, crosses, length
from engine.trust_me import destinations, odds
from engine.trust_me.box import box
from engine.trust_me.commands import Move
from engine.trust_me.destinations import Effect
from engine.trust_me.entries import Objective, TokenKind
from engine.trust_me.game import CAR, Game
from engine.trust_me.known import known
from engine.trust_me.sheet import HANDS, IN_PACK, SATCHEL, open_slots
from engine.trust_me.view import AlphaView, PlayerView, View

VITAL = ("survival-3", "survival-2", "survival-1", "stride")
"""Cells that keep one alive, the one that is missed least first."""
SPARE = ("green", "reroll", "melee", "ranged")
PATIENCE = 25
"""Rounds after which one goes home with empty hands."""
BEHIND = 40
"""Millimetres from the middle of a base to what can surely be searched or seen to from there."""
HARM = ((10, 80.0), (7, 45.0), (4, 20.0), (1, 6.0))
"""What a difference of so much costs its victim."""
DEATH = 80.0
PURSUED = 7.0
"""What it costs to have a group after one, wherever it is."""
FALLBACK = 2
"""Resources that a neighbour asks for who came home alive."""


class Mind:
    """One look at the table by the seat that plays."""

    def __init__(self, view: View, seat: str) -> None:
        self.view, self.seat = view, seat
        self.content = box()
        self.players: dict[str, PlayerView] = {one.seat: one for one in view.players}
        self.groups: dict[str, AlphaView] = {one.id: one for one in view.groups}
        self.me = self.players[seat]
        self._effects: dict[Move, Effect] = {}

    @cached_property
    def game(self) -> Game:
        return known(self.view)

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
    def resources(self) -> list[str]:
        return [one.kind for one in self.me.held if one.kind and self._sort(one.kind) == "resource"]

    @property
    def is_done(self) -> bool:
        return self.me.progress is not None

    def needs(self, kind: str) -> bool:
        """Whether one more of that resource brings it nearer to its objective."""
        wanted, held = self.objective, self.resources
        if self.is_done or self._sort(kind) != "resource":
            return False
        if wanted.resources:
            return kind in wanted.resources and kind not in held
        if wanted.different:
            return kind not in held and len(set(held)) < wanted.different
        return len(held) < (wanted.any or FALLBACK)

    @property
    def has_resources(self) -> bool:
        """Nothing more to be searched for."""
        kinds = (one.id for one in self.content.tokens.values())
        return not any(self.needs(kind) for kind in kinds)

    @cached_property
    def unsearched(self) -> dict[str, Point]:
        """Tokens that lie where they were laid before the game began."""
        first = self.content.numbers.heap + len(self.view.seats)
        first += sum(one.sort == "resource" and one.copies.search > 0
                     for one in self.content.tokens.values())  # fmt: skip
        return {one.id: one.at for one in self.view.lying if int(one.id) <= first}

    @cached_property
    def wants_tokens(self) -> bool:
        """While there is something to look for, and room for it."""
        seeks = not self.has_resources or (self.fights and not self.is_armed)
        return seeks and bool(open_slots(self.game, self.seat))

    @property
    def fights(self) -> bool:
        """Whether its objective cannot be met without a weapon."""
        wanted = self.objective
        return bool(self.quarry) or wanted.loaded or wanted.zombies > self.me.zombies

    @cached_property
    def is_armed(self) -> bool:
        kinds = [self.content.tokens[one.kind] for one in self.me.held
                 if one.slot in HANDS and one.kind and not one.empty]  # fmt: skip
        return any(one.weapon for one in kinds)

    @cached_property
    def is_hopeless(self) -> bool:
        """The hunt is too near, it took too long, or nothing is left to be done."""
        if self.is_done:
            return False
        away = length(self.me.at, self.me.community) // self.content.numbers.run
        if 0 < self.view.hunt <= self.view.round + 1 + away // 3:
            return True
        if self.view.round >= PATIENCE:
            return True
        bodies = any(self._has_what_is_needed(one) for one in self.bodies)
        seeks = self.unsearched or bodies or self.partners
        if self.quarry:
            return False
        return not seeks and not self.has_resources

    @property
    def bodies(self) -> list[PlayerView]:
        return [one for one in self.view.players if one.place == "dead"]

    @cached_property
    def partners(self) -> list[str]:
        """Survivors who show something that is needed, while one has something to give."""
        if not self.spares:
            return []
        others = [one for one in self.view.players if one.seat != self.seat]
        return [
            one.seat for one in others if one.place == "board" and self._has_what_is_needed(one)
        ]

    def _has_what_is_needed(self, player: PlayerView) -> bool:
        return any(one.kind and self.needs(one.kind) for one in player.held)

    @cached_property
    def goal(self) -> Point:
        """Home, once it is done or hopeless; else the neighbour, else what is nearest and safe."""
        if self.is_done or self.is_hopeless:
            return self.me.community
        spots = [self.players[one].at for one in self.partners]
        if self.wants_tokens:
            spots += self.unsearched.values()
            spots += [one.at for one in self.bodies if self._has_what_is_needed(one)]
        if not spots and self.is_armed:
            spots = [self.players[self.quarry].at] if self.quarry else []
            hunted = self.objective.zombies > self.me.zombies
            spots += [one.at for one in self.groups.values()] if hunted else []
        if not spots:
            return self.me.community
        return min(spots, key=lambda at: (self._away(self.me.at, at) + self._dread(at), at))

    def to_goal(self, at: Point) -> float:
        """Millimetres that are still to go round the cars; near it is there."""
        away = self._away(at, self.goal)
        return away if self.goal == self.me.community else max(away, BEHIND)

    def _away(self, a: Point, b: Point) -> float:
        """Straight on, or past the nearer corner of whatever bars the way."""
        away = float(length(a, b))
        for piece in self._cars:
            if crosses(a, b, piece):
                away = max(away, min(length(a, one) + length(one, b) for one in piece.corners) + 20)
        return away

    @cached_property
    def _cars(self) -> list[Polygon]:
        """Those that hide nothing it wants: to the others it goes."""
        hiding = {one.inside for one in self.view.lying if one.id in self.unsearched}
        return [one for name, one in self.game.pieces(CAR) if name not in hiding]

    def _dread(self, at: Point) -> float:
        """A place that zombies stand near to is farther than it looks."""
        gaps = [self.gap(at, one.at) for one in self.groups.values()]
        return sum(max(0, 150 - gap) for gap in gaps)

    # ------------------------------------------------------------ what is dangerous

    def gap(self, a: Point, b: Point) -> int:
        return max(length(a, b) - self.content.numbers.base, 0)

    def effect(self, move: Move) -> Effect:
        if move not in self._effects:
            self._effects[move] = destinations.effect(self.game, self.seat, move)
        return self._effects[move]

    def harm(self, alpha: AlphaView) -> float:
        """What an attack of that group would cost on average."""
        numbers = self.content.numbers
        strength = numbers.alpha_strength + numbers.neutral_strength * alpha.neutrals
        return self.cost({strength: 1}, self.seat)

    def cost(self, attack: odds.Sums, victim: str) -> float:
        """Points of harm by an attack; the third wound is the last."""
        found = odds.less(attack, odds.defence(self.game, victim))
        wounds = self.players[victim].wounds
        total = 0.0
        for difference, ways in found.items():
            worst = next((cost for least, cost in HARM if difference >= least), 0.0)
            dies = wounds + (difference >= 4) + (difference >= 7) + (difference >= 10) > 2
            total += ways * (DEATH if dies and difference >= 4 else worst)
        return total / sum(found.values()) * (1 + 0.5 * wounds)

    def danger(self, at: Point, hunting: Iterable[str], left: int) -> float:
        """Of ending an action there with so many tokens left, while these pursue it.

        What could an attack do is asked only of groups that may make one: pursuers always may.
        """
        pursuing = set(hunting)
        return self.fear * sum(
            self.harm(alpha) * chance + PURSUED * (name in pursuing)
            for name, alpha in self.groups.items()
            if (chance := self._chance(name, at, name in pursuing, left))
        )

    @property
    def fear(self) -> float:
        """Who has done what it came for dares more: every round brings more of them."""
        return 0.4 if self.is_done else 0.8

    def _chance(self, name: str, at: Point, hunts: bool, left: int) -> float:
        """How surely that group attacks: at once, in its turn, or later."""
        gap, numbers = self.gap(at, self.groups[name].at), self.content.numbers
        if hunts and destinations.falls_upon(self.game, name, at):
            return 1.0
        if hunts:
            if gap <= numbers.horde:
                return 0.3 if left else 0.95
            return 0.3 if gap <= 2 * numbers.horde else 0.1
        return 0.1 if gap <= numbers.horde else 0.0

    @property
    def left(self) -> int:
        """Tokens that remain after the action that is to be chosen."""
        return self.me.unplaced - 1

    @cached_property
    def hunters(self) -> list[str]:
        return [name for name, one in self.groups.items() if one.prey == self.seat]

    def hears(self, at: Point, *, din: bool = False) -> list[str]:
        """Wanderers who would hear it there, and see who makes it."""
        reach = self.content.numbers.noise
        heard = [
            name
            for name, one in self.groups.items()
            if not one.prey and (din or self.gap(at, one.at) <= reach)
        ]
        return [one for one in heard if self.game.clear_sight(self.groups[one].at, self.me.at)]

    def danger_here(self, *, noise: bool = False, din: bool = False) -> float:
        heard = self.hears(self.me.at, din=din) if noise or din else []
        return self.danger(self.me.at, [*self.hunters, *heard], self.left)

    # ------------------------------------------------------------ tokens

    def _sort(self, kind: str) -> str:
        return self.content.tokens[kind].sort

    @cached_property
    def spares(self) -> list[str]:
        """Slots of resources it has no need of."""
        found: list[str] = []
        kept: list[str] = []
        for one in self.me.held:
            if one.kind and self._sort(one.kind) == "resource":
                if self._serves(one.kind, kept):
                    kept.append(one.kind)
                else:
                    found.append(one.slot)
        return found

    def _serves(self, kind: str, kept: list[str]) -> bool:
        """Whether the objective asks for it beside those."""
        wanted = self.objective
        if wanted.resources:
            return kind in wanted.resources and kind not in kept
        if wanted.different:
            return kind not in kept and len(kept) < wanted.different
        return len(kept) < (wanted.any or FALLBACK)

    def worth_of(self, kind: TokenKind, *, empty: bool = False) -> float:
        """What it is good for to this survivor."""
        if kind.sort == "resource":
            return 30.0 if kind.id in self.resources or self.needs(kind.id) else 3.0
        if kind.sort == "ranged":
            return 2.0 if empty else 9.0 + 6.0 * self.fights
        if kind.sort == "thrown":
            return 6.0 + 4.0 * (self.objective.zombies > 0)
        if kind.sort == "melee":
            return 3.0
        return OBJECTS.get(kind.id, 2.0)

    @cached_property
    def junk(self) -> list[str]:
        """Slots whose tokens cover what keeps one alive and are worth less than that."""
        found: list[str] = []
        for one in self.me.held:
            kind = self.content.tokens.get(one.kind)
            if kind and not (one.slot in HANDS and kind.weapon and not one.empty):
                worth = self.worth_of(kind, empty=one.empty)
                least = 8.0 if one.slot in VITAL else 2.5
                if worth < least and one.slot not in (*IN_PACK, SATCHEL, "outfit", "pack"):
                    found.append(one.slot)
        return found

    def slots_for(self, kind: TokenKind) -> list[str]:
        """Where such a token lies best, the best first."""
        bags = [*IN_PACK, SATCHEL, "hidden"]
        if kind.place:
            return ["fitting"]
        if kind.weapon:
            hands = ["both", "left", "right"] if kind.hands == 2 else ["right", "left"]
            return [*hands, *bags, *SPARE]
        if kind.sort == "resource":
            return [*bags, *self._spare_hands, *SPARE, *VITAL]
        # What lies in a bag is of no use.
        return [*self._spare_hands, "hidden", *SPARE]

    @property
    def _spare_hands(self) -> list[str]:
        """One hand is for things while the other is for a weapon."""
        return ["left"] if not any(one.slot in HANDS for one in self.me.held) else []

    def cells_by_worth(self) -> list[str]:
        """Hands and cells, the one that is missed least first."""
        held = [self.content.tokens[one.kind] for one in self.me.held if one.kind]
        idle = [sort for sort in ("melee", "ranged") if not any(one.sort == sort for one in held)]
        order = ["outfit", *idle, "green", "reroll", "hidden"]
        order += [one for one in ("melee", "ranged", *VITAL) if one not in idle]
        full = [one.slot for one in self.me.held]
        return [*(one for one in order if one not in full), "right", "left", *full]

    def spare_resource(self) -> str:
        """One that the objective does not ask for, where it does not take any; to barter with."""
        wanted = self.objective
        if wanted.any or wanted.different or wanted.dead:
            return ""
        kinds = [one.id for one in self.content.tokens.values() if one.sort == "resource"]
        return next(one for one in kinds if one not in wanted.resources)


OBJECTS = {
    "first-aid-kit": 9.0, "bandage": 9.0, "lucky-charm": 9.0, "backpack": 9.0, "satchel": 9.0,
    "sneakers": 9.0, "walkie-talkie": 5.0, "ammo": 5.0, "detonator": 6.0, "flare": 4.0,
    "voucher": 1.0,
}  # fmt: skip
"""What objects are worth to anybody."""

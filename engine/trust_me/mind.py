"""Judges one position for the autopilot: what its survivor wants, where to go for it, who is
dangerous.

Problem: the autopilot must weigh commands without seeing what its seat may not see. Approach: the
game is rebuilt from the seat's view (`known`), and the rules are asked over that game: who sees a
place, how much a shot loses by distance, what a move does. Invariant: gains and harm are counted in
points, and one point is worth about one centimetre of way.
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
"""Cells that keep the survivor alive; the autopilot gives them up last, in this order."""
SPARE = ("green", "reroll", "melee", "ranged")
"""Cells that the autopilot covers before those in `VITAL`, in this order."""
PATIENCE = 25
"""From this round on a survivor without its objective gives up and goes home."""
BEHIND = 40
"""The distance in millimetres from which a token can surely be searched or a figure seen.

Nearer goals count as this far away, except home.
"""
DETOUR = 20
"""Millimetres added to a way around a car, because steps seldom end exactly at its corner."""
HARM = ((10, 80.0), (7, 45.0), (4, 20.0), (1, 6.0))
"""Pairs of (least difference of attack and defence, points of harm that it does), the highest
first.
"""
DEATH = 80.0
"""Points of harm for the wound that kills."""
PURSUED = 7.0
"""Points of harm for each group that pursues the survivor, wherever it stands."""
FALLBACK = 2
"""How many resources a survivor collects if its objective does not say how many."""


class Mind:
    """The position as the autopilot of one seat judges it; computed once per view."""

    def __init__(self, view: View, seat: str) -> None:
        self.view, self.seat = view, seat
        self.content = box()
        self.players: dict[str, PlayerView] = {one.seat: one for one in view.players}
        self.groups: dict[str, AlphaView] = {one.id: one for one in view.groups}
        self.me = self.players[seat]
        self._effects: dict[Move, Effect] = {}

    @cached_property
    def game(self) -> Game:
        """The game rebuilt from what the seat can see, so that rules can be asked."""
        return known(self.view)

    @cached_property
    def objective(self) -> Objective:
        """The objective card of this seat."""
        return self.content.objectives[self.me.objective]

    # ------------------------------------------------------------ what it wants

    @cached_property
    def quarry(self) -> str:
        """The neighbouring seat whose survivor must die.

        Empty if the objective names none, or if that survivor is off the board.
        """
        if not self.objective.dead:
            return ""
        seats = self.view.seats
        step = 1 if self.objective.dead == "left" else -1
        seat = seats[(seats.index(self.seat) + step) % len(seats)]
        return seat if self.players[seat].place == "board" else ""

    @cached_property
    def resources(self) -> list[str]:
        """The kinds of the resources this survivor carries."""
        return [one.kind for one in self.me.held if one.kind and self._sort(one.kind) == "resource"]

    @property
    def is_done(self) -> bool:
        """True if the survivor has met its objective."""
        return self.me.progress is not None

    def needs(self, kind: str) -> bool:
        """Return True if one more resource of this `kind` brings the survivor nearer to its
        objective.
        """
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
        """True if the survivor needs no further resource of any kind."""
        kinds = (one.id for one in self.content.tokens.values())
        return not any(self.needs(kind) for kind in kinds)

    @cached_property
    def unsearched(self) -> dict[str, Point]:
        """Tokens that still lie where they were laid during setup, with their points on the
        board.
        """
        first = self.content.numbers.heap + len(self.view.seats)
        first += sum(one.sort == "resource" and one.copies.search > 0
                     for one in self.content.tokens.values())  # fmt: skip
        return {one.id: one.at for one in self.view.lying if int(one.id) <= first}

    @cached_property
    def wants_tokens(self) -> bool:
        """True if the survivor still needs a resource or a weapon and has a slot free for it."""
        seeks = not self.has_resources or (self.fights and not self.is_armed)
        return seeks and bool(open_slots(self.game, self.seat))

    @property
    def fights(self) -> bool:
        """True if the objective cannot be met without a weapon."""
        wanted = self.objective
        return bool(self.quarry) or wanted.loaded or wanted.zombies > self.me.zombies

    @cached_property
    def is_armed(self) -> bool:
        """True if a loaded weapon lies in a hand."""
        kinds = [self.content.tokens[one.kind] for one in self.me.held
                 if one.slot in HANDS and one.kind and not one.empty]  # fmt: skip
        return any(one.weapon for one in kinds)

    @cached_property
    def is_hopeless(self) -> bool:
        """True if it is time to give up: the hunt is near, the game is long, or there is nothing
        left to search.
        """
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
        """Players whose survivor lies dead on the board."""
        return [one for one in self.view.players if one.place == "dead"]

    @cached_property
    def partners(self) -> list[str]:
        """Seats on the board that visibly hold a needed resource; empty if this survivor has none
        to give.
        """
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
        """The point to walk to: home if done or hopeless, else the nearest safe place that helps.

        Places that help are trading partners, unsearched tokens and bodies with what is needed; an
        armed survivor without any of these goes for its quarry or for zombies.
        """
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
        """Return the way in millimetres from `at` to the goal, around cars; at least `BEHIND`
        unless the goal is home.
        """
        away = self._away(at, self.goal)
        return away if self.goal == self.me.community else max(away, BEHIND)

    def _away(self, a: Point, b: Point) -> float:
        """Return the way in millimetres from `a` to `b`.

        A car that leaves a survivor's base no room in between costs a detour past its nearest
        corner.
        """
        away = float(length(a, b))
        for around in self._around_cars:
            if crosses(a, b, around):
                detours = (length(a, one) + length(one, b) for one in around.corners)
                away = max(away, min(detours) + DETOUR)
        return away

    @cached_property
    def _around_cars(self) -> list[Polygon]:
        """Outlines of cars that no survivor's middle can enter: half a base wider on each side.

        They are a millimetre smaller, so that a survivor whose base touches a car stands outside.
        Cars with an unsearched token are left out, because the survivor walks to them.
        """
        hiding = {one.inside for one in self.view.lying if one.id in self.unsearched}
        wider = self.content.numbers.base - 2
        return [
            self.game.outline(piece, wider)
            for name, piece in self.game.state.scenery.items()
            if piece.kind == CAR and name not in hiding
        ]

    def _dread(self, at: Point) -> float:
        """Return the millimetres added to the way to `at` because groups stand within 15 cm
        of it.
        """
        gaps = [self.gap(at, one.at) for one in self.groups.values()]
        return sum(max(0, 150 - gap) for gap in gaps)

    # ------------------------------------------------------------ what is dangerous

    def gap(self, a: Point, b: Point) -> int:
        """Return the millimetres between the edges of two bases whose middles are `a` and `b`."""
        return max(length(a, b) - self.content.numbers.base, 0)

    def effect(self, move: Move) -> Effect:
        """Return what `move` does by the rules; it is computed once per move."""
        if move not in self._effects:
            self._effects[move] = destinations.effect(self.game, self.seat, move)
        return self._effects[move]

    def harm(self, alpha: AlphaView) -> float:
        """Return the average points of harm of one attack by this group."""
        numbers = self.content.numbers
        strength = numbers.alpha_strength + numbers.neutral_strength * alpha.neutrals
        return self.cost({strength: 1}, self.seat)

    def cost(self, attack: odds.Sums, victim: str) -> float:
        """Return the average points of harm that `attack` does to the survivor `victim`.

        `attack` counts the throws for each result. The third wound kills.
        """
        found = odds.less(attack, odds.defence(self.game, victim))
        wounds = self.players[victim].wounds
        total = 0.0
        for difference, ways in found.items():
            worst = next((cost for least, cost in HARM if difference >= least), 0.0)
            dies = wounds + (difference >= 4) + (difference >= 7) + (difference >= 10) > 2
            total += ways * (DEATH if dies and difference >= 4 else worst)
        return total / sum(found.values()) * (1 + 0.5 * wounds)

    def danger(self, at: Point, hunting: Iterable[str], left: int) -> float:
        """Return the points of harm to expect if an action ends at `at` while the groups `hunting`
        pursue.

        `left` is the number of tokens that are unplaced then. A group outside `hunting` counts only
        if it is near.
        """
        pursuing = set(hunting)
        return self.fear * sum(
            self.harm(alpha) * chance + PURSUED * (name in pursuing)
            for name, alpha in self.groups.items()
            if (chance := self._chance(name, at, name in pursuing, left))
        )

    @property
    def fear(self) -> float:
        """The factor for points of danger; it is lower once the objective is met.

        Waiting then only brings more zombies.
        """
        return 0.4 if self.is_done else 0.8

    def _chance(self, name: str, at: Point, hunts: bool, left: int) -> float:
        """Return the chance (0 to 1) that the group `name` attacks a survivor at `at`, now or soon.

        `hunts` is true if the group pursues it; `left` is how many tokens the survivor can still
        place.
        """
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
        """Tokens that remain unplaced after the next action."""
        return self.me.unplaced - 1

    @cached_property
    def hunters(self) -> list[str]:
        """Groups that pursue this survivor."""
        return [name for name, one in self.groups.items() if one.prey == self.seat]

    def hears(self, at: Point, *, din: bool = False) -> list[str]:
        """Return the groups without prey that would hear a noise at `at` and have a clear sight of
        this survivor.

        A `din` is heard at any distance.
        """
        reach = self.content.numbers.noise
        heard = [
            name
            for name, one in self.groups.items()
            if not one.prey and (din or self.gap(at, one.at) <= reach)
        ]
        return [one for one in heard if self.game.clear_sight(self.groups[one].at, self.me.at)]

    def danger_here(self, *, noise: bool = False, din: bool = False) -> float:
        """Return the points of harm to expect if the survivor stays in place and makes the given
        noise.
        """
        heard = self.hears(self.me.at, din=din) if noise or din else []
        return self.danger(self.me.at, [*self.hunters, *heard], self.left)

    # ------------------------------------------------------------ tokens

    def _sort(self, kind: str) -> str:
        return self.content.tokens[kind].sort

    @cached_property
    def spares(self) -> list[str]:
        """Slots that hold resources the objective does not need."""
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
        """Return True if the objective asks for `kind` in addition to the resources in `kept`."""
        wanted = self.objective
        if wanted.resources:
            return kind in wanted.resources and kind not in kept
        if wanted.different:
            return kind not in kept and len(kept) < wanted.different
        return len(kept) < (wanted.any or FALLBACK)

    def worth_of(self, kind: TokenKind, *, empty: bool = False) -> float:
        """Return the points that a token of this kind is worth to this survivor; `empty` marks an
        unloaded gun.
        """
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
        """Slots whose token is worth less than the bonus of the cell that it covers."""
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
        """Return the slots where a token of this kind may lie, the best first."""
        bags = [*IN_PACK, SATCHEL, "hidden"]
        if kind.place:
            return ["fitting"]
        if kind.weapon:
            hands = ["both", "left", "right"] if kind.hands == 2 else ["right", "left"]
            return [*hands, *bags, *SPARE]
        if kind.sort == "resource":
            return [*bags, *self._spare_hands, *SPARE, *VITAL]
        # An object in a bag has no effect, so bags are left out.
        return [*self._spare_hands, "hidden", *SPARE]

    @property
    def _spare_hands(self) -> list[str]:
        """Hands that may hold something other than a weapon: the left one if both are empty, else
        none.
        """
        return ["left"] if not any(one.slot in HANDS for one in self.me.held) else []

    def cells_by_worth(self) -> list[str]:
        """Return cells and hands in the order in which the survivor can do without them, the first
        one best.
        """
        held = [self.content.tokens[one.kind] for one in self.me.held if one.kind]
        idle = [sort for sort in ("melee", "ranged") if not any(one.sort == sort for one in held)]
        order = ["outfit", *idle, "green", "reroll", "hidden"]
        order += [one for one in ("melee", "ranged", *VITAL) if one not in idle]
        full = [one.slot for one in self.me.held]
        return [*(one for one in order if one not in full), "right", "left", *full]

    def spare_resource(self) -> str:
        """Return a kind of resource that the objective does not ask for, to trade with.

        Empty string if any resource could serve the objective.
        """
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
"""Points that each object is worth to any survivor."""

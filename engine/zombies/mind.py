"""Judges one position for the autopilot: chances of fights, distances, where a pawn should go.

Each thing worth having attracts a pawn: its worth spreads over the town and falls by a constant
factor per square, and each square keeps the highest worth that reaches it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from heapq import heapify, heappop, heappush

from engine.zombies.box import box
from engine.zombies.effects import LYING_WEAPON, SAVES_LIFE
from engine.zombies.entries import CardEffect, TownContent
from engine.zombies.view import PlayerView, View

FAR = 99.0
"""The distance of a square that cannot be reached."""
IN_THE_WAY = 2
"""How many squares each zombie on a way adds to its length."""
FADES = 0.82
"""The factor by which an attraction falls from one square to the next."""
MANY = 12
"""Higher numbers of bullets or fights count as this many, to bound the cache of chances."""
NEEDED = 4
"""The lowest die that beats a zombie; the chances below rely on it."""


@cache
def survival(life: int, bullets: int, bonus: int, fights: int) -> float:
    """Return the chance (0 to 1) to survive this many fights, if each lost roll is paid in the best
    way.

    `bonus` is added to each roll.
    """
    if fights == 0:
        return 1.0
    chance = 0.0
    for face in range(1, 7):
        missing = NEEDED - face - bonus
        if missing <= 0:
            chance += survival(life, bullets, bonus, fights - 1)
        elif life > 1 or bullets >= missing:
            chance += max(
                by_bullets(life, bullets, bonus, fights, missing),
                by_life(life, bullets, bonus, fights),
            )
    return chance / 6


def by_bullets(life: int, bullets: int, bonus: int, fights: int, missing: int) -> float:
    """Return the chance to survive the fights if this lost roll is paid with `missing` bullets."""
    return survival(life, bullets - missing, bonus, fights - 1) if bullets >= missing else 0.0


def by_life(life: int, bullets: int, bonus: int, fights: int) -> float:
    """Return the chance to survive the fights if this lost roll is paid with a life and rolled
    again.
    """
    return survival(life - 1, bullets, bonus, fights) if life > 1 else 0.0


class Mind:
    """One position as the autopilot of one seat judges it; computed once and used for all
    commands.
    """

    def __init__(self, view: View, seat: str) -> None:
        self.view = view
        self.seat = seat
        self.content: TownContent = box()
        self.players = {one.seat: one for one in view.players}
        self.me = self.players[seat]
        self.others = [one for one in view.players if one.seat != seat]
        self.zombies = frozenset(view.zombies)
        self.routes = {one.to: one for one in view.routes}
        self._pulls: dict[str, Mapping[str, float]] = {}

    # ------------------------------------------------------------ people

    @cached_property
    def leader(self) -> PlayerView | None:
        """The opponent who is nearest to winning; None if the seat plays alone."""
        return max(self.others, key=self.threat, default=None)

    def threat(self, player: PlayerView) -> float:
        """Return the points for how near a player is to winning."""
        return 40 * player.trophies / self.view.trophies + 30 / (1 + self.to_helipad(player.square))

    def has_item(self, player: PlayerView, kind: str) -> bool:
        """Return True if the player has an item of this kind in play."""
        return any(card.kind == kind for card in player.items)

    def best_amount(self, player: PlayerView, effect: CardEffect) -> int:
        """Return the highest amount of the player's items with this effect; 0 if there is none."""
        there = (self.content.cards[card.kind] for card in player.items)
        return max((card.amount for card in there if card.effect == effect), default=0)

    def bonus(self, player: PlayerView) -> int:
        """Return the bonus that each of the player's combat rolls is sure to get."""
        return self.best_amount(player, LYING_WEAPON) + (1 if player.shotgun else 0)

    def chance(self, player: PlayerView, fights: int) -> float:
        """Return the chance (0 to 1) that the player survives this many fights now."""
        aid = self.best_amount(player, SAVES_LIFE)
        return survival(
            player.life + aid, min(player.bullets, MANY), self.bonus(player), min(fights, MANY)
        )

    # ------------------------------------------------------------ ways

    @cached_property
    def _flight(self) -> Mapping[str, float]:
        goal = self.view.helipad
        return {} if goal is None else self._ways_to(goal)

    def to_helipad(self, square: str) -> float:
        """Return the number of squares from `square` to the helipad, plus `IN_THE_WAY` for each
        zombie on the way.

        `FAR` if there is no helipad, or no way to it.
        """
        return self._flight.get(square, FAR)

    def squares_to_helipad(self, square: str) -> float:
        """Return the number of squares from `square` to the helipad, zombies ignored; `FAR` if
        there is none or no way to it.
        """
        goal = self.view.helipad
        return FAR if goal is None else self.view.town.distances(goal).get(square, FAR)

    def steps_from(self, player: PlayerView, square: str) -> int:
        """Return the number of squares from the player's pawn to `square`; a large number if there
        is no way.
        """
        town = self.view.town
        return town.distances(player.square).get(square, len(town.squares))

    def _ways_to(self, goal: str) -> dict[str, float]:
        """Return the distance of every square to `goal`; a square with a zombie counts `IN_THE_WAY`
        more.
        """
        neighbours, slow = self.view.town.neighbours, () if self.view.truce else self.zombies
        found, rings, away = dict[str, float](), {0: [goal]}, 0
        while rings:
            for square in rings.pop(away, ()):
                if square not in found:
                    found[square] = away
                    beyond = away + 1 + (IN_THE_WAY if square in slow else 0)
                    rings.setdefault(beyond, []).extend(neighbours[square])
            away += 1
        return found

    # ------------------------------------------------------------ what attracts a pawn

    def pull(self, player: PlayerView, square: str) -> float:
        """Return the points of the best thing that attracts the player's pawn, reduced by its
        distance from `square`.
        """
        if player.seat not in self._pulls:
            self._pulls[player.seat] = self._spread(self._sources(player))
        return self._pulls[player.seat].get(square, 0.0)

    def _sources(self, player: PlayerView) -> dict[str, float]:
        """Return the points of each zombie and token for this player, by square."""
        hunts = {square: self.trophy(player) * 0.6 for square in self.zombies}
        for square, kind in self.view.tokens.items():
            hunts[square] = max(hunts.get(square, 0.0), self.token(player, kind))
        return hunts

    def trophy(self, player: PlayerView) -> float:
        """Return how many points one more trophy is worth; the more trophies, the more points."""
        return 8.0 + 8.0 * player.trophies / self.view.trophies

    def token(self, player: PlayerView, kind: str) -> float:
        """Return how many points the autopilot gives a token of this kind, for this player now."""
        if kind == "life":
            return 0.0 if player.life >= self.content.figures.life_limit else 16.0 - 2 * player.life
        return max(2.0, 9.0 - player.bullets)

    def _spread(self, sources: Mapping[str, float]) -> dict[str, float]:
        """Return, for every square, the points of the strongest source, reduced by the way to
        it.
        """
        found: dict[str, float] = {}
        neighbours = self.view.town.neighbours
        waiting = [(-worth, square) for square, worth in sources.items()]
        heapify(waiting)
        while waiting:
            worth, square = heappop(waiting)
            if square in found:
                continue
            found[square] = -worth
            for beside in neighbours[square]:
                if beside not in found:
                    heappush(waiting, (worth * FADES, beside))
        return found

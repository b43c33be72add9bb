"""The table as the rules see it, and the booklet that they ask: each holds the other.

A booklet says what its game does in its own way; the chapters ask it and name no game. It is a page
of answers: to see how two games differ, read their pages side by side. An answer stands here from
the day on which a second game gives another one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from engine.core.command import Command
from engine.core.deeds import Deed
from engine.core.dice import Dice
from engine.core.event import Event, kinds_in
from engine.core.game import Game as CoreGame
from engine.core.question import Question
from engine.family import events as shared_events
from engine.family.commands import Attack
from engine.family.entries import Attack as AttackRow
from engine.family.entries import Character, Equipment, Skill, SpawnCard
from engine.family.files import Content, FamilyFiles
from engine.family.mind import Mind, Worth
from engine.family.mission_rules import Goal, Rule
from engine.family.state import State, Survivor
from engine.family.view import View
from engine.reading.mission import CarSpec, Mission
from engine.spaces.zones import Board, Building, Ways

LEVELS = ("blue", "yellow", "orange", "red")
ENEMIES = "zombies"
"""By whom a wound is that no survivor dealt."""
Reason = Literal["seen", "noise", "shut-out", "nearest", "portal", "crowd"]
Targets = tuple[str, ...]
Change = Callable[["Game"], None]
Step = Callable[["Game"], Awaitable[None]]
Zones = tuple[str, ...]
MissionRules = Mapping[str, Rule["Game", Survivor]]
MissionGoals = Mapping[str, Goal["Game"]]


@dataclass(slots=True)
class Group:
    """The zombies of one kind in one zone; they act and split together."""

    zone: str
    kind: str
    count: int


# ------------------------------------------------------------ the table


class Game(CoreGame[State]):
    """One run over a state of the family. Only reads here; changes are in the chapters."""

    def __init__(
        self, booklet: Booklet, content: Content, state: State, seats: tuple[str, ...], dice: Dice
    ) -> None:
        super().__init__(state, seats, dice)
        self.booklet = booklet
        self.content = content
        self.mission: Mission = content.missions[state.mission]
        self.board: Board = booklet.board(content, state)

    # ------------------------------------------------------------ survivors

    def survivor(self, survivor_id: str) -> Survivor:
        return self.state.survivors[survivor_id]

    def standing(self) -> list[Survivor]:
        return [one for one in self.state.survivors.values() if one.standing]

    def escaped(self) -> list[Survivor]:
        """Those who left the board by its exit."""
        return [one for one in self.state.survivors.values() if one.escaped]

    def survivors_in(self, zone: str) -> list[Survivor]:
        return [one for one in self.state.survivors.values() if one.standing and one.zone == zone]

    def occupied_zones(self) -> frozenset[str]:
        """Zones where survivors stand."""
        return frozenset(one.zone for one in self.state.survivors.values() if one.standing)

    def of_seat(self, seat: str) -> list[Survivor]:
        return [one for one in self.standing() if one.seat == seat]

    def character(self, survivor: Survivor) -> Character:
        return self.state.guests.get(survivor.id) or self.content.characters[survivor.id]

    # ------------------------------------------------------------ cars

    def cars_in(self, zone: str) -> list[str]:
        return [one for one, car in self.state.cars.items() if car.zone == zone and not car.gone]

    def car_of(self, survivor: Survivor) -> str | None:
        """The car the survivor sits in."""
        for one, car in self.state.cars.items():
            if survivor.id in car.occupants():
                return one
        return None

    def car_spec(self, car: str) -> CarSpec:
        return next(one for one in self.mission.cars if one.id == car)

    # ------------------------------------------------------------ experience [zombicide #5]

    def level(self, survivor: Survivor) -> str:
        """The highest level whose threshold the survivor reached."""
        thresholds = self.content.figures.thresholds
        reached = [level for level in LEVELS[1:] if survivor.xp >= thresholds[level]]
        return reached[-1] if reached else "blue"

    def danger_level(self) -> str:
        """The level of the most experienced survivor still standing. [zombicide #7]"""
        levels = [LEVELS.index(self.level(one)) for one in self.standing()]
        return LEVELS[max(levels, default=0)]

    def skills(self, survivor: Survivor) -> list[Skill]:
        """What the survivor can do now, in the order in which it was gained."""
        return self.booklet.skills(self, survivor)

    # ------------------------------------------------------------ zombies

    def groups(self) -> list[Group]:
        """Every group on the board, in the board's order of zones."""
        zombies, kinds = self.state.zombies, self.content.zombies
        return [
            Group(zone, kind, zombies[zone][kind])
            for zone in self.board.zones
            if zone in zombies
            for kind in kinds
            if kind in zombies[zone]
        ]

    def groups_of(self, kind: str) -> list[Group]:
        """Those of one kind."""
        zombies = self.state.zombies
        return [
            Group(zone, kind, zombies[zone][kind])
            for zone in self.board.zones
            if zone in zombies and kind in zombies[zone]
        ]

    def zombies_in(self, zone: str) -> dict[str, int]:
        return self.state.zombies.get(zone, {})

    def zombie_count(self, zone: str) -> int:
        return sum(self.zombies_in(zone).values())

    def supply(self, kind: str) -> int:
        """Figures of the kind left in the box."""
        placed = sum([kinds[kind] for kinds in self.state.zombies.values() if kind in kinds])
        return self.content.zombies[kind].figures - placed - self.booklet.removed(self, kind)

    # ------------------------------------------------------------ zones

    @property
    def open_doors(self) -> frozenset[str]:
        return frozenset(self.state.open_doors)

    # ------------------------------------------------------------ cards

    def told_as(self, card: str) -> str:
        """The card as events name it: by its id, or as what it has become with another under it,
        so that a rifle and a sniper rifle are told apart."""
        return self.equipment(card).id if card in self.state.under else card

    def equipment(self, card: str) -> Equipment:
        """What the card is now: a rifle with a scope under it is a sniper rifle."""
        kind = self.content.cards[card]
        lower = self.state.under.get(card)
        if lower:
            parts = {kind, self.content.cards[lower]}
            made = [one.id for one in self.content.recipes.values() if set(one.parts) == parts]
            return self.content.equipment[made[0]]
        return self.content.equipment[kind]


# ------------------------------------------------------------ what answers are about


@dataclass(slots=True)
class Draw:
    """What draws the zombies of a zone, and where they go for it: `ways` are the next zones.

    A way that is the zone itself means staying: before a closed door, or in the noisiest zone.
    """

    reason: Reason
    targets: Targets
    noise: int
    ways: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lures:
    """What may draw zombies while they walk, and the ways that the doors let them take."""

    noise: dict[str, int]
    """Every zone with noise, in the board's order."""
    occupied: frozenset[str]
    """Zones with somebody to attack."""
    ways: Ways
    heard: dict[frozenset[str], Targets] = field(default_factory=dict[frozenset[str], Targets])
    """The zones to walk to from each region, as far as they were worked out."""


@dataclass(frozen=True, slots=True)
class Aim:
    """One roll: with which card or cards, at which zone, by which command."""

    card: str
    zone: str
    row: AttackRow
    weapons: int
    command: Attack


@dataclass(frozen=True, slots=True)
class Hits:
    """The hits of a roll at a zone; `others` are the survivors there who may be hit."""

    zone: str
    dice: int
    count: int
    damage: int
    others: tuple[str, ...]
    picked: bool = False
    """Whether the attacker picks the targets."""


def costs_nothing(game: Game, survivor: Survivor) -> None:
    pass


@dataclass(frozen=True, slots=True)
class Reroll:
    """What lets dice of an action be rolled again, once."""

    id: str
    misses: int = 0
    """So many dice that missed; 0: all dice, good ones too."""
    use: Callable[[Game, Survivor], None] = costs_nothing


@dataclass(frozen=True, slots=True)
class FamilyDeed(Deed["Game", Survivor]):
    """What a survivor does; it `begins` the survivor's turn and ends any tidying unless it
    `tidies`."""

    begins: bool = True
    tidies: bool = False
    housekeeping: bool = False
    """Alone it does not keep a turn open; a weapon made may still serve a free combat action."""


# ------------------------------------------------------------ the booklet


def none_removed(game: Game, kind: str) -> int:
    """A figure that falls goes back to the box."""
    return 0


def nothing_follows(game: Game, zone: str, kind: str) -> None:
    """Enemies may go wherever there is a way."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Booklet:
    """The answers of one game, in the order in which its rulebook asks for them."""

    id: str
    state: type[State]
    """What a table of the game remembers."""
    schema: int
    """The number of the form in which that is stored; it grows with each change of it."""
    migrate: Callable[[dict[str, object], int], dict[str, object]]
    """A stored state of an older number, brought to this one. Raises ValueError."""
    damaged: Callable[[State, Content], str | None]
    """What of the game's own state no game can reach, in words for the operator."""
    seen: Callable[[Game, View], View]
    """What everyone may know, with what only this game shows."""
    board: Callable[[Content, State], Board] = lambda content, state: content.board(state.mission)
    """The board as it lies now."""
    deeds: Mapping[type[Command], FamilyDeed]
    """Everything a survivor may do."""
    events: Mapping[str, type[Event]] = field(default_factory=lambda: kinds_in(shared_events))
    """Everything that may happen."""
    files: FamilyFiles
    """What its data files say."""

    choices: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    """What else a table may choose, each with its values; the usual one first."""
    chosen: Callable[[State, Mapping[str, str]], None] = lambda state, options: None
    """Notes what it chose. Raises Refusal for what nobody can choose."""

    mind: Callable[[View, Content], Mind]
    """What the autopilot makes of one look at the table."""
    answers: Mapping[str, Callable[[Mind, Question], str]] = field(
        default_factory=dict[str, "Callable[[Mind, Question], str]"]
    )
    """What it answers, by question; what is not here has its default."""
    worth: Mapping[type[Command], Worth]
    """What the autopilot thinks of each of them."""

    # ------------------------------------------------------------ the round

    setting_up: tuple[Change, ...]
    """What is laid out before the first round."""
    begins: Step
    """What the table decides then: who comes first, where seats have an order."""
    orders: tuple[str, ...]
    """In which order survivors may act, as the table chooses; the usual one first."""
    players_phase: tuple[Change, ...]
    """How the players' phase begins."""
    turn_begins: tuple[Callable[[Game, Survivor], None], ...] = ()
    """What happens when a survivor's turn begins."""
    afterwards: tuple[Step, ...] = ()
    """What follows by itself from whatever a survivor did."""
    enemies_phase: tuple[Step, ...]
    end_of_round: tuple[Change, ...]

    hindrance: Callable[[Game, Survivor], int]
    """Actions that it costs besides to leave the zone."""
    noise: Callable[[Game, Survivor], None] = lambda game, survivor: None
    """What a noisy deed leaves where the survivor stands."""

    # ------------------------------------------------------------ activation

    people: Callable[[Game], frozenset[str]]
    """The zones where enemies find somebody to attack."""
    prey: Callable[[Game, Group, frozenset[str]], Zones]
    """Of those the zones that a group attacks now; none where it walks."""
    victims: Callable[[Game, Zones, Sequence[str]], list[str]]
    """Who may take the next wound there, given who was struck before in the same attack."""
    struck: Callable[[Game, str, str], Awaitable[None]]
    """What the attack of one enemy of a kind does to whom the table names."""
    heard: Callable[[Game], dict[str, int]] = lambda game: {}
    """What enemies listen to: zones with how loud they are, in the board's order."""
    attracted: Callable[[Game, str, Lures], Draw]
    """Where the enemies of a zone want to go, and by which ways."""
    share_out: Callable[[Game, Group, Sequence[str], list[str]], Awaitable[dict[str, int]]]
    """How a group parts for several ways; a kind too few to do so is added to the list."""
    before_walking: tuple[Callable[[Game, Sequence[Group]], Awaitable[list[Group]]], ...] = ()
    """What groups that did not attack do before anybody walks; it returns those that are busy with
    it and do not walk."""
    entered: Callable[[Game, str, str], None] = nothing_follows
    """What follows when enemies of a kind have come into a zone, however they came there."""
    removed: Callable[[Game, str], int] = none_removed
    """How many figures of a kind are out of the game for good."""
    harm: Callable[[Game, Survivor, int, str], Awaitable[None]]
    """So many wounds, by enemies or by the survivor of that id."""

    # ------------------------------------------------------------ cards

    cards: Mapping[str, Callable[[Game, SpawnCard, str], Awaitable[None]]]
    """What each sort of card does that is drawn for a zone."""
    opened: Callable[[Game, Survivor | None, Building], Awaitable[None]]
    """What waits in a building when its first door opens; None: no survivor opened it."""

    # ------------------------------------------------------------ combat

    sight: Callable[[Game, Survivor], Mapping[str, int]] = lambda game, survivor: game.board.sight(
        survivor.zone, game.open_doors
    )
    """What a survivor sees to shoot at, with how far it is."""
    weapons: Callable[[Game, Survivor], list[str]]
    """What a survivor can attack with, as cards or as `Game.equipment` knows them."""
    bonuses: tuple[Callable[[Game, Survivor, Aim, str], int], ...]
    """What adds to `extra-dice`, `dice-bonus` and `damage-bonus`."""
    rerolls: Callable[[Game, Survivor, Aim], list[Reroll]]
    """What lets dice of an attack be rolled again."""
    picks: Callable[[Game, Survivor, Aim], bool]
    """Whether the attacker picks the targets."""
    ranks: Callable[[Game, Hits], list[list[str]]]
    """Kinds, and survivors where hits may fall on them, in the order in which they are hit."""
    toll: Callable[[Game, Hits, str], int | None]
    """How many hits kill one of the kind; None: no number does."""
    strays: Callable[[Game, Hits], int]
    """How many dice fall on others besides."""
    killed: Callable[[Game, Survivor, str, Mapping[str, int]], None]
    """What follows when a survivor has killed so many of each kind in a zone."""

    # ------------------------------------------------------------ survivors

    wounds: Callable[[Game, Survivor], int]
    """How many a survivor has."""
    health: Callable[[Game, Survivor], int]
    """How many kill."""
    heal: Callable[[Game, Survivor], None]
    """One of them goes."""
    falls: tuple[Callable[[Game, Survivor], None], ...] = ()
    """What goes with a survivor who falls."""
    skills: Callable[[Game, Survivor], list[Skill]]
    endless: Callable[[Game], bool] = lambda game: False
    """Whether experience goes on beyond red."""
    gained: tuple[Callable[[Game, Survivor, int], Awaitable[None]], ...] = ()
    """What else experience brings, given how much there was before."""
    level_reached: Callable[[Game, Survivor, str], Awaitable[None]]
    """What a level brings, once its experience is there."""

    # ------------------------------------------------------------ the end

    lost: tuple[Callable[[Game], str | None], ...]
    """Why everybody loses, in the order in which it is looked at."""

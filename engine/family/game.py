"""The table as the rules see it (`Game`), and the answers of one game to the rules (`Booklet`).

The chapters of the family hold the shared rules and name no game. For a rule that differs between
games, a chapter asks a field of `game.booklet`. To see how two games differ, compare their
booklets. A field is added on the day on which a second game needs another answer.
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
from engine.family.sensible import Blows
from engine.family.state import State, Survivor
from engine.family.view import View
from engine.reading.mission import CarSpec, Mission
from engine.spaces.zones import Board, Building, Ways

LEVELS = ("blue", "yellow", "orange", "red")
ENEMIES = "zombies"
"""The source of a wound that no survivor dealt."""
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
    """One run of a command on a state of the family.

    It only reads; the chapters change the state.
    """

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
        """Return the survivors on the board."""
        return [one for one in self.state.survivors.values() if one.standing]

    def escaped(self) -> list[Survivor]:
        """Return the survivors who left the board by the exit."""
        return [one for one in self.state.survivors.values() if one.escaped]

    def survivors_in(self, zone: str) -> list[Survivor]:
        return [one for one in self.state.survivors.values() if one.standing and one.zone == zone]

    def occupied_zones(self) -> frozenset[str]:
        """Return the zones with standing survivors."""
        return frozenset(one.zone for one in self.state.survivors.values() if one.standing)

    def of_seat(self, seat: str) -> list[Survivor]:
        """Return the survivors on the board whom the seat leads."""
        return [one for one in self.standing() if one.seat == seat]

    def character(self, survivor: Survivor) -> Character:
        """Return the survivor's sheet, custom or from the box."""
        return self.state.guests.get(survivor.id) or self.content.characters[survivor.id]

    # ------------------------------------------------------------ cars

    def cars_in(self, zone: str) -> list[str]:
        return [one for one, car in self.state.cars.items() if car.zone == zone and not car.gone]

    def car_of(self, survivor: Survivor) -> str | None:
        """Return the id of the car the survivor sits in, or None."""
        for one, car in self.state.cars.items():
            if survivor.id in car.occupants():
                return one
        return None

    def car_spec(self, car: str) -> CarSpec:
        return next(one for one in self.mission.cars if one.id == car)

    # ------------------------------------------------------------ experience [zombicide #5]

    def level(self, survivor: Survivor) -> str:
        """Return the highest level whose threshold the survivor has reached."""
        thresholds = self.content.figures.thresholds
        reached = [level for level in LEVELS[1:] if survivor.xp >= thresholds[level]]
        return reached[-1] if reached else "blue"

    def danger_level(self) -> str:
        """Return the level of the most experienced survivor still standing. [zombicide #7]"""
        levels = [LEVELS.index(self.level(one)) for one in self.standing()]
        return LEVELS[max(levels, default=0)]

    def in_danger(self, level: str) -> bool:
        """Return whether the table's danger level is `level` or a higher one."""
        return LEVELS.index(self.danger_level()) >= LEVELS.index(level)

    def skills(self, survivor: Survivor) -> list[Skill]:
        """Return the survivor's active skills, in the order in which they were gained."""
        return self.booklet.skills(self, survivor)

    # ------------------------------------------------------------ zombies

    def groups(self) -> list[Group]:
        """Return every group on the board, in the board's order of zones."""
        zombies, kinds = self.state.zombies, self.content.zombies
        return [
            Group(zone, kind, zombies[zone][kind])
            for zone in self.board.zones
            if zone in zombies
            for kind in kinds
            if kind in zombies[zone]
        ]

    def groups_of(self, kind: str) -> list[Group]:
        """Return every group of one kind, in the board's order of zones."""
        zombies = self.state.zombies
        return [
            Group(zone, kind, zombies[zone][kind])
            for zone in self.board.zones
            if zone in zombies and kind in zombies[zone]
        ]

    def zombies_in(self, zone: str) -> dict[str, int]:
        """Return the number of zombies in the zone by kind."""
        return self.state.zombies.get(zone, {})

    def zombie_count(self, zone: str) -> int:
        return sum(self.zombies_in(zone).values())

    def supply(self, kind: str) -> int:
        """Return how many figures of the kind are left in the box."""
        placed = sum([kinds[kind] for kinds in self.state.zombies.values() if kind in kinds])
        return self.content.zombies[kind].figures - placed - self.booklet.removed(self, kind)

    # ------------------------------------------------------------ zones

    @property
    def open_doors(self) -> frozenset[str]:
        return frozenset(self.state.open_doors)

    # ------------------------------------------------------------ cards

    def told_as(self, card: str) -> str:
        """Return the name of a card in events: its id, or that of the improved weapon it has
        become.

        So a rifle differs from a sniper rifle, which is a rifle with a scope.
        """
        return self.equipment(card).id if card in self.state.under else card

    def equipment(self, card: str) -> Equipment:
        """Return the equipment a card is now: a rifle with a scope under it is a sniper rifle."""
        kind = self.content.cards[card]
        lower = self.state.under.get(card)
        if lower:
            parts = {kind, self.content.cards[lower]}
            made = [one.id for one in self.content.recipes.values() if set(one.parts) == parts]
            return self.content.equipment[made[0]]
        return self.content.equipment[kind]


# ------------------------------------------------------------ arguments of the answers


@dataclass(slots=True)
class Draw:
    """Where the zombies of a zone are drawn: the reason, the targets, and the zones to enter next
    (`ways`).

    A way that is the zone itself means staying: before a closed door, or in the noisiest zone.
    """

    reason: Reason
    targets: Targets
    noise: int
    ways: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lures:
    """Everything that may draw zombies while they walk, and the ways that the open doors allow."""

    noise: dict[str, int]
    """The noise of every noisy zone, in the board's order."""
    occupied: frozenset[str]
    """Zones with somebody to attack."""
    ways: Ways
    heard: dict[frozenset[str], Targets] = field(default_factory=dict[frozenset[str], Targets])
    """Cache of the zones to which noise draws zombies, by the region of zones that open ways
    join.
    """


@dataclass(frozen=True, slots=True)
class Aim:
    """One roll of an attack: card, zone, attack row, number of weapons, and the command."""

    card: str
    zone: str
    row: AttackRow
    weapons: int
    command: Attack


@dataclass(frozen=True, slots=True)
class Hits:
    """The hits of a roll at a zone; `others` are the survivors there whom these hits may strike."""

    zone: str
    dice: int
    count: int
    damage: int
    others: tuple[str, ...]
    picked: bool = False
    """True if the attacker chooses the targets."""


def costs_nothing(game: Game, survivor: Survivor) -> None:
    """Do nothing: the source of a reroll is not used up."""


@dataclass(frozen=True, slots=True)
class Reroll:
    """A source that lets the dice of an action be rerolled once."""

    id: str
    misses: int = 0
    """The number of missed dice that are rerolled; 0 means all dice, including hits."""
    use: Callable[[Game, Survivor], None] = costs_nothing


@dataclass(frozen=True, slots=True)
class FamilyDeed(Deed["Game", Survivor]):
    """A command of a survivor with its rules.

    If `begins`, the command starts the survivor's turn. If `tidies`, it does not end a
    reorganisation of cards that is going on.
    """

    begins: bool = True
    tidies: bool = False
    housekeeping: bool = False
    """True if the command does not keep a turn open that has nothing else left.

    Such a command also does not end an offer that lapses with the next command (`deeds.at_once`).
    """


def nothing_achieved(game: Game) -> int:
    """Return 0: the game counts nothing beside objectives and goals as progress."""
    return 0


@dataclass(frozen=True, slots=True)
class Ahead:
    """How a game judges positions when it looks ahead (`engine/core/look.py`)."""

    weights: Mapping[str, float]
    """Points for one unit of each part of a position (the parts are listed in `gauge.py`)."""
    chooses: bool = False
    """True if looking ahead may replace any step that the ranking proposes; False if it may only
    replace the end of a turn. Trials showed that only one game gains from True.
    """
    achieved: Callable[[Game], int] = nothing_achieved
    """Returns how many things beside objectives and goals this game counts as progress to a goal.
    """


# ------------------------------------------------------------ answers in advance


def nobody_preferred(game: Game, options: Sequence[str]) -> str:
    """Return nothing: if the orders of several seats answer differently, the table is asked."""
    return ""


@dataclass(frozen=True, slots=True)
class Matter:
    """A matter in which seats may give standing orders (`standing.py`).

    `answer` returns the option that an order of a seat chooses, or an empty string if the seat must
    be asked all the same. `prefer` chooses among the different answers of several seats. With
    `own`, the ids of the seat's own survivors are orders, too.
    """

    id: str
    orders: tuple[str, ...]
    answer: Callable[[Game, Question, str, str], str]
    prefer: Callable[[Game, Sequence[str]], str] = nobody_preferred
    own: bool = False


Standing = Mapping[str, Matter]


# ------------------------------------------------------------ the booklet


def none_removed(game: Game, kind: str) -> int:
    """Return 0: killed figures go back to the box."""
    return 0


def nothing_follows(game: Game, zone: str, kind: str) -> None:
    """Do nothing: entering a zone has no effect in this game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Booklet:
    """The answers of one game, in the order in which its rulebook needs them."""

    id: str
    state: type[State]
    """The type of the game's state."""
    schema: int
    """The number of the stored format; it grows with each change of the state."""
    migrate: Callable[[dict[str, object], int], dict[str, object]]
    """Brings a stored state of an older number to this one. Raises ValueError."""
    damaged: Callable[[State, Content], str | None]
    """Returns a sentence for the operator if the game's own fields are impossible, else None."""
    seen: Callable[[Game, View], View]
    """Adds to the public view what only this game shows."""
    board: Callable[[Content, State], Board] = lambda content, state: content.board(state.mission)
    """Returns the board as the state has changed it."""
    deeds: Mapping[type[Command], FamilyDeed]
    """Every command of a survivor."""
    events: Mapping[str, type[Event]] = field(default_factory=lambda: kinds_in(shared_events))
    """Every event of the game."""
    files: FamilyFiles
    """The data files of the game."""

    choices: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    """Further options of a table, each with its values, the default first."""
    chosen: Callable[[State, Mapping[str, str]], None] = lambda state, options: None
    """Stores the chosen options in the state. Raises Refusal for an unknown value."""

    reshuffle: Callable[[Game], None] = lambda game: None
    """Deals anew, with the game's dice, what only this game lays face down."""

    mind: Callable[[View, Content], Mind]
    """Makes the autopilot's reading of a view."""
    answers: Mapping[str, Callable[[Mind, Question], str]] = field(
        default_factory=dict[str, "Callable[[Mind, Question], str]"]
    )
    """The autopilot's answers by the key of the question; other questions get their default
    answer.
    """
    standing: Standing = field(default_factory=dict[str, Matter])
    """For each key of a question, the matter whose standing orders may answer it."""
    worth: Mapping[type[Command], Worth]
    """The autopilot's scoring function of each command."""
    blows: Blows
    """The autopilot's judgement of attacks."""

    ahead: Ahead
    """How positions are judged when the table looks ahead."""

    # ------------------------------------------------------------ the round

    setting_up: tuple[Change, ...]
    """Setup steps before the first round."""
    begins: Step
    """Asks the decisions that the table makes after setup, such as who goes first."""
    orders: tuple[str, ...]
    """The orders of turns that the players may choose, the default first."""
    players_phase: tuple[Change, ...]
    """Steps at the start of the players' phase."""
    turn_begins: tuple[Callable[[Game, Survivor], None], ...] = ()
    """Steps at the start of a survivor's turn."""
    afterwards: tuple[Step, ...] = ()
    """Steps that follow by themselves after each command of a survivor."""
    enemies_phase: tuple[Step, ...]
    end_of_round: tuple[Change, ...]

    hindrance: Callable[[Game, Survivor], int]
    """Returns the extra actions that leaving the zone costs."""
    noise: Callable[[Game, Survivor], None] = lambda game, survivor: None
    """Adds the noise of a noisy deed in the survivor's zone."""

    # ------------------------------------------------------------ activation

    people: Callable[[Game], frozenset[str]]
    """Returns the zones where enemies find somebody to attack."""
    prey: Callable[[Game, Group, frozenset[str]], Zones]
    """Returns which of the given zones a group attacks now; none if it walks."""
    victims: Callable[[Game, Zones, Sequence[str]], list[str]]
    """Returns who in the zones may take the next wound, given who was struck in this attack."""
    struck: Callable[[Game, str, str], Awaitable[None]]
    """Applies the hit of one enemy of a kind to the chosen victim."""
    heard: Callable[[Game], dict[str, int]] = lambda game: {}
    """Returns the noise that enemies hear, by zone in the board's order."""
    attracted: Callable[[Game, str, Lures], Draw]
    """Returns where the enemies of a zone want to go, and by which ways."""
    share_out: Callable[[Game, Group, Sequence[str], list[str]], Awaitable[dict[str, int]]]
    """Divides a group over several ways; a kind with too few figures is added to the list."""
    before_walking: tuple[Callable[[Game, Sequence[Group]], Awaitable[list[Group]]], ...] = ()
    """Functions called before any enemy walks, with the groups that did not attack.

    Each returns the groups that did something else instead; these do not walk.
    """
    entered: Callable[[Game, str, str], None] = nothing_follows
    """Applies the effects of enemies of a kind that enter a zone, in whatever way."""
    removed: Callable[[Game, str], int] = none_removed
    """Returns how many figures of a kind are out of the game for good."""
    harm: Callable[[Game, Survivor, int, str], Awaitable[None]]
    """Deals wounds, by enemies (`ENEMIES`) or by the survivor with that id."""

    # ------------------------------------------------------------ cards

    cards: Mapping[str, Callable[[Game, SpawnCard, str], Awaitable[None]]]
    """The effect of each kind of spawn card that is drawn for a zone."""
    opened: Callable[[Game, Survivor | None, Building], Awaitable[None]]
    """Reveals a building when its first door opens; the survivor is None if nobody opened it."""

    # ------------------------------------------------------------ combat

    sight: Callable[[Game, Survivor], Mapping[str, int]] = lambda game, survivor: game.board.sight(
        survivor.zone, game.open_doors
    )
    """Returns the zones a survivor can shoot at, with their range in zones."""
    weapons: Callable[[Game, Survivor], list[str]]
    """Returns the weapons of a survivor, as ids of cards or other ids that `Game.equipment`
    knows.
    """
    bonuses: tuple[Callable[[Game, Survivor, Aim, str], int], ...]
    """Functions that return how much a source adds to `extra-dice`, `dice-bonus` or
    `damage-bonus`.
    """
    rerolls: Callable[[Game, Survivor, Aim], list[Reroll]]
    """Returns the sources that let dice of an attack be rerolled."""
    picks: Callable[[Game, Survivor, Aim], bool]
    """Returns whether the attacker may choose the targets."""
    ranks: Callable[[Game, Hits], list[list[str]]]
    """Returns the targets in ranks; a rank is hit only when no target of the rank before is left.

    A target is a kind of zombie, or a survivor whom this attack can hit.
    """
    toll: Callable[[Game, Hits, str], int | None]
    """Returns how many hits kill one zombie of the kind, or None if no number does."""
    strays: Callable[[Game, Hits], int]
    """Returns how many dice of the roll hit other survivors because they missed their target."""
    killed: Callable[[Game, Survivor, str, Mapping[str, int]], None]
    """Applies the effects of killing zombies in a zone, counted by kind, for the survivor who did
    it.
    """

    # ------------------------------------------------------------ survivors

    wounds: Callable[[Game, Survivor], int]
    """Returns how many wounds a survivor has."""
    health: Callable[[Game, Survivor], int]
    """Returns how many wounds kill the survivor."""
    heal: Callable[[Game, Survivor], None]
    """Heals one wound."""
    falls: tuple[Callable[[Game, Survivor], None], ...] = ()
    """Functions called when a survivor falls, for example to discard what the survivor had."""
    skills: Callable[[Game, Survivor], list[Skill]]
    endless: Callable[[Game], bool] = lambda game: False
    """Returns whether experience continues beyond red."""
    gained: tuple[Callable[[Game, Survivor, int], Awaitable[None]], ...] = ()
    """Applies further effects when a survivor gains experience; the number is the experience
    before.
    """
    level_reached: Callable[[Game, Survivor, str], Awaitable[None]]
    """Applies the effects of a newly reached level."""

    # ------------------------------------------------------------ the end

    lost: tuple[Callable[[Game], str | None], ...]
    """Reasons why everybody loses, in the order in which they are checked."""

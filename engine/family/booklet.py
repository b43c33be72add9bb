"""What each booklet of the family says in its own way; the chapters ask it and name no game.

A booklet is a page of answers: to see how two games differ, read their pages side by side. An
answer stands here from the day on which a second game gives another one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.core.command import Command
from engine.core.event import Event
from engine.family.files import FamilyFiles

if TYPE_CHECKING:
    from engine.core.question import Question
    from engine.family.activation import Draw, Lures
    from engine.family.autopilot import Worth
    from engine.family.combat import Aim
    from engine.family.deeds import SurvivorDeed
    from engine.family.entries import Skill, SpawnCard
    from engine.family.files import Content
    from engine.family.game import Game, Group
    from engine.family.hits import Hits
    from engine.family.mind import Mind
    from engine.family.rolls import Reroll
    from engine.family.state import State, Survivor
    from engine.family.view import View
    from engine.spaces.zones import Board, Building

Change = Callable[["Game"], None]
Step = Callable[["Game"], Awaitable[None]]
Zones = tuple[str, ...]


def none_removed(game: Game, kind: str) -> int:
    """Whoever falls goes back to the box."""
    return 0


def nothing_follows(game: Game, zone: str, kind: str) -> None:
    """Enemies may go wherever there is a way."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Booklet:
    """The answers of one game, in the order in which its rulebook comes to them."""

    id: str
    state: type[State]
    """What a table of the game remembers."""
    seats: tuple[int, int]
    """How few and how many may sit down."""
    schema: int
    """The number of the form in which that is stored; it grows with each change of it."""
    migrate: Callable[[dict[str, object], int], dict[str, object]]
    """A stored state of an older number, brought to this one. Raises ValueError."""
    damaged: Callable[[State, Content], str | None]
    """What of the game's own no game can come to, in words for whoever runs the bot."""
    seen: Callable[[Game, View], View]
    """What everyone may know, with what only this game shows."""
    board: Callable[[Content, State], Board] = lambda content, state: content.board(state.mission)
    """The board as it lies now."""
    deeds: Mapping[type[Command], SurvivorDeed]
    """Everything a survivor may do."""
    events: Mapping[str, type[Event]]
    """Everything that may happen."""
    files: FamilyFiles
    """What its data files say."""

    choices: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    """What else a table may choose, each with its values; the usual one first."""
    chosen: Callable[[State, Mapping[str, str]], None] = lambda state, options: None
    """Notes what it chose. Raises Refusal for what nobody can choose."""

    mind: Callable[[View, Content], Mind]
    """What the autopilot makes of one look at the table."""
    answers: Mapping[str, Callable[[Mind, Question], str]]
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
    noise: Callable[[Game, Survivor], None]
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
    heard: Callable[[Game], dict[str, int]]
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
    searches_free: Callable[[Game, Survivor], bool]
    """Whether a search costs nothing where the survivor stands, and may be in the street."""
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

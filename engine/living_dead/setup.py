"""Setting up: cards, places and modes of the survivors. [living-dead #3, #15]"""

from __future__ import annotations

from engine.family.cards import receive
from engine.family.cars import sit_down
from engine.family.entries import STARTS_WITH
from engine.family.events import CardDealt
from engine.family.game import Game
from engine.family.parameters import Zones, told
from engine.family.state import Survivor
from engine.living_dead import journey, parameters
from engine.living_dead.barricades import tokens_of
from engine.living_dead.search import deck_of
from engine.living_dead.state import LivingState, ours

TRUSTED = "winchester-94"
"""The starting card whose holder also gets a table leg and goes first."""
SPARE = "table-leg"
EASY = 21
"""The highest number of the easier spawn cards."""


def lay_out_board(game: Game) -> None:
    """Put barricades into their passages and spawn tokens into their zones."""
    ours(game).barricades = tokens_of(game.board)
    ours(game).spawns = [one.zone for one in game.mission.spawns]
    journey.set_out(game)


def sort_undead_cards(game: Game) -> None:
    """Keep only the spawn cards that the options of the table name.

    They may be the easier or the harder half, with or without those that open doors. [#14]
    """
    own, state = ours(game), game.state
    cards = game.content.spawn_cards
    state.spawn_deck = [
        card for card in state.spawn_deck if is_played(own, cards[card].rule, int(card))
    ]


def is_played(own: LivingState, rule: str, number: int) -> bool:
    """Return whether the spawn card is in play: 1 to 21 are easier, 22 to 42 harder.

    Cards with the rule `opening` are in play if the option for them says so.
    """
    if rule == "opening":
        return own.openings == "with"
    return own.invasion == "all" or (number <= EASY) == (own.invasion == "easy")


def place_survivors(game: Game) -> None:
    """Place the survivors who begin elsewhere, and set the scene's mode and experience at the
    start.
    """
    for area in told(game.mission.rules, "start-area", parameters.StartArea):
        for one in area.survivors:
            if one in game.state.survivors:
                game.survivor(one).zone = area.zone
    if told(game.mission.rules, "mode", parameters.BeginIn):
        ours(game).zombicide = list(game.state.survivors)
    for begins in told(game.mission.rules, "begin-with", parameters.BeginWith):
        for survivor in game.state.survivors.values():
            survivor.xp = begins.xp


def deal_starting_gear(game: Game) -> None:
    """Deal all starting equipment except one table leg at random, one card each.

    If the scene lays one of the cards in a zone, the table leg is dealt in its place.
    """
    gear = _starting_gear(game)
    spare = next(card for card in gear if game.content.cards[card] == SPARE)
    gear.remove(spare)
    for lying in told(game.mission.rules, "lying-card", parameters.LyingCard):
        card = next(one for one in gear if game.content.cards[one] == lying.card)
        gear[gear.index(card)] = spare
        game.state.aside.remove(card)
        ours(game).lying.setdefault(lying.zone, []).append(card)
    game.dice.shuffle(gear)
    _promise(game, gear)
    for survivor, card in zip(game.state.survivors.values(), gear, strict=False):
        _deal(game, survivor, card)
        if game.content.cards[card] == TRUSTED:
            _deal(game, survivor, spare)


def _promise(game: Game, gear: list[str]) -> None:
    """Put the card that a custom survivor's skill promises at that survivor's place in `gear`.

    Only a kind of which the box has a single card is promised.
    """
    kinds = list(game.content.cards.values())
    for place, survivor in enumerate(game.state.survivors.values()):
        wanted = [one.equipment for one in game.skills(survivor) if one.rule == STARTS_WITH]
        for other, card in enumerate(gear):
            kind = game.content.cards[card]
            if place < len(gear) and kind in wanted and kinds.count(kind) == 1:
                gear[place], gear[other] = card, gear[place]


def _starting_gear(game: Game) -> list[str]:
    """Return the starting equipment, which has grey backs."""
    return [card for card in game.state.aside if deck_of(game, card) == "start"]


def _deal(game: Game, survivor: Survivor, card: str) -> None:
    game.state.aside.remove(card)
    receive(game, survivor, card)
    game.tell(CardDealt(survivor=survivor.id, card=card))


# ------------------------------------------------------------ what the table decides


async def begin(game: Game) -> None:
    """Ask the players where everybody stands, who drives, where tiles go, and who begins.

    The holder of the starting Winchester goes first. If it lies elsewhere, the players choose:
    house.
    """
    for areas in told(game.mission.rules, "start-areas", Zones):
        await _spread(game, areas.zones)
    for aboard in told(game.mission.rules, "aboard", parameters.Aboard):
        await _board(game, aboard.car)
    await journey.grow(game)
    holders = [
        one.seat
        for one in game.state.survivors.values()
        for card in one.hands
        if card and game.content.cards[card] == TRUSTED
    ]
    options = holders[:1] or list(game.seats)
    game.state.first_seat = await game.choose("first-player", options, about="seat")


async def _spread(game: Game, zones: tuple[str, ...]) -> None:
    """Ask where each survivor begins; every zone gets at least one. [S3]"""
    everybody = list(game.state.survivors.values())
    for place, survivor in enumerate(everybody):
        empty = [zone for zone in zones if all(one.zone != zone for one in everybody[:place])]
        left = len(everybody) - place
        open_to = empty if left <= len(empty) else list(zones)
        survivor.zone = await game.choose(
            "start-area", open_to, about="zone", subject=survivor.id, seats=[survivor.seat]
        )


async def _board(game: Game, car: str) -> None:
    """Put everybody into the car; the players choose who drives once equipment is dealt.
    [S9, S10]
    """
    everybody = list(game.state.survivors)
    driver = await game.choose("who-drives", everybody, about="survivor", subject=car)
    for one in everybody:
        survivor = game.survivor(one)
        sit_down(game.state.cars[car], survivor, "driver" if one == driver else "passenger")

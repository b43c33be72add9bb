"""Setting up: survivors, decks, starting equipment, the first player. [zombicide #3]"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from engine.core.refusal import Refusal
from engine.family import turn
from engine.family.cards import receive
from engine.family.entries import STARTS_WITH
from engine.family.events import CardDealt, GameSetUp
from engine.family.files import Content
from engine.family.game import Booklet, Game
from engine.family.guests import read_guests
from engine.family.state import Car, State, Survivor
from engine.reading.mission import Mission


def new_state(
    booklet: Booklet,
    content: Content,
    mission_id: str,
    seats: Mapping[str, Sequence[str]],
    options: Mapping[str, str] | None = None,
) -> State:
    """Return the state of a mission before its setup. Raises Refusal.

    Survivors stand in the start zone, and doors are as the mission has them. The building of the
    start zone counts as opened, so that no zombie cards are drawn for it. [facts/zombicide.md 6,
    Building holding the start zone]
    """
    mission = content.missions.get(mission_id)
    if mission is None:
        raise Refusal("no-such-mission", mission=mission_id, missions=tuple(content.missions))
    chosen_options = options or {}
    guests = read_guests(content, chosen_options.get("survivors", "[]"))
    order = chosen_options.get("order", booklet.orders[0])
    if order not in booklet.orders:
        raise Refusal("no-such-order", order=order)
    chosen = [survivor for figures in seats.values() for survivor in figures]
    known = {*content.characters, *guests}
    refusal = _why_not_survivors(known, seats, chosen) or _why_not_shares(content, mission, seats)
    if refusal:
        raise refusal
    board = content.board(mission_id)
    first = next(iter(seats))
    state = booklet.state(
        mission=mission_id,
        seats=list(seats),
        survivors={
            survivor: Survivor(survivor, seat, mission.start)
            for seat, figures in seats.items()
            for survivor in figures
        },
        first_seat=first,
        turn_seat=first,
        open_doors=[door.id for door in board.doors.values() if door.starts_open],
        opened_buildings=[
            one.id
            for one in board.buildings.values()
            if not one.populate or mission.start in one.rooms
        ],
        guests={one: guest for one, guest in guests.items() if one in chosen},
        order=order,
        cars={car.id: Car(car.zone) for car in mission.cars},
    )
    booklet.chosen(state, chosen_options)
    return state


def _why_not_survivors(
    known: Collection[str], seats: Mapping[str, Sequence[str]], chosen: list[str]
) -> Refusal | None:
    unknown = [survivor for survivor in chosen if survivor not in known]
    if unknown:
        return Refusal("no-such-survivor", survivor=unknown[0])
    if len(set(chosen)) < len(chosen):
        return Refusal("survivor-taken-twice")
    empty = [seat for seat, figures in seats.items() if not figures]
    if empty:
        return Refusal("seat-without-survivor", seats=tuple(empty))
    return None


def _why_not_shares(
    content: Content, mission: Mission, seats: Mapping[str, Sequence[str]]
) -> Refusal | None:
    """Refuse seats that lead more or fewer survivors than the rulebook and the mission allow."""
    allowed, led = mission.survivors, [len(figures) for figures in seats.values()]
    if allowed.each and set(led) != {allowed.each}:
        return Refusal("survivors-for-each", count=allowed.each)
    if not allowed.min <= sum(led) <= allowed.max:
        return Refusal("wrong-survivor-count", count=sum(led), least=allowed.min, most=allowed.max)
    right = shares(content, mission, len(seats))
    if led != right:
        return Refusal("other-shares", shares=", ".join(str(count) for count in right))
    return None


def survivors_per_player(content: Content, players: int) -> int:
    """Return how many survivors each of `players` players leads.

    One player leads four survivors, two lead three each, three lead two, four to six lead one.
    """
    return content.figures.survivors_per_player[players]


def shares(content: Content, mission: Mission, players: int) -> list[int]:
    """Return how many survivors each player leads, in seating order.

    It is the rulebook's number for that many players. If a mission needs more or allows fewer, they
    are shared as evenly as possible. House rule: the seats that sat down first lead one more.
    [zombicide #3]
    """
    allowed = mission.survivors
    if allowed.each:
        return [allowed.each] * players
    usual = players * survivors_per_player(content, players)
    total = min(max(usual, allowed.min), allowed.max)
    return [total // players + (place < total % players) for place in range(players)]


async def set_up(game: Game) -> None:
    """Set the game up in the rulebook's order, then ask the players what they decide themselves."""
    game.tell(GameSetUp(mission=game.mission.id, survivors=tuple(game.state.survivors)))
    for change in game.booklet.setting_up:
        change(game)
    await game.booklet.begins(game)
    turn.begin_round(game)


async def agree_on_first(game: Game) -> None:
    """Ask the players who goes first."""
    game.state.first_seat = await game.choose("first-player", game.seats, about="seat")


async def nobody_is_first(game: Game) -> None:
    """Ask nothing, because in this game any survivor may begin."""


def lay_out_cards(game: Game) -> None:
    """Shuffle the equipment and zombie decks; the cards that the rulebook sets aside are not in
    them.
    """
    aside = cards_set_aside(game.content)
    game.state.aside += aside
    game.state.equipment_deck += [card for card in game.content.cards if card not in aside]
    game.dice.shuffle(game.state.equipment_deck)
    game.state.spawn_deck = list(game.content.spawn_cards)
    game.dice.shuffle(game.state.spawn_deck)


def cards_set_aside(content: Content) -> list[str]:
    """Return the cards that are in no deck at first: starting equipment and cards set aside."""
    left: dict[str, int] = {kind: one.starting for kind, one in content.equipment.items()}
    aside: list[str] = []
    for card, kind in content.cards.items():
        if content.equipment[kind].set_aside or left[kind] > 0:
            left[kind] -= 1
            aside.append(card)
    return aside


def give_printed_equipment(game: Game) -> None:
    """Give survivors the equipment that their skills name, besides the dealt cards.

    The cards come from the deck, else from those set aside. House rule: if the box has too few, the
    last survivors go without; that can happen only with custom survivors.
    """
    for survivor in game.state.survivors.values():
        for skill in game.skills(survivor):
            if skill.rule == STARTS_WITH:
                _give_kind(game, survivor, skill.equipment)


def _give_kind(game: Game, survivor: Survivor, kind: str | None) -> None:
    """Give the survivor a card of that kind, if one is in the deck or set aside."""
    for pile in (game.state.equipment_deck, game.state.aside):
        card = next((one for one in pile if game.content.cards[one] == kind), None)
        if card is not None:
            pile.remove(card)
            _deal(game, survivor, card)
            return


def deal_starting_equipment(game: Game) -> None:
    """Deal axe, crowbar, pistol and, for more than three survivors, pans at random, one card each.

    One or two survivors share all three tools. House rule: if the box has fewer such cards than
    there are survivors, some begin with empty hands.
    """
    starters = [card for card in game.state.aside if _is_starter(game, card, pans=False)]
    pans = [card for card in game.state.aside if _is_starter(game, card, pans=True)]
    everyone = list(game.state.survivors.values())
    count = max(len(everyone), len(starters))
    given = [*starters, *pans][:count]
    dealt: list[str | None] = [*given, *([None] * (count - len(given)))]
    game.dice.shuffle(dealt)
    for survivor, card in zip(_dealt_to(game, everyone, count), dealt, strict=True):
        if card:
            game.state.aside.remove(card)
            _deal(game, survivor, card)


def _dealt_to(game: Game, everyone: list[Survivor], count: int) -> list[Survivor]:
    """Return who gets each card: everybody once, then some again in random order."""
    found = list(everyone)
    while len(found) < count:
        again = list(everyone)
        game.dice.shuffle(again)
        found += again[: count - len(found)]
    return found


def _is_starter(game: Game, card: str, *, pans: bool) -> bool:
    """Return whether a card is starting equipment: with `pans` a pan, otherwise a tool."""
    kind = game.content.equipment[game.content.cards[card]]
    return kind.starting > 0 and kind.set_aside == pans


def _deal(game: Game, survivor: Survivor, card: str) -> None:
    receive(game, survivor, card)
    game.tell(CardDealt(survivor=survivor.id, card=card))

"""Nobody's hand is in anything that others can read. Planted markers: the names of the cards."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import engine
from bot.practice.people import ANN, BOB, CLEO, Person
from bot.practice.records import Message
from engine.zombies.entries import TownContent
from engine.zombies.view import View
from tests.bot.conftest import ONE, Room
from tests.bot.zombies.driving import PEOPLE, open_town, step

CARDS = engine.load_content("zombies", TownContent).cards
STEPS = 45


def hand_of(game: engine.Table[Any, View], who: Person) -> set[str]:
    """The kinds of the cards that person holds."""
    view = game.view(str(who.id))
    return {card.kind for one in view.players for card in one.hand}


def shown(message: Message) -> str:
    """Everything of a message that people can read, alt texts and labels included."""
    alts = [str(one.description) for one in message.attachments]
    return "\n".join([message.content, json.dumps(message.components), *alts])


def public_kinds(game: engine.Table[Any, View]) -> set[str]:
    """Kinds everybody knows of: what lies before players or works on them."""
    view = game.view()
    items = {card.kind for one in view.players for card in one.items}
    return items | {effect.kind for one in view.players for effect in one.effects}


def named_in(text: str, kinds: set[str]) -> Iterator[str]:
    for kind in kinds:
        if any(CARDS[kind].name.in_(language) in text for language in ("en", "fr")):
            yield kind


async def played_kinds(room: Room) -> set[str]:
    """Kinds that were played or discarded for all to see."""
    record = await room.store.live_in(room.discord.channel(ONE).id)
    assert record is not None
    rows = await room.store.rows(record.id)
    return {str(getattr(one, "kind", "")) for row in rows for one in row.happened("zombies")}


async def test_no_public_message_tells_a_hand(room: Room) -> None:
    await open_town(room, ANN, BOB, CLEO)
    ever: set[str] = set()
    for _ in range(STEPS):
        game = await room.game()
        ever |= {kind for who in (ANN, BOB, CLEO) for kind in hand_of(game, who)}
        await step(room)
    hidden = ever - await played_kinds(room) - public_kinds(await room.game())
    assert len(hidden) >= 3

    told = "\n".join(shown(one) for one in await room.told())

    assert list(named_in(told, hidden)) == []
    assert not any(f"{kind}-1" in told or f"{kind}-2" in told for kind in hidden)


async def test_what_somebody_reads_alone_tells_only_their_own_hand(room: Room) -> None:
    await open_town(room, ANN, BOB)
    game = await room.game()
    theirs = hand_of(game, BOB) - hand_of(game, ANN)
    assert theirs
    looks: tuple[tuple[str, dict[str, Any]], ...] = (
        ("hand", {}),
        ("sheet", {}),
        ("sheet", {"survivor": "Bob"}),
        ("board", {}),
        ("board", {"text": True}),
        ("game log", {}),
        ("game status", {}),
        ("act", {}),
    )
    for command, options in looks:
        asked = await room.begin(ANN, command, **options)
        message = (await room.discord.wait(asked)).message
        assert list(named_in(shown(message), theirs)) == [], command

    mine = await room.slash(BOB, "hand")
    assert set(named_in(mine, theirs)) == theirs


async def test_the_log_tells_each_their_own_draws(room: Room) -> None:
    await open_town(room, ANN, BOB)
    game = await room.game()
    for who, other in ((ANN, BOB), (BOB, ANN)):
        said = await room.slash(who, "game log")
        assert set(named_in(said, hand_of(game, who))) == hand_of(game, who)
        assert list(named_in(said, hand_of(game, other) - hand_of(game, who))) == []
    watched = await room.slash(CLEO, "game log")
    everyone = hand_of(game, ANN) | hand_of(game, BOB)
    assert list(named_in(watched, everyone)) == []


async def test_a_spectator_has_no_hand_to_look_at(room: Room) -> None:
    await open_town(room, ANN, BOB)

    assert "do not play" in await room.slash(CLEO, "hand")


async def test_completing_a_card_offers_ones_own_only(room: Room) -> None:
    await open_town(room, ANN, BOB)
    game = await room.game()
    first = PEOPLE[game.acting[0]]
    other = BOB if first is ANN else ANN
    for who, foreign in ((first, other), (other, first)):
        choices = await room.discord.autocomplete(who, ONE, "card play", "card", "")
        offered = {str(one["name"]) for one in choices}
        secret = {
            CARDS[kind].name.in_("en") for kind in hand_of(game, foreign) - hand_of(game, who)
        }
        assert offered & secret == set()

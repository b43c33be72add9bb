"""The family's commands as people type and press them: each is a survivor's."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from typing import Any

import engine
from bot.base.words import listing, say
from bot.games.family.held import as_held, held_cards, is_fired, place_of
from bot.games.family.names import Speaking, content_of, survivor_name
from bot.games.family.narrate import weighed
from bot.games.family.typed import PAIR, TOLD_OTHERWISE, value_of, with_what_was_meant
from bot.kit.moves import Moves, noted
from bot.kit.speech import ENTRY, LABEL
from bot.kit.terms import Players
from bot.kit.typed import languages, read
from bot.store.records import Game, Record
from engine.family.commands import Attack, EndTurn
from engine.family.events import ZombiesTurnBegan
from engine.family.view import View
from engine.spaces.zones import Board

CARDS = ("card", "give", "take")
OTHERS = ("partner", "patient", "to", "hero")
SAID = ("skill", "trait", "traits", "bystander")
"""Fields that name a card, those that name another survivor, those that speech has a word for."""


class FamilyMoves(Moves):
    """What survivors do."""

    aside = ("discard",)
    always_shown = ("discard",)
    told_otherwise = TOLD_OTHERWISE
    leads = "survivor"

    def __init__(self, speak: Speaking) -> None:
        self._speak = speak

    def leaders(
        self, record: Record, game: Game, language: str, seat: str, named: str
    ) -> Sequence[str]:
        """The survivor named, else whose turn began, else all that wait for theirs."""
        view: View = game.view(seat)
        mine = [one for one in view.survivors if one.seat == seat]
        if named:
            everyone = [one.id for one in view.survivors]
            offers = (
                [(one, survivor_name(record, one, each)) for one in everyone]
                for each in languages(language)
            )
            return (read(named, offers) or named,)
        active = [one.id for one in mine if one.active]
        waiting = [one.id for one in mine if one.standing and not one.done]
        if active or seat not in game.acting:
            return [*active, *waiting, *(one.id for one in mine)][:1]
        return waiting

    def leader_of(self, command: engine.Command) -> str:
        return str(getattr(command, "survivor", ""))

    def leader_name(self, record: Record, leader: str, language: str) -> str:
        return survivor_name(record, leader, language)

    def first_leader(self, game: Game, leaders: Sequence[str]) -> str:
        """The survivor whose turn began, else one whose turn is still to come."""
        view: View = game.view()
        active = [one.id for one in view.survivors if one.active and one.id in leaders]
        waiting = [one.id for one in view.survivors if not one.done and one.id in leaders]
        return next(iter([*active, *waiting]), leaders[0])

    def own_leaders(self, game: Game, seat: str) -> list[str]:
        return [one.id for one in game.view().survivors if one.seat == seat]

    def value_of(self, command: engine.Command, field: str) -> str:
        return value_of(command, field)

    def label(self, record: Record, game: Game, language: str, field: str, value: str) -> str:
        if field in CARDS:
            return self._card(record, game, language, value)
        if field in SAID:
            return self._speak(record, language).said(field, value)
        if field in (*OTHERS, "survivor"):
            return survivor_name(record, value, language)
        if field == "recipe":
            return engine.load_content(record.ruleset).equipment[value].name.in_(language)
        if field in ("place", "seat", "kind", "silent"):
            return say(language, f"{field}-{value}")
        if field == "car":
            kind = next(car.kind for car in game.view().cars if car.id == value)
            zone = next(car.zone for car in game.view().cars if car.id == value)
            return say(language, f"car-{kind}", zone=zone)
        if field == "door":
            return " – ".join(game.view().board.doors[value].zones)
        return value

    def _card(self, record: Record, game: Game, language: str, value: str) -> str:
        view, card = game.view(), value.removesuffix(PAIR)
        content = as_held(content_of(record), view)
        name = content.equipment[content.cards[card]].name.in_(language)
        if value.endswith(PAIR):
            return say(language, "as-a-pair", card=name)
        place = place_of(view, card)
        where = say(language, f"place-{place}") if place else ""
        return say(language, "one-of-two", what=name, where=where) if where else name

    def answers(
        self, record: Record, game: Game, language: str, question: engine.Question
    ) -> Mapping[str, str]:
        """Of two cards alike it says which: what is lost from a hand is not lost from the pack."""
        if question.about != "card":
            return {}
        view, found = game.view(), dict[str, str]()
        speech = self._speak.over(as_held(content_of(record), view), language, record.names)
        for card in question.options:
            if place := place_of(view, card):
                where, told = say(language, f"place-{place}"), speech.option(question, card)
                where = say(language, "place-fired", where=where) if is_fired(view, card) else where
                found[card] = say(language, "one-of-two", what=told, where=where)[:LABEL]
        return found

    def asking(self, record: Record, game: Game, language: str, do: str) -> str:
        return self._speak(record, language).action(do)

    def entry(
        self, record: Record, game: Game, language: str, command: engine.Command, players: Players
    ) -> str:
        """The command with cards as they are now; of two alike it says which."""
        view = game.view()
        told = self._speak.over(as_held(content_of(record), view), language, players).command(
            command
        )
        cards = [getattr(command, field, None) or "" for field in ("card", "give", "take")]
        places = [place for card in cards if (place := place_of(view, card))]
        if places and not getattr(command, "pair", False):
            where = listing(language, [say(language, f"place-{one}") for one in places])
            told = say(language, "one-of-two", what=told, where=where)[:ENTRY]
        return self._noted(record, game, language, command, told)

    def _noted(
        self, record: Record, game: Game, language: str, command: engine.Command, told: str
    ) -> str:
        """An entry with the odds of an attack and the caution."""
        notes = list[Callable[[str], str]]()
        if isinstance(command, Attack):
            odds = weighed.chance(self._speak(record, language), engine.odds(game, command))
            if odds:
                notes.append(lambda what: say(language, "with-odds", what=what, odds=odds))
        caution = self.caution(record, game, language, command)
        if caution:
            notes.append(lambda what: say(language, "with-caution", what=what, caution=caution))
        if not notes:
            return told
        return noted(told, lambda what: reduce(lambda text, note: note(text), notes, what))

    def teaches(self, record: Record, game: Game, seat: str) -> bool:
        """In a tutorial or the first mission of a box, as long as the survivor whose turn comes has
        not begun it."""
        view: View = game.view(seat)
        missions = content_of(record).missions
        played = missions.get(record.mission)
        first = record.mission == next(iter(missions), "")
        tutorial = played is not None and (first or played.difficulty == "tutorial")
        begun = any(one.seat == seat and one.active for one in view.survivors)
        return tutorial and seat in game.acting and not begun

    def known(self, game: Game, seat: str, leader: str, field: str) -> Iterable[str]:
        """What lies and stands on the table: all of it is open."""
        view: View = game.view()
        if field in CARDS:
            held = held_cards(view, leader)
            return [*held, *(f"{card}{PAIR}" for card in held)]
        if field in OTHERS:
            return [one.id for one in view.survivors]
        if field == "recipe":
            return engine.load_content(game.rules.id).recipes
        if field == "car":
            return [one.id for one in view.cars]
        found = {"zone": view.board.zones, "door": view.board.doors}
        return found.get(field, ())

    def able(self, game: Game, leaders: Sequence[str], fields: Mapping[str, Any]) -> Sequence[str]:
        """Return the survivors who hold the card that was named."""
        view: View = game.view()
        named = {str(fields.get(field) or "").removesuffix(PAIR) for field in ("card", "give")}
        holding = [
            one.id
            for one in view.survivors
            if one.id in leaders and named & {card.id for card in (*one.hands, *one.pack) if card}
        ]
        return holding or leaders

    def as_typed(
        self, game: Game, do: str, leader: str, fields: Mapping[str, Any]
    ) -> engine.Command:
        filled = with_what_was_meant(game.view(), do, leader, fields)
        return engine.command_from_json(game.rules.id, {"do": do, "survivor": leader, **filled})

    def places(self, game: Game, seat: str, leader: str, do: str, group: str) -> Sequence[str]:
        """Zones, and those that doors lie between."""
        board = game.view().board
        asked = [one.options for one in game.questions if seat in one.seats]
        found = asked[0] if asked else ()
        if not asked and do:
            mine = (one for one in game.commands(seat) if self.leader_of(one) == leader)
            found = [zone for one in mine if one.name() == do for zone in _places_of(board, one)]
        return [one for one in dict.fromkeys(found) if one in board.zones]

    def ending(self, game: Game, seat: str, leader: str) -> engine.Command:
        return EndTurn(survivor=leader)

    def caution(self, record: Record, game: Game, language: str, command: engine.Command) -> str:
        """Who is hit besides zombies; actions lost because another survivor was meant."""
        if isinstance(command, Attack):
            speech = self._speak(record, language)
            return weighed.friendly(speech, game.view(), command, engine.odds(game, command))
        if isinstance(command, EndTurn):
            return self._unplayed(record, game, language, command.survivor)
        return ""

    def _unplayed(self, record: Record, game: Game, language: str, survivor: str) -> str:
        """The actions of one of several survivors whose turn has not begun."""
        view: View = game.view()
        meant = next((one for one in view.survivors if one.id == survivor), None)
        if meant is None or meant.active or meant.done or not meant.actions:
            return ""
        if sum(one.seat == meant.seat for one in view.survivors) == 1:
            return ""
        return self._speak(record, language).say("actions-left", count=meant.actions)

    def own_part(
        self, events: Sequence[engine.Event], language: str
    ) -> tuple[Sequence[engine.Event], str]:
        """All up to the zombies' turn, whose story the table is told."""
        begins = [at for at, one in enumerate(events) if isinstance(one, ZombiesTurnBegan)]
        if not begins:
            return events, ""
        return events[: begins[0]], say(language, "zombies-have-moved")


def _places_of(board: Board, command: engine.Command) -> Sequence[str]:
    """What a command names of the board."""
    door = board.doors.get(str(getattr(command, "door", "")))
    return door.zones if door else [str(getattr(command, "zone", ""))]

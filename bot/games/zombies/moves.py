"""The commands of Zombies!!! as people type and press them. Each seat is its own pawn."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

import engine
from bot.base.errors import UserError
from bot.base.words import cut
from bot.games.zombies.entries import entry
from bot.games.zombies.lobby import MINUTES
from bot.games.zombies.places import beside, cell_of, number_of, place_of, where_is
from bot.games.zombies.presenter import TownPresenter, player_of
from bot.games.zombies.speech import TownSpeech
from bot.kit.chair import Chair
from bot.kit.moves import Moves
from bot.kit.speech import ENTRY
from bot.kit.typed import TypedCommand, chosen
from bot.store.table_state import PATIENCE
from bot.table.controls import OPTIONS
from engine.zombies.commands import (
    ChooseTempo,
    FinishTurn,
    LayTile,
    MoveZombie,
    StopWalking,
    WaiveWindows,
    Walk,
)
from engine.zombies.entries import TownContent
from engine.zombies.events import CardPlayed
from engine.zombies.view import View

if TYPE_CHECKING:
    from bot.base.drawing import Picture

CARDS = ("play-card", "use-item", "discard-card")
ALWAYS, ASK = "always", "ask"
"""Typed values of the choice whether to pass always, or to be asked before each card."""
BRISK, EACH = "brisk", "each"
"""Typed values of the tempo: automatic steps, or each step by hand."""
SQUARES = ("to", "zombie")
SEATS = ("target", "towards")


DUE = {
    "tile": ("lay-tile",),
    "fight": ("fight",),
    "roll": ("roll-movement",),
    "walk": ("walk",),
    "zombies": ("finish-turn", "discard-card", "herd-zombies"),
    "discard": ("finish-turn", "discard-card"),
}
"""The kinds of command that a menu shows in each step of a turn."""
ENDS = ("finish-turn", "discard-card", "stop-walking")
"""Kinds of command about the end of a turn: finish it, discard a card, or stop the walk."""


class TownMoves(Moves):
    """The moves of a game where each seat is one pawn."""

    off_turn = ("choose-tempo", "waive-windows")
    confirmed = ("lay-tile", "walk", "move-zombie", "herd-zombies", *CARDS)
    extra = ("play-card", "use-item")
    ungrouped = ("walk", "move-zombie")
    listed_with: Mapping[str, str] = {"discard-card": "finish-turn", "stop-walking": "finish-turn"}
    without_option = ("do", "x", "y", "turn", "waive", "brisk")
    deciding = "aim"
    lessons: Mapping[str, Collection[str]] = {
        "aim": (),
        "fight": ("fight",),
        "walk": ("walk",),
        "tiles": ("lay-tile",),
        "tokens": ("walk",),
        "death": ("fight", "walk"),
        "zombies": ("move-zombie",),
        "cards": ("play-card",),
        "items": ("use-item",),
        "discard": ("discard-card",),
    }

    def __init__(self, presenter: TownPresenter) -> None:
        self._presenter = presenter

    def value_of(self, command: engine.Command, field: str) -> str:
        """Return the value of a field as people type it.

        `place` joins three fields of a tile: `x,y,turn`. `how` and `tempo` are words for a field
        that is true or false.
        """
        if field == "place" and isinstance(command, LayTile):
            return f"{command.x},{command.y},{command.turn}"
        if field == "how" and isinstance(command, WaiveWindows):
            return ALWAYS if command.waive else ASK
        if field == "tempo" and isinstance(command, ChooseTempo):
            return BRISK if command.brisk else EACH
        return super().value_of(command, field)

    def label(self, chair: Chair, field: str, value: str) -> str:
        view: View = chair.view
        names: TownSpeech = chair.speech
        if field == "place":
            x, y, turn = (int(part) for part in value.split(","))
            return entry(names, view, LayTile(x=x, y=y, turn=turn))
        if field == "card":
            return names.card(value)
        if field in SEATS:
            return names.player(value)
        if field == "to":
            return entry(names, view, Walk(to=value))
        return value

    def field_values(self, chair: Chair, leader: str, field: str) -> Iterable[str]:
        """Return squares of the town, players, or the seat's own cards, as the field needs."""
        view: View = chair.view
        if field in SQUARES:
            return view.town.squares
        if field in SEATS:
            return view.seats
        own = player_of(view, chair.seat)
        return [card.id for card in (*own.hand, *own.items)] if field == "card" else ()

    def draft(self, chair: Chair, typed: TypedCommand, leader: str) -> engine.Command:
        """Draft the command. The place of a tile may be typed by its number in the picture.

        A walk to the square where the pawn stands ends the walk. Raises UserError for an unknown
        place.
        """
        if "place" in typed.fields:
            return self._laying(chair.view, typed.text("place"))
        if typed.do == "walk" and typed.fields.get("to") == _walker(chair.view):
            return StopWalking()
        filled = dict(typed.fields)
        if "how" in filled:
            filled["waive"] = filled.pop("how") == ALWAYS
        if "tempo" in filled:
            filled["brisk"] = filled.pop("tempo") == BRISK
        return engine.command_from_json(chair.record.ruleset, {"do": typed.do, **filled})

    def _laying(self, view: View, typed: str) -> LayTile:
        """Return the command that lays the drawn tile at the typed place.

        If no tile was drawn, the place is arbitrary, and the rules refuse the command. Raises
        UserError for an unknown place.
        """
        if view.drawn is None:
            return LayTile(x=0, y=0, turn=0)
        places = {place_of(view, one.x, one.y, one.turn): one for one in _layings(view)}
        values = [(name, self.value_of(one, "place")) for name, one in places.items()]
        meant = chosen(typed, [values])
        if meant is None:
            raise UserError("no-such-place", places=", ".join(places)[:300])
        return places[meant]

    def end_command(self, chair: Chair, leader: str) -> engine.Command:
        """End the turn; for a player who takes every step by hand, end the walk first."""
        view, seat = chair.view, chair.seat
        walks = view.step == "walk" and not (seat == view.turn and player_of(view, seat).brisk)
        return StopWalking() if walks else FinishTurn()

    def prompt(self, chair: Chair, do: str) -> str:
        """Return the line above a menu; for a walk it says how far the pawn may go."""
        speech, moves = chair.speech, chair.view.moves
        return speech.say("ask-walk", moves=moves) if do == "walk" else speech.action(do)

    def entry(self, chair: Chair, command: engine.Command) -> str:
        return entry(chair.speech, chair.view, command)

    def about_card(self, chair: Chair, command: engine.Command) -> str:
        """Return what the command's card does, cut to the length of a select's line.

        Empty if the command has no card.
        """
        card = getattr(command, "card", None)
        content: TownContent = chair.content
        known = content.cards.get(content.copies.get(str(card), ""))
        text = known.text.in_(chair.language) if known else ""
        return cut(text, ENTRY)

    def question_text(self, chair: Chair, question: engine.Question) -> str:
        """Return the question with the text of its card, and the player whom the card targets."""
        told, speech = super().question_text(chair, question), chair.speech
        content: TownContent = chair.content
        known = content.cards.get(content.copies.get(question.subject, question.subject))
        if known is None:
            return told
        told = speech.say("asked-with-card", told=told, text=known.text.in_(chair.language))
        target = _target_of(chair, known.id)
        if not target:
            return told
        return speech.say("asked-with-target", told=told, target=speech.player(target))

    def option_labels(self, chair: Chair, question: engine.Question) -> Mapping[str, str]:
        """Label squares with where they are, and tiles with their kind and number.

        After a lost roll, and when a card takes something, label what is paid or lost with what the
        player has.
        """
        view: View = chair.view
        speech: TownSpeech = chair.speech
        if question.about == "square":
            squares = [one for one in question.options if one in view.town.squares]
            # Squares of a single tile need no label: letters in the picture tell them apart.
            apart = len({view.town.squares[one].tile for one in squares}) > 1
            return {one: where_is(speech, view, one) for one in squares if apart}
        if question.about == "tile":
            return {one: self._tile(speech, view, one) for one in question.options}
        if question.key != "lose-or-spend":
            return _losses(chair, question) if question.about == "loss" else {}
        if view.fight is None:
            return {}
        one = player_of(view, view.fight.seat)
        short = speech.content.figures.wins_on - view.fight.roll - view.fight.bonus
        return {
            "bullets": speech.say("entry-pay-bullets", count=short, held=one.bullets),
            "life": speech.say("entry-pay-life", held=one.life),
        }

    def opening(self, chair: Chair, commands: Sequence[engine.Command]) -> Sequence[engine.Command]:
        """Return the commands that the step of the turn asks for.

        A player whose steps are automatic gets the walk and the end of the turn in one menu; the
        end comes first once the pawn has walked. Empty if the seat may not act.
        """
        view, seat = chair.view, chair.seat
        if seat not in view.acting:
            return ()
        sorts = DUE[view.step]
        if view.step == "walk" and seat == view.turn and player_of(view, seat).brisk:
            walked = view.moves < view.roll
            sorts = (*ENDS, *sorts) if walked else (*sorts, *ENDS)
        found = [one for sort in sorts for one in commands if one.name() == sort]
        return found if len(found) <= OPTIONS else [one for one in found if one.name() == sorts[0]]

    def group_of(self, command: engine.Command) -> str:
        """Return the menu's group of a command; empty for commands without groups.

        Places for a tile are grouped by cell, walks by the tile where they end, and moves of
        zombies by the zombie.
        """
        if isinstance(command, LayTile):
            return f"{command.x},{command.y}"
        if isinstance(command, Walk):
            return command.to[:-1]
        return command.zombie if isinstance(command, MoveZombie) else ""

    def group_name(self, chair: Chair, do: str, group: str) -> str:
        view, names = chair.view, chair.speech
        cell = cell_of(group) if do == "lay-tile" else None
        if cell is not None:
            number, where = number_of(view, group), beside(names, view, cell)
            return names.say("entry-lay-tile", place=number, where=where)
        if do == "walk":
            return self._tile(names, view, group)
        return names.say("town-group-zombie", square=where_is(names, view, group))

    def _tile(self, names: TownSpeech, view: View, number: str) -> str:
        """Name a tile on the table by its kind and number."""
        kind = view.tiles[int(number) - 1].kind
        return names.say("town-group-tile", name=names.tile(kind), number=number)

    def places(self, chair: Chair, leader: str, do: str, group: str) -> Sequence[str]:
        """Return the squares that an open question offers, else those of the commands `do`.

        These are squares to walk to, squares of zombies that may move, or, with the square of a
        zombie as `group`, the squares to which this zombie may move.
        """
        squares = chair.view.town.squares
        asked = [one.options for one in chair.questions]
        found = asked[0] if asked else ()
        if not asked and do in ("walk", "move-zombie"):
            mine = [one for one in chair.commands if one.name() == do]
            whole = [one for one in mine if group in ("", self.group_of(one))]
            found = [self._square_of(one, group) for one in whole]
        return [one for one in dict.fromkeys(found) if one in squares]

    def _square_of(self, command: engine.Command, group: str) -> str:
        """Return where a command leads; if no zombie is chosen yet, the square of the zombie."""
        if isinstance(command, MoveZombie):
            return command.to if group else command.zombie
        return str(getattr(command, "to", ""))

    def picture(self, chair: Chair, do: str, group: str) -> Callable[[], Picture] | None:
        """Return a function that draws the places for a tile, the hand for cards, or the town.

        None if the menu needs no picture.
        """
        if do == "lay-tile" and chair.view.spots:
            return partial(self._presenter.spots, chair.viewpoint, group)
        if do in CARDS:
            return partial(self._presenter.hand, chair.viewpoint, chair.seat)
        asked = {one.about for one in chair.questions}
        if do == "herd-zombies" or {"tile", "way"} & asked:
            return partial(self._presenter.board, chair.viewpoint)
        return None

    def patience(self, chair: Chair, question: engine.Question) -> int | None:
        """Return the seconds that others have to play a card.

        None for any other question: the player who must act has no limit.
        """
        if question.key != "window":
            return None
        return 60 * int(chair.record.state.options.get(PATIENCE, MINUTES[0]))


def _walker(view: View) -> str:
    """Return the square of the pawn that walks; empty if none does.

    A walk to that square ends the walk.
    """
    return player_of(view, view.turn).square if view.step == "walk" else ""


def _layings(view: View) -> list[LayTile]:
    return [LayTile(x=spot.x, y=spot.y, turn=spot.turn) for spot in view.spots]


def _losses(chair: Chair, question: engine.Question) -> Mapping[str, str]:
    """Label bullets and lives that a card of an opponent may cost with what its victim has."""
    speech: TownSpeech = chair.speech
    view: View = chair.view
    if question.key == "mend-roll":
        own = player_of(view, question.seats[0])
        face = speech.content.figures.wins_on
        short = face - int(question.subject)
        return {
            "bullets": speech.say("entry-mend-bullets", count=short, held=own.bullets, face=face),
            "life": speech.say("entry-pay-life", held=own.life),
        }
    content = speech.content
    card = content.cards.get(content.copies.get(question.subject, question.subject))
    target = _target_of(chair, card.id) if card else ""
    if card is None or not target:
        return {}
    held = player_of(view, target).bullets
    return {"bullets": speech.say("entry-lost-bullets", count=min(card.amount, held), held=held)}


def _target_of(chair: Chair, kind: str) -> str:
    """Return the seat that the card of this kind was last played against; empty if nobody's."""
    so_far = chair.game.so_far(chair.seat or None)
    played = [one for one in so_far if isinstance(one, CardPlayed) and one.kind == kind]
    return played[-1].target if played else ""

"""Names of things in Trust Me: tokens, cells, scenery, zombies, places of the plane.

A passport is the survivor that a seat plays. An alpha is the leader of a group of zombies, and its
id is the group's. A slot is a place on a survivor's sheet that can hold a token. The nine cells are
slots that give a bonus while nothing covers them.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.games.trust_me.grouping import MARKED, MORE
from bot.kit.speech import Forms, Speech, echo
from engine.core.question import Question
from engine.core.refusal import Refusal, Value
from engine.reading.base import Name
from engine.spaces.plane import Point, read_point
from engine.trust_me.entries import TrustContent
from engine.trust_me.sheet import PASSPORT
from renders.kit.words import Words

NAMED = {
    "seats": "who",
    "slot": "slot",
    "target": "figure",
    "token": "lying",
    "place": "point",
    "piece": "scenery",
    "thing": "thing",
    "figure": "figure",
    "survivor": "passport",
    "resource": "token-kind",
}
"""Maps the name of a value in a refusal to the kind of thing that its id names."""
LENGTHS = ("away", "most")
"""Values of refusals that are lengths in millimetres, except in `wrong-seat-count`."""
FIELD_MM, LETTERS = 50, "ABCDEFGHIJKL"
ALPHA = "alpha-"
"""The beginning of the id of a group of zombies."""
DEGREES = 15
"""Degrees of one step when a piece is turned."""


class TrustNames(Speech):
    """Names everything that a sentence of Trust Me may name."""

    between_faces = " + "
    named = NAMED
    subjects = ("seat", "scenery", "passport")
    more = MORE
    marked = MARKED

    passports: Mapping[str, str] = MappingProxyType({})
    """Maps each seat to the passport of its survivor."""

    def __init__(
        self, words: Words, content: TrustContent, language: str, players: Mapping[str, str]
    ) -> None:
        super().__init__(words, language, players)
        self.content = content

    def forms(self, what: str, one: str) -> Forms:
        match what:
            case "seat":
                return self._survivor(one)
            case "who":
                alpha = one.startswith(ALPHA)
                return self._alpha(one) if alpha else {"": self._survivor(one)["full"]}
            case "figure":
                alpha = one.startswith(ALPHA)
                return self._alpha(one) if alpha else {**self._survivor(one), "sort": "survivor"}
            case "alpha":
                return self._alpha(one)
            case "scenery":
                return self._piece(one)
            case "thing":
                scenery = one.rpartition("-")[0] in self.content.scenery
                return self._piece(one) if scenery else self.forms("figure", one)
            case "token-kind":
                return self._token(one)
            case "slot":
                return self._slot(one)
            case "point" | "place":
                return self._point(one)
            case "lying":
                return {"": self.say("trust-lying", number=echo(one))}
            case "objective" if one in self.content.objectives:
                asked = self.content.objectives[one].text.in_(self.language)
                return {"": self._entry(what, one), "text": asked}
            case _:
                return {"": self._entry(what, one)}

    def face(self, face: int) -> str:
        """Return a face as a number: dice have up to twelve sides, but emojis show only six."""
        return str(face)

    def _entry(self, what: str, one: str) -> str:
        """Name an entry of the data by its id."""
        content = self.content
        there: Mapping[str, Mapping[str, object]] = {
            "passport": content.passports,
            "action": content.actions,
            "objective": content.objectives,
            "invasion-card": content.invasion,
            "resource": content.tokens,
        }
        known = getattr(there.get(what, {}).get(one), "name", None)
        return known.in_(self.language) if isinstance(known, Name) else echo(one)

    def player(self, seat: str) -> str:
        return self.players.get(seat) or echo(seat)

    def _survivor(self, seat: str) -> Forms:
        """Return a survivor's first name, and under `full` the same with the player's name.

        For a seat without a survivor, all forms are the player's name.
        """
        player, passport = self.player(seat), self.passports.get(seat, "")
        if passport not in self.content.passports:
            return {"": player, "player": player, "full": player}
        name = self._entry("passport", passport).split()[0]
        full = self.say("trust-played-by", name=name, player=player)
        return {"": name, "player": player, "full": full}

    # ------------------------------------------------------------ things

    def _alpha(self, one: str) -> Forms:
        number = echo(one.removeprefix(ALPHA))
        return {"": self.say("trust-alpha", number=number), "number": number, "sort": "alpha"}

    def _piece(self, one: str) -> Forms:
        """Name a piece of scenery by kind and number; `one` is its id, or a kind alone."""
        kind, _, number = one.rpartition("-")
        known = self.content.scenery.get(one)
        if known:
            return {"": known.name.in_(self.language), "kind": one}
        said = self.say("trust-piece", kind=kind, number=echo(number)) if kind else ""
        return {"": said, "kind": kind}

    def _token(self, kind: str) -> Forms:
        """Name a kind of token, with its articles.

        An empty kind is a token that lies face down. A kind that is no token, such as a sniper's
        shot, is shown as its id.
        """
        known = self.content.tokens.get(kind)
        if known is None:
            unknown = self.say("trust-token-hidden") if not kind else echo(kind)
            return {"": unknown, "the": unknown, "a": unknown, "sort": kind or "none"}
        language = self.language
        the, a = known.the.in_(language), known.a.in_(language)
        return {"": known.name.in_(language), "the": the, "a": a, "sort": known.sort}

    def _slot(self, slot: str) -> Forms:
        """Return a slot's name, and under `on` the words that say that something lies on it."""
        token = self.content.tokens.get(slot)
        if token and token.place == PASSPORT:
            on = self.say("trust-on", slot=PASSPORT, name="")
            return {"": token.name.in_(self.language), "on": on}
        cell = self.content.cells.get(slot)
        name = cell.name.in_(self.language) if cell else self._place_on_sheet(slot)
        sort = "cell" if cell and cell.gives != "hidden" else slot
        on = self.say("trust-on", slot=sort, name=name)
        return {"": name, "on": on}

    def _place_on_sheet(self, slot: str) -> str:
        key = f"trust-slot-{slot}"
        return self.say(key) if self.words.knows(self.language, key) else echo(slot)

    # ------------------------------------------------------------ places

    def _point(self, text: str) -> Forms:
        """Return the field of a point, and under `rim` the rim of the board on which it lies."""
        at = read_point(text)
        if at is None:
            return {"": echo(text), "rim": "none"}
        return {"": field_of(at), "rim": rim_of(at, self.content.numbers.side)}

    def cm(self, mm: int) -> str:
        """Return a length in millimetres as centimetres, with one decimal unless they are whole."""
        whole, tenth = divmod(mm, 10)
        return self.say("centimetres", whole=whole, tenth=tenth)

    # ------------------------------------------------------------ answers and refusals

    def _label(self, asked: Question, chosen: str) -> str:
        if asked.key == "which-way":
            return self.say("trust-turned", degrees=DEGREES * int(chosen))
        if asked.key == "which-scenery" and chosen in self.content.scenery:
            points = self.content.scenery[chosen].points
            return self.say("scenery-worth", scenery=self.name("scenery", chosen), points=points)
        if asked.about == "seat" and chosen in self.passports:
            return self._survivor(chosen)["full"]
        if asked.key == "recover" and chosen in self.content.cells:
            return self.say("trust-fatigue-back", slot=self.name("slot", chosen))
        return super()._label(asked, chosen)

    def refusal(self, refused: Refusal) -> str:
        if refused.key == "wrong-seat-count":
            return super().refusal(refused)
        lengths: dict[str, Value] = {
            f"{name}_cm": self.cm(value)
            for name, value in refused.values.items()
            if name in LENGTHS and isinstance(value, int)
        }
        return super().refusal(Refusal(refused.key, **{**refused.values, **lengths}))


def field_of(at: Point) -> str:
    """Return the field that a point lies in, such as `C7`.

    A point on a border belongs to the field in the east and south of it.
    """
    column = min(max(at.x, 0) // FIELD_MM, 11)
    row = 11 - min(max(at.y - 1, 0) // FIELD_MM, 11)
    return f"{LETTERS[column]}{row + 1}"


def rim_of(at: Point, side: int) -> str:
    """Return the rim of the board on which a point lies: `north`, `east`, `south`, `west` or
    `none`.

    `side` is the length of the board in millimetres.
    """
    if at.y in (0, side):
        return "south" if at.y == 0 else "north"
    return {0: "west", side: "east"}.get(at.x, "none")

"""The look of a table of Trust Me: how people look, and parts of sentences about the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.spaces.plane import Point, covers, inside
from engine.spaces.plane import Polygon as Outline
from engine.trust_me.box import box
from engine.trust_me.entries import TrustContent
from engine.trust_me.view import AlphaView, PieceView, PlayerView, View
from renders.kit.look import NOBODY, Look
from renders.kit.palette import PAINTS, ThemeName
from renders.kit.people import Face, Person, paint_of
from renders.trust_me.theme import PLANES, PlaneTheme
from renders.trust_me.window import far, field_of, wind_of

TENT, CAR = "tent", "car"
BLOCKS = (CAR, TENT)

_FACES = {
    "madissone-tyler": ("circle", "M", Face("light", "plum", (("neckline", "wine"),
        ("bob", "chestnut"), ("brows", "chestnut")))),
    "elliott": ("square", "E", Face("fair", "navy", (("collar", "white"), ("short", "chestnut"),
        ("brows", "chestnut"), ("glasses", "ink")))),
    "virginie": ("star", "V", Face("rosy", "teal", (("scarf", "red"), ("bun", "rust"),
        ("tied", "rust"), ("brows", "rust")))),
    "gabriel": ("diamond", "G", Face("brown", "moss", (("lapels", "moss"), ("beard", "soot"),
        ("cropped", "soot"), ("brows", "soot")))),
    "alexander": ("triangle", "A", Face("tan", "blue", (("moustache", "grey"), ("cap", "grey"),
        ("brim", "soot"), ("brows", "grey")))),
    "joanne": ("shield", "J", Face("dark", "linen", (("lapels", "linen"), ("fringe", "black"),
        ("headband", "red"), ("brows", "black")))),
}  # fmt: skip
"""The shape, letter and face of each survivor."""


class TrustLook(Look[View, TrustContent]):
    """The `Look` of Trust Me: a view with the language, names and colours to show it in."""

    theme: PlaneTheme

    def __init__(
        self,
        view: View,
        language: str = "en",
        players: Mapping[str, str] = NOBODY,
        theme: ThemeName = "night",
    ):
        super().__init__(view, box(), language, players, theme)
        self.theme = PLANES[theme]

    # ------------------------------------------------------------ people

    def seated(self, seat: str) -> PlayerView:
        """The player of this seat. Raises KeyError for an unknown seat."""
        found = next((one for one in self.view.players if one.seat == seat), None)
        if found is None:
            raise KeyError(f"no seat {seat!r} at this table")
        return found

    def person(self, seat: str) -> Person:
        """How a survivor looks; before passports are dealt, only a shape and an initial."""
        passport = self.seated(seat).passport
        if (known := passport_face(passport)) is not None:
            return known
        shape = tuple(PAINTS)[self.view.seats.index(seat) % len(PAINTS)]
        return Person(shape, paint_of(shape), passport[:1].upper() or "?")

    def name(self, seat: str) -> str:
        """The survivor's first name; before the player has a survivor, the player's name."""
        passport = self.seated(seat).passport
        if passport not in self.content.passports:
            return self.player(seat)
        return self.content.passports[passport].name.in_(self.language).split(" ")[0]

    def names(self, seats: Iterable[str]) -> str:
        """The names of the survivors of these seats, as one text."""
        *others, last = [*map(self.name, seats)] or [""]
        return self.say("plane-and", first=", ".join(others), last=last) if others else last

    def full_name(self, seat: str) -> str:
        """The survivor's name with the player's."""
        name, player = self.name(seat), self.played_by(seat)
        return self.say("plane-played-by", name=name, player=player) if player else name

    def played_by(self, seat: str) -> str:
        """The player's name; empty if the survivor's is the same."""
        player = self.players.get(seat, "")
        return player if player != self.name(seat) else ""

    def stands(self, player: PlayerView) -> bool:
        """True if the player's survivor is on the board; survivors enter it in the first round."""
        return player.place == "board" and bool(self.view.round)

    def standing(self) -> list[PlayerView]:
        """The players whose survivors are on the board."""
        return [one for one in self.view.players if self.stands(one)]

    def acting(self) -> tuple[str, ...]:
        """The seats for which the table waits: those asked a question, else the one in turn.

        Empty if the game is over.
        """
        if self.view.outcome is not None:
            return ()
        asked = [seat for one in self.view.questions for seat in one.seats]
        return tuple(dict.fromkeys(asked)) or self.view.acting

    # ------------------------------------------------------------ things

    def token(self, kind: str) -> str:
        """The name of a kind of token."""
        return self.content.tokens[kind].name.in_(self.language)

    def number(self, name: str) -> str:
        """The number at the end of the id `name` of a piece of scenery or a group."""
        return name.rpartition("-")[2]

    def piece(self, piece: PieceView) -> str:
        """A piece of scenery by its kind and number, in a form that a player may type."""
        return self.say(f"plane-{piece.kind}", number=self.number(piece.id))

    def thing_words(self, piece: PieceView) -> str:
        """A piece of scenery by its kind and number, with a remark if a token is hidden in it."""
        words = self.piece(piece)
        return self.say("plane-alt-hidden-token", thing=words) if piece.token else words

    def tent_of(self, at: Point) -> str:
        """The id of the tent that a base at `at` is in, wholly or partly; empty if none."""
        base = self.content.numbers.base
        return next(
            (one.id for one in self.view.scenery if one.kind == TENT
             and covers(at, Outline(one.corners), base)), ""
        )  # fmt: skip

    def car_under(self, at: Point) -> str:
        """The id of the car under `at`; empty if none."""
        return next(
            (one.id for one in self.view.scenery if one.kind == CAR
             and inside(at, Outline(one.corners))), ""
        )  # fmt: skip

    def thing(self, name: str) -> PieceView:
        """The piece of scenery with the id `name`, which must be on the board."""
        return next(one for one in self.view.scenery if one.id == name)

    def cover_of(self, at: Point) -> str:
        """The cover at `at` in words, such as `in tent 2` or `on car 1`; empty if there is none."""
        tent, car = self.tent_of(at), self.car_under(at)
        if tent:
            return self.say("plane-in", thing=self.piece(self.thing(tent)))
        return self.say("plane-on", thing=self.piece(self.thing(car))) if car else ""

    # ------------------------------------------------------------ places

    def cm(self, mm: float) -> str:
        """Millimetres written as centimetres, with one decimal unless it is 0."""
        tenths = round(mm)
        words = str(tenths // 10) if tenths % 10 == 0 else f"{tenths // 10}.{tenths % 10}"
        return words.replace(".", self.say("plane-comma"))

    def field(self, at: Point) -> str:
        return field_of(at)

    def wind(self, at: Point, to: Point) -> str:
        """The direction from `at` to `to`, in words."""
        return self.say("plane-wind", wind=wind_of(at, to))

    def strength(self, group: AlphaView) -> int:
        """The attack strength of a group."""
        numbers = self.content.numbers
        return numbers.alpha_strength + numbers.neutral_strength * group.neutrals

    def goal(self, group: AlphaView) -> str:
        """Return, in words, whom a group pursues or, without a victim, where it goes."""
        if group.prey:
            return self.say("plane-pursues", name=self.name(group.prey))
        if group.goal == self.view.noise:
            return self.say("plane-to-noise")
        return self.say("plane-to-field", field=field_of(group.goal))

    # ------------------------------------------------------------ the game

    def title(self) -> str:
        return self.say("plane-title")

    def goals(self) -> list[str]:
        """Return sentences: who is home, and how far each survivor on the board is from home."""
        return [self.home(), *map(self.way_home, self.standing())]

    def home(self) -> str:
        """How many survivors came home with their objective, and who, in words.

        Only those who came home or still can are counted; the dead and others who left are named.
        """
        winners, players = self.view.winners, self.view.players
        lost = {
            place: [one.seat for one in players if one.place == place and one.seat not in winners]
            for place in ("dead", "gone")
        }
        return self.say(
            "goal-home",
            done=len(winners),
            needed=len(players) - sum(map(len, lost.values())),
            names=self.names(winners),
            **{place: self.names(seats) or "none" for place, seats in lost.items()},
        )

    def way_home(self, player: PlayerView) -> str:
        """How far a survivor is from home, in words."""
        return self.say("goal-way-home", name=self.name(player.seat), cm=self.cm_home(player))

    def cm_home(self, player: PlayerView) -> str:
        """Centimetres that a survivor must still walk to reach its community, in words."""
        numbers = self.content.numbers
        mm = far(player.at, player.community) - numbers.reached - numbers.base / 2
        return self.cm(max(0, int(mm)))

    def hunt_words(self) -> str:
        """In words, when the hunt begins, or that it has begun."""
        begun = "yes" if self.view.hunt <= self.view.round else "no"
        return self.say("plane-hunt", round=self.view.hunt, begun=begun)

    def round_words(self) -> str:
        """In words, the round, or that setup is going on."""
        if not self.view.round:
            return self.say("plane-setup")
        return self.say("plane-round", round=self.view.round)

    def whose(self) -> str:
        """In words, whose turn it is, or how the game ended."""
        if self.view.outcome is not None:
            return self.result()
        acting = self.acting()
        return self.say("plane-plays", count=len(acting), names=self.names(acting))

    def result(self) -> str:
        """Who won, in words, or that the game was stopped before its end."""
        if self.view.outcome is None:
            return self.say("plane-stopped-early")
        winners = self.view.outcome.winners
        if not winners:
            return self.say("plane-nobody-won")
        return self.say("plane-won", count=len(winners), names=self.names(winners))


def passport_face(passport: str) -> Person | None:
    """How the survivor with a passport looks; None for an unknown passport."""
    if passport not in _FACES:
        return None
    shape, initial, face = _FACES[passport]
    return Person(shape, paint_of(shape), initial, face)

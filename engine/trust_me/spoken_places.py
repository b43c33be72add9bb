"""Reads places in words: `12 to F4`, `full to car 2`, `behind tent 1`, `10 from Virginie`.

    phrase = [amount] [to] place | amount direction | [amount] from who | behind thing [from who]
           | in tent n | onto car n | field +x -y | number of a destination

The words belong to a language (`Lexicon`); case, accents and articles do not matter. Places are
looked up in a game made from the seat's view (`known`), so typing reveals nothing. Lengths are
typed in centimetres with at most one decimal and kept in millimetres.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from engine.core.folding import fold
from engine.core.refusal import Refusal
from engine.spaces.plane import Point, apart, near, read_point
from engine.trust_me import places
from engine.trust_me.game import BARRICADE, CAR, TENT, WIRE
from engine.trust_me.moving import GAITS, Gait
from engine.trust_me.places import COMPASS, HOME, Words
from engine.trust_me.strides import Ground, Stride, Walk

FIELD_MM = 50
LETTERS = "abcdefghijkl"
TENTHS = re.compile(r"[+-]?\d+(?:\.\d)?")
PARTS = re.compile(r"[+-]?\d+(?:[.,]\d+)?|[a-l]\d{1,2}\b|[^\W\d_]+|[^\s'.,]")
KINDS = (CAR, TENT, BARRICADE, WIRE)
ALPHA, TOKEN = "alpha", "token"
ROLES = ("to", "from", "behind", "in", "onto", "full", "half", *GAITS, *KINDS, ALPHA, TOKEN,
         HOME, *COMPASS, "skip")  # fmt: skip
"""Every role a word can have; numbers, fields and names of persons have none."""
LONGEST = 3
"""A word of the lexicon consists of at most this many parts of a text."""
MOST, BEST = 8, 5
"""The most suggestions for a typed text, and the most when nothing is typed."""
ALIKE_MM = 5
"""Places less than this many millimetres apart count as the same."""
DIGITS = 9
"""A longer number is cut to this many digits; it is too large for the board anyway."""


def parts_of(text: str) -> tuple[str, ...]:
    """Return the words, numbers and fields of a text, folded to lower case without accents."""
    return tuple(PARTS.findall(fold(text)))


def field_of(at: Point) -> str:
    """Return the field (such as F4) of a point; a point beyond the rim counts to the nearest field.

    A point on a border belongs to the field to its east and south; on the far rims, to the last
    field.
    """
    column, row = min(max(at.x // FIELD_MM, 0), 11), 11 - min(max(at.y - 1, 0) // FIELD_MM, 11)
    return f"{LETTERS[column].upper()}{row + 1}"


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a phrase: a word with its role; or a number, a field or part of a name, with an
    empty role.
    """

    role: str
    text: str

    @property
    def number(self) -> int | None:
        """The part as a length typed in centimetres, converted to millimetres; None if it is no
        length.
        """
        text = self.text.replace(",", ".")
        if self.role or not TENTHS.fullmatch(text):
            return None
        whole, _, tenth = text.partition(".")
        return int(f"{whole[:DIGITS]}{tenth or 0}")

    @property
    def count(self) -> int | None:
        """The part as a whole number; None if it is no number."""
        return int(self.text[:DIGITS]) if self.text.isdecimal() else None

    @property
    def field(self) -> Point | None:
        """The middle of a field such as F4, row 1 in the north; None if the part is no field."""
        letter, row = self.text[:1], self.text[1:]
        if letter not in LETTERS or not row.isdecimal() or not 1 <= int(row) <= 12:
            return None
        south, half = (12 - int(row)) * FIELD_MM, FIELD_MM // 2
        return Point(LETTERS.index(letter) * FIELD_MM + half, south + half)


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The words of one language.

    `words` has the words for each role, `names` the names of each seat's survivor; `write` turns a
    place into text that can be read again.
    """

    words: Mapping[str, Sequence[str]]
    names: Mapping[str, Sequence[str]]
    write: Callable[[Words], str]

    def split(self, text: str) -> list[Part]:
        """Return the parts of the text, each with its role in a phrase, such as a direction.

        A term of several words is found before a shorter one. A word that the lexicon does not know
        has an empty role.
        """
        known = {parts_of(word): role for role, words in self.words.items() for word in words}
        parts, found = parts_of(text), list[Part]()
        while parts:
            ends = (end for end in range(LONGEST, 0, -1) if parts[:end] in known)
            end = next(ends, 1)
            found.append(Part(known.get(parts[:end], ""), " ".join(parts[:end])))
            parts = parts[end:]
        return [one for one in found if one.role != "skip"]

    def people(self, text: str) -> list[str]:
        """Return the seats whose survivor has this name.

        If there are none, return the seats of survivors with a name in which some word begins with
        the text.
        """
        wanted = " ".join(parts_of(text))
        known = {
            seat: [" ".join(parts_of(one)) for one in names] for seat, names in self.names.items()
        }
        whole = [seat for seat, names in known.items() if wanted in names]
        return whole or [
            seat for seat, names in known.items() if any(f" {wanted}" in f" {one}" for one in names)
        ]


class Reading:
    """Reads one phrase, consuming its parts from first to last.

    `numbered` are the destinations last shown; None if the board has changed since. After a
    refusal, `offers` holds places that would be accepted.
    """

    def __init__(
        self, ground: Ground, lexicon: Lexicon, text: str, numbered: Sequence[Stride] | None = ()
    ) -> None:
        self.ground, self.lexicon, self.numbered = ground, lexicon, numbered
        self.state = ground.game.state
        self.parts = lexicon.split(text)
        self.gait: Gait | None = None
        self.offers: list[Words] = []
        self.whole = False
        """True once the phrase names a place and nothing more must be typed."""

    def stride(self) -> Stride:
        """Return where the phrase leads. Raises Refusal if it cannot be understood or is not
        allowed.
        """
        number = self.parts[0].count if len(self.parts) == 1 else None
        if number is not None:
            return self._numbered(number)
        words = self._phrase()
        if self.parts:
            raise Refusal("spoken-unknown", word=self.parts[0].text)
        self.whole = True
        at, side = read_point(words.what), self.ground.game.numbers.side
        on_board = at is None or (0 <= at.x <= side and 0 <= at.y <= side)
        if words.form != "way" and on_board:
            self.offers = [Words("way", words.what, self.ground.reach(self.gait))]
        return self.ground.stride(words, self.gait)

    def _numbered(self, number: int) -> Stride:
        if self.numbered is None:
            raise Refusal("spoken-stale-number")
        if not 1 <= number <= len(self.numbered):
            raise Refusal("spoken-no-such-number", count=len(self.numbered))
        return self.numbered[number - 1]

    # ------------------------------------------------------------ phrases

    def _phrase(self) -> Words:
        if not self.parts:
            raise Refusal("spoken-nothing")
        self._skip("to")
        amount = self._amount()
        if self._role in COMPASS:
            return self._direction(amount)
        if self._skip("from"):
            return self._gap(amount)
        self._skip("to")
        place = self._place()
        if amount is None:
            return place
        most = self.ground.reach(self.gait)
        if not 0 < amount <= most:
            self.offers = [Words("way", place.what, most)]
            raise Refusal("spoken-too-long", most=most)
        return Words("way", place.what, amount)

    def _amount(self) -> int | None:
        """Return the length in millimetres at the start of the phrase; None if there is none.

        A gait or `full` stands for the whole reach, `half` for half of it.
        """
        if self._role in GAITS:
            self.gait = cast("Gait", self.parts.pop(0).role)
            return self._amount() or self.ground.reach(self.gait)
        if self._skip("full"):
            return self.ground.reach(self.gait)
        if self._skip("half"):
            return self.ground.reach(self.gait) // 2
        return self._number()

    def _direction(self, amount: int | None) -> Words:
        side, most = self.parts.pop(0).role, self.ground.reach(self.gait)
        self.offers = [Words("way", side, mm) for mm in (50, 100, 150, 200) if mm <= most]
        if amount is None:
            raise Refusal("spoken-how-far", side=side, most=most)
        if not 0 < amount <= most:
            raise Refusal("spoken-too-long", most=most)
        return Words("way", side, amount)

    def _gap(self, amount: int | None) -> Words:
        figure = self._figure()
        if amount is None:
            self.offers = [Words("gap", figure, mm) for mm in (50, 100)]
            raise Refusal("spoken-gap", figure=figure)
        return Words("gap", figure, amount)

    def _place(self) -> Words:
        if self._skip("behind"):
            thing = self._thing("spoken-behind-what", CAR, TENT, BARRICADE)
            return Words("behind", thing, of=self._figure() if self._skip("from") else "")
        if self._skip("in"):
            return Words("in", self._thing("spoken-only-in-a-tent", TENT))
        if self._skip("onto"):
            return Words("onto", self._thing("spoken-only-onto-a-car", CAR))
        if self._skip(HOME):
            return Words("beside", HOME)
        if self._skip(TOKEN):
            return Words("beside", self._token())
        if self._role in KINDS:
            return Words("beside", self._thing("spoken-unknown", *KINDS))
        field = self.parts[0].field if self.parts else None
        if field is None:
            return Words("beside", self._figure())
        self.parts.pop(0)
        east, north = self._number() or 0, self._number() or 0
        return Words("point", str(field + Point(east // 10, north // 10)))

    # ------------------------------------------------------------ things and people

    def _token(self) -> str:
        """Return the name of the token in the field that follows; the nearest if there are several.

        Raises Refusal if no field follows or no token lies there.
        """
        lying = [(one.at, name) for name, one in self.state.lying.items() if not one.inside]
        lying.sort(key=lambda one: (apart(one[0], self.ground.here), one[0]))
        self.offers = [Words("beside", name) for _, name in lying]
        fields = tuple(dict.fromkeys(field_of(at) for at, _ in lying))
        if not self.parts or self.parts[0].field is None:
            raise Refusal("spoken-which-token", fields=fields)
        wanted = self.parts.pop(0).text.upper()
        found = next((name for at, name in lying if field_of(at) == wanted), "")
        if not found:
            raise Refusal("spoken-no-token", field=wanted, fields=fields)
        return found

    def _thing(self, key: str, *kinds: str) -> str:
        """Return the name of the piece of scenery with the kind and number that follow.

        Raises Refusal with `key` if the next word is not one of `kinds`.
        """
        if self._role not in kinds:
            form = FORMS.get(key, "beside")
            pieces = [name for name, one in self.state.scenery.items() if one.kind in kinds]
            self.offers = [Words(form, one) for one in pieces]
            raise Refusal(key, word=self.parts[0].text if self.parts else "")
        kind = self.parts.pop(0).role
        names = [name for name, one in self.state.scenery.items() if one.kind == kind]
        return self._of_several(kind, names)

    def _of_several(self, kind: str, names: Sequence[str]) -> str:
        """Return the one of `names` with the number that follows; a single name needs no number.

        Raises Refusal if the number is missing or wrong.
        """
        number = self.parts[0].count if self.parts else None
        self.offers = [Words("beside", one) for one in names]
        if number is None:
            if len(names) == 1:
                return names[0]
            raise Refusal("spoken-which", kind=kind, count=len(names))
        self.parts.pop(0)
        found = next((one for one in names if one.rpartition("-")[2] == str(number)), "")
        if not found:
            raise Refusal("spoken-no-such", kind=kind, count=len(names), number=number)
        return found

    def _figure(self) -> str:
        """Read the next number or name of the phrase as a figure.

        Return the group with that number, or the seat of the survivor with that name. Raises
        Refusal if it names nobody, several survivors, or the speaker's own survivor.
        """
        if self._skip(ALPHA):
            return self._of_several(ALPHA, sorted(self.state.groups))
        text = " ".join(one.text for one in self.parts)
        found = self.lexicon.people(text) if text else []
        others = [one for one in found if self.ground.game.stands(one) and one != self.ground.seat]
        if not others:
            own = self.ground.seat in found
            raise Refusal("spoken-yourself") if own else Refusal("spoken-unknown", word=text)
        self.parts.clear()
        if len(others) > 1:
            self.offers = [Words("beside", one) for one in others]
            raise Refusal("spoken-which-person", seats=tuple(others))
        return others[0]

    # ------------------------------------------------------------ parts

    @property
    def _role(self) -> str:
        return self.parts[0].role if self.parts else ""

    def _skip(self, role: str) -> bool:
        """Consume the next part if it has this role; return True if it did."""
        found = self._role == role
        if found:
            self.parts.pop(0)
        return found

    def _number(self) -> int | None:
        found = self.parts[0].number if self.parts else None
        if found is not None:
            self.parts.pop(0)
        return found


FORMS: Mapping[str, places.Form] = {
    "spoken-behind-what": "behind",
    "spoken-only-in-a-tent": "in",
    "spoken-only-onto-a-car": "onto",
}
"""For each key of a refusal, the form of the places that are suggested instead."""

# ------------------------------------------------------------ suggestions while a player types

Suggestion = tuple[str, Stride]
"""A text that can be typed, and where it leads."""


def suggestions(
    ground: Ground, lexicon: Lexicon, typed: str, numbered: Sequence[Suggestion]
) -> list[tuple[str, Stride | Refusal]]:
    """Return complete texts for what is typed so far; the first destinations if nothing is typed.

    Discord sends the first suggestion when a person presses Enter. So the first is the typed text
    itself if that is a whole phrase, else a phrase that begins with it. If there is no such phrase,
    or if the named place is forbidden, the typed text comes first with the refusal, and places of
    similar meaning follow. No place is offered twice.
    """
    if not typed.strip():
        return _apart(numbered[:BEST], typed)
    reading = Reading(ground, lexicon, typed, [stride for _, stride in numbered])
    near_by = list[Suggestion]()
    try:
        first: Stride | Refusal = reading.stride()
    except Refusal as refusal:
        first = refusal
        near_by = [*_read(ground, lexicon, reading.offers, reading.gait)]
    begun = " ".join(parts_of(typed))
    amount = next((one.number for one in lexicon.split(typed)), None) or ground.reach()
    wanted = (one for one in _everything(ground, amount) if begun in _parts(lexicon.write(one)))
    found = sorted(_read(ground, lexicon, wanted), key=lambda one: (one[1].mm, one[0]))
    completed = [*(one for one in near_by if begun in _parts(one[0])), *found]
    others = [*near_by, *completed, *_alike(lexicon, typed, numbered)]
    if isinstance(first, Stride):
        return _apart([(typed, first), *others], typed)
    if completed and not reading.whole:
        return _apart([*completed, *others], typed)
    return [(typed, first), *_apart(others, typed)[: MOST - 1]]


def _apart(offered: Iterable[Suggestion], typed: str) -> list[tuple[str, Stride | Refusal]]:
    """Return at most `MOST` suggestions, no two at the same place."""
    found = list[Suggestion]()
    for text, stride in offered:
        alike = any(near(stride.to, other.to, ALIKE_MM - 1) for _, other in found)
        if not alike and (stride.mm >= ALIKE_MM or text == typed):
            found.append((text, stride))
        if len(found) == MOST:
            break
    return [*found]


def _alike(lexicon: Lexicon, typed: str, numbered: Sequence[Suggestion]) -> list[Suggestion]:
    """Return the destinations whose text names a thing or a person that is typed."""

    def named(text: str) -> set[str]:
        parts = (one for one in lexicon.split(text) if one.role in NAMES and one.number is None)
        return {one.text for one in parts}

    return [one for one in numbered if named(typed) & named(one[0])]


NAMES = ("", *KINDS, ALPHA, TOKEN, HOME, *COMPASS)
"""Roles of words that name something; a person's name or a field has an empty role."""


def _parts(text: str) -> str:
    return " ".join(parts_of(text))


def _read(
    ground: Ground, lexicon: Lexicon, wanted: Iterable[Words], gait: Gait | None = None
) -> Iterator[Suggestion]:
    """Yield those of the `wanted` places that can be reached, each as text and where it leads."""
    for words in wanted:
        try:
            yield lexicon.write(words), ground.stride(words, gait)
        except Refusal:
            continue


def _everything(ground: Ground, amount: int) -> Iterator[Words]:
    """Yield all places that short phrases can name, and ways of `amount` mm towards them."""
    game = ground.game
    for name, piece in game.state.scenery.items():
        yield Words("beside", name)
        if piece.kind != WIRE:
            yield Words("behind", name)
        if piece.kind == TENT:
            yield Words("in", name)
        if piece.kind == CAR:
            yield Words("onto", name)
    for figure in (*(one for one in game.standing if one != ground.seat), *game.state.groups):
        yield Words("beside", figure)
        yield from (Words("gap", figure, mm) for mm in (50, 100))
    lying = [name for name, one in game.state.lying.items() if not one.inside]
    yield from (Words("beside", name) for name in (*lying, HOME))
    if isinstance(ground, Walk):
        others = (one for one in game.standing if one != ground.seat)
        for name in (*others, *game.state.groups, *game.state.scenery, *lying):
            yield Words("way", name, amount)
    most = ground.reach()
    for side in (*COMPASS, HOME):
        yield from (Words("way", side, mm) for mm in (50, 100, most) if mm <= most)

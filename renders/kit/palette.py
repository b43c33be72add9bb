"""Colours by meaning.

A theme changes streets, walls, plates and panels, never a token.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, TypeVar
from zlib import crc32

T = TypeVar("T")
Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """The colour written as `#RRGGBB`."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(colour: Colour, other: Colour, share: float) -> Colour:
    """The mixture of two colours, with `share` (0 to 1) of `other` in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(colour, other, strict=True))
    return red, green, blue


INK = rgb("#14171C")
BONE = rgb("#F3ECDD")
WHITE = rgb("#FFFFFF")
SIGNAL = rgb("#FFD23F")
SPAWN = rgb("#C4202F")
ASLEEP = rgb("#5C1C24")
"""The colour of a spawn zone that is not active yet."""
EXIT = rgb("#14764A")
DOOR = rgb("#E8962E")
DOOR_SHADE = rgb("#B56F1B")
HEART = rgb("#E3363F")
THREAT = rgb("#E0282C")
PERSON_CHIP = rgb("#BFE3F7")
STEEL = rgb("#C9D0D8")
STEEL_SHADE = rgb("#8794A3")
TIMBER = rgb("#B8743A")
TIMBER_SHADE = rgb("#7E4E26")


class Paint(NamedTuple):
    """A person's colours: token and card, the letter on them, and the two portrait backgrounds."""

    fill: Colour
    letter: Colour
    light: Colour
    shade: Colour


PAINTS = {
    "circle": Paint(rgb("#DC86B6"), INK, rgb("#E090BD"), rgb("#C378A2")),
    "square": Paint(rgb("#17479E"), WHITE, rgb("#2E5CAB"), rgb("#143C86")),
    "triangle": Paint(rgb("#F4650F"), INK, rgb("#F97826"), rgb("#D65409")),
    "diamond": Paint(rgb("#0F7A5C"), WHITE, rgb("#26896D"), rgb("#0C664D")),
    "shield": Paint(rgb("#BDEEFC"), INK, rgb("#C8F2FD"), rgb("#A3CFDC")),
    "star": Paint(rgb("#FFEE33"), INK, rgb("#FFF050"), rgb("#DFD02B")),
}
"""The colour of each token shape, the same in every game."""
STRANGER = Paint(rgb("#D5D9DF"), INK, rgb("#B9C0C9"), rgb("#9CA5B0"))


class Pelt(NamedTuple):
    """The colours in which a kind of zombie is drawn."""

    window: Colour
    plate: Colour
    figure: Colour


PELTS = {
    "moss": Pelt(rgb("#B4CC93"), rgb("#55773A"), rgb("#26331B")),
    "rust": Pelt(rgb("#C75F3E"), rgb("#6E1F10"), rgb("#2A0804")),
    "violet": Pelt(rgb("#6A5AA0"), rgb("#46397A"), rgb("#F0EAFB")),
    "night": Pelt(rgb("#2A2C34"), rgb("#17181D"), rgb("#E9DFC9")),
}
EYES = rgb("#FF4A40")

LEVELS = {
    "blue": rgb("#3E8EDE"),
    "yellow": rgb("#F9D648"),
    "orange": rgb("#E5701A"),
    "red": rgb("#C22634"),
}
LEVEL_LETTERS = {"blue": INK, "yellow": INK, "orange": INK, "red": WHITE}

OBJECTIVES = {
    "red": rgb("#C9303A"),
    "blue": rgb("#2A6FC9"),
    "green": rgb("#54C690"),
    "medkit": BONE,
    "hidden": rgb("#A3AEBC"),
}


class Bodywork(NamedTuple):
    """The colours of a kind of car."""

    body: Colour
    side: Colour
    pane: Colour
    cabin: Colour
    seat: Colour
    lamp: Colour


PANE, _SEAT = rgb("#9CC9DE"), rgb("#4A5260")
CARS = {
    "police": Bodywork(rgb("#1F3F7D"), BONE, PANE, INK, _SEAT, HEART),
    "pimp": Bodywork(rgb("#8B3A93"), rgb("#6C2A74"), PANE, INK, _SEAT, SPAWN),
}
BODIES = (
    *CARS.values(),
    Bodywork(STEEL_SHADE, STEEL, PANE, INK, _SEAT, HEART),
    Bodywork(BONE, TIMBER, PANE, INK, _SEAT, HEART),
)
"""Colours for cars whose kind has none of its own; the kind's name chooses among them."""
DOORS = {"grey": DOOR, **{colour: OBJECTIVES[colour] for colour in ("red", "blue", "green")}}


class Floor(NamedTuple):
    """The two tones of a floor and the pattern they make."""

    tone: Colour
    second: Colour
    pattern: str


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """Everything that differs between night and day."""

    name: str
    frame: Colour
    panel: Colour
    panel_edge: Colour
    slot: Colour
    text: Colour
    muted: Colour
    accent: Colour
    """The colour of words that stand out on the frame."""
    hurt: Colour
    """The colour of words about wounds and losses."""
    well: Colour
    """The colour of words about rescue and victory."""
    asphalt: Colour
    stripe: Colour
    middle_line: Colour
    pavement: Colour
    slab: Colour
    kerb: Colour
    manhole: Colour
    shadow: Colour
    wall: Colour
    wall_edge: Colour
    threshold: Colour
    doorway: Colour
    closed: Colour
    closed_share: float
    hatched: bool
    """True if closed houses are hatched, because darkening is not enough by day."""
    plate_street: Colour
    plate_rim: Colour
    plate_letter: Colour
    plate_room: Colour
    outline_share: float
    fill_share: float
    floors: dict[str, Floor]
    film: bool
    """True if the palette is greys and the colours of people."""
    grey: bool
    """True if everything drawn in this theme turns grey."""

    def over(self, colour: Colour) -> Base:
        """The ground of this colour, for stamps."""
        return Base(self, colour)


class Base(NamedTuple):
    """The ground on which a stamp will lie: the stamp's soft edges are blended over this colour."""

    theme: Theme
    colour: Colour


def grey(colour: Colour) -> Colour:
    """The grey that stands for a colour on a film; reds stay light."""
    level = round(0.46 * colour[0] + 0.44 * colour[1] + 0.1 * colour[2])
    return level, level, level


def tinted(theme: Theme, coloured: bool) -> Theme:
    """Return the theme in which a person is drawn: `theme` itself, except on a film.

    There, a `coloured` person is drawn in a theme that keeps colours.
    """
    return TINTED if coloured and theme.grey else theme


def kept(ground: Base, coloured: bool) -> Base:
    """Return the ground for a person's stamp: `ground` itself, except on a film.

    There, the stamp of a `coloured` person lies on the grey of `ground`, in a theme that keeps
    colours.
    """
    theme = tinted(ground.theme, coloured)
    return ground if theme is ground.theme else Base(theme, grey(ground.colour))


_GROUNDS = {
    "frame": (rgb("#12161C"), rgb("#F1EBDF")),
    "panel": (rgb("#1C222B"), rgb("#FFFDF8")),
    "panel_edge": (rgb("#39424E"), rgb("#CFC8B8")),
    "slot": (rgb("#262D37"), rgb("#EFE7D9")),
    "text": (rgb("#F1F3F6"), rgb("#1E2229")),
    "muted": (rgb("#AAB5C2"), rgb("#5B6470")),
    "accent": (SIGNAL, rgb("#8A4A00")),
    "hurt": (rgb("#FF7F79"), rgb("#B81F2C")),
    "well": (rgb("#54C690"), rgb("#14764A")),
    "asphalt": (rgb("#2A303A"), rgb("#8A929B")),
    "stripe": (rgb("#5D6773"), rgb("#DADDDC")),
    "middle_line": (rgb("#B08A2E"), rgb("#F2D67A")),
    "pavement": (rgb("#434B57"), rgb("#C9C8C0")),
    "slab": (rgb("#3A424D"), rgb("#BAB9B1")),
    "kerb": (rgb("#626C79"), rgb("#A3A49E")),
    "manhole": (rgb("#1B2027"), rgb("#5E666F")),
    "shadow": (rgb("#1A1E25"), rgb("#A09F98")),
    "wall": (rgb("#E9E1D0"), rgb("#2B2F37")),
    "wall_edge": (rgb("#0D1014"), rgb("#0D1014")),
    "threshold": (rgb("#6B6056"), rgb("#C9B596")),
    "doorway": (rgb("#C3A479"), rgb("#F1D9AE")),
    "closed": (rgb("#171C24"), rgb("#7D848C")),
    "plate_street": (rgb("#12161C"), rgb("#2B2F37")),
    "plate_rim": (rgb("#757F89"), INK),
    "plate_letter": (rgb("#F1F3F6"), WHITE),
    "plate_room": (rgb("#F3ECDD"), rgb("#FFFDF8")),
}
"""For each colour of a theme that differs by night and by day, the two colours, night first."""
_FLOORS = {
    "wood": ("planks", (rgb("#8C6C4C"), rgb("#7A5C3F")), (rgb("#E3C79C"), rgb("#D2B384"))),
    "tiles": ("tiles", (rgb("#80979C"), rgb("#708890")), (rgb("#E2EAE8"), rgb("#CBD9D8"))),
    "carpet": ("carpet", (rgb("#84606F"), rgb("#735160")), (rgb("#E0BDB4"), rgb("#D2A99F"))),
    "carpet_tiles": ("squares", (rgb("#5F7592"), rgb("#536883")), (rgb("#C3D0E2"), rgb("#B2C1D6"))),
    "concrete": ("slabs", (rgb("#787E84"), rgb("#6C7278")), (rgb("#D2D3CF"), rgb("#C4C5C1"))),
    "lino": ("lozenges", (rgb("#7C8C68"), rgb("#6E7E5B")), (rgb("#D3DCBB"), rgb("#C4CEA9"))),
}
"""For each floor its pattern, its two tones by night, and its two tones by day."""


def _theme(
    name: str, day: int, *, closed: float, hatched: bool, shares: tuple[float, float]
) -> Theme:
    """Return the theme `name` with colours by night (`day` is 0) or by day (1).

    `closed` is the share of the closed colour in closed houses, `hatched` says whether these are
    hatched, and `shares` are how dark the outline and the body of furniture are. Shares are 0 to 1.
    """
    colours = {each: pair[day] for each, pair in _GROUNDS.items()}
    floors = {each: Floor(*tones[day], pattern) for each, (pattern, *tones) in _FLOORS.items()}
    return Theme(
        name=name,
        closed_share=closed,
        hatched=hatched,
        outline_share=shares[0],
        fill_share=shares[1],
        floors=floors,
        film=False,
        grey=False,
        **colours,
    )


NIGHT = _theme("night", 0, closed=0.66, hatched=False, shares=(0.27, 0.10))
DAY = _theme("day", 1, closed=0.58, hatched=True, shares=(0.18, 0.06))
FILM = replace(NIGHT, name="film", film=True, grey=True)
"""The theme of films: black and white, except for people who keep their colours."""
TINTED = replace(FILM, grey=False)
"""The theme for people who keep their colours on a film; it has the same palette as `FILM`."""
ThemeName = Literal["night", "day", "film"]
THEMES: dict[ThemeName, Theme] = {"night": NIGHT, "day": DAY, "film": FILM}


def chosen(options: Sequence[T], name: str) -> T:
    """Return one of `options`, chosen by `name`; a name always gets the same one."""
    return options[crc32(name.encode()) % len(options)]


_ROOMS = {
    "living": "wood", "lounge": "wood", "bar": "wood", "kitchen": "tiles", "bath": "tiles",
    "clinic": "tiles", "bedroom": "carpet", "office": "carpet_tiles", "meeting": "carpet_tiles",
    "shop": "lino", "diner": "lino",
}  # fmt: skip


def floor_of(kind: str | None, theme: Theme) -> Floor:
    """The floor of a kind of room; concrete if the kind is unknown."""
    return theme.floors[_ROOMS.get(kind or "", "concrete")]


def floors_of(theme: Theme) -> tuple[Floor, ...]:
    """Every floor of a theme, each once."""
    return tuple(theme.floors.values())


def floor_tones(floor: Floor, lit: bool, theme: Theme) -> tuple[Colour, ...]:
    """Both floor tones, then body and outline of furniture, in a lit or a closed house."""
    tones = (
        floor.tone,
        floor.second,
        mix(floor.tone, INK, theme.fill_share),
        mix(floor.tone, INK, theme.outline_share),
    )
    if lit:
        return tones
    return tuple(mix(tone, theme.closed, theme.closed_share) for tone in tones)


def hatch_tone(floor: Floor, theme: Theme) -> Colour:
    """The colour of stripes on the floor of a closed house by day."""
    return mix(floor_tones(floor, lit=False, theme=theme)[0], INK, 0.13)


def dim(colour: Colour, theme: Theme) -> Colour:
    """The colour mixed with that of panels, for a danger level that is not reached."""
    return mix(colour, theme.panel, 0.68)


def wall_tones(lit: bool, theme: Theme) -> tuple[Colour, Colour]:
    """The colours of wall and threshold in a lit or in a closed house."""
    if lit:
        return theme.wall, theme.threshold
    return mix(theme.wall, theme.closed, 0.32), mix(theme.threshold, theme.closed, 0.5)


SKINS = {
    "fair": rgb("#F1C8A6"),
    "light": rgb("#F0C3A0"),
    "dark": rgb("#6F4630"),
    "tan": rgb("#D6A582"),
    "rosy": rgb("#EBC2A2"),
    "brown": rgb("#A9714C"),
}
SKIN_SHADES = {name: mix(skin, INK, 0.24) for name, skin in SKINS.items()}
CLOTHS = {
    "black": rgb("#2A2530"),
    "plum": rgb("#7A3A62"),
    "wine": rgb("#57294A"),
    "chestnut": rgb("#6B4226"),
    "linen": rgb("#EEF1F6"),
    "red": rgb("#A3202B"),
    "soot": rgb("#1D1B1E"),
    "navy": rgb("#2E3E57"),
    "silver": rgb("#D9DEE6"),
    "wool": rgb("#E8DDC0"),
    "sand": rgb("#C9BA93"),
    "grey": rgb("#8C9094"),
    "moss": rgb("#3B4540"),
    "ash": rgb("#C6CAD0"),
    "blue": rgb("#2F5F86"),
    "sky": rgb("#A9D3EC"),
    "rust": rgb("#7B2F1C"),
    "lemon": rgb("#F5DF4D"),
    "teal": rgb("#3A5560"),
    "lips": rgb("#8C4A3A"),
}
"""Colours of hair, clothes and lips in portraits."""

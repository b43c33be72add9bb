"""The colours that only the board of Trust Me has; all others are those of every board."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from renders.kit.palette import (
    BONE,
    DAY,
    INK,
    NIGHT,
    PELTS,
    PERSON_CHIP,
    SIGNAL,
    STEEL,
    Colour,
    Theme,
    ThemeName,
    mix,
    rgb,
)

PURSUES, TIRED = rgb("#FF5A52"), rgb("#8E7CC3")
GAIN, SHOTS = rgb("#3E8EDE"), rgb("#E5701A")
ROOF, ROOF_DARK, SEAM, LAMP = rgb("#8A7B52"), rgb("#73663F"), rgb("#C9BA93"), rgb("#C9A458")
LAMP_DARK = rgb("#A5803F")
WRECKS = (rgb("#5F7592"), rgb("#8A4F43"), rgb("#6F7F63"), rgb("#8C8577"))
TOPS = tuple(mix(one, INK, 0.35) for one in WRECKS)
GLASS, FREE, STRIPE = rgb("#5E7F93"), rgb("#2E5A48"), rgb("#C87A35")
SOFT = (mix(BONE, INK, 0.5), mix(SIGNAL, INK, 0.5))
BACK = rgb("#A3AEBC")
"""The back of a search token."""
UNSEEN = rgb("#10283C")
"""The colour of the disc of a place that no group sees."""


@dataclass(frozen=True, slots=True, eq=False)
class PlaneTheme(Theme):
    """A theme with the colours of this board; they are drawn flat and kept exactly."""

    lot: Colour
    grid: Colour
    seam: Colour
    pursuit: Colour
    wander: Colour
    hunted: Colour
    """Ground that a pursuing group sees."""
    hunted_grid: Colour
    roamed: Colour
    """Ground that a wandering group sees."""
    roamed_grid: Colour
    both: Colour
    dark: Colour
    """Ground that no pursuer could see, in pictures of places to choose from."""
    dark_grid: Colour
    reach: Colour
    ring: Colour
    """The ring around a noise."""
    barb: Colour
    roof: Colour = ROOF
    roof_dark: Colour = ROOF_DARK
    canvas_seam: Colour = SEAM
    lamp: Colour = LAMP
    lamp_dark: Colour = LAMP_DARK
    wreck_1: Colour = WRECKS[0]
    wreck_2: Colour = WRECKS[1]
    wreck_3: Colour = WRECKS[2]
    wreck_4: Colour = WRECKS[3]
    top_1: Colour = TOPS[0]
    top_2: Colour = TOPS[1]
    top_3: Colour = TOPS[2]
    top_4: Colour = TOPS[3]
    glass: Colour = GLASS
    striped: Colour = STRIPE
    back: Colour = BACK
    unseen: Colour = UNSEEN
    tired: Colour = TIRED
    gain: Colour = GAIN
    shot: Colour = SHOTS
    free: Colour = FREE
    soft_bone: Colour = SOFT[0]
    soft_signal: Colour = SOFT[1]


def _plane(theme: Theme, ground: dict[str, str], *, night: bool) -> PlaneTheme:
    """The theme with these colours of the ground and of what is drawn on it."""
    colours = {name: rgb(code) for name, code in ground.items()}
    lot, grid = colours["lot"], colours["grid"]
    pursuit, wander = colours["pursuit"], colours["wander"]
    shares = (0.20, 0.15) if night else (0.24, 0.24)
    hunted = mix(lot, pursuit, shares[0])
    dark = mix(lot, INK, 0.42 if night else 0.2)
    made: dict[str, Any] = {each.name: getattr(theme, each.name) for each in fields(theme)}
    made |= {**colours, "floors": {}, "name": f"plane-{theme.name}"}
    made |= {
        "hunted": hunted,
        "hunted_grid": mix(grid, pursuit, shares[0]),
        "roamed": mix(lot, wander, shares[1]),
        "roamed_grid": mix(grid, wander, shares[1]),
        "both": mix(hunted, wander, shares[1]),
        "dark": dark,
        "dark_grid": mix(grid, INK, 0.42 if night else 0.2),
    }
    return PlaneTheme(**made)


def _code(colour: Colour) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)


PLANES: dict[ThemeName, PlaneTheme] = {
    "night": _plane(
        NIGHT,
        {
            "lot": "#2A303A",
            "grid": "#353D48",
            "seam": "#465060",
            "pursuit": _code(PURSUES),
            "wander": _code(PELTS["moss"].window),
            "reach": _code(PERSON_CHIP),
            "ring": _code(SIGNAL),
            "barb": _code(STEEL),
        },
        night=True,
    ),
    "day": _plane(
        DAY,
        {
            "lot": "#C9C8C0",
            "grid": "#BAB9B1",
            "seam": "#A3A49E",
            "pursuit": "#C4202F",
            "wander": "#3F6B22",
            "reach": "#1E5F86",
            "ring": "#8A4A00",
            "barb": _code(INK),
        },
        night=False,
    ),
}
"""The themes of this board, by night and by day."""


def plane_of(theme: Theme) -> PlaneTheme:
    """The theme itself, if it is one of this board. Raises TypeError if it is not."""
    if not isinstance(theme, PlaneTheme):
        raise TypeError(f"{theme.name!r} has no plane")
    return theme

"""Colours: letters can be read on their grounds, and flat colours stay exactly what they are."""

from __future__ import annotations

import pytest
from PIL import Image

from renders.kit.inks import inks_of, to_palette
from renders.kit.palette import (
    BONE,
    DAY,
    DOORS,
    EXIT,
    INK,
    LEVEL_LETTERS,
    LEVELS,
    NIGHT,
    PAINTS,
    PELTS,
    PERSON_CHIP,
    SIGNAL,
    SPAWN,
    STRANGER,
    WHITE,
    Colour,
    Theme,
    dim,
    floor_tones,
    floors_of,
)

READABLE = 4.5
THEMES = (NIGHT, DAY)
BOTH = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)

PAIRS: dict[str, tuple[Colour, Colour]] = {
    "a count": (INK, BONE),
    "noise and new": (INK, SIGNAL),
    "a spawn number": (WHITE, SPAWN),
    "the exit": (WHITE, EXIT),
    "the start": (INK, PERSON_CHIP),
    "a stranger's initial": (STRANGER.letter, STRANGER.fill),
    **{f"{name}'s initial": (paint.letter, paint.fill) for name, paint in PAINTS.items()},
    **{f"the letter of a {kind}": (WHITE, pelt.plate) for kind, pelt in PELTS.items()},
    **{f"the figure of a {kind}": (pelt.figure, pelt.window) for kind, pelt in PELTS.items()},
    **{f"level {level}": (LEVEL_LETTERS[level], colour) for level, colour in LEVELS.items()},
}


def pairs_of(theme: Theme) -> dict[str, tuple[Colour, Colour]]:
    """Letters on what a theme gives them as ground."""
    return {
        "words on the frame": (theme.text, theme.frame),
        "words on a card": (theme.text, theme.panel),
        "words in a slot": (theme.text, theme.slot),
        "muted words on the frame": (theme.muted, theme.frame),
        "muted words on a card": (theme.muted, theme.panel),
        "muted words in a slot": (theme.muted, theme.slot),
        "a skill on the frame": (theme.accent, theme.frame),
        "a loss on the frame": (theme.hurt, theme.frame),
        "a wound on a card": (theme.hurt, theme.panel),
        "a wound in a slot": (theme.hurt, theme.slot),
        "a victory on the frame": (theme.well, theme.frame),
        "a rescue on a card": (theme.well, theme.panel),
        "a street's name": (theme.plate_letter, theme.plate_street),
        "a room's name": (INK, theme.plate_room),
        **{f"{level} to come": (theme.text, dim(each, theme)) for level, each in LEVELS.items()},
    }


def luminance(colour: Colour) -> float:
    """Relative luminance as the WCAG define it."""
    parts = [part / 255 for part in colour]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("pair", PAIRS)
def test_letters_stand_out_from_their_ground(pair: str):
    assert contrast(*PAIRS[pair]) >= READABLE


@BOTH
@pytest.mark.parametrize("pair", pairs_of(NIGHT))
def test_words_stand_out_by_night_and_by_day(theme: Theme, pair: str):
    assert contrast(*pairs_of(theme)[pair]) >= READABLE


@BOTH
def test_a_closed_house_is_clearly_darker_than_a_lit_one(theme: Theme):
    """By night by more than half; by day, when hatching helps, by more than a third."""
    share = 1 / 2 if theme is NIGHT else 2 / 3
    for floor in floors_of(theme):
        lit = floor_tones(floor, lit=True, theme=theme)[0]
        closed = floor_tones(floor, lit=False, theme=theme)[0]
        assert luminance(closed) < luminance(lit) * share


@BOTH
def test_every_flat_colour_keeps_its_exact_value(theme: Theme):
    inks = inks_of(theme)
    flat = bytes(part for colour in inks.colours[: inks.flat_count] for part in colour)
    strip = Image.frombytes("RGB", (inks.flat_count, 1), flat)

    assert to_palette(strip, theme).convert("RGB").tobytes() == strip.tobytes()


@BOTH
def test_no_flat_colour_is_lost_to_the_size_of_the_palette(theme: Theme):
    assert inks_of(theme).flat_count <= 200
    assert len(inks_of(theme).colours) == 256


def test_doors_of_four_colours_are_told_apart():
    assert len(set(DOORS.values())) == 4

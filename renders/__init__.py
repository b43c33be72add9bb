"""Pictures of tables and their text twins, drawn from views; they change nothing."""

from renders.family.alt_text import board_alt_text
from renders.family.around import around_png, render_around
from renders.family.around_text import around_alt_text
from renders.family.board import board_png, render_board
from renders.family.board_text import board_text
from renders.family.film import film_webp
from renders.family.hand import hand_png, render_hand
from renders.family.mission import mission_alt_text, mission_png, render_mission
from renders.family.phase import phase_alt_text, phase_png, render_phase
from renders.family.poster import Deeds, Story, poster_alt_text, poster_png, render_poster
from renders.family.sheet import render_sheet, sheet_png
from renders.family.sheet_text import hand_alt_text, sheet_alt_text, sheet_text
from renders.kit.film import Frame
from renders.kit.poster import Moment
from renders.zombies.alt_text import (
    town_alt_text,
    town_around_alt_text,
    town_sheet_alt_text,
    town_spots_alt_text,
)
from renders.zombies.around import render_town_around, town_around_png
from renders.zombies.board import render_town, town_is_small, town_png
from renders.zombies.board_text import town_text
from renders.zombies.film import town_film_webp
from renders.zombies.hand import render_town_hand, town_hand_alt_text, town_hand_png
from renders.zombies.poster import (
    TownDeed,
    TownStory,
    render_town_poster,
    town_poster_alt_text,
    town_poster_png,
)
from renders.zombies.sheet import render_town_sheet, town_sheet_png
from renders.zombies.spots import render_town_spots, spot_cells, spot_turns, town_spots_png

__all__ = [
    "Deeds",
    "Frame",
    "Moment",
    "Story",
    "TownDeed",
    "TownStory",
    "around_alt_text",
    "around_png",
    "board_alt_text",
    "board_png",
    "board_text",
    "film_webp",
    "hand_alt_text",
    "hand_png",
    "mission_alt_text",
    "mission_png",
    "phase_alt_text",
    "phase_png",
    "poster_alt_text",
    "poster_png",
    "render_around",
    "render_board",
    "render_hand",
    "render_mission",
    "render_phase",
    "render_poster",
    "render_sheet",
    "render_town",
    "render_town_around",
    "render_town_hand",
    "render_town_poster",
    "render_town_sheet",
    "render_town_spots",
    "sheet_alt_text",
    "sheet_png",
    "sheet_text",
    "spot_cells",
    "spot_turns",
    "town_alt_text",
    "town_around_alt_text",
    "town_around_png",
    "town_film_webp",
    "town_hand_alt_text",
    "town_hand_png",
    "town_is_small",
    "town_png",
    "town_poster_alt_text",
    "town_poster_png",
    "town_sheet_alt_text",
    "town_sheet_png",
    "town_spots_alt_text",
    "town_spots_png",
    "town_text",
]

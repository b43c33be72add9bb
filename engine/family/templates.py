"""Makes files to start from: a mission with the tiles that an author names, and a survivor."""

from __future__ import annotations

from engine.family.entries import STARTS_WITH
from engine.family.files import Content
from engine.family.guests import has_cards
from engine.family.survivor_files import FORMAT as SURVIVOR_FORMAT
from engine.reading.boards import Misdrawn
from engine.reading.faults import DataFaults, Fault
from engine.reading.mission import FORMAT

HEAD = """\
# Change this file, then send it with /mission import. docs/missions.md explains every key.
format = {format}
id = "my-mission"
name = {{ fr = "Ma mission", en = "My mission" }}
author = ""
licence = ""
source = "house"
layout_source = "house"
difficulty = "easy"
survivors = {{ min = {least}, max = {most} }}
minutes = 60
start = "{start}"

[briefing]
fr = "Prenez l’objectif."
en = "Take the objective."

"""
TAIL = """

[[spawns]]               # in clockwise order: the first one draws first
zone = "{spawn}"

[[objectives]]
id = "objective-1"
zone = "{objective}"

[[victory]]
name = "take-objectives"
"""


def template(content: Content, tiles: str) -> str:
    """Return the text of a mission with these tiles; `/` separates rows.

    Without tiles, the first row of the first mission of the box is taken. Raises DataFaults if the
    tiles cannot be laid.
    """
    first = next(iter(content.missions.values()))
    row = first.map.tiles.strip().splitlines()[0]
    try:
        drawn = content.atlas.template(tiles.replace("/", "\n") or row)
    except Misdrawn as error:
        raise DataFaults(Fault.of("", fault, "map") for fault in error.faults) from error
    streets = drawn.streets or drawn.rooms
    values = {
        "format": FORMAT,
        "least": first.survivors.min,
        "most": first.survivors.max,
        "start": streets[0],
        "spawn": streets[-1],
        "objective": (drawn.rooms or streets)[-1],
    }
    return HEAD.format(**values) + drawn.text + TAIL.format(**values)


SURVIVOR_HEAD = """\
# Change this file, then send it with /survivor import. docs/survivors.md explains every key.
format = {format}
id = "maya"
name = "Maya"            # or {{ fr = "...", en = "..." }}
author = ""
licence = ""
initial = "M"            # one or two letters on the token
shape = "star"           # circle, square, triangle, diamond, shield or star
"""
FIGHT = """\
attack = "{attack}"    # {attacks}
health = 4
"""
SURVIVOR_SKILLS = """
# A skill is written by its id or its name. All of them are listed at the end.
blue = "{blue}"
yellow = "{yellow}"
orange = ["{orange}"]  # {orange_most}
red = ["whistle"]  # {red_most}

[portrait]               # leave it out, and a stranger in a hood is drawn
skin = "brown"
coat = "teal"
parts = {{ bob = "black", scarf = "lemon" }}

[[by_hand]]              # a skill that you settle yourselves at the table
id = "whistle"
name = {{ fr = "Sifflet", en = "Whistle" }}
text = {{ fr = "Une fois par partie, relancez tout.", en = "Once a game, roll all dice again." }}

"""


def survivor_template(content: Content) -> str:
    """Return the text of a survivor's file to start from, with all skills of the game below it."""
    skills = list(content.skills.values())
    usual = next(iter(content.characters.values()))
    cards = has_cards(content)
    attacks = list(content.equipment)
    values = {
        "blue": next((one.id for one in skills if one.rule == STARTS_WITH), usual.blue),
        "yellow": usual.yellow,
        "orange": usual.orange[0],
        "orange_most": "one or two to choose from" if cards else "one",
        "red_most": "one to three to choose from" if cards else "one",
    }
    fight = "" if cards else FIGHT.format(attack=attacks[0], attacks=", ".join(attacks))
    listed = "".join(f"# {one.id:<28} {one.name.en}\n" for one in skills)
    head = SURVIVOR_HEAD.format(format=SURVIVOR_FORMAT)
    return f"{head}{fight}{SURVIVOR_SKILLS.format(**values)}{listed}"

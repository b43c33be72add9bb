"""What can be wrong with a mission or a survivor, by key: the English sentence of data checks.

The bot tells players the same fault in their language: the text `wrong-<key>`, with the same
values. A list of values is shown with commas.
"""

from __future__ import annotations

from collections.abc import Mapping

SENTENCES: Mapping[str, str] = {
    # The file as a whole.
    "file-large": "the file has {size} bytes; {most} at most are read",
    "file-word": "{word}... has {size} characters; a word has {most} at most",
    "file-deep": "it is nested more than {most} deep; three levels are enough",
    "file-values": "it has more than {most} values; some hundred are enough",
    "not-toml": "it is not TOML ({reason}); mend that place",
    # Tiles and names of zones.
    "tiles-gap": "there is no tile in one place; lay one there, these tiles have no gaps",
    "tiles-shape": "the tiles are not a rectangle; every line needs as many as the first",
    "tiles-word": "{word!r} is no tile; write a side and its turn, such as 1B@90",
    "tiles-side": "there is no tile side {side!r}; known are {known}",
    "tiles-face": "there is no face {side!r}; known are {known}",
    "tiles-angle": "{word!r} is turned by {angle!r}; 90, 180 or 270 are right",
    "tiles-differ": "{first} and {second} do not fit ({mine} against {theirs}, . street # wall O "
    "opening); turn one of them",
    "tiles-many": "map: there are more than {most} tiles; the box holds {most}",
    "names-missing": "names is missing; paste this and correct it:\n{drawing}",
    "names-size": "names has {lines} lines of {widths} names; {tall} lines of {wide} are right, "
    "such as:\n{drawing}",
    "names-part": "row {row}, column {column} says {name}; the tiles make it a part of {right}",
    "names-twice": "{name} stands for two zones, from row {row}, column {column} and from row "
    "{row2}, column {column2}",
    "names-room": "row {row}, column {column} is a room called {name}; its name is one of {letters}"
    " and a number",
    "names-street": "row {row}, column {column} is a street zone called {name}; its name is S and a"
    " number",
    "house-letters": "map: {rooms} are one house; its rooms share one letter",
    "house-shared": "map: the houses {first} and {second} are both {letter}; each has a letter of"
    " its own",
    "house-closed": "doors: the house {rooms} has none; it cannot be entered",
    "floor-missing": "rooms: {room} is missing; give its floor",
    "room-unknown": "rooms: there is no room {room}; names shows the rooms",
    "place-of-face": "there is no place {place}; {face} has {known}",
    "place-off-board": "there is no place {place}; the faces are {known}",
    # Doors.
    "door-line": "it needs a row (one passes from west to east) or a column, and not both",
    "door-lines": "a door needs a row (one passes from west to east) or a column, and not both",
    "door-wall": "{first} and {second} share no wall at {line}; a door may stand at {places}",
    "door-nowhere": "{first} and {second} share no wall at {line}; a door may stand at no place"
    " between them",
    "door-order": "between begins with {zone}; the room comes first",
    "door-solid": "it stands in a wall; between two rooms it fills an opening of two tiles",
    "door-apart": "{first} and {second} do not touch; {first} touches {beside}",
    "door-twice": "door {door} stands twice; two zones share one door at most",
    "door-needs": "door {door}: needs is {objective!r}; no objective is that",
    "doors-drawn": "doors: more than {most} are windows, stairs or passages",
    "unreachable": "{zones} cannot be reached from the start; it needs a way",
    # Tokens.
    "zone-unknown": "there is no zone {zone}; names shows the zones",
    "thing-nowhere": "{thing}: there is no zone {zone}; names shows the zones",
    "thing-in-room": "{thing}: {zone} is a room; it lies in a street zone",
    "box-holds": "{field}: there are {count}; the box holds {most}",
    "id-twice": "{field}: {id} stands twice; every id is used once",
    "spawn-objective": "spawn {zone}: {field} is {objective!r}; no objective is that",
    "spawn-twice": "spawn: {zone} stands twice; each zone has one at most",
    "start-spawn": "start: {zone} is a spawn zone; survivors begin elsewhere",
    "no-spawns": "the living dead come nowhere; a scene has spawn zones or travels",
    # The head of the file.
    "id-of-box": "id is {id!r}; that is a mission of the box, choose another",
    "survivors-min": "survivors: min is above max; {most} survivors at most are allowed",
    "survivors-max": "survivors: max is {max}; the box holds {most} survivors",
    "text-long": "{text} has {size} characters; {most} at most fit",
    "text-signs": "{text}: it holds {signs}, which nobody sees or which turns the line; leave that"
    " out",
    "text-blank": "{text}: nothing of it can be seen; letters, digits or signs are right",
    "minutes-most": "minutes: it is {minutes}; {most} at most are right",
    # Rules and goals.
    "rule-unknown": "it is not known; known are {known}",
    "entry-unknown": "{given!r} is no {what}",
    "field-plain": "{field} is {value}; a text, a number or a list of texts is right",
    "escape-least": "who is {who!r} and least {least}; they go together",
    "escape-leaving": "leaving is of those on foot; with by_car leave it out",
    "no-objectives": "there are no objectives; the game would be won at once",
    "no-colour": "colours: no objective is {colour}",
    "never-closed": "zones: nothing closes {zone}; add a rule closed-by-laying",
    "met-at-first": "it is met from the start; give the mission another goal beside it",
    "no-car": "the mission has no car that can be driven; give it one",
    "no-exit": "the mission has no exit; give it one",
    "waiting-at-start": "zones: survivors begin in {zone}; zombies wait elsewhere",
    "none-hidden": "there are no hidden objectives; colour some of them hidden",
    "few-hidden": "there are {hidden} hidden objectives for {colours} colours; hide more of them",
    "colour-twice": "colours: {colour} stands twice; each colour lies under one objective",
    "carried-twice": "objectives: {objective} stands twice; only one rule may name it",
    "not-carried": "objectives: {objective} is not carried; name it in a rule carried",
    "no-spawn-zone": "zones: {zone} is no spawn zone; those are {spawns}",
    "people-zones": "bystanders: there are {people} for {zones} zones; each needs one",
    "people-twice": "bystanders: {bystander} stands twice; everybody is there once",
    "people-elsewhere": "bystanders: rule {rule} names {bystander} too; everybody is there once",
    "people-heroes": "bystanders: there are {people} for {heroes} heroes; each leads one at most",
    "people-zone-twice": "zones: {zone} stands twice; each has one bystander at most",
    "people-zone-elsewhere": "zones: another rule names {zone} too; each has one bystander at most",
    # Survivors.
    "format-newer": "format is {format}; this release reads format {most}",
    "name-missing": "name is missing; a name such as Maya is right",
    "name-form": "name is {name!r}; it begins with a letter or digit and has letters, digits, "
    "spaces, dots, hyphens and apostrophes only",
    "name-of-box": "name is {name!r}; a survivor of the box is called so, choose another",
    "text-marked": "{text} has {signs!r}, which messages do not show; leave it out",
    "level-one": "{level} has {count} skills; one is right",
    "level-most": "{level} has {count} skills; 1 to {most} are right",
    "skill-twice": "{level}: {skill!r} stands there twice; once is right",
    "skill-like": "{level}: skill {skill!r} is not known, but {like!r} is there",
    "skill-unknown": "{level}: skill {skill!r} is not known; the file of /survivor template lists"
    " all, and a skill of your own is written under [[by_hand]]",
    "skill-at-blue": "{level}: {skill} is used only when the game is set up; it belongs to blue",
    "hand-twice": "by_hand: two skills have the id {id!r}; each has its own",
    "hand-unused": "by_hand: no level has {id!r}; put it on one, or take it out",
    "fight-needless": "{field} has no meaning in this game; take it out",
    "fight-missing": "{field} is missing; one of {choices} is right",
    "attack-unknown": "attack is {attack!r}; one of {choices} is right",
}
FIELDS = (
    "field-missing", "field-unknown", "field-key", "field-choice", "field-least", "field-most",
    "field-number", "field-text", "field-empty", "field-form", "field-flag", "field-list",
    "field-table", "field-wrong",
)  # fmt: skip
"""The keys of faults that a model finds in a single field; `faults.cures` writes their sentences.
"""

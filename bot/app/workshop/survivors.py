"""The jobs of the Workshop's worker process for survivors: reading and drawing a draft.

As for missions, the page checks nothing itself: it shows the faults that the reader of
`/survivor import` finds, and the card as the bot draws it.
"""

from __future__ import annotations

import base64
from io import BytesIO
from typing import Any, cast, get_args

import engine
from bot.app.workshop.desk import both, family, fault_data, parsed, speeches
from bot.kit.registry import kit_of
from engine.family.entries import INITIALS, MOST_HANDS, MOST_HEALTH, STARTS_WITH, Character
from engine.family.guests import USUAL_HEALTH, has_cards
from engine.family.survivor_files import (
    FORMAT,
    ID,
    LEVELS,
    NAME,
    SIGNED,
    SKILL_NAME,
    SKILL_TEXT,
)
from engine.reading.looks import Part, Skin, Tone
from engine.reading.writing import SURVIVOR, to_toml
from renders.family.painter import FamilyPainter
from renders.kit.palette import CLOTHS, INK, SKINS, WHITE

Json = dict[str, Any]
MOST = {
    "name": NAME, "id": ID, "initial": INITIALS, "signed": SIGNED, "handName": SKILL_NAME,
    "text": SKILL_TEXT, "hands": MOST_HANDS, "health": MOST_HEALTH,
}  # fmt: skip
"""The limits of the fields of the page's form."""


def games() -> list[Json]:
    """Return each game with everything that its survivors may have, in both languages."""
    return [_game(one) for one in family()]


def _game(ruleset: str) -> Json:
    content = engine.load_content(ruleset)
    cards = has_cards(content)
    tones = {**CLOTHS, "white": WHITE, "ink": INK}
    return {
        "id": ruleset,
        "name": {code: one.say(f"ruleset-{ruleset}") for code, one in speeches(ruleset).items()},
        "levels": {level: most if cards else 1 for level, most in LEVELS.items()},
        "most": MOST,
        "skills": [
            {"id": one.id, "name": both(one.name), "does": both(one.summary),
             "starts": one.rule == STARTS_WITH}
            for one in content.skills.values()
        ],
        "attacks": [] if cards else [
            {"id": one.id, "name": both(one.name)} for one in content.equipment.values()
        ],
        "shapes": list(get_args(Character.model_fields["shape"].annotation)),
        "skins": {one: _hex(SKINS[one]) for one in get_args(Skin)},
        "tones": {one: _hex(tones[one]) for one in get_args(Tone)},
        "parts": list(get_args(Part)),
        "box": {one.id: both(one.name) for one in content.characters.values()},
        "usual": _usual(content, cards=cards),
    }  # fmt: skip


def _hex(colour: tuple[int, ...]) -> str:
    return "#" + "".join(f"{part:02x}" for part in colour[:3])


def _usual(content: engine.Content, *, cards: bool) -> Json:
    """Return a new survivor: the skills are those of the first survivor of the box."""
    first = next(iter(content.characters.values()))
    fight: Json = {} if cards else {"attack": next(iter(content.equipment)), "health": USUAL_HEALTH}
    return {
        "format": FORMAT, "id": "", "name": {"fr": "", "en": ""}, "initial": "", "shape": "star",
        **fight, "blue": first.blue, "yellow": first.yellow, "orange": list(first.orange[:1]),
        "red": list(first.red[:1]),
    }  # fmt: skip


def read(game: str, draft: Json | None, text: str, language: str) -> Json:
    """Check a draft and return everything that the page shows about it.

    The draft is `draft`, or the file text `text` if `draft` is None.
    """
    if draft is not None:
        text = to_toml(_without_blanks(draft), SURVIVOR)
    found = engine.draft_survivor(game, text)
    sheet = dict(found.sheet)
    if draft is None and not found.faults:
        # Names of skills become ids, so that the page finds them in its lists.
        text = engine.survivor_text(engine.read_survivor(game, text))
    content = engine.content_of(game, survivors=[sheet])
    painter = cast("FamilyPainter", kit_of(game).presenter.painter)
    picture = painter.identity(content, str(sheet["id"]), language)
    drawn = BytesIO()
    picture.draw().save(drawn, "PNG")
    return {
        "text": text,
        "id": sheet["id"],
        "file": str(sheet["id"]).removeprefix("own-"),
        "draft": draft if draft is not None else _as_draft(text),
        "faults": [fault_data(one, text, language, of="survivor-") for one in found.faults],
        "picture": base64.b64encode(drawn.getvalue()).decode(),
        "alt": picture.alt,
    }


def _without_blanks(draft: Json) -> Json:
    """Return the draft without empty texts; a form has fields that nobody filled in."""
    kept = {key: one for key, one in draft.items() if one not in ("", None)}
    name = kept.get("name")
    if isinstance(name, dict):
        kept["name"] = {code: one for code, one in cast("Json", name).items() if one}
    hands = kept.get("by_hand")
    if isinstance(hands, list):
        kept["by_hand"] = [_hand(one) for one in cast("list[Any]", hands)]
    return {key: one for key, one in kept.items() if one != {}}


def _hand(one: Any) -> Any:
    if not isinstance(one, dict):
        return one
    texts = cast("Json", one)
    filled = {
        key: {code: said for code, said in cast("Json", told).items() if said}
        if isinstance(told, dict)
        else told
        for key, told in texts.items()
    }
    return {key: told for key, told in filled.items() if told not in ("", {}, None)}


def _as_draft(text: str) -> Json | None:
    """Return the data of a text; a name in one language only becomes one in both."""
    found = parsed(text)
    if found is not None and isinstance(found.get("name"), str):
        found["name"] = {"fr": found["name"], "en": found["name"]}
    return found

"""Cards as a survivor's sheet shows them: large in hand, small in the pack."""

from __future__ import annotations

from engine.content import Attack, Equipment
from engine.family.view import CardView
from renders.family.cards import card_icon
from renders.family.phrases import Phrases
from renders.kit.icons import icon
from renders.kit.palette import INK, SIGNAL, Colour, Theme
from renders.kit.pen import Canvas, Pen, make_stamp
from renders.kit.shapes import loudspeaker
from renders.kit.text import fitted, width_of, wrapped

HAND_HEIGHT = 244
PACK_HEIGHT = 116


def put_hand(canvas: Canvas, wide: int, held: CardView | None, phrases: Phrases) -> None:
    """A card in hand: pictogram, name, marks, and the figures of its attack."""
    _panel(canvas, wide, HAND_HEIGHT, canvas.theme.panel)
    if held is None:
        words = phrases.say("sheet-free")
        canvas.text(
            wide / 2,
            HAND_HEIGHT / 2,
            words,
            canvas.theme.muted,
            canvas.theme.panel,
            "Semibold",
            24,
            "middle",
        )
        return
    canvas.put(
        make_stamp(
            wide - 4, 126, canvas.theme.over(canvas.theme.panel), lambda pen: _head(pen, wide - 4)
        ),
        2,
        2,
    )
    canvas.put(
        icon(card_icon(held, phrases.content), 92, canvas.theme.over(canvas.theme.slot)), 24, 20
    )
    equipment = phrases.content.equipment[held.kind]
    name = equipment.name.in_(phrases.language)
    room = wide - 152
    if width_of(name, "Bold", 34) <= room:
        canvas.text(136, 42, name, _colour(held, canvas.theme), canvas.theme.slot, "Bold", 34)
    else:
        name = fitted(name, "Bold", 26, room)
        canvas.text(136, 42, name, _colour(held, canvas.theme), canvas.theme.slot, "Bold", 26)
    x = 136.0
    for words, loud in card_marks(equipment, held, phrases):
        size = width_of(words, "Bold", 21) + (46 if loud else 24)
        if x + size > wide - 12:
            break
        _put_mark(canvas, x, words, loud)
        x += size + 8
    if equipment.attacks:
        _put_attack(canvas, wide, equipment.attacks[0], phrases)
    elif held.kind != "wounded":
        _put_kind(canvas, wide, equipment, phrases)


def _colour(held: CardView, theme: Theme) -> Colour:
    return theme.hurt if held.kind == "wounded" else theme.text


def _head(pen: Pen, wide: float) -> None:
    pen.box(0, 0, wide, 126, pen.theme.slot, 11, (True, True, False, False))


def card_marks(equipment: Equipment, held: CardView, phrases: Phrases) -> list[tuple[str, bool]]:
    """Words for what is special about a card; True for the one with a loudspeaker."""
    say = phrases.say
    marks: list[tuple[str, bool]] = []
    if held.empty:
        marks.append((say("sheet-reload"), False))
    if equipment.attacks:
        noisy = equipment.attacks[0].noisy
        marks.append((say("sheet-noisy" if noisy else "sheet-quiet"), noisy))
    else:
        marks.append((say(f"sheet-{equipment.kind}"), False))
    if equipment.dual:
        marks.append((say("sheet-pair"), False))
    if equipment.opens_doors:
        quiet = equipment.opens_doors == "silent"
        marks.append((say("sheet-doors-quiet" if quiet else "sheet-doors"), False))
    return marks


def _put_mark(canvas: Canvas, x: float, words: str, loud: bool) -> None:
    fill, letter = (SIGNAL, INK) if loud else (canvas.theme.panel_edge, canvas.theme.text)
    start = 34 if loud else 12
    wide = width_of(words, "Bold", 21) + start + 12

    def draw(pen: Pen) -> None:
        pen.box(0, 0, wide, 36, fill, 18)
        if loud:
            loudspeaker(pen, 9, 18, 1.0)
        pen.text(start, 18, words, letter, "Bold", 21)

    canvas.put(make_stamp(wide, 36, canvas.theme.over(canvas.theme.slot), draw), x, 76)


def _put_attack(canvas: Canvas, wide: int, attack: Attack, phrases: Phrases) -> None:
    """Range, dice, hits and damage in four columns."""
    say, reach = phrases.say, attack.reach
    span = f"{reach.min}–{reach.max}" if reach.min != reach.max else str(reach.min)
    sure = attack.dice == 0
    columns = (
        ("sheet-range", span),
        ("sheet-dice", "–" if sure else str(attack.dice)),
        ("sheet-hits", say("sheet-any") if sure else f"{attack.hits_on}+"),
        ("sheet-damage", "–" if sure else str(attack.damage)),
    )
    for number, (key, value) in enumerate(columns):
        x = wide * (number + 0.5) / 4
        canvas.text(x, 172, value, canvas.theme.text, canvas.theme.panel, "Bold", 38, "middle")
        canvas.text(
            x, 214, say(key), canvas.theme.muted, canvas.theme.panel, "Semibold", 23, "middle"
        )


def _put_kind(canvas: Canvas, wide: int, equipment: Equipment, phrases: Phrases) -> None:
    words = phrases.card_does(equipment.id)
    for number, line in enumerate(wrapped(words, "Semibold", 22, wide - 40)[:3]):
        canvas.text(
            22, 154 + number * 29, line, canvas.theme.text, canvas.theme.panel, "Semibold", 22
        )


def put_pack_slot(canvas: Canvas, wide: int, held: CardView | None, phrases: Phrases) -> None:
    """A place in the pack, free or with its card."""
    _panel(canvas, wide, PACK_HEIGHT, canvas.theme.slot if held else canvas.theme.frame)
    if held is None:
        words = phrases.say("sheet-free")
        middle = PACK_HEIGHT / 2
        canvas.text(
            wide / 2,
            middle,
            words,
            canvas.theme.muted,
            canvas.theme.frame,
            "Semibold",
            24,
            "middle",
        )
        return
    canvas.put(
        icon(card_icon(held, phrases.content), 70, canvas.theme.over(canvas.theme.slot)), 18, 23
    )
    equipment = phrases.content.equipment[held.kind]
    lines = wrapped(equipment.name.in_(phrases.language), "Bold", 24, wide - 116)[:2]
    middle = 44 if len(lines) == 1 else 30
    for number, line in enumerate(lines):
        shown = fitted(line, "Bold", 24, wide - 112)
        canvas.text(
            102,
            middle + number * 27,
            shown,
            _colour(held, canvas.theme),
            canvas.theme.slot,
            "Bold",
            24,
        )
    words, _ = card_marks(equipment, held, phrases)[0]
    words = fitted(words, "Semibold", 21, wide - 112)
    low = 78 if len(lines) == 1 else 90
    canvas.text(102, low, words, canvas.theme.muted, canvas.theme.slot, "Semibold", 21)


def _panel(canvas: Canvas, wide: int, high: int, fill: Colour) -> None:
    def draw(pen: Pen) -> None:
        pen.frame((0, 0, wide, high), fill, pen.theme.panel_edge, 2, 12)

    canvas.put(make_stamp(wide, high, canvas.theme.over(canvas.theme.frame), draw), 0, 0)

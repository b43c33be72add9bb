"""Cards that a survivor holds: large and small on the sheet, or each as large as a card."""

from __future__ import annotations

from PIL import Image

from engine.content import Attack, Equipment
from engine.family.view import CardView, SurvivorView
from renders.family.cards import card_icon, is_wound
from renders.family.look import FamilyLook
from renders.kit.card import SIZE, CardFace, Mark, put_face, put_place
from renders.kit.icons import icon
from renders.kit.palette import INK, SIGNAL, Colour
from renders.kit.pen import Canvas, Pen, make_stamp
from renders.kit.people import portrait
from renders.kit.shapes import loudspeaker
from renders.kit.text import fitted, width_of, wrapped

HAND_HEIGHT = 244
PACK_HEIGHT = 116


def put_hand(canvas: Canvas, wide: int, held: CardView | None, look: FamilyLook) -> None:
    """A card in hand: pictogram, name, marks, and the figures of its attack."""
    theme = canvas.theme
    _panel(canvas, wide, HAND_HEIGHT, theme.panel)
    if held is None:
        _put_free(canvas, (wide, HAND_HEIGHT), theme.panel, look)
        return
    head = make_stamp(wide - 4, 126, theme.over(theme.panel), lambda pen: _head(pen, wide - 4))
    canvas.put(head, 2, 2)
    canvas.put(icon(card_icon(held, look), 92, theme.over(theme.slot)), 24, 20)
    equipment, name, room = look.content.equipment[held.kind], look.card_name(held), wide - 152
    size = 34 if width_of(name, "Bold", 34) <= room else 26
    name = fitted(name, "Bold", size, room)
    canvas.text(136, 42, name, _colour(held, look), theme.slot, "Bold", size)
    x = 136.0
    for words, loud in card_marks(equipment, held, look):
        size = width_of(words, "Bold", 21) + (46 if loud else 24)
        if x + size > wide - 12:
            break
        _put_mark(canvas, x, words, loud)
        x += size + 8
    if equipment.attacks:
        _put_attack(canvas, wide, equipment.attacks[0], look)
    elif not is_wound(held, look):
        _put_kind(canvas, wide, equipment, look)


def _put_free(canvas: Canvas, size: tuple[int, int], ground: Colour, look: FamilyLook) -> None:
    """Nothing is held here."""
    theme, (wide, high), words = canvas.theme, size, look.say("sheet-free")
    canvas.text(wide / 2, high / 2, words, theme.muted, ground, "Semibold", 24, "middle")


def _colour(held: CardView, look: FamilyLook) -> Colour:
    return look.theme.hurt if is_wound(held, look) else look.theme.text


def _head(pen: Pen, wide: float) -> None:
    pen.box(0, 0, wide, 126, pen.theme.slot, 11, (True, True, False, False))


def card_marks(equipment: Equipment, held: CardView, look: FamilyLook) -> list[tuple[str, bool]]:
    """Words for what is special about a card; True for the one with a loudspeaker."""
    say = look.say
    marks: list[tuple[str, bool]] = []
    if held.empty:
        marks.append((say("sheet-reload"), False))
    if equipment.attacks:
        noisy = equipment.attacks[0].noisy
        marks.append((say("sheet-noisy" if noisy else "sheet-quiet"), noisy))
    else:
        marks.append((look.maybe(f"sheet-{equipment.kind}") or look.say("sheet-item"), False))
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


def attack_figures(attack: Attack, look: FamilyLook) -> list[tuple[str, str]]:
    """Range, dice, hits and damage, each before its name."""
    say, reach, sure = look.say, attack.reach, attack.dice == 0
    span = f"{reach.min}–{reach.max}" if reach.min != reach.max else str(reach.min)
    return [
        (span, say("sheet-range")),
        ("–" if sure else str(attack.dice), say("sheet-dice")),
        (say("sheet-any") if sure else f"{attack.hits_on}+", say("sheet-hits")),
        ("–" if sure else str(attack.damage), say("sheet-damage")),
    ]


def _put_attack(canvas: Canvas, wide: int, attack: Attack, look: FamilyLook) -> None:
    """Its figures in four columns."""
    theme = canvas.theme
    for number, (value, name) in enumerate(attack_figures(attack, look)):
        x = wide * (number + 0.5) / 4
        canvas.text(x, 172, value, theme.text, theme.panel, "Bold", 38, "middle")
        canvas.text(x, 214, name, theme.muted, theme.panel, "Semibold", 23, "middle")


def _put_kind(canvas: Canvas, wide: int, equipment: Equipment, look: FamilyLook) -> None:
    words = look.card_does(equipment.id)
    for number, line in enumerate(wrapped(words, "Semibold", 22, wide - 40)[:3]):
        canvas.text(
            22, 154 + number * 29, line, canvas.theme.text, canvas.theme.panel, "Semibold", 22
        )


def put_pack_slot(canvas: Canvas, wide: int, held: CardView | None, look: FamilyLook) -> None:
    """A place in the pack, free or with its card."""
    theme = canvas.theme
    _panel(canvas, wide, PACK_HEIGHT, theme.slot if held else theme.frame)
    if held is None:
        _put_free(canvas, (wide, PACK_HEIGHT), theme.frame, look)
        return
    canvas.put(icon(card_icon(held, look), 70, theme.over(theme.slot)), 18, 23)
    lines = wrapped(look.card_name(held), "Bold", 24, wide - 116)[:2]
    middle, colour = 44 if len(lines) == 1 else 30, _colour(held, look)
    for number, line in enumerate(lines):
        shown = fitted(line, "Bold", 24, wide - 112)
        canvas.text(102, middle + number * 27, shown, colour, theme.slot, "Bold", 24)
    words, _ = card_marks(look.content.equipment[held.kind], held, look)[0]
    words = fitted(words, "Semibold", 21, wide - 112)
    low = 78 if len(lines) == 1 else 90
    canvas.text(102, low, words, theme.muted, theme.slot, "Semibold", 21)


def _panel(canvas: Canvas, wide: int, high: int, fill: Colour) -> None:
    def draw(pen: Pen) -> None:
        pen.frame((0, 0, wide, high), fill, pen.theme.panel_edge, 2, 12)

    canvas.put(make_stamp(wide, high, canvas.theme.over(canvas.theme.frame), draw), 0, 0)


WIDTH = 1080
_MARGIN, _GAP, _ACROSS = 30, 21, 3


def draw_hand(look: FamilyLook, survivor_id: str) -> Image.Image:
    """The cards of one survivor in palette mode. KeyError for one who is not at the table."""
    survivor = look.survivor(survivor_id)
    places = _places(survivor, look)
    rows = -(-(len(places) + 1) // _ACROSS)
    height = 2 * _MARGIN + rows * (SIZE[1] + _GAP) - _GAP
    canvas = Canvas.plain(WIDTH, height, look.over(look.theme.frame))
    _put_holder(_spot(canvas, 0), survivor, look)
    for number, (place, held) in enumerate(places, 1):
        spot = _spot(canvas, number)
        if held is None:
            put_place(spot, place, look.say("sheet-free"))
        else:
            put_face(spot, face_of(held, place, look))
    return canvas.image


def face_of(held: CardView, place: str, look: FamilyLook) -> CardFace:
    """What is printed on a card that a survivor holds; a wound's title stands out."""
    equipment = look.content.equipment[held.kind]
    wound = equipment.kind == "wound"
    return CardFace(
        place=place,
        title=equipment.name.in_(look.language),
        picture=card_icon(held, look),
        marks=[Mark(words, loud) for words, loud in card_marks(equipment, held, look)],
        figures=attack_figures(equipment.attacks[0], look) if equipment.attacks else (),
        words="" if equipment.attacks or wound else look.card_does(equipment.id),
        colour=look.theme.hurt if wound else None,
    )


def _places(survivor: SurvivorView, look: FamilyLook) -> list[tuple[str, CardView | None]]:
    """Every place for a card by its name, with the card in it."""
    figures = look.content.figures
    room = max(figures.inventory_size - figures.hand_size, len(survivor.pack))
    pack = [*survivor.pack, *[None] * (room - len(survivor.pack))]
    left, right = survivor.hands
    hands = [(look.say("hand-left"), left), (look.say("hand-right"), right)]
    return [*hands, *((look.say("hand-pack"), held) for held in pack)]


def _spot(canvas: Canvas, number: int) -> Canvas:
    row, column = divmod(number, _ACROSS)
    return canvas.moved(_MARGIN + column * (SIZE[0] + _GAP), _MARGIN + row * (SIZE[1] + _GAP))


def _put_holder(canvas: Canvas, survivor: SurvivorView, look: FamilyLook) -> None:
    """Whose cards these are, on the place of a first card."""
    theme, (wide, high) = canvas.theme, SIZE
    person = look.person(survivor)
    fallen = not (survivor.standing or survivor.escaped)
    picture = portrait(person, (wide, high - 98), theme, fallen=fallen, bare=True)
    canvas.put(picture, 0, 0)
    name = fitted(look.name_of(survivor), "Black", 46, wide - 90)
    canvas.text(0, high - 62, name, theme.text, theme.frame, "Black", 46)
    if survivor.standing:
        plate = look.plate(survivor.zone, 1.4, theme.over(theme.frame))
        canvas.put(plate, width_of(name, "Black", 46) + 18, high - 62 - plate.height / 2)
    words = fitted(look.player(survivor.seat), "Semibold", 24, wide)
    canvas.text(0, high - 18, words, theme.muted, theme.frame, "Semibold", 24)

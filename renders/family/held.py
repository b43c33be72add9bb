"""The cards that a survivor holds: in places on the sheet, or each as a full-size card."""

from __future__ import annotations

from PIL import Image

from engine.family.entries import Attack, Equipment
from engine.family.view import CardView, SurvivorView
from renders.family.cards import card_icon, is_wound
from renders.family.look import FamilyLook
from renders.kit.card import SIZE, TYPE, CardFace, Mark, put_face, put_place
from renders.kit.icons import icon
from renders.kit.palette import INK, SIGNAL, Colour
from renders.kit.pen import Canvas, Pen, make_stamp
from renders.kit.people import portrait
from renders.kit.shapes import loudspeaker
from renders.kit.text import fitted, largest, width_of, wrapped

HAND_HEIGHT, PACK_HEIGHT, FREE_HEIGHT = 142, 70, 44
"""Heights in pixels of a card in hand, a card in the pack, and an empty place."""
LEAST = 22
"""The smallest type of a sheet in pixels: 7 on a phone, which shows 390 pixels."""


def put_hand(canvas: Canvas, wide: int, held: CardView | None, look: FamilyLook) -> None:
    """Draw a hand's place on the sheet: pictogram, name, labels, and the numbers of the attack.

    `held` is the card in it; None draws an empty place.
    """
    theme = canvas.theme
    if held is None:
        _panel(canvas, wide, FREE_HEIGHT, theme.frame)
        _put_free(canvas, (wide, FREE_HEIGHT), theme.frame, look)
        return
    _panel(canvas, wide, HAND_HEIGHT, theme.panel)
    head = make_stamp(wide - 4, 86, theme.over(theme.panel), lambda pen: _head(pen, wide - 4))
    canvas.put(head, 2, 2)
    canvas.put(icon(card_icon(held, look), 68, theme.over(theme.slot)), 18, 11)
    equipment, name, room = look.content.equipment[held.kind], look.card_name(held), wide - 118
    size = 30 if width_of(name, "Bold", 30) <= room else 25
    name = fitted(name, "Bold", size, room)
    x, marks = 104.0, card_marks(equipment, held, look)
    middle = 26 if marks else 45
    canvas.text(x, middle, name, _colour(held, look), theme.slot, "Bold", size)
    for words, loud in marks:
        size = width_of(words, "Bold", LEAST) + (46 if loud else 24)
        if x + size > wide - 10:
            break
        _put_mark(canvas, x, words, loud)
        x += size + 8
    if equipment.attacks:
        _put_attack(canvas, wide, equipment.attacks[0], look)
    elif not is_wound(held, look):
        _put_kind(canvas, wide, equipment, look)


def _put_free(canvas: Canvas, size: tuple[int, int], ground: Colour, look: FamilyLook) -> None:
    """Write that nothing is held here."""
    theme, (wide, high), words = canvas.theme, size, look.say("sheet-free")
    canvas.text(wide / 2, high / 2, words, theme.muted, ground, "Semibold", LEAST, "middle")


def _colour(held: CardView, look: FamilyLook) -> Colour:
    return look.theme.hurt if is_wound(held, look) else look.theme.text


def _head(pen: Pen, wide: float) -> None:
    pen.box(0, 0, wide, 86, pen.theme.slot, 11, (True, True, False, False))


def card_marks(equipment: Equipment, held: CardView, look: FamilyLook) -> list[tuple[str, bool]]:
    """Return short labels for a card, such as *noisy* or *opens doors*.

    The flag of a label says whether a loudspeaker is drawn beside it.
    """
    say = look.say
    marks: list[tuple[str, bool]] = []
    if held.empty:
        marks.append((say("sheet-reload"), False))
    if equipment.attacks:
        noisy = equipment.attacks[0].noisy
        if look.noisy:
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
    wide = width_of(words, "Bold", LEAST) + start + 12

    def draw(pen: Pen) -> None:
        pen.box(0, 0, wide, 34, fill, 18)
        if loud:
            loudspeaker(pen, 9, 17, 1.0)
        pen.text(start, 17, words, letter, "Bold", LEAST)

    canvas.put(make_stamp(wide, 34, canvas.theme.over(canvas.theme.slot), draw), x, 47)


def attack_figures(attack: Attack, look: FamilyLook) -> list[tuple[str, str]]:
    """The numbers of an attack as pairs of value and name: range, dice, the roll that hits, damage.

    Damage is left out if the game has none.
    """
    say, reach, sure = look.say, attack.reach, attack.dice == 0
    span = f"{reach.min}–{reach.max}" if reach.min != reach.max else str(reach.min)
    figures = [
        (span, say("sheet-range")),
        ("–" if sure else str(attack.dice), say("sheet-dice")),
        (say("sheet-any") if sure else f"{attack.hits_on}+", say("sheet-hits")),
    ]
    if look.damaging:
        figures.append(("–" if sure else str(attack.damage), say("sheet-damage")))
    return figures


def _put_attack(canvas: Canvas, wide: int, attack: Attack, look: FamilyLook) -> None:
    """Draw the numbers of an attack in columns, each before its name."""
    theme, figures = canvas.theme, attack_figures(attack, look)
    for number, (value, name) in enumerate(figures):
        used = width_of(value, "Bold", 30) + 8 + width_of(name, "Semibold", LEAST)
        x = wide * (number + 0.5) / len(figures) - used / 2
        x += 8 + canvas.text(x, 115, value, theme.text, theme.panel, "Bold", 30)
        canvas.text(x, 117, name, theme.muted, theme.panel, "Semibold", LEAST)


def _put_kind(canvas: Canvas, wide: int, equipment: Equipment, look: FamilyLook) -> None:
    theme, words = canvas.theme, look.card_does(equipment.id)
    lines = wrapped(words, "Semibold", LEAST, wide - 32)[:2]
    for number, line in enumerate(lines):
        middle = (115 if len(lines) == 1 else 104) + number * 24
        canvas.text(18, middle, line, theme.text, theme.panel, "Semibold", LEAST)


def put_pack_slot(
    canvas: Canvas, size: tuple[int, int], held: CardView | None, look: FamilyLook
) -> None:
    """Draw one place in the pack with its card, or empty if `held` is None."""
    theme, (wide, high) = canvas.theme, size
    _panel(canvas, wide, high, theme.slot if held else theme.frame)
    if held is None:
        _put_free(canvas, size, theme.frame, look)
        return
    canvas.put(icon(card_icon(held, look), 50, theme.over(theme.slot)), 8, (high - 50) / 2)
    lines = wrapped(look.card_name(held), "Bold", LEAST, wide - 74)[:2]
    for number, line in enumerate(lines):
        shown, middle = fitted(line, "Bold", LEAST, wide - 72), high / 2 - 12 * (len(lines) - 1)
        canvas.text(66, middle + number * 24, shown, _colour(held, look), theme.slot, "Bold", LEAST)


def _panel(canvas: Canvas, wide: int, high: int, fill: Colour) -> None:
    def draw(pen: Pen) -> None:
        pen.frame((0, 0, wide, high), fill, pen.theme.panel_edge, 2, 12)

    canvas.put(make_stamp(wide, high, canvas.theme.over(canvas.theme.frame), draw), 0, 0)


WIDTH = 1080
_MARGIN, _GAP, _ACROSS = 30, 21, 3


def draw_hand(look: FamilyLook, survivor_id: str) -> Image.Image:
    """All cards of one survivor at full size, as a palette image.

    Raises KeyError if the survivor is not at the table.
    """
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
    """What is printed on the card `held`; `place` says where it is held."""
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
    """Every place for a card: its name, and the card in it or None."""
    figures = look.content.figures
    room = max(figures.inventory_size - figures.hand_size, len(survivor.pack))
    pack = [*survivor.pack, *[None] * (room - len(survivor.pack))]
    held = look.hands(survivor)
    names = ("hand-left", "hand-right") if len(held) > 1 else ("sheet-hands",)
    hands = [(look.say(name), card) for name, card in zip(names, held, strict=True)]
    return [*hands, *((look.say("hand-pack"), held) for held in pack)]


def _spot(canvas: Canvas, number: int) -> Canvas:
    row, column = divmod(number, _ACROSS)
    return canvas.moved(_MARGIN + column * (SIZE[0] + _GAP), _MARGIN + row * (SIZE[1] + _GAP))


def _put_holder(canvas: Canvas, survivor: SurvivorView, look: FamilyLook) -> None:
    """Draw the owner of the cards in the first place."""
    theme, (wide, high) = canvas.theme, SIZE
    person = look.person(survivor)
    fallen = not (survivor.standing or survivor.escaped)
    picture = portrait(person, (wide, high - 98), theme, fallen=fallen, bare=True)
    canvas.put(picture, 0, 0)
    plate = look.plate(survivor.zone, 1.4, theme.over(theme.frame))
    name, room = look.name_of(survivor), wide - (plate.width + 18) * survivor.standing
    size = largest(name, "Black", (46, 42, 38, 34, 30, 26), room)
    name = fitted(name, "Black", size, room)
    canvas.text(0, high - 62, name, theme.text, theme.frame, "Black", size)
    if survivor.standing:
        canvas.put(plate, width_of(name, "Black", size) + 18, high - 62 - plate.height / 2)
    words = fitted(look.player(survivor.seat), "Semibold", TYPE, wide)
    canvas.text(0, high - 18, words, theme.muted, theme.frame, "Semibold", TYPE)

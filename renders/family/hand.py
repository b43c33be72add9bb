"""All cards of one survivor, each as large as a card in the hand: two hands and the pack."""

from __future__ import annotations

from PIL import Image

from engine.family.view import CardView, SurvivorView
from renders.family.cards import card_icon
from renders.family.held import attack_figures, card_marks
from renders.family.look import FamilyLook
from renders.kit.card import SIZE, CardFace, Mark, put_face, put_place
from renders.kit.pen import Canvas
from renders.kit.people import portrait
from renders.kit.text import fitted, width_of

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

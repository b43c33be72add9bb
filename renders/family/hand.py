"""All cards of one survivor, each as large as a card in the hand: two hands and the pack."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from engine.content import Attack
from engine.family.view import CardView, SurvivorView, View
from engine.games import load_content
from renders.family.cards import card_icon
from renders.family.held import card_marks
from renders.family.kinds import person_of
from renders.family.phrases import Phrases
from renders.kit.card import SIZE, Face, Mark, put_face, put_place
from renders.kit.page import NOBODY, as_png
from renders.kit.palette import THEMES, ThemeName
from renders.kit.pen import Canvas
from renders.kit.people import portrait
from renders.kit.text import fitted, width_of
from renders.zones import signs

WIDTH = 1080
_MARGIN, _GAP, _ACROSS = 30, 21, 3


def render_hand(
    view: View,
    survivor_id: str,
    *,
    language: str = "en",
    players: Mapping[str, str] = NOBODY,
    theme: ThemeName = "night",
) -> Image.Image:
    """The cards of one survivor in palette mode. KeyError for one who is not at the table."""
    survivor = next((each for each in view.survivors if each.id == survivor_id), None)
    if survivor is None:
        raise KeyError(f"no survivor {survivor_id!r} at this table")
    phrases = Phrases(view, load_content(view.ruleset), language)
    player = players.get(survivor.seat, survivor.seat)
    places = _places(survivor, phrases)
    rows = -(-(len(places) + 1) // _ACROSS)
    shades = THEMES[theme]
    height = 2 * _MARGIN + rows * (SIZE[1] + _GAP) - _GAP
    canvas = Canvas.plain(WIDTH, height, shades.over(shades.frame))
    _put_holder(_spot(canvas, 0), survivor, phrases, player)
    for number, (place, held) in enumerate(places, 1):
        spot = _spot(canvas, number)
        if held is None:
            put_place(spot, place, phrases.say("sheet-free"))
        else:
            put_face(spot, face_of(held, place, phrases, shades.hurt))
    return canvas.image


hand_png = as_png(render_hand)


def face_of(held: CardView, place: str, phrases: Phrases, hurt: tuple[int, int, int]) -> Face:
    """What is printed on a card that a survivor holds; a wound's title is in the colour `hurt`."""
    equipment = phrases.content.equipment[held.kind]
    wound = held.kind == "wounded"
    return Face(
        place=place,
        title=equipment.name.in_(phrases.language),
        picture=card_icon(held, phrases.content),
        marks=[Mark(words, loud) for words, loud in card_marks(equipment, held, phrases)],
        figures=_figures(equipment.attacks[0], phrases) if equipment.attacks else (),
        words="" if equipment.attacks or wound else phrases.card_does(equipment.id),
        colour=hurt if wound else None,
    )


def _figures(attack: Attack, phrases: Phrases) -> list[tuple[str, str]]:
    """Range, dice, hits and damage."""
    say, reach, sure = phrases.say, attack.reach, attack.dice == 0
    span = f"{reach.min}–{reach.max}" if reach.min != reach.max else str(reach.min)
    return [
        (span, say("sheet-range")),
        ("–" if sure else str(attack.dice), say("sheet-dice")),
        (say("sheet-any") if sure else f"{attack.hits_on}+", say("sheet-hits")),
        ("–" if sure else str(attack.damage), say("sheet-damage")),
    ]


def _places(survivor: SurvivorView, phrases: Phrases) -> list[tuple[str, CardView | None]]:
    """Every place for a card by its name, with the card in it."""
    figures = phrases.content.figures
    room = max(figures.inventory_size - figures.hand_size, len(survivor.pack))
    pack = [*survivor.pack, *[None] * (room - len(survivor.pack))]
    left, right = survivor.hands
    hands = [(phrases.say("hand-left"), left), (phrases.say("hand-right"), right)]
    return [*hands, *((phrases.say("hand-pack"), held) for held in pack)]


def _spot(canvas: Canvas, number: int) -> Canvas:
    row, column = divmod(number, _ACROSS)
    return canvas.moved(_MARGIN + column * (SIZE[0] + _GAP), _MARGIN + row * (SIZE[1] + _GAP))


def _put_holder(canvas: Canvas, survivor: SurvivorView, phrases: Phrases, player: str) -> None:
    """Whose cards these are, on the place of a first card."""
    theme, (wide, high) = canvas.theme, SIZE
    person = person_of(survivor, phrases.content)
    fallen = not (survivor.standing or survivor.escaped)
    picture = portrait(person, (wide, high - 98), theme, fallen=fallen, bare=True)
    canvas.put(picture, 0, 0)
    name = fitted(phrases.name_of(survivor), "Black", 46, wide - 90)
    canvas.text(0, high - 62, name, theme.text, theme.frame, "Black", 46)
    if survivor.standing:
        street = phrases.view.board.zones[survivor.zone].kind == "street"
        plate = signs.plate(survivor.zone, street, 1.4, theme.over(theme.frame))
        canvas.put(plate, width_of(name, "Black", 46) + 18, high - 62 - plate.height / 2)
    words = fitted(player, "Semibold", 24, wide)
    canvas.text(0, high - 18, words, theme.muted, theme.frame, "Semibold", 24)

"""A game that no picture knows: everything is drawn and said from its data, whatever that names."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product

import pytest

from engine.core.event import Event
from engine.core.outcome import Outcome
from engine.family import events as e
from engine.family.entries import Portrayed
from engine.family.files import Content
from engine.family.view import CarView, ObjectiveView, SpawnView, SurvivorView, View
from engine.reading.base import Name
from engine.spaces.plans import Plan, Plot, Way
from engine.spaces.zones import Board
from renders.family.figures import contents_of, crowd_of
from renders.family.look import FamilyLook
from renders.family.painter import FamilyPainter
from renders.family.poster import Deeds, Story
from renders.kit.film import Frame, Told
from renders.kit.palette import NIGHT, ThemeName
from renders.kit.people import portrait
from renders.kit.poster import Moment
from renders.zones.geometry import geometry_of
from renders.zones.places import fill_zone
from renders.zones.vehicles import look_of
from tests.renders.views import card, group, survivor, view, zombicide_box

STYLES: tuple[tuple[str, ThemeName], ...] = tuple(product(("fr", "en"), ("night", "day")))
KINDS = {"shambler": "W", "ogre": "B", "kin": "R", "champion": "C"}
PEOPLE = ("hope", "cliff", "rusty", "violet")


def content() -> Content:
    """The box of a game of the family, its kinds, people and cards by names of its own."""
    zombies = list(zombicide_box().zombies.values())
    kinds = {
        new: old.model_copy(
            update={"id": new, "letter": letter, "name": Name(fr=new, en=new), "pelt": None}
        )
        for (new, letter), old in zip(KINDS.items(), zombies, strict=True)
    }
    people = {
        new: Portrayed.model_validate(
            {**old.model_dump(exclude={"portrait"}), "id": new, "name": {"fr": new, "en": new}}
        )
        for new, old in zip(PEOPLE, zombicide_box().characters.values(), strict=False)
    }
    pipe = zombicide_box().equipment["crowbar"].model_copy(update={"id": "pipe"})
    skill = zombicide_box().skills["plus-one-action"].model_copy(update={"id": "grit"})
    people = {one: known.model_copy(update={"blue": "grit"}) for one, known in people.items()}
    return replace(
        zombicide_box(),
        zombies=kinds,
        characters=people,
        equipment={**zombicide_box().equipment, "pipe": pipe},
        skills={**zombicide_box().skills, "grit": skill},
    )


def farm() -> Board:
    """Open country by 3 x 3 tiles, a house of three rooms in it, every sort of passage."""
    rooms = [(row, col) for row in (1, 2) for col in (2, 3)]
    fields = [(row, col) for row in range(3) for col in range(6) if (row, col) not in rooms]
    plots = [
        Plot((cell,), terrain=("corn", "woods", "open")[number % 3])
        for number, cell in enumerate(fields)
    ]
    plots += [Plot(((1, 2), (1, 3)), indoors=True, floor="parlour"),
              *(Plot((cell,), indoors=True, marked=True) for cell in ((2, 2), (2, 3)))]  # fmt: skip
    ways = (
        Way(((1, 2), (1, 1)), False, "window"),
        Way(((1, 3), (0, 3)), True, "window"),
        Way(((2, 2), (2, 1)), False, "passage"),
        Way(((1, 3), (1, 4)), True, "passage"),
        Way(((2, 3), (2, 4)), False, "stairs"),
        Way(((1, 2), (0, 2)), False, "door", "white"),
    )
    return Plan(tuple(plots), (((1, 2), (2, 2)), ((1, 3), (2, 3))), ways).board((1, 2))


def table(**changes: object) -> View:
    """Everybody on the farm, with tokens that no picture was made for."""
    plain = zombicide_box().characters["amy"].blue
    board = farm()
    streets = [zone.id for zone in board.zones.values() if zone.kind == "street"]
    room = next(zone.id for zone in board.zones.values() if zone.kind == "room")
    people = [
        replace(survivor("amy", zone), id=one, skills=("grit", plain), hands=(card("pipe"), None),
                xp=number * 15, level=("blue", "yellow", "orange", "ultra-red")[number],
                free=(("search", 1), ("fly", 2)), active=not number)
        for number, (one, zone) in enumerate(zip(PEOPLE, (room, *streets), strict=False))
    ]  # fmt: skip
    zombies = [group(streets[number], kind, 2, 1) for number, kind in enumerate(KINDS)]
    cars = (CarView("van", "van", streets[6], True, PEOPLE[0], PEOPLE[1:], (), False, False),)
    shown = replace(
        view([]),
        survivors=tuple(people),
        groups=tuple(zombies),
        seats=("ann",),
        acting=("ann",),
        board=board,
        title=Name(fr="La ferme", en="The farm"),
        mission="S1",
        phase="bystanders",
        danger="ultra-red",
        exit_zone=streets[-1],
        objectives=(ObjectiveView("box", streets[4], "gold", False),),
        spawns=(SpawnView(streets[0], 1, "gold", False), SpawnView(streets[2], 2, "red", True)),
        cars=cars,
        open_doors=frozenset(d.id for d in board.doors.values() if d.starts_open),
        locked_doors=frozenset(d.id for d in board.doors.values() if d.sort == "stairs"),
    )
    return replace(shown, **changes)


def events(shown: View) -> list[Event]:
    """A turn of its zombies, for reasons of its own."""
    zone, other = shown.groups[0].zone, shown.groups[1].zone
    found: list[Event] = [
        e.ZombiesTurnBegan(round=4),
        e.GroupWalked(kind="ogre", count=2, start=other, zone=zone, reason="nearest",
                      targets=(zone,), noise=0),
        e.GroupStayed(kind="kin", count=1, zone=other, reason="shut-out", targets=(), noise=0),
        e.SurvivorEliminated(survivor=PEOPLE[2], zone=zone, by="zombies"),
    ]  # fmt: skip
    return found


def look_at(shown: View, language: str = "en", theme: ThemeName = "night") -> FamilyLook:
    return FamilyLook(shown, language, {"ann": "@ann"}, theme, content())


STORY = Story(
    [Deeds(one, {"ogre": 3, "shambler": 1}, 5, 3, 2.5) for one in PEOPLE],
    (1, 2, 3),
    [Moment(1, "comet", "Something else.")],
)


@pytest.mark.parametrize(("language", "theme"), STYLES)
def test_every_picture_of_an_unknown_game_is_drawn_and_told(language: str, theme: ThemeName):
    painter, shown = FamilyPainter(), table()
    look, told = look_at(shown, language, theme), events(shown)
    over = look.at(replace(shown, outcome=Outcome(won=False, winners=(), reason="lost")))

    pictures = [
        painter.board(look, told),
        painter.around(look, PEOPLE[0]),
        painter.sheet(look, PEOPLE[3]),
        painter.hand(look, PEOPLE[0]),
        painter.phase(look, told),
        painter.poster(over, STORY),
    ]

    assert all(one.alt and one.draw().width >= 540 for one in pictures)
    assert painter.text(look)
    frames = [Frame(shown, "Then.", told), Frame(over.view, "End.", told)]
    assert painter.film(look, Told(frames, STORY)).startswith(b"RIFF")


def test_kinds_and_people_without_looks_of_their_own_keep_those_of_their_names():
    look = look_at(table())
    pelts = {kind: look.miniature(kind).pelt for kind in KINDS}
    faces = [look.person(one).face for one in look.view.survivors]

    assert pelts == {kind: look_at(table()).miniature(kind).pelt for kind in KINDS}
    assert None not in faces
    assert len(set(faces)) == len(faces)
    assert look_of("van") == look_of("van")


def test_the_sheet_of_a_game_without_a_pack_has_no_places_for_one():
    figures = zombicide_box().figures.model_copy(
        update={"inventory_size": zombicide_box().figures.hand_size}
    )
    shown = table()
    bare = FamilyLook(shown, content=replace(content(), figures=figures))

    sheet = FamilyPainter().sheet(bare, PEOPLE[0]).draw()

    packed = FamilyPainter().sheet(look_at(shown), PEOPLE[0]).draw()
    assert sheet.size == packed.size == (1210, 770)
    assert sheet.tobytes() != packed.tobytes()


def test_faces_by_name_are_told_apart():
    drawn = [
        portrait(look_at(table()).person(one), (114, 190), NIGHT, fallen=False, bare=True)
        for one in table().survivors
    ]

    for one, other in combinations(drawn, 2):
        assert one.image.tobytes() != other.image.tobytes()


def test_a_kind_is_called_by_its_name_where_no_sentence_knows_it():
    text = FamilyPainter().words(look_at(table()))

    assert "2 ogre" in text


def test_every_zone_of_a_plain_board_has_its_name_on_its_own_ground():
    geometry = geometry_of(farm())

    for zone, plate in geometry.plates.items():
        assert geometry.areas[zone].edges.grown(1).holds(plate), zone
    assert not geometry.crossings


class Crowded(FamilyLook):
    """A game whose board bears cards of its own."""

    noisy = False

    def own_signs(self) -> dict[str, tuple[str, ...]]:
        return {self.view.groups[0].zone: ("card", "water")}

    def lives(self, survivor: SurvivorView) -> int:
        return 5


def test_signs_of_a_game_have_places_of_their_own_and_words():
    shown, geometry = table(), geometry_of(farm())
    look = Crowded(shown, content=content())
    zone = shown.groups[0].zone

    here = contents_of(look)[zone]
    fill = fill_zone(geometry, zone, crowd_of(here, look))
    taken = [geometry.plates[zone], *fill.signs, *fill.stacks, *fill.survivors]

    assert len(fill.signs) == 3
    assert not [pair for pair in combinations(taken, 2) if pair[0].meets(pair[1])]
    assert "card; water" in FamilyPainter().text(look).replace(" ·", ";")
    plain, own = (FamilyPainter().page(one) for one in (look_at(shown), look))
    assert plain.tobytes() != own.tobytes()

"""Everything on a board that changes in play: borders, doors, names, signs, noise, figures."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from engine.family.view import CarView, GroupView, ObjectiveView, SpawnView, SurvivorView, View
from engine.spaces.zones import Door
from renders.family.look import FamilyLook
from renders.kit import palette
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.rects import Rect
from renders.zones import signs, tokens, vehicles
from renders.zones.arrows import Arrow, put_arrows
from renders.zones.borders import put_border, put_outline
from renders.zones.geometry import Geometry, Units
from renders.zones.ground import put_plates
from renders.zones.passages import passage
from renders.zones.places import (
    Crowd,
    Fill,
    Sign,
    SignKind,
    fill_zone,
    maybe_fill,
    sign_size,
    sign_unit,
)
from renders.zones.tags import Ground, Tag, put_tags


@dataclass(slots=True)
class ZoneContents:
    """Everything to draw in one zone: from the view, and from the marks of a special picture."""

    noise: int = 0
    survivors: list[SurvivorView] = field(default_factory=list[SurvivorView])
    groups: list[GroupView] = field(default_factory=list[GroupView])
    spawns: list[SpawnView] = field(default_factory=list[SpawnView])
    objectives: list[ObjectiveView] = field(default_factory=list[ObjectiveView])
    cars: list[CarView] = field(default_factory=list[CarView])
    way_out: bool = False
    """True if this zone is the exit."""
    held: bool = False
    """True if the mission asks survivors to hold this zone."""
    own: tuple[str, ...] = ()
    """Signs that only this game has, by their ids."""
    start: bool = False
    """True if the survivors begin here; shown only before a game."""
    fallen: list[SurvivorView] = field(default_factory=list[SurvivorView])
    """Survivors who fell here since the last picture."""


def contents_of(look: FamilyLook) -> dict[str, ZoneContents]:
    """Return what each zone must show, by zone; in a zone, the strongest kind of zombie is the
    first.
    """
    view = look.view
    zones: dict[str, ZoneContents] = defaultdict(ZoneContents)
    for zone in view.board.zones:
        if count := view.noise_in(zone):
            zones[zone].noise = count
    riding = riders_of(view)
    for survivor in view.survivors:
        if survivor.standing and survivor.id not in riding:
            zones[survivor.zone].survivors.append(survivor)
    for group in view.groups:
        if group.count:
            zones[group.zone].groups.append(group)
    for spawn in view.spawns:
        zones[spawn.zone].spawns.append(spawn)
    for objective in view.objectives:
        if not objective.taken:
            zones[objective.zone].objectives.append(objective)
    for car in view.cars:
        if not car.gone:
            zones[car.zone].cars.append(car)
    if view.exit_zone is not None:
        zones[view.exit_zone].way_out = True
    for zone in zones_to_hold(look):
        zones[zone].held = True
    for zone, own in look.own_signs().items():
        zones[zone].own = own
    for here in zones.values():
        here.groups.sort(key=lambda group: -look.rank(group.kind))
    return dict(zones)


def zones_to_hold(look: FamilyLook) -> tuple[str, ...]:
    """The zones that the mission's goals name, such as a bunker."""
    view, mission = look.view, look.content.missions.get(look.view.mission)
    named: list[str] = []
    for goal in mission.victory if mission else ():
        zone, zones = goal.parameters.get("zone", ""), goal.parameters.get("zones", ())
        # Some goals name a zone, such as a pump, and the zones around it; only the zone counts.
        listed = zones if isinstance(zones, tuple | list) else ()
        named += [str(zone)] if zone else [str(one) for one in listed]
    return tuple(zone for zone in dict.fromkeys(named) if zone in view.board.zones)


def riders_of(view: View) -> frozenset[str]:
    """The survivors who sit in a car."""
    return frozenset(rider for car in view.cars if not car.gone for rider in seated_in(car))


def seated_in(car: CarView) -> tuple[str, ...]:
    """The survivors in this car, the driver first."""
    return car.passengers if car.driver is None else (car.driver, *car.passengers)


def objective_kind(objective: ObjectiveView) -> SignKind:
    """The kind of an objective's sign; a hidden one has a letter."""
    shown = objective.colour in palette.OBJECTIVES and objective.colour != "hidden"
    return "objective" if shown or objective.colour == "body" else "hidden"


def crowd_of(here: ZoneContents, look: FamilyLook) -> Crowd:
    """Everything in a zone that decides where its tokens stand."""
    signs = [Sign("spawn")] * len(here.spawns) + [
        Sign(objective_kind(one)) for one in here.objectives
    ]
    if here.way_out:
        signs.append(Sign("exit", look.say("exit-sign")))
    if here.start:
        signs.append(Sign("start", look.say("start-sign")))
    signs += [Sign("hold")] * here.held + [Sign("own")] * len(here.own)
    signs += [Sign("fallen")] * len(here.fallen)
    return Crowd(
        here.noise,
        tuple(signs),
        len(here.survivors),
        tuple(
            f"{look.miniature(one.kind).letter}{len(str(one.count)) * '8'}" for one in here.groups
        ),
        any(group.new for group in here.groups),
        bool(here.spawns) or here.way_out or here.start,
        len(here.cars),
        twofold=any(len(look.person(one).initial) > 1 for one in here.survivors),
    )


@dataclass(frozen=True, slots=True)
class Marks:
    """What a picture shows in addition to the table, such as arrows or framed zones."""

    start: str = ""
    """The zone where the survivors begin; empty if not shown."""
    steps: Mapping[str, int] = field(default_factory=dict[str, int])
    """How many moves away a zone is, by zone."""
    threats: frozenset[tuple[str, str]] = frozenset()
    """The zombies that can reach the survivor whom the picture is for, by zone and kind."""
    arrows: tuple[Arrow, ...] = ()
    """Arrows for moves since the last picture."""
    tags: tuple[Tag, ...] = ()
    """Tags for the steps of the zombies' turn."""
    fallen: frozenset[str] = frozenset()
    """Survivors who fell since the last picture."""
    acting: tuple[str, ...] = ()
    """The zones of the survivors who act."""
    offered: tuple[str, ...] = ()
    """The zones that a message asks a player to choose from."""
    named: bool = True
    """False for a board so small that zones have no names."""


NO_MARKS = Marks()


def put_tokens(
    canvas: Canvas, geometry: Geometry, look: FamilyLook, marks: Marks = NO_MARKS
) -> None:
    """Draw everything that is not ground, from bottom to top: names of zones above rings and
    arrows, below all figures.
    """
    view, zones = look.view, marked_contents(look, marks)
    look.put_under(canvas, geometry)
    for zone, here in zones.items():
        if here.spawns or here.way_out or here.start:
            put_border(canvas, geometry, zone, _rim(here, look.theme))
    for zone in marks.offered:
        put_outline(canvas, geometry, zone, palette.PERSON_CHIP)
    for zone in marks.acting:
        put_outline(canvas, geometry, zone, palette.SIGNAL)
    for door in view.board.doors.values():
        _put_door(canvas, geometry, door, look)
    put_arrows(canvas, geometry, marks.arrows)
    if marks.named:
        put_plates(canvas, geometry, unnamed_on(geometry, look, marks))
    for zone, here in zones.items():
        fill = fill_of(geometry, zone, here, look, marks)
        if fill is None:
            continue
        ground = _ground(view, zone, canvas.theme)
        putter = _Putter(canvas, geometry.units, look, here, fill, ground, marks)
        if fill.steps is not None:
            units, far = geometry.units, marks.steps[zone]
            putter.put(signs.steps(far, units.quiet, ground, units.least), fill.steps)
        putter.put_signs()
        putter.put_cars()
        if fill.mode == "figures":
            putter.put_figures()
        else:
            putter.put_chips()
    look.put_over(canvas, geometry)
    put_tags(canvas, geometry, marks.tags)


def spots_of(
    geometry: Geometry, look: FamilyLook, marks: Marks = NO_MARKS
) -> dict[tuple[str, str], Rect]:
    """Where `put_tokens` draws survivors, cars and zombies, by zone and by id or kind."""
    spots: dict[tuple[str, str], Rect] = {}
    for zone, here in marked_contents(look, marks).items():
        fill = fill_of(geometry, zone, here, look, marks)
        if fill is None:
            continue
        for names, places in (
            ([car.id for car in here.cars], fill.cars),
            ([one.id for one in here.survivors], fill.survivors),
            ([group.kind for group in here.groups], fill.stacks),
        ):
            # In a crowded zone, one chip stands for several figures.
            spots |= {
                (zone, who): places[min(number, len(places) - 1)]
                for number, who in enumerate(names)
            }
    return spots


def unnamed_on(geometry: Geometry, look: FamilyLook, marks: Marks) -> list[str]:
    """The zones that show no name, because their tokens leave no room for one."""
    fills = {zone: fill_of(geometry, zone, here, look, marks)
             for zone, here in marked_contents(look, marks).items()}  # fmt: skip
    return [zone for zone, fill in fills.items() if fill is not None and not fill.named]


def ground_of(geometry: Geometry, look: FamilyLook, marks: Marks) -> Ground:
    """The rectangles that `put_tokens` covers with figures and with signs, for placing tags."""
    figures: list[Rect] = []
    others: list[Rect] = []
    for zone, here in marked_contents(look, marks).items():
        fill = fill_of(geometry, zone, here, look, marks)
        if fill is None:
            continue
        figures += [*fill.cars, *fill.survivors, *fill.stacks]
        others += [*fill.signs, *([] if fill.noise is None else [fill.noise])]
    return Ground(figures, others)


def newcomers_on(geometry: Geometry, look: FamilyLook, marks: Marks) -> dict[str, int]:
    """How many new zombies the `+n` tags show, by zone.

    A zone whose figures are too small for such tags is missing.
    """
    found: dict[str, int] = {}
    for zone, here in marked_contents(look, marks).items():
        fill = fill_of(geometry, zone, here, look, marks)
        if fill is None or fill.unit < geometry.unit:
            continue
        if fill.mode == "figures" and fill.size != "XS":
            found[zone] = sum(group.new for group in here.groups)
    return found


def marked_contents(look: FamilyLook, marks: Marks) -> dict[str, ZoneContents]:
    """Everything to draw in each zone, including the additions of `marks`."""
    view, zones = look.view, contents_of(look)
    if marks.start:
        zones.setdefault(marks.start, ZoneContents()).start = True
    for zone in marks.steps:
        zones.setdefault(zone, ZoneContents())
    for survivor in view.survivors:
        if survivor.id in marks.fallen:
            zones.setdefault(survivor.zone, ZoneContents()).fallen.append(survivor)
    return zones


def fill_of(
    geometry: Geometry, zone: str, here: ZoneContents, look: FamilyLook, marks: Marks
) -> Fill | None:
    """The places of everything in a zone; None if too little of the zone is visible."""
    crowd = crowd_of(here, look)
    threat = any((zone, group.kind) in marks.threats for group in here.groups)
    crowd = crowd._replace(steps=zone in marks.steps, fresh=crowd.fresh or threat)
    heaped = geometry.units.smaller and zone in geometry.plates
    fill_of = maybe_fill if geometry.windowed and not heaped else fill_zone
    return fill_of(geometry, zone, crowd)


def _rim(here: ZoneContents, theme: palette.Theme) -> palette.Colour:
    """Return the colour of a zone's ring, by what the zone is.

    A spawn zone's is dull if the zone is not active, and bone on a film.
    """
    if not here.spawns:
        return palette.EXIT if here.way_out else palette.PERSON_CHIP
    if not any(spawn.active for spawn in here.spawns):
        return palette.ASLEEP
    return palette.BONE if theme.film else palette.SPAWN


def _ground(view: View, zone: str, theme: palette.Theme) -> palette.Base:
    """The colour over which soft edges in a zone are blended."""
    place = view.board.zones[zone]
    if place.kind == "street":
        return theme.over(theme.asphalt)
    floor = palette.floor_of(place.floor, theme)
    return theme.over(palette.floor_tones(floor, place.building in view.lit_buildings, theme)[0])


@dataclass(frozen=True, slots=True)
class _Putter:
    """One zone while its tokens are drawn."""

    canvas: Canvas
    units: Units
    look: FamilyLook
    here: ZoneContents
    fill: Fill
    ground: palette.Base
    marks: Marks

    @property
    def unit(self) -> float:
        return self.fill.unit

    def put(self, stamp: Stamp, place: Rect) -> None:
        self.canvas.put(stamp, place.left, place.top)

    def put_cars(self) -> None:
        """Draw cars with the survivors in them, the driver first."""
        if not self.here.cars:
            return
        people = {survivor.id: survivor for survivor in self.look.view.survivors}
        least = self.units.least
        for car, place in zip(self.here.cars, self.fill.cars, strict=True):
            if self.fill.mode == "figures":
                seats = [
                    people[rider] if rider else None for rider in (car.driver, *car.passengers)
                ]
                riders = tuple(self._rider(each) if each else None for each in seats)
                look = (self.fill.small_cars, not car.drivable)
                stamp = vehicles.car(car.kind, riders, *look, self.unit, self.ground, least)
            else:
                stamp = vehicles.car_chip(
                    car.kind, len(seated_in(car)), self.unit, self.ground, least
                )
            self.put(stamp, place)

    def _rider(self, survivor: SurvivorView) -> vehicles.Rider:
        return vehicles.Rider(self.look.person(survivor), survivor.active)

    def put_figures(self) -> None:
        """Draw survivors, then a stack for each kind of zombie."""
        size = self.fill.size
        fresh = any(group.new or self._threatens(group) for group in self.here.groups)
        for survivor, place in zip(self.here.survivors, self.fill.survivors, strict=True):
            self.put(self._survivor(survivor), place)
        for group, place in zip(self.here.groups, self.fill.stacks, strict=True):
            stamp = tokens.stack(
                self.look.miniature(group.kind),
                group.count,
                self._told_new(group),
                size,
                self.unit,
                self.ground,
                fresh,
                self._threatens(group),
                self.units.least,
            )
            self.put(stamp, place)

    def _told_new(self, group: GroupView) -> int:
        """How many zombies a stack's tag shows as new; 0 if the figure is so small that a tag would
        hide it.
        """
        return 0 if self.unit < self.units.token else group.new

    def _threatens(self, group: GroupView) -> bool:
        return (group.zone, group.kind) in self.marks.threats

    def _survivor(self, survivor: SurvivorView) -> Stamp:
        return tokens.survivor(
            self.look.person(survivor),
            tokens.RINGS[self.fill.size] * self.unit,
            tokens.survivor_side(self.fill.size, self.unit),
            self.ground,
            tokens.State(survivor.active, survivor.done, survivor.wounds > 0),
            self.units.least,
        )

    def put_chips(self) -> None:
        """Draw a crowded zone: survivors as initials, zombies as strips or as one chip."""
        here, unit, ground = self.here, self.unit, self.ground
        people = tuple((self.look.person(one), one.active) for one in here.survivors)
        for place in self.fill.survivors:
            self.put(tokens.roster(people, self.fill.across, ground, self.units.least), place)
        if self.fill.mode == "crowd":
            count = sum(group.count for group in here.groups)
            for place in self.fill.stacks:
                self.put(tokens.horde(count, unit, ground, self.units.least), place)
            return
        for group, place in zip(here.groups, self.fill.stacks, strict=True):
            kind = self.look.miniature(group.kind)
            threat, least = self._threatens(group), self.units.least
            stamp = tokens.stack(kind, group.count, 0, "XS", unit, ground, False, threat, least)
            self.put(stamp, place)

    def put_signs(self) -> None:
        """Draw noise, spawn signs, objectives and the exit at the places found for them."""
        if self.fill.noise is not None:
            units, count = self.units, self.here.noise
            self.put(signs.noise(count, units.quiet, self.ground, units.least), self.fill.noise)
        # The last signs are left out if there is no room for them.
        for stamp, place in zip(self._signs(), self.fill.signs, strict=False):
            self.put(stamp, place)

    def _signs(self) -> list[Stamp]:
        """The signs in the same order as in `crowd_of`."""
        fit, ground, least = self.fill.signs_fit, self.ground, self.units.least
        unit, worded = sign_unit(fit, self.units), fit == "usual"
        wide, high = sign_size(Sign("spawn"), fit, self.units)

        def side(kind: SignKind) -> int:
            return sign_size(Sign(kind), fit, self.units)[0]

        stamps = [
            signs.spawn(s.number, wide, high, "" if s.active else s.colour, ground, least)
            for s in self.here.spawns
        ]
        stamps += [
            signs.objective(o.colour, side(objective_kind(o)), ground) for o in self.here.objectives
        ]
        if self.here.way_out:
            word = self.look.say("exit-sign") if worded else ""
            stamps.append(signs.way_out(word, unit, ground, least))
        if self.here.start:
            word = self.look.say("start-sign") if worded else ""
            stamps.append(signs.start(word, unit, ground, least))
        stamps += [signs.hold(side("hold"), ground)] * self.here.held
        stamps += [self.look.own_sign(one, side("own"), ground, least) for one in self.here.own]
        graves = [self.look.person(one) for one in self.here.fallen]
        return stamps + [signs.grave(one, side("fallen"), ground, least) for one in graves]


def _put_door(canvas: Canvas, geometry: Geometry, door: Door, look: FamilyLook) -> None:
    view = look.view
    place, theme = geometry.doors[door.id], canvas.theme
    if door.sort != "door":
        ground, shut = theme.over(theme.wall_edge), door.id not in view.open_doors
        if not shut and door.sort == "passage":
            canvas.fill(place.doorway, theme.doorway)
        boards = "crossed" if shut else "lying" if look.boarded(door) else ""
        stamp = passage(door.sort, boards, place.upright, geometry.grain, ground)
        canvas.put_middle(stamp, *place.slab.middle)
        return
    if door.id not in view.open_doors:
        ground, locked = theme.over(theme.wall_edge), door.id in view.locked_doors
        stamp = signs.door(door.colour, place.upright, geometry.grain, ground, locked)
        canvas.put_middle(stamp, *place.slab.middle)
        return
    canvas.fill(place.doorway, theme.doorway)
    width, height = round(place.leaf.width), round(place.leaf.height)
    canvas.put(
        _leaf(door.colour, width, height, theme.over(theme.asphalt)),
        place.leaf.left,
        place.leaf.top,
    )


@lru_cache(maxsize=32)
def _leaf(colour: str, width: int, height: int, ground: palette.Base) -> Stamp:
    """An open door seen from above, duller than a closed one."""
    dull = palette.mix(palette.DOORS.get(colour, palette.DOORS["grey"]), palette.INK, 0.42)

    def draw(pen: Pen) -> None:
        pen.box(0, 0, width, height, palette.INK, 4)
        pen.frame((1.4, 1.4, width - 1.4, height - 1.4), dull, palette.BONE, 1.8, 3)

    return make_stamp(width, height, ground, draw)

"""Read times of the day, days and time zones as people write them, in every language of the bot.

A text with two meanings is not guessed: a wrong guess would ping somebody at night. Names of
months, weekdays, cities and countries are taken from the Unicode CLDR, which Babel contains.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import date, time, timedelta
from functools import cache
from importlib.resources import files
from typing import Any, cast

from babel import Locale

from bot.base.words import LANGUAGES
from bot.table.person_settings import zones
from engine.core.folding import fold

# ---------------------------------------------------------------- times of the day

NAMED_HOURS = {"midnight": 0, "minuit": 0, "noon": 12, "midday": 12, "midi": 12}
MORE = {"demi": 30, "demie": 30, "quart": 15}
MORNING = r"a\.?\ ?m\.?|du\ matin|in\ the\ morning"
EVENING = r"p\.?\ ?m\.?|du\ soir|de\ l'apres\ midi|in\ the\ (?:afternoon|evening)"
HOUR = re.compile(
    rf"""(?:(?:a|at|vers|from|to|de|until|jusqu'a)\ )?
    (?:(?P<named>{"|".join(NAMED_HOURS)})
      |(?P<hour>\d{{1,2}})
       (?:\ ?(?:h|:|\.|heures?|hours?|o'clock)\ ?|\ (?=\d))?
       (?P<minute>\d\d)?(?::00)?(?:\ ?(?:min|mn|minutes?))?)
    (?:\ et\ (?P<more>{"|".join(MORE)}))?
    (?:\ ?(?:(?P<morning>{MORNING})|(?P<evening>{EVENING})))?""",
    re.VERBOSE | re.ASCII,
)


def hour_of(typed: str) -> time | None:
    """Return the time of day of a text such as `22:30`, `22h30`, `2230`, `10:30 pm` or `minuit`.

    None if it is not a time of day.
    """
    found = HOUR.fullmatch(fold(typed))
    if found is None:
        return None
    hour = NAMED_HOURS.get(found["named"] or "", int(found["hour"] or 0))
    minute = int(found["minute"] or 0) + MORE.get(found["more"] or "", 0)
    halved = found["morning"] or found["evening"]
    if halved and (found["named"] or hour == 0 or (found["morning"] and hour > 12)):
        return None
    if halved and hour <= 12:
        hour = hour % 12 + (12 if found["evening"] else 0)
    if (hour, minute) == (24, 0):
        hour = 0
    return time(hour, minute) if hour < 24 and minute < 60 else None


# ---------------------------------------------------------------- days

SOON = {
    "today": 0, "aujourd'hui": 0, "tomorrow": 1, "demain": 1,
    "the day after tomorrow": 2, "apres demain": 2,
}  # fmt: skip
LATER = re.compile(r"(?:in|dans) (\d{1,3}|a|une?) (days?|jours?|weeks?|semaines?)", re.ASCII)
YEAR_FIRST = re.compile(r"(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})", re.ASCII)
IN_DIGITS = re.compile(r"(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d\d))?", re.ASCII)
DAY_FIRST = re.compile(r"(\d{1,2})(?:er|st|nd|rd|th)? (?:of )?([a-z]+)\.?,?(?: (\d{4}))?", re.ASCII)
MONTH_FIRST = re.compile(r"([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?,?(?: (\d{4}))?", re.ASCII)
Dates = tuple[date, ...]


def days_of(typed: str, today: date, language: str, since: date = date.min) -> Dates:
    """Return the days that a text may mean; an empty tuple if it means no day.

    A weekday, or a day without a year, is the next such day, not before `since`. In French the
    month of `3/4` is the second number; in English it may be either.
    """
    text = re.sub(r"^(?:le|the|on|next) ", "", fold(typed)).removesuffix(" prochain")
    if text in SOON:
        return (today + timedelta(days=SOON[text]),)
    if later := LATER.fullmatch(text):
        count = int(later[1]) if re.fullmatch("[0-9]+", later[1]) else 1
        return (today + timedelta(days=count * (7 if later[2][0] in "ws" else 1)),)
    weekdays, months, since = _weekdays(), _months(), max(today, since)
    if text in weekdays and (date.max - since).days >= 7:
        return (since + timedelta(days=(weekdays[text] - since.weekday() - 1) % 7 + 1),)
    first, _, rest = text.partition(" ")
    text = rest if first.strip(".,") in weekdays else text
    if found := YEAR_FIRST.fullmatch(text):
        return _dates(since, int(found[3]), int(found[2]), found[1])
    if found := DAY_FIRST.fullmatch(text):
        return _dates(since, int(found[1]), months.get(found[2], 0), found[3])
    if found := MONTH_FIRST.fullmatch(text):
        return _dates(since, int(found[2]), months.get(found[1], 0), found[3])
    if found := IN_DIGITS.fullmatch(text):
        one, other = int(found[1]), int(found[2])
        told = _dates(since, one, other, found[3])
        return told if language == "fr" else (*told, *_dates(since, other, one, found[3]))
    return ()


def _dates(since: date, day: int, month: int, year: str | None) -> Dates:
    """Return the day; without a year, the next such day from `since` on. Empty if there is none."""
    if year:
        years = [int(year) + (2000 if len(year) == 2 else 0)]
    else:
        # A 29th of February may be eight years away.
        years = [*range(since.year, since.year + 9)]
    for one in years:
        try:
            found = date(one, month, day)
        except ValueError:
            continue
        if year or found >= since:
            return (found,)
    return ()


@cache
def _weekdays() -> Mapping[str, int]:
    return {name: number for number, name in _calendar("days")}


@cache
def _months() -> Mapping[str, int]:
    return {name: number for number, name in _calendar("months")}


def _calendar(what: str) -> Iterator[tuple[int, str]]:
    """Yield numbers and names of the months or weekdays in all languages, short names too."""
    for language in LANGUAGES:
        named = cast(
            "Mapping[str, Mapping[str, Mapping[int, str]]]", getattr(_locale(language), what)
        )
        for width in ("wide", "abbreviated"):
            for number, name in named["format"][width].items():
                yield number, fold(name).removesuffix(".")


# ---------------------------------------------------------------- time zones

REGIONS = (
    *("Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe"),
    *("Indian", "Pacific", "US", "Canada", "Brazil", "Chile", "Mexico"),
)
"""The first parts of zone names that contain a place, such as `Europe` in `Europe/Paris`."""
WORLD = "UTC"
AROUND = re.compile(
    r"^(?:l'|the )?(?:heure|time|fuseau(?: horaire)?|time ?zone)(?: de| du| des| in| of)? (?:d')?"
    r"|^heure d'|(?: time| time ?zone)$"
)
"""Matches the words around the place in a time zone, such as *time zone of*."""


def zone_of(typed: str) -> str | None:
    """Return the time zone that a text names; None if it names none.

    The text may be the name of the zone, its city, or a country that has only one zone.
    """
    names = {name: zone for zone, all_names in _named_zones().items() for name in all_names}
    whole = typed.partition("(")[0]
    for text in (whole, whole.partition(",")[0]):
        found = names.get(_squeezed(AROUND.sub("", fold(text))))
        if found:
            return found
    return None


def zones_like(typed: str) -> list[str]:
    """Return the time zones that have a name containing the text."""
    wanted = _squeezed(AROUND.sub("", fold(typed.partition("(")[0])))
    return sorted(
        zone for zone, names in _named_zones().items() if any(wanted in name for name in names)
    )


@cache
def _named_zones() -> Mapping[str, list[str]]:
    """Return the names that people may type for each zone; a name of several zones means the
    first."""
    lines = (files("tzdata") / "zoneinfo" / "zone.tab").read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    today = [row[2] for row in rows if row[2] in zones()]
    former = sorted(one for one in zones() if one.partition("/")[0] in REGIONS and "/" in one)
    names = {zone: [*_names(zone)] for zone in dict.fromkeys((*today, *former, WORLD))}
    countries = [row[0] for row in rows]
    for country, _, zone, *_ in rows:
        if countries.count(country) == 1 and zone in names:
            for language in LANGUAGES:
                told = cast("Mapping[str, str]", _locale(language).territories)
                names[zone] += filter(None, [told.get(country)])
    taken = set[str]()
    found = dict[str, list[str]]()
    for zone, called in names.items():
        found[zone] = [one for one in dict.fromkeys(map(_squeezed, called)) if one not in taken]
        taken |= {*found[zone]}
    return found


def _names(zone: str) -> Iterator[str]:
    """Yield the zone's own name, and its city in all languages."""
    yield zone
    if zone == WORLD:
        yield "GMT"
        return
    yield zone.rpartition("/")[2]
    for language in LANGUAGES:
        told = cast("Mapping[str, Mapping[str, Any]]", _locale(language).time_zones).get(zone, {})
        if city := told.get("city"):
            yield str(city)


def _squeezed(name: str) -> str:
    return fold(name.replace("_", " ")).replace(" ", "")


@cache
def _locale(language: str) -> Locale:
    return Locale(language)

"""Times of the day, days and time zones are read as people write them, in both languages."""

from __future__ import annotations

from datetime import date, time
from zoneinfo import ZoneInfo

import pytest

from bot.table.person_settings import zones
from bot.table.typed_times import days_of, hour_of, zone_of, zones_like

TODAY = date(2026, 11, 25)
"""A Wednesday."""


@pytest.mark.parametrize(
    ("typed", "hour", "minute"),
    [
        *((one, 22, 0) for one in ("22:00", "22h", "22 h", "22H", "22", "2200", "22h00", "10pm")),
        *((one, 22, 0) for one in ("10 p.m.", "10 PM", "10 heures du soir", "à 22 h", "22.00")),
        *((one, 22, 30) for one in ("22:30", "22h30", "22H30", "22 h 30", "2230", "10:30pm")),
        *((one, 22, 30) for one in ("２２：３０", "22\u00a0h\u00a030", "22 heures 30", "22:30:00")),
        *((one, 22, 30) for one in ("22h30min", "10.30 p.m.", "22 heures et demie", "1030 pm")),
        *((one, 0, 0) for one in ("minuit", "Midnight", "0h", "00:00", "24h", "24:00", "12 am")),
        *((one, 12, 0) for one in ("midi", "noon", "12 pm", "12h", "MIDI")),
        *((one, 7, 30) for one in ("7:30", "07h30", "730", "7 h 30", "7:30 a.m.", "7h30 du matin")),
        ("midi et quart", 12, 15),
        ("3 h de l’après-midi", 15, 0),
        ("7", 7, 0),
        ("20h du soir", 20, 0),
    ],
)
def test_a_time_of_the_day_is_read(typed: str, hour: int, minute: int) -> None:
    assert hour_of(typed) == time(hour, minute)


@pytest.mark.parametrize(
    "typed",
    ["late", "", "25h", "24:30", "22h60", "13 am", "0 pm", "midnight pm", "22h3", "22:3", "-1",
     "٢٢", "9" * 4000, "22h Paris", "12345"],
)  # fmt: skip
def test_what_is_no_time_of_the_day_is_not_guessed(typed: str) -> None:
    assert hour_of(typed) is None


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        *((one, "2026-12-24") for one in ("2026-12-24", "24/12", "24.12.2026", "24/12/26")),
        *((one, "2026-12-24") for one in ("24 décembre", "24 dec", "24 déc. 2026", "Dec 24")),
        *((one, "2026-12-24") for one in ("December 24th, 2026", "le 24 décembre", "12/24/2026")),
        *((one, "2026-12-24") for one in ("jeudi 24 décembre", "Thursday, 24 December", "24-12")),
        *((one, "2027-01-01") for one in ("1er janvier", "1st of January", "1/1", "01/01/2027")),
        *((one, "2026-11-25") for one in ("today", "aujourd’hui", "2026-11-25")),
        *((one, "2026-11-26") for one in ("tomorrow", "demain", "Thursday", "jeudi")),
        *((one, "2026-11-27") for one in ("après-demain", "in 2 days", "dans 2 jours")),
        *((one, "2026-12-02") for one in ("Wednesday", "mercredi prochain", "in a week")),
        ("29 February", "2028-02-29"),
    ],
)
def test_a_day_is_read(typed: str, day: str) -> None:
    assert days_of(typed, TODAY, "en")[:1] == (date.fromisoformat(day),)


def test_a_month_in_digits_stands_behind_the_day_in_french_and_anywhere_in_english() -> None:
    assert days_of("3/4/2027", TODAY, "fr") == (date(2027, 4, 3),)
    assert set(days_of("3/4/2027", TODAY, "en")) == {date(2027, 4, 3), date(2027, 3, 4)}
    assert days_of("12/24/2027", TODAY, "fr") == ()


def test_the_last_day_of_a_holiday_is_not_before_its_first() -> None:
    first = date(2026, 12, 24)
    assert days_of("2 January", TODAY, "en", first) == (date(2027, 1, 2),)
    assert days_of("lundi", TODAY, "fr", first) == (date(2026, 12, 28),)
    assert days_of("tomorrow", TODAY, "en", first) == (date(2026, 11, 26),)
    assert days_of("monday", TODAY, "en", date.max) == ()


@pytest.mark.parametrize(
    "typed", ["soon", "", "32/13", "30 February", "2027-02-30", "9" * 4000, "24", "décembre"]
)
def test_what_is_no_day_is_not_guessed(typed: str) -> None:
    assert days_of(typed, TODAY, "en") == ()


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        *((one, "Europe/Paris") for one in ("Paris", "europe/paris", "Europe / Paris", "PARIS ")),
        *((one, "Europe/Paris") for one in ("heure de Paris", "Paris time", "l’heure de Paris")),
        *((one, "Europe/Paris") for one in ("Europe/Paris (13:09)", "Paris, France", "France")),
        *((one, "Europe/London") for one in ("Londres", "London", "heure de Londres")),
        *((one, "Europe/Athens") for one in ("Athènes", "heure d’Athènes", "Greece", "Grèce")),
        *((one, "America/New_York") for one in ("New York", "new_york", "New-York", "newyork")),
        *((one, "America/Argentina/Buenos_Aires") for one in ("Buenos Aires",)),
        *((one, "UTC") for one in ("utc", "GMT")),
        ("Japon", "Asia/Tokyo"),
        ("São Paulo", "America/Sao_Paulo"),
        ("US/Eastern", "US/Eastern"),
    ],
)
def test_a_time_zone_is_read_by_its_place(typed: str, zone: str) -> None:
    assert zone_of(typed) == zone


@pytest.mark.parametrize(
    "typed",
    ["localtime", "Factory", "posixrules", "EST5EDT", "CET", "Etc/GMT+5", "Atlantis", "", "time",
     "posix/Europe/Paris", "Europe", "United States", "9" * 4000],
)  # fmt: skip
def test_a_zone_that_is_no_place_is_refused(typed: str) -> None:
    assert zone_of(typed) is None


def test_every_place_is_offered_and_read_by_its_name() -> None:
    offered = zones_like("")

    assert len(offered) > 400
    assert {*offered} <= zones()
    assert all(zone_of(one) == one for one in offered)
    assert all(ZoneInfo(one) for one in offered)
    assert zones_like("londr") == ["Europe/London"]
    assert "Europe/Paris" in zones_like("heure de Paris")

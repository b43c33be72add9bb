"""Sentences from typed fields: what a sentence may name, and which layer says it."""

from __future__ import annotations

from pathlib import Path

import pytest

import engine
from bot.games.family.speech import FamilySpeech
from engine.core.refusal import Refusal
from engine.family import commands as c
from engine.family import events as e
from renders.kit.words import Words

BASE = """
unknown-name = “{ $text }”
-hero = survivor
event-card-found = { $survivor } finds { $card_a }, { $card_the }, { $card } ({ $card_id }).
event-wound-healed = { $patient_id ->
    [self] { $survivor } heals.
   *[other] { $survivor } heals { $patient }.
  }
event-survivor-wounded = { $lost_id ->
    [none] nothing
   *[other] { $lost }
  }
deed-drive = { $path_count } zones
refusal-no-pair = Pick a { -hero }: { $near } / { $near_or } / { $near_count }.
    .see = { -article }
refusal-game-is-over = Over.
-article = round
"""
LAYER = """
-hero = hero
-article = power
refusal-game-is-over = The day is won.
"""


def spoken(folder: Path, *layers: str) -> FamilySpeech:
    """A voice over catalogues written for the test, one folder above the other."""
    folders: list[Path] = []
    for number, text in enumerate((BASE, *layers)):
        folders.append(folder / str(number))
        folders[-1].mkdir()
        (folders[-1] / "en.ftl").write_text(text, encoding="utf-8")
    return FamilySpeech(Words(*folders), engine.load_content("zombicide"), "en", {})


def test_a_card_is_said_in_every_form_that_its_data_give(tmp_path: Path):
    told = spoken(tmp_path).event(e.CardFound(survivor="amy", card="pistol-1"))

    assert told == "Amy finds a pistol, the pistol, Pistol (pistol-1)."


def test_who_does_it_to_oneself_is_told_otherwise(tmp_path: Path):
    speech = spoken(tmp_path)

    assert speech.event(e.WoundHealed(survivor="amy", patient="ned")) == "Amy heals Ned."
    assert speech.event(e.WoundHealed(survivor="amy", patient="amy")) == "Amy heals."


def test_an_empty_field_is_none_to_choose_by(tmp_path: Path):
    speech = spoken(tmp_path)

    assert speech.event(e.SurvivorWounded(survivor="amy", by="zombies")) == "nothing"
    assert speech.event(e.SurvivorWounded(survivor="amy", by="ned", lost="pan-1")) == "Pan"


def test_an_event_nobody_worded_is_an_error(tmp_path: Path):
    with pytest.raises(KeyError, match="event-turn-ended"):
        spoken(tmp_path).event(e.TurnEnded(survivor="amy"))


def test_a_refusal_lists_what_fits_with_and_or_with_or(tmp_path: Path):
    told = spoken(tmp_path, "way-step = { $start } → { $end }").refusal(
        Refusal("no-pair", near=("S1", "S2"))
    )

    assert told == "Pick a survivor: S1 and S2 / S1 or S2 / 2."


def test_a_layer_replaces_sentences_terms_and_links(tmp_path: Path):
    (tmp_path / "game").mkdir()
    common, game = spoken(tmp_path), spoken(tmp_path / "game", LAYER)

    assert common.refusal(Refusal("game-is-over")) == "Over."
    assert game.refusal(Refusal("game-is-over")) == "The day is won."
    assert game.refusal(Refusal("no-pair", near=())).startswith("Pick a hero")
    assert (common.see("no-pair"), game.see("no-pair")) == ("round", "power")
    assert game.see("game-is-over") is None


def test_a_key_written_twice_in_one_layer_is_an_error(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("a = 1\n", encoding="utf-8")
    (tmp_path / "en.more.ftl").write_text("a = 2\n", encoding="utf-8")

    with pytest.raises(ValueError, match="twice"):
        Words(tmp_path)


def test_a_way_is_counted(tmp_path: Path):
    speech = spoken(tmp_path, "way-step = { $start } → { $end }")

    assert speech.command(c.Drive(survivor="amy", path=("S1", "S2"))) == "2 zones"

"""Catalogues: the same keys and places for values in both languages, and no silent fallback."""

from __future__ import annotations

import re
from functools import partial
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from renders.kit.say import WORDS
from renders.kit.words import Words


def text_of(language: str) -> str:
    """Every part of a language's catalogue."""
    folder = files("renders") / "texts"
    parts = (one for one in folder.iterdir() if one.name.partition(".")[0] == language)
    return "\n".join(part.read_text("utf-8") for part in sorted(parts, key=lambda one: one.name))


def values_of(language: str) -> dict[str, set[str]]:
    """The names of the values each text of a language uses."""
    text = text_of(language)
    entries = re.findall(r"^([a-z][\w-]*) =(.*?)(?=^[a-z#]|\Z)", text, re.M | re.S)
    return {key: set(re.findall(r"\$(\w+)", body)) for key, body in entries}


def test_both_languages_have_the_same_keys_in_the_same_order():
    assert WORDS.languages() == ("en", "fr")
    assert WORDS.keys("en") == WORDS.keys("fr")


def test_both_languages_use_the_same_values():
    assert values_of("en") == values_of("fr")


def test_every_key_is_read():
    assert set(values_of("en")) == set(WORDS.keys("en"))


def test_a_missing_key_is_named():
    with pytest.raises(KeyError, match="no-such-key"):
        WORDS.say("fr", "no-such-key")


def test_a_missing_language_is_named():
    with pytest.raises(KeyError, match="de"):
        WORDS.say("de", "done")


def test_a_missing_value_is_an_error():
    with pytest.raises(ValueError, match="round"):
        WORDS.say("en", "round")


def test_french_cuts_small_words_short_before_names_and_not_before_fields(tmp_path: Path):
    file = "tour = Tour de { $who }, que { $who } a joué."
    (tmp_path / "fr.ftl").write_text(file, "utf-8")
    (tmp_path / "en.ftl").write_text(file, "utf-8")
    said = partial(Words(tmp_path).say, key="tour")

    assert said("fr", who="Elliott") == "Tour d’Elliott, qu’Elliott a joué."
    assert said("fr", who="**Émile**") == "Tour d’**Émile**, qu’**Émile** a joué."
    for same in ("Gabriel", "E10", "<@5>"):
        assert said("fr", who=same) == f"Tour de {same}, que {same} a joué."
    assert said("en", who="Elliott") == "Tour de Elliott, que Elliott a joué."


def test_no_colon_follows_a_name_that_asks(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("open = **{ $name }**: open", "utf-8")
    (tmp_path / "fr.ftl").write_text("open = **{ $name }**\u00a0: ouverte", "utf-8")
    said = partial(Words(tmp_path).say, key="open")

    assert said("en", name="What happened here?") == "**What happened here?** – open"
    assert said("fr", name="Où\u00a0?") == "**Où\u00a0?** – ouverte"
    assert said("en", name="Zombies!!!") == "**Zombies!!!**: open"
    assert said("en", name="The city") == "**The city**: open"


def test_values_are_not_wrapped_in_invisible_marks():
    assert WORDS.say("en", "round", round=4) == "Round 4"


def test_a_broken_catalogue_is_refused(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("this is no message\n", "utf-8")

    with pytest.raises(ValueError, match=r"en\.ftl"):
        Words(tmp_path)


def test_an_entry_that_is_no_fluent_is_refused_when_it_is_said(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("# Hello\none = One\ntwo = Two {\n", "utf-8")
    broken = Words(tmp_path)

    assert broken.say("en", "one") == "One"
    with pytest.raises(ValueError, match=r"en\.ftl: not Fluent: 'two"):
        broken.say("en", "two")


def test_every_entry_of_every_language_is_fluent():
    for language in WORDS.languages():
        read = FluentParser().parse(text_of(language)).body

        assert [one for one in read if isinstance(one, ast.Junk)] == []


def test_a_key_written_twice_is_refused(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("one = One\n", "utf-8")
    (tmp_path / "en.more.ftl").write_text("one = Two\n", "utf-8")

    with pytest.raises(ValueError, match="'one' is written twice"):
        Words(tmp_path)


def test_a_word_changed_in_any_language_changes_the_digest(tmp_path: Path):
    said = {"en": "card = Card\n", "fr": "card = Carte\n"}

    def digest(release: str, **changed: str) -> str:
        (tmp_path / release).mkdir()
        for language, text in (said | changed).items():
            (tmp_path / release / f"{language}.ftl").write_text(text, "utf-8")
        return Words(tmp_path / release).digest()

    before = digest("1")

    assert digest("2") == before
    assert digest("3", fr="card = Cartes\n") != before
    assert digest("4", en="card = Cards\n") != before


@pytest.mark.parametrize("language", WORDS.languages())
def test_french_marks_stand_off_by_a_space_that_does_not_break(language: str):
    text = text_of(language)

    assert re.search(r"\w [!?;:»]", re.sub(r"(?m)^#.*", "", text)) is None


def test_a_name_that_asks_ends_its_sentence():
    """S1 is called "What happened here?"."""
    told = WORDS.say("en", "alt-mission", mission="S1 Here?", line="Easy", zones=2, start="B1")

    assert told.startswith("S1 Here? Easy. 2 zones.")

"""Every place that words of a language stand in has the same languages, found where the packages are."""

from __future__ import annotations

from pathlib import Path

from spyword_engine.language import articles
from spyword_engine.progress.titles import titles
from spyword_qt.spoken import LANGUAGES
from spyword_qt.store import library
from spyword_qt.store.pack_index import INDEX_FILE, index_of, read_languages
from spyword_qt.store.word_languages import ALL, SCOPES, WORD_LANGUAGES, languages_of
from tests.store.test_library import add_pack, content_of


def test_they_are_those_of_the_packages_that_ship() -> None:
    assert {pack.languages for pack in library.Library.load(library.default_folder()).packs} == {
        WORD_LANGUAGES
    }


def test_a_text_of_peoples_own_is_for_one_or_for_all() -> None:
    assert list(SCOPES) == [ALL, *WORD_LANGUAGES]
    assert [languages_of(scope) for scope in (ALL, "en")] == [WORD_LANGUAGES, ("en",)]
    assert ALL not in WORD_LANGUAGES


def test_articles_are_told_of_no_other() -> None:
    assert set(articles()) <= set(WORD_LANGUAGES)


def test_every_title_has_a_name_in_each() -> None:
    for title in titles().values():
        assert tuple(title.names) == WORD_LANGUAGES, title.id


def test_all_of_them_are_spoken() -> None:
    assert set(WORD_LANGUAGES) <= set(LANGUAGES)


def test_without_an_index_the_packages_themselves_tell(tmp_path: Path) -> None:
    two = content_of("pet-01")
    for texts in (two["kind"], *(word[part] for word in two["words"] for part in ("text", "also"))):
        texts["eo"] = texts["en"]
    add_pack(tmp_path, "fruit-01")
    add_pack(tmp_path, "pet-01", two)
    assert read_languages(tmp_path) == ("en", "it", "pl", "zh", "eo")
    (tmp_path / INDEX_FILE).write_text(index_of(tmp_path), encoding="utf-8")
    assert read_languages(tmp_path) == ("en", "it", "pl", "zh", "eo")

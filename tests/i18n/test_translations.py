"""The files of translations: none stale, none missing, none that would break what is filled in."""

from __future__ import annotations

import re
import shutil
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from spyword_qt import languages
from spyword_qt.spoken import LANGUAGES
from tools import translations
from tools.telling import Trouble
from tools.texts import Text, texts_in

FILLED_IN = re.compile(r"\{\w*\}|%n")
OTHERS = tuple(language for language in LANGUAGES if language != translations.OWN)

HAS_WORDS = re.compile(r"[^\W\d_]")
SAID_ALIKE = {
    "Volume": (("it",), "the word is the same"),
    "+{xp} XP": (("it", "pl"), "people who play say XP there, too"),
    "{minutes} min": (("it", "pl"), "the sign of the unit"),
    "{hours} h {minutes} min": (("it",), "the signs of the units"),
    "d MMM yyyy": (("it", "pl"), "a pattern: Qt puts in the language’s own month"),
    "yyyy": (("it", "pl"), "a pattern: Qt puts in the year"),
    "MMM yyyy": (("it", "pl"), "a pattern: Qt puts in the language’s own month"),
}
"""Texts that are the same as in English, in which languages and why."""

MISPRINTS = {
    "it": re.compile(r"[\"']|\.\.\.|\s[,;:.!?]"),
    "pl": re.compile(r"[\"']|\.\.\.|“[^”]*”|\s[,;:.!?]|\b[aiouwzAIOUWZ] "),
    "zh": re.compile(r"[\"']|\.\.\.|[\u4e00-\u9fff][,;:.!?(]|\s[，；：。！？]"),
}
"""Straight quotes, dots for an ellipsis, quotes of English in Polish, half-width stops in Chinese.

A Polish word of one letter is bound to the next one: it may not end a line.
"""


@dataclass(frozen=True)
class Message:
    context: str
    source: str
    forms: tuple[str, ...]
    is_finished: bool


def messages(language: str) -> Iterator[Message]:
    tree = ElementTree.parse(translations.FOLDER / f"spyword_{language}.ts")
    for context in tree.getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")]
            yield Message(
                context.findtext("name", ""),
                message.findtext("source", ""),
                tuple(forms) or (translation.text or "",),
                translation.get("type") is None,
            )


def test_the_files_are_what_the_sources_say(tmp_path: Path) -> None:
    """If this fails: `python3 dev.py i18n`, then translate what is new."""
    for file in translations.FOLDER.iterdir():
        shutil.copy(file, tmp_path)
    translations.collect(tmp_path)
    translations.compile_all(tmp_path)
    for file in sorted(tmp_path.iterdir()):
        assert file.read_bytes() == (translations.FOLDER / file.name).read_bytes(), f"{file.name} is stale"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_untranslated(language: str) -> None:
    missing = [one for one in messages(language) if not one.is_finished or not all(one.forms)]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_form_has_the_places_of_its_source(language: str) -> None:
    for message in messages(language):
        places = sorted(FILLED_IN.findall(message.source))
        for form in message.forms:
            # "One more player" says its number in a word.
            found = sorted(FILLED_IN.findall(form))
            counted = [place for place in places if place != "%n"]
            assert found in (places, counted), (message.source, form)


@pytest.mark.parametrize("language", OTHERS)
def test_only_what_is_said_alike_is_as_in_english(language: str) -> None:
    """If this fails, it is not translated; or it is, and the reason belongs into SAID_ALIKE."""
    alike = {
        message.source
        for message in messages(language)
        if message.forms[0] == message.source and HAS_WORDS.search(FILLED_IN.sub("", message.source))
    }
    assert alike == {text for text, (languages, _) in SAID_ALIKE.items() if language in languages}


@pytest.mark.parametrize("language", OTHERS)
def test_the_glossary_is_followed(language: str) -> None:
    rows = (translations.FOLDER / f"glossary_{language}.tsv").read_text(encoding="utf-8").splitlines()[1:]
    glossary = dict(row.casefold().split("\t") for row in rows)
    said = {message.source.casefold(): message.forms[0].casefold() for message in messages(language)}
    wrong = {term: said[term] for term in glossary.keys() & said.keys() if said[term] != glossary[term]}
    assert not wrong
    assert glossary.keys() & said.keys()


def test_the_glossaries_say_the_same_terms() -> None:
    terms = {
        frozenset(row.partition("\t")[0] for row in glossary.read_text(encoding="utf-8").splitlines())
        for glossary in translations.FOLDER.glob("glossary_*.tsv")
    }
    assert len(terms) == 1


@pytest.mark.parametrize("language", MISPRINTS)
def test_quotes_and_stops_are_those_of_the_language(language: str) -> None:
    wrong = [form for one in messages(language) for form in one.forms if MISPRINTS[language].search(form)]
    assert not wrong


def test_what_is_not_a_literal_is_refused_not_dropped(tmp_path: Path) -> None:
    (tmp_path / "fine.py").write_text('class A:\n    def f(self): self.tr("%n cats", "", len(self.cats))\n')
    assert texts_in(tmp_path) == (Text("A", "%n cats", "", counts=True),)
    (tmp_path / "worse.py").write_text('self.tr(f"{name} is out")\n')
    with pytest.raises(Trouble, match=r"worse\.py:1"):
        texts_in(tmp_path)


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["pl-PL", "en-US"], "pl"),
        (["de-DE", "it-IT"], "it"),
        (["zh-Hans-CN"], "zh"),
        (["zh_TW"], "zh"),
        (["de-DE"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_a_first_start_takes_a_language_that_the_system_wants(wanted: list[str], spoken: str) -> None:
    assert languages.of_system(wanted) == spoken


@pytest.mark.parametrize(
    ("language", "one", "two", "five", "twenty_two"),
    [
        ("en", "1 spy", "2 spies", "5 spies", "22 spies"),
        ("it", "1 spia", "2 spie", "5 spie", "22 spie"),
        ("pl", "1 szpieg", "2 szpiegów", "5 szpiegów", "22 szpiegów"),
        ("zh", "1名间谍", "2名间谍", "5名间谍", "22名间谍"),
    ],
)
def test_numbers_take_their_forms(
    qapp: object, language: str, one: str, two: str, five: str, twenty_two: str
) -> None:
    languages.speak(language)
    said = [QCoreApplication.translate("wording", "%n spies", "", number) for number in (1, 2, 5, 22)]
    languages.speak("en")
    assert said == [one, two, five, twenty_two]

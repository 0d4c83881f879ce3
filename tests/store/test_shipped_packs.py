"""Every package that ships can be played in every language, and gives nothing away."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from spyword_engine.guess import is_right, normalise
from spyword_engine.language import Language
from spyword_engine.package import check_package
from spyword_qt.store import library
from spyword_qt.store.lint_packs import main
from spyword_qt.store.pack import Pack
from spyword_qt.store.word_languages import WORD_LANGUAGES

LIBRARY = library.Library.load(library.default_folder())
every_pack = pytest.mark.parametrize("pack", LIBRARY.packs, ids=lambda pack: pack.id)


def test_the_lint_finds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert capsys.readouterr().out == "All packages are in order.\n"


@every_pack
def test_each_word_is_right_and_its_partner_wrong(pack: Pack) -> None:
    for language in WORD_LANGUAGES:
        package = pack.package(language)
        check_package(package)
        for citizens, spies in (package.words, package.words[::-1]):
            assert all(is_right(text, citizens, spies, language) for text in citizens)
            assert not any(is_right(text, citizens, spies, language) for text in spies)


@every_pack
def test_both_pictures_are_on_the_same_ground(pack: Pack) -> None:
    sources = [pack.picture(index).read_text(encoding="utf-8") for index in (0, 1)]
    grounds = [re.findall(r'stop-color="(#\w+)"', source)[:2] for source in sources]
    assert grounds[0] == grounds[1]


@every_pack
def test_nothing_but_the_text_tells_the_word(pack: Pack) -> None:
    assert sorted(path.name for path in pack.folder.iterdir()) == ["a.svg", "b.svg", "pack.json"]
    told = normalise(pack.id, "en")
    for word in pack.file.words:
        for language in WORD_LANGUAGES:
            form = normalise(word.text[language], language)
            assert form not in told
            assert form not in [normalise(part, language) for part in pack.kind(language).split()]
        assert word.picture in ("a.svg", "b.svg")
    for index in (0, 1):
        source = pack.picture(index).read_text(encoding="utf-8")
        assert "<!--" not in source
        assert all(len(one) <= 2 for one in re.findall(r'\bid="([^"]*)"', source))
        tags = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(source).iter()}
        assert not tags & {"title", "desc", "metadata", "text"}


def test_the_numbers_of_a_kind_have_no_gap() -> None:
    for packs in LIBRARY.by_kind():
        assert packs[0].number == 1
        assert all(after.number == before.number + 1 for before, after in pairwise(packs))


@pytest.mark.parametrize(
    ("pack_id", "index", "language", "typed"),
    [
        ("reading-and-post-02", 1, "en", "a box"),
        ("electrical-device-02", 1, "en", "hair dryer"),
        ("spy-kit-05", 0, "en", "the treasure"),
        ("clothing-04", 0, "en", "sweater"),
        ("vehicle-03", 0, "en", "truck"),
        ("garden-03", 1, "it", "il cocomero"),
        ("drink-01", 1, "it", "the"),
        ("garden-03", 1, "it", "melone d’acqua"),
        ("vehicle-02", 1, "pl", "bimba"),
        ("sea-01", 1, "pl", "lodz podwodna"),
        ("sport-03", 1, "zh", "桌球"),
        ("food-03", 0, "zh", "麵包"),
        ("toy-03", 0, "zh", "ＹＯＹＯ球"),
        ("vehicle-05", 1, "zh", "直 昇 機"),
    ],
)
def test_what_people_type_is_right(pack_id: str, index: int, language: Language, typed: str) -> None:
    pack = LIBRARY.pack(pack_id)
    assert pack is not None
    words = pack.package(language).words
    assert is_right(typed, words[index], words[1 - index], language)

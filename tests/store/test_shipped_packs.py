"""Every package that ships can be played in every language, and gives nothing away."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from spyword_engine.guess import Language, is_right, normalise
from spyword_engine.package import check_package
from spyword_qt.store.library import Library, default_folder
from spyword_qt.store.lint_packs import lint, main
from spyword_qt.store.pack import Pack
from tests.store.test_library import add_pack, content_of

LIBRARY = Library.load(default_folder())
every_pack = pytest.mark.parametrize("pack", LIBRARY.packs, ids=lambda pack: pack.id)


def test_the_lint_finds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert capsys.readouterr().out == "All packages are in order.\n"


@every_pack
def test_each_word_is_right_and_its_partner_wrong(pack: Pack) -> None:
    for language in Language:
        package = pack.package(language)
        check_package(package)
        for citizens, spies in (package.words, package.words[::-1]):
            assert all(is_right(text, citizens, spies, language) for text in citizens)
            assert not any(is_right(text, citizens, spies, language) for text in spies)


@every_pack
def test_both_pictures_are_of_like_size_and_ground(pack: Pack) -> None:
    sources = [pack.picture(index).read_text(encoding="utf-8") for index in (0, 1)]
    assert [ElementTree.fromstring(source).get("viewBox") for source in sources] == ["0 0 512 512"] * 2
    grounds = [re.findall(r'stop-color="(#\w+)"', source)[:2] for source in sources]
    assert grounds[0] == grounds[1]


@every_pack
def test_nothing_but_the_text_tells_the_word(pack: Pack) -> None:
    assert sorted(path.name for path in pack.folder.iterdir()) == ["a.svg", "b.svg", "pack.json"]
    told = normalise(pack.id, Language.ENGLISH)
    for word in pack.file.words:
        for language in Language:
            assert normalise(word.text.of(language), language) not in told
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


def test_the_lint_tells_everything_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    packs = tmp_path / "assets" / "packs"
    close = content_of("fruit-01")
    close["words"][1]["also"]["en"] = ["appel", "Àpple's", "a pear", "!"]
    add_pack(packs, "fruit-01", close)
    again = content_of("fruit-02")
    again["kind"]["it"] = "frutti"
    add_pack(packs, "fruit-02", again)
    add_pack(packs, "pet-01", b"{}")
    shown = [str(problem).removeprefix("assets/packs/") for problem in lint(packs)]

    assert main([str(packs)]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == f"{len(shown)} problems"
    assert [line for line in shown if line.startswith("pet-01/pack.json: ")]
    for expected in (
        "fruit-01/pack.json: words[0].text.en: is words[1].also.en[0] with a typo",
        "fruit-01/pack.json: words[0].also.en[0]: is the same as words[1].also.en[1]",
        "fruit-01/pack.json: words[1].also.en[2]: is accepted already, by words[1].text.en",
        "fruit-01/pack.json: words[1].also.en[3]: has no letter or number",
        "fruit-02/pack.json: words[0].text.en: is the word of fruit-01 too",
        "fruit-02/pack.json: words[1].text.zh: is the word of fruit-01 too",
        "fruit-02/pack.json: kind.it: differs from that of fruit-01",
    ):
        assert expected in shown
    assert not any("kind.en" in line for line in shown if line.startswith("fruit"))


def test_the_lint_tells_of_two_series_with_one_heading(tmp_path: Path) -> None:
    packs = tmp_path / "assets" / "packs"
    add_pack(packs, "fruit-01")
    add_pack(packs, "garden-01")
    assert "assets/packs/garden-01/pack.json: kind.pl: is that of fruit too" in map(str, lint(packs))

"""The lint finds each fault in a copy of a package that ships, and tells all of them at once."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest

from spyword_qt.store import library
from spyword_qt.store.lint_packs import lint, main
from spyword_qt.store.lint_pictures import MOST_BYTES
from spyword_qt.store.pack_index import INDEX_FILE, index_of
from spyword_qt.store.traditional import without_traditional
from tests.store.test_library import Content, add_pack, content_of

Break = Callable[[Content], object]


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    return tmp_path / "assets" / "packs"


@pytest.fixture
def fruit(packs: Path) -> Path:
    """A package that ships: the words of `content_of`, with all that is accepted for them."""
    folder = packs / "fruit-01"
    copytree(library.default_folder() / "fruit-01", folder)
    return folder


def change(folder: Path, breaks: Break) -> None:
    file = folder / "pack.json"
    content = json.loads(file.read_text(encoding="utf-8"))
    breaks(content)
    file.write_text(json.dumps(content), encoding="utf-8")


def shown(packs: Path) -> list[str]:
    return [str(problem).removeprefix("assets/packs/") for problem in lint(packs)]


def also(word: int, language: str, *spellings: str) -> Break:
    return lambda content: content["words"][word]["also"][language].extend(spellings)


def only(word: int, language: str, text: str, *spellings: str) -> Break:
    def breaks(content: Content) -> None:
        content["words"][word]["text"][language] = text
        content["words"][word]["also"][language] = spellings

    return breaks


def no_kind(language: str) -> Break:
    return lambda content: content["kind"].pop(language)


def test_the_copy_is_in_order(packs: Path, fruit: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(packs)]) == 0
    assert capsys.readouterr().out == "All packages are in order.\n"


@pytest.mark.parametrize(
    ("breaks", "expected"),
    [
        (only(1, "en", "The Apple!"), "words[0].text.en: is the same as words[1].text.en"),
        (only(1, "it", "pera", "Méle"), "words[0].also.it[0]: is the same as words[1].also.it[0]"),
        (only(1, "pl", "jablko"), "words[0].text.pl: is the same as words[1].text.pl"),
        (only(1, "zh", "梨", "蘋 果"), "words[0].also.zh[0]: is the same as words[1].also.zh[0]"),
        (only(1, "en", "appel"), "words[0].text.en: is words[1].text.en with a typo"),
        (also(0, "en", "spear"), "words[0].also.en[1]: is words[1].text.en with a typo"),
        (also(1, "pl", "jabłuszka"), "words[0].also.pl[1]: is words[1].also.pl[1] with a typo"),
        (also(1, "en", "a pear"), "words[1].also.en[1]: is accepted already, by words[1].text.en"),
        (also(1, "zh", "！"), "words[1].also.zh[1]: has no letter or number"),
        (only(0, "zh", "榴莲", "榴槤果"), "words[0].text.zh: has no Traditional form among the spellings"),
        (also(0, "zh", "红富士"), "words[0].also.zh[1]: has no Traditional form among the spellings"),
    ],
)
def test_words_that_a_guess_cannot_tell(packs: Path, fruit: Path, breaks: Break, expected: str) -> None:
    change(fruit, breaks)
    assert f"fruit-01/pack.json: {expected}" in shown(packs)


@pytest.mark.parametrize("language", ["en", "it", "pl", "zh"])
def test_a_kind_that_is_missing_in_a_language(packs: Path, fruit: Path, language: str) -> None:
    change(fruit, no_kind(language))
    assert f"fruit-01/pack.json: kind.{language}: is missing" in shown(packs)


def of_bytes(count: int) -> Callable[[str], str]:
    return lambda source: source + " " * (count - len(source.encode()))


def instead(old: str, new: str) -> Callable[[str], str]:
    return lambda source: source.replace(old, new)


SMALLER = "is of another outline than words[0].picture"
NO_SVG = "b.svg can't be read as an SVG with a square view box"


@pytest.mark.parametrize(
    ("breaks", "expected"),
    [
        (instead("0 0 512 512", "0 0 640 640"), "has view box 0 0 640 640, words[0].picture has 0 0 512 512"),
        (instead('cy="256" r="244"', 'cy="256" r="238"'), SMALLER),
        (instead("</svg>", '<rect width="40" height="40"/></svg>'), SMALLER),
        (of_bytes(MOST_BYTES + 1), f"b.svg has {MOST_BYTES + 1} bytes, more than {MOST_BYTES}"),
        (of_bytes(5_000), "has 5000 bytes, words[0].picture has 1654: too far apart"),
        (instead("0 0 512 512", "0 0 512 400"), NO_SVG),
        (instead("0 0 512 512", "0 0 512"), NO_SVG),
        (instead("0 0 512 512", "none"), NO_SVG),
        (instead(' xmlns="http://www.w3.org/2000/svg"', ""), NO_SVG),
        (instead("</svg>", ""), NO_SVG),
    ],
)
def test_pictures_that_a_look_from_afar_tells(
    packs: Path, fruit: Path, breaks: Callable[[str], str], expected: str
) -> None:
    picture = fruit / "b.svg"
    picture.write_text(breaks(picture.read_text(encoding="utf-8")), encoding="utf-8")
    assert f"fruit-01/pack.json: words[1].picture: {expected}" in shown(packs)


def test_a_picture_that_is_missing_hides_no_word(packs: Path, fruit: Path) -> None:
    (fruit / "b.svg").unlink()
    change(fruit, also(1, "en", "!"))
    found = shown(packs)
    assert "fruit-01/pack.json: words[1].picture: b.svg is missing" in found
    assert "fruit-01/pack.json: words[1].also.en[1]: has no letter or number" in found


def test_an_index_of_other_packages(packs: Path, fruit: Path) -> None:
    (packs / INDEX_FILE).write_text(index_of(packs), encoding="utf-8")
    assert shown(packs) == []
    change(fruit, lambda content: content.update(tint="night"))
    (problem,) = shown(packs)
    assert problem.startswith("index.json: isn't of these packages")


def test_a_word_of_two_packages(packs: Path, fruit: Path) -> None:
    again = packs / "fruit-02"
    copytree(fruit, again)
    change(again, lambda content: content.update(id="fruit-02"))
    texts = [f"words[{word}].text.{language}" for word in (0, 1) for language in ("en", "it", "pl", "zh")]
    assert shown(packs) == [f"fruit-02/pack.json: {place}: is the word of fruit-01 too" for place in texts]


def test_spellings_may_meet(packs: Path, fruit: Path) -> None:
    copytree(library.default_folder() / "pet-01", packs / "pet-01")
    change(packs / "pet-01", also(0, "en", "apple"))
    assert shown(packs) == []


def test_a_series_of_two_kinds_and_a_kind_of_two_series(packs: Path, fruit: Path) -> None:
    for pack_id in ("fruit-02", "flower-01"):
        copytree(library.default_folder() / pack_id, packs / pack_id)
    change(packs / "fruit-02", lambda content: content["kind"].update(it="frutti"))
    change(packs / "flower-01", lambda content: content["kind"].update(pl="owoce"))
    assert shown(packs) == [
        "fruit-02/pack.json: kind.it: differs from that of fruit-01",
        "fruit-01/pack.json: kind.pl: is that of flower too",
    ]


def test_everything_is_told_at_once(packs: Path, fruit: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(fruit, also(1, "en", "appel", "Àpple's", "a pear", "!"))
    (fruit / "a.svg").write_text("<svg/>")
    again = content_of("fruit-02")
    again["kind"]["it"] = "frutti"
    add_pack(packs, "fruit-02", again)
    add_pack(packs, "pet-01", b"{}")
    problems = shown(packs)

    assert main([str(packs)]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == f"{len(problems)} problems"
    assert [line for line in problems if line.startswith("pet-01/pack.json: ")]
    for expected in (
        "fruit-01/pack.json: words[0].text.en: is words[1].also.en[1] with a typo",
        "fruit-01/pack.json: words[0].also.en[0]: is the same as words[1].also.en[2]",
        "fruit-01/pack.json: words[1].also.en[3]: is accepted already, by words[1].text.en",
        "fruit-01/pack.json: words[1].also.en[4]: has no letter or number",
        "fruit-01/pack.json: words[0].picture: a.svg can't be read as an SVG with a square view box",
        "fruit-02/pack.json: words[0].text.en: is the word of fruit-01 too",
        "fruit-02/pack.json: words[1].text.zh: is the word of fruit-01 too",
        "fruit-02/pack.json: kind.it: differs from that of fruit-01",
    ):
        assert expected in problems
    assert not any("kind.zh" in line for line in problems if line.startswith("fruit"))


@pytest.mark.parametrize(
    ("spellings", "expected"),
    [
        (("苹果", "蘋果"), []),
        (("挂锁", "掛鎖"), []),
        (("擀面杖", "擀麵杖"), []),
        (("梨", "梨子", "yo-yo球"), []),
        (("麵包",), []),
        (("铅笔",), [0]),
        (("铅笔", "毛筆"), [0]),
        (("汉堡包", "漢堡"), [0]),
        (("汉堡", "漢堡", "汉堡包"), [2]),
    ],
)
def test_what_has_no_traditional_form(spellings: tuple[str, ...], expected: list[int]) -> None:
    assert list(without_traditional(spellings)) == expected

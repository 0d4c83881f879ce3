"""Reading packages: the good ones work, and every fault of the others is told."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from spyword_qt.store import library
from spyword_qt.store.pack import Tint

Content = dict[str, Any]


def content_of(pack_id: str) -> Content:
    return {
        "version": 1,
        "id": pack_id,
        "kind": {"en": "fruit", "it": "frutta", "pl": "owoc", "zh": "水果"},
        "tint": "sage",
        "words": [
            {
                "picture": "a.svg",
                "text": {"en": "apple", "it": "mela", "pl": "jabłko", "zh": "苹果"},
                "also": {"en": ["apples"], "it": ["mele"], "pl": [], "zh": []},
            },
            {
                "picture": "b.svg",
                "text": {"en": "pear", "it": "pera", "pl": "gruszka", "zh": "梨"},
                "also": {"en": [], "it": [], "pl": [], "zh": ["梨子"]},
            },
        ],
    }


def add_pack(packs: Path, pack_id: str, content: Content | bytes | None = None) -> Path:
    folder = packs / pack_id
    folder.mkdir(parents=True)
    for picture in ("a.svg", "b.svg"):
        (folder / picture).write_text("<svg/>")
    data = content if isinstance(content, bytes) else json.dumps(content or content_of(pack_id)).encode()
    (folder / "pack.json").write_bytes(data)
    return folder


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    return tmp_path / "assets" / "packs"


def told(packs: Path) -> list[str]:
    return [str(problem) for problem in library.Library.load(packs).problems]


def test_a_pack_says_what_a_game_needs(packs: Path) -> None:
    add_pack(packs, "fruit-03")
    loaded = library.Library.load(packs)
    pack = loaded.pack("fruit-03")
    assert pack is not None
    assert loaded.packs == (pack,)
    assert loaded.problems == ()
    assert (pack.id, pack.series, pack.number, pack.tint) == ("fruit-03", "fruit", 3, Tint.SAGE)
    assert pack.kind("it") == "frutta"
    assert pack.picture(1) == packs / "fruit-03" / "b.svg"
    package = pack.package("en")
    assert package.language == "en"
    assert package.words == (("apple", "apples"), ("pear",))


def test_a_pack_that_is_not_there_is_none(packs: Path) -> None:
    add_pack(packs, "fruit-03")
    assert library.Library.load(packs).pack("fruit-04") is None


def test_packs_stand_together_by_kind_in_the_order_of_their_numbers(packs: Path) -> None:
    for pack_id in ("sea-02", "sea-animal-01", "fruit-02", "sea-01", "fruit-01"):
        add_pack(packs, pack_id)
    groups = [[pack.id for pack in group] for group in library.Library.load(packs).by_kind()]
    assert groups == [["fruit-01", "fruit-02"], ["sea-01", "sea-02"], ["sea-animal-01"]]


def test_files_and_hidden_folders_beside_the_packs_do_no_harm(packs: Path) -> None:
    add_pack(packs, "fruit-01")
    (packs / "README").write_text("hello")
    (packs / ".cache").mkdir()
    assert told(packs) == []


def test_an_empty_or_missing_folder_is_told(packs: Path) -> None:
    assert told(packs) == ["assets/packs: holds no package that can be played"]


def spoil(change: Callable[[Content], object]) -> Content:
    content = content_of("fruit-03")
    change(content)
    return content


@pytest.mark.parametrize(
    ("content", "where"),
    [
        (spoil(lambda c: c.pop("kind")), "kind: is missing"),
        (spoil(lambda c: c["kind"].pop("pl")), "kind.pl: is missing"),
        (spoil(lambda c: c.update(version=2)), "version: "),
        (spoil(lambda c: c.update(tint="Pink")), "tint: "),
        (spoil(lambda c: c.update(author="me")), "author: is not known"),
        (spoil(lambda c: c.update(id="fruit-04")), "id: is not the name of its folder"),
        (spoil(lambda c: c.update(id="../fruit")), "id: "),
        (spoil(lambda c: c.update(words=c["words"][:1])), "words: 2 are expected, not 1"),
        (spoil(lambda c: c.update(words={})), "words: a list is expected"),
        (spoil(lambda c: c["words"].__setitem__(0, 5)), "words[0]: an object is expected"),
        (spoil(lambda c: c["words"][1]["text"].update(en="")), "words[1].text.en: "),
        (spoil(lambda c: c["words"][1]["text"].update(en=" pear")), "words[1].text.en: "),
        (spoil(lambda c: c["words"][1]["text"].update(zh=3)), "words[1].text.zh: "),
        (spoil(lambda c: c["words"][0]["also"]["it"].append(None)), "words[0].also.it[1]: "),
        (spoil(lambda c: c["words"][0].update(picture="../b.svg")), "words[0].picture: "),
        (spoil(lambda c: c["words"][0].update(picture="c.svg")), "words[0].picture: c.svg is missing"),
        (
            spoil(lambda c: c["words"][1].update(picture="a.svg")),
            "words[1].picture: is the same as words[0].picture",
        ),
        (b"", "is no JSON: "),
        (b'{"version": 1, "id": "fru', "is no JSON: "),
        (b"[1]", "an object is expected"),
        (bytes(range(256)), "is no JSON: "),
        (b"[" * 60_000, "is no JSON: "),
        (b"[" * 100_000, "is too large"),
        (b'{"id": "\xff"}', "is no JSON: "),
    ],
)
def test_a_fault_is_told_with_its_place_and_the_other_packs_work(
    packs: Path, content: Content | bytes, where: str
) -> None:
    add_pack(packs, "fruit-01")
    add_pack(packs, "fruit-03", content)
    loaded = library.Library.load(packs)
    assert [pack.id for pack in loaded.packs] == ["fruit-01"]
    (problem,) = loaded.problems
    assert str(problem).startswith(f"assets/packs/fruit-03/pack.json: {where}")


def test_all_faults_of_all_packs_are_told_at_once(packs: Path) -> None:
    content = content_of("fruit-03")
    content["words"][1]["text"]["en"] = ""
    content["words"][0]["also"]["pl"] = "jabłka"
    content["tint"] = None
    add_pack(packs, "fruit-03", content)
    (add_pack(packs, "fruit-04") / "pack.json").unlink()
    (add_pack(packs, "fruit-05") / "b.svg").unlink()
    places = [line.split(": ")[:2] for line in told(packs)[:-1]]
    assert places == [
        ["assets/packs/fruit-03/pack.json", "tint"],
        ["assets/packs/fruit-03/pack.json", "words[0].also.pl"],
        ["assets/packs/fruit-03/pack.json", "words[1].text.en"],
        ["assets/packs/fruit-04/pack.json", "is missing"],
        ["assets/packs/fruit-05/pack.json", "words[1].picture"],
    ]


def test_no_problem_and_no_repr_shows_a_word(packs: Path) -> None:
    content = content_of("fruit-03")
    content["words"][0]["text"]["en"] = " apple"
    content["words"][0]["text"]["pl"] = ["jabłko"]
    add_pack(packs, "fruit-03", content)
    add_pack(packs, "fruit-04")
    loaded = library.Library.load(packs)
    pack = loaded.packs[0]
    shown = " ".join(
        map(repr, (loaded, loaded.problems, pack, pack.file, pack.package("pl"), pack.file.words))
    )
    for word in ("apple", "pear", "mela", "pera", "jabłk", "gruszk", "苹果", "梨"):
        assert word not in shown


def test_an_installed_game_has_its_packs_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = tmp_path / "spyword_qt"
    (installed / "packs").mkdir(parents=True)
    monkeypatch.setattr(library, "__file__", str(installed / "store" / "library.py"))
    assert library.default_folder() == installed / "packs"


def test_the_shipped_packs_load_in_a_blink() -> None:
    def seconds() -> float:
        start = time.process_time()
        loaded = library.Library.load(library.default_folder())
        assert len(loaded.packs) == 120
        return time.process_time() - start

    assert min(seconds() for _ in range(3)) < 0.05

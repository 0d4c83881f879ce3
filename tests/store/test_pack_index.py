"""The index of the shipped packages says what the packages say."""

from __future__ import annotations

from pathlib import Path

import pytest

from spyword_qt.store import library, pack_index
from spyword_qt.store.pack_index import INDEX_FILE, index_of, read_index
from tests.store.test_library import add_pack, content_of


def test_the_committed_index_is_that_of_the_packages() -> None:
    committed = (library.default_folder() / INDEX_FILE).read_text(encoding="utf-8")
    assert committed == index_of(library.default_folder()), (
        "write it anew: python -m spyword_qt.store.pack_index"
    )


def test_the_index_gives_what_the_packages_own_files_give() -> None:
    packs = library.Library.load(library.default_folder()).packs
    listed = read_index(library.default_folder())
    assert [(one.id, one.kind, one.tint) for one in listed] == [
        (pack.id, pack.file.kind, pack.tint) for pack in packs
    ]


def test_it_holds_no_word() -> None:
    index = (library.default_folder() / INDEX_FILE).read_text(encoding="utf-8")
    for pack in library.Library.load(library.default_folder()).packs:
        for word in pack.file.words:
            for language in ("zh", "pl"):
                assert f'"{word.text[language]}"' not in index


@pytest.mark.parametrize("content", [None, b"", b"[]", b'{"version": 2, "packs": []}', b'{"version": 1}'])
def test_without_a_good_index_the_packages_are_read_themselves(tmp_path: Path, content: bytes | None) -> None:
    packs = tmp_path / "assets" / "packs"
    add_pack(packs, "fruit-01")
    add_pack(packs, "pet-02", {**content_of("pet-02"), "tint": "night"})
    if content is not None:
        (packs / INDEX_FILE).write_bytes(content)
    assert [(one.id, one.tint.value) for one in read_index(packs)] == [
        ("fruit-01", "sage"),
        ("pet-02", "night"),
    ]


def test_with_an_index_no_package_is_read(tmp_path: Path) -> None:
    packs = tmp_path / "assets" / "packs"
    folder = add_pack(packs, "fruit-01")
    (packs / INDEX_FILE).write_text(index_of(packs), encoding="utf-8")
    (folder / "pack.json").unlink()
    assert [one.id for one in read_index(packs)] == ["fruit-01"]


def test_it_is_written_beside_the_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_pack(tmp_path, "fruit-01")
    monkeypatch.setattr(library, "default_folder", lambda: tmp_path)
    pack_index.main()
    assert (tmp_path / INDEX_FILE).read_bytes() == index_of(tmp_path).encode()

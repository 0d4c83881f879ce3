"""What can be dealt: shipped packages and people's own in one row."""

from __future__ import annotations

from pathlib import Path

import pytest

from spyword_engine.language import Language
from spyword_qt.store import library
from spyword_qt.store.own_pack import OwnPack
from spyword_qt.store.own_packs import OwnPacks
from spyword_qt.store.pack import Pack
from spyword_qt.store.shelf import Shelf
from spyword_qt.store.word_languages import WORD_LANGUAGES
from tests.store.own import draft_of_words
from tests.store.test_library import add_pack, content_of


@pytest.fixture
def own(tmp_path: Path) -> OwnPacks:
    return OwnPacks(tmp_path / "data")


@pytest.fixture
def shelf(tmp_path: Path, own: OwnPacks) -> Shelf:
    packs = tmp_path / "packs"
    for pack_id in ("fruit-01", "fruit-02"):
        add_pack(packs, pack_id)
    pet = content_of("pet-01")
    pet["kind"] = {"en": "pet", "it": "animale", "pl": "zwierzę", "zh": "宠物"}
    add_pack(packs, "pet-01", pet)
    (tmp_path / "data").mkdir()
    return Shelf(packs, own)


def shown(shelf: Shelf, language: str = "en") -> list[str]:
    return [f"{label.kind(language)} {label.number}" for label in shelf.labels]


def test_shipped_packages_stand_by_kind(shelf: Shelf) -> None:
    assert shown(shelf) == ["fruit 1", "fruit 2", "pet 1"]
    assert shown(shelf, "zh") == ["水果 1", "水果 2", "宠物 1"]
    assert [label.group for label in shelf.labels] == ["fruit", "fruit", "pet"]
    assert not any(label.is_own for label in shelf.labels)


def test_ones_own_stand_at_the_end_of_their_kind_and_new_kinds_last(shelf: Shelf, own: OwnPacks) -> None:
    for kind in ("Fruit", "star", "fruit", "star"):
        own.save(draft_of_words("sun", "moon", kind=kind))
    assert shown(shelf) == ["fruit 1", "fruit 2", "fruit 3", "fruit 4", "pet 1", "star 1", "star 2"]
    assert [label.is_own for label in shelf.labels] == [False, False, True, True, False, True, True]
    assert len({label.group for label in shelf.labels}) == 3


def test_a_kind_of_one_language_is_the_shipped_one_in_all(shelf: Shelf, own: OwnPacks) -> None:
    own.save(draft_of_words("sole", "luna", scope="it", kind="Animale"))
    assert shown(shelf, "pl") == ["owoc 1", "owoc 2", "zwierzę 1", "zwierzę 2"]
    own.save(draft_of_words("sole", "luna", scope="pl", kind="animale"))
    assert shown(shelf, "pl")[-1] == "animale 1", "no Polish kind is called so"


def test_what_is_made_changed_and_deleted_shows_at_once(shelf: Shelf, own: OwnPacks) -> None:
    pack = own.save(draft_of_words("sun", "moon", kind="star"))
    assert shelf.pack(pack.id) == pack
    own.save(draft_of_words("sun", "moon", kind="pet"), pack.id)
    assert shown(shelf)[-1] == "pet 2"
    own.delete(pack.id)
    assert shown(shelf) == ["fruit 1", "fruit 2", "pet 1"]
    assert shelf.pack(pack.id) is None


def test_a_surprise_is_of_a_language_and_of_kinds_that_are_on(shelf: Shelf, own: OwnPacks) -> None:
    polish = own.save(draft_of_words("słońce", "księżyc", scope="pl", kind="gwiazda")).id

    def offered(language: Language, *off: str) -> list[str]:
        return [label.id for label in shelf.offered(language, off)]

    assert offered("pl") == ["fruit-01", "fruit-02", "pet-01", polish]
    assert offered("en") == ["fruit-01", "fruit-02", "pet-01"]
    assert offered("en", "fruit", "gone") == ["pet-01"]
    assert offered("en", "fruit", "pet") == ["fruit-01", "fruit-02", "pet-01"], "or none was left"
    star = shelf.labels[-1].group
    assert offered("pl", "fruit", "pet", star) == offered("pl")
    assert offered("pl", star) == ["fruit-01", "fruit-02", "pet-01"]


def test_a_package_is_read_when_it_is_dealt(shelf: Shelf, own: OwnPacks, tmp_path: Path) -> None:
    pack = shelf.pack("fruit-02")
    assert isinstance(pack, Pack)
    assert pack.package("en").words == (("apple", "apples"), ("pear",))
    mine = own.save(draft_of_words("sun", "moon"))
    assert isinstance(shelf.pack(mine.id), OwnPack)


@pytest.mark.parametrize("pack_id", ["fruit-03", "", "..", "../packs/fruit-01", "own-000000000000", "/etc"])
def test_one_that_is_not_there_is_none(shelf: Shelf, pack_id: str) -> None:
    assert shelf.pack(pack_id) is None


def test_one_that_was_damaged_since_is_none(shelf: Shelf, tmp_path: Path) -> None:
    assert len(shelf.labels) == 3
    (tmp_path / "packs" / "fruit-01" / "pack.json").write_bytes(b"{")
    (tmp_path / "packs" / "fruit-02" / "a.svg").unlink()
    assert shelf.pack("fruit-01") is None
    assert shelf.pack("fruit-02") is None


def test_ones_own_with_words_that_no_game_bears_is_none(shelf: Shelf, own: OwnPacks, tmp_path: Path) -> None:
    pack = own.save(draft_of_words("sun", "moon"))
    file = pack.folder / "pack.json"
    file.write_text(file.read_text("utf-8").replace("moon", "SUN"), "utf-8")
    again = Shelf(tmp_path / "packs", OwnPacks(tmp_path / "data"))
    assert again.labels[-1].id == pack.id
    assert again.pack(pack.id) is None


def test_no_label_holds_a_word(shelf: Shelf, own: OwnPacks) -> None:
    own.save(draft_of_words("sun", "moon"))
    assert not any(word in repr(shelf.labels) for word in ("apple", "梨", "sun", "moon"))


def test_all_that_ship_are_there(tmp_path: Path) -> None:
    labels = Shelf(library.default_folder(), OwnPacks(tmp_path)).labels
    assert len(labels) == 120
    assert all(label.languages == WORD_LANGUAGES for label in labels)

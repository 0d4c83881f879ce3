"""A game goes on with the pictures that it was dealt with, whatever becomes of its package."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from spyword_qt.store import folder_swap
from spyword_qt.store.game_pack import GamePacks
from spyword_qt.store.own_pack import OwnPack, neutral_picture
from spyword_qt.store.own_packs import OwnPacks
from spyword_qt.store.pack import Pack, Tint
from spyword_qt.store.shelf import Shelf
from tests.store.own import draft_of_words, picture
from tests.store.test_library import add_pack


@pytest.fixture
def own(tmp_path: Path) -> OwnPacks:
    (tmp_path / "data").mkdir()
    return OwnPacks(tmp_path / "data")


@pytest.fixture
def shipped(tmp_path: Path) -> Path:
    add_pack(tmp_path / "packs", "fruit-01")
    return tmp_path / "packs"


def packs(tmp_path: Path) -> GamePacks:
    """As after a start."""
    data = tmp_path / "data"
    return GamePacks(data, Shelf(tmp_path / "packs", OwnPacks(data)))


def seen(tmp_path: Path, pack_id: str) -> tuple[Tint, bytes, bytes]:
    pack = packs(tmp_path).of(pack_id)
    assert pack.id == pack_id
    return pack.tint, pack.picture(0), pack.picture(1)


def files_of(pack: Any) -> tuple[bytes, bytes]:
    return pack.picture(0).read_bytes(), pack.picture(1).read_bytes()


NEUTRAL = neutral_picture(Tint.CLAY).read_bytes()


def test_a_shipped_package_is_shown_from_where_it_is(tmp_path: Path, shipped: Path) -> None:
    (tmp_path / "data").mkdir()
    pack = Shelf(shipped, OwnPacks(tmp_path / "data")).pack("fruit-01")
    assert isinstance(pack, Pack)
    kept = packs(tmp_path).keep(pack)
    assert kept == packs(tmp_path).of("fruit-01")
    assert kept.pictures == files_of(pack)
    assert list((tmp_path / "data").iterdir()) == []


def test_nothing_is_read_any_more_when_a_card_is_looked_at(tmp_path: Path, shipped: Path) -> None:
    """A disk that is slow for one of the two would tell them apart."""
    (tmp_path / "data").mkdir()
    pack = Shelf(shipped, OwnPacks(tmp_path / "data")).pack("fruit-01")
    assert pack is not None
    expected = files_of(pack)
    kept = packs(tmp_path).keep(pack)
    shutil.rmtree(shipped / "fruit-01")
    assert (kept.picture(0), kept.picture(1)) == expected
    assert "svg" not in repr(kept)


def test_a_shipped_picture_that_cannot_be_read_leaves_the_neutral_one_for_both(
    tmp_path: Path, shipped: Path
) -> None:
    (tmp_path / "data").mkdir()
    pack = Shelf(shipped, OwnPacks(tmp_path / "data")).pack("fruit-01")
    assert pack is not None
    pack.picture(1).unlink()
    kept = packs(tmp_path).keep(pack)
    assert kept.pictures == (neutral_picture(kept.tint).read_bytes(),) * 2


def test_one_that_ships_no_more_leaves_the_neutral_picture(
    tmp_path: Path, shipped: Path, own: OwnPacks
) -> None:
    shutil.rmtree(shipped / "fruit-01")
    fog = neutral_picture(Tint.FOG).read_bytes()
    assert seen(tmp_path, "fruit-01") == (Tint.FOG, fog, fog)


def make(own: OwnPacks, tmp_path: Path, *, pictures: bool) -> OwnPack:
    draft = draft_of_words("sun", "moon", pictures=pictures).with_tint(Tint.CLAY)
    pack = own.save(draft)
    packs(tmp_path).keep(pack)
    return pack


@pytest.mark.parametrize("pictures", [True, False])
def test_ones_own_may_be_deleted(tmp_path: Path, shipped: Path, own: OwnPacks, pictures: bool) -> None:
    pack = make(own, tmp_path, pictures=pictures)
    own.delete(pack.id)
    expected = (picture("red"), picture("blue")) if pictures else (NEUTRAL, NEUTRAL)
    assert seen(tmp_path, pack.id) == (Tint.CLAY, *expected)


@pytest.mark.parametrize("pictures", [True, False])
def test_ones_own_may_be_changed(tmp_path: Path, shipped: Path, own: OwnPacks, pictures: bool) -> None:
    pack = make(own, tmp_path, pictures=pictures)
    changed = own.draft(pack.id).with_picture(0, picture("green")).with_picture(1, picture("white"))
    own.save(changed.with_tint(Tint.NIGHT), pack.id)
    expected = (picture("red"), picture("blue")) if pictures else (NEUTRAL, NEUTRAL)
    assert seen(tmp_path, pack.id) == (Tint.CLAY, *expected)


def test_a_new_game_has_the_package_as_it_is_then(tmp_path: Path, shipped: Path, own: OwnPacks) -> None:
    first = make(own, tmp_path, pictures=True)
    own.save(own.draft(first.id).with_picture(0, picture("green")), first.id)
    again = own.pack(first.id)
    assert again is not None
    packs(tmp_path).keep(again)
    assert seen(tmp_path, first.id)[1] == picture("green")
    second = make(own, tmp_path, pictures=False)
    assert seen(tmp_path, second.id) == (Tint.CLAY, NEUTRAL, NEUTRAL)
    assert seen(tmp_path, first.id)[1] == picture("green"), "from the package itself"


def test_nothing_is_left_once_the_game_is_done_with(tmp_path: Path, shipped: Path, own: OwnPacks) -> None:
    make(own, tmp_path, pictures=True)
    packs(tmp_path).forget()
    packs(tmp_path).forget()
    assert [path.name for path in (tmp_path / "data").iterdir()] == ["packages"]


@pytest.mark.parametrize("is_written", [True, False])
def test_what_a_crash_left_is_put_right(
    tmp_path: Path, shipped: Path, own: OwnPacks, is_written: bool
) -> None:
    pack = make(own, tmp_path, pictures=True)
    own.delete(pack.id)
    data = tmp_path / "data"
    shutil.copytree(data / "game-pack", data / ".new-game-pack")
    if is_written:
        shutil.copytree(data / "game-pack", data / ".old-game-pack")
    else:
        (data / "game-pack").rename(data / ".old-game-pack")
    assert seen(tmp_path, pack.id) == (Tint.CLAY, picture("red"), picture("blue"))
    assert sorted(path.name for path in data.iterdir()) == ["game-pack", "packages"]


def test_nothing_of_it_is_left_after_a_crash_either(tmp_path: Path, shipped: Path, own: OwnPacks) -> None:
    make(own, tmp_path, pictures=True)
    (tmp_path / "data" / "game-pack").rename(tmp_path / "data" / ".old-game-pack")
    packs(tmp_path).forget()
    assert [path.name for path in (tmp_path / "data").iterdir()] == ["packages"]


def test_a_copy_that_cannot_be_made_is_done_without(
    tmp_path: Path, shipped: Path, own: OwnPacks, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "full")

    pack = own.save(draft_of_words("sun", "moon", pictures=True))
    monkeypatch.setattr(folder_swap, "put", full)
    assert packs(tmp_path).keep(pack).pictures == files_of(pack)


def test_where_a_picture_is_damaged_both_words_have_the_same(
    tmp_path: Path, shipped: Path, own: OwnPacks
) -> None:
    pack = own.save(draft_of_words("sun", "moon", pictures=True).with_tint(Tint.CLAY))
    pack.picture(0).write_bytes(b"no picture")
    packs(tmp_path).keep(pack)
    assert seen(tmp_path, pack.id) == (Tint.CLAY, NEUTRAL, NEUTRAL)


@pytest.mark.parametrize("content", [b"", b"[]", b'{"version": 2}', b"\xff"])
def test_a_damaged_copy_is_passed_over(tmp_path: Path, shipped: Path, own: OwnPacks, content: bytes) -> None:
    pack = make(own, tmp_path, pictures=True)
    (tmp_path / "data" / "game-pack" / "about.json").write_bytes(content)
    assert packs(tmp_path).of(pack.id).pictures == files_of(pack)


def test_the_neutral_picture_differs_by_its_ground_alone() -> None:
    from spyword_qt.theme.tokens import TINTS

    bare = set()
    for tint in Tint:
        drawn = neutral_picture(tint).read_text("utf-8")
        for colour, name in zip(TINTS[tint.value], ("LIT", "SHADE"), strict=True):
            assert colour in drawn
            drawn = drawn.replace(colour, name)
        bare.add(drawn.replace('".35"', '".6"').replace('".4"', '".24"'))
    assert len(bare) == 1

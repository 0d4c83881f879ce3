"""Packages that people made, on the disk: whole or not at all."""

from __future__ import annotations

import errno
import json
import os
import stat
import subprocess
import sys
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from spyword_engine.package import check_package
from spyword_qt.store import folder_swap
from spyword_qt.store.draft_faults import DraftProblem
from spyword_qt.store.not_saved import NotSaved, SaveProblem
from spyword_qt.store.own_pack import OwnPack, neutral_picture
from spyword_qt.store.own_packs import BadDraft, OwnPacks
from spyword_qt.store.pack import Tint
from spyword_qt.store.word_languages import ALL, WORD_LANGUAGES
from tests.store.own import draft_of_words, picture

SUN = draft_of_words("sun", "moon", kind="star")


@pytest.fixture
def own(tmp_path: Path) -> OwnPacks:
    return OwnPacks(tmp_path)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def again(own_folder: Path) -> tuple[OwnPack, ...]:
    """What the next start finds."""
    return OwnPacks(own_folder).packs


def test_at_first_there_is_none_and_no_folder(own: OwnPacks, tmp_path: Path) -> None:
    assert (own.packs, own.problems, names(tmp_path)) == ((), (), [])


def test_what_is_saved_is_there_now_and_at_the_next_start(own: OwnPacks, tmp_path: Path) -> None:
    pack = own.save(draft_of_words(" sun ", "the  moon", kind="star", pictures=True).with_tint(Tint.DUSK))
    assert own.packs == again(tmp_path) == (pack,)
    assert own.pack(pack.id) == pack
    assert (pack.tint, pack.kind("en"), pack.languages) == (Tint.DUSK, "star", WORD_LANGUAGES)
    assert pack.package("pl").words == (("sun",), ("the moon",))
    assert [pack.picture(index).read_bytes() for index in (0, 1)] == [picture("red"), picture("blue")]
    assert names(pack.folder) == ["a.png", "b.png", "pack.json"]


def test_the_file_has_the_shape_of_a_shipped_one(own: OwnPacks) -> None:
    draft = SUN.with_also(1, ALL, ["full moon"]).with_kind("pl", "gwiazda")
    pack = OwnPacks(own.save(draft).folder.parents[1]).packs[0]
    assert json.loads((pack.folder / "pack.json").read_bytes()) == {
        "version": 1,
        "id": pack.id,
        "made": pack.file.made,
        "kind": {"all": "star", "pl": "gwiazda"},
        "tint": "sage",
        "words": [
            {"text": {"all": "sun"}},
            {"text": {"all": "moon"}, "also": {"all": ["full moon"]}},
        ],
    }


def test_an_id_is_like_no_other(own: OwnPacks) -> None:
    ids = {own.save(SUN).id for _ in range(20)}
    assert len(ids) == 20
    assert all(len(pack_id) == 16 and pack_id.startswith("own-") for pack_id in ids)


def test_they_stand_in_the_order_they_were_made_whatever_the_clock_says(tmp_path: Path) -> None:
    backwards = count(2_000_000_000, -3600)
    own = OwnPacks(tmp_path, now=lambda: next(backwards))
    made = [own.save(SUN).id for _ in range(5)]
    own.save(SUN.with_kind(ALL, "light"), made[0])
    assert [pack.id for pack in own.packs] == [pack.id for pack in again(tmp_path)] == made


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_only_the_user_may_read_them(own: OwnPacks, tmp_path: Path) -> None:
    pack = own.save(draft_of_words("sun", "moon", pictures=True))
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in pack.folder.iterdir()}
    assert set(modes.values()) == {0o600}
    assert stat.S_IMODE(pack.folder.stat().st_mode) == 0o700
    assert stat.S_IMODE(pack.folder.parent.stat().st_mode) == 0o700


def test_without_two_pictures_both_words_have_the_same(own: OwnPacks) -> None:
    for draft in (SUN, SUN.with_picture(1, picture("red"))):
        pack = own.save(draft.with_tint(Tint.CLAY))
        assert not pack.has_pictures
        assert pack.picture(0) == pack.picture(1) == neutral_picture(Tint.CLAY)
        assert pack.picture(0).is_file()


def test_a_picture_alone_is_kept_for_when_the_other_comes(own: OwnPacks, tmp_path: Path) -> None:
    pack = own.save(SUN.with_picture(1, picture("red")))
    draft = OwnPacks(tmp_path).draft(pack.id)
    assert draft.pictures == (None, picture("red"))
    both = own.save(draft.with_picture(0, picture("blue")), pack.id)
    assert both.has_pictures
    bare = own.save(draft.with_picture(1, None), pack.id)
    assert names(bare.folder) == ["pack.json"]


def test_a_language_with_words_of_its_own_takes_both_from_there(own: OwnPacks) -> None:
    draft = SUN.with_text(0, "it", "sole").with_text(1, "it", "luna").with_kind("it", "stella")
    pack = own.save(draft.with_also(0, ALL, ["sunshine"]).with_also(0, "it", ["astro"]))
    assert pack.package("it").words == (("sole", "astro"), ("luna",))
    assert pack.package("zh").words == (("sun", "sunshine"), ("moon",))
    assert (pack.kind("it"), pack.kind("pl")) == ("stella", "star")


def test_it_is_dealt_only_in_languages_that_it_has_words_in(own: OwnPacks) -> None:
    draft = draft_of_words("słońce", "księżyc", scope="pl", kind="gwiazda")
    pack = own.save(draft.with_text(0, "zh", "太阳").with_text(1, "zh", "月亮"))
    assert pack.languages == ("pl", "zh")
    assert pack.kind("en") == "gwiazda"
    with pytest.raises(LookupError):
        pack.package("en")


@pytest.mark.parametrize(
    ("first", "second"),
    [("солнце", "луна"), ("شمس", "قمر"), ("太阳", "月亮"), ("sun ☀️", "moon 🌙"), ("हाथी", "घोड़ा")],
)
def test_every_script_comes_back_as_it_was(own: OwnPacks, tmp_path: Path, first: str, second: str) -> None:
    pack = own.save(draft_of_words(first, second, kind=first))
    loaded = again(tmp_path)[0]
    assert loaded == pack
    package = loaded.package("en")
    assert (package.text(0), package.text(1)) == (first, second)
    check_package(package)


def test_a_draft_with_a_fault_is_not_kept(own: OwnPacks, tmp_path: Path) -> None:
    with pytest.raises(BadDraft) as refused:
        own.save(draft_of_words("table", "tabel"))
    assert [fault.problem for fault in refused.value.faults] == [DraftProblem.TOO_CLOSE]
    assert "table" not in str(refused.value)
    assert (own.packs, names(tmp_path)) == ((), [])


def test_changing_duplicating_deleting_and_having_it_back(own: OwnPacks, tmp_path: Path) -> None:
    first = own.save(draft_of_words("sun", "moon", pictures=True))
    changed = own.save(own.draft(first.id).with_text(0, ALL, "comet"), first.id)
    assert (changed.id, changed.file.made) == (first.id, first.file.made)
    assert changed.has_pictures
    copy = own.duplicate(first.id)
    assert copy.id != first.id
    assert own.draft(copy.id) == own.draft(first.id)
    own.delete(first.id)
    assert own.packs == (copy,)
    assert own.pack(first.id) is None
    assert own.restore(first.id) == changed
    assert own.packs == again(tmp_path) == (changed, copy)


def test_what_was_deleted_is_gone_at_the_next_start(own: OwnPacks, tmp_path: Path) -> None:
    pack = own.save(SUN)
    own.delete(pack.id)
    assert again(tmp_path) == ()
    assert names(tmp_path / "packages") == []
    with pytest.raises(NotSaved):
        own.restore(pack.id)


@pytest.mark.parametrize("change", ["draft", "duplicate", "delete", "restore"])
def test_one_that_is_not_there_is_said(own: OwnPacks, change: str) -> None:
    with pytest.raises(LookupError):
        getattr(own, change)("own-000000000000")
    with pytest.raises(LookupError):
        own.save(SUN, "own-000000000000")


def test_tints_take_turns(own: OwnPacks) -> None:
    tints = []
    for _ in Tint:
        tints.append(own.new_draft().tint)
        own.save(SUN)
    assert sorted(tints) == sorted(Tint)


def test_what_cannot_be_read_is_told_and_left_where_it_is(own: OwnPacks, tmp_path: Path) -> None:
    good = own.save(SUN)
    packages = tmp_path / "packages"
    cases = {
        "own-00000000000a": b"{",
        "own-00000000000b": b'{"version": 2}',
        "own-00000000000c": (good.folder / "pack.json").read_bytes(),
        "holiday": b"{}",
    }
    for name, content in cases.items():
        (packages / name).mkdir()
        (packages / name / "pack.json").write_bytes(content)
    (packages / "own-00000000000d").mkdir()
    lone = own.save(SUN.with_picture(0, picture("red")))
    (lone.folder / "a.png").unlink()
    (packages / "notes.txt").write_text("not mine")

    read = OwnPacks(tmp_path)

    assert read.packs == (good,)
    told = [str(problem) for problem in read.problems]
    assert any("own-00000000000c/pack.json: id: is not the name of its folder" in line for line in told)
    assert any(f"{lone.id}/pack.json: words[0].picture: a.png is missing" in line for line in told)
    assert {problem.file.split("/")[-2] for problem in read.problems} == {*cases, "own-00000000000d", lone.id}
    assert not any("sun" in line for line in told)
    assert set(names(packages)) == {good.id, lone.id, *cases, "own-00000000000d", "notes.txt"}


def test_a_picture_that_was_exchanged_is_not_taken_for_one(own: OwnPacks, tmp_path: Path) -> None:
    pack = own.save(draft_of_words("sun", "moon", pictures=True))
    pack.picture(0).write_bytes(b"<svg/>")
    assert OwnPacks(tmp_path).draft(pack.id).pictures == (None, picture("blue"))


def test_no_repr_shows_a_word(own: OwnPacks) -> None:
    pack = own.save(SUN.with_also(0, ALL, ["sunny"]))
    draft = own.draft(pack.id)
    for value in (pack, pack.file, pack.file.words, draft, draft.words, own.faults(draft), own.packs):
        assert "sun" not in repr(value)


class Trouble(OSError):
    """What a disk does."""


def fail_at(monkeypatch: pytest.MonkeyPatch, step: int, code: int) -> None:
    """The disk fails at that step of those that change anything."""
    steps = count()
    for function in ("replace", "fsync", "mkdir"):
        real = getattr(os, function)

        def failing(*arguments: object, _real: Any = real, **options: object) -> object:
            if next(steps) == step:
                raise Trouble(code, os.strerror(code))
            return _real(*arguments, **options)

        monkeypatch.setattr(os, function, failing)


# Step 0 makes the folder of folders, which is there; then the new one, two steps a file, and two moves.
@pytest.mark.parametrize("step", range(1, 10))
def test_a_change_that_fails_leaves_all_as_it_was(
    own: OwnPacks, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    pack = own.save(draft_of_words("sun", "moon", pictures=True))
    changed = own.draft(pack.id).with_text(0, ALL, "comet").with_picture(0, picture("green"))
    with monkeypatch.context() as patch:
        fail_at(patch, step, errno.ENOSPC)
        with pytest.raises(NotSaved) as refused:
            own.save(changed, pack.id)
    assert refused.value.problem is SaveProblem.FULL
    assert own.draft(pack.id) == OwnPacks(tmp_path).draft(pack.id) != changed
    assert names(tmp_path / "packages") == [pack.id]
    own.save(changed, pack.id)
    assert OwnPacks(tmp_path).draft(pack.id) == changed


@pytest.mark.parametrize("step", range(14))
def test_a_crash_at_any_step_leaves_the_old_package_or_the_new_one(
    own: OwnPacks, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    pack = own.save(draft_of_words("sun", "moon", pictures=True))
    old = own.draft(pack.id)
    new = old.with_text(0, ALL, "comet").with_picture(0, picture("green"))
    with monkeypatch.context() as patch:
        steps = count()

        def crashing(function: str) -> object:
            real = getattr(os, function)

            def call(*arguments: object, **options: object) -> object:
                if next(steps) >= step:
                    raise KeyboardInterrupt
                return real(*arguments, **options)

            return call

        for function in ("replace", "fsync", "mkdir", "unlink", "rmdir"):
            patch.setattr(os, function, crashing(function))
        patch.setattr(folder_swap.shutil, "rmtree", lambda *_, **__: None)
        with suppress(KeyboardInterrupt):
            own.save(new, pack.id)
    assert OwnPacks(tmp_path).draft(pack.id) in (old, new)
    assert [name for name in names(tmp_path / "packages") if name.startswith(".")] == []


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "packages").write_text("in the way")
    with pytest.raises(NotSaved):
        OwnPacks(tmp_path).save(SUN)
    with pytest.raises(NotSaved):
        OwnPacks(tmp_path / "gone" / "far").save(SUN)


def test_a_delete_that_fails_leaves_the_package(own: OwnPacks, monkeypatch: pytest.MonkeyPatch) -> None:
    pack = own.save(SUN)
    with monkeypatch.context() as patch:
        fail_at(patch, 0, errno.EACCES)
        with pytest.raises(NotSaved):
            own.delete(pack.id)
    assert own.packs == (pack,)


def test_packages_without_pictures_need_no_pillow(tmp_path: Path) -> None:
    OwnPacks(tmp_path).save(SUN)
    source = (
        "import sys; from pathlib import Path; from spyword_qt.store.own_packs import OwnPacks\n"
        "own = OwnPacks(Path(sys.argv[1])); own.duplicate(own.packs[0].id); assert 'PIL' not in sys.modules"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", source, tmp_path], check=True, env=environment)

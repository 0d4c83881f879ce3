"""Packages from one person to another in a file, and from a list of words."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from spyword_qt.store import folder_swap, pack_share
from spyword_qt.store.not_saved import NotSaved
from spyword_qt.store.own_pack import OwnPack
from spyword_qt.store.own_packs import OwnPacks
from spyword_qt.store.pack_import import Skip, add, parcel_of, plan
from spyword_qt.store.pack_share import MOST_PACKAGES, Sent, TooMuch, read_share, write_share
from spyword_qt.store.word_languages import ALL
from spyword_qt.store.word_list import read_list
from tests.store.own import draft_of_words, picture

PAIRS = (
    ("sun", "moon"),
    ("солнце", "луна"),
    ("شمس", "قمر"),
    ("太阳", "月亮"),
    ("cuore ❤️", "stella ⭐"),
)


@pytest.fixture
def ours(tmp_path: Path) -> OwnPacks:
    (tmp_path / "ours").mkdir()
    return OwnPacks(tmp_path / "ours")


@pytest.fixture
def theirs(tmp_path: Path) -> OwnPacks:
    (tmp_path / "theirs").mkdir()
    return OwnPacks(tmp_path / "theirs")


@pytest.fixture
def share(tmp_path: Path) -> Path:
    return tmp_path / "some.spyword-packs"


def words(packs: tuple[OwnPack, ...]) -> list[tuple[str, ...]]:
    return [tuple(map(pack.package("en").text, (0, 1))) for pack in packs]


def test_what_is_shared_arrives_as_it_was(ours: OwnPacks, theirs: OwnPacks, share: Path) -> None:
    for number, pair in enumerate(PAIRS):
        ours.save(draft_of_words(*pair, kind=pair[0], pictures=number % 2 == 0))
    write_share(share, ours.packs)

    parcel = read_share(share)
    planned = plan(parcel, theirs)
    assert (theirs.packs, planned.skipped, planned.broken) == ((), (), ())
    added = add(planned.new, theirs)

    assert added == theirs.packs
    assert words(added) == list(PAIRS)
    for mine, yours in zip(ours.packs, theirs.packs, strict=True):
        assert theirs.draft(yours.id) == ours.draft(mine.id)
        assert yours.id == mine.id
    assert OwnPacks(theirs.packs[0].folder.parents[1]).packs == added


def test_the_file_is_a_zip_with_a_manifest_and_says_nothing_of_who_made_it(
    ours: OwnPacks, share: Path
) -> None:
    pack = ours.save(draft_of_words("sun", "moon", pictures=True))
    write_share(share, ours.packs)
    with zipfile.ZipFile(share) as zipped:
        assert zipped.namelist() == [
            "manifest.json",
            *(f"{pack.id}/{n}" for n in ("pack.json", "a.png", "b.png")),
        ]
        assert zipped.read("manifest.json") == f'{{"version":1,"packages":["{pack.id}"]}}'.encode()
        assert zipped.read(f"{pack.id}/a.png") == picture("red")
        assert b'"made":0' in zipped.read(f"{pack.id}/pack.json")
        assert {entry.date_time for entry in zipped.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        assert {entry.external_attr >> 16 & 0o777 for entry in zipped.infolist()} == {0o600}


def test_what_is_there_already_is_not_added_again(ours: OwnPacks, theirs: OwnPacks, share: Path) -> None:
    for pair in PAIRS[:3]:
        ours.save(draft_of_words(*pair))
    write_share(share, ours.packs)
    theirs.save(draft_of_words("Moon", "SUN", kind="light"))
    add(plan(read_share(share), theirs).new[1:], theirs)

    planned = plan(read_share(share), theirs)

    assert [sent.file.id for sent in planned.new] == [ours.packs[1].id]
    assert [(skipped.package.file.id, skipped.why) for skipped in planned.skipped] == [
        (ours.packs[0].id, Skip.SAME_WORDS),
        (ours.packs[2].id, Skip.ALREADY_THERE),
    ]


def test_two_packages_of_the_same_words_are_added_once(ours: OwnPacks, theirs: OwnPacks, share: Path) -> None:
    ours.duplicate(ours.save(draft_of_words("sun", "moon")).id)
    write_share(share, ours.packs)
    planned = plan(read_share(share), theirs)
    assert (len(planned.new), [skipped.why for skipped in planned.skipped]) == (1, [Skip.SAME_WORDS])


def test_one_in_more_languages_is_another(ours: OwnPacks, theirs: OwnPacks, share: Path) -> None:
    english = draft_of_words("sun", "moon", scope="en")
    ours.save(english.with_text(0, "it", "sole").with_text(1, "it", "luna"))
    theirs.save(english)
    write_share(share, ours.packs)
    assert len(plan(read_share(share), theirs).new) == 1
    write_share(share, theirs.packs)
    assert [skipped.why for skipped in plan(read_share(share), ours).skipped] == [Skip.SAME_WORDS]


def test_another_package_under_an_id_that_is_taken_gets_one_of_its_own(
    ours: OwnPacks, theirs: OwnPacks, share: Path
) -> None:
    pack = ours.save(draft_of_words("sun", "moon"))
    write_share(share, ours.packs)
    add(plan(read_share(share), theirs).new, theirs)
    theirs.save(draft_of_words("dog", "cat"), pack.id)

    (added,) = add(plan(read_share(share), theirs).new, theirs)

    assert added.id != pack.id
    assert words(theirs.packs) == [("dog", "cat"), ("sun", "moon")]


def test_all_are_added_or_none(
    ours: OwnPacks, theirs: OwnPacks, share: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for pair in PAIRS:
        ours.save(draft_of_words(*pair))
    write_share(share, ours.packs)
    new = plan(read_share(share), theirs).new
    kept = theirs.save(draft_of_words("dog", "cat"))
    with monkeypatch.context() as patch:
        real, calls = folder_swap.put, iter(range(len(PAIRS)))

        def put(folder: Path, files: dict[str, bytes]) -> None:
            if next(calls) == 3:
                raise OSError(28, "full")
            real(folder, files)

        patch.setattr(folder_swap, "put", put)
        with pytest.raises(NotSaved):
            add(new, theirs)
    assert theirs.packs == (kept,)
    assert OwnPacks(kept.folder.parents[1]).packs == (kept,)


def test_more_than_one_file_holds_is_refused(
    ours: OwnPacks, share: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = ours.save(draft_of_words("sun", "moon"))
    with pytest.raises(TooMuch):
        write_share(share, [pack] * (MOST_PACKAGES + 1))
    monkeypatch.setattr(pack_share, "MOST_BYTES", 100)
    with pytest.raises(TooMuch):
        write_share(share, [pack])
    assert not share.exists()


def test_pictures_that_cannot_be_read_are_counted(ours: OwnPacks, share: Path) -> None:
    pack = ours.save(draft_of_words("sun", "moon", pictures=True))
    ours.save(draft_of_words("star", "sky"))
    assert write_share(share, ours.packs) == 0
    (pack.folder / "a.png").write_bytes(b"nothing")
    assert write_share(share, ours.packs) == 1
    pictures = [sent.pictures for sent in read_share(share).packages if sent.file.id == pack.id]
    assert pictures == [(None, picture("blue"))]


def test_a_file_that_cannot_be_written_is_said(ours: OwnPacks, tmp_path: Path) -> None:
    with pytest.raises(NotSaved):
        write_share(tmp_path / "gone" / "some.spyword-packs", ours.packs)


def test_nothing_shown_of_a_parcel_holds_a_word(ours: OwnPacks, theirs: OwnPacks, share: Path) -> None:
    ours.save(draft_of_words("sun", "moon", pictures=True))
    write_share(share, ours.packs)
    parcel = read_share(share)
    assert isinstance(parcel.packages[0], Sent)
    for value in (parcel, plan(parcel, ours), plan(parcel, theirs)):
        assert "sun" not in repr(value)
        assert "PNG" not in repr(value)


def test_a_list_of_words_becomes_packages(theirs: OwnPacks) -> None:
    listed = read_list("\n".join(f"{first}\t{second}" for first, second in PAIRS), ALL)
    assert listed.errors == ()
    theirs.save(draft_of_words("moon", "sun"))

    planned = plan(parcel_of(listed, " sky ", ALL, theirs), theirs)
    added = add(planned.new, theirs)

    assert [skipped.why for skipped in planned.skipped] == [Skip.SAME_WORDS]
    assert words(added) == list(PAIRS[1:])
    assert {pack.kind("pl") for pack in added} == {"sky"}
    assert len({pack.tint for pack in added}) == 4
    assert len({pack.id for pack in added}) == 4


def test_a_list_in_one_language_is_dealt_in_that_one(theirs: OwnPacks) -> None:
    listed = read_list("słońce, księżyc", "pl")
    (pack,) = add(plan(parcel_of(listed, "gwiazda", "pl", theirs), theirs).new, theirs)
    assert pack.languages == ("pl",)

"""Files of packages that were made to do harm: each refused by name, at once, in little memory."""

from __future__ import annotations

import json
import os
import stat
import struct
import time
import tracemalloc
import zipfile
import zlib
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spyword_qt.store import pack_share
from spyword_qt.store.draft_faults import DraftProblem
from spyword_qt.store.own_packs import OwnPacks
from spyword_qt.store.pack_import import add, plan
from spyword_qt.store.pack_share import Broken, PackageProblem, Parcel, read_share, write_share
from spyword_qt.store.share_zip import BadShare, ShareProblem
from tests.store.own import draft_of_words, picture
from tests.store.test_image_check import png_of

ID = "own-0123456789ab"
OTHER = "own-ba9876543210"
Content = dict[str, Any]
Entry = tuple[str | zipfile.ZipInfo, bytes]


def content(pack_id: str = ID, **changes: object) -> Content:
    words = [{"text": {"all": "sun"}, "picture": "a.png"}, {"text": {"all": "moon"}, "picture": "b.png"}]
    good = {"version": 1, "id": pack_id, "made": 0, "kind": {"all": "star"}, "tint": "sage", "words": words}
    return {**good, **changes}


def manifest(*ids: str, version: object = 1) -> Entry:
    return "manifest.json", json.dumps({"version": version, "packages": ids}).encode()


def package(pack_id: str = ID, said: Content | bytes | None = None) -> list[Entry]:
    data = said if isinstance(said, bytes) else json.dumps(said or content(pack_id)).encode()
    pictures = (f"{pack_id}/a.png", picture("red")), (f"{pack_id}/b.png", picture("blue"))
    return [(f"{pack_id}/pack.json", data), *pictures]


def zipped(*entries: Entry) -> bytes:
    target = BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as file:
        for name, data in entries:
            file.writestr(name, data)
    return target.getvalue()


def entry(name: str, mode: int = 0) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)
    info.external_attr = mode << 16
    return info


GOOD = (manifest(ID), *package())


@pytest.fixture
def share(tmp_path: Path) -> Path:
    (tmp_path / "in").mkdir()
    return tmp_path / "in" / "some.spyword-packs"


def read(share: Path, data: bytes) -> Parcel:
    share.write_bytes(data)
    before = sorted(share.parents[1].rglob("*"))
    start = time.process_time()
    try:
        return read_share(share)
    finally:
        assert time.process_time() - start < 2
        assert sorted(share.parents[1].rglob("*")) == before


def refused(share: Path, data: bytes) -> tuple[ShareProblem, str]:
    with pytest.raises(BadShare) as caught:
        read(share, data)
    return caught.value.problem, caught.value.name


def broken(share: Path, *entries: Entry) -> Broken:
    """The one that is left out, while its neighbour is not."""
    parcel = read(share, zipped(manifest(ID, OTHER), *entries, *package(OTHER)))
    assert [sent.file.id for sent in parcel.packages] == [OTHER]
    (one,) = parcel.broken
    assert one.id == ID
    return one


def test_the_good_one_is_good(share: Path) -> None:
    assert len(read(share, zipped(*GOOD)).packages) == 1


@pytest.mark.parametrize(
    "name",
    [
        "../evil.json",
        "/etc/passwd",
        f"{ID}/../../evil",
        "C:/evil.json",
        "c:evil",
        "..",
        f"{ID}\\..\\evil",
        "\\\\host\\share\\evil",
        f"{ID}/..",
    ],
)
def test_a_name_that_leads_outside_is_refused(share: Path, name: str) -> None:
    assert refused(share, zipped(*GOOD, (name, b"x"))) == (ShareProblem.OUTSIDE, name)


@pytest.mark.parametrize("kind", [stat.S_IFLNK, stat.S_IFCHR, stat.S_IFIFO, stat.S_IFSOCK, stat.S_IFBLK])
def test_links_and_devices_are_refused(share: Path, kind: int) -> None:
    link = entry(f"{ID}/a.png", kind | 0o777)
    assert refused(share, zipped(manifest(ID), (link, b"/etc/passwd"))) == (ShareProblem.LINK, f"{ID}/a.png")


@pytest.mark.parametrize(
    "name",
    [
        "inner.zip",
        f"{ID}/inner.spyword-packs",
        f"{ID}/c.png",
        f"{ID}/a.svg",
        f"{ID}/pack.json/",
        f"{ID}/",
        f"{ID}/deep/a.png",
        "own-0123456789AB/a.png",
        "fruit-01/pack.json",
        f"{ID}/a.png ",
        "run.exe",
        "__MACOSX/._manifest.json",
        "MANIFEST.JSON",
        f"{ID}/pack\u202e.json",
    ],
)
def test_what_does_not_belong_there_is_refused_by_name(share: Path, name: str) -> None:
    problem, shown = refused(share, zipped(*GOOD, (name, b"PK\x03\x04")))
    assert problem is ShareProblem.UNKNOWN_FILE
    assert shown.isprintable()
    assert shown.startswith(name[:6])


def test_a_name_that_goes_on_behind_its_end_is_refused(share: Path) -> None:
    data = zipped(manifest(ID), (f"{ID}/a.png!.txt", b"x")).replace(b"png!", b"png\0")
    assert refused(share, data) == (ShareProblem.UNKNOWN_FILE, f"{ID}/a.png?.txt")


def test_a_long_name_is_shown_in_part(share: Path) -> None:
    assert len(refused(share, zipped(*GOOD, ("a" * 60_000, b"")))[1]) == 80


def test_files_of_a_package_that_the_manifest_does_not_name_are_refused(share: Path) -> None:
    assert refused(share, zipped(*GOOD, *package(OTHER))) == (ShareProblem.UNKNOWN_FILE, f"{OTHER}/pack.json")


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_file_that_is_there_twice_is_refused(share: Path) -> None:
    assert refused(share, zipped(*GOOD, GOOD[1])) == (ShareProblem.TWICE, f"{ID}/pack.json")
    assert refused(share, zipped(manifest(ID, ID), *package())) == (ShareProblem.TWICE, "manifest.json")


def bomb(size: int) -> bytes:
    return zipped((f"{ID}/pack.json", bytes(size)), *GOOD[2:], GOOD[0])


@pytest.mark.parametrize(
    ("size", "problem"), [(60_000, ShareProblem.TOO_PACKED), (300_000_000, ShareProblem.TOO_LARGE)]
)
def test_a_bomb_is_refused_packed(share: Path, size: int, problem: ShareProblem) -> None:
    data = bomb(size)
    assert refused(share, data) == (problem, f"{ID}/pack.json")


def test_a_bomb_of_many_small_bombs_is_refused(share: Path) -> None:
    """Each entry is as large as may be, and none is too much packed."""
    noise = os.urandom(10_000) * 100
    ids = [f"own-{number:012x}" for number in range(60)]
    entries = [(f"{pack_id}/{side}.png", noise) for pack_id in ids for side in "ab"]
    assert refused(share, zipped(manifest(*ids), *entries))[0] is ShareProblem.TOO_LARGE


def test_entries_that_lie_over_one_another_unpack_to_no_more_than_the_limit(share: Path) -> None:
    data = zipped(*GOOD)
    list_at = struct.unpack("<I", data[-6:-2])[0]
    first = data[list_at:-22]
    # Each entry of the list points to the same packed bytes, under another name.
    names = [f"own-{number:012x}/a.png".encode() for number in range(300)]
    body = zlib.compress(bytes(1_000_000), wbits=-15)
    local = struct.pack("<4s5H3I2H", b"PK\3\4", 20, 0, 8, 0, 33, 0, len(body), 1_000_000, 22, 0)
    start = local + names[0] + body
    head = ("<4s6H3I5H2I", b"PK\1\2", 20, 20, 0, 8, 0, 33, 0, len(body), 1_000_000, 22, 0, 0, 0, 0, 0, 0)
    entries = b"".join(struct.pack(*head) + name for name in names)
    end = struct.pack("<4s4H2IH", b"PK\5\6", 0, 0, len(names), len(names), len(entries), len(start), 0)
    assert first
    assert refused(share, start + entries + end)[0] in (ShareProblem.TOO_PACKED, ShareProblem.TOO_LARGE)


def test_a_size_that_is_a_lie_is_found_out(share: Path) -> None:
    data = zipped((f"{ID}/pack.json", b" " * 5_000_000), *GOOD[2:], GOOD[0])
    size = struct.pack("<I", 5_000_000)
    assert data.count(size) == 2
    assert refused(share, data.replace(size, struct.pack("<I", 100))) == (
        ShareProblem.BROKEN,
        f"{ID}/pack.json",
    )


def test_too_many_entries_are_refused_unread(share: Path) -> None:
    many = [(f"own-{number:012x}/a.png", b"") for number in range(20_000)]
    assert refused(share, zipped(*many)) == (ShareProblem.TOO_MANY, "")


def test_a_list_of_entries_that_denies_its_length_is_refused(share: Path) -> None:
    many = zipped(*((f"own-{number:012x}/a.png", b"") for number in range(20_000)))
    few = many[:-14] + struct.pack("<2H", 3, 3) + many[-10:]
    assert refused(share, few) == (ShareProblem.TOO_MANY, "")


def test_a_zip_of_the_kind_for_huge_files_is_refused(share: Path) -> None:
    data = zipped(*GOOD)
    locator = b"PK\6\7" + bytes(16)
    assert refused(share, data[:-22] + locator + data[-22:]) == (ShareProblem.TOO_MANY, "")


def test_an_encrypted_entry_is_refused(share: Path) -> None:
    data = bytearray(zipped(*GOOD))
    for mark, at in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        data[data.rindex(mark) + at] |= 1
    assert refused(share, bytes(data)) == (ShareProblem.ENCRYPTED, f"{ID}/b.png")


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_other_packings_are_refused(share: Path, method: int) -> None:
    target = BytesIO()
    with zipfile.ZipFile(target, "w", method) as file:
        file.writestr("manifest.json", GOOD[0][1])
    assert refused(share, target.getvalue()) == (ShareProblem.BROKEN, "manifest.json")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"PK\x05\x06" + bytes(18),
        b"hello" * 100,
        zipped(),
        zipped(*package()),
        zipped(("manifest.json", b"")),
        zipped(("manifest.json", b"[1]")),
        zipped(("manifest.json", b'{"version": "1", "packages": []}')),
        zipped(("manifest.json", b'{"version": 0, "packages": []}')),
        zipped(("manifest.json", b"[" * 60_000 + os.urandom(900).hex().encode())),
        zipped(*GOOD) + b"behind",
    ],
)
def test_what_is_no_file_of_packages_is_said(share: Path, data: bytes) -> None:
    assert refused(share, data)[0] is ShareProblem.NO_PACKAGES


@pytest.mark.parametrize(
    "packages", [None, "x", [1], ["fruit-01"], ["../x"], [ID] * 201, [f"own-{n:012x}" for n in range(201)]]
)
def test_a_manifest_of_other_things_is_broken(share: Path, packages: object) -> None:
    said = json.dumps({"version": 1, "packages": packages}).encode()
    assert refused(share, zipped(("manifest.json", said), *package())) == (
        ShareProblem.BROKEN,
        "manifest.json",
    )


def test_a_newer_file_is_said_to_be_newer(share: Path) -> None:
    assert refused(share, zipped(("manifest.json", b'{"version": 2, "sets": {}}')))[0] is ShareProblem.NEWER


def test_a_file_that_is_not_there_or_no_file_is_said(share: Path) -> None:
    for path in (share, share.parent, Path(os.devnull)):
        with pytest.raises(BadShare) as caught:
            read_share(path)
        assert caught.value.problem is ShareProblem.UNREADABLE


def test_a_file_that_is_too_large_is_refused_unread(share: Path) -> None:
    with share.open("wb") as file:
        file.truncate(10 * pack_share.MOST_BYTES)
    tracemalloc.start()
    try:
        with pytest.raises(BadShare, match="too_large"):
            read_share(share)
        assert tracemalloc.get_traced_memory()[1] < 2 * pack_share.MOST_BYTES
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    "make", [lambda: bomb(60_000_000), lambda: zipped(*GOOD, ("../x", bytes(50_000_000)))]
)
def test_what_is_refused_takes_no_memory(share: Path, make: Callable[[], bytes]) -> None:
    share.write_bytes(make())
    tracemalloc.start()
    try:
        with pytest.raises(BadShare):
            read_share(share)
        assert tracemalloc.get_traced_memory()[1] < 3_000_000
    finally:
        tracemalloc.stop()


WRONG: dict[str, tuple[Content | bytes, str]] = {
    "cut_off": (b'{"version": 1,', ""),
    "no_text": (b"\xff\xfe", ""),
    "deep": (b'{"a":' * 10_000 + os.urandom(999).hex().encode(), ""),
    "a_list": (b"[]", ""),
    "wrong_type": (content(words="sun"), "words"),
    "one_word": (content(words=content()["words"][:1]), "words"),
    "a_number_for_a_text": (content(kind={"all": 7}), "kind.all"),
    "another_language": (content(kind={"xx": "star"}), "kind.xx"),
    "an_unknown_member": (content(script="x"), "script"),
    "a_newer_one": (content(version=2), "version"),
    "another_id": (content(OTHER), "id"),
    "a_path_for_an_id": (content(id="../x"), "id"),
    "no_tint": (content(tint="pink"), "tint"),
    "a_time_that_is_none": (content(made=-1), "made"),
    "a_huge_number": (content(made=10**400), "made"),
    "a_path_for_a_picture": (
        content(words=[{"text": {"all": "sun"}, "picture": "../../a.png"}, content()["words"][1]]),
        "words[0].picture",
    ),
    "half_a_letter": (b'{"version": 1, "id": "\\ud83d"}', ""),
}


@pytest.mark.parametrize(("said", "where"), WRONG.values(), ids=WRONG.keys())
def test_a_package_file_of_other_things_is_left_out_with_its_place(
    share: Path, said: Content | bytes, where: str
) -> None:
    one = broken(share, *package(said=said))
    assert (one.problem, one.file, one.where) == (PackageProblem.WRONG_FILE, f"{ID}/pack.json", where)


def test_a_huge_package_file_is_refused(share: Path) -> None:
    noise = os.urandom(40_000).hex()
    data = zipped(manifest(ID), *package(said=content(kind={"all": noise})))
    assert refused(share, data) == (ShareProblem.TOO_LARGE, f"{ID}/pack.json")


def test_missing_files_are_told(share: Path) -> None:
    said, first, second = package()
    assert broken(share, first, second) == Broken(ID, PackageProblem.MISSING, f"{ID}/pack.json")
    assert broken(share, said, first) == Broken(ID, PackageProblem.MISSING, f"{ID}/b.png")
    crossed = content(words=content()["words"][::-1])
    assert broken(share, *package(said=crossed)) == Broken(ID, PackageProblem.MISSING, f"{ID}/a.png")


@pytest.mark.parametrize(
    "odd",
    [
        b"",
        b"<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>",
        b"PK\x03\x04",
        picture("red")[:-5],
        picture("red") + b"PK\x03\x04",
        png_of(30_000, 30_000),
        png_of(512, 512),
    ],
)
def test_an_odd_picture_is_told(share: Path, odd: bytes) -> None:
    said, _, second = package()
    one = broken(share, said, (f"{ID}/a.png", odd), second)
    assert (one.problem, one.file) == (PackageProblem.BAD_PICTURE, f"{ID}/a.png")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("table", "tabel"), DraftProblem.TOO_CLOSE),
        (("sun", "Sun"), DraftProblem.SAME),
        (("☀", "moon"), DraftProblem.NO_LETTER),
        (("s\u200bun", "moon"), DraftProblem.BAD_CHARACTER),
        (("s" * 100, "moon"), DraftProblem.TOO_LONG),
    ],
)
def test_words_that_cannot_be_played_are_told(
    share: Path, words: tuple[str, str], problem: DraftProblem
) -> None:
    said = content(words=[{"text": {"all": word}} for word in words])
    one = broken(share, package(said=said)[0])
    assert one.problem is PackageProblem.FAULTY
    assert [fault.problem for fault in one.faults if not fault.problem.is_warning] == [problem]
    assert words[1] not in repr(one)


def test_crowds_of_spellings_are_looked_over_at_once(share: Path) -> None:
    crowd = {scope: [f"{number}" for number in range(2_000)] for scope in ("en", "it")}
    texts = {"en": "x", "it": "x"}
    said = content(words=[{"text": texts, "also": crowd}, {"text": texts, "also": crowd}])
    assert broken(share, package(said=said)[0]).problem is PackageProblem.FAULTY


@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_a_file_with_any_bytes_changed_is_refused_or_as_good_as_before(
    share: Path, data: st.DataObject
) -> None:
    good = zipped(*GOOD)
    changed = bytearray(good)
    for _ in range(data.draw(st.integers(1, 8))):
        changed[data.draw(st.integers(0, len(good) - 1))] = data.draw(st.integers(0, 255))
    share.write_bytes(bytes(changed[: data.draw(st.integers(len(good) // 2, len(good)))]))
    try:
        parcel = read_share(share)
    except BadShare:
        return
    assert len(parcel.packages) + len(parcel.broken) == 1


def test_what_was_taken_can_be_shared_again(share: Path, tmp_path: Path) -> None:
    own = OwnPacks(tmp_path)
    own.save(draft_of_words("dog", "cat"))
    add(plan(read(share, zipped(*GOOD)), own).new, own)
    write_share(share, own.packs)
    assert len(read_share(share).packages) == 2

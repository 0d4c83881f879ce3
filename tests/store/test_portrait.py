"""Portraits: whatever picture people bring, small and square; whatever else they bring, refused."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
import time
import zlib
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from spyword_qt.store import image_check, portrait
from spyword_qt.store.image_check import BadPicture, PictureProblem
from spyword_qt.store.not_saved import NotSaved
from spyword_qt.store.portrait import MOST_PORTRAIT_BYTES, SIDE, checked, portrait_of
from spyword_qt.store.profiles import FOLDER
from tests.store.people import BLUE, RED, opened, picture

GREEN = (20, 200, 20)


def opened_picture(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data), formats=("PNG",))


def three_bands(kind: str, size: tuple[int, int], **options: object) -> bytes:
    """Red, green and blue along the longer side; the green is its middle half."""
    width, height = size
    image = Image.new("RGB", size, GREEN)
    if width > height:
        image.paste(RED, (0, 0, width // 4, height))
        image.paste(BLUE, (width - width // 4, 0, width, height))
    else:
        image.paste(RED, (0, 0, width, height // 4))
        image.paste(BLUE, (0, height - height // 4, width, height))
    target = BytesIO()
    image.save(target, kind, **options)
    return target.getvalue()


def near(pixel: object, colour: tuple[int, int, int]) -> bool:
    assert isinstance(pixel, tuple)
    return all(abs(a - b) < 25 for a, b in zip(pixel, colour, strict=True))


def problem_of(data: bytes | Path) -> PictureProblem:
    with pytest.raises(BadPicture) as refused:
        portrait_of(data)
    return refused.value.problem


def png_of(width: int, height: int, body: bytes, *chunks: tuple[bytes, bytes]) -> bytes:
    """A PNG that claims a size and has these chunks."""
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = [(b"IHDR", header), *chunks, (b"IDAT", zlib.compress(body)), (b"IEND", b"")]
    data = b"\x89PNG\r\n\x1a\n"
    for name, content in parts:
        data += (
            struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
        )
    return data


@pytest.mark.parametrize(
    "kind", ["PNG", "JPEG", "WEBP", "GIF", "BMP", "TIFF", "JPEG2000", "ICO", "TGA", "PPM"]
)
def test_any_format_becomes_a_small_square(kind: str) -> None:
    result = opened_picture(portrait_of(picture(kind, (200, 120))))
    assert (result.size, result.mode) == ((SIDE, SIDE), "RGB") or (kind == "ICO" and result.mode == "RGBA")
    pixel = result.getpixel((128, 128))
    assert isinstance(pixel, tuple)
    assert near(pixel[:3], RED)


@pytest.mark.parametrize("size", [(400, 200), (200, 400)])
def test_it_is_the_middle_that_stays(size: tuple[int, int]) -> None:
    result = opened_picture(portrait_of(three_bands("PNG", size)))
    assert all(near(result.getpixel(at), GREEN) for at in ((4, 128), (251, 128), (128, 4), (128, 251)))


@pytest.mark.parametrize("size", [(1, 1), (3, 2000), (2000, 3), (256, 256)])
def test_any_shape_becomes_a_square(size: tuple[int, int]) -> None:
    assert opened_picture(portrait_of(picture("PNG", size))).size == (SIDE, SIDE)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "TIFF"])
def test_it_is_turned_as_its_metadata_says(kind: str) -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    left_and_right = Image.new("RGB", (300, 300), RED)
    left_and_right.paste(BLUE, (150, 0, 300, 300))
    target = BytesIO()
    left_and_right.save(target, kind, exif=exif)
    result = opened_picture(portrait_of(target.getvalue()))
    assert near(result.getpixel((128, 20)), RED)
    assert near(result.getpixel((128, 235)), BLUE)


def test_nothing_but_pixels_stays() -> None:
    exif = Image.Exif()
    exif[0x010E] = "where it was taken"
    made = portrait_of(picture("JPEG", exif=exif, comment=b"where it was taken", dpi=(300, 300)))
    result = opened_picture(made)
    result.load()
    assert result.info == {}
    assert b"taken" not in made


def test_what_can_be_seen_through_stays_so() -> None:
    target = BytesIO()
    Image.new("RGBA", (300, 300), (*RED, 0)).save(target, "PNG")
    result = opened_picture(portrait_of(target.getvalue()))
    assert result.mode == "RGBA"
    assert result.getpixel((5, 5))[3] == 0


def test_of_a_moving_picture_it_is_the_first_frame() -> None:
    first, second = Image.new("RGB", (50, 50), RED), Image.new("RGB", (50, 50), BLUE)
    for kind in ("GIF", "WEBP", "PNG"):
        target = BytesIO()
        first.save(target, kind, save_all=True, append_images=[second] * 50)
        assert near(opened_picture(portrait_of(target.getvalue())).getpixel((9, 9))[:3], RED)


def test_a_portrait_is_the_same_each_time() -> None:
    made = portrait_of(picture("JPEG", (500, 300)))
    assert portrait_of(picture("JPEG", (500, 300))) == made
    assert checked(made) == made, "and survives a journey"


@pytest.mark.parametrize(
    "data", [b"", b"hello", b"<svg/>", b"%PDF-1.4", b"PK\x03\x04", b"%!PS-Adobe-3.0 EPSF-3.0\n"]
)
def test_what_is_no_picture_is_unknown(data: bytes) -> None:
    assert problem_of(data) is PictureProblem.UNKNOWN


def test_one_that_another_program_would_have_to_read_is_unknown() -> None:
    target = BytesIO()
    Image.new("RGB", (20, 20), RED).save(target, "EPS")
    assert problem_of(target.getvalue()) is PictureProblem.UNKNOWN


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "TIFF", "JPEG2000", "WEBP"])
def test_one_that_was_cut_off_is_broken(kind: str) -> None:
    data = os.urandom(300 * 300 * 3)
    target = BytesIO()
    Image.frombytes("RGB", (300, 300), data).save(target, kind)
    whole = target.getvalue()
    assert problem_of(whole[: len(whole) // 2]) in (PictureProblem.BROKEN, PictureProblem.UNKNOWN)


BOMBS = {
    "many pixels": lambda: png_of(60_000, 60_000, bytes(1_000_000)),
    "a line": lambda: png_of(2**31 - 1, 1, b""),
    "a picture in an icon": lambda: (
        struct.pack("<3H", 0, 1, 1)
        + struct.pack("<4B2H2I", 16, 16, 0, 0, 1, 32, len(png_of(30_000, 30_000, b"")), 22)
        + png_of(30_000, 30_000, b"")
    ),
}


@pytest.mark.parametrize("bomb", BOMBS.values(), ids=BOMBS.keys())
def test_a_bomb_is_refused_in_no_time(bomb: object) -> None:
    assert callable(bomb)
    data = bomb()
    start = time.perf_counter()
    assert problem_of(data) in (PictureProblem.TOO_MANY_PIXELS, PictureProblem.BROKEN, PictureProblem.UNKNOWN)
    assert time.perf_counter() - start < portrait.MOST_SECONDS


def test_a_bomb_of_text_beside_the_pixels_is_not_unpacked() -> None:
    text = b"Comment\0\0" + zlib.compress(bytes(100_000_000), 9)
    start = time.perf_counter()
    assert problem_of(png_of(8, 8, bytes(8 * 25), (b"zTXt", text))) is PictureProblem.BROKEN
    assert time.perf_counter() - start < portrait.MOST_SECONDS


GREEDY = """
from spyword_qt.store import portrait_process
portrait_process.limit()
try:
    bytearray(3_000_000_000)
except MemoryError:
    print("refused")
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems needn't keep to the limit")
def test_a_format_that_unpacks_whatever_it_is_given_gets_no_memory_for_it() -> None:
    done = subprocess.run([sys.executable, "-c", GREEDY], capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == ("refused\n", "")


def test_a_picture_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(portrait, "MOST_SECONDS", 0.001)
    assert problem_of(picture()) is PictureProblem.BROKEN


def test_a_process_that_cannot_be_had_is_no_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    assert problem_of(picture()) is PictureProblem.BROKEN


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    huge = tmp_path / "huge.png"
    with huge.open("wb") as file:
        file.truncate(10_000_000_000)
    for data in (huge, bytes(image_check.MOST_BYTES + 1)):
        assert problem_of(data) is PictureProblem.TOO_LARGE


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    assert problem_of(tmp_path) is PictureProblem.UNKNOWN
    assert problem_of(tmp_path / "gone.png") is PictureProblem.UNKNOWN


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.png")
    assert problem_of(tmp_path / "pipe.png") is PictureProblem.UNKNOWN


def test_a_strangers_portrait_is_one_of_ours_or_refused() -> None:
    noise = BytesIO()
    Image.frombytes("RGBA", (SIDE, SIDE), os.urandom(SIDE * SIDE * 4)).save(noise, "PNG")
    assert len(noise.getvalue()) <= MOST_PORTRAIT_BYTES
    assert opened_picture(checked(noise.getvalue())).size == (SIDE, SIDE)
    wrong = (
        b"",
        b"hello",
        picture("PNG", (SIDE, SIDE - 1)),
        picture("PNG", (SIDE * 2, SIDE * 2)),
        picture("JPEG", (SIDE, SIDE)),
        png_of(60_000, 60_000, b""),
        png_of(SIDE, SIDE, b"", (b"tEXt", b"Comment\0" + bytes(MOST_PORTRAIT_BYTES))),
        checked(noise.getvalue())[:-500],
    )
    for data in wrong:
        with pytest.raises(BadPicture):
            checked(data)


def test_somebody_gets_a_picture_another_and_none(tmp_path: Path) -> None:
    profiles = opened(tmp_path)
    ada, bob = profiles.create("Ada", 0, 0).id, profiles.create("Bob", 0, 0).id
    profiles.set_portrait(bob, picture())
    source = tmp_path / "me.png"
    for data in (picture(), picture(colour=BLUE)):
        source.write_bytes(data)
        saved = profiles.set_portrait(ada, source)
        (mine,) = (tmp_path / FOLDER).glob(f"{ada}-*")
        assert saved == opened(tmp_path).get(ada)
        assert saved.portrait == mine.name
        assert mine.read_bytes() == checked(data)
        assert str(mine) in {entry.portrait for entry in profiles.entries()}
    assert profiles.clear_portrait(ada) == profiles.get(ada)
    assert [path.name[:32] for path in (tmp_path / FOLDER).glob("*.png")] == [bob]
    assert profiles.get(ada).portrait == ""


def test_no_process_makes_anew_what_is_a_portrait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = portrait_of(picture("JPEG", (500, 300)))
    profiles = opened(tmp_path)
    ada = profiles.create("Ada", 0, 0).id
    monkeypatch.delattr(portrait, "subprocess")
    assert profiles.set_portrait(ada, made) is not None


def test_a_refused_picture_changes_nothing(tmp_path: Path) -> None:
    profiles = opened(tmp_path)
    ada = profiles.create("Ada", 0, 0).id
    profiles.set_portrait(ada, picture())
    before = {path.name: path.read_bytes() for path in (tmp_path / FOLDER).iterdir()}
    with pytest.raises(BadPicture):
        profiles.set_portrait(ada, b"hello")
    with pytest.raises(BadPicture):
        profiles.set_portrait(ada, picture("JPEG"))
    (tmp_path / FOLDER / f"{ada}.json").write_text('{"version": 7}')
    with pytest.raises(NotSaved):
        profiles.set_portrait(ada, picture(colour=BLUE))
    (tmp_path / FOLDER / f"{ada}.json").write_bytes(before[f"{ada}.json"])
    assert {path.name: path.read_bytes() for path in (tmp_path / FOLDER).iterdir()} == before

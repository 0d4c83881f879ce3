"""Pictures that people bring: the good ones as pixels, the others refused by name."""

from __future__ import annotations

import struct
import zlib
from io import BytesIO

import pytest
from PIL import Image

from spyword_qt.store import image_check
from spyword_qt.store.image_check import BadPicture, PictureProblem, open_checked

RED, BLUE = (200, 20, 20), (20, 20, 200)


def picture(kind: str = "PNG", size: tuple[int, int] = (40, 20), **options: object) -> bytes:
    """Left half red, right half blue."""
    image = Image.new("RGB", size, RED)
    image.paste(BLUE, (size[0] // 2, 0, *size))
    target = BytesIO()
    image.save(target, kind, **options)
    return target.getvalue()


def png_of(width: int, height: int, body: bytes = b"") -> bytes:
    """A PNG that claims a size."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = (chunk(b"IHDR", header), chunk(b"IDAT", zlib.compress(body)), chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def problem_of(data: bytes) -> PictureProblem:
    with pytest.raises(BadPicture) as refused:
        open_checked(data)
    return refused.value.problem


def near(pixel: object, colour: tuple[int, int, int]) -> bool:
    assert isinstance(pixel, tuple)
    return all(abs(a - b) < 25 for a, b in zip(pixel, colour, strict=False))


@pytest.mark.parametrize("kind", image_check.FORMATS)
def test_every_format_gives_its_pixels(kind: str) -> None:
    opened = open_checked(picture(kind))
    assert (opened.size, opened.mode) == ((40, 20), "RGB")
    assert near(opened.getpixel((3, 10)), RED)
    assert near(opened.getpixel((36, 10)), BLUE)


@pytest.mark.parametrize("mode", ["L", "1", "P", "LA", "RGBA", "I;16", "CMYK"])
def test_every_kind_of_colour_is_made_one_of_two(mode: str) -> None:
    source = Image.new("RGB", (8, 8), RED).convert("L" if mode == "I;16" else mode)
    target = BytesIO()
    (source.convert("I;16") if mode == "I;16" else source).save(target, "JPEG" if mode == "CMYK" else "PNG")
    assert open_checked(target.getvalue()).mode == ("RGBA" if mode in ("LA", "RGBA") else "RGB")


def test_a_photograph_held_upright_stands_upright() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    exif[0x010E] = "where it was taken"
    turned = open_checked(picture("JPEG", exif=exif))
    assert turned.size == (20, 40)
    assert near(turned.getpixel((10, 3)), RED)
    assert near(turned.getpixel((10, 36)), BLUE)


def test_nothing_but_pixels_is_left() -> None:
    exif = Image.Exif()
    exif[0x010E] = "where it was taken"
    opened = open_checked(picture("JPEG", exif=exif, comment=b"secret", dpi=(300, 300)))
    target = BytesIO()
    opened.save(target, "PNG")
    assert opened.info == {}
    assert not opened.getexif()
    assert b"taken" not in target.getvalue()


def test_of_a_moving_picture_it_is_the_first_frame() -> None:
    frames = [Image.new("P", (8, 8), number) for number in (0, 1)]
    target = BytesIO()
    frames[0].save(target, "GIF", save_all=True, append_images=frames[1:])
    assert open_checked(target.getvalue()).size == (8, 8)


def test_a_large_photograph_is_decoded_at_a_fraction_of_its_size() -> None:
    opened = open_checked(picture("JPEG", (4096, 3072)))
    assert opened.size == (2048, 1536)


@pytest.mark.parametrize("data", [b"", b"hello", b"PK\x03\x04", b"<svg/>", b"\x1f\x8b", b"%PDF", b"II*\x00"])
def test_what_is_no_picture_is_unknown(data: bytes) -> None:
    assert problem_of(data) is PictureProblem.UNKNOWN


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "GIF"])
def test_one_that_was_cut_off_is_broken(kind: str) -> None:
    data = picture(kind, (300, 300))
    for length in (len(data) // 2, len(data) * 3 // 4):
        assert problem_of(data[:length]) in (PictureProblem.BROKEN, PictureProblem.UNKNOWN)


@pytest.mark.parametrize("size", [(8_000, 8_000), (60_000, 60_000), (2**31 - 1, 1), (1, 2**31 - 1)])
def test_a_bomb_of_pixels_is_refused_unopened(size: tuple[int, int]) -> None:
    assert problem_of(png_of(*size)) is PictureProblem.TOO_MANY_PIXELS


def test_a_bomb_of_compressed_data_behind_a_small_size_is_not_unpacked() -> None:
    assert open_checked(png_of(2, 2, b"\0" * 50_000_000)).size == (2, 2)


def test_a_file_that_is_too_large_is_refused_unread() -> None:
    assert problem_of(bytes(image_check.MOST_BYTES + 1)) is PictureProblem.TOO_LARGE


def test_a_limit_of_ones_own_is_kept() -> None:
    with pytest.raises(BadPicture, match="too_many_pixels: 40 x 20"):
        open_checked(picture(), most_pixels=799)
    assert open_checked(picture(), most_pixels=800).size == (40, 20)

"""What is kept as the picture of a word: a square PNG of pixels, and nothing else."""

from __future__ import annotations

import time
import zlib
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from spyword_qt.store.kept_picture import MOST_KEPT, SIDE, is_kept
from tests.store.own import picture as kept_picture
from tests.store.test_image_check import picture


def chunk(name: bytes, data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + name + data + zlib.crc32(name + data).to_bytes(4, "big")


GOOD = kept_picture("red")
HEADER, END = GOOD[:33], GOOD[-12:]
ROW = 1 + 3 * SIDE
ROWS = bytes(SIDE * ROW)


def png(rows: bytes, *, header: bytes = HEADER, behind: bytes = b"") -> bytes:
    """A PNG of rows, each with its filter before it."""
    return header + chunk(b"IDAT", zlib.compress(rows) + behind) + END


def header(width: int = SIDE, height: int = SIDE, rest: bytes = bytes((8, 2, 0, 0, 0))) -> bytes:
    return GOOD[:8] + chunk(b"IHDR", width.to_bytes(4, "big") + height.to_bytes(4, "big") + rest)


ODD = {
    "another_size": picture("PNG", (256, 256)),
    "another_format": picture("JPEG", (512, 512)),
    "grey": png(bytes(SIDE * (SIDE + 1)), header=header(rest=bytes((8, 0, 0, 0, 0)))),
    "interlaced": png(ROWS, header=header(rest=bytes((8, 2, 0, 0, 1)))),
    "a_bomb_by_its_header": png(ROWS, header=header(2**31 - 1, 2**31 - 1)),
    "a_bomb_by_its_pixels": png(bytes(200_000_000)),
    "a_row_too_few": png(ROWS[ROW:]),
    "a_byte_too_many": png(ROWS + b"\0"),
    "a_filter_that_is_none": png(ROWS[:-ROW] + b"\5" + bytes(ROW - 1)),
    "something_behind_its_pixels": png(ROWS, behind=b"hello"),
    "a_note_in_it": HEADER + chunk(b"tEXt", b"Comment\0hello") + GOOD[33:],
    "something_in_its_end": GOOD[:-12] + chunk(b"IEND", b"hello"),
    "something_behind_it": GOOD + b"PK\x03\x04",
    "cut_off": GOOD[:-20],
    "cut_off_before_its_end": GOOD[:-12],
    "cut_off_in_its_pixels": GOOD[: len(GOOD) // 2] + END,
    "no_pixels": HEADER + END,
    "no_header": GOOD[:8] + GOOD[33:],
    "nothing_but_its_name": GOOD[:8],
    "pixels_that_are_none": HEADER + chunk(b"IDAT", b"hello") + END,
    "wrong_sum": GOOD[:-30] + bytes([GOOD[-30] ^ 255]) + GOOD[-29:],
    "a_length_without_end": HEADER + b"\xff\xff\xff\xffIDAT",
    "nothing": b"",
    "words": b"hello",
    "a_drawing": b"<svg/>",
    "too_large": HEADER + chunk(b"IDAT", bytes(MOST_KEPT)) + END,
}


def test_as_pillow_writes_it_it_is_one() -> None:
    assert is_kept(GOOD)
    assert is_kept(picture("PNG", (SIDE, SIDE)))
    assert is_kept(png(ROWS))


@pytest.mark.parametrize("data", ODD.values(), ids=ODD.keys())
def test_anything_else_is_not(data: bytes) -> None:
    start = time.process_time()
    assert not is_kept(data)
    assert time.process_time() - start < 0.2


@given(st.data())
def test_what_is_taken_can_be_drawn(data: st.DataObject) -> None:
    changed = bytearray(GOOD)
    for _ in range(data.draw(st.integers(1, 4))):
        changed[data.draw(st.integers(0, len(GOOD) - 1))] = data.draw(st.integers(0, 255))
    if is_kept(bytes(changed)):
        Image.open(BytesIO(changed)).load()

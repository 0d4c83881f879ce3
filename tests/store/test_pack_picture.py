"""Pictures for words: a square of pixels from whatever people bring, drawings included."""

from __future__ import annotations

import time
import zlib
from contextlib import suppress
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from spyword_qt.store import library
from spyword_qt.store.image_check import BadPicture, PictureProblem
from spyword_qt.store.kept_picture import MOST_KEPT, SIDE, is_kept
from spyword_qt.store.pack_picture import prepare
from spyword_qt.store.svg_check import MOST_BYTES, cleaned
from tests.store.test_image_check import BLUE, RED, near, picture

SPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
SVG = f'<svg {SPACES} viewBox="0 0 8 8">{{}}</svg>'
RED_SQUARE = '<rect width="8" height="8" fill="#c81414"/>'


def drawing(inside: str, head: str = "") -> bytes:
    return (head + SVG.format(inside)).encode()


def opened(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    assert (image.format, image.size) == ("PNG", (SIDE, SIDE))
    return image


def refused(data: bytes) -> BadPicture:
    with pytest.raises(BadPicture) as caught:
        prepare(data)
    return caught.value


def test_a_photograph_is_cut_to_its_middle_square() -> None:
    image = opened(prepare(picture("JPEG", (1200, 400))))
    assert near(image.getpixel((250, 256)), RED)
    assert near(image.getpixel((262, 256)), BLUE)
    assert image.mode == "RGB"


def test_one_held_upright_is_turned_and_nothing_but_pixels_is_kept() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    exif[0x010E] = "where it was taken"
    data = prepare(picture("JPEG", (600, 600), exif=exif))
    image = opened(data)
    assert near(image.getpixel((256, 5)), RED)
    assert near(image.getpixel((256, 505)), BLUE)
    assert image.info == {}
    assert b"taken" not in data
    assert is_kept(data)


def test_a_small_one_with_clear_parts_keeps_them() -> None:
    clear = Image.new("RGBA", (20, 20), (0, 0, 0, 0))
    clear.paste((*RED, 255), (10, 0, 20, 20))
    target = BytesIO()
    clear.save(target, "WEBP", lossless=True)
    image = opened(prepare(target.getvalue()))
    assert image.mode == "RGBA"
    assert image.getpixel((50, 256)) == (0, 0, 0, 0)
    assert image.getpixel((400, 256)) == (*RED, 255)


def test_a_drawing_is_drawn_whole() -> None:
    wide = drawing(RED_SQUARE).replace(b"0 0 8 8", b"0 0 16 8")
    for data in (wide, b"\xef\xbb\xbf\n " + wide, b'<?xml version="1.0"?>' + wide):
        image = opened(prepare(data))
        assert image.getpixel((100, 256)) == (*RED, 255)
        assert image.getpixel((400, 256)) == (0, 0, 0, 0)
        assert image.getpixel((100, 20)) == (0, 0, 0, 0)
        assert is_kept(prepare(data))


def test_a_drawing_may_be_in_another_encoding() -> None:
    text = '<?xml version="1.0" encoding="UTF-16"?>' + SVG.format(f"<title>słońce</title>{RED_SQUARE}")
    assert opened(prepare(text.encode("utf-16"))).getpixel((256, 256)) == (*RED, 255)


@pytest.mark.parametrize("pack", ["sea-01", "around-the-house-01", "bird-02"])
def test_the_drawings_that_ship_come_through_unchanged(pack: str) -> None:
    from PySide6.QtCore import QByteArray
    from PySide6.QtSvg import QSvgRenderer

    source = (library.default_folder() / pack / "a.svg").read_bytes()
    assert QSvgRenderer(QByteArray(cleaned(source))).isValid()
    ours = opened(prepare(source)).convert("RGBA")
    assert ours.getpixel((0, 0)) == (0, 0, 0, 0)
    assert ours.getpixel((256, 20))[3] == 255


def test_what_programs_leave_in_a_drawing_is_passed_over() -> None:
    inside = (
        "<!-- made with a pencil --><metadata><rdf><script/></rdf></metadata><title>sun</title>"
        '<x:guide xmlns:x="http://example.org/x" onload="no()"><x:deep/></x:guide>'
        f'<g xmlns:x="http://example.org/x" x:label="layer" style="filter:none;marker: none">{RED_SQUARE}</g>'
    )
    doctype = (
        '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
    )
    data = drawing(inside, '<?xml-stylesheet href="http://example.org/a.css"?>' + doctype)
    clean = cleaned(data)
    assert not any(word in clean for word in (b"example", b"sun", b"pencil", b"script", b"layer", b"DTD"))
    assert opened(prepare(data)).getpixel((256, 256)) == (*RED, 255)


def test_styles_parts_and_text_are_drawn() -> None:
    inside = (
        "<defs><style>.red{fill:#c81414;filter: none}.g{fill:url( '#g' )}</style>"
        '<linearGradient id="g"><stop stop-color="#c81414"/></linearGradient>'
        '<rect id="r" class="red" width="8" height="4"/></defs>'
        '<use xlink:href="#r"/><rect y="4" width="8" height="4" style="fill: url(#g); stroke: none"/>'
    )
    image = opened(prepare(drawing(inside)))
    assert image.getpixel((256, 100)) == image.getpixel((256, 400)) == (*RED, 255)


REFUSED = {
    "script": ("<script>alert(1)</script>", "script"),
    "handler": ('<rect width="8" height="8" onclick="alert(1)"/>', "rect onclick"),
    "handler_of_the_root": ('</svg><svg xmlns="http://www.w3.org/2000/svg" onload="x()">', None),
    "link": ('<a xlink:href="https://example.org"><rect/></a>', "a"),
    "picture": ('<image xlink:href="https://example.org/a.png" width="8" height="8"/>', "image"),
    "picture_inside": ('<image href="data:image/png;base64,AAAA" width="8" height="8"/>', "image"),
    "file": ('<use xlink:href="file:///etc/passwd#a"/>', "use href"),
    "other_drawing": ('<use href="other.svg#a"/>', "use href"),
    "page": ('<foreignObject><div xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>', "foreignObject"),
    "fill_from_elsewhere": ('<rect fill="url(http://example.org/a.svg#g)"/>', "rect fill"),
    "style_from_elsewhere": ("<rect style=\"fill : url( '//example.org/#g' )\"/>", "rect fill"),
    "style_with_escapes": ('<rect style="fill:u\\72l(http://example.org)"/>', "rect fill"),
    "sheet_from_elsewhere": ("<style>@import 'http://example.org/a.css';</style>", "style"),
    "sheet_in_parts": ("<style>@im<!-- -->port 'a.css';</style>", "style"),
    "font": ("<style>@font-face{src:url(a.ttf)}</style>", "style"),
    "effect": ('<g filter="url(#f)"><rect/></g>', "g filter"),
    "effect_in_a_sheet": ("<style>.a{filter:url(#f)}</style>", "style"),
    "filter": ('<filter id="f"><feGaussianBlur stdDeviation="1e9"/></filter>', "filter"),
    "pattern": ('<pattern id="p" width=".001" height=".001"/>', "pattern"),
    "animation": ('<rect><animate attributeName="x" to="9"/></rect>', "animate"),
    "drawing_in_a_drawing": ('<svg width="8"/>', "svg"),
}


@pytest.mark.parametrize(("inside", "what"), REFUSED.values(), ids=REFUSED.keys())
def test_a_drawing_with_more_than_a_drawing_is_refused_by_name(inside: str, what: str | None) -> None:
    error = refused(drawing(inside + RED_SQUARE))
    expected = PictureProblem.BROKEN if what is None else PictureProblem.DRAWING_REFUSED
    assert error.problem is expected
    if what is not None:
        assert error.what == what


@pytest.mark.parametrize(
    ("head", "what"),
    [
        ('<!DOCTYPE svg [<!ENTITY a "x">]>', "DOCTYPE"),
        ('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>', "DOCTYPE"),
        ('<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;&a;&a;">]>', "DOCTYPE"),
    ],
)
def test_entities_are_refused(head: str, what: str) -> None:
    error = refused(drawing("<text>&a;</text>", head))
    assert (error.problem, error.what) == (PictureProblem.DRAWING_REFUSED, what)


def laughs(levels: int, each: int, element: str = '<use xlink:href="#l{}"/>') -> str:
    """A part that is drawn `each` times in the next, and so on."""
    parts = ['<g id="l0"><rect width="8" height="8"/></g>']
    for level in range(1, levels):
        parts.append(f'<g id="l{level}">{element.format(level - 1) * each}</g>')
    return f'<defs>{"".join(parts)}</defs><use xlink:href="#l{levels - 1}"/>'


def chain(length: int) -> str:
    links = "".join(f'<use id="c{number}" xlink:href="#c{number + 1}"/>' for number in range(length))
    return f'<defs>{links}<rect id="c{length}"/></defs><use xlink:href="#c0"/>'


COMPLEX = {
    "laughs": laughs(20, 10),
    "a_few_laughs": laughs(3, 1000),
    "laughing_masks": laughs(9, 9, '<g mask="url(#l{})"><rect/></g>'),
    "a_circle": '<g id="a"><use xlink:href="#b"/></g><g id="b"><use xlink:href="#a"/></g>',
    "itself": '<g id="a"><use xlink:href="#a"/></g>',
    "a_chain": chain(3000),
    "deep": "<g>" * 5000 + "</g>" * 5000,
    "dashes": '<path stroke-dasharray="0.0001" stroke="red" d="M0 0L9 9"/>' * 60,
    "styled_dashes": '<path style="stroke-dasharray:0.0001;stroke:red" d="M0 0L9 9"/>' * 60,
    "masks": '<mask id="m"><rect/></mask>' + '<rect width="8" height="8" mask="url(#m)"/>' * 60,
    "many": '<use xlink:href="#r"/>' * 10_000 + f'<path id="r" d="M0 0{"L9 9" * 100}"/>',
}


@pytest.mark.parametrize("inside", COMPLEX.values(), ids=COMPLEX.keys())
def test_a_drawing_that_would_never_be_finished_is_refused_at_once(inside: str) -> None:
    start = time.process_time()
    assert refused(drawing(inside)).problem is PictureProblem.DRAWING_TOO_COMPLEX
    assert time.process_time() - start < 1


LINES = " ".join(f"L{number * 7 % 8} {number * 13 % 8}.{number % 10}" for number in range(2_000))


@pytest.mark.parametrize(
    "inside",
    [
        f'<path d="M0 0{LINES}" fill-rule="evenodd" stroke="red" stroke-width=".01"/>' * 24,
        '<path stroke-dasharray="0.001" stroke="red" stroke-width=".1" d="M0 0L8 8L0 8Z"/>' * 45,
        '<mask id="m"><rect/></mask>' + '<rect width="8" height="8" mask="url(#m)"/>' * 40,
    ],
)
def test_what_takes_longest_is_drawn_or_refused_in_seconds(inside: str) -> None:
    start = time.process_time()
    with suppress(BadPicture):
        prepare(drawing(inside))
    assert time.process_time() - start < 10


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"<html><body/></html>", PictureProblem.UNKNOWN),
        (b"<svg/>", PictureProblem.UNKNOWN),
        (b"<", PictureProblem.BROKEN),
        (drawing("<g>"), PictureProblem.BROKEN),
        (drawing("") + b"<svg/>", PictureProblem.BROKEN),
        (drawing("").replace(b"0 0 8 8", b"0 0 0 0"), PictureProblem.BROKEN),
        (drawing(" " * MOST_BYTES), PictureProblem.TOO_LARGE),
        (zlib.compress(drawing(RED_SQUARE), wbits=31), PictureProblem.UNKNOWN),
        (b"", PictureProblem.UNKNOWN),
        (b"words, not pixels", PictureProblem.UNKNOWN),
    ],
)
def test_what_is_no_drawing_is_said(data: bytes, problem: PictureProblem) -> None:
    assert refused(data).problem is problem


def test_a_picture_full_of_noise_still_fits(tmp_path: Path) -> None:
    noise = Image.merge("RGBA", [Image.effect_noise((SIDE, SIDE), 200) for _ in range(4)])
    target = BytesIO()
    noise.save(target, "PNG")
    data = prepare(target.getvalue())
    assert len(data) <= MOST_KEPT
    assert is_kept(data)

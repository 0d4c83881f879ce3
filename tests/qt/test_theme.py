"""Colours that can be told from their grounds, measures that fit windows, fonts and icons that are there."""

from __future__ import annotations

import subprocess
import sys
from itertools import chain, product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontInfo, QImage, QPainter
from PySide6.QtWidgets import QWidget

from spyword_qt.people import Avatar
from spyword_qt.theme import fonts, icons, tokens
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.motion import REDUCED, Span, motion_of, rise
from spyword_qt.theme.tokens import DARK, LIGHT, Colours, colours_of
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.room import lit_circle

ROOMS = [pytest.param(LIGHT, id="light"), pytest.param(DARK, id="dark")]
TEXTS = ("ink", "soft", "mute", "brassink", "accent", "citizen", "spy", "ghost", "good")


def luminance(colour: str) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue, _ = QColor(colour).getRgbF()
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def grounds(colours: Colours) -> tuple[str, ...]:
    return colours.ground, colours.lamp, colours.surface, colours.sunk


@pytest.mark.parametrize("colours", ROOMS)
@pytest.mark.parametrize("token", TEXTS)
def test_text_can_be_read_on_every_ground(colours: Colours, token: str) -> None:
    assert min(contrast(getattr(colours, token), ground) for ground in grounds(colours)) >= 4.5


@pytest.mark.parametrize("colours", ROOMS)
@pytest.mark.parametrize("token", ["edge", "handle", "focus", "ink"])
def test_edges_can_be_told_from_every_ground(colours: Colours, token: str) -> None:
    assert min(contrast(getattr(colours, token), ground) for ground in grounds(colours)) >= 3.0


@pytest.mark.parametrize("colours", ROOMS)
def test_the_main_action_can_be_read_in_each_state(colours: Colours) -> None:
    for fill in (colours.primary, colours.primary_hover, colours.primary_press):
        assert contrast(colours.on_primary, fill) >= 4.5
        assert min(contrast(fill, ground) for ground in grounds(colours)) >= 3.0
    assert contrast(colours.on_good, colours.good) >= 4.5


def test_the_table_can_be_read() -> None:
    for text in (tokens.IVORY, tokens.MIST, tokens.HONEY):
        assert contrast(text, tokens.TABLE_LIT) >= 4.5
        assert contrast(text, tokens.TABLE_SHADE) >= 4.5
    assert contrast(tokens.CORAL, tokens.TRACK) >= 4.5


def test_every_chip_bears_ivory_letters() -> None:
    assert len(set(tokens.CHIP_COLOURS)) == 12
    assert min(contrast(tokens.IVORY, chip) for chip in tokens.CHIP_COLOURS) >= 4.5


@pytest.mark.parametrize("colours", ROOMS)
@pytest.mark.parametrize("out", [False, True])
@pytest.mark.parametrize("diameter", [34, 120])
@pytest.mark.usefixtures("qapp")
def test_every_chip_has_a_rim_that_is_seen_on_every_ground(
    colours: Colours, out: bool, diameter: int
) -> None:
    on_table = (tokens.TABLE_LIT, tokens.TABLE_SHADE) if colours is DARK else ()
    for colour, ground in product(range(12), (*grounds(colours), *on_table)):
        image = QImage(diameter + 8, diameter + 8, QImage.Format.Format_RGB32)
        image.fill(QColor(ground))
        painter = QPainter(image)
        square = QRectF(4, 4, diameter, diameter)
        paint_chip(painter, square, Avatar(colour, colour, "A"), out=out, dark=colours is DARK)
        painter.end()
        rim = image.pixelColor(4, 4 + diameter // 2).name()
        assert contrast(rim, ground) >= 3, (colour, ground)


def test_no_cover_is_as_dark_as_what_is_chosen_and_all_bear_their_numbers() -> None:
    for tone in chain.from_iterable(tokens.COVERS.values()):
        assert contrast(tokens.TABLE_SHADE, tone) >= 4.5


@pytest.mark.parametrize("colours", ROOMS)
@pytest.mark.usefixtures("qapp")
def test_the_palette_tells_every_widget_its_room(colours: Colours) -> None:
    parent = QWidget()
    child = QWidget(parent)
    parent.setPalette(tokens.palette(colours))

    assert colours_of(child) is colours
    assert colours_of(tokens.palette(colours)) is colours


@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((1280, 800), 1.0),
        ((800, 1280), 1.0),
        ((800, 600), 0.75),
        ((1024, 768), 0.8),
        ((3840, 2160), 2.0),
        ((1920, 1200), 1.5),
        ((1, 1), 0.75),
    ],
)
def test_scale_fits_the_window(size: tuple[int, int], scale: float) -> None:
    assert Metrics(*size).scale == pytest.approx(scale)


def test_small_and_portrait_windows_are_known() -> None:
    assert Metrics(800, 600).small
    assert not Metrics(1280, 800).small
    assert Metrics(800, 1280).portrait
    assert not Metrics(800, 800).portrait


def test_letters_follow_the_preference_and_stay_readable() -> None:
    assert Metrics(1280, 800, 2.0).font(20) == 40
    assert Metrics(1280, 800, 2.0).px(20) == 20
    assert Metrics(1280, 800, 2.0).sign(20) == 28
    assert Metrics(800, 600).font(12) == tokens.MIN_TEXT
    assert Metrics(800, 600).target(52) == tokens.MIN_TARGET


@pytest.mark.usefixtures("qapp")
def test_both_voices_are_the_fonts_that_ship() -> None:
    assert QFontInfo(fonts.voice(40)).family() == "Fraunces"
    assert QFontInfo(fonts.voice(40, italic=True)).italic()
    assert QFontInfo(fonts.ui(20)).family() == "Figtree"
    assert fonts.ui(20).pixelSize() == 20


@pytest.mark.usefixtures("qapp")
def test_a_font_may_be_changed_without_changing_the_next() -> None:
    fonts.ui(20).setPixelSize(99)

    assert fonts.ui(20).pixelSize() == 20


def test_chinese_is_recognised() -> None:
    assert fonts.has_cjk("Ann 李")
    assert not fonts.has_cjk("Łucja Zażółć")


def test_only_what_italics_show_well_is_set_in_them() -> None:
    assert fonts.slanted(20, "Regular").italic()
    assert not fonts.slanted(20, "桌边常客").italic()
    # Theirs is read as an f.
    assert not fonts.slanted(20, "Głos stołu").italic()


@pytest.mark.parametrize("name", sorted(icons.NAMES))
@pytest.mark.usefixtures("qapp")
def test_every_icon_draws_something_within_its_square(name: str) -> None:
    image = icons.icon(name, "#B3303F", 48, 1.0).toImage()
    drawn = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 200
    ]

    assert len(drawn) > 40
    assert all(0 < x < 47 and 0 < y < 47 for x, y in drawn)


@pytest.mark.usefixtures("qapp")
def test_icons_have_the_pixels_of_the_screen() -> None:
    pixmap = icons.icon("check", "#000000", 24, 2.0)

    assert pixmap.width() == 48
    assert pixmap.deviceIndependentSize().width() == 24
    with pytest.raises(KeyError):
        icons.icon("no such icon", "#000000", 24, 1.0)


@pytest.mark.usefixtures("qapp")
def test_stillness_jumps_to_the_end() -> None:
    window = QWidget()
    window.setProperty(REDUCED, True)
    page = QWidget(window)
    seen: list[float] = []

    assert motion_of(page).run(page, Span.CARD_AWAY, seen.append) is None
    rise(page)

    assert seen == [1.0]
    assert page.pos().y() == 0


@pytest.mark.usefixtures("qapp")
def test_a_movement_belongs_to_what_it_moves() -> None:
    window = QWidget()
    window.show()
    seen: list[float] = []

    movement = motion_of(window).run(window, Span.PRESS, seen.append, 0.0, 3.0)

    assert movement is not None
    assert movement.parent() is window
    movement.setCurrentTime(Span.PRESS.milliseconds)
    assert seen[-1] == 3.0


@pytest.mark.parametrize("size", [(1280, 800), (800, 600), (800, 1280), (3840, 2160)])
def test_the_lamp_lights_the_top_left_and_leaves_the_bottom_right(size: tuple[int, int]) -> None:
    width, height = size
    centre, radius = lit_circle(width, height)

    def lit(x: float, y: float) -> bool:
        return (centre.x() - x) ** 2 + (centre.y() - y) ** 2 <= radius**2

    assert lit(0, 0)
    assert lit(width / 2, height / 2)
    assert not lit(width, height)


def test_the_theme_brings_in_nothing_heavy() -> None:
    code = (
        "import sys; import spyword_qt.screens.screen, spyword_qt.widgets.panel, spyword_qt.theme.fonts;"
        "print([m for m in ('importlib.metadata', 'PIL', 'rapidfuzz', 'PySide6.QtNetwork',"
        " 'PySide6.QtMultimedia', 'fontpkg_fraunces') if m in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert run.stdout.strip() == "[]"

"""What a host sees of a game being set up without scrolling, and what stays where it is meanwhile."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise, product

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from spyword_engine.settings import VoteResult
from spyword_qt import languages
from spyword_qt.draft import Draft
from spyword_qt.people import Seated, guests
from spyword_qt.screens.seen import PackCover
from spyword_qt.screens.setup_settings import SHEETS
from spyword_qt.widgets.cover import CoverTile
from spyword_qt.widgets.free_seat import FreeSeat
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.seat import OnTable, Seat
from spyword_qt.widgets.strip import TableStrip
from spyword_qt.widgets.text import Text
from tests.layout.painted import Piece, texts
from tests.layout.scenes import SCENES
from tests.layout.stand import Stand
from tests.qt.conftest import Clock
from tests.qt.host import Host, host_at, known, seated
from tests.qt.played import NAMES

PEOPLE = tuple(known(name, title="Social Butterfly") for name in NAMES[:12])
TONGUES = ("en", "it", "pl", "zh")
PILLS = tuple(f"pill_{name}" for name in SHEETS)


def host_in(language: str, qtbot: QtBot, clock: Clock, size: tuple[int, int], text: float = 1.0) -> Host:
    """A host who reads that language in a window of that size, with that preference for text."""
    languages.speak(language)
    host = host_at(qtbot, clock)
    host.screen.resize(*size)
    host.screen.set_text_size(text)
    return host


def seat(host: Host, count: int) -> None:
    """Seat so many: people with profiles and a guest, the others of the last table being offered."""
    everybody = tuple(map(seated, PEOPLE))
    seats = (*everybody[: count - 1], Seated(NAMES[count - 1])) if count else ()
    host.show_known(*PEOPLE, seats=seats, last=everybody)
    QCoreApplication.processEvents()


def place(widget: QWidget, screen: QWidget) -> QRect:
    return QRect(widget.mapTo(screen, QPoint()), widget.size())


@pytest.mark.parametrize("language", TONGUES)
def test_all_settings_are_seen_in_the_smallest_window(language: str, qtbot: QtBot, clock: Clock) -> None:
    host = host_in(language, qtbot, clock, (800, 600))
    scroll = host.screen.findChild(Scroll)
    assert scroll is not None
    for count in (3, 7, 12):
        seat(host, count)
        assert scroll.verticalScrollBar().maximum() == 0, count
        start = place(host.button("start_game"), host.screen)
        for name in PILLS:
            assert place(host.button(name), host.screen).bottom() < start.top(), (name, count)


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_settings_begin_to_be_seen_beside_larger_letters(
    size: tuple[int, int], qtbot: QtBot, clock: Clock
) -> None:
    host = host_in("pl", qtbot, clock, size, 1.5)
    for count in (4, 12):
        seat(host, count)
        scroll = host.screen.findChild(Scroll)
        assert scroll is not None
        pill = host.button("pill_roles")
        label = min(piece.ink.bottom() for piece in texts(pill))
        assert place(pill, host.screen).top() + label < place(scroll, host.screen).bottom(), count


@pytest.mark.parametrize("places", [(1,), (1, 10)])
def test_all_settings_of_a_full_table_are_seen_in_an_upright_window(
    places: tuple[int, ...], qtbot: QtBot, clock: Clock
) -> None:
    host = host_in("pl", qtbot, clock, (800, 1280))
    seats = [Seated(one.name) if place in places else seated(one) for place, one in enumerate(PEOPLE)]
    host.show_known(*PEOPLE, seats=tuple(seats))
    QCoreApplication.processEvents()
    scroll = host.screen.findChild(Scroll)
    assert scroll is not None
    assert scroll.verticalScrollBar().maximum() == 0
    # Only a row with a guest has a line that says so.
    assert_no_line_is_empty(host)


def test_the_last_settings_begin_to_be_seen_under_a_notice() -> None:
    stand = Stand(SCENES["setup with a notice"], NAMES[:12])
    try:
        stand.lay_out((800, 1280), 1.0)
        scroll, pill = stand.screen.findChild(Scroll), stand.screen.findChild(QWidget, "pill_tie")
        assert scroll is not None
        assert pill is not None
        label = max(piece.ink.bottom() for piece in texts(pill) if piece.text == "Tie Breaker")
        assert place(pill, stand.screen).top() + label < place(scroll, stand.screen).bottom()
    finally:
        stand.clear_away()


@pytest.mark.parametrize("language", TONGUES)
def test_nothing_moves_as_a_setting_changes(language: str, qtbot: QtBot, clock: Clock) -> None:
    host = host_in(language, qtbot, clock, (1280, 800))
    short = long = Draft(guests(NAMES[:12]))
    for setting, value in {"spies": 1, "ghost": False, "vote_result": VoteResult.OPEN}.items():
        short = short.choose(setting, value)
    for setting, other in {"spies": 3, "vote_result": VoteResult.TOTALS, "allow_pass": True}.items():
        long = long.choose(setting, other)
    named = ("start_game", "game_word", "package_surprise", *PILLS)
    for size in ((1280, 800), (800, 600)):
        host.screen.resize(*size)
        places = set()
        for draft in (short, long):
            host.screen.show_setup(draft)
            QCoreApplication.processEvents()
            places.add(tuple(place(host.button(name), host.screen).getRect() for name in named))
        assert len(places) == 1, size


def test_the_start_stays_in_its_corner_as_people_come(qtbot: QtBot, clock: Clock) -> None:
    host = host_in("it", qtbot, clock, (1280, 800))
    starts = set()
    for count in (5, 6, 9):
        seat(host, count)
        starts.add(place(host.button("start_game"), host.screen).getRect())
    assert len(starts) == 1


@pytest.mark.parametrize(("language", "text", "size"), [("it", 1.0, (1280, 800)), ("pl", 2.0, (800, 600))])
def test_whatever_adds_people_says_so_in_words(
    language: str, text: float, size: tuple[int, int], qtbot: QtBot, clock: Clock
) -> None:
    host = host_in(language, qtbot, clock, size, text)
    for count in (2, 11):
        seat(host, count)
        free = [each for each in host.screen.findChildren(FreeSeat) if each.isVisible()]
        assert free
        for each in free:
            assert [piece.text for piece in texts(each)] == [each.text()], count


def table_of(host: Host) -> list[OnTable]:
    """All places of the table from the left, the free ones too."""
    places = [each for each in host.screen.findChildren(OnTable) if each.isVisible()]
    return sorted(places, key=lambda each: (each.y(), each.x()))


def labels_at(host: Host) -> list[list[Piece]]:
    """What stands under the chip of each place, in the coordinates of the table."""
    return [
        [
            replace(piece, ink=piece.ink.translated(each.pos()))
            for piece in texts(each)
            if piece.ink.top() > each.chip_square().bottom()
        ]
        for each in table_of(host)
    ]


@pytest.mark.parametrize(
    ("language", "text", "size", "count"),
    [
        ("zh", 2.0, (800, 1280), 2),
        ("en", 1.0, (800, 600), 2),
        ("pl", 1.0, (1280, 800), 2),
    ],
)
def test_nothing_that_stands_beside_one_another_reads_as_one(
    language: str, text: float, size: tuple[int, int], count: int, qtbot: QtBot, clock: Clock
) -> None:
    host = host_in(language, qtbot, clock, size, text)
    seat(host, count)
    labels = labels_at(host)
    # In the smallest window, where a place is hardly wider than a name, there is less.
    least = 0.25 if size == (800, 600) else 0.45
    for left, right in pairwise(labels):
        for one, other in product(left, right):
            is_level = abs(one.ink.center().y() - other.ink.center().y()) < one.px
            if is_level and other.ink.left() > one.ink.left():
                assert other.ink.left() - one.ink.right() >= least * one.px, (one.text, other.text)


@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_no_short_name_is_broken_at_a_full_table_of_the_smallest_window(
    language: str, qtbot: QtBot, clock: Clock
) -> None:
    host = host_in(language, qtbot, clock, (800, 600))
    for count in (0, 2):
        seat(host, count)
        written = [piece.text for pieces in labels_at(host) for piece in pieces]
        assert set(NAMES[:12]) <= set(written)
        chips = {each.chip_square().size().toTuple() for each in table_of(host)}
        assert len(chips) == 1


@pytest.mark.parametrize(
    ("language", "text", "size", "count"),
    [("it", 1.5, (800, 600), 0), ("en", 1.0, (800, 600), 3)],
)
def test_the_table_has_no_line_that_nothing_stands_in(
    language: str, text: float, size: tuple[int, int], count: int, qtbot: QtBot, clock: Clock
) -> None:
    host = host_in(language, qtbot, clock, size, text)
    seat(host, count)
    assert_no_line_is_empty(host)


def assert_no_line_is_empty(host: Host) -> None:
    """That the table ends where the lowest label does."""
    strip = host.screen.findChild(TableStrip)
    assert strip is not None
    pieces = [piece for pieces in labels_at(host) for piece in pieces]
    lowest = max(pieces, key=lambda piece: piece.ink.bottom())
    above = min(each.y() + each.chip_square().top() for each in table_of(host))
    assert strip.height() - lowest.ink.bottom() <= above + lowest.px


def test_games_reach_the_margin_where_nobody_is_counted_beside_them(qtbot: QtBot, clock: Clock) -> None:
    host = host_in("en", qtbot, clock, (800, 600))
    seat(host, 0)
    last, table = host.button("game_bandit"), host.screen.findChild(TableStrip)
    assert table is not None
    assert place(last, host.screen).right() == place(table, host.screen).right()


def test_what_the_game_is_takes_two_lines_rather_than_small_letters(qtbot: QtBot, clock: Clock) -> None:
    host = host_in("it", qtbot, clock, (800, 600), 1.5)
    seat(host, 4)
    told = host.button("game_word").accessibleDescription()
    hint = next(text for text in host.screen.findChildren(Text) if text.text() == told)
    lines = list(texts(hint))
    assert len(lines) == 2
    assert min(piece.px for piece in lines) >= 18
    assert QRectF(hint.rect()).contains(lines[0].ink | lines[1].ink)


def test_all_names_of_the_table_are_equally_large(qtbot: QtBot, clock: Clock) -> None:
    host = host_in("pl", qtbot, clock, (800, 600), 2.0)
    seat(host, 12)
    seats = [each for each in host.screen.findChildren(Seat) if each.isVisible()]
    assert len(seats) == 12
    assert len({piece.px for each in seats for piece in texts(each) if piece.text in NAMES}) == 1


def test_a_table_of_many_has_two_rows_in_a_window_that_is_high(qtbot: QtBot, clock: Clock) -> None:
    host = host_in("en", qtbot, clock, (800, 1280))
    seat(host, 12)
    assert len({each.y() for each in host.screen.findChildren(Seat) if each.isVisible()}) == 2


@pytest.mark.parametrize("language", TONGUES)
def test_the_sheet_of_roles_is_as_high_as_what_it_says(language: str, qtbot: QtBot, clock: Clock) -> None:
    host = host_in(language, qtbot, clock, (1280, 800))
    seat(host, 7)
    host.press("pill_roles")
    QCoreApplication.processEvents()
    sheet = host.sheet("sheet_roles")
    for text in sheet.findChildren(Text):
        assert text.isHidden() or text.height() == text.heightForWidth(text.width()), text.text()
    done = place(sheet.safe, sheet) if sheet.safe is not None else QRect()
    for tile in sheet.findChildren(QAbstractButton):
        assert place(tile, sheet).right() <= done.right(), tile.objectName()
        assert place(tile, sheet).bottom() <= done.bottom(), tile.objectName()


@pytest.mark.parametrize("language", TONGUES)
@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_pills_stand_apart_and_leave_the_same_beside_their_texts(
    size: tuple[int, int], language: str, qtbot: QtBot, clock: Clock
) -> None:
    host = host_in(language, qtbot, clock, size)
    seat(host, 7)
    pills = [place(host.button(name), host.screen) for name in PILLS]
    assert len({pill.top() for pill in pills}) == 1
    scale = size[0] / 1280 if size[0] == 1280 else 0.75
    for left, right in pairwise(pills):
        assert right.left() - left.right() - 1 >= round(12 * scale)
    beside = {min(piece.ink.left() for piece in texts(host.button(name))) for name in PILLS}
    assert max(beside) - min(beside) < 4, "but for what letters leave free themselves"
    assert min(beside) >= (14 if size[0] == 1280 else 9)


def test_pictures_and_notes_of_covers_stand_in_line(qtbot: QtBot, clock: Clock) -> None:
    host = host_in("en", qtbot, clock, (800, 600))
    kinds = ("Job", "Places to sleep under way", "Electrical goods")
    covers = [PackCover(kind, kind, 1, "sage", 0, kind) for kind in kinds]
    seat(host, 7)
    host.screen.show_packs(tuple(covers), None)
    QCoreApplication.processEvents()
    tiles = [each for each in host.screen.findChildren(CoverTile) if each.isVisible() and each.tint]
    notes = {next(iter(texts(tile))).ink.top() for tile in tiles}
    pictures = {picture_rows(tile) for tile in tiles}
    assert len(tiles) == 3
    assert len(pictures) == len(notes) == 1
    first, last = pictures.pop()
    assert last - first + 1 >= 48


def picture_rows(tile: CoverTile) -> tuple[int, int]:
    """The first and the last row of a cover's picture, by the colours down its middle."""
    image = tile.grab().toImage()
    ground = image.pixel(tile.width() // 2, 6)
    above_kind = round(min(piece.ink.top() for piece in texts(tile)))
    across = range(tile.width() // 2 - 12, tile.width() // 2 + 12)
    rows = [y for y in range(6, above_kind) if any(image.pixel(x, y) != ground for x in across)]
    return rows[0], rows[-1]


def test_keys_come_to_what_is_recommended_where_it_is_seen(qtbot: QtBot, clock: Clock) -> None:
    host = host_in("en", qtbot, clock, (1280, 800))
    seat(host, 7)
    host.screen.show_setup(Draft(guests(NAMES[:7])).choose("vote_result", VoteResult.OPEN))
    named = {host.button(name): name for name in ("recommend", *PILLS, "start_game")}
    for size in ((1280, 800), (800, 600), (1280, 800)):
        host.screen.resize(*size)
        QCoreApplication.processEvents()
        met: list[str] = []
        each = host.button("seat_0").nextInFocusChain()
        while each is not None and each is not host.button("seat_0"):
            met += [named[each]] if isinstance(each, QAbstractButton) and each in named else []
            each = each.nextInFocusChain()
        line, settings = place(host.button("recommend"), host.screen), ("recommend", *PILLS)
        is_below = line.top() > place(host.button(PILLS[0]), host.screen).top()
        assert is_below is (size == (800, 600))
        assert met == [*((*PILLS, "recommend") if is_below else settings), "start_game"]


def test_the_start_of_a_small_window_stays_as_the_last_one_sits_down(qtbot: QtBot, clock: Clock) -> None:
    host = host_in("en", qtbot, clock, (800, 600))
    starts, tops = set(), set()
    for count in (3, 4):
        seat(host, count)
        starts.add(place(host.button("start_game"), host.screen).getRect())
        tops |= {place(host.button(name), host.screen).top() for name in PILLS}
        reason = host.screen.findChild(Text, "start_reason")
        assert reason is not None
        assert reason.isVisible() is (count < 4)
    assert len(starts) == len(tops) == 1


def test_long_names_take_two_lines_where_nothing_has_to_scroll_for_that(qtbot: QtBot, clock: Clock) -> None:
    host = host_in("en", qtbot, clock, (1280, 800))
    names = [f"Maximilian Alexander {place}" for place in range(12)]
    host.show(*names)
    QCoreApplication.processEvents()
    scroll = host.screen.findChild(Scroll)
    assert scroll is not None
    assert scroll.verticalScrollBar().maximum() == 0
    seats = [each for each in host.screen.findChildren(Seat) if each.isVisible()]
    named = [[piece for piece in texts(each) if len(piece.text) > 3] for each in seats]
    assert all(len({round(piece.ink.bottom() / piece.px) for piece in pieces}) == 2 for pieces in named)


LONG = (
    "Konstantinopolitanskaaaa",
    "Wolfeschlegelsteinhausen",
    "Donaudampfschiffahrtsges",
    "Wielkopolskosiewierzanka",
)


def written(seat: Seat) -> str:
    """What stands under a chip, without the letters on it."""
    return "".join(piece.text for piece in texts(seat) if piece.ink.top() > seat.chip_square().bottom())


def test_long_words_are_read_whole_on_lines_that_end_anywhere(qtbot: QtBot, clock: Clock) -> None:
    host = host_in("en", qtbot, clock, (1280, 800))
    names = [f"{letter}{name[1:]}" for letter in "ABC" for name in LONG]
    host.show(*names)
    QCoreApplication.processEvents()
    seats = [each for each in host.screen.findChildren(Seat) if each.isVisible()]
    assert [written(each) for each in seats] == names
    assert not any(each.toolTip() for each in seats)


def test_who_points_at_a_shortened_name_is_told_all_of_it(qtbot: QtBot, clock: Clock) -> None:
    host = host_in("en", qtbot, clock, (800, 600))
    names = [f"{letter}{name[1:-1]}>" for letter in "ABC" for name in LONG]
    host.show(*names)
    QCoreApplication.processEvents()
    for each, name in zip(host.screen.findChildren(Seat), names, strict=False):
        kept = written(each).removesuffix("…")
        assert name.startswith(kept)
        assert len(kept) >= 14, kept
        assert name.replace(">", "&gt;") in each.toolTip()
    host.show("Ann", *names[1:])
    QCoreApplication.processEvents()
    assert not host.button("seat_0").toolTip()


def test_covers_take_the_height_of_a_window_that_has_more(qtbot: QtBot, clock: Clock) -> None:
    host = host_in("en", qtbot, clock, (3840, 2160))
    seat(host, 7)
    assert place(host.button("start_game"), host.screen).bottom() > 0.9 * 2160


def test_a_surprise_as_high_as_two_rows_has_a_larger_picture(qtbot: QtBot, clock: Clock) -> None:
    host = host_in("en", qtbot, clock, (800, 1280))
    seat(host, 4)
    covers = tuple(PackCover(kind, kind, 1, "sage", 0, kind) for kind in ("Job", "Birds", "Cars", "Food"))
    host.screen.show_packs(covers, "Job")
    QCoreApplication.processEvents()
    sides = {}
    for tile in host.screen.findChildren(CoverTile):
        if tile.isVisible():
            first, last = picture_rows(tile)
            sides[tile.objectName()] = last - first
    assert sides["package_surprise"] > 1.3 * sides["package_Birds"]

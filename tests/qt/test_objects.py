"""The painted objects: told apart, equal where they must be, fitting at every size, and forgetful."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QCoreApplication, QEvent, QLineF, QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from spyword_engine.ballot import Outcome, VoteKind
from spyword_engine.deal import Role
from spyword_engine.ending import Why, Winner
from spyword_engine.views import EndView, OutView, VoteView
from spyword_qt.people import Avatar, Person
from spyword_qt.standing import tally
from spyword_qt.theme import tokens
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.motion import REDUCED
from spyword_qt.widgets import paint, table_people
from spyword_qt.widgets.card import Card
from spyword_qt.widgets.chip import Chip, paint_chip
from spyword_qt.widgets.cover import CoverTile
from spyword_qt.widgets.ghost_picture import ghost_picture
from spyword_qt.widgets.initials import initials_of
from spyword_qt.widgets.mark import paint_mark
from spyword_qt.widgets.matrix import VoteMatrix
from spyword_qt.widgets.matrix_cells import Cell, groups, heads
from spyword_qt.widgets.medallion import render_picture
from spyword_qt.widgets.open_card import OpenCard
from spyword_qt.widgets.strip import TableStrip
from spyword_qt.widgets.table_disc import TableDisc
from spyword_qt.widgets.table_layout import name_spans, seating
from spyword_qt.widgets.vote_row import VoteRow
from spyword_qt.widgets.vote_rows import VoteRows
from tests.layout.painted import texts

LEFT = Qt.MouseButton.LeftButton
LONG = "Maximiliana Hohenfels-Ulm"[:24]
NAMES = (
    "Ann",
    LONG,
    "李小龙和他的朋友们",
    "👩‍🚀 Zoe",
    "Marco",
    "Łucja",
    "Ben",
    "Sofia",
    "Wei",
    "Nadia",
    "Oskar",
    "Lili",
)
WINDOWS = ((800, 600), (1280, 800), (800, 1280), (3840, 2160))
PICTURE = b'<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9" fill="#4D7EA8"/></svg>'


def people(count: int) -> tuple[Person, ...]:
    initials = initials_of(NAMES[:count])
    return tuple(
        Person(i, NAMES[i], Avatar(i, i, initials[i]), "Keen Eye" if i % 2 else "") for i in range(count)
    )


def vote(
    ballots: dict[int, int | None],
    outcome: Outcome = Outcome.OUT,
    *,
    out: int | None = None,
    tied: tuple[int, ...] = (),
    in_round: int = 1,
    kind: VoteKind = VoteKind.VOTE,
    open_: bool = True,
) -> VoteView:
    choices = list(ballots.values())
    totals = {seat: choices.count(seat) for seat in range(12) if seat in choices}
    return VoteView(
        kind=kind,
        round=in_round,
        ballots=tuple(ballots.items()) if open_ else None,
        totals=tuple(totals.items()),
        passes=choices.count(None),
        outcome=outcome,
        tied=tied,
        out=out,
    )


def end_of(roles: tuple[Role, ...], *log: VoteView) -> EndView:
    return EndView(
        winner=Winner.CITIZENS,
        why=next(iter(Why)),
        winners=(),
        roles=roles,
        citizen_word="guitar",
        spy_word="violin",
        citizen_index=0,
        guess=None,
        log=log,
    )


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """A window without movement."""
    window = QWidget()
    window.setPalette(tokens.palette(tokens.LIGHT))
    window.setProperty(REDUCED, True)
    qtbot.addWidget(window)
    return window


def part(whole: QWidget, name: str) -> QWidget:
    """The child of that name."""
    found = whole.findChild(QWidget, name)
    assert isinstance(found, QWidget)
    return found


def word_of(card: Card) -> QLabel:
    found = part(card, "word")
    assert isinstance(found, QLabel)
    return found


def front_of(card: Card) -> QWidget:
    front = part(card, "picture").parentWidget()
    assert front is not None
    return front


def drawn(widget: QWidget) -> QImage:
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_ARGB32)


def chip_in_grey(chip: int, size: int) -> bytes:
    """The chip's edge alone, without colour and letter, as its reader may see it."""
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.white)
    painter = QPainter(pixmap)
    paint_chip(painter, QRectF(0, 0, size, size), Avatar(chip, chip, ""), dark=False)
    painter.end()
    grey = pixmap.toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    # Light parts against the chip's own colour: how dark that is must not help.
    return bytes(int(grey.pixelColor(x, y).red() > 190) for y in range(size) for x in range(size))


# --- chips


@pytest.mark.parametrize(
    ("names", "initials"),
    [
        (["ann", "Ben"], ("A", "B")),
        (["Marco", "mario", "Ben"], ("Mc", "Mi", "B")),
        (["Marco", "Mario", "Maria", "Mia"], ("Mc", "Mo", "Ma", "Mi")),
        (["Ann", "Anna", "Anne"], ("An", "Aa", "Ae")),
        (["Maximilian-Alexander Aaa", "Maximilian-Alexander Bbb", "Max"], ("MA", "MB", "Mx")),
        (["e\u0301va", "Ewa"], ("É".replace("É", "E\u0301"), "E")),
        (["李雷", "李梅", "王芳"], ("李雷", "李梅", "王")),
        (["👩‍🚀 Zoe", "👩🏽‍🚀 Kim"], ("👩‍🚀", "👩🏽‍🚀")),
        (["ßen"], ("ß",)),
        ([], ()),
    ],
)
def test_initials_are_what_a_reader_calls_letters(
    qapp: object, names: list[str], initials: tuple[str, ...]
) -> None:
    assert initials_of(names) == initials


def test_chips_differ_by_more_than_colour(qapp: object) -> None:
    edges = [chip_in_grey(chip, 44) for chip in range(12)]
    for one, other in combinations(edges, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) > 30


@pytest.mark.parametrize("chip", range(12))
def test_a_small_chip_is_round_on_light_paper(qapp: object, chip: int) -> None:
    side = 28
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(QColor(tokens.LIGHT.surface))
    painter = QPainter(image)
    paint_chip(painter, QRectF(0, 0, side, side), Avatar(chip, chip, ""), dark=False)
    painter.end()
    rim = [QPointF(side / 2, side / 2) + QLineF.fromPolar(side / 2 - 0.8, 15 * i).p2() for i in range(24)]
    assert all(image.pixelColor(int(at.x()), int(at.y())).lightness() < 150 for at in rim)


def test_somebody_out_is_struck_through(page: QWidget) -> None:
    chip = Chip(88, page)
    chip.show_person(people(1)[0])
    inside = drawn(chip)
    chip.show_person(people(1)[0], out=True)
    assert drawn(chip) != inside


# --- cards


def opened(page: QWidget, picture: bytes | None, line: str, word: str, absent: str = "") -> Card:
    card = Card(parent=page)
    card.resize(512, 674)
    card.show_front(picture, "dusk", line, word, absent=absent)
    card.turn_up()
    return card


def test_cards_differ_only_where_picture_and_word_are(page: QWidget) -> None:
    citizen = opened(page, PICTURE, "Your word", "guitar")
    spy = opened(page, PICTURE.replace(b"4D7EA8", b"C4622D"), "Your word", "a very much longer word")
    one, other = drawn(citizen), drawn(spy)
    slots = [part(citizen, name).geometry() for name in ("picture", "word")]
    assert slots == [part(spy, name).geometry() for name in ("picture", "word")]
    corner = front_of(citizen).pos()
    for image in (one, other):
        painter = QPainter(image)
        for slot in slots:
            painter.fillRect(slot.translated(corner), Qt.GlobalColor.black)
        painter.end()
    assert one == other


def test_the_ghosts_word_label_is_empty(page: QWidget) -> None:
    card = opened(page, None, "You are the ghost", "", absent="No word")
    assert word_of(card).text() == ""


@pytest.mark.parametrize("take_back", [Card.cover, Card.forget])
def test_a_covered_card_holds_nothing(page: QWidget, take_back: object) -> None:
    card = opened(page, PICTURE, "You are a spy", "violin")
    front = front_of(card)
    seen = drawn(front)
    assert callable(take_back)
    take_back(card)
    assert not card.is_open()
    assert all(label.text() == "" for label in card.findChildren(QLabel))
    blank = Card(parent=page)
    blank.resize(512, 674)
    assert drawn(card) == drawn(blank)
    assert drawn(front) == drawn(front_of(blank)) != seen


def test_a_card_turns_over_and_can_be_covered_meanwhile(qtbot: QtBot) -> None:
    card = Card(tilted=True)
    qtbot.addWidget(card)
    card.resize(300, 400)
    card.show()
    card.show_front(PICTURE, "dusk", "Your word", "guitar")
    card.turn_up()
    assert not card.is_open()
    qtbot.waitUntil(card.is_open, timeout=2000)
    card.cover()
    card.show_front(PICTURE, "dusk", "Your word", "guitar")
    card.turn_up()
    card.cover()
    QTest.qWait(400)
    assert not card.is_open()


@pytest.mark.parametrize(
    "word", ["i", "guitar", "nocleg w schronisku", "Konstantynopolitańczykowianeczka", "长颈鹿"]
)
@pytest.mark.parametrize("width", [270, 512, 1000])
def test_a_word_is_never_cut_off(page: QWidget, word: str, width: int) -> None:
    card = opened(page, PICTURE, "Your word", word)
    card.resize(width, round(width / tokens.CARD_ASPECT))
    label = word_of(card)
    image = drawn(label)
    ground = image.pixel(0, image.height() // 2)
    edges = [(x, y) for x in (0, image.width() - 1) for y in range(image.height())]
    edges += [(x, y) for y in (0, image.height() - 1) for x in range(image.width())]
    assert all(image.pixel(x, y) == ground for x, y in edges)
    painted = ((x, y) for y in range(image.height()) for x in range(image.width()))
    assert any(image.pixel(x, y) != ground for x, y in painted)


@pytest.mark.no_qt_log
def test_a_picture_that_is_none_is_refused(qapp: object) -> None:
    assert render_picture(ghost_picture("night"), 40, 2.0).width() == 80
    for none in (b"no picture", b"\x89PNG\r\n", Path("nowhere.svg"), Path("nowhere.png")):
        with pytest.raises(ValueError, match="picture"):
            render_picture(none, 40, 1.0)


def test_people_s_own_picture_is_a_disc_on_ivory_where_it_is_clear(qapp: object) -> None:
    half = Image.new("RGBA", (64, 64), (0, 0, 0, 0))
    half.paste((200, 20, 20, 255), (0, 0, 32, 64))
    png = BytesIO()
    half.save(png, "PNG")
    shown = render_picture(png.getvalue(), 100, 1.0).toImage()
    assert shown.pixelColor(2, 2).alpha() == 0
    assert shown.pixelColor(25, 50) == QColor(200, 20, 20)
    assert shown.pixelColor(60, 40) == QColor(tokens.IVORY)


# --- the table


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("count", range(4, 13))
@pytest.mark.parametrize("turn", [None, 0, 3])
def test_names_at_the_table_lie_apart(
    qapp: object, window: tuple[int, int], count: int, turn: int | None
) -> None:
    m = Metrics(*window)
    room = QSizeF(m.px(640), m.px(690))
    height = 1.25 * m.font(22)
    seats = seating(room, count, m, height, has_turn=turn is not None)
    if not seats.named:
        return
    places = [span.place(m.px(400), height) for span in name_spans(seats, room, height, turn)]
    floor = QRectF(0, 0, room.width(), room.height())
    for i, place in enumerate(places):
        assert floor.contains(place), i
        assert place.width() > 2 * m.font(22)
        assert not any(place.intersects(other) for other in places[:i])
        for j, spot in enumerate(seats.spots):
            near_x = max(place.left(), min(spot.x(), place.right())) - spot.x()
            near_y = max(place.top(), min(spot.y(), place.bottom())) - spot.y()
            assert i == j or near_x**2 + near_y**2 >= seats.chip**2


def test_a_full_small_table_shows_two_letters(page: QWidget) -> None:
    for has_turn in (False, True):
        assert not seating(QSizeF(380, 430), 12, Metrics(800, 600), 20, has_turn=has_turn).named
        for count in (9, 12):
            assert seating(QSizeF(620, 680), count, Metrics(1280, 800), 28, has_turn=has_turn).named
            assert seating(QSizeF(460, 620), count, Metrics(1024, 768), 23, has_turn=has_turn).named


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("count", range(4, 13))
def test_the_table_is_larger_where_nobody_has_a_turn(
    qapp: object, window: tuple[int, int], count: int
) -> None:
    m = Metrics(*window)
    room = QSizeF(m.px(640), m.px(690))
    with_turn, without = (
        seating(room, count, m, 1.25 * m.font(22), has_turn=has_turn) for has_turn in (True, False)
    )
    assert without.rim > with_turn.rim
    assert without.ring > with_turn.ring
    for spot in without.spots:
        assert QRectF(QPointF(), room).contains(spot + QPointF(0, 1.1 * without.chip))


@pytest.mark.parametrize("count", [5, 7, 9, 11])
def test_nothing_is_left_free_below_two_who_sit_lowest(qapp: object, count: int) -> None:
    m, height = Metrics(1280, 800), 28
    room = QSizeF(800, 600)
    seats = seating(room, count, m, height, has_turn=False)
    places = [span.place(80, height) for span in name_spans(seats, room, height, None)]
    above = min(place.top() for place in places)
    below = room.height() - max(place.bottom() for place in places)
    assert above == pytest.approx(below)
    assert above < 2


def test_a_tick_paints_no_chip_anew(page: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    disc = TableDisc(page)
    disc.resize(600, 660)
    disc.show_people(people(7))
    disc.show_clock(0.5, "0:45", False, "Talk it over", "7 still in")
    first = drawn(disc)
    painted: list[int] = []

    def count_chip(*_: object, **__: object) -> None:
        painted.append(1)

    monkeypatch.setattr(table_people, "paint_chip", count_chip)
    disc.show_clock(0.4, "0:44", False, "Talk it over", "7 still in")
    assert drawn(disc) != first
    assert not painted
    assert "0:44" in disc.accessibleName()
    disc.show_people(people(6))
    drawn(disc)
    assert len(painted) == 6


# --- the strip


def shown_strip(page: QWidget, count: int, m: Metrics) -> TableStrip:
    strip = TableStrip(page)
    strip.rescale(m)
    strip.show_people(people(count), {0: "guest"})
    strip.resize(m.width - 2 * m.px(40), strip.sizeHint().height())
    page.resize(strip.size())
    page.show()
    return strip


def test_twelve_fit_the_strip_of_a_small_window(page: QWidget) -> None:
    m = Metrics(800, 600)
    strip = shown_strip(page, 12, m)
    assert strip.minimumSizeHint().width() <= strip.width()
    seats = [part(strip, f"seat_{i}") for i in range(12)]
    assert all(seat.width() >= tokens.MIN_TARGET for seat in seats)
    assert [seat.accessibleName() for seat in seats] == list(NAMES)
    assert not strip.add_button.isVisible()


def test_seats_are_pressed_and_shifted_by_key(page: QWidget, qtbot: QtBot) -> None:
    strip = shown_strip(page, 5, Metrics(1280, 800))
    seat = part(strip, "seat_2")
    with qtbot.waitSignal(strip.person_pressed) as pressed:
        QTest.keyClick(seat, Qt.Key.Key_Return)
    assert pressed.args == [2]
    with qtbot.waitSignal(strip.moved) as moved:
        QTest.keyClick(seat, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert moved.args == [2, 1]
    with qtbot.assertNotEmitted(strip.moved):
        QTest.keyClick(part(strip, "seat_0"), Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    with qtbot.waitSignal(strip.add_pressed):
        QTest.mouseClick(strip.add_button, LEFT)


def test_a_seat_is_dragged_and_that_is_no_press(page: QWidget, qtbot: QtBot) -> None:
    strip = shown_strip(page, 5, Metrics(1280, 800))
    seat = part(strip, "seat_0")
    home, step = seat.pos(), seat.width()
    with qtbot.assertNotEmitted(strip.person_pressed), qtbot.waitSignal(strip.moved) as moved:
        QTest.mousePress(seat, LEFT, pos=QPoint(20, 40))
        for _ in range(4):
            QTest.mouseMove(seat, QPoint(20 + step // 2, 40))
        QTest.mouseRelease(seat, LEFT, pos=QPoint(20, 40))
    assert moved.args == [0, 2]
    assert seat.pos() == home


# --- votes


def shown_rows(page: QWidget, count: int, view: VoteView, m: Metrics, width: int, height: int) -> VoteRows:
    rows = VoteRows(page)
    rows.rescale(m)
    rows.show_vote(people(count), tally(view), range(count))
    rows.resize(width, height)
    page.show()
    return rows


def names_of(rows: VoteRows) -> list[str]:
    found = [row for row in rows.findChildren(VoteRow) if not row.isHidden()]
    return [row.accessibleName() for row in sorted(found, key=lambda row: row.y())]


def test_rows_stand_by_votes_and_passes_have_one(page: QWidget) -> None:
    view = vote({0: 4, 1: None, 2: 4, 3: 0, 4: None, 5: 4, 6: None}, out=4)
    rows = shown_rows(page, 7, view, Metrics(1280, 800), 704, 500)
    assert names_of(rows) == ["Marco: 3", "Passed: 3", "Ann: 1"]
    passed = vote({0: 4, 1: None, 2: 4, 3: None}, Outcome.PASSED)
    rows.show_vote(people(7), tally(passed), range(7))
    assert names_of(rows) == ["Passed: 2", "Marco: 2"]
    rows.forget()
    assert names_of(rows) == []


def test_totals_tell_no_voter(page: QWidget) -> None:
    view = vote({0: 4, 1: 4, 2: 4, 3: 0, 4: 0}, out=4, open_=False)
    rows = shown_rows(page, 5, view, Metrics(1280, 800), 704, 500)
    assert all(row.accessibleDescription() == "" for row in rows.findChildren(VoteRow))


@pytest.mark.parametrize(
    "ballots",
    [{i: (i + 1) % 12 for i in range(12)}, dict.fromkeys(range(1, 12), 0) | {0: None}],
    ids=["one each", "all for one"],
)
def test_a_full_tables_vote_fits_a_small_window(page: QWidget, ballots: dict[int, int | None]) -> None:
    rows = shown_rows(page, 12, vote(ballots, Outcome.LOTS, out=0), Metrics(800, 600), 438, 400)
    seen = [row.geometry() for row in rows.findChildren(VoteRow) if not row.isHidden()]
    assert max(place.bottom() for place in seen) <= rows.height()
    assert rows.minimumSizeHint().height() <= rows.height()


def test_a_long_name_takes_the_width_that_its_row_has_free(page: QWidget) -> None:
    voter = "Maximilian Alexander VII"
    at_the_table = tuple(replace(person, name=voter) if person.seat == 3 else person for person in people(4))
    view = vote({0: 1, 1: 0, 2: 1, 3: 2}, out=1)
    rows = shown_rows(page, 4, view, Metrics(1280, 800), 704, 500)
    rows.show_vote(at_the_table, tally(view), range(4))
    assert voter in [piece.text for row in rows.findChildren(VoteRow) for piece in texts(row)]


def test_lots_end_on_who_was_drawn_and_a_click_ends_them(qtbot: QtBot) -> None:
    window = QWidget()
    window.setPalette(tokens.palette(tokens.LIGHT))
    qtbot.addWidget(window)
    view = vote({0: 1, 1: 2, 2: 1, 3: 2, 4: 0}, Outcome.LOTS, out=2, tied=(1, 2))
    rows = shown_rows(window, 5, view, Metrics(1280, 800), 704, 500)
    still = drawn(rows)
    rows.draw_lots((1, 2), 2)
    assert drawn(rows) != still
    QTest.mouseClick(rows, LEFT, pos=QPoint(300, 50))
    assert drawn(rows) == still
    window.setProperty(REDUCED, True)
    rows.draw_lots((1, 2), 2)
    assert drawn(rows) == still


def test_lots_hop_over_no_row_of_another_vote(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    view = vote({0: 1, 1: 2, 2: 1, 3: 2, 4: 0}, Outcome.LOTS, out=2, tied=(1, 2))
    rows = shown_rows(window, 5, view, Metrics(1280, 800), 704, 500)
    rows.draw_lots((1, 2), 2)
    assert rows.shows_lots()
    after = vote(dict.fromkeys(range(1, 5), 0), Outcome.OUT, out=0)
    rows.show_vote(people(5), tally(after), range(5))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not rows.shows_lots()
    assert not rows.skip()


# --- the end

C, S, G = Role.CITIZEN, Role.SPY, Role.GHOST


def cells_of(end: EndView, out: list[OutView], left: tuple[int, ...] = ()) -> dict[int, tuple[Cell, ...]]:
    by_seat = {person.seat: person for person in people(len(end.roles))}
    found = groups(by_seat, end, out, left, out_word="out", left_word="left")
    return {row.person.seat: row.cells for _, rows in found for row in rows}


def test_the_matrix_says_once_who_is_out_and_marks_votes_on_target() -> None:
    end = end_of(
        (C, C, C, C, S, G),
        vote({0: 3, 1: 3, 2: 4, 3: 1, 4: 3, 5: 2}, out=3),
        vote({0: 4, 1: None, 2: 5, 4: 0, 5: 4}, out=4, in_round=2),
        vote({0: 5, 1: 5, 2: 5, 5: 0}, out=5, in_round=3),
    )
    cells = cells_of(end, [OutView(3, 1, C), OutView(4, 2, S), OutView(5, 3, G)])
    assert [cell.on_target for cell in cells[2]] == [True, True, True]
    assert [cell.on_target for cell in cells[5]] == [False, False, False]
    assert cells[3][1:] == (Cell(text="out", gone=True), Cell())
    assert cells[1][1] == Cell(icon="pass")
    assert cells[4][2].text == "out"


def test_the_matrix_marks_duels_lots_and_who_left() -> None:
    end = end_of(
        (C, C, C, C, C, S),
        vote({0: 1, 1: 0, 2: 1, 3: 0, 4: 5, 5: 4}, Outcome.DUEL, tied=(0, 1)),
        vote({2: 1, 3: 0, 4: 1, 5: 0}, Outcome.LOTS, out=1, tied=(0, 1), kind=VoteKind.DUEL),
        vote({0: 5, 3: 5, 4: 5, 5: 0}, out=5, in_round=2),
    )
    assert [head.icon for head in heads(end.log)] == ["", "lots", ""]
    cells = cells_of(end, [OutView(1, 1, C), OutView(2, 2, C), OutView(5, 2, S)], left=(2,))
    assert cells[0][1] == Cell(icon="duel")
    assert cells[1][2].text == "out"
    assert cells[2][2].text == "left"


def test_the_matrix_with_totals_only_shows_votes_received() -> None:
    end = end_of((C, C, C, S), vote({0: 3, 1: 3, 2: 3, 3: 0}, out=3, open_=False))
    cells = cells_of(end, [OutView(3, 1, S)])
    assert cells[3] == (Cell(number=3, decisive=True),)
    assert cells[1] == (Cell(number=0),)


def test_the_matrix_says_all_that_it_shows(page: QWidget) -> None:
    matrix = VoteMatrix(page)
    tie = {0: 1, 1: 2, 2: 1, 3: 2, 4: 0}
    end = end_of(
        (C, C, C, C, S),
        vote({0: None, 1: None, 2: None, 3: 4, 4: 0}, Outcome.PASSED),
        vote(tie, Outcome.DUEL, tied=(1, 2), in_round=2),
        vote({0: 1, 3: 1, 4: 2}, out=1, in_round=2, kind=VoteKind.DUEL),
        vote({0: 4, 2: 4, 3: 0, 4: 0}, Outcome.LOTS, tied=(0, 4), out=4, in_round=3),
    )
    matrix.show_end(people(5), end, [OutView(1, 2, C), OutView(4, 3, S)], ())
    names = [person.name for person in people(5)]
    a, b, c, d, e = names
    assert matrix.accessibleDescription() == "; ".join(
        [
            "Votes: 1, 2, 3 a duel, 4 by lot",
            f"Citizens: {a} (passed, {b}, {b}, {e}), {b} (passed, {c}, in the duel, out),"
            f" {c} (passed, {b}, in the duel, {e}), {d} ({e}, {c}, {b}, {a})",
            f"Spy: {e} ({a}, {a}, {c}, {a})",
        ]
    )


def test_the_matrix_of_a_game_without_votes_names_people_alone(page: QWidget) -> None:
    matrix = VoteMatrix(page)
    matrix.show_end(people(2), end_of((C, S)), [], ())
    a, b = (person.name for person in people(2))
    assert matrix.accessibleDescription() == f"Citizen: {a}; Spy: {b}"


def test_later_votes_are_scrolled_to_only_where_they_have_no_room(page: QWidget) -> None:
    matrix = VoteMatrix(page)
    matrix.resize(554, 650)
    few = end_of((C, C, C, S), vote({0: 1, 1: 0, 2: 1, 3: 1}, Outcome.PASSED))
    matrix.show_end(people(4), few, [], ())
    scroll = matrix.findChildren(QWidget)[0]
    assert scroll.focusPolicy() is Qt.FocusPolicy.NoFocus
    many = end_of((C, C, C, S), *[vote({0: 1, 1: 0, 2: 1, 3: 1}, Outcome.PASSED)] * 12)
    matrix.show_end(people(4), many, [], ())
    assert scroll.focusPolicy() is Qt.FocusPolicy.StrongFocus
    matrix.forget()
    assert matrix.accessibleDescription() == ""


# --- all of them


@pytest.mark.parametrize("colours", [tokens.LIGHT, tokens.DARK], ids=["light", "dark"])
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_everything_paints_itself(
    page: QWidget, colours: tokens.Colours, window: tuple[int, int], text: float
) -> None:
    page.setPalette(tokens.palette(colours))
    m = Metrics(*window, text)
    disc, strip, rows, matrix = TableDisc(page), TableStrip(page), VoteRows(page), VoteMatrix(page)
    cover, surprise, open_card, chip = (
        CoverTile("night", page),
        CoverTile(None, page),
        OpenCard(page),
        Chip(88, page),
    )
    disc.show_people(people(12), out=frozenset({1}), done=frozenset({0}), turn=3)
    disc.show_clues(1, 11, "Round 1", "Clues", "2 of 11")
    strip.show_people(people(12))
    view = vote({i: (i + 1) % 12 for i in range(12)}, Outcome.DUEL, tied=(1, 2))
    rows.show_vote(people(12), tally(view), range(12))
    matrix.show_end(people(12), end_of((*(C,) * 9, S, S, G), view), [], ())
    cover.show_texts("place to sleep under way", "played 2 times")
    surprise.show_texts("Surprise me", "new to everyone")
    surprise.setChecked(True)
    open_card.show_card(PICTURE, "The citizens’ word", "nocleg w schronisku", "citizen")
    chip.show_person(people(4)[3], out=True)
    for widget in (disc, strip, rows, matrix, cover, surprise, open_card, chip):
        widget.rescale(m)
        widget.resize(widget.sizeHint() if widget is not chip else chip.size())
        image = drawn(widget)
        assert any(
            image.pixel(x, image.height() // 2) != image.pixel(0, 0) for x in range(0, image.width(), 3)
        )


@pytest.mark.parametrize("count", [4, 12])
def test_whoever_waits_for_their_turn_has_a_number_on_the_table(page: QWidget, count: int) -> None:
    disc, everybody = TableDisc(page), frozenset(range(count))
    disc.resize(430, 430)
    pictures = []
    for out in (everybody, everybody - {2}):
        for order in ((), range(count)):
            disc.show_people(people(count), done=frozenset({0}), out=out - {0}, order=order)
            pictures.append(drawn(disc))
    plain, numbered_plain, waiting, numbered_waiting = pictures
    assert plain == numbered_plain, "who is out or done has none"
    assert waiting != numbered_waiting


@pytest.mark.parametrize("count", [7, 12])
def test_numbers_leave_the_ring_free(page: QWidget, count: int) -> None:
    disc = TableDisc(page)
    disc.rescale(Metrics(800, 600))
    disc.resize(354, 460)
    disc.show_clock(0, "0:00", False, "", "")
    disc.show_people(people(count))
    plain = drawn(disc)
    disc.show_people(people(count), order=range(count))
    numbered = drawn(disc)
    middle = disc.middle()
    for degrees in range(360):
        spot = QLineF.fromPolar(middle.width() / 2 + 6, degrees).p2() + middle.center()
        assert plain.pixel(spot.toPoint()) == numbered.pixel(spot.toPoint()), degrees


def test_the_mark_is_the_same_in_both_rooms(qapp: object) -> None:
    pixmap = QPixmap(54, 54)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_mark(painter, QRectF(0, 0, 54, 54))
    painter.end()
    image = pixmap.toImage()
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(27, 22).name().upper() == tokens.TRACK


def test_a_check_is_bold_enough_to_be_told_from_afar(qapp: object) -> None:
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint.badge(painter, QRectF(0, 0, 100, 100), "#000000", "#ff0000")
    painter.end()
    red = [y for y in range(100) if image.pixelColor(54, y).name() == "#ff0000"]
    assert len(red) >= 12

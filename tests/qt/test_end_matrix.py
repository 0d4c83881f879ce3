"""Who was who and every vote, at the end of games that were played: nothing cut, every sign explained."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby, islice
from math import cos, radians, sin
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QScrollArea, QWidget

from spyword_qt.people import guests
from spyword_qt.screens.over import OverScreen
from spyword_qt.seating import seat_people
from spyword_qt.theme.metrics import DESIGN
from spyword_qt.theme.tokens import LIGHT
from spyword_qt.widgets.columns_edge import ColumnsEdge
from spyword_qt.widgets.legend import Legend
from spyword_qt.widgets.matrix import VoteMatrix
from spyword_qt.widgets.matrix_cells import Cell
from spyword_qt.widgets.matrix_paint import WIDEST_VOTE, paint_cell
from tests.layout.choices import NAMES
from tests.layout.painted import texts
from tests.layout.scenes import SCENES
from tests.layout.stand import Stand
from tests.qt.conftest import Clock
from tests.qt.pages import CARDS, over, shown
from tests.qt.played import Played


def matrix_of(screen: QWidget) -> VoteMatrix:
    matrix = screen.findChild(VoteMatrix)
    assert isinstance(matrix, VoteMatrix)
    return matrix


def votes_of(screen: QWidget) -> QScrollArea:
    votes = matrix_of(screen).findChild(QScrollArea)
    assert isinstance(votes, QScrollArea)
    return votes


def canvas_of(screen: QWidget) -> QWidget:
    """All votes, those that have to be scrolled to included."""
    canvas = votes_of(screen).widget()
    assert canvas is not None
    return canvas


def heads_seen(screen: QWidget) -> list[str]:
    """What stands over the votes that are wholly seen."""
    viewport, canvas = votes_of(screen).viewport(), canvas_of(screen)
    away = canvas.mapTo(viewport, QPoint())
    whole = [
        piece for piece in texts(canvas) if viewport.rect().contains(piece.ink.translated(away).toRect())
    ]
    return [piece.text for piece in whole if piece.text.removeprefix("Vote ").isdigit()]


def meanings(screen: QWidget) -> list[str]:
    """What the legend explains."""
    legend = screen.findChild(Legend)
    assert isinstance(legend, Legend)
    return legend.accessibleName().split("; ") if legend.accessibleName() else []


def of_passes(rounds: int, **settings: Any) -> Played:
    """A game in which all but the last vote are passed or follow such a one."""
    game = Played(8, spies=(1,), allow_pass=True, **settings)
    for citizen in (0, 2, 3)[: rounds // 2]:
        game.vote({}, otherwise=None).go_on().vote({}, otherwise=citizen).go_on()
    return game.vote({}, otherwise=1).go_on()


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (800, 1280), (1024, 768)])
def test_seven_votes_of_eight_people_are_all_seen(size: tuple[int, int], clock: Clock, room: QWidget) -> None:
    screen = shown(over(of_passes(6), clock, room), size)
    assert canvas_of(screen).width() <= votes_of(screen).viewport().width()
    assert len(heads_seen(screen)) == 7


def test_the_mark_of_who_has_won_takes_no_vote_its_room(clock: Clock, room: QWidget) -> None:
    game = Played(12, spies=(1,), allow_pass=True)
    for citizen in (0, 2, 3, 4, 5):
        game.vote({}, otherwise=None).go_on().vote({}, otherwise=citizen).go_on()
    game.vote({}, otherwise=1).go_on()
    assert len(heads_seen(shown(over(game, clock, room)))) == 11


def of_many_votes(clock: Clock, room: QWidget) -> OverScreen:
    """The end of a game of 42 votes in a small window."""
    view = of_passes(6).view
    assert view.end is not None
    screen = OverScreen(clock, room)
    people = seat_people(guests(view.players))
    screen.show_over(replace(view, end=replace(view.end, log=view.end.log * 6)), people, CARDS)
    shown(screen, (800, 600))
    return screen


def test_of_more_votes_than_fit_the_next_one_is_seen_in_half(clock: Clock, room: QWidget) -> None:
    screen = of_many_votes(clock, room)
    seen = 42 * votes_of(screen).viewport().width() / canvas_of(screen).width()
    assert seen < 42
    assert seen % 1 == pytest.approx(0.5, abs=0.03)


def test_votes_fade_at_the_edge_beyond_which_there_are_more(clock: Clock, room: QWidget) -> None:
    votes = votes_of(of_many_votes(clock, room))
    bar = votes.horizontalScrollBar()

    def fading() -> list[bool]:
        edges = sorted(votes.findChildren(ColumnsEdge), key=QWidget.x)
        return [edge.isVisible() for edge in edges]

    assert fading() == [False, True]
    bar.setValue(bar.maximum() // 2)
    assert fading() == [True, True]
    bar.setValue(bar.maximum())
    assert fading() == [True, False]


def test_chips_that_are_scrolled_to_have_room_for_letters_that_are_read(clock: Clock, room: QWidget) -> None:
    column = canvas_of(of_many_votes(clock, room)).width() / 42
    assert WIDEST_VOTE * column >= 24


def with_ghost(guess: str = "banjo") -> Played:
    game = Played(7, ghost=2).vote({}, otherwise=1).go_on()
    return game.vote({}, otherwise=2).go_on().guess(guess)


def two_spies() -> Played:
    return Played(12, spies=(1, 3)).vote({}, otherwise=1).go_on().vote({}, otherwise=3).go_on()


def duel() -> Played:
    tie = Played(4).vote({0: 1, 2: 1, 1: 2, 3: 2}).go_on()
    return tie.vote({0: 1, 3: 1}).go_on()


def lots() -> Played:
    return Played(4, tie_breaker="lots", spies=(1,)).vote({0: 1, 2: 1, 1: 2, 3: 2}).go_on()


def missed() -> Played:
    return Played(4).vote({0: 2}, otherwise=0).go_on().vote({1: 3, 2: 3, 3: 2}).go_on()


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (with_ghost, ["won", "a citizen’s vote that found the spy or the ghost"]),
        (two_spies, ["won", "a citizen’s vote that found a spy"]),
        (duel, ["won", "a citizen’s vote that found the spy", "a duel, and who was in it"]),
        (missed, ["won"]),
    ],
)
def test_the_legend_explains_the_signs_that_are_there_and_no_other(
    game: Callable[[], Played], said: list[str], clock: Clock, room: QWidget
) -> None:
    assert meanings(shown(over(game(), clock, room))) == said


def test_the_legend_explains_passes_and_lots(clock: Clock, room: QWidget) -> None:
    assert "passed" in meanings(shown(over(of_passes(2), clock, room)))
    game = lots()
    while game.view.end is None:
        game.vote({}, otherwise=game.view.inside[0]).go_on()
    assert "a tie broken by lot" in meanings(shown(over(game, clock, room)))


def test_totals_say_how_many_passed_and_nobodys_ballot(clock: Clock, room: QWidget) -> None:
    screen = shown(over(of_passes(2, vote_result="totals"), clock, room))
    assert matrix_of(screen).accessibleDescription().endswith("Passed: 8, 0, 0")
    assert meanings(screen) == ["won", "votes that put somebody out"]


def test_the_legend_explains_a_cross_where_there_is_no_room_for_its_word(clock: Clock, room: QWidget) -> None:
    screen = over(of_passes(6), clock, room)
    screen.set_text_size(2.0)
    for size in ((800, 600), (1280, 800), (1920, 1080), (800, 1280)):
        shown(screen, size)
        written = {piece.text for piece in texts(canvas_of(screen))}
        assert ("out" in written) != ("out" in meanings(screen))


def test_where_votes_have_names_there_is_room_for_the_word_too(qapp: object) -> None:
    stand = Stand(SCENES["over"], NAMES["plain"][:12], language="pl")
    stand.lay_out((800, 1280), 1.0)
    written = {piece.text for piece in texts(canvas_of(stand.screen))}
    assert {"Marco", "poza grą"} <= written
    assert "poza grą" not in meanings(stand.screen)
    stand.clear_away()


def test_a_role_is_called_by_the_number_of_those_who_had_it(clock: Clock, room: QWidget) -> None:
    said = matrix_of(over(two_spies(), clock, room)).accessibleDescription()
    assert "Citizens, who won: " in said
    assert "Spies: " in said
    said = matrix_of(over(duel(), clock, room)).accessibleDescription()
    assert "Spy: " in said


def test_what_somebody_is_called_who_was_out_never_looks_like_a_pass(clock: Clock, room: QWidget) -> None:
    canvas = canvas_of(of_many_votes(clock, room))
    assert "–" not in {piece.text for piece in texts(canvas)}


def test_the_ring_of_a_vote_that_found_somebody_is_whole(clock: Clock, room: QWidget) -> None:
    canvas = canvas_of(of_many_votes(clock, room))
    image = canvas.grab().toImage()
    ring = QColor(LIGHT.brassink).rgb()
    wide = image.width() / 42
    # Where it is cut off it touches the edge of its column.
    edges = [round(wide * place) for place in range(1, 42)]
    assert not any(image.pixel(x, y) == ring for x in edges for y in range(image.height()))


@pytest.mark.parametrize(("size", "text"), [((800, 600), 2.0), ((1280, 800), 1.0), ((800, 1280), 2.0)])
def test_what_signs_mean_is_written_no_larger_than_the_names(
    size: tuple[int, int], text: float, clock: Clock, room: QWidget
) -> None:
    screen = over(two_spies(), clock, room)
    screen.set_text_size(text)
    shown(screen, size)
    legend = screen.findChild(Legend)
    assert isinstance(legend, Legend)
    assert max(piece.px for piece in texts(legend)) <= max(piece.px for piece in texts(matrix_of(screen)))


def a_vote_that_found_somebody(row: int, fine: int = 1) -> QImage:
    image = QImage(fine * (row + 4), fine * (row + 4), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(fine)
    image.fill(QColor(LIGHT.surface))
    marco = seat_people(guests(("Ann", "Marco")))[1]
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_cell(painter, LIGHT, DESIGN, QRectF(2 - row, 2, 3 * row, row), Cell(person=marco, on_target=True))
    painter.end()
    return image


@pytest.mark.parametrize("row", [64, 44])
def test_rings_under_one_another_are_no_chain(row: int, room: QWidget) -> None:
    image, ground = a_vote_that_found_somebody(row), QColor(LIGHT.surface).rgb()
    inked = [y for y in range(row + 4) if image.pixel(row // 2 + 2, y) != ground]
    assert inked[-1] - inked[0] < 0.9 * row


@pytest.mark.parametrize("row", [64, 44, 33, 24])
def test_a_ring_stands_off_from_its_chip(row: int, room: QWidget) -> None:
    image = a_vote_that_found_somebody(row, fine=4)
    middle = image.width() / 2 - 0.5
    angles = [radians(degrees) for degrees in range(0, 360, 5)]

    def is_lit(radius: int) -> bool:
        points = [(middle + radius * cos(a), middle + radius * sin(a)) for a in angles]
        return all(image.pixelColor(round(x), round(y)) == QColor(LIGHT.surface) for x, y in points)

    parts = groupby(range(int(middle), 0, -1), is_lit)
    _, ring, gap = islice((len(list(radii)) for _, radii in parts), 3)
    assert ring >= 4 * 2
    assert gap >= 4 * 0.75


@pytest.mark.parametrize(
    ("game", "winners"),
    [(two_spies, ["Citizens"]), (missed, ["Spy"]), (lambda: with_ghost("guitar"), ["Ghost"])],
)
def test_the_roles_that_have_won_are_marked(
    game: Callable[[], Played],
    winners: list[str],
    clock: Clock,
    room: QWidget,
) -> None:
    matrix = matrix_of(shown(over(game(), clock, room)))
    image = matrix.grab().toImage()

    def has_something_behind(heading: QRectF) -> bool:
        height = heading.height()
        behind = QRectF(heading.right() + 0.2 * height, heading.top(), 2.5 * height, height).toRect()
        places = ((x, y) for x in range(behind.left(), behind.right()) for y in (behind.center().y(),))
        return len({image.pixel(*place) for place in places}) > 1

    roles = {"Citizens", "Citizen", "Spies", "Spy", "Ghost"}
    headings = [piece for piece in texts(matrix) if piece.text in roles]
    assert len(headings) > len(winners)
    assert [piece.text for piece in headings if has_something_behind(piece.ink)] == winners


@pytest.mark.parametrize("icon", ["close", "pass"])
def test_what_stands_for_no_vote_is_as_large_as_letters_in_a_low_row(icon: str) -> None:
    image = QImage(100, 20, QImage.Format.Format_RGB32)
    image.fill(QColor(LIGHT.surface))
    painter = QPainter(image)
    paint_cell(painter, LIGHT, DESIGN, QRectF(image.rect()), Cell(icon=icon))
    painter.end()
    ground = QColor(LIGHT.surface).rgb()
    inked = [x for x in range(100) if any(image.pixel(x, y) != ground for y in range(20))]
    assert inked[-1] - inked[0] >= 8

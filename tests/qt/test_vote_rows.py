"""The rows of a vote: whose votes they are is told by an arrow from them to whom they were for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import ceil

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.tokens import LIGHT
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.vote_row import VoteRow
from spyword_qt.widgets.vote_rows import VoteRows
from tests.layout.choices import NAMES
from tests.layout.painted import Piece, texts
from tests.layout.scenes import SCENES
from tests.layout.stand import Stand
from tests.qt.conftest import Clock
from tests.qt.pages import result, shown
from tests.qt.played import Played


@pytest.mark.parametrize("size", [(800, 600), (800, 1280), (1280, 800)])
@pytest.mark.parametrize("people", [4, 7, 12])
def test_an_arrow_leads_from_the_voters_to_whom_they_voted_for(
    clock: Clock, room: QWidget, size: tuple[int, int], people: int
) -> None:
    game = Played(people, spies=(1,)).vote({seat: (seat + 1) % people for seat in range(people)} | {3: 1})
    for row in shown(result(game, clock, room), size).findChildren(VoteRow):
        image, right = row.grab().toImage(), round(row.candidate_square().right())
        seen = {
            image.pixelColor(x, row.height() // 2).name() for x in range(right, min(right + 300, row.width()))
        }
        assert QColor(LIGHT.mute).name() in seen, row.accessibleName()


class Rows:
    """The rows of a scene's vote."""

    def __init__(self, scene: str, people: Sequence[str], language: str) -> None:
        self._stand = Stand(SCENES[scene], people, language=language)

    def in_window(self, size: tuple[int, int], text: float) -> list[VoteRow]:
        self._stand.lay_out(size, text)
        return self._stand.room.findChildren(VoteRow)

    def scroll(self) -> Scroll:
        return next(each for each in self._stand.room.findChildren(Scroll) if each.findChild(VoteRows))

    def clear_away(self) -> None:
        self._stand.clear_away()


@pytest.fixture
def scene(qapp: object) -> Iterator[Callable[..., Rows]]:
    made: list[Rows] = []

    def make(scene: str, people: int, names: str = "plain", language: str = "it") -> Rows:
        made.append(Rows(scene, NAMES[names][:people], language))
        return made[-1]

    yield make
    for rows in made:
        rows.clear_away()


def named(row: VoteRow) -> Piece:
    """The name of whom a row is about: it is written before all others."""
    name = row.accessibleName().partition(":")[0].partition("：")[0]
    return written(row, name)


def written(row: VoteRow, text: str) -> Piece:
    return next(piece for piece in texts(row) if piece.text.strip() == text)


@pytest.mark.parametrize("how", ["", ", tied", ", tied again", ", drawn", ", nobody"])
def test_nothing_scrolls_that_has_room_in_some_form(scene: Callable[..., Rows], how: str) -> None:
    rows = scene(f"result of hands{how}", 12)
    rows.in_window((800, 600), 1.5)
    assert rows.scroll().verticalScrollBar().maximum() == 0
    assert not rows.scroll().verticalScrollBar().isVisible()


@pytest.mark.parametrize("size", [(800, 600), (800, 1280), (1280, 800)])
def test_larger_letters_are_larger_in_a_row_that_is_alone_too(
    scene: Callable[..., Rows], size: tuple[int, int]
) -> None:
    def voters(how: str) -> float:
        row, *_ = scene(f"result of hands{how}", 16, language="pl").in_window(size, 2.0)
        return min(written(row, name).px for name in row.accessibleDescription().split(", "))

    assert voters(", nobody") >= 0.75 * voters("")


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_whom_a_row_is_about_is_in_letters_no_smaller_than_its_voters(
    scene: Callable[..., Rows], text: float
) -> None:
    for row in scene("result", 4, language="en").in_window((800, 600), text):
        voters = [written(row, name) for name in row.accessibleDescription().split(", ")]
        assert named(row).px >= max(voter.px for voter in voters)


def test_what_stands_below_a_chip_is_clear_of_the_edge(scene: Callable[..., Rows]) -> None:
    (row,) = scene("result of hands, nobody", 12).in_window((800, 600), 1.5)
    assert named(row).ink.left() >= 7


@pytest.mark.parametrize(("names", "language", "tie"), [("chinese", "zh", "平票"), ("plain", "pl", "remis")])
def test_a_name_is_clear_of_the_word_below_the_count(
    scene: Callable[..., Rows], names: str, language: str, tie: str
) -> None:
    for row in scene("result, duel", 4, names, language).in_window((800, 1280), 2.0):
        assert named(row).ink.right() + 8 <= written(row, tie).ink.left()


def lines(row: VoteRow) -> list[int]:
    """How many voters stand on each of its lines, from the top down."""
    names = [written(row, name) for name in row.accessibleDescription().split(", ")]
    tops = Counter(round(name.ink.center().y() / name.px) for name in names)
    return [tops[top] for top in sorted(tops)]


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (1920, 1080), (800, 1280)])
def test_voters_stand_on_one_line_where_they_have_room_on_it(
    scene: Callable[..., Rows], size: tuple[int, int]
) -> None:
    for row in scene("result, duel", 12, language="en").in_window(size, 1.0):
        assert lines(row) == [6]
        assert QColor(LIGHT.brassink).name() in colours_beside(row, written(row, "6")), "no sign of a duel"


def test_no_voter_is_left_alone_on_a_line(scene: Callable[..., Rows]) -> None:
    (row,) = scene("result, passed", 7).in_window((1280, 800), 1.5)
    assert lines(row) == [3, 2, 2]


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (800, 1280)])
def test_whom_nobody_voted_for_costs_the_rows_neither_chips_nor_the_word_for_a_tie(
    scene: Callable[..., Rows], size: tuple[int, int]
) -> None:
    first, second, nobody = scene("result of hands, tied", 16, language="en").in_window(size, 1.5)
    assert written(first, "tied").px == written(second, "tied").px > 0
    assert lines(nobody)[:2] == [3, 3]


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (800, 1280)])
def test_one_long_name_does_not_have_people_stand_in_a_column(
    scene: Callable[..., Rows], size: tuple[int, int]
) -> None:
    (row,) = scene("result of hands, nobody", 12, "chinese", "en").in_window(size, 1.0)
    first, second = written(row, "王小明").ink, written(row, "李").ink
    assert second.left() > first.right()
    assert second.top() < first.bottom()


@pytest.mark.parametrize("how", ["duel", "lots", "passed"])
def test_several_lines_of_voters_are_clear_of_the_edge_and_seen_at_once(
    scene: Callable[..., Rows], how: str
) -> None:
    rows = scene(f"result, {how}", 12)
    for row in rows.in_window((800, 600), 2.0):
        image = row.grab().toImage()
        ground = image.pixelColor(row.width() // 4, 4)
        for y in (4, 5, row.height() - 5, row.height() - 6):
            assert {image.pixelColor(x, y).name() for x in range(20, row.width() - 20)} == {ground.name()}
    assert rows.scroll().verticalScrollBar().maximum() == 0


def colours_beside(row: VoteRow, count: Piece) -> dict[str, int]:
    """The colours right of a count, in the middle of its row: at how many pixels from it each begins."""
    image, right = row.grab().toImage(), ceil(count.ink.right())
    found: dict[str, int] = {}
    for x in range(right + 1, right + 60):
        for y in range(row.height() // 2 - 6, row.height() // 2 + 6):
            found.setdefault(image.pixelColor(x, y).name(), x - right)
    return found


@pytest.mark.parametrize("people", [4, 6, 8, 10, 12])
def test_the_sign_of_a_tie_has_air_in_a_small_window(scene: Callable[..., Rows], people: int) -> None:
    for row in scene("result, lots", people, language="en").in_window((800, 600), 1.0):
        count = written(row, str(people // 2))
        _ground, first, *_ = colours_beside(row, count).values()
        assert first > 6

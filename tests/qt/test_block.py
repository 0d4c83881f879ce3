"""Names and other texts in their places: whole, as large as there is room for, and readable where broken."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QFont

from spyword_qt import languages
from spyword_qt.people import guests
from spyword_qt.seating import seat_people
from spyword_qt.theme.fonts import ui, voice
from spyword_qt.theme.tokens import LEADING, MIN_TEXT
from spyword_qt.widgets.block import Block, fit_block, size_of
from spyword_qt.widgets.lines import Lines, longest_word
from spyword_qt.widgets.name_block import NameBlock
from spyword_qt.widgets.text import FitText, Text, TextRole
from tests.layout.choices import NAMES

PEOPLE = seat_people(guests(tuple(name for names in NAMES.values() for name in names)))
FULL = 34
ROOMS = [QSizeF(width, height) for width in (70, 110, 160, 240, 420) for height in (22, 44, 70, 130)]
NARROW = [QSizeF(74, 60), QSizeF(86, 60)]
"""In these a word's last letter would take a line more than the room has."""
WORD = "Wolfeschlegelsteinhausen"


@pytest.mark.parametrize("room", [*ROOMS, *NARROW])
@pytest.mark.usefixtures("qapp")
def test_a_name_stays_in_its_room(room: QSizeF) -> None:
    for person in PEOPLE:
        lines = NameBlock(person, ui).lines(room, FULL)
        assert lines.height <= room.height(), person.name
        assert lines.width <= room.width() + 0.5, person.name
        assert MIN_TEXT <= size_of(lines) <= FULL
        shown = "".join(lines.rows)
        assert shown == person.name or "…" in shown


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.usefixtures("qapp")
def test_no_word_is_broken_that_can_be_read_whole(room: QSizeF) -> None:
    for person in PEOPLE:
        lines = NameBlock(person, ui).lines(room, FULL)
        if not Block(person.name, ui).letters(room, FULL):
            continue
        words = person.name.replace("-", "- ").split()
        shown = [word for row in lines.rows for word in row.replace("-", "- ").split()]
        assert shown == words or not person.name.isascii(), lines.rows
        assert "".join(lines.rows) == person.name


@pytest.mark.parametrize("make", [ui, voice])
@pytest.mark.usefixtures("qapp")
def test_a_word_is_whole_and_as_large_as_its_room_lets_it_be(
    make: Callable[[int], QFont],
) -> None:
    width = longest_word(WORD, make(20)) + 2
    lines = fit_block(WORD, make, FULL, QSizeF(width, 2.6 * FULL))
    assert lines.rows == [WORD]
    assert size_of(lines) >= 19


@pytest.mark.usefixtures("qapp")
def test_a_broken_word_is_large_and_its_parts_are_about_as_long() -> None:
    lines = fit_block(WORD, ui, 22, QSizeF(longest_word(WORD, ui(MIN_TEXT)) - 4, 60))
    assert size_of(lines) == 22
    assert all(abs(len(one) - len(other)) <= 4 for one, other in pairwise(lines.rows))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["王小明", "欧阳娜娜"])
def test_no_letter_of_a_chinese_name_is_left_alone_on_a_line(name: str) -> None:
    for width in range(3 * (MIN_TEXT + 1), 5 * FULL, 3):
        lines = fit_block(name, ui, FULL, QSizeF(width, 2.6 * FULL))
        assert {len(row) for row in lines.rows} <= {2, len(name)}
        assert lines.count == 1 or len(name) > 3


@pytest.mark.usefixtures("qapp")
def test_a_chinese_sentence_ends_with_more_than_a_letter_and_its_full_stop() -> None:
    label = Text("请大家闭上眼睛，保持安静。")
    label.setAlignment(Qt.AlignmentFlag.AlignLeft)
    for letters in range(5, 13):
        lines = label.shown(letters * size_of(label.shown(1000)) + 2)
        assert len(lines.rows[-1]) >= 3, lines.rows
        assert lines.count == -(-len(label.text()) // letters), lines.rows


@pytest.mark.usefixtures("qapp")
def test_lines_are_as_many_whatever_is_asked_first() -> None:
    text = "请大家闭上眼睛，保持安静。"
    for width in range(40, 400, 7):
        asked, shown = (Lines(text, ui(20), width, LEADING) for _ in range(2))
        count, height, has_room = asked.count, asked.height, asked.has_room
        assert len(shown.rows) == count
        assert (shown.count, shown.height, shown.has_room) == (count, height, has_room)
        assert asked.width == shown.width <= width
        assert "".join(shown.rows) == text


@pytest.mark.usefixtures("qapp")
def test_a_title_is_slanted_anew_in_another_language() -> None:
    label = FitText("Marathon", TextRole.TITLELINE)
    for language, is_slanted in (("en", True), ("pl", False), ("it", True)):
        languages.speak(language)
        assert label.shown(300).font.italic() is is_slanted

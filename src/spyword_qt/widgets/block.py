"""A text as large as its place lets it be: nothing is cut, and no word broken that could be read whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from typing import Final

from PySide6.QtCore import QSizeF, QTextBoundaryFinder
from PySide6.QtGui import QFont, QFontMetricsF

from spyword_qt.theme.fonts import has_cjk, has_loaded_chinese
from spyword_qt.theme.tokens import LEADING, MIN_TEXT
from spyword_qt.widgets.lines import KERNING, Lines, line_height

MOST_LINES: Final = 3
MEASURED: Final = 100
"""Pixels of the letters that are measured, where no others are asked for."""
LARGE: Final = 0.8
"""Of its full size, from which on a text isn't laid onto one more line to be larger."""
LARGE_FOR_A_WORD: Final = 0.62
"""The same of one word: it may have places where it may end a line, as all Chinese ones have."""
FEW_CHINESE: Final = 3
"""Letters of a Chinese word that would leave one of them alone on its next line."""
LARGE_FOR_FEW: Final = 0.01
"""The same of such a word: whatever can be read."""
WORTH_A_THIRD: Final = 1.15
"""So much larger have letters to get by a third line."""
LEAST_PIECE: Final = 3
"""Letters of a broken word that are left for its next line, at least."""
NARROWER: Final = (0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95)
"""Parts of the width that are tried for that."""


class Block:
    """A text as `make` writes it in letters of so many pixels: measured once, for places of any size.

    Letters of `measured` pixels are as large as any that are asked for, where the font is one whose small
    letters are wider than a mere part of the large ones.
    """

    def __init__(
        self,
        text: str,
        make: Callable[[int], QFont],
        leading: float = LEADING,
        measured: int = MEASURED,
    ) -> None:
        self.text, self.make, self.leading = text, make, leading
        self._large = _large_for(text)
        self._measured = measured
        self._has_chinese: bool | None = None
        self._starts: list[float] = []
        self._ends: list[float] = []
        self._narrowest: dict[int, float] = {}

    def letters(self, room: QSizeF, most: int, most_lines: int = MOST_LINES) -> int:
        """Pixels of the largest letters, up to `most`, with every word whole; 0 if none can be read."""
        self._measure()
        best = 0
        for count in range(1, most_lines + 1):
            found = self._letters_on(count, room, most)
            if found > best * (WORTH_A_THIRD if count > 2 else 1):
                best = found
            if best >= most * (self._large if count == 1 else LARGE):
                break
        return best

    def lines(self, room: QSizeF, most: int, *, large: float | None = None) -> Lines:
        """The text in the largest letters, up to `most` pixels, on no more lines than they need.

        On one line more only where they would have to be less than the part `large` of that, by default of
        what looks well. Words are broken only where they can't be read whole. What has no room even so, in
        the smallest letters, is higher than that.
        """
        self._measure()
        best: Lines | None = None
        for count in range(1, MOST_LINES + 1):
            least = size_of(best) * (WORTH_A_THIRD if count > 2 else 1)
            if self._letters_on(count, room, most) > least:
                best = max(best, self._whole_on(count, room, most), key=size_of)
            if size_of(best) >= most * (large or (self._large if count == 1 else LARGE)):
                break
        return best or self._broken(room, most)

    def part_held(self, room: QSizeF) -> float:
        """How much of it has room in the smallest letters where words are broken, from 0 to 1."""
        return self._part_on(int(room.height() / line_height(MIN_TEXT, self.leading)), room.width())

    def _part_on(self, lines: int, width: float) -> float:
        """The same of so many lines."""
        self._measure()
        # A line is rarely full to its last pixel.
        held = lines * max(0.0, width - MIN_TEXT / 2)
        return min(1.0, held / max(1.0, self._ends[-1] * MIN_TEXT / self._measured))

    def _measure(self) -> None:
        """Find where a line may begin and end, in pixels of the text; anew once Chinese letters are there."""
        if self._has_chinese is has_loaded_chinese():
            return
        self._has_chinese = has_loaded_chinese()
        measure, text = QFontMetricsF(self.make(self._measured)), self.text
        ends = _line_ends(text)
        self._starts = [measure.horizontalAdvance(text[:end]) for end in ends]
        self._ends = [measure.horizontalAdvance(text[:end].rstrip()) for end in ends]
        self._narrowest.clear()

    def _letters_on(self, count: int, room: QSizeF, most: int) -> int:
        """Pixels of the letters that have room on so many lines, as far as measuring tells; 0 for none."""
        px = self._held(count, room, most)
        if not px:
            return 0
        width = max(1.0, self._least_width(count))
        return self._held(count, room, min(px, int((room.width() - KERNING) * self._measured / width)))

    def _held(self, count: int, room: QSizeF, px: int) -> int:
        """The most pixels up to `px` in which so many lines are low enough; 0 for none that can be read."""
        # A line takes whole pixels: see `line_height`.
        px = min(px, int(int(room.height() / count) / self.leading))
        return px if px >= MIN_TEXT else 0

    def _whole_on(self, count: int, room: QSizeF, most: int) -> Lines | None:
        # Laid out, a line may take some more than was measured.
        for px in range(self._letters_on(count, room, most), MIN_TEXT - 1, -1):
            lines = Lines(self.text, self.make(px), room.width(), self.leading, break_words=False)
            if lines.count <= count and lines.has_room:
                return lines
        return None

    def _broken(self, room: QSizeF, most: int) -> Lines:
        best = 0
        for count in range(2, MOST_LINES + 1):
            across = count * room.width() * self._measured / max(1.0, self._ends[-1])
            largest = self._held(count, room, min(most, int(across)))
            for px in range(largest, max(MIN_TEXT - 1, best), -1):
                if Lines(self.text, self.make(px), room.width(), self.leading).count <= count:
                    best = px
                    break
            if best >= LARGE * most:
                break
        return self._divided(max(best, MIN_TEXT), room.width(), self.leading)

    def _divided(self, px: int, width: float, leading: float) -> Lines:
        """With words broken, but no more than must be, about evenly, and without leaving a letter or two."""
        lines = Lines(self.text, self.make(px), width, leading)
        even = self._ends[-1] * px / self._measured / lines.count
        widths = (part * width for part in NARROWER if part * width > even)
        tried = (Lines(self.text, lines.font, narrower, leading) for narrower in widths)
        as_many = (each for each in tried if each.count == lines.count)
        most = _broken_words(lines.rows)
        well = (each for each in as_many if _is_divided_well(each.rows) and _broken_words(each.rows) <= most)
        return next(well, lines)

    def _least_width(self, count: int) -> float:
        """Pixels of the widest line, where the text is divided so that this is the least it can be."""
        if count not in self._narrowest:
            last_piece = len(self._ends) - 1
            ways = combinations(range(1, last_piece), max(0, min(count, last_piece) - 1))
            self._narrowest[count] = min(
                max(self._ends[last] - self._starts[first] for first, last in pairwise((0, *way, last_piece)))
                for way in ways
            )
        return self._narrowest[count]


def fit_block(
    text: str, make: Callable[[int], QFont], px: int, room: QSizeF, leading: float = LEADING
) -> Lines:
    """The text in a room in letters of up to `px`, for which it is measured for once: see `Block`."""
    return Block(text, make, leading, px).lines(room, px)


def fit(text: str, make: Callable[[int], QFont], px: int, width: float, leading: float) -> Lines:
    """The same in the height of one line: on two only in letters half as large, which have room there."""
    height = max(line_height(px, leading), 2 * line_height(max(MIN_TEXT, round(px / 2)), leading))
    return fit_block(text, make, px, QSizeF(width, height), leading)


def whole_words(text: str, make: Callable[[int], QFont], px: int, width: float, leading: float) -> Lines:
    """The text in letters of `px`, or as much smaller as its longest word needs to stay in one piece.

    A word for which even the smallest letters are too large is broken, in those of full size.
    """
    size = px
    while size >= MIN_TEXT:
        lines = Lines(text, make(size), width, leading, break_words=False)
        if lines.has_room:
            return lines
        size = min(size - 1, int(size * width / lines.width))
    return Lines(text, make(px), width, leading)


def size_of(lines: Lines | None) -> int:
    """Pixels of the letters; 0 for no lines."""
    return lines.font.pixelSize() if lines is not None else 0


def _large_for(text: str) -> float:
    if len(text) <= FEW_CHINESE and has_cjk(text):
        return LARGE_FOR_FEW
    return LARGE if " " in text else LARGE_FOR_A_WORD


def _line_ends(text: str) -> list[int]:
    """After how many letters a line may end, from 0 to all."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    # Qt counts in units of two bytes.
    units = text.encode("utf-16-le")
    ends = [0]
    while (place := finder.toNextBoundary()) > 0:
        ends.append(len(units[: 2 * place].decode("utf-16-le")))
    return ends


def _broken_words(rows: Sequence[str]) -> int:
    return sum(bool(_last_part(row)) for row in rows[:-1])


def _is_divided_well(rows: Sequence[str]) -> bool:
    """Whether lines end between words, or leave enough of a word on either side."""
    for row, after in pairwise(rows):
        before, rest = _last_part(row), _last_part(after[::-1])
        if before and rest and min(len(before), len(rest)) < LEAST_PIECE and not has_cjk(before + rest):
            return False
    return True


def _last_part(row: str) -> str:
    """What a line ends with of a word, up to where it could be divided anyway."""
    return row[max(row.rfind(" "), row.rfind("-")) + 1 :]

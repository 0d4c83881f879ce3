"""The picture of a vote: a row for everybody who got votes, one for votes for nobody, a line for the rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.people import Person
from spyword_qt.tally import Tally
from spyword_qt.theme.fonts import has_loaded_chinese
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.motion import Span, motion_of
from spyword_qt.theme.timeline import Cue, Timeline
from spyword_qt.theme.tokens import colours_of
from spyword_qt.widgets.ballot_count import arrivals
from spyword_qt.widgets.lines import UNBOUNDED
from spyword_qt.widgets.vote_density import ROOMY, Density
from spyword_qt.widgets.vote_entry import VoteEntry, entries
from spyword_qt.widgets.vote_lots import VoteLots
from spyword_qt.widgets.vote_rest import rest_lines, rest_texts
from spyword_qt.widgets.vote_row import VoteRow
from spyword_qt.widgets.vote_style import RowStyle, row_style

KEPT: Final = {1: 0.75, 2: 0.87}
"""Of the preference for text, what so many rows keep that are seen at once for it; more rows keep all."""

_TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class VoteRows(QWidget):
    """Rows by votes. They take the roomiest of a few forms that the height given has room for."""

    counted = Signal(bool)
    """All ballots of `count_up` are in: by themselves, or (False) because somebody cut it short."""
    lots_shown = Signal()
    """The light of `draw_lots` has come to rest, or somebody ended it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._people: dict[int, Person] = {}
        self._vote: Tally | None = None
        self._candidates: tuple[int, ...] = ()
        self._entries: list[VoteEntry] = []
        self._most_votes = 0
        self._rows: list[VoteRow] = []
        self._rest: tuple[str, ...] = ()
        self._rest_top = 0.0
        self._styles: dict[tuple[Density, float, Metrics, bool, bool], RowStyle] = {}
        """Those asked for since rows or sizes were others: a layout asks for the same ones often."""
        self._lots = VoteLots(self)
        self._lots.shown.connect(self.lots_shown)
        self._arrivals: tuple[tuple[Cue, ...], ...] = ()
        self._count = Timeline(self)
        self._count.ended.connect(self._count_ended)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_vote(self, people: Sequence[Person], vote: Tally, candidates: Sequence[int]) -> None:
        """Show a tallied vote; `candidates` are the seats that could be voted for."""
        self._people = {person.seat: person for person in people}
        self._vote, self._candidates = vote, tuple(candidates)
        self._fill()

    def forget(self) -> None:
        """Drop the vote."""
        self._count.drop()
        self._vote = None
        self._fill()

    def count_up(self) -> bool:
        """Let the ballots come in one after the other; False where people asked for stillness.

        What they decide is shown once they are in. `skip`, or a click, ends it.
        """
        self._arrivals = arrivals(self._entries)
        last = max((cue.ends for row in self._arrivals for cue in row), default=0)
        return self._count.play(last, self._show_count)

    def counts(self) -> bool:
        """Whether ballots are still coming in."""
        return self._count.runs()

    def skip(self) -> bool:
        """Cut short whatever is being shown; False where nothing is."""
        was_shown = self.counts() or self.shows_lots()
        self._count.skip()
        self._lots.stop()
        return was_shown

    def square_of(self, seat: int) -> QRectF:
        """Where the chip of a candidate with votes lies, in this widget."""
        row = next(row for entry, row in self._shown() if entry.person and entry.person.seat == seat)
        return row.candidate_square().translated(QPointF(row.pos()))

    def draw_lots(self, tied: Sequence[int], out: int) -> None:
        """Let a light hop over the rows of `tied` and stay on `out`, drawn before. A click ends it."""
        rows = {entry.person.seat: row for entry, row in self._shown() if entry.person}
        self._lots.draw([row for seat, row in rows.items() if seat in tied], rows[out])

    def shows_lots(self) -> bool:
        """Whether the light is hopping; never where people asked for stillness."""
        return self._lots.runs()

    def rescale(self, m: Metrics) -> None:
        """Take the letter sizes and chips of the window's scale."""
        self._m = m
        self._styles.clear()
        self._arrange()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        # What holds the rows scrolls only where not even the tightest form fits.
        return QSize(self._m.px(704), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._m.px(420), self.heightForWidth(self.width()))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._height(self._tightest(width), width, 0)

    def height_within(self, width: int, most: int) -> int:
        """Pixels in height, at a width, of the form that they take where `most` are there; never more."""
        return min(self._height(self._style_within(width, most), width, most), most)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.skip()
            self._fill()
        super().changeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.skip():
            super().mousePressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        lines = rest_lines(self._rest, self._m, self.width(), self.height() - self._rest_top)
        rect = QRectF(0, self._rest_top, self.width(), lines.height)
        lines.paint(painter, rect, _TOP_LEFT, colours_of(self).soft)

    def _show_count(self, ms: float) -> None:
        for (_, row), cues in zip(self._shown(), self._arrivals, strict=True):
            row.set_count([cue.at(ms) for cue in cues], 0.0)

    def _count_ended(self, by_itself: bool) -> None:
        if by_itself:
            motion_of(self).run(self, Span.CHIP_OUT, self._decide)
        else:
            self._decide(1.0)
        self.counted.emit(by_itself)

    def _decide(self, part: float) -> None:
        for _, row in self._shown():
            row.set_count(None, part)

    def _shown(self) -> list[tuple[VoteEntry, VoteRow]]:
        return list(zip(self._entries, self._rows, strict=False))

    def _fill(self) -> None:
        # Its light would hop on over rows that are gone.
        self._lots.stop()
        self._entries = [] if self._vote is None else self._made(self._vote)
        self._most_votes = max((entry.count for entry in self._entries), default=0)
        self._styles.clear()
        while len(self._rows) < len(self._entries):
            self._rows.append(VoteRow(self))
        for spare in self._rows[len(self._entries) :]:
            spare.hide()
            spare.deleteLater()
        del self._rows[len(self._entries) :]
        for entry, row in self._shown():
            row.show_entry(entry)
            row.show()
        self._rest = rest_texts(self._entries, [self._people[seat] for seat in self._candidates])
        self._arrange()
        self.updateGeometry()
        self.update()

    def _made(self, vote: Tally) -> list[VoteEntry]:
        blank = self.tr("Passed") if vote.may_pass else self.tr("No vote")
        return entries(vote, self._people, tied=self.tr("tied"), blank=blank)

    def _style(self, density: Density, width: float, m: Metrics, *, uncut: bool = False) -> RowStyle:
        key = density, width, m, uncut, has_loaded_chinese()
        if key not in self._styles:
            self._styles[key] = row_style(density, m, width, self._entries, uncut=uncut)
        return self._styles[key]

    def _height(self, style: RowStyle, width: float, most: float) -> int:
        """Height of rows and the line below them, which has smaller letters where `most` would not do."""
        rows = self._rows_height(style)
        return rows + (rest_lines(self._rest, self._m, width, most - rows).height if self._rest else 0)

    def _rows_height(self, style: RowStyle) -> int:
        return sum(style.row_height(entry.count) + style.gap for entry in self._entries)

    def _style_within(self, width: int, height: int) -> RowStyle:
        """What has room for all of it, else the tightest."""
        is_alone = len(self._entries) == 1
        found = self._found(width, height, (self._m,) if is_alone else self._sizes(), uncut=False)
        if is_alone and (found is None or found.cuts_names(self._most_votes)):
            found = self._found(width, height, self._sizes(), uncut=True) or found
        return found or self._tightest(width)

    def _tightest(self, width: float) -> RowStyle:
        """What scrolls rather than get smaller."""
        *_, m = self._sizes()
        # In narrow rows names under chips take fewer lines than those beside them.
        return min((self._style(density, width, m) for density in reversed(ROOMY)), key=self._rows_height)

    def _sizes(self) -> Iterator[Metrics]:
        """The window for people's preference, and for smaller letters of few rows, seen at once then."""
        return self._m.with_smaller_text(kept=KEPT.get(len(self._entries), 1.0))

    def _found(self, width: int, height: int, sizes: Iterable[Metrics], *, uncut: bool) -> RowStyle | None:
        """The roomiest of the fewest lines, in the largest of these sizes that has room for all."""
        found, signed = None, any(entry.sign for entry in self._entries)
        for m in sizes:
            styles = [self._style(density, width, m, uncut=uncut) for density in ROOMY]
            fitting = [style for style in styles if self._height(style, width, UNBOUNDED) <= height]
            if fitting:
                found = min(fitting, key=lambda style: style.lacks(self._most_votes, signed, uncut))
                break
        # Rather than have small chips, the line below has smaller letters, or none of the names.
        larger = (style for style in styles if style.is_larger(found))
        return next((style for style in larger if self._height(style, width, height) <= height), found)

    def _arrange(self) -> None:
        width = self.width()
        style = self._style_within(width, self.height())
        top = 0
        for entry, row in self._shown():
            height = style.row_height(entry.count)
            row.set_style(style, self._m)
            row.setGeometry(0, top, width, height)
            top += height + style.gap
        self._rest_top = top

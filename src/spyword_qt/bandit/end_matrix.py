"""Who was who, everybody's points, and every vote: the table of people at the end of Secret Bandit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent

from spyword_engine.bandit.views import TableView
from spyword_qt.bandit.end_rows import groups, heads
from spyword_qt.bandit.end_wording import day_heading, votes_legend, votes_told
from spyword_qt.people import Person
from spyword_qt.widgets.legend import LegendEntry
from spyword_qt.widgets.matrix_cells import Group, Head
from spyword_qt.widgets.people_matrix import Matrix, MatrixTexts


class BanditMatrix(Matrix):
    """People by role, side by side, with a column a vote."""

    _shown: tuple[TableView, Sequence[Person]] | None = None

    def show_end(self, view: TableView, people: Sequence[Person]) -> None:
        """Show a game that is over."""
        self._shown = (view, people)
        self._fill()

    def forget(self) -> None:
        """Drop roles and votes."""
        self._shown = None
        self._fill()

    def legend(self) -> list[LegendEntry]:
        """What the signs in it mean that nobody knows by themselves."""
        return votes_legend(*self._made())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._fill()
        super().changeEvent(event)

    def _fill(self) -> None:
        people, over = self._made()
        texts = MatrixTexts(
            days=tuple(day_heading(day) for day in sorted({head.day for head in over})),
            notes=self.tr("Points"),
            columns=self.tr("Every vote"),
            told=votes_told(people, over),
        )
        self.show_contents(people, over, (), texts)

    def _made(self) -> tuple[tuple[Group, ...], tuple[Head, ...]]:
        if self._shown is None:
            return (), ()
        view, people = self._shown
        assert view.end is not None
        by_seat = {person.seat: person for person in people}
        return groups(by_seat, view.end, self.tr("out")), heads(view.end.log)

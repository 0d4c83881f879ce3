"""Who was who, everybody's points, and every vote: the table of people at the end of Secret Bandit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize

from spyword_engine.bandit.views import TableView
from spyword_qt.bandit.end_rows import groups, heads
from spyword_qt.bandit.end_wording import day_heading, votes_legend, votes_told
from spyword_qt.people import Person
from spyword_qt.widgets.legend import LegendEntry
from spyword_qt.widgets.people_matrix import Matrix, MatrixTexts


class BanditMatrix(Matrix):
    """People by role, side by side, with a column a vote."""

    def show_end(self, view: TableView, people: Sequence[Person]) -> None:
        """Show a game that is over, in the language of the moment."""
        assert view.end is not None
        by_seat = {person.seat: person for person in people}
        shown, over = groups(by_seat, view.end, self.tr("out")), heads(view.end.log)
        texts = MatrixTexts(
            days=tuple(day_heading(day) for day in sorted({head.day for head in over})),
            notes=self.tr("Points"),
            columns=self.tr("Every vote"),
            told=votes_told(shown, over),
        )
        self.show_contents(shown, over, (), texts)

    def legend(self, size: QSize) -> list[LegendEntry]:
        return votes_legend(self.groups, self.heads)

"""Who was who, and every vote: the end's table of people by role and votes in order."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QSize

from spyword_engine.deal import Role
from spyword_engine.views import EndView, OutView
from spyword_qt import phrasing
from spyword_qt.people import Person
from spyword_qt.widgets.legend import LegendEntry
from spyword_qt.widgets.matrix_cells import Group, Head, groups, heads, passes
from spyword_qt.widgets.matrix_legend import legend
from spyword_qt.widgets.matrix_speech import spoken_heads, spoken_passes, spoken_rows
from spyword_qt.widgets.people_matrix import Matrix, MatrixTexts


class VoteMatrix(Matrix):
    """That of the word game."""

    _roles: tuple[Role, ...] = ()

    def show_end(
        self, people: Sequence[Person], end: EndView, out: Sequence[OutView], left: Collection[int]
    ) -> None:
        """Show a game that is over, in the language of the moment.

        `out` and `left` are who was out of it and who of those had left.
        """
        self._roles = end.roles
        shown, over, passed = self._groups_of(people, end, out, left), heads(end.log), passes(end.log)
        said = [spoken_rows(group.name, group.rows, won=group.won) for group in shown]
        told = [spoken_heads(over), *said, spoken_passes(self.tr("Passed"), passed)]
        texts = MatrixTexts(
            heads=tuple(self._head_name(head) for head in over),
            passed=self.tr("Passed"),
            columns=self.tr("Every vote"),
            told=phrasing.apart(told),
        )
        self.show_contents(shown, over, passed, texts)

    def forget(self) -> None:
        self._roles = ()
        super().forget()

    def legend(self, size: QSize) -> list[LegendEntry]:
        return legend(self.groups, self.heads, self._roles, self.crossed(size))

    def _groups_of(
        self, people: Sequence[Person], end: EndView, out: Sequence[OutView], left: Collection[int]
    ) -> tuple[Group, ...]:
        by_seat = {person.seat: person for person in people}
        words = {"out_word": self.tr("out"), "left_word": self.tr("left")}
        return tuple(
            Group(
                role.value,
                role.value,
                self._role_name(role, len(rows)),
                rows,
                won=rows[0].person.seat in end.winners,
            )
            for role, rows in groups(by_seat, end, out, left, **words)
        )

    def _head_name(self, head: Head) -> str:
        return self.tr("Vote {number}").format(number=head.number)

    def _role_name(self, role: Role, count: int) -> str:
        if role is Role.CITIZEN:
            return self.tr("Citizen") if count == 1 else self.tr("Citizens")
        if role is Role.GHOST:
            return self.tr("Ghost")
        return self.tr("Spy") if count == 1 else self.tr("Spies")

"""The end as a small show: whose game it was, both cards turned up, who was who, and every vote."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.motion import Span
from spyword_qt.theme.timeline import Cue, in_turn
from spyword_qt.widgets.emblem import Emblem
from spyword_qt.widgets.open_card import OpenCard
from spyword_qt.widgets.people_matrix import Matrix
from spyword_qt.widgets.show import Manner, Part
from spyword_qt.widgets.still import still

# Milliseconds from the moment that the screen is entered.
COIN: Final = 140
WINNER: Final = 240
FIRST_CARD: Final = 520
SECOND_CARD: Final = 720
REMARKS: Final = 960
ROLES: Final = 1080
ROLES_TAKE: Final = 600
"""From the first person's role to the last one's."""
VOTES_AFTER: Final = 120
"""From the last role to the first vote."""
VOTES_TAKE: Final = 480
"""From the first vote to the last."""
SLOWEST_ROLE: Final = 90
SLOWEST_VOTE: Final = 140


@dataclass(frozen=True, slots=True)
class EndStage:
    """The widgets of the end's screen that have a part in the show."""

    screen: QWidget
    coin: Emblem
    winner: Sequence[QWidget]
    cards: Sequence[OpenCard]
    """Both, in a game that has any."""
    remarks: Sequence[QWidget]
    """What is said of the cards and the votes: the guess, headings, legends."""
    matrix: Matrix

    def widgets(self) -> tuple[QWidget, ...]:
        return (self.coin, *self.winner, *self.cards, *self.remarks, self.matrix)


def end_parts(stage: EndStage) -> list[Part]:
    """Everything that comes, as it is seen and where it lies now."""
    screen = stage.screen
    coin = Part(still(stage.coin), _place(stage.coin, screen), (Cue(COIN, Span.COIN),), Manner.GROW)
    parts = [coin, *(_rising(widget, WINNER, screen) for widget in stage.winner if widget.isVisible())]
    for card, begins in zip(stage.cards, (FIRST_CARD, SECOND_CARD), strict=False):
        half = Cue(begins, Span.CARD_AWAY)
        turn = (half, Cue(half.ends, Span.CARD_BACK))
        parts.append(Part(still(card), _place(card, screen), turn, Manner.TURN, card.back()))
    parts += [_rising(widget, REMARKS, screen) for widget in stage.remarks if widget.isVisible()]
    return parts + _matrix_parts(stage.matrix, _place(stage.matrix, screen))


def _place(widget: QWidget, screen: QWidget) -> QRect:
    return QRect(widget.mapTo(screen, QPoint()), widget.size())


def _rising(widget: QWidget, begins: int, screen: QWidget) -> Part:
    return Part(still(widget), _place(widget, screen), (Cue(begins, Span.APPEAR),))


def _matrix_parts(matrix: Matrix, place: QRect) -> list[Part]:
    """The board first, then its people by role, then vote after vote."""
    whole, dpr = still(matrix), matrix.devicePixelRatioF()
    people, votes = matrix.people_rects(), matrix.vote_rects()
    every = min(SLOWEST_ROLE, ROLES_TAKE // max(1, len(people)))
    roles = in_turn(len(people), ROLES, every, Span.APPEAR)
    after = ROLES + every * len(people) + VOTES_AFTER
    log = in_turn(len(votes), after, min(SLOWEST_VOTE, VOTES_TAKE // max(1, len(votes))), Span.APPEAR)
    parts = [Part(matrix.board(), place, (Cue(REMARKS, Span.APPEAR),))]
    for rect, cue in zip((*people, *votes), (*roles, *log), strict=True):
        cut = QRect((rect.topLeft() * dpr), (rect.size() * dpr))
        parts.append(Part(whole.copy(cut), rect.translated(place.topLeft()), (cue,)))
    return parts

"""The votes of Secret Bandit: candidate by candidate, hands are raised, and the judge taps whose."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from spyword_engine.bandit.views import TableView
from spyword_engine.bandit.vote import may_vote_for
from spyword_engine.seat import Seat
from spyword_qt.bandit.day_wording import caption, hands_of, some, without_a_vote
from spyword_qt.people import Person, person_at
from spyword_qt.screens.hands_buttons import HandsButtons
from spyword_qt.screens.hands_ends import HEAD_GAP, Coming, HandsEnds
from spyword_qt.screens.hands_layout import BETWEEN, FEW, Tiles, candidates_part, tile_gap
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.table_screen import TableScreen
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.changing_button import ChangingButton
from spyword_qt.widgets.hand_key import HandKey
from spyword_qt.widgets.hand_tile import CandidateTile, HandTile
from spyword_qt.widgets.large_names import LargeName
from spyword_qt.widgets.panel import ask
from spyword_qt.widgets.text import TextRole

HIGH_CANDIDATES: Final = 0.44  # of the height, in portrait


class HandsScreen(TableScreen):
    """Everybody sees who has how many votes, and who has none; all can be corrected until it is closed."""

    hand = Signal(object, object)
    """A voter's seat, and whom their hand is raised against; None takes it back."""
    close_vote = Signal()

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(ScreenName.HANDS, clock, parent)
        self._view: TableView | None = None
        self._people: tuple[Person, ...] = ()
        self._vote: object = None
        self._called: Seat | None = None
        self._candidates: dict[Seat, CandidateTile] = {}
        self._voters: dict[Seat, HandTile] = {}
        self._heading = LargeName(role=TextRole.SECTION, parent=self)
        self._question = LargeName(role=TextRole.SECTION, parent=self)
        self._key = HandKey(self)
        self._next = ChangingButton(icon="arrow", size="normal", parent=self)
        self._next.setObjectName("next_candidate")
        self._next.clicked.connect(self._call_next)
        self._close = ChangingButton(icon="ballot", size="normal", parent=self)
        self._close.setObjectName("close_vote")
        self._close.clicked.connect(self._close_pressed)
        self._buttons = HandsButtons(self._next, self._close)
        self._ends = HandsEnds(self._question, self._key, self._buttons)
        self.retranslate()

    def show_hands(self, view: TableView, people: tuple[Person, ...]) -> None:
        """Show how a vote stands. The candidate whose hands are counted stays the same one within it."""
        vote = (view.day, view.candidates, view.last_vote)
        self._view, self._people = view, people
        if vote == self._vote:
            self.retranslate()
            return
        self._vote = vote
        self._called = view.candidates[0]
        self._fill(view)
        self.retranslate()
        self.refresh()
        self._candidates[self._called].setFocus(Qt.FocusReason.OtherFocusReason)

    def forget(self) -> None:
        # The next vote may be of another game at the same table.
        self._vote = None

    def retranslate(self) -> None:
        self._heading.setText(self.tr("Candidates and votes"))
        view, called = self._view, self._called
        if view is None or called is None:
            return
        self.header.set_caption(caption(view))
        following = self._after(called)
        self._buttons.show(None if following is None else person_at(self._people, following))
        self._question.setText(self._question_text(called))
        without = len(self._without(view))
        self._key.show_key(without_a_vote(without), self.tr("whom they vote against"), is_missing=without > 0)
        self._show_candidates(view, called)
        self._show_voters(view, called)

    def arrange(self, m: Metrics) -> None:
        room = self.room_below(m)
        candidates = QRect(room)
        gap, coming = tile_gap(len(self._voters), m), self._coming()
        called = Tiles(list(self._candidates.values()), gap, m)
        tiles = Tiles(list(self._voters.values()), gap, m)
        is_over = m.portrait or len(self._candidates) <= FEW
        if is_over:
            candidates.setHeight(round(HIGH_CANDIDATES * room.height()))
        else:
            part = candidates_part(called, tiles, room.size(), m)
            candidates.setWidth(round(part * room.width()))
        foot = self._place_candidates(called, candidates, m)
        if is_over:
            voters = QRect(room.x(), foot, room.width(), room.bottom() + 1 - foot)
            voters.adjust(0, m.px(BETWEEN), 0, 0)
        else:
            voters = room.adjusted(candidates.width() + m.px(BETWEEN), 0, 0, 0)
        tiles.place(self._ends.fit(voters, coming, tiles, m))
        if coming.questions:
            self._ends.head_alike(self._heading, coming.questions)

    def _place_candidates(self, tiles: Tiles, room: QRect, m: Metrics) -> int:
        """Lay candidates out below their heading, in letters that leave them room; returns where they end."""
        ways = [(smaller, partial(self._head, room, smaller)) for smaller in m.with_smaller_text()]
        return tiles.place(tiles.lay_around(ways))

    def _head(self, room: QRect, m: Metrics) -> QRect:
        """Head the candidates; returns what is left of their room."""
        self._heading.rescale(m)
        heading = self._heading.heightForWidth(room.width())
        self._heading.setGeometry(room.x(), room.y(), room.width(), heading)
        return room.adjusted(0, heading + m.px(HEAD_GAP), 0, 0)

    def _fill(self, view: TableView) -> None:
        """Make tiles for a new vote: both sides in the order in which people speak."""
        for tile in (*self._candidates.values(), *self._voters.values()):
            tile.setParent(None)
            tile.deleteLater()
        self._candidates = {seat: self._candidate(seat) for seat in view.candidates}
        self._voters = {seat: self._voter(seat) for seat in view.order or () if seat in view.inside}
        tiles: list[QWidget] = [*self._candidates.values(), *self._voters.values(), self._next, self._close]
        for before, after in pairwise(tiles):
            QWidget.setTabOrder(before, after)

    def _candidate(self, seat: Seat) -> CandidateTile:
        tile = CandidateTile(person_at(self._people, seat), self)
        tile.setObjectName(f"candidate_{seat}")
        tile.clicked.connect(partial(self._call, seat))
        tile.show()
        return tile

    def _voter(self, seat: Seat) -> HandTile:
        tile = HandTile(person_at(self._people, seat), self)
        tile.setObjectName(f"hand_{seat}")
        tile.clicked.connect(partial(self._raise, seat))
        tile.show()
        return tile

    def _show_candidates(self, view: TableView, called: Seat) -> None:
        chosen = [choice for _, choice in view.hands]
        for seat, tile in self._candidates.items():
            number = chosen.count(seat)
            tile.setChecked(seat == called)
            tile.show_votes(number, hands_of(number))

    def _show_voters(self, view: TableView, called: Seat) -> None:
        hands = dict(view.hands)
        for seat, tile in self._voters.items():
            choice = hands.get(seat)
            tile.setEnabled(may_vote_for(seat, called, view.candidates))
            if choice is None:
                tile.show_hand(None, self.tr("no vote yet"), raised=False)
                continue
            person = person_at(self._people, choice)
            told = self.tr("votes against {name}").format(name=person.name)
            tile.show_hand(person, told, raised=choice == called)

    def _without(self, view: TableView) -> list[Seat]:
        """Who has no vote so far."""
        hands = dict(view.hands)
        return [seat for seat in self._voters if hands.get(seat) is None]

    def _coming(self) -> Coming:
        return Coming(
            [self._question_text(seat) for seat in self._candidates],
            [without_a_vote(number) for number in range(len(self._voters) + 1)],
            [person_at(self._people, seat) for seat in self._candidates],
        )

    def _question_text(self, seat: Seat) -> str:
        name = person_at(self._people, seat).name
        return self.tr("Who raises a hand against {name}?").format(name=name)

    def _call(self, seat: Seat, _checked: bool = False) -> None:
        self._called = seat
        self.retranslate()

    def _after(self, seat: Seat) -> Seat | None:
        """Who is called after somebody; None after the last."""
        order = list(self._candidates)
        following = order.index(seat) + 1
        return order[following] if following < len(order) else None

    def _call_next(self) -> None:
        following = None if self._called is None else self._after(self._called)
        if following is not None:
            self._call(following)

    def _raise(self, voter: Seat, _checked: bool = False) -> None:
        view = self._view
        if view is None:
            return
        # It shows what is known of the vote, not that it was tapped.
        self.retranslate()
        has_raised = dict(view.hands).get(voter) == self._called
        self.act(self.hand, voter, None if has_raised else self._called)

    def _close_pressed(self) -> None:
        view = self._view
        without = [] if view is None else self._without(view)
        if not without:
            self.act(self.close_vote)
            return
        names = some([person_at(self._people, seat).name for seat in without])
        ask(
            self,
            self.tr("Close the vote?"),
            self.tr("Without a vote: {names}.").format(names=names),
            self.tr("Keep Counting"),
            self.tr("Close It"),
            partial(self.act, self.close_vote),
        )

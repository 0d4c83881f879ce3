"""A ballot in the hands of its voter: chosen first, submitted second."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise, zip_longest
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from spyword_engine.seat import Seat
from spyword_qt.people import Person
from spyword_qt.screens.ballot_level import level, stand_in_duel
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.progress import show_progress
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen import Progress
from spyword_qt.screens.vote_foot import VoteFoot
from spyword_qt.screens.vote_head import VoteHead
from spyword_qt.screens.vote_layout import (
    GAP,
    MOST_IN_DUEL,
    NAMES_ONLY_FROM,
    SIGN,
    duel_places,
    grid_places,
    grid_rows,
    is_scene,
)
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import PAGE_MARGIN
from spyword_qt.widgets.ballot_measures import Shares
from spyword_qt.widgets.ballot_tile import BallotTile
from spyword_qt.widgets.buttons import PrimaryButton, SecondaryButton
from spyword_qt.widgets.emblem import Emblem
from spyword_qt.widgets.header import Header
from spyword_qt.widgets.text import FitText, TextRole

TOP: Final = 24
FOOT: Final = 28
HEAD_GAP: Final = 20
LEAST_TILE: Final = 78
HIGHEST_FOOT: Final = 100
HARDLY_LESS: Final = 0.9
"""Part of a name's letters."""
STILL_LARGE: Final = 0.75
"""The same in a duel, where they are larger than all else."""


class VoteScreen(Screen):
    """Shows nobody's vote but the choice of whoever has the device, and that only until it is submitted."""

    submit_vote = Signal(object)
    """A seat, or None to pass."""

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(ScreenName.VOTE, clock, parent)
        self._voter, self._round = "", 1
        self._duel = False
        self._progress: Progress | None = None
        self._tiles: dict[Seat, BallotTile] = {}
        self._header = Header(parent=self)
        self._head = VoteHead(self)
        self._signs = [Emblem(SIGN, self) for _ in range(MOST_IN_DUEL - 1)]
        for sign in self._signs:
            sign.show_coin("duel")
            sign.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._pass = SecondaryButton("", "pass", size="hero", parent=self)
        self._pass.setObjectName("pass")
        self._pass.setCheckable(True)
        self._pass.clicked.connect(self._choose_pass)
        self._said = FitText(role=TextRole.BODY, tone="soft", parent=self)
        self._said.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._submit = PrimaryButton("", "ballot", parent=self)
        self._submit.setObjectName("submit_vote")
        self._submit.clicked.connect(self._send)
        self._foot = VoteFoot(self._pass, self._said, self._submit)

    def show_vote(
        self,
        voter: Person,
        candidates: tuple[Person, ...],
        *,
        round_number: int,
        pass_offered: bool,
        duel: bool,
        progress: Progress | None,
    ) -> None:
        """Give a voter an empty ballot with the candidates, in this order."""
        self.forget()
        self._voter, self._round, self._duel, self._progress = voter.name, round_number, duel, progress
        self._head.show_person(voter)
        self._pass.setVisible(pass_offered)
        for person in candidates:
            self._add_tile(person)
        order = (*self._tiles.values(), self._pass, self._submit)
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)
        self.retranslate()
        self.refresh()

    def enter(self) -> None:
        super().enter()
        next(iter(self._tiles.values()), self._pass).setFocus(Qt.FocusReason.OtherFocusReason)

    def forget(self) -> None:
        for tile in self._tiles.values():
            tile.setParent(None)
            tile.deleteLater()
        self._tiles.clear()
        self._mark(None)

    def retranslate(self) -> None:
        voter = self._voter
        if self._duel:
            caption = self.tr("Round {number}, duel vote")
            question = self.tr("{name}, which of these should go?")
            advice = self.tr("A tie: choose among these alone. Nobody else should look.")
        else:
            caption = self.tr("Round {number}, vote")
            question = self.tr("{name}, who should go?")
            advice = self.tr("Change it until you submit. Nobody else should look.")
        self._head.say(question.format(name=voter), advice)
        self._header.set_caption(caption.format(number=self._round))
        show_progress(self._header, self._progress)
        self._pass.setText(self.tr("Pass"))
        self._submit.setText(self.tr("Submit Vote"))
        self._say_choice()

    def arrange(self, m: Metrics) -> None:
        margin = m.px(PAGE_MARGIN)
        page = self.rect().adjusted(margin, m.px(TOP), -margin, -m.px(FOOT))
        self._header.setGeometry(page.left(), page.top(), page.width(), self._header.height())
        page.setTop(self._header.geometry().bottom() + 1 + m.px(HEAD_GAP))
        self._arrange_tiles(self._room_between(page, m), m)

    def _room_between(self, page: QRect, m: Metrics) -> QRect:
        """Lay out question and buttons; returns what they leave the ballot.

        Question and advice take a second line where names stay large beside that, and all else does.
        """
        self._head.let_break(False)
        room, letters = self._fit_ends(page, m)
        self._head.let_break(True)
        lower, as_large = self._fit_ends(page, m)
        kept = STILL_LARGE if is_scene(len(self._tiles), duel=self._duel) else HARDLY_LESS
        if as_large == letters and self._name_letters(lower, m) >= kept * self._name_letters(room, m):
            return lower
        self._head.let_break(False)
        return self._fit_ends(page, m)[0]

    def _name_letters(self, room: QRect, m: Metrics) -> int:
        """Pixels of the letters of a name that isn't too long, with the ballot in that room."""
        places = self._places(room, m)[0]
        tiles = (Shares(m, place.width(), place.height(), place.height()) for place in places)
        return min((tile.letters for tile in tiles), default=0)

    def _fit_ends(self, page: QRect, m: Metrics) -> tuple[QRect, Metrics]:
        """Lay them out in letters that leave the ballot enough; returns its room, and their sizes."""
        least = self._least_height(m)
        sentences = [self._choice_sentence(tile) for tile in self._tiles.values()]
        for smaller in m.with_smaller_text():
            for part in (self._said, self._pass, self._submit):
                part.rescale(smaller)
            room = QRect(page)
            room.setTop(self._head.place(page, m, smaller) + m.px(GAP))
            room.setBottom(self._foot.place(page, sentences, smaller) - m.px(GAP))
            if room.height() >= least and self._submit.height() <= m.px(HIGHEST_FOOT):
                break
        return room, smaller

    def _least_height(self, m: Metrics) -> int:
        """Pixels in height below which a finger wouldn't hit the tiles."""
        rows = grid_rows(len(self._tiles), m)
        return rows * m.target(LEAST_TILE) + (rows - 1) * m.px(GAP)

    def _arrange_tiles(self, room: QRect, m: Metrics) -> None:
        count = len(self._tiles)
        places, signs = self._places(room, m)
        for tile, place in zip(self._tiles.values(), places, strict=True):
            tile.show_title(not (m.small and count >= NAMES_ONLY_FROM))
            tile.show_in_duel(False)
            tile.setGeometry(place)
        # Only letters that have grown make tiles so low that chips would stand beside names.
        if signs and m.text > 1:
            stand_in_duel(tuple(self._tiles.values()))
        # The signs of a duel are then equally far from all chips.
        level(tuple(self._tiles.values()), all_alike=bool(signs))
        for sign, place in zip_longest(self._signs, signs):
            sign.setVisible(place is not None)
            if place is not None:
                sign.setGeometry(place)
                sign.raise_()

    def _places(self, room: QRect, m: Metrics) -> tuple[list[QRect], list[QRect]]:
        """Where in a room the tiles are, and the signs of a duel."""
        count = len(self._tiles)
        if is_scene(count, duel=self._duel):
            return duel_places(count, room, m)
        return grid_places(count, room, m), []

    def _add_tile(self, person: Person) -> None:
        tile = BallotTile(person, self)
        tile.setObjectName(f"candidate_{person.seat}")
        tile.clicked.connect(partial(self._choose, tile))
        tile.show()
        self._tiles[person.seat] = tile

    def _choose(self, tile: BallotTile, _checked: bool = False) -> None:
        self._mark(tile)

    def _choose_pass(self) -> None:
        self._mark(self._pass)

    def _mark(self, chosen: BallotTile | SecondaryButton | None) -> None:
        """Show one choice, or none, as the one that is made."""
        for control in (*self._tiles.values(), self._pass):
            control.setChecked(control is chosen)
        self._pass.set_icon("check" if chosen is self._pass else "pass")
        self._submit.setEnabled(chosen is not None)
        self._say_choice()

    def _chosen(self) -> BallotTile | None:
        return next((tile for tile in self._tiles.values() if tile.isChecked()), None)

    def _say_choice(self) -> None:
        tile = self._chosen()
        if tile is not None:
            self._said.setText(self._choice_sentence(tile))
        elif self._pass.isChecked():
            self._said.setText(self.tr("Your vote: pass"))
        else:
            self._said.setText(self.tr("Choose one"))

    def _choice_sentence(self, tile: BallotTile) -> str:
        return self.tr("Your vote: {name}").format(name=tile.person.name)

    def _send(self) -> None:
        tile = self._chosen()
        if tile is not None:
            self.act(self.submit_vote, tile.person.seat)
        elif self._pass.isChecked():
            self.act(self.submit_vote, None)

"""The gate before the night: only the judge looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, assert_never

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from spyword_qt.bandit.end_wording import night_heading
from spyword_qt.bandit.night_wording import say_aloud
from spyword_qt.bandit.role_wording import nightfall_words
from spyword_qt.device import GateNote
from spyword_qt.game_pictures import game_picture
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.person_screen import COLUMN_GAP, COLUMN_LEFT, PersonScreen
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import PAGE_MARGIN
from spyword_qt.widgets.buttons import PrimaryButton
from spyword_qt.widgets.medal import Medal

MOST_COLUMN: Final = 1.6
"""Of its usual width, that the judge's column takes with large letters."""
LEAST_PICTURE: Final = 320
"""Design pixels that it leaves the picture."""


class JudgeScreen(PersonScreen):
    """Names the judge, who says that they have the device; nothing else of the game is shown."""

    ready = Signal()
    menu = Signal()
    said = Signal(str)
    """What is to be heard now."""
    person_first = False
    # Whoever hides the last card with a tap too many doesn't open the night.
    low_foot = True
    is_silent = True

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        ready = PrimaryButton("", "arrow")
        night = Medal(game_picture("bandit"))
        super().__init__(ScreenName.JUDGE, clock, night, ready, hero=True, menu=True, parent=parent)
        self._remark: GateNote | None = None
        self._number = 1
        ready.setObjectName("judge_ready")
        ready.clicked.connect(self._say_ready)
        self.header.menu_pressed.connect(self._open_menu)

    def show_judge(self, judge: str, note: GateNote | None, number: int) -> None:
        """Name the judge and which night it is, and where it isn't simply night, why the gate is here."""
        self._remark, self._number = note, number
        self.block.show_name(judge)
        self.retranslate()
        self.refresh()

    def enter(self) -> None:
        super().enter()
        if self._remark is None:
            self.said.emit(nightfall_words())

    def retranslate(self) -> None:
        name = self.block.name.text()
        self.header.set_caption(night_heading(self._number))
        self.block.lead.setText(self.tr("Only the judge looks"))
        self.block.remark.setText(self._reason())
        if self._remark in (GateNote.COVERED, GateNote.MENU):
            # All eyes are closed already: to hear that night falls they would take for another night.
            self.block.show_task(self.tr("The night goes on."))
        else:
            self.block.show_words(say_aloud(), nightfall_words())
        self.button.setText(self.tr("I Am {name}").format(name=name))
        self.note.setText(self.tr("Everyone else, close your eyes."))

    def column_width(self, m: Metrics) -> int:
        # The picture is only pleasant: what is to be said aloud is read in people's own letters.
        usual = super().column_width(m)
        room = m.width - m.px(COLUMN_LEFT + COLUMN_GAP + LEAST_PICTURE + PAGE_MARGIN)
        return max(usual, min(room, round(usual * min(m.text, MOST_COLUMN))))

    def _reason(self) -> str:
        match self._remark:
            case None | GateNote.TIME_UP | GateNote.VOTE_ANEW | GateNote.MENU:
                return ""
            case GateNote.COVERED:
                return self.tr("Covered: the window was left.")
            case GateNote.RESUMED:
                return self.tr("The game goes on where it was.")
            case _:
                assert_never(self._remark)

    def _say_ready(self) -> None:
        self.act(self.ready)

    def _open_menu(self) -> None:
        self.act(self.menu)

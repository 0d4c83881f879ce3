"""The way from the end of a game to what it brought everybody."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from spyword_engine.seat import Seat
from spyword_qt import progress_wording
from spyword_qt.screens.gains_panel import GainsPanel
from spyword_qt.screens.seen_people import GainView
from spyword_qt.theme.sounds import Cue, ask_for
from spyword_qt.widgets.buttons import QuietButton
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.news_tile import NewsTile
from spyword_qt.widgets.page import Page


class EndGains(QWidget):
    """A tile with the news; a quiet button where only guests have played; nothing until there is an end.

    It keeps its place while gains are waited for.
    """

    opened = Signal()
    """All of it is shown in a panel."""
    keep_guest = Signal(object, object)
    """See `GainsPanel`."""

    def __init__(self, screen: Page) -> None:
        super().__init__(screen)
        self._screen = screen
        self._gains: tuple[GainView, ...] | None = None
        self._votes_hidden = False
        self._news = NewsTile(self)
        self._news.setObjectName("gains")
        self._offer = QuietButton(icon="people", parent=self)
        self._offer.setObjectName("make_profiles")
        for button in (self._news, self._offer):
            button.clicked.connect(self._open)
            button.hide()

    def show_gains(self, gains: tuple[GainView, ...], *, votes_hidden: bool) -> bool:
        """Take what there is to tell, which is nothing yet where that is to come.

        News aren't seen before `reveal`. Returns whether they take another place than what was there before.
        """
        before, self._gains, self._votes_hidden = self._button(), gains, votes_hidden
        now = self._button()
        self._offer.setVisible(now is self._offer)
        self.retranslate()
        for panel in self._panels():
            panel.show_gains(gains)
        return now is not before

    def reveal(self) -> None:
        """Let the news be seen, where there are any and they aren't yet; titles are heard too."""
        if self._gains and self._button() is self._news and self._news.isHidden():
            self._news.come()
            # A panel that is open has let them be heard already.
            if any(gain.titles for gain in self._gains) and not self._panels():
                ask_for(self, Cue.TITLE)

    def refuse_guest(self, seat: Seat, sentence: str, *, is_bad: bool) -> None:
        """Say in the panel why a guest got no profile."""
        for panel in self._panels():
            panel.refuse(seat, sentence, is_bad=is_bad)

    def forget(self) -> None:
        """Have nothing to tell, and wait for nothing."""
        self._gains = None
        self._news.hide()
        self._offer.hide()

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self._offer.setText(self.tr("Make Profiles"))
        told = [gain for gain in self._gains or () if not gain.is_guest and not gain.has_left]
        guests = sum(gain.is_guest and not gain.has_left for gain in self._gains or ())
        more = (*progress_wording.summaries(told), self.tr("See what everybody gained"))
        if guests:
            # Nobody looks for that behind what others have gained.
            more = (
                self.tr("See it all, and make profiles for %n guests", "", guests),
                self.tr("Make Profiles"),
            )
        self._news.show_news(_glyph(told), progress_wording.headline(told), more)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Pixels in height; none where there is nothing to tell and nothing to wait for."""
        button = self._button()
        return 0 if button is None else button.heightForWidth(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        for button in (self._news, self._offer):
            button.setGeometry(self.rect())
        super().resizeEvent(event)

    def _open(self, _checked: bool = False) -> None:
        if self._gains and self._screen.guard.is_open():
            panel = GainsPanel(self._screen, self._gains, votes_hidden=self._votes_hidden)
            panel.keep_guest.connect(self.keep_guest)
            panel.begin()
            self.opened.emit()

    def _panels(self) -> list[GainsPanel]:
        """The one that is open, if any."""
        return self._screen.findChildren(GainsPanel)

    def _button(self) -> Control | None:
        """What has its place here, seen or not."""
        if self._gains is None:
            return None
        is_for_guests = bool(self._gains) and all(gain.is_guest for gain in self._gains)
        return self._offer if is_for_guests else self._news


def _glyph(gains: Sequence[GainView]) -> str:
    """The icon of the most that a game brought anybody."""
    titles = [title for gain in gains for title in gain.titles]
    if titles:
        return titles[0].glyph
    return "crown" if any(map(progress_wording.new_level, gains)) else "star"

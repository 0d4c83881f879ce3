"""The gallery of somebody's titles: what they have, what others take, and which one they wear."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen_people import TitlesView, TitleView
from spyword_qt.screens.titles_gallery import TitlesGallery
from spyword_qt.screens.titles_pick import TitlesPick
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import PAGE_MARGIN, PAGE_TOP
from spyword_qt.widgets.header import Header
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.scroll_bar import BAR
from spyword_qt.widgets.scroll_keys import scrolled_by

GAP: Final = 12
PICK: Final = 345
SMALL_PICK: Final = 300
BETWEEN: Final = 48
SMALL_BETWEEN: Final = 33
BOTTOM: Final = 32


class TitlesScreen(Screen):
    """A tap on a coin shows it on the card; only a title that they have can be worn."""

    back = Signal()
    wear = Signal(str)
    """The title of that id is to be worn; none, for an empty one."""

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(ScreenName.TITLES, clock, parent)
        self._view: TitlesView | None = None
        self._chosen = ""
        self._laid_out_for: Metrics | None = None
        self._header = Header(back=True, parent=self)
        self._header.back_pressed.connect(self._leave)
        self._pick = TitlesPick(self)
        self._pick.wear.connect(self._wear)
        self._gallery = TitlesGallery()
        self._gallery.chosen.connect(self._choose)
        self._scroll = Scroll(self._gallery, self)

    def show_titles(self, view: TitlesView, chosen: str = "") -> None:
        """Show somebody's titles, and the one of that id on their card; else the one that was chosen last.

        The first time it is the one that they wear, or that they earned last.
        """
        self._view = view
        known = {title.id: title for title in view.titles}
        if chosen in known:
            self._chosen = chosen
        elif self._chosen not in known:
            self._chosen = _first(view).id
        self._header.set_caption(view.name)
        note = self.tr("{earned} of {count} titles")
        self._header.set_note(note.format(earned=view.earned, count=len(known)))
        self._gallery.show_titles(view.titles, self._chosen)
        self._pick.show_title(view, known[self._chosen])
        self.refresh()

    def forget(self) -> None:
        """Let the next one begin with a title of their own."""
        self._chosen = ""

    def enter(self) -> None:
        super().enter()
        coin = self._gallery.coin(self._chosen)
        if coin is not None:
            coin.setFocus(Qt.FocusReason.OtherFocusReason)
        self._come_into_view()

    def retranslate(self) -> None:
        if self._view is not None:
            self.show_titles(self._view)

    def arrange(self, m: Metrics) -> None:
        margin, top = m.px(PAGE_MARGIN), m.px(PAGE_TOP)
        across, height = m.width - 2 * margin, self._header.height()
        self._header.setGeometry(margin, top, across, height)
        top += height + m.px(GAP)
        if m.portrait:
            pick = min(self._pick.height_at(across, m), (m.height - top) * 2 // 5)
            self._pick.setGeometry(margin, top, across, pick)
            top += pick + m.px(2 * GAP)
            room = QRect(margin, top, across, m.height - top)
        else:
            width = m.px(SMALL_PICK if m.small else PICK)
            self._pick.setGeometry(margin, top, width, m.height - m.px(BOTTOM) - top)
            left = margin + width + m.px(SMALL_BETWEEN if m.small else BETWEEN)
            room = QRect(left, top, m.width - margin - left, m.height - top)
        self._pick.arrange(m)
        self._gallery.arrange(m, room.width(), room.height())
        # The bar has the margin for itself.
        self._scroll.setGeometry(room.adjusted(0, 0, BAR, 0))
        if m != self._laid_out_for:
            # Where it was scrolled to lies elsewhere now.
            self._laid_out_for = m
            self._come_into_view()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif not scrolled_by(self._scroll, event.key()):
            super().keyPressEvent(event)

    def _choose(self, title: str) -> None:
        self._chosen = title
        if self._view is not None:
            chosen = next(each for each in self._view.titles if each.id == title)
            self._pick.show_title(self._view, chosen)
            self._pick.arrange(self.metrics)

    def _come_into_view(self) -> None:
        """Scroll to the title that is chosen, among its own."""
        shelf = self._gallery.shelf_of(self._chosen)
        # What has just been laid out is told to who scrolls it only with the next event.
        QCoreApplication.sendEvent(self._scroll, QEvent(QEvent.Type.LayoutRequest))
        self._scroll.verticalScrollBar().setValue(shelf.center().y() - self._scroll.height() // 2)

    def _wear(self, title: str) -> None:
        self.act(self.wear, title)

    def _leave(self) -> None:
        self.act(self.back)


def _first(view: TitlesView) -> TitleView:
    return max(view.titles, key=_interest)


def _interest(title: TitleView) -> tuple[bool, int]:
    return title.is_worn, 0 if title.earned is None else title.earned.toordinal()

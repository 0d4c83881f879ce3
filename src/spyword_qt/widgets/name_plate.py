"""The game's own name in large letters, which are drawn as shapes: once, since it is always the same."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent

from spyword_qt.theme.fonts import has_loaded_chinese
from spyword_qt.theme.tokens import colours_of
from spyword_qt.widgets.kept_picture import KeptPicture
from spyword_qt.widgets.text import FitText, TextRole


class NamePlate(FitText):
    """Keeps a picture of its text, which therefore may be no secret."""

    def __init__(self) -> None:
        super().__init__(role=TextRole.NAME)
        self._picture = KeptPicture()

    def paintEvent(self, _event: QPaintEvent) -> None:
        made_of = self.text(), self._size, colours_of(self), has_loaded_chinese()
        self._picture.paint(QPainter(self), self.rect(), made_of, self.draw)

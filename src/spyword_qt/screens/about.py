"""About the game: its version, what it is built upon and under which licences, where its files are."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from spyword_qt.credits import Part
from spyword_qt.screens.screen import Screen
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import MIN_TARGET
from spyword_qt.widgets.logo import Logo
from spyword_qt.widgets.panel import Panel
from spyword_qt.widgets.scroll_keys import scroll_by_keys
from spyword_qt.widgets.text import Text, TextRole

WIDTH: Final = 920
BADGE: Final = 76
BADGE_GAP: Final = 20
BETWEEN: Final = 14


class About(Panel):
    """The first of `parts` is the game itself; `folder` is where everything lasting is kept."""

    def __init__(self, screen: Screen, parts: Sequence[Part], folder: Path) -> None:
        super().__init__(screen, "", width=WIDTH)
        self.setAccessibleName(self.tr("About this game"))
        self.set_body(_Body(parts, folder))
        self.safe = self.add_choice(self.tr("Done"), primary=True, name="done")
        scroll_by_keys(self._board.scrolled, self)


class _Body(QWidget):
    """The game, then the folder, then what it is built upon."""

    def __init__(self, parts: Sequence[Part], folder: Path) -> None:
        super().__init__()
        game, *others = parts
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._title = QHBoxLayout()
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(Text(self.tr("The Spy’s Word"), TextRole.SECTION))
        version = self.tr("Version {number}, free under the MIT licence").format(number=game.version)
        names.addWidget(Text(version, TextRole.NOTE, "soft"))
        names.addWidget(Text(game.makers, TextRole.LABEL, "mute"))
        self._title.addWidget(Logo(BADGE), 0, Qt.AlignmentFlag.AlignTop)
        self._title.addLayout(names, 1)
        self._column.addLayout(self._title)
        place = QVBoxLayout()
        place.setSpacing(0)
        place.addWidget(Text(self.tr("Games, people and preferences are kept in"), TextRole.LABEL, "mute"))
        path = _breakable(Text(str(folder), TextRole.NOTE))
        path.setObjectName("data_folder")
        place.addWidget(path)
        self._column.addLayout(place)
        self._column.addWidget(Text(self.tr("Built upon"), TextRole.TITLELINE, "brassink"))
        for part in others:
            self._column.addWidget(_PartRow(part))
        notice = self.tr(
            "Qt and PySide6 are used under the LGPL, version 3: they lie beside the game as files of "
            "their own, and you may put others in their place. Their source is at code.qt.io. "
            "The text of each licence comes with the files of its part."
        )
        self._column.addWidget(Text(notice, TextRole.LABEL, "mute"))

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._column.setSpacing(m.px(BETWEEN))
        self._title.setSpacing(m.px(BADGE_GAP))


class _PartRow(QWidget):
    """Name and version, the licence at the right; below, whose it is."""

    def __init__(self, part: Part) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._line = QHBoxLayout()
        self._line.addWidget(Text(f"{part.name} {part.version}", TextRole.CAPTION), 1)
        licence = Text(part.licence, TextRole.LABEL, "brassink")
        licence.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._line.addWidget(licence)
        column.addLayout(self._line)
        column.addWidget(_breakable(Text(part.makers, TextRole.LABEL, "soft")))

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._line.setSpacing(m.px(BETWEEN))


def _breakable(text: Text) -> Text:
    """A text that is broken anywhere: paths and addresses have no spaces."""
    text.setMinimumWidth(MIN_TARGET)
    return text

"""The panel in which the end of a game is copied or saved as a picture."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QDateTime, QDir, QIODevice, QRectF, QSaveFile, QSize, QStandardPaths, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from spyword_qt.screens.file_dialog import file_dialog
from spyword_qt.screens.screen import Screen
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.buttons import SecondaryButton
from spyword_qt.widgets.panel import Panel
from spyword_qt.widgets.text import Text, TextRole, Tone

PREVIEW: Final = 380
"""Design pixels of the preview's height."""
GAP: Final = 28
BETWEEN: Final = 14
CORNER: Final = 14
SUFFIX: Final = ".png"


class SharePanel(Panel):
    """Shows the picture, does what is wanted with it as often as it is wanted, and says what came of it."""

    def __init__(self, screen: Screen, image: QImage, told: str) -> None:
        """Opens over a screen; `told` is the sentence that says what is on the picture."""
        super().__init__(screen, "", width=660)
        self._screen_asked = screen
        self._image = image
        self.set_words(self.tr("Share this game"))
        body = _Body(image)
        self._said = body.said
        self._said.setText(told)
        self._copy = body.add_button(self.tr("Copy Picture"), "copy", "share_copy")
        self._copy.clicked.connect(self._copy_picture)
        self._save = body.add_button(self.tr("Save Picture"), "save", "share_save")
        self._save.clicked.connect(self._ask_where)
        self.set_body(body)
        self.safe = self.add_choice(self.tr("Done"), primary=True, name="share_done")

    def _copy_picture(self) -> None:
        if self._screen_asked.guard.is_open():
            QGuiApplication.clipboard().setImage(self._image)
            self._say(self.tr("Copied. Paste it wherever you talk."), "good")

    def _ask_where(self) -> None:
        if not self._screen_asked.guard.is_open():
            return
        dialog = file_dialog(self, self.tr("Save Picture"), QStandardPaths.StandardLocation.PicturesLocation)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.tr("Pictures") + f" (*{SUFFIX})")
        dialog.setDefaultSuffix(SUFFIX)
        dialog.selectFile(_suggested())
        dialog.fileSelected.connect(self._save_as)
        dialog.open()

    def _save_as(self, path: str) -> None:
        if _saved(self._image, path):
            name = QDir(path).dirName()
            self._say(self.tr("Saved as {name}.").format(name=name), "good")
        else:
            self._say(self.tr("The picture can’t be saved there. Try another folder."), "accent")

    def _say(self, sentence: str, tone: Tone) -> None:
        self._said.set_tone(tone)
        self._said.setText(sentence)


class _Body(QWidget):
    """The picture, small, and beside it what can be done with it."""

    def __init__(self, image: QImage) -> None:
        super().__init__()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(_Preview(image))
        self._column = QVBoxLayout()
        self.said = Text("", TextRole.BODY, "soft")
        self.said.setObjectName("share_said")
        self._column.addWidget(self.said)
        self._column.addStretch()
        self._row.addLayout(self._column, 1)

    def add_button(self, text: str, icon: str, name: str) -> SecondaryButton:
        """Put a button under the others."""
        button = SecondaryButton(text, icon)
        button.setObjectName(name)
        self._column.addWidget(button)
        return button

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._row.setSpacing(m.px(GAP))
        self._column.setSpacing(m.px(BETWEEN))


class _Preview(QWidget):
    """The picture as large as the panel has room for."""

    def __init__(self, image: QImage) -> None:
        super().__init__()
        self._image = image
        self._pixmap = QPixmap()
        self._m = DESIGN
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def rescale(self, m: Metrics) -> None:
        """Take the size that fits a window."""
        self._m = m
        dpr = self.devicePixelRatioF()
        smooth = Qt.TransformationMode.SmoothTransformation
        self._pixmap = QPixmap.fromImage(self._image.scaledToHeight(round(m.px(PREVIEW) * dpr), smooth))
        self._pixmap.setDevicePixelRatio(dpr)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        height = self._m.px(PREVIEW)
        return QSize(round(height * self._image.width() / self._image.height()), height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, radius = QRectF(self.rect()), self._m.px(CORNER)
        shape = QPainterPath()
        shape.addRoundedRect(rect, radius, radius)
        painter.setClipPath(shape)
        painter.drawPixmap(rect, self._pixmap, QRectF(self._pixmap.rect()))
        painter.setClipping(False)
        paint.rounded(painter, rect, radius, edge=colours_of(self).brass, width=paint.HOVER_BORDER)


def _suggested() -> str:
    """A file name by the day and the minute, and by nothing of the game."""
    return f"spyword-{QDateTime.currentDateTime().toString('yyyy-MM-dd-HHmm')}{SUFFIX}"


def _saved(image: QImage, path: str) -> bool:
    """Write a picture, wholly or not at all; whether that could be done."""
    file = QSaveFile(path if path.lower().endswith(SUFFIX) else path + SUFFIX)
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        return False
    if not QImageWriter(file, b"png").write(image):
        file.cancelWriting()
        return False
    return file.commit()

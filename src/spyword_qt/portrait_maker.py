"""Makes portraits of pictures that people bring, while their sheet stays alive."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTemporaryDir, Signal

from spyword_qt.errand import Errand
from spyword_qt.store.not_saved import problem_of


class PortraitMaker(QObject):
    """Looks at one picture at a time, in a thread; only what comes of the last one is told.

    What was made lies in a folder of its own, which goes with the maker.
    """

    made = Signal(str)
    """The path of a square picture."""
    refused = Signal(object)
    """A `PictureProblem`."""
    not_kept = Signal(object)
    """A `SaveProblem`: there is no room to put it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = QTemporaryDir()
        self._count = 0
        self._errand = Errand(self)
        self._errand.done.connect(self._put)
        self._errand.failed.connect(self._refuse)

    def look_at(self, picture: Path | bytes) -> None:
        """Begin; what was begun before no longer counts."""
        self._errand.begin(partial(_portrait, picture))

    def stop(self) -> None:
        """Let what was begun no longer count."""
        self._errand.drop()

    def _put(self, png: bytes) -> None:
        self._count += 1
        path = Path(self._folder.filePath(f"{self._count}.png"))
        try:
            path.write_bytes(png)
        except OSError as error:
            self.not_kept.emit(problem_of(error))
        else:
            self.made.emit(str(path))

    def _refuse(self, error: Exception) -> None:
        from spyword_qt.store.image_check import BadPicture, PictureProblem

        if isinstance(error, BadPicture):
            self.refused.emit(error.problem)
            return
        # The sheet waits for an answer, whatever went wrong.
        self.refused.emit(PictureProblem.UNKNOWN)
        raise error


def _portrait(picture: Path | bytes) -> bytes:
    # pillow is long to import, and wanted only here.
    from spyword_qt.store.portrait import portrait_of

    return portrait_of(picture)

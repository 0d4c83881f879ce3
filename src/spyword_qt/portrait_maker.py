"""Makes portraits of pictures that people bring, while their sheet stays alive."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QObject, QTemporaryDir, Signal

from spyword_qt.store.json_file import problem_of


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
    _done = Signal(int, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = QTemporaryDir()
        self._jobs = 0
        self._done.connect(self._deliver)

    def look_at(self, picture: Path | bytes) -> None:
        """Begin; what was begun before no longer counts."""
        self._jobs += 1
        Thread(target=self._make, args=(self._jobs, picture), name="portrait", daemon=True).start()

    def stop(self) -> None:
        """Let what was begun no longer count."""
        self._jobs += 1

    def _make(self, job: int, picture: Path | bytes) -> None:
        # pillow is long to import, and wanted only here.
        from spyword_qt.store.image_check import BadPicture
        from spyword_qt.store.portrait import portrait_of

        png, problem = None, None
        try:
            png = portrait_of(picture)
        except BadPicture as error:
            problem = error.problem
        # The window may have been closed meanwhile.
        with suppress(RuntimeError):
            self._done.emit(job, png, problem)

    def _deliver(self, job: int, png: bytes | None, problem: object) -> None:
        if job != self._jobs:
            return
        if png is None:
            self.refused.emit(problem)
            return
        path = Path(self._folder.filePath(f"{job}.png"))
        try:
            path.write_bytes(png)
        except OSError as error:
            self.not_kept.emit(problem_of(error))
        else:
            self.made.emit(str(path))

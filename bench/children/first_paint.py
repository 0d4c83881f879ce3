"""Shows a first window and leaves when it is painted: `first_paint.py bare [MODULE ...] | game FOLDER`."""

from __future__ import annotations

import sys
from importlib import import_module
from time import monotonic_ns

if sys.argv[1] == "bare":
    # The most that Qt for Python lets anybody save: a window without anything in it.
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication, QWidget

    for name in sys.argv[2:]:
        import_module(name)
else:
    # First, as the program's own start has it.
    from spyword_qt.program import main  # isort: skip
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication, QWidget


class Onlooker(QObject):
    """Waits for a widget's first paint event to be over, says when that was, and closes the window."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__()
        self._window = watched.window()
        self._watched: QWidget | None = watched
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and self._watched is not None:
            self._watched = None
            QTimer.singleShot(0, self._tell)
        return False

    def _tell(self) -> None:
        painted = monotonic_ns()
        # Only now: a bare window needs none.
        import json

        told = {"painted_ns": painted, "modules": " ".join(sys.modules), **taken()}
        print(json.dumps(told), flush=True)
        self._window.close()


def taken() -> dict[str, float]:
    """Memory in MiB, with its part of what is shared, and with all of that; nothing where nobody tells."""
    if sys.platform != "linux":
        return {}
    return {"pss": _mib("smaps_rollup", "Pss"), "rss": _mib("status", "VmRSS")}


def _mib(file: str, field: str) -> float:
    with open(f"/proc/self/{file}") as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith(f"{field}:")) / 1024


def play() -> int:
    """The program as it is started, with somebody who looks on."""
    run = QApplication.exec

    def exec_watched() -> int:
        home = next(
            found for window in QApplication.topLevelWidgets() if (found := window.findChild(QWidget, "home"))
        )
        onlooker = Onlooker(home)
        status = run()
        del onlooker
        return status

    QApplication.exec = staticmethod(exec_watched)  # type: ignore[method-assign]
    return main(["--data-dir", sys.argv[2], "--language", "en"])


def show() -> int:
    """A bare window."""
    application = QApplication(sys.argv[:1])
    window = QWidget()
    window.resize(1280, 800)
    onlooker = Onlooker(window)
    window.show()
    status = application.exec()
    del onlooker
    return status


if __name__ == "__main__":
    sys.exit(show() if sys.argv[1] == "bare" else play())

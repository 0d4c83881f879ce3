"""Starts a program's own entry point and leaves when its first window is painted.

`first_paint.py BINDING MODULE FUNCTION [ARGUMENT ...]`; the same onlooker for all, whatever it costs itself.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from os import _exit
from time import monotonic_ns

binding, module, function = sys.argv[1:4]
sys.argv = [module, *sys.argv[4:]]
QtCore, QtGui, QtWidgets = (import_module(f"{binding}.{part}") for part in ("QtCore", "QtGui", "QtWidgets"))


def tell() -> None:
    print(f'{{"painted_ns": {monotonic_ns()}}}', flush=True)
    _exit(0)


class Onlooker(QtCore.QObject):
    """Of all widgets: a window inside another program is known by nothing else."""

    done = False

    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        if (
            self.done
            or event.type() != QtCore.QEvent.Type.Paint
            or not isinstance(watched, QtWidgets.QWidget)
        ):
            return False
        if not isinstance(watched.window(), QtWidgets.QSplashScreen):
            self.done = True
            QtCore.QTimer.singleShot(0, tell)
        return False


def watched(run: Callable[[], int]) -> Callable[..., int]:
    def run_watched(*_self: object) -> int:
        quick = [
            window for window in QtGui.QGuiApplication.topLevelWindows() if hasattr(window, "frameSwapped")
        ]
        if quick:
            quick[0].frameSwapped.connect(tell)
        else:
            onlooker = Onlooker()
            QtCore.QCoreApplication.instance().installEventFilter(onlooker)
        return run()

    return run_watched


for kind in (QtWidgets.QApplication, QtGui.QGuiApplication, QtCore.QCoreApplication):
    kind.exec = staticmethod(watched(kind.exec))
sys.exit(getattr(import_module(module), function)())

"""Whether there is a display to open a window on, asked before Qt does: Qt aborts where there is none."""

from __future__ import annotations

import ctypes
import socket
from collections.abc import Mapping
from pathlib import Path

from tools.telling import Trouble

NO_DISPLAY = (
    "There is no display here to open the game's window on (neither DISPLAY nor WAYLAND_DISPLAY is set). "
    "Start it from a terminal inside a desktop session."
)


def platforms(environment: Mapping[str, str]) -> list[str]:
    """The Qt platforms that could show a window, best first; raises Trouble where there is no display.

    A platform that the person chose by QT_QPA_PLATFORM is the only one.
    """
    chosen = environment.get("QT_QPA_PLATFORM")
    if chosen:
        return [name.split(":")[0] for name in chosen.split(";")]
    found = [
        platform
        for variable, platform in (("DISPLAY", "xcb"), ("WAYLAND_DISPLAY", "wayland"))
        if environment.get(variable)
    ]
    if not found:
        raise Trouble(NO_DISPLAY)
    return found


def demand_answer(names: list[str], environment: Mapping[str, str]) -> None:
    """Raise Trouble where none of the displays answers. The platforms' system libraries must be there."""
    if not any(_answers(name, environment) for name in names):
        shown = environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY") or names[0]
        raise Trouble(f"The display {shown} does not answer, so the game's window cannot open.")


def _answers(platform: str, environment: Mapping[str, str]) -> bool:
    if platform == "xcb":
        return _x_answers()
    if platform == "wayland":
        return _wayland_answers(environment)
    return True


def _x_answers() -> bool:
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return False
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    try:
        return not xcb.xcb_connection_has_error(connection)
    finally:
        xcb.xcb_disconnect(connection)


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    # An absolute WAYLAND_DISPLAY replaces the folder, as joining paths does.
    name = environment.get("WAYLAND_DISPLAY", "wayland-0")
    path = Path(environment.get("XDG_RUNTIME_DIR", "/")) / name
    try:
        with socket.socket(socket.AF_UNIX) as server:
            server.connect(str(path))
    except OSError:
        return False
    return True

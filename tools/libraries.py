"""The system libraries that Qt's platform plugins want on Linux: which are missing, and what brings them."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path

from tools.distribution import Distribution, can_install, install, this_one
from tools.telling import Trouble, say

# Shared library: its package on Debian, Fedora and Arch.
PACKAGES: dict[str, tuple[str, str, str]] = {
    "libEGL.so.1": ("libegl1", "libglvnd-egl", "libglvnd"),
    "libGL.so.1": ("libgl1", "libglvnd-glx", "libglvnd"),
    "libOpenGL.so.0": ("libopengl0", "libglvnd-opengl", "libglvnd"),
    "libX11-xcb.so.1": ("libx11-xcb1", "libX11-xcb", "libx11"),
    "libX11.so.6": ("libx11-6", "libX11", "libx11"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus-libs", "dbus"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig", "fontconfig"),
    "libfreetype.so.6": ("libfreetype6", "freetype", "freetype2"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2", "glib2"),
    "libgthread-2.0.so.0": ("libglib2.0-0", "glib2", "glib2"),
    "libstdc++.so.6": ("libstdc++6", "libstdc++", "gcc-libs"),
    "libwayland-client.so.0": ("libwayland-client0", "libwayland-client", "wayland"),
    "libwayland-cursor.so.0": ("libwayland-cursor0", "libwayland-cursor", "wayland"),
    "libwayland-egl.so.1": ("libwayland-egl1", "libwayland-egl", "wayland"),
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    "libxcb-glx.so.0": ("libxcb-glx0", "libxcb", "libxcb"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image", "xcb-util-image"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    "libxcb-randr.so.0": ("libxcb-randr0", "libxcb", "libxcb"),
    "libxcb-render-util.so.0": ("libxcb-render-util0", "xcb-util-renderutil", "xcb-util-renderutil"),
    "libxcb-render.so.0": ("libxcb-render0", "libxcb", "libxcb"),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb", "libxcb"),
    "libxcb-shm.so.0": ("libxcb-shm0", "libxcb", "libxcb"),
    "libxcb-sync.so.1": ("libxcb-sync1", "libxcb", "libxcb"),
    "libxcb-util.so.1": ("libxcb-util1", "xcb-util", "xcb-util"),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0", "libxcb", "libxcb"),
    "libxcb-xkb.so.1": ("libxcb-xkb1", "libxcb", "libxcb"),
    "libxcb.so.1": ("libxcb1", "libxcb", "libxcb"),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    "libz.so.1": ("zlib1g", "zlib", "zlib"),
    "libzstd.so.1": ("libzstd1", "libzstd", "zstd"),
}
COLUMNS = (Distribution.DEBIAN, Distribution.FEDORA, Distribution.ARCH)


def not_found(ldd_output: str) -> list[str]:
    """The libraries that an ldd listing says are missing, each once, sorted."""
    lines = (line.split("=>") for line in ldd_output.splitlines())
    return sorted({line[0].strip() for line in lines if len(line) == 2 and line[1].strip() == "not found"})


def packages_for(libraries: Iterable[str], distribution: Distribution) -> list[str]:
    """The packages of a distribution that hold the libraries; one that is not known here brings nothing."""
    column = COLUMNS.index(distribution)
    return sorted({PACKAGES[library][column] for library in libraries if library in PACKAGES})


def advice(libraries: Sequence[str], distribution: Distribution | None) -> str:
    """What is missing and how to install it; for every known distribution where this one is not known."""
    lines = [f"Qt cannot open a window here: this system has no {' and no '.join(libraries)}."]
    for known in [distribution] if distribution else COLUMNS:
        packages = packages_for(libraries, known)
        if packages:
            lines.append(f"On {known.value[0]}, install what is missing with: {known.line(packages)}")
    unknown = [library for library in libraries if library not in PACKAGES]
    if unknown:
        lines.append(f"Look for the system package that brings {', '.join(unknown)}.")
    return "\n".join(lines)


def missing(qt: Path, platform: str) -> list[str]:
    """The libraries that Qt's plugin for a platform ("xcb", "wayland", "offscreen") does not find.

    `qt` is the installed PySide6 folder. Where the system has no ldd, nothing can be said and nothing is.
    """
    ldd = shutil.which("ldd")
    # Before Qt 6.10 there were several Wayland plugins with the same needs.
    plugins = sorted((qt / "Qt" / "plugins" / "platforms").glob(f"libq{platform}*.so"))
    if ldd is None or not plugins:
        return []
    listing = subprocess.run([ldd, *plugins, *qt.glob("QtWidgets*.so")], capture_output=True, text=True)
    return not_found(listing.stdout)


def provide(qt: Path, platforms: Sequence[str]) -> None:
    """See to it that one of the platforms has its libraries, the first one first.

    They are installed at once as root on Debian; elsewhere raises Trouble that says what to install.
    """
    lacking = [missing(qt, platform) for platform in platforms]
    if not all(lacking):
        return
    wanted = lacking[0]
    packages = packages_for(wanted, Distribution.DEBIAN)
    if not packages or not can_install():
        raise Trouble(advice(wanted, this_one()))
    say(f"Qt misses {', '.join(wanted)}.")
    install(packages)
    still = missing(qt, platforms[0])
    if still:
        raise Trouble(advice(still, this_one()))

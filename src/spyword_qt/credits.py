"""What the program is made of: each part with its version, its makers and its licence.

Brings in importlib.metadata, which is slow: to be imported when somebody wants to know.
"""

from __future__ import annotations

import platform
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from typing import Final

from PySide6.QtCore import qVersion

from spyword_qt import __version__

PYSIDE: Final = "PySide6-Addons"
FONTS: Final = {
    "fontpkg-fraunces": "Fraunces",
    "fontpkg-figtree": "Figtree",
    "noto-cjk-sans-otc": "Noto Sans CJK",
}
OTHERS: Final = ("fontpkg", "msgspec", "rapidfuzz", "platformdirs", "wakepy", "pillow")
_HOLDER: Final = re.compile(r"^\s*Copyright (?:\(c\) |© )?.*$", re.MULTILINE | re.IGNORECASE)


@dataclass(frozen=True)
class Part:
    """A part of the program. `makers` is its copyright notice, where its files have one."""

    name: str
    version: str
    licence: str
    makers: str


def parts() -> tuple[Part, ...]:
    """The game itself first, then what it is built upon, as it is installed here."""
    return tuple(_parts())


def _parts() -> Iterator[Part]:
    yield Part("The Spy’s Word", __version__, "MIT", "Copyright (c) 2026 The makers of The Spy's Word")
    yield Part("Python", platform.python_version(), "PSF-2.0", "Copyright (c) Python Software Foundation")
    yield Part("Qt", qVersion(), "LGPL-3.0", "Copyright (c) The Qt Company Ltd. and other contributors")
    pyside = _found(PYSIDE)
    if pyside is not None:
        makers = "Copyright (c) The Qt Company Ltd. and other contributors"
        yield Part("PySide6", pyside.version, "LGPL-3.0", makers)
    for package in (*FONTS, *OTHERS):
        found = _found(package)
        if found is not None:
            name = FONTS.get(package, found.metadata["Name"])
            yield Part(name, found.version, _licence(found), _makers(found))


def _found(name: str) -> Distribution | None:
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


def _licence(found: Distribution) -> str:
    named = _field(found, "License-Expression") or _field(found, "License")
    # Some put the whole text there.
    return named.partition("\n")[0].removesuffix(" License")


def _makers(found: Distribution) -> str:
    """The first copyright notice in the part's licence file, or else its authors."""
    for file in found.files or ():
        if file.name.upper().startswith("LICEN") and (notice := _HOLDER.search(file.read_text("utf-8"))):
            return notice[0].strip()
    author = _field(found, "Author-email") or _field(found, "Author")
    return re.sub(r"\s*<[^>]*>", "", author)


def _field(found: Distribution, name: str) -> str:
    values = found.metadata.get_all(name)
    return values[0] if values else ""

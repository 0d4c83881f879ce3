"""What an installation takes on disk, by what it is made of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

from bench.facts import Fact, Facts
from spyword_qt.store import library

MIB: Final = 1024 * 1024
KNOWN: Final = frozenset(
    {
        "pyside6-addons",
        "pyside6-essentials",
        "shiboken6",
        "msgspec",
        "rapidfuzz",
        "platformdirs",
        "fontpkg-fraunces",
        "fontpkg",
        "fontpkg-figtree",
        "wakepy",
        "jeepney",
        "pillow",
        "typing-extensions",
    }
)
"""What there is a reason for in docs/DECISIONS.md or pyproject.toml, and what that needs."""


def measured() -> Iterator[Facts]:
    """Everything that the game asks for, the large first."""
    root = Path(__file__).parents[1]
    sizes = {name: _size(found) for name, found in sorted(_needed().items())}
    sizes["the game's own code"] = _inside(root / "src")
    sizes["its packages"] = _inside(library.default_folder())
    largest = sorted(sizes, key=sizes.__getitem__, reverse=True)
    yield Facts(
        "What an installation takes",
        [
            *(Fact(name, sizes[name] / MIB, "MiB") for name in largest),
            Fact("all", sum(sizes.values()) / MIB, "MiB"),
            Fact("dependencies without a reason", len(_needed().keys() - KNOWN), at_most=0, mark="I1"),
        ],
        "Without what Python compiles for itself.",
    )


def _needed() -> dict[str, Distribution]:
    """The game's dependencies, theirs too."""
    found: dict[str, Distribution] = {}
    project = (Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8")
    listed = re.search(r"^dependencies = \[(.*?)^\]", project, re.DOTALL | re.MULTILINE)
    assert listed is not None
    wanted = [_name(line) for line in re.findall(r'^\s*"([^"]+)"', listed[1], re.MULTILINE)]
    while wanted:
        name = wanted.pop()
        if name in found:
            continue
        try:
            found[name] = distribution(name)
        except PackageNotFoundError:
            continue
        wanted += [_name(line) for line in found[name].requires or () if "extra ==" not in line]
    return found


def _name(requirement: str) -> str:
    match = re.match(r"[A-Za-z0-9_.-]+", requirement)
    assert match is not None
    return re.sub(r"[-_.]+", "-", match[0]).lower()


def _size(installed: Distribution) -> int:
    paths = [Path(str(installed.locate_file(file))) for file in installed.files or ()]
    return sum(path.stat().st_size for path in paths if path.suffix != ".pyc" and path.is_file())


def _inside(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")

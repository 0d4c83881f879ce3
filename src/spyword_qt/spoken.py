"""Which languages the game speaks: those with a file of translations, each called as its glossary says.

Read before the first paint, so standard library only.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).with_name("i18n")
SOURCE: Final = "en"
"""The language that the sources are written in, spoken where people want none that is here."""
_PREFIX: Final = "spyword_"
_NAME: Final = "English"
"""The term that stands in every glossary for the glossary's own language."""


def translations(language: str) -> str:
    """The file of a language's translations, without folder and ending."""
    return f"{_PREFIX}{language}"


def _codes() -> tuple[str, ...]:
    # Qt's own translations may lie there, too.
    found = (path.stem.removeprefix(_PREFIX) for path in FOLDER.glob(f"{_PREFIX}*.qm"))
    return SOURCE, *sorted(code for code in found if code != SOURCE)


@cache
def own_name(language: str) -> str:
    """What a language of LANGUAGES is called in itself: whoever looks for theirs can read it."""
    glossary = FOLDER / f"glossary_{language}.tsv"
    rows = (row.partition("\t") for row in glossary.read_text(encoding="utf-8").splitlines())
    return next(said for term, _, said in rows if term == _NAME)


LANGUAGES: Final = _codes()
"""By their ISO codes, that of the sources first."""

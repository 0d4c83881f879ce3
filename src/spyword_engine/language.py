"""The languages of words: which articles a guess may begin with. They stand as data in `articles.tsv`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Final, NamedTuple, TypeAlias

from msgspec import Meta

Language: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z]{2,3}\Z")]
"""By its ISO code. Words may be in any; one that `articles.tsv` doesn't tell of has no articles."""

ENGLISH: Final = "en"
"""What words are in where nobody says."""


class Articles(NamedTuple):
    """What doesn't count at the beginning of a guess."""

    parted: tuple[str, ...] = ()
    """With a space behind them: the, il."""
    elided: tuple[str, ...] = ()
    """With an apostrophe behind them: l’."""


@cache
def articles() -> Mapping[Language, Articles]:
    """Those of each language that the rules tell of, which are also all that the referee deals in."""
    text = Path(__file__).with_name("articles.tsv").read_text(encoding="utf-8")
    rows = (row.split("\t") for row in text.splitlines()[1:])
    return {code: Articles(tuple(parted.split()), tuple(elided.split())) for code, parted, elided in rows}

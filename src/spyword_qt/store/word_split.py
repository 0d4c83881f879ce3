"""What stands between two words of a line, and what stands around them: marks of lists, quotes."""

from __future__ import annotations

import csv
import re
from typing import Final

_BETWEEN: Final = "\t|;；؛,，،、/／"
_DASH: Final = r"\-‐‑‒–—―−"
_LONG_DASH: Final = "–—―"

_SEPARATORS: Final = (
    *map(re.compile, map(re.escape, "\t|;；؛,，،、")),
    re.compile(r"\s+/\s+|／"),
    re.compile(rf"\s+[{_DASH}]+\s+"),
    # Without spaces a hyphen holds a word together, and a dash two years.
    re.compile(rf"(?<!\d)\s*[{_LONG_DASH}]+\s*|\s*[{_LONG_DASH}]+\s*(?!\d)"),
)
"""The strongest first: a word may hold a comma where semicolons part words. Some are Chinese, some Arabic."""

_MARKER: Final = re.compile(
    rf"(?:[*•‣◦▪●·]\s*|[{_DASH}](?!\d)\s*|\(\d{{1,3}}\)\s*|\d{{1,3}}(?:[.)]\s+|[.)．、]\s*(?=[^\W\d_])))(?=\S)"
)
"""What a line of a list begins with."""

_QUOTES: Final = ("“”", "””", "„“", "„”", "«»", "»«", "‹›", "‘’", "‚‘", "''", "「」", "『』", "＂＂")
_LONGEST_QUOTED: Final = 120
_QUOTED: Final = re.compile(
    rf"(^\s*|[{re.escape(_BETWEEN)}]\s*|\s[{_DASH}]+\s+|[{_LONG_DASH}])"
    rf"(?:{'|'.join(rf'{first}(.{{1,{_LONGEST_QUOTED}}}?){last}' for first, last in _QUOTES)})"
    rf"(?=\s*(?:$|[{re.escape(_BETWEEN)}{_DASH}]))"
)
"""A word in quotes that aren't those of CSV."""
_LONE_QUOTES: Final = "“”„«»「」『』＂"
_IN_QUOTES_OR: Final = rf'(?<![^\s{re.escape(_BETWEEN)}{_DASH}])"(?:[^"]|"")*"|'


def words_in(line: str) -> list[str]:
    """The words of a line, as they stand there but for quotes around them."""
    marker = _MARKER.match(line)
    # Long runs of spaces would cost the patterns their square.
    spaced = re.sub(r"\s+", _one_space, line[marker.end() :] if marker else line)
    text = _QUOTED.sub(_in_plain_quotes, spaced)
    for separator in _SEPARATORS:
        words = _parted(text, separator)
        if len(words) > 1:
            return words
    return _parted(text, _SEPARATORS[0])


def _parted(text: str, separator: re.Pattern[str]) -> list[str]:
    """What the separator parts, but in quotes; without empty places, as a table has them at its end."""
    if separator.search(text) is None:
        return _unquoted(text)
    parted = re.sub(f"{_IN_QUOTES_OR}({separator.pattern})", _as_tab, text)
    return _unquoted(parted)


def _one_space(found: re.Match[str]) -> str:
    return "\t" if "\t" in found[0] else " "


def _as_tab(found: re.Match[str]) -> str:
    return found[0] if found[1] is None else "\t"


def _in_plain_quotes(found: re.Match[str]) -> str:
    before, *quoted = found.groups()
    word = next(one for one in quoted if one is not None).replace('"', '""')
    return f'{before}"{word}"'


def _unquoted(text: str) -> list[str]:
    places = next(csv.reader([text], delimiter="\t", skipinitialspace=True), [])
    words = (place.strip(f"{_BETWEEN} ") for place in places)
    return [_without_lone_quote(word) for word in words if word]


def _without_lone_quote(word: str) -> str:
    """Without a quote that belongs to none: it was opened or closed in another word."""
    quotes = [character for character in word if character in _LONE_QUOTES]
    return word.strip(_LONE_QUOTES) if len(quotes) == 1 else word

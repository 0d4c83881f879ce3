"""Lists of words as people have them: a text or a table with two words a line.

Between the words is a tab, a comma, a semicolon, a bar, or a dash or slash with spaces; quotes hold a word
with such a mark together, as in CSV. Empty lines, and those that begin with #, are passed over, and so is
what a line of a list begins with.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from spyword_engine.guess import normalise
from spyword_qt.store.word_clash import Clash, clashes
from spyword_qt.store.word_languages import Scope, languages_of
from spyword_qt.store.word_split import words_in
from spyword_qt.store.word_text import LONGEST_WORD, TextProblem, text_problem, tidied

MOST_BYTES: Final = 1_000_000
MOST_ROWS: Final = 1_000
_LONGEST_LINE: Final = 1_000

_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
"""What a text in Unicode may begin with. That of UTF-32 begins with that of UTF-16, so it comes first."""
_SEP: Final = re.compile(r'"?sep=.?"?', re.IGNORECASE)
"""What a table may begin with to tell Excel what parts its columns."""


class ListProblem(StrEnum):
    """Why a text can't be read as a list at all."""

    TOO_LARGE = "too_large"
    """More than MOST_BYTES or MOST_ROWS."""
    ENCODING = "encoding"
    """Its letters are not in Unicode (UTF-8, or UTF-16 with its mark): shown, they would be others."""


class BadList(Exception):
    """Nothing of it is taken; `line` is the first that can't be read, where it is one."""

    def __init__(self, problem: ListProblem, line: int | None = None) -> None:
        super().__init__(problem.value if line is None else f"line {line}: {problem.value}")
        self.problem = problem
        self.line = line


class RowProblem(StrEnum):
    """Why a line is not taken."""

    ONE_WORD = "one_word"
    """There is nothing between two words that is known, or nothing on one side of it."""
    TOO_MANY_WORDS = "too_many_words"
    TOO_LONG = "too_long"
    BAD_CHARACTER = "bad_character"
    """One that can't be seen, or stands for a letter that was lost before."""
    NO_LETTER = "no_letter"
    """Nothing of a word could be guessed: it has no letter and no number."""
    SAME = "same"
    """Both words count as the same."""
    TOO_CLOSE = "too_close"
    """One word could be the other with a typo."""
    REPEATED = "repeated"
    """An earlier line has the same two words."""


_OF_TEXT: Final = {
    TextProblem.TOO_LONG: RowProblem.TOO_LONG,
    TextProblem.BAD_CHARACTER: RowProblem.BAD_CHARACTER,
}
# A word alone has no second spelling that could be accepted already.
_OF_CLASH: Final = {
    Clash.NO_LETTER: RowProblem.NO_LETTER,
    Clash.SAME: RowProblem.SAME,
    Clash.TYPO: RowProblem.TOO_CLOSE,
}


@dataclass(frozen=True)
class Row:
    """Two words that can be played."""

    line: int
    """From 1."""
    words: tuple[str, str]


@dataclass(frozen=True)
class BadRow:
    """A line that is not taken."""

    line: int
    text: str
    """As it stands there, to be shown; of a very long one its beginning."""
    problem: RowProblem
    earlier: int | None = None
    """The line that has the same two words."""


@dataclass(frozen=True)
class WordList:
    """What is in a list."""

    rows: tuple[Row, ...]
    errors: tuple[BadRow, ...]


def read_list(source: bytes | str, scope: Scope) -> WordList:
    """The words in a file's bytes or in a text that was pasted, looked at in the languages of the scope.

    Raises BadList.
    """
    text = text_in(source) if isinstance(source, bytes) else source
    rows: list[Row] = []
    errors: list[BadRow] = []
    first_line: dict[frozenset[str], int] = {}
    for line, raw in _lines(text):
        if len(rows) + len(errors) == MOST_ROWS:
            raise BadList(ListProblem.TOO_LARGE, line)
        found = _row(line, raw, scope)
        if isinstance(found, BadRow):
            errors.append(found)
            continue
        earlier = first_line.setdefault(_compared(found, scope), line)
        if earlier == line:
            rows.append(found)
        else:
            errors.append(BadRow(line, raw, RowProblem.REPEATED, earlier))
    return WordList(tuple(rows), tuple(errors))


def _row(line: int, raw: str, scope: Scope) -> Row | BadRow:
    if len(raw) > _LONGEST_LINE:
        return BadRow(line, raw[:_LONGEST_LINE], RowProblem.TOO_LONG)
    words = [tidied(word) for word in words_in(raw)]
    problem = _problem(words, scope)
    return Row(line, (words[0], words[1])) if problem is None else BadRow(line, raw, problem)


def _compared(row: Row, scope: Scope) -> frozenset[str]:
    return frozenset(normalise(word, languages_of(scope)[0]) for word in row.words)


def text_in(data: bytes) -> str:
    """The text in a file's bytes. Raises BadList where they are too many, or not in Unicode."""
    if len(data) > MOST_BYTES:
        raise BadList(ListProblem.TOO_LARGE)
    mark, encoding = next((pair for pair in _MARKS if data.startswith(pair[0])), (b"", "utf-8"))
    body = data[len(mark) :]
    try:
        text = body.decode(encoding)
    except UnicodeDecodeError as error:
        before = body[: error.start].decode(encoding)
        raise BadList(ListProblem.ENCODING, before.count("\n") + 1) from error
    if "\0" in text:
        # UTF-16 or UTF-32 without its mark looks so.
        raise BadList(ListProblem.ENCODING)
    return text


def _lines(text: str) -> Iterator[tuple[int, str]]:
    if len(text) > MOST_BYTES:
        raise BadList(ListProblem.TOO_LARGE)
    for number, raw in enumerate(re.split(r"\r\n|\r|\n", text.removeprefix("\ufeff")), start=1):
        line = raw.strip()
        if line and not line.startswith("#") and not (number == 1 and _SEP.fullmatch(line)):
            yield number, line


def _problem(words: Sequence[str], scope: Scope) -> RowProblem | None:
    if len(words) > 2:
        return RowProblem.TOO_MANY_WORDS
    if len(words) < 2 or not all(words):
        return RowProblem.ONE_WORD
    for word in words:
        if (problem := text_problem(word, LONGEST_WORD)) is not None:
            return _OF_TEXT[problem]
    for language in languages_of(scope):
        for found in clashes(([words[0]], [words[1]]), language):
            return _OF_CLASH[found.clash]
    return None

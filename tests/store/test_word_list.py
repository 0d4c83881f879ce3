"""Lists of words as people have them, with the line of whatever is wrong."""

from __future__ import annotations

import codecs
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spyword_qt.store.word_languages import ALL, Scope
from spyword_qt.store.word_list import (
    MOST_BYTES,
    MOST_ROWS,
    BadList,
    ListProblem,
    Row,
    RowProblem,
    WordList,
    read_list,
)


def words(source: bytes | str, scope: Scope = ALL) -> list[tuple[str, str]]:
    """What a list without a fault holds."""
    listed = read_list(source, scope)
    assert listed.errors == ()
    return [row.words for row in listed.rows]


def only_error(source: str, scope: Scope = ALL) -> tuple[int, RowProblem]:
    (error,) = read_list(source, scope).errors
    return error.line, error.problem


@pytest.mark.parametrize(
    "line",
    [
        "sun,moon",
        "sun;moon",
        "sun\tmoon",
        "sun - moon",
        "sun – moon",
        "sun — moon",
        "sun\u2003--\u2003moon",
        "sun，moon",
        "sun；moon",
        "sun، moon",
        "  sun , moon  ",
        "sun,moon,,",
        "sun;moon;",
        '"sun","moon"',
        '"sun"; "moon"',
        '"sun" - "moon"',
        'sun\t"moon"\t\t',
        "sun,\tmoon",
        "sun\t\tmoon",
        "sun, \t, moon",
        "sun,,moon",
        "sun,moon;",
        "sun—moon",
        "sun–moon",
        "sun——moon",
        "sun、moon",
        "sun / moon",
        "sun／moon",
        "sun | moon",
        "| sun | moon |",
        "“sun”,“moon”",
        "„sun” – „moon”",
        "„sun“, „moon“",
        "«sun» ; «moon»",
        "'sun','moon'",
        "‘sun’ / ‘moon’",
        "「sun」、「moon」",
        "“sun, moon",
        "- sun - moon",
        "-sun, moon",
        "– sun – moon",
        "* sun, moon",
        "• sun; moon",
        "•sun—moon",
        "1. sun, moon",
        "12) sun - moon",
        "(3) sun | moon",
        "1、sun，moon",
        "3.sun,moon",
        "- “sun” - “moon”",
        "sep=;\nsun;moon",
        "\ufeffSEP=,\r\nsun,moon",
        "sep=\t\nsun\tmoon",
    ],
)
def test_whatever_stands_between_two_words_is_recognised(line: str) -> None:
    assert words(line) == [("sun", "moon")]


@pytest.mark.parametrize(
    ("line", "pair"),
    [
        ("ice-cream, yo-yo", ("ice-cream", "yo-yo")),
        ("ice-cream - yo-yo", ("ice-cream", "yo-yo")),
        ("salt, fine; pepper", ("salt, fine", "pepper")),
        ("salt - fine, pepper", ("salt - fine", "pepper")),
        ('"salt, fine",pepper', ("salt, fine", "pepper")),
        ('"salt; fine",pepper', ("salt; fine", "pepper")),
        ('"a ""quoted"" word",pepper', ('a "quoted" word', "pepper")),
        ("T-shirt - blouse", ("T-shirt", "blouse")),
        ("- T-shirt—blouse", ("T-shirt", "blouse")),
        ("“salt, fine”, pepper", ("salt, fine", "pepper")),
        ('"salt - fine" - pepper', ("salt - fine", "pepper")),
        ("the “best” friend, pal", ("the “best” friend", "pal")),
        ("‘the king’s hat’, crown", ("the king’s hat", "crown")),
        ("'n Sync, it's me", ("'n Sync", "it's me")),
        ('12" record - 7" tape', ('12" record', '7" tape')),
        ("AC/DC, R&B", ("AC/DC", "R&B")),
        ("1914–18 - 1939–45", ("1914–18", "1939–45")),
        ("7. 7up, cola", ("7up", "cola")),
        ("- 7up, cola", ("7up", "cola")),
        ("-273 degrees, boiling", ("-273 degrees", "boiling")),
        ("3.5 mm, 12 cm", ("3.5 mm", "12 cm")),
        ("1984, Brazil", ("1984", "Brazil")),
        ("帐篷、房车", ("帐篷", "房车")),
        ("l’acqua;il sale", ("l’acqua", "il sale")),
        ("ice   cream,hot\u00a0dog", ("ice cream", "hot dog")),
        ("cafe\u0301,tè", ("café", "tè")),
    ],
)
def test_what_a_word_may_hold_is_left_in_it(line: str, pair: tuple[str, str]) -> None:
    assert words(line) == [pair]


PAIRS = [("sun", "moon"), ("солнце", "луна"), ("شمس", "قمر"), ("太阳", "月亮"), ("żółw", "ślimak ❤️")]


@pytest.mark.parametrize("separator", ["\t", ",", ";", " - ", " – "])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize(
    ("mark", "encoding"),
    [
        (b"", "utf-8"),
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
        (codecs.BOM_UTF32_LE, "utf-32-le"),
    ],
)
def test_every_script_is_read_in_every_form_of_unicode(
    separator: str, end: str, mark: bytes, encoding: str
) -> None:
    text = "".join(f"{first}{separator}{second}{end}" for first, second in PAIRS)
    assert words(mark + text.encode(encoding)) == PAIRS
    assert words(text) == words("\ufeff" + text) == PAIRS


@pytest.mark.parametrize(
    ("data", "line"),
    [
        ("sun,moon\nżółw,ślimak\n".encode("cp1250"), 2),
        ("sun,moon\n\nкот,пёс\n".encode("koi8-r"), 3),
        ("太阳,月亮".encode("gb18030"), 1),
        ("猫,犬".encode("shift-jis"), 1),
        ("élan,café".encode("latin-1"), 1),
        (codecs.BOM_UTF8 + "élan,café".encode("latin-1"), 1),
        ("sun,moon".encode("utf-16-le"), None),
        ("sun,moon".encode("utf-32-be"), None),
        (codecs.BOM_UTF16_LE + "sun,moon\nx".encode("utf-16-le")[:-1], 2),
        (codecs.BOM_UTF16_LE + b"\x00\xd8,\x00", 1),
        (b"\x89PNG\r\n\x1a\n", 1),
        (b"PK\x03\x04\x14\x00", None),
    ],
)
def test_another_encoding_is_noticed_and_never_guessed(data: bytes, line: int | None) -> None:
    with pytest.raises(BadList) as refused:
        read_list(data, ALL)
    assert (refused.value.problem, refused.value.line) == (ListProblem.ENCODING, line)


def test_letters_that_were_lost_before_are_noticed() -> None:
    assert only_error("sun,moon\nj\ufffdz,kot") == (2, RowProblem.BAD_CHARACTER)


def test_blank_lines_and_comments_are_passed_over_but_counted() -> None:
    listed = read_list("# our words\n\n  \nsun,moon\n\t# more\ndog,cat", ALL)
    assert listed == WordList((Row(4, ("sun", "moon")), Row(6, ("dog", "cat"))), ())


@pytest.mark.parametrize("source", ["", b"", "\n\n", "# nothing", codecs.BOM_UTF8])
def test_an_empty_list_is_empty(source: bytes | str) -> None:
    assert read_list(source, ALL) == WordList((), ())


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("sun", RowProblem.ONE_WORD),
        ("sun moon", RowProblem.ONE_WORD),
        ("sun-moon", RowProblem.ONE_WORD),
        ("sun/moon", RowProblem.ONE_WORD),
        ("- sun", RowProblem.ONE_WORD),
        ("“sun, moon”", RowProblem.ONE_WORD),
        ("1. sun", RowProblem.ONE_WORD),
        ("1914–18", RowProblem.ONE_WORD),
        ("sep=;", RowProblem.ONE_WORD),
        ("sun,", RowProblem.ONE_WORD),
        (",moon", RowProblem.ONE_WORD),
        ('"sun","', RowProblem.ONE_WORD),
        ('"sun, moon', RowProblem.ONE_WORD),
        (";;", RowProblem.ONE_WORD),
        ('""', RowProblem.ONE_WORD),
        ("-", RowProblem.ONE_WORD),
        ("sun,moon,star", RowProblem.TOO_MANY_WORDS),
        ("sun - moon - star", RowProblem.TOO_MANY_WORDS),
        ("s" * 41 + ",moon", RowProblem.TOO_LONG),
        ("s" * 200_000 + ",moon", RowProblem.TOO_LONG),
        ("e\u0301" * 40 + "\u0301" * 99 + ",moon", RowProblem.TOO_LONG),
        ("s\u200bun,moon", RowProblem.BAD_CHARACTER),
        ("s\x00un,moon", RowProblem.BAD_CHARACTER),
        ("\ud83dsun,moon", RowProblem.BAD_CHARACTER),
        ("🍎,🍐", RowProblem.NO_LETTER),
        ("☀️,moon", RowProblem.NO_LETTER),
        ("sun,SUN!", RowProblem.SAME),
        ("the sun,sun", RowProblem.SAME),
        ("table,tabel", RowProblem.TOO_CLOSE),
    ],
)
def test_a_line_that_is_no_pair_is_told_and_the_others_are_taken(line: str, problem: RowProblem) -> None:
    listed = read_list(f"dog,cat\n{line}\nmilk,tea", ALL)
    assert [row.line for row in listed.rows] == [1, 3]
    (error,) = listed.errors
    assert (error.line, error.problem, error.text) == (2, problem, line[:1000])


def test_the_same_two_words_are_taken_once() -> None:
    (error,) = read_list("sun,moon\ndog,cat\nMoon;Sun", ALL).errors
    assert (error.line, error.problem, error.earlier) == (3, RowProblem.REPEATED, 1)


def test_words_are_looked_at_in_their_own_language() -> None:
    assert words("il sole,sole", "en") == [("il sole", "sole")]
    assert only_error("il sole,sole", "it") == (1, RowProblem.SAME)
    assert only_error("il sole,sole", ALL) == (1, RowProblem.SAME)


def test_a_list_that_is_too_long_is_refused() -> None:
    rows = [
        f"{'ab'[number % 2] * 9}{number},{'cd'[number % 2] * 9}{number}" for number in range(MOST_ROWS + 1)
    ]
    for source in ("\n".join(rows), "x" * (MOST_BYTES + 1), b"x" * (MOST_BYTES + 1)):
        with pytest.raises(BadList) as refused:
            read_list(source, ALL)
        assert refused.value.problem is ListProblem.TOO_LARGE
    start = time.process_time()
    assert len(read_list("\n".join(rows[:-1]), ALL).rows) == MOST_ROWS
    assert time.process_time() - start < 2


@pytest.mark.parametrize(
    "part", ["“", ",“", " ", "\t", ";\t", "—", " - ", "‘ ", '"', ',"', "1", " — —", "' ,", "“a” - ", "/ "]
)
def test_no_line_takes_long(part: str) -> None:
    start = time.process_time()
    read_list("\n".join(["a" + part * (990 // len(part)) + "b"] * 100), ALL)
    assert time.process_time() - start < 1


@given(st.text(max_size=200) | st.binary(max_size=200))
def test_whatever_is_pasted_is_read_or_refused(source: str | bytes) -> None:
    try:
        listed = read_list(source, ALL)
    except BadList:
        return
    lines = [entry.line for entry in (*listed.rows, *listed.errors)]
    assert len(set(lines)) == len(lines)

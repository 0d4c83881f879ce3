"""RULES.md 7, sentence by sentence."""

from __future__ import annotations

import unicodedata
from sys import getrefcount

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spyword_engine.guess import is_blank, is_near, is_right, normalise, typos_allowed
from spyword_engine.language import Language, articles

EN, IT, PL, ZH = articles()


def same(one: str, other: str, language: Language = EN) -> bool:
    return normalise(one, language) == normalise(other, language) != ""


# Normalising


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("COFFEE", "coffee"),
        ("  coffee\t", "coffee"),
        ("ｃｏｆｆｅｅ", "coffee"),
        ("coﬀee", "coffee"),
        ("STRASSE", "Straße"),
        ("ΣΊΣΥΦΟΣ", "σίσυφος"),
        ("cafe\u0301", "café"),
        ("№5", "no5"),
        ("x²", "x2"),
    ],
)
def test_nfkc_case_folded_and_trimmed(typed: str, word: str) -> None:
    assert same(typed, word)


ARTICLES = [(EN, article) for article in ("the", "an", "a", "The", "A")]
ARTICLES += [(IT, article) for article in ("il", "lo", "la", "gli", "le", "i", "uno", "una", "un", "Gli")]


@pytest.mark.parametrize(("language", "article"), ARTICLES)
def test_one_leading_article_of_the_language_is_removed(language: Language, article: str) -> None:
    assert same(f"{article} oro", "oro", language)
    assert same(f"{article}  oro", "oro", language)
    assert same(f"  {article}\u00a0oro", "oro", language)
    assert not same(f"{article} {article} oro", "oro", language)
    assert same(f"{article} {article} oro", f"{article}oro", language)


@pytest.mark.parametrize("apostrophe", ["'", "’", "‘", "ʼ"])
@pytest.mark.parametrize("article", ["l", "un", "L", "Un"])
def test_italian_elided_articles_are_removed_with_or_without_a_space(article: str, apostrophe: str) -> None:
    assert same(f"{article}{apostrophe}acqua", "acqua", IT)
    assert same(f"{article}{apostrophe} acqua", "acqua", IT)
    assert not same(f"{article}{apostrophe}acqua", "acqua", EN)


@pytest.mark.parametrize("language", [EN, PL, ZH])
def test_articles_of_other_languages_stay(language: Language) -> None:
    assert not same("il gatto", "gatto", language)
    assert same("the cat", "cat", language) is (language is EN)


@pytest.mark.parametrize("word", ["theatre", "apple", "another", "anchor"])
def test_an_article_is_a_word_of_its_own(word: str) -> None:
    assert normalise(word, EN) == word


@pytest.mark.parametrize(
    ("word", "kept"), [("ilare", "ilare"), ("unghia", "unghia"), ("luna", "luna"), ("i", "i")]
)
def test_italian_words_that_begin_like_an_article_stay(word: str, kept: str) -> None:
    assert normalise(word, IT) == kept


@pytest.mark.parametrize(
    ("text", "language", "kept"),
    [
        ("the", EN, "the"), ("a", EN, "a"), ("The !", EN, "the"), ("a …", EN, "a"), ("the the", EN, "the"),
        ("il", IT, "il"), ("l'", IT, "l"), ("un' ", IT, "un"), ("l'!", IT, "l"), ("la", IT, "la"),
    ],
)  # fmt: skip
def test_an_article_is_removed_only_where_something_is_left(text: str, language: Language, kept: str) -> None:
    assert normalise(text, language) == kept


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("żółć", "zolc"),
        ("perché", "perche"),
        ("Ǻngström", "angstrom"),
        ("ё", "е"),
        ("й", "и"),
        ("Άλφα", "αλφα"),
        ("e\u0301\u0323", "e"),
        ("İ", "i"),
        ("ǿ", "o"),
    ],
)
def test_marks_after_latin_greek_and_cyrillic_letters_are_removed(typed: str, word: str) -> None:
    assert normalise(typed, EN) == word


@pytest.mark.parametrize(
    ("one", "other"), [("が", "か"), ("ぱ", "は"), ("हिन्दी", "हनद"), ("שׁ", "ש"), ("각", "가")]
)
def test_marks_of_other_scripts_stay(one: str, other: str) -> None:
    assert not same(one, other)
    assert same(one, one)


@pytest.mark.parametrize(
    ("letter", "mapped"),
    [
        ("ł", "l"), ("đ", "d"), ("ð", "d"), ("ø", "o"), ("ß", "ss"), ("æ", "ae"),
        ("œ", "oe"), ("ı", "i"), ("þ", "th"), ("ħ", "h"), ("ŋ", "ng"),
    ],
)  # fmt: skip
def test_letters_that_do_not_decompose_are_mapped(letter: str, mapped: str) -> None:
    assert normalise(f"x{letter}x", EN) == f"x{mapped}x"
    assert normalise(f"x{letter}x".upper(), EN) == f"x{mapped}x"


NOISE = [*" \t\u3000-_.,!?'’‘ʼʻ`\"“”«»…·&+*#/()[]{}€$°", "\u200b", "\u00ad", "\u200d", "\ufeff", "☕", "🎈"]


@pytest.mark.parametrize("noise", NOISE, ids=ascii)
def test_what_is_no_letter_mark_or_number_is_removed(noise: str) -> None:
    assert normalise(f"tea{noise}cup", EN) == "teacup"
    assert normalise(f"{noise}teacup{noise}", EN) == "teacup"


def test_of_ascii_the_same_counts_as_of_all_of_unicode() -> None:
    for character in map(chr, range(128)):
        counts = unicodedata.category(character)[0] in "LMN"
        assert normalise(f"q{character}q", EN) == (f"q{character.lower()}q" if counts else "qq")
        assert normalise(f"q{character}王", EN) == (f"q{character.lower()}王" if counts else "q王")


@pytest.mark.parametrize("text", ["route 66", "½", "Ⅷ", "٣"])
def test_numbers_stay(text: str) -> None:
    assert not is_blank(text, EN)


@pytest.mark.parametrize("text", ["", " ", "?", "'", "ʼ", "ʻ", "\u200b", "☕", "- – —"], ids=ascii)
def test_blank_is_what_leaves_nothing(text: str) -> None:
    assert is_blank(text, EN)
    assert not is_blank(text + "7", EN)


def test_decomposed_hangul_is_composed_again() -> None:
    assert len(normalise("커피", ZH)) == 2
    assert same("\u110f\u1165\u1111\u1175", "커피", ZH)


@given(st.text(max_size=12), st.sampled_from(list(articles())))
def test_whatever_is_typed_normalises_to_letters_marks_and_numbers(text: str, language: Language) -> None:
    kept = normalise(text, language)
    assert all(unicodedata.category(character)[0] in "LMN" for character in kept)
    assert unicodedata.is_normalized("NFKC", kept)
    assert not set(kept) & set("\u02bc\u02bb")


# Spellings


def test_right_against_texts_and_accepted_spellings_of_both_words() -> None:
    coffee, tea = ["Coffee", "espresso", "caffè"], ["Tea", "brew"]
    for guess in ("coffee", "Espresso", "CAFFE", "a coffee"):
        assert is_right(guess, coffee, tea, EN)
        assert not is_right(guess, tea, coffee, EN)


# Typos


@pytest.mark.parametrize(
    ("length", "allowed"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (6, 1), (7, 1), (8, 2), (9, 2), (30, 2)]
)
def test_typos_by_the_length_of_the_spelling(length: int, allowed: int) -> None:
    spelling = "abcdefghijklmnopqrstuvwxyzabcd"[:length]
    assert typos_allowed(spelling) == allowed
    for typos in range(min(length, 4) + 1):
        assert is_near("0" * typos + spelling[typos:], spelling) is (typos <= allowed)


def test_typos_go_by_the_normalised_length() -> None:
    assert is_right("teex", ["the teex"], ["coffee"], EN)
    assert not is_right("teax", ["the teex"], ["coffee"], EN)
    assert is_right("cafez", ["the c-a-f-e-s"], ["milk"], EN)


def test_typos_go_by_the_spelling_and_not_by_the_guess() -> None:
    assert not is_right("teaaa", ["Teaa"], ["Coffee"], EN)
    assert is_right("coff", ["coffe"], ["milk"], EN)


@pytest.mark.parametrize("typed", ["cofee", "cofffee", "coffeex", "xcoffee", "coffex", "ocffee", "cofefe"])
def test_a_typo_is_one_dropped_added_changed_or_swapped(typed: str) -> None:
    assert is_right(typed, ["coffee"], ["water"], EN)


@pytest.mark.parametrize("typed", ["cofe", "ocffeex", "ocfefe", "xxffee", "feecof"])
def test_two_typos_are_too_many_for_six_letters(typed: str) -> None:
    assert not is_right(typed, ["coffee"], ["water"], EN)


def test_a_swap_is_one_only_if_nothing_stands_between() -> None:
    # Optimal string alignment edits nothing twice: from "ca" to "abc" it is three steps, not two.
    assert not is_near("cazzzzz", "abczzzzz")
    assert is_near("bazzzzz", "abczzzzz")


@pytest.mark.parametrize(
    "word",
    [
        "咖啡咖啡咖啡咖啡",
        "コーヒーコーヒー",
        "ひらがなひらがな",
        "커피커피커피커피",
        "coffee咖",
        "カラオケbar",
        "々々々々々々",
        "〻〻〻〻〻〻",
        "〡〢〣〤〥",
        "𛀂𛀂𛀂𛀂𛀂",
    ],
)
def test_han_kana_and_hangul_allow_no_typo(word: str) -> None:
    assert typos_allowed(normalise(word, ZH)) == 0
    assert is_right(word, [word], ["tea"], ZH)
    assert not is_right(word[:-1], [word], ["tea"], ZH)


def alignment(one: str, other: str) -> int:
    """Optimal string alignment by its textbook recurrence."""
    rows = [list(range(len(other) + 1))]
    for i, left in enumerate(one, 1):
        row = [i]
        for j, right in enumerate(other, 1):
            best = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (left != right))
            if i > 1 and j > 1 and left == other[j - 2] and one[i - 2] == right:
                best = min(best, rows[i - 2][j - 2] + 1)
            row.append(best)
        rows.append(row)
    return rows[-1][-1]


@given(st.text("abc", max_size=10), st.text("abc", max_size=10))
def test_near_is_optimal_string_alignment(typed: str, spelling: str) -> None:
    assert is_near(typed, spelling) is (alignment(typed, spelling) <= typos_allowed(spelling))


# The verdict, in its order


def test_1_exact_with_the_citizens_word_is_right_however_near_the_spies_is() -> None:
    assert is_right("planes", ["planes"], ["planet"], EN)


def test_2_exact_with_the_spies_word_is_wrong_however_near_the_citizens_is() -> None:
    assert not is_right("planet", ["planes"], ["planet"], EN)


def test_3_near_both_is_wrong() -> None:
    assert not is_right("planex", ["planes"], ["planet"], EN)


def test_3_near_another_spelling_of_the_spies_word_is_wrong_too() -> None:
    assert not is_right("planex", ["planes"], ["globe", "planet"], EN)


def test_4_near_the_citizens_word_only_is_right() -> None:
    assert is_right("planex", ["planes"], ["moon"], EN)
    assert is_right("glube", ["planes", "globe"], ["moon"], EN)


def test_4_the_spies_word_may_be_too_short_for_a_typo() -> None:
    assert is_right("tease", ["teasy"], ["teas"], EN)


def test_5_otherwise_it_is_wrong() -> None:
    assert not is_right("water", ["coffee"], ["milk"], EN)
    assert not is_right("", ["coffee"], ["milk"], EN)
    assert not is_right("?", ["coffee"], ["milk"], EN)
    assert not is_right("milkshake", ["coffee"], ["milkshakes"], EN)


@given(
    st.text("abcdef", min_size=1, max_size=9),
    st.lists(st.text("abcdef", min_size=1, max_size=9), min_size=1, max_size=3),
    st.lists(st.text("abcdef", min_size=1, max_size=9), min_size=1, max_size=3),
)
def test_the_verdict_as_the_rules_say_it(guess: str, citizen: list[str], spy: list[str]) -> None:
    near_citizen = any(alignment(guess, word) <= typos_allowed(word) for word in citizen)
    near_spy = any(alignment(guess, word) <= typos_allowed(word) for word in spy)
    if guess in citizen:
        expected = True
    elif guess in spy:
        expected = False
    else:
        expected = near_citizen and not near_spy
    # Polish has no articles, so these texts normalise to themselves.
    assert is_right(guess, citizen, spy, PL) is expected


def test_no_word_and_no_guess_is_kept() -> None:
    word, guess, other = texts = [f"{start} house" for start in ("light", "ligth", "green")]
    held = [getrefcount(text) for text in texts]
    assert is_right(guess, [word], [other], EN)
    assert not is_blank(guess, EN)
    assert typos_allowed(word) == 2
    assert [getrefcount(text) for text in texts] == held

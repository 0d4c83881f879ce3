"""Whole games in each language, and guesses as people type them there."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from spyword_engine.deal import Role
from spyword_engine.ending import Winner
from spyword_engine.phase import Phase
from spyword_qt import spoken
from spyword_qt.draft import Draft
from spyword_qt.outcome_wording import winner_title
from spyword_qt.people import guests
from spyword_qt.spoken import LANGUAGES
from spyword_qt.store.own_packs import OwnPacks
from tests.qt.desk import Desk
from tests.qt.games.party import NAMES, Party, against
from tests.store.own import draft_of_words


def glossary(language: str) -> dict[str, str]:
    """The game's terms by their English ones."""
    text = (spoken.FOLDER / f"glossary_{language}.tsv").read_text(encoding="utf-8")
    return dict(row.split("\t") for row in text.splitlines()[1:])


def bare(word: str, _spellings: Sequence[str]) -> str:
    """Without marks, as on a keyboard that has none."""
    apart = unicodedata.normalize("NFD", word.replace("ł", "l").replace("Ł", "L"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def with_apostrophe(word: str, spellings: Sequence[str]) -> str:
    """An apostrophe stands for the accent at a word's end, and an article before all of it."""
    typed = bare(word, spellings)
    return f"la {typed}'" if typed[-1:] != word[-1:] else f"la {typed}"


def with_article(word: str, _spellings: Sequence[str]) -> str:
    return f"The {word.upper()}"


def traditional(word: str, spellings: Sequence[str]) -> str:
    """In the characters of Taiwan where there are other ones, with a full-width space."""
    other = next((each for each in spellings if len(each) == len(word) and each != word), word)
    return "\u3000".join(other)


HABITS: dict[str, Callable[[str, Sequence[str]], str]] = {
    "en": with_article,
    "it": with_apostrophe,
    "pl": bare,
    "zh": traditional,
}


def compose(line: QWidget, text: str) -> None:
    """Type by an input method: Enter is pressed while it is still asking which word is meant."""
    QApplication.sendEvent(line, QInputMethodEvent("pin", []))
    QTest.keyClick(line, Qt.Key.Key_Return)
    done = QInputMethodEvent()
    done.setCommitString(text)
    QApplication.sendEvent(line, done)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_each_language_with_a_guess_as_it_is_typed_there(party: Party, language: str) -> None:
    party.press("preferences", f"language_{language}", "back")
    party.deal(5, "ghost")
    package = party.record()["package"]
    assert package["language"] == language
    word, *spellings = package["words"][party.record()["deal"]["citizen_word"]]
    terms = glossary(language)
    party.hurry("clue")
    assert party.button("got_it").text() == terms["Got It"]
    assert party.button("gave_clue").text() == terms["I Gave My Clue"]
    party.hurry("guess", vote=against(party.seats("ghost")))
    party.hands.settle()
    line = party.driver.control("guess_text")
    compose(line, HABITS[language](word, spellings))
    assert party.screen == "guess"
    QTest.keyClick(line, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert party.screen == "over"
    assert party.reads(word, winner_title(Winner.GHOST, 1, ghost=True))


APOSTROPHES = "'’‘"


@pytest.mark.parametrize(
    ("language", "word", "typed"),
    [
        *(("it", "città", f"citta{apostrophe}") for apostrophe in APOSTROPHES),
        *(("it", "ape regina", f"L{apostrophe}Ape Regina") for apostrophe in APOSTROPHES),
        ("it", "perché", "perche`"),
        ("en", "mother’s day", "Mothers' Day"),
        ("en", "mother’s day", "a mother's-day"),
        ("pl", "gęś", "ges"),
        ("pl", "żółta łódź", "ZOLTA  LODZ"),
        ("zh", "T恤衫", "Ｔ 恤 衫"),
        ("zh", "苹果", "「苹果」。"),
    ],
)
def test_what_keyboards_make_of_a_word_is_the_word(
    party: Party, language: str, word: str, typed: str
) -> None:
    pack = OwnPacks(party.folder).save(draft_of_words(word, "zzzzzzzz", scope=language))
    ghost_is_to_guess(party, pack.id, language)
    party.reopen()
    party.press("resume_game")
    party.hands.settle()
    compose(party.driver.control("guess_text"), typed)
    party.press("submit_guess")
    assert party.screen == "over"
    assert party.reads(winner_title(Winner.GHOST, 1, ghost=True))


def ghost_is_to_guess(party: Party, pack: str, language: str) -> None:
    """A game in which it was voted out at once, and the citizens have the package's first word, is saved."""
    desk = Desk(party.folder)
    desk.speak(language)
    deal = partial(desk.table.start, Draft(guests(NAMES[:5]), {"ghost": True}, pack))
    deal()
    while desk.saved()["deal"]["citizen_word"] != 0:
        deal()
    (ghost,) = desk.seats_of(Role.GHOST)
    desk.play_on(lambda seat: ghost if seat != ghost else (ghost + 1) % 5)
    desk.table.go_on()
    assert desk.view.phase is Phase.GUESS


def test_enter_that_ends_a_word_adds_nobody_to_a_table(party: Party) -> None:
    party.press("new_game")
    line = party.driver.control("player_name")
    party.hands.settle()
    compose(line, "王")
    assert line.property("text") == "王"
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert line.property("text") == ""

"""No tells: nothing that the table can see, hear or measure differs by role, and nothing stays behind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QClipboard, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from spyword_engine.deal import Role
from spyword_qt import languages
from spyword_qt.screens import secret_field
from spyword_qt.screens.card import CardScreen
from spyword_qt.screens.guess import GuessScreen
from spyword_qt.screens.private import PrivateScreen
from spyword_qt.screens.secret_field import SecretField
from spyword_qt.screens.seen import CardFace, Progress
from spyword_qt.screens.vote import VoteScreen
from spyword_qt.screens.word_screen import WordScreen
from spyword_qt.widgets.card import Card
from spyword_qt.widgets.card_front import Picture
from tests.layout.painted import texts
from tests.qt import nosy
from tests.qt.conftest import Clock
from tests.qt.nosy import everything_written, leaks, marked_ballots
from tests.qt.onlookers import CITIZEN, GHOST, PEOPLE, SIZES, SPY, TOLD_SPY, put_up, seen

ANN = PEOPLE[0]
LEFT = Qt.MouseButton.LeftButton
ROLE_WORDS = ("citizen", "spy", "ghost")
TYPED = "mandolin"


def shown_card(qtbot: QtBot, clock: Clock, face: CardFace, size: tuple[int, int]) -> CardScreen:
    """A screen with a card face up in a window of its own."""
    screen = CardScreen(clock)
    put_up(qtbot, screen, size)
    screen.show_card(ANN, face, Progress(0, 7), again=False)
    screen.enter()
    clock.pass_by(1)
    return screen


def shown_private(qtbot: QtBot, clock: Clock, role: Role, size: tuple[int, int]) -> PrivateScreen:
    screen = PrivateScreen(clock)
    put_up(qtbot, screen, size)
    screen.show_private(ANN, role, "fog")
    screen.enter()
    clock.pass_by(1)
    return screen


def steps(screen: QWidget) -> list[tuple[str, str, bool, bool, QSize]]:
    """Everything that can be pressed or typed into: kind, name, whether it is seen and lives, its size."""
    return [
        (type(part).__name__, part.objectName(), part.isVisible(), part.isEnabled(), part.size())
        for part in screen.findChildren(QWidget)
        if isinstance(part, (QAbstractButton, QLineEdit))
    ]


@pytest.mark.parametrize("size", SIZES)
class TestCards:
    def test_a_spys_is_a_citizens_but_for_word_and_picture(
        self, qtbot: QtBot, clock: Clock, size: tuple[int, int]
    ) -> None:
        blanked = []
        for face in (CITIZEN, SPY):
            screen = shown_card(qtbot, clock, face, size)
            screen.findChild(QLabel, "word").clear()
            screen.findChild(Picture).show_picture(None)
            blanked.append(seen(screen.window()))
        assert blanked[0] == blanked[1]

    def test_those_who_are_told_their_role_read_it_on_the_card_alone(
        self, qtbot: QtBot, clock: Clock, size: tuple[int, int]
    ) -> None:
        images = []
        for face in (CITIZEN, TOLD_SPY, GHOST):
            screen = shown_card(qtbot, clock, face, size)
            images.append(seen(screen.window(), but=screen.findChild(Card)))
        assert images[0] == images[1] == images[2]

    def test_nothing_is_told_while_it_lies_face_down(
        self, qtbot: QtBot, clock: Clock, size: tuple[int, int]
    ) -> None:
        images = []
        for face in (CITIZEN, SPY, TOLD_SPY, GHOST):
            screen = CardScreen(clock)
            put_up(qtbot, screen, size)
            screen.show_card(ANN, face, Progress(0, 7), again=False)
            images.append(seen(screen.window()))
        assert images.count(images[0]) == len(images)

    def test_places_and_steps_are_the_same(self, qtbot: QtBot, clock: Clock, size: tuple[int, int]) -> None:
        found = []
        for face in (CITIZEN, SPY, TOLD_SPY, GHOST):
            screen = shown_card(qtbot, clock, face, size)
            labels = ("word", "picture")
            places = [screen.findChild(QWidget, name).geometry() for name in labels]
            found.append((steps(screen), places))
        assert found.count(found[0]) == len(found)


def test_a_screen_reader_hears_the_same_of_every_card_but_for_what_is_written_on_it(
    qtbot: QtBot, clock: Clock
) -> None:
    heard = []
    for face in (CITIZEN, SPY, TOLD_SPY, GHOST):
        screen = shown_card(qtbot, clock, face, (1280, 800))
        heard.append(
            [
                (part.accessibleName(), part.accessibleDescription(), part.toolTip())
                for part in screen.findChildren(QWidget)
            ]
        )
    assert heard.count(heard[0]) == len(heard)


@pytest.mark.parametrize("size", SIZES)
class TestPrivateScreens:
    def test_they_differ_on_the_card_alone(self, qtbot: QtBot, clock: Clock, size: tuple[int, int]) -> None:
        images = []
        for role in Role:
            screen = shown_private(qtbot, clock, role, size)
            QTest.keyClicks(screen.card.field, TYPED)
            images.append(seen(screen.window(), but=screen.card))
        assert images.count(images[0]) == len(images)

    def test_slots_and_steps_are_the_same(self, qtbot: QtBot, clock: Clock, size: tuple[int, int]) -> None:
        found = []
        for role in Role:
            screen = shown_private(qtbot, clock, role, size)
            slots = [part.geometry() for part in screen.card.findChildren(QWidget)]
            filled = [bool(part.text()) for part in screen.card.findChildren(QLabel)]
            found.append((steps(screen), slots, filled))
        assert found.count(found[0]) == len(found)

    def test_whatever_is_typed_has_the_same_effect(
        self, qtbot: QtBot, clock: Clock, size: tuple[int, int]
    ) -> None:
        found = []
        for role in Role:
            screen = shown_private(qtbot, clock, role, size)
            sent: list[str] = []
            screen.done.connect(sent.append)
            found.append([*_after_typing(screen), sent])
        assert found.count(found[0]) == len(found)
        assert found[0][-1] == ["owl"]


@pytest.mark.parametrize("language", ["en", "it", "pl", "zh"])
@pytest.mark.parametrize(
    ("size", "text"), [((800, 600), 2.0), ((1280, 800), 1.0), ((1280, 800), 2.0), ((800, 1280), 2.0)]
)
def test_every_role_is_told_in_letters_of_one_size_that_begin_at_one_height(
    qtbot: QtBot, clock: Clock, language: str, size: tuple[int, int], text: float
) -> None:
    languages.speak(language)
    screen = PrivateScreen(clock)
    put_up(qtbot, screen, size, text=text)
    told = []
    for role in Role:
        screen.show_private(ANN, role, "fog")
        title, sentences, *_ = screen.card.findChildren(QLabel)
        told.append(
            [
                (piece.px, label.y() + piece.ink.top())
                for label in (title, sentences)
                for piece in texts(label)
            ]
        )
    for line in zip(*told, strict=False):
        # But for accents, which reach higher.
        tops = [top for _, top in line]
        assert max(tops) - min(tops) < 0.2 * line[0][0]
        assert len({px for px, _ in line}) == 1
    assert all(len({px for px, _ in sentences}) == 1 for _, *sentences in told)


def _after_typing(screen: PrivateScreen) -> Iterator[list[object]]:
    """What is seen of the controls, the refusal and the rest of the window after each word."""
    for text in ("", "  ", "...", "o", "owl"):
        screen.card.field.setText(text)
        if text != "o":
            QTest.keyClick(screen.card.field, Qt.Key.Key_Return)
        refusal = screen.card.findChildren(QLabel)[-1].text()
        yield [steps(screen), refusal, screen.card.field.text()]


def lend_card(screen: CardScreen, clock: Clock, face: CardFace) -> None:
    screen.show_card(ANN, face, None, again=False)
    screen.enter()
    clock.pass_by(1)


class TestForgetting:
    @pytest.mark.parametrize("face", [CITIZEN, SPY, TOLD_SPY, GHOST])
    def test_a_card(self, qtbot: QtBot, clock: Clock, face: CardFace) -> None:
        lent = CardFace(face.word, face.picture, face.tint, face.role)
        screen = CardScreen(clock)
        room = put_up(qtbot, screen)
        lend_card(screen, clock, lent)
        blank = _blank(qtbot, clock)
        before = len(nosy.lent())
        assert leaks([face.word or "No word"]) != []
        assert seen(room) != blank
        screen.forget()
        del lent
        assert len(nosy.lent()) == before - 1
        assert leaks([face.word or "", *ROLE_WORDS, "No word"]) == []
        assert seen(room) == blank

    def test_a_card_whose_language_changes_afterwards(self, qtbot: QtBot, clock: Clock) -> None:
        screen = CardScreen(clock)
        put_up(qtbot, screen)
        lend_card(screen, clock, TOLD_SPY)
        screen.forget()
        QApplication.sendEvent(screen, QEvent(QEvent.Type.LanguageChange))
        assert leaks([TOLD_SPY.word or "", *ROLE_WORDS]) == []

    @pytest.mark.parametrize("role", Role)
    def test_a_private_screen(self, qtbot: QtBot, clock: Clock, role: Role) -> None:
        screen = shown_private(qtbot, clock, role, (1280, 800))
        QTest.keyClicks(screen.card.field, TYPED)
        screen.refuse("Something about the ghost.")
        assert leaks([TYPED]) != []
        assert leaks([role]) != []
        screen.forget()
        QApplication.sendEvent(screen, QEvent(QEvent.Type.LanguageChange))
        assert leaks([TYPED, *ROLE_WORDS]) == []
        assert not screen.button.isEnabled()

    def test_a_private_screen_looks_the_same_whoever_left_it(self, qtbot: QtBot, clock: Clock) -> None:
        images = []
        for role in Role:
            screen = shown_private(qtbot, clock, role, (1280, 800))
            QTest.keyClicks(screen.card.field, role.value)
            screen.forget()
            images.append(seen(screen.window()))
        assert images.count(images[0]) == len(images)

    @pytest.mark.parametrize("name", ["candidate_2", "pass"])
    def test_a_ballot(self, qtbot: QtBot, clock: Clock, name: str) -> None:
        screen = VoteScreen(clock)
        put_up(qtbot, screen)
        screen.show_vote(ANN, PEOPLE[1:5], round_number=1, pass_offered=True, duel=False, progress=None)
        screen.enter()
        clock.pass_by(1)
        QTest.mouseClick(screen.findChild(QAbstractButton, name), LEFT)
        assert [text for _where, text in everything_written() if "Your vote" in text]
        screen.forget()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert marked_ballots() == []
        assert not any(button.isChecked() for button in screen.findChildren(QAbstractButton))
        assert not screen.findChild(QAbstractButton, "submit_vote").isEnabled()
        assert not [text for _where, text in everything_written() if "Your vote" in text]
        assert leaks([PEOPLE[2].name]) == []


@pytest.mark.parametrize("kind", [GuessScreen, PrivateScreen])
class TestFields:
    def test_undo_brings_nothing_back(self, qtbot: QtBot, clock: Clock, kind: type[WordScreen]) -> None:
        field = self._typed(qtbot, clock, kind)
        field.window().findChild(WordScreen).forget()
        clock.pass_by(1)
        QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(field, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
        assert field.text() == ""
        assert not field.isUndoAvailable()
        assert not field.isRedoAvailable()

    @pytest.mark.parametrize("key", [Qt.Key.Key_C, Qt.Key.Key_X])
    def test_what_was_typed_cant_be_copied_out(
        self, qtbot: QtBot, clock: Clock, kind: type[WordScreen], key: Qt.Key
    ) -> None:
        QApplication.clipboard().setText("before")
        field = self._typed(qtbot, clock, kind)
        field.selectAll()
        QTest.keyClick(field, key, Qt.KeyboardModifier.ControlModifier)
        assert QApplication.clipboard().text() == "before"
        assert field.contextMenuPolicy() == Qt.ContextMenuPolicy.NoContextMenu

    def test_an_input_method_is_asked_not_to_learn_it(
        self, qtbot: QtBot, clock: Clock, kind: type[WordScreen]
    ) -> None:
        field = self._typed(qtbot, clock, kind)
        assert field.inputMethodHints() & Qt.InputMethodHint.ImhSensitiveData

    def _typed(self, qtbot: QtBot, clock: Clock, kind: type[WordScreen]) -> SecretField:
        screen = kind(clock)
        put_up(qtbot, screen)
        screen.enter()
        clock.pass_by(1)
        QTest.keyClicks(screen.card.field, TYPED)
        return screen.card.field


class OwnedSelection:
    """A clipboard with a selection, which the offscreen platform hasn't."""

    cleared: list[QClipboard.Mode]

    def __init__(self) -> None:
        self.cleared = []

    def clipboard(self) -> OwnedSelection:
        return self

    def supportsSelection(self) -> bool:
        return True

    def ownsSelection(self) -> bool:
        return True

    def clear(self, mode: QClipboard.Mode) -> None:
        self.cleared.append(mode)


def test_what_was_selected_cant_be_pasted_with_the_middle_button(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    field = SecretField()
    qtbot.addWidget(field)
    selection = OwnedSelection()
    monkeypatch.setattr(secret_field, "QGuiApplication", selection)
    field.setText(TYPED)
    field.selectAll()
    field.forget()
    assert selection.cleared == [QClipboard.Mode.Selection]


def _blank(qtbot: QtBot, clock: Clock) -> QImage:
    """A screen from which an ordinary card was taken back."""
    screen = CardScreen(clock)
    room = put_up(qtbot, screen)
    lend_card(screen, clock, CardFace("x", CITIZEN.picture, "fog", None))
    screen.forget()
    return seen(room)

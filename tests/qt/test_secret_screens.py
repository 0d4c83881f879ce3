"""The screens that hold secrets: what they say, when they act, and that they fit."""

from __future__ import annotations

from functools import reduce
from itertools import pairwise, product

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QInputMethodEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from spyword_engine.deal import Role
from spyword_qt.device import GateNote, Purpose
from spyword_qt.screens.card import CardScreen
from spyword_qt.screens.guess import GuessScreen
from spyword_qt.screens.handoff import HandoffScreen
from spyword_qt.screens.private import PrivateScreen
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen import CardFace, Progress
from spyword_qt.screens.vote import VoteScreen
from spyword_qt.theme.motion import Span
from spyword_qt.theme.tokens import DARK, LIGHT
from spyword_qt.widgets.card import Card
from spyword_qt.widgets.guard import SECONDS as GUARD_SECONDS
from spyword_qt.widgets.held_keys import QUIET
from tests.layout.page import scroll_of, scrolls
from tests.layout.painted import texts
from tests.qt.conftest import Clock
from tests.qt.onlookers import CITIZEN, GHOST, OWL, PEOPLE, SIZES, faults, is_cut_off, put_up

LEFT = Qt.MouseButton.LeftButton
ANN, MAX = PEOPLE[0], PEOPLE[1]
TWO_OF_SEVEN = Progress(2, 7)


def button(screen: QWidget, name: str) -> QAbstractButton:
    return screen.findChild(QAbstractButton, name)


def field(screen: QWidget) -> QLineEdit:
    return screen.findChild(QLineEdit, "guess_text")


def press(screen: QWidget, name: str) -> None:
    QTest.mouseClick(button(screen, name), LEFT)


def begin(screen: Screen, clock: Clock) -> None:
    """Enter, and wait until the screen listens."""
    screen.enter()
    clock.pass_by(1)


@pytest.fixture
def handoff(qtbot: QtBot, clock: Clock) -> HandoffScreen:
    screen = HandoffScreen(clock)
    put_up(qtbot, screen)
    return screen


@pytest.fixture
def card(qtbot: QtBot, clock: Clock) -> CardScreen:
    screen = CardScreen(clock)
    put_up(qtbot, screen)
    screen.show_card(ANN, CITIZEN, TWO_OF_SEVEN, again=False)
    return screen


@pytest.fixture
def vote(qtbot: QtBot, clock: Clock) -> VoteScreen:
    screen = VoteScreen(clock)
    put_up(qtbot, screen)
    screen.show_vote(ANN, PEOPLE[1:5], round_number=1, pass_offered=True, duel=False, progress=TWO_OF_SEVEN)
    return screen


@pytest.fixture
def guess(qtbot: QtBot, clock: Clock) -> GuessScreen:
    screen = GuessScreen(clock)
    put_up(qtbot, screen)
    screen.show_guess(ANN, "fog")
    return screen


class TestHandoff:
    @pytest.mark.parametrize("purpose", Purpose)
    def test_names_who_gets_the_device(self, handoff: HandoffScreen, purpose: Purpose) -> None:
        handoff.show_handoff(MAX, purpose, None, TWO_OF_SEVEN)
        assert handoff.findChild(QLabel, "handoff_player").text() == MAX.name
        assert MAX.name in button(handoff, "ready").text()

    def test_says_something_else_for_each_purpose_and_reason(self, handoff: HandoffScreen) -> None:
        said = set()
        # A player's gate has no menu to come from.
        reasons = {None, *GateNote} - {GateNote.MENU}
        for purpose in Purpose:
            for reason in reasons:
                handoff.show_handoff(ANN, purpose, reason, None)
                labels = [label.text() for label in handoff.findChildren(QLabel) if not label.isHidden()]
                said.add("|".join(labels))
        assert len(said) == len(Purpose) * len(reasons)

    def test_only_a_second_look_can_be_given_up(self, handoff: HandoffScreen) -> None:
        for purpose in Purpose:
            handoff.show_handoff(ANN, purpose, None, None)
            assert button(handoff, "back").isHidden() == (purpose is not Purpose.LOOK)

    def test_every_button_tells_once_the_guard_is_open(self, handoff: HandoffScreen, clock: Clock) -> None:
        told: list[str] = []
        handoff.ready.connect(lambda: told.append("ready"))
        handoff.back.connect(lambda: told.append("back"))
        handoff.menu.connect(lambda: told.append("menu"))
        handoff.show_handoff(ANN, Purpose.LOOK, None, None)
        handoff.enter()
        clock.pass_by(0.39)
        for name in ("ready", "back", "table_menu"):
            press(handoff, name)
        QTest.keyClick(button(handoff, "ready"), Qt.Key.Key_Return)
        assert told == []
        clock.pass_by(0.02)
        for name in ("ready", "back", "table_menu"):
            press(handoff, name)
        assert told == ["ready", "back", "menu"]


class TestCard:
    def test_lies_face_down_until_it_turns_up_by_itself(self, qtbot: QtBot, clock: Clock) -> None:
        screen = CardScreen(clock)
        put_up(qtbot, screen, still=False)
        screen.show_card(ANN, CITIZEN, None, again=False)
        screen.enter()
        assert not screen.findChild(Card).is_open()
        told: list[None] = []
        screen.got_it.connect(lambda: told.append(None))
        turning = (Span.CARD_REST, Span.CARD_AWAY, Span.CARD_BACK)
        clock.pass_by(sum(span.milliseconds for span in turning) / 1000)
        press(screen, "got_it")
        assert told == [], "nobody hides a card that wasn't open"
        qtbot.waitUntil(screen.findChild(Card).is_open, timeout=4000)
        assert screen.findChild(QLabel, "word").text() == "owl"
        clock.pass_by(GUARD_SECONDS)
        press(screen, "got_it")
        assert told == [None]

    def test_opens_at_once_where_people_want_stillness(self, card: CardScreen, clock: Clock) -> None:
        begin(card, clock)
        assert card.findChild(Card).is_open()

    def test_can_be_hidden_with_the_keyboard_but_not_by_a_key_that_is_held(
        self, card: CardScreen, clock: Clock
    ) -> None:
        told: list[None] = []
        card.got_it.connect(lambda: told.append(None))
        begin(card, clock)
        held = QKeyEvent(
            QKeyEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True
        )
        QApplication.sendEvent(button(card, "got_it"), held)
        assert told == []
        clock.pass_by(QUIET)
        QTest.keyClick(button(card, "got_it"), Qt.Key.Key_Return)
        assert told == [None]

    def test_forgetting_before_it_turned_leaves_it_face_down(self, qtbot: QtBot, clock: Clock) -> None:
        screen = CardScreen(clock)
        put_up(qtbot, screen, still=False)
        screen.show_card(ANN, CITIZEN, None, again=False)
        screen.enter()
        screen.forget()
        clock.pass_by(5)
        qtbot.wait(400)
        assert not screen.findChild(Card).is_open()

    def test_the_ghosts_has_no_word(self, card: CardScreen, clock: Clock) -> None:
        card.show_card(ANN, GHOST, None, again=True)
        begin(card, clock)
        assert card.findChild(QLabel, "word").text() == ""

    @pytest.mark.parametrize("size", SIZES)
    @pytest.mark.parametrize(
        "word", ["o", "noce di cocco", "猫头鹰", "W" * 40, "word " * 7 + "words", "猫" * 40]
    )
    def test_a_word_of_any_length_fits(
        self, qtbot: QtBot, clock: Clock, word: str, size: tuple[int, int]
    ) -> None:
        screen = CardScreen(clock)
        put_up(qtbot, screen, size)
        screen.show_card(ANN, CardFace(word, OWL, "fog", None), None, again=False)
        begin(screen, clock)
        assert not is_cut_off(screen.findChild(QLabel, "word"))


class TestVote:
    def test_nothing_is_sent_without_a_choice(self, vote: VoteScreen, clock: Clock) -> None:
        sent: list[object] = []
        vote.submit_vote.connect(sent.append)
        begin(vote, clock)
        press(vote, "submit_vote")
        assert sent == []
        assert not button(vote, "submit_vote").isEnabled()

    def test_a_choice_can_be_changed_until_it_is_submitted(self, vote: VoteScreen, clock: Clock) -> None:
        sent: list[object] = []
        vote.submit_vote.connect(sent.append)
        begin(vote, clock)
        for name in ("candidate_1", "pass", "candidate_3", "candidate_3"):
            press(vote, name)
            assert chosen(vote) == [name]
        press(vote, "submit_vote")
        assert sent == [3]

    def test_passing_is_sent_as_nobody(self, vote: VoteScreen, clock: Clock) -> None:
        sent: list[object] = []
        vote.submit_vote.connect(sent.append)
        begin(vote, clock)
        press(vote, "pass")
        press(vote, "submit_vote")
        assert sent == [None]

    def test_pass_is_there_only_where_it_is_offered(self, vote: VoteScreen) -> None:
        assert button(vote, "pass").isVisible()
        vote.show_vote(ANN, PEOPLE[1:3], round_number=1, pass_offered=False, duel=True, progress=None)
        assert not button(vote, "pass").isVisible()

    def test_a_double_click_neither_changes_a_choice_nor_sends_twice(
        self, vote: VoteScreen, clock: Clock
    ) -> None:
        sent: list[object] = []
        vote.submit_vote.connect(sent.append)
        begin(vote, clock)
        double_click(button(vote, "candidate_2"))
        assert chosen(vote) == ["candidate_2"]
        double_click(button(vote, "submit_vote"))
        assert sent == [2]

    def test_the_keyboard_alone_is_enough(self, qtbot: QtBot, vote: VoteScreen, clock: Clock) -> None:
        sent: list[object] = []
        vote.submit_vote.connect(sent.append)
        vote.window().activateWindow()
        begin(vote, clock)
        qtbot.waitUntil(button(vote, "candidate_1").hasFocus)
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Space):
            QTest.keyClick(vote.focusWidget(), key)
        assert chosen(vote) == ["candidate_2"]
        QTest.keyClick(vote.focusWidget(), Qt.Key.Key_Down)
        QTest.keyClick(vote.focusWidget(), Qt.Key.Key_Return)
        assert chosen(vote) == ["candidate_4"]
        for _ in range(2):
            QTest.keyClick(vote.focusWidget(), Qt.Key.Key_Tab)
        assert vote.focusWidget() is button(vote, "submit_vote")
        QTest.keyClick(vote.focusWidget(), Qt.Key.Key_Return)
        assert sent == [4]

    def test_tab_goes_from_tile_to_tile(self, qtbot: QtBot, vote: VoteScreen, clock: Clock) -> None:
        vote.window().activateWindow()
        begin(vote, clock)
        qtbot.waitUntil(button(vote, "candidate_1").hasFocus)
        press(vote, "candidate_3")
        button(vote, "candidate_1").setFocus()
        passed = []
        for _ in range(4):
            QTest.keyClick(vote.focusWidget(), Qt.Key.Key_Tab)
            passed.append(vote.focusWidget().objectName())
        assert passed == ["candidate_2", "candidate_3", "candidate_4", "pass"]

    def test_keys_from_before_neither_choose_nor_submit(self, vote: VoteScreen, clock: Clock) -> None:
        sent: list[object] = []
        vote.submit_vote.connect(sent.append)
        vote.enter()
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            QTest.keyClick(vote.focusWidget() or vote, key)
        assert chosen(vote) == []
        clock.pass_by(1)
        QTest.keyClick(vote.focusWidget() or vote, Qt.Key.Key_Return)
        assert sent == []

    def test_the_next_voter_finds_a_blank_ballot(self, vote: VoteScreen, clock: Clock) -> None:
        begin(vote, clock)
        press(vote, "candidate_1")
        vote.show_vote(
            MAX, (ANN, *PEOPLE[2:5]), round_number=1, pass_offered=True, duel=False, progress=Progress(3, 7)
        )
        assert chosen(vote) == []
        assert not button(vote, "submit_vote").isEnabled()
        assert button(vote, "candidate_1") is None


def chosen(vote: VoteScreen) -> list[str]:
    return [tile.objectName() for tile in vote.findChildren(QAbstractButton) if tile.isChecked()]


def double_click(target: QWidget) -> None:
    # What a double click is to a window: the second press comes as a double click.
    QTest.mouseClick(target, LEFT)
    QTest.mouseDClick(target, LEFT)


class TestGuess:
    @pytest.mark.parametrize("nothing", ["", " ", "...", "’", "\u3000"])
    def test_what_is_no_word_cant_be_sent(self, guess: GuessScreen, clock: Clock, nothing: str) -> None:
        sent: list[str] = []
        guess.submit_guess.connect(sent.append)
        begin(guess, clock)
        field(guess).setText(nothing)
        assert not button(guess, "submit_guess").isEnabled()
        QTest.keyClick(field(guess), Qt.Key.Key_Return)
        assert sent == []

    def test_enter_sends_what_was_typed(self, guess: GuessScreen, clock: Clock) -> None:
        sent: list[str] = []
        guess.submit_guess.connect(sent.append)
        begin(guess, clock)
        QTest.keyClicks(field(guess), "an owl")
        QTest.keyClick(field(guess), Qt.Key.Key_Enter)
        assert sent == ["an owl"]

    def test_so_does_the_button(self, guess: GuessScreen, clock: Clock) -> None:
        sent: list[str] = []
        guess.submit_guess.connect(sent.append)
        begin(guess, clock)
        QTest.keyClicks(field(guess), "owl")
        press(guess, "submit_guess")
        assert sent == ["owl"]

    def test_enter_that_ends_a_composition_sends_nothing(self, guess: GuessScreen, clock: Clock) -> None:
        sent: list[str] = []
        guess.submit_guess.connect(sent.append)
        begin(guess, clock)
        QTest.keyClicks(field(guess), "a")
        QApplication.sendEvent(field(guess), QInputMethodEvent("mao", []))
        QTest.keyClick(field(guess), Qt.Key.Key_Return)
        assert sent == []
        done = QInputMethodEvent()
        done.setCommitString("猫")
        QApplication.sendEvent(field(guess), done)
        QTest.keyClick(field(guess), Qt.Key.Key_Return)
        assert sent == ["a猫"]

    def test_a_refusal_stands_until_the_next_letter(self, guess: GuessScreen, clock: Clock) -> None:
        begin(guess, clock)
        guess.refuse("That is no word.")
        assert "That is no word." in [label.text() for label in guess.findChildren(QLabel)]
        QTest.keyClicks(field(guess), "o")
        assert "That is no word." not in [label.text() for label in guess.findChildren(QLabel)]


SETTINGS = [(size, text) for size in SIZES for text in (1.0, 1.5)]


@pytest.mark.parametrize(("size", "text"), SETTINGS)
class TestNothingIsCutOff:
    def test_handoff(self, qtbot: QtBot, clock: Clock, size: tuple[int, int], text: float) -> None:
        screen = HandoffScreen(clock)
        put_up(qtbot, screen, size, text=text, colours=DARK)
        for person in PEOPLE[:6]:
            screen.show_handoff(person, Purpose.VOTE, GateNote.TIME_UP, Progress(2, 12))
            assert list(faults(screen)) == [], person.name

    def test_card(self, qtbot: QtBot, clock: Clock, size: tuple[int, int], text: float) -> None:
        screen = CardScreen(clock)
        put_up(qtbot, screen, size, text=text, colours=LIGHT)
        for person in PEOPLE[:6]:
            screen.show_card(person, CITIZEN, Progress(2, 12), again=False)
            assert list(faults(screen)) == [], person.name

    def test_private(self, qtbot: QtBot, clock: Clock, size: tuple[int, int], text: float) -> None:
        screen = PrivateScreen(clock)
        put_up(qtbot, screen, size, text=text, colours=DARK)
        for role in Role:
            screen.show_private(MAX, role, "dusk")
            screen.refuse("Type a word first.")
            assert list(faults(screen)) == []

    def test_guess(self, qtbot: QtBot, clock: Clock, size: tuple[int, int], text: float) -> None:
        screen = GuessScreen(clock)
        put_up(qtbot, screen, size, text=text)
        screen.show_guess(MAX, "dusk")
        assert list(faults(screen)) == []

    def test_vote(self, qtbot: QtBot, clock: Clock, size: tuple[int, int], text: float) -> None:
        screen = VoteScreen(clock)
        put_up(qtbot, screen, size, text=text)
        for count in range(2, 12):
            candidates = PEOPLE[1 : count + 1]
            screen.show_vote(
                MAX,
                candidates,
                round_number=1,
                pass_offered=True,
                duel=count == 2,
                progress=Progress(2, 12),
            )
            press_anyhow(screen, "candidate_3" if count > 2 else "candidate_2")
            assert list(faults(screen)) == [], count
            for person in candidates:
                tile = button(screen, f"candidate_{person.seat}")
                assert min(tile.width(), tile.height()) >= 48


def press_anyhow(screen: QWidget, name: str) -> None:
    """Press without a mouse, whether the screen was entered or not."""
    button(screen, name).click()
    QApplication.processEvents()


@pytest.mark.parametrize("text", [1.5, 2.0])
def test_what_to_do_with_a_card_is_read_at_once_in_a_small_window(
    qtbot: QtBot, clock: Clock, text: float
) -> None:
    screen = CardScreen(clock)
    screen.show_card(MAX, CITIZEN, TWO_OF_SEVEN, again=False)
    put_up(qtbot, screen, (800, 600), text=text)
    area = scroll_of(screen.block.task)
    assert area is not None
    assert not scrolls(area)


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (800, 1280)])
def test_whoever_gets_the_device_is_what_is_read_first_in_large_letters_too(
    qtbot: QtBot, clock: Clock, size: tuple[int, int]
) -> None:
    screen = HandoffScreen(clock)
    screen.show_handoff(MAX, Purpose.VOTE, GateNote.COVERED, TWO_OF_SEVEN)
    put_up(qtbot, screen, size, text=2.0)
    block = screen.block
    name, *sentences = (
        max(piece.px for piece in texts(text)) for text in (block.name, block.remark, block.task)
    )
    assert name >= max(sentences)
    assert block.chip.isVisible()
    area = scroll_of(block.task)
    assert area is not None
    assert not scrolls(area)


def test_upright_the_chip_is_level_with_who_it_is_whatever_there_is_to_do(
    qtbot: QtBot, card: CardScreen
) -> None:
    card.show_card(MAX, CITIZEN, TWO_OF_SEVEN, again=False)
    put_up(qtbot, card, (800, 1280))
    block = card.block
    chip, name, title, task = (
        part.rect().translated(part.mapTo(block, part.rect().topLeft()))
        for part in (block.chip, block.name, block.title, block.task)
    )
    assert abs(chip.center().y() - (name | title).center().y()) <= 1
    assert task.top() > title.bottom()
    assert task.left() == name.left()


def test_what_is_to_be_typed_looks_like_no_word_that_is_there(guess: GuessScreen) -> None:
    weight = QFont.Tag("wght")
    assert field(guess).font().variableAxisValue(weight) == 400
    QTest.keyClicks(field(guess), "owl")
    assert field(guess).font().variableAxisValue(weight) == 600


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (800, 1280)])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("role", Role)
def test_what_to_type_is_read_in_one_piece_and_no_smaller_than_the_prompt(
    qtbot: QtBot, clock: Clock, size: tuple[int, int], text: float, role: Role
) -> None:
    screen = PrivateScreen(clock)
    put_up(qtbot, screen, size, text=text)
    screen.show_private(MAX, role, "dusk")
    pieces = list(texts(screen.card._sentences))
    assert len({piece.px for piece in pieces}) == 1
    for above, below in pairwise(pieces):
        assert 0 <= below.ink.top() - above.ink.bottom() < 0.7 * above.px
    assert field(screen).font().pixelSize() <= pieces[0].px


@pytest.mark.parametrize(("size", "text"), [((800, 600), 1.0), ((1920, 1080), 2.0)])
def test_whoever_taps_without_reading_finds_the_button_where_it_was_for_others(
    qtbot: QtBot, clock: Clock, size: tuple[int, int], text: float
) -> None:
    screen = HandoffScreen(clock)
    room = put_up(qtbot, screen, size, text=text)
    places: list[list[QRect]] = []
    for person in PEOPLE[:2]:
        for purpose, note in product(Purpose, (None, *GateNote)):
            screen.show_handoff(person, purpose, note, TWO_OF_SEVEN)
            parts = (screen.block.chip, button(screen, "ready"))
            places.append([part.rect().translated(part.mapTo(room, QPoint())) for part in parts])
            header = screen.header.geometry()
            assert screen.block.chip.mapTo(room, QPoint()).y() > header.bottom() + 8
    assert all(chip == places[0][0] for chip, _ in places)
    tapped = reduce(QRect.__and__, (ready for _, ready in places))
    assert all(tapped.contains(ready.center()) for _, ready in places)


@pytest.mark.parametrize("again", [False, True])
def test_a_card_comes_with_the_chip_of_whose_it_is_in_large_letters_too(
    qtbot: QtBot, card: CardScreen, again: bool
) -> None:
    card.show_card(ANN, GHOST, TWO_OF_SEVEN, again=again)
    put_up(qtbot, card, (1920, 1080), text=2.0)
    assert card.block.chip.isVisible()


def test_a_long_caption_is_about_as_large_as_others(qtbot: QtBot, handoff: HandoffScreen) -> None:
    handoff.show_handoff(ANN, Purpose.VOTE, None, Progress(2, 12))
    put_up(qtbot, handoff, (800, 1280), text=1.5)
    caption = handoff.header.caption
    usual = max(piece.px for piece in texts(caption))
    handoff.header.set_caption("Runda 2: głosowanie w pojedynku")
    QApplication.processEvents()
    assert min(piece.px for piece in texts(caption)) >= 0.65 * usual
    assert all(QRectF(caption.rect()).contains(piece.ink) for piece in texts(caption))

"""The judge's gate and nights: said, chosen by one tap, told by another, and forgotten."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from spyword_engine.bandit.actions import Choose
from spyword_engine.bandit.night import Answer
from spyword_engine.bandit.phase import STEPS, Phase
from spyword_engine.bandit.roles import Role
from spyword_engine.seat import Seat
from spyword_qt import languages
from spyword_qt.bandit import role_wording
from spyword_qt.bandit.night_wording import again_cue, chosen_cue, step_cue
from spyword_qt.bandit.role_wording import closing_words, waking_words
from spyword_qt.device import GateNote
from spyword_qt.people import Avatar, Person
from spyword_qt.screens.judge import JudgeScreen
from spyword_qt.screens.night import NightScreen
from spyword_qt.screens.night_tile import targets_of
from spyword_qt.theme import tokens
from spyword_qt.widgets.answer_sign import AnswerSign
from spyword_qt.widgets.ballot_tile import BallotTile
from spyword_qt.widgets.card_front import Picture
from spyword_qt.widgets.name_chips import NameChips
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.steady_text import SteadyText
from spyword_qt.widgets.text import Text, TextRole
from tests.layout.painted import texts
from tests.qt import nosy
from tests.qt.bandit.judged import NAMES
from tests.qt.bandit.nights import CHECKED, night
from tests.qt.conftest import Clock
from tests.qt.onlookers import put_up, seen

PEOPLE = tuple(Person(seat, name, Avatar(seat % 12, seat % 12, name[0])) for seat, name in enumerate(NAMES))
LONG = tuple(replace(person, name=f"{person.name[:3]} Öztürk-Łukasiewicz") for person in PEOPLE[:12])
TASK = "They point, without a sound. Tap whom they agree on."
LEFT = Qt.MouseButton.LeftButton


def painted_in(chips: NameChips) -> list[str]:
    """Names and initials of those who stand there."""
    return [piece.text for piece in texts(chips)]


def light_of(screen: QWidget) -> float:
    """How light a screen is on the whole, from 0 to 1."""
    smooth, ratio = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
    return screen.grab().toImage().scaled(1, 1, ratio, smooth).pixelColor(0, 0).lightnessF()


class Night:
    """A night screen in a window, and what it told."""

    def __init__(self, qtbot: QtBot, clock: Clock) -> None:
        self.clock = clock
        self.screen = NightScreen(clock)
        put_up(qtbot, self.screen)
        self.said: list[str] = []
        self.told: list[object] = []
        self.screen.said.connect(self.said.append)
        self.screen.chose.connect(self.told.append)
        self.screen.called.connect(self._hear_called)
        self.screen.back.connect(self._hear_back)
        self.screen.answer_shown.connect(self._hear_shown)

    def show(
        self,
        phase: Phase,
        *,
        out: Collection[Seat] = (),
        fired: bool = False,
        dummy: bool = False,
        answer: Answer | None = None,
        may_step_back: bool = True,
        people: tuple[Person, ...] = PEOPLE[:12],
    ) -> Night:
        view = night(phase, len(people), out=out, fired=fired, dummy=dummy, answer=answer)
        self.screen.show_night(view, people, number=2, out=out, may_step_back=may_step_back, is_dummy=dummy)
        self.screen.enter()
        self.clock.pass_by(1)
        return self

    def button(self, name: str) -> QAbstractButton:
        found = self.screen.findChild(QAbstractButton, name)
        assert isinstance(found, QAbstractButton)
        return found

    def press(self, name: str) -> None:
        QTest.mouseClick(self.button(name), LEFT)

    def places(self) -> list[QRect]:
        """Where every person, picture and text of the step is, and the button that confirms it."""
        QApplication.processEvents()
        kinds = (BallotTile, Picture, Text, NameChips)
        parts = [part for kind in kinds for part in self.screen.findChildren(kind) if part.isVisible()]
        shown = [*parts, self.button("confirm")]
        return [QRect(part.mapTo(self.screen, QPoint()), part.size()) for part in shown]

    def lines(self) -> list[tuple[TextRole, int, int]]:
        """Where each text begins that has room for any that may come, and how high its lines are."""
        QApplication.processEvents()
        texts = [text for text in self.screen.findChildren(SteadyText) if text.isVisible()]
        return [
            (text.role, text.mapTo(self.screen, QPoint()).y(), text.shown(9999).line_height) for text in texts
        ]

    def awake(self) -> NameChips:
        """Those whose eyes are open."""
        return self.chips("awake")

    def chips(self, name: str) -> NameChips:
        """Where people stand by chip and name."""
        found = self.screen.findChild(NameChips, name)
        assert isinstance(found, NameChips)
        assert found.isVisible()
        return found

    def spoken(self) -> set[tuple[str, str]]:
        """What a screen reader is told of each widget."""
        widgets = self.screen.findChildren(QWidget)
        return {(widget.accessibleName(), widget.accessibleDescription()) for widget in widgets}

    def top_of(self, words: str) -> int:
        """Where a text of the step begins, from the top of the screen."""
        text = next(text for text in self.screen.findChildren(Text) if text.text() == words)
        assert text.isVisible()
        return text.mapTo(self.screen, QPoint()).y()

    def tiles(self) -> list[QRect]:
        """Where everybody's tile is, as it is seen."""
        QApplication.processEvents()
        tiles = self.screen.findChildren(BallotTile)
        return [QRect(tile.mapTo(self.screen, QPoint()), tile.size()) for tile in tiles]

    def pressable(self) -> set[Seat]:
        """Who may be chosen."""
        return {tile.person.seat for tile in self.screen.findChildren(BallotTile) if tile.isEnabled()}

    def reads(self, text: str) -> bool:
        return any(text in written for _, written in nosy.said_in(self.screen))

    def _hear_called(self) -> None:
        self.told.append("called")

    def _hear_back(self) -> None:
        self.told.append("back")

    def _hear_shown(self) -> None:
        self.told.append("shown")


@pytest.fixture
def lead(qtbot: QtBot, clock: Clock) -> Night:
    return Night(qtbot, clock)


class TestSteps:
    @pytest.mark.parametrize("step", STEPS)
    def test_it_says_whom_to_call_and_who_is_awake(self, lead: Night, step: Phase) -> None:
        lead.show(step)
        assert lead.reads(waking_words(step))
        assert {NAMES[seat] for seat in night(step).awake} <= set(painted_in(lead.awake()))
        assert lead.said == [waking_words(step)]

    @pytest.mark.parametrize("step", STEPS)
    def test_one_tap_chooses_and_one_confirms(self, lead: Night, step: Phase) -> None:
        lead.show(step)
        assert lead.button("confirm").text() == "Confirm"
        assert not lead.button("confirm").isEnabled()
        lead.press("target_3")
        assert lead.told == []
        lead.press("target_4")
        assert [tile.objectName() for tile in lead.screen.findChildren(BallotTile) if tile.isChecked()] == [
            "target_4"
        ]
        lead.press("confirm")
        assert lead.told == [4]

    def test_everybody_else_may_be_shot_and_everybody_saved(self, lead: Night) -> None:
        lead.show(Phase.BANDIT)
        assert lead.pressable() == {seat for seat in range(12) if seat != 6}
        tile = lead.screen.findChild(BallotTile, "target_6")
        assert isinstance(tile, BallotTile)
        assert tile.note() == role_wording.role_name(Role.BANDIT)
        lead.press("target_6")
        assert not lead.button("confirm").isEnabled()
        lead.show(Phase.DOCTOR)
        assert lead.pressable() == set(range(12))

    def test_who_is_out_keeps_their_place_and_cant_be_chosen(self, lead: Night) -> None:
        lead.show(Phase.KILLERS)
        alive = lead.button("target_2").grab().toImage()
        lead.show(Phase.KILLERS, out=(2, 9))
        assert lead.pressable() == set(range(12)) - {2, 9}
        assert lead.button("target_2").accessibleDescription() == "Out"
        assert lead.button("target_2").grab().toImage() != alive
        lead.press("target_2")
        assert not lead.button("confirm").isEnabled()

    @pytest.mark.parametrize(
        ("size", "text"),
        [
            ((800, 600), 2.0),
            ((800, 600), 1.0),
            ((1280, 800), 1.0),
            ((800, 1280), 2.0),
            ((800, 1280), 1.5),
            ((800, 1280), 1.0),
        ],
    )
    def test_everything_stands_where_it_does_at_any_other_step(
        self, lead: Night, size: tuple[int, int], text: float
    ) -> None:
        lead.screen.window().resize(*size)
        lead.screen.set_text_size(text)
        called, chosen, tiles = [], [], []
        for step in STEPS:
            for dummy in (True, False):
                out = (2,) if step is Phase.POLICE else ()
                lead.show(step, out=out, dummy=dummy, may_step_back=step is not Phase.KILLERS)
                called.append(lead.places())
            tiles.append(lead.tiles())
            lead.press("target_3")
            chosen.append(lead.places())
            tiles.append(lead.tiles())
        for times in (called, chosen, tiles):
            assert all(places == times[0] for places in times)
            assert len(times[0]) >= 12

    @pytest.mark.parametrize(
        ("language", "size", "text"),
        [
            ("en", (800, 600), 1.0),
            ("en", (1280, 800), 1.0),
            ("pl", (1280, 800), 1.0),
            ("pl", (1024, 768), 1.5),
        ],
    )
    def test_nothing_that_is_read_tells_whether_anybody_answers_though_names_are_long(
        self, lead: Night, language: str, size: tuple[int, int], text: float
    ) -> None:
        languages.speak(language)
        lead.screen.window().resize(*size)
        lead.screen.set_text_size(text)
        called, chosen = [], []
        for step in STEPS:
            for dummy in (True, False):
                lead.show(step, people=LONG, dummy=dummy)
                called.append(lead.lines())
            lead.press("target_3")
            chosen.append(lead.lines())
        for times, number in ((called, 6), (chosen, 7)):
            assert times == len(times) * times[:1]
            assert len(times[0]) == number

    @pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
    def test_the_doctors_needles_are_seen_at_any_size(self, lead: Night, size: tuple[int, int]) -> None:
        lead.screen.window().resize(*size)
        lead.show(Phase.DOCTOR)
        with_needle = lead.button("target_0").grab().toImage()
        lead.show(Phase.POLICE)
        assert lead.button("target_0").grab().toImage() != with_needle

    @pytest.mark.parametrize(
        ("size", "text", "long"),
        [((800, 600), 2.0, ""), ((1280, 800), 2.0, ""), ((800, 600), 1.0, " Öztürk-Łukasiewicz")],
    )
    def test_all_who_are_awake_are_in_view(
        self, lead: Night, size: tuple[int, int], text: float, long: str
    ) -> None:
        lead.screen.window().resize(*size)
        lead.screen.set_text_size(text)
        people = tuple(replace(person, name=f"{person.name[:3]}{long}") for person in PEOPLE)
        for step in STEPS:
            view = night(step, 16, fired=step is not Phase.BANDIT)
            lead.screen.show_night(view, people, number=2, out=(), may_step_back=True, is_dummy=False)
            QApplication.processEvents()
            chips = lead.awake()
            assert chips.visibleRegion().boundingRect().bottom() + 1 >= chips.height_of(
                [people[seat] for seat in view.awake], chips.width()
            )

    @pytest.mark.parametrize(
        ("size", "text", "long"),
        [
            ((800, 600), 1.5, ""),
            ((800, 600), 2.0, ""),
            ((1280, 800), 2.0, ""),
            ((800, 1280), 1.5, ""),
            ((800, 1280), 1.0, " Öztürk-Łukasiewicz"),
        ],
    )
    def test_everybody_is_in_view_under_the_largest_letters_there_are(
        self, lead: Night, size: tuple[int, int], text: float, long: str
    ) -> None:
        lead.screen.window().resize(*size)
        lead.screen.set_text_size(text)
        people = tuple(replace(person, name=f"{person.name[:6]}{long}") for person in PEOPLE)
        view = night(Phase.BANDIT, 16)
        lead.screen.show_night(view, people, number=2, out=(), may_step_back=True, is_dummy=False)
        QApplication.processEvents()
        tiles = lead.screen.findChildren(BallotTile)
        assert len(tiles) == 16
        assert all(tile.visibleRegion().boundingRect() == tile.rect() for tile in tiles)
        said = next(
            label for label in lead.screen.findChildren(Text) if label.text() == waking_words(Phase.BANDIT)
        )
        letters = said.shown(said.width()).font.pixelSize()
        assert max(piece.px for tile in tiles for piece in texts(tile)) < letters

    def test_nobodys_name_is_larger_for_standing_beside_a_long_one(self, lead: Night) -> None:
        lead.screen.window().resize(800, 600)
        lead.screen.set_text_size(2.0)
        names = [12 * "Wa" if person.seat == 5 else f"A{person.seat}" for person in PEOPLE[:12]]
        people = tuple(replace(person, name=name) for person, name in zip(PEOPLE, names, strict=False))
        lead.show(Phase.KILLERS, people=people)
        QApplication.processEvents()
        tiles = lead.screen.findChildren(BallotTile)
        assert tiles[4].height() > tiles[0].height()
        assert len({piece.px for tile in tiles if tile.person.seat != 5 for piece in texts(tile)}) == 1

    def test_a_needle_lies_on_the_edge_of_a_chip_off_its_letters(self, lead: Night) -> None:
        lead.screen.window().resize(800, 600)
        chips, faces = [], []
        for step in (Phase.DOCTOR, Phase.POLICE):
            lead.show(step)
            tile = lead.screen.findChild(BallotTile, "target_0")
            assert isinstance(tile, BallotTile)
            chip = tile.chip_rect()
            face = QRectF(0, 0, 0.3 * chip.width(), 0.3 * chip.width())
            face.moveCenter(chip.center())
            chips.append(tile.grab(chip.toAlignedRect()).toImage())
            faces.append(tile.grab(face.toRect()).toImage())
        assert chips[0] != chips[1]
        assert faces[0] == faces[1]
        lead.show(Phase.DOCTOR)
        assert lead.reads("A syringe marks who has an empty needle")

    @pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080), (800, 1280)])
    @pytest.mark.parametrize("text", [1.0, 2.0])
    @pytest.mark.parametrize("step", [Phase.DOCTOR, Phase.BANDIT])
    def test_usual_names_are_whole_and_of_one_size_whoever_has_a_sign(
        self, lead: Night, size: tuple[int, int], text: float, step: Phase
    ) -> None:
        lead.screen.window().resize(*size)
        lead.screen.set_text_size(text)
        lead.show(step)
        QApplication.processEvents()
        tiles = lead.screen.findChildren(BallotTile)
        written = {piece.text: piece.px for tile in tiles for piece in texts(tile)}
        assert set(NAMES[:12]) <= set(written)
        assert len({written[name] for name in NAMES[:12]}) == 1

    @pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
    def test_the_note_on_a_needle_is_a_line_that_is_read_beside_its_name(
        self, lead: Night, size: tuple[int, int]
    ) -> None:
        lead.screen.window().resize(*size)
        lead.show(Phase.DOCTOR)
        QApplication.processEvents()
        written = {piece.text: piece.px for piece in texts(lead.button("target_0"))}
        assert written["Empty needle"] >= 0.55 * written[NAMES[0]]

    def test_sixteen_long_names_stand_in_two_columns_even_in_the_least_window(self, lead: Night) -> None:
        lead.screen.window().resize(800, 600)
        people = tuple(replace(person, name=f"{person.name[:3]} Öztürk-Łukasiewicz") for person in PEOPLE)
        view = night(Phase.POLICE, 16)
        lead.screen.show_night(view, people, number=2, out=(), may_step_back=True, is_dummy=False)
        QApplication.processEvents()
        tiles = lead.screen.findChildren(BallotTile)
        assert len({tile.x() for tile in tiles}) == 2
        assert all(tile.visibleRegion().boundingRect() == tile.rect() for tile in tiles[:14])

    def test_the_closing_words_come_with_the_choice(self, lead: Night) -> None:
        lead.show(Phase.KILLERS)
        assert not lead.reads(closing_words(Phase.KILLERS))
        lead.press("target_0")
        assert lead.reads(closing_words(Phase.KILLERS))

    def test_where_nothing_is_said_what_to_do_stands_in_its_place(self, lead: Night) -> None:
        lead.show(Phase.POLICE)
        lead.press("target_2")
        QApplication.processEvents()
        labels = {label.text(): label for label in lead.screen.findChildren(Text)}
        nothing, task = labels["Say nothing"], labels["Confirm to see the answer, or tap somebody else."]
        bottom = nothing.mapTo(lead.screen, QPoint(0, nothing.height())).y()
        assert 0 <= lead.top_of(task.text()) - bottom < 16
        assert task.shown(task.width()).line_height > labels["Awake"].shown(9999).line_height

    def test_the_night_is_numbered(self, lead: Night) -> None:
        lead.show(Phase.POLICE)
        assert lead.reads("Night 2")

    def test_the_choice_is_read_first_then_what_to_say(self, lead: Night) -> None:
        lead.show(Phase.DOCTOR)
        lead.press("target_2")
        words = (f"{NAMES[2]} is chosen.", "Then say", closing_words(Phase.DOCTOR))
        tops = [lead.top_of(text) for text in words]
        awake = lead.awake().mapTo(lead.screen, QPoint()).y()
        tops += [
            lead.top_of("Confirm, or tap somebody else."),
            awake,
            lead.button("confirm").mapTo(lead.screen, QPoint()).y(),
        ]
        assert tops == sorted(tops)

    @pytest.mark.parametrize("size", [(800, 600), (1280, 800), (800, 1280)])
    def test_larger_letters_never_make_what_is_said_aloud_smaller(
        self, lead: Night, size: tuple[int, int]
    ) -> None:
        lead.screen.window().resize(*size)
        lead.show(Phase.KILLERS)
        heights = []
        for text in (1.0, 2.0):
            lead.screen.set_text_size(text)
            QApplication.processEvents()
            labels = {label.text(): label for label in lead.screen.findChildren(Text)}
            line = {words: label.shown(100_000).height for words, label in labels.items() if words}
            call, task = line[waking_words(Phase.KILLERS)], line[TASK]
            assert call >= task
            heights.append((call, line["Say aloud"]))
        assert all(larger >= usual for usual, larger in zip(*heights, strict=True))

    def test_nothing_is_heard_of_a_step_that_nobody_has_taken_up(self, lead: Night) -> None:
        lead.show(Phase.KILLERS)
        lead.press("target_0")
        lead.press("confirm")
        assert lead.said == [waking_words(Phase.KILLERS)]

    def test_the_bandit_may_hold_fire_and_nobody_else(self, lead: Night) -> None:
        for step in STEPS:
            lead.show(step)
            assert lead.button("hold_fire").isVisible() == (step is Phase.BANDIT)
        lead.show(Phase.BANDIT)
        lead.press("target_1")
        lead.press("hold_fire")
        assert not any(tile.isChecked() for tile in lead.screen.findChildren(BallotTile))
        lead.press("confirm")
        assert lead.told == [None]

    def test_a_shot_after_all(self, lead: Night) -> None:
        lead.show(Phase.BANDIT)
        lead.press("hold_fire")
        lead.press("target_1")
        assert not lead.button("hold_fire").isChecked()
        lead.press("confirm")
        assert lead.told == [1]

    def test_a_bandit_who_has_fired_is_called_by_the_same_words(self, lead: Night) -> None:
        lead.show(Phase.KILLERS, fired=True)
        assert lead.said == [waking_words(Phase.KILLERS)]
        assert NAMES[6] in painted_in(lead.awake())
        assert lead.reads("The bandit has fired")

    def test_the_doctor_is_told_by_the_judge_who_has_a_needle(self, lead: Night) -> None:
        lead.show(Phase.DOCTOR)
        notes = [tile.note() for tile in lead.screen.findChildren(BallotTile)]
        assert notes == ["Empty needle"] + 11 * [""]
        lead.show(Phase.KILLERS)
        assert not any(tile.note() for tile in lead.screen.findChildren(BallotTile))

    def test_what_is_written_below_names_has_letters_of_one_size_in_every_step(self, lead: Night) -> None:
        told: dict[str, float] = {}
        for phase in (Phase.DOCTOR, Phase.BANDIT):
            lead.show(phase)
            for tile in lead.screen.findChildren(BallotTile):
                told |= {piece.text: piece.px for piece in texts(tile) if piece.text.strip() in tile.note()}
        assert len(told) > 1
        assert len(set(told.values())) == 1, told

    @pytest.mark.parametrize(
        ("size", "text"), [((1024, 768), 1.0), ((800, 600), 2.0), ((800, 1280), 1.0), ((1280, 800), 1.0)]
    )
    @pytest.mark.parametrize("language", ["en", "it", "pl"])
    def test_buttons_below_have_a_line_each_and_the_quiet_one_stands_at_the_edge_in_every_step(
        self, lead: Night, size: tuple[int, int], text: float, language: str
    ) -> None:
        languages.speak(language)
        lead.screen.window().resize(*size)
        lead.screen.set_text_size(text)
        places = []
        for step in (Phase.BANDIT, Phase.POLICE):
            lead.show(step)
            QApplication.processEvents()
            back, confirm = lead.button("back"), lead.button("confirm")
            below = [button for button in (back, lead.button("hold_fire")) if button.isVisible()]
            assert [[piece.text for piece in texts(button)] for button in below] == [
                [button.text()] for button in below
            ]
            left = min(piece.ink.left() for piece in texts(back))
            assert left < 0.13 * confirm.width()
            assert {button.mapTo(lead.screen, QPoint()).x() for button in (back, confirm)} == {
                confirm.mapTo(lead.screen, QPoint()).x()
            }
            places.append(QRect(back.mapTo(lead.screen, QPoint()), back.size()))
        assert places[0] == places[1]

    def test_a_step_back_is_there_when_it_may_be_taken(self, lead: Night) -> None:
        lead.show(Phase.KILLERS, may_step_back=False)
        assert not lead.button("back").isVisible()
        lead.show(Phase.DOCTOR)
        lead.press("back")
        assert lead.told == ["back"]

    @pytest.mark.parametrize(("step", "seat"), [(Phase.KILLERS, 4), (Phase.BANDIT, None)])
    def test_a_step_back_marks_what_was_chosen_and_wakes_nobody(
        self, lead: Night, step: Phase, seat: Seat | None
    ) -> None:
        taken = Choose(seat)
        lead.screen.show_night(
            night(step), PEOPLE[:12], number=2, out=(), may_step_back=True, is_dummy=False, taken=taken
        )
        lead.screen.enter()
        lead.clock.pass_by(1)
        assert [tile.person.seat for tile in lead.screen.findChildren(BallotTile) if tile.isChecked()] == (
            [] if seat is None else [seat]
        )
        assert lead.button("hold_fire").isChecked() == (seat is None)
        assert lead.reads("Wake nobody again")
        assert lead.said == []
        assert painted_in(lead.awake()) == []
        assert nosy.leaks([waking_words(step)], nosy.said_in(lead.screen)) == []
        lead.press("target_2")
        assert lead.reads("Wake nobody again")
        lead.press("confirm")
        assert lead.told == [2]
        lead.show(step)
        assert lead.said == [waking_words(step)]

    def test_a_choice_is_gone_with_the_next_step(self, lead: Night) -> None:
        lead.show(Phase.BANDIT)
        lead.press("hold_fire")
        lead.show(Phase.BANDIT)
        assert not lead.button("confirm").isEnabled()
        assert not lead.button("hold_fire").isChecked()

    def test_a_fresh_step_is_deaf(self, lead: Night) -> None:
        view = night(Phase.DOCTOR)
        lead.screen.show_night(view, PEOPLE[:12], number=2, out=(), may_step_back=True, is_dummy=False)
        lead.screen.enter()
        lead.press("target_1")
        lead.press("back")
        assert lead.told == []
        assert not lead.button("confirm").isEnabled()

    def test_the_focus_never_goes_to_a_step_back_by_itself(self, lead: Night, qapp: QApplication) -> None:
        went: list[str] = []

        def follow(_former: QWidget | None, now: QWidget | None) -> None:
            went.append("" if now is None else now.objectName())

        qapp.focusChanged.connect(follow)
        for step in STEPS:
            lead.show(step)
            lead.press("target_3")
            lead.press("confirm")
            lead.screen.forget()
        qapp.focusChanged.disconnect(follow)
        assert "confirm" in went
        assert "back" not in went

    @pytest.mark.parametrize(
        ("language", "size"),
        [("en", (1280, 800)), ("it", (1280, 800)), ("it", (800, 600)), ("pl", (800, 1280))],
    )
    @pytest.mark.parametrize("step", [Phase.KILLERS, Phase.POLICE])
    def test_nothing_that_is_read_gets_smaller_with_larger_text_nor_scrolls_beside_free_room(
        self, lead: Night, language: str, size: tuple[int, int], step: Phase
    ) -> None:
        languages.speak(language)
        lead.screen.window().resize(*size)
        former: dict[tuple[bool, str], float] = {}
        for text in (1.0, 1.25, 1.5, 2.0):
            lead.screen.set_text_size(text)
            lead.show(step, people=PEOPLE)
            letters: dict[tuple[bool, str], float] = {}
            for chosen in (False, True):
                if chosen:
                    lead.press("target_9")
                QApplication.processEvents()
                assert all(
                    not scroll.verticalScrollBar().maximum() for scroll in lead.screen.findChildren(Scroll)
                )
                shown = [*lead.screen.findChildren(SteadyText), lead.awake()]
                for part in shown:
                    if part.isVisible():
                        letters |= {(chosen, piece.text): piece.px for piece in texts(part)}
            for piece, px in former.items():
                if piece in letters:
                    assert letters[piece] >= px
            former = letters

    def test_the_hint_and_who_is_awake_have_the_room_that_is_left(self, lead: Night) -> None:
        lead.screen.set_text_size(1.5)
        lead.show(Phase.KILLERS, people=PEOPLE)
        lead.press("target_9")
        QApplication.processEvents()
        labels = {label.text(): label for label in lead.screen.findChildren(Text) if label.isVisible()}
        hint = labels["Confirm, or tap somebody else."]
        assert hint.shown(hint.width()).font.pixelSize() == 33
        assert max(piece.px for piece in texts(lead.awake())) == 34

    def test_every_step_begins_at_the_top_of_its_list(self, lead: Night) -> None:
        lead.screen.window().resize(800, 600)
        lead.screen.set_text_size(2.0)
        people = tuple(replace(person, name=f"{person.name} {2 * 'Wolfeschlegelstein'}") for person in LONG)
        for step in STEPS:
            lead.show(step, people=people)
            QApplication.processEvents()
            bars = [scroll.verticalScrollBar() for scroll in lead.screen.findChildren(Scroll)]
            assert [bar.value() for bar in bars] == [0, 0]
            assert any(bar.maximum() > 0 for bar in bars)
            for bar in bars:
                bar.setValue(bar.maximum())

    def test_a_step_by_keys_alone(self, lead: Night) -> None:
        lead.show(Phase.DOCTOR)
        first = lead.button("target_0")
        assert lead.screen.window().focusWidget() is first
        QTest.keyClick(first, Qt.Key.Key_Return)
        QTest.keyClick(lead.button("confirm"), Qt.Key.Key_Return)
        assert lead.told == [0]


class TestDummies:
    def test_it_is_called_by_the_same_words_with_nobody_to_choose(self, lead: Night) -> None:
        lead.show(Phase.DOCTOR, dummy=True)
        assert lead.said == [waking_words(Phase.DOCTOR)]
        assert lead.pressable() == set()
        assert painted_in(lead.awake()) == []
        assert lead.button("confirm").text() == "Go On"
        heights = [
            label.shown(9999).line_height
            for words in (waking_words(Phase.DOCTOR), closing_words(Phase.DOCTOR))
            for label in lead.screen.findChildren(Text)
            if label.text() == words
        ]
        assert len(heights) == 2
        assert heights[0] == heights[1]
        lead.press("confirm")
        assert lead.told == ["called"]

    @pytest.mark.parametrize("colours", [tokens.LIGHT, tokens.DARK])
    def test_it_lights_the_judges_face_no_more_and_no_less(
        self, lead: Night, colours: tokens.Colours
    ) -> None:
        lead.screen.window().setPalette(tokens.palette(colours))
        lights = []
        for step in STEPS:
            for dummy in (True, False):
                lead.show(step, dummy=dummy, out=(2,) if step is Phase.DOCTOR else ())
                lights.append(light_of(lead.screen))
        assert max(lights) - min(lights) < 0.03

    def test_a_dead_bandit_holds_no_fire(self, lead: Night) -> None:
        lead.show(Phase.BANDIT, dummy=True)
        assert not lead.button("hold_fire").isVisible()


class TestAnswers:
    @pytest.mark.parametrize("answer", Answer)
    def test_sign_and_word_are_shown_and_whom_they_are_about(self, lead: Night, answer: Answer) -> None:
        lead.show(Phase.POLICE_ANSWER, answer=answer)
        assert lead.screen.findChild(AnswerSign).isVisible()
        assert lead.reads(role_wording.answer_name(answer))
        assert lead.screen.findChildren(BallotTile) == []
        assert NAMES[CHECKED] in painted_in(lead.chips("about"))
        others = [name for name in NAMES if name != NAMES[CHECKED]]
        assert nosy.leaks(others, nosy.written_in(lead.screen)) == []
        assert not lead.button("confirm").isVisible()
        lead.press("answer_shown")
        assert lead.told == ["shown"]

    @pytest.mark.parametrize("size", [(800, 600), (1280, 800), (800, 1280)])
    @pytest.mark.parametrize("text", [1.0, 2.0])
    @pytest.mark.parametrize("language", ["en", "it", "pl"])
    def test_nothing_has_larger_letters_and_those_with_two_words_as_many_lines(
        self, lead: Night, size: tuple[int, int], text: float, language: str
    ) -> None:
        languages.speak(language)
        lead.screen.window().resize(*size)
        lead.screen.set_text_size(text)
        lines = set()
        for answer in (Answer.GOOD, Answer.SIDEWAYS):
            lead.show(Phase.POLICE_ANSWER, answer=answer)
            QApplication.processEvents()
            rows = list(texts(lead.screen.findChild(AnswerSign).findChild(QLabel)))
            lines.add(len({row.ink.center().y() // rows[0].px for row in rows}))
            name = next(piece.px for piece in texts(lead.chips("about")) if piece.text == NAMES[CHECKED])
            labels = {label.text(): label for label in lead.screen.findChildren(SteadyText)}
            said = max(piece.px for piece in texts(labels[closing_words(Phase.POLICE_ANSWER)]))
            assert min(row.px for row in rows) >= max(name, said)
        assert len(lines) == 1

    def test_each_is_another_picture(self, lead: Night) -> None:
        images = []
        for answer in Answer:
            lead.show(Phase.POLICE_ANSWER, answer=answer)
            lead.screen.findChild(AnswerSign).findChild(QLabel).clear()
            images.append(seen(lead.screen.window()))
        assert all(images.count(image) == 1 for image in images)

    def test_it_can_be_taken_back(self, lead: Night) -> None:
        lead.show(Phase.POLICE_ANSWER, answer=Answer.GOOD)
        lead.press("back")
        assert lead.told == ["back"]


class TestForgetting:
    @pytest.mark.parametrize("step", STEPS)
    def test_no_repr_says_more_of_anybody_than_all_may_know(self, step: Phase) -> None:
        told = repr(targets_of(night(step, out=(2,)), PEOPLE[:12], (2,), nobody=False))
        known = repr(targets_of(night(step, out=(2,), dummy=True), PEOPLE[:12], (2,), nobody=True))
        assert told == known
        words = [role_wording.role_name(role) for role in Role]
        assert nosy.leaks(words, [("repr", told)]) == []
        cues = [step_cue(night(step, fired=True)), chosen_cue(step, ""), again_cue("")]
        assert {repr(cue) for cue in (*cues, chosen_cue(step, "Ann"), again_cue("Ann"))} == {"Cue()"}

    @pytest.mark.parametrize("step", STEPS)
    def test_a_screen_reader_says_nothing_among_sleepers_that_all_may_not_know(
        self, lead: Night, step: Phase
    ) -> None:
        known = lead.show(step, out=(2,), dummy=True).spoken()
        assert {description for _, description in known} == {"", "Out"}
        told = lead.show(step, out=(2,), fired=True).spoken()
        assert told - known <= {("Confirm", ""), ("Hold Fire", "")}

    def test_a_screen_reader_says_no_answer_among_sleepers(self, lead: Night) -> None:
        known = lead.show(Phase.POLICE, dummy=True).spoken()
        for answer in Answer:
            told = lead.show(Phase.POLICE_ANSWER, answer=answer).spoken()
            assert told - known <= {("They Have Seen It", "")}

    @pytest.mark.parametrize("phase", [*STEPS, Phase.POLICE_ANSWER])
    def test_nothing_is_kept(self, lead: Night, phase: Phase) -> None:
        lead.show(phase, answer=Answer.KILLER if phase is Phase.POLICE_ANSWER else None)
        if phase is not Phase.POLICE_ANSWER:
            lead.press("target_1")
        lead.screen.forget()
        words = [role_wording.role_name(role) for role in Role]
        words += [waking_words(step) for step in STEPS] + [closing_words(step) for step in STEPS]
        words += [role_wording.answer_name(answer) for answer in Answer]
        assert nosy.leaks([*words, *NAMES], nosy.written_in(lead.screen)) == []
        assert nosy.pictures(lead.screen) == []
        assert "JudgeView" not in nosy.lent().values()

    def test_a_new_language_brings_nothing_back(self, lead: Night) -> None:
        lead.show(Phase.DOCTOR)
        lead.screen.forget()
        lead.screen.retranslate()
        assert nosy.leaks([waking_words(Phase.DOCTOR), *NAMES], nosy.written_in(lead.screen)) == []


class TestGate:
    def test_it_names_the_judge_and_waits_for_them(self, qtbot: QtBot, clock: Clock) -> None:
        screen = JudgeScreen(clock)
        put_up(qtbot, screen)
        said: list[str] = []
        screen.said.connect(said.append)
        screen.show_judge("Zoë", None, 2)
        screen.enter()
        clock.pass_by(1)
        assert said == [role_wording.nightfall_words()]
        assert any(text == "Zoë" for _, text in nosy.written_in(screen))
        ready = screen.findChild(QAbstractButton, "judge_ready")
        assert isinstance(ready, QAbstractButton)
        with qtbot.waitSignal(screen.ready):
            QTest.mouseClick(ready, LEFT)

    @pytest.mark.parametrize("note", [GateNote.COVERED, GateNote.MENU])
    def test_in_the_middle_of_a_night_it_has_nothing_to_say_aloud(
        self, qtbot: QtBot, clock: Clock, note: GateNote
    ) -> None:
        screen = JudgeScreen(clock)
        put_up(qtbot, screen)
        screen.show_judge("Zoë", None, 2)
        screen.show_judge("Zoë", note, 2)
        written = [text for _, text in nosy.written_in(screen)]
        assert "The night goes on." in written
        assert nosy.leaks([role_wording.nightfall_words()], nosy.written_in(screen)) == []

    def test_night_doesnt_fall_twice_where_it_was_covered(self, qtbot: QtBot, clock: Clock) -> None:
        screen = JudgeScreen(clock)
        put_up(qtbot, screen)
        said: list[str] = []
        screen.said.connect(said.append)
        for note in (GateNote.COVERED, GateNote.RESUMED):
            screen.show_judge("Zoë", note, 2)
            screen.enter()
            assert said == []


@pytest.mark.parametrize("phase", [Phase.CARDS, Phase.DAWN, Phase.POLICE_ANSWER])
def test_nobody_is_called_at_other_times(phase: Phase) -> None:
    with pytest.raises(ValueError, match="nobody"):
        waking_words(phase)


@pytest.mark.parametrize("phase", [Phase.CARDS, Phase.DAWN])
def test_nobody_closes_their_eyes_by_day(phase: Phase) -> None:
    with pytest.raises(ValueError, match="nobody"):
        closing_words(phase)

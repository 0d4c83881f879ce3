"""The start of an evening: a new game, the one that was interrupted, the people, the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from spyword_qt import count_wording
from spyword_qt.screens.home_parts import Masthead, Place, Ways, keep_few_lines, take_room
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.screen import Screen
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import TILE_GAP
from spyword_qt.widgets.buttons import Button, PrimaryButton, QuietButton, SecondaryButton
from spyword_qt.widgets.column import KEPT_TEXT, PageColumn
from spyword_qt.widgets.flow_row import FlowRow
from spyword_qt.widgets.logo import Logo
from spyword_qt.widgets.name_plate import NamePlate
from spyword_qt.widgets.text import Text, TextRole
from spyword_qt.widgets.turning_row import MOST_TEXT

if TYPE_CHECKING:
    from spyword_qt.people import Person
    from spyword_qt.widgets.table_disc import TableDisc

ACTIONS_WIDTH: Final = 600
SMALL_ACTIONS_WIDTH: Final = 570
TITLE_WIDTH: Final = 560
SIDE: Final = 72
SMALL_SIDE: Final = 40
PORTRAIT_SIDE: Final = 48
EDGE: Final = 28
BADGE: Final = 90
MARK: Final = 420
SCENE_GAP: Final = 40
LEAST_SCENE: Final = 480


class HomeScreen(Screen):
    """The game's name and what to do, beside the last table; before there was one, beside the mark."""

    new_game = Signal()
    resume_game = Signal()
    how_to_play = Signal()
    people = Signal()
    packages = Signal()
    rules = Signal()
    preferences = Signal()
    quit = Signal()

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(ScreenName.HOME, clock, parent)
        self._people: tuple[Person, ...] = ()
        self._can_resume: bool | None = None
        self._title = NamePlate()
        self._tagline = Text(role=TextRole.BODY, tone="soft")
        self._second_game = Text(role=TextRole.NOTE, tone="mute")
        self._badge = Logo(BADGE)
        self._mark = Logo(MARK, self)
        self._table: TableDisc | None = None
        self._main, self._other = Place(), Place()
        self._learn = self._button(SecondaryButton("", "play"), "how_to_play", self.how_to_play)
        self._known = self._button(SecondaryButton("", "people"), "people", self.people)
        self._packages = self._button(SecondaryButton("", "package"), "packages", self.packages)
        self._rules = self._button(QuietButton("", "rules"), "rules", self.rules)
        self._preferences = self._button(QuietButton("", "preferences"), "preferences", self.preferences)
        self._quit = self._button(QuietButton("", "leave"), "quit", self.quit)
        self._actions = PageColumn(self)
        self._actions.add(Masthead(self._badge, self._title))
        self._actions.add(self._tagline)
        self._actions.add_pleasant(self._second_game, 6)
        self._actions.add_action(self._main)
        self._ways = Ways((self._other, self._learn, self._known, self._packages))
        self._actions.add_action(self._ways)
        self._foot = FlowRow(self._rules, self._preferences, self._quit)
        self._actions.add_action(self._foot)
        self.show_home((), can_resume=False)

    def show_home(self, people: tuple[Person, ...], can_resume: bool) -> None:
        """Show who was at the last table, and offer the game that was interrupted where there is one."""
        if people == self._people and can_resume is self._can_resume:
            return
        self._people = people
        if people and self._table is None:
            # Before there is anybody, a start needs nothing that draws people.
            from spyword_qt.widgets.table_disc import TableDisc

            self._table = TableDisc(self, titled=True)
        if self._table is not None:
            self._table.show_people(people)
            self._table.setVisible(bool(people))
        self._mark.setVisible(not people)
        self._offer_games(can_resume)
        self.retranslate()
        self.refresh()

    def enter(self) -> None:
        super().enter()
        self._focus_first()

    def retranslate(self) -> None:
        self._title.setText(self.tr("The Spy’s Word"))
        self._tagline.setText(self.tr("Everyone has a word. Not everyone has yours."))
        self._second_game.setText(self.tr("And for 12 to 16 of you, with a judge: Secret Bandit."))
        self._new.setText(self.tr("New Game"))
        self._resume.setText(self.tr("Resume the Game"))
        self._learn.setText(self.tr("How to Play"))
        self._known.setText(self.tr("People"))
        self._packages.setText(self.tr("Packages"))
        self._preferences.setText(self.tr("Preferences"))
        self._rules.setText(self.tr("Rules"))
        self._quit.setText(self.tr("Quit"))
        self._label_table()

    def arrange(self, m: Metrics) -> None:
        width = self._actions_width(m)
        letters = self._keep_alike(m, width)
        self._ways.show_lines(self._lines(m, width))
        self._keep_low(m, width)
        keep_few_lines(self._foot, (self._rules, self._preferences, self._quit), width, letters, m.text)
        # The name of the game is large as it is, and is to stay on one line.
        self._title.rescale(m.with_usual_text())
        self._title.setMaximumWidth(m.px(TITLE_WIDTH))
        edge = m.px(EDGE)
        most = self.height() - edge - m.px(LEAST_SCENE) if m.portrait else self.height() - 2 * edge
        self._keep_whole(m, width, most)
        if m.portrait:
            side = m.px(PORTRAIT_SIDE)
            height = min(self._actions.height_at(width, m), most)
            top = self.height() - edge - height
            self._actions.place(QRect(side, top, width, height), m)
            self._place_scene(QRect(side, edge, width, top - 2 * edge), m)
        else:
            side = m.px(SMALL_SIDE if m.small else SIDE)
            self._actions.place(QRect(side, edge, width, most), m)
            left = side + width + m.px(SCENE_GAP)
            self._place_scene(QRect(left, edge, self.width() - left - edge, self.height() - 2 * edge), m)

    def _actions_width(self, m: Metrics) -> int:
        if m.portrait:
            return self.width() - 2 * m.px(PORTRAIT_SIDE)
        return m.px(SMALL_ACTIONS_WIDTH if m.small else ACTIONS_WIDTH)

    def _lines(self, m: Metrics, width: int) -> tuple[tuple[QWidget, ...], ...]:
        """Which buttons stand beside one another below the main one."""
        below = self._known, self._packages
        if self._can_resume:
            return (self._other, self._learn), below
        all_three = self._learn, *below
        has_room = m.portrait and self._ways.needed(all_three) <= width
        return (all_three,) if has_room else ((self._learn,), below)

    def _keep_alike(self, m: Metrics, width: int) -> Metrics:
        """Let all buttons below the main one have the letters with which two stand in one line.

        Returns them: what is at the foot has no larger ones.
        """
        half = (width - m.px(TILE_GAP)) // 2
        beside = [self._known, self._packages]
        if self._can_resume:
            beside += [self._new, self._learn]
        return take_room(half, beside, (self._learn, *beside), m)

    def _keep_low(self, m: Metrics, width: int) -> None:
        """Let the game to resume be one line: the name is to be seen above."""
        for smaller in m.with_smaller_text():
            self._resume.rescale(smaller)
            if self._resume.sizeHint().width() <= width:
                break

    def _keep_whole(self, m: Metrics, width: int, most: int) -> None:
        """Leave out the badge, then the sentence, rather than cut them through in so much height."""
        # With large letters the game's name needs the room of a badge above it anyway.
        self._badge.setVisible(bool(self._people) and (m.portrait or m.text <= MOST_TEXT))
        self._tagline.show()
        # With the usual letters there is room, and no need to measure it.
        if m.text == 1.0 or self._actions.height_at(width, m, pleasant=False) <= most:
            return
        self._badge.setVisible(bool(self._people) and m.portrait)
        for smaller in m.with_smaller_text(kept=KEPT_TEXT):
            self._tagline.rescale(smaller)
            if self._actions.height_at(width, m, pleasant=False) <= most:
                return
        self._tagline.hide()

    def _place_scene(self, room: QRect, m: Metrics) -> None:
        if self._table is not None:
            self._table.setGeometry(room)
        side = min(m.px(MARK), room.width(), room.height())
        self._mark.setFixedSize(side, side)
        self._mark.move(room.center() - self._mark.rect().center())

    def _label_table(self) -> None:
        if self._table is not None:
            people = count_wording.people(len(self._people))
            self._table.show_text(self.tr("Tonight’s table"), people, "")

    def _focus_first(self) -> None:
        first = self._resume if self._can_resume else self._new
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _offer_games(self, can_resume: bool) -> None:
        """Make the button of the more likely game the primary one."""
        if can_resume is self._can_resume:
            return
        self._can_resume = can_resume
        had_focus = True in (self._main.clear(), self._other.clear())
        new: Button
        if can_resume:
            resume: Button = PrimaryButton("", "arrow")
            new = SecondaryButton("", "plus")
        else:
            resume = SecondaryButton("", "clock")
            new = PrimaryButton("", "arrow")
        self._resume = self._button(resume, "resume_game", self.resume_game)
        self._new = self._button(new, "new_game", self.new_game)
        main, other = (resume, new) if can_resume else (new, resume)
        self._main.hold(main)
        self._other.hold(other)
        self._other.setVisible(can_resume)
        if had_focus:
            self._focus_first()
        # In the place of the one below them, which then comes after them.
        for one, following in pairwise((self._learn, main, other, self._learn)):
            QWidget.setTabOrder(one, following)

    def _button(self, button: Button, name: str, signal: SignalInstance) -> Button:
        button.setObjectName(name)
        button.clicked.connect(partial(self._pressed, signal))
        return button

    def _pressed(self, signal: SignalInstance, _checked: bool = False) -> None:
        self.act(signal)

"""One window's evening: ties files, presenter, flow, stage and window together."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication, QSessionManager

from spyword_qt import file_wording, languages
from spyword_qt.aside_scenes import PreferencesScene
from spyword_qt.awake import Awake
from spyword_qt.backstage import Backstage
from spyword_qt.chinese import ChineseGlyphs
from spyword_qt.file_wording import Kept
from spyword_qt.flow import ASIDES, AT_THE_TABLE, Flow
from spyword_qt.foresight import Foresight
from spyword_qt.hearing import Hearing
from spyword_qt.litter import Litter
from spyword_qt.mishap_scene import MishapScene
from spyword_qt.patience import Patience
from spyword_qt.placing import Placing
from spyword_qt.scenery import Scenery
from spyword_qt.screens.name import ScreenName
from spyword_qt.setup_scene import SetupScene
from spyword_qt.spoken import own_name
from spyword_qt.stage import Stage
from spyword_qt.start_scenes import start_scenes
from spyword_qt.store.json_file import Outcome
from spyword_qt.store.preferences import Preferences
from spyword_qt.theme.sounds import Cue, Sounds
from spyword_qt.vigil import Vigil
from spyword_qt.watch import Watch
from spyword_qt.widgets.page import Page
from spyword_qt.window import Window

if TYPE_CHECKING:
    from spyword_qt.hosting import AnyTable
    from spyword_qt.told import Told


class Evening(QObject):
    """Lives as long as its window."""

    def __init__(self, window: Window, backstage: Backstage) -> None:
        super().__init__(window)
        self._window = window
        self._backstage = backstage
        self._flow = Flow(self)
        Litter(window, self._flow)
        Placing(window, backstage)
        self._sounds = Sounds(self)
        self._setup = SetupScene(backstage, self._flow, self)
        self._preferences = PreferencesScene(backstage, self._flow, self)
        self._scenery = Scenery(
            backstage,
            self._flow,
            self._sounds,
            start_scenes(backstage, self._flow, self._setup, self._preferences, window.close),
            self._setup.begin,
            self._say_trouble,
            self,
        )
        self._stage = Stage(window.stack, self._flow, self._scenery.scene)
        self._scenery.past.connect(self._stage.strike)
        self._tables = backstage.tables
        self._tables.setParent(self)
        self._tables.moved.connect(self._follow)
        self._tables.told.connect(self._tell)
        self._tables.seated.connect(self._setup.heed_table)
        self._watch = Watch(window)
        self._watch.eyes_lost.connect(self._cover)
        backstage.kept_preferences.not_saved.connect(self._say_not_saved)
        patience = Patience(self._page, window.notice, self)
        backstage.deeds.awaited.connect(patience.wait)
        self._tables.awaited.connect(patience.wait)
        self._setup.picture_lost.connect(self._say_trouble)
        self._preferences.chosen.connect(self.choose)
        self._preferences.said.connect(self._say_kept)
        self._preferences.troubled.connect(self._say_trouble)
        self._preferences.restored.connect(self._begin_anew)
        self._chinese = ChineseGlyphs(self)
        self._chinese.missing.connect(self._say_no_chinese)
        self._setup.names_shown.connect(self._chinese.need_for)
        self._mishap = MishapScene(
            window.stack, self._stage, self._flow, self._game_on, backstage.clock, self
        )
        self._hearing = Hearing(window, self._sounds)
        self._awake = Awake()
        Vigil(self._tables, self._flow, self._awake)
        self._is_fullscreen = False
        self._is_to_begin_anew = False
        window.fullscreen_chosen.connect(self._choose_fullscreen)
        window.seen.connect(backstage.clear_up)
        window.closing.connect(self._keep)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.commitDataRequest.connect(self.end_session)
        window.closing.connect(self._awake.release)

    @property
    def window(self) -> Window:
        """Where it is spent."""
        return self._window

    def begin(self, *, ahead: bool) -> None:
        """Shows the home screen, and lets the flow run. `ahead`: others are made ready meanwhile."""
        self.apply(self._backstage.preferences)
        if self._backstage.games.owes():
            self._tables.settle()
        # The machine starts with the event loop; the first painted frame should be the home screen already.
        self._stage.enter(ScreenName.HOME)
        self._chinese.need_for(one.name for one in self._backstage.preferences.last_table)
        self._backstage.tell_faults(self._say_fault)
        self._flow.start()
        self._foresight = Foresight(self._flow, self) if ahead else None
        self._look_ahead()

    def apply(self, preferences: Preferences) -> None:
        """Shows everything as the preferences have it."""
        languages.speak(self._backstage.language)
        self._window.dress(preferences.theme)
        self._window.hold_still(preferences.reduce_motion)
        self._window.notice.set_text_size(preferences.text)
        self._stage.set_text_size(preferences.text)
        self._sounds.set_volume(preferences.volume)
        self._awake.allow(preferences.keep_awake)
        # Only where it was chosen anew: a start with --fullscreen holds until somebody wants something else.
        if preferences.fullscreen != self._is_fullscreen:
            self._is_fullscreen = preferences.fullscreen
            self._window.fill_screen(preferences.fullscreen)

    def choose(self, preferences: Preferences) -> None:
        """Applies preferences, and keeps them."""
        volume_before, language_before = self._backstage.preferences.volume, self._backstage.language
        self._backstage.adopt(preferences)
        if self._backstage.language != language_before:
            self._stage.renew()
            self._window.notice.hush()
            self._look_ahead()
        self.apply(preferences)
        self._backstage.remember_preferences(preferences)
        self._chinese.need_for((own_name(self._backstage.language),))
        if preferences.volume != volume_before:
            # How loud that is can be told only by hearing it.
            self._sounds.play(Cue.BUTTON)

    @property
    def is_to_begin_anew(self) -> bool:
        """Whether another one is to follow, on what a backup has brought."""
        return self._is_to_begin_anew

    def meet_mishap(self) -> None:
        """Something went wrong in the program: covers what is shown, and asks how to go on."""
        self._mishap.show()

    def _look_ahead(self) -> None:
        if self._foresight is not None:
            self._foresight.build(self._stage, self._scenery.at_the_table)

    def _choose_fullscreen(self, is_full: bool) -> None:
        self.choose(replace(self._backstage.preferences, fullscreen=is_full))
        if self._flow.current is ScreenName.PREFERENCES:
            self._preferences.show()

    def _page(self) -> Page:
        page = self._window.stack.currentWidget()
        assert isinstance(page, Page)
        return page

    def _game_on(self) -> AnyTable | None:
        return self._tables.on

    def _follow(self) -> None:
        table = self._tables.on
        assert table is not None
        self._watch.look_out(table.is_secret_open)
        self._flow.go(table.screen)

    def _cover(self) -> None:
        table = self._tables.on
        if table is not None and self._flow.current in AT_THE_TABLE:
            table.cover()

    def _keep(self) -> None:
        table = self._tables.on
        if table is not None and self._flow.current in (*AT_THE_TABLE, *ASIDES):
            table.leave_off()
        self._tables.leave_off()
        self._backstage.leave_off()

    def end_session(self, _manager: QSessionManager | None = None) -> None:
        """The system may end the program from now on, or go on with it if somebody has it wait."""
        self._cover()
        self._keep()

    def _tell(self, what: Told) -> None:
        from spyword_qt import told_wording

        self._window.notice.say(told_wording.told(what), "clock")

    def _say_no_chinese(self) -> None:
        self._window.notice.say(
            QCoreApplication.translate(
                "wording",
                "No Chinese letters are installed here. Install a Chinese font, or the game’s own: {name}.",
            ).format(name="spyword[cjk]"),
            "close",
        )

    def _begin_anew(self) -> None:
        self._is_to_begin_anew = True
        self._window.close()

    def _say_kept(self, sentence: str) -> None:
        self._window.notice.say(sentence, "check")

    def _say_trouble(self, sentence: str) -> None:
        self._window.notice.say(sentence, "close")

    def _say_fault(self, kept: Kept, outcome: Outcome) -> None:
        self._window.notice.say(file_wording.fault(kept, outcome), "close")

    def _say_not_saved(self) -> None:
        self._window.notice.say(
            QCoreApplication.translate("wording", "Your settings could not be saved."), "close"
        )

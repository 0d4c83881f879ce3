"""The presenters of a window: one for each kind of game, of which one at most is on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from spyword_qt.told import Told

if TYPE_CHECKING:
    import random

    from spyword_qt.backstage import Backstage
    from spyword_qt.bandit.script import Script
    from spyword_qt.bandit.table import BanditTable
    from spyword_qt.file_wording import Kept
    from spyword_qt.game_kind import GameKind
    from spyword_qt.hosting import AnyTable
    from spyword_qt.keeper import Keeper
    from spyword_qt.store.json_file import Outcome
    from spyword_qt.table import Table
    from spyword_qt.upkeep import Upkeep

    T = TypeVar("T", bound=AnyTable)

# The first screen needs no engine: each is made, with what it stands on, when it is first asked for.


class Tables(QObject):
    """What is said of games whatever kind is on; and the way to each kind's presenter.

    `rng` is the only source of chance in the front end; `found` is told what was wrong with a saved game.
    """

    moved = Signal()
    happened = Signal(object)
    ticked = Signal(object)
    told = Signal(object)
    seated = Signal(object)
    awaited = Signal(bool)
    """Nobody is to do anything from now on (True), or may again (False)."""

    def __init__(
        self, backstage: Backstage, rng: random.Random, found: Callable[[Kept, Outcome], None]
    ) -> None:
        super().__init__()
        self._backstage = backstage
        self._rng = rng
        self._found = found
        self._made: list[AnyTable] = []
        self._of_kind: Mapping[GameKind, Callable[[], AnyTable]] = {
            "word": lambda: self.word,
            "bandit": lambda: self.bandit,
        }

    @property
    def on(self) -> AnyTable | None:
        """The presenter whose game is on, over or not."""
        return next((table for table in self._made if table.is_on), None)

    @property
    def kind(self) -> GameKind | None:
        """The kind of the game that is on."""
        on = self.on
        return None if on is None else on.KIND

    def of(self, kind: GameKind) -> AnyTable:
        """The presenter of a kind of game."""
        return self._of_kind[kind]()

    @cached_property
    def word(self) -> Table:
        """The Spy's Word."""
        from spyword_qt.dealer import Dealer
        from spyword_qt.table import Table

        backstage = self._backstage
        dealer = Dealer(
            backstage.shelf,
            backstage.game_packs,
            backstage.plays,
            self._rng,
            language=lambda: backstage.words_in,
            kinds_off=lambda: backstage.preferences.kinds_off,
            now=self._upkeep.now,
        )
        return self._join(Table(self._upkeep, dealer, self))

    @cached_property
    def bandit(self) -> BanditTable:
        """Secret Bandit."""
        from spyword_qt.bandit.dealer import BanditDealer
        from spyword_qt.bandit.table import BanditTable

        backstage = self._backstage
        dealer = BanditDealer(self._rng, language=lambda: backstage.language, now=self._upkeep.now)
        return self._join(
            BanditTable(self._upkeep, dealer, lambda: backstage.preferences.call_out_steps, self)
        )

    @cached_property
    def script(self) -> Script:
        """What the device says aloud for whoever judges Secret Bandit."""
        from spyword_qt.bandit.script import Script

        backstage = self._backstage
        return Script(lambda: backstage.preferences.speak_script, lambda: backstage.language, self)

    # The saved game, whatever its kind

    def is_one_waiting(self) -> bool:
        """Whether a saved game can be gone on with; one that is over has only its end to show."""
        saved = self._keeper.saved()
        return saved is not None and not self.of(saved.kind).is_over(saved)

    def resume(self) -> bool:
        """Goes on with the saved game; False where there is none that can be gone on with."""
        saved = self._keeper.saved()
        if saved is None:
            return False
        self.of(saved.kind).go_on_with(saved)
        return True

    def when_quiet(self, act: Callable[[], object]) -> None:
        """Does something once no disk has to be waited for: see `Quiet`."""
        self._upkeep.quiet.when(act)

    def settle(self) -> None:
        """Gives what a crash or a full disk has kept from being given. Before a profile is shown."""
        self._upkeep.owing.settle()

    def leave_off(self) -> None:
        """The window is closed: waits for what is still being written, of a game that was given up too."""
        if self._made:
            from spyword_qt.keeping import AT_THE_CLOSE

            self._keeper.finish(AT_THE_CLOSE)

    # Within

    def _join(self, table: T) -> T:
        table.moved.connect(self.moved)
        table.happened.connect(self.happened)
        table.ticked.connect(self.ticked)
        table.told.connect(self.told)
        table.seated.connect(self.seated)
        self._made.append(table)
        return table

    @cached_property
    def _keeper(self) -> Keeper:
        return self._upkeep.keeper

    @cached_property
    def _upkeep(self) -> Upkeep:
        from spyword_qt.clock import local_now
        from spyword_qt.counting import Counting
        from spyword_qt.debts import Debts
        from spyword_qt.fault_bell import FaultBell
        from spyword_qt.file_wording import Kept
        from spyword_qt.giver import Giver
        from spyword_qt.giving import Giving
        from spyword_qt.keeper import Keeper
        from spyword_qt.owing import Owing
        from spyword_qt.quiet import Quiet
        from spyword_qt.store.fault_log import FaultLog
        from spyword_qt.store.json_file import Outcome
        from spyword_qt.upkeep import Upkeep

        backstage = self._backstage
        keeper = Keeper(backstage.games, backstage.game_packs, self)
        keeper.fault_found.connect(partial(self._found, Kept.GAME))
        keeper.not_saved.connect(partial(self.told.emit, Told.NOT_SAVED))
        bell = FaultBell(partial(self._found, Kept.GAME))

        def refused(error: Exception) -> None:
            FaultLog(backstage.folder).note(error)
            bell.ring(backstage.folder, Outcome.LOST)

        giving = Giving(backstage.profiles)
        debts = Debts(giving, backstage.profiles, backstage.games, refused)
        giver = Giver(giving, debts, self)
        owing = Owing(keeper, debts, giver, self)
        owing.not_given.connect(partial(self.told.emit, Told.NOT_GIVEN))
        quiet = Quiet(keeper, giver, self)
        quiet.awaited.connect(self.awaited)
        return Upkeep(
            keeper=keeper,
            giving=giving,
            giver=giver,
            owing=owing,
            quiet=quiet,
            counting=Counting(backstage.plays),
            faces=backstage.faces,
            clock=backstage.clock,
            now=local_now,
        )

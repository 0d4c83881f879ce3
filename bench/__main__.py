"""`python -m bench [--rounds N] [--peers] [NAME ...]`: measures, and prints tables of Markdown."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

if os.environ.get("QT_QPA_PLATFORM", "offscreen") == "offscreen":
    # Qt's own makes a screen too small for the window.
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={Path(__file__).with_name('screen.json')}"
# As the program itself has it; Qt reads it when QtGui starts.
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

from bench import report
from bench.facts import Fact, Facts
from bench.rounds import Contest, Verdict, run

FAMILIES: Final = {
    "start": "from the start of the process to the first picture, and to its end",
    "cold": "the same with nothing of it in memory",
    "imports": "what a start imports, and how long that takes",
    "engine": "moves and games of the rules",
    "referee": "the rules over a pipe",
    "guess": "whether a guess is right",
    "screens": "from a click to the next screen",
    "frames": "what moves: each frame's time",
    "set_up": "setting up a game where two hundred people are known",
    "dress": "another theme, language and size of text",
    "pictures": "drawing a package's pictures",
    "saves": "putting a move on disk",
    "data": "people, packages and games of long years",
    "memory": "after a start, a game, fifty games",
    "size": "what an installation takes",
    "idle": "what happens while nothing does",
}
PEERS: Final = {
    "peer_engines": "other people's engines",
    "peer_starts": "other people's programs",
}
"""What they need is installed first, in environments of their own."""


def main() -> int:
    """0 where all targets are met, 1 where one is missed, 2 where a run can't be believed."""
    asked = _parser().parse_args()
    unknown = set(asked.names) - {*FAMILIES, *PEERS}
    if unknown:
        print(f"There is no benchmark {', '.join(sorted(unknown))}; --help lists them.", file=sys.stderr)
        return 2
    # As in the program, where only `Litter` has Python look for garbage.
    gc.disable()
    names = asked.names or [*FAMILIES, *(PEERS if asked.peers else ())]
    print(report.machine(), flush=True)
    verdicts: list[Verdict] = []
    facts: list[Fact] = []
    unsteady: list[str] = []
    for name in names:
        for measured in import_module(f"bench.{name}").measured():
            if isinstance(measured, Facts):
                print(report.list_of(measured), flush=True)
                facts.extend(measured.rows)
                continue
            assert isinstance(measured, Contest)
            result = run(measured, asked.rounds)
            print(report.table(result), flush=True)
            verdicts.extend(result.verdicts)
            if not result.is_steady:
                unsteady.append(measured.title)
    print(report.summary(verdicts, facts, unsteady))
    is_met = all(verdict.is_met for verdict in verdicts) and all(fact.is_met for fact in facts)
    return 2 if unsteady else int(not is_met)


def _parser() -> argparse.ArgumentParser:
    listed = "\n".join(f"  {name:<14} {what}" for name, what in {**FAMILIES, **PEERS}.items())
    parser = argparse.ArgumentParser(
        prog="python3 dev.py bench", epilog=listed, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these")
    parser.add_argument("--rounds", type=int, metavar="N", help="instead of nine or more each")
    parser.add_argument("--peers", action="store_true", help="install and measure other people's as well")
    return parser


if __name__ == "__main__":
    sys.exit(main())

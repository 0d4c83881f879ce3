"""Reads a picture from standard input and writes a portrait: a process that may be stopped, or crash.

It ends with 1 where there is none, and a `PictureProblem` on standard error.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

from PIL import Image

from spyword_qt.store.image_check import BadPicture, open_checked
from spyword_qt.store.portrait import MOST_SECONDS, squared

MOST_MEMORY: Final = 1_500_000_000
"""Bytes of address space: that of the largest picture three times over, and what Python and pillow take."""
HANDED_ON: Final = {"EPS", "WMF"}
"""Formats that pillow leaves to other programs."""


def main() -> int:
    """The process."""
    limit()
    try:
        portrait = squared(open_checked(sys.stdin.buffer.read(), formats=_formats()))
    except BadPicture as refused:
        print(refused.problem.value, file=sys.stderr)
        return 1
    sys.stdout.buffer.write(portrait)
    return 0


def limit() -> None:
    """Take no more memory and time than that; Windows has no such limits, but the caller's patience."""
    if sys.platform != "win32":
        import resource

        # Some systems know a limit and don't let it be set.
        for what, most in ((resource.RLIMIT_AS, MOST_MEMORY), (resource.RLIMIT_CPU, int(MOST_SECONDS))):
            with suppress(OSError, ValueError):
                resource.setrlimit(what, (most, most))


def _formats() -> tuple[str, ...]:
    Image.init()
    return tuple(name for name in Image.OPEN if name not in HANDED_ON)


if __name__ == "__main__":
    sys.exit(main())

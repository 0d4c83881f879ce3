"""The project's one runner: `python3 dev.py play`, `python3 dev.py test`, and what `python3 dev.py` lists.

It needs nothing but Python's standard library, and this file no new Python: a person with an old one is told
in a sentence which the game wants.
"""

import sys

OLDEST = (3, 11)
NEWEST = (3, 14)

if __name__ == "__main__":
    if not OLDEST <= sys.version_info[:2] <= NEWEST:
        sys.exit(
            f"The Spy's Word runs on Python {OLDEST[0]}.{OLDEST[1]} to {NEWEST[0]}.{NEWEST[1]}; "
            f"{sys.executable} is Python {sys.version_info[0]}.{sys.version_info[1]}."
        )
    from tools.commands import main

    sys.exit(main(sys.argv[1:]))

"""Two pictures to explain the game with, drawn like those of the packages, of which none has these words."""

from __future__ import annotations

from string import Template
from typing import Final

from spyword_qt.theme.tokens import TINTS

_PICTURE = Template("""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
<defs>
<radialGradient id="bg" gradientUnits="userSpaceOnUse" cx="196" cy="176" r="300">
<stop offset=".82" stop-color="$lit"/><stop offset=".825" stop-color="$shade"/></radialGradient>
<radialGradient id="skin" gradientUnits="userSpaceOnUse" cx="200" cy="226" r="190">
<stop offset=".8" stop-color="$skin"/><stop offset=".807" stop-color="$dark"/></radialGradient>
</defs>
<circle cx="256" cy="256" r="244" fill="url(#bg)"/>
<circle cx="256" cy="256" r="231" fill="none" stroke="#FBF6EA" stroke-opacity=".6" stroke-width="3"/>
<ellipse cx="264" cy="424" rx="112" ry="15" fill="#1B2240" fill-opacity=".24"/>
<path d="M258 182C252 154 256 134 272 112" fill="none" stroke="#7A4E22" stroke-width="13"
stroke-linecap="round"/>
<path d="$fruit" fill="url(#skin)"/>
<path d="$cleft" fill="none" stroke="$line" stroke-width="8" stroke-linecap="round"/>
<path d="$gleam" fill="none" stroke="#FBF6EA" stroke-opacity=".75" stroke-width="13" stroke-linecap="round"/>
<path d="M268 146C290 92 354 84 400 112C374 160 318 176 268 146Z" fill="#6F9A4A"/>
<path d="M268 146C312 138 352 126 400 112C374 160 318 176 268 146Z" fill="#527A36"/>
</svg>""")

_PEACH: Final = {
    "skin": "#F4A562",
    "dark": "#E0824A",
    "line": "#C8663A",
    "fruit": "M256 178C204 142 124 176 124 272C124 356 188 414 258 414"
    "C328 414 392 356 392 272C392 176 308 142 256 178Z",
    "cleft": "M256 180C226 232 226 318 252 380",
    "gleam": "M156 268C156 236 168 218 186 206",
}
_PLUM: Final = {
    "skin": "#7C4F8A",
    "dark": "#5C3768",
    "line": "#47284F",
    "fruit": "M258 178C212 150 150 196 150 288C150 366 202 418 258 418"
    "C314 418 366 366 366 288C366 196 304 150 258 178Z",
    "cleft": "M258 180C290 232 292 318 268 384",
    "gleam": "M180 290C178 256 186 234 202 218",
}


def peach_picture() -> bytes:
    """A peach on the tint of its package, as SVG."""
    return _drawn(_PEACH)


def plum_picture() -> bytes:
    """A plum on the same."""
    return _drawn(_PLUM)


def _drawn(fruit: dict[str, str]) -> bytes:
    lit, shade = TINTS["sage"]
    return _PICTURE.substitute(fruit, lit=lit, shade=shade).encode()

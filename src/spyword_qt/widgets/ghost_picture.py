"""The picture on a ghost's card, drawn like the pictures of the packages."""

from __future__ import annotations

from string import Template

from spyword_qt.theme.tokens import TINTS

_PICTURE = Template("""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
<defs>
<radialGradient id="bg" gradientUnits="userSpaceOnUse" cx="196" cy="176" r="300">
<stop offset=".82" stop-color="$lit"/><stop offset=".825" stop-color="$shade"/></radialGradient>
<radialGradient id="sheet" gradientUnits="userSpaceOnUse" cx="190" cy="176" r="240">
<stop offset=".75" stop-color="#FBF6EA"/><stop offset=".756" stop-color="#C9D6E4"/></radialGradient>
</defs>
<circle cx="256" cy="256" r="244" fill="url(#bg)"/>
<circle cx="256" cy="256" r="231" fill="none" stroke="#FBF6EA" stroke-opacity="$line" stroke-width="3"/>
<ellipse cx="264" cy="428" rx="118" ry="15" fill="#1B2240" fill-opacity="$shadow"/>
<path fill="url(#sheet)" d="M256 84C190 84 150 132 145 206L130 380C128 412 154 422 168 402
C176 420 202 422 212 404C224 422 250 424 262 404
C274 422 300 422 310 404C322 422 346 424 356 406
C372 418 384 404 382 380L367 206C362 132 322 84 256 84Z"/>
<path fill="#C9D6E4" d="M180 400C182 358 190 328 202 306C206 340 202 372 206 400Z
M240 404C240 374 246 350 256 330C260 356 258 380 262 402Z"/>
<g fill="#1B2240"><ellipse cx="222" cy="222" rx="14" ry="24" transform="rotate(6 222 222)"/>
<ellipse cx="294" cy="222" rx="14" ry="24" transform="rotate(-6 294 222)"/></g>
<g fill="#FBF6EA"><circle cx="217" cy="212" r="5"/><circle cx="289" cy="212" r="5"/></g>
</svg>""")


def ghost_picture(tint: str) -> bytes:
    """The ghost on the disc of a tint (a name of `TINTS`), as SVG."""
    lit, shade = TINTS[tint]
    is_night = tint == "night"
    return _PICTURE.substitute(
        lit=lit, shade=shade, line=".35" if is_night else ".6", shadow=".4" if is_night else ".24"
    ).encode()

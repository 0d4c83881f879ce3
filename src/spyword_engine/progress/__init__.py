"""What games earn: XP, levels, stats and titles, as pure functions.

Start at `history`: a `History` is what a profile keeps. `any_kind.lines_of(match, envelope)` makes a line for
each profile of a game that is over, and `history.given(line)` is the history after it. What may be seen of
it is `history.shown`.
"""

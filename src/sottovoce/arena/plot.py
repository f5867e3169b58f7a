"""Pictures of a contest, as SVG that follows the reader's light or dark."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from sottovoce.arena.elo import Estimate

WIDTH, LEFT, RIGHT, TOP, ROW = 720, 190, 30, 46, 34
STYLE = """
svg { font: 14px system-ui, sans-serif; background: #fbf8f1; color: #33281f; --line: #d9cdb8; --ink: #8c2f39 }
@media (prefers-color-scheme: dark) { svg { background: #1d1814; color: #efe6d8; --line: #4a4037; --ink: #e08c7b } }
text { fill: currentColor } .title { font-weight: 600 } .small { font-size: 12px }
.line { stroke: var(--line) } .zero { stroke: currentColor; stroke-dasharray: 3 3 }
.ink { stroke: var(--ink); stroke-width: 2; fill: none } .dot { fill: var(--ink) }
.band { fill: var(--ink); opacity: .16 }
"""


def ratings(title: str, unit: str, names: Sequence[str], values: Sequence[Estimate]) -> str:
    """A dot for each player with its interval."""
    ends = [end for one in values for end in one if math.isfinite(end)] or [0.0]
    axis = _Axis(min(ends), max(ends), LEFT, WIDTH - RIGHT)
    bottom = TOP + ROW * len(names)
    parts = [_text(16, 26, title, "title")]
    for tick in axis.ticks:
        kind = "zero" if tick == 0 else "line"
        parts.append(_line(axis(tick), TOP, axis(tick), bottom, kind))
        parts.append(_text(axis(tick), bottom + 18, f"{tick:+g}" if axis.low < 0 else f"{tick:g}", "small", "middle"))
    for row, (name, one) in enumerate(zip(names, values, strict=True)):
        y = TOP + ROW * row + ROW / 2
        parts += [_text(LEFT - 14, y + 5, _cut(name), "", "end"), _line(axis(one.low), y, axis(one.high), y, "ink")]
        parts.append(f'<circle class="dot" cx="{axis(one.value):.1f}" cy="{y:.1f}" r="5"/>')
    parts.append(_text(WIDTH - RIGHT, bottom + 38, unit, "small", "end"))
    return _svg(title, bottom + 50, parts)


def course(title: str, unit: str, values: Sequence[Estimate], marks: Sequence[float]) -> str:
    """How a number and its interval went from deal to deal, with lines at the marks."""
    height, left = 300, 64
    seen = [one for one in values if math.isfinite(one.low) and math.isfinite(one.high)] or [Estimate(0.0, 0.0, 0.0)]
    ends = [*marks, *(end for one in seen[len(seen) // 20 :] for end in one)]
    up = _Axis(min(ends), max(ends), height - 44, TOP)
    along = _Axis(0, max(1, len(values)), left, WIDTH - RIGHT, exact=True)
    parts = [_text(16, 26, title, "title")]
    for tick in up.ticks:
        parts.append(_line(left, up(tick), WIDTH - RIGHT, up(tick), "line"))
        parts.append(_text(left - 10, up(tick) + 4, f"{tick:g}", "small", "end"))
    parts += [_line(left, up(mark), WIDTH - RIGHT, up(mark), "zero") for mark in marks]
    for tick in along.ticks:
        parts.append(_text(along(tick), height - 24, f"{tick:g}", "small", "middle"))
    step = max(1, len(values) // 700)
    points = [(along(at + 1), one) for at, one in enumerate(values) if at % step == 0 or at == len(values) - 1]
    there = [f"{x:.1f},{up(one.low):.1f}" for x, one in points]
    back = [f"{x:.1f},{up(one.high):.1f}" for x, one in reversed(points)]
    parts.append(f'<polygon class="band" points="{" ".join(there + back)}"/>')
    middle = " ".join(f"{x:.1f},{up(one.value):.1f}" for x, one in points)
    parts.append(f'<polyline class="ink" points="{middle}"/>')
    parts.append(_text(WIDTH - RIGHT, height - 6, unit, "small", "end"))
    return _svg(title, height, parts)


class _Axis:
    """Numbers on a line of the picture, with round numbers for ticks; what lies beyond is drawn at the end."""

    def __init__(self, low: float, high: float, begin: float, end: float, exact: bool = False) -> None:
        if not exact:
            room = (high - low) * 0.06 or 1.0
            low, high = low - room, high + room
        self.low, self.high, self._begin, self._end = low, high, begin, end
        rough = (high - low) / 6
        power = 10 ** math.floor(math.log10(rough))
        step = power * next((n for n in (1, 2, 5) if n * power >= rough), 10)
        first = math.ceil(low / step)
        self.ticks = [n * step for n in range(first, math.floor(high / step) + 1)]

    def __call__(self, value: float) -> float:
        part = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return self._begin + part * (self._end - self._begin)


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" role="img">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>\n" + "\n".join(parts) + "\n</svg>\n"
    )


def _text(x: float, y: float, text: str, kind: str, anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _cut(name: str) -> str:
    return name if len(name) <= 24 else name[:23] + "…"

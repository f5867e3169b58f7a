"""The page that says that the server runs, and what it has."""

from __future__ import annotations

from html import escape

from sottovoce.games import shelf
from sottovoce.rules.words import LANGUAGES, words

STYLE = """
:root{color-scheme:light dark;--ink:#2b2118;--paper:#f6efe2;--line:#b9a27c;--wine:#7b2233}
@media(prefers-color-scheme:dark){:root{--ink:#eadfcb;--paper:#1d1712;--line:#6d5a3d;--wine:#d98a94}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.1rem/1.6 Georgia,serif}
main{max-width:40rem;margin:0 auto;padding:2rem 1rem}
h1{font-weight:400;letter-spacing:.08em}h2{color:var(--wine);font-weight:400;margin-bottom:0}
article{border-top:1px solid var(--line);padding:.5rem 0}code{background:#0001;padding:.1em .4em}
nav a{display:inline-block;padding:.7rem;color:inherit}
"""


def landing(language: str) -> str:
    """The whole page in one language."""
    say = words(language, "sottovoce.server").say
    games = "".join(
        f"<article><h2>{escape(told.say('title'))}</h2><p>{escape(told.say('tagline'))}</p>"
        f"<p><code>sottovoce play {escape(game.id)}</code></p></article>"
        for game in shelf().values()
        for told in [game.words(language)]
    )
    others = "".join(f'<a href="/?lang={other}" lang="{other}" hreflang="{other}">{other}</a>' for other in LANGUAGES)
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>Sottovoce</title><style>{STYLE}</style>'
        f"<main><nav>{others}</nav><h1>Sottovoce</h1><p>{escape(say('page-running'))}</p>"
        f"<p>{escape(say('page-terminal'))}</p>{games}<p>{escape(say('page-programs'))}</p></main></html>"
    )

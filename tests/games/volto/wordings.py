"""What Volto no longer says, in which language, and why (`tests/test_wordings.py`)."""

WORDINGS = [
    ("fr", r"\b(une prise|la prise|prises|preneu[rs]\w*)\b", "print knows only capturer and capture"),
    ("fr", r"\bfaçade", "a mask has a visage"),
    ("it", r"\bfacciata", "a mask has a volto, as the game’s name"),
    ("fr", r"\bdoge\b", "Doge, as printed"),
    ("fr", r"\brangs?\b", "rows are rangées, as in the rules"),
    ("it", r"palazzo opposto", "palazzo avversario"),
    ("en", r"on the slant", "a diagonal capture"),
]

"""What Verso no longer says, in which language, and why (`tests/test_wordings.py`)."""

WORDINGS = [
    ("it", r"[“”]", "Italian has guillemets: « »"),
    ("fr", r"En solitaire", "Mode solo (printed)"),
]

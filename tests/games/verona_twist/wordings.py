"""What Verona Twist no longer says, in which language, and why (`tests/test_wordings.py`)."""

WORDINGS = [
    ("fr", r"\b(au|sur le|du|le) bord\b", "la zone extérieure (printed)"),
    ("fr", r"Nourrice .*\bson annonce\b", "the Nurse makes a rapport (printed)"),
    ("it", r"suo annuncio", "the Nurse makes a rapporto"),
    ("fr", r"\bdebout\b", "who can move is actif, who cannot is passif (printed)"),
    ("en", r"stand(s|ing)? upright", "who can move is active"),
    ("fr", r"Pour vos yeux", "an anglicism"),
]

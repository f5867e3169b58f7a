"""What Roméo & Juliette no longer says, in which language, and why (`tests/test_wordings.py`)."""

WORDINGS = [
    ("fr", r"haine (ne )?(s’aggrav|grandi|s’accr)", "hate strikes: elle s’abat; what grows is love"),
    ("it", r"odio (non )?(cresc|aument)", "hate advances: l’odio avanza"),
    ("it", r"odio (non )?(cala|calerebbe|scende)\b", "in print it scende when it strikes: l’odio arretra"),
    ("it", r"amore (non )?cresc", "love blooms: l’amore sboccia"),
    ("fr", r"caus\w+ (pas |toujours )?de (la )?haine", "hate is not caused: elle s’abat sur un lieu, or not"),
    ("it", r"Roméo|Juliette(?! *\])", "the Italian edition is called Romeo e Giulietta"),
    ("it", r"\b[Aa]mant[ei]\b", "in print they are gli Innamorati"),
    ("it", r"\bmand(a|are|ato|ata|i|ano) (\w+ )?missiv", "a missive is sent: inviare"),
    ("it", r"\bspost(a|are|ato|ati|i)\b", "tokens are moved: muovere (printed)"),
    ("fr", r"\b[Ll]e frère\b(?! Laurent)|du frère\b(?! Laurent)", "le frère is a brother: frère Laurent"),
    ("fr", r"\b(des|les|aux|deux|quatre) (Capulet|Montaigu)\b", "les Capulets, les Montaigus"),
    ("fr", r"\bDame C(\.|apulet)", "Lady Capulet, as everywhere"),
    ("fr", r"s’excuse", "s’excuser is to apologise: trouver une excuse"),
    ("it", r"\bsi scusa\b", "she does not apologise: trova una scusa"),
    ("en", r"hold one (place|companion) fewer", "it is the hand that is filled to three"),
    ("en", r"the very word\. ", "which word? the very word peace"),
]

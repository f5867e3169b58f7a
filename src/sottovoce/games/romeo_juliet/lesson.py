"""A first lesson in Roméo & Juliette, as Juliet in the first chapter: few words, a meeting, and how to tame hate."""

from sottovoce.rules.lesson import Step, Turn, When

HANDS = """
    * draw juliet place church
    * draw juliet place cell
    * draw juliet place street
    * draw juliet companion friar
    * draw juliet companion nurse
    * draw juliet companion tybalt
    * draw juliet companion lady-capulet
    * draw romeo place church
    * draw romeo place balcony
    * draw romeo place salon
    * draw romeo companion hate
    * draw romeo companion friar
    * draw romeo companion benvolio
    * draw romeo companion mercutio
"""
NOTHING_SHARED = """
    * draw juliet place church
    * draw juliet place cell
    * draw juliet place sidestep
    * draw juliet companion friar
    * draw juliet companion nurse
    * draw juliet companion tybalt
    * draw juliet companion lady-capulet
    * draw romeo place ballroom
    * draw romeo place sidestep
    * draw romeo place salon
    * draw romeo companion hate
    * draw romeo companion friar
    * draw romeo companion benvolio
    * draw romeo companion mercutio
"""

LESSON = (
    Step(
        name="missive",
        seat="juliet",
        lines=HANDS,
        turns=(
            Turn(
                good=When(move="missive (balcony|church|cell|street)"),
                show="missive church",
                then="romeo propose passion",
                warnings={"absent": When(move="missive .*")},
            ),
            Turn(good=When(move="agree"), show="agree"),
        ),
    ),
    Step(
        name="meet",
        seat="juliet",
        lines=f"""{HANDS}
            juliet missive church
            romeo propose passion
            juliet agree
        """,
        turns=(
            Turn(
                good=When(move="play church .*"),
                show="play church nurse",
                then="""
                    romeo play church friar
                    romeo skip
                """,
            ),
            Turn(good=When(move="skip"), show="skip"),
        ),
    ),
    Step(
        name="reason",
        seat="juliet",
        lines=f"""{NOTHING_SHARED}
            juliet missive church
            romeo missive salon
        """,
        turns=(
            Turn(
                good=When(move="propose reason"),
                show="propose reason",
                then="romeo agree",
                warnings={"passion": When(move="propose passion")},
            ),
        ),
    ),
    Step(
        name="hate",
        seat="juliet",
        lines=f"""{HANDS}
            juliet propose reason
            romeo agree
            juliet play street nurse
            romeo play church hate
            romeo skip
        """,
        turns=(
            Turn(
                good=When(move="use hate left"),
                show="use hate left",
                warnings={"capulets": When(move="use hate right"), "stays": When(move="skip")},
            ),
        ),
    ),
    Step(
        name="balcony",
        seat="juliet",
        lines=f"""{HANDS}
            juliet missive balcony
            romeo propose passion
            juliet agree
        """,
        turns=(
            Turn(
                good=When(move="play balcony friar"),
                show="play balcony friar",
                then="romeo play balcony benvolio",
                warnings={"alone": When(move="play balcony .*")},
            ),
        ),
    ),
)

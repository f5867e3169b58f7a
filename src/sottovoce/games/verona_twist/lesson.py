"""A first lesson in Verona Twist, as Capulet: how the six move, what a report tells, and how to make it tell more."""

from sottovoce.rules.lesson import Step, Turn, When

IN_THE_CENTRE = "[bcd][23]"

LESSON = (
    Step(
        name="princess",
        seat="capulet",
        lines="""
            nurse place Qa1 Ke1 Rd3 Sb4 Ba4 Fe3
            nurse lovers KB
        """,
        turns=(
            Turn(
                good=When(move="Q" + IN_THE_CENTRE),
                show="Qc3",
                warnings={"edge": When(move="Q..")},
            ),
        ),
    ),
    Step(
        name="friar",
        seat="capulet",
        lines="""
            nurse place Qb2 Kc3 Rc1 Sa3 Be4 Fa1
            nurse lovers QR
        """,
        turns=(Turn(good=When(move="F.."), show="Fd4"),),
    ),
    Step(
        name="turned",
        seat="capulet",
        lines="""
            nurse place Qb1 Kd2 Re3 Sc4 Bb3 Fa3
            nurse lovers SF
            capulet Qb2
            nurse Re4
            capulet Fc3
            nurse Kd1
        """,
        turns=(
            Turn(
                good=When(),
                show="Bc2",
                then="nurse Sb4 | Sd4 | Ba2 | Ba4",
            ),
        ),
    ),
    Step(
        name="report",
        seat="capulet",
        lines="""
            nurse place Qa4 Kb1 Rc1 Se1 Bc4 Fe4
            nurse lovers QF
            capulet Rc3
            nurse Qa3
            capulet Fb4
            nurse Be2
        """,
        turns=(
            Turn(
                good=When(move="K" + IN_THE_CENTRE),
                show="Kb2",
                then="nurse Sd1",
                warnings={"edge": When(move="K.."), "servant": When(move="S..")},
            ),
        ),
    ),
    Step(
        name="second",
        seat="capulet",
        lines="""
            nurse place Qa2 Kc1 Re1 Se2 Ba4 Fd4
            nurse lovers RF
            capulet Bc2
            nurse Kb2
            capulet Rc1
            nurse Se1
            capulet Qa4
            nurse Fa1
            capulet Ka2
            nurse Qd4
            capulet Bd3
            nurse Sd1
        """,
        turns=(
            Turn(
                good=When(move="R" + IN_THE_CENTRE),
                show="Rc2",
                then="nurse Fa3 | Fe1",
                warnings={"edge": When(move="R.."), "friar": When(move="F..")},
            ),
        ),
    ),
    Step(
        name="win",
        seat="capulet",
        lines="""
            nurse place Qc4 Ke3 Rc3 Sb4 Bc1 Fa1
            nurse lovers RB
            capulet Kd3
            nurse Rc2
            capulet Qc3
            nurse Ba3
            capulet Sb3
            nurse Fa4
            capulet Ke2
            nurse Sb4
            capulet Rb2
            nurse Qd4
            capulet Fa2
            capulet Fc2
            nurse Qc3
            capulet Rb1
            nurse Sb3
        """,
        turns=(
            Turn(
                good=When(move="B(b4|c1)"),
                show="Bb4",
                then="nurse Ke3",
                warnings={"centre": When(move="Bb2"), "prince": When(move="K..")},
            ),
        ),
    ),
)

"""A first lesson in Verso: keep or flip, what may be on a back, what series and squares bring, and the end."""

from sottovoce.rules.lesson import Step, Turn, When

LESSON = (
    Step(
        name="keep",
        seat="p1",
        seats=2,
        lines="""
            * deal B2/O1
            p1 keep
            * deal G5/B6
            p2 keep
            * deal B3/G4
        """,
        turns=(Turn(good=When(move="keep"), show="keep", then="* deal O6/G5"),),
    ),
    Step(
        name="double",
        seat="p1",
        seats=2,
        lines="""
            * deal G4/B5
            p1 keep
            * deal O1/B2
            p2 keep
            * deal B2/O3
            p1 keep
            * deal O4/G5
            p2 keep
            * deal G4*/B3
        """,
        turns=(
            Turn(
                good=When(move="flip"),
                show="flip",
                then="* deal G1/O6",
                warnings={"wasted": When(move="keep")},
            ),
        ),
    ),
    Step(
        name="back",
        seat="p1",
        seats=2,
        lines="""
            * deal G3/B2
            p1 keep
            * deal B1/O2
            p2 keep
            * deal O3/B4
            p1 keep
            * deal O6/G1
            p2 keep
            * deal B6/O1
            p1 keep
            * deal G6/B5
            p2 keep
            * deal B3/O4
        """,
        turns=(Turn(good=When(move="flip"), show="flip", then="* deal O5/B6"),),
    ),
    Step(
        name="series",
        seat="p1",
        seats=2,
        lines="""
            * deal B2/G1
            p1 keep
            * deal B5/O4
            p2 keep
            * deal B3/O2
            p1 keep
            * deal G1/O2
            p2 keep
            * deal B4*/G3
            p1 keep
            * deal O2/G3
            p2 keep
            * deal BJ/G1
            p1 keep
            * deal G6/O1
            p2 keep
            * deal O1/B6
        """,
        turns=(
            Turn(
                good=When(move="bank B:(J-2-3-4|2-3-4-J)"),
                show="bank B:J-2-3-4",
                warnings={"shorter": When(move="bank .*")},
            ),
        ),
    ),
    Step(
        name="square",
        seat="p1",
        seats=2,
        lines="""
            * deal B1/G6
            p1 keep
            * deal B2/G3
            p2 keep
            * deal B3/O2
            p1 keep
            * deal B4/O5
            p2 keep
            * deal B5/O4
            p1 keep
            * deal B6/G1
            p2 keep
            * deal G1/O6
            p1 keep
            * deal G2/O3
            p2 keep
            * deal G3/B2
            p1 keep
            * deal G4/B3
            p2 keep
            * deal G5/B4
            p1 keep
            * deal G6/O5
            p2 keep
            * deal O2/G1
            p1 keep
            * deal O1/B2
            p2 keep
            * deal O4/G3
            p1 keep
            * deal O3/G4
            p2 keep
            * deal O6/B5
        """,
        turns=(Turn(good=When(brings="p1 square"), show="keep"),),
    ),
    Step(
        name="end",
        seat="p1",
        seats=2,
        options={"deck": ["O3/G2", "B6/O5", "O4*/B5", "G2/B1", "O5/G4", "G5/O6"]},
        lines="""
            p1 keep
            p2 keep
            p1 keep
            p2 keep
            p1 keep
            p2 keep
        """,
        turns=(
            Turn(
                good=When(move="bank O:3-4-5"),
                show="bank O:3-4-5",
                warnings={"passed": When(move="pass"), "shorter": When(move="bank .*")},
            ),
        ),
    ),
)

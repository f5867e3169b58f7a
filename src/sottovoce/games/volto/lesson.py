"""A first lesson in Volto, as Red: a step, a capture, two baits, a mask seen through, and the way into the palace."""

from sottovoce.rules.lesson import Step, Turn, When

LESSON = (
    Step(
        name="noble",
        seat="red",
        lines="""
            red setup CDPDC/NSNCN
            white setup DNCND/CNSPC
        """,
        turns=(
            Turn(
                good=When(move="(a2-a3|c2-c3|e2-e3)"),
                show="c2-c3",
                warnings={"soldier": When(move="b2.*"), "counsellor": When(move="d2.*")},
            ),
        ),
    ),
    Step(
        name="capture",
        seat="red",
        lines="""
            red setup CSPDC/NDNCN
            white setup DCPSD/CNNNC
            red c2-c3
            white b6-b5
            red c3-c4
            white c6-c5
        """,
        turns=(Turn(good=When(move="c4xc5"), show="c4xc5"),),
    ),
    Step(
        name="spare",
        seat="red",
        lines="""
            red setup CDSDC/NPNCN
            white setup CNPSC/NCDND
            red c2-c3
            white a6-a5
            red b2-b3
            white a5-a6
            red c3-c4
            white d6-d5
            red b3-b4
            white c6-c5
        """,
        turns=(
            Turn(
                good=When(move="c4xc5"),
                show="c4xc5",
                warnings={"lost": When(move="b4xc5")},
            ),
        ),
    ),
    Step(
        name="bait",
        seat="red",
        lines="""
            red setup CNPSC/NDNDC
            white setup DCPSD/CNCNN
            red b2-b3
            white b6-b5
            red b3-b4
            white b5xb4
            red d2-d3
            white d6-d5
        """,
        turns=(
            Turn(
                good=When(move="d3-d4"),
                show="d3-d4",
                then="white d5xd4",
                warnings={"away": When(move="d3.*")},
            ),
        ),
    ),
    Step(
        name="read",
        seat="red",
        is_unaided=True,
        lines="""
            red setup NDPDC/NCSNC
            white setup NDCDC/NCPNS
            red b2-c3
            white c6-c5
            red d2-d3
            white a6-a5
            red a2-a3
            white a5-a4
            red d3-d4
            white c5xd4
        """,
        turns=(
            Turn(
                good=When(brings="captured P"),
                show="c3xd4",
                warnings={"other": When(brings="captured .")},
            ),
        ),
    ),
    Step(
        name="palace",
        seat="red",
        lines="""
            red setup CDNDC/NSNCP
            white setup NPNDC/NCSDC
            red e2-e3
            white e6-d5
            red a2-a3
            white d5-c4
            red e3-e4
            white d6-d5
            red e4-e5
            white e7-d6
            red e5-e6
            white a6-a5
        """,
        turns=(
            Turn(
                good=When(move="e6-e7"),
                show="e6-e7",
                warnings={"damsel": When(brings="removed P"), "capture": When(move="e6x.*")},
            ),
        ),
    ),
)

"""What is counted of Guerre du passé, in positions whose answers are known."""

from __future__ import annotations

import pytest

from observing import counted

TWO = "pos phase={phase} {more} | 0 ROU*2 EVR1 CAE1 | 1 LIL*2"


def found(position: str, tokens: str, *words: str) -> list[list[int]]:
    counts = counted("guerre", position, tokens.split())
    return [counts[word] for word in words]


@pytest.mark.parametrize(
    ("more", "tokens", "due", "forgiven"),
    [
        ("gold=5", "- /", 1, 0),
        ("gold=0", "- /", 1, 1),
        ("gold=1 upkeep=3", "- /", 3, 2),
        ("gold=10", "- EVR=C", 1, 1),  # the church took the last gold
        ("gold=0 upkeep_when=pass_only", "ROU>EVR.1 EVR>CAE.1", 0, 0),
        ("gold=0 upkeep_when=pass_only", "- /", 1, 1),
        ("gold=0", "ROU>EVR.1 EVRxCHA.1", 0, 0),  # whoever attacks owes nothing
    ],
)
def test_upkeep_that_is_not_there_is_forgiven(more: str, tokens: str, due: int, forgiven: int) -> None:
    position = TWO.format(phase="MOVE", more=more)
    assert found(position, tokens, "upkeep", "forgiven") == [[due, 0], [forgiven, 0]]


def test_gold_beyond_what_one_may_have_is_wasted() -> None:
    """Seat 0 has a city and two villages: two gold, of which one has room; seat 1 has a city."""
    assert found(TWO.format(phase="EVENT", more="gold=24"), "@e3", "earned", "wasted") == [[1, 1], [1, 0]]


def test_ties_are_counted_whether_a_die_decides_or_not() -> None:
    position = TWO.format(phase="EVENT", more="gold=5")
    words = ("auction", "tied", "tie")
    assert found(position, "@e2 $3 $3 @t5 $0 $0 $2 $2", *words) == [[3, 0], [2, 0], [1, 0]]
    assert found(position, "@e2 $3 $2 $1 $0 $0 $0", *words) == [[3, 0], [0, 0], [0, 0]]


@pytest.mark.parametrize(
    ("english", "power", "strikes", "won"), [(1, 1, 0, 0), (2, 1, 1, 0), (2, 3, 1, 1)]
)  # six troops against so many for each house
def test_the_english_strike_on_the_last_step_and_win_against_few(
    english: int, power: int, strikes: int, won: int
) -> None:
    position = TWO.format(phase="EVENT", more=f"english={english} english_power_per_player={power}")
    assert found(position, "@e5", "strike", "strike_won") == [[strikes, 0], [won, 0]]


@pytest.mark.parametrize(
    ("cards", "dice", "effect", "seat", "won"),
    [
        ("@cLA @cCV", "@a666 @d11 >1", "la_cv", 0, 1),
        ("@cLA @cCV", "@a111 @d66", "la_cv", 0, 0),
        ("@cAR @cEC", "@a666 @d1 >1", "ar_ec", 0, 1),
        ("@cCV @cFA", "@a6666 @d11 >1", "cv_fa", 0, 1),
        ("@cBE @cMU", "@a66666 @d11111 >1", "be_mu", 0, 1),
        ("@cCV @cMU", "@a111 @d6666666", "mu_cv", 1, 1),
    ],
)
def test_the_effect_of_a_card_is_told_with_whoever_wins(
    cards: str, dice: str, effect: str, seat: int, won: int
) -> None:
    counts = counted("guerre", "pos | 0 EVR3 | 1 CHA1 LIL*2", f"EVRxCHA.1 {cards} {dice}".split())
    helped = {word: values for word, values in counts.items() if word.startswith("helped_by_") and any(values)}
    assert helped == {f"helped_by_{effect}": [int(seat == 0), int(seat == 1)]}
    assert counts[f"won_by_{effect}"][seat] == won


def test_the_kings_ear_and_company_help_too() -> None:
    counts = counted("guerre", "pos ear=0 | 0 EVR3 | 1 CHA1 LIL*2", ["EVRxCHA.2", "@cEC", "@cFA", "@cVI"])
    assert (counts["helped_by_ear"], counts["helped_by_ec_company"]) == ([1, 0], [1, 0])


def test_an_attack_worth_nothing_is_held_by_every_card_of_the_defence() -> None:
    counts = counted("guerre", "pos | 0 EVR3 | 1 CHA2 LIL*2", ["EVRxCHA.1", "@cVI", "@cLA", "@cTG"])
    assert (counts["zeros"], counts["battle"], counts["battle_won"]) == ([1, 0], [1, 0], [0, 0])
    assert (counts["held_with_la"], counts["held_with_tg"]) == ([0, 1], [0, 1])

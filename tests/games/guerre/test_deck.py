"""The deck (section 4.4): the rulebook's percentages, as weights and as cards that are drawn."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction

import pytest

from donjons.core.chance import number, stream
from donjons.core.parameters import describe
from donjons.games.guerre.parameters import Guerre
from guerre_playing import GAME, KEY
from guerre_positions import CODES
from specifications import specification

PERCENT = dict.fromkeys(("LA", "AR", "CV", "FA", "TG", "EC"), 8) | {"VI": 20}
BATTLE = "pos {piles} | 0 ROU*2 EVR4 | 1 LIL*2 CHA2"
DRAWS = 50_000
CHI_SQUARE = 42.6  # the 0.9999 quantile with 14 degrees of freedom


def rows() -> dict[str, tuple[int, int, int]]:
    """count, attack, defence of each card, from the specification's table."""
    table = specification(KEY).read_text().partition("### 4.4")[2].partition("## 5.")[0]
    found = re.findall(r"^\| \d+ \| ([A-Z]{2}) \|[^|]*\|[^|]*\| (\d+) \| (\d+) \| (\d+) \|", table, re.MULTILINE)
    return {code: (int(count), int(attack), int(defence)) for code, count, attack, defence in found}


def test_the_cards_are_those_of_the_table() -> None:
    defaults = {one.name: one.default for one in describe(Guerre, "en")}
    assert list(rows()) == list(CODES)
    for place, name in enumerate(("deck_counts", "deck_attack", "deck_defence")):
        assert defaults[name] == ",".join(str(row[place]) for row in rows().values())


def test_a_full_pile_has_the_printed_percentages() -> None:
    match = GAME.match_from(BATTLE.format(piles=""))
    match.play("EVRxCHA.3")
    odds = {code: match.odds(f"@c{code}") for code in CODES}
    assert odds == pytest.approx({code: PERCENT.get(code, 4) / 100 for code in CODES})


def test_cards_are_drawn_as_often_as_there_are() -> None:
    """A chi-square test with fixed numbers: a deck that is one card off in fifty fails it by far."""
    match = GAME.match_from(BATTLE.format(piles=""))
    match.play("EVRxCHA.3")
    source = stream(2012, 0)
    drawn = Counter(match.setting.referee.draw(match.state, number(source, draw)) for draw in range(DRAWS))
    seen = {GAME.write(match.setting, match.state, step)[2:]: times for step, times in drawn.items()}
    assert chi_square(seen, {code: row[0] for code, row in rows().items()}) < CHI_SQUARE
    one_off = {code: row[0] for code, row in rows().items()} | {"LA": 5, "VI": 9}
    assert chi_square(seen, one_off) > 2 * CHI_SQUARE


def chi_square(seen: dict[str, int], deck: dict[str, int]) -> float:
    total = sum(deck.values())
    expected = {code: DRAWS * count / total for code, count in deck.items()}
    return sum((seen.get(code, 0) - most) ** 2 / most for code, most in expected.items())


def test_cards_are_drawn_without_replacement() -> None:
    match = GAME.match_from(BATTLE.format(piles=""))
    match.play("EVRxCHA.3")
    left = Counter({code: row[0] for code, row in rows().items()})
    for token in ("@cTB", "@cTB", "@cVI", "@cLA"):
        assert match.odds(token) == pytest.approx(float(Fraction(left[token[2:]], left.total())))
        match.play(token)
        left[token[2:]] -= 1
    assert match.odds("@cTB") == 0
    assert "@cTB" not in match.legal()


def test_an_empty_pile_is_made_of_the_discard_alone() -> None:
    match = GAME.match_from(BATTLE.format(piles="deck=FA2 disc=VI9,LA3"))
    for token in ("EVRxCHA.3", "@cFA", "@cFA"):
        match.play(token)
    assert {token: match.odds(token) for token in match.legal()} == pytest.approx({"@cVI": 0.75, "@cLA": 0.25})
    match.play("@cVI")
    assert (match.fact("deck"), match.fact("disc")) == ("11", "0")

"""Text notation (section 13): steps and positions round-trip, and what is no step or no position says so politely."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from codes import all_codes
from donjons.core.errors import BadNotation, BadPosition, DonjonsError
from donjons.games.barons.notation import parse, write
from donjons.games.barons.state import Phase
from playing import GAME, content, moments
from polite import politely
from strategies import SEEDS, mid_games, openings, starts

GRAMMATICAL = """
@t17=4 @m12 @bR=19 @kR=7 pick:G @4 B19-20 N7-31* R19 R19* +R19 C19 X19 D19 G19 +C19 +X19 +D19 +G19
3>26 2<21 !26 . =
"""
OUTSIDE_THE_GRAMMAR = """
@t0=4 @t38=1 @t1=5 @t01=1 @t1 @m @m0 @m38 @bW=1 @b=1 @kB=0 @0 @7 @ @04 pick: pick:W Pick:B pick:BB B19 B19-
B19-0 B0-19 B19-38 B19-20** B019-20 b19-20 N19>20 Q19-20 +B19-20 R R0 R38 r19 R19** *R19 ++R19 C19* X19* D19*
G19* +D19* C C0 0>26 -1>26 3>0 3>38 03>26 >26 3> 3>>26 3<0 3< 1.5>2 ! !0 !38 !! .. == =. ٣>26 ３>26 B1९-20
"""
FACT = r"((t|d|act|moved)[0-9]{1,2}|(b|k|res|dis|dres|all|pts|don|rank)\.[BRGYW])"
WORDS = st.text(
    alphabet="pos=|:;,*<>.!+-@ BRGYbkdtxCDXN0123456789todiemtkindroundfirstmovedorderazedcaptnl\n#", max_size=80
)


@pytest.mark.parametrize("tiles", [19, 37])
def test_every_step_round_trips(tiles: int) -> None:
    for step in all_codes(tiles):
        assert parse(write(step), tiles) == step


@pytest.mark.parametrize("token", GRAMMATICAL.split())
def test_every_token_of_the_grammar_round_trips(token: str) -> None:
    assert write(parse(token, 37)) == token


@pytest.mark.parametrize("token", OUTSIDE_THE_GRAMMAR.split())
def test_what_does_not_fit_the_grammar_is_no_step(token: str) -> None:
    with pytest.raises(BadNotation):
        parse(token, 37)


@pytest.mark.parametrize("token", ["B20-1", "B1-20", "R20", "3>20", "!20", "@m20", "@bB=37"])
def test_a_tile_outside_a_small_board_is_no_step(token: str) -> None:
    with pytest.raises(BadNotation):
        parse(token, 19)


@settings(max_examples=600)
@given(text=st.text(max_size=30) | st.text(alphabet="@tmbk=pick:BRGYNCXD0123456789-*+<>!. \n", max_size=9))
def test_any_text_is_a_step_or_politely_none(text: str) -> None:
    step = politely(lambda: parse(text, 37), BadNotation)
    assert step is None or write(step) == text or text[:1].isdigit()  # counts beyond all stocks are cut


@settings(max_examples=80)
@given(start=starts(), seed=SEEDS)
def test_a_position_in_any_moment_of_a_turn_round_trips(start: str, seed: int) -> None:
    game_over = (Phase.OVER, *(phase for phase in Phase if phase < Phase.ROLL))
    for moment in moments(start, seed, 90):
        if moment.after.phase not in game_over:
            text = GAME.write_position(moment.setting, moment.next_state)
            again = GAME.match_from(text)
            assert content(again.state) == content(moment.next_state), text
            assert again.setting.parameters == moment.setting.parameters
            assert again.position() == text


@settings(max_examples=400)
@given(tail=WORDS | st.text(max_size=40))
def test_any_text_is_a_position_or_politely_none(tail: str) -> None:
    for text in (
        tail,
        "pos " + tail,
        f"pos {tail} | B b19 k2,3 | R b36 k35,31",
        f"pos die=4 | B b19 {tail} | R b36 k3,4",
    ):
        read_politely(text)


@settings(max_examples=500)
@given(start=mid_games(), seed=SEEDS)
def test_an_altered_position_is_read_or_politely_refused(start: str, seed: int) -> None:
    """Characters changed, taken away or put in, in positions from the middle of a turn."""
    random = Random(seed)
    line = [moment for moment in moments(start, seed, 12) if moment.before.phase >= Phase.ROLL]
    chosen = random.choice(line) if line else None
    text = GAME.write_position(chosen.setting, chosen.state) if chosen else start
    for _ in range(random.randint(1, 3)):
        place = random.randrange(len(text))
        text = (
            text[:place]
            + random.choice(("", "0", "9", "-", ",", " ", "B", "*", "=", "|", "37", "k"))
            + text[place + 1 :]
        )
    read_politely(text)


def read_politely(text: str) -> None:
    """Reading gives a match that can go on, or one sentence."""
    match = politely(lambda: GAME.match_from(text))
    if match is not None:
        assert match.legal(), "a position in which nobody can do anything is no position"
        assert all(match.why(token) is None for token in match.legal()[:50])


@settings(max_examples=20)
@given(start=openings())
def test_a_set_up_has_no_position(start: str) -> None:
    moment = next(moments(start, 0, 1))
    with pytest.raises(DonjonsError):
        GAME.write_position(moment.setting, moment.state)


@pytest.mark.parametrize(
    "position",
    [
        "pos die=1 order=D19 | B b19 k2,3 | R b36 k35,31",
        "pos die=1 order=G19 | B b19 k2,3 t19*3 | R b36 k35,31",
        "pos die=1 order=D19 moved=19:3 | B b19 k2,3 t19*3 | R b36 k35,31",
        "pos die=5 first=B20-19 knights_per_player=0 mt=20,13,12,18,25,26 | B b19 | R b19",
    ],
)
def test_a_position_without_any_legal_step_is_refused(position: str) -> None:
    with pytest.raises(BadPosition):
        GAME.match_from(position)


def test_a_position_has_only_the_kinds_of_the_edition() -> None:
    with pytest.raises(BadPosition):
        GAME.match_from("pos die=1 kind=19:0 | B b19 k2,3 | R b36 k35,31")


def test_the_colours_of_a_position_answer_to_their_facts() -> None:
    match = GAME.match_from("pos to=G die=1 | B b19 k2,3 t19*3 | G b36 k35,31")
    assert match.fact("to") == "G"
    assert match.fact("b.G") == "36"
    with pytest.raises(DonjonsError):
        match.fact("b.R")


@settings(max_examples=200)
@given(start=starts(), seed=SEEDS, text=st.text(max_size=8) | st.from_regex(FACT, fullmatch=True))
def test_any_text_is_a_fact_or_politely_none(start: str, seed: int, text: str) -> None:
    for moment in list(moments(start, seed, 60))[-1:]:
        politely(partial(GAME.fact, moment.setting, moment.next_state, text))

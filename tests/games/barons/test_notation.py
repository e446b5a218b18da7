"""Text notation (section 13): steps and positions round-trip, and what is no step or no position says so politely."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import donjons
from codes import all_codes, words_of
from donjons.core.errors import BadNotation, BadPosition, DonjonsError
from donjons.games.barons import notation
from donjons.games.barons.state import Phase
from playing import EDITIONS, GAME, Start, content, moments
from polite import politely
from strategies import SEEDS, mid_games, starts, starts_of_any

GRAMMATICAL = {
    "barons-2025": """
        @t17=4 @m12 @bR=19 @kR=7 pick:G @4 B19-20 N7-31* R19 R19* +R19 C19 X19 D19 G19 +C19 +X19 +D19 +G19
        3>26 2<21 !26 . =
    """,
    "barons-2024": "@t17=0 @t17=4 @m12 @bR=19 @sR=7 @4 B19-20 S7-8 R19 C19 X19 D19 3>26 G19 2<21 . =",
    "co-2023": "@m5 @o10 @s4 @bR=14 B9-10 S4-5 R9 @4 C10 X10 D10 3>12 G10 2<8 . =",
}
OUTSIDE_ALL = """
@m @m0 @m38 @bW=1 @b=1 @0 @7 @ @04 B19 B19- B19-0 B0-19 B19-38 B019-20 b19-20 Q19-20 R R0 R38 r19 R19** *R19 ++R19
C C0 0>26 -1>26 3>0 3>38 03>26 >26 3> 3>>26 3<0 3< 1.5>2 ! !0 !38 !! .. == =. ٣>26 ３>26 B1९-20
"""
OUTSIDE_THE_GRAMMAR = {
    "barons-2025": """
        @t0=4 @t38=1 @t1=5 @t01=1 @t1 @kB=0 pick: pick:W Pick:B pick:BB B19-20** N19>20 +B19-20 C19* X19* D19*
        G19* +D19* S19-20 @sB=1 @s1 @o1 @k1
    """,
    "barons-2024": """
        @t0=4 @t38=1 @t1=5 @t01=1 @t1 @sB=0 @s4 @o1 @kB=1 pick:B N7-8 S7-8* B19-20* R19* +R19 +C19 !26 C19*
    """,
    "co-2023": """
        @t1=0 @t1=1 @o @o0 @o20 @s @s0 @s20 @sB=4 @kB=1 pick:B N4-5 S4-5* B9-10* R9* +R9 +D9 !9 R20 3>20 B19-20
    """,
}
TILES = {"barons-2025": (37, 19), "barons-2024": (37,), "co-2023": (19, 37)}
FACT = r"((t|d|act|blk|moved)[0-9]{1,2}|(b|k|s|res|dis|dres|all|pts|don|rank)\.[BRGYW])"
WORDY = st.text(
    alphabet="pos=|:;,*<>.!+-@ BRGYbksdtxCDXN0123456789todiemtkindroundfirstmovedorderazedcaptnlbj\n#", max_size=80
)


def tokens(by_edition: dict[str, str]) -> list[tuple[str, str]]:
    return [(key, token) for key, text in by_edition.items() for token in text.split()]


def parse(key: str, token: str, tiles: int) -> int:
    return notation.parse(words_of(key), token, tiles)


def write(key: str, step: int) -> str:
    return notation.write(words_of(key), step)


@pytest.mark.parametrize(("key", "tiles"), [(key, tiles) for key in EDITIONS for tiles in TILES[key]])
def test_every_step_round_trips(key: str, tiles: int) -> None:
    for step in all_codes(words_of(key), tiles):
        assert parse(key, write(key, step), tiles) == step


@pytest.mark.parametrize(("key", "token"), tokens(GRAMMATICAL))
def test_every_token_of_the_grammar_round_trips(key: str, token: str) -> None:
    assert write(key, parse(key, token, TILES[key][0])) == token


@pytest.mark.parametrize(("key", "token"), tokens(OUTSIDE_THE_GRAMMAR))
def test_what_does_not_fit_the_grammar_is_no_step(key: str, token: str) -> None:
    with pytest.raises(BadNotation):
        parse(key, token, TILES[key][0])


@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize("token", OUTSIDE_ALL.split())
def test_what_fits_no_grammar_is_no_step_of_any_edition(key: str, token: str) -> None:
    with pytest.raises(BadNotation):
        parse(key, token, 37)


@pytest.mark.parametrize("token", ["B20-1", "B1-20", "R20", "3>20", "!20", "@m20", "@bB=37"])
def test_a_tile_outside_a_small_board_is_no_step(token: str) -> None:
    with pytest.raises(BadNotation):
        parse("barons-2025", token, 19)


@settings(max_examples=400)
@given(text=st.text(max_size=30) | st.text(alphabet="@tmbkso=pick:BRGYNSCXD0123456789-*+<>!. \n", max_size=9))
def test_any_text_is_a_step_or_politely_none(text: str) -> None:
    for key in EDITIONS:
        step = politely(partial(parse, key, text, 37), BadNotation)
        assert step is None or write(key, step) == text or text[:1].isdigit()  # counts beyond all stocks are cut


@pytest.mark.parametrize("key", EDITIONS)
def test_a_position_in_any_moment_of_a_turn_round_trips(key: str) -> None:
    game = donjons.game(key)

    @settings(max_examples=50)
    @given(start=starts(key), seed=SEEDS)
    def play(start: Start, seed: int) -> None:
        for moment in moments(start, seed, 90):
            if Phase.ROLL <= moment.after.phase < Phase.OVER:
                text = game.write_position(moment.setting, moment.next_state)
                again = game.match_from(text)
                assert content(again.state) == content(moment.next_state), text
                assert again.setting.parameters == moment.setting.parameters
                assert again.position() == text

    play()


@settings(max_examples=250)
@given(tail=WORDY | st.text(max_size=40))
def test_any_text_is_a_position_or_politely_none(tail: str) -> None:
    for key, words, blue, red in (
        ("barons-2025", "die=4", "b19 k2,3", "b36 k35,31"),
        ("barons-2024", "die=4", "b19 s2,3", "b36 s35,31"),
        ("co-2023", "sab=2,4,18", "b10", "b16"),
    ):
        read_politely(key, tail)
        read_politely(key, f"pos {tail} | B {blue} | R {red}")
        read_politely(key, f"pos {words} | B {blue} {tail} | R {red}")


@pytest.mark.parametrize("key", EDITIONS)
def test_an_altered_position_is_read_or_politely_refused(key: str) -> None:
    """Characters changed, taken away or put in, in positions from the middle of a turn."""

    @settings(max_examples=150)
    @given(start=mid_games(key), seed=SEEDS)
    def play(start: Start, seed: int) -> None:
        random = Random(seed)
        line = [moment for moment in moments(start, seed, 12) if moment.before.phase >= Phase.ROLL]
        chosen = random.choice(line) if line else None
        text = chosen.setting.game.write_position(chosen.setting, chosen.state) if chosen else start.line
        for _ in range(random.randint(1, 3)):
            place = random.randrange(len(text))
            put_in = random.choice(("", "0", "9", "-", ",", " ", "B", "*", "=", "|", "37", "k", "s"))
            text = text[:place] + put_in + text[place + 1 :]
        read_politely(key, text)

    play()


def read_politely(key: str, text: str) -> None:
    """Reading gives a match that can go on, or one sentence."""
    match = politely(lambda: donjons.game(key).match_from(text))
    if match is not None:
        assert match.legal(), "a position in which nobody can do anything is no position"
        assert all(match.why(token) is None for token in match.legal()[:50])


@pytest.mark.parametrize("key", EDITIONS)
def test_a_set_up_has_no_position(key: str) -> None:
    match = donjons.game(key).start(2)
    with pytest.raises(DonjonsError):
        match.position()


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


@settings(max_examples=150)
@given(start=starts_of_any(), seed=SEEDS, text=st.text(max_size=8) | st.from_regex(FACT, fullmatch=True))
def test_any_text_is_a_fact_or_politely_none(start: Start, seed: int, text: str) -> None:
    for moment in list(moments(start, seed, 40))[-1:]:
        politely(partial(moment.setting.game.fact, moment.setting, moment.next_state, text))

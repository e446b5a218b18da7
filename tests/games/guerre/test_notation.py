"""Text notation (section 13): steps, positions and records round-trip, and what is none of them says so politely."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from donjons.core.errors import BadNotation, BadPosition, BadRecord, DonjonsError
from donjons.core.match import Match
from donjons.core.record import check_dice, read_record, replay, resume
from donjons.games.guerre import notation
from donjons.games.guerre.state import Phase
from guerre_codes import all_codes
from guerre_playing import GAME, moments, pick
from guerre_tables import guerre_tables
from guerre_watching import mid_games, printed_games, starts
from playing import Start, begin, content, play_lively
from polite import politely
from strategies import SEEDS
from tables import Table

GRAMMATICAL = """
*ROU +EVR $0 $3 $25 ^CAE !VAN - / . ROU>EVR.2 EVRxPAR.3 EVR=F EVR=C >> << >2 &MAN &- @s2 @e4 @t5 @cTB @a6 @d1 @l0 @l12
"""
OUTSIDE_THE_GRAMMAR = """
* *XXX *rou ROU *ROUU + $ $-1 $100 $x ^ ! -- // .. ROU>EVR ROU>EVR. ROU>EVR.0 ROU>EVR.10 ROU>ROUE.1 ROU-EVR.1 EVRXPAR.3
EVRxPAR EVR= EVR=X EVR=f >0 > < >>> & &XXX @ @s @s8 @s-1 @e0 @e7 @t0 @t7 @c @cXX @cLAA @cla @a @a0 @a7 @a67 @d @d0 @l
@l-1 @l100 @x1 @e٣ $３ ROU>EVR.２ @a6666x
"""
WORDY = st.text(
    alphabet="pos=|:;,*<>.!+-@ ABCDEFLOPRSTUVX0123456789tophaseroundgldinfearguilanchorfeedskbatlcrdw.\n#", max_size=80
)
PUT_IN = ("", "0", "9", "-", ",", " ", "F", "C", "*", "=", "|", "7", "?", "1")
RECORD = """
new n=3 start_gold=6
@s0 *ROU +EVR +EUU *LIL +BRU +STO *REN +VAN +NAN
$3 $3 $1 @s1 $2 $2 $2 @s2 $0 $1 $0
1.1 LIL>STO.1 STOxARR.1   # a remark

1.2 - /
1.0 - ROUxCAE.1
2.@ @e3
2.1 - /
2.2 - /
2.0 - /
3.@ @e2 $1 $0
3.@ $0
"""


def parse_one(token: str) -> int:
    (step,) = notation.parse(token)
    return step


def test_every_step_round_trips() -> None:
    assert [step for step in all_codes() if parse_one(notation.write(step)) != step] == []


@pytest.mark.parametrize("token", GRAMMATICAL.split())
def test_every_token_of_the_grammar_round_trips(token: str) -> None:
    assert notation.write(parse_one(token)) == token


@pytest.mark.parametrize("token", OUTSIDE_THE_GRAMMAR.split())
def test_what_does_not_fit_the_grammar_is_no_step(token: str) -> None:
    with pytest.raises(BadNotation):
        notation.parse(token)


def test_dice_of_one_side_are_written_together() -> None:
    assert notation.parse("@a65311") == tuple(parse_one(f"@a{face}") for face in (6, 5, 3, 1, 1))
    assert notation.parse("@d62") == tuple(parse_one(f"@d{face}") for face in (6, 2))


@settings(max_examples=400)
@given(text=st.text(max_size=30) | st.text(alphabet="@aetdcsl*+$^!-/.>x=<&ROUEVRLAFC0123456789 \n", max_size=9))
def test_any_text_is_a_step_or_politely_none(text: str) -> None:
    steps = politely(partial(notation.parse, text), BadNotation)
    if steps is not None and len(steps) == 1:
        assert notation.write(steps[0]) == text or text[:2] in {"$0", "@l"}  # a number may begin with 0


@settings(max_examples=80)
@given(start=starts(), seed=SEEDS)
def test_a_position_in_any_phase_after_the_set_up_round_trips(start: Start, seed: int) -> None:
    random = Random(seed)
    for moment in moments(start, seed, 120):
        enters = moment.after.phase != moment.before.phase
        if Phase.BID <= moment.after.phase < Phase.OVER and (
            random.random() < 0.4 if enters else random.random() < 0.05
        ):
            text = GAME.write_position(moment.setting, moment.next_state)
            again = GAME.match_from(text)
            assert content(again.state) == content(moment.next_state), text
            assert again.setting.parameters == moment.setting.parameters
            assert again.position() == text


@settings(max_examples=250)
@given(tail=WORDY | st.text(max_size=40))
def test_any_text_is_a_position_or_politely_none(tail: str) -> None:
    read_politely(tail, 0)
    read_politely(f"pos {tail} | 0 ROU*2 EVR1 | 1 LIL*2 BRU1", 0)
    read_politely(f"pos ear=0 | 0 ROU*2 EVR1 {tail} | 1 LIL*2 BRU1", 0)


@settings(max_examples=250)
@given(start=mid_games() | printed_games(), seed=SEEDS)
def test_an_altered_position_is_read_or_politely_refused(start: Start, seed: int) -> None:
    """Characters changed, taken away or put in, in positions of any phase; what is read can be played on."""
    random = Random(seed)
    line = [moment for moment in moments(start, seed, 40) if moment.before.phase >= Phase.BID]
    rare = min((moment.before.phase for moment in line), key=lambda phase: (phase < Phase.DRAW, random.random()))
    chosen = random.choice([moment for moment in line if moment.before.phase == rare])
    text = GAME.write_position(chosen.setting, chosen.state)
    head = len(text.partition("|")[0])
    for _ in range(random.randint(1, 3)):
        place = random.randrange(head if random.random() < 0.7 else len(text))
        text = text[:place] + random.choice(PUT_IN) + text[place + 1 :]
    read_politely(text, seed)


def read_politely(text: str, seed: int) -> None:
    """Reading gives a match that can go on, or one sentence."""
    match = politely(lambda: GAME.match_from(text))
    if match is not None:
        assert match.legal(), "a position in which nobody can do anything is no position"
        assert all(match.why(token) is None for token in match.legal()[:20])
        play_lively(match, seed, 25, pick)


@pytest.mark.parametrize(
    "words",
    [
        "phase=TIE",
        "phase=TIE start=1 tied=-",
        "phase=PILLAGE_TIE",
        "phase=RECRUIT left=0",
        "phase=REVEAL",
        "phase=OCCUPY",
        "phase=PRESS battle=EVRxCHA.3 A=5 B=3",
        "phase=ROLL_A battle=EVRxCHA.3 acards=CV1,FA1,VI1 dcards=LA1,AR1 at=3 dt=2",
        "phase=ROLL_A battle=EVRxCHA.3 acards=CV1,FA1 dcards=LA1,AR1 aleft=CV1,FA1 dleft=LA1,AR1 A=5 B=3 at=3 dt=2",
        "phase=DRAW battle=EVRxLIL.3 at=3 dt=2",
        "phase=DRAW battle=EVRxROU.3 at=3",
        "deck=- disc=-",
        "deck=AS60",
        "deck=FA5,VI9",
        "round=0",
        "freed=1",
        "own.0=EVR:0",
        "to=2",
        "ear=2",
        "phase=OVER",
        "phase=FIRST",
        "bids=3,-",
        "battle=EVRxCHA.3",
    ],
)
def test_a_position_that_contradicts_itself_is_refused(words: str) -> None:
    with pytest.raises(DonjonsError):
        GAME.match_from(f"pos {words} | 0 ROU*2 EVR4 | 1 LIL*2 CHA2").legal()


@pytest.mark.parametrize("players", [2, 8])
def test_a_set_up_and_a_finished_game_have_no_position(players: int) -> None:
    with pytest.raises(BadPosition):
        GAME.start(players).position()
    match = GAME.match_from("pos inf=34 | 0 ROU*3 EVR1 | 1 LIL*2 BRU1")
    match.play("ROUxEUU.1")
    assert match.over
    with pytest.raises(BadPosition):
        match.position()


@settings(max_examples=40)
@given(table=guerre_tables(), seed=SEEDS)
def test_a_record_replays_to_the_identical_state_and_text(table: Table, seed: int) -> None:
    match = play_lively(GAME.start(table[0], seed, table[1]), seed, 60, pick)
    text = match.record()
    record = read_record(text)
    again = replay(record, GAME)
    assert content(again.state) == content(match.state)
    assert [content(one.before) for one in again.line] == [content(one.before) for one in match.line]
    assert record.text() == text
    assert resume(record, GAME).record() == text
    assert check_dice(record, GAME) == sum(token.startswith("@") for token in match.tokens)


def test_the_record_of_the_specification_is_read() -> None:
    match = replay(read_record(RECORD), GAME)
    assert (match.fact("round"), match.fact("phase"), match.fact("power")) == ("3", "BID", "1")
    assert match.fact("gold") == "7,5,4"


def test_dice_written_together_replay_to_the_same_state() -> None:
    together = "new n=2\n@s0 *ROU +EVR +EUU *LIL +ARR +STO $0 $0 @s0 $0 $0 $0 $0\n1.0 - ROUxCAE.1\n1.1 - /\n"
    together += "2.@ @e6\n2.0 EUU>ROU.1 ROUxAMI.1 @cTB @a653111 @d651 >>\n2.0 @a6666 @d11\n"
    apart = together.replace("@a653111", "@a6 @a5 @a3 @a1 @a1 @a1").replace("@d651", "@d6 @d5 @d1")
    matches = [replay(read_record(text), GAME) for text in (together, apart)]
    assert content(matches[0].state) == content(matches[1].state)
    assert (matches[0].fact("phase"), matches[0].fact("B")) == ("OCCUPY", "0")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("2.@ @e3", "2.1 @e3"),
        ("2.@ @e3", "3.@ @e3"),
        ("1.2 - /", "1.0 - /"),
        ("1.2 - /", "1.@ - /"),
        ("$0\n1.1", "1.1"),
    ],
)
def test_a_line_that_is_not_of_its_turn_is_refused(old: str, new: str) -> None:
    assert old in RECORD
    with pytest.raises(BadRecord):
        replay(read_record(RECORD.replace(old, new)), GAME)


@settings(max_examples=100)
@given(seed=SEEDS, cut=st.integers(0, 2000), text=st.text(max_size=5))
def test_an_altered_record_is_read_or_politely_refused(seed: int, cut: int, text: str) -> None:
    place = cut % len(RECORD)
    altered = RECORD[:place] + text + RECORD[place + Random(seed).randint(0, 3) :]
    match: Match | None = politely(lambda: replay(read_record(altered), GAME))
    assert match is None or match.setting.players == 3 or "n=3" not in altered


@settings(max_examples=100)
@given(start=starts(), seed=SEEDS, text=st.text(max_size=8) | st.sampled_from(("bid.7.7", "own.7", "deck.XX", "b.XXX")))
def test_any_text_is_a_fact_or_politely_none(start: Start, seed: int, text: str) -> None:
    match = begin(start)
    politely(partial(match.fact, text))
    for moment in list(moments(start, seed, 20))[-1:]:
        politely(partial(GAME.fact, moment.setting, moment.next_state, text))

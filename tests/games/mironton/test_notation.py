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
from donjons.core.verbs import CHANCE
from donjons.games.mironton.state import Phase
from mironton_playing import GAME, Moment, moments, pick
from mironton_tables import mironton_tables
from mironton_watching import in_every_game, mid_games, printed_games, starts
from playing import Start, begin, content, play_lively
from polite import politely
from strategies import SEEDS
from tables import Table

CROWD = (
    "pos phase=3 b1@GAR<N[W1,M4/3,W3,W3,M3] b2@20.8>S[T2] g1@COE[ORA*,ORL,ORL/1,GOB/2] g2@COE[MOM*] l1@COE[ORL]"
    " l4@COE[SQU] w2@OUB[RAT] stock.low_blow=1"
)
GRAMMATICAL = """
family:undead start:CAV pick:g2 pick:l4 drop:ORL drop:GOB/2 take:l4 go:20.8 go:GAR stay done target:b2 pass
play:low_blow:on=b1:by=W3:at=M3 play:low_blow:on=b1:by=W3:at=W3 play:low_blow:on=b1:by=M4/3:at=W1
play:false_map:on=b1:face=6 play:summons:as=RAT:at=OUB play:draught:on=DRG play:draught:on=l1 play:pocket_trap:at=CUI
play:webs:on=b2 play:horn:on=g1 hire:ORA boss:GTR stray:RAT:at=EGO trap:2:at=CUI mtrap:3:at=OUB penta:LAC-TOU
wtype:4 wroom:13 arrive:5 dominant:2 size:6 class:1 lvl:6 sight:2 entrance:4 return:4 orient:4 meet:6 plunder:3 wander:2
hits:12@3=9 hits:0@4=0 draw:amnesia
"""
OUTSIDE_THE_GRAMMAR = """
family family: family:undead2 family:UNDEAD family:beast start:XXX start:20.8 start:cav pick:b1 pick:w2 pick:g pick:gg1
drop:XXX drop:ORL*  drop:ORL/ take:g1 go:99.99 go:20 go:20. go:-1.2 go: stay:1 target:g1 done: DONE play play:webs
play:webs:on= play:webs:at=CUI play:webs:on=b1:face=6 play:webs:on=x1 play:sword:on=b1 play:false_map:on=b1
play:false_map:face=6:on=b1 play:low_blow:on=b1:at=M3:by=W3 play:low_blow:on=b1:by=X3:at=M3 play:summons:as=RAT
play:summons:as=XXX:at=OUB play:pocket_trap:at=20.8 hire:XXX hire:ora hire:ORA:at=COE stray:RAT stray:RAT:at= trap:2
trap:x:at=CUI trap:-1:at=CUI penta:LAC penta:LAC- penta:LAC-TOU-CUI penta:20.8-LAC wtype: wtype:x orient:-1 orient:٣
orient:1000 hits:12@3 hits:12=9 hits:@4=1 hits:1@444=1 hits:１@4=1 draw:sword draw: roll:4 3
"""
WORDY = st.text(alphabet="pos=|:;,*<>.!+-@[]()/ bglwpWTMCDRGORLAVECH0123456789phaseturnelivtcod\n#", max_size=80)
PUT_IN = ("", "0", "9", "-", ",", " ", "W", "*", "=", "[", "]", "/", "1", "b1", "<", ">", "@", ".")
FACTS = ("speed.g1", "reach.l9", "way.w1", "dice.DRG", "cost.g1@CAV", "cost.b1", "H.1.1", "trap.X", "b1.x", "price.X")
RECORD = """
new n=2
0.setup.p0 family:undead start:CHA
0.setup.p1 family:goblinoid start:GAR   # a remark

0.setup.p0 family:aquatic start:TRO
0.setup.p1 family:fire
0.setup.* wtype:4 wroom:13 wtype:1 wroom:12 wtype:6 wroom:11
wtype:2 wroom:1 wtype:3 wroom:1 wtype:5 wroom:1
1.1.* dominant:2 size:1 class:5 lvl:2 sight:2 entrance:4
1.2.* orient:4
1.3.p0 pick:g1 go:COE done
"""


def parse(match: Match, token: str) -> int:
    (step,) = GAME.parse(match.setting, match.state, token)
    return step


@pytest.mark.parametrize("token", GRAMMATICAL.split())
def test_every_token_of_the_grammar_round_trips(token: str) -> None:
    match = GAME.match_from(CROWD)
    assert GAME.write(match.setting, match.state, parse(match, token)) == token


@pytest.mark.parametrize("token", OUTSIDE_THE_GRAMMAR.split())
def test_what_does_not_fit_the_grammar_is_no_step(token: str) -> None:
    with pytest.raises(BadNotation):
        parse(GAME.match_from(CROWD), token)


def test_a_pair_of_pentacles_is_read_in_either_order() -> None:
    match = GAME.match_from(CROWD)
    assert parse(match, "penta:TOU-LAC") == parse(match, "penta:LAC-TOU")


@in_every_game
def test_every_legal_step_round_trips_and_is_told_apart(line: list[Moment]) -> None:
    for moment in line[::7]:
        tokens = [GAME.write(moment.setting, moment.state, step) for step in moment.legal]
        assert len(set(tokens)) == len(tokens)
        again = [GAME.parse(moment.setting, moment.state, token) for token in tokens]
        assert again == [(step,) for step in moment.legal]


@settings(max_examples=300)
@given(
    text=st.text(max_size=30) | st.text(alphabet="pickdroptakegostayonebuyhitw:@=-/.GARCOE0123456789bglw", max_size=14)
)
def test_any_text_is_a_step_or_politely_none(text: str) -> None:
    match = GAME.match_from(CROWD)
    politely(partial(parse, match, text), BadNotation)


@settings(max_examples=60)
@given(start=starts(), seed=SEEDS)
def test_a_position_at_any_moment_of_a_game_round_trips(start: Start, seed: int) -> None:
    random = Random(seed)
    for moment in moments(start, seed, 120):
        enters = (moment.after.phase, moment.after.awaits) != (moment.before.phase, moment.before.awaits)
        chosen = random.random() < (0.3 if enters else 0.05)
        if Phase.SETUP < moment.after.phase < Phase.OVER and chosen:
            text = GAME.write_position(moment.setting, moment.next_state)
            again = GAME.match_from(text)
            assert content(again.state) == content(moment.next_state), text
            assert again.setting.parameters == moment.setting.parameters
            assert again.position() == text


def test_a_band_that_begins_with_too_many_figures_is_cut_after_its_die() -> None:
    """So a position that waits for the die has them all."""
    text = "pos phase=1 awaits=size wanted=3 dominant=mage turn=6 b3@coming[] band_base=3 band_size_max=2"
    match = GAME.match_from(text)
    assert match.position() == text
    match.play("size:1")
    assert "b3@coming[M0,M0]" in match.position()


def test_a_band_without_a_dominant_class_waits_for_its_first_figure() -> None:
    text = "pos phase=1 awaits=class wanted=3 turn=6 b3@coming[] band_dominant=0"
    match = GAME.match_from(text)
    assert match.position() == text
    match.play("class:1")
    assert "b3@coming[W0]" in match.position()


@settings(max_examples=250)
@given(tail=WORDY | st.text(max_size=40))
def test_any_text_is_a_position_or_politely_none(tail: str) -> None:
    read_politely(tail, 0)
    read_politely(f"pos phase=2 {tail}", 0)
    read_politely(f"{CROWD} {tail}", 0)


@settings(max_examples=250)
@given(start=mid_games() | printed_games(), seed=SEEDS)
def test_an_altered_position_is_read_or_politely_refused(start: Start, seed: int) -> None:
    """Characters changed, taken away or put in, at any moment; what is read can be played on."""
    random = Random(seed)
    line = [moment for moment in moments(start, seed, 40) if moment.after.phase < Phase.OVER]
    if not line:
        return
    chosen = random.choice(line)
    text = GAME.write_position(chosen.setting, chosen.next_state).partition(" difficulty=")[0]
    for _ in range(random.randint(1, 3)):
        place = random.randrange(min(len(text), 250))
        text = text[:place] + random.choice(PUT_IN) + text[place + 1 :]
    read_politely(text, seed)


def read_politely(text: str, seed: int) -> None:
    """Reading gives a match that can go on or is over, or one sentence."""
    match = politely(lambda: GAME.match_from(text))
    if match is not None:
        assert match.over or len(match.legal()) > 1
        assert all(match.why(token) is None for token in match.legal()[:20])
        play_lively(match, seed, 25, pick)


@pytest.mark.parametrize(
    "words",
    [
        "",
        "phase=setup",
        "phase=over",
        "phase=11",
        "phase=2 to=p0",
        "phase=9 to=p2",
        "phase=9 n=5",
        "phase=9 turn=29",
        "phase=9 level=0",
        "phase=9 DRG=11",
        "phase=9 DRG=0",
        "phase=9 arrival=6",
        "phase=9 elim=x",
        "phase=9 bought=boss:p0",
        "phase=9 bought=boss limits_scope=seat",
        "phase=9 bought=sword",
        "phase=9 trap.GAR=1",
        "phase=9 trap.COE=1",
        "phase=9 trap.XXX=1",
        "phase=9 trap.CAV=0",
        "phase=9 trap.CAV=3:p2",
        "phase=9 penta=CAV-COE",
        "phase=9 penta=CAV-CAV",
        "phase=9 penta=CAV",
        "phase=9 penta=CAV-DOR,DOR-LAC",
        "phase=9 penta=CAV-DOR pentacle_pairs_max=0",
        "phase=9 stock.webs=3",
        "phase=9 stock.sword=1",
        "phase=9 prowess=1,2,3",
        "phase=9 b1[W1]",
        "phase=9 b1@GAR",
        "phase=9 b1@GAR[]",
        "phase=9 b1@GAR[W0]",
        "phase=9 b1@GAR[W16]",
        "phase=9 b1@GAR[W2/3]",
        "phase=9 b1@GAR[W2/0]",
        "phase=9 b1@GAR[X2]",
        "phase=9 b1@GAR<N>S[W1]",
        "phase=9 b1@CAV<S[W1]",
        "phase=9 b1@GAR<7[W1]",
        "phase=9 b1@20.8[W1]",
        "phase=9 b1@20.8>E[W1]",
        "phase=9 b1@20.8<N[W1]",
        "phase=9 b1@99.9>E[W1]",
        "phase=9 b1@out>E[W1]",
        "phase=9 b1@coming[W1]",
        "phase=9 b1(p0)@GAR[W1]",
        "phase=9 b0@GAR[W1]",
        "phase=9 b1@GAR[W1] b1@CAV[W1]",
        "phase=9 b1@GAR[W1] b1.map=7",
        "phase=9 b1@GAR[W1] b1.jinx=thief",
        "phase=9 b1@GAR[W1] b1.since=1",
        "phase=9 b1@GAR[W1] b1.plundered=20.8",
        "phase=9 b2.map=1",
        "phase=9 b1@GAR[W1] b2@CAV[W1] bands_max=1",
        "phase=9 g1@GAR[ORA]",
        "phase=9 g1@GAR[ORA*,ORL*]",
        "phase=9 g1@GAR[ORA*,SQU]",
        "phase=9 g1@GAR[RAT*]",
        "phase=9 g1@GAR[DRG*]",
        "phase=9 g1(p2)@GAR[ORA*]",
        "phase=9 g1@GAR<N[ORA*]",
        "phase=9 g1@out[ORA*]",
        "phase=9 g1@GAR[ORA*] g1.since=2",
        "phase=9 l1@GAR[ORA*]",
        "phase=9 l1@GAR[ORA,ORL]",
        "phase=9 w1@GAR[ORL]",
        "phase=9 w1@COE[RAT]",
        "phase=9 w1@GAR>E[RAT]",
        "phase=9 next.l=0",
        "phase=9 l3@GAR[ORL] next.l=3",
        "phase=9 next.x=3",
        "phase=9 left=3",
        "phase=9 awaits=buy",
        "phase=2 awaits=orient",
        "phase=2 awaits=orient active=b1 left=3",
        "phase=2 awaits=orient active=b1 left=3 b1@20.8>S[W1]",
        "phase=2 awaits=orient active=b1 left=9 b1@GAR<S[W1]",
        "phase=2 awaits=orient active=b1 left=0 b1@GAR<S[W1]",
        "phase=2 awaits=orient active=b1 left=3 b1@GAR<S[W1] b1.map=3",
        "phase=2 awaits=orient active=b1 left=3 b1@GAR<S[W1] w1@GAR[RAT]",
        "phase=2 awaits=meet active=b1 left=3 met=b1 b1@GAR<S[W1]",
        "phase=2 awaits=meet active=b1 left=3 met=b2 b1@GAR<S[W1] b2@CAV[W1]",
        "phase=2 awaits=hits active=b1 left=3 b1@GAR<S[M1]",
        "phase=2 awaits=hits active=b1 b1@GAR<S[M1] fight=b1/monsters@GAR rolling=0@4",
        "phase=2 awaits=hits active=b1 b1@COE<S[M1] fight=b1/monsters@GAR rolling=0@4",
        "phase=2 awaits=hits active=b1 b1@COE<S[M1] fight=b1/monsters@COE rolling=0@5",
        "phase=2 awaits=hits active=b1 b1@COE<S[M1] fight=b1/monsters@COE rolling=0@4 hits=1,0",
        "phase=2 awaits=hits active=b1 b1@COE<S[M1] fight=b1/b1@COE rolling=0@4",
        "phase=4 awaits=target active=g1 g1@GAR[ORA*] b1@GAR[W1]",
        "phase=4 awaits=hits fight=groups/b1@GAR rolling=0@4 g1@GAR[ORA*] b1@GAR[W1]",
        "phase=3 awaits=move active=g1 to=p1 g1@GAR[ORA*]",
        "phase=3 awaits=move active=g1 g1@GAR[ORA*] g1.act=1",
        "phase=5 awaits=move active=l1 l1@GAR[ORL] b1@GAR[W1]",
        "phase=6 awaits=wander active=w1 left=9 w1@GAR[RAT]",
        "phase=6 awaits=wander active=w1 left=3 w1@OUB[RAT]",
        "phase=7 awaits=plunder active=b1 b1@20.8>S[W1]",
        "phase=8 awaits=draw",
        "phase=8 awaits=hits",
        "phase=1 awaits=entrance",
        "phase=1 awaits=entrance b1@coming[W1] b2@coming[W1]",
        "phase=1 awaits=size b1@coming[W0]",
        "phase=1 awaits=lvl wanted=2 b1@coming[W0]",
        "phase=1 awaits=return met=b1 b1@GAR[W1]",
        "phase=1 arrival=0 awaits=arrive",
        "phase=1 elim=1",  # since eight bands may still come in
        "phase=2 elim=1,1,1,1,1,1,1,1 b1@GAR<S[W1]",
        "phase=9 phase=9",
        "phase",
        "phase=9 dungeon=duo",
        "phase=9 entrances=5",
        "phase=9 dungeon=duo plan=x",
    ],
)
def test_a_position_that_contradicts_itself_is_refused(words: str) -> None:
    with pytest.raises(DonjonsError):
        GAME.match_from(f"pos {words}")


@pytest.mark.parametrize("players", [1, 4])
def test_a_set_up_and_a_finished_game_have_no_position(players: int) -> None:
    with pytest.raises(BadPosition):
        GAME.start(players).position()
    match = GAME.match_from("pos phase=10 level=6 kills=1 elim=4")
    assert match.over
    with pytest.raises(BadPosition):
        match.position()


@settings(max_examples=30)
@given(table=mironton_tables(), seed=SEEDS)
def test_a_record_replays_to_the_identical_state_and_text(table: Table, seed: int) -> None:
    match = play_lively(GAME.start(table[0], seed, table[1]), seed, 60, pick)
    text = match.record()
    record = read_record(text)
    again = replay(record, GAME)
    assert content(again.state) == content(match.state)
    assert [content(one.before) for one in again.line] == [content(one.before) for one in match.line]
    assert record.text() == text
    assert resume(record, GAME).record() == text
    assert check_dice(record, GAME) == sum(played.actor == CHANCE for played in match.line)


def test_a_record_with_a_generated_dungeon_does_not_need_the_generator() -> None:
    match = GAME.start(2, 5, {"dungeon": "generated", "gen_seed": "3"})
    opening = match.record().splitlines()[3]
    assert opening.startswith("new n=2 dungeon=generated plan=generated:43x26;")
    other = opening.replace("gen_seed=3", "gen_seed=999")
    again = replay(
        read_record(match.record().replace(opening, other).rpartition("# digest")[0].partition("\n")[2]), GAME
    )
    assert content(again.state) == content(match.state)


def test_a_record_with_and_without_marks_is_read() -> None:
    match = replay(read_record(RECORD), GAME)
    assert (match.fact("turn"), match.fact("phase"), match.fact("to")) == ("1", "3", "p1")
    bare = "\n".join(line.partition(" ")[2] if line[:1].isdigit() else line for line in RECORD.splitlines())
    assert content(replay(read_record(bare), GAME).state) == content(match.state)


@pytest.mark.parametrize(
    ("old", "new"),
    [("1.2.*", "1.2.p0"), ("1.2.*", "2.2.*"), ("1.3.p0", "1.3.p1"), ("1.3.p0", "1.2.p0"), ("0.setup.p1 f", "1.1.p1 f")],
)
def test_a_mark_that_does_not_fit_is_refused(old: str, new: str) -> None:
    assert old in RECORD
    with pytest.raises(BadRecord):
        replay(read_record(RECORD.replace(old, new)), GAME)


@settings(max_examples=100)
@given(seed=SEEDS, cut=st.integers(0, 2000), text=st.text(max_size=5))
def test_an_altered_record_is_read_or_politely_refused(seed: int, cut: int, text: str) -> None:
    place = cut % len(RECORD)
    altered = RECORD[:place] + text + RECORD[place + Random(seed).randint(0, 3) :]
    match: Match | None = politely(lambda: replay(read_record(altered), GAME))
    assert match is None or match.setting.players == 2 or "n=2" not in altered


@settings(max_examples=100)
@given(
    start=starts(),
    seed=SEEDS,
    text=st.text(max_size=8)
    | st.sampled_from(("speed.g1", "reach.l9", "way.w1", "dice.DRG", "cost.g1@CAV", "H.1.1", "trap.X")),
)
def test_any_text_is_a_fact_or_politely_none(start: Start, seed: int, text: str) -> None:
    match = begin(start)
    politely(partial(match.fact, text))
    politely(partial(match.restated, text))
    for moment in list(moments(start, seed, 20))[-1:]:
        politely(partial(GAME.fact, moment.setting, moment.next_state, text))

"""Every step, refusal and ending of Guerre du passé, and all that chance does, becomes a sentence in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

import donjons
from donjons.core.cases import read_cases
from donjons.core.match import Match
from donjons.core.parameters import Language
from donjons.core.record import read_setting
from donjons.core.verbs import NOBODY
from donjons.games.guerre import explain_en, explain_fr, explain_refusals_en, explain_refusals_fr
from donjons.games.guerre.atlas import kingdom, place_id
from donjons.games.guerre.facts import reading
from donjons.games.guerre.houses import NAMES
from donjons.games.guerre.notation import split
from donjons.games.guerre.refusals import Rule
from donjons.games.guerre.state import HIDDEN, NO_BID, Card, Ending, Phase
from donjons.games.guerre.steps import Kind, kind_of
from telling import NO_BREAK_SPACE, after

GAME = donjons.game("guerre")
SPECIFICATION = Path(__file__).parents[3] / "rulebook" / "guerre" / "specification.md"
LANGUAGES: tuple[Language, ...] = ("en", "fr")
PLACE_IDS = "|".join(place.id for place in kingdom().places)
FOREIGN: dict[Language, str] = {
    "en": r"\b(la|le|les|des|du|une?|et|avec|maisons?|jetons?|dés?|lingots?|capitale|pape)\b",
    "fr": r"\b(the|and|with|from|of|houses?|tokens?|dice|gold|is|are|its|now)\b",
}
BAD_FRENCH = r"\b(?:de|à) Le |\bde [AEIOUÉ]\w|\bde les\b|\bde le\b|\bà le\b|\bque un|\bsi il"
SWITCHES = [
    {},
    {"battle_chance": "losses", "neutral_dice": "2", "zero_card": "at_once", "retreat_before_first": "true"},
    {"move_into_neutral": "true", "leave_empty": "all", "elimination": "no_village", "upkeep_when": "pass_only"},
    {"church_cost": "2", "fortress_cost": "3", "pope_churches": "2", "pope_turns": "2", "building_on_capture": "razed"},
    {"english_steps": "1", "english_power_per_player": "8", "english_reward": "top_only", "zero_bid": "counts"},
]


def told() -> Iterator[tuple[Match, str, list[str]]]:
    """Every statement of the specification's cases, in order, with the match it speaks of."""
    for case in read_cases(SPECIFICATION.read_text("utf-8"), "guerre"):
        match = Match(GAME.setting(2))
        for statement in case.statements:
            name, *words = statement.words
            if name == "pos":
                match = GAME.match_from(statement.text)
            elif name == "new":
                match = Match(read_setting(GAME, statement.text))
            yield match, name, words
            for token in words if name == "do" else []:
                match.play(token)


def check_sentence(sentence: str, language: Language) -> None:
    assert sentence[0].isupper() or sentence[0].isdigit()
    assert sentence.endswith(".")
    assert not re.search(r"[{}|#]|  | ,|-1", sentence), sentence
    assert not re.search(rf"\b(?:{PLACE_IDS})\b", sentence), sentence
    assert not re.search(FOREIGN[language], sentence), sentence
    if language == "fr":
        assert not re.search(rf"[^{NO_BREAK_SPACE}][:;]", sentence), sentence
        assert not re.search(BAD_FRENCH, sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_specification_is_a_sentence(language: Language) -> None:
    named = set()
    for match, name, words in told():
        if name == "why":
            check_sentence(match.explain(words[0], language), language)
            named.add(words[1])
    assert named == {rule.name for rule in Rule} - {Rule.NONE.name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_and_ending_of_the_specification_is_a_sentence(language: Language) -> None:
    kinds, endings = set(), set()
    for match, name, words in told():
        if name in ("ok", "only"):
            for token in words:
                check_sentence(match.explain(token, language), language)
        if name == "do":
            ahead = Match(match.setting, start=match.state)
            for token in (single for written in words for single in split(written)):
                check_sentence(ahead.explain(token, language), language)
                kinds |= {Kind(kind_of(step)) for step in GAME.parse(match.setting, match.state, token)}
                ahead.play(token)
            for sentence in ahead.told(0, language):
                check_sentence(sentence, language)
        if match.over:
            check_sentence(match.result(language), language)
            endings.add(Ending(reading(match.setting.rules, match.state)[1].ending))
    assert kinds == set(Kind)
    assert endings == set(Ending) - {Ending.NONE}


def any_token(random: Random) -> str:
    """A token of any kind, mostly refused."""
    place, other = (place_id(random.randrange(len(kingdom().places))) for _ in range(2))
    number, face, card = random.choice((1, 2, 9)), random.randint(1, 6), random.choice(list(Card)).name
    own = [f"*{place}", f"+{place}", f"${number}", f"^{place}", f"!{place}", "-", "/", ".", ">>", "<<", "&-"]
    own += [f"{place}{sign}{other}.{number}" for sign in ">x"] + [f"{place}={letter}" for letter in "FC"]
    chance = [f"@s{face}", f"@t{face}", f"@e{face}", f"@c{card}", f"@a{face}", f"@d{face}", f"@l{number}"]
    return random.choice([*own, *chance, f">{number}", f"&{place}"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_tried_anywhere_gets_a_sentence(language: Language) -> None:
    random = Random(7)
    for match, name, _ in told():
        if name in ("do", "why", "is"):
            for _ in range(8):
                check_sentence(match.explain(any_token(random), language), language)


def play_at_random(random: Random, match: Match, steps: int) -> Iterator[str]:
    """The tokens of a lively game, each before it is played."""
    for _ in range(steps):
        if match.over:
            return
        legal = match.legal()
        lively = [token for token in legal if token[3:4] in ("x", "=") or token in (">>",) or token.startswith("&")]
        token = random.choice(lively if lively and random.random() < 0.7 else legal)
        yield token
        match.play(token)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "changes"), list(zip((2, 3, 4, 5, 8), SWITCHES, strict=True)))
def test_random_games_are_told_in_sentences(players: int, changes: dict[str, str], language: Language) -> None:
    random, match = Random(players), GAME.start(players, players, changes)
    said = 0
    for token in play_at_random(random, match, 200):
        check_sentence(match.explain(token, language), language)
        for sentence in match.told(said, language):
            check_sentence(sentence, language)
        said = len(match.line)
    if match.over:
        check_sentence(match.result(language), language)


def test_cards_and_dice_drawn_one_by_one_are_told_like_those_written_together() -> None:
    battle = ["EVRxCHA.3", "@cCV", "@cFA", "@cVI", "@cLA", "@cAR", "@a65311", "@d652"]
    position = "pos | 0 ROU*2 EVR4 | 1 LIL*2 CHA2"
    single = [token for written in battle for token in split(written)]
    together = after("guerre", position, battle).told(0, "en")
    assert after("guerre", position, single).told(0, "en") == together
    assert len(together) == 3


SEALED = "pos phase=EVENT gold=9,8,7 | 0 ROU*2 EVR1 | 1 LIL*2 BRU1 | 2 REN*2 VAN1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_bids_are_told_together_and_only_after_the_last(language: Language) -> None:
    match = after("guerre", SEALED, ["@e2", "$5", "$3"])
    assert match.told(1, language) == []
    match.play("$4")
    (sentence,) = match.told(1, language)
    lion, eagle, wolf = NAMES[language][:3]
    told = re.findall(f"[0-9]|{lion}|{eagle}|{wolf}", sentence)
    assert told == [lion, "5", wolf, "4", eagle, "3", lion, "5"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_seat_does_not_see_is_not_told(language: Language) -> None:
    match = after("guerre", SEALED, ["@e2", "$5", "$3"])
    setting, seen = match.setting, match.seen_by(2)
    bids = reading(setting.rules, seen)[1].bids
    assert [bids[seat] for seat in range(3)] == [HIDDEN, HIDDEN, NO_BID]
    for token in ("$0", "$4", "$7"):
        (step,) = GAME.parse(setting, seen, token)
        assert GAME.explain_step(setting, seen, step, language) == match.explain(token, language)
        assert GAME.tell(setting, [(seen, step)], language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_imagined_bids_are_called_so(language: Language) -> None:
    match = after("guerre", SEALED, ["@e2", "$5", "$3"])
    setting, seen = match.setting, match.seen_by(2)
    setting.referee.play(seen, *GAME.parse(setting, seen, "$4"))
    assert reading(setting.rules, seen)[1].phase == Phase.REVEAL
    steps = setting.referee.legal(seen)
    assert len(steps) == 10
    for step in steps:
        check_sentence(GAME.explain_step(setting, seen, step, language), language)


def test_nobody_is_told_a_bid_by_a_spectators_view() -> None:
    match = after("guerre", SEALED, ["@e2", "$5"])
    setting = match.setting
    seen = match.state.copy()
    setting.referee.redact(seen, NOBODY)
    (step,) = GAME.parse(setting, seen, "$3")
    assert GAME.tell(setting, [(seen, step)], "en") == []


def keys(texts: ModuleType) -> dict[str, set[object]]:
    return {name: set(table) for name, table in vars(texts).items() if isinstance(table, dict) and name.isupper()}


@pytest.mark.parametrize(("english", "french"), [(explain_en, explain_fr), (explain_refusals_en, explain_refusals_fr)])
def test_both_languages_have_the_same_sentences(english: ModuleType, french: ModuleType) -> None:
    assert keys(english) == keys(french)

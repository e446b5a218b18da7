"""Every refusal, step and ending of the specification's cases becomes a sentence in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import donjons
from donjons.core.cases import read_cases
from donjons.core.match import Match
from donjons.core.parameters import Language
from donjons.core.record import read_setting
from donjons.games.barons import explain_en, explain_fr
from donjons.games.barons.edition import Words
from donjons.games.barons.explain_refusals import REFUSALS
from donjons.games.barons.game import Barons
from donjons.games.barons.refusals import Rule

EDITIONS = ("barons-2025", "barons-2024", "co-2023")
RULEBOOK = Path(__file__).parents[3] / "rulebook"
LANGUAGES: tuple[Language, ...] = ("en", "fr")
NO_BREAK_SPACE = "\u00a0"
WORDS_OF_OTHERS = {
    "barons-2025": r"saboteur|commander|commandant|\bhex|objecti[vf]",
    "barons-2024": r"knight|chevalier|bonus|discard|défausse|commander|commandant|\bhex|objecti[vf]",
    "co-2023": r"knight|chevalier|bonus|discard|défausse|baron|tile|tuile",
}


def told(key: str) -> Iterator[tuple[Match, str, list[str]]]:
    """Every statement of a specification's cases, in order, with the match it speaks of."""
    game = donjons.game(key)
    for case in read_cases((RULEBOOK / key / "specification.md").read_text("utf-8"), key):
        match = Match(game.setting(2))
        for statement in case.statements:
            name, *words = statement.words
            if name == "pos":
                match = game.match_from(statement.text)
            elif name == "new":
                match = Match(read_setting(game, statement.text))
            yield match, name, words
            for token in (
                words if name == "do" else game.macro(match.setting, ["tiles", *words]) if name == "tiles" else []
            ):
                match.play(token)


def check_sentence(sentence: str, key: str, language: Language) -> None:
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert not re.search(r"[{}|#]", sentence)
    assert not re.search(WORDS_OF_OTHERS[key], sentence, re.IGNORECASE)
    if language == "fr":
        assert not re.search(rf"[^{NO_BREAK_SPACE}][:;]", sentence)


def tiles_of(token: str) -> list[str]:
    """The tiles that a token names: not its counts, kinds and faces."""
    return re.findall(r"[0-9]+", re.sub(r"^@[0-9]$|^[0-9]+(?=[<>])|(?<=[0-9])=[0-4]$", "", token))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", EDITIONS)
def test_every_refusal_of_the_specification_is_a_sentence_that_names_its_tile(key: str, language: Language) -> None:
    for match, name, words in told(key):
        if name == "why":
            token, _ = words
            sentence = match.explain(token, language)
            check_sentence(sentence, key, language)
            assert not tiles_of(token) or set(tiles_of(token)) & set(re.findall("[0-9]+", sentence))


def test_the_specifications_show_every_refusal() -> None:
    named = {words[1] for key in EDITIONS for _, name, words in told(key) if name == "why"}
    assert named == {rule.name for rule in Rule} - {Rule.NONE.name}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", EDITIONS)
def test_every_step_and_ending_of_the_specification_is_a_sentence(key: str, language: Language) -> None:
    for match, name, words in told(key):
        if name in ("do", "ok", "no", "only"):
            for token in words[:1] if name == "do" else words:
                check_sentence(match.explain(token, language), key, language)
        if match.over:
            check_sentence(match.result(language), key, language)


def any_token(random: Random, words: Words, tiles: int) -> str:
    """A token of any kind that the edition can write, mostly refused."""
    tile, other, count = random.randint(1, tiles), random.randint(1, tiles), random.choice((1, 2, 40))
    colour, has_bonus = random.choice("BRGY"), "bonus" in words.grammar
    plus, star = random.choice(("", "+" * has_bonus)), random.choice(("", "*" * has_bonus))
    orders = [f"{plus}{order}{tile}" for order in "CXDG"] + [f"{plus}R{tile}{star}"]
    forms = {
        "tile": f"@t{tile}={random.randint(0, 4)}",
        "mountain": f"@m{tile}",
        "objective": f"@o{tile}",
        "neutral": f"@{words.draw}{tile}",
        "baron": f"@b{colour}={tile}",
        "knight": f"@{words.draw}{colour}={tile}",
        "pick": f"pick:{colour}",
        "capture": f"!{tile}",
    }
    own = [token for form, token in forms.items() if form in words.grammar]
    moves = [f"{piece}{tile}-{other}{star}" for piece in f"B{words.knight}"]
    return random.choice([*orders, *own, *moves, f"{count}>{tile}", f"{count}<{tile}", "@3", ".", "="])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", EDITIONS)
def test_whatever_is_tried_anywhere_gets_a_sentence(key: str, language: Language) -> None:
    random, game = Random(7), donjons.game(key)
    assert isinstance(game, Barons)
    for match, name, _ in told(key):
        if name in ("do", "why", "is"):
            for _ in range(12):
                token = any_token(random, game.edition.words, int(match.setting.rules["tiles"][0]))
                check_sentence(match.explain(token, language), key, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize("players", [2, 4])
def test_every_step_of_a_random_game_is_a_sentence(key: str, players: int, language: Language) -> None:
    random, match = Random(players), donjons.game(key).start(players)
    for _ in range(150):
        token = random.choice(match.legal())
        check_sentence(match.explain(token, language), key, language)
        match.play(token)


def test_both_languages_have_the_same_sentences() -> None:
    assert REFUSALS["en"].keys() == REFUSALS["fr"].keys()
    for name, english in vars(explain_en).items():
        if isinstance(english, dict) and name.isupper():
            assert english.keys() == getattr(explain_fr, name).keys()

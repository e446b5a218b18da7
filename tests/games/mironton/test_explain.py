"""Every step, refusal and ending of Donjon Mironton, and what runs by itself, becomes a sentence in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from donjons.core.cases import read_cases
from donjons.core.game import Game
from donjons.core.match import Match
from donjons.core.parameters import Language
from donjons.core.record import read_setting
from donjons.games.mironton import explain_en, explain_fr, explain_refusals_en, explain_refusals_fr
from donjons.games.mironton.bestiary import monsters
from donjons.games.mironton.game import GAME
from donjons.games.mironton.labyrinth import butte
from donjons.games.mironton.names import NAMES
from donjons.games.mironton.reading import reading
from donjons.games.mironton.refusals import Rule
from donjons.games.mironton.state import Ending, Item
from donjons.games.mironton.steps import Kind, kind_of
from mironton_playing import choose, look
from mironton_positions import random_position
from telling import NO_BREAK_SPACE

SPECIFICATION = Path(__file__).parents[3] / "rulebook" / "mironton" / "specification.md"
LANGUAGES: tuple[Language, ...] = ("en", "fr")
FOREIGN: dict[Language, str] = {
    "en": r"\b(la|le|les|des|du|une?|et|avec|salle|niveau|pièces?|groupes?|dés?|case)\b",
    "fr": r"\b(the|and|with|from|of|at|dice|rolls|is|are|its|now|band|gold|room|cell)\b",
}
BAD_FRENCH = r"\b(?:de|à) l(?:e|es) |\bd'l|\b[ld]e [aeiouéêîœ]\w|\bque un|\bsi il|\bde [ld]e "
NAME = r"(?:[bglw]\d+|p[0-3])\b"
SWITCHES: list[dict[str, str]] = [
    {},
    {"difficulty": "apprentice", "regen_needs_rest": "true", "trap_attacker": "victim"},
    {"share_recruits": "false", "limits_scope": "seat", "double_rule": "any", "command_rule": "2"},
    {"guardian_slain": "defeat", "returning_bands": "false", "trap_price_rule": "square", "quarrel_counts": "true"},
]


def told() -> Iterator[tuple[Match, str, list[str]]]:
    """Every statement of the specification's cases, in order, with the match it speaks of."""
    text = SPECIFICATION.read_text("utf-8")
    for case in read_cases(text, "mironton"):
        game: Game = GAME
        for kind, name, block in re.findall(r"```toml (\w+) (\w+)\n(.*?)```", text, re.DOTALL):
            game = game.attach(kind, name, block)
        match = Match(game.setting(2))
        for statement in case.statements:
            name, *words = statement.words
            if name == "pos":
                match = game.match_from(statement.text)
            elif name == "new":
                match = Match(read_setting(game, statement.text))
            yield match, name, words
            for token in words if name == "do" else []:
                match.play(token)


def check_sentence(said: str, language: Language) -> None:
    assert said[0].isupper() or said[0].isdigit() or re.match(NAME, said), said
    assert said.endswith("."), said
    assert not re.search(r"[{}|#]|  | ,|None|\(\)", said), said
    assert not re.search(FOREIGN[language], re.sub(r"\((?:[A-Z]{3}|pass|done|stay)\)", "", said)), said
    if language == "fr":
        assert not re.search(rf"[^{NO_BREAK_SPACE}][:;]", said), said
        assert not re.search(BAD_FRENCH, said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_specification_is_a_sentence(language: Language) -> None:
    named = set()
    for match, name, words in told():
        if name == "why":
            check_sentence(match.explain(words[0], language), language)
            named.add(words[1])
    assert named <= {rule.name for rule in Rule}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_and_ending_of_the_specification_is_a_sentence(language: Language) -> None:
    kinds, endings = set(), set()
    for match, name, words in told():
        if name in ("ok", "only"):
            for token in words:
                check_sentence(match.explain(token, language), language)
                kinds.add(kind_in(match, token))
        if name == "do":
            ahead = Match(match.setting, start=match.state)
            for token in words:
                check_sentence(ahead.explain(token, language), language)
                kinds.add(kind_in(ahead, token))
                ahead.play(token)
            for said in ahead.told(0, language):
                check_sentence(said, language)
        if match.over:
            for said in match.result(language).split(". "):
                check_sentence(said.rstrip(".") + ".", language)
            endings.add(Ending(reading(match.setting.rules, match.state)[1].ending))
    assert kinds == set(Kind) - {Kind.MTRAP}  # which the cases only refuse
    assert endings == set(Ending) - {Ending.NONE}


def kind_in(match: Match, token: str) -> Kind:
    (step,) = match.setting.game.parse(match.setting, match.state, token)
    return Kind(kind_of(step))


def any_token(random: Random, match: Match) -> str:
    """A token of any kind, mostly refused."""
    dungeon = GAME.dungeon(match.setting)
    places = [dungeon.place_id(random.randrange(dungeon.places)) for _ in range(2)]
    rooms = [random.choice(dungeon.rooms).id for _ in range(2)]
    unit = f"{random.choice('bglw')}{random.randint(1, 5)}"
    kind, number, item = random.choice(monsters()).id, random.randint(1, 12), random.choice(list(Item)).name.lower()
    band = f"b{random.randint(1, 4)}"
    return random.choice(
        [
            *(f"family:{random.choice(['undead', 'fire'])}", f"start:{rooms[0]}", f"go:{places[0]}", f"go:{places[1]}"),
            *(f"pick:{random.choice('gl')}{random.randint(1, 5)}", f"take:l{random.randint(1, 4)}", f"target:{band}"),
            *(f"drop:{kind}", "stay", "pass", "done", f"hire:{kind}", f"boss:{kind}", f"stray:{kind}:at={rooms[0]}"),
            *(f"trap:{number}:at={rooms[0]}", f"mtrap:{number}:at={rooms[1]}", f"penta:{rooms[0]}-{rooms[1]}"),
            *(f"play:low_blow:on={band}:by=W1:at=M1", f"play:false_map:on={band}:face={number}"),
            *(f"play:pocket_trap:at={rooms[0]}", f"play:summons:as={kind}:at={rooms[0]}"),
            *(f"play:{name}:on={unit}" for name in ("amnesia", "rust", "doubt", "webs", "false_bottom", "banner")),
            *(f"play:{name}:on={unit}" for name in ("draught", "horn")),
            *(f"orient:{number}", f"wroom:{number}", f"meet:{number}", f"hits:{number}@4=1", f"draw:{item}"),
        ]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_tried_anywhere_gets_a_sentence(language: Language) -> None:
    random, refused = Random(7), set()
    for players in (1, 2, 3, 4):
        for changes in SWITCHES:
            for _ in range(12):
                match = GAME.match_from(random_position(random, players, changes))
                for token in (*(any_token(random, match) for _ in range(8)), *match.legal()[:3]):
                    check_sentence(match.explain(token, language), language)
                    refused.add(match.why(token))
    assert {Rule[name] for name in refused if name} >= {Rule.PHASE, Rule.LEVEL, Rule.ROOM, Rule.STOCK, Rule.NOT_YOURS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "changes"), list(zip((1, 2, 3, 4), SWITCHES, strict=True)))
def test_random_games_are_told_in_sentences(players: int, changes: dict[str, str], language: Language) -> None:
    random, match = Random(players), GAME.start(players, players, changes)
    said = 0
    for _ in range(120):
        if match.over:
            break
        token = chosen(random, match)
        check_sentence(match.explain(token, language), language)
        match.play(token)
        for sentence in match.told(said, language):
            check_sentence(sentence, language)
        said = len(match.line)


def chosen(random: Random, match: Match) -> str:
    steps = match.setting.referee.legal(match.state)
    return GAME.write(match.setting, match.state, choose(random, look(match.state), steps))


def tables(module: ModuleType) -> dict[str, Any]:
    return {name: value for name, value in vars(module).items() if isinstance(value, dict) and name.isupper()}


@pytest.mark.parametrize(("english", "french"), [(explain_en, explain_fr), (explain_refusals_en, explain_refusals_fr)])
def test_both_languages_say_the_same_things(english: ModuleType, french: ModuleType) -> None:
    ours, theirs = tables(english), tables(french)
    assert ours.keys() == theirs.keys()
    for name, table in ours.items():
        assert table.keys() == theirs[name].keys(), name


def test_every_kind_of_step_and_every_rule_has_a_sentence() -> None:
    assert set(explain_refusals_en.WHAT) == set(Kind)
    assert {rule for rule, _ in explain_refusals_en.REFUSALS} == set(Rule) - {Rule.NONE}
    assert set(explain_en.ITEMS) == set(explain_refusals_en.NEEDS) == set(Item)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nouns_agree_with_the_data_files(language: Language) -> None:
    names = NAMES[language]
    for monster in monsters():
        assert names.MONSTERS[monster.id][""] == getattr(monster, f"name_{language}").lower()
    for room in butte().room:
        whole = getattr(room, f"name_{language}").replace(" of the Dungeon", "").replace(" du Donjon", "")
        assert names.ROOMS[room.id][""].lower() == whole.lower()

"""Sentences word for word, in both languages: what a refusal advises, what a step changes, how a game ended."""

from __future__ import annotations

import pytest

import donjons
from telling import NO_BREAK_SPACE, after, sentence

START = "pos to=B die=4 | B b19 k2,3 d30 t19*2 | R b36 k35,31"
REFUSED = [
    (
        "pos to=B die=4 mt=2,5,6,20 | B b1 k18,3 t1*2 | R b36 k35,31",
        "D1",
        "Every line out of tile 1 is shut: order from another tile.",
    ),
    (START, "C19", "A donjon takes 3 troops and 2 stand on tile 19: recruit or gather first."),
    (START, "C30", "Only your baron can build on tile 30, and he stands on tile 19: bring him there first."),
    (START, "+R19", "On tile 19 this would be the first order of the turn: write R19."),
    (START, "N5-6", "You have no knight on tile 5: move one from tile 2 or 3."),
    (START, "D20", "Neither your baron nor a donjon of yours is on tile 20: give orders from tile 19 or 30."),
    (START, "B19-22*", "Tile 22 is 3 tiles on foot from tile 19 and your baron can walk 2 now: choose a nearer tile."),
    (
        START.replace("t19*2", "t19*3").replace("d30", "d20"),
        "C19",
        "The blue donjon on tile 20 is too near tile 19: build at least 2 tiles away from every donjon.",
    ),
    (
        START.replace("k35,31", "k19,31"),
        "R19",
        "An active red knight silences tile 19: bring a knight of yours against it, or give your order elsewhere.",
    ),
]
REFUSED_IN_FRENCH = [
    (START, "C19", "Un donjon prend 3 troupes et 2 sont sur la tuile 19 : recrutez ou concentrez d'abord."),
    (START, "B19-18*", "De la tuile 19 à la tuile 18 le bonus est inutile : écrivez B19-18."),
    (
        START,
        "1>20",
        "Aucune troupe ne peut être envoyée à la tuile 20 maintenant :"
        " déplacez une figure, donnez un ordre ou finissez le tour.",
    ),
    (
        START.replace("k35,31", "k19,31"),
        "D19",
        "Un chevalier rouge actif bloque la tuile 19 :"
        " opposez-lui un de vos chevaliers, ou donnez votre ordre ailleurs.",
    ),
]


@pytest.mark.parametrize(("position", "token", "expected"), REFUSED)
def test_a_refusal_says_what_where_and_what_to_do(position: str, token: str, expected: str) -> None:
    assert sentence(after("barons-2025", position, []), token, "en") == expected


@pytest.mark.parametrize(("position", "token", "expected"), REFUSED_IN_FRENCH)
def test_a_refusal_speaks_french(position: str, token: str, expected: str) -> None:
    assert sentence(after("barons-2025", position, []), token, "fr") == expected


ATTACK = "pos to=B die=4 | B b19 k2,3 t19*6 | R b36 k35,31 d21 t21*1"
DONE = [
    (START, [], "R19*", "Recruit 2 troops on tile 19. It spends the bonus."),
    (
        START,
        ["R19"],
        "+D19",
        "Disperse from tile 19: 3 troops may leave along its lines. As second order it spends the bonus.",
    ),
    (START, [], "=", "End the turn: Red plays next."),
    (
        START.replace(" die=4", ""),
        [],
        "@4",
        "The die shows 4: the bonus lets you move up to 2, recruit 2 (3 with donjon, +1 on wind)"
        " or give a second order.",
    ),
    (
        ATTACK,
        ["D19"],
        "1>21",
        "Send 1 troop from tile 19 to tile 21: 1 red troop falls one for one on tile 21,"
        " 1 troop goes back to the reserve.",
    ),
    (
        ATTACK,
        ["D19"],
        "5>21",
        "Send 5 troops from tile 19 to tile 21: 1 red troop falls one for one on tile 21,"
        " the red donjon on tile 21 is razed, 4 troops go back to the reserve, Red goes from 4 to 0 points.",
    ),
]
DONE_IN_FRENCH = [
    (START, [], "R19*", "Recruter 2 troupes sur la tuile 19. Cela dépense le bonus."),
    (START, [], "B19-18", "Déplacer le baron bleu de la tuile 19 à la tuile 18."),
    (
        ATTACK,
        ["D19"],
        "1>21",
        "Envoyer 1 troupe de la tuile 19 à la tuile 21 : 1 troupe rouge tombe, une contre une, sur la tuile 21,"
        " 1 troupe retourne à la réserve.",
    ),
]


@pytest.mark.parametrize(("position", "before", "token", "expected"), DONE)
def test_a_step_says_what_it_changes(position: str, before: list[str], token: str, expected: str) -> None:
    assert sentence(after("barons-2025", position, before), token, "en") == expected


@pytest.mark.parametrize(("position", "before", "token", "expected"), DONE_IN_FRENCH)
def test_a_step_speaks_french(position: str, before: list[str], token: str, expected: str) -> None:
    assert sentence(after("barons-2025", position, before), token, "fr") == expected


def test_the_result_names_the_reason_and_the_ranking() -> None:
    match = donjons.game("barons-2025").match_from(
        "pos to=B die=1 | B b33 k2,3 d5,9,29 t33*3 | R b20 k21,22 | G b11 k21,22"
    )
    match.play("C33")
    assert match.result("en") == (
        "Blue reaches the target of 12 points with 16. Ranking: 1. Blue (16 points); 2. Red and Green, tied (0 points)."
    )
    assert match.result("fr").replace(NO_BREAK_SPACE, " ") == (
        "Bleu atteint le défi de 12 points avec 16."
        " Classement : 1. Bleu (16 points) ; 2. Rouge et Vert, à égalité (0 point)."
    )


def test_exhaustion_and_the_last_round_are_named() -> None:
    match = donjons.game("barons-2025").match_from("pos to=B die=1 | B b19 k2,3 | R b36 k35,31 x25")
    match.play("B19-20")
    assert match.result("en").startswith("Red is exhausted with 5 available troops.")
    match = donjons.game("barons-2025").match_from("pos to=R die=1 round=9 max_rounds=9 | B b19 k2,3 | R b36 k35,31")
    match.play("=")
    assert match.result("fr").startswith("La partie s'arrête après 9 tours de table.")

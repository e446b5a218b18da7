"""The editions with saboteurs, word for word: they speak of their own pieces and rules, in both languages."""

from __future__ import annotations

import pytest

from telling import after, sentence

SABOTEURS = "pos to=B die=4 mt=2 kind=19:1,21:1 | B b19 s12,3 t19*3,21*2 | R b36 s35,31 | G b30 s27,28"
OBJECTIVES = "pos sab=2,4,18 mt=6 | B b10 t10*3,3*1 | R b16"
OTHER_EDITIONS = [
    (
        "barons-2024",
        SABOTEURS.replace("s35,31", "s19,31").replace("s27,28", "s19,28").replace("s12,3", "s12,19"),
        [],
        "C19",
        "Red and Green silence tile 19 with 2 saboteurs against 1 of yours:"
        " bring 1 more saboteur, or move your baron away.",
        "Rouge et Vert bloquent la tuile 19 avec 2 saboteurs contre 1 des vôtres :"
        " amenez-y 1 saboteur de plus, ou éloignez votre baron.",
    ),
    (
        "barons-2024",
        SABOTEURS.replace("s35,31", "s20,31"),
        ["D19"],
        "1>21",
        "Red silences tile 20 with 1 saboteur against none of yours, which cuts the line from tile 19 to tile 21:"
        " choose another line, or a nearer tile.",
        "Rouge bloque la tuile 20 avec 1 saboteur contre aucun des vôtres, ce qui coupe la ligne de la tuile 19 à la"
        " tuile 21 : choisissez une autre ligne, ou une tuile plus proche.",
    ),
    (
        "barons-2024",
        SABOTEURS.replace("t19*3", "d19 t18*1"),
        [],
        "X19",
        "Tile 19 is a promontory, where no donjon is ever unbuilt: unbuild one on another tile.",
        "La tuile 19 est un promontoire, où aucun donjon ne se déconstruit : déconstruisez-en un sur une autre tuile.",
    ),
    (
        "barons-2024",
        SABOTEURS,
        ["R19"],
        "C19",
        "The order of this turn is already given, so none can come from tile 19: move a piece or end the turn.",
        "L'ordre de ce tour est déjà donné, aucun ne peut donc venir de la tuile 19 :"
        " déplacez une figure ou finissez le tour.",
    ),
    (
        "barons-2024",
        SABOTEURS.replace(" die=4", ""),
        [],
        "@4",
        "The die shows 4: a recruitment brings 2 troops, or 3 on your donjon.",
        "Le dé montre 4 : un recrutement amène 2 troupes, ou 3 sur votre donjon.",
    ),
    (
        "barons-2024",
        SABOTEURS,
        [],
        "C19",
        "Build a donjon on tile 19: 3 troops are stacked into it, Blue goes from 0 to 1 point.",
        "Construire un donjon sur la tuile 19 : 3 troupes y sont empilées, Bleu passe de 0 à 1 point.",
    ),
    (
        "barons-2024",
        SABOTEURS.replace("s35,31", "s35,31 d20 t20*1").replace("t19*3", "t19*4"),
        ["D19"],
        "4>20",
        "Send 4 troops from tile 19 to tile 20: 1 red troop falls one for one on tile 20,"
        " the red donjon on tile 20 is razed, 4 troops go back to the reserve, 4 red troops to theirs.",
        "Envoyer 4 troupes de la tuile 19 à la tuile 20 : 1 troupe rouge tombe, une contre une, sur la tuile 20,"
        " le donjon rouge de la tuile 20 est détruit, 4 troupes retournent à la réserve, 4 troupes rouges à la leur.",
    ),
    (
        "co-2023",
        OBJECTIVES,
        [],
        "R10",
        "Announce a recruitment on hex 10: the die says how many troops come.",
        "Annoncer un recrutement sur l'hexagone 10 : le dé dira combien de troupes viennent.",
    ),
    (
        "co-2023",
        OBJECTIVES,
        ["R10"],
        "@5",
        "The die shows 5: 3 troops come to hex 10.",
        "Le dé montre 5 : 3 troupes viennent sur l'hexagone 10.",
    ),
    (
        "co-2023",
        OBJECTIVES,
        ["B10-9"],
        "S18-15",
        "The move of this turn is already made, so no piece can leave hex 18: give an order or end the turn.",
        "Le déplacement de ce tour est déjà fait, aucune figure ne peut donc quitter l'hexagone 18 :"
        " donnez un ordre ou finissez le tour.",
    ),
    (
        "co-2023",
        OBJECTIVES.replace("sab=2,4,18", "sab=2,4,15"),
        [],
        "S15-16",
        "Push the saboteur from hex 15 to hex 16: the red commander is silenced on hex 16.",
        "Pousser le saboteur de l'hexagone 15 à l'hexagone 16 :"
        " le commandant rouge est réduit au silence sur l'hexagone 16.",
    ),
    (
        "co-2023",
        OBJECTIVES.replace("sab=2,4,18", "sab=2,4,10"),
        [],
        "C10",
        "A saboteur silences hex 10: push it away, or move your commander to another hex.",
        "Un saboteur bloque l'hexagone 10 : poussez-le ailleurs, ou menez votre commandant sur un autre hexagone.",
    ),
    (
        "co-2023",
        OBJECTIVES.replace("3*1", "3*1,11*1"),
        ["G10"],
        "1<3",
        "Troops on hex 3 stand right behind the mountain on hex 6 and cannot come nearer to hex 10:"
        " call troops from another hex.",
        "Les troupes de l'hexagone 3 sont juste derrière la montagne de l'hexagone 6 et ne peuvent pas s'approcher de"
        " l'hexagone 10 : appelez des troupes depuis un autre hexagone.",
    ),
    (
        "co-2023",
        OBJECTIVES.replace("3*1", "3*1 d1,8,12"),
        [],
        "C10",
        "Build a donjon on hex 10: 3 troops are stacked into it, Blue goes from 3 to 4 points."
        " The target is reached: this is the last round.",
        "Construire un donjon sur l'hexagone 10 : 3 troupes y sont empilées, Bleu passe de 3 à 4 points."
        " Le défi est atteint : c'est le dernier tour de table.",
    ),
]


@pytest.mark.parametrize(("key", "position", "before", "token", "english", "french"), OTHER_EDITIONS)
def test_other_editions_speak_in_their_own_words(
    key: str, position: str, before: list[str], token: str, english: str, french: str
) -> None:
    match = after(key, position, before)
    assert (sentence(match, token, "en"), sentence(match, token, "fr")) == (english, french)


def test_a_target_that_is_lost_again_is_told() -> None:
    position = "pos to=R sab=2,4,18 final=1 | B b16 d1,3,8,12 | R b10 d10,17,19 t10*3"
    match = after("co-2023", position, ["D10", "3>12", ".", "="])
    assert match.result("en") == (
        "The last round is over, and nobody holds the target of 4 points any more."
        " Ranking: 1. Blue and Red, tied (3 points)."
    )


def test_the_ranking_names_what_decides_it() -> None:
    position = "pos to=R sab=2,4,18 max_rounds=1 ranking_keys=points,donjons | B b16 d1 | R b10 d3,9"
    match = after("co-2023", position, ["="])
    assert match.result("en") == (
        "The game stops after 1 round. Ranking: 1. Red (1 point, 2 donjons); 2. Blue (1 point, 1 donjon)."
    )

"""Sentences of Guerre du passé word for word, in French."""

from __future__ import annotations

import pytest

from donjons.core.match import Match
from telling import NO_BREAK_SPACE, after, sentence

TWO = "| 0 ROU*3 EVR2 CAE1 | 1 LIL*2 BRU1"
REST = "| 1 LIL*2 BRU1 | 2 REN*2 VAN1 | 3 BOR*2 BAY1 | 4 TOU*2 NAR1"
POPE = f"| 0 ROU*2 EVR1C CAE1C MAN1C TRS1C ANG1C {REST}"
NO_POPE = f"| 0 ROU*2 EVR1C CAE1C MAN1C TRS1C ANG1 {REST}"
BATTLE = "pos | 0 ROU*2 EVR4 | 1 LIL*2 CHA2"
FOUGHT = "EVRxCHA.3 @cCV @cFA @cVI @cLA @cAR @a65311 @d652"

DONE = [
    (
        f"pos phase=MOVE own.0=MAN:3 {POPE}",
        "",
        "ANG>MAN.1",
        "Déplacer 1 jeton d'Angers au Mans : Le Mans compte alors 2 jetons sur 4 ; Angers n'a plus de jeton et devient"
        " neutre ; son église y reste ; la maison du Lion passe de 5 à 4 points d'influence ; le pape de la maison du"
        " Lion tombe.",
    ),
    (
        f"pos phase=MOVE {TWO}",
        "ROU>EVR.1",
        "EVR>CAE.2",
        "Déplacer 2 jetons d'Évreux à Caen : Caen compte alors 3 jetons sur 4 ; l'entretien prend 1 lingot et en laisse"
        " 4.",
    ),
    (
        f"pos phase=MOVE gold=0 {TWO}",
        "-",
        "/",
        "Passer : l'entretien est remis, car la maison du Lion n'a pas d'or. On pourrait prendre sans combat Chartres,"
        " Eu et Le Mans. La maison de l'Aigle joue ensuite.",
    ),
    (
        f"pos phase=MOVE gold=25,5 {TWO}",
        "",
        "-",
        "Laisser toutes les troupes en place : la maison du Lion pourra ensuite attaquer, bâtir ou passer.",
    ),
    (
        "pos | 0 ROU*3 EVR1 | 1 LIL*2 EUU2",
        "",
        "ROUxCAE.2",
        "Attaquer Caen depuis Rouen avec 2 jetons : personne ne s'y défend et la prise se fait sans combat ; 1 jeton"
        " reste à Rouen ; la maison du Lion passe de 5 à 6 points d'influence. Rouen, une capitale, reste avec 1 seul"
        " jeton à portée de la maison de l'Aigle.",
    ),
    (
        "pos inf=34,5 | 0 ROU*3 EVR1 | 1 LIL*2 BRU1",
        "",
        "ROUxEUU.2",
        "Attaquer Eu depuis Rouen avec 2 jetons : personne ne s'y défend et la prise se fait sans combat ; 1 jeton"
        " reste à Rouen ; la maison du Lion passe de 34 à 35 points d'influence. La maison du Lion gagne avec 35 points"
        " d'influence (il en faut 35).",
    ),
    (
        "pos ear=0 | 0 ROU*2 EVR4F | 1 LIL*2 CHA2C",
        "",
        "EVRxCHA.3",
        "Attaquer Chartres depuis Évreux avec 3 jetons : la maison du Lion tire 3 cartes, l'oreille de la couronne"
        " ajoute 3 dés, la forteresse d'Évreux ajoute 1 dé ; la maison de l'Aigle tire 2 cartes, l'église de Chartres"
        " ajoute 1 dé.",
    ),
    (
        "pos | 0 ROU*2 ARR4 | 1 LIL*2 BRU1",
        "",
        "ARRxLIL.3",
        "Attaquer Lille depuis Arras avec 3 jetons : la maison du Lion tire 3 cartes ; la maison de l'Aigle tire 3"
        " cartes, dont 1 pour la capitale.",
    ),
    (
        "pos pope=0 | 0 ROU*2 EVR4 | 1 LIL*2 CHA1",
        "",
        "EVRxCHA.1",
        "Attaquer Chartres depuis Évreux avec 1 jeton : la maison du Lion tire 1 carte ; la maison de l'Aigle tire 1"
        " carte. La maison de l'Aigle pourra alors attaquer la maison du Lion malgré l'appui du pape.",
    ),
    (
        "pos | 0 ROU*2 EVR4 | 1 LIL*2 CHA1",
        "",
        "EVRxPAR.1",
        "Attaquer Paris depuis Évreux avec 1 jeton : la maison du Lion tire 1 carte ; la couronne se défend avec 4 dés"
        " et sans carte.",
    ),
    (
        f"pos gold=21,5,5,5,5 own.0=MAN:3 {POPE}",
        "",
        "EVR=F",
        "Bâtir une forteresse à Évreux pour 10 lingots : il reste 11 lingots ; elle remplace l'église sans"
        " remboursement ; elle ajoute 1 dé aux attaques qui en partent et 1 à la défense du lieu ; le pape de la maison"
        " du Lion tombe ; on peut encore bâtir sur un autre lieu.",
    ),
    (
        f"pos gold=10,5,5,5,5 {NO_POPE}",
        "",
        "ANG=C",
        "Bâtir une église à Angers pour 10 lingots : il ne reste pas d'or ; elle ajoute 1 dé à la défense du lieu ;"
        " cela fait 5 des 5 églises reliées qu'il faut à un pape ; l'entretien est remis, car la maison du Lion n'a pas"
        " d'or. La maison du Lion pourra alors élire son propre pape.",
    ),
    (
        "pos gold=21,5 | 0 ROU*2 EVR1 CAE1F | 1 LIL*2 BRU1",
        "EVR=C",
        ".",
        "Ne plus rien bâtir : l'entretien prend 1 lingot et en laisse 10. La maison de l'Aigle joue ensuite.",
    ),
    (
        f"pos pope=0 gold=10,5,5,5,5 {NO_POPE}",
        "ANG=C",
        "&MAN",
        "Élire un pape de la maison du Lion au Mans : la maison du Lion gagne s'il survit à 5 de ses tours ; il tombe"
        " avec l'une de ses 5 églises reliées ; l'appui du pape n'a plus de détenteur. La maison de l'Aigle joue"
        " ensuite.",
    ),
    (
        f"pos gold=10,5,5,5,5 {NO_POPE}",
        "ANG=C",
        "&-",
        "N'élire aucun pape pour l'instant : cela reste possible à la fin d'un tour suivant tant que 5 églises sont"
        " reliées. La maison de l'Aigle joue ensuite.",
    ),
    (
        BATTLE,
        FOUGHT,
        ">>",
        "Poursuivre l'attaque contre Chartres : 3 dés contre 2 dés ; 1 jeton contre 1 jeton.",
    ),
    (
        BATTLE,
        FOUGHT,
        "<<",
        "Battre en retraite devant Chartres : 1 jeton rentre à Évreux ; 2 sont tombés ; la maison de l'Aigle garde"
        " Chartres avec 1 jeton.",
    ),
    (
        "pos | 0 ROU*2 EVR2F CAE1F EUU1F | 1 LIL*2 CHA1F",
        "EVRxCHA.1 @cTB @cVI @a666666 @d1",
        ">1",
        "Faire entrer 1 jeton à Chartres : sa forteresse est rasée, car la maison du Lion en tient déjà 3 ; 1 jeton"
        " reste à Évreux ; la maison du Lion passe de 5 à 6 points d'influence ; la maison de l'Aigle passe de 5 à 4"
        " points d'influence.",
    ),
    (
        "pos ear=1 gold=5,9,5 | 0 ROU*4 ARR4 LIL*2 | 1 STO1C | 2 TOU*2 NAR1",
        "ARRxSTO.3 @cBO @cBO @cFA @cVI @a666666666666 @d11",
        ">2",
        "Faire entrer 2 jetons à Saint-Omer : son église sert désormais la maison du Lion ; 2 jetons restent à Arras ;"
        " la maison du Lion passe de 5 à 6 points d'influence ; la maison de l'Aigle passe de 5 à 4 points d'influence"
        " ; la maison de l'Aigle est éliminée et son or va à la banque ; l'oreille de la couronne n'a plus de"
        " détenteur.",
    ),
    (
        "pos phase=EVENT | 0 ROU*6 EVR4 CAE4 EUU3 | 1 LIL*6 BRU4 STO4",
        "@e4",
        "^EUU",
        "Placer un jeton à Eu : Eu compte alors 4 jetons sur 4 ; 1 autre jeton ne trouve pas de place et est perdu.",
    ),
    (
        "pos phase=EVENT english=2 | 0 ROU*1 EVR1C | 1 LIL*1 BRU1",
        "@e5 @s0",
        "!EVR",
        "Abandonner Évreux aux Anglais : Évreux devient neutre ; son église y reste ; la maison du Lion passe de 5 à 4"
        " points d'influence ; les trois pouvoirs sont ensuite remis aux enchères.",
    ),
    (
        f"pos phase=EVENT gold=9 ear=0 {TWO}",
        "@e2",
        "$3",
        "Miser 3 lingots (la maison du Lion en a 9) pour l'oreille de la couronne, qui ouvre chaque tour de table et"
        " ajoute 1 dé par jeton d'attaque : seul le gagnant paie.",
    ),
    (
        f"pos phase=EVENT gold=9 ear=0 {TWO}",
        "@e2 $1 $0",
        "$0",
        "Ne rien miser pour l'appui du pape, qui interdit aux autres maisons d'attaquer sa détentrice, sauf à celles"
        " qu'elle attaque : une mise de 0 ne gagne jamais.",
    ),
]
TOLD = [
    (
        "pos phase=EVENT | 0 ROU*6 EVR1 CAE2 | 1 LIL*5 BRU1",
        "@e1",
        [
            "Le dé d'événement montre 1, famine : la maison du Lion perd 4 jetons et en garde 5 ; la maison de l'Aigle"
            " perd 2 jetons et en garde 4.",
        ],
    ),
    (
        "pos phase=EVENT gold=3,24 | 0 ROU*1 EVR1 CAE1 EUU1 | 1 LIL*1 BRU1 STO1",
        "@e3",
        [
            "Le dé d'événement montre 3, récolte : la maison du Lion reçoit 2 lingots et en a 5 ; la maison de l'Aigle"
            " reçoit 1 lingot sur 2, car elle ne peut en garder que 25.",
        ],
    ),
    (
        "pos phase=EVENT | 0 ROU*1 EVR1 CAE1 EUU1 | 1 LIL*6 BRU4 STO4",
        "@e4",
        [
            "Le dé d'événement montre 4, recrutement : la maison du Lion a 2 jetons à placer ; la maison de l'Aigle n'a"
            " pas de place pour ses 2 jetons.",
        ],
    ),
    (
        f"pos phase=EVENT english=1 {TWO}",
        "@e5",
        [
            "Le dé d'événement montre 5, les Anglais : ils avancent d'un pas (2 sur 3).",
        ],
    ),
    (
        "pos phase=EVENT english=2 | 0 ROU*3 EVR1 CAE1 | 1 LIL*2 BRU1 | 2 TOU*2 NAR1",
        "@e5",
        [
            "Le dé d'événement montre 5, les Anglais : ils frappent avec une force de 6 et sont repoussés par 11 jetons"
            " des maisons ; la maison du Lion, la plus forte, gagne 2 points d'influence ; les maisons de l'Aigle et du"
            " Loup gagnent chacune 1 point d'influence.",
        ],
    ),
    (
        "pos phase=EVENT english=2 | 0 ROU*1 EVR1 | 1 LIL*1 BRU1",
        "@e5 @s1",
        [
            "Le dé d'événement montre 5, les Anglais : ils frappent avec une force de 4, et les maisons n'ont pas plus"
            " de 4 jetons ; les maisons du Lion et de l'Aigle sont les plus faibles avec 2 jetons chacune, et le sort"
            " dira laquelle abandonne un village.",
            "Le sort tombe sur la maison de l'Aigle, qui doit abandonner un village aux Anglais.",
        ],
    ),
    (
        f"pos phase=EVENT ear=2 gold=4,6,9,6,8 | 0 ROU*2 EVR1 {REST}",
        "@e2 $4 $0 $4 $4 $1 @t4",
        [
            "Le dé d'événement montre 2, changement de pouvoir : les trois pouvoirs sont remis aux enchères.",
            "Pour l'oreille de la couronne, les maisons du Lion, du Loup et du Lys misent 4, la maison de l'Aigle mise"
            " 1 et la maison du Cheval mise 0.",
            "Les maisons du Lion, du Loup et du Lys sont à égalité avec 4 lingots pour l'oreille de la couronne : le dé"
            " d'égalité montre 4, chiffre pair, et la première d'entre elles à droite de la maison du Loup est la"
            " maison du Lion, qui l'emporte et paie 4 lingots.",
        ],
    ),
    (
        f"pos phase=EVENT ear=0 guild=1 {TWO}",
        "@e2 $1 $0 $2 $2 $3 $3",
        [
            "Le dé d'événement montre 2, changement de pouvoir : les trois pouvoirs sont remis aux enchères.",
            "Pour l'oreille de la couronne, la maison du Lion mise 1 et la maison de l'Aigle mise 0 ; la maison du Lion"
            " l'emporte et paie 1 lingot.",
            "Pour l'appui du pape, les maisons du Lion et de l'Aigle misent 2 ; personne ne détient ce pouvoir.",
            "Pour l'appui de la guilde, les maisons du Lion et de l'Aigle misent 3 ; la maison de l'Aigle garde ce"
            " pouvoir et personne ne paie.",
        ],
    ),
    (
        BATTLE,
        FOUGHT,
        [
            "La maison du Lion attaque Chartres avec un cavalier (3 épées), un fantassin (2 épées) et un villageois"
            " (sans épée) : 5 dés.",
            "La maison de l'Aigle défend Chartres avec un lancier (2 boucliers) et un archer (1 bouclier) : 3 dés.",
            "La maison du Lion lance 6 5 3 1 1, la maison de l'Aigle lance 6 5 2 : la maison du Lion perd 2 dés, un"
            " fantassin et un villageois (2 jetons), la maison de l'Aigle perd 1 dé et un archer (1 jeton) ; il reste 3"
            " dés contre 2.",
        ],
    ),
    (
        "pos | 0 ROU*2 EVR4F | 1 LIL*2 CHA2F",
        "EVRxCHA.3 @cCV @cAS @cVI @cMU @cFA",
        [
            "La maison du Lion attaque Chartres avec un cavalier (3 épées, +1 contre les fantassins), un assassin (7"
            " épées) et un villageois (sans épée), plus 1 dé pour la forteresse : 12 dés.",
            "La maison de l'Aigle défend Chartres avec un fantassin (2 boucliers) et un mur (5 boucliers, +2 contre les"
            " cavaliers), plus 1 dé pour la forteresse, moins 1 dé pour un assassin : 9 dés.",
        ],
    ),
    (
        "pos ear=0 | 0 ROU*2 EVR4 | 1 LIL*2 BRU1",
        "EVRxPAR.2 @cTB @cEC",
        [
            "La maison du Lion attaque Paris avec un éclaireur (1 épée, +1 en compagnie, +1 par l'oreille de la"
            " couronne) et un trébuchet (5 épées, +1 par l'oreille de la couronne) : 9 dés.",
            "La couronne défend Paris avec 4 dés, moins 1 dé pour un trébuchet : 3 dés.",
        ],
    ),
    (
        "pos | 0 ROU*2 EVR2F | 1 LIL*2 CHA1C",
        "EVRxCHA.1 @cLA @cAR @a61 @d52",
        [
            "La maison du Lion attaque Chartres avec un lancier (1 épée), plus 1 dé pour la forteresse : 2 dés.",
            "La maison de l'Aigle défend Chartres avec un archer (1 bouclier), plus 1 dé pour l'église : 2 dés.",
            "La maison du Lion lance 6 1, la maison de l'Aigle lance 5 2 : la maison du Lion perd 1 dé et un lancier (1"
            " jeton), la maison de l'Aigle perd 1 dé et un archer (1 jeton).",
            "Il ne reste personne des deux côtés : Chartres devient neutre.",
            "La maison de l'Aigle passe de 5 à 4 points d'influence.",
        ],
    ),
    (
        "pos | 0 ROU*2 EVR3 | 1 LIL*2 CHA1",
        "EVRxCHA.2 @cVI @cVI @cFA",
        [
            "La maison du Lion attaque Chartres avec 2 villageois (sans épée chacun) : aucun dé.",
            "La maison de l'Aigle défend Chartres avec un fantassin (2 boucliers) : 2 dés.",
            "L'attaque n'a aucun dé et rentre à Évreux sans perte.",
        ],
    ),
    (
        "pos battle_chance=losses | 0 ROU*2 EVR4 | 1 LIL*2 CHA1",
        "EVRxCHA.1 @cFA @cFA @l2",
        [
            "La maison du Lion attaque Chartres avec un fantassin (2 épées) : 2 dés.",
            "La maison de l'Aigle défend Chartres avec un fantassin (2 boucliers) : 2 dés.",
            "Les dés de la maison du Lion et ceux de la maison de l'Aigle se heurtent : la maison du Lion perd 2 dés et"
            " un fantassin (1 jeton), la maison de l'Aigle ne perd aucun dé.",
            "L'attaque est brisée : la maison de l'Aigle garde Chartres avec 1 jeton.",
        ],
    ),
]
REFUSED = [
    (
        "pos | 0 ROU*2 EVR3 | 1 LIL*2 BRU1",
        "",
        "EVRxCHA.3",
        "1 jeton doit rester à Évreux, qui en a 3 : envoyez-en 2 au plus.",
    ),
    (
        "pos | 0 ROU*3 EVR1 | 1 LIL*2 BRU1",
        "",
        "EVRxCHA.1",
        "1 jeton doit rester à Évreux, qui en a 1, donc aucun ne peut attaquer : attaquez depuis Rouen.",
    ),
    (
        f"pos phase=MOVE {TWO}",
        "",
        "ROU>EVR.3",
        "Une capitale ou une ville garde 1 jeton, et Rouen en a 3 : déplacez-en 2 au plus.",
    ),
    (
        f"pos phase=MOVE {TWO}",
        "",
        "ROU>EUU.1",
        "Eu est neutre, et un déplacement reste entre vos propres lieux : attaquez comme action, et la prise se fera"
        " sans combat.",
    ),
    (
        f"pos phase=MOVE {TWO}",
        "",
        "ROU>MAN.1",
        "Aucune route ne relie Rouen et Le Mans : les routes de Rouen mènent vers Amiens, Caen, Eu et Évreux.",
    ),
    (
        f"pos phase=MOVE {TWO}",
        "",
        "ROUxEUU.1",
        "Vous ne pouvez pas attaquer Eu depuis Rouen maintenant : déplacez d'abord des troupes, ou restez.",
    ),
    (
        "pos phase=MOVE | 0 ROU*3 EVR4 CAE3 | 1 LIL*2 BRU1",
        "",
        "EVR>CAE.2",
        "Caen a déjà 3 jetons sur 4 : déplacez-en 1 au plus.",
    ),
    (
        f"pos {TWO}",
        "",
        "ROU>EVR.1",
        "Un second déplacement, de Rouen à Évreux, en demande un premier, et vous êtes resté en place : attaquez,"
        " bâtissez ou passez.",
    ),
    (
        f"pos {TWO}",
        "",
        "LIL=C",
        "Lille est à la maison de l'Aigle, et vous ne bâtissez que chez vous : aucun de vos lieux ne s'y prête"
        " maintenant.",
    ),
    (
        "pos pope=1 | 0 ROU*4 EUU3 | 1 LIL*2 STO3",
        "",
        "EUUxSTO.2",
        "La maison de l'Aigle, qui tient Saint-Omer, a l'appui du pape, et vous ne pouvez pas l'attaquer tant qu'elle"
        " ne vous attaque pas : attaquez Amiens.",
    ),
    (
        f"pos gold=9 {TWO}",
        "",
        "EVR=C",
        "Une église coûte 10 lingots et vous en avez 9 : amassez-en encore 1.",
    ),
    (
        "pos gold=10 | 0 ROU*2 EVR1F CAE1F EUU1F MAN1 | 1 LIL*2 BRU1",
        "",
        "MAN=F",
        "Vous tenez déjà 3 forteresses, le maximum permis, donc pas une de plus au Mans : bâtissez plutôt une église"
        " (Caen, Eu, Évreux ou Le Mans).",
    ),
    (
        "pos gold=21 | 0 ROU*2 EVR1 CAE1F | 1 LIL*2 BRU1",
        "EVR=C",
        "EVR=F",
        "Vous avez déjà bâti à Évreux ce tour-ci : choisissez Caen, ou terminez.",
    ),
    (
        BATTLE,
        f"{FOUGHT} >> @a541 @d44 >> @a61 @d5",
        ">2",
        "1 seul jeton a survécu au combat : faites-en entrer 1 au plus à Chartres.",
    ),
    (
        f"pos phase=EVENT gold=2 {TWO}",
        "@e2",
        "$3",
        "Vous avez 2 lingots et ne pouvez pas en miser 3 : misez de 0 à 2.",
    ),
    (
        "pos deck=FA3 disc=VI10 | 0 ROU*2 EVR3 | 1 LIL*2 CHA2",
        "EVRxCHA.2",
        "@cLA",
        "Un lancier ne peut pas être la carte tirée, car il n'en reste pas dans la pile : tirez une autre carte.",
    ),
    (
        f"pos gold=10,5,5,5,5 {NO_POPE}",
        "ANG=C",
        "&ROU",
        "Rouen n'est pas une de vos 5 villes d'église reliées : choisissez Angers, Caen, Évreux, Le Mans ou Tours, ou"
        " refusez.",
    ),
]
RESULTS = [
    (
        "pos leave_empty=all | 0 EVR4 CAE1 | 1 CHA1 | - ROU*0 LIL*0",
        "EVRxCHA.3 @cBO @cFA @cFA @cVI @a666666666 @d1 >1",
        "La maison du Lion est la dernière maison en jeu et gagne. Classement : 1. la maison du Lion (6 points"
        " d'influence) ; 2. la maison de l'Aigle (éliminée).",
    ),
    (
        "pos | 0 ROU*2 ARR2 | 1 LIL*1 BRU1",
        "ARRxLIL.1 @cTB @cVI @cVI @a66666 @d1 >1",
        "La maison du Lion tient les 2 capitales, Lille et Rouen, et gagne. Classement : 1. la maison du Lion (7 points"
        " d'influence) ; 2. la maison de l'Aigle (3 points d'influence).",
    ),
    (
        "pos | 0 ROU*2 AUT2 PAR1 ORL1 REI1 BOU1 POI1 AMI1 TRS1 LIM1 MPL1 | 1 DIJ*2 LAN1",
        "AUTxMAC.1 @cTB @a66666 @d551 >1",
        "La maison du Lion tient les 10 villes de la couronne, la détrône et gagne. Classement : 1. la maison du Lion"
        " (7 points d'influence) ; 2. la maison de l'Aigle (5 points d'influence).",
    ),
    (
        "pos phase=EVENT english=2 inf=34,34,20 | 0 ROU*3 EVR1 | 1 LIL*2 BRU1 STO1 | 2 TOU*2 NAR1",
        "@e5",
        "La maison de l'Aigle gagne avec 35 points d'influence (il en faut 35). La maison du Lion avait aussi atteint"
        " une victoire, mais se classe derrière. Classement : 1. la maison de l'Aigle (35 points d'influence, 3 lieux)"
        " ; 2. la maison du Lion (35 points d'influence, 2 lieux) ; 3. la maison du Loup (21 points d'influence, 2"
        " lieux).",
    ),
    (
        f"pos to=4 own.0=MAN:4 {POPE}",
        "/ @e6",
        "La maison du Lion gagne, car son pape siège au Mans depuis 5 de ses tours. Classement : 1. la maison du Lion"
        " (5 points d'influence, 6 lieux, 7 jetons, 5 lingots) ; 2. la maison de l'Aigle (5 points d'influence, 2"
        " lieux, 3 jetons, 5 lingots) ; 3. la maison du Loup (5 points d'influence, 2 lieux, 3 jetons, 5 lingots) ; 4."
        " la maison du Cheval (5 points d'influence, 2 lieux, 3 jetons, 5 lingots) ; 5. la maison du Lys (5 points"
        " d'influence, 2 lieux, 3 jetons, 4 lingots).",
    ),
    (
        "pos round=150 to=2 ear=0 inf=9,9,12 | 0 ROU*2 EVR1 | 1 LIL*2 BRU1 STO1 | 2 TOU*2 NAR1",
        "/",
        "La partie s'arrête après 150 tours de table, et la maison du Loup gagne en tête du classement. Classement : 1."
        " la maison du Loup (12 points d'influence, 2 lieux) ; 2. la maison de l'Aigle (9 points d'influence, 3 lieux)"
        " ; 3. la maison du Lion (9 points d'influence, 2 lieux).",
    ),
]


def reached(position: str, tokens: str) -> Match:
    return after("guerre", position, tokens.split())


@pytest.mark.parametrize(("position", "before", "token", "expected"), DONE)
def test_a_step_says_what_it_does_and_what_follows(position: str, before: str, token: str, expected: str) -> None:
    assert sentence(reached(position, before), token, "fr") == expected


@pytest.mark.parametrize(("position", "before", "token", "expected"), REFUSED)
def test_a_refusal_says_why_and_what_is_possible(position: str, before: str, token: str, expected: str) -> None:
    assert sentence(reached(position, before), token, "fr") == expected


@pytest.mark.parametrize(("position", "tokens", "expected"), TOLD)
def test_what_chance_does_is_told(position: str, tokens: str, expected: list[str]) -> None:
    told = reached(position, tokens).told(0, "fr")
    assert [said.replace(NO_BREAK_SPACE, " ") for said in told] == expected


@pytest.mark.parametrize(("position", "tokens", "expected"), RESULTS)
def test_the_result_names_the_victory_and_the_ranking(position: str, tokens: str, expected: str) -> None:
    assert reached(position, tokens).result("fr").replace(NO_BREAK_SPACE, " ") == expected

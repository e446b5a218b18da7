"""Sentences of Guerre du passé word for word, in English."""

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
        "Move 1 token from Angers to Le Mans: Le Mans then holds 2 of 4 tokens; Angers is left without tokens and turns"
        " neutral; its church stays behind; House Lion goes from 5 to 4 points of influence; the pope of House Lion"
        " falls.",
    ),
    (
        f"pos phase=MOVE {TWO}",
        "ROU>EVR.1",
        "EVR>CAE.2",
        "Move 2 tokens from Évreux to Caen: Caen then holds 3 of 4 tokens; the upkeep takes 1 gold and leaves 4.",
    ),
    (
        f"pos phase=MOVE gold=0 {TWO}",
        "-",
        "/",
        "Pass: the upkeep is forgiven, for House Lion has no gold. Chartres, Eu and Le Mans could be taken without a"
        " fight. House Eagle plays next.",
    ),
    (
        f"pos phase=MOVE gold=25,5 {TWO}",
        "",
        "-",
        "Leave all troops where they stand: House Lion can then attack, build or pass.",
    ),
    (
        "pos | 0 ROU*3 EVR1 | 1 LIL*2 EUU2",
        "",
        "ROUxCAE.2",
        "Attack Caen from Rouen with 2 tokens: nobody defends it and it falls without a fight; 1 token stays in Rouen;"
        " House Lion goes from 5 to 6 points of influence. Rouen, a capital, is left with 1 token beside House Eagle.",
    ),
    (
        "pos inf=34,5 | 0 ROU*3 EVR1 | 1 LIL*2 BRU1",
        "",
        "ROUxEUU.2",
        "Attack Eu from Rouen with 2 tokens: nobody defends it and it falls without a fight; 1 token stays in Rouen;"
        " House Lion goes from 34 to 35 points of influence. House Lion wins with 35 points of influence (35 are"
        " needed).",
    ),
    (
        "pos ear=0 | 0 ROU*2 EVR4F | 1 LIL*2 CHA2C",
        "",
        "EVRxCHA.3",
        "Attack Chartres from Évreux with 3 tokens: House Lion draws 3 cards, the crown's ear adds 3 dice, the fortress"
        " of Évreux adds 1 die; House Eagle draws 2 cards, the church of Chartres adds 1 die.",
    ),
    (
        "pos | 0 ROU*2 ARR4 | 1 LIL*2 BRU1",
        "",
        "ARRxLIL.3",
        "Attack Lille from Arras with 3 tokens: House Lion draws 3 cards; House Eagle draws 3 cards, 1 of them for the"
        " capital.",
    ),
    (
        "pos pope=0 | 0 ROU*2 EVR4 | 1 LIL*2 CHA1",
        "",
        "EVRxCHA.1",
        "Attack Chartres from Évreux with 1 token: House Lion draws 1 card; House Eagle draws 1 card. House Eagle may"
        " then attack House Lion in spite of the pope's support.",
    ),
    (
        "pos | 0 ROU*2 EVR4 | 1 LIL*2 CHA1",
        "",
        "EVRxPAR.1",
        "Attack Paris from Évreux with 1 token: House Lion draws 1 card; the crown defends with 4 dice and no cards.",
    ),
    (
        f"pos gold=21,5,5,5,5 own.0=MAN:3 {POPE}",
        "",
        "EVR=F",
        "Build a fortress in Évreux for 10 gold: 11 gold is left; it replaces the church without a refund; it adds 1"
        " die to attacks from there and 1 to its defence; the pope of House Lion falls; another place can be built on.",
    ),
    (
        f"pos gold=10,5,5,5,5 {NO_POPE}",
        "",
        "ANG=C",
        "Build a church in Angers for 10 gold: no gold is left; it adds 1 die to the defence there; this makes 5 of the"
        " 5 linked churches that a pope needs; the upkeep is forgiven, for House Lion has no gold. House Lion may then"
        " elect a pope of its own.",
    ),
    (
        "pos gold=21,5 | 0 ROU*2 EVR1 CAE1F | 1 LIL*2 BRU1",
        "EVR=C",
        ".",
        "Build nothing more: the upkeep takes 1 gold and leaves 10. House Eagle plays next.",
    ),
    (
        f"pos pope=0 gold=10,5,5,5,5 {NO_POPE}",
        "ANG=C",
        "&MAN",
        "Elect a pope of House Lion in Le Mans: House Lion wins once he has lived through 5 of its turns; he falls with"
        " any of his 5 linked churches; the pope's support has no holder any more. House Eagle plays next.",
    ),
    (
        f"pos gold=10,5,5,5,5 {NO_POPE}",
        "ANG=C",
        "&-",
        "Elect no pope now: it stays possible at the end of a later turn while 5 churches are linked. House Eagle plays"
        " next.",
    ),
    (
        BATTLE,
        FOUGHT,
        ">>",
        "Press the attack on Chartres: 3 dice against 2 dice; 1 token against 1 token.",
    ),
    (
        BATTLE,
        FOUGHT,
        "<<",
        "Break off the attack on Chartres: 1 token comes home to Évreux; 2 have fallen; House Eagle keeps Chartres with"
        " 1 token.",
    ),
    (
        "pos | 0 ROU*2 EVR2F CAE1F EUU1F | 1 LIL*2 CHA1F",
        "EVRxCHA.1 @cTB @cVI @a666666 @d1",
        ">1",
        "Move 1 token into Chartres: its fortress is pulled down, for House Lion already holds 3; 1 token stays in"
        " Évreux; House Lion goes from 5 to 6 points of influence; House Eagle goes from 5 to 4 points of influence.",
    ),
    (
        "pos ear=1 gold=5,9,5 | 0 ROU*4 ARR4 LIL*2 | 1 STO1C | 2 TOU*2 NAR1",
        "ARRxSTO.3 @cBO @cBO @cFA @cVI @a666666666666 @d11",
        ">2",
        "Move 2 tokens into Saint-Omer: its church now serves House Lion; 2 tokens stay in Arras; House Lion goes from"
        " 5 to 6 points of influence; House Eagle goes from 5 to 4 points of influence; House Eagle is out of the game"
        " and its gold goes to the bank; the crown's ear has no holder any more.",
    ),
    (
        "pos phase=EVENT | 0 ROU*6 EVR4 CAE4 EUU3 | 1 LIL*6 BRU4 STO4",
        "@e4",
        "^EUU",
        "Place a token in Eu: Eu then holds 4 of 4 tokens; 1 more token finds no room and is lost.",
    ),
    (
        "pos phase=EVENT english=2 | 0 ROU*1 EVR1C | 1 LIL*1 BRU1",
        "@e5 @s0",
        "!EVR",
        "Give Évreux up to the English: Évreux turns neutral; its church stays behind; House Lion goes from 5 to 4"
        " points of influence; the three powers are then auctioned anew.",
    ),
    (
        f"pos phase=EVENT gold=9 ear=0 {TWO}",
        "@e2",
        "$3",
        "Bid 3 of the 9 gold of House Lion for the crown's ear, which opens every round and adds 1 die per attacking"
        " token: only the winner pays.",
    ),
    (
        f"pos phase=EVENT gold=9 ear=0 {TWO}",
        "@e2 $1 $0",
        "$0",
        "Bid nothing for the pope's support, which keeps the other houses from attacking its holder, except those that"
        " it attacks: a bid of 0 never wins.",
    ),
]
TOLD = [
    (
        "pos phase=EVENT | 0 ROU*6 EVR1 CAE2 | 1 LIL*5 BRU1",
        "@e1",
        [
            "The event die shows 1, famine: House Lion loses 4 tokens and keeps 5; House Eagle loses 2 tokens and keeps"
            " 4.",
        ],
    ),
    (
        "pos phase=EVENT gold=3,24 | 0 ROU*1 EVR1 CAE1 EUU1 | 1 LIL*1 BRU1 STO1",
        "@e3",
        [
            "The event die shows 3, harvest: House Lion receives 2 gold and has 5; House Eagle receives 1 of 2 gold,"
            " for it can keep no more than 25.",
        ],
    ),
    (
        "pos phase=EVENT | 0 ROU*1 EVR1 CAE1 EUU1 | 1 LIL*6 BRU4 STO4",
        "@e4",
        [
            "The event die shows 4, recruitment: House Lion has 2 tokens to place; House Eagle has no room for its 2"
            " tokens.",
        ],
    ),
    (
        f"pos phase=EVENT english=1 {TWO}",
        "@e5",
        [
            "The event die shows 5, the English: they come one step nearer (2 of 3).",
        ],
    ),
    (
        "pos phase=EVENT english=2 | 0 ROU*3 EVR1 CAE1 | 1 LIL*2 BRU1 | 2 TOU*2 NAR1",
        "@e5",
        [
            "The event die shows 5, the English: they strike with a force of 6 and are repelled by 11 tokens of the"
            " houses; House Lion, the strongest, gains 2 points of influence; Houses Eagle and Wolf gain 1 point of"
            " influence each.",
        ],
    ),
    (
        "pos phase=EVENT english=2 | 0 ROU*1 EVR1 | 1 LIL*1 BRU1",
        "@e5 @s1",
        [
            "The event die shows 5, the English: they strike with a force of 4, and the houses have no more than 4"
            " tokens; Houses Lion and Eagle are the weakest with 2 tokens each, and a roll-off decides which gives up a"
            " village.",
            "The roll-off falls on House Eagle, which must give up a village to the English.",
        ],
    ),
    (
        f"pos phase=EVENT ear=2 gold=4,6,9,6,8 | 0 ROU*2 EVR1 {REST}",
        "@e2 $4 $0 $4 $4 $1 @t4",
        [
            "The event die shows 2, change of power: the three powers are auctioned anew.",
            "For the crown's ear, Houses Lion, Wolf and Lily bid 4, House Eagle bids 1 and House Horse bids 0.",
            "Houses Lion, Wolf and Lily tie at 4 gold for the crown's ear: the tie die shows 4, which is even, and the"
            " first of them to the right of House Wolf is House Lion, which takes it and pays 4 gold.",
        ],
    ),
    (
        f"pos phase=EVENT ear=0 guild=1 {TWO}",
        "@e2 $1 $0 $2 $2 $3 $3",
        [
            "The event die shows 2, change of power: the three powers are auctioned anew.",
            "For the crown's ear, House Lion bids 1 and House Eagle bids 0; House Lion takes it and pays 1 gold.",
            "For the pope's support, Houses Lion and Eagle bid 2; nobody holds it.",
            "For the guild, Houses Lion and Eagle bid 3; House Eagle keeps it and nobody pays.",
        ],
    ),
    (
        BATTLE,
        FOUGHT,
        [
            "House Lion attacks Chartres with a horseman (3 swords), a footman (2 swords) and a villager (no sword): 5"
            " dice.",
            "House Eagle defends Chartres with a spearman (2 shields) and an archer (1 shield): 3 dice.",
            "House Lion rolls 6 5 3 1 1, House Eagle rolls 6 5 2: House Lion loses 2 dice, a footman and a villager (2"
            " tokens), House Eagle loses 1 die and an archer (1 token); 3 dice are left against 2.",
        ],
    ),
    (
        "pos | 0 ROU*2 EVR4F | 1 LIL*2 CHA2F",
        "EVRxCHA.3 @cCV @cAS @cVI @cMU @cFA",
        [
            "House Lion attacks Chartres with a horseman (3 swords, +1 against footmen), an assassin (7 swords) and a"
            " villager (no sword), plus 1 die for the fortress: 12 dice.",
            "House Eagle defends Chartres with a footman (2 shields) and a wall (5 shields, +2 against horsemen), plus"
            " 1 die for the fortress, less 1 die for an assassin: 9 dice.",
        ],
    ),
    (
        "pos ear=0 | 0 ROU*2 EVR4 | 1 LIL*2 BRU1",
        "EVRxPAR.2 @cTB @cEC",
        [
            "House Lion attacks Paris with a scout (1 sword, +1 in company, +1 by the crown's ear) and a trebuchet (5"
            " swords, +1 by the crown's ear): 9 dice.",
            "The crown defends Paris with 4 dice, less 1 die for a trebuchet: 3 dice.",
        ],
    ),
    (
        "pos | 0 ROU*2 EVR2F | 1 LIL*2 CHA1C",
        "EVRxCHA.1 @cLA @cAR @a61 @d52",
        [
            "House Lion attacks Chartres with a spearman (1 sword), plus 1 die for the fortress: 2 dice.",
            "House Eagle defends Chartres with an archer (1 shield), plus 1 die for the church: 2 dice.",
            "House Lion rolls 6 1, House Eagle rolls 5 2: House Lion loses 1 die and a spearman (1 token), House Eagle"
            " loses 1 die and an archer (1 token).",
            "Nobody is left on either side: Chartres turns neutral.",
            "House Eagle goes from 5 to 4 points of influence.",
        ],
    ),
    (
        "pos | 0 ROU*2 EVR3 | 1 LIL*2 CHA1",
        "EVRxCHA.2 @cVI @cVI @cFA",
        [
            "House Lion attacks Chartres with 2 villagers (no sword each): no die.",
            "House Eagle defends Chartres with a footman (2 shields): 2 dice.",
            "The attack has no die and comes home to Évreux without a loss.",
        ],
    ),
    (
        "pos battle_chance=losses | 0 ROU*2 EVR4 | 1 LIL*2 CHA1",
        "EVRxCHA.1 @cFA @cFA @l2",
        [
            "House Lion attacks Chartres with a footman (2 swords): 2 dice.",
            "House Eagle defends Chartres with a footman (2 shields): 2 dice.",
            "The dice of House Lion and House Eagle clash: House Lion loses 2 dice and a footman (1 token), House Eagle"
            " loses no die.",
            "The attack is broken: House Eagle keeps Chartres with 1 token.",
        ],
    ),
]
REFUSED = [
    (
        "pos | 0 ROU*2 EVR3 | 1 LIL*2 BRU1",
        "",
        "EVRxCHA.3",
        "1 token must stay in Évreux, which has 3: send at most 2.",
    ),
    (
        "pos | 0 ROU*3 EVR1 | 1 LIL*2 BRU1",
        "",
        "EVRxCHA.1",
        "1 token must stay in Évreux, which has 1, so none can attack: attack from Rouen.",
    ),
    (
        f"pos phase=MOVE {TWO}",
        "",
        "ROU>EVR.3",
        "A capital or a city keeps 1 token, and Rouen has 3: move at most 2.",
    ),
    (
        f"pos phase=MOVE {TWO}",
        "",
        "ROU>EUU.1",
        "Eu is neutral, and a movement stays among your own places: attack it as your action, and it falls without a"
        " fight.",
    ),
    (
        f"pos phase=MOVE {TWO}",
        "",
        "ROU>MAN.1",
        "No road joins Rouen and Le Mans: roads lead from Rouen to Amiens, Caen, Eu and Évreux.",
    ),
    (
        f"pos phase=MOVE {TWO}",
        "",
        "ROUxEUU.1",
        "You cannot attack Eu from Rouen now: first move troops, or stay.",
    ),
    (
        "pos phase=MOVE | 0 ROU*3 EVR4 CAE3 | 1 LIL*2 BRU1",
        "",
        "EVR>CAE.2",
        "Caen holds 3 of 4 tokens: move at most 1 there.",
    ),
    (
        f"pos {TWO}",
        "",
        "ROU>EVR.1",
        "A second movement, from Rouen to Évreux, needs a first one, and you stayed: attack, build or pass.",
    ),
    (
        f"pos {TWO}",
        "",
        "LIL=C",
        "Lille is held by House Eagle, and you only build on your own places: none of them can be built on now.",
    ),
    (
        "pos pope=1 | 0 ROU*4 EUU3 | 1 LIL*2 STO3",
        "",
        "EUUxSTO.2",
        "House Eagle, which holds Saint-Omer, has the pope's support, and you may not attack it until it attacks you:"
        " attack Amiens.",
    ),
    (
        f"pos gold=9 {TWO}",
        "",
        "EVR=C",
        "A church costs 10 gold and you have 9: save 1 more.",
    ),
    (
        "pos gold=10 | 0 ROU*2 EVR1F CAE1F EUU1F MAN1 | 1 LIL*2 BRU1",
        "",
        "MAN=F",
        "You already hold 3 fortresses, the most allowed, so none more in Le Mans: build a church in Caen, Eu, Évreux"
        " or Le Mans.",
    ),
    (
        "pos gold=21 | 0 ROU*2 EVR1 CAE1F | 1 LIL*2 BRU1",
        "EVR=C",
        "EVR=F",
        "You have already built in Évreux this turn: build in Caen, or finish.",
    ),
    (
        BATTLE,
        f"{FOUGHT} >> @a541 @d44 >> @a61 @d5",
        ">2",
        "Only 1 token survived the fight: move at most 1 into Chartres.",
    ),
    (
        f"pos phase=EVENT gold=2 {TWO}",
        "@e2",
        "$3",
        "You have 2 gold and cannot bid 3: bid 0 to 2.",
    ),
    (
        "pos deck=FA3 disc=VI10 | 0 ROU*2 EVR3 | 1 LIL*2 CHA2",
        "EVRxCHA.2",
        "@cLA",
        "A spearman cannot be drawn, for none is left in the pile: draw another card.",
    ),
    (
        f"pos gold=10,5,5,5,5 {NO_POPE}",
        "ANG=C",
        "&ROU",
        "Rouen is not one of your 5 linked church towns: elect a pope in Angers, Caen, Évreux, Le Mans or Tours, or"
        " decline.",
    ),
]
RESULTS = [
    (
        "pos leave_empty=all | 0 EVR4 CAE1 | 1 CHA1 | - ROU*0 LIL*0",
        "EVRxCHA.3 @cBO @cFA @cFA @cVI @a666666666 @d1 >1",
        "House Lion is the last house in the game and wins. Ranking: 1. House Lion (6 points of influence); 2. House"
        " Eagle (eliminated).",
    ),
    (
        "pos | 0 ROU*2 ARR2 | 1 LIL*1 BRU1",
        "ARRxLIL.1 @cTB @cVI @cVI @a66666 @d1 >1",
        "House Lion holds all 2 capitals, Lille and Rouen, and wins. Ranking: 1. House Lion (7 points of influence); 2."
        " House Eagle (3 points of influence).",
    ),
    (
        "pos | 0 ROU*2 AUT2 PAR1 ORL1 REI1 BOU1 POI1 AMI1 TRS1 LIM1 MPL1 | 1 DIJ*2 LAN1",
        "AUTxMAC.1 @cTB @a66666 @d551 >1",
        "House Lion holds all 10 crown cities, dethrones the crown and wins. Ranking: 1. House Lion (7 points of"
        " influence); 2. House Eagle (5 points of influence).",
    ),
    (
        "pos phase=EVENT english=2 inf=34,34,20 | 0 ROU*3 EVR1 | 1 LIL*2 BRU1 STO1 | 2 TOU*2 NAR1",
        "@e5",
        "House Eagle wins with 35 points of influence (35 are needed). House Lion had reached a victory as well, but"
        " ranks behind. Ranking: 1. House Eagle (35 points of influence, 3 places); 2. House Lion (35 points of"
        " influence, 2 places); 3. House Wolf (21 points of influence, 2 places).",
    ),
    (
        f"pos to=4 own.0=MAN:4 {POPE}",
        "/ @e6",
        "House Lion wins, for its pope has sat in Le Mans through 5 of its turns. Ranking: 1. House Lion (5 points of"
        " influence, 6 places, 7 tokens, 5 gold); 2. House Eagle (5 points of influence, 2 places, 3 tokens, 5 gold);"
        " 3. House Wolf (5 points of influence, 2 places, 3 tokens, 5 gold); 4. House Horse (5 points of influence, 2"
        " places, 3 tokens, 5 gold); 5. House Lily (5 points of influence, 2 places, 3 tokens, 4 gold).",
    ),
    (
        "pos round=150 to=2 ear=0 inf=9,9,12 | 0 ROU*2 EVR1 | 1 LIL*2 BRU1 STO1 | 2 TOU*2 NAR1",
        "/",
        "The game stops after 150 rounds, and House Wolf wins as the first in the ranking. Ranking: 1. House Wolf (12"
        " points of influence, 2 places); 2. House Eagle (9 points of influence, 3 places); 3. House Lion (9 points of"
        " influence, 2 places).",
    ),
]


def reached(position: str, tokens: str) -> Match:
    return after("guerre", position, tokens.split())


@pytest.mark.parametrize(("position", "before", "token", "expected"), DONE)
def test_a_step_says_what_it_does_and_what_follows(position: str, before: str, token: str, expected: str) -> None:
    assert sentence(reached(position, before), token, "en") == expected


@pytest.mark.parametrize(("position", "before", "token", "expected"), REFUSED)
def test_a_refusal_says_why_and_what_is_possible(position: str, before: str, token: str, expected: str) -> None:
    assert sentence(reached(position, before), token, "en") == expected


@pytest.mark.parametrize(("position", "tokens", "expected"), TOLD)
def test_what_chance_does_is_told(position: str, tokens: str, expected: list[str]) -> None:
    told = reached(position, tokens).told(0, "en")
    assert [said.replace(NO_BREAK_SPACE, " ") for said in told] == expected


@pytest.mark.parametrize(("position", "tokens", "expected"), RESULTS)
def test_the_result_names_the_victory_and_the_ranking(position: str, tokens: str, expected: str) -> None:
    assert reached(position, tokens).result("en").replace(NO_BREAK_SPACE, " ") == expected

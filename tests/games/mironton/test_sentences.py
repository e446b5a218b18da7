"""Sentences of Donjon Mironton word for word, in English."""

from __future__ import annotations

import pytest

from telling import NO_BREAK_SPACE, after, sentence

HEART = "pos turn=5 phase=3 g1@COE[ORA*,ORL] b1@20.8>S[W1,M2] l1@COE[ORL]"
SHOP = "pos phase=9 level=2 treasury=90 g1@COE[ORA*,ORL]"
LONE = "pos phase=5 l1@CHA[ORL] b1@CHA<W[W1,C1] l2@COE[ORL] b2@20.8>S[W1]"
STAB = "pos phase=W1 stock.low_blow=1 b1@CAV<E[W3,M3,M3]"
WINDOW = "pos phase=W2 stock.summons=1 stock.webs=1 level=2 b1@CAV<E[W3,M3,M3] b2@DOR<N[W1]"
DONE = [
    (
        "new n=1",
        "",
        "family:undead",
        "Take the undead: a mummy leads 3 skeletons of level 1; slow, but they hit on 3+; weak against clerics; in"
        " their lair, the vault (CAV), they hit on 3+ and heal.",
    ),
    (
        HEART,
        "",
        "pick:g1",
        "Pick g1 in the Heart (COE): it moves 10 cells; it can take l1 along.",
    ),
    (
        HEART,
        "pick:g1",
        "take:l1",
        "Take l1 along, a ragged orc: g1 then has 2 followers of the 3 that its boss commands.",
    ),
    (
        HEART,
        "pick:g1",
        "drop:ORL",
        "Leave a ragged orc of g1 behind in the Heart (COE): it becomes a lone monster of p0 that may move in phase 5.",
    ),
    (
        HEART,
        "pick:g1",
        "go:20.8",
        "Move g1 from the Heart (COE) to cell 20.8: 2 of its 10 cells away; g1 then attacks b1 in phase 4, 4 dice at"
        " 4+ against 4 dice at 4+, 64 % to win the round, 30 % to wipe b1 out, 6 % to be wiped out.",
    ),
    (
        HEART,
        "pick:g1",
        "go:DOR",
        "Move g1 from the Heart (COE) to the dormitories (DOR): 10 of its 10 cells away; there it hits on 3+, and"
        " heals when it stays for a whole turn.",
    ),
    (
        HEART,
        "pick:g1",
        "stay",
        "Leave g1 in the Heart (COE).",
    ),
    (
        HEART,
        "",
        "done",
        "Finish: g1 stays where it is; b1 may reach the Heart in its next activation (100 %).",
    ),
    (
        "pos turn=5 phase=3 g1@LAC[CRO*,BAT] l1@LAC[BAT]",
        "",
        "pick:g1",
        "Pick g1 in the underground lake (LAC): it moves 12 cells, 2 more than others; it can take l1 along.",
    ),
    (
        "pos turn=5 phase=3 g1@TRO[CRO*,BAT]",
        "pick:g1",
        "go:CIT",
        "Move g1 from the throne room (TRO) to the cistern (CIT): 2 of its 8 cells away; the water doubles its dice"
        " there.",
    ),
    (
        "pos turn=5 phase=3 g1@COE[MOM*] g2@GAR[ORA*] b1@GAR<N[C1] b2@GAR<N[T1]",
        "pick:g1",
        "go:GAR",
        "Move g1 from the Heart (COE) to the guard room (GAR): 3 of its 8 cells away; in phase 4 it chooses between"
        " b1 and b2.",
    ),
    (
        "pos phase=4 g1(p0)@GAR[ORA*] g2(p1)@GAR[TRL*] b1@GAR<N[C1] b2@GAR<N[T1]",
        "target:b2",
        "target:b2",
        "Let g2 attack b2: 6 dice at 4+ against 1 die at 4+, 99 % to win the round, 98 % to wipe b2 out, 0 % to be"
        " wiped out.",
    ),
    (
        SHOP,
        "",
        "hire:ORA",
        "Hire an armoured orc for 24 gold: it waits in the Heart as a lone monster until a boss of its family takes"
        " it along; 66 gold is left.",
    ),
    (
        SHOP,
        "",
        "hire:MOM",
        "Hire a mummy for 30 gold: no boss of the undead is in the dungeon to lead it; 60 gold is left.",
    ),
    (
        SHOP,
        "",
        "boss:TRL",
        "Hire a troll as a boss for 36 gold: it waits in the Heart as a group that may have 3 followers of its"
        " family; 54 gold is left.",
    ),
    (
        SHOP,
        "",
        "stray:ZOM:at=OUB",
        "Let a restless zombie loose in the oubliette (OUB) for 6 gold: it wanders by itself, and attacks every band"
        " and every other wandering monster that it meets; 84 gold is left.",
    ),
    (
        SHOP,
        "",
        "trap:3:at=CUI",
        "Lay a trap of level 3 in the kitchens (CUI) for 12 gold: it attacks the first band or wandering monster to"
        " come in with 3 dice, at 4+, or at 5+ when a thief is there, and is then gone; 78 gold is left.",
    ),
    (
        SHOP,
        "",
        "mtrap:2:at=CAV",
        "Lay a magic trap of level 2 in the vault (CAV) for 12 gold: it attacks the first band or wandering monster"
        " to come in with 2 dice, at 4+, and is then gone; mages roll double dice against it; 78 gold is left.",
    ),
    (
        SHOP,
        "",
        "penta:CAV-DOR",
        "Join the vault (CAV) and the dormitories (DOR) by a pair of pentacles for 40 gold: monsters pass from one to"
        " the other at no cost, once in a move, and a band does when one of its mages rolls 5+; 50 gold is left.",
    ),
    (
        SHOP,
        "",
        "done",
        "Finish: 90 gold stays in the treasury. p1 plays next.",
    ),
    (
        "pos phase=9 level=2 treasury=90 DRG=4",
        "",
        "done",
        "Finish: 90 gold stays in the treasury; the dragon has 4 of 10 hit points left, and whoever slays it empties"
        " the treasury. p1 plays next.",
    ),
    (
        STAB,
        "",
        "play:low_blow:on=b1:by=W3:at=M3",
        "Play a low blow: in b1 W3 strikes M3 from behind, 6 dice against 3 at 4+, and only these two can be hurt.",
    ),
    (
        "pos phase=W1 stock.false_map=1 b1@CAV<E[W3]",
        "",
        "play:false_map:on=b1:face=6",
        "Play a false map: the next time that b1 chooses its way, it goes by face 6 of the die, back.",
    ),
    (
        "pos phase=W1 stock.horn=1 g1@GAR[ORA*]",
        "",
        "play:horn:on=g1",
        "Play a rallying horn: g1 moves 4 cells more in this turn.",
    ),
    (
        "pos phase=W2 stock.draught=1 DRG=4",
        "",
        "play:draught:on=DRG",
        "Play a draught of vigour: the dragon is healed of all wounds.",
    ),
    (
        WINDOW,
        "",
        "play:summons:as=ARA:at=OUB",
        "Play a summons: a wandering monster (giant spider) appears in the oubliette (OUB).",
    ),
    (
        WINDOW,
        "",
        "pass",
        "Play no item now. p1 plays next.",
    ),
]
REFUSED = [
    (
        "new n=2",
        "family:goblinoid start:CHA",
        "family:goblinoid",
        "The goblinoids have been chosen already: choose undead, aquatic, fire or magical.",
    ),
    (
        "new n=2",
        "family:goblinoid start:CHA family:undead",
        "start:CHA",
        "The black chapel (CHA) holds 1 group already, as many as start there: choose GAR, TRO or ARE.",
    ),
    (
        "new n=2",
        "family:goblinoid start:CHA family:undead",
        "start:CAV",
        "The vault (CAV) does not lead straight to the Heart, and groups start in its inner rooms: choose GAR, TRO or"
        " ARE.",
    ),
    (
        HEART,
        "",
        "go:GAR",
        "Nobody can go to the guard room (GAR) now: pick a boss group, or say done.",
    ),
    (
        HEART,
        "pick:g1",
        "go:TOU",
        "The ruined tower (TOU) is 19 cells away, and g1 moves 10 cells: the rooms in reach are TRO, ARE, CHA, CUI,"
        " LAC and 4 others.",
    ),
    (
        HEART,
        "pick:g1",
        "go:COE",
        "g1 is already in the Heart (COE): let it stay, or go elsewhere.",
    ),
    (
        HEART,
        "pick:g1",
        "drop:SQU",
        "No such follower is in g1: its followers are ORL.",
    ),
    (
        HEART,
        "",
        "pick:l1",
        "Lone monsters move after the fights, in phase 5: pick a group, g1.",
    ),
    (
        HEART,
        "",
        "pick:g7",
        "There is no such unit in the dungeon: pick g1.",
    ),
    (
        "pos phase=3 g1(p0)@COE[ORC*,ORL] l1(p1)@COE[ORA] l2@COE[SQU] l3@COE[ORL]",
        "pick:g1",
        "take:l2",
        "The helmeted orc of g1 commands goblinoids only, and l2 is a skeleton: take l1 or l3.",
    ),
    (
        "pos phase=3 g1(p0)@COE[ORC*,ORL] l1(p1)@COE[ORA] l2@COE[SQU] l3@COE[ORL]",
        "pick:g1 take:l1",
        "take:l3",
        "The helmeted orc of g1 commands 2 followers and has as many: go or stay, and leave followers behind before"
        " you take others.",
    ),
    (
        "pos phase=3 g1(p0)@COE[ORC*,ORL] l1(p1)@COE[ORA] l2@COE[SQU] l3@COE[ORL]",
        "pick:g1 take:l1",
        "drop:ORL",
        "g1 has taken a monster along in this move, and followers are left behind before that: go or stay.",
    ),
    (
        "pos phase=3 share_recruits=false g1(p0)@COE[ORA*,ORL] l1(p1)@COE[ORA]",
        "pick:g1",
        "take:l1",
        "l1 belongs to p1, and at this table a boss takes only what its own seat hired: nothing can be taken here.",
    ),
    (
        "pos phase=3 g1(p0)@COE[ORA*,ORL]",
        "pick:g1 drop:ORL",
        "take:l1",
        "g1 has just left l1 behind, and cannot take it back in the same move: it may move by itself in phase 5.",
    ),
    (
        "pos phase=3 g1@CHA[ORA*,ORL] l1@CHA[ORL] b1@CHA<W[C1]",
        "pick:g1",
        "go:16.12",
        "g1 is in contact with b1 and cannot leave the black chapel (CHA): take l1, or stay.",
    ),
    (
        "pos turn=3 phase=3 g1@COE[ORA*] l1@COE[ORL] l2@COE[ORL]",
        "pick:g1",
        "take:l2",
        "l2 is just like l1, of the same kind and in the same place: take l1.",
    ),
    (
        LONE,
        "",
        "pick:l1",
        "l1 is in contact with b1 and cannot leave; alone it only defends itself: pick l2, or say done.",
    ),
    (
        LONE,
        "pick:l2",
        "go:20.8",
        "b2 is in cell 20.8, and a lone monster never goes where a band is: the rooms in reach are TRO and ARE.",
    ),
    (
        LONE,
        "pick:l2",
        "go:GAR",
        "The guard room (GAR) is 16 cells away, and l2 moves 6 cells: the rooms in reach are TRO and ARE.",
    ),
    (
        "pos phase=4 g1(p0)@GAR[ORA*] b1@GAR<N[C1] b2@GAR<N[T1] b3@CAV<E[T1]",
        "",
        "target:b3",
        "b3 is not in the guard room (GAR) with g1: choose b1 or b2.",
    ),
    (
        SHOP,
        "",
        "boss:GTR",
        "A great troll is of level 6, and while the dungeon is at level 2 nothing above 4 is for sale: choose ORL,"
        " ORC, ORA, GOB, SQU or 14 others.",
    ),
    (
        SHOP,
        "",
        "trap:9:at=CAV",
        "Traps of level 9 are not for sale while the dungeon is at level 2: buy one of level 1 to 4.",
    ),
    (
        SHOP,
        "",
        "trap:1:at=GAR",
        "The guard room (GAR) leads straight to the Heart, where nothing of the kind is placed: choose CAV, DOR, CIT,"
        " FOR, LAC or 10 others.",
    ),
    (
        SHOP,
        "",
        "penta:COE-DOR",
        "The Heart stays as it is: choose GAR, TRO, ARE, CHA, CAV or 13 others.",
    ),
    (
        SHOP,
        "boss:ORL",
        "boss:ORC",
        "A boss has been bought this turn, and the whole dungeon buys one a turn: buy something else, or say done.",
    ),
    (
        SHOP,
        "hire:ORL",
        "hire:RAT",
        "Starving rats cannot be bought in this way: choose ORL, ORC, ORA, GOB, SQU or 14 others.",
    ),
    (
        "pos phase=9 level=2 treasury=20 g1@COE[ORA*]",
        "",
        "hire:GOB",
        "This costs 32 gold and the treasury holds 20: what can be paid is ORL, ORC, SQU, GOU, BAT or 5 others.",
    ),
    (
        "pos phase=9 treasury=100 lone_max=1 l1@COE[ORL]",
        "",
        "hire:ORL",
        "There is 1 lone monster already, as many as the dungeon holds: let groups take some along first.",
    ),
    (
        "pos phase=9 treasury=100 g1@GAR[ORA*] g2@TRO[ORA*]",
        "",
        "boss:ORA",
        "2 armoured orcs lead a group already, as many as may: choose ORL, ORC, SQU, GOU, MOM or 9 others.",
    ),
    (
        STAB,
        "",
        "play:low_blow:on=b1:by=T3:at=M3",
        "No such figure is in b1: choose W3 or M3.",
    ),
    (
        STAB,
        "",
        "play:webs:on=b1",
        "No card of the sticky webs is in stock: what can be played is low_blow.",
    ),
    (
        "pos phase=W2 stock.horn=1 stock.banner=1 g1@GAR[ORA*]",
        "",
        "play:horn:on=g1",
        "A rallying horn is played before the adventurers move, not in this window: what can be played is banner.",
    ),
    (
        "pos phase=W1 stock.amnesia=1 b1@CAV<E[W3,M3] b2@DOR<N[W1]",
        "",
        "play:amnesia:on=b2",
        "An amnesia spell cannot be played on b2: it needs a band inside the dungeon with a mage that still has its"
        " wits. Choose b1.",
    ),
    (
        WINDOW,
        "",
        "play:summons:as=CUB:at=OUB",
        "A gelatinous cube is of level 3, and a summons calls a wandering monster of at most level 2: choose RAT,"
        " ZOM, CHS or ARA.",
    ),
    (
        WINDOW,
        "",
        "play:summons:as=RAT:at=CAV",
        "The vault (CAV) is not empty: choose CIT, FOR, LAC, GRO, POT or 8 others.",
    ),
    (
        "pos phase=2 b1@GRO<W[W1]",
        "",
        "orient:7",
        "7 cannot come up here: it is a number from 1 to 6.",
    ),
    (
        "pos phase=4 g1@CAV[KRA*] b1@CAV<E[W1]",
        "",
        "hits:7@4=1",
        "What is rolled now is 8 dice at 4+, so 0 to 8 hits.",
    ),
]
TOLD = [
    (
        "pos phase=1 arrival=0",
        "dominant:3 size:6 size:3 class:1 class:5 class:2 class:6 class:4 lvl:6 lvl:2 sight:6 entrance:1",
        [
            "b1 comes in by entrance 1, cell 5.0: 4 mages, a warrior, a thief and a cleric, level 2.",
            "It sees in the dark.",
        ],
    ),
    (
        "pos phase=4 g1@GRO[GTR*,TRL,TRL] b1@GRO<W[W4,W4,M4]",
        "hits:12@3=9 hits:16@4=7",
        [
            "Fight in the enchanted grotto (GRO): g1 attacks b1.",
            "g1 rolls 12 dice at 3+, 9 hits; b1 rolls 16 dice at 4+, 7 hits; g1 wins 9 to 7.",
            "g1 loses a troll; g1 now has a troll with 2 of 3 hit points; b1 loses 2 warriors; b1 now has a mage with"
            " 3 of 4 hit points.",
        ],
    ),
    (
        "pos turn=5 phase=2 g1(p1)@CHA[ORC*,ORA,ORL] g1.since=3 b1@16.12>W[T3,T3,T3]",
        "hits:9@4=4 hits:6@4=3",
        [
            "Fight in the black chapel (CHA): b1 attacks g1.",
            "b1 rolls 9 dice at 4+, 4 hits; g1 rolls 6 dice at 4+, 3 hits; b1 wins 4 to 3.",
            "b1 now has a thief with 1 of 3 hit points; g1 loses a helmeted orc and a ragged orc, its boss among"
            " them, and falls apart.",
        ],
    ),
    (
        "pos level=3 treasury=37 phase=2 DRG=6 b1@17.12>E[W5,W5,W5,W5]",
        "hits:20@4=11 hits:10@4=4",
        [
            "Fight in the Heart (COE): b1 attacks the dragon.",
            "b1 rolls 20 dice at 4+, 11 hits; the dragon rolls 10 dice at 4+, 4 hits; b1 wins 11 to 4.",
            "b1 carries the hoard off and is gone; the dragon is slain, and another one takes its place.",
            "The dungeon sinks to level 1.",
            "Turn 2 begins.",
        ],
    ),
    (
        "pos level=3 phase=4 DRG=2 b1@COE<W[W4/1,W4/3]",
        "hits:10@4=5 hits:8@4=4",
        [
            "Fight in the Heart (COE): the dragon attacks b1.",
            "The dragon rolls 10 dice at 4+, 5 hits; b1 rolls 8 dice at 4+, 4 hits; the dragon wins 5 to 4.",
            "The dragon is slain, and another one takes its place; b1 is wiped out.",
            "80 gold for what was wiped out.",
        ],
    ),
    (
        "pos phase=2 l1@COE[ORC] b1@17.12>E[W2,M2,T2,C2]",
        "hits:10@4=6 hits:12@4=5",
        [
            "Fight in the Heart (COE): b1 attacks l1 and the dragon.",
            "b1 rolls 10 dice at 4+, 6 hits; l1 and the dragon roll 12 dice at 4+, 5 hits; b1 wins 6 to 5.",
            "b1 loses a warrior; b1 now has a cleric with 1 of 2 hit points; l1 is destroyed; the dragon has 6 of 10"
            " hit points left.",
        ],
    ),
    (
        "pos phase=2 trap.CAV=3:p1 g1(p0)@CAV[MOM*,SQU,SQU] b1@15.6>W[T2,M2,C2]",
        "hits:3@5=1 hits:6@4=2 hits:8@4=3 hits:5@3=4",
        [
            "Fight in the vault (CAV): the trap attacks b1.",
            "The trap rolls 3 dice at 5+, 1 hit; b1 rolls 6 dice at 4+, 2 hits; b1 wins 2 to 1.",
            "The trap is gone; b1 now has a cleric with 1 of 2 hit points.",
            "Fight in the vault (CAV): b1 attacks g1.",
            "b1 rolls 8 dice at 4+, 3 hits; g1 rolls 5 dice at 3+, 4 hits; g1 wins 4 to 3.",
            "b1 loses a thief and a cleric; b1 now has a mage with 1 of 2 hit points; g1 loses 2 skeletons.",
        ],
    ),
    (
        "pos phase=2 b1@ARM<E[W1,W1] b1.act=1 b2@16.2>E[M1,M1,T1]",
        "meet:1 hits:3@4=1 hits:2@4=1 hits:2@4=2 hits:1@4=0 plunder:1 hits:1@6=0 done done",
        [
            "b2 meets b1 in the armoury (ARM), die 1: they quarrel and fight.",
            "Fight in the armoury (ARM): b2 attacks b1.",
            "b2 rolls 3 dice at 4+, 1 hit; b1 rolls 2 dice at 4+, 1 hit; 1 all, and a tie goes to the attack.",
            "b2 loses a thief; b1 loses a warrior.",
            "Fight in the armoury (ARM): b2 attacks b1.",
            "b2 rolls 2 dice at 4+, 2 hits; b1 rolls 1 die at 4+, no hit; b2 wins 2 to 0.",
            "b1 is wiped out.",
            "b2 plunders the armoury (ARM), die 1: 1 gold is lost.",
            "20 gold for what was wiped out.",
            "1 die at 6+ for magic items: none.",
            "Turn 2 begins.",
        ],
    ),
    (
        "pos phase=2 penta=CIT-ARM b1@16.2>E[M1,M1,C1]",
        "hits:2@5=1 orient:6 orient:6 orient:3",
        [
            "The mages of b1 try the pentacle with 2 dice at 5+: 1 succeeds.",
            "b1 goes to the cistern (CIT).",
            "b1 in the cistern (CIT) rolls 6, back: b1 goes to the throne room (TRO).",
            "b1 in the throne room (TRO) rolls 6, back: b1 goes to the cistern (CIT).",
            "b1 in the cistern (CIT) rolls 3, straight on: b1 stays there.",
        ],
    ),
    (
        "pos n=1 phase=2 arrival=2 stock.webs=1 b1@POT<N[W1,W1,T1] b1.plundered=POT",
        "orient:6 done arrive:2 return:4 entrance:6",
        [
            "b1 in the postern (POT) rolls 6, back: b1 leaves the dungeon, and waits outside.",
            "Turn 2 begins.",
            "Arrival die 2, 4+ was needed: no new band.",
            "b1 outside rolls 4 and comes back.",
            "b1 comes in by entrance 6, cell 0.13: 2 warriors and a thief, level 2.",
        ],
    ),
    (
        "pos phase=8 treasury=0 elim=12,3",
        "hits:7@6=1 draw:amnesia",
        [
            "7 dice at 6+ for magic items: one item.",
            "The dungeon finds an amnesia spell.",
        ],
    ),
    (
        "pos phase=W1 stock.low_blow=1 b1@CAV<E[W3,M3]",
        "play:low_blow:on=b1:by=W3:at=M3 hits:6@4=4 hits:3@4=2",
        [
            "Low blow in b1: the warrior strikes the mage.",
            "The warrior rolls 6 dice at 4+, 4 hits; the mage rolls 3 dice at 4+, 2 hits; the warrior wins 4 to 2.",
            "b1 loses a mage; b1 now has a warrior with 2 of 3 hit points.",
        ],
    ),
    (
        "pos turn=7 phase=4 treasury=0 g1@LAC[HYD*/2] g1.since=6 b1@LAC<N[C1]",
        "hits:12@3=0 hits:1@4=0",
        [
            "Fight in the underground lake (LAC): g1 attacks b1.",
            "g1 rolls 12 dice at 3+, no hit; b1 rolls 1 die at 4+, no hit; 0 all, and a tie goes to the attack.",
            "Nobody is hurt.",
            "g1 heals in its lair.",
            "Turn 8 begins.",
        ],
    ),
    (
        "pos kills=1 phase=2 b1@17.12>E[W1]",
        "hits:1@4=0 hits:10@4=0 hits:10@4=0 hits:1@4=0 done done",
        [
            "Fight in the Heart (COE): b1 attacks the dragon.",
            "b1 rolls 1 die at 4+, no hit; the dragon rolls 10 dice at 4+, no hit; 0 all, and a tie goes to the"
            " attack.",
            "Nobody is hurt.",
            "Fight in the Heart (COE): the dragon attacks b1.",
            "The dragon rolls 10 dice at 4+, no hit; b1 rolls 1 die at 4+, no hit; 0 all, and a tie goes to the"
            " attack.",
            "Nobody is hurt.",
            "The dungeon sinks to level 0.",
            "The dungeon has fallen in turn 1: adventurers hold its Heart.",
        ],
    ),
    (
        "pos phase=6 w1@36.6>E[ZOM] w2@OUB[RAT]",
        "hits:1@3=1 hits:1@4=1",
        [
            "Fight in the oubliette (OUB): w1 attacks w2.",
            "w1 rolls 1 die at 3+, 1 hit; w2 rolls 1 die at 4+, 1 hit; 1 all, and a tie goes to the attack.",
            "w1 is destroyed; w2 is destroyed.",
        ],
    ),
    (
        "pos turn=28 level=6 kills=9 treasury=0 phase=4 g1@CAV[KRA*] b1@CAV<E[W1]",
        "hits:8@4=4 hits:1@4=0",
        [
            "Fight in the vault (CAV): g1 attacks b1.",
            "g1 rolls 8 dice at 4+, 4 hits; b1 rolls 1 die at 4+, no hit; g1 wins 4 to 0.",
            "b1 is wiped out.",
            "10 gold for what was wiped out.",
        ],
    ),
]


@pytest.mark.parametrize(("position", "before", "token", "said"), DONE)
def test_what_a_step_does(position: str, before: str, token: str, said: str) -> None:
    assert sentence(after("mironton", position, before.split()), token, "en") == said


@pytest.mark.parametrize(("position", "before", "token", "said"), REFUSED)
def test_why_a_step_is_refused(position: str, before: str, token: str, said: str) -> None:
    match = after("mironton", position, before.split())
    assert match.why(token) is not None
    assert sentence(match, token, "en") == said


@pytest.mark.parametrize(("position", "tokens", "told"), TOLD)
def test_what_came_of_the_dice(position: str, tokens: str, told: list[str]) -> None:
    match = after("mironton", position, tokens.split())
    assert [said.replace(NO_BREAK_SPACE, " ") for said in match.told(0, "en")] == told

"""Sentences of Donjon Mironton word for word, in French."""

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
        "Prendre les morts-vivants : une momie y commande 3 squelettes de niveau 1 ; lents, mais ils touchent à 3+ ;"
        " faibles contre les clercs ; dans leur antre, le caveau (CAV), ces créatures touchent à 3+ et guérissent.",
    ),
    (
        HEART,
        "",
        "pick:g1",
        "Choisir g1, qui est au Cœur (COE) : il avance de 10 cases ; il peut emmener l1.",
    ),
    (
        HEART,
        "pick:g1",
        "take:l1",
        "Emmener l1, un orque loqueteux : g1 a alors 2 figurines sur les 3 que son boss commande.",
    ),
    (
        HEART,
        "pick:g1",
        "drop:ORL",
        "Laisser un orque loqueteux de g1 au Cœur (COE) : la figurine devient un monstre isolé de p0 qui peut bouger"
        " en phase 5.",
    ),
    (
        HEART,
        "pick:g1",
        "go:20.8",
        "Mener g1 du Cœur (COE) à la case 20.8 : à 2 de ses 10 cases ; g1 attaquera alors b1 en phase 4, 4 dés à 4+"
        " contre 4 dés à 4+, 64 % de gagner le combat, 30 % d'éliminer b1, 6 % d'être éliminé.",
    ),
    (
        HEART,
        "pick:g1",
        "go:DOR",
        "Mener g1 du Cœur (COE) aux dortoirs (DOR) : à 10 de ses 10 cases ; il y touche à 3+, et guérit s'il y reste"
        " un tour entier.",
    ),
    (
        HEART,
        "pick:g1",
        "stay",
        "Laisser g1 au Cœur (COE).",
    ),
    (
        HEART,
        "",
        "done",
        "Terminer : g1 reste sur place ; b1 peut atteindre le Cœur à sa prochaine activation (100 %).",
    ),
    (
        "pos turn=5 phase=3 g1@LAC[CRO*,BAT] l1@LAC[BAT]",
        "",
        "pick:g1",
        "Choisir g1, qui est au lac souterrain (LAC) : il avance de 12 cases, 2 de plus que d'autres ; il peut"
        " emmener l1.",
    ),
    (
        "pos turn=5 phase=3 g1@TRO[CRO*,BAT]",
        "pick:g1",
        "go:CIT",
        "Mener g1 de la salle du trône (TRO) à la citerne (CIT) : à 2 de ses 8 cases ; l'eau y double ses dés.",
    ),
    (
        "pos turn=5 phase=3 g1@COE[MOM*] g2@GAR[ORA*] b1@GAR<N[C1] b2@GAR<N[T1]",
        "pick:g1",
        "go:GAR",
        "Mener g1 du Cœur (COE) à la salle des gardes (GAR) : à 3 de ses 8 cases ; en phase 4 il choisira entre b1 et"
        " b2.",
    ),
    (
        "pos phase=4 g1(p0)@GAR[ORA*] g2(p1)@GAR[TRL*] b1@GAR<N[C1] b2@GAR<N[T1]",
        "target:b2",
        "target:b2",
        "Faire attaquer b2 par g2 : 6 dés à 4+ contre 1 dé à 4+, 99 % de gagner le combat, 98 % d'éliminer b2, 0 %"
        " d'être éliminé.",
    ),
    (
        SHOP,
        "",
        "hire:ORA",
        "Engager un orque en armure pour 24 pièces d'or : la recrue attend au Cœur comme monstre isolé qu'un boss de"
        " sa famille l'emmène ; il reste 66 pièces d'or.",
    ),
    (
        SHOP,
        "",
        "hire:MOM",
        "Engager une momie pour 30 pièces d'or : il n'y a dans le donjon aucun boss des morts-vivants pour mener"
        " cette recrue ; il reste 60 pièces d'or.",
    ),
    (
        SHOP,
        "",
        "boss:TRL",
        "Engager un troll comme boss pour 36 pièces d'or : la recrue attend au Cœur comme groupe, et peut avoir 3"
        " figurines de sa famille ; il reste 54 pièces d'or.",
    ),
    (
        SHOP,
        "",
        "stray:ZOM:at=OUB",
        "Lâcher un zombie errant aux oubliettes (OUB) pour 6 pièces d'or : ce monstre erre tout seul, et attaque les"
        " aventuriers et les autres monstres errants qu'il rencontre ; il reste 84 pièces d'or.",
    ),
    (
        SHOP,
        "",
        "trap:3:at=CUI",
        "Poser un piège de niveau 3 aux cuisines (CUI) pour 12 pièces d'or : il attaque les premiers aventuriers ou"
        " le premier monstre errant qui entrent avec 3 dés, à 4+, ou à 5+ s'il y a un voleur, et disparaît ; il reste"
        " 78 pièces d'or.",
    ),
    (
        SHOP,
        "",
        "mtrap:2:at=CAV",
        "Poser un piège magique de niveau 2 au caveau (CAV) pour 12 pièces d'or : il attaque les premiers aventuriers"
        " ou le premier monstre errant qui entrent avec 2 dés, à 4+, et disparaît ; les magiciens doublent leurs dés"
        " contre lui ; il reste 78 pièces d'or.",
    ),
    (
        SHOP,
        "",
        "penta:CAV-DOR",
        "Relier le caveau (CAV) et les dortoirs (DOR) par une paire de pentacles pour 40 pièces d'or : les monstres"
        " passent de l'une à l'autre sans avancer, une fois par mouvement, et des aventuriers si l'un de leurs"
        " magiciens fait 5+ ; il reste 50 pièces d'or.",
    ),
    (
        SHOP,
        "",
        "done",
        "Terminer : 90 pièces d'or restent dans la trésorerie. C'est à p1.",
    ),
    (
        "pos phase=9 level=2 treasury=90 DRG=4",
        "",
        "done",
        "Terminer : 90 pièces d'or restent dans la trésorerie ; le dragon n'a plus que 4 points de vie sur 10, et qui"
        " le tue vide la trésorerie. C'est à p1.",
    ),
    (
        STAB,
        "",
        "play:low_blow:on=b1:by=W3:at=M3",
        "Jouer un coup bas : dans b1, W3 frappe M3 dans le dos, 6 dés contre 3 à 4+, et seuls ces deux-là peuvent"
        " être blessés.",
    ),
    (
        "pos phase=W1 stock.false_map=1 b1@CAV<E[W3]",
        "",
        "play:false_map:on=b1:face=6",
        "Jouer une fausse carte : à son prochain choix de direction, b1 suit la face 6 du dé, en arrière.",
    ),
    (
        "pos phase=W1 stock.horn=1 g1@GAR[ORA*]",
        "",
        "play:horn:on=g1",
        "Jouer un cor de ralliement : g1 avance de 4 cases de plus ce tour-ci.",
    ),
    (
        "pos phase=W2 stock.draught=1 DRG=4",
        "",
        "play:draught:on=DRG",
        "Jouer un philtre de vigueur : le dragon guérit de toutes ses blessures.",
    ),
    (
        WINDOW,
        "",
        "play:summons:as=ARA:at=OUB",
        "Jouer une invocation : un monstre errant (araignée géante) apparaît aux oubliettes (OUB).",
    ),
    (
        WINDOW,
        "",
        "pass",
        "Ne jouer aucun objet maintenant. C'est à p1.",
    ),
]
REFUSED = [
    (
        "new n=2",
        "family:goblinoid start:CHA",
        "family:goblinoid",
        "La famille des goblinoïdes est déjà prise : choisissez undead, aquatic, fire ou magical.",
    ),
    (
        "new n=2",
        "family:goblinoid start:CHA family:undead",
        "start:CHA",
        "La chapelle noire (CHA) contient déjà 1 groupe, autant qu'il en part de là : choisissez GAR, TRO ou ARE.",
    ),
    (
        "new n=2",
        "family:goblinoid start:CHA family:undead",
        "start:CAV",
        "Le caveau (CAV) ne mène pas droit au Cœur, et les groupes partent de ses salles attenantes : choisissez GAR,"
        " TRO ou ARE.",
    ),
    (
        HEART,
        "",
        "go:GAR",
        "Personne ne peut aller à la salle des gardes (GAR) maintenant : choisissez un groupe, ou terminez (done).",
    ),
    (
        HEART,
        "pick:g1",
        "go:TOU",
        "Il y a 19 cases jusque-là, et g1 avance de 10 cases : les salles à sa portée sont TRO, ARE, CHA, CUI, LAC et"
        " 4 autres.",
    ),
    (
        HEART,
        "pick:g1",
        "go:COE",
        "g1 est déjà là, dans le Cœur (COE) : laissez-le sur place (stay), ou allez ailleurs.",
    ),
    (
        HEART,
        "pick:g1",
        "drop:SQU",
        "Il n'y a pas une telle figurine à laisser dans g1 : ses figurines sont ORL.",
    ),
    (
        HEART,
        "",
        "pick:l1",
        "Les monstres isolés bougent après les combats, en phase 5 : choisissez un groupe, g1.",
    ),
    (
        HEART,
        "",
        "pick:g7",
        "Il n'y a rien de tel dans le donjon : choisissez g1.",
    ),
    (
        "pos phase=3 g1(p0)@COE[ORC*,ORL] l1(p1)@COE[ORA] l2@COE[SQU] l3@COE[ORL]",
        "pick:g1",
        "take:l2",
        "Le boss de g1 ne commande que des goblinoïdes, et l2 est un squelette : emmenez l1 ou l3.",
    ),
    (
        "pos phase=3 g1(p0)@COE[ORC*,ORL] l1(p1)@COE[ORA] l2@COE[SQU] l3@COE[ORL]",
        "pick:g1 take:l1",
        "take:l3",
        "Le boss de g1 commande 2 figurines et en a autant : allez ou restez, et laissez des figurines avant d'en"
        " emmener d'autres.",
    ),
    (
        "pos phase=3 g1(p0)@COE[ORC*,ORL] l1(p1)@COE[ORA] l2@COE[SQU] l3@COE[ORL]",
        "pick:g1 take:l1",
        "drop:ORL",
        "g1 a déjà emmené un monstre dans ce mouvement, et l'on laisse ses figurines avant : allez ou restez (stay).",
    ),
    (
        "pos phase=3 share_recruits=false g1(p0)@COE[ORA*,ORL] l1(p1)@COE[ORA]",
        "pick:g1",
        "take:l1",
        "l1 est à p1, et à cette table un boss n'emmène que les recrues de son joueur : il n'y a rien à emmener ici.",
    ),
    (
        "pos phase=3 g1(p0)@COE[ORA*,ORL]",
        "pick:g1 drop:ORL",
        "take:l1",
        "g1 vient de laisser l1 sur place et ne peut pas le reprendre dans le même mouvement : il peut bouger seul en"
        " phase 5.",
    ),
    (
        "pos phase=3 g1@CHA[ORA*,ORL] l1@CHA[ORL] b1@CHA<W[C1]",
        "pick:g1",
        "go:16.12",
        "g1 est au contact de b1 et ne peut pas quitter la chapelle noire (CHA) : emmenez l1, ou restez (stay).",
    ),
    (
        "pos turn=3 phase=3 g1@COE[ORA*] l1@COE[ORL] l2@COE[ORL]",
        "pick:g1",
        "take:l2",
        "l2 est tout pareil à l1, du même type et au même endroit : emmenez l1.",
    ),
    (
        LONE,
        "",
        "pick:l1",
        "l1 est au contact de b1 et ne peut pas partir ; un monstre isolé ne fait que se défendre : choisissez l2, ou"
        " terminez (done).",
    ),
    (
        LONE,
        "pick:l2",
        "go:20.8",
        "b2 s'y trouve, et un monstre isolé ne va jamais là où sont des aventuriers : les salles à sa portée sont TRO"
        " et ARE.",
    ),
    (
        LONE,
        "pick:l2",
        "go:GAR",
        "Il y a 16 cases jusque-là, et l2 avance de 6 cases : les salles à sa portée sont TRO et ARE.",
    ),
    (
        "pos phase=4 g1(p0)@GAR[ORA*] b1@GAR<N[C1] b2@GAR<N[T1] b3@CAV<E[T1]",
        "",
        "target:b3",
        "b3 n'est pas avec g1 dans la salle des gardes (GAR) : choisissez b1 ou b2.",
    ),
    (
        SHOP,
        "",
        "boss:GTR",
        "Un grand troll est de niveau 6, et tant que le donjon est au niveau 2 rien au-dessus de 4 n'est à vendre :"
        " choisissez ORL, ORC, ORA, GOB, SQU ou 14 autres.",
    ),
    (
        SHOP,
        "",
        "trap:9:at=CAV",
        "Un piège de niveau 9 n'est pas à vendre tant que le donjon est au niveau 2 : choisissez un niveau de 1 à 4.",
    ),
    (
        SHOP,
        "",
        "trap:1:at=GAR",
        "Rien de tel ne se place à la salle des gardes (GAR), attenante au Cœur : choisissez CAV, DOR, CIT, FOR, LAC"
        " ou 10 autres.",
    ),
    (
        SHOP,
        "",
        "penta:COE-DOR",
        "Le Cœur reste tel qu'il est : choisissez GAR, TRO, ARE, CHA, CAV ou 13 autres.",
    ),
    (
        SHOP,
        "boss:ORL",
        "boss:ORC",
        "Un boss a été acheté ce tour-ci, et le donjon tout entier n'en achète qu'un par tour : achetez autre chose,"
        " ou terminez (done).",
    ),
    (
        SHOP,
        "hire:ORL",
        "hire:RAT",
        "On n'achète pas des rats affamés de cette manière : choisissez ORL, ORC, ORA, GOB, SQU ou 14 autres.",
    ),
    (
        "pos phase=9 level=2 treasury=20 g1@COE[ORA*]",
        "",
        "hire:GOB",
        "Cela coûte 32 pièces d'or et la trésorerie en a 20 : vous pouvez payer ORL, ORC, SQU, GOU, BAT ou 5 autres.",
    ),
    (
        "pos phase=9 treasury=100 lone_max=1 l1@COE[ORL]",
        "",
        "hire:ORL",
        "Il y a déjà 1 monstre isolé, autant que le donjon en contient : que des groupes en emmènent d'abord.",
    ),
    (
        "pos phase=9 treasury=100 g1@GAR[ORA*] g2@TRO[ORA*]",
        "",
        "boss:ORA",
        "Il y a déjà 2 boss de ce type (orque en armure), autant qu'il peut y en avoir : choisissez ORL, ORC, SQU,"
        " GOU, MOM ou 9 autres.",
    ),
    (
        STAB,
        "",
        "play:low_blow:on=b1:by=T3:at=M3",
        "Il n'y a pas une telle figurine dans b1 : choisissez W3 ou M3.",
    ),
    (
        STAB,
        "",
        "play:webs:on=b1",
        "Aucune carte des toiles gluantes n'est en réserve : vous pouvez jouer low_blow.",
    ),
    (
        "pos phase=W2 stock.horn=1 stock.banner=1 g1@GAR[ORA*]",
        "",
        "play:horn:on=g1",
        "Un cor de ralliement se joue avant le mouvement des aventuriers, pas maintenant : vous pouvez jouer banner.",
    ),
    (
        "pos phase=W1 stock.amnesia=1 b1@CAV<E[W3,M3] b2@DOR<N[W1]",
        "",
        "play:amnesia:on=b2",
        "Un sort d'amnésie ne peut pas se jouer sur b2 : il faut dans le donjon un groupe avec un magicien qui n'a"
        " pas encore oublié ses sorts. Choisissez b1.",
    ),
    (
        WINDOW,
        "",
        "play:summons:as=CUB:at=OUB",
        "Un cube gélatineux est de niveau 3, et une invocation appelle un monstre errant de niveau 2 au plus :"
        " choisissez RAT, ZOM, CHS ou ARA.",
    ),
    (
        WINDOW,
        "",
        "play:summons:as=RAT:at=CAV",
        "Il y a quelqu'un au caveau (CAV) : choisissez CIT, FOR, LAC, GRO, POT ou 8 autres.",
    ),
    (
        "pos phase=2 b1@GRO<W[W1]",
        "",
        "orient:7",
        "7 ne peut pas sortir ici : c'est un nombre de 1 à 6.",
    ),
    (
        "pos phase=4 g1@CAV[KRA*] b1@CAV<E[W1]",
        "",
        "hits:7@4=1",
        "On lance maintenant 8 dés à 4+, donc de 0 à 8 réussites.",
    ),
]
TOLD = [
    (
        "pos phase=1 arrival=0",
        "dominant:3 size:6 size:3 class:1 class:5 class:2 class:6 class:4 lvl:6 lvl:2 sight:6 entrance:1",
        [
            "b1 entre par l'entrée 1, la case 5.0 : 4 magiciens, un guerrier, un voleur et un clerc, niveau 2.",
            "Ils voient dans le noir.",
        ],
    ),
    (
        "pos phase=4 g1@GRO[GTR*,TRL,TRL] b1@GRO<W[W4,W4,M4]",
        "hits:12@3=9 hits:16@4=7",
        [
            "Combat à la grotte enchantée (GRO) : g1 contre b1.",
            "g1 : 12 dés à 3+, 9 réussites ; b1 : 16 dés à 4+, 7 réussites ; g1 l'emporte par 9 à 7.",
            "g1 perd un troll ; g1 a maintenant un troll à 2 points de vie sur 3 ; b1 perd 2 guerriers ; b1 a"
            " maintenant un magicien à 3 points de vie sur 4.",
        ],
    ),
    (
        "pos turn=5 phase=2 g1(p1)@CHA[ORC*,ORA,ORL] g1.since=3 b1@16.12>W[T3,T3,T3]",
        "hits:9@4=4 hits:6@4=3",
        [
            "Combat à la chapelle noire (CHA) : b1 contre g1.",
            "b1 : 9 dés à 4+, 4 réussites ; g1 : 6 dés à 4+, 3 réussites ; b1 l'emporte par 4 à 3.",
            "b1 a maintenant un voleur à 1 point de vie sur 3 ; g1 perd un orque casqué et un orque loqueteux, dont"
            " son boss, et se disperse.",
        ],
    ),
    (
        "pos level=3 treasury=37 phase=2 DRG=6 b1@17.12>E[W5,W5,W5,W5]",
        "hits:20@4=11 hits:10@4=4",
        [
            "Combat au Cœur (COE) : b1 contre le dragon.",
            "b1 : 20 dés à 4+, 11 réussites ; le dragon : 10 dés à 4+, 4 réussites ; b1 l'emporte par 11 à 4.",
            "b1 s'en va pour toujours avec le trésor ; le dragon est tué, et un autre prend sa place.",
            "Le donjon descend au niveau 1.",
            "Le tour 2 commence.",
        ],
    ),
    (
        "pos level=3 phase=4 DRG=2 b1@COE<W[W4/1,W4/3]",
        "hits:10@4=5 hits:8@4=4",
        [
            "Combat au Cœur (COE) : le dragon contre b1.",
            "Le dragon : 10 dés à 4+, 5 réussites ; b1 : 8 dés à 4+, 4 réussites ; le dragon l'emporte par 5 à 4.",
            "Le dragon est tué, et un autre prend sa place ; b1 est éliminé.",
            "Revenus : 80 pièces d'or.",
        ],
    ),
    (
        "pos phase=2 l1@COE[ORC] b1@17.12>E[W2,M2,T2,C2]",
        "hits:10@4=6 hits:12@4=5",
        [
            "Combat au Cœur (COE) : b1 contre l1 et le dragon.",
            "b1 : 10 dés à 4+, 6 réussites ; l1 et le dragon : 12 dés à 4+, 5 réussites ; b1 l'emporte par 6 à 5.",
            "b1 perd un guerrier ; b1 a maintenant un clerc à 1 point de vie sur 2 ; l1 est détruit ; le dragon a"
            " encore 6 points de vie sur 10.",
        ],
    ),
    (
        "pos phase=2 trap.CAV=3:p1 g1(p0)@CAV[MOM*,SQU,SQU] b1@15.6>W[T2,M2,C2]",
        "hits:3@5=1 hits:6@4=2 hits:8@4=3 hits:5@3=4",
        [
            "Combat au caveau (CAV) : le piège contre b1.",
            "Le piège : 3 dés à 5+, 1 réussite ; b1 : 6 dés à 4+, 2 réussites ; b1 l'emporte par 2 à 1.",
            "Le piège a disparu ; b1 a maintenant un clerc à 1 point de vie sur 2.",
            "Combat au caveau (CAV) : b1 contre g1.",
            "b1 : 8 dés à 4+, 3 réussites ; g1 : 5 dés à 3+, 4 réussites ; g1 l'emporte par 4 à 3.",
            "b1 perd un voleur et un clerc ; b1 a maintenant un magicien à 1 point de vie sur 2 ; g1 perd 2"
            " squelettes.",
        ],
    ),
    (
        "pos phase=2 b1@ARM<E[W1,W1] b1.act=1 b2@16.2>E[M1,M1,T1]",
        "meet:1 hits:3@4=1 hits:2@4=1 hits:2@4=2 hits:1@4=0 plunder:1 hits:1@6=0 done done",
        [
            "b2 rencontre b1 à l'armurerie (ARM), dé 1 : ils se disputent et se battent.",
            "Combat à l'armurerie (ARM) : b2 contre b1.",
            "b2 : 3 dés à 4+, 1 réussite ; b1 : 2 dés à 4+, 1 réussite ; 1 partout, et l'égalité profite à l'attaque.",
            "b2 perd un voleur ; b1 perd un guerrier.",
            "Combat à l'armurerie (ARM) : b2 contre b1.",
            "b2 : 2 dés à 4+, 2 réussites ; b1 : 1 dé à 4+, aucune réussite ; b2 l'emporte par 2 à 0.",
            "b1 est éliminé.",
            "b2 pille l'armurerie (ARM), dé 1 : 1 pièce d'or perdue.",
            "Revenus : 20 pièces d'or.",
            "1 dé à 6+ pour des objets magiques : aucun.",
            "Le tour 2 commence.",
        ],
    ),
    (
        "pos phase=2 penta=CIT-ARM b1@16.2>E[M1,M1,C1]",
        "hits:2@5=1 orient:6 orient:6 orient:3",
        [
            "Les magiciens de b1 essaient le pentacle avec 2 dés à 5+ : 1 réussite.",
            "b1 va à la citerne (CIT).",
            "b1, qui est à la citerne (CIT), fait 6, en arrière : b1 va à la salle du trône (TRO).",
            "b1, qui est à la salle du trône (TRO), fait 6, en arrière : b1 va à la citerne (CIT).",
            "b1, qui est à la citerne (CIT), fait 3, tout droit : b1 reste là.",
        ],
    ),
    (
        "pos n=1 phase=2 arrival=2 stock.webs=1 b1@POT<N[W1,W1,T1] b1.plundered=POT",
        "orient:6 done arrive:2 return:4 entrance:6",
        [
            "b1, qui est à la poterne (POT), fait 6, en arrière : b1 quitte le donjon et attend dehors.",
            "Le tour 2 commence.",
            "Dé d'arrivée 2, il fallait 4+ : personne n'arrive.",
            "b1, dehors, fait 4 et revient.",
            "b1 entre par l'entrée 6, la case 0.13 : 2 guerriers et un voleur, niveau 2.",
        ],
    ),
    (
        "pos phase=8 treasury=0 elim=12,3",
        "hits:7@6=1 draw:amnesia",
        [
            "7 dés à 6+ pour des objets magiques : un objet.",
            "Le donjon trouve un sort d'amnésie.",
        ],
    ),
    (
        "pos phase=W1 stock.low_blow=1 b1@CAV<E[W3,M3]",
        "play:low_blow:on=b1:by=W3:at=M3 hits:6@4=4 hits:3@4=2",
        [
            "Coup bas dans b1 : le guerrier frappe le magicien.",
            "Le guerrier : 6 dés à 4+, 4 réussites ; le magicien : 3 dés à 4+, 2 réussites ; le guerrier l'emporte"
            " par 4 à 2.",
            "b1 perd un magicien ; b1 a maintenant un guerrier à 2 points de vie sur 3.",
        ],
    ),
    (
        "pos turn=7 phase=4 treasury=0 g1@LAC[HYD*/2] g1.since=6 b1@LAC<N[C1]",
        "hits:12@3=0 hits:1@4=0",
        [
            "Combat au lac souterrain (LAC) : g1 contre b1.",
            "g1 : 12 dés à 3+, aucune réussite ; b1 : 1 dé à 4+, aucune réussite ; 0 partout, et l'égalité profite à"
            " l'attaque.",
            "Personne n'est blessé.",
            "g1 guérit dans son antre.",
            "Le tour 8 commence.",
        ],
    ),
    (
        "pos kills=1 phase=2 b1@17.12>E[W1]",
        "hits:1@4=0 hits:10@4=0 hits:10@4=0 hits:1@4=0 done done",
        [
            "Combat au Cœur (COE) : b1 contre le dragon.",
            "b1 : 1 dé à 4+, aucune réussite ; le dragon : 10 dés à 4+, aucune réussite ; 0 partout, et l'égalité"
            " profite à l'attaque.",
            "Personne n'est blessé.",
            "Combat au Cœur (COE) : le dragon contre b1.",
            "Le dragon : 10 dés à 4+, aucune réussite ; b1 : 1 dé à 4+, aucune réussite ; 0 partout, et l'égalité"
            " profite à l'attaque.",
            "Personne n'est blessé.",
            "Le donjon descend au niveau 0.",
            "Le donjon est tombé au tour 1 : les aventuriers tiennent son Cœur.",
        ],
    ),
    (
        "pos phase=6 w1@36.6>E[ZOM] w2@OUB[RAT]",
        "hits:1@3=1 hits:1@4=1",
        [
            "Combat aux oubliettes (OUB) : w1 contre w2.",
            "w1 : 1 dé à 3+, 1 réussite ; w2 : 1 dé à 4+, 1 réussite ; 1 partout, et l'égalité profite à l'attaque.",
            "w1 est détruit ; w2 est détruit.",
        ],
    ),
    (
        "pos turn=28 level=6 kills=9 treasury=0 phase=4 g1@CAV[KRA*] b1@CAV<E[W1]",
        "hits:8@4=4 hits:1@4=0",
        [
            "Combat au caveau (CAV) : g1 contre b1.",
            "g1 : 8 dés à 4+, 4 réussites ; b1 : 1 dé à 4+, aucune réussite ; g1 l'emporte par 4 à 0.",
            "b1 est éliminé.",
            "Revenus : 10 pièces d'or.",
        ],
    ),
]


@pytest.mark.parametrize(("position", "before", "token", "said"), DONE)
def test_what_a_step_does(position: str, before: str, token: str, said: str) -> None:
    assert sentence(after("mironton", position, before.split()), token, "fr") == said


@pytest.mark.parametrize(("position", "before", "token", "said"), REFUSED)
def test_why_a_step_is_refused(position: str, before: str, token: str, said: str) -> None:
    match = after("mironton", position, before.split())
    assert match.why(token) is not None
    assert sentence(match, token, "fr") == said


@pytest.mark.parametrize(("position", "tokens", "told"), TOLD)
def test_what_came_of_the_dice(position: str, tokens: str, told: list[str]) -> None:
    match = after("mironton", position, tokens.split())
    assert [said.replace(NO_BREAK_SPACE, " ") for said in match.told(0, "fr")] == told

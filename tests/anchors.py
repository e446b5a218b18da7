"""The positions whose step sequences are counted and the games that are recorded, to be made again on purpose.

python tests/anchors.py       # rewrites tests/games/*/counts*.toml and games/*.txt; the diff must be explained
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from counting import Anchor, Recorded, counts_table, recorded_game

FOLDER = Path(__file__).parent / "games"
COUNTS = {
    "barons-2025": FOLDER / "barons" / "counts.toml",
    "barons-2024": FOLDER / "barons" / "counts-2024.toml",
    "co-2023": FOLDER / "barons" / "counts-co.toml",
    "guerre": FOLDER / "guerre" / "counts.toml",
    "mironton": FOLDER / "mironton" / "counts.toml",
}
GAMES = FOLDER / "barons" / "games"
GUERRE_GAMES = FOLDER / "guerre" / "games"
MIRONTON_GAMES = FOLDER / "mironton" / "games"


ANCHORS_2025 = [
    Anchor("opening", "pos to=B die=4 | B b19 k2,3 | R b36 k35,31", 3),
    Anchor(
        "crowded melee",
        "pos to=B die=2 | B b19 k13,20 d19 t19*2,26*1 | R b13 k13,20 d21 t21*1 | G b30 k13,26 | Y b8 k20,26 d30",
        3,
    ),
    Anchor(
        "dispersal with fights",
        "pos to=B die=5 order=D19 | B b19 k2,3 t19*4,20*1 | R b36 k26,31 d21,25 t13*1,18*2,25*1",
        4,
    ),
    Anchor(
        "capture",
        "pos to=B die=6 raze_troops=2 capture_engaged=4 capture_discarded=1 order=G20 razed=20 named=18"
        " | B b20 k2,3 t20*2,18*1,22*2,8*1 | R b36 k35,31 d14 t21*1",
        4,
    ),
    Anchor("pause", "pos to=B die=1 | B b19 k2,3 t20*3 | R b20 k19,31 | G b26 k35,36", 3),
]
ANCHORS_2024 = [
    Anchor("opening", "pos die=4 mt=12,26 kind=19:4,20:1 | B b19 s5,10 | R b37 s28,33", 3),
    Anchor(
        "saboteurs of three colours",
        "pos die=2 kind=19:2,21:1,30:3 | B b19 s13,20 t19*4,26*1 | R b13 s13,20 d21 t21*1 | G b30 s19,26 d30",
        3,
    ),
    Anchor(
        "gather behind mountains, past a promontory",
        "pos die=5 mt=20,32,17 kind=13:1,25:2 order=G19"
        " | B b19 s2,3 t21*2,22*1,8*2,4*1,26*1,37*1,30*2 | R b36 s11,31 d13,25 t25*1",
        4,
    ),
]
ANCHORS_CO = [
    Anchor("opening", "pos sab=5,14,18 mt=6 | B b10 | R b16", 3),
    Anchor(
        "dispersal with fights",
        "pos sab=9,4 mt=15 order=D10 | B b10 t10*4,11*1 | R b16 d12,9 t6*1,5*2 | G b1 t14*1",
        4,
    ),
    Anchor(
        "a move asks for an order, and the final round runs",
        "pos sab=10,7 final=1 move_requires_order=true | B b10 d3 t12*2,8*1,17*2 | R b16 t9*1,16*3 | G b1 d8",
        3,
    ),
]
ANCHORS_GUERRE = [
    Anchor("set-up", "new n=2", 5),
    Anchor("movement", "pos phase=MOVE | 0 ROU*3 EVR2 CAE1 | 1 LIL*2 STO2 EUU1", 4),
    Anchor("action", "pos ear=1 gold=25,10 | 0 ROU*2 EVR3F MAN2 | 1 LIL*2 CHA1C PAR3", 3),
    Anchor("English raid", "pos phase=EVENT english=2 gold=2 | 0 ROU*1 EVR1 | 1 LIL*1 BRU1", 4),
    Anchor(
        "recruits of three houses",
        "pos phase=EVENT event_table=recruit,recruit,recruit,recruit,recruit,recruit recruit_villages_per_token=1"
        " | 0 ROU*5 EVR3 CAE2 | 1 LIL*6 BRU3 STO4 | 2 TOU*5 NAR3",
        6,
    ),
    Anchor(
        "a battle drawn whole, pressed to its end",
        "pos battle_chance=losses retreat_before_first=true deck=FA3 disc=TB2,VI10 | 0 ROU*2 EVR2F | 1 LIL*2 CHA1C",
        6,
    ),
    Anchor(
        "churches, a pope, and who may bid against him",
        "pos phase=EVENT gold=2,1,1 pope_churches=2 church_cost=1 own.1=BRU:0"
        " event_table=change,change,change,change,change,change"
        " | 0 ROU*1 EVR1C CHA1 | 1 LIL*1 BRU1C STO1C | 2 TOU*1 NAR1",
        6,
    ),
]
ANCHORS_MIRONTON = [
    Anchor("set-up", "new n=2", 7),
    Anchor("a new band", "pos phase=1 arrival=0 level=3", 5),
    Anchor(
        "bands that walk, meet, and find a pentacle and a trap",
        "pos phase=2 penta=CIT-ARM trap.LAC=2 b1@16.2>E[M1,T1] b2@ARM<E[W1] b3@LAC<S[C1] b4@12.22>S[M1,W1] w1@GAR[RAT]",
        5,
    ),
    Anchor("groups take, drop and go", "pos phase=3 g1@COE[ORC*,ORL] l1@COE[ORA] l2@COE[ORL]", 3),
    Anchor("targets and rounds", "pos phase=4 g1@GAR[ORA*] g2(p1)@GAR[TRL*] b1@GAR<N[C1] b2@GAR<N[T1]", 5),
    Anchor("strays", "pos phase=6 w1@GAR[RAT] w2@CAV[ZOM] w3@CHA[CHS] trap.CAV=1 b1@CHA<W[C1]", 5),
    Anchor("plunder, revenue and items", "pos phase=7 elim=3,5 b1@CAV<E[T1] b2@GAR<N[W1]", 4),
    Anchor("the market", "pos phase=9 level=2 treasury=24 l1@COE[ORL] w1@CAV[RAT]", 2),
    Anchor(
        "items",
        "pos phase=W1 stock.low_blow=1 stock.false_map=1 stock.summons=1 stock.draught=1"
        " b1@GAR<S[W1,M1,M1] g1@CAV[ORA*/1]",
        3,
    ),
]
ANCHORS = {
    "barons-2025": ANCHORS_2025,
    "barons-2024": ANCHORS_2024,
    "co-2023": ANCHORS_CO,
    "guerre": ANCHORS_GUERRE,
    "mironton": ANCHORS_MIRONTON,
}


RECORDED = {
    "two-players": Recorded("barons-2025", 2, 24, {"max_rounds": "60"}),
    "three-players-odd-rules": Recorded(
        "barons-2025",
        3,
        52,
        {
            "max_rounds": "20",
            "capture_mode": "automatic",
            "capture_engaged": "5",
            "raze_troops": "2",
            "disperse_blocked": "forbid",
            "troop_move_scope": "order",
            "knight_command": "unengaged",
            "end_check": "turn",
            "color_choice": "fixed",
            "target_points": "30",
        },
    ),
    "four-players": Recorded("barons-2025", 4, 107, {"max_rounds": "40"}),
    "2024-two-players": Recorded("barons-2024", 2, 131, {"max_rounds": "60", "target_points": "7"}),
    "2024-three-players-odd-rules": Recorded(
        "barons-2024",
        3,
        35,
        {
            "max_rounds": "30",
            "saboteurs_per_player": "3",
            "mountains": "8",
            "immune_kinds": "1,2",
            "raze_troops": "2",
            "disperse_blocked": "forbid",
            "ranking_keys": "points,donjons,troops_on_board",
        },
    ),
    "co-two-players": Recorded("co-2023", 2, 1, {"max_rounds": "60"}),
    "co-four-players-odd-rules": Recorded(
        "co-2023",
        4,
        20,
        {
            "max_rounds": "30",
            "board_radius": "3",
            "objectives_mode": "fixed",
            "start_on_objectives": "true",
            "move_requires_order": "true",
            "mountains": "6",
            "saboteurs": "5",
            "raze_troops": "2",
        },
    ),
}
RECORDED_GUERRE = {
    "three-players": Recorded("guerre", 3, 7, {"max_rounds": "12"}),
    "six-players-odd-rules": Recorded(
        "guerre",
        6,
        21,
        {
            "max_rounds": "6",
            "battle_chance": "losses",
            "church_cost": "1",
            "pope_churches": "2",
            "pope_turns": "4",
            "elimination": "no_village",
            "move_into_neutral": "true",
            "zero_card": "at_once",
            "english_steps": "1",
            "english_power_per_player": "9",
            "event_table": "english,change,harvest,recruit,english,change",
        },
    ),
}
RECORDED_MIRONTON = {
    "one-player-victory": Recorded(
        "mironton", 1, 1, {"difficulty": "apprentice", "start_treasury": "600", "target_level": "4", "entrances": "4"}
    ),
    "two-players-fallen": Recorded("mironton", 2, 8, {}),
    "four-players-odd-rules": Recorded(
        "mironton",
        4,
        12,
        {
            "difficulty": "veteran",
            "dungeon": "generated",
            "gen_seed": "12",
            "entrances": "8",
            "start_treasury": "300",
            "item_face": "3",
            "level_chain": "table",
            "double_rule": "any",
            "trap_attacker": "victim",
            "regen_needs_rest": "true",
            "limits_scope": "seat",
            "quarrel_counts": "true",
            "plunder_rule": "formula",
            "meet_quarrel": "2",
        },
    ),
}


def main() -> None:
    head = "# How many step sequences there are to depth 1, 2, ... (python tests/anchors.py)\n\n"
    for key, anchors in ANCHORS.items():
        COUNTS[key].write_text(head + "\n\n".join(counts_table(key, anchor) for anchor in anchors) + "\n")
    for folder, games in (
        (GAMES, RECORDED),
        (GUERRE_GAMES, RECORDED_GUERRE),
        (MIRONTON_GAMES, RECORDED_MIRONTON),
    ):
        folder.mkdir(exist_ok=True)
        for name, recorded in games.items():
            (folder / f"{name}.txt").write_text(recorded_game(recorded))


if __name__ == "__main__":
    main()

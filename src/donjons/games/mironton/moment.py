"""What a phase has already done (R55): the words of a position that stands at a choice within a phase.

`awaits` names the choice (`awaits=orient`); then `active`, `left`, `entered`, `teleported`, `met` and `rounds` (of a
quarrel) tell how far the unit's activation has come, `taken` and `dropped` what an active group did, `g1.target` and
`DRG.target` who was chosen, `dominant`, `wanted`, `grade`, `chain` and `rolls` how far a band is created, `draws` how
many cards come. In a round `fight` says who fights where (`fight=b3/monsters@GAR`), `hits` what each side has rolled,
and `rolling` which side throws next and from which face it hits (`rolling=1@4`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from donjons.boards.dungeon import Dungeon
from donjons.core.errors import BadPosition
from donjons.games.mironton.dice import dice_of, living
from donjons.games.mironton.groups import look_around
from donjons.games.mironton.lone import pick_lone
from donjons.games.mironton.position_units import whole
from donjons.games.mironton.revenue import item_dice
from donjons.games.mironton.rules import Rules
from donjons.games.mironton.state import NO_SERIAL, Await, Phase, Side, Stage, State
from donjons.games.mironton.steps import MOST_DICE, NO_SLOT, Unit
from donjons.games.mironton.tables import Fighter
from donjons.games.mironton.units_text import LETTERS, UNITS, slot_with

NUMBERS: Final = {  # words that are numbers: where the state keeps them, and the highest
    "left": ("left", 60),
    "entered": ("entered", 1),
    "teleported": ("teleported", 1),
    "rounds": ("quarrel_rounds", 99),
    "taken": ("taken", 1),
    "draws": ("draws", 99),
    "wanted": ("wanted", 16),
    "grade": ("grade", 99),
    "rolls": ("chain_rolls", 99),
}
WORDS: Final = (
    *("awaits", "active", "met", "dropped", "DRG.target", "dominant", "chain", "fight", "hits", "rolling"),
    *NUMBERS,
)
ACTIVE: Final = {  # the unit that is active in a phase
    Phase.BANDS: Unit.BAND,
    Phase.GROUPS: Unit.GROUP,
    Phase.FIGHT: Unit.GROUP,
    Phase.LONE: Unit.LONE,
    Phase.STRAYS: Unit.STRAY,
    Phase.PLUNDER: Unit.BAND,
}
AWAITED: Final = {  # what may be awaited at a choice within a phase
    Phase.ARRIVAL: range(Await.ARRIVE, Await.RETURN + 1),
    Phase.FIRST_WINDOW: (Await.HITS,),
    Phase.BANDS: (Await.ORIENT, Await.MEET, Await.HITS),
    Phase.GROUPS: (Await.MOVE,),
    Phase.SECOND_WINDOW: (Await.HITS,),
    Phase.FIGHT: (Await.TARGET, Await.HITS),
    Phase.LONE: (Await.MOVE,),
    Phase.STRAYS: (Await.WANDER, Await.HITS),
    Phase.PLUNDER: (Await.PLUNDER,),
    Phase.REVENUE: (Await.HITS, Await.DRAW),
}
STAGES: Final = {  # how far the phase has come then, where that is not its beginning; fights aside
    Phase.ARRIVAL: dict.fromkeys(Await, Stage.RETURNS),
    Phase.BANDS: {Await.ORIENT: Stage.WALK, Await.MEET: Stage.COMPANY, Await.HITS: Stage.PENTACLE},
    Phase.FIGHT: {Await.TARGET: Stage.NEXT},
    Phase.STRAYS: {Await.WANDER: Stage.WALK},
    Phase.REVENUE: dict.fromkeys(Await, Stage.DRAWS),
}
PARTIES: Final = {"trap": Side.TRAP, "monsters": Side.REGULARS, "groups": Side.TARGETING}
PARTY_WORDS: Final = {side: word for word, side in PARTIES.items()}
FIGHT: Final = re.compile(r"([a-z0-9.]+)/([a-z0-9.]+)@([A-Z0-9.]+)")
PARTY: Final = re.compile(r"([bw])([0-9]{1,5})(?:\.([0-9]{1,2}))?")
SERIAL: Final = re.compile("([bglw])([0-9]{1,5})")
CLASSES: Final = {fighter.name.lower(): fighter for fighter in Fighter}
LATEST_SERIAL: Final = 9999


def read_moment(dungeon: Dungeon, rules: Rules, state: State, words: Mapping[str, str]) -> None:
    """Bring a state at the beginning of its phase to the choice that the words describe."""
    _Reader(dungeon, rules, state, words).read()


class _Reader:
    def __init__(self, dungeon: Dungeon, rules: Rules, state: State, words: Mapping[str, str]) -> None:
        self.dungeon, self.rules, self.state, self.words = dungeon, rules, state, words

    def read(self) -> None:
        state, phase = self.state, Phase(self.state.phase)
        awaited = {Await(kind).name.lower(): Await(kind) for kind in AWAITED.get(phase, ())}
        text = self.words["awaits"]
        if text not in awaited:
            raise BadPosition(f"awaits={text[:40]}: in this phase expected one of {', '.join(awaited) or 'none'}.")
        state.awaits = awaited[text]
        state.stage = STAGES.get(phase, {}).get(awaited[text], Stage.BEGIN)
        self.read_numbers()
        self.read_activation(phase)
        if "fight" in self.words:
            self.read_fight()
        elif state.awaits == Await.HITS:
            self.read_dice()

    def read_numbers(self) -> None:
        state = self.state
        for name, (field, highest) in NUMBERS.items():
            setattr(state, field, whole(self.words.get(name, "0"), 0, highest, name))
        state.chain = whole(self.words.get("chain", "0"), -1, 1, "chain")
        fighter = self.words.get("dominant", "warrior")
        if fighter not in CLASSES:
            raise BadPosition(f"dominant={fighter[:40]}: expected one of {', '.join(CLASSES)}.")
        state.dominant = CLASSES[fighter]

    def read_activation(self, phase: Phase) -> None:
        state = self.state
        state.met = self.serial("met", "bw")
        state.guardian_target = self.serial("DRG.target", "b")
        if "active" in self.words:
            if phase not in ACTIVE:
                raise BadPosition("active: no unit is active in this phase.")
            state.active = self.serial("active", LETTERS[ACTIVE[phase]])
            if slot_with(state, ACTIVE[phase], state.active) == NO_SLOT:
                raise BadPosition(f"active={self.words['active'][:40]}: there is no such unit.")
        if state.awaits == Await.MOVE and state.active != NO_SERIAL:
            self.read_move(phase)

    def read_move(self, phase: Phase) -> None:
        """The active monsters know their ways."""
        state, slot = self.state, slot_with(self.state, ACTIVE[phase], self.state.active)
        if phase == Phase.LONE:
            pick_lone(self.rules, state, slot)
        else:
            state.dropped = self.serial("dropped", "l") or state.next_lone
            look_around(self.rules, state, slot)

    def serial(self, name: str, letters: str) -> int:
        """The serial number of the unit that a word names, or NO_SERIAL."""
        text = self.words.get(name)
        if text is None:
            return NO_SERIAL
        match = SERIAL.fullmatch(text)
        if not match or match[1] not in letters:
            raise BadPosition(f"{name}={text[:40]}: expected a unit such as {letters[0]}1.")
        return whole(match[2], 1, LATEST_SERIAL, name)

    # Dice
    def read_dice(self) -> None:
        """Of a pentacle, or for items."""
        state, rules = self.state, self.rules
        if state.phase == Phase.BANDS:
            band = slot_with(state, Unit.BAND, state.active)
            state.dice = 0 if band == NO_SLOT else living(state, band, Fighter.MAGE)
            state.threshold = rules.portal_face
        elif state.phase == Phase.REVENUE:
            state.dice = min(item_dice(rules, state), MOST_DICE)
            state.threshold = rules.item_face

    def read_fight(self) -> None:
        state = self.state
        match = FIGHT.fullmatch(self.words["fight"])
        places = {self.dungeon.place_id(place): place for place in range(self.dungeon.places)}
        if not match or match[3] not in places:
            raise BadPosition(f"fight={self.words['fight'][:40]}: expected two sides and a place: b3/monsters@GAR.")
        state.fighting = 1
        state.fight_place = places[match[3]]
        for side in range(2):
            self.read_party(side, match[side + 1])
        state.stage = fighting_stage(state)
        hits = self.words.get("hits", "0,0").split(",")
        if len(hits) != 2:
            raise BadPosition("hits: expected a number for each side, such as 2,0.")
        for side, text in enumerate(hits):
            state.side_hits[side] = whole(text, 0, MOST_DICE, "hits")
        rolling = re.fullmatch("([01])@([2-6])", self.words.get("rolling", ""))
        if not rolling:
            raise BadPosition("rolling: expected the side that rolls and the face from which it hits, such as 0@4.")
        state.rolling, state.threshold = int(rolling[1]), int(rolling[2])

    def read_party(self, side: int, text: str) -> None:
        """b3, w1, trap, monsters, groups, or b1.2 for the third figure of a band."""
        state, match = self.state, PARTY.fullmatch(text)
        if not match:
            if text not in PARTIES:
                raise BadPosition(f"fight: expected a side such as b3, w1, {', '.join(PARTIES)}, not {text[:40]!r}.")
            state.side[side] = PARTIES[text]
            state.side_number[side] = state.fight_place if text == "trap" else 0
            return
        serial = whole(match[2], 1, LATEST_SERIAL, "fight")
        if slot_with(state, UNITS[match[1]], serial) == NO_SLOT:
            raise BadPosition(f"fight: there is no {text[:40]}.")
        state.side[side] = Side.BAND if match[1] == "b" else Side.STRAY
        state.side_number[side] = serial
        if match[3]:
            state.side[side] = Side.FIGURE
            state.blow_band, state.side_number[side] = serial, int(match[3])


def roll(rules: Rules, state: State) -> None:
    """How many dice are rolled now in a round; only one that makes sense has any."""
    if state.fighting:
        state.dice = min(dice_of(rules, state, state.rolling, state.threshold), MOST_DICE)


def fighting_stage(state: State) -> Stage:
    """How far a phase has come while a round is fought in it."""
    sides = (state.side[0], state.side[1])
    if state.phase == Phase.FIGHT:
        return Stage.CHOSEN
    if state.phase not in (Phase.BANDS, Phase.STRAYS):
        return Stage.BEGIN
    if Side.TRAP in sides:
        return Stage.SPRUNG
    if state.phase == Phase.STRAYS:
        return Stage.DONE
    return Stage.QUARREL if sides == (Side.BAND, Side.BAND) else Stage.CONTACTS

"""The refusals of guerre in the order of §13.3, naively: a token in, the name of the first rule that refuses it out."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from donjons.games.guerre.state import NEUTRAL
from guerre_map import MAP_KIND, PLACES, ROADS
from guerre_naive import World

FORMS = {
    "capital": r"\*(?P<p>...)",
    "village": r"\+(?P<p>...)",
    "bid": r"\$(?P<k>\d+)",
    "recruit": r"\^(?P<p>...)",
    "yield": r"!(?P<p>...)",
    "stay": r"-",
    "move": r"(?P<p>...)>(?P<t>...)\.(?P<k>\d)",
    "pass": r"/",
    "attack": r"(?P<p>...)x(?P<t>...)\.(?P<k>\d)",
    "build": r"(?P<p>...)=(?P<b>[FC])",
    "done": r"\.",
    "press": r">>",
    "retreat": r"<<",
    "occupy": r">(?P<k>\d)",
    "decline": r"&-",
    "elect": r"&(?P<p>...)",
}
OFFERED = {
    "CAPITAL": ("capital",),
    "VILLAGE": ("village",),
    "BID": ("bid",),
    "RECRUIT": ("recruit",),
    "PILLAGE": ("yield",),
    "MOVE": ("stay", "move"),
    "ACT": ("pass", "attack", "build", "move"),
    "BUILD_MORE": ("done", "build"),
    "PRESS": ("press", "retreat"),
    "OCCUPY": ("occupy",),
    "ELECT": ("elect", "decline"),
}


class Words(NamedTuple):
    """A step: its kind, a place, another or a building, a number."""

    kind: str
    place: str
    other: str
    number: int


@cache
def read(token: str) -> Words:
    for kind, form in FORMS.items():
        match = re.fullmatch(form, token)
        if match:
            words = match.groupdict()
            other = words.get("t") or words.get("b") or ""
            return Words(kind, words.get("p") or "", other, int(words.get("k") or 0))
    return Words("chance", "", "", 0)


class Asked(World):
    """A world in which somebody is asked for a step."""

    phase = ""
    seat = 0
    moved = False
    built: tuple[str, ...] = ()
    capital = ""  # that the seat has just chosen
    target = ""  # of the battle

    def why(self, token: str) -> str | None:
        """The first rule that refuses a step of a seat, or None."""
        step = read(token)
        return self.refusal(*step) if step.kind in OFFERED.get(self.phase, ()) else "PHASE"

    def refusal(self, kind: str, p: str, other: str, k: int) -> str | None:
        match kind:
            case "move":
                return self.why_move(p, other, k)
            case "attack":
                return self.why_attack(p, other, k)
            case "build":
                return self.why_build(p, other)
            case "recruit" | "yield" | "elect" | "capital" | "village":
                return self.why_place(kind, p)
            case "bid":
                return "GOLD" if k > self.gold[self.seat] else None
            case "occupy":
                assert self.battle
                if k > self.battle.at:
                    return "SURVIVORS"
                return "FULL" if k > self.capacity(self.target) else None
        return None

    def why_place(self, kind: str, p: str) -> str | None:
        x, village = self.seat, self.kind[p] == "VILLAGE"
        checks = {
            "capital": [(MAP_KIND[p] != "capital", "NOT_A_SITE"), (self.owner[p] != NEUTRAL, "TAKEN")],
            "village": [
                (p not in ROADS.get(self.capital, ()), "NOT_LINKED"),
                (not village, "NOT_A_VILLAGE"),
                (self.owner[p] != NEUTRAL, "TAKEN"),
            ],
            "recruit": [
                (self.owner[p] != x, "NOT_YOURS"),
                (village and self.rules.recruit_where == "cities", "CITIES_ONLY"),
                (self.tokens[p] >= self.capacity(p), "FULL"),
            ],
            "yield": [(self.owner[p] != x, "NOT_YOURS"), (not village, "NOT_A_VILLAGE")],
            "elect": [(p not in self.pope_sites(x), "NO_SITE")],
        }
        return first(checks[kind])

    def why_move(self, f: str, t: str, k: int) -> str | None:
        held = self.owner[f] == self.seat
        target_open = self.owner[t] == self.seat or (self.owner[t] == NEUTRAL and self.rules.move_into_neutral)
        keeps = self.kind[f] in ("CAPITAL", "CITY") and self.rules.leave_empty == "villages"
        return first(
            [
                (self.phase == "ACT" and not self.moved, "NO_FIRST_MOVE"),
                (not held, "NOT_YOURS"),
                (t not in ROADS[f], "NOT_LINKED"),
                (not target_open, "FOREIGN"),
                (k > self.tokens[f], "TOO_MANY"),
                (keeps and k > self.tokens[f] - 1, "KEEP_ONE"),
                (self.tokens[t] + k > self.capacity(t), "FULL"),
            ]
        )

    def why_attack(self, f: str, t: str, k: int) -> str | None:
        x, automatic = self.seat, self.owner[t] == NEUTRAL and self.rules.neutral_dice == 0
        protected = self.owner[t] >= 0 and self.owner[t] == self.holder[1] and x not in self.released
        return first(
            [
                (self.owner[f] != x, "NOT_YOURS"),
                (t not in ROADS[f], "NOT_LINKED"),
                (self.owner[t] == x, "OWN"),
                (protected, "PROTECTED"),
                (k > self.tokens[f] - self.rules.attack_leave, "KEEP_ONE"),
                (automatic and k > self.capacity(t), "FULL"),
            ]
        )

    def why_build(self, p: str, b: str) -> str | None:
        x, cost = self.seat, self.rules.fortress_cost if b == "F" else self.rules.church_cost
        return first(
            [
                (self.owner[p] != x, "NOT_YOURS"),
                (self.kind[p] == "CAPITAL", "CAPITAL"),
                (p in self.built, "BUILT"),
                (self.building[p] == b, "SAME"),
                (self.buildings(x, b) >= self.most(b), "LIMIT"),
                (self.gold[x] < cost, "GOLD"),
            ]
        )

    def candidates(self) -> list[str]:
        """Tokens among which the legal ones of this phase are."""
        own = self.places_of(self.seat)
        roads = [(f, t, k) for f in own for t in ROADS[f] for k in range(1, 10)]
        by_kind = {
            "capital": [f"*{p}" for p in PLACES],
            "village": [f"+{p}" for p in PLACES],
            "bid": [f"${gold}" for gold in range(100)],
            "recruit": [f"^{p}" for p in own],
            "yield": [f"!{p}" for p in own],
            "move": [f"{f}>{t}.{k}" for f, t, k in roads],
            "attack": [f"{f}x{t}.{k}" for f, t, k in roads],
            "build": [f"{p}={b}" for p in own for b in "FC"],
            "occupy": [f">{k}" for k in range(1, 10)],
            "elect": [f"&{p}" for p in own],
        }
        single = {"stay": "-", "pass": "/", "done": ".", "press": ">>", "retreat": "<<", "decline": "&-"}
        kinds = OFFERED[self.phase]
        return [token for kind in kinds for token in by_kind.get(kind, [single.get(kind, "")]) if token]

    def legal(self, phase: str, seat: int) -> list[str]:
        """The tokens that nothing refuses in this phase."""
        self.phase, self.seat = phase, seat
        return [token for token in self.candidates() if self.why(token) is None]


def first(checks: list[tuple[bool, str]]) -> str | None:
    return next((name for fails, name in checks if fails), None)

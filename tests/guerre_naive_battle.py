"""Battles of guerre, naively: cards in lists, dice sorted and paired one by one (§8.6 to §8.9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from fractions import Fraction
from typing import Any

from donjons.games.guerre.state import CROWN
from guerre_naive import Ask, Asking, Battle, chance, die
from guerre_naive_refusals import Asked
from guerre_positions import CODES

Card = tuple[int, int]


def effective_attack(rules: Any, cards: list[str], against: list[str], ear: bool) -> list[Card]:
    """Step 1 of MUSTER."""
    found = []
    for card in cards:
        value = rules.deck_attack[CODES.index(card)]
        if card == "LA" and "CV" in against:
            value += rules.la_vs_cv
        if card == "AR" and "EC" in against:
            value += rules.ar_vs_ec
        if card == "CV" and "FA" in against:
            value += rules.cv_vs_fa
        if card == "BE" and "MU" in against:
            value += rules.be_vs_mu
        if card == "EC" and len(cards) > 1:
            value += rules.ec_in_company
        if ear and rules.ear_die == "card":
            value += rules.ear_dice
        found.append((value, CODES.index(card)))
    return sorted(found)


def effective_defence(rules: Any, cards: list[str], against: list[str]) -> list[Card]:
    """Step 2 of MUSTER."""
    bonus = {"MU": rules.mu_vs_cv} if "CV" in against else {}
    return sorted((rules.deck_defence[CODES.index(card)] + bonus.get(card, 0), CODES.index(card)) for card in cards)


def dice_lost(attack: list[int], defence: list[int]) -> tuple[int, int]:
    """Both throws sorted, compared one by one: what the attacker and the defender lose."""
    pairs = list(zip(sorted(attack, reverse=True), sorted(defence, reverse=True), strict=False))
    beaten = sum(a > d for a, d in pairs)
    return len(pairs) - beaten, beaten


def bury(cards: list[Card], wounds: int) -> int:
    """Cards fall from the weakest; returns the wounds left."""
    while cards and wounds >= cards[0][0]:
        wounds -= cards.pop(0)[0]
    return wounds


class Fighting(Asked):
    """A world with battles."""

    def draw(self) -> Generator[Ask, str, str]:
        pile = self.deck or self.discard
        odds: dict[str, Fraction | None] = {f"@c{code}": Fraction(n, len(pile)) for code, n in Counter(pile).items()}
        card = (yield from chance("DRAW", odds))[2:]
        if not self.deck:
            self.deck, self.discard = self.discard, []
        self.deck.remove(card)
        return card

    def fight(self, x: int, f: str, t: str, k: int) -> Asking:
        """A whole battle, from the first card to END-TURN (without it)."""
        rules, defender = self.rules, self.owner[t]
        is_seat = defender >= 0
        self.target = t
        self.battle = fight = Battle(k, self.tokens[t] if is_seat else 0)
        mine, theirs = [], []
        for _ in range(k):
            mine.append((yield from self.draw()))
        if is_seat:
            extra = rules.capital_cards if self.kind[t] == "CAPITAL" else 0
            for _ in range(self.tokens[t] + extra):
                theirs.append((yield from self.draw()))
        self.muster(x, f, t, mine, theirs)
        outcome = self.before_the_dice(is_seat)
        if not outcome and rules.retreat_before_first:
            outcome = yield from self.press(x)
        while not outcome:
            lost = yield from self.clash()
            outcome = self.suffer(lost, is_seat)
            if not outcome:
                outcome = yield from self.press(x)
        occupied = 0
        if outcome == "WON":
            occupied = int((yield Ask("OCCUPY", x, dict.fromkeys(self.legal("OCCUPY", x))))[1:])
        self.discard += mine + theirs
        self.battle = None
        self.tokens[f] -= k - fight.at
        if outcome in ("RETREAT", "LOST"):
            if is_seat:
                self.tokens[t] = fight.dt
            return
        if is_seat:
            self.lose(t)
        if occupied:
            self.tokens[f] -= occupied
            self.gain(t, x, occupied)
        if is_seat:
            self.eliminate(defender)
        self.victory()

    def muster(self, x: int, f: str, t: str, mine: list[str], theirs: list[str]) -> None:
        """Steps 1 to 6."""
        rules, fight, is_seat = self.rules, self.battle, self.owner[t] >= 0
        assert fight
        ear = self.holder[0] == x
        fight.attack = effective_attack(rules, mine, theirs, ear)
        fight.defence = effective_defence(rules, theirs, mine)
        attack = sum(value for value, _ in fight.attack)
        attack += rules.fortress_attack if self.building[f] == "F" else 0
        attack += rules.ear_dice * len(mine) if ear and rules.ear_die == "token" else 0
        place = {"F": rules.fortress_defence, "C": rules.church_defence, "": 0}[self.building[t]] if is_seat else 0
        by_source = rules.assassin_bonus == "source"
        if is_seat:
            base = sum(value for value, _ in fight.defence) + place
            bonus = place + (theirs.count("MU") * rules.mu_vs_cv if "CV" in mine else 0)
            bonus += rules.capital_cards if by_source and self.kind[t] == "CAPITAL" else 0
        elif self.owner[t] == CROWN:
            base = rules.crown_dice_per_player * len(self.seats)
            bonus = base if by_source else 0
        else:
            base, bonus = rules.neutral_dice, 0
        cancelled = min(rules.assassin_cancels * mine.count("AS"), bonus)
        fight.dice = [attack, max(0, base - cancelled - rules.trebuchet_takes * mine.count("TB"))]

    def before_the_dice(self, is_seat: bool) -> str:
        """Steps 7 and 8: an outcome without a die, or nothing."""
        fight = self.battle
        assert fight
        if self.rules.zero_card == "at_once":
            fight.attack = [card for card in fight.attack if card[0] > 0]
            fight.defence = [card for card in fight.defence if card[0] > 0]
            fight.at, fight.dt = min(fight.at, len(fight.attack)), min(fight.dt, len(fight.defence))
            if fight.at == 0 and fight.dt == 0 and is_seat:
                return "BOTH"
            if fight.at == 0:
                return "LOST"
            if fight.dt == 0 and is_seat:
                return "WON"
        if fight.dice[0] == 0:
            return "RETREAT"
        return "WON" if fight.dice[1] == 0 else ""

    def press(self, x: int) -> Generator[Ask, str, str]:
        token = yield Ask("PRESS", x, dict.fromkeys(self.legal("PRESS", x)))
        return "RETREAT" if token == "<<" else ""

    def clash(self) -> Generator[Ask, str, tuple[int, int]]:
        """The dice of one round: what each side loses."""
        assert self.battle
        attack, defence = self.battle.dice
        if self.rules.battle_chance == "losses":
            most = min(attack, defence)
            token = yield from chance("ROLL_A", {f"@l{lost}": None for lost in range(most + 1)})
            return int(token[2:]), most - int(token[2:])
        throws: list[list[int]] = [[], []]
        for side, (phase, letter) in enumerate((("ROLL_A", "a"), ("ROLL_D", "d"))):
            for _ in range(self.battle.dice[side]):
                throws[side].append(int((yield from chance(phase, die(letter)))[2:]))
        return dice_lost(throws[0], throws[1])

    def suffer(self, lost: tuple[int, int], is_seat: bool) -> str:
        """Steps 2 to 5 of CLASH: the outcome, or nothing while both stand."""
        fight = self.battle
        assert fight
        fight.dice = [fight.dice[0] - lost[0], fight.dice[1] - lost[1]]
        if lost[0] > 0:
            fight.wounds[0] = bury(fight.attack, fight.wounds[0] + lost[0])
            fight.at = min(fight.at, len(fight.attack))
        if lost[1] > 0 and is_seat:
            fight.wounds[1] = bury(fight.defence, fight.wounds[1] + lost[1])
            fight.dt = min(fight.dt, len(fight.defence))
        beaten = fight.dice[1] == 0 or (is_seat and fight.dt == 0)
        if fight.at == 0:
            return "BOTH" if beaten else "LOST"
        return "WON" if beaten else ""

"""The clashes of a battle, each in a sentence: the dice of both sides, and what they lose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from donjons.core.layout import Records, Row
from donjons.core.parameters import Language
from donjons.core.wording import both, sentence
from donjons.games.guerre.battle import dice_beaten, dice_in, suffer
from donjons.games.guerre.explain_battle import Battle, Draw, after_step, tell_end
from donjons.games.guerre.explain_cards import cards_named
from donjons.games.guerre.facts import reading
from donjons.games.guerre.state import CARDS, FACES, Phase, State
from donjons.games.guerre.steps import Kind, kind_of, number_of


def tell_clash(rules: Records, draws: Sequence[Draw], language: Language) -> Iterator[str]:
    """Dice rolled in a row; once all lie on the table, what each side loses by them."""
    records, step = draws[-1]
    table, before = reading(rules, records)
    _, fought = reading(rules, records.copy())
    battle = Battle(table, fought, language)
    if kind_of(step) == Kind.CLASH:
        shown, attack_loses = battle.says("clash"), number_of(step)
    else:
        dice = fought.att_dice if kind_of(step) == Kind.ATTACK_DIE else fought.def_dice
        dice[number_of(step)] += 1
        if dice_in(fought.def_dice) < fought.def_pool:
            yield from _tell_some_dice(draws, battle)
            return
        shown = battle.says("rolled", attack=_faces(fought.att_dice), defence=_faces(fought.def_dice))
        attack_loses = min(fought.att_pool, fought.def_pool) - dice_beaten(fought)
    suffer(table, fought, attack_loses)
    after = after_step(rules, records, step)
    losses = [_loss(battle, before, attacks=True), _loss(battle, before, attacks=False)]
    if after.phase == Phase.PRESS:
        left = battle.says("left", attack=battle.number(after.att_pool), defence=after.def_pool)
        losses[1] += battle.texts.SEMICOLON + left
    yield sentence(language, f"{shown}{battle.texts.COLON}{', '.join(losses)}")
    yield from tell_end(battle, after, is_rolled=True)


def _faces(dice: Row) -> str:
    """Dice in a row from the highest."""
    return " ".join(str(face) for face in range(FACES - 1, 0, -1) for _ in range(dice[face]))


def _tell_some_dice(draws: Sequence[Draw], battle: Battle) -> Iterator[str]:
    sides = {Kind.ATTACK_DIE: battle.house_of(battle.state.seat)}
    sides[Kind.DEFENCE_DIE] = battle.defender_of(battle.state.target)
    for kind, house in sides.items():
        faces = sorted((number_of(step) for _, step in draws if kind_of(step) == kind), reverse=True)
        if faces:
            yield battle.sentence("rolls", house=house, dice=" ".join(str(face) for face in faces))


def _loss(battle: Battle, before: State, attacks: bool) -> str:
    now = battle.state
    if attacks:
        house, stood, stand = battle.house_of(now.seat), before.att_left, now.att_left
        dice, tokens = before.att_pool - now.att_pool, before.att_tokens - now.att_tokens
    else:
        house, stood, stand = battle.defender_of(now.target), before.def_left, now.def_left
        dice, tokens = before.def_pool - now.def_pool, before.def_tokens - now.def_tokens
    lost = {card: stood[card] - stand[card] for card in range(CARDS)}
    if dice == 0:
        return battle.says("unhurt", house=house)
    cards = [cards_named(battle, {card: count}) for card, count in lost.items() if count]
    losses = both(battle.language, [battle.says("dice", dice=battle.number(dice)), *cards])
    if cards:
        losses += battle.says("tokens", tokens=battle.number(tokens))
    return battle.says("loses", house=house, losses=losses)

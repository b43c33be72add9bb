"""Every weapon in play, what skills add to dice, and rolling again. [living-dead #5, #10, #16]"""

from __future__ import annotations

import pytest

from engine.family.scenario import Course, command_of
from tests.living_dead.house import do, drawn, events, play, refused, street
from tests.table import allowed

# ---------------------------------------------------------------- every weapon

WEAPONS = [
    ("tire-iron", "melee", (0, 0), 1, 4, 1),
    ("carpenters-hammer", "melee", (0, 0), 1, 4, 1),
    ("crowbar", "melee", (0, 0), 1, 4, 1),
    ("table-leg", "melee", (0, 0), 1, 4, 1),
    ("winchester-94", "ranged", (1, 3), 1, 3, 1),
    ("sawed-off", "ranged", (0, 1), 2, 3, 1),
    ("ithaca-m37", "ranged", (0, 1), 2, 4, 2),
    ("smith-wesson-10", "ranged", (0, 1), 1, 3, 1),
    ("uzi", "ranged", (0, 1), 3, 5, 1),
    ("baseball-bat", "melee", (0, 0), 2, 3, 1),
    ("axe", "melee", (0, 0), 1, 4, 2),
    ("katana", "melee", (0, 0), 2, 4, 1),
    ("machete", "melee", (0, 0), 1, 3, 2),
    ("chainsaw", "melee", (0, 0), 5, 5, 2),
    ("mas-shotgun", "melee", (0, 0), 1, 3, 2),
    ("mas-shotgun", "ranged", (0, 1), 2, 3, 2),
    ("scoped-winchester", "ranged", (1, 3), 1, 3, 2),
    ("torch", "melee", (0, 0), 2, 4, 2),
]
"""Card, way of fighting, nearest and farthest zone, dice, lowest hit, damage."""


def row(far: int, enemy: str) -> str:
    """Tom, and somebody so many zones away."""
    zones = ["tom", *["."] * 4]
    zones[far] = "+".join(one for one in (zones[far], enemy) if one != ".")
    return " ".join(zones)


def fight(card: str, kind: str, far: int, enemy: str, *dice: int) -> Course:
    given = {"hands": {"tom": [card]}, "zombicide": ["tom"]}
    game = street(row(far, enemy), **given, dice=list(dice) if dice else None)
    return play(game, do("attack", "tom", card=card, zone=f"S{far + 1}", kind=kind))


@pytest.mark.parametrize(("card", "kind", "reach", "dice", "needed", "damage"), WEAPONS)
def test_a_weapon_throws_its_dice_and_hits_from_its_number_on(
    card: str, kind: str, reach: tuple[int, int], dice: int, needed: int, damage: int
):
    hit = fight(card, kind, reach[0], f"{dice}W", *[needed] * dice)
    missed = fight(card, kind, reach[0], f"{dice}W", *[needed - 1] * dice)

    assert events(hit, "DiceRolled")[0].faces == (needed,) * dice
    assert [one.count for one in events(hit, "ZombieKilled")] == [dice]
    assert events(missed, "ZombieKilled") == []


@pytest.mark.parametrize(("card", "kind", "reach", "dice", "needed", "damage"), WEAPONS)
def test_a_weapon_reaches_as_far_as_printed(
    card: str, kind: str, reach: tuple[int, int], dice: int, needed: int, damage: int
):
    for far in range(4):
        game = street(row(far, "1W"), hands={"tom": [card]}, zombicide=["tom"])
        command = do("attack", "tom", card=card, zone=f"S{far + 1}", kind=kind)
        if reach[0] <= far <= reach[1]:
            game.give(command_of(game, command.fields))
            assert events(game, "DiceRolled")
        else:
            assert refused(game, command) == "out-of-reach"


@pytest.mark.parametrize(("card", "kind", "reach", "dice", "needed", "damage"), WEAPONS)
def test_only_damage_of_two_kills_a_fatty(
    card: str, kind: str, reach: tuple[int, int], dice: int, needed: int, damage: int
):
    game = fight(card, kind, reach[0], "1F", *[6] * dice)

    assert bool(events(game, "ZombieKilled")) == (damage == 2)


# ---------------------------------------------------------------- pairs


def shots(held: list[str], *skills: str, pair: bool = True, zone: str = "S2") -> Course:
    given = {"zombicide": ["tom"], "skills": {"tom": list(skills)}, "xp": {"tom": 43}}
    game = street("tom 9W", **given, hands={"tom": held}, dice=[1] * 12)
    return play(game, do("attack", "tom", card=held[0], zone=zone, pair=pair))


def dice_thrown(game: Course) -> int:
    return len(events(game, "DiceRolled")[0].faces)


def test_two_weapons_without_the_sign_are_no_pair_and_with_ambidextrous_they_are():
    ithacas, pair = (
        ["ithaca-m37", "ithaca-m37"],
        do("attack", "tom", card="ithaca-m37", zone="S2", pair=True),
    )
    plain = street("tom 9W", hands={"tom": ithacas}, zombicide=["tom"])

    assert refused(plain, pair) == "no-pair"
    assert dice_thrown(shots(ithacas, "ambidextrous")) == 4


def test_different_weapons_are_never_a_pair():
    game = street("tom 9W", hands={"tom": ["uzi", "smith-wesson-10"]}, zombicide=["tom"])

    assert refused(game, do("attack", "tom", card="uzi", zone="S2", pair=True)) == "no-pair"


# ---------------------------------------------------------------- dice by skills


def test_a_die_more_is_for_each_weapon_of_a_pair():
    """Ruling 6: "+1 die" counts per weapon, so two more with a pair. [#16]"""
    assert dice_thrown(shots(["uzi", "uzi"], "plus-one-die-ranged")) == 8
    assert dice_thrown(shots(["uzi", "uzi"], "plus-one-die-ranged", pair=False)) == 4
    assert dice_thrown(shots(["uzi", "uzi"])) == 6


SORTS = [
    ("combat", ("melee", "ranged")),
    ("melee", ("melee",)),
    ("ranged", ("ranged",)),
]


def struck(kind: str, skill: str, *dice: int) -> Course:
    """Tom with a bat and a revolver among Walkers."""
    given = {"zombicide": ["tom"], "skills": {"tom": [skill]}, "xp": {"tom": 43}}
    card = {"melee": "baseball-bat", "ranged": "smith-wesson-10"}[kind]
    hands = {"tom": ["baseball-bat", "smith-wesson-10"]}
    game = street("tom+9W", **given, hands=hands, dice=list(dice))
    return play(game, do("attack", "tom", card=card, zone="S1"))


@pytest.mark.parametrize(("sort", "kinds"), SORTS)
def test_a_die_more_serves_in_its_sort_of_combat_only(sort: str, kinds: tuple[str, ...]):
    for kind, usual in (("melee", 2), ("ranged", 1)):
        game = struck(kind, f"plus-one-die-{sort}", *[1] * 4)
        assert dice_thrown(game) == usual + (kind in kinds)


@pytest.mark.parametrize(("sort", "kinds"), SORTS)
def test_one_more_on_each_die_serves_in_its_sort_of_combat_only(sort: str, kinds: tuple[str, ...]):
    for kind in ("melee", "ranged"):
        game = struck(kind, f"plus-one-to-roll-{sort}", *[2] * 2)
        assert bool(events(game, "ZombieKilled")) == (kind in kinds)


def test_a_one_never_hits_however_much_is_added():
    """Ruling 7: accuracy is never better than 2+."""
    skills = ["plus-one-to-roll-combat", "plus-one-to-roll-ranged", "plus-one-to-roll-melee"]
    given = {"zombicide": ["tom"], "skills": {"tom": skills}, "xp": {"tom": 43}}
    game = street("tom+9W", **given, hands={"tom": ["baseball-bat"]}, dice=[1, 2])
    play(game, do("attack", "tom", card="baseball-bat", zone="S1"))

    assert events(game, "DiceRolled")[0].needed == 2
    assert [one.count for one in events(game, "ZombieKilled")] == [1]


def barbarian(count: int, *more: str, card: str = "katana") -> Course:
    given = {"zombicide": ["tom"], "skills": {"tom": ["barbarian", *more]}, "xp": {"tom": 43}}
    return street(f"tom+{count}W", **given, hands={"tom": [card, card]}, dice=[1] * 14)


def test_a_barbarian_among_few_keeps_the_dice_of_the_weapon():
    game = play(barbarian(1), do("attack", "tom", card="katana", zone="S1"))

    assert dice_thrown(game) == 2


def test_a_barbarian_counts_for_each_weapon_and_other_skills_come_on_top():
    strike = do("attack", "tom", card="katana", zone="S1", pair=True)

    assert dice_thrown(play(barbarian(4), strike)) == 8
    assert dice_thrown(play(barbarian(4, "plus-one-die-melee"), strike)) == 10


def test_at_range_a_barbarian_has_the_dice_of_the_weapon():
    game = play(barbarian(4, card="uzi"), do("attack", "tom", card="uzi", zone="S1"))

    assert dice_thrown(game) == 3


# ---------------------------------------------------------------- targets and runs by skills


def test_the_skill_of_snipers_picks_targets_with_any_gun_and_hurts_nobody():
    given = {"zombicide": ["harry"], "xp": {"harry": 43}, "hands": {"harry": ["smith-wesson-10"]}}
    skilled = {**given, "skills": {"harry": ["sniper"]}}
    shoot = do("attack", "harry", card="smith-wesson-10", zone="S2")
    game = play(street("harry ben+1F+1W", **skilled, dice=[3]), shoot, answers=["walker"])
    assert drawn(game) == "harry ben+1F"

    game = play(street("harry ben+1F+1W", **skilled, dice=[1]), shoot)
    assert game.survivor("ben").wounds == 0

    game = play(street("harry ben+1F+1W", **given, dice=[3]), shoot)
    assert drawn(game) == "harry ben+1W+1F"


def judy(drawing: str, *dice: int, **given: object) -> Course:
    return street(drawing, zombicide=["judy"], hands={"judy": ["uzi"]}, dice=list(dice), **given)


def test_who_killed_at_range_runs_too_but_once_for_each_attack():
    """The skill hit-and-run."""
    game = play(
        judy("judy 2W .", 5, 1, 1), do("attack", "judy", card="uzi", zone="S2"), answers=["S2"]
    )

    assert drawn(game) == ". judy+1W ."
    assert game.survivor("judy").actions == 2


def test_the_table_says_where_who_killed_runs_to():
    game = judy("judy 2W .", 5, 1, 1)
    game.give(command_of(game, do("attack", "judy", card="uzi", zone="S2").fields))
    question = game.table.question

    assert question is not None
    assert (question.key, question.options) == ("run-to", ("stay", "S2"))


def test_who_killed_may_stay():
    game = play(
        judy("judy 2W", 5, 1, 1), do("attack", "judy", card="uzi", zone="S2"), answers=["stay"]
    )

    assert drawn(game) == "judy 1W"


def test_who_killed_nobody_does_not_run():
    game = play(judy("judy 2W", 1, 1, 1), do("attack", "judy", card="uzi", zone="S2"))

    assert drawn(game) == "judy 2W"


def test_the_slippery_leave_for_one_action_but_still_stop_where_others_stand():
    given = {"zombicide": ["barbara"]}
    game = play(street("barbara+3W .", **given), do("move", "barbara", zone="S2"))
    assert game.survivor("barbara").actions == 2

    assert refused(street("barbara+3W ."), do("move", "barbara", zone="S2")) == "held-by-zombies"


# ---------------------------------------------------------------- free actions of a sort


@pytest.mark.parametrize(
    ("sort", "serves"),
    [("ranged", ["uzi"]), ("combat", ["katana", "uzi"]), ("melee", ["katana"]), ("move", [])],
)
def test_a_free_action_serves_for_its_sort_only(sort: str, serves: list[str]):
    """Of plus-one-free-ranged, -combat, -melee and -move."""
    hands = {"helen": ["katana", "uzi"]}
    game = street("helen+1W .", hands=hands, actions={"helen": 0}, free={"helen": {sort: 1}})
    cards = {str(one["card"]).rsplit("-", 1)[0] for one in allowed(game, "helen", "attack")}

    assert sorted(cards) == serves
    assert allowed(game, "helen", "move") == []


def test_a_free_move_pays_for_the_step_and_not_for_those_who_hold_back():
    free = {"free": {"helen": {"move": 1}}}

    assert allowed(street("helen .", actions={"helen": 0}, **free), "helen", "move")
    assert not allowed(street("helen+1W .", actions={"helen": 0}, **free), "helen", "move")
    assert allowed(street("helen+1W .", actions={"helen": 1}, **free), "helen", "move")


# ---------------------------------------------------------------- ammunition


def reloaded(card: str, ammo: str, *answers: str, hold: str = "pack", dice: list[int]) -> Course:
    held = [card, ammo] if hold == "hands" else [card]
    pack = [ammo] if hold == "pack" else [ammo] * 2 if hold == "twice" else []
    game = street("tom+9W", hands={"tom": held}, pack={"tom": pack}, zombicide=["tom"], dice=dice)
    kind = "ranged" if card == "mas-shotgun" else None
    command = do("attack", "tom", card=card, zone="S1", kind=kind)
    return play(game, command, answers=answers)


AMMUNITION = [
    ("smith-wesson-10", "bullets-aplenty", 1),
    ("uzi", "bullets-aplenty", 3),
    ("sawed-off", "shells-aplenty", 2),
    ("ithaca-m37", "shells-aplenty", 2),
    ("mas-shotgun", "shells-aplenty", 2),
]


@pytest.mark.parametrize(("card", "ammo", "count"), AMMUNITION)
def test_ammunition_lets_all_dice_of_its_guns_be_thrown_again(card: str, ammo: str, count: int):
    """From the pack as from the hand; the new faces stand."""
    for hold in ("pack", "hands"):
        game = reloaded(card, ammo, ammo, hold=hold, dice=[1] * count + [6] * count)
        assert [one.faces for one in events(game, "DiceRerolled")] == [(6,) * count]
        assert events(game, "ZombieKilled")[0].count == count


@pytest.mark.parametrize("card", ["winchester-94", "scoped-winchester"])
def test_bullets_serve_both_winchesters(card: str):
    given = {"hands": {"tom": [card]}, "pack": {"tom": ["bullets-aplenty"]}, "zombicide": ["tom"]}
    game = street("tom . 9W", **given, dice=[1, 6])
    play(game, do("attack", "tom", card=card, zone="S3"), answers=["bullets-aplenty"])

    assert events(game, "ZombieKilled")[0].count == 1


def test_ammunition_serves_once_for_each_attack_however_much_is_held():
    game = reloaded("uzi", "bullets-aplenty", "bullets-aplenty", hold="twice", dice=[1] * 6)

    assert len(events(game, "DiceRerolled")) == 1


def test_a_good_throw_may_be_kept():
    game = reloaded("uzi", "bullets-aplenty", "keep", dice=[6, 6, 1])

    assert events(game, "DiceRerolled") == []
    assert events(game, "ZombieKilled")[0].count == 2


def test_the_new_faces_stand_though_they_are_worse():
    game = reloaded("uzi", "bullets-aplenty", "bullets-aplenty", dice=[6, 6, 1, 1, 1, 1])

    assert events(game, "ZombieKilled") == []


def beside_harry(*faces: int) -> Course:
    """Helen shoots where Harry stands among the dead, and could throw all dice again. [#10]"""
    given = {"hands": {"helen": ["uzi"]}, "pack": {"helen": ["bullets-aplenty"]}}
    game = street("helen harry+4W", **given, dice=faces)
    attack = do("attack", "helen", card="uzi", zone="S2")
    game.give(command_of(game, attack.fields))
    return game


def test_only_misses_hurt_a_friend_so_dice_that_all_hit_are_not_asked_about():
    assert drawn(beside_harry(6, 6, 6)) == "helen harry+1W"


@pytest.mark.parametrize(("faces", "said"), [((6, 6, 1), "keep"), ((1, 1, 1), "bullets-aplenty")])
def test_nobody_is_advised_to_throw_hits_again_beside_a_friend(faces: tuple[int, ...], said: str):
    assert beside_harry(*faces).table.questions[0].default == said


@pytest.mark.parametrize(
    ("card", "ammo"), [("uzi", "shells-aplenty"), ("ithaca-m37", "bullets-aplenty")]
)
def test_other_ammunition_serves_nothing(card: str, ammo: str):
    assert events(reloaded(card, ammo, dice=[1] * 3), "DiceRerolled") == []


def test_in_melee_ammunition_serves_nothing():
    given = {"hands": {"tom": ["mas-shotgun"]}, "pack": {"tom": ["shells-aplenty"]}}
    game = street("tom+9W", **given, zombicide=["tom"], dice=[1])
    play(game, do("attack", "tom", card="mas-shotgun", zone="S1", kind="melee"))

    assert events(game, "DiceRerolled") == []

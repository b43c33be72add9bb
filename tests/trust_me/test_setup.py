"""Before the first round, and what nobody else may know of it. [trust-me #17]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

import pytest

from engine.core.refusal import Refusal
from engine.core.table import Table
from engine.spaces.plane import Point, apart, near, touches
from engine.trust_me.box import box
from engine.trust_me.commands import Wait
from engine.trust_me.entries import TrustContent
from engine.trust_me.events import SceneryPlaced
from engine.trust_me.rules import DEEDS, TrustMe
from engine.trust_me.setup import TRIES
from engine.trust_me.state import Lying, Player, State
from engine.trust_me.view import View
from tests.record import GAMES
from tests.trust_me.city import city, play
from tests.trust_me.playing import TrustTable, advised_game, broken_invariants, give, loaded, opened

READING = TrustMe()
RESOURCES = ("food", "survival", "medicine", "materials")


def begun(seed: str, players: int = 3, **options: str) -> TrustTable:
    """A table whose first round has begun, every question answered by what is usual."""
    table = opened(seed, players, **options)
    while table.question and not table.view().round:
        give(table, table.question.seats[0], table.question.default)
    return table


def of(table: TrustTable) -> State:
    return table.consult(lambda state: state)


@pytest.mark.parametrize(("players", "tokens"), [(2, 14), (3, 15), (4, 16)])
def test_the_heap_has_12_tokens_and_one_for_each_player(players: int, tokens: int):
    """Worked check: search heap of 4 players, 16. One of each resource is in it."""
    state = of(begun("heap", players))
    kinds = {box().kinds[one.token] for one in state.lying.values()}

    assert len(state.lying) == tokens
    assert kinds >= {"food", "survival", "medicine", "materials"}


@pytest.mark.parametrize("number", range(3))
def test_scenery_and_tokens_lie_as_they_must(number: int):
    state = of(begun(f"laid {number}", 4))
    game = READING.reading(state)
    outlines = {name: game.outline(piece) for name, piece in state.scenery.items()}
    points = sum(box().scenery[one.kind].points for one in state.scenery.values())
    assert 4 * 3 <= points <= 4 * 5
    for outline in outlines.values():
        assert min(outline.box) >= 50
        assert max(outline.box) <= 550
        assert not touches(Point(300, 300), outline, 60)
    for one, other in combinations(outlines.values(), 2):
        assert not any(touches(at, one, 29) for at in other.corners)
    for name in (one for one in outlines if one.startswith(("car", "tent"))):
        assert [one.inside for one in state.lying.values()].count(name) == 1
    free = [one.at for one in state.lying.values() if not one.inside]
    for at in free:
        assert 100 < min(at.x, at.y) <= max(at.x, at.y) < 500
        assert not any(touches(at, one, 0, 20) for one in outlines.values())
    assert not any(near(a, b, 29, 40) for a, b in combinations(free, 2))


@pytest.mark.parametrize("number", range(3))
def test_communities_lie_on_the_rim_20_cm_apart_and_survivors_outside_beside_them(number: int):
    state = of(begun(f"rim {number}", 4))
    players = list(state.players.values())

    for one, other in combinations(players, 2):
        assert apart(one.community, other.community) >= 200**2
    for one in players:
        assert {one.community.x, one.community.y} & {0, 600}
        assert apart(one.at, one.community) == 13**2


def test_a_group_stands_in_the_middle_turned_to_the_distant_noise():
    state = of(begun("middle"))
    group = state.groups["alpha-1"]

    assert (group.at, group.neutrals) == (Point(300, 300), 2)
    assert group.prey or group.goal == state.noise


def test_everybody_has_an_objective_and_keeps_two_of_four_tokens():
    table = opened("kept", 3)
    assert len(table.questions) == 3
    assert {one.key for one in table.questions} == {"keep-token"}
    state = of(begun("kept", 3))

    assert len({one.objective for one in state.players.values()}) == 3
    for one in state.players.values():
        kept = [*one.held.values(), *one.laid]
        assert len([token for token in kept if token != "backpack-2"]) == 2


def test_madissone_begins_with_the_special_backpack():
    seats = {"ann": ["madissone-tyler"], "bob": []}
    table: TrustTable = Table[State, View](READING, "city", seats, "pack", {})
    table.set_up()

    assert of(table).players["ann"].held["pack"].startswith("backpack")
    assert box().backs[of(table).players["ann"].held["pack"]] == "special"


def test_the_voucher_is_for_what_the_objective_does_not_need():
    """Found by seed: somebody keeps the voucher."""
    for number in range(60):
        table = opened(f"voucher {number}", 2)
        seat = next((s for s in table.seats if "voucher" in offered(table, s)), "")
        if not seat:
            continue
        names = ("weapon-1", "weapon-2", "object-1", "object-2")
        give(table, seat, names[offered(table, seat).index("voucher")])
        answer_all(table, "keep-token")
        asked = next(one for one in table.questions if seat in one.seats)
        assert asked.key == "put-token"
        objective = box().objectives[box().cards[of(table).players[seat].objective]]
        takes_any = objective.any or objective.different or objective.dead
        allowed = [kind for kind in RESOURCES if not asked.why_not(kind)]
        assert bool(allowed) is not bool(takes_any)
        assert not set(allowed) & set(objective.resources)
        if allowed:
            give(table, seat, allowed[0])
            while table.question:
                give(table, table.question.seats[0], table.question.default)
            held = of(table).players[seat].held.values()
            assert allowed[0] in [box().kinds[token] for token in held]
            assert "voucher-1" in of(table).boxed
            return
    raise AssertionError("no seed deals a voucher that may be shown")


def test_only_a_voucher_is_shown_for_a_resource():
    table = opened("no voucher 1", 2)
    assert not any("voucher" in offered(table, seat) for seat in table.seats)
    answer_all(table, "keep-token")
    assert table.question
    with pytest.raises(Refusal, match="no-voucher"):
        give(table, table.question.seats[0], "food")


def test_a_game_of_schema_1_is_set_up_as_it_began():
    """Who held a voucher was asked apart then; what was answered still holds."""
    table = loaded((GAMES / "trust-me-voucher.waiting.json").read_text(encoding="utf-8"))
    while table.question and table.question.key == "put-token":
        give(table, table.question.seats[0], table.question.default)

    assert "food" in [box().kinds[token] for token in of(table).players["cleo"].held.values()]


def test_who_has_kept_two_tokens_puts_them_away_before_others_have_chosen():
    table = opened("kept", 3)
    for key in ("keep-token", "keep-token", "put-token", "put-token"):
        assert asked_of(table, "bob") == key
        give(table, "bob", asked_default(table, "bob"))

    assert asked_of(table, "bob") == ""
    assert [asked_of(table, seat) for seat in ("ann", "cleo")] == ["keep-token", "keep-token"]


def test_nobody_sees_what_others_put_away_until_all_have():
    table = opened("kept", 3)
    for seat in ("bob", "ann"):
        while asked_of(table, seat):
            give(table, seat, asked_default(table, seat))
        for reader in (*table.seats, None):
            seen = next(one for one in table.view(reader).players if one.seat == seat)
            assert bool(seen.held or seen.laid) is (reader == seat)
            assert not seen.both or reader == seat
    while asked_of(table, "cleo"):
        give(table, "cleo", asked_default(table, "cleo"))

    assert all(one.held or one.laid for one in table.view(None).players)


def test_answers_in_any_order_set_up_the_same_table():
    """As games are replayed that were begun when all waited for each other's next token."""

    def kept(order: Sequence[str]) -> dict[str, Player]:
        table = opened("kept", 3)
        for seat in order:
            give(table, seat, asked_default(table, seat))
        return of(table).players

    seats = ("ann", "bob", "cleo")
    in_rounds = kept(seats * 4)
    assert in_rounds == kept([seat for seat in reversed(seats) for _ in range(4)])


def asked_of(table: TrustTable, seat: str) -> str:
    """The key of what a seat is asked while tokens are kept; empty for nothing."""
    keys = [one.key for one in table.questions if seat in one.seats]
    return next((one for one in keys if one in ("keep-token", "put-token")), "")


def asked_default(table: TrustTable, seat: str) -> str:
    return next(one.default for one in table.questions if seat in one.seats)


def answer_all(table: TrustTable, key: str) -> None:
    """Everybody says the first that is offered, for as long as that is asked."""
    while open_ones := [one for one in table.questions if one.key == key]:
        give(table, open_ones[0].seats[0], open_ones[0].default)


def offered(table: TrustTable, seat: str) -> tuple[str, ...]:
    return next(one.offered for one in table.view(seat).players if one.seat == seat)


def test_by_hand_scenery_goes_to_any_place_that_fits_and_nowhere_else():
    table = opened("hand", 2, layout="by-hand")
    assert table.question
    assert table.question.key == "which-scenery"
    give(table, table.question.seats[0], "car")
    assert table.question.key == "where-scenery"
    assert len(table.question.options) > 3
    for place in ("300,300", "20,20", "nowhere"):
        with pytest.raises(Refusal, match="scenery-too-close"):
            give(table, table.question.seats[0], place)
    give(table, table.question.seats[0], "137,211")
    give(table, table.question.seats[0], "3")

    assert of(table).scenery["car-1"].at == Point(137, 211)


def test_by_hand_at_least_3_and_at_most_5_points_are_placed():
    table = opened("points", 2, layout="by-hand")
    seen: list[tuple[str, ...]] = []
    while table.question and table.question.seats[0] == "ann":
        if table.question.key == "which-scenery":
            seen.append(table.question.options)
        said = "car" if seen and len(seen) == 1 and "car" in table.question.options else ""
        give(table, "ann", said or table.question.default)

    assert "enough" not in seen[0]
    assert seen[1] == ("tent", "barricade", "wire", "enough")


def test_the_distant_noise_may_stay_where_it_is():
    state = of(begun("stays", 2, **{"distant-noise": "stays"}))

    assert all(one.startswith("spawn") for one in state.deck)
    assert len(state.deck) == 8


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        ({"ann": []}, {}, "wrong-seat-count"),
        ({"ann": ["nobody"], "bob": []}, {}, "no-such-survivor"),
        ({"ann": ["joanne"], "bob": ["joanne"]}, {}, "survivor-taken-twice"),
        ({"ann": [], "bob": []}, {"layout": "neat"}, "no-such-option"),
    ],
)
def test_what_cannot_be_played_is_refused(
    seats: dict[str, list[str]], options: dict[str, str], why: str
):
    with pytest.raises(Refusal, match=why):
        Table[State, View](READING, "city", seats, "no", options).set_up()


def test_every_command_that_costs_something_is_in_the_table_of_actions():
    named = {kind.name() for kind in DEEDS} - {"standing-order"}

    assert named | {"sneak", "run"} == set(box().actions)


# ---------------------------------------------------------------- secrets


def test_objectives_hidden_tokens_and_what_lies_face_down_are_in_no_other_view():
    """Two tables that differ in nothing else are the same to everybody else."""
    table = begun("secret", 3)
    state = of(table)
    other = Table[State, View].restore(READING, table.to_json())
    changed = of(other)
    mine = changed.players["ann"]
    mine.objective = next(one for one in box().cards if box().cards[one] == "armed")
    hidden = "hidden" in mine.held
    mine.held["hidden"], changed.boxed[0] = changed.boxed[0], mine.held.get("hidden", "")
    state.players["ann"].held.setdefault("hidden", "ammo-1")
    first = next(iter(changed.lying))
    pool = [one for one in changed.boxed if one and box().backs[one] == "search"]
    changed.lying[first] = replace_token(changed.lying[first], pool[0])

    assert table.view("ann") != other.view("ann")
    for seat in ("bob", "cleo", None):
        before, after = table.view(seat), other.view(seat)
        assert blind(before) == blind(after), hidden


def replace_token(lying: Lying, token: str) -> Lying:
    return Lying(token, lying.at, lying.inside)


def blind(view: View) -> View:
    """Without the back of Ann's hidden token, which differs by its pool."""
    players = tuple(
        replace(one, held=tuple(replace(each, back="") for each in one.held))
        for one in view.players
    )
    return replace(view, players=players)


def test_what_an_autopilot_does_hangs_on_its_own_view_alone():
    game = city(ann=(100, 300), bob=(300, 300), objectives={"bob": "armed-1"})
    other = city(ann=(100, 300), bob=(300, 300), objectives={"bob": "left-dead-1"})

    for one in (game, other):
        play(one, Wait())
    assert game.table.view("ann") == other.table.view("ann")


def test_the_autopilot_plays_to_an_end():
    for table in advised_game("advised", 2):
        assert broken_invariants(table) == []


class Cramped(TrustMe):
    """Barricades, wire and tents are so wide that they do not always find room."""

    def content(self) -> TrustContent:
        box = super().content()
        wide = {
            name: one.model_copy(update={"wide": 260, "deep": 120})
            for name, one in box.scenery.items()
        }
        return replace(box, scenery=wide)


def test_where_chance_leaves_no_room_everything_is_laid_out_again():
    """Many more draws than pieces: one was tried for in vain, and nothing of it stays."""
    table = Table[State, View](Cramped(), "city", {one: [] for one in ("ann", "bob")}, "jam", {})
    told = table.set_up()
    pieces = table.consult(lambda state: dict(state.scenery))
    numbers = Counter(one.kind for one in pieces.values())

    assert len(told.draws) > 3 * TRIES
    assert sorted(pieces) == sorted(
        f"{kind}-{number + 1}" for kind, count in numbers.items() for number in range(count)
    )
    for one in told.events:
        assert not isinstance(one, SceneryPlaced) or pieces[one.piece].at == one.at
    assert sum(isinstance(one, SceneryPlaced) for one in told.events) == len(pieces)


def laid_by(table: TrustTable) -> list[str]:
    """Who lays each token by hand, in the order in which they are asked."""
    seats: list[str] = []
    while table.question and table.question.key in BY_HAND_KEYS:
        seat = table.question.seats[0]
        seats += [seat] if table.question.key == "where-token" else []
        give(table, seat, table.question.default)
    return seats


BY_HAND_KEYS = ("which-scenery", "where-scenery", "which-way", "where-token")


@pytest.mark.parametrize("players", [2, 3])
def test_by_hand_each_lays_all_tokens_in_one_go_and_as_many_as_in_turns(players: int):
    table = opened("in one go", players, layout="by-hand")
    seats = laid_by(table)
    counts = [seats.count(one) for one in table.seats]

    assert seats == [one for one, count in zip(table.seats, counts, strict=True)
                     for _ in range(count)]  # fmt: skip
    assert max(counts) - min(counts) <= 1
    assert len(seats) > 6


def test_by_hand_a_game_of_schema_2_goes_on_in_turns():
    table = loaded((GAMES / "trust-me-laying.waiting.json").read_text(encoding="utf-8"))
    seats = laid_by(table)

    assert table.given_back is None
    assert seats[:4] == ["bob", "ann", "bob", "ann"]

"""What comes of what a learner does: right, wrong, forbidden, too late, or just as he likes."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.core.game import HOUSE
from parlour.core.record import read_round
from parlour.lessons.fold import stage_after
from parlour.lessons.stage import LessonDeed, Saying, WrongDeed
from parlour.lessons.step import Step
from parlour.lessons.told import Lesson, thinkers_of
from tests.lessons.play import GO_ON, STEPS, after, look, said, step


@pytest.mark.parametrize("wanted", STEPS, ids=lambda wanted: wanted.meta.id)
def test_a_step_begins_with_its_question_and_the_learner_to_play_or_to_wait(wanted: Step) -> None:
    lesson = look(wanted, ())
    assert said(lesson) == wanted.meta.lesson[0].say
    assert lesson.says is not None
    assert (lesson.says.kind, lesson.stop, lesson.refused) == ("say", None, None)
    waits = lesson.frame.acting is None and wanted.meta.seat not in lesson.frame.to_act
    own = {f"hand:{wanted.meta.seat}"} if waits else set()
    assert lesson.lit == tuple(part for part in wanted.meta.lesson[0].highlight if part not in own)
    assert lesson.frame.events == ()
    assert lesson.frame.acting == wanted.meta.seat or lesson.follows or wanted.meta.lesson[0].free


def test_a_right_card_is_played_and_praised_and_the_learner_goes_on_when_he_likes() -> None:
    wanted = step("costly-tricks-learn-1")
    right = after(wanted, "RT")
    assert (said(right), right.stop) == ("costly-tricks-learn-1-ok", "go-on")
    assert right.frame.acting is None
    assert [type(event).__name__ for event in right.frame.events] == ["CardPlayed", "TrickWon"]
    assert said(after(wanted, "RT", GO_ON)) == "costly-tricks-learn-1b-say"
    assert after(wanted, "RT", GO_ON).frame.legal == ("R1",)


def test_a_wrong_card_is_really_played_with_what_follows_and_can_be_taken_back() -> None:
    wanted = step("buddy-learn-1")
    wrong = after(wanted, "3")
    assert (said(wrong), wrong.stop) == ("buddy-learn-1-no", "again")
    assert seen(wrong).own == (0, 0, 15)  # the 5 has swept
    assert after(wanted, "6").stop == "over"


def test_a_forbidden_card_is_refused_by_the_game_and_does_not_count() -> None:
    wanted = step("costly-tricks-learn-6")
    asked, refused = look(wanted, ()), look(wanted, (LessonDeed(0, "R9"),))
    assert refused.refused is not None
    assert refused.refused.code == "costly-tricks-must-trump"
    assert not refused.counts
    assert (said(refused), refused.frame.legal) == (said(asked), asked.frame.legal)
    assert said(look(wanted, (LessonDeed(0, "R9"), LessonDeed(0, "G1")))) is None  # the others play on


def test_what_is_no_card_is_refused_like_a_forbidden_one() -> None:
    refused = look(step("buddy-learn-1"), (LessonDeed(0, "joker"),))
    assert refused.refused is not None
    assert refused.refused.code == "buddy-no-such-card"


def test_the_others_play_until_something_has_come_of_it_and_with_a_proof_to_the_end() -> None:
    assert after(step("buddy-learn-3"), "5").frame.ply == 3  # the sweep
    assert after(step("buddy-better-1"), "5").frame.phase == "between"
    assert after(step("costly-tricks-learn-3"), "P8").frame.ply == 2  # the next question has words of its own


def test_of_an_auction_the_leader_bids_first_and_the_others_when_the_learner_has() -> None:
    wanted = step("third-man-learn-1")
    assert [bidder.bid for bidder in seen(look(wanted, ())).bidders] == [None, 9, None, None]
    assert said(after(wanted, "3")) == "third-man-learn-1-ok-third"
    assert said(after(wanted, "7")) == "third-man-learn-1-no-7"
    leads = step("third-man-learn-4")
    assert [bidder.bid for bidder in seen(look(leads, ())).bidders] == [None] * 4
    assert said(after(leads, "5")) == "third-man-learn-4-no-seen"
    assert [auction.bids for auction in seen(after(leads, "5")).auctions][-1] == (5, 8, 4, 3)


def test_the_table_acts_when_its_time_has_come_and_not_before() -> None:
    wanted = step("paule-panik-learn-5")
    asked = look(wanted, ())
    assert asked.follows is not None
    assert (asked.follows.seat, asked.follows.action, asked.follows.wait) == (HOUSE, "turn", 2500)
    assert said(look(wanted, (LessonDeed(HOUSE, "turn"),))) == "paule-panik-learn-5b-say"


def test_somebody_is_quicker_whenever_the_learner_plays() -> None:
    wanted = step("paule-panik-learn-4")
    first = (LessonDeed(1, "Y5 R"),)
    assert look(wanted, first).follows is None  # as long as he likes
    beaten = look(wanted, (*first, LessonDeed(0, "G6 R")))
    assert beaten.refused is not None
    assert beaten.counts
    assert seen(beaten).stacks[1][-1] == "R6"
    assert "G6" in seen(beaten).hand
    assert (said(beaten), beaten.stop) == ("paule-panik-learn-4b-ok", None)  # it asks what comes next
    assert said(
        look(wanted, (*first, LessonDeed(0, "G6 R"), *(LessonDeed(0, card) for card in ("R7 R", "G6 R", "G5 R"))))
    ) == ("paule-panik-learn-4c-ok")


@pytest.mark.parametrize("number", [3, 4, 6])
def test_a_step_that_wants_several_cards_answers_each_and_says_how_many_are_still_wanted(number: int) -> None:
    wanted = step(f"paule-panik-learn-{number}")
    done = (LessonDeed(1, "Y5 R"), LessonDeed(0, "G6 R")) if number == 4 else ()
    own = [LessonDeed(0, text.removeprefix("0 ")) for text in wanted.actions[wanted.meta.lesson[-1].ply :]]
    told = [look(wanted, (*done, *own[: count + 1])).says for count in range(len(own))]
    assert told[:-1] == [Saying("learn-more", "ok", left) for left in range(len(own) - 1, 0, -1)]
    assert told[-1] is not None
    assert told[-1].id != "learn-more"


def test_where_others_play_too_the_learners_own_cards_are_counted() -> None:
    wanted = step("paule-panik-learn-7")
    one = look(wanted, (LessonDeed(1, "Y4 L"), LessonDeed(0, "Y5 R")))
    assert one.says == Saying("learn-more", "ok", 7)
    assert look(wanted, (LessonDeed(1, "Y4 L"),)).says == Saying("paule-panik-learn-7-say", "say")


def test_what_has_no_words_of_its_own_is_asked_with_the_answer_before_it() -> None:
    wanted = step("paule-panik-learn-1")
    one, other = look(wanted, (LessonDeed(0, "Y9 L"),)), look(wanted, (LessonDeed(0, "G17 R"),))
    for lesson in (one, other):
        assert (said(lesson), lesson.stop, lesson.frame.acting) == ("paule-panik-learn-1-ok", None, 0)
        assert lesson.lit == ("pile:0",)
    assert other.right == ("mine:Y9", "stack:L")
    assert said(look(wanted, (LessonDeed(0, "G17 R"), LessonDeed(0, "Y9 L")))) == "paule-panik-learn-1b-ok"


def test_where_all_is_free_any_result_is_well_and_named() -> None:
    wanted = step("costly-tricks-learn-7")
    actions = [(seat, wanted.game.show(card)) for seat, card in _record(wanted)]
    end = look(wanted, tuple(LessonDeed(seat, card) for seat, card in actions))
    assert (said(end), end.stop) == ("costly-tricks-learn-7-end-won", "over")


def test_what_holds_only_now_is_said_once_and_read_before_it_goes_on() -> None:
    wanted = step("buddy-learn-7")
    cards = tuple(LessonDeed(seat, card) for seat, card in zip((0, 1, 2) * 3, "8425636T", strict=False))
    stopped = look(wanted, cards)
    assert (said(stopped), stopped.stop, stopped.lit) == ("buddy-learn-7b-say", "go-on", ("table",))
    read = look(wanted, (*cards, LessonDeed(0)))
    assert (said(read), read.stop) == ("buddy-learn-7-say", None)
    assert said(look(wanted, (*cards, LessonDeed(0), LessonDeed(2, "5")))) == "buddy-learn-7-end-3"


def test_an_annulled_auction_is_explained_and_the_same_player_leads_again() -> None:
    wanted = step("third-man-learn-6")
    annulled = look(wanted, tuple(LessonDeed(seat, "5") for seat in (2, 0, 1)) + (LessonDeed(3, "1"),))
    assert (said(annulled), annulled.stop) == ("third-man-learn-6b-say", "go-on")
    going_on = look(wanted, (*(LessonDeed(seat, "5") for seat in (2, 0, 1)), LessonDeed(3, "1"), LessonDeed(0)))
    assert (said(going_on), seen(going_on).leader) == ("third-man-learn-6-say", 2)


@pytest.mark.parametrize(
    "deeds",
    [
        (LessonDeed(0),),
        (LessonDeed(1, "R0"),),
        (LessonDeed(9, "RT"),),
        (LessonDeed(-7, "RT"),),
        (LessonDeed(0, "RT"), LessonDeed(0, "R1")),
        (LessonDeed(0, "RT"), LessonDeed(1)),
        (LessonDeed(0, "R1"), LessonDeed(0)),
        (LessonDeed(0, "RT"), LessonDeed(0), LessonDeed(0, "R1"), LessonDeed(1, "R4")),
    ],
)
def test_deeds_that_do_not_go_on_from_where_the_lesson_is_are_refused(deeds: tuple[LessonDeed, ...]) -> None:
    with pytest.raises(WrongDeed, match="lesson-other-deed"):
        stage_after(step("costly-tricks-learn-1"), deeds)


def test_the_own_hand_is_lit_only_while_something_may_be_done_with_it() -> None:
    wanted = step("third-man-learn-6")
    assert look(wanted, ()).lit == ()
    assert look(wanted, (LessonDeed(2, "5"),)).lit == ("hand:0",)
    assert look(wanted, (LessonDeed(2, "5"), LessonDeed(0, "4"))).lit == ()


def test_the_bot_waits_for_whoever_can_play_and_is_behind() -> None:
    wanted = step("paule-panik-learn-7")
    stage = stage_after(wanted, ())
    assert stage_after(wanted, (LessonDeed(1, "Y4 L"),)).played == (0, 1)
    assert thinkers_of(wanted, replace(stage, played=(0, 2)))
    assert thinkers_of(wanted, replace(stage, played=(0, 3))) == ()
    assert thinkers_of(wanted, replace(stage, played=(1, 3)))


def seen(lesson: Lesson) -> Any:
    """The view of the game."""
    assert lesson.frame.view is not None
    return lesson.frame.view


def _record(wanted: Step) -> list[tuple[int, object]]:
    return [*read_round(wanted.record, wanted.variant).moves]


@pytest.mark.parametrize("wanted", STEPS, ids=lambda wanted: wanted.meta.id)
def test_whatever_is_sent_a_lesson_goes_on_or_says_that_it_does_not_follow(wanted: Step) -> None:
    rng = Random(wanted.meta.id)
    texts = [wanted.game.show(action) for _, action in _record(wanted)] + ["lot 1", "turn", "+", "bet", "", "0", "∞"]
    for _ in range(40):
        deeds: tuple[LessonDeed, ...] = ()
        for _ in range(8):
            tried = LessonDeed(rng.randrange(-2, 5), rng.choice([None, *texts]))
            following = look(wanted, deeds).follows
            if following is not None and rng.random() < 0.5:
                tried = LessonDeed(following.seat, following.action)
            try:
                look(wanted, (*deeds, tried))
            except WrongDeed:
                continue
            deeds = (*deeds, tried)

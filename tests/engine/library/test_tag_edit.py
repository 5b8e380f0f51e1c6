from harzdame_engine.library.tag_edit import with_tags

GAME = '[Event "Open"]\n[White  "A"]  \n[Result "1-0"]\n\n1. c4-d4 { a [White "note"] } *x 1-0\n'


def test_one_value_changes_and_every_other_letter_stays() -> None:
    assert with_tags(GAME, {"Event": "Club"}) == GAME.replace("Open", "Club")
    assert with_tags(GAME, {"white": 'Jo "B"'}) == GAME.replace('[White  "A"]', '[White "Jo \\"B\\""]')


def test_a_tag_is_removed_with_its_line() -> None:
    assert with_tags(GAME, {"White": ""}) == GAME.replace('[White  "A"]  \n', "")
    assert with_tags(GAME, {"Site": ""}) == GAME


def test_new_tags_follow_those_there_are() -> None:
    after = '[Result "1-0"]\n'
    assert with_tags(GAME, {"Site": "Goslar", "Round": "3"}) == GAME.replace(
        after, after + '[Site "Goslar"]\n[Round "3"]\n'
    )


def test_a_game_without_tags_gets_them_before_its_moves() -> None:
    assert with_tags("1. c4-d4 *", {"White": "A"}) == '[White "A"]\n\n1. c4-d4 *'


def test_line_ends_of_the_game_are_used() -> None:
    text = '[White "A"]\r\n\r\n1. c4-d4 *\r\n'
    assert with_tags(text, {"Black": "B"}) == '[White "A"]\r\n[Black "B"]\r\n\r\n1. c4-d4 *\r\n'


def test_all_at_once() -> None:
    changed = with_tags(GAME, {"Event": "", "White": "C", "Site": "Goslar"})
    assert changed.startswith('[White "C"]  \n[Result "1-0"]\n[Site "Goslar"]\n\n1. c4-d4')


def test_the_result_behind_the_moves_follows_its_tag() -> None:
    assert with_tags(GAME, {"Result": "1/2-1/2"}) == GAME.replace("1-0", "1/2-1/2")
    two_points = '[Result "2-0"]\n\n1. 32-28 2-0'
    assert with_tags(two_points, {"Result": "0-2"}) == two_points.replace("2-0", "0-2")
    for draw in ("1-1", "1/2-1/2"):
        assert with_tags(two_points, {"Result": draw}) == two_points.replace("2-0", "1-1")
    assert with_tags(GAME, {"Result": "*"}) == GAME.replace("1-0", "*")
    assert with_tags(GAME, {"Result": ""}).endswith("x *\n")


def test_a_new_tag_takes_the_line_of_the_last_that_is_removed() -> None:
    # behind an empty line a tag Event would begin another game
    text = '[White "A"]\n[Date "1999"]\n\n1. c4-d4 *\n'
    assert with_tags(text, {"Date": "", "Event": "Open"}) == text.replace('[Date "1999"]', '[Event "Open"]')


def test_the_result_before_a_last_remark_follows_its_tag() -> None:
    text = '[Result "1-0"]\n\n1. c4-d4 1-0 { White 0-1 } {resigned}\n'
    assert with_tags(text, {"Result": "0-1"}) == text.replace("1-0", "0-1")


def test_a_result_counts_only_if_remarks_alone_follow() -> None:
    text = '[Result "*"]\n\n1. c4-d4 * {one} x {two * } * {three}\n'
    assert with_tags(text, {"Result": "1-0"}).endswith("x {two * } 1-0 {three}\n")
    open_end = '[Result "*"]\n\n1. c4-d4 * {one} * {two\n'
    assert with_tags(open_end, {"Result": "1-0"}) == open_end.replace('"*"', '"1-0"')

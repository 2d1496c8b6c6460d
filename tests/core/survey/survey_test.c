/* A board judged as by an independent implementation of the scores and the naive solver; surveys in parts and chunks. */
#include "survey/worker.h"

#include "support/naive.h"
#include "support/support.h"
#include "survey/judge.h"

enum { LINE_MAX = 1024 };

/* A pattern solved, and its mirror image. */
struct solved {
    struct board board[2];
    struct naive *naive[2];
};

static struct solved solve(const struct board *board) {
    struct solved solved = {.board = {*board, mirror_board(board)}};
    for (int way = 0; way < 2; way++) solved.naive[way] = naive_solve(&solved.board[way]);
    return solved;
}

static void solved_free(struct solved *solved) {
    for (int way = 0; way < 2; way++) naive_free(solved->naive[way]);
}

/* A move's key: the piece and its target. Moves are sorted by it. */
static int order_of(const struct position *before, const struct position *after) {
    if (before->side == SIDE_BLACK) return after->pawn;
    return before->general[0] != after->general[0] ? after->general[0] : 1000 + after->general[1];
}

/* The moves of an unfinished game, the lower general's first, sorted by cell. */
static int moves_of(const struct board *board, const struct position *at, struct position after[8]) {
    struct position from = *at;
    enum side winner;
    if (from.general[0] > from.general[1]) {
        from.general[0] = at->general[1];
        from.general[1] = at->general[0];
    }
    if (naive_is_over(board, &from, &winner)) return 0;
    const int count = naive_successors(board, &from, after);
    for (int i = 1; i < count; i++) {
        const struct position moved = after[i];
        int to = i;
        for (; to > 0 && order_of(&from, &moved) < order_of(&from, &after[to - 1]); to--)
            after[to] = after[to - 1];
        after[to] = moved;
    }
    return count;
}

/* Finds the first of the best moves; returns their number. */
static int best_of(const struct solved *solved, int way, const struct position *at, struct position *best) {
    struct position after[8];
    const int count = moves_of(&solved->board[way], at, after);
    int alike = 0;
    for (int i = 0; i < count; i++) {
        const struct value value = naive_value(solved->naive[way], &after[i]);
        const int compared =
            alike == 0 ? -1 : value_compare(value, naive_value(solved->naive[way], best), at->side);
        if (compared < 0) *best = after[i];
        alike = compared < 0 ? 1 : alike + (compared == 0);
    }
    return alike;
}

/* Plays the best line until it ends or a position repeats: sets the number of moves, and the number of
   leading ones that are forced. */
static void play(const struct solved *solved, int way, struct position at, uint32_t *length,
                 uint32_t *forced) {
    struct position line[LINE_MAX];
    struct position best;
    bool all_forced = true;
    *length = *forced = 0;
    for (int alike; (alike = best_of(solved, way, &at, &best)) > 0;) {
        line[(*length)++] = at;
        all_forced = all_forced && alike == 1;
        *forced += all_forced;
        for (uint32_t i = 0; i < *length; i++)
            if (position_equal(&line[i], &best)) return;
        assert_true(*length < LINE_MAX);
        at = best;
    }
}

static void score(const struct solved *solved, int way, const struct position *at,
                  uint32_t scores[SURVEY_GOALS]) {
    const struct value value = naive_value(solved->naive[way], at);
    uint32_t length;
    play(solved, way, *at, &length, &scores[SURVEY_FORCED]);
    scores[SURVEY_RED] = value.winner == WINNER_RED ? value.distance : 0;
    scores[SURVEY_BLACK] = value.winner == WINNER_BLACK ? value.distance : 0;
    scores[SURVEY_TIE] = value.winner == WINNER_NONE ? length : 0;
}

static struct judgement judge_naively(const struct board *board) {
    struct solved solved = solve(board);
    struct judgement judgement = {{0}, {0}};
    struct position at;
    for (uint32_t cursor = 0; next_position(board, &cursor, &at);) {
        if (at.side != SIDE_RED || at.general[0] > at.general[1] || at.pawn == at.general[0] ||
            at.pawn == at.general[1])
            continue;
        const struct position mirrored = mirror_position(board, &at);
        uint32_t here[SURVEY_GOALS], there[SURVEY_GOALS];
        score(&solved, 0, &at, here);
        score(&solved, 1, &mirrored, there);
        for (int goal = 0; goal < SURVEY_GOALS; goal++) {
            if (goal != SURVEY_TIE) assert_int_equal(here[goal], there[goal]);
            const uint32_t best = here[goal] > there[goal] ? here[goal] : there[goal];
            if (best == 0 || best < judgement.score[goal]) continue;
            if (best > judgement.score[goal]) judgement.positions[goal] = 0;
            judgement.score[goal] = best;
            judgement.positions[goal]++;
        }
    }
    solved_free(&solved);
    return judgement;
}

static struct survey_worker *open_worker(struct pattern_shape shape) {
    struct survey_worker *worker;
    struct failure failure;
    assert_true(survey_worker_open(shape, &worker, &failure));
    return worker;
}

static void survey_part(struct pattern_shape shape, uint32_t part, uint32_t parts, struct survey *survey) {
    struct survey_worker *worker = open_worker(shape);
    struct survey found;
    *survey = survey_begin(shape, part, parts);
    while (!survey_is_done(survey)) {
        survey_chunk(worker, survey, survey->done, &found);
        survey_add(survey, &found);
    }
    survey_worker_close(worker);
}

static void assert_best(const struct survey_best *best, const struct survey_best *expected) {
    assert_int_equal(best->score, expected->score);
    assert_int_equal(best->boards, expected->boards);
    assert_int_equal(best->positions, expected->positions);
    assert_int_equal(best->listed_count, expected->listed_count);
    assert_memory_equal(best->listed, expected->listed, sizeof *best->listed * (size_t)best->listed_count);
}

/* The independent check of a board's scores, on boards small enough for the naive solver. */
static void test_judging_a_pattern(void **state) {
    (void)state;
    static const struct pattern_shape shapes[] = {{4, 4}, {2, 7}, {7, 2}, {3, 5}};
    struct random random = {7};
    for (size_t i = 0; i < COUNT(shapes); i++) {
        for (int times = 0; times < 2; times++) {
            const uint32_t pattern = (uint32_t)random_next(&random) & (uint32_t)random_next(&random) &
                                     (uint32_t)(pattern_count(shapes[i]) - 1);
            const struct board board = pattern_board(shapes[i], pattern);
            const struct judgement expected = judge_naively(&board);
            struct judgement judgement;
            struct failure failure;
            assert_true(judge_pattern(shapes[i], pattern, &judgement, &failure));
            assert_memory_equal(&judgement, &expected, sizeof expected);
        }
    }
}

static void test_parts_make_the_whole(void **state) {
    (void)state;
    static const struct pattern_shape shapes[] = {{5, 3}, {2, 7}};
    for (size_t i = 0; i < COUNT(shapes); i++) {
        struct survey whole, part, sum = survey_begin(shapes[i], 1, 1);
        survey_part(shapes[i], 1, 1, &whole);
        for (uint32_t number = 3; number >= 1; number--) {
            survey_part(shapes[i], number, 3, &part);
            survey_add(&sum, &part);
        }
        assert_int_equal(sum.done, whole.done);
        assert_int_equal(sum.boards, whole.boards);
        assert_int_equal(sum.placements, whole.placements);
        for (int goal = 0; goal < SURVEY_GOALS; goal++) {
            assert_best(&sum.best[goal], &whole.best[goal]);
            assert_memory_equal(&sum.best[goal].shown, &whole.best[goal].shown,
                                sizeof whole.best[goal].shown);
        }
    }
}

/* The results passed to a chunk only exclude lower scores. */
static void test_chunks_in_any_order(void **state) {
    (void)state;
    const struct pattern_shape shape = {3, 5};
    struct survey_worker *worker = open_worker(shape);
    struct survey whole, sum = survey_begin(shape, 1, 1), found;
    survey_part(shape, 1, 1, &whole);
    assert_int_equal(survey_chunks(&sum), 8);
    for (uint64_t chunk = 8; chunk-- > 0;) {
        survey_chunk(worker, &sum, chunk, &found);
        survey_add(&sum, &found);
    }
    for (int goal = 0; goal < SURVEY_GOALS; goal++) {
        assert_best(&sum.best[goal], &whole.best[goal]);
        assert_memory_equal(&sum.best[goal].shown, &whole.best[goal].shown, sizeof whole.best[goal].shown);
    }
    survey_worker_close(worker);
}

static void test_shapes_that_fit(void **state) {
    (void)state;
    assert_true(pattern_shape_fits((struct pattern_shape){1, 1}));
    assert_true(pattern_shape_fits((struct pattern_shape){5, 6}));
    assert_true(pattern_shape_fits((struct pattern_shape){30, 1}));
    assert_true(pattern_shape_fits((struct pattern_shape){1, 30}));
    assert_false(pattern_shape_fits((struct pattern_shape){0, 5}));
    assert_false(pattern_shape_fits((struct pattern_shape){5, 0}));
    assert_false(pattern_shape_fits((struct pattern_shape){31, 1}));
    assert_false(pattern_shape_fits((struct pattern_shape){1, 31}));
    assert_false(pattern_shape_fits((struct pattern_shape){4, 8}));
}

static void test_patterns_and_boards(void **state) {
    (void)state;
    const struct pattern_shape shape = {2, 3};
    const struct board board = draw("#../.##"), mirrored = mirror_board(&board);
    assert_int_equal(pattern_of_board(&board), 1 + 16 + 32);
    assert_int_equal(pattern_mirror(shape, 49), pattern_of_board(&mirrored));
    assert_int_equal(pattern_placements(shape, 49), 3);
    assert_int_equal(pattern_placements(shape, 63), 0);
    assert_int_equal(pattern_placements(shape, 0), 60);
    for (uint32_t pattern = 0; pattern < pattern_count(shape); pattern++) {
        const struct board drawn = pattern_board(shape, pattern);
        assert_int_equal(pattern_of_board(&drawn), pattern);
        assert_int_equal(pattern_mirror(shape, pattern_mirror(shape, pattern)), pattern);
        assert_true(pattern_stands(shape, pattern) || pattern_stands(shape, pattern_mirror(shape, pattern)));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_judging_a_pattern),   cmocka_unit_test(test_parts_make_the_whole),
        cmocka_unit_test(test_chunks_in_any_order), cmocka_unit_test(test_shapes_that_fit),
        cmocka_unit_test(test_patterns_and_boards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Mining: every score against a naive one from the rules and another solver's values, the search against
   its seed, and the records. */
#include "support/support.h"

#include "layered/layered_inside.h"
#include "mine/mine.h"
#include "mine/place.h"
#include "support/naive.h"

#include <stdlib.h>
#include <string.h>

/* A board with its values from a solver other than the miner's. */
struct judge {
    const struct board *board;
    const struct naive *naive;
    const struct analysis *textbook; /* if there is no naive one */
};

static struct value judged(const struct judge *judge, const struct position *position) {
    return judge->naive ? naive_value(judge->naive, position) : value_at(judge->textbook, position);
}

/* The moves of a position and its successors. */
struct choices {
    int count;
    struct position after[MOVES_MAX];
    struct value value[MOVES_MAX];
};

static struct choices choices_of(const struct judge *judge, const struct position *position) {
    struct move moves[MOVES_MAX];
    struct choices choices = {.count = position_moves(judge->board, position, moves)};
    for (int i = 0; i < choices.count; i++) {
        choices.after[i] = *position;
        position_play(&choices.after[i], moves[i]);
        choices.value[i] = judged(judge, &choices.after[i]);
    }
    return choices;
}

/* Whether a move between these values keeps the value. */
static bool keeps(struct value before, struct value after) {
    if (before.winner != after.winner) return false;
    return before.winner == WINNER_NONE || after.distance + 1 == before.distance;
}

enum { PLIES_MAX = 4096 };

/* Plays the first moves that keep the value, to the end of the game or until a position repeats. Returns
   their number; *forced is the number of leading ones that are the only such move. */
static uint32_t follow(const struct judge *judge, struct position at, uint32_t *forced) {
    static struct position been[PLIES_MAX];
    bool all_forced = true;
    *forced = 0;
    for (uint32_t plies = 0;; plies++) {
        for (uint32_t i = 0; i < plies; i++) {
            if (position_equal(&been[i], &at)) return plies;
        }
        assert_true(plies < PLIES_MAX);
        been[plies] = at;
        struct choices choices = choices_of(judge, &at);
        struct value value = judged(judge, &at);
        int keeping = 0, first = -1;
        for (int i = choices.count - 1; i >= 0; i--) {
            if (!keeps(value, choices.value[i])) continue;
            keeping++;
            first = i;
        }
        if (first < 0) return plies;
        all_forced = all_forced && keeping == 1;
        *forced += all_forced;
        at = choices.after[first];
    }
}

static uint32_t plain_score(const struct judge *judge, enum score_goal goal,
                            const struct position *position) {
    struct value value = judged(judge, position);
    struct choices choices = choices_of(judge, position);
    uint32_t forced;
    uint32_t plies = follow(judge, *position, &forced);
    uint32_t by_red = value.winner == WINNER_RED ? plies : 0;
    int wins = 0;
    for (int i = 0; i < choices.count; i++) wins += choices.value[i].winner == WINNER_RED;
    switch (goal) {
    case SCORE_RED: return by_red;
    case SCORE_BLACK: return value.winner == WINNER_BLACK ? plies : 0;
    case SCORE_UNIQUE: return wins == 1 ? by_red : 0;
    case SCORE_FORCED: return forced;
    case SCORE_TIE: return value.winner == WINNER_NONE ? plies : 0;
    case SCORE_GOALS: break;
    }
    fail_msg("goal %d is none", (int)goal);
    return 0;
}

/* Iterates over the placements with Red to move, with the pieces on different cells. */
static bool next_placement(const struct board *board, uint32_t *cursor, struct position *position) {
    while (next_position(board, cursor, position)) {
        if (position->side == SIDE_RED && position->general[0] < position->general[1] &&
            position->pawn != position->general[0] && position->pawn != position->general[1])
            return true;
    }
    return false;
}

static struct place_memory *open_memory(void) {
    struct place_memory *memory = calloc(1, sizeof *memory);
    assert_non_null(memory);
    return memory;
}

static void close_memory(struct place_memory *memory) {
    place_free(memory);
    free(memory);
}

static uint32_t score_of(const struct analysis *analysis, enum score_goal goal,
                         const struct position *position) {
    struct failure failure;
    uint32_t score;
    assert_true(score_position(analysis, goal, position, &score, &failure));
    return score;
}

/* Checks the results found by words of the table, for the goals where these are exact. */
static void check_words(const struct analysis *analysis, enum score_goal goal, struct words *words,
                        uint32_t best) {
    struct position position;
    struct failure failure;
    uint32_t score = 0;
    bool found = false;
    if (goal == SCORE_UNIQUE)
        assert_true(words_unique(analysis, words, &position, &score, &found, &failure));
    else if (goal == SCORE_RED || goal == SCORE_BLACK)
        found = words_longest(analysis, goal == SCORE_RED ? SIDE_RED : SIDE_BLACK, &position, &score);
    else
        return;
    assert_int_equal(score, best);
    assert_int_equal(found, best > 0);
}

/* Checks every score of a small board, and the placement found: that none is better for the exact goals,
   and that it is not worse than the one given. */
static void check_board(const struct board *board, struct place_memory *memory) {
    struct naive *naive = naive_solve(board);
    struct analysis *analysis = solve_board(&layered_solver, board);
    const struct judge judge = {board, naive, NULL};
    for (int goal = 0; goal < SCORE_GOALS; goal++) {
        struct random random = {7};
        struct position position, placed = {{0, 0}, 0, SIDE_RED};
        struct failure failure;
        uint32_t best = 0, score;
        for (uint32_t cursor = 0; next_placement(board, &cursor, &position);) {
            score = plain_score(&judge, (enum score_goal)goal, &position);
            assert_int_equal(score_of(analysis, (enum score_goal)goal, &position), score);
            if (score > best) best = score;
            if (score == best) placed = position;
        }
        if (goal == SCORE_RED || goal == SCORE_BLACK)
            assert_int_equal(layered_longest(analysis, goal == SCORE_RED ? SIDE_RED : SIDE_BLACK), best);
        check_words(analysis, (enum score_goal)goal, &memory->words, best);
        for (int again = 0; again < 2; again++) {
            if (again == 0 && goal < SCORE_FORCED) placed = (struct position){{0, 0}, 0, SIDE_RED};
            assert_true(
                place_best(memory, analysis, (enum score_goal)goal, &random, &placed, &score, &failure));
            assert_int_equal(score, best);
            if (score > 0) assert_int_equal(plain_score(&judge, (enum score_goal)goal, &placed), score);
        }
    }
    analysis_close(analysis);
    naive_free(naive);
}

static void test_scores_follow_from_the_rules(void **state) {
    (void)state;
    struct random random = {5};
    struct place_memory *memory = open_memory();
    /* The pawn is locked in: any move wins, and in some placements there is only one. */
    struct board locked = draw("...#/###.");
    check_board(&locked, memory);
    for (int i = 0; i < 50; i++) {
        int rows = 2 + (int)random_below(&random, 4);
        int columns = 1 + (int)random_below(&random, 20 / (unsigned)rows);
        struct board board = random_board(&random, rows, columns, 10 + random_below(&random, 30));
        check_board(&board, memory);
    }
    close_memory(memory);
}

/* The best score of any placement on any board of a size. */
static uint32_t best_of_all_boards(int rows, int columns, enum score_goal goal) {
    uint32_t best = 0;
    for (uint32_t obstacles = 0; obstacles >> rows * columns == 0; obstacles++) {
        struct board board = board_of_pattern(rows, columns, obstacles);
        struct analysis *analysis = solve_board(&layered_solver, &board);
        struct position position;
        for (uint32_t cursor = 0; next_placement(&board, &cursor, &position);) {
            uint32_t score = score_of(analysis, goal, &position);
            if (score > best) best = score;
        }
        analysis_close(analysis);
    }
    return best;
}

static void test_the_walk_of_a_tie_fails_as_values_do(void **state) {
    (void)state;
    static struct ties ties;
    struct board board = draw("..#/...");
    struct analysis *analysis = solve_board(&layered_solver, &board);
    struct failure failure;
    uint32_t length;
    assert_false(ties_length(&ties, analysis, &(struct position){{0, 2}, 3, SIDE_RED}, &length, &failure));
    assert_code(&failure, FAILURE_BAD_POSITION);
    analysis_close(analysis);
}

static const struct mine_settings small = {SCORE_RED, 5, 4, 30, 150, 11, NULL};

static struct mine *open_mine(const struct mine_settings *settings) {
    struct mine *mine = NULL;
    struct failure failure;
    assert_true(mine_open(settings, &mine, &failure));
    assert_true(mine_is_done(mine));
    return mine;
}

static void run_mine(struct mine *mine, uint64_t run, uint64_t tries, uint64_t budget) {
    struct failure failure;
    mine_begin(mine, run, tries);
    while (!mine_is_done(mine)) assert_true(mine_step(mine, budget, &failure));
}

static void assert_same_finds(const struct finds *a, const struct finds *b) {
    assert_int_equal(a->count, b->count);
    for (int i = 0; i < a->count; i++) {
        assert_memory_equal(a->find[i].board.cells, b->find[i].board.cells, 20);
        assert_int_equal(a->find[i].score, b->find[i].score);
        assert_int_equal(a->find[i].run, b->find[i].run);
        assert_int_equal(a->find[i].tries, b->find[i].tries);
    }
}

/* With any slices, and after any other runs. */
static void test_a_run_follows_from_its_seed(void **state) {
    (void)state;
    for (int goal = 0; goal < SCORE_GOALS; goal++) {
        struct mine_settings settings = small;
        settings.goal = (enum score_goal)goal;
        struct mine *a = open_mine(&settings);
        struct mine *b = open_mine(&settings);
        for (uint64_t run = 0; run < 2; run++) run_mine(a, run, 60, 1);
        for (uint64_t run = 2; run-- > 0;) run_mine(b, run, 60, 1000000);
        assert_true(mine_finds(a)->count > 0);
        assert_same_finds(mine_finds(a), mine_finds(b));
        mine_close(a);
        mine_close(b);
    }
}

static void test_another_seed_is_another_search(void **state) {
    (void)state;
    struct mine_settings other = small;
    other.seed++;
    struct mine *a = open_mine(&small);
    struct mine *b = open_mine(&other);
    run_mine(a, 0, 50, 1000);
    run_mine(b, 0, 50, 1000);
    assert_memory_not_equal(mine_finds(a)->find[0].board.cells, mine_finds(b)->find[0].board.cells, 20);
    mine_close(a);
    mine_close(b);
}

/* The same rows end every find, whatever is tried above them. */
static void test_rows_below_stay(void **state) {
    (void)state;
    const struct board below = draw("#..#/.##.");
    struct mine_settings settings = small;
    settings.below = &below;
    struct mine *mine = open_mine(&settings);
    for (uint64_t run = 0; run < 3; run++) run_mine(mine, run, 100, 1000);
    const struct finds *finds = mine_finds(mine);
    assert_true(finds->count > 1);
    for (int i = 0; i < finds->count; i++) {
        for (int cell = 0; cell < board_size(&below); cell++)
            assert_int_equal(board_is_obstacle(&finds->find[i].board, 12 + cell),
                             board_is_obstacle(&below, cell));
    }
    mine_close(mine);
}

static void test_tries_are_kept(void **state) {
    (void)state;
    struct mine *mine = open_mine(&small);
    struct failure failure;
    uint64_t before = 0;
    mine_begin(mine, 0, 40);
    assert_true(mine_step(mine, 0, &failure));
    assert_int_equal(mine_tried(mine), 0);
    for (int steps = 0; !mine_is_done(mine); steps++) {
        assert_true(mine_step(mine, 1, &failure));
        assert_true(mine_tried(mine) - before <= 1);
        before = mine_tried(mine);
    }
    assert_true(mine_step(mine, 1000000, &failure));
    assert_int_equal(mine_tried(mine), 40);
    run_mine(mine, 1, 7, 1000000);
    assert_int_equal(mine_tried(mine), 47);
    mine_close(mine);
}

/* A find is a drawn board with the score and value that other solvers give, and the best of its run. */
static void check_find(const struct find *find, enum score_goal goal) {
    struct position position;
    struct failure failure;
    assert_true(position_of_board(&find->board, SIDE_RED, &position, &failure));
    struct naive *naive = naive_solve(&find->board);
    const struct judge judge = {&find->board, naive, NULL};
    assert_int_equal(plain_score(&judge, goal, &position), find->score);
    assert_value(&find->board, &position, find->value, naive_value(naive, &position));
    naive_free(naive);
}

static void test_finds_are_right_and_never_worse_than_the_start(void **state) {
    (void)state;
    for (int goal = 0; goal < SCORE_GOALS; goal++) {
        struct mine_settings settings = small;
        settings.goal = (enum score_goal)goal;
        struct mine *start = open_mine(&settings);
        struct mine *mine = open_mine(&settings);
        for (uint64_t run = 0; run < FINDS_MAX + 4; run++) {
            uint32_t before = mine_finds(mine)->count > 0 ? mine_finds(mine)->find[0].score : 0;
            run_mine(start, run, 1, 1000000);
            run_mine(mine, run, 20, 1000000);
            assert_true(mine_finds(mine)->find[0].score >= before);
        }
        const struct finds *finds = mine_finds(mine);
        assert_true(finds->count > 0 && finds->count <= FINDS_MAX);
        for (int i = 0; i < finds->count; i++) {
            check_find(&finds->find[i], (enum score_goal)goal);
            if (i > 0) assert_true(finds->find[i].score <= finds->find[i - 1].score);
            for (int k = 0; k < i; k++) assert_int_not_equal(finds->find[i].run, finds->find[k].run);
        }
        for (int i = 0; i < mine_finds(start)->count; i++)
            assert_true(finds->find[i].score >= mine_finds(start)->find[i].score);
        mine_close(start);
        mine_close(mine);
    }
}

static void test_a_fifth_of_all_small_boards_finds_the_best(void **state) {
    (void)state;
    for (int goal = 0; goal < SCORE_GOALS; goal++) {
        struct mine_settings settings = {(enum score_goal)goal, 3, 3, 30, 150, 11, NULL};
        struct mine *mine = open_mine(&settings);
        run_mine(mine, 0, 100, 1000000);
        assert_int_equal(mine_finds(mine)->find[0].score, best_of_all_boards(3, 3, settings.goal));
        mine_close(mine);
    }
}

static void test_a_board_is_kept_once_whichever_way_round(void **state) {
    (void)state;
    static struct finds finds;
    struct find find = {.board = draw("..#/O.O/X.."), .score = 5, .run = 3};
    memset(&finds, 0, sizeof finds);
    assert_true(finds_keep(&finds, &find));
    assert_false(finds_keep(&finds, &find));
    find.board = mirror_board(&find.board);
    find.run = 4;
    assert_false(finds_keep(&finds, &find));
    find.run = 2;
    assert_true(finds_keep(&finds, &find));
    assert_int_equal(finds.count, 1);
    find.run = 5;
    find.board = draw(".##/O.O/X..");
    assert_true(finds_keep(&finds, &find));
    assert_int_equal(finds.count, 2);
    find.score = 6;
    find.board = draw("###/O.O/X..");
    assert_true(finds_keep(&finds, &find));
    assert_int_equal(finds.count, 3);
    assert_int_equal(finds.find[0].score, 6);
}

/* A column with one obstacle. */
static struct find find_number(int number, uint32_t score) {
    struct find find = {.board = {.rows = BOARD_SIDE_MAX, .columns = 1}, .score = score};
    memset(find.board.cells, CELL_FREE, BOARD_SIDE_MAX);
    find.board.cells[number] = CELL_OBSTACLE;
    return find;
}

static void test_the_worst_finds_give_way(void **state) {
    (void)state;
    static struct finds finds;
    memset(&finds, 0, sizeof finds);
    for (int i = 0; i < FINDS_MAX; i++) {
        struct find find = find_number(i, 100);
        assert_true(finds_keep(&finds, &find));
    }
    struct find worse = find_number(FINDS_MAX, 99), better = find_number(FINDS_MAX, 101);
    assert_false(finds_keep(&finds, &worse));
    assert_int_equal(finds.count, FINDS_MAX);
    assert_int_equal(finds.find[FINDS_MAX - 1].score, 100);
    assert_true(finds_keep(&finds, &better));
    assert_int_equal(finds.count, FINDS_MAX);
    assert_int_equal(finds.find[0].score, 101);
    assert_int_equal(finds.find[1].board.cells[0], CELL_OBSTACLE);
    assert_int_equal(finds.find[FINDS_MAX - 1].board.cells[FINDS_MAX - 2], CELL_OBSTACLE);
}

static void test_sizes_out_of_range(void **state) {
    (void)state;
    static const struct {
        int rows;
        int columns;
        struct failure failure;
    } sizes[] = {
        {1, 5, {FAILURE_ROWS_OUT_OF_RANGE, 0, 0, 0, 1}},
        {17, 5, {FAILURE_ROWS_OUT_OF_RANGE, 0, 0, 0, 17}},
        {5, 0, {FAILURE_COLUMNS_OUT_OF_RANGE, 0, 0, 0, 0}},
        {5, 17, {FAILURE_COLUMNS_OUT_OF_RANGE, 0, 0, 0, 17}},
        {2, 1, {.code = FAILURE_NONE}},
        {16, 16, {.code = FAILURE_NONE}},
    };
    for (size_t i = 0; i < COUNT(sizes); i++) {
        struct mine_settings settings = small;
        struct mine *mine = NULL;
        struct failure failure = {.code = FAILURE_NONE};
        settings.rows = sizes[i].rows;
        settings.columns = sizes[i].columns;
        assert_int_equal(mine_open(&settings, &mine, &failure), sizes[i].failure.code == FAILURE_NONE);
        assert_failure("size", &failure, &sizes[i].failure);
        mine_close(mine);
    }
}

enum { GOAL, SCORE, VALUE, BOARD, FIELDS };

static enum score_goal goal_named(const char *name) {
    enum score_goal goal = SCORE_RED;
    while (goal < SCORE_GOALS && strcmp(score_goal_name(goal), name) != 0) goal++;
    assert_true(goal < SCORE_GOALS);
    return goal;
}

static int records[SCORE_GOALS];

/* The best placement on a board with long games is found; a record board cannot have a better one for
   these goals. */
static void check_placement(const struct judge *judge, enum score_goal goal, uint32_t right) {
    struct analysis *analysis = solve_board(&layered_solver, judge->board);
    struct place_memory *memory = open_memory();
    struct random random = {7};
    struct position placed = {{0, 0}, 0, SIDE_RED};
    struct failure failure;
    uint32_t score;
    assert_true(place_best(memory, analysis, goal, &random, &placed, &score, &failure));
    assert_int_equal(score, right);
    assert_int_equal(plain_score(judge, goal, &placed), right);
    close_memory(memory);
    analysis_close(analysis);
}

static void check_score(const struct solver *solver, char *field[], bool is_placed_best) {
    struct board board = draw(field[BOARD]);
    struct position position = place(field[BOARD], SIDE_RED);
    struct analysis *analysis = solve_board(solver, &board);
    const struct judge judge = {&board, NULL, analysis};
    enum score_goal goal = goal_named(field[GOAL]);
    assert_value(&board, &position, value_at(analysis, &position), value_from_text(field[VALUE]));
    uint32_t score = (uint32_t)strtoul(field[SCORE], NULL, 10);
    assert_int_equal(plain_score(&judge, goal, &position), score);
    if (is_placed_best && goal < SCORE_FORCED) check_placement(&judge, goal, score);
    analysis_close(analysis);
    records[goal]++;
}

/* With the textbook solver, because the miner uses the other one. */
static void check_record(char *field[]) {
    check_score(&textbook_solver, field, true);
}

static void check_held(char *field[]) {
    check_score(&layered_solver, field, false);
}

static void test_records(void **state) {
    (void)state;
    each_table_line("records.tsv", FIELDS, check_record);
    for (int goal = 0; goal < SCORE_GOALS; goal++) {
        if (records[goal] == 0) fail_msg("no record for %s", score_goal_name((enum score_goal)goal));
    }
}

/* The records of all sizes. */
static void test_hall(void **state) {
    (void)state;
    each_table_line("hall.tsv", FIELDS, check_held);
}

/* Plays the first move that keeps the value; false if there is none. */
static bool play_on(const struct judge *judge, struct position *at) {
    struct choices choices = choices_of(judge, at);
    struct value value = judged(judge, at);
    for (int i = 0; i < choices.count; i++) {
        if (!keeps(value, choices.value[i])) continue;
        *at = choices.after[i];
        return true;
    }
    return false;
}

/* Samples rarely hit the placements of long games; these are found by walking back along the game. */
static void check_way_back(char *field[]) {
    enum { PLIES = 16 };
    enum score_goal goal = goal_named(field[GOAL]);
    if (goal != SCORE_FORCED && goal != SCORE_TIE) return;
    struct board board = draw(field[BOARD]);
    struct place_memory *memory = open_memory();
    for (int turned = 0; turned < 2; turned++) {
        struct position before = place(field[BOARD], SIDE_RED);
        if (turned) before = mirror_position(&board, &before);
        if (turned) board = mirror_board(&board);
        struct analysis *analysis = solve_board(&layered_solver, &board);
        const struct judge judge = {&board, NULL, analysis};
        for (int ply = 0; ply < PLIES; ply += 2) {
            struct random random = {7};
            struct position after = before;
            struct failure failure;
            uint32_t score;
            if (!play_on(&judge, &after) || !play_on(&judge, &after)) break;
            struct position placed = after;
            assert_true(place_best(memory, analysis, goal, &random, &placed, &score, &failure));
            assert_true(score >= score_of(analysis, goal, &before));
            before = after;
        }
        analysis_close(analysis);
    }
    close_memory(memory);
}

static void test_the_beginning_of_a_game_is_found_from_its_course(void **state) {
    (void)state;
    each_table_line("records.tsv", FIELDS, check_way_back);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_scores_follow_from_the_rules),
        cmocka_unit_test(test_the_walk_of_a_tie_fails_as_values_do),
        cmocka_unit_test(test_a_run_follows_from_its_seed),
        cmocka_unit_test(test_another_seed_is_another_search),
        cmocka_unit_test(test_rows_below_stay),
        cmocka_unit_test(test_tries_are_kept),
        cmocka_unit_test(test_finds_are_right_and_never_worse_than_the_start),
        cmocka_unit_test(test_a_fifth_of_all_small_boards_finds_the_best),
        cmocka_unit_test(test_a_board_is_kept_once_whichever_way_round),
        cmocka_unit_test(test_the_worst_finds_give_way),
        cmocka_unit_test(test_sizes_out_of_range),
        cmocka_unit_test(test_records),
        cmocka_unit_test(test_hall),
        cmocka_unit_test(test_the_beginning_of_a_game_is_found_from_its_course),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

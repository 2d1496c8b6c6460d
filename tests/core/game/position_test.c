#include "support/support.h"

#include "support/naive.h"

static const struct {
    const char *rule;
    const char *board;
    enum side side;
    enum ending ending;
    enum side winner;
} endings[] = {
    {"the pawn on row 1, Red to move", "X../O.O", SIDE_RED, ENDING_ROW_ONE, SIDE_BLACK},
    {"the pawn on row 1, Black to move", "X../O.O", SIDE_BLACK, ENDING_ROW_ONE, SIDE_BLACK},
    {"row 1 before a capture", "B../..O", SIDE_BLACK, ENDING_ROW_ONE, SIDE_BLACK},
    {"row 1 before a missing move of Black", "X#O/#.O", SIDE_BLACK, ENDING_ROW_ONE, SIDE_BLACK},
    {"row 1 before a missing move of Red", "X#O/##O", SIDE_RED, ENDING_ROW_ONE, SIDE_BLACK},
    {"a capture by Red", "..O/B..", SIDE_BLACK, ENDING_CAPTURE, SIDE_RED},
    {"a capture by Black", "..O/B..", SIDE_RED, ENDING_CAPTURE, SIDE_BLACK},
    {"a capture before a missing move of Black", "#.O/B#.", SIDE_BLACK, ENDING_CAPTURE, SIDE_RED},
    {"a capture before a missing move of Red", "##O/B##", SIDE_RED, ENDING_CAPTURE, SIDE_BLACK},
    {"Red has no move", "O#O/###/.X.", SIDE_RED, ENDING_NO_MOVE, SIDE_BLACK},
    {"the generals are in each other's way", "OO/##/.X", SIDE_RED, ENDING_NO_MOVE, SIDE_BLACK},
    {"Black has no move", "O.O/.#./#X#", SIDE_BLACK, ENDING_NO_MOVE, SIDE_RED},
    {"the pawn does not go down", "O.O/.#./#X#/...", SIDE_BLACK, ENDING_NO_MOVE, SIDE_RED},
    {"Red has no move, but it is Black's turn", "O#O/###/.X.", SIDE_BLACK, ENDING_NONE, SIDE_RED},
    {"Black has no move, but it is Red's turn", "O.O/.#./#X#", SIDE_RED, ENDING_NONE, SIDE_RED},
    {"the game goes on", "O.O/.X.", SIDE_RED, ENDING_NONE, SIDE_RED},
};

static void test_endings_and_their_order(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(endings); i++) {
        struct board board = draw(endings[i].board);
        struct position position = place(endings[i].board, endings[i].side);
        enum side untouched = side_other(endings[i].winner);
        enum side winner = untouched;
        struct move moves[MOVES_MAX];
        if (position_ending(&board, &position, &winner) != endings[i].ending) fail_msg("%s", endings[i].rule);
        assert_int_equal(winner, endings[i].ending == ENDING_NONE ? untouched : endings[i].winner);
        assert_int_equal(position_moves(&board, &position, moves) > 0, endings[i].ending == ENDING_NONE);
    }
}

/* Moves as pairs of cells, in the order that position.h promises. */
static const struct {
    const char *board;
    enum side side;
    const char *moves;
} steps[] = {
    {".../.X./O.O", SIDE_BLACK, "41 43 45 "},
    {"X../.../O.O", SIDE_BLACK, "01 "},
    {"O.O/.#./#X#/...", SIDE_BLACK, ""},
    {"#.#/OXO/...", SIDE_BLACK, "41 43 45 "},
    {"#.#/OXO/...", SIDE_RED, "34 36 54 58 "},
    {"O../.../..O/X..", SIDE_RED, "01 03 85 87 8; "},
    {"OO/##/.X", SIDE_RED, ""},
    {"OO/.X", SIDE_RED, "02 13 "},
    {"OXO", SIDE_RED, "01 21 "},
};

static void test_steps_of_drawn_boards(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(steps); i++) {
        struct board board = draw(steps[i].board);
        struct position position = place(steps[i].board, steps[i].side);
        for (int order = 0; order < 2; order++) {
            struct move moves[MOVES_MAX];
            char text[MOVES_MAX * 3 + 1] = "";
            int count = position_steps(&board, &position, moves);
            for (int move = 0; move < count; move++) {
                text[move * 3] = (char)('0' + moves[move].from);
                text[move * 3 + 1] = (char)('0' + moves[move].to);
                text[move * 3 + 2] = ' ';
            }
            assert_string_equal(text, steps[i].moves);
            uint16_t first = position.general[0];
            position.general[0] = position.general[1];
            position.general[1] = first;
        }
    }
}

static void test_two_generals_in_the_open_have_the_most_moves(void **state) {
    (void)state;
    struct board board = draw("...../.O.O./...../..X..");
    struct position position = place("...../.O.O./...../..X..", SIDE_RED);
    struct move moves[MOVES_MAX];
    assert_int_equal(position_steps(&board, &position, moves), MOVES_MAX);
}

/* Equal, including the order of the generals. */
static bool identical(const struct position *a, const struct position *b) {
    return a->general[0] == b->general[0] && a->general[1] == b->general[1] && a->pawn == b->pawn &&
           a->side == b->side;
}

static void check_moves_against_naive(const struct board *board, const struct position *position) {
    struct move moves[MOVES_MAX];
    struct position after[8];
    int count = position_steps(board, position, moves);
    assert_int_equal(count, naive_successors(board, position, after));
    for (int i = 0; i < count; i++) {
        struct position played = *position;
        int same = 0;
        position_play(&played, moves[i]);
        for (int k = 0; k < count; k++) same += identical(&played, &after[k]);
        assert_int_equal(same, 1);
        position_undo(&played, moves[i]);
        assert_true(identical(&played, position));
    }
}

static void check_ending_against_naive(const struct board *board, const struct position *position) {
    enum side winner = SIDE_RED;
    enum side naive_winner = SIDE_RED;
    struct move moves[MOVES_MAX];
    bool over = naive_is_over(board, position, &naive_winner);
    assert_int_equal(position_ending(board, position, &winner) != ENDING_NONE, over);
    assert_int_equal(winner, naive_winner);
    assert_int_equal(position_moves(board, position, moves),
                     over ? 0 : position_steps(board, position, moves));
}

static void test_moves_are_played_and_undone_in_every_position(void **state) {
    (void)state;
    static const int shapes[][2] = {{1, 1}, {1, 7}, {7, 1}, {2, 2}, {3, 4}, {4, 3}, {5, 5}};
    struct random random = {4};
    for (size_t i = 0; i < COUNT(shapes); i++) {
        for (unsigned obstacles = 0; obstacles <= 40; obstacles += 20) {
            struct board board = random_board(&random, shapes[i][0], shapes[i][1], obstacles);
            struct position position;
            for (uint32_t cursor = 0; next_position(&board, &cursor, &position);) {
                assert_true(position_is_valid(&board, &position));
                check_moves_against_naive(&board, &position);
                check_ending_against_naive(&board, &position);
            }
        }
    }
}

static void test_equal_whichever_general_is_first(void **state) {
    (void)state;
    const struct position position = {{3, 8}, 5, SIDE_RED};
    const struct position swapped = {{8, 3}, 5, SIDE_RED};
    const struct position others[] = {
        {{3, 9}, 5, SIDE_RED}, {{4, 8}, 5, SIDE_RED}, {{3, 3}, 5, SIDE_RED},
        {{8, 8}, 5, SIDE_RED}, {{3, 8}, 6, SIDE_RED}, {{3, 8}, 5, SIDE_BLACK},
    };
    assert_true(position_equal(&position, &position));
    assert_true(position_equal(&position, &swapped));
    for (size_t i = 0; i < COUNT(others); i++) {
        assert_false(position_equal(&position, &others[i]));
        assert_false(position_equal(&others[i], &swapped));
    }
}

static void test_valid_positions(void **state) {
    (void)state;
    const struct board board = draw("..#/...");
    static const struct {
        struct position position;
        bool valid;
    } cases[] = {
        {{{0, 1}, 3, SIDE_RED}, true},           {{{1, 0}, 1, SIDE_BLACK}, true},
        {{{0, 0}, 3, SIDE_RED}, false},          {{{0, 2}, 3, SIDE_RED}, false},
        {{{2, 0}, 3, SIDE_RED}, false},          {{{0, 1}, 2, SIDE_RED}, false},
        {{{0, 6}, 3, SIDE_RED}, false},          {{{6, 0}, 3, SIDE_RED}, false},
        {{{0, 1}, 6, SIDE_RED}, false},          {{{UINT16_MAX, 1}, 3, SIDE_RED}, false},
        {{{0, 1}, UINT16_MAX, SIDE_RED}, false}, {{{0, 1}, 3, (enum side)2}, false},
    };
    for (size_t i = 0; i < COUNT(cases); i++)
        assert_int_equal(position_is_valid(&board, &cases[i].position), cases[i].valid);
}

static void test_pieces_are_taken_off_the_board(void **state) {
    (void)state;
    static const char *const boards[] = {"OOX", "..O/.X./O..", "X/O/O", "#O/O#/.X"};
    for (size_t i = 0; i < COUNT(boards); i++) {
        for (int side = SIDE_RED; side <= SIDE_BLACK; side++) {
            struct board board = draw(boards[i]);
            struct position expected = place(boards[i], (enum side)side);
            struct position position;
            struct failure failure;
            assert_true(position_of_board(&board, (enum side)side, &position, &failure));
            assert_true(position_equal(&position, &expected));
        }
    }
}

static void test_missing_and_surplus_pieces(void **state) {
    (void)state;
    static const struct {
        const char *board;
        struct failure failure;
    } cases[] = {
        {".", {FAILURE_NO_PAWN, 0, 0, 1, 0}},
        {"OO.", {FAILURE_NO_PAWN, 0, 0, 1, 0}},
        {"OXX/O..", {FAILURE_MANY_PAWNS, 1, 3, 1, 2}},
        {"OX./OXX", {FAILURE_MANY_PAWNS, 2, 2, 1, 3}},
        {".X.", {FAILURE_FEW_GENERALS, 0, 0, 2, 0}},
        {".X./..O", {FAILURE_FEW_GENERALS, 0, 0, 2, 1}},
        {"OXO/..O", {FAILURE_MANY_GENERALS, 2, 3, 2, 3}},
        {"OXO/O.O", {FAILURE_MANY_GENERALS, 2, 1, 2, 4}},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        struct board board = draw(cases[i].board);
        struct position position;
        struct failure failure;
        assert_false(position_of_board(&board, SIDE_RED, &position, &failure));
        assert_failure(cases[i].board, &failure, &cases[i].failure);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_endings_and_their_order),
        cmocka_unit_test(test_steps_of_drawn_boards),
        cmocka_unit_test(test_two_generals_in_the_open_have_the_most_moves),
        cmocka_unit_test(test_moves_are_played_and_undone_in_every_position),
        cmocka_unit_test(test_equal_whichever_general_is_first),
        cmocka_unit_test(test_valid_positions),
        cmocka_unit_test(test_pieces_are_taken_off_the_board),
        cmocka_unit_test(test_missing_and_surplus_pieces),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* The placement map against the value of each position in it. */
#include "support/support.h"

#include "analysis/play.h"

enum { UNTOUCHED = 123456 };

static const enum piece pieces[] = {PIECE_PAWN, PIECE_FIRST_GENERAL, PIECE_SECOND_GENERAL};

static struct position with_piece_on(struct position position, enum piece piece, int cell) {
    if (piece == PIECE_PAWN)
        position.pawn = (uint16_t)cell;
    else
        position.general[piece == PIECE_FIRST_GENERAL ? 0 : 1] = (uint16_t)cell;
    return position;
}

static void check_map(const struct analysis *analysis, const struct position *position, enum piece piece) {
    const struct board *board = analysis_board(analysis);
    static struct value values[2][BOARD_CELLS_MAX];
    struct failure failure;
    for (int cell = 0; cell < BOARD_CELLS_MAX; cell++)
        values[SIDE_RED][cell] = values[SIDE_BLACK][cell] = value_of(WINNER_NONE, UNTOUCHED);
    assert_true(play_map(analysis, position, piece, values[SIDE_RED], values[SIDE_BLACK], &failure));
    for (int cell = 0; cell < BOARD_CELLS_MAX; cell++) {
        struct position moved = with_piece_on(*position, piece, cell);
        bool stands = cell < board->rows * board->columns && board->cells[cell] != CELL_OBSTACLE &&
                      moved.general[0] != moved.general[1];
        if (cell < board->rows * board->columns)
            assert_int_equal(play_can_stand(board, position, piece, cell), stands);
        for (int side = 0; side < 2; side++) {
            moved.side = (enum side)side;
            if (stands)
                assert_value(board, &moved, values[side][cell], value_at(analysis, &moved));
            else
                assert_int_equal(values[side][cell].distance, UNTOUCHED);
        }
    }
}

static void test_maps_have_the_value_of_each_placement(void **state) {
    (void)state;
    static const char *const boards[] = {"O.O/.X.",        "..#/...",     ".#./...", "#.#./..../.##.",
                                         "..../#.../.#..", "...##/###..", "..",      "./."};
    for (size_t i = 0; i < solver_count; i++) {
        for (size_t k = 0; k < COUNT(boards); k++) {
            struct board board = draw(boards[k]);
            struct analysis *analysis = solve_board(solvers[i], &board);
            struct position position;
            for (uint32_t cursor = 0; next_position(&board, &cursor, &position);) {
                for (size_t piece = 0; piece < COUNT(pieces); piece++)
                    check_map(analysis, &position, pieces[piece]);
            }
            analysis_close(analysis);
        }
    }
}

static void test_maps_of_wide_boards(void **state) {
    (void)state;
    struct random random = {41};
    struct board board = random_board(&random, 3, 32, 50);
    for (size_t i = 0; i < solver_count; i++) {
        struct analysis *analysis = solve_board(solvers[i], &board);
        struct position position;
        for (uint32_t cursor = 0; next_position(&board, &cursor, &position); cursor += 1009) {
            for (size_t piece = 0; piece < COUNT(pieces); piece++)
                check_map(analysis, &position, pieces[piece]);
        }
        analysis_close(analysis);
    }
}

static void test_maps_of_bad_positions_are_refused(void **state) {
    (void)state;
    static const struct position bad[] = {
        {{0, 0}, 3, SIDE_RED}, {{2, 0}, 3, SIDE_RED}, {{0, 1}, 2, SIDE_RED}, {{0, 1}, 3, (enum side)2}};
    struct board board = draw("..#/...");
    for (size_t i = 0; i < solver_count; i++) {
        struct analysis *analysis = open_analysis(solvers[i], &board);
        struct value red[6];
        struct value black[6];
        struct failure failure;
        const struct position good = {{0, 1}, 3, SIDE_RED};
        assert_false(play_map(analysis, &good, PIECE_PAWN, red, black, &failure));
        assert_code(&failure, FAILURE_NOT_SOLVED);
        assert_true(analysis_solve(analysis, &failure));
        for (size_t k = 0; k < COUNT(bad); k++) {
            for (size_t piece = 0; piece < COUNT(pieces); piece++) {
                assert_false(play_map(analysis, &bad[k], pieces[piece], red, black, &failure));
                assert_code(&failure, FAILURE_BAD_POSITION);
            }
        }
        analysis_close(analysis);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_maps_have_the_value_of_each_placement),
        cmocka_unit_test(test_maps_of_wide_boards),
        cmocka_unit_test(test_maps_of_bad_positions_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* How specific mistakes are: of how many random boards each changes the answer. */
#include "support/support.h"

#include "mistakes/printed.h"
#include "mistakes/suspects.h"

enum { BOARDS = 1000 };

/* 3 to 5 rows, 1 to 5 columns, up to 60 percent obstacles, the pawn not on row 1. */
static struct board random_start(struct random *random) {
    int rows = 3 + (int)random_below(random, 3);
    int columns = 1 + (int)random_below(random, 5);
    struct board board = random_board(random, rows, columns, random_below(random, 60));
    place_pieces(random, &board);
    return board;
}

static struct value printed_with(const struct board *board, unsigned mistakes) {
    struct position position;
    struct failure failure;
    assert_true(position_of_board(board, SIDE_RED, &position, &failure));
    struct mistaken *mistaken;
    assert_true(mistaken_open_for(board, &position, mistakes, UINT64_MAX, &mistaken, &failure));
    while (!mistaken_is_settled(mistaken, &position)) assert_true(mistaken_step(mistaken, 1 << 20, &failure));
    struct value value = printed_value(mistakes, mistaken_found(mistaken, &position));
    mistaken_close(mistaken);
    return value;
}

static void test_each_changes_so_many_answers(void **state) {
    (void)state;
    struct random random = {17};
    uint32_t changed[MISTAKES] = {0};
    for (int i = 0; i < BOARDS; i++) {
        struct board board = random_start(&random);
        struct value right = printed_with(&board, 0);
        for (int number = 0; number < MISTAKES; number++)
            changed[number] += !value_equal(printed_with(&board, 1U << number), right);
    }
    for (int number = 0; number < MISTAKES; number++) {
        if (suspects_changed(1U << number) != changed[number])
            print_error("%s changes %u answers\n", mistake_name(number), (unsigned)changed[number]);
    }
    for (int number = 0; number < MISTAKES; number++)
        assert_int_equal(suspects_changed(1U << number), changed[number]);
}

static void test_those_of_a_set_add_up(void **state) {
    (void)state;
    assert_int_equal(suspects_changed(MISTAKE_DOWN | MISTAKE_HURRY),
                     suspects_changed(MISTAKE_DOWN) + suspects_changed(MISTAKE_HURRY));
}

static void test_the_more_specific_of_two_comes_first(void **state) {
    (void)state;
    static struct diagnosis_report report = {.suspects = 3,
                                             .suspect = {{.mistakes = MISTAKE_NO_LOSS, .explained = 2},
                                                         {.mistakes = MISTAKE_RED_STUCK, .explained = 2},
                                                         {.mistakes = MISTAKE_HURRY, .explained = 3}}};
    suspects_sort(&report);
    assert_int_equal(report.suspect[0].mistakes, MISTAKE_HURRY);
    assert_int_equal(report.suspect[1].mistakes, MISTAKE_RED_STUCK);
    assert_int_equal(report.suspect[2].mistakes, MISTAKE_NO_LOSS);
}

static void test_one_is_dropped_that_trails_the_best_too_far_or_fails_too_often(void **state) {
    (void)state;
    static struct diagnosis_report report = {
        .phase = DIAGNOSIS_SINGLES,
        .suspects = 5,
        .suspect = {{.explained = 100, .unexplained = 20},
                    {.explained = 100, .unexplained = 27, .contradicted = 1},
                    {.explained = 100, .unexplained = 28, .contradicted = 1},
                    {.explained = 12, .unexplained = 24},
                    {.explained = 11, .unexplained = 24}}};
    suspects_drop(&report, 0, 0);
    for (int i = 0; i < report.suspects; i++) assert_int_equal(report.suspect[i].dropped, i == 2 || i == 4);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_changes_so_many_answers),
        cmocka_unit_test(test_those_of_a_set_add_up),
        cmocka_unit_test(test_the_more_specific_of_two_comes_first),
        cmocka_unit_test(test_one_is_dropped_that_trails_the_best_too_far_or_fails_too_often),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

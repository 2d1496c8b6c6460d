/* The certificate: right tables pass, and tables with any one value changed do not. */
#include "support/support.h"

#include "analysis/certificate.h"
#include "analysis/solver.h"
#include "support/naive.h"

#include <string.h>

/* A solver that has the values of a finished analysis, except for one position. */
struct forged {
    struct analysis head;
    const struct analysis *right;
    struct position position;
    struct value value;
};

static struct value forged_value(const struct analysis *analysis, const struct position *position) {
    const struct forged *forged = (const struct forged *)analysis;
    bool same_generals = (position->general[0] == forged->position.general[0] &&
                          position->general[1] == forged->position.general[1]) ||
                         (position->general[0] == forged->position.general[1] &&
                          position->general[1] == forged->position.general[0]);
    if (same_generals && position->pawn == forged->position.pawn && position->side == forged->position.side)
        return forged->value;
    return value_at(forged->right, position);
}

static const struct solver forger = {.name = "forger", .value = forged_value};

static struct forged forge(const struct analysis *right, const struct position *position,
                           struct value value) {
    struct forged forged = {.right = right, .position = *position, .value = value};
    forged.head.solver = &forger;
    forged.head.board = *analysis_board(right);
    forged.head.progress.done = true;
    return forged;
}

static uint64_t count_positions(const struct board *board) {
    struct position position;
    uint64_t positions = 0;
    for (uint32_t cursor = 0; next_position(board, &cursor, &position);)
        positions += position.general[0] < position.general[1];
    return positions;
}

static struct certificate *open_certificate(const struct analysis *analysis) {
    struct certificate *certificate = NULL;
    struct failure failure;
    assert_true(certificate_open(analysis, &certificate, &failure));
    assert_non_null(certificate);
    return certificate;
}

static void check_right_table(const struct solver *solver, const struct board *board) {
    struct analysis *analysis = solve_board(solver, board);
    struct certificate *certificate = open_certificate(analysis);
    certificate_step(certificate, UINT64_MAX);
    const struct certificate_report *report = certificate_report_of(certificate);
    assert_true(report->done);
    assert_true(report->fraction == 1);
    assert_int_equal(report->fault, CERTIFICATE_SOUND);
    assert_int_equal(report->checked, count_positions(board));
    certificate_close(certificate);
    analysis_close(analysis);
}

static void test_right_tables_pass(void **state) {
    (void)state;
    static const char *const drawn[] = {
        ".", "#", "..", "O.O/.X.", "..#/...", "...../...../...../#..#./.#...", "...##/###..", "##/##/.#"};
    static const int sides[][2] = {{4, 5}, {1, 9}, {9, 1}, {2, 17}, {3, 16}, {6, 6}};
    struct random random = {21};
    for (size_t i = 0; i < solver_count; i++) {
        for (size_t k = 0; k < COUNT(drawn); k++) {
            struct board board = draw(drawn[k]);
            check_right_table(solvers[i], &board);
        }
        for (size_t k = 0; k < COUNT(sides); k++) {
            struct board board = random_board(&random, sides[k][0], sides[k][1], 20);
            check_right_table(solvers[i], &board);
        }
    }
}

/* The conditions of certificate.h, implemented again without code of core/. */
static enum certificate_fault fault_at(const struct forged *forged, const struct position *position) {
    struct value value = forged_value(&forged->head, position);
    enum winner mover = position->side == SIDE_RED ? WINNER_RED : WINNER_BLACK;
    struct position after[8];
    enum side winner;
    if (naive_is_over(&forged->head.board, position, &winner)) {
        bool right = value.distance == 0 && value.winner == (winner == SIDE_RED ? WINNER_RED : WINNER_BLACK);
        return right ? CERTIFICATE_SOUND : CERTIFICATE_TERMINAL;
    }
    int count = naive_successors(&forged->head.board, position, after);
    int wins = 0;
    int ties = 0;
    uint32_t shortest = UINT32_MAX;
    uint32_t longest = 0;
    for (int i = 0; i < count; i++) {
        struct value next = forged_value(&forged->head, &after[i]);
        wins += next.winner == mover;
        ties += next.winner == WINNER_NONE;
        if (next.winner == mover && next.distance < shortest) shortest = next.distance;
        if (next.winner != mover && next.distance > longest) longest = next.distance;
    }
    if (value.winner == WINNER_NONE) return wins == 0 && ties > 0 ? CERTIFICATE_SOUND : CERTIFICATE_TIE;
    if (value.winner == mover)
        return wins > 0 && value.distance == shortest + 1 ? CERTIFICATE_SOUND : CERTIFICATE_WIN;
    return wins + ties == 0 && value.distance == longest + 1 ? CERTIFICATE_SOUND : CERTIFICATE_LOSS;
}

/* The first faulty position, in the order of the cells. */
static struct certificate_report first_fault(const struct forged *forged) {
    struct certificate_report report = {.done = true, .fraction = 1};
    for (uint32_t cursor = 0; next_position(&forged->head.board, &cursor, &report.position);) {
        if (report.position.general[0] > report.position.general[1]) continue;
        report.checked++;
        report.fault = fault_at(forged, &report.position);
        if (report.fault == CERTIFICATE_SOUND) continue;
        report.value = forged_value(&forged->head, &report.position);
        return report;
    }
    fail_msg("nothing is wrong with the forged table");
    return report;
}

static enum certificate_fault check_forged(const struct analysis *right, const struct position *position,
                                           struct value value) {
    struct forged forged = forge(right, position, value);
    const struct certificate_report expected = first_fault(&forged);
    struct certificate *certificate = open_certificate(&forged.head);
    certificate_step(certificate, UINT64_MAX);
    const struct certificate_report *report = certificate_report_of(certificate);
    assert_true(report->done);
    assert_int_equal(report->fault, expected.fault);
    assert_int_equal(report->checked, expected.checked);
    assert_true(position_equal(&report->position, &expected.position));
    assert_true(value_equal(report->value, expected.value));
    certificate_close(certificate);
    return expected.fault;
}

/* All values that are one step away from the right one. */
static int forgeries_of(struct value value, struct value forgeries[6]) {
    static const enum winner others[][2] = {[WINNER_NONE] = {WINNER_RED, WINNER_BLACK},
                                            [WINNER_RED] = {WINNER_BLACK, WINNER_NONE},
                                            [WINNER_BLACK] = {WINNER_RED, WINNER_NONE}};
    int count = 0;
    for (int i = 0; i < 2; i++) {
        enum winner other = others[value.winner][i];
        forgeries[count++] = value_of(other, other == WINNER_NONE ? 0 : value.distance);
    }
    if (value.winner == WINNER_NONE) {
        forgeries[count++] = value_of(WINNER_RED, 3);
        forgeries[count++] = value_of(WINNER_BLACK, 4);
        return count;
    }
    for (uint32_t change = 1; change <= 2; change++) {
        forgeries[count++] = value_of(value.winner, value.distance + change);
        if (value.distance >= change) forgeries[count++] = value_of(value.winner, value.distance - change);
    }
    return count;
}

static void test_every_changed_value_is_found(void **state) {
    (void)state;
    static const char *const boards[] = {"...##/###..", "..#/.../#..", "..#.#/.##..", "..../...."};
    unsigned faults[CERTIFICATE_TIE + 1] = {0};
    for (size_t i = 0; i < COUNT(boards); i++) {
        struct board board = draw(boards[i]);
        struct analysis *right = solve_board(&textbook_solver, &board);
        struct position position;
        for (uint32_t cursor = 0; next_position(&board, &cursor, &position);) {
            struct value forgeries[6];
            if (position.general[0] > position.general[1]) continue;
            int count = forgeries_of(value_at(right, &position), forgeries);
            for (int k = 0; k < count; k++) faults[check_forged(right, &position, forgeries[k])]++;
        }
        analysis_close(right);
    }
    for (int fault = CERTIFICATE_TERMINAL; fault <= CERTIFICATE_TIE; fault++) assert_true(faults[fault] > 0);
}

static void test_budgets_change_nothing(void **state) {
    (void)state;
    static const uint64_t budgets[] = {1, 2, 13, 1000, UINT64_MAX - 1, UINT64_MAX};
    struct board board = draw("..../.#../....");
    const uint64_t positions = count_positions(&board);
    struct analysis *analysis = solve_board(&layered_solver, &board);
    for (size_t i = 0; i < COUNT(budgets); i++) {
        struct certificate *certificate = open_certificate(analysis);
        const struct certificate_report *report = certificate_report_of(certificate);
        double before = 0;
        uint64_t checked = 0;
        assert_false(report->done);
        assert_int_equal(report->checked, 0);
        for (; !report->done; checked = report->checked) {
            certificate_step(certificate, budgets[i]);
            report = certificate_report_of(certificate);
            assert_true(report->fraction >= before);
            assert_int_equal((uint64_t)(report->fraction * (double)positions + 0.5), report->checked);
            assert_true(report->done || report->checked > checked);
            assert_true(report->done || report->checked - checked < budgets[i] + 22);
            before = report->fraction;
        }
        assert_true(before == 1);
        assert_int_equal(report->checked, positions);
        certificate_step(certificate, budgets[i]);
        assert_int_equal(certificate_report_of(certificate)->checked, positions);
        certificate_close(certificate);
    }
    analysis_close(analysis);
}

static void test_a_small_buffer_gets_the_beginning(void **state) {
    (void)state;
    struct board board = draw("..../.#../....");
    const struct certificate_report report = {.checked = 123, .done = true};
    static const char whole[] = "123 positions checked, all are right";
    for (size_t capacity = 0; capacity <= sizeof whole; capacity++) {
        char text[CERTIFICATE_SENTENCE_MAX];
        memset(text, '~', sizeof text);
        size_t length = certificate_sentence(&report, &board, text, capacity);
        size_t fits = capacity == 0 ? 0 : capacity - 1 < strlen(whole) ? capacity - 1 : strlen(whole);
        assert_int_equal(length, fits);
        assert_memory_equal(text, whole, fits);
        assert_int_equal(text[capacity == 0 ? 0 : fits + 1], '~');
    }
}

/* The longest sentence there can be, with its closing zero. */
static void test_every_sentence_fits(void **state) {
    (void)state;
    struct board board = {.rows = 32, .columns = 32};
    for (int fault = CERTIFICATE_TERMINAL; fault <= CERTIFICATE_TIE; fault++) {
        const struct certificate_report report = {
            .done = true,
            .checked = UINT64_MAX,
            .fault = (enum certificate_fault)fault,
            .position = {{1022, 1023}, 1023, SIDE_BLACK},
            .value = {WINNER_BLACK, UINT32_MAX},
        };
        char sentence[2 * CERTIFICATE_SENTENCE_MAX];
        assert_true(certificate_sentence(&report, &board, sentence, sizeof sentence) <
                    CERTIFICATE_SENTENCE_MAX);
        assert_non_null(
            strstr(sentence, "(32,31) and (32,32), pawn (32,32), Black to move: Black 4294967295,"));
    }
}

static void test_nothing_is_checked_before_the_end(void **state) {
    (void)state;
    struct board board = draw("..../.#../....");
    for (size_t i = 0; i < solver_count; i++) {
        struct analysis *analysis = open_analysis(solvers[i], &board);
        struct certificate *certificate = NULL;
        struct failure failure;
        assert_false(certificate_open(analysis, &certificate, &failure));
        assert_code(&failure, FAILURE_NOT_SOLVED);
        assert_null(certificate);
        analysis_close(analysis);
    }
    certificate_close(NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_right_tables_pass),
        cmocka_unit_test(test_every_changed_value_is_found),
        cmocka_unit_test(test_budgets_change_nothing),
        cmocka_unit_test(test_a_small_buffer_gets_the_beginning),
        cmocka_unit_test(test_every_sentence_fits),
        cmocka_unit_test(test_nothing_is_checked_before_the_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

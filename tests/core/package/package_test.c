/* Packages: parsed by an independent parser written from the statement, and their tables of caught
   mistakes checked with the mistaken programs. */
#include "support/support.h"

#include "generate/records.h"
#include "package/draft.h"
#include "package/files.h"
#include "package/validate.h"
#include "support/naive.h"

#include <stdio.h>
#include <string.h>

enum { SEEDS = 20 };

static void step(struct package *package) {
    struct failure failure;
    if (!package_step(package, &failure)) fail_msg("%s", failure_name(failure.code));
}

/* A package with its boards made but not judged, or a finished one. */
static struct package *make(uint32_t seed, uint32_t boards, enum package_phase until) {
    struct package *package;
    struct failure failure;
    assert_true(package_open((struct package_settings){seed, boards}, &package, &failure));
    while (package_progress_of(package).phase < until) step(package);
    return package;
}

/* The parser. */

/* Parses `FIRST SECOND` and a line feed, without further spaces or leading zeros. */
static const char *read_numbers(const char *text, int *first, int *second) {
    char again[64];
    if (sscanf(text, "%9d %9d", first, second) != 2) return NULL;
    int length = snprintf(again, sizeof again, "%d %d\n", *first, *second);
    return strncmp(text, again, (size_t)length) == 0 ? text + length : NULL;
}

static const char *read_rows(const char *text, struct board *board) {
    for (int row = 0; row < board->rows; row++) {
        size_t length = strspn(text, ".#XO");
        if (length != (size_t)board->columns || text[length] != '\n') return NULL;
        memcpy(board->cells + row * board->columns, text, length);
        text += length + 1;
    }
    return text;
}

static bool find_pieces(const struct board *board, struct position *position) {
    int pawns = 0;
    int generals = 0;
    for (int cell = 0; cell < board_size(board); cell++) {
        if (board->cells[cell] == 'X' && ++pawns <= 1) position->pawn = (uint16_t)cell;
        if (board->cells[cell] == 'O' && ++generals <= 2) position->general[generals - 1] = (uint16_t)cell;
    }
    position->side = SIDE_RED;
    return pawns == 1 && generals == 2 && position->pawn >= board->columns;
}

static bool read_test(const char *text, int wanted) {
    int id;
    int boards;
    text = read_numbers(text, &id, &boards);
    if (!text || id != wanted || boards < 1 || boards > 10) return false;
    while (boards-- > 0) {
        struct board board;
        struct position position;
        text = read_numbers(text, &board.rows, &board.columns);
        if (!text || board.rows < 2 || board.rows > 10 || board.columns < 1 || board.columns > 10)
            return false;
        text = read_rows(text, &board);
        if (!text || !find_pieces(&board, &position)) return false;
        if (!naive_is_promised(id, &board, &position, right_answer(&board))) return false;
    }
    return *text == '\0';
}

static bool is_valid(const char *text, size_t length, int id, struct validated *test) {
    struct flaw flaw;
    struct failure failure;
    return validate_input(text, length, id, &layered_solver, test, &flaw, &failure) == VALIDATION_VALID;
}

/* Replaces, inserts or deletes a byte. */
static size_t spoil(struct random *random, char *text, size_t length) {
    static const char others[] = ".#XO \n0123456789";
    size_t at = random_below(random, (uint32_t)length);
    uint32_t kind = random_below(random, 4);
    char other = others[random_below(random, sizeof others - 1)];
    if (kind == 0) memmove(text + at, text + at + 1, length-- - at);
    if (kind == 1) memmove(text + at + 1, text + at, ++length - at);
    if (kind > 0) text[at] = other;
    return length;
}

/* The files, one after the other. */
static void check_files(const struct package *package, struct random *random) {
    static char bytes[FILES_BYTES_MAX];
    struct validated test;
    for (uint32_t number = 0; number < FILES_COUNT; number++) {
        struct flaw flaw;
        bool has_answers = false;
        int id = (int)files_test(number, &has_answers);
        size_t length = files_bytes(package, number, bytes);
        assert_in_range(length, 1, FILES_BYTES_MAX - 2);
        bytes[length] = '\0';
        if (has_answers) {
            assert_int_equal(validate_answers(bytes, length, &test, &flaw), VALIDATION_VALID);
            continue;
        }
        struct validated spoilt;
        assert_true(read_test(bytes, id));
        assert_true(is_valid(bytes, length, id, &test));
        length = spoil(random, bytes, length);
        bytes[length] = '\0';
        if (read_test(bytes, id) != is_valid(bytes, length, id, &spoilt)) fail_msg("test %d:\n%s", id, bytes);
    }
}

static void test_the_validator_and_a_reader_of_the_statement_agree_on_20_seeds(void **state) {
    (void)state;
    struct random random = {1};
    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        struct package *package = make(seed, seed == 0 ? 4 : 1, PACKAGE_JUDGING);
        check_files(package, &random);
        package_close(package);
    }
}

/* The bytes of a judge's file by its name. */
static const char *file_called(const struct package *package, enum package_judge judge, const char *wanted) {
    static char bytes[FILES_BYTES_MAX];
    for (uint32_t number = 0; number < FILES_COUNT; number++) {
        char name[FILES_NAME_MAX];
        files_name(judge, number, name);
        if (strcmp(name, wanted) != 0) continue;
        bytes[files_bytes(package, number, bytes)] = '\0';
        return bytes;
    }
    fail_msg("no file %s", wanted);
    return NULL;
}

static void test_tests_are_called_as_each_judge_calls_them(void **state) {
    (void)state;
    struct package *package = make(1, 1, PACKAGE_JUDGING);
    assert_contains(file_called(package, JUDGE_LUOGU, "9.in"), "9 1\n");
    assert_contains(file_called(package, JUDGE_POLYGON, "tests/09"), "9 1\n");
    assert_contains(file_called(package, JUDGE_POLYGON, "tests/10"), "10 1\n");
    assert_contains(file_called(package, JUDGE_HYDRO, "testdata/20.in"), "20 1\n");
    package_close(package);
}

static void test_all_files_of_a_judge_have_names_of_their_own(void **state) {
    (void)state;
    for (int judge = 0; judge < JUDGES; judge++) {
        char names[FILES_COUNT][FILES_NAME_MAX];
        for (uint32_t i = 0; i < FILES_COUNT; i++) {
            files_name((enum package_judge)judge, i, names[i]);
            for (uint32_t j = 0; j < i; j++) assert_string_not_equal(names[i], names[j]);
        }
    }
}

static void assert_record(const struct board *board, int number) {
    struct board record;
    records_board(number, &record);
    assert_board(board, &record);
}

/* The last test begins with the records, the fourteenth has tiny boards, including one column, and the
   full boards before the last have few obstacles and many. */
static void test_the_last_tests_are_tiny_full_and_long(void **state) {
    (void)state;
    struct package *package = make(1, 10, PACKAGE_JUDGING);
    const struct package_test *tiny = package_test_at(package, 14);
    const struct package_test *full = package_test_at(package, 19);
    const struct package_test *last = package_test_at(package, 20);
    struct failure failure;
    int columns = 10;
    int fewest = 100;
    int most = 0;
    for (int i = 0; i < 10; i++) {
        struct board candidate;
        struct value right;
        assert_true(draft_candidate(1, (uint32_t)i, &candidate, &right, &failure));
        assert_in_range(tiny->boards[i].board.rows, 2, 4);
        assert_in_range(full->boards[i].board.rows, 9, 10);
        if (tiny->boards[i].board.columns < columns) columns = tiny->boards[i].board.columns;
        int obstacles = obstacles_of(&full->boards[i].board);
        if (obstacles < fewest) fewest = obstacles;
        if (obstacles > most) most = obstacles;
        if (i < RECORDS)
            assert_record(&last->boards[i].board, i);
        else
            assert_memory_not_equal(&last->boards[i].board, &last->boards[0].board, sizeof candidate);
        if (i < RECORDS)
            assert_record(&candidate, i);
        else
            assert_in_range(candidate.rows, 2, 4);
    }
    assert_int_equal(columns, 1);
    assert_true(most - fewest > 15);
    assert_true(value_equal(last->boards[0].right, value_from_text("Red 359")));
    assert_true(value_equal(last->boards[1].right, value_from_text("Black 104")));
    package_close(package);
}

/* A program that keeps its moves in a byte fails in the last four tests, whatever the seed and the number of boards. */
static void test_games_that_overflow_a_byte_are_in_four_tests(void **state) {
    (void)state;
    static const uint32_t moves[] = {333, 359, 359, 359};
    for (uint32_t seed = 0; seed < 3; seed++) {
        struct package *package = make(seed, 1 + seed, PACKAGE_JUDGING);
        for (uint32_t id = 17; id <= STATEMENT_TESTS; id++) {
            const struct package_board *first = package_test_at(package, id)->boards;
            const struct package_board *last = package_test_at(package, STATEMENT_TESTS)->boards;
            assert_int_equal(first->right.winner, WINNER_RED);
            assert_int_equal(first->right.distance, moves[id - 17]);
            if (id < STATEMENT_TESTS)
                assert_memory_not_equal(first->board.cells, last->board.cells, sizeof last->board.cells);
        }
        package_close(package);
    }
}

/* Checks a board's table of caught mistakes with the mistaken programs. */
static void assert_caught(const struct package_board *board) {
    struct position position;
    struct failure failure;
    assert_true(position_of_board(&board->board, SIDE_RED, &position, &failure));
    for (int mistake = 0; mistake < MISTAKES; mistake++) {
        struct mistaken *mistaken = solve_mistaken(&board->board, 1U << mistake);
        bool is_caught = !value_equal(mistaken_value(mistaken, &position), board->right);
        assert_int_equal(board->caught >> mistake & 1, is_caught);
        mistaken_close(mistaken);
    }
}

static void check_table(const struct package *package) {
    unsigned caught = 0;
    for (uint32_t id = 1; id <= STATEMENT_TESTS; id++) {
        const struct package_test *test = package_test_at(package, id);
        for (int mistake = 0; mistake < MISTAKES; mistake++) {
            uint32_t lines = 0;
            for (uint32_t i = 0; i < test->count; i++) lines += test->boards[i].caught >> mistake & 1;
            assert_int_equal(package_caught(package, id, mistake), lines);
        }
        for (uint32_t i = 0; i < test->count; i++) {
            caught |= test->boards[i].caught;
            if (board_size(&test->boards[i].board) <= 36) assert_caught(&test->boards[i]);
        }
    }
    assert_int_equal(package_missed(package), MISTAKES_ALL & ~caught);
}

/* With one board per test, many mistakes are not caught at first, so boards are added; everything is still
   valid. */
static void test_every_mistake_is_caught(void **state) {
    (void)state;
    struct random random = {2};
    static const uint32_t seeds[] = {1, 8};
    uint32_t joined = 0;
    for (size_t i = 0; i < COUNT(seeds); i++) {
        struct package *package = make(seeds[i], 1, PACKAGE_DONE);
        assert_int_equal(package_missed(package), 0);
        check_table(package);
        check_files(package, &random);
        for (uint32_t id = 1; id <= STATEMENT_TESTS; id++) {
            uint32_t count = package_test_at(package, id)->count;
            assert_in_range(count, 1, id < 14 ? 1 : 10);
            joined += count - 1;
        }
        package_close(package);
    }
    assert_true(joined > 0);
}

static void test_the_same_seed_gives_the_same_package_and_another_one_another(void **state) {
    (void)state;
    static char first[FILES_BYTES_MAX];
    struct package *one = make(7, 2, PACKAGE_JUDGING);
    struct package *two = make(7, 2, PACKAGE_JUDGING);
    struct package *other = make(8, 2, PACKAGE_JUDGING);
    for (uint32_t id = 1; id < STATEMENT_TESTS; id++) {
        char name[FILES_NAME_MAX];
        snprintf(name, sizeof name, "%u.in", id);
        strcpy(first, file_called(one, JUDGE_LUOGU, name));
        assert_string_equal(file_called(two, JUDGE_LUOGU, name), first);
        assert_string_not_equal(file_called(other, JUDGE_LUOGU, name), first);
    }
    package_close(one);
    package_close(two);
    package_close(other);
}

static void test_the_progress_goes_from_phase_to_phase(void **state) {
    (void)state;
    struct package *package = make(3, 1, PACKAGE_MAKING);
    struct package_progress before = package_progress_of(package);
    assert_int_equal(before.total, 20);
    while (before.phase != PACKAGE_DONE) {
        step(package);
        struct package_progress now = package_progress_of(package);
        assert_true(now.phase >= before.phase);
        if (now.phase == before.phase && now.phase < PACKAGE_FILLING)
            assert_int_equal(now.done, before.done + 1);
        if (now.phase == PACKAGE_JUDGING) assert_int_equal(now.total, 20 * MISTAKES);
        assert_true(now.done <= now.total);
        before = now;
    }
    package_close(package);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_validator_and_a_reader_of_the_statement_agree_on_20_seeds),
        cmocka_unit_test(test_tests_are_called_as_each_judge_calls_them),
        cmocka_unit_test(test_all_files_of_a_judge_have_names_of_their_own),
        cmocka_unit_test(test_the_last_tests_are_tiny_full_and_long),
        cmocka_unit_test(test_games_that_overflow_a_byte_are_in_four_tests),
        cmocka_unit_test(test_every_mistake_is_caught),
        cmocka_unit_test(test_the_same_seed_gives_the_same_package_and_another_one_another),
        cmocka_unit_test(test_the_progress_goes_from_phase_to_phase),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

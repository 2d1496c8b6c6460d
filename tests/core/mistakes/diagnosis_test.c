/* Diagnoses: outputs made with each mistake lead to that mistake, right outputs to none. */
#include "support/support.h"

#include "contest/answer.h"
#include "mistakes/diagnosis.h"
#include "mistakes/printed.h"
#include "mistakes/suspects.h"

#include <stdlib.h>
#include <string.h>

/* A growing text of boards or answers. */
struct page {
    char bytes[1 << 17];
    size_t length;
};

static struct page input;
static struct page output;

static void add(struct page *page, const char *bytes, size_t length) {
    assert_true(page->length + length < sizeof page->bytes);
    memcpy(page->bytes + page->length, bytes, length);
    page->length += length;
}

static void add_text(struct page *page, const char *text) {
    add(page, text, strlen(text));
}

static void add_answer(const struct board *board, const struct position *position, unsigned mistakes) {
    char text[ANSWER_MAX];
    struct mistaken *mistaken = solve_mistaken(board, mistakes);
    add(&output, text, printed_format(mistaken_value(mistaken, position), text));
    add_text(&output, "\n");
    mistaken_close(mistaken);
}

/* Appends the boards of a file of tests/data with at most cells_max cells, at most boards_max of them, and
   the output of a program with these mistakes. */
static void print(const char *name, int cells_max, uint64_t boards_max, unsigned mistakes) {
    size_t length;
    char *text = read_data(name, &length);
    struct contest_reader reader;
    struct text_line line = {0};
    struct failure failure;
    struct page boards = {.length = 0};
    char header[CONTEST_HEADER_MAX];
    uint64_t count = 0;
    output.length = 0;
    contest_begin(&reader);
    for (size_t offset = 0; count < boards_max && text_line_next(text, length, &offset, &line);) {
        char drawn[CONTEST_BOARD_TEXT_MAX];
        struct position position;
        enum contest_event event = contest_line(&reader, &line, &failure);
        assert_int_not_equal(event, CONTEST_FAILED);
        if (event == CONTEST_MORE || board_size(&reader.board) > cells_max) continue;
        assert_true(contest_position(&reader, &position, &failure));
        add(&boards, drawn, contest_format_board(&reader.board, drawn));
        add_answer(&reader.board, &position, mistakes);
        count++;
    }
    free(text);
    input.length = 0;
    add(&input, header, contest_format_header(0, count, header));
    add(&input, boards.bytes, boards.length);
}

/* Compares two suspects in the order of the report: negative, 0 or positive. */
static int64_t difference(const struct diagnosis_suspect *a, const struct diagnosis_suspect *b) {
    int64_t against = (int64_t)a->unexplained + a->contradicted - b->unexplained - b->contradicted;
    if (a->dropped != b->dropped) return a->dropped ? 1 : -1;
    if (against != 0) return against;
    if (a->explained != b->explained) return (int64_t)b->explained - a->explained;
    int64_t changed = (int64_t)suspects_changed(a->mistakes) - suspects_changed(b->mistakes);
    return changed != 0 ? changed : (int64_t)a->mistakes - b->mistakes;
}

static void assert_in_order(const struct diagnosis_report *report) {
    for (int i = 1; i < report->suspects; i++)
        assert_true(difference(&report->suspect[i - 1], &report->suspect[i]) < 0);
}

static struct diagnosis *open_diagnosis(uint64_t memory_limit) {
    struct diagnosis *diagnosis = NULL;
    struct failure failure;
    assert_true(diagnosis_open(input.bytes, input.length, output.bytes, output.length, memory_limit,
                               &diagnosis, &failure));
    return diagnosis;
}

static void step(struct diagnosis *diagnosis, uint64_t budget) {
    struct failure failure;
    assert_true(diagnosis_step(diagnosis, budget, &failure));
}

static struct diagnosis *diagnose(uint64_t memory_limit) {
    struct diagnosis *diagnosis = open_diagnosis(memory_limit);
    while (diagnosis_report_of(diagnosis)->phase != DIAGNOSIS_DONE) step(diagnosis, 100000);
    assert_in_order(diagnosis_report_of(diagnosis));
    return diagnosis;
}

enum { CELLS = 36, BOARDS = 80 };

static int count_reproducing(const struct diagnosis_report *report) {
    int count = 0;
    for (int i = 0; i < report->suspects; i++) {
        const struct diagnosis_suspect *suspect = &report->suspect[i];
        count += !suspect->dropped && suspect->unexplained == 0 && suspect->contradicted == 0;
    }
    return count;
}

static const struct diagnosis_suspect *suspect_of(const struct diagnosis_report *report, unsigned mistakes) {
    for (int i = 0; i < report->suspects; i++) {
        if (report->suspect[i].mistakes == mistakes) return &report->suspect[i];
    }
    fail_msg("%x is no suspect", mistakes);
    return NULL;
}

/* Asserts that the set reproduces all lines, and that `others` other sets do. */
static void assert_named(unsigned mistakes, int others) {
    struct diagnosis *diagnosis = diagnose(UINT64_MAX);
    const struct diagnosis_report *report = diagnosis_report_of(diagnosis);
    const struct diagnosis_suspect *suspect = suspect_of(report, mistakes);
    assert_true(report->verdicts[VERDICT_WRONG] > 0);
    assert_int_equal(count_reproducing(report), 1 + others);
    assert_false(suspect->dropped);
    assert_int_equal(suspect->explained, report->verdicts[VERDICT_WRONG]);
    assert_int_equal(suspect->unexplained, 0);
    assert_int_equal(suspect->kept, report->verdicts[VERDICT_RIGHT]);
    assert_int_equal(suspect->contradicted, 0);
    assert_true(diagnosis_is_near(suspect));
    assert_int_equal(diagnosis_judged_at(diagnosis, report->smallest)->verdict, VERDICT_WRONG);
    bool is_single = (mistakes & (mistakes - 1)) == 0;
    assert_int_equal(report->suspects, is_single ? MISTAKES : MISTAKES + MISTAKES * (MISTAKES - 1) / 2);
    diagnosis_close(diagnosis);
}

static void test_a_step_is_no_longer_than_its_budget(void **state) {
    (void)state;
    print("boards-1000.in", CELLS, 3, MISTAKE_NO_CAPTURE);
    struct diagnosis *diagnosis = open_diagnosis(UINT64_MAX);
    const struct diagnosis_report *report = diagnosis_report_of(diagnosis);
    step(diagnosis, 1);
    assert_int_equal(report->phase, DIAGNOSIS_JUDGING);
    assert_in_range(report->done, 0, 1);
    diagnosis_close(diagnosis);
}

/* Of a loser that hurries and a loss that is never raised: on boards this small only few answers tell them
   apart, and none of these. */
static int others_like(unsigned mistakes) {
    return (mistakes & (MISTAKE_HURRY | MISTAKE_FIRST)) != 0;
}

/* On boards without a stuck Black, the mistake that keeps only a stuck Red's loss is the same as the one
   without any loss. */
static void test_each_mistake_is_named(void **state) {
    (void)state;
    const unsigned long_games = MISTAKE_BYTE | MISTAKE_SIGNED | MISTAKE_BYTE_INSIDE | MISTAKE_SIGNED_INSIDE;
    for (unsigned mistake = 1; mistake < MISTAKES_ALL; mistake <<= 1) {
        if (mistake & long_games) continue;
        print("boards-1000.in", CELLS, BOARDS, mistake);
        assert_named(mistake, others_like(mistake));
    }
}

static void test_bytes_are_named_on_long_games(void **state) {
    (void)state;
    print("record-10x10.in", 100, 1, MISTAKE_BYTE);
    assert_named(MISTAKE_BYTE, 1);
    print("record-10x10.in", 100, 1, MISTAKE_BYTE_INSIDE);
    assert_named(MISTAKE_BYTE_INSIDE, 0);
    print("record-10x10.in", 100, 1, MISTAKE_SIGNED_INSIDE);
    assert_named(MISTAKE_SIGNED_INSIDE, 0);
}

static void test_pairs_are_named_where_no_single_mistake_explains_all(void **state) {
    (void)state;
    static const unsigned pairs[] = {MISTAKE_NO_CAPTURE | MISTAKE_HURRY, MISTAKE_ORDER | MISTAKE_LAST,
                                     MISTAKE_DOWN | MISTAKE_HALF, MISTAKE_TIE_RED | MISTAKE_HALF};
    for (size_t i = 0; i < COUNT(pairs); i++) {
        print("boards-1000.in", CELLS, BOARDS, pairs[i]);
        assert_named(pairs[i], others_like(pairs[i]));
    }
}

/* Three parts of the work, one after the other, have the same result as the whole. */
static void test_the_work_can_be_shared(void **state) {
    (void)state;
    static const unsigned sets[] = {MISTAKE_SHARE, MISTAKE_SHARE | MISTAKE_TIE_NUMBER};
    for (size_t i = 0; i < COUNT(sets); i++) {
        uint32_t explained = 0, kept = 0, wrong = 0, right = 0;
        bool is_pair = i == 1;
        print("boards-1000.in", CELLS, BOARDS, sets[i]);
        for (uint32_t share = 0; share < 3; share++) {
            struct diagnosis *diagnosis = open_diagnosis(UINT64_MAX);
            diagnosis_share(diagnosis, share, 3);
            step(diagnosis, UINT64_MAX);
            const struct diagnosis_report *report = diagnosis_report_of(diagnosis);
            assert_int_equal(report->phase, DIAGNOSIS_DONE);
            assert_int_equal(report->suspects, MISTAKES);
            if (is_pair) {
                diagnosis_pair(diagnosis);
                assert_int_equal(report->phase, DIAGNOSIS_SINGLES);
                step(diagnosis, UINT64_MAX);
            }
            const struct diagnosis_suspect *suspect = suspect_of(report, sets[i]);
            assert_false(suspect->dropped);
            assert_int_equal(suspect->unexplained + suspect->contradicted, 0);
            explained += suspect->explained;
            kept += suspect->kept;
            wrong = report->verdicts[VERDICT_WRONG];
            right = report->verdicts[VERDICT_RIGHT];
            assert_in_range(suspect->explained + suspect->kept, BOARDS / 3, BOARDS / 3 + 1);
            diagnosis_close(diagnosis);
        }
        assert_int_equal(explained, wrong);
        assert_int_equal(kept, right);
    }
}

/* Number of lines against a pair, after three parts of the work. */
static uint32_t against_in_parts(unsigned pair) {
    uint32_t against = 0;
    for (uint32_t share = 0; share < 3; share++) {
        struct diagnosis *diagnosis = open_diagnosis(UINT64_MAX);
        diagnosis_share(diagnosis, share, 3);
        step(diagnosis, UINT64_MAX);
        for (int twice = 0; twice < 2; twice++) {
            diagnosis_pair(diagnosis);
            step(diagnosis, UINT64_MAX);
        }
        const struct diagnosis_suspect *suspect = suspect_of(diagnosis_report_of(diagnosis), pair);
        against += suspect->unexplained + suspect->contradicted + suspect->dropped;
        diagnosis_close(diagnosis);
    }
    return against;
}

/* Replaces a line by another answer, which no mistake prints. */
static void spoil(int number) {
    static const char other[] = "Red 999";
    char *line = output.bytes;
    for (int i = 0; i < number; i++) line = strchr(line, '\n') + 1;
    const size_t length = strcspn(line, "\n");
    memmove(line + strlen(other), line + length, output.length - (size_t)(line + length - output.bytes));
    memcpy(line, other, strlen(other));
    output.length = output.length - length + strlen(other);
}

/* Each line belongs to some part, for the pairs as for the single mistakes. */
static void test_no_line_is_left_out_by_all_parts(void **state) {
    (void)state;
    enum { LINES = 4 };
    const unsigned pair = MISTAKE_ORDER | MISTAKE_LAST;
    print("boards-1000.in", CELLS, LINES, pair);
    assert_int_equal(against_in_parts(pair), 0);
    for (int number = 0; number < LINES; number++) {
        print("boards-1000.in", CELLS, LINES, pair);
        spoil(number);
        assert_true(against_in_parts(pair) > 0);
    }
}

static void test_right_output_has_no_suspects(void **state) {
    (void)state;
    print("boards-1000.in", CELLS, BOARDS, 0);
    struct diagnosis *diagnosis = diagnose(UINT64_MAX);
    const struct diagnosis_report *report = diagnosis_report_of(diagnosis);
    assert_int_equal(report->suspects, 0);
    assert_int_equal(report->boards, BOARDS);
    assert_int_equal(report->verdicts[VERDICT_RIGHT], BOARDS);
    diagnosis_close(diagnosis);
}

static void test_an_output_that_nothing_explains(void **state) {
    (void)state;
    print("boards-1000.in", CELLS, BOARDS, 0);
    output.length = 0;
    for (int i = 0; i < BOARDS; i++) add_text(&output, i % 2 == 0 ? "Red 1000\n" : "Black 999\n");
    struct diagnosis *diagnosis = diagnose(UINT64_MAX);
    const struct diagnosis_report *report = diagnosis_report_of(diagnosis);
    assert_int_equal(report->verdicts[VERDICT_WRONG], BOARDS);
    assert_int_equal(count_reproducing(report), 0);
    for (int i = 0; i < report->suspects; i++) assert_true(report->suspect[i].dropped);
    diagnosis_close(diagnosis);
}

/* One more board that another mistake explains, and one that the mistake gets right. */
static void test_lines_against_a_mistake_are_counted(void **state) {
    (void)state;
    print("boards-1000.in", CELLS, 150, MISTAKE_DOWN);
    struct diagnosis *whole = diagnose(UINT64_MAX);
    uint32_t wrong = diagnosis_report_of(whole)->verdicts[VERDICT_WRONG];
    diagnosis_close(whole);
    memcpy(input.bytes, "0 152\n", 6);
    add_text(&input, "3 1\nX\nO\nO\n5 1\nO\n.\nX\n.\nO\n");
    add_text(&output, "Red 1\nRed 3\n");
    struct diagnosis *diagnosis = diagnose(UINT64_MAX);
    const struct diagnosis_report *report = diagnosis_report_of(diagnosis);
    const struct diagnosis_suspect *single = &report->suspect[0];
    assert_int_equal(report->verdicts[VERDICT_WRONG], wrong + 1);
    assert_int_equal(single->mistakes, MISTAKE_DOWN);
    assert_false(single->dropped);
    assert_int_equal(single->explained, wrong);
    assert_int_equal(single->unexplained, 1);
    assert_int_equal(single->kept, 152 - wrong - 2);
    assert_int_equal(single->contradicted, 1);
    assert_int_equal(report->smallest, 150);
    diagnosis_close(diagnosis);
}

static void give(const char *boards, const char *answers) {
    input.length = 0;
    output.length = 0;
    add_text(&input, boards);
    add_text(&output, answers);
}

static void assert_verdicts(const struct diagnosis *diagnosis, const enum verdict *expected, uint32_t count) {
    assert_int_equal(diagnosis_report_of(diagnosis)->boards, count);
    for (uint32_t i = 0; i < count; i++)
        assert_int_equal(diagnosis_judged_at(diagnosis, i)->verdict, expected[i]);
}

/* How many lines the search with a memo does not print, of one that it does and of a board with these sides:
   a row of pieces, the rest obstacles. */
static uint32_t unexplained_by_memo(int rows, int columns) {
    char text[CONTEST_BOARD_TEXT_MAX];
    struct board board = {.rows = rows, .columns = columns};
    memset(board.cells, CELL_OBSTACLE, (size_t)board_size(&board));
    memcpy(board.cells, "XOO", 3);
    give("0 2\n2 4\nO#O.\n.X..\n", "Tie\nBlack 0\n");
    add(&input, text, contest_format_board(&board, text));
    struct diagnosis *diagnosis = diagnose(UINT64_MAX);
    const struct diagnosis_suspect *suspect = suspect_of(diagnosis_report_of(diagnosis), MISTAKE_MEMO);
    const uint32_t against = suspect->unexplained + suspect->contradicted;
    diagnosis_close(diagnosis);
    return against;
}

static void test_a_search_is_not_tried_on_large_boards(void **state) {
    (void)state;
    assert_int_equal(unexplained_by_memo(8, 32), 0);
    assert_int_equal(unexplained_by_memo(9, 29), 1);
}

#define SHOWS_ORDER "3 1\nX\nO\nO\n"
#define NO_PAWN "1 2\nOO\n"

static void test_lines_of_both_kinds_against_a_mistake_add_up(void **state) {
    (void)state;
    const struct diagnosis_suspect suspect = {.explained = 3, .unexplained = 1, .contradicted = 1};
    assert_false(diagnosis_reproduces(&suspect));
    assert_true(diagnosis_is_near(&suspect));
}

static void test_lines_that_are_no_answers_are_left_out(void **state) {
    (void)state;
    static const enum verdict expected[] = {VERDICT_WRONG,     VERDICT_MALFORMED, VERDICT_RIGHT,
                                            VERDICT_MALFORMED, VERDICT_MALFORMED, VERDICT_UNPLAYABLE,
                                            VERDICT_MISSING};
    give("0 7\n" SHOWS_ORDER SHOWS_ORDER SHOWS_ORDER SHOWS_ORDER SHOWS_ORDER NO_PAWN SHOWS_ORDER,
         " Red 1\r\nred 1\nBlack 0  \nRed\nTie 3\nTie\n\n \r\n");
    struct diagnosis *diagnosis = diagnose(UINT64_MAX);
    assert_verdicts(diagnosis, expected, COUNT(expected));
    assert_int_equal(diagnosis_judged_at(diagnosis, 0)->answer_line, 1);
    assert_int_equal(diagnosis_judged_at(diagnosis, 3)->answer_line, 4);
    assert_int_equal(diagnosis_judged_at(diagnosis, 5)->board_line, 23);
    assert_failure("no pawn", &diagnosis_judged_at(diagnosis, 5)->failure,
                   &(struct failure){FAILURE_NO_PAWN, 23, 1, 1, 0});
    assert_int_equal(diagnosis_judged_at(diagnosis, 6)->answer_line, 0);
    assert_int_equal(diagnosis_report_of(diagnosis)->verdicts[VERDICT_MALFORMED], 3);
    assert_int_equal(diagnosis_report_of(diagnosis)->extra, 0);
    diagnosis_close(diagnosis);
}

static void test_lines_after_the_last_board_are_counted(void **state) {
    (void)state;
    give("0 1\n" SHOWS_ORDER, "Red 1\nTie\n\nwhat\n\n");
    assert_named(MISTAKE_ORDER, 1);
    struct diagnosis *diagnosis = diagnose(UINT64_MAX);
    assert_int_equal(diagnosis_report_of(diagnosis)->extra, 3);
    assert_int_equal(diagnosis_report_of(diagnosis)->extra_line, 2);
    diagnosis_close(diagnosis);
}

/* `Red -1` is not a tie, and a bare number is not one either. */
static void test_numbers_and_ties_are_read_as_they_are_printed(void **state) {
    (void)state;
    static const enum verdict expected[] = {VERDICT_RIGHT, VERDICT_WRONG};
    static const char *const answers[] = {"Black 0\nRed -1\n", "Black 0\n-1\n"};
    static const unsigned mistakes[] = {MISTAKE_TIE_RED, MISTAKE_TIE_NUMBER};
    for (size_t i = 0; i < COUNT(answers); i++) {
        give("0 2\n" SHOWS_ORDER "4 2\nO#\n#.\n.X\nO.\n", answers[i]);
        assert_named(mistakes[i], 0);
        struct diagnosis *diagnosis = diagnose(UINT64_MAX);
        assert_verdicts(diagnosis, expected, COUNT(expected));
        diagnosis_close(diagnosis);
    }
}

static void test_other_spellings_are_told(void **state) {
    (void)state;
    give("0 4\n" SHOWS_ORDER SHOWS_ORDER SHOWS_ORDER SHOWS_ORDER, "black 0\nBlack: 0\nBLACK 1\nBlack 0\n");
    struct diagnosis *diagnosis = diagnose(UINT64_MAX);
    const struct diagnosis_report *report = diagnosis_report_of(diagnosis);
    assert_int_equal(report->spelled, 2);
    assert_int_equal(report->verdicts[VERDICT_MALFORMED], 3);
    assert_true(diagnosis_judged_at(diagnosis, 2)->is_spelled);
    assert_int_equal(diagnosis_judged_at(diagnosis, 2)->given.distance, 1);
    assert_int_equal(report->suspects, 0);
    diagnosis_close(diagnosis);
}

#define BLACK_2 "2 3\nO.O\n.X.\n"

static void assert_told(const char *boards, const char *answers, uint32_t same, bool tries_mistakes) {
    give(boards, answers);
    struct diagnosis *diagnosis = diagnose(UINT64_MAX);
    assert_int_equal(diagnosis_report_of(diagnosis)->same, same);
    assert_int_equal(diagnosis_report_of(diagnosis)->suspects > 0, tries_mistakes);
    diagnosis_close(diagnosis);
}

/* Right: Black 2 twice, Black 0 twice, Black 2, Black 0 twice. */
static void test_one_line_for_the_last_boards_is_told(void **state) {
    (void)state;
    static const char boards[] =
        "0 7\n" BLACK_2 BLACK_2 SHOWS_ORDER SHOWS_ORDER BLACK_2 SHOWS_ORDER SHOWS_ORDER;
    assert_told(boards, "Black 2\nBlack 2\nRed 1\nRed 1\nRed 1\nRed 1\nRed 1\n", 5, true);
    assert_told(boards, "Black 2\nBlack 2\nBlack 0\nRed 1\nRed 1\nRed 1\nRed 1\n", 0, true);
    assert_told(boards, "Red 1\nBlack 2\nBlack 2\nBlack 0\nBlack 2\nBlack 2\nBlack 2\n", 0, true);
}

/* One line for all boards is no evidence for any mistake, unless one answer is right for all. */
static void test_one_line_for_all_is_told_and_names_no_mistake(void **state) {
    (void)state;
    assert_told("0 2\n" BLACK_2 SHOWS_ORDER, "Red 1\nRed 1\n", 2, false);
    assert_told("0 4\n" BLACK_2 BLACK_2 BLACK_2 SHOWS_ORDER, "Black 2\nBlack 2\nBlack 2\nBlack 2\n", 4,
                false);
    assert_told("0 4\n" NO_PAWN BLACK_2 SHOWS_ORDER BLACK_2, "Tie\nTie\nTie\n", 3, false);
    assert_told("0 5\n" SHOWS_ORDER SHOWS_ORDER SHOWS_ORDER SHOWS_ORDER SHOWS_ORDER,
                "Red 1\nRed 1\nRed 1\nRed 1\nRed 1\n", 0, true);
}

static void test_equal_boards_with_different_lines_are_told(void **state) {
    (void)state;
    give("0 4\n" BLACK_2 SHOWS_ORDER "1 3\nXOO\n" SHOWS_ORDER, "Black 2\nBlack 0\nTie\nRed 1\n");
    struct diagnosis *diagnosis = diagnose(UINT64_MAX);
    assert_int_equal(diagnosis_report_of(diagnosis)->twins[0], 1);
    assert_int_equal(diagnosis_report_of(diagnosis)->twins[1], 3);
    diagnosis_close(diagnosis);
    give("0 3\n" SHOWS_ORDER "1 3\nXOO\n" SHOWS_ORDER, "Red 1\nTie\nRed 1\n");
    diagnosis = diagnose(UINT64_MAX);
    assert_int_equal(diagnosis_report_of(diagnosis)->twins[1], 0);
    diagnosis_close(diagnosis);
}

/* A broken board keeps its number and its line, whatever the line is. */
static void test_boards_after_a_broken_one_are_judged(void **state) {
    (void)state;
    static const enum verdict expected[] = {VERDICT_WRONG, VERDICT_BROKEN, VERDICT_RIGHT, VERDICT_MISSING,
                                            VERDICT_BROKEN};
    give("0 5\n" SHOWS_ORDER "1 3\nX?O\n" SHOWS_ORDER SHOWS_ORDER "1 33\nXOO\n", "Red 1\nwhat\nBlack 0\n");
    struct diagnosis *diagnosis = diagnose(UINT64_MAX);
    const struct diagnosis_report *report = diagnosis_report_of(diagnosis);
    const struct diagnosis_judged *broken = diagnosis_judged_at(diagnosis, 1);
    assert_verdicts(diagnosis, expected, COUNT(expected));
    assert_false(report->broken);
    assert_failure("broken", &broken->failure,
                   &(struct failure){FAILURE_BAD_CELL, 7, 2, broken->failure.expected, '?'});
    assert_int_equal(broken->board_line, 7);
    assert_int_equal(broken->answer_line, 2);
    assert_int_equal(broken->rows * broken->columns, 0);
    assert_int_equal(diagnosis_judged_at(diagnosis, 2)->answer_line, 3);
    assert_failure("too wide", &diagnosis_judged_at(diagnosis, 4)->failure,
                   &(struct failure){FAILURE_COLUMNS_OUT_OF_RANGE, 16, 3, 0, 33});
    assert_int_equal(report->verdicts[VERDICT_BROKEN], 2);
    assert_int_equal(report->suspect[0].mistakes, MISTAKE_ORDER);
    diagnosis_close(diagnosis);
}

/* Text that belongs to no board, or missing text, is reported with its first place; the boards are judged
   nevertheless. */
static void test_text_that_belongs_to_no_board_is_told(void **state) {
    (void)state;
    static const struct {
        const char *input;
        struct failure failure;
        uint32_t boards;
        uint32_t extra;
    } texts[] = {
        {"0 2\n" BLACK_2 "...\nwhat\n" BLACK_2, {FAILURE_SIZE_EXPECTED, 5, 1, 2, 0}, 2, 1},
        {"0 1\n" BLACK_2 BLACK_2, {FAILURE_TEXT_AFTER_END, 5, 1, 1, 0}, 1, 2},
        {"0 4\n" BLACK_2, {FAILURE_BOARDS_MISSING, 5, 1, 4, 1}, 1, 2},
        {"", {FAILURE_EMPTY_TEXT, 1, 1, 0, 0}, 0, 3},
        {"what\n", {FAILURE_HEADER_EXPECTED, 1, 1, 0, 0}, 0, 3},
    };
    for (size_t i = 0; i < COUNT(texts); i++) {
        give(texts[i].input, "Black 2\nBlack 2\nTie\n");
        struct diagnosis *diagnosis = diagnose(UINT64_MAX);
        const struct diagnosis_report *report = diagnosis_report_of(diagnosis);
        assert_true(report->broken);
        assert_failure(texts[i].input, &report->failure, &texts[i].failure);
        assert_int_equal(report->boards, texts[i].boards);
        assert_int_equal(report->verdicts[VERDICT_RIGHT], texts[i].boards);
        assert_int_equal(report->extra, texts[i].extra);
        diagnosis_close(diagnosis);
    }
}

static void test_boards_that_are_too_large_are_left_out(void **state) {
    (void)state;
    static const enum verdict expected[] = {VERDICT_TOO_LARGE, VERDICT_WRONG};
    give("0 2\n2 6\nO.....\nO....X\n" SHOWS_ORDER, "Tie\nRed 1\n");
    struct board board = draw("O...../O....X");
    uint64_t limit = analysis_bytes_for(&layered_solver, &board);
    if (limit < mistaken_bytes_for(&board)) limit = mistaken_bytes_for(&board);
    struct diagnosis *diagnosis = diagnose(limit - 1);
    assert_verdicts(diagnosis, expected, COUNT(expected));
    diagnosis_close(diagnosis);
}

/* The required memory of a board is that of the larger of its two tables, to the byte. */
static void test_a_board_that_just_fits_is_judged(void **state) {
    (void)state;
    static const struct {
        const char *input;
        int side;
        bool mistaken_is_larger;
    } boards[] = {
        {"0 1\n3 3\nO.O\n...\n.X.\n", 3, false},
        {"0 1\n10 10\nO.O.......\n..........\n..........\n..........\n..........\n..........\n..........\n"
         "..........\n..........\n.X........\n",
         10, true},
    };
    for (size_t i = 0; i < COUNT(boards); i++) {
        struct board board = {.rows = boards[i].side, .columns = boards[i].side};
        memset(board.cells, CELL_FREE, (size_t)board_size(&board));
        const uint64_t right = analysis_bytes_for(&layered_solver, &board);
        const uint64_t mistaken = mistaken_bytes_for(&board);
        assert_int_equal(mistaken > right, boards[i].mistaken_is_larger);
        for (uint64_t missing = 0; missing < 2; missing++) {
            give(boards[i].input, "Tie\n");
            struct diagnosis *diagnosis = open_diagnosis((mistaken > right ? mistaken : right) - missing);
            const struct diagnosis_judged *judged = diagnosis_judged_at(diagnosis, 0);
            while (judged->verdict == VERDICT_WAITING) step(diagnosis, 1000);
            assert_int_equal(judged->verdict == VERDICT_TOO_LARGE, missing);
            diagnosis_close(diagnosis);
        }
    }
}

static void test_steps_of_any_size_come_to_the_end(void **state) {
    (void)state;
    static const uint64_t budgets[] = {1, UINT64_MAX};
    for (size_t i = 0; i < COUNT(budgets); i++) {
        give("0 1\n" SHOWS_ORDER, "Red 1\n");
        struct diagnosis *diagnosis = open_diagnosis(UINT64_MAX);
        const struct diagnosis_report *report = diagnosis_report_of(diagnosis);
        for (int steps = 0; report->phase != DIAGNOSIS_DONE; steps++) {
            assert_true(steps < (i == 0 ? 10000 : 1));
            step(diagnosis, budgets[i]);
        }
        assert_int_equal(report->suspect[0].mistakes, MISTAKE_ORDER);
        diagnosis_close(diagnosis);
    }
}

static void test_it_may_be_closed_at_any_time(void **state) {
    (void)state;
    print("boards-1000.in", CELLS, 20, MISTAKE_HURRY);
    for (uint64_t budget = 0; budget < 400000; budget += 40000) {
        struct diagnosis *diagnosis = open_diagnosis(UINT64_MAX);
        step(diagnosis, budget);
        diagnosis_close(diagnosis);
    }
    diagnosis_close(NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_step_is_no_longer_than_its_budget),
        cmocka_unit_test(test_each_mistake_is_named),
        cmocka_unit_test(test_bytes_are_named_on_long_games),
        cmocka_unit_test(test_a_search_is_not_tried_on_large_boards),
        cmocka_unit_test(test_the_work_can_be_shared),
        cmocka_unit_test(test_no_line_is_left_out_by_all_parts),
        cmocka_unit_test(test_numbers_and_ties_are_read_as_they_are_printed),
        cmocka_unit_test(test_other_spellings_are_told),
        cmocka_unit_test(test_one_line_for_the_last_boards_is_told),
        cmocka_unit_test(test_one_line_for_all_is_told_and_names_no_mistake),
        cmocka_unit_test(test_equal_boards_with_different_lines_are_told),
        cmocka_unit_test(test_pairs_are_named_where_no_single_mistake_explains_all),
        cmocka_unit_test(test_right_output_has_no_suspects),
        cmocka_unit_test(test_an_output_that_nothing_explains),
        cmocka_unit_test(test_lines_against_a_mistake_are_counted),
        cmocka_unit_test(test_lines_of_both_kinds_against_a_mistake_add_up),
        cmocka_unit_test(test_lines_that_are_no_answers_are_left_out),
        cmocka_unit_test(test_lines_after_the_last_board_are_counted),
        cmocka_unit_test(test_boards_after_a_broken_one_are_judged),
        cmocka_unit_test(test_text_that_belongs_to_no_board_is_told),
        cmocka_unit_test(test_boards_that_are_too_large_are_left_out),
        cmocka_unit_test(test_a_board_that_just_fits_is_judged),
        cmocka_unit_test(test_steps_of_any_size_come_to_the_end),
        cmocka_unit_test(test_it_may_be_closed_at_any_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

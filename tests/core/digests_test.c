/* Digests of whole tables (tests/data/digests.tsv), also used for the module. They were computed with the
   textbook solver. */
#include "support/support.h"

#include "layered/layered_inside.h"

#include <stdio.h>
#include <string.h>

enum { DIGEST, BOARD, FIELDS };

/* FNV-1a, over the bytes of a number, lowest first. */
static uint64_t digest_number(uint64_t digest, uint32_t number) {
    for (int byte = 0; byte < 4; byte++, number >>= 8) digest = (digest ^ (number & 255)) * 0x100000001b3U;
    return digest;
}

static uint64_t digest_pair(uint64_t digest, const struct analysis *analysis, int a, int b) {
    static struct value red[BOARD_CELLS_MAX];
    static struct value black[BOARD_CELLS_MAX];
    const struct board *board = analysis_board(analysis);
    struct failure failure;
    assert_true(analysis_values(analysis, (const int[2]){a, b}, red, black, &failure));
    for (int pawn = 0; pawn < board->rows * board->columns; pawn++) {
        if (board->cells[pawn] == CELL_OBSTACLE) continue;
        digest = digest_number(digest, red[pawn].distance * 4 + (uint32_t)red[pawn].winner);
        digest = digest_number(digest, black[pawn].distance * 4 + (uint32_t)black[pawn].winner);
    }
    return digest;
}

static void assert_digest(const struct analysis *analysis, const char *name, char *const field[]) {
    const struct board *board = analysis_board(analysis);
    const int cells = board->rows * board->columns;
    uint64_t digest = 0xcbf29ce484222325U;
    for (int a = 0; a < cells; a++) {
        for (int b = a + 1; b < cells; b++) {
            if (board->cells[a] != CELL_OBSTACLE && board->cells[b] != CELL_OBSTACLE)
                digest = digest_pair(digest, analysis, a, b);
        }
    }
    char text[17];
    snprintf(text, sizeof text, "%016llx", (unsigned long long)digest);
    if (strcmp(text, field[DIGEST]) != 0)
        fail_msg("%s: digest %s, expected %s: %s", name, text, field[DIGEST], field[BOARD]);
}

static uint32_t widths; /* mask of the widths of the boards so far */

static void check_line(char *field[]) {
    struct board board = draw(field[BOARD]);
    struct analysis *analysis = solve_board(&textbook_solver, &board);
    const char *name;
    assert_digest(analysis, "textbook", field);
    analysis_close(analysis);
    for (int i = 0;; i++) {
        struct failure failure;
        analysis = open_analysis(&layered_solver, &board);
        name = layered_use_kernels(analysis, i);
        if (name) assert_true(analysis_solve(analysis, &failure));
        if (name) assert_digest(analysis, name, field);
        analysis_close(analysis);
        if (!name) break;
    }
    widths |= (uint32_t)1 << (board.columns - 1);
}

static void test_tables_have_their_digests(void **state) {
    (void)state;
    each_table_line("digests.tsv", FIELDS, check_line);
    assert_int_equal(widths, UINT32_MAX);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_tables_have_their_digests),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

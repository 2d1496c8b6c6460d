#include "support/support.h"

#include "contest/recovery.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { REPORTED_MAX = 4096 };

/* Summarizes the events of a text: `+2` for board 2, `-3@7:2 bad_cell` for a broken one, `~4:1 …` for text
   of no board and `!9:1 …` where reading stops. */
static const char *read_on(const char *text, size_t length) {
    static char reported[REPORTED_MAX];
    char *copy = malloc(length > 0 ? length : 1); /* no closing zero */
    char *at = reported;
    struct recovery recovery;
    struct text_line line = {0};
    struct failure failure;
    size_t offset = 0;
    memcpy(copy, text, length);
    recovery_begin(&recovery);
    *at = '\0';
    for (bool at_end = false;;) {
        at_end = at_end || !text_line_next(copy, length, &offset, &line);
        enum recovery_event event =
            at_end ? recovery_end(&recovery, &failure) : recovery_line(&recovery, &line, &failure);
        if (at_end && event == RECOVERY_MORE) break;
        if (event == RECOVERY_MORE) continue;
        if (event == RECOVERY_BOARD || event == RECOVERY_BROKEN)
            at += sprintf(at, "%c%d", event == RECOVERY_BOARD ? '+' : '-', (int)recovery.number);
        if (event == RECOVERY_BROKEN && recovery.is_drawn) at += sprintf(at, "d");
        if (event == RECOVERY_STRAY || event == RECOVERY_STOPPED)
            at += sprintf(at, "%c", event == RECOVERY_STRAY ? '~' : '!');
        if (event != RECOVERY_BOARD)
            at += sprintf(at, "%s%u:%u %s", event == RECOVERY_BROKEN ? "@" : "", failure.line, failure.column,
                          failure_name(failure.code));
        at += sprintf(at, " ");
    }
    free(copy);
    if (at > reported) at[-1] = '\0';
    return reported;
}

#define GOOD "2 3\nO.O\n.X.\n"

static const struct {
    const char *what;
    const char *text;
    const char *reported;
} damages[] = {
    {"nothing", "0 3\n" GOOD GOOD GOOD, "+1 +2 +3"},
    {"no text", "", "!1:1 empty_text"},
    {"no header", "hello\n" GOOD, "!1:1 header_expected"},
    {"a bad cell", "0 3\n" GOOD "2 3\nO.?\n.X.\n" GOOD, "+1 -2@6:3 bad_cell +3"},
    {"two bad cells", "0 3\n" GOOD "2 3\nO.?\n.Y.\n" GOOD, "+1 -2@6:3 bad_cell +3"},
    {"a row cut", "0 3\n" GOOD "2 3\nO.O\n.X\n" GOOD, "+1 -2@7:3 row_too_short +3"},
    {"a row too long", "0 3\n" GOOD "2 3\nO.O.\n.X.\n" GOOD, "+1 -2@6:4 row_too_long +3"},
    {"rows and columns exchanged", "0 3\n" GOOD "3 2\nO.O\n.X.\n" GOOD, "+1 -2@6:3 row_too_long +3"},
    {"a row lost", "0 3\n" GOOD "2 3\nO.O\n" GOOD, "+1 -2@7:1 bad_cell +3"},
    {"all rows lost", "0 3\n" GOOD "2 3\n" GOOD, "+1 -2@6:1 bad_cell +3"},
    {"a row too many", "0 3\n" GOOD "...\n" GOOD GOOD, "+1 ~5:1 size_expected +2 +3"},
    {"rows too many", "0 3\n" GOOD "#..\n.#.\n" GOOD GOOD, "+1 ~5:1 size_expected +2 +3"},
    {"too few rows announced", "0 2\n1 3\nO.O\n.X.\n" GOOD, "-1d@3:1 no_pawn ~4:1 size_expected +2"},
    {"far too few rows announced", "0 2\n1 3\n...\nO.O\n.X.\n" GOOD, "-1d@3:1 no_pawn ~4:1 size_expected +2"},
    {"rows too many, twice", "0 3\n" GOOD "O.O\n" GOOD ".X.\n" GOOD,
     "+1 ~5:1 size_expected +2 ~9:1 size_expected +3"},
    {"rows with pieces too many, again and again", "0 4\n" GOOD "X.O\n" GOOD "X.O\n" GOOD "O.O\n" GOOD,
     "+1 ~5:1 size_expected +2 ~9:1 size_expected +3 ~13:1 size_expected +4"},
    {"a remark", "0 3\n" GOOD "remark XOO\n" GOOD GOOD, "+1 ~5:1 size_expected +2 +3"},
    {"a size line lost", "0 3\n" GOOD "O.O\n.X.\n" GOOD, "+1 -2@5:1 size_expected +3"},
    {"the first size line lost", "0 2\nO.O\n.X.\n" GOOD, "-1@2:1 size_expected +2"},
    {"a size line cut", "0 3\n" GOOD "2\nO.O\n.X.\n" GOOD, "+1 -2@5:2 size_expected +3"},
    {"a size line of 0 cut", "0 3\n" GOOD "0\n...\n...\n" GOOD, "+1 -2@5:2 size_expected +3"},
    {"a size line of three", "0 3\n" GOOD "2 3 4\n...\n...\n" GOOD, "+1 -2@5:4 size_expected +3"},
    {"a size line that is none", "0 3\n" GOOD "two three\nO.O\n.X.\n" GOOD, "+1 -2@5:1 size_expected +3"},
    {"too many rows", "0 3\n" GOOD "33 3\nO.O\n.X.\n" GOOD, "+1 -2@5:1 rows_out_of_range +3"},
    {"no columns", "0 3\n" GOOD "2 0\nO.O\n.X.\n" GOOD, "+1 -2@5:3 columns_out_of_range +3"},
    {"one after the other", "0 5\n33 3\n...\n2 3\nO?O\n2 99\n" GOOD "2 3\nX.X\nO.O\n",
     "-1@2:1 rows_out_of_range -2@5:2 bad_cell -3@6:3 columns_out_of_range +4 -5d@11:3 many_pawns"},
    {"no pawn", "0 3\n" GOOD "2 3\nO.O\n...\n" GOOD, "+1 -2d@6:1 no_pawn +3"},
    {"three generals", "0 2\n2 3\nO.O\n.XO\n" GOOD, "-1d@4:3 many_generals +2"},
    {"the end within a board", "0 2\n" GOOD "2 3\nO.O\n", "+1 -2@7:1 rows_missing"},
    {"the end within a board before others", "0 3\n" GOOD "2 3\n",
     "+1 -2@6:1 rows_missing !6:1 boards_missing"},
    {"the end in a broken board", "0 2\n" GOOD "2 3\nO?O\n", "+1 -2@6:2 bad_cell"},
    {"fewer boards than promised", "0 3\n" GOOD, "+1 !5:1 boards_missing"},
    {"more than promised", "0 1\n" GOOD GOOD GOOD, "+1 !5:1 text_after_end"},
    {"more after a broken board", "0 1\n2 3\n?\n" GOOD GOOD, "-1@3:1 bad_cell !4:1 text_after_end"},
    {"the last broken, and rubbish", "0 1\n2 3\n?\nrubbish\n\n", "-1@3:1 bad_cell"},
    {"blank lines everywhere", "\n0 2\n\n2 3\n\nO.?\n\n.X.\n\n\n" GOOD "\n", "-1@6:3 bad_cell +2"},
    {"carriage returns", "0 2\r\n2 3\r\nO.?\r\n.X.\r\n2 3\r\nO.O\r\n.X.\r\n", "-1@3:3 bad_cell +2"},
};

static void test_boards_after_any_damage_keep_their_numbers(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(damages); i++) {
        const char *reported = read_on(damages[i].text, strlen(damages[i].text));
        if (strcmp(reported, damages[i].reported) != 0)
            fail_msg("%s: reported \"%s\", expected \"%s\"", damages[i].what, reported, damages[i].reported);
    }
}

/* If any line of a file of boards is lost, repeated or garbage, all boards that it does not belong to keep
   their numbers, unless the line is the header or a repeated size line. */
static void test_one_bad_line_costs_one_board(void **state) {
    (void)state;
    enum { BOARDS = 6, LINES = BOARDS * 3 };
    static const char *const kinds[] = {"lost", "twice", "rubbish"};
    for (size_t kind = 0; kind < COUNT(kinds); kind++) {
        for (int line = 0; line < LINES; line++) {
            char text[512] = "0 6\n";
            char expected[16];
            for (int i = 0; i < LINES; i++) {
                static const char *const lines[] = {"2 3\n", "O.O\n", ".X.\n"};
                int times = i != line || kind == 2 ? 1 : kind == 0 ? 0 : 2;
                for (int j = 0; j < times; j++)
                    strcat(text, i == line && kind == 2 ? "rubbish\n" : lines[i % 3]);
            }
            if (kind == 1 && line % 3 == 0) continue;
            const char *reported = read_on(text, strlen(text));
            for (int board = 1; board <= BOARDS; board++) {
                if (board == line / 3 + 1) continue;
                snprintf(expected, sizeof expected, "+%d", board);
                if (!strstr(reported, expected))
                    fail_msg("line %d %s: board %d is not read: %s", line, kinds[kind], board, reported);
            }
        }
    }
}

static void check_strict_and_recovering(char *field[]) {
    size_t length = unescape(field[0]);
    struct failure expected = failure_from_fields(field + 1);
    char place[64];
    snprintf(place, sizeof place, "%u:%u %s", expected.line, expected.column, failure_name(expected.code));
    const char *reported = read_on(field[0], length);
    if (!strstr(reported, place)) fail_msg("%s: reported %s, expected %s", field[0], reported, place);
}

static void test_the_first_bad_place_is_that_of_the_strict_reader(void **state) {
    (void)state;
    each_table_line("malformed-contest.tsv", 6, check_strict_and_recovering);
}

static void check_accepted(char *field[]) {
    const char *reported = read_on(field[0], unescape(field[0]));
    for (const char *at = reported; (at = strchr(at, '@')); at++)
        if (at[-1] != 'd') fail_msg("%s: reported %s", field[0], reported); /* only pieces may be missing */
    if (strpbrk(reported, "~!")) fail_msg("%s: reported %s", field[0], reported);
}

static void test_what_is_right_has_no_trouble(void **state) {
    (void)state;
    each_table_line("accepted-contest.tsv", 2, check_accepted);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_boards_after_any_damage_keep_their_numbers),
        cmocka_unit_test(test_one_bad_line_costs_one_board),
        cmocka_unit_test(test_the_first_bad_place_is_that_of_the_strict_reader),
        cmocka_unit_test(test_what_is_right_has_no_trouble),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* The progress bar, with a fake clock that advances by a tick at each reading: one when the work begins and one after
   each slice. */
#define _XOPEN_SOURCE 700

#include "support/support.h"

#include "command/terminal.h"
#include "process/clock.h"

#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define WIPED "\r\033[K"

/* A tick is 1/16 s: the bar is due 8 ticks after the beginning (QUIET), then every 2 ticks (AGAIN). */
enum { TICKS = 16, QUIET = 8, AGAIN = 2 };

enum { TEXT_MAX = 1 << 15 };

struct writer {
    char bytes[TEXT_MAX];
    size_t length;
};

/* The replacement of standard error. */
static struct {
    int kept;  /* the real one */
    int other; /* to read what was written */
    struct writer written;
} screen;

static struct terminal terminal;
static unsigned looks;
static unsigned ticks_a_look;
static void (*at_look)(void); /* called before the clock is read */

static void read_screen(void) {
    struct pollfd ready = {.fd = screen.other, .events = POLLIN};
    while (poll(&ready, 1, 0) == 1 && ready.revents & POLLIN) {
        char *end = screen.written.bytes + screen.written.length;
        ssize_t count = read(screen.other, end, TEXT_MAX - 1 - screen.written.length);
        if (count <= 0) return;
        screen.written.length += (size_t)count;
    }
}

double clock_seconds(void) {
    read_screen();
    if (at_look) at_look();
    return (double)(++looks * ticks_a_look) / TICKS;
}

/* Redirects standard error to `written`, whose other end is `read`. */
static void begin_screen(int written, int read) {
    assert_true(written >= 0 && read >= 0);
    screen.kept = dup(STDERR_FILENO);
    screen.other = read;
    screen.written.length = 0;
    assert_true(dup2(written, STDERR_FILENO) >= 0);
    close(written);
    looks = 0;
    ticks_a_look = 1;
    at_look = NULL;
    terminal_open(&terminal);
    looks = 0; /* the work begins here */
}

static void begin_terminal(void) {
    int read = posix_openpt(O_RDWR | O_NOCTTY);
    assert_int_equal(grantpt(read), 0);
    assert_int_equal(unlockpt(read), 0);
    begin_screen(open(ptsname(read), O_RDWR | O_NOCTTY), read);
}

static void begin_pipe(void) {
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    begin_screen(ends[1], ends[0]);
}

/* Restores standard error and returns what was written to its replacement. */
static const char *end_screen(void) {
    read_screen();
    terminal_close(&terminal);
    dup2(screen.kept, STDERR_FILENO);
    close(screen.kept);
    close(screen.other);
    screen.written.bytes[screen.written.length] = '\0';
    return screen.written.bytes;
}

static struct writer expected;

static void expect(const char *text) {
    size_t length = strlen(text);
    assert_true(expected.length + length < TEXT_MAX);
    memcpy(expected.bytes + expected.length, text, length + 1);
    expected.length += length;
}

static void expect_bar(double fraction, const char *what) {
    static const char full[] = "##############################";
    static const char empty[] = "..............................";
    char frame[160];
    int length = (int)(fraction * 30);
    snprintf(frame, sizeof frame, "\r[%.*s%s] %3d %%  %s\033[K", length, full, empty + length,
             (int)(fraction * 100), what);
    expect(frame);
}

static struct analysis *analysis;
static const struct position *asked; /* the position whose line of play is asked for; NULL: solve all */
static struct certificate *certificate;

static void expect_analysis(void) {
    const struct analysis_progress *progress = analysis_progress_of(analysis);
    char what[80];
    snprintf(what, sizeof what, "layer %u, %.1f million decided", progress->distance,
             (double)(progress->decided[SIDE_RED] + progress->decided[SIDE_BLACK]) / 1e6);
    expect_bar(asked ? analysis_fraction(analysis, asked, ANALYSIS_PLAY) : progress->fraction, what);
}

static void expect_certificate(void) {
    const struct certificate_report *report = certificate_report_of(certificate);
    char what[80];
    snprintf(what, sizeof what, "%.1f million checked", (double)report->checked / 1e6);
    expect_bar(report->fraction, what);
}

/* A winding corridor from top to bottom: games so long that the layers take many slices. */
static struct board snake(void) {
    struct board board = {.rows = 17, .columns = 15};
    memset(board.cells, CELL_FREE, (size_t)board_size(&board));
    for (int row = 1; row < board.rows; row += 2) {
        memset(board.cells + row * board.columns, CELL_OBSTACLE, (size_t)board.columns);
        board.cells[row * board.columns + (row / 2 % 2 == 0 ? board.columns - 1 : 0)] = CELL_FREE;
    }
    return board;
}

static void solve(struct analysis *at_hand) {
    struct failure failure;
    assert_true(terminal_solve(&terminal, at_hand, &failure));
    assert_true(analysis_is_done(at_hand));
}

static void open_to_check(void) {
    struct failure failure;
    assert_true(certificate_open(analysis, &certificate, &failure));
}

/* Readings of the clock count from 0. */
static void expect_bars_of_analysis(void) {
    const unsigned now = looks * ticks_a_look;
    if (looks == QUIET / ticks_a_look + 1) {
        terminal_clear(&terminal);
        terminal_clear(&terminal); /* nothing is left to erase */
        expect(WIPED);
    }
    if (now >= QUIET && (now - QUIET) % AGAIN == 0) expect_analysis();
}

/* For each kind of work, the bar appears after half a second and vanishes at the end. */
static void check_bars(unsigned ticks) {
    struct failure failure;
    expected.length = 0;
    begin_terminal();
    ticks_a_look = ticks;
    at_look = expect_bars_of_analysis;
    if (asked)
        assert_true(terminal_ask(&terminal, analysis, asked, ANALYSIS_PLAY, &failure));
    else
        solve(analysis);
    const unsigned needed = looks * ticks;
    terminal_clear(&terminal);
    const char *written = end_screen();
    expect(WIPED);
    assert_string_equal(written, expected.bytes);
    assert_true(needed > QUIET + 2 * AGAIN);
}

/* The pawn is near the top, so that most of the work is left; few slices are enough for several bars. */
static void test_a_question_has_a_bar(void **state) {
    (void)state;
    struct position position = {{16 * 15, 16 * 15 + 14}, 4 * 15 + 7, SIDE_RED};
    asked = &position;
    check_bars(QUIET);
    asked = NULL;
    assert_true(analysis_knows(analysis, &position, ANALYSIS_PLAY));
    assert_false(analysis_is_done(analysis));
}

/* Continues after the question. */
static void test_all_the_work_has_a_bar(void **state) {
    (void)state;
    check_bars(1);
}

/* Another thread's work, between two slices of this one's, as long as the bar must wait. */
static void solve_another(void) {
    void (*kept)(void) = at_look;
    struct board board = draw("O.O/.X.");
    struct analysis *other = open_analysis(&layered_solver, &board);
    at_look = NULL;
    solve(other);
    at_look = kept;
    analysis_close(other);
}

static void expect_bars_of_certificate(void) {
    if (looks == 0) return;
    if (looks == 1) {
        solve_another();
        expect_bar(1, "layer 3, 0.0 million decided");
        expect(WIPED);
    } else {
        solve_another();
    }
    expect_certificate();
}

static void test_one_thread_at_a_time_has_the_terminal(void **state) {
    (void)state;
    expected.length = 0;
    open_to_check();
    begin_terminal();
    ticks_a_look = QUIET;
    at_look = expect_bars_of_certificate;
    terminal_check(&terminal, certificate);
    const char *written = end_screen();
    expect(WIPED);
    assert_string_equal(written, expected.bytes);
    assert_true(certificate_report_of(certificate)->done);
    certificate_close(certificate);
}

static void test_the_only_work_of_a_task_draws_now_and_then(void **state) {
    (void)state;
    expected.length = 0;
    begin_terminal();
    for (unsigned tick = 1; tick <= QUIET + 1 + 2 * AGAIN; tick++) {
        terminal_draw(&terminal, 0.5, "half of it");
        if (tick > QUIET && (tick - QUIET - 1) % AGAIN == 0) expect_bar(0.5, "half of it");
    }
    terminal_clear(&terminal);
    const char *written = end_screen();
    expect(WIPED);
    assert_string_equal(written, expected.bytes);
}

static void test_nothing_is_wiped_before_it_is_drawn(void **state) {
    (void)state;
    struct board board = draw("O.O/.X.");
    struct analysis *quick = open_analysis(&layered_solver, &board);
    begin_terminal();
    terminal_clear(&terminal);
    solve(quick);
    terminal_clear(&terminal);
    assert_string_equal(end_screen(), "");
    analysis_close(quick);
}

static void test_nothing_is_shown_where_there_is_no_terminal(void **state) {
    (void)state;
    struct board board = draw("O.O/.X.");
    struct analysis *solved = analysis;
    analysis = open_analysis(&layered_solver, &board);
    begin_pipe();
    ticks_a_look = QUIET;
    solve(analysis);
    open_to_check();
    terminal_check(&terminal, certificate);
    terminal_draw(&terminal, 0.5, "half of it");
    terminal_clear(&terminal);
    assert_string_equal(end_screen(), "");
    assert_true(certificate_report_of(certificate)->done);
    certificate_close(certificate);
    analysis_close(analysis);
    analysis = solved;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_question_has_a_bar),
        cmocka_unit_test(test_all_the_work_has_a_bar),
        cmocka_unit_test(test_one_thread_at_a_time_has_the_terminal),
        cmocka_unit_test(test_the_only_work_of_a_task_draws_now_and_then),
        cmocka_unit_test(test_nothing_is_wiped_before_it_is_drawn),
        cmocka_unit_test(test_nothing_is_shown_where_there_is_no_terminal),
    };
    struct board board = snake();
    struct failure failure;
    if (!analysis_open(&layered_solver, &board, UINT64_MAX, &analysis, &failure)) return 1;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    analysis_close(analysis);
    return failed;
}

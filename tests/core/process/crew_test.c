/* Several runs at once, in the test's own process, so that the sanitizers see them. */
#define _POSIX_C_SOURCE 200809L

#include "support/support.h"

#include "process/crew.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

enum { SUPERVISORS = 5, LOST = 2 };

static char *program[] = {"/bin/sh", "-c", "read what; test $what = stay && exec sleep 600; echo $what",
                          NULL};

static void assert_runs(struct crew *crew, int supervisor) {
    struct crew_outcome outcome = {0};
    int ended;
    assert_int_equal(crew_begin(crew, supervisor, &(struct program_request){"word\n", 5, 1 << 10, 1}),
                     CREW_GOOD);
    assert_int_equal(crew_wait(crew, 60, &ended, &outcome), CREW_GOOD);
    assert_int_equal(ended, supervisor);
    assert_int_equal(outcome.of.length, 5);
    assert_memory_equal(outcome.output, "word\n", 5);
    free(outcome.output);
}

/* How a shell line ends that has this limit of processor time (s). */
static enum program_end end_of(char *line, double seconds) {
    static struct crew crew;
    struct crew_outcome outcome = {0};
    int ended;
    char *shell[] = {"/bin/sh", "-c", line, NULL};
    assert_true(crew_open(&crew, 1, shell, (struct program_limits){.seconds = seconds}));
    assert_int_equal(crew_begin(&crew, 0, &(struct program_request){"", 0, 1 << 10, 1}), CREW_GOOD);
    assert_int_equal(crew_wait(&crew, 60, &ended, &outcome), CREW_GOOD);
    free(outcome.output);
    crew_close(&crew);
    return outcome.of.end;
}

static void test_what_waits_is_told_from_what_computes(void **state) {
    (void)state;
    assert_int_equal(end_of("exec sleep 600", 0.02), PROGRAM_BLOCKED);
    assert_int_equal(end_of("while :; do :; done", 0.02), PROGRAM_OUT_OF_TIME);
    assert_int_equal(end_of("while :; do :; done & wait", 0.02), PROGRAM_OUT_OF_TIME);
}

/* Begins a run that stops its supervisor, and waits until it has. */
static void open_stopped(struct crew *crew) {
    static char *stops[] = {"/bin/sh", "-c", "kill -STOP $PPID; exec sleep 600", NULL};
    siginfo_t stopped;
    assert_true(crew_open(crew, SUPERVISORS, stops, (struct program_limits){.seconds = 100}));
    assert_int_equal(crew_begin(crew, LOST, &(struct program_request){"", 0, 1 << 10, 1}), CREW_GOOD);
    assert_int_equal(waitid(P_PID, (id_t)crew->supervisors[LOST].process, &stopped, WSTOPPED | WNOWAIT), 0);
}

static void test_a_stopped_supervisor_is_lost(void **state) {
    (void)state;
    static struct crew crew;
    struct crew_outcome outcome = {0};
    int ended;
    open_stopped(&crew);
    assert_int_equal(crew_wait(&crew, 0.01, &ended, &outcome), CREW_LOST);
    crew_close(&crew);
    open_stopped(&crew);
    crew_close(&crew);
    assert_int_equal(wait(NULL), -1);
}

/* If one supervisor of a full crew is killed, the loss is reported and the others continue. */
static void test_a_lost_watch_leaves_the_others(void **state) {
    (void)state;
    static struct crew crew;
    struct crew_outcome outcome = {0};
    int ended;
    assert_true(crew_open(&crew, CREW_MAX, program, (struct program_limits){.seconds = 100}));
    assert_int_equal(crew.count, CREW_MAX);
    assert_int_equal(crew_begin(&crew, LOST, &(struct program_request){"stay\n", 5, 1 << 10, 1}), CREW_GOOD);
    assert_int_equal(kill(crew.supervisors[LOST].process, SIGKILL), 0);
    assert_int_equal(crew_wait(&crew, 60, &ended, &outcome), CREW_LOST);
    for (int supervisor = 0; supervisor < CREW_MAX; supervisor++)
        if (supervisor != LOST) assert_int_equal(kill(crew.supervisors[supervisor].process, 0), 0);
    free(outcome.output);
    crew_close(&crew);
}

/* Each runs the program, one after the other. */
static void test_every_watch_runs_the_program(void **state) {
    (void)state;
    static struct crew crew;
    assert_true(crew_open(&crew, SUPERVISORS, program, (struct program_limits){.seconds = 100}));
    for (int supervisor = 0; supervisor < SUPERVISORS; supervisor++) assert_runs(&crew, supervisor);
    crew_close(&crew);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_lost_watch_leaves_the_others),
        cmocka_unit_test(test_every_watch_runs_the_program),
        cmocka_unit_test(test_what_waits_is_told_from_what_computes),
        cmocka_unit_test(test_a_stopped_supervisor_is_lost),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

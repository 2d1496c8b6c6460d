/* The command's standard input: a pipe that stays open. Run from the root of the repository. */
#define _POSIX_C_SOURCE 200809L

#include "support/support.h"

#include <poll.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* An answer is printed at once, even if the input stays open. */
static void test_an_open_pipe_is_answered(void **state) {
    (void)state;
    static const char *const boards[] = {"0 3\n2 3\nO.O\n.X.\n", "2 3\nO.O\n.X.\n"};
    char *const jobs[] = {(char[]){"--jobs=1"}, (char[]){"--jobs=2"}};
    for (size_t i = 0; i < COUNT(jobs); i++) {
        char *arguments[] = {(char[]){"rubicon"}, jobs[i], NULL};
        char *no_environment[] = {NULL};
        char answer[9] = "";
        int in[2];
        int out[2];
        int status;
        pid_t process;
        posix_spawn_file_actions_t actions;
        assert_int_equal(pipe(in), 0);
        assert_int_equal(pipe(out), 0);
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, in[0], 0);
        posix_spawn_file_actions_adddup2(&actions, out[1], 1);
        for (int end = 0; end < 2; end++) {
            posix_spawn_file_actions_addclose(&actions, in[end]);
            posix_spawn_file_actions_addclose(&actions, out[end]);
        }
        assert_int_equal(
            posix_spawn(&process, "build/sanitized/rubicon", &actions, NULL, arguments, no_environment), 0);
        posix_spawn_file_actions_destroy(&actions);
        close(in[0]);
        close(out[1]);
        struct pollfd answered = {.fd = out[0], .events = POLLIN};
        for (int board = 0; board < 2; board++) { /* the second answer must wake the printer */
            const size_t length = strlen(boards[board]);
            assert_int_equal(write(in[1], boards[board], length), length);
            assert_int_equal(poll(&answered, 1, 60000), 1);
            assert_int_equal(read(out[0], answer, 8), 8);
            assert_string_equal(answer, "Black 2\n");
        }
        assert_int_equal(write(in[1], boards[1], strlen(boards[1])), strlen(boards[1]));
        close(in[1]);
        assert_int_equal(waitpid(process, &status, 0), process);
        close(out[0]);
        assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_an_open_pipe_is_answered),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

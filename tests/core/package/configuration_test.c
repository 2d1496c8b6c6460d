/* Parsing the judges' configurations: those of packages, whole, truncated and modified, and the limits in them. */
#include "support/support.h"

#include "package/configuration.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static size_t read_whole(enum package_judge judge, char bytes[FILES_BYTES_MAX]) {
    static const char *const names[JUDGES] = {[JUDGE_LUOGU] = "core/package/texts/luogu.config.yml",
                                              [JUDGE_HYDRO] = "core/package/texts/hydro.config.yaml",
                                              [JUDGE_POLYGON] = "core/package/texts/polygon.problem.xml"};
    FILE *file = fopen(names[judge], "rb");
    assert_non_null(file);
    size_t length = fread(bytes, 1, FILES_BYTES_MAX, file);
    fclose(file);
    assert_in_range(length, 1, FILES_BYTES_MAX - 1);
    bytes[length] = '\0';
    return length;
}

/* Parses a buffer of exactly that length, so that the sanitizer sees reads beyond it. */
static bool is_read(enum package_judge judge, const char *bytes, size_t length,
                    struct configuration *configuration) {
    enum gap gap;
    uint32_t line;
    char *copy = malloc(length + 1);
    assert_non_null(copy);
    memcpy(copy + 1, bytes, length);
    bool is_good = configuration_read(judge, copy + 1, length, configuration, &gap, &line);
    free(copy);
    return is_good;
}

static void test_what_packages_have_is_read(void **state) {
    (void)state;
    static const char *const checkers[JUDGES] = {"", "check.cc", "files/check.cpp"};
    static const char *const names[JUDGES][2] = {[JUDGE_LUOGU] = {"7.in", ""},
                                                 [JUDGE_HYDRO] = {"7.in", "7.ans"},
                                                 [JUDGE_POLYGON] = {"tests/07", "tests/07.a"}};
    for (enum package_judge judge = 0; judge < JUDGES; judge++) {
        static char bytes[FILES_BYTES_MAX];
        static struct configuration configuration;
        size_t length = read_whole(judge, bytes);
        assert_true(is_read(judge, bytes, length, &configuration));
        assert_int_equal(configuration.count, STATEMENT_TESTS);
        assert_int_equal(configuration.points, STATEMENT_TESTS * STATEMENT_POINTS);
        assert_string_equal(configuration.tests[6].boards, names[judge][0]);
        assert_string_equal(configuration.tests[6].answers, names[judge][1]);
        assert_true(configuration.tests[6].has_group);
        assert_string_equal(configuration.checker, checkers[judge]);
    }
}

/* What each judge says of test 5: its group, 5 points, a second and 512 megabytes. */
static void test_each_judge_gets_groups_points_and_limits(void **state) {
    (void)state;
    static char bytes[FILES_BYTES_MAX];
    read_whole(JUDGE_LUOGU, bytes);
    assert_contains(bytes,
                    "\n5.in:\n  timeLimit: 1000\n  memoryLimit: 524288\n  score: 5\n  subtaskId: 1\n6.in:\n");
    read_whole(JUDGE_HYDRO, bytes);
    assert_contains(bytes, "time: 1000ms\nmemory: 512m\n");
    assert_contains(bytes,
                    "  - id: 2\n    type: sum\n    score: 10\n    cases:\n"
                    "      - input: 5.in\n        output: 5.ans\n"
                    "      - input: 6.in\n        output: 6.ans\n  - id: 3\n    type: sum\n    score: 15\n");
    read_whole(JUDGE_POLYGON, bytes);
    assert_contains(bytes, "<time-limit>1000</time-limit>\n      <memory-limit>536870912</memory-limit>\n"
                           "      <test-count>20</test-count>");
    assert_contains(bytes,
                    "points=\"5\" group=\"2\"/>\n        <test method=\"manual\" points=\"5\" group=\"2\"/>\n"
                    "        <test method=\"manual\" points=\"5\" group=\"3\"/>\n");
}

/* A truncated file is refused, or it names other files than the whole one. */
static void test_a_file_that_is_cut_short_is_noticed(void **state) {
    (void)state;
    static const char *const ends[JUDGES] = {" subtaskId: 4\n", "s\n", ">\n"};
    for (enum package_judge judge = 0; judge < JUDGES; judge++) {
        static char bytes[FILES_BYTES_MAX];
        static struct configuration configuration;
        size_t length = read_whole(judge, bytes);
        char last[CONFIGURATION_NAME_MAX];
        assert_true(is_read(judge, bytes, length, &configuration));
        strcpy(last, configuration.tests[STATEMENT_TESTS - 1].answers);
        size_t needed = length - strlen(ends[judge]);
        assert_memory_equal(bytes + needed, ends[judge], strlen(ends[judge]));
        for (size_t cut = 0; cut <= needed; cut++) {
            if (!is_read(judge, bytes, cut, &configuration)) continue;
            if (configuration.count < STATEMENT_TESTS ||
                strcmp(configuration.tests[STATEMENT_TESTS - 1].answers, last) != 0)
                continue; /* it names files that do not exist, which the check of the directory notices */
            fail_msg("%s: %zu bytes", judge_name(judge), cut);
        }
    }
}

/* With every fifth byte changed, nothing beyond the end is read. */
static void test_any_byte_may_be_another(void **state) {
    (void)state;
    static const char others[] = "<>/%:- \n\"0d#";
    for (enum package_judge judge = 0; judge < JUDGES; judge++) {
        static char bytes[FILES_BYTES_MAX];
        static struct configuration configuration;
        size_t length = read_whole(judge, bytes);
        for (size_t i = 0; i < length; i += 5) {
            char byte = bytes[i];
            bytes[i] = others[i % (sizeof others - 1)];
            is_read(judge, bytes, length, &configuration);
            assert_in_range(configuration.count, 0, STATEMENT_TESTS + 1);
            bytes[i] = byte;
        }
    }
}

/* Variants as people write them. */
static void test_other_ways_to_write_are_read(void **state) {
    (void)state;
    static struct configuration configuration;
    static const char luogu[] =
        "# two\n'a.in':\n  score: 40 # less\n\n\"b.in\":\r\n  score: 60\r\n  isPretest: true\n";
    static const char hydro[] =
        "checker_type: default\nsubtasks:\n- score: 100\n  cases:\n  - input: a\n    output: b\n";
    static const char polygon[] = "<problem><!-- <tests> --><judging><testset name='x'/></judging></problem>";
    assert_true(is_read(JUDGE_LUOGU, luogu, sizeof luogu - 1, &configuration));
    assert_int_equal(configuration.count, 2);
    assert_string_equal(configuration.tests[1].boards, "b.in");
    assert_true(is_read(JUDGE_HYDRO, hydro, sizeof hydro - 1, &configuration));
    assert_string_equal(configuration.tests[0].answers, "b");
    assert_false(is_read(JUDGE_POLYGON, polygon, sizeof polygon - 1, &configuration));
}

/* Replaces the first `old` behind `after` by a name of `name_length` bytes; returns the new length. */
static size_t rename_in(char bytes[FILES_BYTES_MAX], size_t length, const char *after, const char *old,
                        size_t name_length) {
    char *at = strstr(strstr(bytes, after), old);
    assert_non_null(at);
    assert_true(length + name_length < FILES_BYTES_MAX);
    memmove(at + name_length, at + strlen(old), length - (size_t)(at - bytes) - strlen(old) + 1);
    memset(at, 'n', name_length);
    return length + name_length - strlen(old);
}

static void test_a_name_may_fill_its_room(void **state) {
    (void)state;
    static const char *const old[JUDGES] = {"7.in", "check.cc", "files/check.cpp"};
    static const char *const after[JUDGES] = {[JUDGE_LUOGU] = "6.in", "checker:", "<checker"};
    for (enum package_judge judge = 0; judge < JUDGES; judge++) {
        static char bytes[FILES_BYTES_MAX];
        static struct configuration configuration;
        size_t length =
            rename_in(bytes, read_whole(judge, bytes), after[judge], old[judge], CONFIGURATION_NAME_MAX - 1);
        assert_true(is_read(judge, bytes, length, &configuration));
        const char *name = judge == JUDGE_LUOGU ? configuration.tests[6].boards : configuration.checker;
        assert_int_equal(strlen(name), CONFIGURATION_NAME_MAX - 1);
        length = rename_in(bytes, read_whole(judge, bytes), after[judge], old[judge], CONFIGURATION_NAME_MAX);
        assert_false(is_read(judge, bytes, length, &configuration));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_packages_have_is_read),
        cmocka_unit_test(test_each_judge_gets_groups_points_and_limits),
        cmocka_unit_test(test_a_file_that_is_cut_short_is_noticed),
        cmocka_unit_test(test_any_byte_may_be_another),
        cmocka_unit_test(test_other_ways_to_write_are_read),
        cmocka_unit_test(test_a_name_may_fill_its_room),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

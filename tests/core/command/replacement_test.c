/* Two files that are replaced together, in the process itself: every byte that is read and written is the
   sanitizers' to judge. What generate does with them is in task_generate_test.c. */
#define _POSIX_C_SOURCE 200809L

#include "support/support.h"

#include "command/replacement.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const endings[REPLACEMENT_FILES] = {".in", ".ans"};

static char folder[] = "/tmp/rubicon-replacement-XXXXXX";

static int begin(void **state) {
    (void)state;
    return mkdtemp(folder) ? 0 : -1;
}

static int end(void **state) {
    (void)state;
    return rmdir(folder);
}

/* A name in the folder of as many bytes as there may be. */
static void make_longest_name(char name[REPLACEMENT_NAME_MAX + 1]) {
    int length = snprintf(name, REPLACEMENT_NAME_MAX + 1, "%s/", folder);
    for (; length + 2 <= REPLACEMENT_NAME_MAX - 1; length += 2) memcpy(name + length, "./", 2);
    while (length < REPLACEMENT_NAME_MAX) name[length++] = 'n';
    name[length] = '\0';
}

static void write_both(const char *name, const char *text, bool finish) {
    struct replacement replacement;
    assert_true(replacement_open(&replacement, name, endings));
    for (int i = 0; i < REPLACEMENT_FILES; i++) fputs(text, replacement.files[i].stream);
    if (finish)
        assert_true(replacement_finish(&replacement));
    else
        replacement_abandon(&replacement);
}

static void assert_both(const char *name, const char *expected) {
    for (int i = 0; i < REPLACEMENT_FILES; i++) {
        char path[REPLACEMENT_PATH_MAX];
        char text[16] = "";
        snprintf(path, sizeof path, "%s%s", name, endings[i]);
        FILE *file = fopen(path, "r");
        assert_non_null(file);
        assert_non_null(fgets(text, sizeof text, file));
        assert_string_equal(text, expected);
        fclose(file);
    }
}

static void test_the_longest_name_is_taken_and_taken_again(void **state) {
    (void)state;
    static char name[REPLACEMENT_NAME_MAX + 1];
    make_longest_name(name);
    assert_int_equal(strlen(name), REPLACEMENT_NAME_MAX);
    write_both(name, "first", true);
    assert_both(name, "first");
    write_both(name, "second", false);
    assert_both(name, "first");
    write_both(name, "third", true);
    assert_both(name, "third");
    for (int i = 0; i < REPLACEMENT_FILES; i++) {
        char path[REPLACEMENT_PATH_MAX];
        snprintf(path, sizeof path, "%s%s", name, endings[i]);
        assert_int_equal(remove(path), 0);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_longest_name_is_taken_and_taken_again),
    };
    return cmocka_run_group_tests(tests, begin, end);
}

/* Files that are published together, in the test's own process, so that the sanitizers see every access. Their use by
   generate is in tests/core/command/generate.transcript. */
#define _GNU_SOURCE

#include "support/support.h"

#include "publish/replacement.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FILES = 2 };

static const char *const endings[] = {".in", ".ans"};

static char folder[] = "/tmp/rubicon-replacement-XXXXXX";

static int begin(void **state) {
    (void)state;
    return mkdtemp(folder) ? 0 : -1;
}

static int end(void **state) {
    (void)state;
    return rmdir(folder);
}

/* The longest allowed name in the folder. */
static void make_longest_name(char name[REPLACEMENT_NAME_MAX + 1]) {
    int length = snprintf(name, REPLACEMENT_NAME_MAX + 1, "%s/", folder);
    for (; length + 2 <= REPLACEMENT_NAME_MAX - 1; length += 2) memcpy(name + length, "./", 2);
    while (length < REPLACEMENT_NAME_MAX) name[length++] = 'n';
    name[length] = '\0';
}

static void write_both(const char *name, const char *text, bool finish) {
    struct replacement replacement;
    assert_true(replacement_open(&replacement, name, endings, FILES));
    for (int i = 0; i < FILES; i++) fputs(text, replacement.files[i].stream);
    if (finish)
        assert_true(replacement_finish(&replacement));
    else
        replacement_abandon(&replacement);
}

static void assert_both(const char *name, const char *expected) {
    for (int i = 0; i < FILES; i++) {
        char path[PUBLISHING_PATH_MAX];
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
    for (int i = 0; i < FILES; i++) {
        char path[PUBLISHING_PATH_MAX];
        snprintf(path, sizeof path, "%s%s", name, endings[i]);
        assert_int_equal(remove(path), 0);
    }
}

/* Without the entries . and .. */
static int count_files(void) {
    int count = -2;
    DIR *stream = opendir(folder);
    assert_non_null(stream);
    while (readdir(stream)) count++;
    closedir(stream);
    return count;
}

/* If a name is taken, its file stays, and the files before it do not take theirs. */
static void test_new_files_replace_none(void **state) {
    (void)state;
    struct replacement replacement;
    char name[64];
    char taken[80];
    snprintf(name, sizeof name, "%s/new", folder);
    for (int at = 0; at <= FILES; at++) {
        snprintf(taken, sizeof taken, "%s%s", name, endings[at % FILES]);
        if (at < FILES) fclose(fopen(taken, "w"));
        assert_true(replacement_open(&replacement, name, endings, FILES));
        for (int i = 0; i < FILES; i++) fputs("new", replacement.files[i].stream);
        bool is_taken;
        assert_int_equal(replacement_finish_new(&replacement, &is_taken), at == FILES);
        assert_int_equal(is_taken, at < FILES);
        assert_int_equal(count_files(), at == FILES ? FILES : 1);
        if (at == FILES) assert_both(name, "new");
        if (at < FILES) assert_int_equal(remove(taken), 0);
    }
    for (int i = 0; i < FILES; i++) {
        snprintf(taken, sizeof taken, "%s%s", name, endings[i]);
        assert_int_equal(remove(taken), 0);
    }
}

/* If something but a file has taken a name meanwhile, it stays, and so does the file that has the other name. */
static void test_what_appears_meanwhile_is_not_replaced(void **state) {
    (void)state;
    char name[64];
    char paths[FILES][80];
    snprintf(name, sizeof name, "%s/new", folder);
    for (int i = 0; i < FILES; i++) snprintf(paths[i], sizeof paths[i], "%s%s", name, endings[i]);
    write_both(name, "old", true);
    for (int taken = 0; taken < FILES; taken++) {
        struct replacement replacement;
        assert_true(replacement_open(&replacement, name, endings, FILES));
        assert_int_equal(remove(paths[taken]), 0);
        assert_int_equal(mkdir(paths[taken], 0777), 0);
        assert_false(replacement_finish(&replacement));
        assert_int_equal(count_files(), FILES);
        assert_int_equal(rmdir(paths[taken]), 0);
        if (taken == 0) write_both(name, "old", true);
    }
    assert_int_equal(remove(paths[0]), 0);
}

/* Until they are complete the files are nameless, if the file system supports it, so that even SIGKILL leaves none. */
static void test_files_that_are_written_have_no_names(void **state) {
    (void)state;
    struct replacement replacement;
    char name[64];
    snprintf(name, sizeof name, "%s/new", folder);
    int nameless = open(folder, O_TMPFILE | O_WRONLY, 0666);
    assert_true(replacement_open(&replacement, name, endings, FILES));
    assert_int_equal(count_files(), nameless < 0 ? FILES : 0);
    replacement_abandon(&replacement);
    assert_int_equal(count_files(), 0);
    if (nameless >= 0) close(nameless);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_longest_name_is_taken_and_taken_again),
        cmocka_unit_test(test_new_files_replace_none),
        cmocka_unit_test(test_what_appears_meanwhile_is_not_replaced),
        cmocka_unit_test(test_files_that_are_written_have_no_names),
    };
    return cmocka_run_group_tests(tests, begin, end);
}

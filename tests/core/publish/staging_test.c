/* Entries that take their names together, in a process that is killed before any of its calls that change the file system. The
   sources are compiled here, with calls that can kill. */
#define _GNU_SOURCE

#include "support/support.h"

#include <fcntl.h>
#include <glob.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static int calls_left = -1; /* until this process is killed; -1: it is not */

static void count_call(void) {
    if (calls_left >= 0 && calls_left-- == 0) kill(getpid(), SIGKILL);
}

static int kill_or_rename(const char *from, const char *to) {
    count_call();
    return rename(from, to);
}

static int kill_or_linkat(int from_directory, const char *from, int to_directory, const char *to, int flags) {
    count_call();
    return linkat(from_directory, from, to_directory, to, flags);
}

static int kill_or_mkdir(const char *path, mode_t mode) {
    count_call();
    return mkdir(path, mode);
}

static int kill_or_remove(const char *path) {
    count_call();
    return remove(path);
}

static int kill_or_rmdir(const char *path) {
    count_call();
    return rmdir(path);
}

#define open(...) (count_call(), open(__VA_ARGS__))
#define rename kill_or_rename
#define linkat kill_or_linkat
#define mkdir kill_or_mkdir
#define remove kill_or_remove
#define rmdir kill_or_rmdir
#include "publish/publishing.c"
#include "publish/replacement.c"
#include "publish/staging.c"
#undef open
#undef rename
#undef linkat
#undef mkdir
#undef remove
#undef rmdir

enum { CALLS_MOST = 50 };

static char root[] = "/tmp/rubicon-staging-XXXXXX";
static char name[sizeof root + sizeof "/it"];

static int begin(void **state) {
    (void)state;
    if (!mkdtemp(root)) return -1;
    snprintf(name, sizeof name, "%s/it", root);
    return 0;
}

static int end(void **state) {
    (void)state;
    return rmdir(root);
}

/* Runs in a process of its own, which is killed before its call `number`, from 0. False once it is not killed. */
static bool is_killed(void (*run)(const char *text), const char *text, int number) {
    int status;
    pid_t process = fork();
    assert_true(process >= 0);
    if (process == 0) {
        calls_left = number;
        run(text);
        _exit(0);
    }
    assert_int_equal(waitpid(process, &status, 0), process);
    assert_true(WIFSIGNALED(status) || WEXITSTATUS(status) == 0);
    return WIFSIGNALED(status);
}

/* The first word of a file; "" if there is none. */
static const char *read_word(const char *ending) {
    static char words[2][8];
    static int at;
    char path[64];
    char *word = words[at++ % 2];
    snprintf(path, sizeof path, "%s%s", name, ending);
    FILE *file = fopen(path, "r");
    if (!file || fscanf(file, "%7s", word) != 1) *word = '\0';
    if (file) fclose(file);
    return word;
}

static int count_entries(const char *pattern) {
    char path[64];
    glob_t found;
    snprintf(path, sizeof path, "%s%s", name, pattern);
    int count = glob(path, 0, NULL, &found) == 0 ? (int)found.gl_pathc : 0;
    if (count > 0) globfree(&found);
    return count;
}

static void remove_all(void) {
    char pattern[64];
    glob_t found;
    snprintf(pattern, sizeof pattern, "%s*", name);
    if (glob(pattern, 0, NULL, &found) != 0) return;
    for (size_t i = 0; i < found.gl_pathc; i++) remove_tree(found.gl_pathv[i]);
    globfree(&found);
}

/* A kind of entries: how they are published, and what a run that is given up does before. */
struct kind {
    const char *const *endings; /* paths of files in them */
    int count;
    int entries;
    void (*publish)(const char *text);
    void (*give_up)(const char *text);
};

static const char *const pair_endings[] = {".in", ".ans"};

static void publish_pair(const char *text) {
    struct replacement pair;
    if (!replacement_open(&pair, name, pair_endings, 2)) _exit(2);
    for (int i = 0; i < 2; i++) fputs(text, pair.files[i].stream);
    if (!replacement_finish(&pair)) _exit(2);
}

static void give_up_pair(const char *text) {
    struct replacement pair;
    (void)text;
    if (!replacement_open(&pair, name, pair_endings, 2)) _exit(2);
    replacement_abandon(&pair);
}

static const char *const no_ending[] = {""};

static void recover_directory(const char *text) {
    (void)text;
    int lock = publishing_lock(name);
    if (!staging_recover(name, no_ending, 1)) _exit(2);
    publishing_unlock(lock);
}

static void publish_directory(const char *text) {
    static const char *const files[] = {"one", "two"};
    struct staging staging;
    char path[PUBLISHING_PATH_MAX];
    recover_directory(text);
    if (!staging_open(&staging, name, no_ending, 1)) _exit(2);
    staging_path(&staging, 0, path);
    mkdir(path, 0777);
    for (size_t i = 0; i < COUNT(files); i++) {
        char file[PUBLISHING_PATH_MAX + 8];
        snprintf(file, sizeof file, "%s/%s", path, files[i]);
        FILE *stream = fopen(file, "w");
        fputs(text, stream);
        fclose(stream);
    }
    int lock = publishing_lock(name);
    if (!staging_commit(&staging)) _exit(2);
    staging_close(&staging);
    publishing_unlock(lock);
}

static const char *const directory_files[] = {"/one", "/two"};

static const struct kind kinds[] = {
    {pair_endings, 2, 2, publish_pair, give_up_pair},
    {directory_files, 2, 1, publish_directory, recover_directory},
};

/* Never are there files of two runs, and the next run, even if it is killed or given up, completes one of them. */
static void assert_whole_after_kills(const struct kind *kind, bool has_old) {
    int killed = 0;
    for (bool goes_on = true; goes_on; killed++) {
        bool recovery_goes_on = true;
        assert_true(killed < CALLS_MOST);
        for (int in_recovery = 0; recovery_goes_on; in_recovery++) {
            assert_true(in_recovery < CALLS_MOST);
            if (has_old) kind->publish("old");
            goes_on = is_killed(kind->publish, "new", killed);
            const char *first = read_word(kind->endings[0]);
            const char *second = read_word(kind->endings[1]);
            assert_true(strcmp(first, second) == 0 || !*first || !*second);
            recovery_goes_on = is_killed(kind->give_up, "", in_recovery);
            kind->give_up("");
            first = read_word(kind->endings[0]);
            second = read_word(kind->endings[1]);
            assert_string_equal(first, second);
            assert_true(strcmp(first, "new") == 0 || (goes_on && strcmp(first, has_old ? "old" : "") == 0));
            /* beside them is at most what has not begun to take a name */
            assert_int_equal(count_entries("*") - count_entries(".*.part"), *first ? kind->entries : 0);
            remove_all();
        }
    }
    assert_true(killed > 3);
}

static void test_a_killed_run_leaves_no_mixture(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(kinds); i++) {
        assert_whole_after_kills(&kinds[i], true);
        assert_whole_after_kills(&kinds[i], false);
    }
}

/* Of what has the name of the staging directory and is not rubicon's nothing is removed or moved, whatever its name. */
static void test_what_is_in_the_way_stays(void **state) {
    (void)state;
    static const char *const foreign[] = {".pending",         ".pending/mine",     ".pending/old.in/mine",
                                          ".pending/new.ans", ".pending/old/mine", ".pending/new/mine"};
    for (size_t i = 0; i < COUNT(foreign); i++) {
        struct replacement pair;
        char line[256];
        snprintf(line, sizeof line, "mkdir -p $(dirname %s%s) && echo mine >%s%s", name, foreign[i], name,
                 foreign[i]);
        assert_int_equal(system(line), 0);
        assert_false(replacement_open(&pair, name, pair_endings, 2));
        assert_false(staging_recover(name, no_ending, 1));
        assert_string_equal(read_word(foreign[i]), "mine");
        assert_int_equal(count_entries("*"), 1);
        remove_all();
    }
}

/* A directory that waits for its name does not take that of a file, and still waits. */
static void test_what_cannot_be_completed_waits(void **state) {
    (void)state;
    char line[256];
    snprintf(line, sizeof line, "mkdir -p %s.pending/new/one; >%s.pending/" MARK "; echo mine >%s", name,
             name, name);
    assert_int_equal(system(line), 0);
    assert_false(staging_recover(name, no_ending, 1));
    assert_string_equal(read_word(""), "mine");
    assert_int_equal(count_entries(".pending/new/one"), 1);
    assert_int_equal(remove(name), 0);
    assert_true(staging_recover(name, no_ending, 1));
    assert_int_equal(count_entries("/one"), 1);
    assert_int_equal(count_entries("*"), 1);
    remove_all();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_killed_run_leaves_no_mixture),
        cmocka_unit_test(test_what_is_in_the_way_stays),
        cmocka_unit_test(test_what_cannot_be_completed_waits),
    };
    return cmocka_run_group_tests(tests, begin, end);
}

/* The fuzz targets over their corpora, without libFuzzer. */
#define LLVMFuzzerTestOneInput fuzz_contest
#include "tests/fuzz/contest_fuzz.c"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzz_analysis
int fuzz_analysis(const uint8_t *bytes, size_t length);
#include "tests/fuzz/analysis_fuzz.c"
#undef LLVMFuzzerTestOneInput

#include "support/support.h"

#include <dirent.h>

enum { PATH_BYTES_MAX = 512 };

/* In a buffer of exactly its length, so that the sanitizer sees reads beyond it. */
static void run_on_file(int (*target)(const uint8_t *, size_t), const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file) fail_msg("%s cannot be opened", path);
    fseek(file, 0, SEEK_END);
    size_t length = (size_t)ftell(file);
    rewind(file);
    uint8_t *bytes = malloc(length > 0 ? length : 1);
    assert_non_null(bytes);
    assert_int_equal(fread(bytes, 1, length, file), length);
    fclose(file);
    assert_int_equal(target(bytes, length), 0);
    free(bytes);
}

static void run_on_corpus(int (*target)(const uint8_t *, size_t), const char *folder) {
    DIR *files = opendir(folder);
    if (!files) fail_msg("%s cannot be opened: run the tests from the root of the repository", folder);
    int count = 0;
    for (const struct dirent *file; (file = readdir(files));) {
        char path[PATH_BYTES_MAX];
        if (file->d_name[0] == '.') continue;
        snprintf(path, sizeof path, "%s/%s", folder, file->d_name);
        run_on_file(target, path);
        count++;
    }
    closedir(files);
    assert_true(count >= 15);
}

static void test_contest_texts(void **state) {
    (void)state;
    run_on_corpus(fuzz_contest, "tests/fuzz/corpus/contest");
}

static void test_analyses_as_the_fuzzer_bounds_them(void **state) {
    (void)state;
    run_on_corpus(fuzz_analysis, "tests/fuzz/corpus/analysis");
}

static void test_analyses_of_large_boards(void **state) {
    (void)state;
    run_on_corpus(try_large_board, "tests/fuzz/corpus/analysis");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_contest_texts),
        cmocka_unit_test(test_analyses_as_the_fuzzer_bounds_them),
        cmocka_unit_test(test_analyses_of_large_boards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* The list of a package's files, by which rubicon knows what it has written. */
#define _POSIX_C_SOURCE 200809L
#include "support/support.h"

#include "publish/manifest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A name is not hidden by a longer one before it that begins with it, nor listed by it. */
static void test_a_file_is_found_by_its_whole_name(void **state) {
    (void)state;
    struct manifest manifest;
    manifest_begin(&manifest);
    manifest_add(&manifest, "tests/01.a", "Tie", 3);
    manifest_add(&manifest, "tests/01", "board", 5);
    assert_true(manifest_lists(&manifest, "tests/01"));
    assert_true(manifest_lists(&manifest, "tests/01.a"));
    assert_true(manifest_lists(&manifest, "tests/"));
    assert_false(manifest_lists(&manifest, "tests"));
    assert_false(manifest_lists(&manifest, "tests/0"));
    assert_false(manifest_lists(&manifest, "test/"));
}

static void test_a_file_agrees_with_the_checksum_of_its_own_name(void **state) {
    (void)state;
    struct manifest manifest;
    char path[] = "/tmp/rubicon-manifest-XXXXXX";
    int file = mkstemp(path);
    assert_true(file >= 0);
    assert_int_equal(write(file, "board", 5), 5);
    close(file);
    manifest_begin(&manifest);
    manifest_add(&manifest, "tests/01.a", "Tie", 3);
    manifest_add(&manifest, "tests/01", "board", 5);
    assert_true(manifest_agrees(&manifest, "tests/01", path));
    assert_false(manifest_agrees(&manifest, "tests/01.a", path));
    remove(path);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_file_is_found_by_its_whole_name),
        cmocka_unit_test(test_a_file_agrees_with_the_checksum_of_its_own_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

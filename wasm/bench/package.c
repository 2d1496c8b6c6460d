/* The exports for packages of tests (see package.h and files.h). Conventions: flat.h. */
#include "../flat.h"
#include "package/files.h"

/* Opens a package before its first step; 0 on failure. Free it with close_package. */
struct package *open_package(double seed, int boards, double *failure) {
    struct failure found;
    struct package *package;
    if (package_open((struct package_wish){(uint32_t)seed, (uint32_t)boards}, &package, &found))
        return package;
    report(&found, failure);
    return NULL;
}

/* Doubles: the phase, the steps done in it and their total. Returns 2 when everything is done. */
int step_package(struct package *package, double *out, double *failure) {
    struct failure found;
    if (!package_step(package, &found)) return report(&found, failure);
    const struct package_progress progress = package_progress_of(package);
    out[0] = progress.phase;
    out[1] = progress.done;
    out[2] = progress.total;
    return progress.phase == PACKAGE_DONE ? 2 : 1;
}

/* For each mistake, the number of lines of each test that it gets wrong, then the number of boards of each
   test: one byte each. */
_Static_assert((MISTAKES + 1) * STATEMENT_TESTS <= FLAT_TEXT_BYTES, "all have room");
void read_package(const struct package *package, uint8_t *out) {
    for (int mistake = 0; mistake < MISTAKES; mistake++)
        for (uint32_t id = 1; id <= STATEMENT_TESTS; id++)
            *out++ = (uint8_t)package_caught(package, id, mistake);
    for (uint32_t id = 1; id <= STATEMENT_TESTS; id++) *out++ = (uint8_t)package_test_at(package, id)->count;
}

/* A file of a judge: its name, closed by a zero, to `name`, and its bytes to `bytes`, which has room for
   package_file_room. Returns the number of bytes, or -1 if there is no such file. */
int package_file(const struct package *package, int judge, uint32_t number, char *name, char *bytes) {
    if (number >= files_count((enum package_judge)judge)) return -1;
    files_name((enum package_judge)judge, number, name);
    return (int)files_bytes(package, (enum package_judge)judge, number, bytes);
}

int package_file_room(void) {
    return FILES_BYTES_MAX;
}

void close_package(struct package *package) {
    package_close(package);
}

/* The exports for packages of tests (see package.h and files.h). Conventions: flat.h, and report.h. */
#include "../flat.h"
#include "package/files.h"
#include "package/package_json.h"
#include "report.h"

/* Opens a package before its first step; 0 on failure. Free it with close_package. */
struct package *open_package(double seed, int boards, struct failure *failure) {
    struct package *package;
    if (package_open((struct package_settings){(uint32_t)seed, (uint32_t)boards}, &package, failure))
        return package;
    return NULL;
}

int step_package(struct package *package, struct failure *failure) {
    return package_step(package, failure);
}

/* The report on the progress. */
char *packing_progress(const struct package *package) {
    struct writer text = {0};
    struct json json = {.text = &text};
    package_json_progress(&json, package);
    return report_end(&text);
}

/* The report on a finished package: the number of boards of each test, and the mistakes that they catch. */
char *packing_table(const struct package *package) {
    struct writer text = {0};
    struct json json = {.text = &text};
    json_object(&json, NULL);
    json_array(&json, "tests");
    for (uint32_t id = 1; id <= STATEMENT_TESTS; id++)
        json_number(&json, NULL, package_test_at(package, id)->count);
    json_array_end(&json);
    package_json_mistakes(&json, package);
    json_object_end(&json);
    return report_end(&text);
}

/* A test's input or answers as a file of a judge: its name, closed by a zero, to `name`, and its bytes to `bytes`,
   which has room for package_file_room. Returns the number of bytes, or -1 if there is no such file. */
int package_file(const struct package *package, int judge, uint32_t number, char *name, char *bytes) {
    if (number >= FILES_COUNT) return -1;
    files_name((enum package_judge)judge, number, name);
    return (int)files_bytes(package, number, bytes);
}

int package_file_room(void) {
    return FILES_BYTES_MAX;
}

void close_package(struct package *package) {
    package_close(package);
}

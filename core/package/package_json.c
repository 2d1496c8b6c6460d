#include "package/package_json.h"

void package_json_progress(struct json *json, const struct package *package) {
    static const char *const phases[] = {[PACKAGE_MAKING] = "making",
                                         [PACKAGE_JUDGING] = "judging",
                                         [PACKAGE_FILLING] = "filling",
                                         [PACKAGE_DONE] = "done"};
    const struct package_progress progress = package_progress_of(package);
    json_object(json, NULL);
    json_string(json, "phase", phases[progress.phase]);
    json_number(json, "done", progress.done);
    json_number(json, "total", progress.total);
    json_object_end(json);
}

void package_json_mistakes(struct json *json, const struct package *package) {
    json_array(json, "mistakes");
    for (int mistake = 0; mistake < MISTAKES; mistake++) {
        json_object(json, NULL);
        json_string(json, "mistake", mistake_name(mistake));
        json_array(json, "lines");
        for (uint32_t id = 1; id <= STATEMENT_TESTS; id++)
            json_number(json, NULL, package_caught(package, id, mistake));
        json_array_end(json);
        json_bool(json, "caught", (package_missed(package) >> mistake & 1) == 0);
        json_object_end(json);
    }
    json_array_end(json);
}

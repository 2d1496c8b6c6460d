#include "command/tasks.h"

#include "command/batch.h"
#include "publish/complain.h"

#include <errno.h>
#include <string.h>

static enum batch_result answer_file(const struct options *options, const char *name) {
    if (strcmp(name, "-") == 0) return batch_run(options, "standard input", stdin, NULL);
    FILE *file = fopen(name, "rb");
    if (!file) {
        complain("%s: cannot be opened: %s", name, strerror(errno));
        return BATCH_BAD_INPUT;
    }
    enum batch_result result = batch_run(options, name, file, NULL);
    fclose(file);
    return result;
}

int task_solve(const struct options *options) {
    static const int statuses[] = {
        [BATCH_RIGHT] = STATUS_GOOD, [BATCH_WRONG_VALUE] = STATUS_DIFFERENT, [BATCH_BAD_INPUT] = STATUS_BAD};
    int status = STATUS_GOOD;
    for (int i = 0; (i < options->file_count || i == 0) && !ferror(stdout); i++) {
        int of_file = statuses[answer_file(options, options->file_count > 0 ? options->files[i] : "-")];
        if (of_file > status) status = of_file;
    }
    return status;
}

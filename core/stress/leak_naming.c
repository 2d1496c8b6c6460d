#include "stress/leak_naming.h"

/* Number of tiny boards to explain, and their place in the plan: after its first file. */
enum { TINY_BOARDS = 100, TINY_FIRST = SEQUENCE_CONTEST_BOARDS };

void leak_naming_begin(struct leak_naming *naming, uint32_t seed, uint32_t borne) {
    naming->pace = pace_begin(seed, TINY_FIRST, borne, TINY_BOARDS);
}

void leak_naming_free(struct leak_naming *naming) {
    pace_free(&naming->pace);
    for (int i = 0; i < LEAK_FILES_MAX; i++) sequence_free(&naming->given[i]);
    *naming = (struct leak_naming){0};
}

/* The rows and columns of the largest boards. */
static void measure(const struct sequence *file, int *rows, int *columns) {
    *rows = 0;
    *columns = 0;
    for (uint32_t i = 0; i < file->count; i++) {
        const struct board *board = &file->boards[i].board;
        if (board->rows > *rows) *rows = board->rows;
        if (board->columns > *columns) *columns = board->columns;
    }
}

/* Adds a file whose boards are not too large for leaking.h. */
static bool add_small(struct leak_naming *naming, const struct sequence *file,
                      const struct judgement_run *run, enum given *result, struct failure *failure) {
    if (!given_add(&naming->given[naming->files], file, run, result, failure)) return false;
    naming->files++;
    naming->is_done |= *result == GIVEN_STRANGE;
    return true;
}

bool leak_naming_add(struct leak_naming *naming, const struct sequence *file, const struct judgement_run *run,
                     struct failure *failure) {
    int rows;
    int columns;
    enum given result;
    measure(file, &rows, &columns);
    return rows * columns > LEAKING_CELLS_MAX || add_small(naming, file, run, &result, failure);
}

/* Whether a program that leaks in this way prints the answers given for a file. */
static bool try_file(int way, const struct sequence *given, bool *is_same, struct failure *failure) {
    int rows;
    int columns;
    struct leaking *leaking;
    measure(given, &rows, &columns);
    if (!leaking_open(way, rows, columns, &leaking, failure)) return false;
    bool is_good = true;
    *is_same = true;
    for (uint32_t i = 0; is_good && *is_same && i < given->count; i++) {
        struct value value;
        is_good = leaking_answer(leaking, &given->boards[i].board, &value, failure);
        *is_same = is_good && value_equal(value, given->boards[i].right);
    }
    leaking_close(leaking);
    return is_good;
}

/* The smallest file first: most ways end there. */
static bool try_way(struct leak_naming *naming, struct failure *failure) {
    bool is_same = naming->files > 1;
    for (int i = 0; is_same && i < naming->files; i++)
        if (!try_file(naming->way, &naming->given[i], &is_same, failure)) return false;
    if (is_same) naming->fits |= 1U << leaking_kind(naming->way);
    return true;
}

bool leak_naming_step(struct leak_naming *naming, const struct sequence **file, struct failure *failure) {
    *file = NULL;
    if (naming->is_done) return true;
    if (!pace_next(&naming->pace, file, failure)) return false;
    if (*file) return true;
    if (leaking_is_way(naming->way) && !try_way(naming, failure)) return false;
    naming->is_done = ++naming->way == LEAK_WAYS;
    return true;
}

bool leak_naming_take(struct leak_naming *naming, const struct judgement_run *run, struct failure *failure) {
    enum given result;
    if (!add_small(naming, &naming->pace.file, run, &result, failure)) return false;
    pace_take(&naming->pace, naming->given[naming->files - 1].count, result);
    return true;
}

enum leak leak_naming_found(const struct leak_naming *naming) {
    for (int leak = 0; naming->is_done && leak < LEAKS; leak++)
        if (naming->fits == 1U << leak) return (enum leak)leak;
    return LEAKS;
}

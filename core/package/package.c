#include "package/package.h"

#include "mistakes/printed.h"
#include "package/draft.h"

#include <stdlib.h>

/* Work (units of mistaken_step) after which a mistaken program counts as one that never ends: a right one
   takes two million for the largest board. */
static const uint64_t endless = (uint64_t)1 << 24;

enum { CANDIDATES_MOST = 4000 };

struct package {
    struct package_settings settings;
    enum package_phase phase;
    uint32_t done; /* steps of this phase */
    int mistake;   /* to be tried next on the current board */
    uint32_t candidate;
    struct package_board tried; /* the current candidate */
    unsigned sought;            /* the mistake to be shown by a candidate */
    unsigned given_up;
    struct package_test tests[STATEMENT_TESTS];
};

bool package_open(struct package_settings settings, struct package **package, struct failure *failure) {
    *package = calloc(1, sizeof **package);
    if (!*package) return failure_set(failure, FAILURE_OUT_OF_MEMORY, sizeof **package, 0);
    (*package)->settings = settings;
    return true;
}

void package_close(struct package *package) {
    free(package);
}

static struct package_board *board_at(struct package *package, uint32_t number) {
    uint32_t boards = package->settings.boards;
    return &package->tests[number / boards].boards[number % boards];
}

static uint32_t steps_of(const struct package *package, enum package_phase phase) {
    uint32_t boards = STATEMENT_TESTS * package->settings.boards;
    if (phase == PACKAGE_MAKING) return boards;
    return phase == PACKAGE_JUDGING ? boards * MISTAKES : CANDIDATES_MOST;
}

static bool make_board(struct package *package, struct failure *failure) {
    uint32_t test = package->done / package->settings.boards;
    uint32_t number = package->done % package->settings.boards;
    struct package_board *board = board_at(package, package->done);
    if (!draft_board(package->settings.seed, test + 1, number, &board->board, &board->right, failure))
        return false;
    package->tests[test].count++;
    return true;
}

/* Advances until the answer is settled; false if that takes too long, or games get too long. */
static bool settle(struct mistaken *mistaken, const struct position *position, bool *has_answer,
                   struct failure *failure) {
    enum { SLICE = 1 << 12 };
    bool is_settled = false;
    for (uint64_t spent = 0; !is_settled && spent < endless; spent += SLICE) {
        if (!mistaken_step(mistaken, SLICE, failure)) return failure->code == FAILURE_TOO_MANY_LAYERS;
        is_settled = mistaken_is_settled(mistaken, position);
    }
    *has_answer = is_settled;
    return true;
}

/* Whether a mistaken program answers the board wrongly, or not at all. */
static bool judge(struct package_board *board, unsigned mistake, struct failure *failure) {
    struct position position;
    struct mistaken *mistaken;
    bool has_answer = false;
    if (!position_of_board(&board->board, SIDE_RED, &position, failure)) return false;
    if (mistake & PRINTED_MISTAKES) {
        if (!value_equal(printed_value(mistake, board->right), board->right)) board->caught |= mistake;
        return true;
    }
    if (!mistaken_open_for(&board->board, &position, mistake, DRAFT_MEMORY_LIMIT, &mistaken, failure))
        return false;
    bool is_judged = settle(mistaken, &position, &has_answer, failure);
    if (is_judged && !(has_answer && value_equal(mistaken_value(mistaken, &position), board->right)))
        board->caught |= mistake;
    mistaken_close(mistaken);
    return is_judged;
}

static unsigned caught_by_test(const struct package_test *test) {
    unsigned caught = 0;
    for (uint32_t i = 0; i < test->count; i++) caught |= test->boards[i].caught;
    return caught;
}

unsigned package_missed(const struct package *package) {
    unsigned caught = 0;
    for (uint32_t i = 0; i < STATEMENT_TESTS; i++) caught |= caught_by_test(&package->tests[i]);
    return MISTAKES_ALL & ~caught;
}

uint32_t package_caught(const struct package *package, uint32_t id, int mistake) {
    const struct package_test *test = package_test_at(package, id);
    uint32_t lines = 0;
    for (uint32_t i = 0; i < test->count; i++) lines += test->boards[i].caught >> mistake & 1;
    return lines;
}

/* Whether every mistake that a board catches is also caught by another board. */
static bool is_spare(const struct package *package, const struct package_board *spare) {
    unsigned others = 0;
    for (uint32_t i = 0; i < STATEMENT_TESTS; i++) {
        const struct package_test *test = &package->tests[i];
        for (uint32_t j = 0; j < test->count; j++)
            if (&test->boards[j] != spare) others |= test->boards[j].caught;
    }
    return (spare->caught & ~others) == 0;
}

/* The place for a new board: after the last board of a test, or that of a spare one; NULL if there is
   none. */
static struct package_board *find_place(struct package *package) {
    const struct statement_group last = statement_group_at(STATEMENT_GROUPS - 1);
    for (uint32_t id = last.first; id <= last.last; id++) {
        struct package_test *test = &package->tests[id - 1];
        if (test->count < STATEMENT_BOARDS_MAX) return &test->boards[test->count++];
    }
    for (uint32_t id = last.first; id <= last.last; id++) {
        struct package_test *test = &package->tests[id - 1];
        for (uint32_t i = 0; i < test->count; i++)
            if (is_spare(package, &test->boards[i])) return &test->boards[i];
    }
    return NULL;
}

/* Selects the next mistake that is not caught: the lowest of those left. */
static void seek_next(struct package *package) {
    unsigned left = package_missed(package) & ~package->given_up;
    package->sought = left & (~left + 1);
    package->candidate = package->done = 0;
    package->mistake = MISTAKES;
    if (left == 0) package->phase = PACKAGE_DONE;
}

static void take_candidate(struct package *package) {
    struct package_board *place = find_place(package);
    if (place)
        *place = package->tried;
    else
        package->given_up |= package->sought;
    seek_next(package);
}

/* One step of the search for a board that shows the wanted mistake; a board found is then answered by the
   other mistaken programs, too. */
static bool seek(struct package *package, struct failure *failure) {
    struct package_board *tried = &package->tried;
    if (package->mistake < MISTAKES) {
        if (!judge(tried, 1U << package->mistake, failure)) return false;
        if (++package->mistake == MISTAKES) take_candidate(package);
        return true;
    }
    *tried = (struct package_board){0};
    if (!draft_candidate(package->settings.seed, package->candidate, &tried->board, &tried->right, failure))
        return false;
    if (!judge(tried, package->sought, failure)) return false;
    package->done = ++package->candidate;
    if (tried->caught) {
        package->mistake = 0;
    } else if (package->candidate == CANDIDATES_MOST) {
        package->given_up |= package->sought;
        seek_next(package);
    }
    return true;
}

bool package_step(struct package *package, struct failure *failure) {
    switch (package->phase) {
    case PACKAGE_MAKING:
        if (!make_board(package, failure)) return false;
        break;
    case PACKAGE_JUDGING:
        if (!judge(board_at(package, package->done / MISTAKES), 1U << package->done % MISTAKES, failure))
            return false;
        break;
    case PACKAGE_FILLING: return seek(package, failure);
    case PACKAGE_DONE: return true;
    }
    if (++package->done < steps_of(package, package->phase)) return true;
    package->done = 0;
    package->phase++;
    if (package->phase == PACKAGE_FILLING) seek_next(package);
    return true;
}

struct package_progress package_progress_of(const struct package *package) {
    return (struct package_progress){package->phase, package->done, steps_of(package, package->phase)};
}

const struct package_test *package_test_at(const struct package *package, uint32_t id) {
    return &package->tests[id - 1];
}

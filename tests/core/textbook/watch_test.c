/* A watched run against a simple model that follows its reports, and against the naive solver. */
#include "support/support.h"

#include "support/naive.h"
#include "textbook/watch.h"

#include <stdlib.h>

static const char *const boards[] = {
    "OX.O",      "#.#/O.O/.X.", "O.O/.X./...", "...O/.#../O..X", "O.#./..../.#.O/.X..",
    ".O../O..X", "...",         "#.#",         "O#O/###/.X.",    "O.O/###/#X#",
};

/* The model's state of every position, by cells and side. */
struct model {
    int cells;
    struct watch_mark *marks;
    bool *taken;
    int *leading;      /* number of distinct positions of an unfinished game that lead to it */
    uint32_t distance; /* distance of the position taken last */
};

static size_t model_index(const struct model *model, const struct position *position) {
    size_t cells = (size_t)model->cells;
    size_t a = position->general[0];
    size_t b = position->general[1];
    size_t low = a < b ? a : b;
    size_t high = a < b ? b : a;
    return ((low * cells + high) * cells + position->pawn) * 2 + (position->side == SIDE_BLACK);
}

static struct watch_mark first_mark(const struct board *board, const struct position *position) {
    struct position after[8];
    enum side winner;
    if (naive_is_over(board, position, &winner))
        return (struct watch_mark){.decided = true, .value = value_of(side_winner(winner), 0)};
    return (struct watch_mark){.counter = (uint32_t)naive_successors(board, position, after)};
}

static void count_leading(struct model *model, const struct board *board, const struct position *from) {
    struct position after[8];
    enum side winner;
    if (naive_is_over(board, from, &winner)) return;
    for (int i = naive_successors(board, from, after); i > 0; i--)
        model->leading[model_index(model, &after[i - 1])]++;
}

static struct model model_open(const struct board *board) {
    size_t size = (size_t)(board->rows * board->columns);
    struct model model = {.cells = (int)size};
    model.marks = calloc(size * size * size * 2, sizeof *model.marks);
    model.taken = calloc(size * size * size * 2, sizeof *model.taken);
    model.leading = calloc(size * size * size * 2, sizeof *model.leading);
    assert_non_null(model.marks);
    assert_non_null(model.taken);
    assert_non_null(model.leading);
    struct position position;
    for (uint32_t cursor = 0; next_position(board, &cursor, &position);) {
        model.marks[model_index(&model, &position)] = first_mark(board, &position);
        if (position.general[0] < position.general[1]) count_leading(&model, board, &position);
    }
    return model;
}

static void model_close(struct model *model) {
    free(model->marks);
    free(model->taken);
    free(model->leading);
}

static void assert_mark(const struct watch_mark *actual, const struct watch_mark *expected) {
    assert_int_equal(actual->decided, expected->decided);
    if (expected->decided)
        assert_true(value_equal(actual->value, expected->value));
    else
        assert_int_equal(actual->counter, expected->counter);
}

static bool leads_to(const struct board *board, const struct position *from, const struct position *to) {
    struct position after[8];
    int count = naive_successors(board, from, after);
    for (int i = 0; i < count; i++) {
        if (position_equal(&after[i], to)) return true;
    }
    return false;
}

/* The mark after a lost or won successor was reported, by the rules of retrograde analysis. */
static struct watch_mark mark_after(struct watch_mark before, const struct watch_predecessor *predecessor,
                                    struct value of_taken) {
    enum side mover = predecessor->position.side;
    if (before.decided) return before;
    if (of_taken.winner == side_winner(mover))
        return (struct watch_mark){.decided = true,
                                   .value = value_of(of_taken.winner, of_taken.distance + 1)};
    before.counter--;
    if (before.counter == 0)
        return (struct watch_mark){.decided = true,
                                   .value = value_of(of_taken.winner, of_taken.distance + 1)};
    return before;
}

static void assert_reported_all(const struct model *model, const struct watch_step *step) {
    assert_int_equal(step->count, model->leading[model_index(model, &step->taken)]);
    for (int i = 0; i < step->count; i++) {
        for (int j = 0; j < i; j++)
            assert_false(position_equal(&step->predecessor[i].position, &step->predecessor[j].position));
    }
}

static void model_apply(struct model *model, const struct board *board, const struct watch_step *step) {
    size_t taken = model_index(model, &step->taken);
    assert_true(model->marks[taken].decided);
    assert_true(value_equal(model->marks[taken].value, step->value));
    assert_false(model->taken[taken]);
    assert_true(step->value.distance >= model->distance);
    model->taken[taken] = true;
    model->distance = step->value.distance;
    for (int i = 0; i < step->count; i++) {
        const struct watch_predecessor *predecessor = &step->predecessor[i];
        struct watch_mark *mark = &model->marks[model_index(model, &predecessor->position)];
        struct watch_mark first = first_mark(board, &predecessor->position);
        assert_true(leads_to(board, &predecessor->position, &step->taken));
        assert_false(first.decided);
        assert_int_equal(predecessor->moves, first.counter);
        assert_mark(&predecessor->before, mark);
        *mark = mark_after(*mark, predecessor, step->value);
        assert_mark(&predecessor->after, mark);
    }
}

static struct watch *open_watch(const struct board *board) {
    struct watch *watch = NULL;
    struct failure failure;
    assert_true(watch_open(board, UINT64_MAX, &watch, &failure));
    return watch;
}

static struct watch_step take(struct watch *watch) {
    struct watch_step step;
    struct failure failure;
    assert_true(watch_take(watch, &step, &failure));
    return step;
}

static struct watch_mark mark_at(const struct watch *watch, const struct position *position) {
    struct watch_mark mark;
    struct failure failure;
    assert_true(watch_mark_of(watch, position, &mark, &failure));
    return mark;
}

static void seek(struct watch *watch, uint64_t taken) {
    struct failure failure;
    assert_true(watch_seek(watch, taken, &failure));
}

static void test_events_replayed_give_the_table(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(boards); i++) {
        struct board board = draw(boards[i]);
        struct watch *watch = open_watch(&board);
        struct model model = model_open(&board);
        struct naive *naive = naive_solve(&board);
        while (!watch_is_done(watch)) {
            struct watch_step step = take(watch);
            assert_reported_all(&model, &step);
            model_apply(&model, &board, &step);
        }
        struct position position;
        for (uint32_t cursor = 0; next_position(&board, &cursor, &position);) {
            const struct watch_mark *mark = &model.marks[model_index(&model, &position)];
            struct value value = mark->decided ? mark->value : value_of(WINNER_NONE, 0);
            assert_value(&board, &position, value, naive_value(naive, &position));
            struct watch_mark now = mark_at(watch, &position);
            assert_mark(&now, mark);
        }
        naive_free(naive);
        model_close(&model);
        watch_close(watch);
    }
}

/* A digest of everything visible of a run. */
static uint64_t digest(const struct watch *watch, const struct board *board) {
    struct watch_counts counts = watch_counts_of(watch);
    uint64_t seen[] = {counts.positions, counts.queued,  counts.taken,  counts.won[0],
                       counts.won[1],    counts.lost[0], counts.lost[1]};
    uint64_t sum = 1469598103934665603u;
    for (size_t i = 0; i < COUNT(seen); i++) sum = (sum ^ seen[i]) * 1099511628211u;
    struct position position;
    struct value value;
    for (uint64_t i = 0; watch_queued(watch, i, &position, &value); i++) {
        sum = (sum ^ (position.general[0] + 1024u * position.general[1])) * 1099511628211u;
        sum = (sum ^ (position.pawn * 2u + position.side)) * 1099511628211u;
        sum = (sum ^ value_pack(value)) * 1099511628211u;
    }
    for (uint32_t cursor = 0; next_position(board, &cursor, &position);) {
        if (position.general[0] > position.general[1]) continue;
        struct watch_mark mark = mark_at(watch, &position);
        sum = (sum ^ (mark.decided ? value_pack(mark.value) : mark.counter * 4)) * 1099511628211u;
    }
    return sum;
}

/* Compares everything after every step of a short run; after some steps of a long one, because an error
   persists. */
static void test_going_back_is_exact(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(boards); i++) {
        struct board board = draw(boards[i]);
        struct watch *watch = open_watch(&board);
        const uint64_t every = watch_counts_of(watch).positions > 500 ? 11 : 1;
        uint64_t seen[1024];
        uint64_t steps = 0;
        for (; !watch_is_done(watch); steps++) {
            assert_true(steps / every < COUNT(seen));
            if (steps % every == 0) seen[steps / every] = digest(watch, &board);
            take(watch);
        }
        const uint64_t end = digest(watch, &board);
        for (uint64_t step = steps; step > 0; step--) {
            watch_put_back(watch);
            if ((step - 1) % every == 0) assert_int_equal(digest(watch, &board), seen[(step - 1) / every]);
        }
        watch_put_back(watch);
        for (uint64_t n = 0; steps > 0 && n < 50; n++) {
            uint64_t to = n * 7919 % ((steps - 1) / every + 1);
            seek(watch, to * every);
            assert_int_equal(digest(watch, &board), seen[to]);
        }
        seek(watch, UINT64_MAX);
        assert_int_equal(digest(watch, &board), end);
        watch_close(watch);
    }
}

/* The stops that a step matches, from its report. */
static unsigned done_by(const struct watch *watch, const struct watch_step *step, unsigned stops,
                        const struct position *wanted) {
    unsigned done = 0;
    for (int i = 0; i < step->count; i++) {
        const struct watch_predecessor *predecessor = &step->predecessor[i];
        if (predecessor->before.decided || !predecessor->after.decided) continue;
        if (position_equal(&predecessor->position, wanted)) done |= WATCH_POSITION;
        if ((stops & WATCH_CHOICE) && predecessor->moves < 2) continue;
        done |= predecessor->after.value.winner == side_winner(predecessor->position.side) ? WATCH_WIN
                                                                                           : WATCH_LOSS;
    }
    struct position next;
    struct value value;
    bool more = watch_queued(watch, watch_counts_of(watch).taken, &next, &value);
    return done | (!more || value.distance > step->value.distance ? WATCH_LAYER : 0);
}

static void test_a_search_stops_where_the_steps_do_it(void **state) {
    (void)state;
    static const unsigned stops[] = {WATCH_WIN,
                                     WATCH_LOSS,
                                     WATCH_LAYER,
                                     WATCH_POSITION,
                                     WATCH_WIN | WATCH_LAYER,
                                     WATCH_LOSS | WATCH_CHOICE,
                                     WATCH_WIN | WATCH_CHOICE,
                                     WATCH_POSITION | WATCH_CHOICE};
    struct board board = draw("O.#./..../.#.O/.X..");
    struct position wanted = place("O.#./..../.#.O/.X..", SIDE_RED);
    struct watch *searched = open_watch(&board);
    struct watch *stepped = open_watch(&board);
    for (size_t i = 0; i < COUNT(stops); i++) {
        struct failure failure;
        unsigned stopped = 1;
        unsigned found = 0;
        seek(searched, 0);
        seek(stepped, 0);
        for (; stopped != 0; found++) {
            assert_true(watch_find(searched, stops[i], &wanted, UINT64_MAX, &stopped, &failure));
            unsigned done = 0;
            while (done == 0 && !watch_is_done(stepped)) {
                struct watch_step step = take(stepped);
                done = done_by(stepped, &step, stops[i], &wanted) & stops[i];
            }
            assert_int_equal(stopped, done);
            assert_int_equal(watch_counts_of(searched).taken, watch_counts_of(stepped).taken);
        }
        assert_true(found > 1);
    }
    watch_close(searched);
    watch_close(stepped);
}

static void test_a_search_keeps_its_budget(void **state) {
    (void)state;
    struct board board = draw("O.#./..../.#.O/.X..");
    struct watch *watch = open_watch(&board);
    struct failure failure;
    unsigned stopped = 1;
    assert_true(watch_find(watch, 0, NULL, 10, &stopped, &failure));
    assert_int_equal(stopped, 0);
    assert_int_equal(watch_counts_of(watch).taken, 10);
    assert_true(watch_find(watch, 0, NULL, 0, &stopped, &failure));
    assert_int_equal(watch_counts_of(watch).taken, 11);
    watch_close(watch);
}

static void test_positions_that_cannot_be(void **state) {
    (void)state;
    struct board board = draw("O.#./..../.#.O/.X..");
    struct position bad = {{0, 0}, 13, SIDE_RED};
    struct watch *watch = open_watch(&board);
    struct failure expected = {FAILURE_BAD_POSITION, 0, 0, 0, 0};
    struct failure failure;
    struct watch_mark mark;
    unsigned stopped;
    assert_false(watch_mark_of(watch, &bad, &mark, &failure));
    assert_failure("a mark", &failure, &expected);
    assert_false(watch_find(watch, WATCH_POSITION, &bad, 1, &stopped, &failure));
    assert_failure("a search", &failure, &expected);
    assert_int_equal(watch_counts_of(watch).taken, 0);
    watch_close(watch);
}

static void test_counts_are_of_the_positions(void **state) {
    (void)state;
    struct board board = draw("O.#./..../.#.O/.X..");
    struct watch *watch = open_watch(&board);
    uint64_t cells = 14;
    assert_int_equal(watch_counts_of(watch).positions, cells * (cells - 1) / 2 * cells * 2);
    for (uint64_t time = 0; !watch_is_done(watch); time += 97) {
        seek(watch, time);
        struct watch_counts expected = {.positions = watch_counts_of(watch).positions};
        struct position position;
        for (uint32_t cursor = 0; next_position(&board, &cursor, &position);) {
            struct watch_mark mark = mark_at(watch, &position);
            if (!mark.decided || position.general[0] > position.general[1]) continue;
            bool won = mark.value.winner == side_winner(position.side);
            expected.won[position.side] += won;
            expected.lost[position.side] += !won;
        }
        expected.queued = expected.won[0] + expected.won[1] + expected.lost[0] + expected.lost[1];
        expected.taken = time < expected.queued ? time : expected.queued;
        struct watch_counts counts = watch_counts_of(watch);
        assert_memory_equal(&counts, &expected, sizeof counts);
    }
    watch_close(watch);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_events_replayed_give_the_table),
        cmocka_unit_test(test_going_back_is_exact),
        cmocka_unit_test(test_a_search_stops_where_the_steps_do_it),
        cmocka_unit_test(test_a_search_keeps_its_budget),
        cmocka_unit_test(test_positions_that_cannot_be),
        cmocka_unit_test(test_counts_are_of_the_positions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

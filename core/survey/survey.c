#include "survey/survey.h"

#include <string.h>

struct survey survey_begin(struct pattern_shape shape, uint32_t part, uint32_t parts) {
    return (struct survey){.shape = shape, .part = part, .parts = parts};
}

static uint64_t all_chunks(struct pattern_shape shape) {
    const uint64_t size = (uint64_t)1 << SURVEY_CHUNK_BITS;
    return (pattern_count(shape) + size - 1) / size;
}

uint64_t survey_chunks(const struct survey *survey) {
    const uint64_t all = all_chunks(survey->shape);
    return (all + survey->parts - survey->part) / survey->parts;
}

bool survey_is_done(const struct survey *survey) {
    return survey->done == survey_chunks(survey);
}

static bool comes_before(const struct survey_best *a, const struct survey_best *b) {
    return b->listed_count == 0 || (a->listed_count > 0 && a->listed[0].pattern < b->listed[0].pattern);
}

/* Merges two lists in the order of patterns and keeps the first entries. */
static void add_listed(struct survey_best *best, const struct survey_best *found) {
    struct survey_listed all[SURVEY_LISTED_MAX];
    int count = 0, a = 0, b = 0;
    while (count < SURVEY_LISTED_MAX && (a < best->listed_count || b < found->listed_count)) {
        const bool takes_own = b == found->listed_count ||
                               (a < best->listed_count && best->listed[a].pattern < found->listed[b].pattern);
        all[count++] = takes_own ? best->listed[a++] : found->listed[b++];
    }
    best->listed_count = count;
    memcpy(best->listed, all, (size_t)count * sizeof *all);
}

void survey_add_best(struct survey_best *best, const struct survey_best *found) {
    if (found->score < best->score || found->boards == 0) return;
    if (found->score > best->score) {
        *best = *found;
        return;
    }
    if (comes_before(found, best)) best->shown = found->shown;
    best->boards += found->boards;
    best->positions += found->positions;
    add_listed(best, found);
}

void survey_add(struct survey *survey, const struct survey *found) {
    survey->done += found->done;
    survey->boards += found->boards;
    survey->placements += found->placements;
    for (int goal = 0; goal < SURVEY_GOALS; goal++) survey_add_best(&survey->best[goal], &found->best[goal]);
}

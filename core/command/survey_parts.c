#include "command/survey_parts.h"

#include "command/survey_record.h"
#include "publish/complain.h"

#include <stdlib.h>

bool survey_parts_open(struct survey_parts *parts, char *const *files, int count) {
    *parts = (struct survey_parts){.count = count, .files = (const char *const *)files};
    parts->surveys = calloc((size_t)count, sizeof *parts->surveys);
    bool is_open = parts->surveys || complain("survey: memory ran out");
    for (int i = 0; is_open && i < count; i++)
        is_open = survey_record_load(files[i], &parts->surveys[i], NULL);
    if (!is_open) survey_parts_close(parts);
    return is_open;
}

void survey_parts_close(struct survey_parts *parts) {
    free(parts->surveys);
    *parts = (struct survey_parts){0};
}

static bool has_shape(const struct survey_parts *parts, int a, int b) {
    const struct pattern_shape x = parts->surveys[a].shape, y = parts->surveys[b].shape;
    return x.rows == y.rows && x.columns == y.columns;
}

bool survey_parts_is_new(const struct survey_parts *parts, int at) {
    for (int i = 0; i < at; i++)
        if (has_shape(parts, i, at)) return false;
    return true;
}

/* Whether it can be added to those before; complains if not. */
static bool fits(const struct survey_parts *parts, int first, int at) {
    const struct survey *survey = &parts->surveys[at], *other = &parts->surveys[first];
    const char *file = parts->files[at];
    if (!survey_is_done(survey))
        return complain("survey: %s: only %llu of %llu chunks are done; the line that made it goes on", file,
                        (unsigned long long)survey->done, (unsigned long long)survey_chunks(survey));
    if (survey->parts != other->parts)
        return complain("survey: %s: it is a part of %u, but %s one of %u", file, (unsigned)survey->parts,
                        parts->files[first], (unsigned)other->parts);
    for (int i = first; i < at; i++) {
        if (!has_shape(parts, first, i) || parts->surveys[i].part != survey->part) continue;
        return complain("survey: %s: it is part %u, as is %s", file, (unsigned)survey->part, parts->files[i]);
    }
    return true;
}

static bool is_there(const struct survey_parts *parts, int first, uint32_t part) {
    for (int i = first; i < parts->count; i++)
        if (has_shape(parts, first, i) && parts->surveys[i].part == part) return true;
    return false;
}

bool survey_parts_gather(const struct survey_parts *parts, int first, struct survey *whole) {
    const struct survey *survey = &parts->surveys[first];
    *whole = survey_begin(survey->shape, 1, 1);
    for (int i = first; i < parts->count; i++) {
        if (!has_shape(parts, first, i)) continue;
        if (!fits(parts, first, i)) return false;
        survey_add(whole, &parts->surveys[i]);
    }
    for (uint32_t part = 1; part <= survey->parts; part++) {
        if (is_there(parts, first, part)) continue;
        return complain("survey: %d by %d: part %u of %u is missing", survey->shape.rows,
                        survey->shape.columns, (unsigned)part, (unsigned)survey->parts);
    }
    return true;
}

#include "stress/naming.h"

#include <stdlib.h>

/* Tiny boards that must be explained, and their place in the plan, behind its first small files. */
enum { BOARDS = 1000, FIRST = 110 };

void naming_begin(struct naming *naming, uint32_t seed, uint32_t borne) {
    naming->pace = pace_begin(seed, FIRST, borne, BOARDS);
}

void naming_free(struct naming *naming) {
    pace_free(&naming->pace);
    sequence_free(&naming->evidence);
    diagnosis_close(naming->diagnosis);
    *naming = (struct naming){0};
}

static bool add_lines(struct naming *naming, const struct sequence *file, const struct judgement_run *run,
                      enum given *result, struct failure *failure) {
    if (!given_add(&naming->evidence, file, run, result, failure)) return false;
    naming->is_done |= *result == GIVEN_STRANGE;
    return true;
}

bool naming_add(struct naming *naming, const struct sequence *file, const struct judgement_run *run,
                struct failure *failure) {
    enum given result;
    return add_lines(naming, file, run, &result, failure);
}

static bool open_diagnosis(struct naming *naming, struct failure *failure) {
    char *input = NULL;
    char *output = NULL;
    size_t input_length;
    size_t output_length;
    bool opened = sequence_input(&naming->evidence, &input, &input_length, failure) &&
                  sequence_answers(&naming->evidence, &output, &output_length, failure) &&
                  diagnosis_open(input, input_length, output, output_length, SEQUENCE_MEMORY_LIMIT,
                                 &naming->diagnosis, failure);
    free(input);
    free(output);
    return opened;
}

static void conclude(struct naming *naming) {
    const struct diagnosis_report *report = diagnosis_report_of(naming->diagnosis);
    naming->is_done = true;
    for (int i = 0; i < report->suspects; i++) {
        if (!diagnosis_reproduces(&report->suspect[i])) continue;
        if (naming->mistakes) {
            naming->mistakes = 0;
            return;
        }
        naming->mistakes = report->suspect[i].mistakes;
    }
}

bool naming_step(struct naming *naming, uint64_t budget, const struct sequence **file,
                 struct failure *failure) {
    *file = NULL;
    if (naming->is_done) return true;
    if (!pace_next(&naming->pace, file, failure)) return false;
    if (*file) return true;
    if (!naming->diagnosis) return open_diagnosis(naming, failure);
    if (!diagnosis_step(naming->diagnosis, budget, failure)) return false;
    if (diagnosis_report_of(naming->diagnosis)->phase == DIAGNOSIS_DONE) conclude(naming);
    return true;
}

bool naming_take(struct naming *naming, const struct judgement_run *run, struct failure *failure) {
    enum given result;
    uint32_t before = naming->evidence.count;
    if (!add_lines(naming, &naming->pace.file, run, &result, failure)) return false;
    pace_take(&naming->pace, naming->evidence.count - before, result);
    return true;
}

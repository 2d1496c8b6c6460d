/* The exports of the search for a board that breaks a program (see stress.h). Their caller runs the program.
   Conventions: flat.h, and report.h. */
#include "../flat.h"
#include "report.h"
#include "stress/stress_json.h"

#include <stdlib.h>

/* A search, and the texts whose addresses its caller has. */
struct stressing {
    struct stress *stress;
    char *input;   /* of the current file, or of the one found */
    char *answers; /* of the one found */
};

static uint64_t address_of(const void *bytes) {
    return (uint64_t)(uintptr_t)bytes;
}

static void forget_texts(struct stressing *stressing) {
    free(stressing->input);
    free(stressing->answers);
    stressing->input = NULL;
    stressing->answers = NULL;
}

/* Opens a search; 0 on failure. Free it with close_stress. */
struct stressing *open_stress(double seed, struct failure *failure) {
    struct stressing *stressing = calloc(1, sizeof *stressing);
    if (!stressing)
        failure_set(failure, FAILURE_OUT_OF_MEMORY, sizeof *stressing, 0);
    else if (stress_open((uint32_t)seed, &stressing->stress, failure))
        return stressing;
    free(stressing);
    return NULL;
}

/* Advances by about `budget` positions; returns 2 when the search is over. If the caller must run the program, the doubles
   are the number of boards of the file, the address and the length of its text, which is valid until the next call, the
   limit (bytes) of the output, how many times the time limit the run has, and whether nothing else is to run beside it;
   otherwise the first is 0. */
int step_stress(struct stressing *stressing, double budget, double *out, struct failure *failure) {
    const struct stress_progress *progress = stress_progress_of(stressing->stress);
    const struct sequence *file;
    size_t length = 0;
    forget_texts(stressing);
    if (!stress_step(stressing->stress, (uint64_t)budget, &file, failure)) return 0;
    out[0] = 0;
    if (!file) return progress->phase == STRESS_DONE ? 2 : 1;
    if (!sequence_input(file, &stressing->input, &length, failure)) return 0;
    out[0] = file->count;
    out[1] = (double)address_of(stressing->input);
    out[2] = (double)length;
    out[3] = (double)JUDGEMENT_OUTPUT_MOST(file->count);
    out[4] = stress_times(stressing->stress);
    out[5] = progress->is_alone;
    return 1;
}

/* Has the output compared with another program's on that file, taken as take_stress does; returns 2 if that is no answer
   for each board, after which an end JUDGEMENT_END_UNKNOWN is to be taken. */
int expect_stress(struct stressing *stressing, int end, int number, const char *output, size_t length,
                  struct failure *failure) {
    const struct judgement_run run = {(enum judgement_end)end, number, output, length};
    bool is_answer;
    if (!stress_expect(stressing->stress, &run, &is_answer, failure)) return 0;
    return is_answer ? 1 : 2;
}

/* Ends the shrinking with the smallest file so far. */
void settle_stress(struct stressing *stressing) {
    stress_settle(stressing->stress);
}

/* Takes the result of the run on that file: how it ended, by enum judgement_end, its number, and its output, which may
   be freed afterwards. */
int take_stress(struct stressing *stressing, int end, int number, const char *output, size_t length,
                struct failure *failure) {
    const struct judgement_run run = {(enum judgement_end)end, number, output, length};
    return stress_take(stressing->stress, &run, failure);
}

/* The report on the progress. */
char *stress_report(const struct stressing *stressing) {
    struct writer text = {0};
    struct json json = {.text = &text};
    stress_json_progress(&json, stressing->stress);
    return report_end(&text);
}

/* The report on what is found, only if something is. */
char *stress_found(const struct stressing *stressing) {
    const struct stress_finding finding = stress_finding_of(stressing->stress);
    const struct judgement *judgement = &finding.judgement;
    char found[REPORT_LINE_MAX] = "";
    struct writer text = {0};
    struct json json = {.text = &text};
    if (judgement->fault == FAULT_WRONG) report_line(&judgement->found, found);
    json_object(&json, NULL);
    stress_json_finding(&json, &finding, found);
    json_number(&json, "lines", judgement->lines);
    json_number(&json, "first", judgement->board);
    json_object_end(&json);
    return report_end(&text);
}

/* The bytes of what is found, as three addresses, each with a length: the program's output, and the file and its
   answers, which are valid until the next step. */
int stress_files(struct stressing *stressing, double *out, struct failure *failure) {
    const struct stress_finding finding = stress_finding_of(stressing->stress);
    size_t input = 0;
    size_t answers = 0;
    forget_texts(stressing);
    if (!sequence_input(finding.file, &stressing->input, &input, failure) ||
        !sequence_answers(finding.file, &stressing->answers, &answers, failure))
        return 0;
    out[0] = (double)address_of(finding.output);
    out[1] = (double)finding.length;
    out[2] = (double)address_of(stressing->input);
    out[3] = (double)input;
    out[4] = (double)address_of(stressing->answers);
    out[5] = (double)answers;
    return 1;
}

void close_stress(struct stressing *stressing) {
    forget_texts(stressing);
    stress_close(stressing->stress);
    free(stressing);
}

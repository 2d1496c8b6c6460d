#include "stress/stress_json.h"

#include "mistakes/diagnosis_json.h"

void stress_json_counts(struct json *json, const struct stress_progress *progress) {
    json_number(json, "tried", progress->boards);
    json_number(json, "files", progress->files);
    json_number(json, "runs", progress->runs);
}

static void add_size(struct json *json, const char *key, uint64_t boards, uint32_t cells) {
    json_object(json, key);
    json_number(json, "boards", boards);
    json_number(json, "cells", cells);
    json_object_end(json);
}

void stress_json_progress(struct json *json, const struct stress *stress) {
    static const char *const phases[] = {[STRESS_SEARCHING] = "searching",
                                         [STRESS_SHRINKING] = "shrinking",
                                         [STRESS_TIMING] = "timing",
                                         [STRESS_NAMING] = "naming",
                                         [STRESS_DONE] = "done"};
    const struct stress_progress *progress = stress_progress_of(stress);
    json_object(json, NULL);
    json_string(json, "phase", phases[progress->phase]);
    json_string(json, "stage", plan_stage_name(progress->stage));
    stress_json_counts(json, progress);
    if (progress->phase != STRESS_SEARCHING) {
        const struct sequence *file = stress_finding_of(stress).file;
        add_size(json, "smallest", file->count, sequence_cells(file));
    }
    if (progress->left_out > 0) add_size(json, "left_out", progress->left_out, progress->left_out_cells);
    json_object_end(json);
}

static void add_boards(struct json *json, const struct sequence *file) {
    json_array(json, "boards");
    for (uint32_t i = 0; i < file->count; i++) {
        char answer[ANSWER_MAX];
        answer_format(file->boards[i].right, answer);
        json_object(json, NULL);
        json_string(json, "expected", answer);
        json_rows(json, &file->boards[i].board);
        json_object_end(json);
    }
    json_array_end(json);
}

void stress_json_finding(struct json *json, const struct stress_finding *finding, const char *found) {
    const struct judgement *judgement = &finding->judgement;
    json_string(json, "fault", fault_name(judgement->fault));
    const char *number = judgement->fault == FAULT_CRASH    ? "signal"
                         : judgement->fault == FAULT_STATUS ? "status"
                         : judgement->fault == FAULT_SLOW   ? "took"
                                                            : NULL;
    if (number) json_number(json, number, (uint32_t)judgement->number);
    json_bool(json, "repeated", finding->is_repeated);
    json_bool(json, "smallest", finding->is_smallest);
    if (finding->meaning) json_string(json, "meaning", meaning_name(finding->meaning));
    add_boards(json, finding->file);
    if (judgement->fault == FAULT_WRONG) {
        json_number(json, "board", (uint64_t)judgement->board + 1);
        json_string(json, "found", found);
        json_string(json, "difference", compare_difference_name(judgement->difference));
    }
    diagnosis_json_mistakes(json, "mistakes", finding->mistakes);
    if (finding->leak < LEAKS) json_string(json, "keeps", leak_name(finding->leak));
}

#include "mistakes/diagnosis_json.h"

#include "mistakes/diagnosis_named.h"

void diagnosis_json_mistakes(struct json *json, const char *key, unsigned mistakes) {
    json_array(json, key);
    for (int i = 0; i < MISTAKES; i++)
        if (mistakes >> i & 1) json_string(json, NULL, mistake_name(i));
    json_array_end(json);
}

void diagnosis_json_named(struct json *json, const struct diagnosis_report *report) {
    const int near = diagnosis_named_near(report);
    json_array(json, "explained_by");
    for (int i = 0; i < diagnosis_named_whole(report); i++)
        diagnosis_json_mistakes(json, NULL, report->suspect[i].mistakes);
    json_array_end(json);
    json_array(json, "nearest");
    for (int i = 0; i < near; i++) {
        const struct diagnosis_suspect *suspect = &report->suspect[i];
        json_object(json, NULL);
        diagnosis_json_mistakes(json, "mistakes", suspect->mistakes);
        json_number(json, "explained", suspect->explained);
        json_number(json, "contradicted", suspect->contradicted);
        json_object_end(json);
    }
    json_array_end(json);
}

static void add_verdicts(struct json *json, const uint32_t verdicts[VERDICTS]) {
    static const char *const names[VERDICTS] = {
        [VERDICT_WAITING] = "waiting",     [VERDICT_RIGHT] = "right",     [VERDICT_WRONG] = "wrong",
        [VERDICT_MALFORMED] = "malformed", [VERDICT_MISSING] = "missing", [VERDICT_UNPLAYABLE] = "unplayable",
        [VERDICT_TOO_LARGE] = "too_large", [VERDICT_BROKEN] = "broken"};
    json_object(json, "verdicts");
    for (int verdict = 0; verdict < VERDICTS; verdict++) json_number(json, names[verdict], verdicts[verdict]);
    json_object_end(json);
}

static void add_suspects(struct json *json, const struct diagnosis_report *report) {
    json_array(json, "suspects");
    for (int i = 0; i < report->suspects; i++) {
        const struct diagnosis_suspect *suspect = &report->suspect[i];
        json_object(json, NULL);
        diagnosis_json_mistakes(json, "mistakes", suspect->mistakes);
        json_number(json, "explained", suspect->explained);
        json_number(json, "unexplained", suspect->unexplained);
        json_number(json, "kept", suspect->kept);
        json_number(json, "contradicted", suspect->contradicted);
        json_bool(json, "dropped", suspect->dropped);
        json_object_end(json);
    }
    json_array_end(json);
}

void diagnosis_json_report(struct json *json, const struct diagnosis_report *report) {
    static const char *const phases[] = {[DIAGNOSIS_JUDGING] = "judging",
                                         [DIAGNOSIS_SINGLES] = "singles",
                                         [DIAGNOSIS_PAIRS] = "pairs",
                                         [DIAGNOSIS_DONE] = "done"};
    json_object(json, NULL);
    json_string(json, "phase", phases[report->phase]);
    json_number(json, "done", report->done);
    json_number(json, "total", report->total);
    json_number(json, "boards", report->boards);
    add_verdicts(json, report->verdicts);
    json_number(json, "extra", report->extra);
    json_number(json, "extra_line", report->extra_line);
    json_bool(json, "broken", report->broken);
    json_number(json, "smallest", report->smallest);
    json_number(json, "spelled", report->spelled);
    json_number(json, "same", report->same);
    json_array(json, "twins");
    for (int i = 0; i < 2 && report->twins[1] > 0; i++) json_number(json, NULL, report->twins[i]);
    json_array_end(json);
    add_suspects(json, report);
    json_object_end(json);
}

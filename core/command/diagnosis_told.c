#include "command/diagnosis_told.h"

#include "command/mistakes_told.h"

enum { NEAREST_MOST = 3 };

/* How many suspects are told, the first ones of the report. */
static int count_told(const struct diagnosis_report *report,
                      bool (*is_told)(const struct diagnosis_suspect *), int most) {
    int count = 0;
    while (count < report->suspects && count < most && is_told(&report->suspect[count])) count++;
    return count;
}

static int count_reproducing(const struct diagnosis_report *report) {
    return count_told(report, diagnosis_reproduces, report->suspects);
}

static int count_near(const struct diagnosis_report *report) {
    return count_reproducing(report) > 0 ? 0 : count_told(report, diagnosis_is_near, NEAREST_MOST);
}

bool diagnosis_told_is_none(const struct diagnosis_report *report) {
    return report->phase == DIAGNOSIS_DONE && report->verdicts[VERDICT_WRONG] > 0 &&
           count_reproducing(report) == 0;
}

void diagnosis_told_text(struct writer *text, const struct diagnosis_report *report) {
    int near = count_near(report);
    for (int i = 0; i < count_reproducing(report); i++) {
        text_add(text, i == 0 ? "mistake: " : "     or: ");
        mistakes_told_text(text, report->suspect[i].mistakes);
        text_add(text, "\n");
    }
    if (diagnosis_told_is_none(report))
        text_add(text, "no known mistake explains every line, nor do two together\n");
    for (int i = 0; i < near; i++) {
        const struct diagnosis_suspect *suspect = &report->suspect[i];
        text_add(text, i == 0 ? "nearest: " : "     or: ");
        mistakes_told_text(text, suspect->mistakes);
        text_add(text, ": explains %u of %u wrong lines", (unsigned)suspect->explained,
                 (unsigned)report->verdicts[VERDICT_WRONG]);
        if (suspect->contradicted > 0)
            text_add(text, ", not %u right one%s", (unsigned)suspect->contradicted,
                     suspect->contradicted == 1 ? "" : "s");
        text_add(text, "\n");
    }
}

void diagnosis_told_json(struct json *json, const struct diagnosis_report *report) {
    int near = count_near(report);
    json_array(json, "explained_by");
    for (int i = 0; i < count_reproducing(report); i++)
        mistakes_told_json(json, NULL, report->suspect[i].mistakes);
    json_array_end(json);
    json_array(json, "nearest");
    for (int i = 0; i < near; i++) {
        const struct diagnosis_suspect *suspect = &report->suspect[i];
        json_object(json, NULL);
        mistakes_told_json(json, "mistakes", suspect->mistakes);
        json_number(json, "explained", suspect->explained);
        json_number(json, "contradicted", suspect->contradicted);
        json_object_end(json);
    }
    json_array_end(json);
}

void diagnosis_lines_text(struct writer *text, const struct diagnosis_lines *lines) {
    if (lines->spelled > 0)
        text_add(text,
                 "%llu line%s would be right, but not as written: `Red n`, `Black n` or `Tie` is asked for\n",
                 (unsigned long long)lines->spelled, lines->spelled == 1 ? "" : "s");
    if (lines->same_from > 0)
        text_add(
            text,
            "from board %llu on all lines are the same: is every board read, and is the state cleared?\n",
            (unsigned long long)lines->same_from);
}

void diagnosis_lines_json(struct json *json, const struct diagnosis_lines *lines) {
    json_number(json, "spelled", lines->spelled);
    json_array(json, "twins");
    for (int i = 0; i < 2 && lines->twins[1] > 0; i++) json_number(json, NULL, lines->twins[i]);
    json_array_end(json);
    json_number(json, "same_from", lines->same_from);
}

void diagnosis_told_hint(struct writer *text, const struct onset *onset, const uint64_t *twins) {
    if (twins)
        text_add(
            text,
            "boards %llu and %llu are equal, their answers are not: something is kept from one board to the\n"
            "next. rubicon stress -- PROGRAM tells what\n",
            (unsigned long long)twins[0], (unsigned long long)twins[1]);
    else if (onset_is_telling(onset))
        text_add(
            text,
            "the first %llu board%s right, and after them no harder ones are wrong: perhaps something is\n"
            "kept from one board to the next. One file cannot tell; rubicon stress -- PROGRAM can\n",
            (unsigned long long)onset->first, onset->first == 1 ? " is" : "s are");
    else
        text_add(text, "rubicon stress -- PROGRAM finds the smallest file that shows it\n");
}

#include "command/print_diagnosis.h"

#include "command/print_mistakes.h"
#include "mistakes/diagnosis_named.h"

void print_diagnosis_text(struct writer *text, const struct diagnosis_report *report) {
    int near = diagnosis_named_near(report);
    for (int i = 0; i < diagnosis_named_whole(report); i++) {
        text_add(text, i == 0 ? "mistake: " : "     or: ");
        print_mistakes(text, report->suspect[i].mistakes);
        text_add(text, "\n");
    }
    if (diagnosis_is_unexplained(report))
        text_add(text, "no known mistake explains every line, nor do two together\n");
    for (int i = 0; i < near; i++) {
        const struct diagnosis_suspect *suspect = &report->suspect[i];
        text_add(text, i == 0 ? "nearest: " : "     or: ");
        print_mistakes(text, suspect->mistakes);
        text_add(text, ": explains %u of %u wrong lines", (unsigned)suspect->explained,
                 (unsigned)report->verdicts[VERDICT_WRONG]);
        if (suspect->contradicted > 0)
            text_add(text, ", not %u right one%s", (unsigned)suspect->contradicted,
                     suspect->contradicted == 1 ? "" : "s");
        text_add(text, "\n");
    }
}

void print_diagnosis_lines_text(struct writer *text, const struct diagnosis_lines *lines) {
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

void print_diagnosis_lines_json(struct json *json, const struct diagnosis_lines *lines) {
    json_number(json, "spelled", lines->spelled);
    json_array(json, "twins");
    for (int i = 0; i < 2 && lines->twins[1] > 0; i++) json_number(json, NULL, lines->twins[i]);
    json_array_end(json);
    json_number(json, "same_from", lines->same_from);
}

void print_diagnosis_hint(struct writer *text, const struct onset *onset, const uint64_t *twins) {
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

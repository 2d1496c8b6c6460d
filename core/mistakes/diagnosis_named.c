#include "mistakes/diagnosis_named.h"

enum { NEAR_MOST = 3 };

static int count_first(const struct diagnosis_report *report,
                       bool (*is_named)(const struct diagnosis_suspect *), int most) {
    int count = 0;
    while (count < report->suspects && count < most && is_named(&report->suspect[count])) count++;
    return count;
}

int diagnosis_named_whole(const struct diagnosis_report *report) {
    return count_first(report, diagnosis_reproduces, report->suspects);
}

int diagnosis_named_near(const struct diagnosis_report *report) {
    return diagnosis_named_whole(report) > 0 ? 0 : count_first(report, diagnosis_is_near, NEAR_MOST);
}

bool diagnosis_is_unexplained(const struct diagnosis_report *report) {
    return report->phase == DIAGNOSIS_DONE && report->suspects > 0 && diagnosis_named_whole(report) == 0;
}

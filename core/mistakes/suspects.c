#include "mistakes/suspects.h"
#include "mistakes/printed.h"

#include <stdlib.h>

/* A single mistake is dropped when this many more lines speak against it than against the best one, or when it
   has failed on this many lines and explained fewer than a third of them. */
enum { LEAD_MAX = 8, FAILED_MAX = 24 };

static uint32_t failures_of(const struct diagnosis_suspect *suspect) {
    return suspect->unexplained + suspect->contradicted;
}

int suspects_number(unsigned mistake) {
    int number = 0;
    while (mistake >> number != 1) number++;
    return number;
}

int suspects_nearest(const struct diagnosis_report *report) {
    const struct diagnosis_suspect *nearest = NULL;
    for (int i = 0; i < report->suspects; i++) {
        const struct diagnosis_suspect *suspect = &report->suspect[i];
        if (suspect->dropped || (nearest && failures_of(nearest) <= failures_of(suspect))) continue;
        nearest = suspect;
    }
    return nearest ? suspects_number(nearest->mistakes) : -1;
}

unsigned suspects_whole(const struct diagnosis_report *report) {
    unsigned mistakes = 0;
    for (int i = 0; i < report->suspects; i++)
        mistakes |= report->suspect[i].dropped ? 0 : report->suspect[i].mistakes;
    return mistakes;
}

bool suspects_reproduce(const struct diagnosis_report *report) {
    bool any = false;
    for (int i = 0; i < report->suspects; i++) any |= diagnosis_reproduces(&report->suspect[i]);
    return any;
}

static bool is_hopeless(const struct diagnosis_suspect *suspect, uint32_t best) {
    return failures_of(suspect) > best + LEAD_MAX ||
           (suspect->unexplained >= FAILED_MAX && suspect->explained < suspect->unexplained / 2);
}

void suspects_drop(struct diagnosis_report *report, int first, uint32_t wrong) {
    uint32_t best = UINT32_MAX - LEAD_MAX;
    bool pairs = report->phase == DIAGNOSIS_PAIRS;
    bool after_wrong = wrong > 0 && report->done >= wrong;
    for (int i = first; i < report->suspects; i++) {
        const struct diagnosis_suspect *suspect = &report->suspect[i];
        if (!suspect->dropped && failures_of(suspect) < best) best = failures_of(suspect);
    }
    for (int i = first; i < report->suspects; i++) {
        struct diagnosis_suspect *suspect = &report->suspect[i];
        suspect->dropped |= pairs ? failures_of(suspect) > 0 : is_hopeless(suspect, best);
        suspect->dropped |= !pairs && after_wrong && suspect->explained == 0;
    }
}

void suspects_count(struct diagnosis_suspect *suspect, const struct diagnosis_judged *judged,
                    struct value found) {
    bool same = value_equal(printed_value(suspect->mistakes, found), judged->given);
    if (judged->verdict == VERDICT_WRONG)
        *(same ? &suspect->explained : &suspect->unexplained) += 1;
    else
        *(same ? &suspect->kept : &suspect->contradicted) += 1;
}

static int compare(uint64_t first, uint64_t second) {
    return (first > second) - (first < second);
}

static int compare_suspects(const void *a, const void *b) {
    const struct diagnosis_suspect *first = a;
    const struct diagnosis_suspect *second = b;
    int order = compare(first->dropped, second->dropped);
    if (order == 0) order = compare(failures_of(first), failures_of(second));
    if (order == 0) order = compare(second->explained, first->explained);
    return order == 0 ? compare(first->mistakes, second->mistakes) : order;
}

void suspects_sort(struct diagnosis_report *report) {
    qsort(report->suspect, (size_t)report->suspects, sizeof *report->suspect, compare_suspects);
}

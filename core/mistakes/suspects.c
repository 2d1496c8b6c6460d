#include "mistakes/suspects.h"
#include "mistakes/printed.h"

/* LEAD_MAX: a single mistake is dropped if this many more lines speak against it than against the best
   one. FAILED_MAX: or if it failed on this many lines and explained fewer than a third of them. */
enum { LEAD_MAX = 8, FAILED_MAX = 24 };

/* As tests/core/mistakes/suspects_test.c counts them. */
static const uint16_t changed[MISTAKES] = {
    [MISTAKE_NUMBER_NO_CAPTURE] = 145, [MISTAKE_NUMBER_ORDER] = 46,        [MISTAKE_NUMBER_NO_LOSS] = 57,
    [MISTAKE_NUMBER_SHARE] = 27,       [MISTAKE_NUMBER_HURRY] = 115,       [MISTAKE_NUMBER_LAST] = 327,
    [MISTAKE_NUMBER_DOWN] = 59,        [MISTAKE_NUMBER_BYTE] = 0,          [MISTAKE_NUMBER_ROW_LATE] = 128,
    [MISTAKE_NUMBER_ROW_NEVER] = 131,  [MISTAKE_NUMBER_RED_TAKES] = 103,   [MISTAKE_NUMBER_RED_STUCK] = 34,
    [MISTAKE_NUMBER_BLACK_STUCK] = 23, [MISTAKE_NUMBER_TRANSPOSED] = 629,  [MISTAKE_NUMBER_SIZES] = 589,
    [MISTAKE_NUMBER_LAST_ROW] = 265,   [MISTAKE_NUMBER_LAST_COLUMN] = 445, [MISTAKE_NUMBER_UNMIRRORED] = 117,
    [MISTAKE_NUMBER_COUNTER] = 350,    [MISTAKE_NUMBER_BYTE_INSIDE] = 0,   [MISTAKE_NUMBER_SIGNED] = 0,
    [MISTAKE_NUMBER_HALF] = 381,       [MISTAKE_NUMBER_TIE_RED] = 21,      [MISTAKE_NUMBER_TIE_NUMBER] = 21,
    [MISTAKE_NUMBER_ILLEGAL] = 69,     [MISTAKE_NUMBER_TURN_ORDER] = 43,   [MISTAKE_NUMBER_TURN_TAKES] = 790,
    [MISTAKE_NUMBER_FIRST] = 115,      [MISTAKE_NUMBER_ALL_KNOWN] = 649,   [MISTAKE_NUMBER_SIGNED_INSIDE] = 0,
    [MISTAKE_NUMBER_MEMO] = 77,
};

uint32_t suspects_changed(unsigned mistakes) {
    uint32_t sum = 0;
    for (int i = 0; i < MISTAKES; i++)
        if (mistakes >> i & 1) sum += changed[i];
    return sum;
}

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

static int compare_suspects(const struct diagnosis_suspect *first, const struct diagnosis_suspect *second) {
    int order = compare(first->dropped, second->dropped);
    if (order == 0) order = compare(failures_of(first), failures_of(second));
    if (order == 0) order = compare(second->explained, first->explained);
    if (order == 0) order = compare(suspects_changed(first->mistakes), suspects_changed(second->mistakes));
    return order == 0 ? compare(first->mistakes, second->mistakes) : order;
}

/* Sorts by insertion, because there are few; see diagnosis_sort on qsort. */
void suspects_sort(struct diagnosis_report *report) {
    for (int i = 1; i < report->suspects; i++) {
        const struct diagnosis_suspect suspect = report->suspect[i];
        struct diagnosis_suspect *at = &report->suspect[i];
        for (; at > report->suspect && compare_suspects(&suspect, at - 1) < 0; at--) *at = at[-1];
        *at = suspect;
    }
}

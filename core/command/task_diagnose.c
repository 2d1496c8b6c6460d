#define _POSIX_C_SOURCE 200809L
#include "command/tasks.h"

#include "command/diagnosis_told.h"
#include "command/excerpt.h"
#include "command/pair.h"
#include "command/wrong_board.h"
#include "contest/utf16.h"
#include "mistakes/diagnosis_leak.h"
#include "mistakes/printed.h"
#include "process/clock.h"

#include <stdlib.h>
#include <unistd.h>

/* Positions between two looks at the clock, and seconds between two reports. */
enum { SLICE = 1 << 20 };
#define REPORT_SECONDS 0.1

/* A file as a whole, as bytes also where it is UTF-16. */
struct whole {
    char *bytes;
    size_t length;
    size_t capacity;
    bool is_utf16;
};

/* The diagnosis under way. */
struct patient {
    const struct options *options;
    struct whole input;
    struct whole output;
    struct diagnosis *diagnosis;
    enum leak leak; /* LEAKS: none is known */
    double shown;   /* the last report on the terminal */
    bool is_shown;
};

static bool complain(const char *what, const struct failure *failure) {
    char sentence[FAILURE_SENTENCE_MAX];
    failure_sentence(failure, sentence, sizeof sentence);
    fprintf(stderr, "rubicon: %s: %s\n", what, sentence);
    return false;
}

static bool complain_of_memory(size_t bytes) {
    struct failure failure;
    failure_set(&failure, FAILURE_OUT_OF_MEMORY, bytes, 0);
    return complain("diagnose", &failure);
}

static bool make_room(struct whole *whole) {
    if (whole->length < whole->capacity) return true;
    size_t capacity = 2 * whole->capacity + (1 << 16);
    char *bytes = realloc(whole->bytes, capacity);
    if (!bytes) return complain_of_memory(capacity);
    whole->bytes = bytes;
    whole->capacity = capacity;
    return true;
}

static bool read_whole(const char *name, FILE *file, struct whole *whole) {
    size_t got;
    do {
        if (!make_room(whole)) return false;
        got = fread(whole->bytes + whole->length, 1, whole->capacity - whole->length, file);
        whole->length += got;
    } while (got > 0);
    if (ferror(file)) {
        fprintf(stderr, "rubicon: %s: cannot be read\n", name);
        return false;
    }
    enum utf16 order = utf16_of(whole->bytes, whole->length);
    whole->is_utf16 = order != UTF16_NONE;
    if (order) whole->length = utf16_to_bytes(order, whole->bytes, whole->length);
    return true;
}

/* How far it is, on a terminal. */

static void wipe_progress(struct patient *patient) {
    if (patient->is_shown) fputs("\r\033[K", stderr);
    patient->is_shown = false;
}

static void show_progress(struct patient *patient) {
    static const char *const phases[] = {[DIAGNOSIS_JUDGING] = "solving the boards",
                                         [DIAGNOSIS_SINGLES] = "trying each mistake",
                                         [DIAGNOSIS_PAIRS] = "trying two mistakes together",
                                         [DIAGNOSIS_DONE] = "done"};
    const struct diagnosis_report *report = diagnosis_report_of(patient->diagnosis);
    double now = clock_seconds();
    if (isatty(STDERR_FILENO) != 1 || now - patient->shown < REPORT_SECONDS) return;
    patient->shown = now;
    patient->is_shown = true;
    fprintf(stderr, "\r%s: %u of %u\033[K", phases[report->phase], (unsigned)report->done,
            (unsigned)report->total);
    fflush(stderr);
}

static bool find_out(struct patient *patient) {
    struct failure failure;
    const struct whole *input = &patient->input;
    const struct whole *output = &patient->output;
    if (!diagnosis_open(input->bytes, input->length, output->bytes, output->length, patient->options->memory,
                        &patient->diagnosis, &failure))
        return complain("diagnose", &failure);
    bool is_fine = true;
    while (is_fine && diagnosis_report_of(patient->diagnosis)->phase != DIAGNOSIS_DONE) {
        is_fine = diagnosis_step(patient->diagnosis, SLICE, &failure);
        show_progress(patient);
    }
    wipe_progress(patient);
    patient->leak = LEAKS;
    if (is_fine && diagnosis_told_is_none(diagnosis_report_of(patient->diagnosis)))
        is_fine = diagnosis_leak(patient->diagnosis, &patient->leak, &failure);
    return is_fine || complain("diagnose", &failure);
}

/* What is wrong with the boards goes to standard error. */
static bool complain_of_boards(const struct patient *patient) {
    const struct diagnosis_report *report = diagnosis_report_of(patient->diagnosis);
    const char *name = patient->options->files[0];
    bool is_broken = report->broken;
    for (uint32_t i = 0; i < report->boards; i++) {
        const struct diagnosis_judged *judged = diagnosis_judged_at(patient->diagnosis, i);
        if (judged->verdict < VERDICT_UNPLAYABLE) continue;
        char sentence[FAILURE_SENTENCE_MAX] = "it takes more memory than --memory allows";
        if (judged->verdict != VERDICT_TOO_LARGE)
            failure_sentence(&judged->failure, sentence, sizeof sentence);
        fprintf(stderr, "rubicon: %s: board %u: %s\n", name, (unsigned)i + 1, sentence);
        is_broken = true;
    }
    if (report->broken) complain(name, &report->failure);
    return is_broken;
}

/* The first board of a verdict, from 0; there is one. */
static uint32_t first_of(const struct patient *patient, enum verdict verdict) {
    uint32_t number = 0;
    while (diagnosis_judged_at(patient->diagnosis, number)->verdict != verdict) number++;
    return number;
}

static uint32_t count_differences(const struct diagnosis_report *report) {
    return report->verdicts[VERDICT_WRONG] + report->verdicts[VERDICT_MALFORMED] +
           report->verdicts[VERDICT_MISSING] + report->extra;
}

static struct wrong_board smallest_of(const struct patient *patient, char found[ANSWER_MAX]) {
    uint32_t number = diagnosis_report_of(patient->diagnosis)->smallest;
    const struct diagnosis_judged *judged = diagnosis_judged_at(patient->diagnosis, number);
    struct wrong_board wrong = {.board = diagnosis_board(judged),
                                .number = number + 1,
                                .line = judged->answer_line,
                                .found = found,
                                .expected = judged->right};
    printed_format(judged->given, found);
    return wrong;
}

static const char *plural(uint32_t count) {
    return count == 1 ? "" : "s";
}

/* Lines that are no answers, and those missing or too many. */
static void tell_left_out(struct text *text, const struct patient *patient) {
    const struct diagnosis_report *report = diagnosis_report_of(patient->diagnosis);
    uint32_t malformed = report->verdicts[VERDICT_MALFORMED];
    uint32_t missing = report->verdicts[VERDICT_MISSING];
    if (malformed > 0)
        text_add(text, "%u line%s no answer, line %u the first: left out\n", (unsigned)malformed,
                 malformed == 1 ? " is" : "s are",
                 (unsigned)diagnosis_judged_at(patient->diagnosis, first_of(patient, VERDICT_MALFORMED))
                     ->answer_line);
    if (missing > 0 && missing == report->boards)
        text_add(text, "the output is empty: %u board%s, and no answer\n", (unsigned)missing,
                 plural(missing));
    else if (missing > 0)
        text_add(text, "the output ends before board %u: %u line%s missing\n",
                 (unsigned)first_of(patient, VERDICT_MISSING) + 1, (unsigned)missing,
                 missing == 1 ? " is" : "s are");
    if (report->extra > 0)
        text_add(text, "%u line%s too many, from line %u on\n", (unsigned)report->extra,
                 plural(report->extra), (unsigned)report->extra_line);
    if (patient->output.is_utf16)
        text_add(text, "the output is UTF-16, which is read here; a judge reads plain ASCII\n");
}

/* What the order of the boards tells. */
static void tell_hint(struct text *text, const struct patient *patient) {
    const struct diagnosis_report *report = diagnosis_report_of(patient->diagnosis);
    const uint64_t twins[] = {(uint64_t)report->twins[0] + 1, (uint64_t)report->twins[1] + 1};
    struct onset onset = {0};
    for (uint32_t i = 0; i < report->boards; i++) {
        const struct diagnosis_judged *judged = diagnosis_judged_at(patient->diagnosis, i);
        struct board board = diagnosis_board(judged);
        if (judged->verdict <= VERDICT_WRONG)
            onset_add(&onset, &board, judged->right, judged->verdict == VERDICT_WRONG);
    }
    diagnosis_told_hint(text, &onset, report->twins[1] > 0 ? twins : NULL);
}

static void tell_text(struct text *text, const struct patient *patient) {
    const struct diagnosis_report *report = diagnosis_report_of(patient->diagnosis);
    char found[ANSWER_MAX];
    uint32_t wrong = report->verdicts[VERDICT_WRONG];
    uint32_t compared = wrong + report->verdicts[VERDICT_RIGHT];
    if (compared > 0 || count_differences(report) == 0)
        text_add(text, "%u of %u answer%s %s wrong\n", (unsigned)wrong, (unsigned)compared, plural(compared),
                 wrong == 1 ? "is" : "are");
    tell_left_out(text, patient);
    if (wrong == 0) return;
    const struct wrong_board smallest = smallest_of(patient, found);
    text_add(text, "\n");
    wrong_board_text(text, &smallest, patient->options->page);
    text_add(text, "\n");
    if (patient->leak < LEAKS) {
        text_add(text, "mistake: %s\n", leak_wrong(patient->leak));
        return;
    }
    diagnosis_told_text(text, report);
    if (diagnosis_told_is_none(report)) tell_hint(text, patient);
}

static void tell_json(struct text *text, const struct patient *patient) {
    const struct diagnosis_report *report = diagnosis_report_of(patient->diagnosis);
    char found[ANSWER_MAX];
    struct json json = {.text = text};
    json_object(&json, NULL);
    json_number(&json, "boards", report->boards);
    json_number(&json, "right", report->verdicts[VERDICT_RIGHT]);
    json_number(&json, "wrong", report->verdicts[VERDICT_WRONG]);
    json_number(&json, "malformed", report->verdicts[VERDICT_MALFORMED]);
    json_number(&json, "missing", report->verdicts[VERDICT_MISSING]);
    json_number(&json, "extra", report->extra);
    json_bool(&json, "utf16", patient->output.is_utf16);
    if (report->verdicts[VERDICT_WRONG] > 0) {
        const struct wrong_board smallest = smallest_of(patient, found);
        wrong_board_json(&json, "smallest", &smallest, patient->options->page);
    }
    diagnosis_told_json(&json, report);
    if (patient->leak < LEAKS) json_string(&json, "keeps", leak_name(patient->leak));
    json_object_end(&json);
    text_add(text, "\n");
}

static int tell(const struct patient *patient) {
    const struct diagnosis_report *report = diagnosis_report_of(patient->diagnosis);
    struct text text = {0};
    int status = count_differences(report) == 0 ? STATUS_GOOD : STATUS_DIFFERENT;
    (patient->options->json ? tell_json : tell_text)(&text, patient);
    if (!text_print(&text, stdout)) {
        complain_of_memory(text.length);
        status = STATUS_BAD;
    }
    text_free(&text);
    return complain_of_boards(patient) ? STATUS_BAD : status;
}

static int diagnose_files(const struct options *options, FILE *boards, FILE *lines) {
    struct patient patient = {.options = options};
    int status = STATUS_BAD;
    if (read_whole(options->files[0], boards, &patient.input) &&
        read_whole(options->files[1], lines, &patient.output) && find_out(&patient))
        status = tell(&patient);
    diagnosis_close(patient.diagnosis);
    free(patient.input.bytes);
    free(patient.output.bytes);
    return status;
}

int task_diagnose(const struct options *options) {
    return pair_use(options, "diagnose", diagnose_files);
}

#include "command/print_stress.h"

#include "command/excerpt.h"
#include "command/page_link.h"
#include "command/print_mistakes.h"
#include "contest/answer.h"
#include "contest/contest.h"
#include "publish/printable.h"
#include "stress/stress_json.h"

#include <string.h>

/* Files with more boards are not printed. */
enum { PRINTED_BOARDS = 10 };

static const char *plural(uint64_t count) {
    return count == 1 ? "" : "s";
}

/* Adds a word of a shell's line, in quotes if it needs them. */
static void add_word(struct writer *text, const char *word) {
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789./_-+=:,@%";
    size_t begin = text->length;
    bool is_plain = *word && word[strspn(word, plain)] == '\0';
    if (!is_plain) text_add(text, "'");
    for (; *word; word++) text_add(text, *word == '\'' ? "'\\''" : "%c", *word);
    if (!is_plain) text_add(text, "'");
    if (!text->failed) printable(text->bytes + begin);
}

/* Adds the line that runs the program on the file that is kept. */
static void add_repeat(struct writer *text, const struct stress_report *report) {
    const struct options *options = report->options;
    text_add(text, "repeat: ");
    for (int i = 0; i < options->file_count; i++) {
        add_word(text, options->files[i]);
        text_add(text, " ");
    }
    text_add(text, "< ");
    add_word(text, report->kept->path[KEPT_INPUT]);
    text_add(text, " | diff - ");
    add_word(text, report->kept->path[KEPT_ANSWERS]);
    text_add(text, "\n");
}

/* Adds what happened: a sentence without its full stop. */
static void add_happened(struct writer *text, const struct stress_report *report) {
    const struct judgement *judgement = &report->finding->judgement;
    char name[PROGRAM_SIGNAL_MAX];
    uint32_t boards = report->finding->file->count;
    text_add(text, "%s", fault_sentence(judgement->fault));
    switch (judgement->fault) {
    case FAULT_CRASH:
        program_signal_name(judgement->number, name);
        text_add(text, " by %s", name);
        break;
    case FAULT_STATUS: text_add(text, ": it is %d", judgement->number); break;
    case FAULT_TIME:
        text_add(text, " of %gs; it has not had more, and the machine may have been busy",
                 report->options->time);
        break;
    case FAULT_SLOW:
        text_add(text, ": it takes %gs instead of %gs, and %s", judgement->number / 1e3,
                 report->options->time,
                 judgement->board == boards ? "its answers are right" : "even then its answers are wrong");
        break;
    case FAULT_HANG:
        text_add(text, ", not even within %d times its time of %gs", JUDGEMENT_MORE_TIME,
                 report->options->time);
        break;
    case FAULT_MEMORY: text_add(text, ": %.4g MB", (double)report->options->memory / (1 << 20)); break;
    case FAULT_EARLY:
    case FAULT_EXTRA:
        text_add(text, ": %u line%s for %u board%s", (unsigned)judgement->lines, plural(judgement->lines),
                 (unsigned)boards, plural(boards));
        break;
    default: break;
    }
}

static const struct value *expected_of(const struct stress_finding *finding) {
    const struct judgement *judgement = &finding->judgement;
    return judgement->board < finding->file->count ? &finding->file->boards[judgement->board].right : NULL;
}

static void add_line(struct writer *text, const struct stress_finding *finding) {
#define SENTENCE(KIND, name, sentence) sentence,
    static const char *const sentences[] = {"", DIFFERENCE_LIST(SENTENCE)};
    char expected[ANSWER_MAX];
    char found[EXCERPT_MAX];
    const struct judgement *judgement = &finding->judgement;
    if (judgement->fault != FAULT_WRONG) return;
    answer_format(*expected_of(finding), expected);
    text_add(text, "board %u: expected %s, found \"%s\": %s\n", (unsigned)judgement->board + 1, expected,
             excerpt_of(&judgement->found, found), sentences[judgement->difference]);
}

static void add_mistakes(struct writer *text, unsigned mistakes) {
    if (!mistakes) return;
    text_add(text, "mistake: ");
    print_mistakes(text, mistakes);
    text_add(text, "\n");
}

/* The board that the link opens: the one whose line is wrong, or the last. */
static const struct board *shown_board(const struct stress_finding *finding) {
    uint32_t last = finding->file->count - 1;
    uint32_t board = finding->judgement.board;
    return &finding->file->boards[board < last ? board : last].board;
}

static void add_boards(struct writer *text, const struct sequence *file) {
    char board[CONTEST_BOARD_TEXT_MAX];
    if (file->count > PRINTED_BOARDS) {
        text_add(text, "%u boards\n", (unsigned)file->count);
        return;
    }
    text_add(text, "0 %u\n", (unsigned)file->count);
    for (uint32_t i = 0; i < file->count; i++)
        text_add(text, "%.*s", (int)contest_format_board(&file->boards[i].board, board), board);
}

static void add_finding(struct writer *text, const struct stress_report *report) {
    const struct stress_finding *finding = report->finding;
    add_happened(text, report);
    text_add(text, "\n");
    if (*report->said) text_add(text, "it says: %s\n", report->said);
    if (finding->meaning) text_add(text, "%s\n", meaning_sentence(finding->meaning));
    text_add(text, "\n");
    add_boards(text, finding->file);
    text_add(text, "\n");
    add_line(text, finding);
    add_mistakes(text, finding->mistakes);
    if (finding->leak < LEAKS) text_add(text, "mistake: %s\n", leak_wrong(finding->leak));
    if (!finding->is_smallest && !finding->meaning)
        text_add(text, "this is where the shrinking was ended: a smaller board may show it, too\n");
    text_add(text, "look: ");
    page_link_add(text, report->options->page, shown_board(finding));
    text_add(text, "\n");
    if (report->kept->path[0][0] == '\0') return;
    text_add(text, "kept: ");
    text_add_name(text, report->kept->path[KEPT_INPUT]);
    text_add(text, ", .out, .ans\n");
    add_repeat(text, report);
}

static void add_summary(struct writer *text, const struct stress_report *report) {
    const struct stress_progress *progress = report->progress;
    text_add(text, "%llu board%s in %llu file%s, %llu run%s, %.1f s: %s\n",
             (unsigned long long)progress->boards, plural(progress->boards),
             (unsigned long long)progress->files, plural(progress->files), (unsigned long long)progress->runs,
             plural(progress->runs), report->seconds,
             report->finding          ? "a fault is found"
             : report->is_interrupted ? "interrupted, no fault so far"
             : progress->runs > 0     ? "no fault is found"
                                      : "no run has ended yet; give it more --minutes");
    if (progress->most < PLAN_TINY_MOST)
        text_add(text,
                 "files had at most %u boards: with more the program needs too long or fails, which the\n"
                 "statement allows\n",
                 (unsigned)progress->most);
}

void print_stress_text(struct writer *text, const struct stress_report *report) {
    if (report->finding) {
        add_finding(text, report);
        text_add(text, "\n");
    }
    add_summary(text, report);
}

static void add_json_finding(struct json *json, const struct stress_report *report, struct writer *scratch) {
    const struct stress_finding *finding = report->finding;
    const struct judgement *judgement = &finding->judgement;
    char found[EXCERPT_MAX] = "";
    if (judgement->fault == FAULT_WRONG) excerpt_of(&judgement->found, found);
    stress_json_finding(json, finding, found);
    page_link_add(scratch, report->options->page, shown_board(finding));
    if (!scratch->failed) json_string(json, "link", scratch->bytes);
    if (*report->said) json_string(json, "says", report->said);
    if (report->kept->path[0][0] == '\0') return;
    json_array(json, "kept");
    for (int i = 0; i < KEPT_FILES; i++) json_string(json, NULL, report->kept->path[i]);
    json_array_end(json);
}

void print_stress_json(struct writer *text, const struct stress_report *report) {
    struct writer scratch = {0};
    struct json json = {.text = text};
    json_object(&json, NULL);
    json_bool(&json, "right", !report->finding);
    if (report->finding) add_json_finding(&json, report, &scratch);
    json_number(&json, "seed", report->options->seed);
    stress_json_counts(&json, report->progress);
    json_number(&json, "most", report->progress->most);
    json_bool(&json, "interrupted", report->is_interrupted);
    json_object_end(&json);
    text_add(text, "\n");
    text->failed |= scratch.failed;
    writer_free(&scratch);
}

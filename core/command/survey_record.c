#include "command/survey_record.h"

#include "command/page_link.h"
#include "publish/checksum.h"
#include "publish/complain.h"
#include "publish/replacement.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned long long number;

#define TITLE "rubicon survey 2\n"
#define FORMER_TITLE "rubicon survey 1\n"

static void add_board(struct writer *text, const struct board *board) {
    page_link_add(text, NULL, board);
    text_add(text, "\n%d %d\n", board->rows, board->columns);
    for (int row = 0; row < board->rows; row++)
        text_add(text, "%.*s\n", board->columns, board->cells + row * board->columns);
}

static void add_goal(struct writer *text, enum survey_goal goal, const struct survey_best *best) {
    text_add(text, "%s %u", score_goal_name(survey_score_goal(goal)), (unsigned)best->score);
    if (best->score == 0) {
        text_add(text, "\n");
        return;
    }
    text_add(text, " moves, boards %llu, positions %llu\npatterns", (number)best->boards,
             (number)best->positions);
    for (int i = 0; i < best->listed_count; i++)
        text_add(text, " %u:%u", (unsigned)best->listed[i].pattern, (unsigned)best->listed[i].positions);
    text_add(text, "\n");
    add_board(text, &best->shown);
}

void survey_record_add(struct writer *text, const struct survey *survey) {
    const size_t begin = text->length;
    text_add(text, TITLE "shape %d %d\npart %u of %u\n", survey->shape.rows, survey->shape.columns,
             (unsigned)survey->part, (unsigned)survey->parts);
    text_add(text, "done %llu of %llu\n", (number)survey->done, (number)survey_chunks(survey));
    text_add(text, "boards %llu\nplacements %llu\n", (number)survey->boards, (number)survey->placements);
    for (enum survey_goal goal = 0; goal < SURVEY_GOALS; goal++) add_goal(text, goal, &survey->best[goal]);
    if (!text->failed)
        text_add(text, "sum %016llx\n",
                 (number)checksum_add(CHECKSUM_BEGIN, text->bytes + begin, text->length - begin));
}

/* The text not parsed yet. */
struct rest {
    const char *at;
};

/* Skips a word; false if the text does not begin with it. */
static bool pass(struct rest *rest, const char *word) {
    const size_t length = strlen(word);
    if (strncmp(rest->at, word, length) != 0) return false;
    rest->at += length;
    return true;
}

static bool read_number(struct rest *rest, uint64_t most, uint64_t *read) {
    char *end;
    if (*rest->at < '0' || *rest->at > '9') return false;
    errno = 0;
    *read = strtoull(rest->at, &end, 10);
    rest->at = end;
    return errno == 0 && *read <= most;
}

static bool read_after(struct rest *rest, const char *word, uint64_t most, uint64_t *read) {
    return pass(rest, word) && read_number(rest, most, read);
}

static bool read_shape(struct rest *rest, struct pattern_shape *shape) {
    uint64_t rows, columns;
    if (!pass(rest, TITLE) || !read_after(rest, "shape ", PATTERN_CELLS_MAX, &rows) ||
        !read_after(rest, " ", PATTERN_CELLS_MAX, &columns))
        return false;
    *shape = (struct pattern_shape){(int)rows, (int)columns};
    return pattern_shape_fits(*shape) && pass(rest, "\n");
}

static bool read_part(struct rest *rest, uint64_t *part, uint64_t *parts) {
    return read_after(rest, "part ", SURVEY_PARTS_MAX, part) &&
           read_after(rest, " of ", SURVEY_PARTS_MAX, parts) && *part >= 1 && *part <= *parts &&
           pass(rest, "\n");
}

static bool read_head(struct rest *rest, struct survey *survey) {
    struct pattern_shape shape;
    uint64_t part, parts, chunks;
    if (!read_shape(rest, &shape) || !read_part(rest, &part, &parts)) return false;
    *survey = survey_begin(shape, (uint32_t)part, (uint32_t)parts);
    return read_after(rest, "done ", survey_chunks(survey), &survey->done) &&
           read_after(rest, " of ", UINT64_MAX, &chunks) && pass(rest, "\n") &&
           read_after(rest, "boards ", UINT64_MAX, &survey->boards) && pass(rest, "\n") &&
           read_after(rest, "placements ", UINT64_MAX, &survey->placements) && pass(rest, "\n");
}

static bool read_listed(struct rest *rest, struct survey_best *best, struct pattern_shape shape) {
    uint64_t pattern, positions;
    if (!pass(rest, "patterns")) return false;
    while (best->listed_count < SURVEY_LISTED_MAX && pass(rest, " ")) {
        if (!read_number(rest, pattern_count(shape) - 1, &pattern) ||
            !read_after(rest, ":", UINT32_MAX, &positions))
            return false;
        best->listed[best->listed_count++] = (struct survey_listed){(uint32_t)pattern, (uint32_t)positions};
    }
    return best->listed_count > 0 && pass(rest, "\n");
}

/* Parses the board after the link, which is_same compares. */
static bool read_board(struct rest *rest, struct pattern_shape shape, struct board *board) {
    struct failure failure;
    uint64_t rows, columns;
    rest->at += strcspn(rest->at, "\n");
    if (!read_after(rest, "\n", PATTERN_CELLS_MAX, &rows) ||
        !read_after(rest, " ", PATTERN_CELLS_MAX, &columns) || (int)rows != shape.rows ||
        (int)columns != shape.columns)
        return false;
    *board = (struct board){.rows = shape.rows, .columns = shape.columns};
    for (int row = 0; row < shape.rows; row++) {
        if (!pass(rest, "\n")) return false;
        const size_t length = strcspn(rest->at, "\n");
        if (!board_parse_row(rest->at, length, shape.columns, board->cells + row * shape.columns, 0,
                             &failure))
            return false;
        rest->at += length;
    }
    return pass(rest, "\n");
}

static bool read_goal(struct rest *rest, enum survey_goal goal, struct survey *survey) {
    struct survey_best *best = &survey->best[goal];
    uint64_t score;
    if (!pass(rest, score_goal_name(survey_score_goal(goal))) || !read_after(rest, " ", UINT16_MAX, &score))
        return false;
    best->score = (uint32_t)score;
    if (score == 0) return pass(rest, "\n");
    return read_after(rest, " moves, boards ", UINT64_MAX, &best->boards) &&
           read_after(rest, ", positions ", UINT64_MAX, &best->positions) && pass(rest, "\n") &&
           read_listed(rest, best, survey->shape) && read_board(rest, survey->shape, &best->shown);
}

static uint32_t line_at(const char *text, const char *at) {
    uint32_t line = 1;
    for (; text < at; text++) line += *text == '\n';
    return line;
}

/* Writes the parsed survey again and compares the text, to detect anything that the parser has skipped. */
static bool is_same(const char *text, size_t length, const struct survey *survey, uint32_t *line) {
    struct writer again = {0};
    survey_record_add(&again, survey);
    size_t same = 0;
    while (!again.failed && same < length && same < again.length && text[same] == again.bytes[same]) same++;
    const bool is_all = !again.failed && same == length && same == again.length;
    if (!is_all) *line = line_at(text, text + same);
    writer_free(&again);
    return is_all;
}

bool survey_record_read(const char *text, size_t length, struct survey *survey, uint32_t *line) {
    struct rest rest = {text};
    bool is_read = read_head(&rest, survey);
    for (enum survey_goal goal = 0; is_read && goal < SURVEY_GOALS; goal++)
        is_read = read_goal(&rest, goal, survey);
    if (!is_read) {
        *line = line_at(text, rest.at);
        return false;
    }
    return is_same(text, length, survey, line);
}

enum { RECORD_MAX = 1 << 16 };

bool survey_record_load(const char *file, struct survey *survey, bool *is_missing) {
    char text[RECORD_MAX];
    FILE *stream = fopen(file, "rb");
    if (is_missing) *is_missing = !stream && errno == ENOENT;
    if (!stream && is_missing && *is_missing) return false;
    if (!stream) return complain("survey: %s: cannot be read: %s", file, strerror(errno));
    const size_t length = fread(text, 1, sizeof text - 1, stream);
    const bool is_bad = ferror(stream);
    uint32_t line;
    fclose(stream);
    text[length] = '\0';
    if (is_bad) return complain("survey: %s: cannot be read", file);
    if (survey_record_read(text, length, survey, &line)) return true;
    if (strncmp(text, FORMER_TITLE, strlen(FORMER_TITLE)) == 0)
        return complain(
            "survey: %s: it is from an earlier version, whose parts hold other boards; survey it again",
            file);
    return complain("survey: %s: line %u is not as rubicon survey has written it", file, (unsigned)line);
}

/* A record is one file, whose name has no ending. */
static const char *const endings[] = {""};

bool survey_record_check(const char *file) {
    return replacement_check(file, endings, 1);
}

bool survey_record_save(const char *file, const struct survey *survey) {
    struct writer text = {0};
    struct replacement replacement;
    survey_record_add(&text, survey);
    bool is_saved = !text.failed || complain("survey: %s: cannot be written: memory ran out", file);
    is_saved = is_saved && replacement_open(&replacement, file, endings, 1);
    if (is_saved) {
        text_print(&text, replacement.files[0].stream);
        is_saved = replacement_finish(&replacement);
    }
    writer_free(&text);
    return is_saved;
}

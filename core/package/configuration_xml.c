/* Reads Polygon's problem.xml tag by tag, with the attributes of each and the text before it. */
#include "package/configuration.h"

#include <stdlib.h>
#include <string.h>

enum { DEPTH_MAX = 16, ATTRIBUTES_MAX = 16 };

/* A part of the file. */
struct span {
    const char *bytes;
    size_t length;
};

struct attribute {
    struct span name;
    struct span value;
};

struct reader {
    const char *bytes;
    size_t length;
    size_t at;
    int depth;
    struct span open[DEPTH_MAX]; /* the open elements */
    /* The current tag: */
    struct span name;
    struct span text; /* the text before it */
    bool is_begin;
    bool is_end;
    int attributes;
    struct attribute attribute[ATTRIBUTES_MAX];
};

static bool is(struct span span, const char *word) {
    return span.length == strlen(word) && memcmp(span.bytes, word, span.length) == 0;
}

static bool is_at(const struct reader *reader, const char *word) {
    size_t length = strlen(word);
    return reader->length - reader->at >= length && memcmp(reader->bytes + reader->at, word, length) == 0;
}

static bool is_blank(const struct reader *reader) {
    return is_at(reader, " ") || is_at(reader, "\n") || is_at(reader, "\t") || is_at(reader, "\r");
}

static void skip_blanks(struct reader *reader) {
    while (is_blank(reader)) reader->at++;
}

static bool pass(struct reader *reader, const char *word) {
    if (!is_at(reader, word)) return false;
    reader->at += strlen(word);
    return true;
}

/* Skips to just after the next occurrence of a word. */
static bool pass_until(struct reader *reader, const char *word) {
    while (reader->at < reader->length)
        if (pass(reader, word))
            return true;
        else
            reader->at++;
    return false;
}

static struct span read_name(struct reader *reader) {
    struct span name = {reader->bytes + reader->at, 0};
    while (reader->at < reader->length && !is_blank(reader) && !strchr("<>/=\"'?", reader->bytes[reader->at]))
        reader->at++, name.length++;
    return name;
}

static bool read_attribute(struct reader *reader, struct attribute *attribute) {
    attribute->name = read_name(reader);
    if (attribute->name.length == 0 || !pass(reader, "=") || !pass(reader, "\"")) return false;
    size_t begin = reader->at;
    if (!pass_until(reader, "\"")) return false;
    attribute->value = (struct span){reader->bytes + begin, reader->at - 1 - begin};
    return !memchr(attribute->value.bytes, '<', attribute->value.length);
}

/* Reads a tag after its `<` or `</`. */
static bool read_tag(struct reader *reader) {
    reader->is_begin = !pass(reader, "/");
    reader->is_end = !reader->is_begin;
    reader->attributes = 0;
    reader->name = read_name(reader);
    if (reader->name.length == 0) return false;
    for (skip_blanks(reader); !is_at(reader, ">") && !is_at(reader, "/>"); skip_blanks(reader)) {
        if (!reader->is_begin || reader->attributes == ATTRIBUTES_MAX ||
            !read_attribute(reader, &reader->attribute[reader->attributes++]))
            return false;
    }
    if (reader->is_begin) reader->is_end = pass(reader, "/");
    return pass(reader, ">");
}

/* Opens or closes the element of the tag. */
static bool nest(struct reader *reader) {
    if (reader->is_begin && reader->is_end) return true;
    if (reader->is_begin) {
        if (reader->depth == DEPTH_MAX) return false;
        reader->open[reader->depth++] = reader->name;
        return true;
    }
    if (reader->depth == 0) return false;
    const struct span open = reader->open[--reader->depth];
    return open.length == reader->name.length && memcmp(open.bytes, reader->name.bytes, open.length) == 0;
}

/* Advances to the next tag. False at the end of the file; *is_good tells whether it may end there. */
static bool next_tag(struct reader *reader, bool *is_good) {
    size_t begin = reader->at;
    *is_good = false;
    while (reader->at < reader->length) {
        reader->text = (struct span){reader->bytes + begin, reader->at - begin};
        if (pass(reader, "<!--")) {
            if (!pass_until(reader, "-->")) return false;
        } else if (pass(reader, "<?")) {
            if (!pass_until(reader, "?>")) return false;
        } else if (pass(reader, "<")) {
            *is_good = read_tag(reader) && nest(reader);
            return *is_good;
        } else {
            reader->at++;
        }
    }
    *is_good = reader->depth == 0;
    return false;
}

/* The patterns of the tests' file names. */
struct patterns {
    struct span boards;
    struct span answers;
    uint64_t tests; /* declared number */
};

static uint64_t number_of(struct span span) {
    uint64_t number = 0;
    for (size_t i = 0; i < span.length && span.bytes[i] >= '0' && span.bytes[i] <= '9' && i < 9; i++)
        number = 10 * number + (uint64_t)(span.bytes[i] - '0');
    return number;
}

static bool copy(struct span span, char name[CONFIGURATION_NAME_MAX]) {
    if (span.length == 0 || span.length >= CONFIGURATION_NAME_MAX) return false;
    memcpy(name, span.bytes, span.length);
    name[span.length] = '\0';
    return true;
}

static const struct span *find_attribute(const struct reader *reader, const char *name) {
    for (int i = 0; i < reader->attributes; i++)
        if (is(reader->attribute[i].name, name)) return &reader->attribute[i].value;
    return NULL;
}

/* Writes the name of a test: the pattern has one %d, or %0Nd for N digits. */
static bool expand(struct span pattern, uint32_t test, char name[CONFIGURATION_NAME_MAX]) {
    const char *percent = pattern.length > 0 ? memchr(pattern.bytes, '%', pattern.length) : NULL;
    const char *end = pattern.bytes + pattern.length;
    struct writer out = writer_in(name, CONFIGURATION_NAME_MAX);
    uint32_t digits = 1, least = 1;
    if (!percent || pattern.length + 10 > CONFIGURATION_NAME_MAX) return false;
    for (const char *at = pattern.bytes; at < percent; at++) writer_char(&out, *at);
    percent++;
    if (end - percent >= 2 && percent[0] == '0' && percent[1] >= '1' && percent[1] <= '9') {
        digits = (uint32_t)(percent[1] - '0');
        percent += 2;
    }
    if (percent == end || *percent++ != 'd' || memchr(percent, '%', (size_t)(end - percent))) return false;
    for (uint32_t i = 1; i < digits; i++) least *= 10;
    for (; least > 1 && test < least; least /= 10) writer_char(&out, '0');
    writer_number(&out, test);
    while (percent < end) writer_char(&out, *percent++);
    writer_end(&out);
    return true;
}

static uint32_t line_of(const struct reader *reader) {
    uint32_t line = 1;
    for (size_t i = 0; i < reader->at && i < reader->length; i++) line += reader->bytes[i] == '\n';
    return line;
}

static bool take_test(const struct reader *reader, const struct patterns *patterns,
                      struct configuration *configuration) {
    const struct span *points = find_attribute(reader, "points");
    if (!configuration_add(configuration, line_of(reader))) return false;
    struct configured_test *test = &configuration->tests[configuration->count - 1];
    test->has_group = find_attribute(reader, "group") != NULL;
    if (points) configuration->points += number_of(*points);
    return expand(patterns->boards, configuration->count, test->boards) &&
           expand(patterns->answers, configuration->count, test->answers);
}

/* Whether the opening tag is a direct child of such an element. */
static bool is_inside(const struct reader *reader, const char *element) {
    int parent = reader->depth - (reader->is_end ? 1 : 2);
    return parent >= 0 && is(reader->open[parent], element);
}

/* Whether the tag belongs to judging, because other test sets are not those of the package. */
static bool is_judging(const struct reader *reader) {
    return reader->depth > 1 && is(reader->open[1], "judging");
}

static bool take_begin(const struct reader *reader, const struct patterns *patterns,
                       struct configuration *configuration) {
    const struct span *path = find_attribute(reader, "path");
    if (is(reader->name, "test") && is_inside(reader, "tests") && is_judging(reader))
        return take_test(reader, patterns, configuration);
    if (is(reader->name, "source") && is_inside(reader, "checker"))
        return path && copy(*path, configuration->checker);
    return true;
}

static void take_end(const struct reader *reader, struct patterns *patterns) {
    if (!is_judging(reader)) return;
    if (is(reader->name, "input-path-pattern")) patterns->boards = reader->text;
    if (is(reader->name, "answer-path-pattern")) patterns->answers = reader->text;
    if (is(reader->name, "test-count")) patterns->tests = number_of(reader->text);
}

/* Comments would become part of a text, but the patterns have none. */
bool configuration_read_xml(const char *bytes, size_t length, struct configuration *configuration,
                            uint32_t *line) {
    struct reader reader = {.bytes = bytes, .length = length};
    struct patterns patterns = {0};
    bool is_good;
    bool has_problem = false;
    while (next_tag(&reader, &is_good)) {
        has_problem = has_problem || is(reader.name, "problem");
        if (reader.is_begin) is_good = take_begin(&reader, &patterns, configuration);
        if (!is_good) break;
        if (reader.is_end) take_end(&reader, &patterns);
    }
    *line = line_of(&reader);
    return is_good && has_problem && patterns.tests == configuration->count;
}

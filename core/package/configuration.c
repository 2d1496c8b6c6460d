#include "package/configuration.h"

#include "game/text_line.h"
#include "package/xml.h"

#include <string.h>

const char *gap_name(enum gap gap) {
#define NAME(GAP, name, sentence) #name,
    static const char *const names[] = {GAP_LIST(NAME)};
    return names[gap];
}

const char *gap_sentence(enum gap gap) {
#define SENTENCE(GAP, name, sentence) sentence,
    static const char *const sentences[] = {GAP_LIST(SENTENCE)};
    return sentences[gap];
}

static bool add_test(struct configuration *configuration, uint32_t line) {
    if (configuration->count == CONFIGURATION_TESTS_MAX) return false;
    configuration->tests[configuration->count++] = (struct configured_test){.line = line};
    return true;
}

/* A line of YAML, `- key: value`, as far as the configurations have it. */
struct entry {
    size_t indent;
    bool is_item;
    char key[CONFIGURATION_NAME_MAX];
    char value[CONFIGURATION_NAME_MAX];
};

/* Copies the text between two pointers without its quotes; false if it is too long. */
static bool copy(const char *from, const char *to, char text[CONFIGURATION_NAME_MAX]) {
    while (from < to && *from == ' ') from++;
    while (from < to && to[-1] == ' ') to--;
    if (to - from >= 2 && (*from == '"' || *from == '\'') && to[-1] == *from) from++, to--;
    size_t length = (size_t)(to - from);
    if (length >= CONFIGURATION_NAME_MAX) return false;
    memcpy(text, from, length);
    text[length] = '\0';
    return true;
}

/* The end of a line, or the start of its comment. */
static const char *end_of(const struct text_line *line) {
    for (size_t i = 0; i < line->length; i++)
        if (line->bytes[i] == '#' && (i == 0 || line->bytes[i - 1] == ' ')) return line->bytes + i;
    return line->bytes + line->length;
}

static bool read_entry(const struct text_line *line, struct entry *entry) {
    const char *end = end_of(line);
    const char *at = line->bytes;
    while (at < end && *at == ' ') at++;
    *entry = (struct entry){.indent = (size_t)(at - line->bytes)};
    entry->is_item = end - at >= 2 && at[0] == '-' && at[1] == ' ';
    if (entry->is_item) at++;
    const char *colon = at < end ? memchr(at, ':', (size_t)(end - at)) : NULL;
    return colon && (colon + 1 == end || colon[1] == ' ') && copy(at, colon, entry->key) && *entry->key &&
           copy(colon + 1, end, entry->value);
}

static bool is_blank(const struct text_line *line) {
    const char *end = end_of(line);
    for (const char *at = line->bytes; at < end; at++)
        if (*at != ' ') return false;
    return true;
}

static bool is(const char *word, const char *other) {
    return strcmp(word, other) == 0;
}

static bool is_one_of(const char *word, const char *const words[]) {
    while (*words && !is(word, *words)) words++;
    return *words;
}

static bool read_points(const char *value, uint64_t *points) {
    const struct text_line line = {.bytes = value, .length = strlen(value)};
    uint64_t number;
    size_t at = 0;
    if (!text_line_number(&line, &at, &number) || at < line.length) return false;
    *points += number;
    return true;
}

static struct configured_test *last_test(struct configuration *configuration) {
    return configuration->count > 0 ? &configuration->tests[configuration->count - 1] : NULL;
}

/* `1.in:` begins a test; the indented lines after it belong to it. */
static bool take_luogu(struct configuration *configuration, const struct entry *entry, uint32_t line) {
    static const char *const others[] = {"timeLimit", "memoryLimit", "isPretest", NULL};
    struct configured_test *test = last_test(configuration);
    if (entry->is_item) return false;
    if (entry->indent == 0) {
        if (*entry->value || !add_test(configuration, line)) return false;
        strcpy(last_test(configuration)->boards, entry->key);
        return true;
    }
    if (!test || !*entry->value) return false;
    if (is(entry->key, "score")) return read_points(entry->value, &configuration->points);
    if (!is(entry->key, "subtaskId")) return is_one_of(entry->key, others);
    test->has_group = true;
    return true;
}

/* Lines without indentation do not concern the tests, except the list of subtasks; `- input: 1.in` begins
   a test. */
static bool take_hydro(struct configuration *configuration, const struct entry *entry, uint32_t line) {
    static const char *const others[] = {"id", "type", "if", "time", "memory", NULL};
    struct configured_test *test = last_test(configuration);
    if (entry->indent == 0 && !entry->is_item) {
        if (is(entry->key, "checker")) strcpy(configuration->checker, entry->value);
        return true;
    }
    if (is(entry->key, "input")) {
        if (!entry->is_item || !add_test(configuration, line)) return false;
        test = last_test(configuration);
        strcpy(test->boards, entry->value);
        test->has_group = true;
        return *test->boards;
    }
    if (is(entry->key, "output")) {
        if (!test || entry->is_item || *test->answers) return false;
        strcpy(test->answers, entry->value);
        return *test->answers;
    }
    if (is(entry->key, "score")) return read_points(entry->value, &configuration->points);
    return is(entry->key, "cases") ? !*entry->value : *entry->value && is_one_of(entry->key, others);
}

static bool read_yaml(enum package_judge judge, const char *bytes, size_t length,
                      struct configuration *configuration, uint32_t *at) {
    struct text_line line = {0};
    size_t offset = 0;
    while (text_line_next(bytes, length, &offset, &line)) {
        struct entry entry;
        *at = line.number;
        if (is_blank(&line)) continue;
        if (!read_entry(&line, &entry)) return false;
        if (!(judge == JUDGE_LUOGU ? take_luogu : take_hydro)(configuration, &entry, line.number))
            return false;
    }
    return true;
}

/* The patterns of file names in problem.xml. */
struct patterns {
    struct xml_span boards;
    struct xml_span answers;
    uint64_t tests; /* declared number */
};

static uint64_t number_of(struct xml_span span) {
    uint64_t number = 0;
    for (size_t i = 0; i < span.length && span.bytes[i] >= '0' && span.bytes[i] <= '9' && i < 9; i++)
        number = 10 * number + (uint64_t)(span.bytes[i] - '0');
    return number;
}

static bool copy_span(struct xml_span span, char name[CONFIGURATION_NAME_MAX]) {
    if (span.length == 0 || span.length >= CONFIGURATION_NAME_MAX) return false;
    memcpy(name, span.bytes, span.length);
    name[span.length] = '\0';
    return true;
}

/* Writes the name of a test: the pattern has one %d, or %0Nd for N digits. */
static bool expand(struct xml_span pattern, uint32_t test, char name[CONFIGURATION_NAME_MAX]) {
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

static bool take_polygon_test(const struct xml *xml, const struct patterns *patterns,
                              struct configuration *configuration) {
    const struct xml_span *points = xml_attribute(xml, "points");
    if (!add_test(configuration, xml_line(xml))) return false;
    struct configured_test *test = last_test(configuration);
    test->has_group = xml_attribute(xml, "group") != NULL;
    if (points) configuration->points += number_of(*points);
    return expand(patterns->boards, configuration->count, test->boards) &&
           expand(patterns->answers, configuration->count, test->answers);
}

/* Whether the opening tag is a direct child of such an element. */
static bool is_inside(const struct xml *xml, const char *element) {
    int parent = xml->depth - (xml->is_end ? 1 : 2);
    return parent >= 0 && xml_is(xml->open[parent], element);
}

/* Whether the tag belongs to judging, because other test sets are not those of the package. */
static bool is_judging(const struct xml *xml) {
    return xml->depth > 1 && xml_is(xml->open[1], "judging");
}

static bool take_polygon_begin(const struct xml *xml, const struct patterns *patterns,
                               struct configuration *configuration) {
    const struct xml_span *path = xml_attribute(xml, "path");
    if (xml_is(xml->name, "test") && is_inside(xml, "tests") && is_judging(xml))
        return take_polygon_test(xml, patterns, configuration);
    if (xml_is(xml->name, "source") && is_inside(xml, "checker"))
        return path && copy_span(*path, configuration->checker);
    return true;
}

static void take_polygon_end(const struct xml *xml, struct patterns *patterns) {
    if (!is_judging(xml)) return;
    if (xml_is(xml->name, "input-path-pattern")) patterns->boards = xml->text;
    if (xml_is(xml->name, "answer-path-pattern")) patterns->answers = xml->text;
    if (xml_is(xml->name, "test-count")) patterns->tests = number_of(xml->text);
}

/* Comments would become part of a text, but the patterns have none. */
static bool read_polygon(const char *bytes, size_t length, struct configuration *configuration,
                         uint32_t *line) {
    struct xml xml = {.bytes = bytes, .length = length};
    struct patterns patterns = {0};
    bool is_good;
    bool has_problem = false;
    while (xml_next(&xml, &is_good)) {
        has_problem = has_problem || xml_is(xml.name, "problem");
        if (xml.is_begin) is_good = take_polygon_begin(&xml, &patterns, configuration);
        if (!is_good) break;
        if (xml.is_end) take_polygon_end(&xml, &patterns);
    }
    *line = xml_line(&xml);
    return is_good && has_problem && patterns.tests == configuration->count;
}

/* Checks that every test is complete; otherwise reports the first that is not. */
static bool check_tests(enum package_judge judge, const struct configuration *configuration, enum gap *gap,
                        uint32_t *line) {
    bool has_groups = false;
    for (uint32_t i = 0; i < configuration->count; i++)
        has_groups = has_groups || configuration->tests[i].has_group;
    for (uint32_t i = 0; i < configuration->count; i++) {
        const struct configured_test *test = &configuration->tests[i];
        uint32_t first = 0;
        *line = test->line;
        *gap = GAP_NO_ANSWERS;
        if (judge != JUDGE_LUOGU && !*test->answers) return false;
        *gap = GAP_NO_GROUP;
        if (has_groups && !test->has_group) return false;
        while (!is(configuration->tests[first].boards, test->boards)) first++;
        *gap = GAP_TWICE;
        if (first < i) return false;
    }
    *line = 0;
    return true;
}

bool configuration_read(enum package_judge judge, const char *bytes, size_t length,
                        struct configuration *configuration, enum gap *gap, uint32_t *line) {
    *configuration = (struct configuration){0};
    *line = 0;
    bool is_read = judge == JUDGE_POLYGON ? read_polygon(bytes, length, configuration, line)
                                          : read_yaml(judge, bytes, length, configuration, line);
    *gap = GAP_UNREADABLE;
    if (!is_read) return false;
    *line = 0;
    *gap = GAP_NO_TEST;
    if (configuration->count == 0 || !check_tests(judge, configuration, gap, line)) return false;
    *gap = GAP_POINTS;
    return configuration->points == CONFIGURATION_POINTS;
}

bool configuration_read_title(const char *bytes, size_t length, enum gap *gap, uint32_t *line) {
    struct text_line text = {0};
    size_t offset = 0;
    bool has_title = false;
    *gap = GAP_NO_TITLE;
    *line = 0;
    while (text_line_next(bytes, length, &offset, &text)) {
        struct entry entry;
        if (!is_blank(&text) && read_entry(&text, &entry) && entry.indent == 0 && is(entry.key, "title"))
            has_title = has_title || *entry.value;
    }
    return has_title;
}

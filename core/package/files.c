#include "package/files.h"

#include "contest/answer.h"
#include "contest/contest.h"

/* A judge's own files come first; the tests are in a folder, with zero-padded numbers. */
struct layout {
    const char *own[2];
    uint32_t own_count;
    const char *folder;
    uint32_t digits;
    const char *ending[2]; /* of inputs and of answers */
};

static const struct layout *layout_of(enum package_judge judge) {
    static const struct layout layouts[JUDGES] = {
        [JUDGE_LUOGU] = {{"config.yml"}, 1, "", 1, {".in", ".ans"}},
        [JUDGE_HYDRO] = {{"problem.yaml", "testdata/config.yaml"}, 2, "testdata/", 1, {".in", ".ans"}},
        [JUDGE_POLYGON] = {{"problem.xml", "files/check.cpp"}, 2, "tests/", 2, {"", ".a"}},
    };
    return &layouts[judge];
}

const char *judge_name(enum package_judge judge) {
#define NAME(JUDGE, name, file) #name,
    static const char *const names[] = {JUDGE_LIST(NAME)};
    return names[judge];
}

uint32_t files_count(enum package_judge judge) {
    return layout_of(judge)->own_count + 2 * STATEMENT_TESTS;
}

uint32_t files_test(enum package_judge judge, uint32_t number, bool *has_answers) {
    uint32_t own = layout_of(judge)->own_count;
    if (number < own) return 0;
    *has_answers = (number - own) % 2 > 0;
    return (number - own) / 2 + 1;
}

void files_name(enum package_judge judge, uint32_t number, char name[FILES_NAME_MAX]) {
    const struct layout *layout = layout_of(judge);
    struct writer out = writer_in(name, FILES_NAME_MAX);
    bool has_answers;
    uint32_t test = files_test(judge, number, &has_answers);
    if (test == 0) {
        writer_string(&out, layout->own[number]);
    } else {
        writer_string(&out, layout->folder);
        if (layout->digits == 2 && test < 10) writer_char(&out, '0');
        writer_number(&out, test);
        writer_string(&out, layout->ending[has_answers]);
    }
    writer_end(&out);
}

static size_t write_boards(const struct package_test *test, uint32_t id, char *bytes) {
    size_t length = contest_format_header(id, test->count, bytes);
    for (uint32_t i = 0; i < test->count; i++)
        length += contest_format_board(&test->boards[i].board, bytes + length);
    return length;
}

static size_t write_answers(const struct package_test *test, char *bytes) {
    size_t length = 0;
    for (uint32_t i = 0; i < test->count; i++) {
        length += answer_format(test->boards[i].right, bytes + length);
        bytes[length++] = '\n';
    }
    return length;
}

static size_t write_own(enum package_judge judge, uint32_t number, char *bytes) {
    struct writer out = writer_in(bytes, FILES_BYTES_MAX);
    switch (judge) {
    case JUDGE_LUOGU: luogu_write(&out); break;
    case JUDGE_HYDRO: hydro_write(&out, number); break;
    default: polygon_write(&out, number); break;
    }
    return writer_end(&out);
}

_Static_assert(CONTEST_HEADER_MAX + STATEMENT_BOARDS_MAX * CONTEST_BOARD_TEXT_MAX <= FILES_BYTES_MAX,
               "the boards of a test have room");
size_t files_bytes(const struct package *package, enum package_judge judge, uint32_t number,
                   char bytes[FILES_BYTES_MAX]) {
    bool has_answers;
    uint32_t id = files_test(judge, number, &has_answers);
    if (id == 0) return write_own(judge, number, bytes);
    const struct package_test *test = package_test_at(package, id);
    return has_answers ? write_answers(test, bytes) : write_boards(test, id, bytes);
}

#include "package/files.h"

#include "contest/answer.h"
#include "contest/contest.h"

/* The tests are in a folder, with zero-padded numbers. */
struct layout {
    const char *folder;
    uint32_t digits;
    const char *ending[2]; /* of inputs and of answers */
};

static const struct layout *layout_of(enum package_judge judge) {
    static const struct layout layouts[JUDGES] = {
        [JUDGE_LUOGU] = {"", 1, {".in", ".ans"}},
        [JUDGE_HYDRO] = {"testdata/", 1, {".in", ".ans"}},
        [JUDGE_POLYGON] = {"tests/", 2, {"", ".a"}},
    };
    return &layouts[judge];
}

const char *judge_name(enum package_judge judge) {
#define NAME(JUDGE, name, file) #name,
    static const char *const names[] = {JUDGE_LIST(NAME)};
    return names[judge];
}

uint32_t files_test(uint32_t number, bool *has_answers) {
    *has_answers = number % 2 > 0;
    return number / 2 + 1;
}

void files_name(enum package_judge judge, uint32_t number, char name[FILES_NAME_MAX]) {
    const struct layout *layout = layout_of(judge);
    struct writer out = writer_in(name, FILES_NAME_MAX);
    bool has_answers;
    uint32_t test = files_test(number, &has_answers);
    writer_string(&out, layout->folder);
    if (layout->digits == 2 && test < 10) writer_char(&out, '0');
    writer_number(&out, test);
    writer_string(&out, layout->ending[has_answers]);
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

_Static_assert(CONTEST_HEADER_MAX + STATEMENT_BOARDS_MAX * CONTEST_BOARD_TEXT_MAX <= FILES_BYTES_MAX,
               "the boards of a test have room");
size_t files_bytes(const struct package *package, uint32_t number, char bytes[FILES_BYTES_MAX]) {
    bool has_answers;
    uint32_t id = files_test(number, &has_answers);
    const struct package_test *test = package_test_at(package, id);
    return has_answers ? write_answers(test, bytes) : write_boards(test, id, bytes);
}

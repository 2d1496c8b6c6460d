/* Polygon: problem.xml describes the problem, tests/01 is an input and tests/01.a its answer. The memory
   limit is in bytes, points are per test, and a group adds them up (each-test). files/check.cpp is the
   checker, called as testlib's are: with input, output and answer, and 0 or 1 as its exit status. Format:
   the specification of problem.xml, docs/11-assets.md, docs/12-judging.md and docs/14-path-patterns.md of
   github.com/purplesyringa/problem-xml-specs. */
#include "package/files.h"

static void write_limits(struct writer *text) {
    writer_string(text, "      <time-limit>");
    writer_number(text, STATEMENT_MILLISECONDS);
    writer_string(text, "</time-limit>\n      <memory-limit>");
    writer_number(text, (uint64_t)STATEMENT_MEGABYTES << 20);
    writer_string(text, "</memory-limit>\n      <test-count>");
    writer_number(text, STATEMENT_TESTS);
    writer_string(text, "</test-count>\n");
}

static void write_test(struct writer *text, uint32_t test) {
    writer_string(text, "        <test method=\"manual\" points=\"");
    writer_number(text, STATEMENT_POINTS);
    writer_string(text, "\" group=\"");
    writer_number(text, statement_group_of(test) + 1);
    writer_string(text, "\"/>\n");
}

static void write_group(struct writer *text, uint32_t number) {
    writer_string(text, "        <group feedback-policy=\"complete\" name=\"");
    writer_number(text, number + 1);
    writer_string(text, "\" points-policy=\"each-test\"/>\n");
}

static void write_problem(struct writer *text) {
    writer_string(text, "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"no\"?>\n"
                        "<problem revision=\"1\" short-name=\"rubicon\">\n"
                        "  <names>\n"
                        "    <name language=\"chinese\" value=\"过河卒\"/>\n"
                        "    <name language=\"english\" value=\"The pawn across the river\"/>\n"
                        "  </names>\n"
                        "  <judging input-file=\"\" output-file=\"\">\n"
                        "    <testset name=\"tests\">\n");
    write_limits(text);
    writer_string(text, "      <input-path-pattern>tests/%02d</input-path-pattern>\n"
                        "      <answer-path-pattern>tests/%02d.a</answer-path-pattern>\n"
                        "      <tests>\n");
    for (uint32_t test = 1; test <= STATEMENT_TESTS; test++) write_test(text, test);
    writer_string(text, "      </tests>\n      <groups>\n");
    for (uint32_t number = 0; number < STATEMENT_GROUPS; number++) write_group(text, number);
    writer_string(text, "      </groups>\n"
                        "    </testset>\n"
                        "  </judging>\n"
                        "  <files>\n"
                        "    <executables>\n"
                        "      <executable>\n"
                        "        <source path=\"files/check.cpp\" type=\"cpp.g++17\"/>\n"
                        "      </executable>\n"
                        "    </executables>\n"
                        "  </files>\n"
                        "  <assets>\n"
                        "    <checker type=\"testlib\">\n"
                        "      <source path=\"files/check.cpp\" type=\"cpp.g++17\"/>\n"
                        "    </checker>\n"
                        "  </assets>\n"
                        "</problem>\n");
}

static void write_checker(struct writer *text) {
    writer_string(text, "// check INPUT OUTPUT ANSWER: whether both have the same words\n"
                        "#include <fstream>\n"
                        "#include <iostream>\n"
                        "#include <string>\n"
                        "\n"
                        "int main(int count, char **names) {\n"
                        "    if (count < 4) return 3;\n"
                        "    std::ifstream output(names[2]), answer(names[3]);\n"
                        "    std::string found, expected;\n"
                        "    for (int number = 1; answer >> expected; number++) {\n"
                        "        if (output >> found && found == expected) continue;\n"
                        "        std::cerr << \"word \" << number << \": expected \" << expected << '\\n';\n"
                        "        return 1;\n"
                        "    }\n"
                        "    if (!(output >> found)) return 0;\n"
                        "    std::cerr << \"more words than expected\\n\";\n"
                        "    return 1;\n"
                        "}\n");
}

void polygon_write(struct writer *text, uint32_t number) {
    if (number == 0)
        write_problem(text);
    else
        write_checker(text);
}

#include "report.h"

char *report_end(struct writer *text) {
    writer_end(text);
    if (text->failed) writer_free(text);
    return text->bytes;
}

const char *report_line(const struct text_line *line, char shown[REPORT_LINE_MAX]) {
    struct writer out = writer_in(shown, REPORT_LINE_MAX);
    for (size_t i = 0; i < line->length && i < REPORT_LINE_LENGTH; i++)
        writer_char(&out, line->bytes[i] == '\0' ? '?' : line->bytes[i]);
    if (line->length > REPORT_LINE_LENGTH) writer_string(&out, "…");
    writer_end(&out);
    return shown;
}

/* What the exports of the bench that return a report have in common: it is a JSON text, made by the room of core/ that
   knows it and closed by a zero. The loader frees it with release. */
#ifndef RUBICON_BENCH_REPORT_H
#define RUBICON_BENCH_REPORT_H

#include "game/json.h"
#include "game/text_line.h"

/* Closes a report for its export to return; NULL if memory ran out. */
char *report_end(struct writer *text);

/* Writes the beginning of a line of another program's output, as it is shown. */
enum { REPORT_LINE_LENGTH = 60, REPORT_LINE_MAX = REPORT_LINE_LENGTH + sizeof "…" };
const char *report_line(const struct text_line *line, char shown[REPORT_LINE_MAX]);

#endif

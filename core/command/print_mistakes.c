#include "command/print_mistakes.h"

#include "mistakes/mistaken.h"

void print_mistakes(struct writer *text, unsigned mistakes) {
#define WRONG(MISTAKE, name, wrong) wrong,
    static const char *const wrongs[] = {MISTAKE_LIST(WRONG)};
    const char *before = "";
    for (int i = 0; i < MISTAKES; i++) {
        if (!(mistakes >> i & 1)) continue;
        text_add(text, "%s%s", before, wrongs[i]);
        before = "; and ";
    }
}

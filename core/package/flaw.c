#include "package/flaw.h"

#include "contest/answer.h"
#include "game/writer.h"

const char *flaw_name(enum flaw_code code) {
#define NAME(FLAW, name, sentence) #name,
    static const char *const names[] = {"", FLAW_LIST(NAME)};
    return names[code];
}

static void write_byte(struct writer *text, uint64_t byte) {
    bool is_seen = byte > ' ' && byte < 127;
    if (byte == '\n') {
        writer_string(text, "the end of the line");
    } else if (byte == ' ') {
        writer_string(text, "a space");
    } else {
        writer_string(text, is_seen ? "'" : "byte ");
        if (is_seen)
            writer_char(text, (char)byte);
        else
            writer_number(text, byte);
        writer_string(text, is_seen ? "'" : "");
    }
}

static void write_answer(struct writer *text, struct value right) {
    char answer[ANSWER_MAX];
    answer_format(right, answer);
    writer_string(text, answer);
}

size_t flaw_sentence(const struct flaw *flaw, char text[FLAW_SENTENCE_MAX]) {
#define SENTENCE(FLAW, name, sentence) sentence,
    static const char *const sentences[] = {"", FLAW_LIST(SENTENCE)};
    struct writer out = writer_in(text, FLAW_SENTENCE_MAX);
    for (const char *at = sentences[flaw->code]; *at; at++) {
        if (*at != '%') {
            writer_char(&out, *at);
            continue;
        }
        switch (*++at) {
        case 'e': writer_number(&out, flaw->expected); break;
        case 'f': writer_number(&out, flaw->found); break;
        case 'v': write_answer(&out, flaw->right); break;
        default: write_byte(&out, flaw->found); break;
        }
    }
    return writer_end(&out);
}

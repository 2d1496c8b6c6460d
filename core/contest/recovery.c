#include "contest/recovery.h"

#include <string.h>

void recovery_begin(struct recovery *recovery) {
    memset(recovery, 0, sizeof *recovery);
    contest_begin(&recovery->reader);
    recovery->has_pieces = true;
}

static enum recovery_event stop(struct recovery *recovery, struct failure *failure) {
    *failure = recovery->failure;
    recovery->trouble = TROUBLE_OVER;
    return RECOVERY_STOPPED;
}

/* Records signs of a board in a line of text found where a size line should be. */
static void study_stray(struct recovery *recovery, const struct text_line *line) {
    bool has_pawn = false;
    uint32_t generals = 0;
    uint64_t number;
    size_t at = text_line_skip_blanks(line, 0);
    recovery->has_digits |= text_line_number(line, &at, &number);
    for (at = 0; at < line->length; at++) {
        if (!memchr(".#XO", line->bytes[at], 4)) return;
        if (line->bytes[at] == CELL_PAWN) has_pawn = true;
        if (line->bytes[at] == CELL_GENERAL) generals++;
    }
    recovery->has_pawn |= has_pawn;
    recovery->generals += generals;
}

static bool is_lost_board(const struct recovery *recovery) {
    return recovery->trouble == TROUBLE_BROKEN || recovery->has_digits ||
           (recovery->has_pieces && recovery->has_pawn && recovery->generals >= 2);
}

/* Reports the error, once its text has been passed. */
static enum recovery_event settle(struct recovery *recovery, struct failure *failure) {
    bool is_board = is_lost_board(recovery);
    *failure = recovery->failure;
    recovery->trouble = TROUBLE_NONE;
    recovery->has_digits = false;
    recovery->has_pawn = false;
    recovery->generals = 0;
    if (!is_board) return RECOVERY_STRAY;
    recovery->reader.in_board = false;
    recovery->number = ++recovery->reader.read;
    recovery->is_drawn = false;
    return RECOVERY_BROKEN;
}

static enum recovery_event report_board(struct recovery *recovery, struct failure *failure) {
    recovery->number = recovery->reader.read;
    recovery->has_pieces = contest_position(&recovery->reader, &recovery->position, failure);
    recovery->is_drawn = true;
    return recovery->has_pieces ? RECOVERY_BOARD : RECOVERY_BROKEN;
}

/* Records the error of a line that the reader does not accept. */
static void begin_trouble(struct recovery *recovery, const struct text_line *line) {
    const struct contest_reader *reader = &recovery->reader;
    if (!reader->has_header || recovery->failure.code == FAILURE_TEXT_AFTER_END) {
        recovery->trouble = TROUBLE_STOP;
    } else if (reader->in_board) {
        recovery->trouble = TROUBLE_BROKEN;
    } else {
        recovery->trouble = TROUBLE_STRAY;
        study_stray(recovery, line);
    }
}

static enum recovery_event take(struct recovery *recovery, const struct text_line *line,
                                struct failure *failure) {
    switch (contest_line(&recovery->reader, line, &recovery->failure)) {
    case CONTEST_BOARD: return report_board(recovery, failure);
    case CONTEST_FAILED: begin_trouble(recovery, line); break;
    default: break;
    }
    return RECOVERY_MORE;
}

enum recovery_event recovery_line(struct recovery *recovery, const struct text_line *line,
                                  struct failure *failure) {
    struct failure later;
    if (recovery->trouble == TROUBLE_NONE) {
        bool was_in_board = recovery->reader.in_board;
        enum recovery_event event = take(recovery, line, failure);
        if (recovery->trouble == TROUBLE_STOP) return stop(recovery, failure);
        if (!was_in_board || recovery->trouble != TROUBLE_BROKEN || !contest_is_size_line(line)) return event;
    } else {
        recovery->reader.line = line->number;
        if (recovery->trouble == TROUBLE_STOP) return stop(recovery, failure);
        if (recovery->trouble == TROUBLE_OVER || line->length == 0) return RECOVERY_MORE;
        if (!contest_is_size_line(line)) {
            study_stray(recovery, line);
            return RECOVERY_MORE;
        }
    }
    enum recovery_event event = settle(recovery, failure);
    take(recovery, line, &later); /* a size line: begins the next board or the next error */
    return event;
}

enum recovery_event recovery_end(struct recovery *recovery, struct failure *failure) {
    switch (recovery->trouble) {
    case TROUBLE_BROKEN:
    case TROUBLE_STRAY: return settle(recovery, failure);
    case TROUBLE_STOP: return stop(recovery, failure);
    case TROUBLE_OVER: return RECOVERY_MORE;
    default: break;
    }
    if (contest_end(&recovery->reader, &recovery->failure)) return RECOVERY_MORE;
    if (!recovery->reader.in_board) return stop(recovery, failure);
    recovery->trouble = TROUBLE_BROKEN;
    return settle(recovery, failure);
}

#define _POSIX_C_SOURCE 200809L
#include "command/crew.h"

#include "command/clock.h"
#include "command/pipes.h"
#include "command/processes.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

/* A request begins with one of these bytes. It is seen by the watch while the program runs, as is the end of
   the pipe: both call the run off. */
enum { REQUEST_RUN = 'r', REQUEST_CALL_OFF = 'c' };

struct request {
    size_t length; /* of the input, which follows */
    size_t most;
};

/* Begins an answer; the output follows. */
struct answer {
    struct program_outcome outcome;
    bool failed; /* memory ran out */
};

static bool write_all(int end, const void *from, size_t length) {
    const char *bytes = from;
    while (length > 0) {
        ssize_t written = write(end, bytes, length);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        bytes += written;
        length -= (size_t)written;
    }
    return true;
}

static bool read_all(int end, void *to, size_t length) {
    char *bytes = to;
    while (length > 0) {
        ssize_t got = read(end, bytes, length);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return false;
        bytes += got;
        length -= (size_t)got;
    }
    return true;
}

/* In the watch. */

/* Reads the next request to run; false once nobody is there to make one. */
static bool read_request(int requests, struct request *request) {
    char kind;
    do
        if (!read_all(requests, &kind, 1)) return false;
    while (kind == REQUEST_CALL_OFF);
    return read_all(requests, request, sizeof *request);
}

static bool serve(struct program *program, int requests, int outcomes) {
    struct request request;
    if (!read_request(requests, &request)) return false;
    struct answer answer = {.failed = true};
    char *input = malloc(request.length + 1);
    if (!input) return false;
    if (!read_all(requests, input, request.length)) return false;
    answer.failed = !program_run(program, input, request.length, request.most);
    answer.outcome = program->outcome;
    free(input);
    return write_all(outcomes, &answer, sizeof answer) &&
           write_all(outcomes, program->output, answer.outcome.length);
}

/* Signals from a terminal reach the watch, too; it ends when its pipe does. */
_Noreturn static void watch(char *const *arguments, struct program_limits limits, int requests,
                            int outcomes) {
    struct program program;
    signal(SIGINT, SIG_IGN);
    signal(SIGTERM, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    program_open(&program, arguments, limits, requests);
    while (serve(&program, requests, outcomes)) continue;
    program_close(&program);
    _exit(0);
}

/* In this process. */

static void let_go(struct watch *watch) {
    pipes_close(&watch->requests);
    pipes_close(&watch->outcomes);
}

static bool begin_watch(struct crew *crew, char *const *arguments, struct program_limits limits) {
    int requests[2] = {-1, -1};
    int outcomes[2] = {-1, -1};
    struct watch *begun = &crew->watches[crew->count];
    pid_t process = -1;
    if (pipes_open(requests) && pipes_open(outcomes)) process = fork();
    int error = errno;
    *begun = (struct watch){.process = process, .requests = requests[1], .outcomes = outcomes[0]};
    if (process == 0) {
        /* Whoever holds an end of the others' pipes would keep them from ending. */
        for (int i = 0; i <= crew->count; i++) let_go(&crew->watches[i]);
        watch(arguments, limits, requests[0], outcomes[1]);
    }
    pipes_close(&requests[0]);
    pipes_close(&outcomes[1]);
    if (process < 0) {
        let_go(begun);
        errno = error;
        return false;
    }
    crew->count++;
    return true;
}

bool crew_open(struct crew *crew, int count, char *const *arguments, struct program_limits limits) {
    crew->count = 0;
    signal(SIGPIPE, SIG_IGN);
    processes_adopt();
    while (crew->count < count && begin_watch(crew, arguments, limits)) continue;
    return crew->count > 0;
}

int crew_idle(const struct crew *crew) {
    for (int i = 0; i < crew->count; i++)
        if (crew->watches[i].state == WATCH_IDLE) return i;
    return -1;
}

/* A watch has ended: what it leaves behind is this process's. */
static enum crew_result lose(struct crew *crew, int lost) {
    pid_t others[JOBS_MAX];
    int count = 0;
    for (int i = 0; i < crew->count; i++)
        if (i != lost) others[count++] = crew->watches[i].process;
    processes_end_children(others, count);
    return CREW_LOST;
}

enum crew_result crew_begin(struct crew *crew, int watch, const char *input, size_t length, size_t most) {
    const char kind = REQUEST_RUN;
    const struct request request = {length, most};
    struct watch *begun = &crew->watches[watch];
    begun->state = WATCH_BUSY;
    bool is_begun = write_all(begun->requests, &kind, 1) &&
                    write_all(begun->requests, &request, sizeof request) &&
                    write_all(begun->requests, input, length);
    return is_begun ? CREW_GOOD : lose(crew, watch);
}

void crew_call_off(struct crew *crew, int watch) {
    const char kind = REQUEST_CALL_OFF;
    struct watch *busy = &crew->watches[watch];
    if (busy->state != WATCH_BUSY) return;
    busy->state = WATCH_CALLED_OFF;
    write_all(busy->requests, &kind, 1);
}

static enum crew_result take(struct crew *crew, int watch, struct crew_outcome *outcome) {
    struct answer answer;
    int outcomes = crew->watches[watch].outcomes;
    if (!read_all(outcomes, &answer, sizeof answer)) return lose(crew, watch);
    size_t length = answer.outcome.length;
    if (outcome->capacity < length) {
        free(outcome->output);
        outcome->output = malloc(length);
        outcome->capacity = outcome->output ? length : 0;
        if (!outcome->output) return CREW_OUT_OF_MEMORY;
    }
    if (!read_all(outcomes, outcome->output, length)) return lose(crew, watch);
    outcome->of = answer.outcome;
    crew->watches[watch].state = WATCH_IDLE;
    return answer.failed ? CREW_OUT_OF_MEMORY : CREW_GOOD;
}

/* Waits until a watch that is not idle has something to tell; -1: none has in that time, or a signal came. */
static int wait_for_any(const struct crew *crew, double seconds) {
    struct pollfd polled[JOBS_MAX];
    for (int i = 0; i < crew->count; i++) {
        bool is_idle = crew->watches[i].state == WATCH_IDLE;
        polled[i] = (struct pollfd){is_idle ? -1 : crew->watches[i].outcomes, POLLIN, 0};
    }
    if (poll(polled, (nfds_t)crew->count, (int)(seconds * 1000)) <= 0) return -1;
    for (int i = 0; i < crew->count; i++)
        if (polled[i].revents) return i;
    return -1;
}

enum crew_result crew_wait(struct crew *crew, double seconds, int *watch, struct crew_outcome *outcome) {
    double end = clock_seconds() + seconds;
    for (;;) {
        double left = end - clock_seconds();
        *watch = wait_for_any(crew, left > 0 ? left : 0);
        if (*watch < 0) return CREW_NONE;
        bool is_wanted = crew->watches[*watch].state == WATCH_BUSY;
        enum crew_result result = take(crew, *watch, outcome);
        if (is_wanted || result != CREW_GOOD) return result;
    }
}

void crew_close(struct crew *crew) {
    for (int i = 0; i < crew->count; i++) let_go(&crew->watches[i]);
    for (int i = 0; i < crew->count; i++) waitpid(crew->watches[i].process, NULL, 0);
    processes_end_children(NULL, 0);
    signal(SIGPIPE, SIG_DFL);
}

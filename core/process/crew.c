#define _POSIX_C_SOURCE 200809L
#include "process/crew.h"

#include "process/clock.h"
#include "process/pipes.h"
#include "process/processes.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

/* The first byte of a request; the request and the input follow. During a run any byte in the pipe, or its end, cancels
   the run. */
enum { REQUEST_RUN = 'r', REQUEST_CANCEL = 'c' };

/* The head of an answer; the output follows. */
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

/* In the supervisor. */

/* Reads the next request to run, skipping late cancellations; false at the end of the pipe. */
static bool read_request(int requests, struct program_request *request) {
    char kind;
    do
        if (!read_all(requests, &kind, 1)) return false;
    while (kind == REQUEST_CANCEL);
    return read_all(requests, request, sizeof *request);
}

static bool serve(struct program *program, int requests, int outcomes) {
    struct program_request request;
    if (!read_request(requests, &request)) return false;
    struct answer answer = {.failed = true};
    char *input = malloc(request.length + 1);
    if (!input) return false;
    if (!read_all(requests, input, request.length)) return false;
    request.input = input;
    answer.failed = !program_run(program, &request);
    answer.outcome = program->outcome;
    free(input);
    return write_all(outcomes, &answer, sizeof answer) &&
           write_all(outcomes, program->output, answer.outcome.length);
}

/* Ignores the signals that a terminal sends to the whole group: the end of the pipe ends the supervisor, and one that
   is stopped was stopped by its program. */
_Noreturn static void supervise(char *const *arguments, struct program_limits limits, int requests,
                                int outcomes) {
    struct program program;
    signal(SIGINT, SIG_IGN);
    signal(SIGTERM, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    signal(SIGTSTP, SIG_IGN);
    program_open(&program, arguments, limits, requests);
    while (serve(&program, requests, outcomes)) continue;
    program_close(&program);
    _exit(0);
}

/* In this process. */

static void close_pipes(struct supervisor *supervisor) {
    pipes_close(&supervisor->requests);
    pipes_close(&supervisor->outcomes);
}

static bool begin_supervisor(struct crew *crew, char *const *arguments, struct program_limits limits) {
    int requests[2] = {-1, -1};
    int outcomes[2] = {-1, -1};
    struct supervisor *begun = &crew->supervisors[crew->count];
    pid_t process = -1;
    if (pipes_open(requests) && pipes_open(outcomes)) process = fork();
    int error = errno;
    *begun = (struct supervisor){.process = process, .requests = requests[1], .outcomes = outcomes[0]};
    if (process == 0) {
        /* Close the siblings' pipe ends: an inherited write end would prevent their end of file. */
        for (int i = 0; i <= crew->count; i++) close_pipes(&crew->supervisors[i]);
        supervise(arguments, limits, requests[0], outcomes[1]);
    }
    pipes_close(&requests[0]);
    pipes_close(&outcomes[1]);
    if (process < 0) {
        close_pipes(begun);
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
    while (crew->count < count && begin_supervisor(crew, arguments, limits)) continue;
    return crew->count > 0;
}

int crew_idle(const struct crew *crew) {
    for (int i = 0; i < crew->count; i++)
        if (crew->supervisors[i].state == SUPERVISOR_IDLE) return i;
    return -1;
}

bool crew_is_idle(const struct crew *crew) {
    for (int i = 0; i < crew->count; i++)
        if (crew->supervisors[i].state != SUPERVISOR_IDLE) return false;
    return true;
}

/* A supervisor has died or is stopped: this process kills it, inherits its orphans and kills them. */
static enum crew_result lose(struct crew *crew, int lost) {
    pid_t others[CREW_MAX];
    int last = crew->count - 1;
    for (int i = 0; i < last; i++) others[i] = crew->supervisors[i == lost ? last : i].process;
    processes_end_children(others, last);
    return CREW_LOST;
}

enum crew_result crew_begin(struct crew *crew, int supervisor, const struct program_request *request) {
    const char kind = REQUEST_RUN;
    struct supervisor *begun = &crew->supervisors[supervisor];
    begun->state = SUPERVISOR_BUSY;
    bool is_begun = write_all(begun->requests, &kind, 1) &&
                    write_all(begun->requests, request, sizeof *request) &&
                    write_all(begun->requests, request->input, request->length);
    return is_begun ? CREW_GOOD : lose(crew, supervisor);
}

void crew_cancel(struct crew *crew, int supervisor) {
    const char kind = REQUEST_CANCEL;
    struct supervisor *busy = &crew->supervisors[supervisor];
    if (busy->state != SUPERVISOR_BUSY) return;
    busy->state = SUPERVISOR_CANCELLED;
    write_all(busy->requests, &kind, 1);
}

static enum crew_result take(struct crew *crew, int supervisor, struct crew_outcome *outcome) {
    struct answer answer;
    int outcomes = crew->supervisors[supervisor].outcomes;
    if (!read_all(outcomes, &answer, sizeof answer)) return lose(crew, supervisor);
    size_t length = answer.outcome.length;
    if (outcome->capacity < length) {
        free(outcome->output);
        outcome->output = malloc(length);
        outcome->capacity = outcome->output ? length : 0;
        if (!outcome->output) return CREW_OUT_OF_MEMORY;
    }
    if (!read_all(outcomes, outcome->output, length)) return lose(crew, supervisor);
    outcome->of = answer.outcome;
    crew->supervisors[supervisor].state = SUPERVISOR_IDLE;
    return answer.failed ? CREW_OUT_OF_MEMORY : CREW_GOOD;
}

/* Blocks until a supervisor that is not idle sends an answer; -1 after the timeout or a signal. */
static int wait_for_any(const struct crew *crew, double seconds) {
    struct pollfd polled[CREW_MAX];
    for (int i = 0; i < crew->count; i++) {
        bool is_idle = crew->supervisors[i].state == SUPERVISOR_IDLE;
        polled[i] = (struct pollfd){is_idle ? -1 : crew->supervisors[i].outcomes, POLLIN, 0};
    }
    if (poll(polled, (nfds_t)crew->count, (int)(seconds * 1000)) <= 0) return -1;
    for (int i = 0; i < crew->count; i++)
        if (polled[i].revents) return i;
    return -1;
}

/* CREW_NONE if no supervisor is stopped. */
static enum crew_result lose_stopped(struct crew *crew) {
    int status;
    for (int i = 0; i < crew->count; i++)
        if (waitpid(crew->supervisors[i].process, &status, WNOHANG | WUNTRACED) > 0) return lose(crew, i);
    return CREW_NONE;
}

enum crew_result crew_wait(struct crew *crew, double seconds, int *supervisor, struct crew_outcome *outcome) {
    double end = clock_seconds() + seconds;
    for (;;) {
        double left = end - clock_seconds();
        *supervisor = wait_for_any(crew, left > 0 ? left : 0);
        if (*supervisor < 0) return lose_stopped(crew);
        bool is_wanted = crew->supervisors[*supervisor].state == SUPERVISOR_BUSY;
        enum crew_result result = take(crew, *supervisor, outcome);
        if (is_wanted || result != CREW_GOOD) return result;
    }
}

/* Waits for its end, and kills it if it stops instead. */
static void end_supervisor(pid_t process) {
    int status;
    if (waitpid(process, &status, WUNTRACED) != process || !WIFSTOPPED(status)) return;
    kill(process, SIGKILL);
    waitpid(process, NULL, 0);
}

void crew_close(struct crew *crew) {
    for (int i = 0; i < crew->count; i++) close_pipes(&crew->supervisors[i]);
    for (int i = 0; i < crew->count; i++) end_supervisor(crew->supervisors[i].process);
    processes_end_children(NULL, 0);
    signal(SIGPIPE, SIG_DFL);
}

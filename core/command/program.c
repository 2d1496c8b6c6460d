#define _GNU_SOURCE
#include "command/program.h"

#include "command/clock.h"
#include "command/pipes.h"
#include "command/processes.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

/* A run may last so many times its processor time, and so many seconds more: a machine may be busy with other
   things. What sleeps is ended then. */
enum { PATIENCE = 3, PATIENCE_SECONDS = 1 };

/* Processes that a program may have, and how often they are counted. */
enum { PROCESSES_MOST = 64 };
#define LOOK_SECONDS 0.05

/* A run is ended only where it has taken an eighth more than its memory; one that ends by itself is judged by
   the most it had. So what it is told does not hang on the moment at which it was looked at, and a recursion
   without end, which has filled its stack and no more, is told as what it is. */
enum { MEMORY_MARGIN = 8 };

/* The pipes of a run, this process's ends; -1 where closed. */
struct pipes {
    int in;
    int out;
    int err;
};

/* What is under way. */
struct run {
    struct program *program;
    pid_t process;
    struct pipes pipes;
    const char *input;
    size_t left; /* of the input */
    size_t most;
    size_t said;
    double begun;
    double looked; /* after so many seconds its processes were counted last */
    bool failed;   /* memory ran out */
};

void program_signal_name(int number, char text[PROGRAM_SIGNAL_MAX]) {
    static const struct {
        int number;
        const char *name;
        const char *meaning;
    } known[] = {
        {SIGSEGV, "SIGSEGV", ": an index out of bounds, or too deep a recursion"},
        {SIGABRT, "SIGABRT", ": an exception or a failed assertion, or memory that ran out"},
        {SIGFPE, "SIGFPE", ": a division by zero"},
        {SIGBUS, "SIGBUS", ": memory that is not there"},
        {SIGILL, "SIGILL", ": a function that ends without return"},
        {SIGKILL, "SIGKILL", ": ended from outside"},
        {SIGTRAP, "SIGTRAP", ""},
        {SIGPIPE, "SIGPIPE", ""},
        {SIGTERM, "SIGTERM", ": ended from outside"},
    };
    snprintf(text, PROGRAM_SIGNAL_MAX, "signal %d", number);
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        if (known[i].number == number)
            snprintf(text, PROGRAM_SIGNAL_MAX, "%s%s", known[i].name, known[i].meaning);
    }
}

void program_open(struct program *program, char *const *arguments, struct program_limits limits, int leash) {
    *program = (struct program){.arguments = arguments, .limits = limits, .leash = leash};
    signal(SIGPIPE, SIG_IGN);
    processes_adopt();
}

void program_close(struct program *program) {
    free(program->output);
    *program = (struct program){0};
}

/* In the child. */

static void limit(int resource, uint64_t soft) {
    struct rlimit limits;
    if (getrlimit((unsigned)resource, &limits) != 0) return;
    rlim_t wanted = (rlim_t)soft;
    limits.rlim_cur = wanted < limits.rlim_max ? wanted : limits.rlim_max;
    setrlimit((unsigned)resource, &limits);
}

/* The stack may take all of the memory, as with the judges; nothing is written when it crashes. What a program
   only reserves is not limited: threads, garbage collectors and sanitizers reserve far more than they take. */
static void set_limits(const struct program_limits *limits) {
    uint64_t stack = limits->memory > 0 ? limits->memory : RLIM_INFINITY;
    limit(RLIMIT_STACK, stack);
    limit(RLIMIT_CPU, (uint64_t)limits->seconds + 2);
    limit(RLIMIT_CORE, 0);
}

static void begin_program(const struct program *program, const int streams[3], int trouble, pid_t parent) {
    setpgid(0, 0);
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, (unsigned long)SIGKILL, 0UL, 0UL, 0UL);
#endif
    if (getppid() != parent) _exit(1);
    signal(SIGPIPE, SIG_DFL);
    signal(SIGINT, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
    signal(SIGHUP, SIG_DFL);
    signal(SIGXFSZ, SIG_DFL);
    for (int i = 0; i < 3; i++) dup2(streams[i], i);
    set_limits(&program->limits);
    /* Unlike execvp, execv does not take for a script what is no program. */
    const char *name = program->arguments[0];
    if (strchr(name, '/'))
        execv(name, program->arguments);
    else
        execvp(name, program->arguments);
    int error = errno;
    if (write(trouble, &error, sizeof error) < 0) _exit(2);
    _exit(1);
}

/* In this process. */

/* Waits until the child has begun the program; returns 0 or the error for which it could not. */
static int wait_for_begin(int trouble) {
    int error = 0;
    ssize_t got;
    do got = read(trouble, &error, sizeof error);
    while (got < 0 && errno == EINTR);
    return got == (ssize_t)sizeof error ? error : 0;
}

static bool start(struct run *run) {
    int in[2] = {-1, -1};
    int out[2] = {-1, -1};
    int err[2] = {-1, -1};
    int trouble[2] = {-1, -1};
    int error = 0;
    pid_t parent = getpid();
    run->process = -1;
    if (pipes_open(in) && pipes_open(out) && pipes_open(err) && pipes_open(trouble)) run->process = fork();
    if (run->process < 0) error = errno;
    if (run->process == 0) begin_program(run->program, (int[]){in[0], out[1], err[1]}, trouble[1], parent);
    if (run->process > 0) setpgid(run->process, run->process);
    pipes_close(&in[0]);
    pipes_close(&out[1]);
    pipes_close(&err[1]);
    pipes_close(&trouble[1]);
    if (error == 0) error = wait_for_begin(trouble[0]);
    pipes_close(&trouble[0]);
    run->pipes = (struct pipes){in[1], out[0], err[0]};
    run->program->outcome.end = PROGRAM_NOT_RUN;
    run->program->outcome.number = error;
    return error == 0;
}

/* Writes some of the input. A program that reads no more of it is no error. */
static void give_input(struct run *run) {
    ssize_t written = write(run->pipes.in, run->input, run->left);
    if (written >= 0) {
        run->input += written;
        run->left -= (size_t)written;
    }
    if (run->left == 0 || (written < 0 && errno != EAGAIN && errno != EINTR)) pipes_close(&run->pipes.in);
}

static bool make_room(struct program *program, size_t room) {
    if (program->capacity - program->outcome.length >= room) return true;
    size_t capacity = 2 * program->capacity + room;
    char *output = realloc(program->output, capacity);
    if (!output) return false;
    program->output = output;
    program->capacity = capacity;
    return true;
}

/* Reads what is there of a stream; false at its end, or where there is nothing now. */
static bool read_some(int *end, char *bytes, size_t room, size_t *got) {
    ssize_t count = read(*end, bytes, room);
    *got = count > 0 ? (size_t)count : 0;
    if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) pipes_close(end);
    return count > 0;
}

enum { PIECE = 1 << 16 };

static bool take_output(struct run *run) {
    struct program *program = run->program;
    size_t got;
    if (!make_room(program, PIECE)) {
        run->failed = true;
        return false;
    }
    bool is_some = read_some(&run->pipes.out, program->output + program->outcome.length, PIECE, &got);
    program->outcome.length += got;
    return is_some;
}

static bool take_said(struct run *run) {
    char bytes[1024];
    size_t got;
    bool is_some = read_some(&run->pipes.err, bytes, sizeof bytes, &got);
    for (size_t i = 0; i < got && run->said < PROGRAM_SAID_MAX; i++) {
        bool is_end = bytes[i] == '\n' || bytes[i] == '\r';
        if (is_end && run->said > 0) run->said = PROGRAM_SAID_MAX;
        if (!is_end)
            run->program->outcome.said[run->said++] = bytes[i] >= ' ' && bytes[i] <= '~' ? bytes[i] : '?';
    }
    return is_some;
}

/* Waits until something can be read or written, or for a moment. */
static void serve(struct run *run) {
    struct pollfd polled[] = {
        {run->pipes.in, POLLOUT, 0}, {run->pipes.out, POLLIN, 0}, {run->pipes.err, POLLIN, 0}};
    if (run->pipes.out < 0 && run->pipes.err < 0) {
        const struct timespec moment = {0, 200000};
        nanosleep(&moment, NULL);
        return;
    }
    if (poll(polled, 3, 10) <= 0) return;
    if (polled[0].revents) give_input(run);
    if (polled[1].revents) take_output(run);
    if (polled[2].revents) take_said(run);
}

/* Processor time of the program in seconds, as far as the system tells. */
static double processor_seconds(pid_t process, double otherwise) {
#ifdef __linux__
    clockid_t clock;
    struct timespec time;
    if (clock_getcpuclockid(process, &clock) == 0 && clock_gettime(clock, &time) == 0)
        return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
#endif
    (void)process;
    return otherwise;
}

static bool is_out_of_time(const struct run *run) {
    double limit = run->program->limits.seconds;
    double passed = clock_seconds() - run->begun;
    if (passed < limit) return false;
    return passed >= PATIENCE * limit + PATIENCE_SECONDS || processor_seconds(run->process, passed) >= limit;
}

/* Whether the program takes far more memory than it may, or has started far too many processes: then how the
   run ends. The first process is looked at always, the others now and then. */
static bool is_too_large(struct run *run, enum program_end *end) {
    uint64_t memory = run->program->limits.memory;
    uint64_t most = memory > 0 ? memory + memory / MEMORY_MARGIN : UINT64_MAX;
    double passed = clock_seconds() - run->begun;
    *end = PROGRAM_OUT_OF_MEMORY;
    if (memory > 0 && processes_resident(run->process) > most) return true;
    if (passed < run->looked + LOOK_SECONDS) return false;
    run->looked = passed;
    struct processes processes = processes_of_group(run->process);
    if (processes.count > PROCESSES_MOST) *end = PROGRAM_BOMB;
    return processes.count > PROCESSES_MOST || processes.resident > most;
}

static bool is_called_off(const struct run *run) {
    struct pollfd leash = {run->program->leash, POLLIN, 0};
    return poll(&leash, 1, 0) > 0;
}

/* Whether the run is to be ended, and as what. */
static bool is_over(struct run *run, enum program_end *end) {
    if (is_called_off(run))
        *end = PROGRAM_CALLED_OFF;
    else if (run->program->outcome.length > run->most)
        *end = PROGRAM_ENDLESS;
    else if (is_out_of_time(run))
        *end = PROGRAM_OUT_OF_TIME;
    else if (!is_too_large(run, end))
        return run->failed;
    return true;
}

/* The most memory that a process had, in bytes; one that it has waited for may have been the one. */
static uint64_t most_resident(const struct rusage *usage) {
#ifdef __APPLE__
    return (uint64_t)usage->ru_maxrss;
#else
    return (uint64_t)usage->ru_maxrss << 10;
#endif
}

static void take_status(struct program *program, int status, const struct rusage *usage) {
    struct program_outcome *outcome = &program->outcome;
    uint64_t memory = program->limits.memory;
    outcome->number = WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status);
    outcome->end = WIFEXITED(status) ? PROGRAM_EXITED : PROGRAM_CRASHED;
    if (WIFSIGNALED(status) && outcome->number == SIGXCPU)
        outcome->end = PROGRAM_OUT_OF_TIME;
    else if (memory > 0 && most_resident(usage) > memory &&
             !(WIFSIGNALED(status) && outcome->number == SIGSEGV))
        outcome->end = PROGRAM_OUT_OF_MEMORY;
}

/* Carries on until the program has ended or is to be ended. What it has started may still hold the pipes. */
static void attend(struct run *run) {
    int status;
    struct rusage usage;
    struct program *program = run->program;
    struct program_outcome *outcome = &program->outcome;
    for (;;) {
        if (wait4(run->process, &status, WNOHANG, &usage) == run->process) break;
        if (is_over(run, &outcome->end)) {
            outcome->number = 0;
            return;
        }
        serve(run);
    }
    take_status(program, status, &usage);
    while (run->pipes.out >= 0 && outcome->length <= run->most && take_output(run)) continue;
    while (run->pipes.err >= 0 && take_said(run)) continue;
    if (outcome->length > run->most) outcome->end = PROGRAM_ENDLESS;
    if (outcome->end != PROGRAM_EXITED && outcome->end != PROGRAM_CRASHED) outcome->number = 0;
}

static void end_all(pid_t group) {
    kill(-group, SIGKILL);
    waitpid(group, NULL, 0);
    if (waitpid(-1, NULL, WNOHANG) < 0 && errno == ECHILD) return;
    processes_end_children(NULL, 0);
}

static void stop_waiting(int end) {
    int flags = fcntl(end, F_GETFL);
    if (flags >= 0) fcntl(end, F_SETFL, flags | O_NONBLOCK);
}

bool program_run(struct program *program, const char *input, size_t length, size_t most) {
    struct run run = {
        .program = program, .input = input, .left = length, .most = most, .begun = clock_seconds()};
    memset(&program->outcome, 0, sizeof program->outcome);
    bool is_started = start(&run);
    if (is_started) {
        stop_waiting(run.pipes.in);
        stop_waiting(run.pipes.out);
        stop_waiting(run.pipes.err);
        attend(&run);
    }
    if (run.process > 0) end_all(run.process);
    pipes_close(&run.pipes.in);
    pipes_close(&run.pipes.out);
    pipes_close(&run.pipes.err);
    return !run.failed;
}

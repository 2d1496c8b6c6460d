#define _GNU_SOURCE
#include "process/program.h"

#include "process/clock.h"
#include "process/pipes.h"
#include "process/processes.h"

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

/* A run may wait for PATIENCE x limit of processor time + PATIENCE_SECONDS. Waiting for a processor does not count,
   because the machine may be busy. */
enum { PATIENCE = 10, PATIENCE_SECONDS = 1 };

/* How many processes a program may have, and the interval at which they are counted. */
enum { PROCESSES_MOST = 64 };
#define COUNT_SECONDS 0.05

/* A run is killed only at this many bytes above its memory limit; otherwise its peak memory decides. So the verdict does
   not depend on the moment of sampling, and an endless recursion, which fills a stack of the limit's size besides the
   few MB of any process, ends as a crash. */
enum { MEMORY_MARGIN = 16 << 20 };

/* This process's ends of the pipes of a run; -1 once closed. */
struct pipes {
    int in;
    int out;
    int err;
};

/* A run in progress. */
struct run {
    struct program *program;
    pid_t process;
    struct pipes pipes;
    struct program_request left; /* of the request: the rest of the input */
    size_t said;
    double begun;   /* clock (s) */
    double counted; /* when its processes were counted last (s since begun) */
    struct processes processes;
    double waited; /* while none of them could run (s) */
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

void program_open(struct program *program, char *const *arguments, struct program_limits limits, int cancel) {
    *program = (struct program){.arguments = arguments, .limits = limits, .cancel = cancel};
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

/* The stack may fill the whole memory limit, as with the judges, and a crash leaves no core file. Address space is not
   limited, because threads, garbage collectors and sanitizers reserve far more than they use. */
static void set_limits(const struct program_limits *limits, int times) {
    uint64_t stack = limits->memory > 0 ? limits->memory : RLIM_INFINITY;
    limit(RLIMIT_STACK, stack);
    limit(RLIMIT_CPU, (uint64_t)(limits->seconds * times) + 2);
    limit(RLIMIT_CORE, 0);
}

static void begin_program(const struct program *program, int times, const int streams[3], int trouble,
                          pid_t parent) {
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
    set_limits(&program->limits, times);
    /* A path goes to execv, because execvp hands a file of unknown format to the shell; a bare name is looked up
       in PATH. */
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

/* Blocks until the child has called exec; returns 0, or the errno of its failure. */
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
    if (run->process == 0)
        begin_program(run->program, run->left.times, (int[]){in[0], out[1], err[1]}, trouble[1], parent);
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

/* Writes some of the input. A program may close its standard input early. */
static void give_input(struct run *run) {
    ssize_t written = write(run->pipes.in, run->left.input, run->left.length);
    if (written >= 0) {
        run->left.input += written;
        run->left.length -= (size_t)written;
    }
    if (run->left.length == 0 || (written < 0 && errno != EAGAIN && errno != EINTR))
        pipes_close(&run->pipes.in);
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

/* Reads what a pipe has now; false if it has nothing, or at its end, which closes it. */
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
        if (!is_end) run->program->outcome.said[run->said++] = bytes[i] ? bytes[i] : '?';
    }
    return is_some;
}

/* Blocks for at most a few milliseconds until a pipe is ready, and reads or writes it. */
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

/* Processor time of the program (s), or `otherwise` if the system does not say. */
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

/* Counts and measures its processes every COUNT_SECONDS. On a busy machine this process may be late itself, so a
   late sample counts for at most two intervals. */
static void count_processes(struct run *run) {
    double passed = clock_seconds() - run->begun - run->counted;
    if (passed < COUNT_SECONDS) return;
    run->counted += passed;
    run->processes = processes_of_group(run->process);
    if (!run->processes.can_run) run->waited += passed < 2 * COUNT_SECONDS ? passed : 2 * COUNT_SECONDS;
}

/* Measures the processor time (s) of a run. */
static double used_seconds(const struct run *run) {
    double seconds = processor_seconds(run->process, clock_seconds() - run->begun);
    return seconds > run->processes.seconds ? seconds : run->processes.seconds;
}

static bool is_out_of_time(struct run *run) {
    double limit = run->left.times * run->program->limits.seconds;
    if (clock_seconds() - run->begun < limit) return false;
    run->program->outcome.seconds = used_seconds(run);
    return run->program->outcome.seconds >= limit;
}

/* Whether the program uses far more memory than its limit. Its first process is measured at each call. */
static bool is_too_large(const struct run *run) {
    uint64_t memory = run->program->limits.memory;
    uint64_t most = memory + MEMORY_MARGIN;
    return memory > 0 && (processes_resident(run->process) > most || run->processes.resident > most);
}

static bool is_cancelled(const struct run *run) {
    struct pollfd cancel = {run->program->cancel, POLLIN, 0};
    return poll(&cancel, 1, 0) > 0;
}

/* Whether the run must be killed; *end is its verdict then. */
static bool is_over(struct run *run, enum program_end *end) {
    count_processes(run);
    if (is_cancelled(run))
        *end = PROGRAM_CANCELLED;
    else if (run->program->outcome.length > run->left.most)
        *end = PROGRAM_ENDLESS;
    else if (is_out_of_time(run))
        *end = PROGRAM_OUT_OF_TIME;
    else if (run->waited >= PATIENCE * run->program->limits.seconds + PATIENCE_SECONDS)
        *end = PROGRAM_BLOCKED;
    else if (is_too_large(run))
        *end = PROGRAM_OUT_OF_MEMORY;
    else if (run->processes.count > PROCESSES_MOST)
        *end = PROGRAM_BOMB;
    else
        return run->failed;
    return true;
}

/* Peak resident memory of a process and of the children that it has waited for (bytes). */
static uint64_t most_resident(const struct rusage *usage) {
#ifdef __APPLE__
    return (uint64_t)usage->ru_maxrss;
#else
    return (uint64_t)usage->ru_maxrss << 10;
#endif
}

static double seconds_of(struct timeval time) {
    return (double)time.tv_sec + (double)time.tv_usec * 1e-6;
}

static void take_status(struct program *program, int status, const struct rusage *usage) {
    struct program_outcome *outcome = &program->outcome;
    uint64_t memory = program->limits.memory;
    outcome->seconds = seconds_of(usage->ru_utime) + seconds_of(usage->ru_stime);
    outcome->number = WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status);
    outcome->end = WIFEXITED(status) ? PROGRAM_EXITED : PROGRAM_CRASHED;
    if (WIFSIGNALED(status) && outcome->number == SIGXCPU)
        outcome->end = PROGRAM_OUT_OF_TIME;
    else if (memory > 0 && most_resident(usage) > memory &&
             !(WIFSIGNALED(status) && outcome->number == SIGSEGV))
        outcome->end = PROGRAM_OUT_OF_MEMORY;
}

/* Serves the pipes until the program exits or must be killed. Its children may still hold the pipes. */
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
    while (run->pipes.out >= 0 && outcome->length <= run->left.most && take_output(run)) continue;
    while (run->pipes.err >= 0 && take_said(run)) continue;
    if (outcome->length > run->left.most) outcome->end = PROGRAM_ENDLESS;
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

bool program_run(struct program *program, const struct program_request *request) {
    struct run run = {.program = program, .left = *request, .begun = clock_seconds()};
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

#define _GNU_SOURCE
#include "command/program.h"

#include "command/clock.h"
#include "command/interrupt.h"

#include <dirent.h>
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

/* Whether this process is given the orphans of those below it. */
static void adopt(bool is_on) {
#ifdef __linux__
    prctl(PR_SET_CHILD_SUBREAPER, is_on ? 1UL : 0UL, 0UL, 0UL, 0UL);
#else
    (void)is_on;
#endif
}

void program_open(struct program *program, char *const *arguments, struct program_limits limits) {
    *program = (struct program){.arguments = arguments, .limits = limits};
    signal(SIGPIPE, SIG_IGN);
    adopt(true);
}

void program_close(struct program *program) {
    adopt(false);
    signal(SIGPIPE, SIG_DFL);
    free(program->output);
    *program = (struct program){0};
}

static void close_end(int *end) {
    if (*end >= 0) close(*end);
    *end = -1;
}

static void close_pipe(int ends[2]) {
    close_end(&ends[0]);
    close_end(&ends[1]);
}

/* A pipe whose ends are none of the standard streams and are closed where a program is begun. */
static bool open_pipe(int ends[2]) {
    int first[2];
    if (pipe(first) != 0) return false;
    for (int i = 0; i < 2; i++) {
        ends[i] = fcntl(first[i], F_DUPFD_CLOEXEC, 3);
        close(first[i]);
    }
    if (ends[0] >= 0 && ends[1] >= 0) return true;
    close_pipe(ends);
    return false;
}

/* In the child. */

static void limit(int resource, uint64_t soft) {
    struct rlimit limits;
    if (getrlimit((unsigned)resource, &limits) != 0) return;
    rlim_t wanted = (rlim_t)soft;
    limits.rlim_cur = wanted < limits.rlim_max ? wanted : limits.rlim_max;
    setrlimit((unsigned)resource, &limits);
}

/* The stack may take all of the memory, as with the judges; nothing is written when it crashes. */
static void set_limits(const struct program_limits *limits) {
    uint64_t stack = limits->memory > 0 ? limits->memory : RLIM_INFINITY;
    limit(RLIMIT_STACK, stack);
    if (limits->memory > 0) limit(RLIMIT_AS, limits->memory);
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
    if (open_pipe(in) && open_pipe(out) && open_pipe(err) && open_pipe(trouble)) run->process = fork();
    if (run->process < 0) error = errno;
    if (run->process == 0) begin_program(run->program, (int[]){in[0], out[1], err[1]}, trouble[1], parent);
    if (run->process > 0) setpgid(run->process, run->process);
    close_end(&in[0]);
    close_end(&out[1]);
    close_end(&err[1]);
    close_end(&trouble[1]);
    if (error == 0) error = wait_for_begin(trouble[0]);
    close_end(&trouble[0]);
    run->pipes = (struct pipes){in[1], out[0], err[0]};
    run->program->end = PROGRAM_NOT_RUN;
    run->program->number = error;
    return error == 0;
}

/* Writes some of the input. A program that reads no more of it is no error. */
static void give_input(struct run *run) {
    ssize_t written = write(run->pipes.in, run->input, run->left);
    if (written >= 0) {
        run->input += written;
        run->left -= (size_t)written;
    }
    if (run->left == 0 || (written < 0 && errno != EAGAIN && errno != EINTR)) close_end(&run->pipes.in);
}

static bool make_room(struct program *program, size_t room) {
    if (program->capacity - program->length >= room) return true;
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
    if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) close_end(end);
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
    bool is_some = read_some(&run->pipes.out, program->output + program->length, PIECE, &got);
    program->length += got;
    return is_some;
}

static bool take_said(struct run *run) {
    char bytes[1024];
    size_t got;
    bool is_some = read_some(&run->pipes.err, bytes, sizeof bytes, &got);
    for (size_t i = 0; i < got && run->said < PROGRAM_SAID_MAX; i++) {
        bool is_end = bytes[i] == '\n' || bytes[i] == '\r';
        if (is_end && run->said > 0) run->said = PROGRAM_SAID_MAX;
        if (!is_end) run->program->said[run->said++] = bytes[i] >= ' ' && bytes[i] <= '~' ? bytes[i] : '?';
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

/* A process as /proc lists it. */
struct listed {
    pid_t process;
    pid_t parent;
    pid_t group;
};

/* The next process of a list; false at its end. */
static bool next_listed(DIR *list, struct listed *listed) {
    for (struct dirent *entry = readdir(list); entry; entry = readdir(list)) {
        char name[64];
        char text[512] = "";
        long process = atol(entry->d_name);
        if (process <= 0) continue;
        snprintf(name, sizeof name, "/proc/%ld/stat", process);
        int file = open(name, O_RDONLY | O_CLOEXEC);
        if (file < 0) continue;
        ssize_t length = read(file, text, sizeof text - 1);
        close(file);
        /* After the name, which may hold anything, come the state, the parent and the group. */
        const char *end = length > 0 ? strrchr(text, ')') : NULL;
        long parent;
        long group;
        if (!end || sscanf(end, ") %*c %ld %ld", &parent, &group) != 2) continue;
        *listed = (struct listed){(pid_t)process, (pid_t)parent, (pid_t)group};
        return true;
    }
    return false;
}

/* How many processes a group has, as far as the system tells. */
static int count_group(pid_t group) {
    struct listed listed;
    int count = 0;
    DIR *list = opendir("/proc");
    while (list && next_listed(list, &listed)) count += listed.group == group;
    if (list) closedir(list);
    return count;
}

/* Ends every child of this process, those that it was given by others, too. */
static void end_children(void) {
    struct listed listed;
    DIR *list = opendir("/proc");
    while (list && next_listed(list, &listed))
        if (listed.parent == getpid()) kill(listed.process, SIGKILL);
    if (list) closedir(list);
}

/* Whether the program has started far too many processes; looked at now and then. */
static bool is_bomb(struct run *run) {
    double passed = clock_seconds() - run->begun;
    if (passed < run->looked + LOOK_SECONDS) return false;
    run->looked = passed;
    return count_group(run->process) > PROCESSES_MOST;
}

/* Whether the run is to be ended, and as what. */
static bool is_over(struct run *run, enum program_end *end) {
    if (interrupt_noted())
        *end = PROGRAM_INTERRUPTED;
    else if (run->program->length > run->most)
        *end = PROGRAM_ENDLESS;
    else if (is_out_of_time(run))
        *end = PROGRAM_OUT_OF_TIME;
    else if (is_bomb(run))
        *end = PROGRAM_BOMB;
    else
        return run->failed;
    return true;
}

static void take_status(struct program *program, int status) {
    if (WIFEXITED(status)) {
        program->end = PROGRAM_EXITED;
        program->number = WEXITSTATUS(status);
        return;
    }
    program->number = WTERMSIG(status);
    program->end = program->number == SIGXCPU ? PROGRAM_OUT_OF_TIME : PROGRAM_CRASHED;
}

/* Carries on until the program has ended or is to be ended. What it has started may still hold the pipes. */
static void attend(struct run *run) {
    int status;
    struct program *program = run->program;
    for (;;) {
        if (waitpid(run->process, &status, WNOHANG) == run->process) break;
        if (is_over(run, &program->end)) {
            program->number = 0;
            return;
        }
        serve(run);
    }
    run->process = -1;
    take_status(program, status);
    while (run->pipes.out >= 0 && program->length <= run->most && take_output(run)) continue;
    while (run->pipes.err >= 0 && take_said(run)) continue;
    if (program->length > run->most) program->end = PROGRAM_ENDLESS;
    if (program->end == PROGRAM_ENDLESS || program->end == PROGRAM_OUT_OF_TIME) program->number = 0;
}

/* Whoever is orphaned meanwhile is a child of this process once its parent is gone: none is overlooked. */
static void end_all(pid_t group) {
    kill(-group, SIGKILL);
    for (;;) {
        pid_t gone = waitpid(-1, NULL, WNOHANG);
        if (gone < 0 && errno == ECHILD) return;
        if (gone > 0) continue;
        end_children();
        if (waitpid(-1, NULL, 0) < 0 && errno == ECHILD) return;
    }
}

static void stop_waiting(int end) {
    int flags = fcntl(end, F_GETFL);
    if (flags >= 0) fcntl(end, F_SETFL, flags | O_NONBLOCK);
}

bool program_run(struct program *program, const char *input, size_t length, size_t most) {
    struct run run = {
        .program = program, .input = input, .left = length, .most = most, .begun = clock_seconds()};
    program->length = 0;
    memset(program->said, 0, sizeof program->said);
    bool is_started = start(&run);
    pid_t group = run.process;
    if (is_started) {
        stop_waiting(run.pipes.in);
        stop_waiting(run.pipes.out);
        stop_waiting(run.pipes.err);
        attend(&run);
    }
    if (group > 0) end_all(group);
    close_end(&run.pipes.in);
    close_end(&run.pipes.out);
    close_end(&run.pipes.err);
    return !run.failed;
}

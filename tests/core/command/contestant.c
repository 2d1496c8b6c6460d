/* A program as a contestant would write it, for the tests of `rubicon stress`: it reads a contest file and prints the
   answers. Its first argument names its fault; without one it is right. It shares nothing with core/. The page cannot
   pass arguments, so its tests overwrite the word FAULT in the compiled program. */
#define _POSIX_C_SOURCE 200809L

#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { SIDE = 10, CELLS = SIDE * SIDE, STATES = 2 * CELLS * CELLS * CELLS };
enum side { RED, BLACK };

static int rows, columns, cells;
static char board[CELLS + 1];
static int steps[CELLS + SIDE][4]; /* the cell a step up, left, right and down from each, or -1 */
static signed char winner[STATES]; /* -1: not known */
static short distance[STATES];
static int moves[STATES];
static int queue[STATES], taken, queued;
static bool visited[STATES];
static struct edge { int from, next; /* an index of edges; 0: the last */ } edges[1 << 20];
static int edge_count, last_edge[STATES]; /* of those that lead there */
#ifndef FAULT
#define FAULT ""
#endif
static const char *fault = FAULT;
static const char *file; /* the second argument, or NULL */
/* The faults of the inner loops, compared by name once. */
static bool goes_down, knows_no_loss, keeps_winners, keeps_counters, keeps_distances, keeps_visited,
    keeps_edges;

static bool is(const char *name) {
    return strcmp(fault, name) == 0;
}

static int number_of(int a, int b, int pawn, int side) {
    return ((a * cells + b) * cells + pawn) * 2 + side;
}

static void choose_faults(void) {
    goes_down = is("down");
    knows_no_loss = is("no_loss");
    keeps_winners = is("keep");
    keeps_counters = is("keep_counters");
    keeps_distances = is("keep_distances");
    keeps_visited = is("keep_visited");
    keeps_edges = is("keep_edges");
}

static int step(int cell, int down, int right) {
    int row = cell / columns + down;
    int column = cell % columns + right;
    if (row < 0 || row >= rows || column < 0 || column >= columns) return -1;
    int to = row * columns + column;
    return board[to] == '#' ? -1 : to;
}

/* Also from the cells of a row below the board, which a position of a larger board may name. */
static void find_steps(void) {
    for (int cell = 0; cell < cells + columns; cell++) {
        steps[cell][0] = step(cell, -1, 0);
        steps[cell][1] = step(cell, 0, -1);
        steps[cell][2] = step(cell, 0, 1);
        steps[cell][3] = step(cell, 1, 0);
    }
}

static int beside(int cell, int direction) {
    return cell < cells + columns ? steps[cell][direction] : -1;
}

static int pawn_directions(void) {
    return goes_down ? 4 : 3;
}

static int count_moves(int a, int b, int pawn, int side) {
    int count = 0;
    for (int direction = 0; direction < 4; direction++) {
        if (side == BLACK) {
            count += direction < pawn_directions() && beside(pawn, direction) >= 0;
            continue;
        }
        int to_a = beside(a, direction);
        int to_b = beside(b, direction);
        count += to_a >= 0 && to_a != b;
        count += to_b >= 0 && to_b != a;
    }
    return count;
}

static void decide(int state, int side, int moves_left) {
    if (winner[state] >= 0 || visited[state]) return;
    visited[state] = keeps_visited;
    winner[state] = (signed char)side;
    if (moves_left > 0 || !keeps_distances) distance[state] = (short)moves_left;
    queue[queued++] = state;
}

static void add_edge(int from, int to) {
    edges[++edge_count] = (struct edge){from, last_edge[to]};
    last_edge[to] = edge_count;
}

/* Lists the moves from a position. */
static void list(int a, int b, int pawn, int side) {
    int state = number_of(a, b, pawn, side);
    for (int direction = 0; direction < 4; direction++) {
        int to_a = beside(a, direction);
        int to_b = beside(b, direction);
        int to_pawn = direction < 3 ? beside(pawn, direction) : -1;
        if (side == RED && to_a >= 0 && to_a != b) add_edge(state, number_of(to_a, b, pawn, BLACK));
        if (side == RED && to_b >= 0 && to_b != a) add_edge(state, number_of(a, to_b, pawn, BLACK));
        if (side == BLACK && to_pawn >= 0) add_edge(state, number_of(a, b, to_pawn, RED));
    }
}

static void prepare(int a, int b, int pawn, int side) {
    int state = number_of(a, b, pawn, side);
    int count = count_moves(a, b, pawn, side);
    if (!keeps_winners) winner[state] = -1;
    moves[state] = keeps_counters ? moves[state] + count : count;
    if (pawn < columns)
        decide(state, BLACK, 0);
    else if (pawn == a || pawn == b)
        decide(state, !side, 0);
    else if (moves[state] == 0 && !knows_no_loss)
        decide(state, !side, 0);
}

static void update_state(int state, int known) {
    int side = state % 2;
    if (winner[state] >= 0 || visited[state]) return;
    if (winner[known] == side)
        decide(state, side, distance[known] + 1);
    else if (--moves[state] == 0)
        decide(state, !side, distance[known] + 1);
}

static void update(int a, int b, int pawn, int side, int known) {
    update_state(number_of(a, b, pawn, side), known);
}

static void go_back(int state) {
    if (keeps_edges) {
        for (int edge = last_edge[state]; edge > 0; edge = edges[edge].next)
            update_state(edges[edge].from, state);
        return;
    }
    int side = state % 2;
    int pawn = state / 2 % cells;
    int b = state / 2 / cells % cells;
    int a = state / 2 / cells / cells;
    for (int direction = 0; direction < 4; direction++) {
        if (side == RED) {
            int from = 3 - direction < pawn_directions() ? beside(pawn, direction) : -1;
            if (from >= 0) update(a, b, from, BLACK, state);
            continue;
        }
        int from_a = beside(a, direction);
        int from_b = beside(b, direction);
        if (from_a >= 0 && from_a != b) update(from_a, b, pawn, RED, state);
        if (from_b >= 0 && from_b != a) update(a, from_b, pawn, RED, state);
    }
}

static void solve(void) {
    taken = 0;
    if (!is("keep_queue")) queued = 0;
    static size_t most; /* states of the largest board so far */
    size_t states = 2 * (size_t)cells * (size_t)cells * (size_t)cells;
    if (states > most) most = states;
    if (keeps_edges || keeps_visited || is("keep_queue")) memset(winner, -1, most);
    if (keeps_edges) memset(moves, 0, most * sizeof *moves);
    for (int a = 0; a < cells; a++)
        for (int b = 0; b < cells; b++)
            for (int pawn = 0; pawn < cells; pawn++)
                for (int side = 0; side < 2; side++)
                    if (a != b && board[a] != '#' && board[b] != '#' && board[pawn] != '#') {
                        prepare(a, b, pawn, side);
                        if (keeps_edges) list(a, b, pawn, side);
                    }
    while (taken < queued) go_back(queue[taken++]);
}

static bool has_obstacle(void) {
    return memchr(board, '#', (size_t)cells);
}

static void print_answer(void) {
    static int general[1 << 16];
    static int generals;
    static int pawn = -1;
    static char line[32];
    if (!is("keep_generals")) generals = 0;
    if (!is("keep_pawn")) pawn = -1;
    for (int cell = 0; cell < cells; cell++) {
        if (board[cell] == 'O') general[generals++] = cell;
        if (board[cell] == 'X' && pawn < 0) pawn = cell;
    }
    int state = number_of(general[0], general[1], pawn, RED);
    int count = is("half") ? (distance[state] + 1) / 2 : distance[state];
    if (winner[state] >= 0)
        snprintf(line, sizeof line, "%s %d", winner[state] == RED ? "Red" : "Black", count);
    else if (!is("keep_answer") || line[0] == '\0')
        strcpy(line, "Tie");
    puts(line);
}

static bool read_board(void) {
    char row[SIDE + 1];
    if (scanf("%d %d", &rows, &columns) != 2) return false;
    cells = rows * columns;
    for (int i = 0; i < rows; i++) {
        if (scanf("%10s", row) != 1) return false;
        memcpy(board + i * columns, row, (size_t)columns);
    }
    board[cells] = '\0';
    find_steps();
    return true;
}

/* Leaves a process behind that has left the process group. */
static void leave_process(void) {
    if (fork() != 0) return;
    setsid();
    if (fork() == 0) sleep(600);
    sleep(600);
    _exit(0);
}

static void fill_with_processes(void) {
    for (int i = 0; i < 100; i++)
        if (fork() == 0) break;
    sleep(600);
}

/* Touches 48 MB. */
static void take_memory(void) {
    size_t bytes = (size_t)48 << 20;
    volatile char *memory = malloc(bytes);
    if (!memory) abort();
    for (size_t i = 0; i < bytes; i += 1024) memory[i] = 1;
    if (is("greedy")) free((char *)memory);
}

/* Endless recursion: the condition is never true. */
static int recurse(int depth) {
    volatile char room[4096];
    room[0] = (char)depth;
    return depth < 0 ? room[0] : recurse(depth + 1) + room[0];
}

/* A deep recursion that a stack of 8 MB allows. */
static int descend(int depth) {
    return depth == 0 ? 0 : board[descend(depth - 1) % 2];
}

/* Faults that show before any board is read. */
static void begin(void) {
    char name[256];
    if (is("empty")) exit(0);
    if (is("endless"))
        for (;;) puts("Tie");
    if (is("deaf")) {
        puts("Tie");
        exit(0);
    }
    if (is("utf16")) {
        fwrite("\377\376T\0i\0e\0\n\0", 1, 10, stdout);
        exit(0);
    }
    if (is("fork")) leave_process();
    if (is("reserve") && !malloc((size_t)4 << 30)) exit(4);
    if (is("hoard")) {
        take_memory();
        sleep(600);
    }
    if (is("recurse")) exit(recurse(0));
    if (is("ungrateful")) {
        leave_process();
        kill(getppid(), SIGKILL);
        sleep(600);
    }
    if (is("bomb")) fill_with_processes();
    if (is("delete")) {
        ssize_t length = readlink("/proc/self/fd/0", name, sizeof name - 1);
        name[length > 0 ? length : 0] = '\0';
        if (length > 0) unlink(name);
    }
    if (is("slow"))
        while (clock() < CLOCKS_PER_SEC / 8) continue;
    if (is("wait_once") && open(file, O_CREAT | O_EXCL, 0600) >= 0) sleep(600);
    if (is("once") && open(file, O_CREAT | O_EXCL, 0600) >= 0) fault = "half";
}

/* Faults that show after a board is read. */
static void err(int number, int boards) {
    volatile int *nowhere = (volatile int *)(intptr_t)-16;
    if (is("crash") && columns >= 3 && has_obstacle()) {
        fputs("row 7 of 3\n", stderr);
        *nowhere = 1;
    }
    if (is("hang") && columns == 4) {
        if (file) close(open(file, O_WRONLY));
        for (;;) nowhere = 0;
    }
    if (is("hang_on_many") && boards > 10)
        for (;;) nowhere = 0;
    if (is("crash_on_many") && boards > 10) abort();
    if (is("early") && number > 0) exit(0);
    if (is("greedy") && number == 0) take_memory();
    if (is("deep") && cells >= 12 && descend(400000) < 0) exit(5);
    if (is("bottomless") && descend(-1) < 0) exit(5);
}

int main(int count, char **arguments) {
    int id;
    int boards = 0;
    if (count > 1) fault = arguments[1];
    if (strncmp(fault, "keep", 4) == 0) memset(winner, -1, sizeof winner);
    if (count > 2) file = arguments[2];
    choose_faults();
    begin();
    if (scanf("%d %d", &id, &boards) != 2) return 1;
    for (int i = 0; i < boards && read_board(); i++) {
        err(i, boards);
        solve();
        print_answer();
    }
    if (is("extra")) puts("Tie");
    return is("status") ? 3 : 0;
}

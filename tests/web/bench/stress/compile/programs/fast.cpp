// A right program of the kind that counts every millisecond.
#pragma GCC optimize("Ofast,unroll-loops")
#include <cctype>
#include <cstdio>
#include <cstring>
#include <sys/resource.h>
#include <unistd.h>

typedef long long ll;
const int N = 100, S = 2 * N * N * N;
const int DOWN[4] = {-1, 0, 0, 1}, RIGHT[4] = {0, -1, 1, 0}; // up, left, right, down
int n, m, q[S], pushed;
char a[N + 1], winner[S], moves[S];
ll dist[S];

inline char next() {
    static char buffer[1 << 16], *at = buffer, *end = buffer;
    if (at == end) end = (at = buffer) + fread(buffer, 1, sizeof buffer, stdin);
    return at == end ? EOF : *at++;
}

inline int read() {
    register int x = 0;
    register char c = next();
    while (!isdigit(c)) c = next();
    for (; isdigit(c); c = next()) x = x * 10 + (c ^ 48);
    return x;
}

inline int id(int side, int g, int h, int pawn) { return ((side * N + g) * N + h) * N + pawn; }

// The neighbour of a cell, or -1.
inline int beside(int i, int d) {
    int row = i / m + DOWN[d], col = i % m + RIGHT[d];
    return row < 0 || row >= n || col < 0 || col >= m || a[row * m + col] == '#' ? -1 : row * m + col;
}

void decide(int s, int who, ll d) {
    winner[s] = who;
    dist[s] = d;
    q[pushed++] = s;
}

void begin(int side, int g, int h, int pawn) {
    int s = id(side, g, h, pawn), count = 0;
    for (register int d = 0; d < 4; d++) {
        if (side == 0) count += (beside(g, d) >= 0 && beside(g, d) != h) + (beside(h, d) >= 0 && beside(h, d) != g);
        if (side == 1) count += d != 3 && beside(pawn, d) >= 0;
    }
    winner[s] = -1;
    moves[s] = count;
    if (pawn < m)
        decide(s, 1, 0);
    else if (pawn == g || pawn == h || count == 0)
        decide(s, !side, 0);
}

void learn(int s, int side, int who, ll d) {
    if (winner[s] >= 0) return;
    if (who == side || --moves[s] == 0) decide(s, who, d);
}

void solve() {
    pushed = 0;
    for (int s = 0; s < 2; s++)
        for (int g = 0; g < n * m; g++)
            for (int h = 0; h < n * m; h++)
                for (int pawn = 0; pawn < n * m; pawn++)
                    if (g != h && a[g] != '#' && a[h] != '#' && a[pawn] != '#') begin(s, g, h, pawn);
    for (int i = 0; i < pushed; i++) {
        int s = q[i], pawn = s % N, h = s / N % N, g = s / N / N % N, who = winner[s];
        for (register int d = 0; d < 4; d++) {
            int p = beside(pawn, d), f = beside(g, d), k = beside(h, d);
            if (s < S / 2) {
                if (d != 0 && p >= 0) learn(id(1, g, h, p), 1, who, dist[s] + 1);
                continue;
            }
            if (f >= 0 && f != h) learn(id(0, f, h, pawn), 0, who, dist[s] + 1);
            if (k >= 0 && k != g) learn(id(0, g, k, pawn), 0, who, dist[s] + 1);
        }
    }
}

int main() {
    struct rlimit stack;
    getrlimit(RLIMIT_STACK, &stack);
    stack.rlim_cur = stack.rlim_max;
    setrlimit(RLIMIT_STACK, &stack);
#ifdef ONLINE_JUDGE
    freopen("duel.in", "r", stdin);
    freopen("duel.out", "w", stdout);
#endif
    read();
    for (int boards = read(); boards--;) {
        n = read(), m = read();
        int at[3] = {-1, -1, -1};
        for (int i = 0; i < n * m; i++) {
            do a[i] = next();
            while (isspace(a[i]));
            if (a[i] == 'O') at[at[0] < 0 ? 0 : 1] = i;
            if (a[i] == 'X') at[2] = i;
        }
        solve();
        int s = id(0, at[0], at[1], at[2]);
        if (winner[s] < 0)
            puts("Tie");
        else
            printf("%s %lld\n", winner[s] ? "Black" : "Red", dist[s]);
    }
}

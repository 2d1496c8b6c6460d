// Wrong answer in tests 17 to 20, in games of more than 255 moves: they are counted in a byte.
#include <cstdio>
#include <cstring>
#include <utility>
#include <vector>
using namespace std;

enum { RED, BLACK, NOBODY };

int n, m;
char a[128];
vector<int> around[100], behind[100];  // free neighbours of a cell; those from which the pawn steps to it
int ahead[100];                        // in how many directions the pawn can go: up, left, right
int beside[100][100];                  // 1 for two neighbours: a general cannot step to the other one

char winner[2000000], steps[2000000];  // steps: moves of this position not yet known to lose
unsigned char dist[2000000];
int q[1000000], pushed;

int id(int side, int g, int h, int pawn) {
    if (g > h) swap(g, h);
    return ((side * 100 + g) * 100 + h) * 100 + pawn;
}

void decide(int s, int who, int d) {
    winner[s] = who;
    dist[s] = d;
    q[pushed++] = s;
}

void look_around() {
    memset(beside, 0, sizeof beside);
    for (int i = 0; i < n * m; i++) {
        around[i].clear();
        behind[i].clear();
        ahead[i] = 0;
    }
    int step[4][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};  // up, left, right, down
    for (int i = 0; i < n * m; i++)
        for (int d = 0; d < 4; d++) {
            int row = i / m + step[d][0], col = i % m + step[d][1], to = row * m + col;
            if (row < 0 || row >= n || col < 0 || col >= m) continue;
            if (a[i] == '#' || a[to] == '#') continue;
            around[i].push_back(to);
            beside[i][to] = 1;
            if (d == 3) continue;
            ahead[i]++;
            behind[to].push_back(i);
        }
}

// Counts the moves of a position, and decides it if the game is over.
void begin(int side, int g, int h, int pawn) {
    int s = id(side, g, h, pawn);
    int moves = ahead[pawn];
    if (side == RED) moves = around[g].size() + around[h].size() - 2 * beside[g][h];
    winner[s] = NOBODY;
    steps[s] = moves;
    if (pawn < m)
        decide(s, BLACK, 0);
    else if (pawn == g || pawn == h)
        decide(s, 1 - side, 0);
    else if (moves == 0)
        decide(s, 1 - side, 0);
}

// A position from which one move leads to another one, which `who` wins in d - 1 moves.
void learn(int s, int side, int who, int d) {
    if (winner[s] != NOBODY) return;
    if (who == side)
        decide(s, who, d);
    else if (--steps[s] == 0)
        decide(s, who, d);
}

void solve() {
    pushed = 0;
    for (int side = RED; side <= BLACK; side++)
        for (int g = 0; g < n * m; g++)
            for (int h = g + 1; h < n * m; h++)
                for (int pawn = 0; pawn < n * m; pawn++)
                    if (a[g] != '#' && a[h] != '#' && a[pawn] != '#') begin(side, g, h, pawn);
    for (int i = 0; i < pushed; i++) {
        int p = q[i], pawn = p % 100, h = p / 100 % 100, g = p / 10000 % 100, side = p / 1000000;
        int who = winner[p], d = dist[p] + 1;
        if (side == RED) {
            for (int from : behind[pawn]) learn(id(BLACK, g, h, from), BLACK, who, d);
            continue;
        }
        for (int from : around[g])
            if (from != h) learn(id(RED, from, h, pawn), RED, who, d);
        for (int from : around[h])
            if (from != g) learn(id(RED, g, from, pawn), RED, who, d);
    }
}

int main() {
    int test, boards;
    scanf("%d %d", &test, &boards);
    while (boards--) {
        scanf("%d %d", &n, &m);
        for (int row = 0; row < n; row++) scanf("%s", a + row * m);
        int g = -1, h = -1, pawn = -1;
        for (int i = 0; i < n * m; i++) {
            if (a[i] == 'O') (g < 0 ? g : h) = i;
            if (a[i] == 'X') pawn = i;
        }
        look_around();
        solve();
        int s = id(RED, g, h, pawn);
        if (winner[s] == NOBODY)
            puts("Tie");
        else
            printf("%s %d\n", winner[s] == RED ? "Red" : "Black", dist[s]);
    }
}

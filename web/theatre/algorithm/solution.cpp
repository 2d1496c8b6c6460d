#include <cstdio>
#include <cstring>
#include <queue>
using namespace std;

enum { RED, BLACK };
struct State { int side, g, h, pawn; };  // the side to move, cells, g < h

struct States {
    State list[8];
    int count = 0;
    void add(State s) {
        if (s.g > s.h) swap(s.g, s.h);
        list[count++] = s;
    }
    State *begin() { return list; }
    State *end() { return list + count; }
};

int n, m;
char a[128];
signed char winner[2000000], cnt[2000000];  // winner -1: not decided
int dist[2000000];

int id(State s) {
    return ((s.side * 100 + s.g) * 100 + s.h) * 100 + s.pawn;
}

int beside(int cell, int d) {  // d: up, left, right, down
    int row = cell / m + (d == 3) - (d == 0);
    int col = cell % m + (d == 2) - (d == 1);
    if (row < 0 || row >= n || col < 0 || col >= m) return -1;
    return a[row * m + col] == '#' ? -1 : row * m + col;
}

States next(State s, bool back) {  // one move later, or earlier
    States found;
    int t = 1 - s.side, mover = back ? t : s.side;
    for (int d = 0; d < 4; d++) {
        if (mover == BLACK) {
            int pawn = d == (back ? 0 : 3) ? -1 : beside(s.pawn, d);
            if (pawn >= 0) found.add({t, s.g, s.h, pawn});
            continue;
        }
        int g = beside(s.g, d), h = beside(s.h, d);
        if (g >= 0 && g != s.h) found.add({t, g, s.h, s.pawn});
        if (h >= 0 && h != s.g) found.add({t, s.g, h, s.pawn});
    }
    return found;
}

int over(State s) {  // who has won, -1 if nobody has yet
    if (s.pawn < m) return BLACK;
    bool ends = s.pawn == s.g || s.pawn == s.h || cnt[id(s)] == 0;
    return ends ? 1 - s.side : -1;
}

queue<State> q;

void decide(State s, int who, int d) {
    winner[id(s)] = who;
    dist[id(s)] = d;
    q.push(s);
}

void solve() {
    memset(winner, -1, sizeof winner);  //@fill
    for (int side = 0; side < 2; side++)  //@fill
        for (int g = 0; g < n * m; g++)  //@fill
            for (int h = g + 1; h < n * m; h++)  //@fill
                for (int pawn = 0; pawn < n * m; pawn++) {  //@fill
                    if (a[g] == '#' || a[h] == '#' || a[pawn] == '#')  //@fill
                        continue;  //@fill
                    State s = {side, g, h, pawn};  //@fill
                    cnt[id(s)] = next(s, false).count;  //@fill
                    if (over(s) >= 0) decide(s, over(s), 0);  //@fill
                }  //@fill
    while (!q.empty()) {  //@take
        State p = q.front();  //@take
        q.pop();  //@take
        int who = winner[id(p)], d = dist[id(p)] + 1;  //@take
        for (State s : next(p, true)) {  //@tell
            if (winner[id(s)] >= 0) continue;  //@tell
            if (who == s.side)  //@win
                decide(s, who, d);  //@win
            else if (--cnt[id(s)] == 0)  //@count
                decide(s, who, d);  //@loss
        }
    }
}

int main() {
    int subtask, boards;
    scanf("%d %d", &subtask, &boards);
    while (boards--) {
        scanf("%d %d", &n, &m);
        for (int row = 0; row < n; row++) scanf("%s", a + row * m);
        State s = {RED, -1, -1, -1};
        for (int cell = 0; cell < n * m; cell++) {
            if (a[cell] == 'O') (s.g < 0 ? s.g : s.h) = cell;
            if (a[cell] == 'X') s.pawn = cell;
        }
        solve();
        if (winner[id(s)] < 0)  //@tie
            puts("Tie");  //@tie undecided
        else  //@tie decided
            printf("%s %d\n", winner[id(s)] == RED ? "Red" : "Black", dist[id(s)]);  //@tie decided
    }
}

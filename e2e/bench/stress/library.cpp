// A right program of the kind that uses the library for everything.
#include <iostream>
#include <queue>
#include <string>
#include <vector>
using namespace std;

struct State {
    bool black;
    int g, h, pawn;
};

struct Known {
    int moves, distance;
    string winner;
};

struct Board {
    vector<string> rows;
    int height, width, cells;
    vector<Known> known;
    queue<State> decided;

    bool is_free(int cell) { return rows[cell / width][cell % width] != '#'; }
    Known &at(State s) { return known[((s.black * cells + s.g) * cells + s.h) * cells + s.pawn]; }

    vector<int> around(int cell, int least, int most) {
        vector<int> found;
        for (auto [down, right] : {pair<int, int>{-1, 0}, {0, -1}, {0, 1}, {1, 0}}) {
            int row = cell / width + down, column = cell % width + right;
            if (row < 0 || row >= height || column < 0 || column >= width || down < least || down > most) continue;
            if (is_free(row * width + column)) found.push_back(row * width + column);
        }
        return found;
    }

    void decide(State s, const string &winner, int distance) {
        at(s).distance = distance;
        at(s).winner = winner;
        decided.push(s);
    }

    void learn(State s, const Known &next) {
        if (!at(s).winner.empty()) return;
        if (next.winner == (s.black ? "Black" : "Red") || --at(s).moves == 0)
            decide(s, next.winner, next.distance + 1);
    }

    void begin(State s) {
        auto [black, g, h, pawn] = s;
        int moves = 0;
        for (int to : around(g, -1, 1)) moves += to != h;
        for (int to : around(h, -1, 1)) moves += to != g;
        if (black) moves = around(pawn, -1, 0).size();
        at(s).moves = moves;
        if (pawn < width)
            decide(s, "Black", 0);
        else if (pawn == g || pawn == h || moves == 0)
            decide(s, black ? "Red" : "Black", 0);
    }

    string solve(State start) {
        for (bool black : {false, true})
            for (int g = 0; g < cells; g++)
                for (int h = 0; h < cells; h++)
                    for (int pawn = 0; pawn < cells; pawn++)
                        if (g != h && is_free(g) && is_free(h) && is_free(pawn)) begin({black, g, h, pawn});
        for (; !decided.empty(); decided.pop()) {
            auto [black, g, h, pawn] = decided.front();
            Known next = at(decided.front());
            for (int from : around(black ? g : pawn, black ? -1 : 0, 1)) {
                if (!black) learn({true, g, h, from}, next);
                if (black && from != h) learn({false, from, h, pawn}, next);
            }
            for (int from : around(h, -1, 1))
                if (black && from != g) learn({false, g, from, pawn}, next);
        }
        Known answer = at(start);
        return answer.winner.empty() ? "Tie" : answer.winner + " " + to_string(answer.distance);
    }
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int test, boards;
    for (cin >> test >> boards; boards--;) {
        Board board;
        cin >> board.height >> board.width;
        board.cells = board.height * board.width;
        board.rows.resize(board.height);
        board.known.resize(2 * board.cells * board.cells * board.cells);
        string all;
        for (string &row : board.rows) {
            cin >> row;
            all += row;
        }
        int g = all.find('O'), h = all.rfind('O'), pawn = all.find('X');
        cout << board.solve({false, g, h, pawn}) << '\n';
    }
}

// Checks the format, the limits, the pieces, and what tests 5 to 9 promise. That a board is a tie, or over within
// 9 moves, as tests 1 to 4 and 10 to 13 promise, takes a solver.
#include <string>
#include <vector>
#include "testlib.h"
using namespace std;

int n, m;
vector<string> a;

int count(char piece, int from, int to) {  // in rows from..to, from 0
    int found = 0;
    for (int row = from; row <= to; row++)
        for (char cell : a[row]) found += cell == piece;
    return found;
}

void check_pieces() {
    ensuref(count('X', 0, n - 1) == 1, "there must be one pawn");
    ensuref(count('O', 0, n - 1) == 2, "there must be two generals");
    ensuref(count('X', 0, 0) == 0, "the pawn must not be on row 1");
}

// Row n - 1 consists of obstacles, and there are no others; only one general is below it.
void check_wall() {
    ensuref(n >= 4, "there must be at least 4 rows");
    ensuref(count('#', n - 2, n - 2) == m, "row n - 1 must be all obstacles");
    ensuref(count('#', 0, n - 1) == m, "there must be no obstacle outside row n - 1");
    ensuref(count('X', n - 1, n - 1) == 0, "the pawn must be above row n - 1");
    ensuref(count('O', n - 1, n - 1) == 1, "one general must be below row n - 1");
}

int main(int argc, char *argv[]) {
    registerValidation(argc, argv);
    int id = inf.readInt(0, 20, "id");
    inf.readSpace();
    int boards = inf.readInt(1, 10, "T");
    inf.readEoln();
    while (boards--) {
        n = inf.readInt(2, 10, "n");
        inf.readSpace();
        m = inf.readInt(1, 10, "m");
        inf.readEoln();
        a.assign(n, "");
        for (string &row : a) {
            row = inf.readToken();
            inf.readEoln();
            ensuref(int(row.size()) == m, "a row must have m cells");
            ensuref(row.find_first_not_of(".#XO") == string::npos, "a cell must be one of . # X O");
        }
        check_pieces();
        if (id == 5 || id == 6) check_wall();
        if (id >= 7 && id <= 9) ensuref(m == 1, "there must be one column");
    }
    inf.readEof();
}

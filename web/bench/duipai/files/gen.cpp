// gen SEED: some boards for the seed, mostly tiny, because a small board that shows a mistake is easy to read.
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
using namespace std;

mt19937 random_bits;

int pick(int from, int to) {
    return from + int(random_bits() % unsigned(to - from + 1));
}

void print_board(int most) {
    int n = pick(2, most), m = pick(n == 2 ? 2 : 1, most), density = pick(0, 45);
    string a(n * m, '.');
    for (char &cell : a)
        if (pick(0, 99) < density) cell = '#';
    int pawn = pick(m, n * m - 1), g = pawn, h = pawn;  // the pawn is not on row 1
    while (g == pawn) g = pick(0, n * m - 1);
    while (h == pawn || h == g) h = pick(0, n * m - 1);
    a[pawn] = 'X';
    a[g] = a[h] = 'O';
    printf("%d %d\n", n, m);
    for (int row = 0; row < n; row++) printf("%s\n", a.substr(row * m, m).c_str());
}

int main(int argc, char **argv) {
    int seed = argc > 1 ? atoi(argv[1]) : 1;
    random_bits.seed(seed);
    int boards = pick(1, 10), most = seed % 10 == 0 ? 10 : seed % 3 == 0 ? 6 : 4;
    printf("0 %d\n", boards);
    while (boards--) print_board(most);
}

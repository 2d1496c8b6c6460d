#include "generate/records.h"

#include <string.h>

/* The rows from the top, concatenated. */
static const char cells[RECORDS][RECORDS_SIDE * RECORDS_SIDE + 1] = {
    /* a win for Red in 359 moves */
    "........#O.#.........#.#.#..#..........X###.###.#."
    "...#...#...#...#.#.#.####O.#...#...##.#....#......",
    /* a win for Black in 104 */
    "#######O.#........#O.#########..........#########."
    "...........#########..........#########.X.........",
    /* one winning first move, in 359 */
    "...#..#.#O.#.........#.#.#..#..........X###.#####."
    "...#.......#.#..####.#...#......###..##.#.....#O..",
    /* 137 forced moves in a row */
    "O......#......##....#.#....#..#........######.##.#"
    "..#.#....#...####.##.#.#..#...O#.....X..##########",
    /* a line of 81 moves before the tie repeats */
    "..#.......#......#.#..#...#..#.....#..#.....#....."
    "......##..####....#..#.O###.#.O#......#..##X......",
    /* Red in 333 */
    "....#...#O.##.........#...#.#..........X#####.##.."
    "...#O#...#.#...#.##...####.....#...####....#......",
    /* Black in 40 */
    "....#...#..##.........#...#.#...........#####.##.."
    "OO.#.#...#.#...#.##...####.....#...####....#X.....",
};

void records_board(int number, struct board *board) {
    board->rows = board->columns = RECORDS_SIDE;
    memcpy(board->cells, cells[number], sizeof cells[number] - 1);
}

/* The start of a mistaken analysis: the games that are over at once. */
#include "mistakes/mistaken_lanes.h"

/* Mistakes with which a game continues from a position to one that is won before any move, or whose first
   sweep looks for such positions. */
enum {
    PLAYS_ON = MISTAKE_ORDER | MISTAKE_ROW_LATE | MISTAKE_RED_TAKES | MISTAKE_TURN_ORDER |
               MISTAKE_TURN_TAKES | MISTAKE_ALL_KNOWN
};

/* Counts the legal moves as the program does. */
static unsigned counted(const struct mistaken *table, unsigned moves) {
    return moves > 0 && mistaken_table_makes(table, MISTAKE_COUNTER) ? moves - 1 : moves;
}

static bool has(const struct mistaken_table_steps *steps, uint32_t cell) {
    for (unsigned i = 0; i < steps->count; i++) {
        if (steps->cell[i] == cell) return true;
    }
    return false;
}

static unsigned red_moves(const struct mistaken *table, uint32_t a, uint32_t b) {
    unsigned moves = table->around[a].count;
    if (a == b) return counted(table, moves);
    moves += table->around[b].count;
    if (!mistaken_table_makes(table, MISTAKE_SHARE | MISTAKE_ILLEGAL))
        moves -= (unsigned)has(&table->around[a], b) + has(&table->around[b], a);
    return counted(table, moves);
}

static bool has_lost_stuck(const struct mistaken *table, enum side side) {
    enum mistake other = side == SIDE_RED ? MISTAKE_BLACK_STUCK : MISTAKE_RED_STUCK;
    return !mistaken_table_makes(table, MISTAKE_NO_LOSS) && !mistaken_table_makes(table, other);
}

/* All bits of a place if Red has no move left, none if it has; one general with more than three moves is
   enough for that. */
static lanes red_stuck(const struct mistaken *table, uint32_t a, uint32_t place) {
    lanes stuck = lanes_of(0);
    for (uint32_t lane = 0; lane < LANES && table->around[a].count <= 3; lane++) {
        const uint32_t b = table->at_place[place + lane];
        if (table->is_place[place + lane] != 0 && red_moves(table, a, b) == 0) stuck[lane] = UINT64_MAX;
    }
    return stuck;
}

/* All bits of a place if one of the generals is a step away from the other and illegal moves count. */
static lanes red_illegal(const struct mistaken *table, uint32_t a, uint32_t place) {
    lanes illegal = lanes_of(0);
    for (uint32_t lane = 0; lane < LANES && mistaken_table_makes(table, MISTAKE_ILLEGAL); lane++) {
        const uint32_t b = table->at_place[place + lane];
        if (has(&table->around[a], b)) illegal[lane] = UINT64_MAX;
    }
    return illegal;
}

/* The cells that the pawn may step to, whatever piece stands there. */
static lanes open_to_pawn(const struct mistaken *table, uint32_t a, uint32_t place, uint32_t plane) {
    if (plane >= table->planes) return lanes_of(0);
    return lanes_of(table->free[plane]) & ~lanes_barred(table, a, place, plane);
}

static lanes black_stuck(const struct mistaken *table, uint32_t a, uint32_t place, uint32_t plane) {
    lanes before = plane > 0 ? open_to_pawn(table, a, place, plane - 1) : lanes_of(0);
    struct successors moves = lanes_pawn_steps(table, plane, before, open_to_pawn(table, a, place, plane),
                                               open_to_pawn(table, a, place, plane + 1));
    return ~(mistaken_table_makes(table, MISTAKE_COUNTER) ? moves.two : moves.one);
}

/* The cells of the pawn that a general can step to. */
static uint64_t reached(const struct mistaken *table, uint32_t general, uint32_t plane) {
    const struct mistaken_table_steps *around = &table->around[general];
    uint64_t cells = 0;
    for (unsigned i = 0; i < around->count; i++) cells |= lanes_bit(table->read[around->cell[i]], plane);
    return cells;
}

static lanes reached_by_some(const struct mistaken *table, uint32_t a, uint32_t place, uint32_t plane) {
    lanes some = lanes_of(reached(table, a, plane));
    for (uint32_t lane = 0; lane < LANES; lane++) {
        if (table->is_place[place + lane] != 0)
            some[lane] |= reached(table, table->at_place[place + lane], plane);
    }
    return some;
}

/* The positions of a row at two places. */
struct beginning {
    lanes won;
    lanes lost;
    lanes counted; /* positions whose counter of moves is not 0 */
};

static struct beginning beginning_of(const struct mistaken *table, unsigned half, uint32_t a, uint32_t place,
                                     uint32_t plane) {
    const lanes red = lanes_of_side(table, half, a, place, plane, SIDE_RED);
    const lanes black = lanes_of_side(table, half, a, place, plane, SIDE_BLACK);
    const lanes taken = lanes_load(table->on_place + plane * table->plane_words + place) |
                        lanes_of(lanes_bit(table->read[a], plane));
    const lanes stuck = (red_stuck(table, a, place) & red) | (black_stuck(table, a, place, plane) & black);
    const bool is_late = mistaken_table_makes(table, MISTAKE_ROW_LATE);
    const bool orders = mistaken_table_makes(table, MISTAKE_ORDER);
    const bool turns = mistaken_table_makes(table, MISTAKE_TURN_TAKES);
    const lanes row_one =
        lanes_of(mistaken_table_makes(table, MISTAKE_ROW_NEVER) ? 0 : table->row_one[plane]);
    const lanes red_row_one = row_one & red & lanes_of(is_late ? 0 : UINT64_MAX);
    struct beginning beginning = {row_one & black, taken, ~(stuck | (red_illegal(table, a, place) & red))};
    if (orders) beginning.won &= ~taken;
    if (turns) beginning.won |= taken & black;
    if (turns || mistaken_table_makes(table, MISTAKE_RED_TAKES))
        beginning.won |= taken & red & (orders ? red : ~red_row_one);
    lanes retaken = lanes_of(0);
    if (mistaken_table_makes(table, MISTAKE_ORDER | MISTAKE_TURN_ORDER))
        retaken = reached_by_some(table, a, place, plane);
    beginning.lost |= red_row_one & ~retaken;
    if (has_lost_stuck(table, SIDE_RED)) beginning.lost |= stuck & red;
    if (has_lost_stuck(table, SIDE_BLACK)) beginning.lost |= stuck & black;
    beginning.lost &= (red | black) & ~beginning.won;
    return beginning;
}

/* Copies into a row the places before its own, which belong to other rows. */
static void begin_before(struct mistaken *table, uint32_t a, uint32_t b) {
    const bool mirrors = !mistaken_table_makes(table, MISTAKE_UNMIRRORED);
    for (uint32_t plane = 0; plane < table->planes; plane++) {
        const size_t from = (size_t)a * table->row_words + plane * table->plane_words + table->place[b];
        const size_t to = (size_t)b * table->row_words + plane * table->plane_words + table->place[a];
        table->lost[table->half][to] = mirrors ? table->lost[table->half][from] : 0;
        table->unwon[table->half][to] = mirrors ? table->unwon[table->half][from] : table->free[plane];
    }
}

void mistaken_table_begin_row(struct mistaken *table, uint32_t a) {
    const uint32_t own = table->place[a];
    const bool shares = mistaken_table_makes(table, MISTAKE_SHARE);
    const lanes decided = lanes_of(mistaken_table_makes(table, MISTAKE_ALL_KNOWN) ? UINT64_MAX : 0);
    for (uint32_t plane = 0; plane < table->planes; plane++) {
        for (uint32_t place = own + !shares; place < table->places; place += LANES) {
            const size_t at = (size_t)a * table->row_words + plane * table->plane_words + place;
            const lanes is_place = lanes_load(table->is_place + place);
            const struct beginning beginning = beginning_of(table, table->half, a, place, plane);
            lanes_store(table->lost[table->half] + at, beginning.lost & is_place);
            lanes_store(table->unwon[table->half] + at, lanes_of(table->free[plane]) &
                                                            ~(beginning.won | (beginning.lost & decided)) &
                                                            is_place);
            lanes_store(table->counted + at, beginning.counted);
        }
    }
    for (uint32_t b = a + 1; b < table->cells && table->place[b] <= own + table->width; b++)
        begin_before(table, a, b);
    table->news[0][a] = table->units;
    if (mistaken_table_makes(table, PLAYS_ON)) table->news[1][a] = table->units;
}

bool mistaken_table_is_over(const struct mistaken *table, const struct position *position) {
    const struct mistaken_table_position at = mistaken_table_position_of(table, position);
    const struct beginning beginning =
        beginning_of(table, at.half, at.a, table->place[at.b], at.pawn / PLANE_CELLS);
    return (beginning.won[0] | beginning.lost[0]) >> at.pawn % PLANE_CELLS & 1;
}

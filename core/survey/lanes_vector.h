/* The kernel of lanes.h in vectors of eight words. The including file defines ALWAYS_INLINE and
   IS_ANY(vector), whether any bit is set. */
typedef uint32_t vector __attribute__((vector_size(32)));

#define AT(sets, pair) (*(vector *)(sets)[pair].lane)

/* The cells from which the pawn's moves (up, left or right) lead into the set. */
#define BESIDE(lanes, set)                                                                                   \
    (((set) << (lanes)->grid.shape.columns) | (((set) << 1) & (lanes)->grid.columns_but_first) |             \
     (((set) >> 1) & (lanes)->grid.columns_but_last))

/* The generals' cells. */
ALWAYS_INLINE uint32_t taken_by(const struct lanes *lanes, int pair) {
    return (uint32_t)1 << lanes->general[pair][0] | (uint32_t)1 << lanes->general[pair][1];
}

#define NEAR_ANY(lanes, sets, pair, result)                                                                  \
    vector result = {0};                                                                                     \
    for (int i = (lanes)->near_begin[pair], end = (lanes)->near_begin[(pair) + 1]; i < end; i++)             \
    result |= AT(sets, (lanes)->near[i])

/* Finished games: the pawn on row 1 or on a general's cell, or no move for the side to move. */
static void begin(struct lanes *lanes) {
    const vector free = AT(&lanes->free, 0);
    const vector lower = free & lanes->grid.rows_but_first;
    const vector stuck = lower & ~BESIDE(lanes, free);
    const vector none = {0};
    for (int pair = 0; pair < lanes->pairs; pair++) {
        const int a = lanes->general[pair][0], b = lanes->general[pair][1];
        const vector placed = free & (vector)((free >> a & free >> b & 1) != 0);
        const vector captured = placed & lower & taken_by(lanes, pair);
        AT(lanes->placed, pair) = placed;
        AT(lanes->red_won, pair) = none;
        AT(lanes->black_lost[0], pair) = captured | (placed & stuck);
    }
}

/* Red wins with a move to a loss of Black's, and Black loses if all moves lead to wins of Red's. */
ALWAYS_INLINE void red_round(struct lanes *lanes, const struct lanes_sets *lost, struct lanes_sets *next,
                             bool counts, vector *noted) {
    const vector free = AT(&lanes->free, 0);
    vector any = {0};
    for (int pair = 0; pair < lanes->pairs; pair++) {
        NEAR_ANY(lanes, lost, pair, reached);
        const vector before = AT(lanes->red_won, pair);
        const vector playable = AT(lanes->placed, pair) & lanes->grid.rows_but_first & ~taken_by(lanes, pair);
        const vector won = reached & playable;
        const vector found = won & ~before;
        if (counts) AT(lanes->found, pair) = found;
        any |= found;
        if (!IS_ANY(found)) {
            AT(next, pair) = AT(lost, pair);
            continue;
        }
        AT(lanes->red_won, pair) = won;
        const vector escapes = free & ~won;
        AT(next, pair) = AT(lost, pair) | (playable & ~BESIDE(lanes, escapes));
    }
    *noted = any;
}

/* Red loses if no move leads to a position that Black does not win, and Black wins with a move to a loss
   of Red's. */
ALWAYS_INLINE void black_round(struct lanes *lanes, const struct lanes_sets *alive, struct lanes_sets *next,
                               bool counts, vector *noted) {
    vector any = {0};
    for (int pair = 0; pair < lanes->pairs; pair++) {
        NEAR_ANY(lanes, alive, pair, escapes);
        const vector before = AT(lanes->red_lost, pair);
        const vector lost = before | (AT(lanes->placed, pair) & ~escapes);
        const vector found = lost & ~before;
        if (counts) AT(lanes->found, pair) = found;
        any |= found;
        if (!IS_ANY(found)) {
            AT(next, pair) = AT(alive, pair);
            continue;
        }
        AT(lanes->red_lost, pair) = lost;
        AT(next, pair) = AT(alive, pair) & ~(BESIDE(lanes, lost) & ~taken_by(lanes, pair));
    }
    *noted = any;
}

/* Red's losses that are finished games, and Black's wins in one move. */
static void begin_black(struct lanes *lanes) {
    for (int pair = 0; pair < lanes->pairs; pair++) {
        const vector placed = AT(lanes->placed, pair);
        NEAR_ANY(lanes, lanes->placed, pair, escapes);
        const vector lost = placed & (~escapes | ~lanes->grid.rows_but_first | taken_by(lanes, pair));
        AT(lanes->red_lost, pair) = lost;
        AT(lanes->black_alive[1], pair) =
            placed & lanes->grid.rows_but_first & ~(BESIDE(lanes, lost) & ~taken_by(lanes, pair));
    }
}

/* Fills in the distances of a round's finds in the lane `distance_lane`. */
static void fill_distances(struct lanes *lanes, uint32_t distance) {
    for (int pair = 0; pair < lanes->pairs; pair++) {
        for (uint32_t left = lanes->found[pair].lane[lanes->distance_lane]; left; left &= left - 1)
            lanes->distance[pair * 32 + __builtin_ctz(left)] = (uint16_t)distance;
    }
}

/* Records the distance of a round in the lanes in which it has found something. */
static void note(struct lanes *lanes, enum side winner, const vector *any, uint32_t distance, bool counts) {
    if (lanes->distance_lane >= 0) fill_distances(lanes, distance);
    for (int lane = 0; lane < LANES; lane++) {
        struct peak *longest = &lanes->longest[winner][lane];
        if ((*any)[lane] == 0) continue;
        *longest = (struct peak){.score = distance};
        for (int pair = 0; counts && pair < lanes->pairs; pair++)
            peak_take_all(longest, distance, pair, lanes->found[pair].lane[lane]);
    }
}

static void solve_red(struct lanes *lanes) {
    for (uint32_t distance = 1;; distance += 2) {
        const int now = (int)(distance / 2 % 2);
        const bool counts = lanes->distance_lane >= 0 || distance >= lanes->floor[SIDE_RED];
        vector any;
        if (counts)
            red_round(lanes, lanes->black_lost[now], lanes->black_lost[1 - now], true, &any);
        else
            red_round(lanes, lanes->black_lost[now], lanes->black_lost[1 - now], false, &any);
        if (!IS_ANY(any)) return;
        note(lanes, SIDE_RED, &any, distance, counts);
    }
}

static void solve_black(struct lanes *lanes) {
    begin_black(lanes);
    for (uint32_t distance = 2;; distance += 2) {
        const int now = (int)(distance / 2 % 2);
        const bool counts = lanes->distance_lane >= 0 || distance >= lanes->floor[SIDE_BLACK];
        vector any;
        if (counts)
            black_round(lanes, lanes->black_alive[now], lanes->black_alive[1 - now], true, &any);
        else
            black_round(lanes, lanes->black_alive[now], lanes->black_alive[1 - now], false, &any);
        if (!IS_ANY(any)) return;
        note(lanes, SIDE_BLACK, &any, distance, counts);
    }
}

/* The last round finds nothing, so both of its sets are equal afterwards. */
static void solve(struct lanes *lanes) {
    memset(lanes->longest, 0, sizeof lanes->longest);
    memset(&lanes->placed[lanes->pairs], 0, sizeof *lanes->placed);
    begin(lanes);
    solve_red(lanes);
    solve_black(lanes);
}

import type { Mistake } from '../../../../wasm/bench/mistakes.ts';

/** Lines of the theatre's program, web/theatre/algorithm/solution.cpp, and what a program that makes the mistake has instead. */
export interface Change {
  readonly right: string;
  readonly wrong: string;
}

/** A program with changes made in it; null if it has not all of their right lines. */
export function changed(program: string, changes: readonly Change[]): string | null {
  return changes.reduce<string | null>(
    (text, { right, wrong }) => (text?.includes(right) ? text.replace(right, () => wrong) : null),
    program,
  );
}

const change = (right: string, wrong: string): Change => ({ right, wrong });

const ENDS = '    bool ends = s.pawn == s.g || s.pawn == s.h || cnt[id(s)] == 0;';
const ROW_ONE = '    if (s.pawn < m) return BLACK;';
const RETURNS = '    return ends ? 1 - s.side : -1;';
const BOUNDS = '    if (row < 0 || row >= n || col < 0 || col >= m) return -1;';
const KNOWN = '            if (winner[id(s)] >= 0) continue;';
const COUNTS = '                    cnt[id(s)] = next(s, false).count;';
const DISTANCES = 'int dist[2000000];';
const ANSWER = `            printf("%s %d\\n", winner[id(s)] == RED ? "Red" : "Black", dist[id(s)]);`;
const TIE = '            puts("Tie");';
const WIN = `            if (who == s.side)
                decide(s, who, d);`;
const LOSS = `            else if (--cnt[id(s)] == 0)
                decide(s, who, d);`;

/** A loss takes the largest byte of its successors; a win the smallest. */
const comparing = (byte: string): Change[] => [
  change(DISTANCES, `${byte} dist[2000000];`),
  change(
    `${WIN}\n${LOSS}`,
    `            bool won = who == s.side;
            if (!won && --cnt[id(s)] > 0) continue;
            ${byte} best = d;
            for (State t : next(s, false)) {
                ${byte} other = dist[id(t)] + 1;
                if (winner[id(t)] == who && (won ? other < best : other > best)) best = other;
            }
            decide(s, who, best);`,
  ),
];

/** Each makes the program wrong by itself. */
export const CODE: Readonly<Record<Mistake, readonly Change[]>> = {
  no_capture: [
    change(
      '            if (pawn >= 0) found.add({t, s.g, s.h, pawn});',
      `            if (pawn >= 0 && pawn != s.g && pawn != s.h)
                found.add({t, s.g, s.h, pawn});`,
    ),
  ],
  order: [
    change(
      ROW_ONE,
      `    if (s.pawn == s.g || s.pawn == s.h) return 1 - s.side;
    if (s.side == RED)
        for (State t : next(s, false))
            if (t.pawn == t.g || t.pawn == t.h) return -1;
    if (s.pawn < m) return BLACK;`,
    ),
  ],
  no_loss: [change(ENDS, '    bool ends = s.pawn == s.g || s.pawn == s.h;')],
  share: [
    change(
      `        if (g >= 0 && g != s.h) found.add({t, g, s.h, s.pawn});
        if (h >= 0 && h != s.g) found.add({t, s.g, h, s.pawn});`,
      `        if (g >= 0) found.add({t, g, s.h, s.pawn});
        if (h >= 0 && s.g != s.h) found.add({t, s.g, h, s.pawn});`,
    ),
    change('            for (int h = g + 1; h < n * m; h++)', '            for (int h = g; h < n * m; h++)'),
  ],
  hurry: [
    change(
      LOSS,
      `            else if (--cnt[id(s)] == 0) {
                for (State t : next(s, false)) d = min(d, dist[id(t)] + 1);
                decide(s, who, d);
            }`,
    ),
  ],
  last: [
    change(
      KNOWN,
      `            if (winner[id(s)] == s.side && who == s.side) dist[id(s)] = d;
            if (winner[id(s)] >= 0) continue;`,
    ),
  ],
  down: [
    change(
      '            int pawn = d == (back ? 0 : 3) ? -1 : beside(s.pawn, d);',
      '            int pawn = beside(s.pawn, d);',
    ),
  ],
  byte: [change(DISTANCES, 'unsigned char dist[2000000];')],
  row_late: [change(ROW_ONE, '    if (s.pawn < m && s.side == BLACK) return BLACK;')],
  row_never: [change(`${ROW_ONE}\n${ENDS}`, ENDS)],
  red_takes: [change(RETURNS, `    if (s.pawn == s.g || s.pawn == s.h) return RED;\n${RETURNS}`)],
  red_stuck: [
    change(
      ENDS,
      `    bool stuck = cnt[id(s)] == 0 && s.side == RED;
    bool ends = s.pawn == s.g || s.pawn == s.h || stuck;`,
    ),
  ],
  black_stuck: [
    change(
      ENDS,
      `    bool stuck = cnt[id(s)] == 0 && s.side == BLACK;
    bool ends = s.pawn == s.g || s.pawn == s.h || stuck;`,
    ),
  ],
  transposed: [
    change(
      '        for (int row = 0; row < n; row++) scanf("%s", a + row * m);',
      `        for (int i = 0; i < n * m; i++) scanf(" %c", &a[i % m * n + i / m]);
        swap(n, m);`,
    ),
  ],
  sizes: [change('        scanf("%d %d", &n, &m);', '        scanf("%d %d", &m, &n);')],
  last_row: [change(BOUNDS, '    if (row < 0 || row >= n - 1 || col < 0 || col >= m) return -1;')],
  last_column: [change(BOUNDS, '    if (row < 0 || row >= n || col < 0 || col >= m - 1) return -1;')],
  unmirrored: [
    change(
      `        if (s.g > s.h) swap(s.g, s.h);
        list[count++] = s;`,
      '        list[count++] = s;',
    ),
    change(KNOWN, '            if (s.g > s.h || winner[id(s)] >= 0) continue;'),
  ],
  counter: [change(COUNTS, '                    cnt[id(s)] = max(next(s, false).count - 1, 0);')],
  byte_inside: comparing('unsigned char'),
  signed: [change(DISTANCES, 'signed char dist[2000000];')],
  half: [change(ANSWER, ANSWER.replace('dist[id(s)]', '(dist[id(s)] + 1) / 2'))],
  tie_red: [change(TIE, '            puts("Red -1");')],
  tie_number: [change(TIE, '            puts("-1");')],
  illegal: [
    change(
      COUNTS,
      `${COUNTS}
                    for (int d = 0; d < 4 && side == RED; d++)
                        cnt[id(s)] += (beside(g, d) == h) + (beside(h, d) == g);`,
    ),
  ],
  turn_order: [
    change(
      ROW_ONE,
      `    if (s.side == RED)
        for (State t : next(s, false))
            if (t.pawn == t.g || t.pawn == t.h) return -1;
${ROW_ONE}`,
    ),
  ],
  turn_takes: [change(RETURNS, `    if (s.pawn == s.g || s.pawn == s.h) return s.side;\n${RETURNS}`)],
  first: [
    change(
      LOSS,
      `            else {
                if (cnt[id(s)] == next(s, false).count) dist[id(s)] = d;
                if (--cnt[id(s)] == 0) decide(s, who, dist[id(s)]);
            }`,
    ),
  ],
  all_known: [
    change(
      `${WIN}\n${LOSS}`,
      `            if (--cnt[id(s)] > 0) continue;
            int win = 1e9, loss = 0;
            for (State t : next(s, false))
                if (winner[id(t)] == s.side)
                    win = min(win, dist[id(t)] + 1);
                else
                    loss = max(loss, dist[id(t)] + 1);
            if (win < 1e9)
                decide(s, s.side, win);
            else
                decide(s, 1 - s.side, loss);`,
    ),
  ],
  signed_inside: comparing('signed char'),
  memo: [
    change(
      '        solve();',
      `        memset(winner, -1, sizeof winner);
        static bool seen[2000000];
        auto search = [&](auto &search, State s) -> void {
            seen[id(s)] = true;
            States after = next(s, false);
            cnt[id(s)] = after.count;
            if (over(s) >= 0) return decide(s, over(s), 0);
            int win = 1e9, loss = 0;
            bool tie = false;
            for (State t : after) {
                if (!seen[id(t)]) search(search, t);
                if (winner[id(t)] < 0)
                    tie = true;  // also where t is still being searched
                else if (winner[id(t)] == s.side)
                    win = min(win, dist[id(t)] + 1);
                else
                    loss = max(loss, dist[id(t)] + 1);
            }
            if (win < 1e9)
                decide(s, s.side, win);
            else if (!tie)
                decide(s, 1 - s.side, loss);
        };
        search(search, s);`,
    ),
  ],
};

/** A queue in an array: of a million states, and of all that a 10×10 board can have. */
export const QUEUE: Change = { right: 'int q[2000005];', wrong: 'int q[1000005];' };

/** Lines without the margin that all of them have. */
export function flushLeft(code: string): string {
  const lines = code.split('\n');
  const margin = Math.min(...lines.map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(margin)).join('\n');
}

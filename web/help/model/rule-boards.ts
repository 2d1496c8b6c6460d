import type { Board } from '../../../wasm/game.ts';

/** The rules with an example board, in order. */
export const RULES = ['general', 'pawn', 'redTakes', 'blackTakes', 'rowOne', 'noMove', 'tie'] as const;

export type Rule = (typeof RULES)[number];

/** An example for each rule, Red to move: its best line shows the rule. */
export const RULE_BOARDS: Readonly<Record<Rule, Board>> = {
  general: drawn('OO.', '.#.', '..X'),
  pawn: drawn('.##.', '.X..', '.#..', 'O.O.'),
  redTakes: drawn('#..', '.XO', '..O'),
  blackTakes: drawn('#O#', 'O..', '.X.'),
  rowOne: drawn('..O', 'X#.', '.O.'),
  noMove: drawn('#O.', '.#.', 'X.O'),
  tie: drawn('...O', '.#..', '..X.', '.#.O'),
};

function drawn(...rows: readonly string[]): Board {
  return { rows: rows.length, columns: rows[0]?.length ?? 0, cells: rows.join('') };
}

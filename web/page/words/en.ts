import type { Ending, Side } from '../../../wasm/rubicon.ts';
import type { CellMark } from '../../model/board.ts';
import type { Lack } from '../../model/readiness.ts';

const SIDE: Readonly<Record<Side, string>> = { red: 'Red', black: 'Black' };
const MARK: Readonly<Record<CellMark, string>> = {
  '.': 'free',
  '#': 'obstacle',
  X: 'black pawn',
  O: 'red general',
};
const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const moves = (count: number) => counted(count, 'move');
const inWords = (count: number) => WORDS[count] ?? String(count);

function ending(how: Ending, toMove: Side): string {
  if (how === 'row-one') return 'the pawn is on row 1';
  if (how === 'no-move') return `${SIDE[toMove]} has no move`;
  return toMove === 'red' ? 'the pawn has captured a general' : 'a general has captured the pawn';
}

/** The page in English. Every other language has the same keys. */
export const en = {
  language: 'en',
  name: 'Rubicon',
  tagline: 'Two red generals hunt a black pawn. Draw a board; see who wins.',
  /** Between two sentences. */
  gap: ' ',
  /** Between a name and what is said of it. */
  colon: ': ',

  sides: SIDE,
  mark: (mark: CellMark) => MARK[mark],
  cell: (row: number, column: number, mark: CellMark) => `row ${row}, column ${column}: ${MARK[mark]}`,
  boardLabel: (rows: number, columns: number) =>
    `Board, ${counted(rows, 'row')}, ${counted(columns, 'column')}`,

  places: { label: 'Parts of the page', analysis: 'Analysis', theatre: 'Theatre', bench: 'Judge bench' },
  menu: 'Menu',

  result: {
    label: 'Result',
    wins: (winner: Side, distance: number) => `${SIDE[winner]} wins in ${moves(distance)}`,
    byWinner: (winner: Side, count: number, _distance: number) => `(${count} by ${SIDE[winner]})`,
    after: (ply: number) => `(after move ${ply})`,
    hasWon: (winner: Side) => `${SIDE[winner]} has won:`,
    ending: (how: Ending, toMove: Side) => `${ending(how, toMove)}.`,
    tie: 'Tie',
    repeated: 'The same position has occurred three times.',
    tieReason: 'Neither side can force a win: with best play the game goes on for ever.',
    notReady: 'Not ready to be solved:',
    lack: ({ code, found }: Lack) =>
      ({
        no_pawn: 'needs a black pawn, has none',
        many_pawns: `needs one black pawn, has ${inWords(found)}`,
        few_generals: `needs two red generals, has ${inWords(found)}`,
        many_generals: `needs two red generals, has ${inWords(found)}`,
      })[code],
    loading: 'Loading the solver…',
    solving: 'Solving…',
    progress: (percent: number, distance: number) => `Solving: ${percent}%, ${moves(distance)} deep`,
    progressLabel: 'Progress of the solver',
    stale: 'Result of the previous board:',
    cancel: 'Cancel',
    cancelled: 'Solving was cancelled. The board is kept.',
    solve: 'Solve',
  },

  part: {
    failed: 'This part could not be loaded. Check the connection and try again; the board is kept.',
    originless: 'From disk or in a sandboxed frame, use rubicon.html.',
    renewed: 'There is a new version of this page. Reload the page to use it; the board is kept.',
    again: 'Try again',
    reload: 'Reload the page',
  },

  notices: 'Notices',
  /** Failures that may also keep failure-words.ts from loading; `crashed` is for all without a sentence. */
  failure: {
    load_failed: 'The solver could not be loaded. Try again, or reload the page; board and texts are kept.',
    crashed: 'The solver stopped unexpectedly. Try again; board and texts are kept.',
  },
};

export type Texts = typeof en;

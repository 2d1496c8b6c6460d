import type { Ending, Side, Value } from '../../../wasm/rubicon.ts';
import type { Mark } from '../../model/board.ts';
import type { Direction, MoveWords } from '../../model/line.ts';
import type { Lack } from '../../model/readiness.ts';
import type { BadLink, Failure } from '../../model/state.ts';
import { memory } from './memory.ts';

const SIDE: Readonly<Record<Side, string>> = { red: 'Red', black: 'Black' };
const MARK: Readonly<Record<Mark, string>> = {
  '.': 'free',
  '#': 'obstacle',
  X: 'black pawn',
  O: 'red general',
};
const DIRECTION: Readonly<Record<Direction, string>> = { u: 'up', d: 'down', l: 'left', r: 'right' };
const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const moves = (count: number) => counted(count, 'move');
const inWords = (count: number) => WORDS[count] ?? String(count);

function ending(how: Ending, toMove: Side): string {
  if (how === 'row-one') return 'the pawn is on row 1';
  if (how === 'no-move') return `${SIDE[toMove]} has no move`;
  return toMove === 'red' ? 'the pawn has captured a general' : 'a general has captured the pawn';
}

/** Why the solver failed; null for a fault in a text or a form: text-failure-words.ts has those. */
function failure({ code, expected, found }: Failure): string | null {
  // Of a fault of the page's own there is nothing else to say.
  const crashed = () => 'The solver stopped unexpectedly. Try again; the board is kept.';
  const sentences: Readonly<Partial<Record<Failure['code'], () => string>>> = {
    out_of_memory: () =>
      `The browser did not provide the memory needed (${memory(expected)}). Close other pages and try again, or make the board smaller.`,
    too_large: () =>
      `This board is too large to be solved here: it needs ${memory(found)} of memory, and at most ${memory(expected)} can be used. Fewer rows, fewer columns or more obstacles help.`,
    bad_position: crashed,
    illegal_move: crashed,
    not_solved: crashed,
    too_many_layers: crashed,
    density_out_of_range: crashed,
    closed: crashed,
    load_failed: () =>
      'The solver could not be loaded. Try again, or reload the page; the board is kept and can still be drawn.',
    unsupported: () =>
      'This browser has no WebAssembly or no web workers, which the solver needs. The board can still be drawn.',
    no_simd: () =>
      'This browser or processor lacks WebAssembly SIMD, which the solver needs. The board can still be drawn.',
    crashed,
  };
  return sentences[code]?.() ?? null;
}

/** The page in English. Every other language has the same keys. */
export const en = {
  language: 'en',
  title: 'Rubicon: the river-crossing pawn game, solved',
  name: 'Rubicon',
  tagline: 'Two red generals hunt a black pawn. Draw a board; see who wins.',
  /** Between two sentences. */
  gap: ' ',

  sides: SIDE,
  mark: (mark: Mark) => MARK[mark],
  cell: (row: number, column: number, mark: Mark) => `row ${row}, column ${column}: ${MARK[mark]}`,
  boardLabel: (rows: number, columns: number) =>
    `Board, ${counted(rows, 'row')}, ${counted(columns, 'column')}`,

  places: { label: 'Parts of the page', analysis: 'Analysis', theatre: 'Theatre', bench: 'Judge bench' },
  menu: 'Menu',
  help: 'Help',
  exchange: 'Import or export',
  close: 'Close',
  drop: 'Drop the file to load its boards',

  tools: {
    label: 'Tool',
    obstacle: 'Obstacle',
    pawn: 'Pawn',
    general: 'General',
    erase: 'Erase',
    move: 'Move',
  },
  edit: { label: 'Edit', undo: 'Undo', redo: 'Redo', clear: 'Clear', flip: 'Flip the view' },
  side: { label: 'To move', red: 'Red to move', black: 'Black to move' },

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

  study: { label: 'Study', moves: 'Moves', why: 'Why', maps: 'Maps', play: 'Play' },
  part: {
    failed: 'This part of the page could not be loaded. Check the connection and try again.',
    failedAgain:
      'This part could not be loaded again. Check the connection and reload the page; the board is kept.',
    renewed: 'There is a new version of this page. Reload the page to use it; the board is kept.',
    again: 'Try again',
    reload: 'Reload the page',
  },

  line: {
    label: 'Best line',
    over: 'The game is over on this board: there is no move to show.',
    first: 'First',
    previous: 'Previous',
    next: 'Next',
    last: 'Last',
    play: 'Play',
    pause: 'Pause',
    at: (ply: number, count: number) => `Move ${ply} of ${count}`,
    moves: 'Moves',
    start: 'Start',
    short: (value: Value) => (value.winner === 'tie' ? 'Tie' : `${SIDE[value.winner]} ${value.distance}`),
    move: ({ side, from, to, direction, captures }: MoveWords) =>
      `${side === 'red' ? 'Red general' : 'Black pawn'} (${from.row},${from.column}) ${DIRECTION[direction]} → (${to.row},${to.column})${captures ? (side === 'red' ? ', takes the pawn' : ', takes a general') : ''}`,
    loop: (from: number, to: number) =>
      `After move ${to} an earlier position is back: moves ${from} to ${to} repeat for ever.`,
    end: (winner: Side, how: Ending, toMove: Side) => `${SIDE[winner]} has won: ${ending(how, toMove)}.`,
  },

  notices: 'Notices',
  notice: {
    badLink: ({ shown }: BadLink) =>
      ({
        sample: 'This link is damaged, so here is sample 5 instead.',
        last: 'This link is damaged, so here is your last board instead.',
        same: 'This link is damaged. The board stays as it was.',
      })[shown],
    details: 'Details',
    movesDropped: (kept: number, dropped: number) =>
      `${counted(dropped, 'move')} of the link ${dropped === 1 ? 'was' : 'were'} dropped, because the rules do not allow ${dropped === 1 ? 'it' : 'the first of them'} on this board. ${kept === 0 ? 'No move is' : `The first ${moves(kept)} ${kept === 1 ? 'is' : 'are'}`} kept.`,
    variationsDropped: (dropped: number) =>
      `${counted(dropped, 'move')} of the link’s variations ${dropped === 1 ? 'was' : 'were'} dropped, because the rules do not allow ${dropped === 1 ? 'it' : 'them'} on this board. The rest is kept.`,
    linkTooLong: (most: number, dropped: number) =>
      `The link is too long: ${counted(dropped, 'move')} ${dropped === 1 ? 'was' : 'were'} dropped. A link holds a game of ${moves(most)}, and as many moves in variations; the board and the rest are kept.`,
    fileUnreadable: (name: string) => `The file “${name}” could not be read. Try another one.`,
  },
  failure,
};

export type Texts = typeof en;

import { marked, type Place, type Rows } from '../support/boards.ts';
import { commandAnswer } from '../support/command.ts';
import type { Hands } from './hands.ts';
import { lookAround, type Seen } from './in-page.ts';

const MARKS: Readonly<Record<string, string>> = { w: '#', r: 'O', b: 'X' };

const NONE = 'none: pieces are missing';

/** Timeout (ms) for a verdict: the machine may be busy, and the page may be searching for boards meanwhile. */
const PATIENCE = 60_000;
const PATIENCE_LARGE = 240_000;

/** Cells above which boards are not compared: they take the solver seconds, and from some size on too much memory for a page. */
const LARGE = 400;

/** A link as written by the page. A broken one may stay in the address while another board is shown. */
const LINK =
  /^#b=(?<board>[wrb1-9/][wrb\d/]*)(&t=(?<side>[rb]))?(&m=(?<moves>(\d+\.\d+[udlr])+))?(&p=(?<ply>\d+))?(?![^&])/;

type Side = 'Red' | 'Black';

interface Drawn {
  readonly rows: Rows;
  readonly toMove: Side;
}

const other = (side: Side): Side => (side === 'Red' ? 'Black' : 'Red');

const STEPS: Readonly<Record<string, Place>> = { u: [-1, 0], d: [1, 0], l: [0, -1], r: [0, 1] };

/** The position after the first moves of a link, as `6.6l5.4u`: row, column and direction of each. */
function after({ rows, toMove }: Drawn, moves: string, count: number): Drawn {
  const made = [...moves.matchAll(/(\d+)\.(\d+)([udlr])/g)].slice(0, count);
  const reached = made.reduce((board, [, row, column, direction = '']) => {
    const [down, right] = STEPS[direction] ?? [0, 0];
    const from: Place = [Number(row), Number(column)];
    const mark = board[from[0] - 1]?.[from[1] - 1] ?? '.';
    return marked(marked(board, '.', from), mark, [from[0] + down, from[1] + right]);
  }, rows);
  return { rows: reached, toMove: made.length % 2 === 0 ? toMove : other(toMove) };
}

const movesIn = (hash: string) => (LINK.exec(hash)?.groups?.moves ?? '').split('.').length - 1;

/** The sentence of a game that ends in a repetition. */
const REPEATED = /three times|第三次出现/;

/**
 * The number of moves after which the verdict holds: in a game it is that of the position reached, and when the game is over,
 * that of its last position, whichever is on the board.
 */
function plyIn(verdict: string, hash: string): number {
  if (/has won|已胜/.test(verdict) || REPEATED.test(verdict)) return movesIn(hash);
  return Number(/\(after move (\d+)\)|（第 (\d+) 步后）/.exec(verdict)?.slice(1).join('') ?? 0);
}

/** Whether the last position of the moves in an address occurs there for the third time. */
function isRepeated(hash: string): boolean {
  const positions = Array.from({ length: movesIn(hash) + 1 }, (_, count) =>
    JSON.stringify(drawnIn(hash, count)),
  );
  return positions.filter((each) => each === positions.at(-1)).length >= 3;
}

/** The position in an address after some of its moves; null if it is broken. */
function drawnIn(hash: string, count = 0): Drawn | null {
  const { board = '', side, moves = '', ply = '0' } = LINK.exec(hash)?.groups ?? {};
  const rows = board
    .split('/')
    .map((row) =>
      row.replace(/\d+/g, (run) => '.'.repeat(Number(run))).replace(/[wrb]/g, (mark) => MARKS[mark] ?? ''),
    );
  const width = rows[0]?.length ?? 0;
  const isBoard =
    rows.length <= 32 && width >= 1 && width <= 32 && rows.every(({ length }) => length === width);
  const isBroken = !isBoard || /[&#][tmp]=/.test(hash.replace(LINK, '')) || Number(ply) > movesIn(hash);
  return isBroken ? null : after({ rows, toMove: side === 'b' ? 'Black' : 'Red' }, moves, count);
}

/** The command's answer. */
function answerTo({ rows, toMove }: Drawn, count: number): string {
  const pieces = rows.join('').replace(/[^XO]/g, '');
  if (/^(XOO|OXO|OOX)$/.test(pieces)) return commandAnswer(rows, toMove);
  // A piece was captured.
  return count > 0 ? `${other(toMove)} 0` : NONE;
}

/** The answer in the page's words, in either language; null if there is none. */
function answerIn(words: string): string | null {
  const side = (name: string | undefined) => (name === 'Red' || name === '红方' ? 'Red' : 'Black');
  const wins = /^(Red|Black) wins in (\d+) moves?\b|^(红方|黑方) (\d+) 步胜/.exec(words);
  if (wins !== null) return `${side(wins[1] ?? wins[3])} ${wins[2] ?? wins[4]}`;
  const won = /^(Red|Black|红方|黑方)(?: has won|已胜)/.exec(words);
  if (won !== null) return `${side(won[1])} 0`;
  if (/^(Tie|平局)/.test(words)) return 'Tie';
  return /^(Not ready to be solved|还不能求解)/.test(words) ? NONE : null;
}

/** The page's button after a cancelled solve. */
const solveAgain = (hands: Hands) =>
  hands.inPage(() => {
    const card = document.querySelector('.verdict');
    if (card?.querySelector('progress') === null) card.querySelector('button')?.click();
  });

const isTooLarge = ({ verdict }: Seen) => /too large to be solved|太大/.test(verdict ?? '');

/** What an address names that covers the verdict. */
const COVERING = /&(view|puzzle|help|exchange|worksheet)\b[^&]*/g;

/** Makes the page show the verdict on the board in its address. */
const showVerdict = (hands: Hands, { hash }: Seen) =>
  hands.inPage(
    (link) => {
      location.hash = link;
    },
    hash.replace(COVERING, ''),
  );

/**
 * Waits until the page's verdict equals the command's for the board in the address, which the page writes a little later than it
 * draws. Returns the mismatch if that does not happen, else null.
 */
export async function compareVerdict(hands: Hands): Promise<string | null> {
  const { hash } = await hands.inPage(lookAround);
  if (hash !== '' && drawnIn(hash) === null) await hands.load('');
  let known = { of: '', answer: 'unknown: the address has no board', cells: 0 };
  let asked: string | null = null;
  const begun = performance.now();
  while (true) {
    const seen = await hands.inPage(lookAround);
    // Back leaves the page a little later than it is pressed.
    if (!seen.isOurs) await hands.load('');
    // Again after the page has written an address late: the first one had no effect then.
    if (seen.verdict === null && seen.hash !== asked) {
      asked = seen.hash;
      await showVerdict(hands, seen);
    }
    const count = plyIn(seen.verdict ?? '', seen.hash);
    const drawn = drawnIn(seen.hash, count);
    const of = `${seen.hash} ${count}`;
    if (drawn !== null && known.of !== of)
      known = { of, answer: answerTo(drawn, count), cells: drawn.rows.join('').length };
    if (REPEATED.test(seen.verdict ?? '') && isRepeated(seen.hash)) known = { ...known, answer: 'Tie' };
    const shown = seen.isOld && known.answer !== NONE ? null : answerIn(seen.verdict ?? '');
    if (shown === known.answer) return null;
    if (known.cells > LARGE && isTooLarge(seen)) return null;
    if (performance.now() - begun > (known.cells > LARGE ? PATIENCE_LARGE : PATIENCE))
      return `the verdict is “${seen.verdict}”${seen.isOld ? ' of an earlier board' : ''}, the command's ${known.answer}`;
    await solveAgain(hands);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

import type { Rows } from '../support/boards.ts';
import { commandAnswer } from '../support/command.ts';
import type { Hands } from './hands.ts';
import { lookAround, type Seen } from './in-page.ts';

const MARKS: Readonly<Record<string, string>> = { w: '#', r: 'O', b: 'X' };

const NONE = 'none: pieces are missing';

/** How long a verdict may take (ms): the machine may be busy, and the page searches for boards meanwhile. */
const PATIENCE = 60_000;
const PATIENCE_LARGE = 240_000;

/** Boards of more cells take the solver seconds, and from some size on too much memory for a page. */
const LARGE = 400;

/** The board of an address and the side to move; null where it names none. */
function drawnIn(hash: string): { readonly rows: Rows; readonly toMove: 'Red' | 'Black' } | null {
  const values = new URLSearchParams(hash.slice(1));
  const board = values.get('b');
  if (board === null) return null;
  const rows = board
    .split('/')
    .map((row) =>
      row.replace(/\d+/g, (run) => '.'.repeat(Number(run))).replace(/[wrb]/g, (mark) => MARKS[mark] ?? ''),
    );
  const isBoard = rows.every((row) => /^[.#XO]+$/.test(row) && row.length === rows[0]?.length);
  return isBoard ? { rows, toMove: values.get('t') === 'b' ? 'Black' : 'Red' } : null;
}

/** The answer of the command, as it prints it. */
function answerTo(rows: Rows, toMove: 'Red' | 'Black'): string {
  const pieces = rows.join('').replace(/[^XO]/g, '');
  return /^(XOO|OXO|OOX)$/.test(pieces) ? commandAnswer(rows, toMove) : NONE;
}

/** The answer that the page tells in words, in either language; null where it tells none. */
function answerIn(words: string): string | null {
  const side = (name: string | undefined) => (name === 'Red' || name === '红方' ? 'Red' : 'Black');
  const wins = /^(Red|Black) wins in (\d+) moves?\b|^(红方|黑方) (\d+) 步胜/.exec(words);
  if (wins !== null) return `${side(wins[1] ?? wins[3])} ${wins[2] ?? wins[4]}`;
  const won = /^(Red|Black|红方|黑方)(?: has won|已胜)/.exec(words);
  if (won !== null) return `${side(won[1])} 0`;
  if (/^(Tie|平局)/.test(words)) return 'Tie';
  return /^(Not ready to be solved|还不能求解)/.test(words) ? NONE : null;
}

/** Where the verdict is not shown, the board is opened where it is. */
async function showVerdict(hands: Hands, hash: string): Promise<void> {
  await hands.inPage((hash) => {
    location.hash = hash.replace(/&(view|puzzle|help|exchange|embed)\b[^&]*/g, '');
  }, hash);
}

/** What the page offers where a solve was cancelled. */
const solveAgain = (hands: Hands) =>
  hands.inPage(() => {
    const card = document.querySelector('.verdict');
    if (card?.querySelector('progress') === null) card.querySelector('button')?.click();
  });

const isTooLarge = ({ verdict }: Seen) => /too large to be solved|太大/.test(verdict ?? '');

/**
 * Waits until the page's verdict is the command's on the board that the address has: the page writes its address a little
 * later than it draws. Returns what is wrong if that does not come to be, and null if all is well.
 */
export async function compareVerdict(hands: Hands): Promise<string | null> {
  let seen = await hands.inPage(lookAround);
  if (seen.verdict === null) await showVerdict(hands, seen.hash);
  let known = { of: '', answer: '' };
  const begun = performance.now();
  while (true) {
    const drawn = drawnIn(seen.hash);
    const cells = drawn === null ? 0 : drawn.rows.length * (drawn.rows[0]?.length ?? 0);
    if (drawn !== null && known.of !== seen.hash)
      known = { of: seen.hash, answer: answerTo(drawn.rows, drawn.toMove) };
    const told = seen.isOld && known.answer !== NONE ? null : answerIn(seen.verdict ?? '');
    if (drawn !== null && told === known.answer) return null;
    if (cells > LARGE && isTooLarge(seen)) return null;
    if (performance.now() - begun > (cells > LARGE ? PATIENCE_LARGE : PATIENCE))
      return `the verdict is “${seen.verdict}”${seen.isOld ? ' of an earlier board' : ''}, the command's ${known.answer}`;
    await solveAgain(hands);
    await new Promise((resolve) => setTimeout(resolve, 50));
    seen = await hands.inPage(lookAround);
  }
}

import { contestText, linkOf, samples, textOf } from '../support/boards.ts';
import { oneOf, type Random, wholeNumber } from './random.ts';

const SIGNS = [...'.#XO0123456789 \n\t/wrb&=%?~漢🙂\u0000\ufeff'];

/** A random board with about as many pieces as there should be. */
function anyRows(random: Random): string[] {
  const most = random() < 0.1 ? 32 : 10;
  const [rows, columns] = [wholeNumber(random, 1, most), wholeNumber(random, 1, most)];
  const density = random() * 0.5;
  const cells: string[] = Array.from({ length: rows * columns }, () => (random() < density ? '#' : '.'));
  for (const piece of random() < 0.9 ? 'XOO' : 'XXO') cells[Math.floor(random() * cells.length)] = piece;
  return Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns).join(''));
}

/** Never a tab alone, which nobody can type: WebKit inserts it as an element with a style, which the page's policy forbids. */
function anySigns(random: Random): string {
  const signs = Array.from({ length: wholeNumber(random, 0, 60) }, () => oneOf(random, SIGNS)).join('');
  return signs === '\t' ? '' : signs;
}

/** A random fragment of a link; its moves and sides may be invalid. */
export function anyLink(random: Random): string {
  const side = oneOf(random, ['', '', '&t=b', '&t=r', '&t=x']);
  const rest = oneOf(random, [
    '',
    '',
    '',
    '&m=1.1r2.2l',
    '&m=3.3d&p=9',
    '&v=0:1.1u',
    `&m=${anySigns(random)}`,
  ]);
  const board = random() < 0.4 ? oneOf(random, samples).rows : anyRows(random);
  return random() < 0.9 ? linkOf(board) + side + rest : `#b=${anySigns(random)}`;
}

/** A random text to paste: boards in every format, outputs, and garbage. */
export function anyText(random: Random): string {
  return oneOf<() => string>(random, [
    () => anyRows(random).join('\n'),
    () => textOf(anyRows(random)),
    () => contestText('sample1.in'),
    () => contestText('sample1.ans'),
    () => contestText('sample1.in').slice(0, wholeNumber(random, 0, 200)),
    () => `see https://example.org/${anyLink(random)}`,
    () => anySigns(random),
    () => String(wholeNumber(random, -5, 99_999)),
    () => anySigns(random).repeat(200),
  ])();
}

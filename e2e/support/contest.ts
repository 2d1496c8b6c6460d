import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { emptyBoard, marked } from './boards.ts';

const command = fileURLToPath(new URL('../../build/rubicon', import.meta.url));

/** The answer file that the command prints for a contest text, including broken boards. */
export function commandAnswers(text: string): string {
  return spawnSync(command, ['--jobs=auto'], { input: text, encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout;
}

/** A contest text of random square boards, a fifth of their cells obstacles; always the same. */
export function randomContest(boards: number, side = 10): string {
  const cells = side * side;
  let state = 2023;
  const draw = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 16) % below;
  };
  const board = () => {
    const marks: string[] = Array.from({ length: cells }, () => (draw(5) === 0 ? '#' : '.'));
    const places = new Set<number>();
    while (places.size < 3) places.add(draw(cells));
    for (const [index, place] of [...places].entries()) marks[place] = 'OOX'[index] ?? '.';
    const row = (_: unknown, index: number) => `${marks.slice(index * side, index * side + side).join('')}\n`;
    return Array.from({ length: side }, row).join('');
  };
  return `0 ${boards}\n${Array.from({ length: boards }, () => `${side} ${side}\n${board()}`).join('')}`;
}

/** The number of boards that take a worker a good part of a second each, and are scheduled alone. */
const SLOW_BOARDS = 32;

/** A contest text with a long run: `quick` quick boards, then slow ones that the test need not wait for. */
export function lastingContest(quick: number): string {
  const slow = marked(marked(emptyBoard(24, 24), 'O', [1, 1], [1, 24]), 'X', [24, 8]);
  const boards = randomContest(quick, 5).replace(/^.*\n/, '');
  return `0 ${quick + SLOW_BOARDS}\n${boards}${`24 24\n${slow.join('\n')}\n`.repeat(SLOW_BOARDS)}`;
}

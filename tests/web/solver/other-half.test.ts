import { afterEach, describe, expect, it } from 'vitest';
import { halfOf, workHalf } from '../../../wasm/halves.ts';
import { type Analysis, loadRubicon } from '../../../wasm/rubicon.ts';
import { type HalfThread, OtherHalf } from '../../../web/solver/worker/other-half.ts';
import { compiled } from '../../wasm/module.ts';
import { bundled } from '../support/bundled.ts';
import { board } from '../support/samples.ts';
import { scriptOf } from '../support/worker-script.ts';

const source = await bundled('web/solver/worker/half-worker.ts');
const rubicon = await loadRubicon(compiled);
const memoryLimit = 2 ** 30;

/** Enough tiers for a worker to be terminated between two of them. */
const BOARD = board(
  'O....#....',
  '..#....#..',
  '#.....#...',
  '...#.....#',
  '.#....#...',
  '....#.....',
  '..#....#..',
  '#....#...O',
  '...#....#.',
  '.#..X.#...',
);
const POSITION = rubicon.position(BOARD, 'red');
const OWN = halfOf(BOARD, POSITION);

const alone = rubicon.open(BOARD);
alone.solve();

let opened: { end(): void }[] = [];
afterEach(() => {
  for (const each of opened) each.end();
  opened = [];
});

/** A worker with the page's script, or with another one. */
function threadOf(code: string): HalfThread {
  const script = new (scriptOf(code) as unknown as new () => Worker)();
  const thread: HalfThread = {
    onmessage: null,
    onerror: null,
    postMessage: (task) => script.postMessage(task),
    terminate: () => script.terminate(),
  };
  script.addEventListener('message', (event) => thread.onmessage?.(event));
  script.addEventListener('error', (event) => thread.onerror?.(event as ErrorEvent));
  return thread;
}

function share(analysis: Analysis, code = source): OtherHalf {
  const task = { module: compiled, board: BOARD, half: OWN === 0 ? 1 : 0, memoryLimit } as const;
  const other = new OtherHalf(analysis, task, () => threadOf(code));
  opened.push(other);
  return other;
}

/** The values with the pawn on any cell and either side to move, and the number decided. */
const tableOf = (analysis: Analysis) => [
  analysis.map(POSITION, 'pawn'),
  analysis.map({ ...POSITION, side: 'black' }, 'pawn'),
  analysis.decided(),
];

describe('the other half of a board', () => {
  it('is solved by a second worker, and the table equals that of one alone', async () => {
    const analysis = rubicon.open(BOARD);
    const other = share(analysis);
    while (!workHalf(analysis, OWN, 10_000)?.isDone) expect(other.isOn).toBe(true);
    expect(() => tableOf(analysis)).toThrow();
    for (;;) {
      const worked = workHalf(analysis, OWN, 1);
      if (worked === null || worked.progress.done) break;
      await other.heard();
    }
    expect(tableOf(analysis)).toEqual(tableOf(alone));
    analysis.close();
  });

  it.each([
    ['that cannot be begun', 'throw new Error("no such thread");'],
    ['that cannot solve', 'self.onmessage = () => postMessage("failed");'],
    [
      'that hands what is none',
      'self.onmessage = ({ data: { tier } }) => postMessage({ tier, header: [1, 2, 3, 4, 5, 6, 7], piece: 0, content: new ArrayBuffer(8) });',
    ],
  ])('is solved by the first thread instead of one %s', async (_, code) => {
    const analysis = rubicon.open(BOARD);
    const other = share(analysis, code);
    while (other.isOn) await other.heard();
    analysis.solve();
    expect(tableOf(analysis)).toEqual(tableOf(alone));
    analysis.close();
  });

  it('is finished by the first worker if the second one was terminated', async () => {
    const analysis = rubicon.open(BOARD);
    const other = share(analysis);
    await other.heard();
    other.end();
    expect(other.isOn).toBe(false);
    await other.heard();
    analysis.solve();
    expect(tableOf(analysis)).toEqual(tableOf(alone));
    analysis.close();
  });
});

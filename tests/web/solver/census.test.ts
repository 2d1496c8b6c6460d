import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Analysis, Board, Census, Position, Side } from '../../../wasm/rubicon.ts';
import { withoutPieces } from '../../../web/model/board.ts';
import { AnalysisCache } from '../../../web/solver/worker/analysis-cache.ts';
import { countInSlices } from '../../../web/solver/worker/census.ts';
import { decidedNow, lastLayer, totalOf, waveCells } from '../../../web/theatre/wave/model/wave.ts';
import { freeCells, load, readData, withSolved } from '../../wasm/module.ts';
import { board } from '../support/samples.ts';

const rubicon = await load();
const SAMPLES = rubicon.parseContest(readData('sample1.in')).map((each, index) => [index + 1, each] as const);
/** The first four, and a small board with long games, which has many layers. */
const LONG = board('O#.##', '#....', '..##.', '.#O..', 'X...#');
const LAYERED = [...SAMPLES.slice(0, 4), [5, LONG] as const];
const SIDES: readonly Side[] = ['red', 'black'];
/** Three million positions: many slices. */
const LARGE = board('OO..........', ...Array.from({ length: 10 }, () => '.'.repeat(12)), '...........X');

const always = async () => true;
const alwaysNow = () => true;
const unheard = () => {};
const asked = (drawn: Board) => ({ board: drawn, side: 'red' as const, played: [], variations: [] });

async function censusOf(drawn: Board): Promise<Census> {
  const analysis = rubicon.open(drawn);
  analysis.solve();
  try {
    const census = await countInSlices(analysis, always, unheard);
    if (census === null) throw new Error('the census was not finished');
    return census;
  } finally {
    analysis.close();
  }
}

function* pairsOf(cells: readonly number[]): Generator<readonly [number, number]> {
  for (const [index, first] of cells.entries())
    for (const second of cells.slice(index + 1)) yield [first, second];
}

/** The cells that light up at each layer, over all cells of the generals and both sides to move. */
function litCells(analysis: Analysis, drawn: Board, last: number): Record<Side, number[]> {
  const lit = { red: Array(last + 1).fill(0), black: Array(last + 1).fill(0) };
  const cells = freeCells(drawn);
  for (const generals of pairsOf(cells)) {
    const position: Position = { generals, pawn: cells[0] ?? 0, side: 'red' };
    const map = analysis.map(position, 'pawn');
    for (const side of SIDES)
      for (let layer = 0; layer <= last; layer++) {
        const now = decidedNow(waveCells(map[side], layer, last));
        for (const winner of SIDES) lit[winner][layer] += now[winner].length;
      }
  }
  return lit;
}

describe('the census', () => {
  it.each(LAYERED)('counts the cells that light up, layer by layer: board %i', async (_, drawn) => {
    const census = await censusOf(drawn);
    const last = lastLayer(census, null);
    const lit = withSolved(rubicon, drawn, (analysis) => litCells(analysis, drawn, last));
    expect(census.decided).toEqual(lit);
  });

  it('ends without harm when another board replaces its own', async () => {
    const cache = new AnalysisCache(rubicon);
    await cache.answer(asked(LARGE), alwaysNow, unheard);
    const analysis = await cache.solved(LARGE);
    if (analysis === null) throw new Error('the board is not solved');
    const counting = countInSlices(analysis, async () => (await cache.solved(LARGE)) === analysis, unheard);
    await cache.answer(asked(board('O.O', '.X.')), alwaysNow, unheard);
    expect(await counting).toBeNull();
  });
});

describe('the census of a large board', () => {
  const analysis = rubicon.open(withoutPieces(LARGE));
  beforeAll(() => analysis.solve());
  afterAll(() => analysis.close());

  it('reports its progress', async () => {
    const fractions: number[] = [];
    const census = await countInSlices(analysis, always, (fraction) => fractions.push(fraction));
    expect(census && totalOf(census.decided.red) + totalOf(census.decided.black) + census.ties).toBe(
      ((144 * 143) / 2) * 144 * 2,
    );
    expect(fractions.length).toBeGreaterThan(0);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(fractions.every((fraction) => fraction > 0 && fraction <= 1)).toBe(true);
  });

  it('ends between two slices when it is cancelled', async () => {
    let questions = 0;
    expect(await countInSlices(analysis, async () => ++questions < 3, unheard)).toBeNull();
    expect(questions).toBe(3);
    expect(await countInSlices(analysis, always, unheard)).not.toBeNull();
  });
});

import type { Board, Position, Side, Value } from '../../../../wasm/rubicon.ts';
import { startPosition } from '../../../../web/model/line.ts';
import { type Beat, beatsOf } from '../../../../web/theatre/tour/model/beats.ts';
import type { Says } from '../../../../web/theatre/tour/model/facts.ts';
import type { FoundTour } from '../../../../web/theatre/tour/model/found.ts';
import type { TourTexts } from '../../../../web/theatre/tour/say.ts';
import { TOUR } from '../../../../web/theatre/tour/words.ts';
import { findTour } from '../../../../web/theatre/tour/worker/find-tour.ts';
import { THEATRE } from '../../../../web/theatre/words.ts';
import { draw, load, readData, textbook } from '../../../wasm/module.ts';

export const LANGUAGES = ['en', 'zh'] as const;

export const textsIn = (language: (typeof LANGUAGES)[number]): TourTexts => ({
  tour: TOUR[language],
  theatre: THEATRE[language],
});

const SAMPLES = (await load()).parseContest(readData('sample1.in'));

/** The boards of the contest's first sample. */
export const sampleBoards = (): readonly Board[] => SAMPLES;

/** The board of the sample with this number, from 1. */
export function sampleBoard(number: number): Board {
  const board = SAMPLES[number - 1];
  if (board === undefined) throw new Error(`there is no sample ${number}`);
  return board;
}

/** Boards with ties of which the tour shows one that no move leaves. */
export const NO_WAY_OUT = ['../O./##/OX', '##O#./XO#..', 'O.#/.../.##/#XO'].map(draw);

/** The sentences that tell of a position who has won it. */
export const DECIDES: readonly Says['name'][] = [
  'ended',
  'enough',
  'allLose',
  'longest',
  'reached',
  'isOver',
  'writeWin',
  'writeLoss',
  'writeAnswer',
];

/** The distance of a value; of a tie not a number. */
export function distanceOf(value: Value): number {
  return value.winner === 'tie' ? Number.NaN : value.distance;
}

interface Tour {
  readonly found: FoundTour;
  readonly beats: Beat[];
  readonly drawn: Position | null;
}

/** Each is looked for once: that takes most of the time of its tests. */
const tours = new Map<string, Tour>();

export function tourOf(board: Board, side: Side = 'red'): Tour {
  const name = `${board.columns} ${board.cells} ${side}`;
  const known = tours.get(name);
  if (known !== undefined) return known;
  const drawn = startPosition(board, side);
  const found = findTour(textbook, board, drawn);
  const tour = { found, beats: beatsOf(found), drawn };
  tours.set(name, tour);
  return tour;
}

/** Boards of up to 5×5 cells, the same ones each time; some of them lack pieces. */
export function* randomBoards(count: number): Generator<Board> {
  let state = 20_230_401;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  for (let nth = 0; nth < count; nth++) {
    const [rows, columns] = [1 + below(5), 1 + below(5)];
    const walls = below(4);
    const cells: string[] = Array.from({ length: rows * columns }, () => (below(10) < walls ? '#' : '.'));
    for (const piece of nth % 10 === 0 ? 'OX' : 'OOX') {
      const free = cells.flatMap((mark, cell) => (mark === '.' ? cell : []));
      const cell = free[below(free.length)];
      if (cell !== undefined) cells[cell] = piece;
    }
    yield { rows, columns, cells: cells.join('') };
  }
}

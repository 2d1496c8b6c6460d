import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Analysis, Board, Position, Value } from '../../../../wasm/rubicon.ts';
import { followMove, otherSide, positionKey } from '../../../../web/model/line.ts';
import { successorsOf } from '../../../../web/model/rules.ts';
import { type Frame, frameOf, markAtBeat } from '../../../../web/theatre/model/frame.ts';
import { markAtLayer, type Reason, reasonOf, type Turned } from '../../../../web/theatre/why/model/reason.ts';
import { Showing } from '../../../../web/theatre/worker/showing.ts';
import { load, textbook, withSolved } from '../../../wasm/module.ts';
import { endingByRules, movesByRules, winnerByRules } from '../../support/rules.ts';

const rubicon = await load();

/** Obstacles and free cells; a run needs no pieces drawn. */
const patterns: fc.Arbitrary<Board> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 2, max: 5 }))
  .chain(([rows, columns]) =>
    fc
      .array(fc.constantFrom('.', '.', '.', '#'), { minLength: rows * columns, maxLength: rows * columns })
      .filter((cells) => cells.filter((cell) => cell === '.').length > 1)
      .map((cells) => ({ rows, columns, cells: cells.join('') })),
  );

/** Some position of a board, other ones for other numbers. */
function someOf({ cells }: Board, picked: number): Position {
  const free = [...cells].flatMap((mark, cell) => (mark === '.' ? cell : []));
  const at = (number: number) => free[Math.floor(number) % free.length] ?? 0;
  const first = at(picked / 2);
  const others = free.filter((cell) => cell !== first);
  const second = others[Math.floor(picked / 2 / free.length) % others.length] ?? 0;
  const pawn = at(picked / 2 / free.length / others.length);
  return { generals: [first, second], pawn, side: picked % 2 === 0 ? 'red' : 'black' };
}

/** What follows from a position, by the rules alone, in the order in which the theatre lists its successors. */
function nextByRules(board: Board, position: Position): Position[] {
  const listed = successorsOf(board, position).map((each) => positionKey(each.position));
  const placeOf = (each: Position) => listed.indexOf(positionKey(each));
  return movesByRules(board, position)
    .flatMap((move) => followMove(position, move) ?? [])
    .sort((a, b) => placeOf(a) - placeOf(b));
}

/** Why a position has its value, from the values of what follows: the least of the wins it can reach, the most of all. */
function naiveReason(
  board: Board,
  position: Position,
  valued: (position: Position) => Value,
): Partial<Reason> {
  const { side } = position;
  const ending = endingByRules(board, position);
  if (ending !== null) return { kind: 'over', ending, winner: winnerByRules(ending, position) };
  const values = nextByRules(board, position).map(valued);
  const distances = (winner: Value['winner']) =>
    values.flatMap((value) => (value.winner !== 'tie' && value.winner === winner ? value.distance : []));
  const wins = distances(side);
  const losses = distances(otherSide(side));
  if (wins.length > 0)
    return { kind: 'won', distance: Math.min(...wins) + 1, among: wins.sort((a, b) => a - b) };
  if (losses.length === values.length)
    return { kind: 'lost', distance: Math.max(...losses) + 1, among: losses.sort((a, b) => a - b) };
  const isLosing = ({ winner }: Value) => winner === otherSide(side);
  return {
    kind: 'tie',
    losing: values.flatMap((value, index) => (isLosing(value) ? index : [])),
    staying: values.flatMap((value, index) => (isLosing(value) ? [] : index)),
  };
}

const valuesIn = (analysis: Analysis) => (position: Position) => analysis.value(position);

/** A position turned round at the end of a step of a run. */
function turnedAt(showing: Showing, board: Board, position: Position, step: number): Turned {
  const reached = successorsOf(board, position);
  const [mark, ...marks] = showing.marks(step, [position, ...reached.map((each) => each.position)]);
  if (mark === undefined) throw new Error('no mark');
  const successors = reached.map((each, index) => ({ ...each, mark: marks[index] ?? mark }));
  return { position, mark, successors, ended: step > showing.programme.steps };
}

describe('the reason of a position turned round', () => {
  it('is at the end of a run the least or the most of the values that the solver has for its successors', () => {
    fc.assert(
      fc.property(patterns, fc.array(fc.nat(1e6), { minLength: 20, maxLength: 20 }), (board, picks) => {
        const showing = new Showing(textbook, board, null);
        withSolved(rubicon, board, (analysis) => {
          for (const position of picks.map((picked) => someOf(board, picked))) {
            const turned = turnedAt(showing, board, position, showing.programme.steps + 1);
            const reason = reasonOf(board, turned);
            expect(reason).toMatchObject(naiveReason(board, position, valuesIn(analysis)));
            expectDecisive(reason, turned);
          }
        });
        showing.close();
      }),
      { numRuns: 60 },
    );
  });

  it('is in the middle of a run what the positions taken so far tell', () => {
    fc.assert(
      fc.property(patterns, fc.nat(), fc.nat(1e6), (board, picked, at) => {
        const showing = new Showing(textbook, board, null);
        const step = at % (showing.programme.steps + 1);
        const position = someOf(board, picked);
        const turned = turnedAt(showing, board, position, step);
        const reason = reasonOf(board, turned);
        const taken = takenUntil(board, step);
        const heard = turned.successors.filter((each) => taken.has(positionKey(each.position)));
        const decided = turned.successors.filter(({ mark }) => mark.decided);
        if (reason.kind === 'open') {
          const moves = turned.successors.length;
          expect(reason).toMatchObject({
            left: moves - heard.length,
            moves,
            unheard: decided.length - heard.length,
          });
        } else if (reason.kind === 'won') {
          expect(reason.distance).toBe(Math.min(...reason.among) + 1);
        } else if (reason.kind === 'lost') {
          expect(reason.among).toHaveLength(turned.successors.length);
          expect(reason.distance).toBe(Math.max(...reason.among) + 1);
        } else expect(reason.kind).toBe('over');
        showing.close();
      }),
      { numRuns: 150 },
    );
  });
});

/** The successors that count are those, and all of those, that are one move nearer to the end. */
function expectDecisive(reason: Reason, { successors }: Turned): void {
  if (!('decisive' in reason)) return;
  const counts = successors.flatMap(({ mark }, index) => {
    const value = mark.decided ? mark.value : null;
    return value !== null && value.winner !== 'tie' && value.distance === reason.distance - 1
      ? [{ index, value }]
      : [];
  });
  const winner = counts.find(({ index }) => index === reason.decisive[0])?.value.winner;
  expect(reason.decisive).toEqual(
    counts.filter(({ value }) => value.winner === winner).map(({ index }) => index),
  );
  expect(reason.decisive.length).toBeGreaterThan(0);
}

function takenUntil(board: Board, step: number): ReadonlySet<string> {
  const run = textbook.open(board);
  const keys = new Set<string>();
  for (let count = 0; count < step; count++) {
    const now = run.take();
    if (now !== null) keys.add(positionKey(now.taken.position));
  }
  run.close();
  return keys;
}

describe('a mark', () => {
  it('of the table at a layer is that of a run that has taken all layers before it', () => {
    fc.assert(
      fc.property(patterns, fc.nat(1e6), (board, picked) => {
        const showing = new Showing(textbook, board, null);
        const { layerEnds } = showing.programme;
        withSolved(rubicon, board, (analysis) => {
          for (let layer = 0; layer <= layerEnds.length; layer++) {
            const position = someOf(board, picked + 7 * layer);
            const after = nextByRules(board, position).map(valuesIn(analysis));
            const [inRun] = showing.marks(layerEnds[layer - 1] ?? 0, [position]);
            const inTable = markAtLayer(analysis.value(position), layer, after, position.side);
            expect(inTable).toEqual(inRun);
          }
        });
        showing.close();
      }),
      { numRuns: 60 },
    );
  });

  it('within a step is the one before until its beat has come', () => {
    const board = { rows: 3, columns: 3, cells: '#.#......' };
    const showing = new Showing(textbook, board, null);
    let checked = 0;
    for (let step = 1; step <= showing.programme.steps; step++) {
      const scene = showing.scene(step);
      const beats: Frame[] = Array.from({ length: (scene.now?.predecessors.length ?? 0) + 1 }, (_, beat) =>
        frameOf(scene, beat, showing.programme, null),
      );
      for (const [index, { position, before, after }] of (scene.now?.predecessors ?? []).entries()) {
        const [atEnd] = showing.marks(step, [position]);
        if (atEnd === undefined) throw new Error('no mark');
        expect(beats.map((frame) => markAtBeat(frame, position, atEnd))).toEqual(
          beats.map((_, beat) => (beat > index ? after : before)),
        );
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(100);
    showing.close();
  });
});

import { describe, expect, it } from 'vitest';
import type { Board, Position } from '../../../wasm/rubicon.ts';
import type { Clock } from '../../../web/model/clock.ts';
import { positionKey } from '../../../web/model/line.ts';
import type { Moment, Queued, Scene } from '../../../web/theatre/model/scene.ts';
import { Showing } from '../../../web/theatre/worker/showing.ts';
import { draw, errorOf, load, positionsOf, textbook, withSolved } from '../../wasm/module.ts';
import { endingByRules } from '../support/rules.ts';
import { showingOf } from './theatre.ts';
import { randomBoards, sampleBoards } from './tour/tours.ts';

const rubicon = await load();
/** Sample 1, board 2: Black wins in 2. */
const SAMPLE_2 = '#.#/O.O/.X.';
/** Sample 1, board 4: a tie. */
const TIE = '...../...../..O../#..#./O#.X.';

/** The position that is decided, or taken where none is told, in a moment. */
function seenAt(showing: Showing, { step, beat }: Moment): Queued | null {
  const { now } = showing.scene(step);
  if (beat === 0) return now?.taken ?? null;
  const predecessor = now?.predecessors[beat - 1];
  if (predecessor === undefined || predecessor.before.decided || !predecessor.after.decided) return null;
  return { position: predecessor.position, value: predecessor.after.value };
}

/** The first win or loss after a step that is decided by a choice: in a position with several moves. */
function firstChoice(showing: Showing, after: number, kind: 'win' | 'loss'): Omit<Moment, 'kind'> | null {
  for (let step = after + 1; step <= showing.programme.steps; step++) {
    const index = (showing.scene(step).now?.predecessors ?? []).findIndex(
      ({ position: { side }, before, after: known, moves }) =>
        !before.decided && known.decided && moves > 1 && (known.value.winner === side) === (kind === 'win'),
    );
    if (index >= 0) return { step, beat: index + 1 };
  }
  return null;
}

/** Whether the pawn has just come to row 1 and is free there, by a move. */
function hasRunHome(board: Board, { now }: Scene): boolean {
  if (now === null || endingByRules(board, now.taken.position) !== 'row-one') return false;
  const { generals, pawn, side } = now.taken.position;
  return side === 'red' && !generals.includes(pawn) && now.predecessors.length > 0;
}

describe('the programme of a run', () => {
  it('has as many steps as positions are decided in the end, layer by layer', () => {
    const { showing } = showingOf(SAMPLE_2);
    const { steps, positions, layerEnds } = showing.programme;
    withSolved(rubicon, draw(SAMPLE_2), (analysis) => {
      const { red, black } = analysis.decided();
      expect(steps).toBe(red + black);
      const counting = analysis.census().next().value;
      if (typeof counting !== 'object') throw new Error('the census is not done');
      const perLayer = counting.decided.red.map(
        (count, layer) => count + (counting.decided.black[layer] ?? 0),
      );
      expect(layerEnds.map((end, layer) => end - (layerEnds[layer - 1] ?? 0))).toEqual(perLayer);
      expect(positions).toBe(steps + counting.ties);
    });
    showing.close();
  });

  it('names the moments of sample board 2 in the order of time', () => {
    const { showing } = showingOf(SAMPLE_2);
    expect(showing.programme.moments.map(({ kind }) => kind)).toEqual([
      'capture',
      'terminal',
      'win',
      'count',
      'count',
      'loss',
      'drawn',
      'end',
    ]);
    showing.close();
  });

  it('has no moment for a drawn tie, and one for a drawn finished game when it is taken', () => {
    const tie = showingOf(TIE).showing;
    expect(tie.programme.moments.map(({ kind }) => kind)).not.toContain('drawn');
    expect(tie.scene(tie.programme.steps + 1).drawn).toMatchObject({ decided: false });
    const { showing, drawn } = showingOf('X../.../O.O');
    const moment = showing.programme.moments.find(({ kind }) => kind === 'drawn');
    expect(showing.scene(moment?.step ?? 0).now?.taken.position).toEqual(drawn);
    const forced = showingOf('O.O/.X.').showing;
    expect(forced.programme.moments.map(({ kind }) => kind)).toContain('loss');
    const none = showingOf('.../.../O.O').showing;
    expect(none.programme.moments.map(({ kind }) => kind)).not.toContain('drawn');
    expect(none.scene(1).drawn).toBeNull();
  });

  it('names the first game of each ending, the count-down to a loss, and the first position of every tenth distance', () => {
    for (const board of [...sampleBoards(), ...randomBoards(40)]) {
      const showing = new Showing(textbook, board, null);
      const { moments, layerEnds, steps } = showing.programme;
      const of = (kind: Moment['kind']) => moments.filter((moment) => moment.kind === kind);
      const queue = Array.from({ length: layerEnds[0] ?? 0 }, (_, nth) => showing.scene(nth + 1).now?.taken);
      for (const [kind, ending] of [
        ['capture', 'capture'],
        ['stuck', 'no-move'],
      ] as const) {
        const first = queue.findIndex((each) => each && endingByRules(board, each.position) === ending);
        expect(of(kind)).toEqual(first < 0 ? [] : [{ kind, step: first + 1, beat: 0 }]);
      }
      const home = queue.findIndex((_, nth) => hasRunHome(board, showing.scene(nth + 1)));
      const terminal = { kind: 'terminal', step: Math.max(0, home) + 1, beat: 0 };
      expect(of('terminal')).toEqual(steps === 0 ? [] : [terminal]);
      for (const kind of ['win', 'loss'] as const) {
        const first = firstChoice(showing, terminal.step - 1, kind);
        if (first !== null) expect(of(kind)).toEqual([{ kind, ...first }]);
      }
      const [loss] = of('loss');
      const lost = loss && showing.scene(loss.step).now?.predecessors[loss.beat - 1];
      expect(of('count').map(({ number }) => number)).toEqual(
        Array.from({ length: (lost?.moves ?? 1) - 1 }, (_, nth) => (lost?.moves ?? 1) - 1 - nth),
      );
      for (const { step, beat, number } of of('count')) {
        const counted = showing.scene(step).now?.predecessors[beat - 1];
        expect(positionKey(counted?.position as Position)).toBe(positionKey(lost?.position as Position));
        expect(counted?.before).toEqual({ decided: false, counter: (number ?? 0) + 1 });
        expect(counted?.after).toEqual({ decided: false, counter: number });
      }
      const tens = of('ten');
      expect(tens).toHaveLength(Math.floor(Math.max(0, layerEnds.length - 1) / 10));
      for (const [nth, { step, number }] of tens.entries()) {
        expect(number).toBe(10 * (nth + 1));
        expect(showing.scene(step).now?.taken.value).toMatchObject({ distance: number });
        expect(showing.scene(step - 1).now?.taken.value).toMatchObject({ distance: (number ?? 0) - 1 });
      }
      expect(moments.at(-1)).toEqual({ kind: 'end', step: steps + 1, beat: 0 });
      showing.close();
    }
  });

  it('knows when each position would be decided if it were the drawn one', () => {
    const board = draw(SAMPLE_2);
    withSolved(rubicon, board, (analysis) => {
      for (const drawn of positionsOf(board)) {
        const showing = new Showing(textbook, board, drawn);
        const { moments } = showing.programme;
        const inTime = [...moments].sort((a, b) => a.step - b.step || a.beat - b.beat);
        expect(moments).toEqual(inTime);
        const moment = moments.find(({ kind }) => kind === 'drawn');
        const value = analysis.value(drawn);
        expect(moment === undefined).toBe(value.winner === 'tie');
        if (moment !== undefined) expect(seenAt(showing, moment)).toEqual({ position: drawn, value });
        showing.close();
      }
    });
  });

  it('is short where there is nothing to be found', () => {
    const { programme } = showingOf('#.#').showing;
    expect(programme).toMatchObject({ steps: 0, positions: 0, layerEnds: [] });
    expect(programme.moments).toEqual([{ kind: 'end', step: 1, beat: 0 }]);
  });

  it('is refused for a board with too many positions', () => {
    const large = { rows: 32, columns: 32, cells: '.'.repeat(1024) };
    expect(errorOf(() => new Showing(textbook, large, null))).toMatchObject({ code: 'too_large' });
  });
});

describe('the scenes of a run', () => {
  it('are the same whenever they are seen, forwards, back and across', () => {
    const { showing } = showingOf(SAMPLE_2);
    const { steps } = showing.programme;
    const forwards = Array.from({ length: steps + 2 }, (_, step) => showing.scene(step));
    for (let step = steps + 1; step >= 0; step--) expect(showing.scene(step)).toEqual(forwards[step]);
    for (let turn = 0; turn < 200; turn++) {
      const step = (turn * 7919) % (steps + 2);
      expect(showing.scene(step)).toEqual(forwards[step]);
    }
    showing.close();
  });

  it('show the head of the queue and the positions after it', () => {
    const { showing } = showingOf(SAMPLE_2);
    for (let step = 0; step < 40; step++) {
      const { next, last } = showing.scene(step);
      expect(next).toHaveLength(5);
      expect(last.length).toBeGreaterThanOrEqual(3);
      expect(showing.scene(step + 1).now?.taken).toEqual(next[0]);
    }
    expect(showing.scene(showing.programme.steps).next).toEqual([]);
    showing.close();
  });

  it('find the next win and loss, and say when there is none', () => {
    const { showing } = showingOf(SAMPLE_2);
    const { steps, moments } = showing.programme;
    const ending = moments.find(({ kind }) => kind === 'terminal')?.step ?? 0;
    for (const kind of ['win', 'loss'] as const) {
      const moment = moments.find((each) => each.kind === kind);
      expect(showing.find(ending - 1, { [kind]: true, choice: true })).toBe(moment?.step);
    }
    expect(showing.find(steps, { win: true, loss: true })).toBeNull();
    showing.close();
  });
});

describe('a flight', () => {
  /** A clock that advances 1 ms per read. */
  function ticking(): Clock {
    let time = 0;
    return () => time++;
  }
  const OPEN = Array.from({ length: 7 }, () => '.......').join('/');

  it('goes as far as its time allows, and shows what is to be seen there', () => {
    const { showing } = showingOf(OPEN);
    const end = showing.programme.steps + 1;
    const near = showing.flight(100, 2, end, ticking());
    const far = showing.flight(100, 6, end, ticking());
    expect(near.step - 100).toBeGreaterThan(1000);
    expect(far.step - 100).toBe(3 * (near.step - 100));
    expect(showing.scene(near.step)).toEqual(near);
    expect(showing.scene(far.step)).toEqual(far);
    showing.close();
  });

  it('goes on by a step at least, and not past the last one', () => {
    const { showing } = showingOf(SAMPLE_2);
    const end = showing.programme.steps + 1;
    expect(showing.flight(0, 0, end, ticking()).step).toBeGreaterThan(0);
    expect(showing.flight(3, 1e9, 17, ticking())).toEqual(showing.scene(17));
    expect(showing.flight(3, 1e9, end, ticking())).toEqual(showing.scene(end));
    expect(showing.flight(17, 1e9, 17, ticking())).toEqual(showing.scene(17));
    showing.close();
  });
});

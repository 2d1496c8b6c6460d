import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Board, Position, Value } from '../../../wasm/rubicon.ts';
import { positionKey } from '../../model/line.ts';
import { type Adjacent, successorsOf } from '../../model/rules.ts';
import { sameMove } from '../../model/variations.ts';
import { useApp } from '../../page/app-context.ts';
import { useAnswer } from '../../page/use-answer.ts';
import type { Solver } from '../../solver/client.ts';
import { type Frame, markAtBeat } from '../model/frame.ts';
import type { Player } from '../model/player.ts';
import type { Mark } from '../model/scene.ts';
import { markAtLayer, type Turned } from './model/reason.ts';

/** The marks at the end of a step: of a position, then of its successors. */
interface RunMarks {
  readonly key: string;
  readonly step: number;
  readonly marks: readonly Mark[];
}

/** Explanation of a position (its successors with their marks) at this moment of the run; the previous one while it loads. */
export function useRunTurned(
  board: Board,
  position: Position | null,
  frame: Frame,
  player: Player,
): Turned | null {
  const [kept, setKept] = useState<Turned | null>(null);
  const key = position === null ? '' : positionKey(position);
  const reached = useMemo(() => (position === null ? [] : successorsOf(board, position)), [board, key]);
  const { step } = frame;
  const found = useAnswer(
    () => (position === null ? null : marksOf(player, step, position, reached)),
    [player, key, step],
  );
  const turned = useMemo(() => {
    if (position === null || found === null || found.key !== key || found.step !== step) return null;
    const [own, ...others] = found.marks;
    if (own === undefined) return null;
    return {
      position,
      mark: markAtBeat(frame, position, own),
      successors: reached.map((each, index) => ({
        ...each,
        mark: markAtBeat(frame, each.position, others[index] ?? own),
      })),
      ended: step === player.end,
    };
  }, [found, frame, key]);
  useEffect(() => {
    if (turned !== null) setKept(turned);
  }, [turned]);
  if (turned !== null) return turned;
  return kept !== null && positionKey(kept.position) === key ? kept : null;
}

/** Null if the run has failed. */
async function marksOf(
  player: Player,
  step: number,
  position: Position,
  reached: readonly Adjacent[],
): Promise<RunMarks | null> {
  const marks = await player.marks(step, [position, ...reached.map((each) => each.position)]);
  return marks && { key: positionKey(position), step, marks };
}

/** Values of the solved table: of a position, of its successors, and of theirs. */
interface TableValues {
  readonly key: string;
  readonly value: Value;
  readonly after: readonly { readonly value: Value; readonly after: readonly Value[] }[];
}

/** Explanation of a position by the solved table, up to a layer or with all of it. */
export function useTableTurned(
  board: Board,
  position: Position | null,
  layer: number | 'all',
): Turned | null {
  const { solver } = useApp();
  const key = position === null ? '' : positionKey(position);
  const reached = useMemo(() => (position === null ? [] : successorsOf(board, position)), [board, key]);
  const found = useAnswer(
    () => (position === null ? null : valuesOf(solver, board, position, reached)),
    [solver, board, key],
  );
  return useMemo(() => {
    if (position === null || found?.key !== key) return null;
    return turnedAt(position, reached, found, layer);
  }, [found, key, layer]);
}

function turnedAt(
  position: Position,
  reached: readonly Adjacent[],
  { value, after }: TableValues,
  layer: number | 'all',
): Turned {
  const valuesAfter = after.map((each) => each.value);
  const successors = reached.flatMap((each, index) => {
    const next = after[index];
    return next === undefined
      ? []
      : [{ ...each, mark: markAtLayer(next.value, layer, next.after, each.position.side) }];
  });
  const mark = markAtLayer(value, layer, valuesAfter, position.side);
  return { position, mark, successors, ended: layer === 'all' };
}

/** Null if the solver has gone on to other obstacles. */
async function valuesOf(
  solver: Solver,
  board: Board,
  position: Position,
  reached: readonly Adjacent[],
): Promise<TableValues | null> {
  const [map, moves] = await Promise.all([
    solver.map(board, position, 'pawn'),
    solver.moves(board, [position, ...reached.map((each) => each.position)]),
  ]);
  if (!map?.ok || !moves?.ok) return null;
  const value = map.value[position.side][position.pawn] ?? null;
  const [own = [], ...others] = moves.value;
  const after = reached.flatMap(({ move }, index) => {
    const valued = own.find((each) => sameMove(each, move));
    return valued === undefined
      ? []
      : [{ value: valued.value, after: (others[index] ?? []).map((each) => each.value) }];
  });
  return value === null ? null : { key: positionKey(position), value, after };
}

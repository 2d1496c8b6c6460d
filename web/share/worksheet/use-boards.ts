import type { Value } from '../../../wasm/rubicon.ts';
import type { Failure } from '../../model/failure.ts';
import { readGiven } from '../../model/given-text.ts';
import { parseLink } from '../../model/link.ts';
import { lacksOf } from '../../model/readiness.ts';
import { type App, useApp } from '../../page/app-context.ts';
import { poolOf } from '../../page/pool.ts';
import { readBoards } from '../../page/read-boards.ts';
import { useAnswer } from '../../page/use-answer.ts';
import { recentsOf } from '../recent/recents.ts';
import { MOST } from './model/pages.ts';
import { type Task, valuesOf } from './task-values.ts';
import type { BoardSource } from './words.ts';

/** The boards to print, and what was found in the text. */
export interface Chosen {
  readonly tasks: readonly Task[];
  /** Number of boards that no game can begin on. */
  readonly left: number;
  /** Whether there are more boards than a worksheet takes. */
  readonly isCut: boolean;
  readonly failure: Failure | null;
}

/** The boards of a source; those of a text once it has been read. */
export function useBoards(source: BoardSource, text: string): Chosen {
  const app = useApp();
  const read = useAnswer(() => (source === 'text' ? fromText(app, text) : null), [app, source, text]);
  if (source === 'text') return read ?? chosenFrom([]);
  if (source === 'shown') {
    return chosenFrom([{ board: app.state.board.value, side: app.state.side.value }]);
  }
  return chosenFrom(
    recentsOf(app).list.value.flatMap(({ link }) => {
      const parsed = parseLink(link);
      return parsed.ok ? [{ board: parsed.value.board, side: parsed.value.side }] : [];
    }),
  );
}

function chosenFrom(all: readonly Task[], failure: Failure | null = null): Chosen {
  const ready = all.filter(({ board }) => lacksOf(board).length === 0);
  const tasks = ready.slice(0, MOST);
  return { tasks, left: all.length - ready.length, isCut: tasks.length < ready.length, failure };
}

async function fromText({ solver }: App, text: string): Promise<Chosen> {
  const given = readGiven(text);
  if (text.trim() === '' || given.kind === 'link') return chosenFrom([]);
  const outcome = await readBoards(text, given.excerpts, (excerpt) => solver.parse(excerpt));
  if (!outcome.ok) return chosenFrom([], outcome.failure);
  return chosenFrom(outcome.value.map((board) => ({ board, side: 'red' })));
}

/** The values of the boards while they are wanted; null until all are known. */
export function useValues(tasks: readonly Task[], isWanted: boolean): readonly (Value | null)[] | null {
  const app = useApp();
  const key = tasks.map(({ board, side }) => `${side} ${board.columns} ${board.cells}`).join('\n');
  const found = useAnswer(
    (signal) =>
      isWanted ? valuesOf(poolOf(app), tasks, signal).then((values) => values && { key, values }) : null,
    [app, key, isWanted],
  );
  return isWanted && found?.key === key ? found.values : null;
}

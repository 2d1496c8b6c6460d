import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useApp } from '../../page/app-context.ts';
import type { SolvedLine } from '../../page/words/line-sentences.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import { Thread } from '../../solver/thread.ts';
import { filmOf } from './film-of.ts';
import { durationOf, shotsOf } from './model/plan.ts';
import type { FilmService } from './worker/protocol.ts';
import FilmWorker from './worker/worker.ts?worker';

export type FilmState =
  | { readonly status: 'making'; readonly made: number; readonly all: number }
  | {
      readonly status: 'done';
      readonly file: File;
      readonly url: string;
      readonly duration: number;
      readonly stride: number;
    }
  | { readonly status: 'failed' };

interface Making {
  /** Null before anything was made and after a cancel. */
  readonly film: ReadonlySignal<FilmState | null>;
  readonly make: () => void;
  readonly cancel: () => void;
}

/** The GIF of a line, made in a worker of its own, which a cancel ends. */
export function useFilm(line: SolvedLine): Making {
  const { state, texts, language } = useApp();
  const film = useSignal<FilmState | null>(null);
  const thread = useMemo(() => new Thread<FilmService>(FilmWorker), []);
  /** Counts the films, so that the answer to one that was cancelled is ignored. */
  const number = useRef(0);
  const cancel = () => {
    number.current += 1;
    thread.end();
    const last = film.peek();
    if (last?.status === 'done') URL.revokeObjectURL(last.url);
    film.value = null;
  };
  const make = async () => {
    cancel();
    const own = number.current;
    const shots = shotsOf(line.solution.moves.length);
    const words = { texts: texts.value, line: MOVE_LINE[language.value] };
    const drawn = filmOf(line, shots, state.flipped.value, words);
    const all = shots.length;
    film.value = { status: 'making', made: 0, all };
    const report = (made: number) => {
      if (own === number.current) film.value = { status: 'making', made, all };
    };
    const outcome = await thread.ask((service, proxy) => service.make(drawn, proxy(report)));
    if (own !== number.current) return;
    // The last reports may come after the answer.
    number.current += 1;
    thread.end();
    film.value = outcome.ok ? doneWith(outcome.value, shots) : { status: 'failed' };
  };
  useEffect(() => cancel, []);
  return { film, make: () => void make(), cancel };
}

function doneWith(bytes: Uint8Array, shots: ReturnType<typeof shotsOf>): FilmState {
  const file = new File([new Uint8Array(bytes)], 'rubicon.gif', { type: 'image/gif' });
  const stride = shots[1]?.ply ?? 1;
  return { status: 'done', file, url: URL.createObjectURL(file), duration: durationOf(shots), stride };
}

import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type Request, Thread, type WorkerScript } from '../../solver/thread.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';
import type { ReportFrames } from './worker/protocol.ts';

export type FilmState =
  | { readonly status: 'making'; readonly made: number; readonly all: number }
  | { readonly status: 'done'; readonly file: File; readonly url: string; readonly duration: number }
  | { readonly status: 'failed' };

export interface Making {
  /** Null before anything was made and after a cancel. */
  readonly film: ReadonlySignal<FilmState | null>;
  readonly make: () => void;
  readonly cancel: () => void;
}

/** How a film is asked of its worker, and how long each of its frames is shown (ms). */
export interface Script<Service extends object> {
  readonly ask: (report: ReportFrames) => Request<Service, Outcome<Uint8Array>>;
  readonly delays: readonly number[];
}

/** A GIF, made in a worker of its own, which a cancel ends. */
export function useFilm<Service extends object>(worker: WorkerScript, write: () => Script<Service>): Making {
  const film = useSignal<FilmState | null>(null);
  const thread = useMemo(() => new Thread<Service>(worker), []);
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
    const script = write();
    const all = script.delays.length;
    film.value = { status: 'making', made: 0, all };
    const report = (made: number) => {
      if (own === number.current) film.value = { status: 'making', made, all };
    };
    const outcome = await thread.ask(script.ask(report));
    if (own !== number.current) return;
    // The last reports may come after the answer.
    number.current += 1;
    thread.end();
    film.value = outcome.ok ? doneWith(outcome.value, script.delays) : { status: 'failed' };
  };
  useEffect(() => cancel, []);
  return { film, make: () => void make(), cancel };
}

function doneWith(bytes: Uint8Array, delays: readonly number[]): FilmState {
  const file = new File([new Uint8Array(bytes)], 'rubicon.gif', { type: 'image/gif' });
  const duration = delays.reduce((sum, delay) => sum + delay, 0);
  return { status: 'done', file, url: URL.createObjectURL(file), duration };
}

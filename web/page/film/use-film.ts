import { useEffect, useMemo } from 'preact/hooks';
import { Task } from '../../solver/task.ts';
import { type Request, Thread, type WorkerScript } from '../../solver/thread.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';
import type { ReportFrames } from './worker/protocol.ts';

/** The frames made so far, and all. */
interface FramesMade {
  readonly made: number;
  readonly all: number;
}

/** A GIF and its duration (ms). */
export interface Film {
  readonly file: File;
  readonly duration: number;
}

export interface Making {
  readonly task: Task<FramesMade, Film>;
  readonly make: () => void;
}

/** How a film is asked of its worker, and how long each of its frames is shown (ms). */
export interface Script<Service extends object> {
  readonly ask: (report: ReportFrames) => Request<Service, Outcome<Uint8Array>>;
  readonly delays: readonly number[];
}

/** A GIF, made in a worker of its own. */
export function useFilm<Service extends object>(worker: WorkerScript, write: () => Script<Service>): Making {
  const task = useMemo(() => new Task<FramesMade, Film>(), []);
  const make = () => {
    const { ask, delays } = write();
    const all = delays.length;
    void task.start({ made: 0, all }, async ({ signal, report }) => {
      const thread = new Thread<Service>(worker);
      const outcome = await thread.ask(
        ask((made) => report({ made, all })),
        signal,
      );
      return outcome.ok ? { ok: true, value: filmOf(outcome.value, delays) } : outcome;
    });
  };
  useEffect(() => () => task.stop(), []);
  return { task, make };
}

function filmOf(bytes: Uint8Array, delays: readonly number[]): Film {
  const file = new File([new Uint8Array(bytes)], 'rubicon.gif', { type: 'image/gif' });
  return { file, duration: delays.reduce((sum, delay) => sum + delay, 0) };
}

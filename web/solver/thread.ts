import { wrap } from 'comlink';
import type { Failure } from '../model/failure.ts';
import { SILENT_FOR } from './worker/load-part.ts';
import { HELD, type Outcome } from './worker/protocol.ts';

/** A worker's script, as `import … from './worker/worker.ts?worker'` gives it; `query` is added to its address. */
export type WorkerScript = new (options: { readonly name: string; readonly query?: string }) => Worker;

/** A service as seen by its client: every answer is a promise. (comlink's Remote distributes over unions of promises.) */
export type Remote<Service> = {
  readonly [Name in keyof Service]: Service[Name] extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Promise<Awaited<Answer>>
    : never;
};

/** A call to a service; what is passed through comlink's `proxy` stays on the caller's side. */
export type Request<Service, T> = (service: Remote<Service>) => Promise<T>;

type Ask<Service> = <T>(request: Request<Service, T>) => Promise<T | Outcome<never>>;

/** The first call to a new worker, before any other. */
type Greeting<Service> = (ask: Ask<Service>) => Promise<Outcome<unknown>>;

let loadFailed = () => {};

/** Sets a callback for a worker whose script or module could not be loaded. */
export function onLoadFailed(callback: () => void): void {
  loadFailed = callback;
}

/**
 * How many workers ended before their first message. The addresses of the next ones contain it, because Chromium has a request
 * wait up to 20 s for a pending one for the same address, even after that worker's end.
 */
let unheard = 0;

interface Running<Service> {
  readonly ask: Ask<Service>;
  readonly greet: () => Promise<Outcome<unknown>> | undefined;
  /** Whether its first message is overdue. */
  readonly isSilent: () => boolean;
  readonly end: (code: Failure['code']) => void;
}

/**
 * A service in its own worker, which starts with the first request. When the worker ends, pending requests fail:
 * `load_failed` before its first message, `crashed` after it, `closed` if end() was called. The next request restarts
 * it. A worker whose first message is overdue fails them with `load_failed`, too, and is replaced by the next request
 * unless it has begun late. In a browser without workers or WebAssembly all requests fail with `unsupported`.
 */
export class Thread<Service extends object> {
  readonly #script: WorkerScript;
  readonly #greeting: Greeting<Service> | undefined;
  #running: Running<Service> | null = null;
  /** Why the last worker ended. */
  #ended: Failure['code'] = 'closed';
  #gone: Promise<unknown> = Promise.resolve();

  constructor(script: WorkerScript, greeting?: Greeting<Service>) {
    this.#script = script;
    this.#greeting = greeting;
  }

  /**
   * Calls the service. If it cannot be loaded, or reports a crash, its worker is terminated; so it is when `signal` is
   * aborted, also after the answer.
   */
  async ask<T>(request: Request<Service, T>, signal?: AbortSignal): Promise<T | Outcome<never>> {
    if (signal?.aborted) return failed('closed');
    signal?.addEventListener('abort', this.end);
    if (this.#running?.isSilent()) this.end();
    const running = this.#running ?? this.#start();
    if (running === null) return failed('unsupported');
    const { ask, greet, isSilent, end } = running;
    const greeting = await greet();
    const answer = greeting?.ok === false ? greeting : await ask(request);
    const failure = failureIn(answer);
    if (!isSilent() && (failure === 'load_failed' || failure === 'crashed')) end(failure);
    return answer;
  }

  /** Calls the service only in the worker that runs, because a new one would not know what is asked about. */
  async askRunning<T>(request: Request<Service, T>): Promise<T | Outcome<never>> {
    return this.#running === null ? failed(this.#ended) : this.ask(request);
  }

  /** Terminates the worker, whatever it is doing. */
  readonly end = (): void => {
    this.#running?.end('closed');
  };

  /**
   * Settles once the workers terminated so far have stopped: Chromium takes 2 s where one is busy, and never stops some loops.
   * Without Web Locks they are taken to have stopped.
   */
  get gone(): Promise<unknown> {
    return this.#gone;
  }

  #start(): Running<Service> | null {
    const name = `rubicon ${Math.random()}`;
    const worker = begin(this.#script, name);
    if (worker === null) return null;
    let ended: Failure['code'] = 'closed';
    /** Null after the end: comlink's registry holds a worker as long as the worker's listeners hold the service. */
    let service: Remote<Service> | null = wrap(worker) as unknown as Remote<Service>;
    /** Pending resolvers. (Promise.race with one promise for all would keep every answer for the life of the worker.) */
    const waiting = new Set<(outcome: Outcome<never>) => void>();
    const unlessLost = <T>(promised: Promise<T>) =>
      new Promise<T | Outcome<never>>((resolve, reject) => {
        waiting.add(resolve);
        promised.then(resolve, reject).finally(() => waiting.delete(resolve));
      });
    const lose = (code: Failure['code']) => {
      for (const resolve of waiting) resolve(failed(code));
    };
    const ask: Ask<Service> = async (request) =>
      service === null ? failed(ended) : unlessLost(request(service));
    const end = (code: Failure['code']) => {
      if (service === null) return;
      clearTimeout(silence);
      worker.terminate();
      if (!loaded) unheard++;
      service = null;
      ended = code;
      if (this.#running?.end === end) {
        this.#running = null;
        this.#ended = code;
        this.#gone = Promise.all([this.#gone, onceFree(name, () => {})]);
        if (code === 'load_failed') loadFailed();
      }
      lose(code);
    };
    let greeted: Promise<Outcome<unknown>> | undefined;
    const greet = () => {
      greeted ??= this.#greeting && unlessLost(this.#greeting(ask));
      return greeted;
    };
    let isSilent = false;
    const silence = setTimeout(() => {
      isSilent = true;
      greeted = undefined;
      lose('load_failed');
      loadFailed();
    }, SILENT_FOR);
    let loaded = false;
    worker.addEventListener('message', ({ data }) => {
      loaded = true;
      isSilent = false;
      clearTimeout(silence);
      // No event fires when a worker closes itself or is killed, but its Web Lock is released.
      if (data === HELD) void onceFree(name, () => end('crashed'));
    });
    worker.addEventListener('error', () => end(loaded ? 'crashed' : 'load_failed'));
    this.#running = { ask, greet, isSilent: () => isSilent, end };
    return this.#running;
  }
}

/** Calls back once a Web Lock is free. */
async function onceFree(name: string, callback: () => void): Promise<void> {
  // WebKit rejects the request when the page is left, although a restored page still has its workers: ignore that.
  await navigator.locks?.request(name, callback).catch(() => {});
}

/** Starts a worker; null if the browser has no workers, forbids them, or lacks WebAssembly. */
function begin(script: WorkerScript, name: string): Worker | null {
  try {
    const query = unheard > 0 ? `?${unheard}` : '';
    return typeof WebAssembly === 'undefined' ? null : new script({ name, query });
  } catch {
    return null;
  }
}

/** A failed outcome without a place. */
export function failed(code: Failure['code']): Extract<Outcome<never>, { ok: false }> {
  return { ok: false, failure: { code, line: 0, column: 0, expected: 0, found: 0 } };
}

/** The failure code of an answer; undefined if it succeeded. */
export function failureIn(answer: unknown): Failure['code'] | undefined {
  return (answer as { failure?: Failure } | null | undefined)?.failure?.code;
}

import { wrap } from 'comlink';
import type { Failure } from '../model/state.ts';
import { HELD, type Outcome } from './worker/protocol.ts';

/** A worker's script, as `import … from './worker/worker.ts?worker'` gives it. */
export type WorkerScript = new (options: { readonly name: string }) => Worker;

/** A service as seen from here: all answers take time. comlink's own type takes promises of either outcome apart. */
export type Asked<Service> = {
  readonly [Name in keyof Service]: Service[Name] extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Promise<Awaited<Answer>>
    : never;
};

/** What is asked of a service. */
export type Request<Service, T> = (service: Asked<Service>) => Promise<T>;

type Ask<Service> = <T>(request: Request<Service, T>) => Promise<T | Outcome<never>>;

/** Asks a thread that has just begun, before anybody else does. */
type Greeting<Service> = (ask: Ask<Service>) => Promise<Outcome<unknown>>;

let tellLoadFailed = () => {};

/** Has `told` called whenever the script or the module of a thread could not be loaded. */
export function onLoadFailed(told: () => void): void {
  tellLoadFailed = told;
}

interface Running<Service> {
  readonly ask: Ask<Service>;
  readonly greeted: Promise<Outcome<unknown>> | undefined;
  readonly end: (code: Failure['code']) => void;
}

/**
 * A service in a thread of its own, which begins with the first request. However the thread ends, what it was asked fails:
 * `load_failed` before it has said anything, `crashed` after that, `closed` when it was ended. The next request has a new one.
 * Where the browser has no threads or no WebAssembly, all requests fail: `unsupported`.
 */
export class Thread<Service extends object> {
  readonly #script: WorkerScript;
  readonly #greeting: Greeting<Service> | undefined;
  #running: Running<Service> | null = null;
  #ended: Failure['code'] | null = null;

  constructor(script: WorkerScript, greeting?: Greeting<Service>) {
    this.#script = script;
    this.#greeting = greeting;
  }

  /** How the thread has ended; null while it runs, and before it has ever begun. */
  get ended(): Failure['code'] | null {
    return this.#ended;
  }

  /** Asks the service. When it cannot be loaded, or turns out to be broken, its thread ends. */
  async ask<T>(request: Request<Service, T>): Promise<T | Outcome<never>> {
    const running = this.#running ?? this.#start();
    if (running === null) return failed('unsupported');
    const { ask, greeted, end } = running;
    const greeting = await greeted;
    const answer = greeting?.ok === false ? greeting : await ask(request);
    const failure = failureIn(answer);
    if (failure === 'load_failed' || failure === 'crashed') end(failure);
    return answer;
  }

  /** Ends the thread in the middle of what it does. */
  end(): void {
    this.#running?.end('closed');
  }

  #start(): Running<Service> | null {
    const name = `rubicon ${Math.random()}`;
    const worker = begin(this.#script, name);
    if (worker === null) return null;
    const service = wrap(worker) as unknown as Asked<Service>;
    /** Those who wait for an answer; a race with one promise for all would keep every answer as long as the thread lives. */
    const waiting = new Set<(outcome: Outcome<never>) => void>();
    let lost: Outcome<never> | null = null;
    const ask: Ask<Service> = (request) =>
      new Promise((resolve, reject) => {
        if (lost !== null) return resolve(lost);
        waiting.add(resolve);
        const forget = () => waiting.delete(resolve);
        request(service).then(resolve, reject).finally(forget);
      });
    const end = (code: Failure['code']) => {
      worker.terminate();
      if (this.#running?.end === end) {
        this.#running = null;
        this.#ended = code;
        if (code === 'load_failed') tellLoadFailed();
      }
      lost ??= failed(code);
      for (const lose of waiting) lose(lost);
    };
    let loaded = false;
    worker.addEventListener('message', ({ data }) => {
      loaded = true;
      // Nothing tells of a thread that closes itself or is killed, but the browser takes its lock from it. WebKit waits no
      // longer for the lock when the page is left, though it may be come back to with its threads.
      if (data === HELD) navigator.locks?.request(name, () => end('crashed')).catch(() => {});
    });
    worker.addEventListener('error', () => end(loaded ? 'crashed' : 'load_failed'));
    this.#ended = null;
    this.#running = { ask, greeted: this.#greeting?.(ask), end };
    return this.#running;
  }
}

/** Begins a worker; null where the browser has none, does not allow them, or could not run what they do. */
function begin(script: WorkerScript, name: string): Worker | null {
  try {
    return typeof WebAssembly === 'undefined' ? null : new script({ name });
  } catch {
    return null;
  }
}

/** The outcome of what could not be done. */
export function failed(code: Failure['code']): Extract<Outcome<never>, { ok: false }> {
  return { ok: false, failure: { code, line: 0, column: 0, expected: 0, found: 0 } };
}

/** Why something could not be done; undefined where it could. */
export function failureIn(answer: unknown): Failure['code'] | undefined {
  return (answer as { failure?: Failure } | null | undefined)?.failure?.code;
}

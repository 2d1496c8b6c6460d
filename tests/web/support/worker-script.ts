import { EventEmitter, once } from 'node:events';
import { Worker as NodeWorker, type Transferable } from 'node:worker_threads';
import type { WorkerScript } from '../../../web/solver/thread.ts';

/** Makes a Node worker thread behave like a browser's worker, in which a channel to itself does not delay other messages. */
const AS_IN_A_BROWSER = `
  const { parentPort, workerData } = require('node:worker_threads');
  globalThis.self = globalThis;
  globalThis.name = workerData;
  globalThis.navigator ??= {};
  globalThis.location ??= { href: 'http://127.0.0.1/worker.js' };
  parentPort.on('message', (data) => globalThis.onmessage?.({ data }));
  globalThis.addEventListener = (_, take) => parentPort.on('message', (data) => take({ data, origin: '' }));
  globalThis.removeEventListener = () => {};
  globalThis.MessageChannel = class {
    port1 = {};
    port2 = { postMessage: (data) => setImmediate(() => this.port1.onmessage({ data })) };
  };
  globalThis.postMessage = (message, transferred) => parentPort.postMessage(message, transferred);`;

// Node 20 has none.
globalThis.navigator ??= {} as Navigator;

interface Running {
  readonly thread: NodeWorker;
  /** Settled by its first message or its end. */
  readonly begun: Promise<unknown>;
}

const running = new Map<Listening, Running>();
let areScriptsLost = false;
let areScriptsAwaited = false;

/** How many workers run, also those that are still starting. */
export const runningWorkers = () => running.size;

/** Terminates all workers that run; scripts can be fetched again. */
export function terminateWorkers(): void {
  for (const { thread } of running.values()) void thread.terminate();
  running.clear();
  areScriptsLost = false;
  areScriptsAwaited = false;
}

/** Kills all workers that run, as the system does to a process that takes too much memory: the page is told. */
export async function killWorkers(): Promise<void> {
  const killed = [...running];
  running.clear();
  for (const [script, { thread, begun }] of killed) {
    await begun;
    await thread.terminate();
    script.tell('error');
  }
}

/** Whether the scripts of workers that start from now on cannot be fetched. */
export function loseScripts(areLost: boolean): void {
  areScriptsLost = areLost;
}

/** Whether the server does not answer when it is asked for the scripts of workers that start from now on. */
export function awaitScripts(areAwaited: boolean): void {
  areScriptsAwaited = areAwaited;
}

/** Takes listeners as an EventTarget does, which is another class with each document. */
class Listening {
  readonly #events = new EventEmitter();

  addEventListener(type: string, listener: (event: unknown) => void): void {
    this.#events.on(type, listener);
  }

  removeEventListener(type: string, listener: (event: unknown) => void): void {
    this.#events.off(type, listener);
  }

  tell(type: 'message' | 'error', data?: unknown): void {
    for (const listen of this.#events.listeners(type)) listen({ type, data, origin: '' });
  }
}

const begunOrGone = (thread: NodeWorker) =>
  Promise.race([once(thread, 'message'), once(thread, 'exit')]).catch(() => {});

/** A Node worker thread with the interface of a browser's worker. */
export function scriptOf(source: string): WorkerScript {
  class Script extends Listening {
    readonly #thread: NodeWorker;

    constructor({ name }: { readonly name: string } = { name: '' }) {
      super();
      const script = areScriptsLost
        ? `throw new Error('no such file');`
        : `${AS_IN_A_BROWSER}\n${areScriptsAwaited ? '' : source}`;
      this.#thread = new NodeWorker(script, { eval: true, workerData: name });
      running.set(this, { thread: this.#thread, begun: begunOrGone(this.#thread) });
      this.#thread.on('message', (data) => this.tell('message', data));
      this.#thread.on('error', () => this.tell('error'));
    }

    postMessage(message: unknown, transferred?: Transferable[]): void {
      this.#thread.postMessage(message, transferred);
    }

    terminate(): void {
      running.delete(this);
      void this.#thread.terminate();
    }
  }
  return Script as unknown as WorkerScript;
}

/** A script that calls back when a worker begins, and when one is terminated. */
export function watchedScript(
  source: string,
  begun: (worker: Worker, options: ConstructorParameters<WorkerScript>[0]) => void,
  ended = () => {},
): WorkerScript {
  const Script = scriptOf(source) as unknown as new (
    ...options: ConstructorParameters<WorkerScript>
  ) => Worker;
  return class extends Script {
    constructor(options: ConstructorParameters<WorkerScript>[0]) {
      super(options);
      begun(this, options);
    }

    override terminate(): void {
      ended();
      super.terminate();
    }
  };
}

import { Worker as NodeWorker, type Transferable } from 'node:worker_threads';
import { build } from 'vite';
import { Pool } from '../../../web/solver/pool.ts';
import type { WorkerScript } from '../../../web/solver/thread.ts';
import { compiledPool } from '../../wasm/module.ts';

/** Makes a Node worker thread behave like a browser's worker, in which a channel to itself does not delay other messages. */
const AS_IN_A_BROWSER = `
  const { parentPort } = require('node:worker_threads');
  globalThis.self = globalThis;
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

/** A Node worker thread with the interface of a browser's worker. */
export function scriptOf(source: string): WorkerScript {
  class Script extends EventTarget {
    readonly #thread = new NodeWorker(`${AS_IN_A_BROWSER}\n${source}`, { eval: true });

    constructor() {
      super();
      this.#thread.on('message', (data) => this.dispatchEvent(new MessageEvent('message', { data })));
      this.#thread.on('error', () => this.dispatchEvent(new Event('error')));
    }

    postMessage(message: unknown, transferred?: Transferable[]): void {
      this.#thread.postMessage(message, transferred);
    }

    terminate(): void {
      void this.#thread.terminate();
    }
  }
  return Script as unknown as WorkerScript;
}

const scripts = new Map<string, Promise<string>>();

/** A worker script of the page, such as web/solver/worker/pool-worker.ts, bundled as in the page, once for all tests. */
export function bundled(entry: string): Promise<string> {
  const script = scripts.get(entry) ?? bundle(entry);
  scripts.set(entry, script);
  return script;
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['cjs'], fileName: 'worker' } },
  });
  const [output] = [built].flat();
  const [chunk] = output !== undefined && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} does not become one script.`);
  return chunk.code;
}

/** The script of the pool's workers. */
export const poolScript = (): Promise<string> => bundled('web/solver/worker/pool-worker.ts');

/** A pool as in the page; the caller must end it. */
export async function realPool(threads: number): Promise<Pool> {
  return new Pool(scriptOf(await poolScript()), async () => ({ ok: true, value: compiledPool }), { threads });
}

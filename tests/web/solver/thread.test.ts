import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { failed, onLoadFailed, Thread, type WorkerScript } from '../../../web/solver/thread.ts';
import { SILENT_FOR } from '../../../web/solver/worker/load-part.ts';
import { type Outcome, STARTED } from '../../../web/solver/worker/protocol.ts';
import { awaitScripts, scriptOf, watchedScript } from '../support/worker-script.ts';

interface Service {
  /** How often this worker has been called. */
  count(): Outcome<number>;
  /** Never answers. */
  wait(): Promise<Outcome<null>>;
  /** Stops the worker by an uncaught error, without an answer. */
  stumble(): Promise<Outcome<null>>;
  fail(code: string): Outcome<never>;
}

const OFFER = `
  const { expose } = require('comlink');
  let asked = 0;
  const never = new Promise(() => {});
  const service = {
    count: () => ({ ok: true, value: ++asked }),
    wait: () => never,
    stumble: () => {
      setImmediate(() => { throw new Error('as it is meant to'); });
      return never;
    },
    fail: (code) => ({ ok: false, failure: { code, line: 0, column: 0, expected: 0, found: 0 } }),
  };
  expose(service);`;

let thread = new Thread<Service>(scriptOf(OFFER));

function begin(source = OFFER, greeting?: ConstructorParameters<typeof Thread<Service>>[1]) {
  thread = new Thread<Service>(scriptOf(source), greeting);
  return thread;
}

const count = () => thread.ask((service) => service.count());
const countRunning = () => thread.askRunning((service) => service.count());
const wait = () => thread.ask((service) => service.wait());

afterEach(() => thread.end());

describe('a thread', () => {
  it('begins with the first request and answers the later ones, too', async () => {
    begin();
    expect(await countRunning()).toEqual(failed('closed'));
    expect(await count()).toEqual({ ok: true, value: 1 });
    expect(await count()).toEqual({ ok: true, value: 2 });
    expect(await countRunning()).toEqual({ ok: true, value: 3 });
  });

  it('that cannot be loaded fails all pending requests', async () => {
    begin(`throw new Error('as it is meant to');`);
    expect(await Promise.all([count(), wait()])).toEqual([failed('load_failed'), failed('load_failed')]);
    expect(await countRunning()).toEqual(failed('load_failed'));
  });

  it('that dies crashes all pending requests, and the next request has a new one', async () => {
    begin();
    await count();
    const waiting = wait();
    expect(await thread.ask((service) => service.stumble())).toEqual(failed('crashed'));
    expect(await waiting).toEqual(failed('crashed'));
    expect(await countRunning()).toEqual(failed('crashed'));
    expect(await count()).toEqual({ ok: true, value: 1 });
  });

  it('that is terminated closes all pending requests, and the next request has a new one', async () => {
    begin();
    await count();
    const waiting = wait();
    thread.end();
    expect(await waiting).toEqual(failed('closed'));
    expect(await countRunning()).toEqual(failed('closed'));
    expect(await count()).toEqual({ ok: true, value: 1 });
  });

  it('ends with the signal of a request, and does not start for one that was aborted', async () => {
    begin();
    const ending = new AbortController();
    const countUntil = () => thread.ask((service) => service.count(), ending.signal);
    expect(await countUntil()).toEqual({ ok: true, value: 1 });
    const waiting = wait();
    ending.abort();
    expect(await waiting).toEqual(failed('closed'));
    expect(await countUntil()).toEqual(failed('closed'));
    expect(await countRunning()).toEqual(failed('closed'));
  });

  it('outlives the one before it, whose end is told late', async () => {
    const workers: Worker[] = [];
    thread = new Thread<Service>(watchedScript(OFFER, (worker) => workers.push(worker)));
    await count();
    thread.end();
    expect(await count()).toEqual({ ok: true, value: 1 });
    const [former] = workers as unknown as { tell(type: 'error'): void }[];
    former?.tell('error');
    expect(await countRunning()).toEqual({ ok: true, value: 2 });
  });

  it.each(['crashed', 'load_failed'] as const)(
    'that says it is broken (%s) is not asked again',
    async (code) => {
      begin();
      await count();
      const waiting = wait();
      expect(await thread.ask((service) => service.fail(code))).toEqual(failed(code));
      expect(await waiting).toEqual(failed(code));
      expect(await count()).toEqual({ ok: true, value: 1 });
    },
  );

  it('that fails a request handles the next ones', async () => {
    begin();
    await count();
    expect(await thread.ask((service) => service.fail('too_large'))).toEqual(failed('too_large'));
    expect(await count()).toEqual({ ok: true, value: 2 });
  });

  it('is greeted before its first request, each time it starts', async () => {
    begin(OFFER, (ask) => ask((service) => service.count()));
    expect(await Promise.all([count(), count()])).toEqual([2, 3].map((value) => ({ ok: true, value })));
    thread.end();
    expect(await count()).toEqual({ ok: true, value: 2 });
  });

  it('that is terminated during the greeting closes all pending requests', async () => {
    begin(OFFER, () => new Promise(() => {}));
    const waiting = count();
    thread.end();
    expect(await waiting).toEqual(failed('closed'));
  });

  it('that fails the greeting fails all pending requests', async () => {
    begin(OFFER, (ask) => ask((service) => service.fail('load_failed')));
    expect(await Promise.all([count(), wait()])).toEqual([failed('load_failed'), failed('load_failed')]);
  });
});

describe('a worker from which nothing is heard for seconds', () => {
  /** Requests answers in vain. */
  async function askInVain() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const waiting = Promise.all([count(), wait()]);
    await vi.advanceTimersByTimeAsync(SILENT_FOR);
    vi.useRealTimers();
    expect(await waiting).toEqual([failed('load_failed'), failed('load_failed')]);
  }

  it('fails its requests, and is replaced for the next one', async () => {
    let running = 0;
    thread = new Thread<Service>(
      watchedScript(
        OFFER,
        () => running++,
        () => running--,
      ),
    );
    awaitScripts(true);
    await askInVain();
    awaitScripts(false);
    expect(await count()).toEqual({ ok: true, value: 1 });
    expect(running).toBe(1);
  });

  it('is started again at another address, also when it was not waited for; one that was heard is not', async () => {
    const queries: (string | undefined)[] = [];
    thread = new Thread<Service>(watchedScript(OFFER, (_, { query }) => queries.push(query)));
    awaitScripts(true);
    await askInVain();
    const waiting = count();
    thread.end();
    expect(await waiting).toEqual(failed('closed'));
    awaitScripts(false);
    for (let run = 0; run < 2; run++) {
      expect(await count()).toEqual({ ok: true, value: 1 });
      thread.end();
    }
    const [first, second, third, ...others] = queries;
    expect(new Set([first, second, third]).size).toBe(3);
    expect(third).toMatch(/^\?\w+$/);
    expect(others).toEqual([third]);
  });

  it('is used all the same if it begins late, and greeted again', async () => {
    let arrive = () => {};
    const Script = scriptOf(OFFER) as unknown as new (options: object) => { tell(...event: unknown[]): void };
    class Late extends Script {
      #isLate = true;

      constructor(options: object) {
        super(options);
        arrive = () => {
          this.#isLate = false;
          this.tell('message', STARTED);
        };
      }

      override tell(...event: unknown[]) {
        if (!this.#isLate) super.tell(...event);
      }
    }
    thread = new Thread<Service>(Late as unknown as WorkerScript, (ask) => ask((service) => service.count()));
    await askInVain();
    arrive();
    expect(await count()).toEqual({ ok: true, value: 3 });
  });
});

it('workers that were terminated are gone once their locks are free', async () => {
  const free: (() => void)[] = [];
  const request = (_: string, callback: () => void) =>
    new Promise<void>((resolve) => {
      free.push(() => resolve(callback()));
    });
  vi.stubGlobal('navigator', { locks: { request } });
  onTestFinished(() => void vi.unstubAllGlobals());
  begin();
  let areGone = false;
  for (let run = 0; run < 2; run++) {
    await count();
    thread.end();
  }
  const gone = thread.gone.then(() => {
    areGone = true;
  });
  expect(free).toHaveLength(2);
  free[1]?.();
  await count();
  expect(areGone).toBe(false);
  free[0]?.();
  await gone;
  await thread.gone;
});

it('a worker that has ended is garbage', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const workers: WeakRef<object>[] = [];
  thread = new Thread<Service>(watchedScript(OFFER, (worker) => workers.push(new WeakRef(worker))));
  for (let run = 1; run <= 3; run++) {
    expect(await count()).toEqual({ ok: true, value: 1 });
    const waiting = wait();
    thread.end();
    await waiting;
  }
  const held = () => {
    collectGarbage();
    return workers.filter((worker) => worker.deref() !== undefined).length;
  };
  await expect.poll(held, { timeout: 30_000 }).toBe(0);
});

it('a browser without workers, or with workers that it forbids, fails every request: unsupported', async () => {
  class Forbidden {
    constructor() {
      throw new DOMException('no workers here', 'SecurityError');
    }
  }
  const none = new Thread<Service>(Forbidden as unknown as WorkerScript);
  expect(await none.ask((service) => service.count())).toEqual(failed('unsupported'));
  expect(await none.ask((service) => service.count())).toEqual(failed('unsupported'));
});

it('a worker that cannot be loaded is reported, one that crashes is not', async () => {
  const reported: string[] = [];
  onLoadFailed(() => reported.push('failed'));
  const thread = new Thread<Service>(scriptOf(OFFER));
  await thread.ask((service) => service.fail('crashed'));
  expect(reported).toEqual([]);
  await thread.ask((service) => service.fail('load_failed'));
  expect(reported).toEqual(['failed']);
});

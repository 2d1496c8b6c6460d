import type { RequestListener } from 'node:http';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Compilation } from '../../../../../web/bench/stress/compile/compilation.ts';
import { writeArchive } from '../../../../../web/bench/stress/compile/model/archive.ts';
import { OBJECT, PRECOMPILED, PROGRAM } from '../../../../../web/bench/stress/compile/model/flags.ts';
import type { CompilerPart } from '../../../../../web/bench/stress/compile/model/parts.ts';
import type { WorkerScript } from '../../../../../web/solver/thread.ts';
import { bundled } from '../../../support/bundled.ts';
import { loseScripts, scriptOf } from '../../../support/worker-script.ts';
import { doing, ENDLESS } from '../module-bytes.ts';
import { compilerThat, partOf, served } from './served-compiler.ts';

/*
 * What happens around a compiler, with programs of a few bytes in its place; compiler.test.ts and the tests
 * in browsers have the real one. Node has no caches, as a browser without storage.
 */

let started = 0;
const script = class extends scriptOf(await bundled('web/bench/stress/compile/worker/compiler.ts')) {
  constructor(options: { readonly name: string }) {
    super(options);
    started++;
  }
};

/** unreachable */
const CRASHING = doing(0x00);
/** i32.const -1, i32.load, drop */
const BEYOND_MEMORY = doing(0x41, 0x7f, 0x28, 0x02, 0x00, 0x1a);
/** call 0 */
const TOO_DEEP = doing(0x10, 0x00);
/** Ends at once, and writes nothing. */
const IDLE = doing();

/** Takes every program, and makes headers. */
const WILLING = compilerThat('', new Uint8Array(), [OBJECT, PROGRAM, PRECOMPILED]);

const WHOLE = '#include <bits/stdc++.h>\nint main() {}';

function begin(base: string, parts: readonly CompilerPart[]): Compilation {
  const compilation = new Compilation(parts, base, script);
  onTestFinished(() => compilation.stop());
  return compilation;
}

/** A compilation with this program as the compiler, and the requests to its server. */
async function withCompiler(llvm: Uint8Array) {
  const parts = [partOf('llvm', llvm), partOf('library', writeArchive([]))];
  const { base, asked } = await served(({ url = '' }, response) => {
    response.end(parts.find((part) => url.endsWith(part.url))?.bytes);
  });
  return { compilation: begin(base, parts), asked };
}

const PARTS = [partOf('llvm', IDLE), partOf('library', writeArchive([]))];

it.each<[string, RequestListener, string, number]>([
  ['a host that leaves it out', (_, response) => response.writeHead(404).end(), 'absent', 1],
  [
    'a page in its place',
    (_, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end('<p>'),
    'absent',
    1,
  ],
  ['a host that fails', (_, response) => response.writeHead(503).end(), 'offline', 1],
  [
    'a host that fails with a page',
    (_, response) => response.writeHead(503, { 'content-type': 'text/html' }).end('<p>'),
    'offline',
    1,
  ],
  ['a connection that breaks', ({ socket }) => socket.destroy(), 'offline', 1],
  [
    'a connection that breaks on the way',
    (_, response) => response.writeHead(200, { 'content-length': 20 }).write('x', () => response.destroy()),
    'offline',
    1,
  ],
  ['a damaged file, asked for once more', (_, response) => response.end('rubbish'), 'damaged', 2],
  ['a file that is too long', (_, response) => response.end(Buffer.alloc(10_000)), 'damaged', 2],
])('a compiler that cannot be loaded is told by its reason: %s', async (_, answer, flaw, requests) => {
  const { base, asked } = await served(answer);
  const compilation = begin(base, PARTS);
  expect(await compilation.compile('int main() {}', '14')).toBeNull();
  expect(compilation.state.value).toEqual({ status: 'failed', flaw });
  expect(compilation.isLoaded).toBe(false);
  expect(asked).toEqual(Array(requests).fill('/some/where/compiler/llvm.bin'));
});

it('what is as it was built, but no compiler, is not supported', async () => {
  const { compilation } = await withCompiler(new TextEncoder().encode('no module'));
  expect(await compilation.compile('int main() {}', '14')).toBeNull();
  expect(compilation.state.value).toEqual({ status: 'failed', flaw: 'unsupported' });
});

it('a browser without workers is not supported', async () => {
  class None {
    constructor() {
      throw new Error('There are no workers.');
    }
  }
  const compilation = new Compilation(PARTS, 'http://127.0.0.1/', None as unknown as WorkerScript);
  expect(await compilation.compile('int main() {}', '14')).toBeNull();
  expect(compilation.state.value).toEqual({ status: 'failed', flaw: 'unsupported' });
});

it('a page that cannot load its script, as without network, is told so, and tried again', async () => {
  const { compilation } = await withCompiler(WILLING);
  onTestFinished(() => loseScripts(false));
  loseScripts(true);
  expect(await compilation.compile('int main() {}', '14')).toBeNull();
  expect(compilation.state.value).toEqual({ status: 'failed', flaw: 'offline' });
  loseScripts(false);
  expect(await compilation.compile('int main() {}', '14')).not.toBeNull();
  expect(compilation.state.value).toMatchObject({ status: 'done' });
});

it.each([
  ['crashed', CRASHING],
  ['memory', BEYOND_MEMORY],
  ['stack', TOO_DEEP],
])('a compiler that dies on a program is told by its reason: %s', async (flaw, llvm) => {
  const { compilation } = await withCompiler(llvm);
  expect(await compilation.compile('int main() {}', '14')).toBeNull();
  expect(compilation.state.value).toEqual({ status: 'failed', flaw });
});

it('one that does not end is stopped at once, and the next one needs no second download', async () => {
  const { compilation, asked } = await withCompiler(ENDLESS);
  const stopped = compilation.compile('int main() {}', '14');
  await expect.poll(() => compilation.state.value.status).toBe('compiling');
  compilation.stop();
  expect(compilation.state.value).toEqual({ status: 'stopped' });
  expect(await stopped).toBeNull();
  const replaced = compilation.compile('int main() {}', '14');
  await expect.poll(() => compilation.state.value.status).toBe('compiling');
  const next = compilation.compile('int main() { }', '17');
  expect(await replaced).toBeNull();
  await expect.poll(() => compilation.state.value.status).toBe('compiling');
  compilation.stop();
  expect(await next).toBeNull();
  expect(asked).toHaveLength(2);
});

it('one that does not end is ended after two minutes, which is told', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { compilation } = await withCompiler(ENDLESS);
  const compiled = compilation.compile('int main() {}', '14');
  await expect.poll(() => compilation.state.value.status).toBe('compiling');
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(119_000);
  expect(compilation.state.value).toEqual({ status: 'compiling' });
  vi.advanceTimersByTime(1000);
  expect(await compiled).toBeNull();
  expect(compilation.state.value).toEqual({ status: 'failed', flaw: 'time' });
});

it('a download that is begun anew is the one that all others wait for', async () => {
  const parts = [partOf('llvm', WILLING), partOf('library', writeArchive([]))];
  const { base, asked } = await served(({ url = '' }, response) => {
    // The first one never arrives.
    if (asked.length > 1) response.end(parts.find((part) => url.endsWith(part.url))?.bytes);
  });
  const compilation = begin(base, parts);
  const first = compilation.compile('int main() {}', '14');
  await expect.poll(() => asked).toHaveLength(1);
  const second = compilation.compile('int main() { }', '14');
  expect(await first).toBeNull();
  await compilation.preload();
  expect(await second).not.toBeNull();
  expect(compilation.state.value).toMatchObject({ status: 'done', result: { source: 'int main() { }' } });
  expect(asked.map((url) => url.split('/').at(-1))).toEqual(['llvm.bin', 'llvm.bin', 'library.bin']);
});

/** Keeps the page's thread from everything for a while, as a large painting does. */
const stall = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);

it('is not said to be prepared any more once it compiles, on a busy page either', async () => {
  const { base, asked } = await served(({ url = '' }, response) => {
    const isLast = asked.length === 2;
    response.end(PARTS.find((part) => url.endsWith(part.url))?.bytes, () => {
      if (isLast) setImmediate(() => setImmediate(stall));
    });
  });
  const compilation = begin(base, PARTS);
  const seen: string[] = [];
  compilation.state.subscribe(({ status }) => seen.push(status));
  await compilation.compile('int main() {}', '14');
  expect(seen.slice(seen.indexOf('compiling'))).toEqual(['compiling', 'done']);
});

it('it is loaded ahead once for all who wait for it, and not cached without storage', async () => {
  const { compilation, asked } = await withCompiler(IDLE);
  const ahead = [compilation.preload(), compilation.preload()];
  expect(compilation.state.value).toEqual({ status: 'none' });
  expect(await compilation.compile('int main() {}', '14')).toBeNull();
  await Promise.all(ahead);
  expect(compilation.isLoaded).toBe(true);
  expect(compilation.state.value).toMatchObject({
    status: 'done',
    result: { source: 'int main() {}', standard: '14', program: null, isStored: false },
  });
  expect(asked).toHaveLength(2);
});

it('a header for the next program is made after one that takes the whole library, and only then', async () => {
  const { compilation } = await withCompiler(IDLE);
  await compilation.compile('int main() {}', '14');
  const before = started;
  await compilation.prepareNext();
  expect(started).toBe(before);
  await compilation.compile('#include <bits/stdc++.h>\nint main() {}', '14');
  await compilation.prepareNext();
  expect(started).toBe(before + 1);
});

it('a header that is made ahead gives way to a program', async () => {
  const { compilation } = await withCompiler(ENDLESS);
  const before = started;
  const ahead = compilation.prepareFirst('14');
  // The worker that compiles, and the one that makes the header, which does not end by itself.
  await expect.poll(() => started).toBe(before + 2);
  const compiled = compilation.compile('int main() {}', '14');
  await ahead;
  await expect.poll(() => compilation.state.value.status).toBe('compiling');
  compilation.stop();
  expect(await compiled).toBeNull();
});

it('a header is made ahead once, and used by what is compiled from then on, with its standard only', async () => {
  const { compilation } = await withCompiler(WILLING);
  const before = started;
  await Promise.all([compilation.prepareFirst('14'), compilation.prepareFirst('14')]);
  // The worker that compiles, and the one that made the header.
  expect(started).toBe(before + 2);
  expect(await compilation.compile(WHOLE, '14')).not.toBeNull();
  await compilation.prepareNext();
  expect(started).toBe(before + 2);
  await compilation.compile(WHOLE, '17');
  await compilation.prepareNext();
  expect(started).toBe(before + 3);
});

it('the program is compiled with checks, which leaves its result as it was', async () => {
  const { compilation } = await withCompiler(WILLING);
  expect(await compilation.checked()).toBeNull();
  expect(await compilation.compile('int main() {}', '14')).not.toBeNull();
  const done = compilation.state.value;
  expect(await compilation.checked()).toMatchObject({ source: 'int main() {}' });
  const stopped = compilation.checked();
  compilation.stop();
  expect(await stopped).toBeNull();
  expect(compilation.state.value).toBe(done);
});

import type { RequestListener } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { Compilation } from '../../../../../web/bench/stress/compile/compilation.ts';
import { writeArchive } from '../../../../../web/bench/stress/compile/model/archive.ts';
import type { CompilerPart } from '../../../../../web/bench/stress/compile/model/parts.ts';
import { bundled } from '../../../support/bundled.ts';
import { scriptOf } from '../../../support/worker-script.ts';
import { partOf, served } from './served-compiler.ts';

/*
 * What happens around a compiler, with programs of a few bytes in its place; compiler.test.ts and the tests in browsers have the real one. Node has
 * no caches, as a browser without storage.
 */

let started = 0;
const script = class extends scriptOf(await bundled('web/bench/stress/compile/worker/compiler.ts')) {
  constructor(options: { readonly name: string }) {
    super(options);
    started++;
  }
};

/** A WebAssembly program with a memory, whose _start has this code. */
const programOf = (...code: number[]): Uint8Array =>
  Uint8Array.of(
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...[0x01, 0x04, 0x01, 0x60, 0x00, 0x00],
    ...[0x03, 0x02, 0x01, 0x00],
    ...[0x05, 0x03, 0x01, 0x00, 0x01],
    ...[0x07, 0x13, 0x02, 0x06, 0x6d, 0x65, 0x6d, 0x6f, 0x72, 0x79, 0x02, 0x00],
    ...[0x06, 0x5f, 0x73, 0x74, 0x61, 0x72, 0x74, 0x00, 0x00],
    ...[0x0a, code.length + 4, 0x01, code.length + 2, 0x00, ...code, 0x0b],
  );

/** loop br 0 end */
const ENDLESS = programOf(0x03, 0x40, 0x0c, 0x00, 0x0b);
/** unreachable */
const CRASHING = programOf(0x00);
/** i32.const -1, i32.load, drop */
const BEYOND_MEMORY = programOf(0x41, 0x7f, 0x28, 0x02, 0x00, 0x1a);
/** Ends at once, and writes nothing. */
const IDLE = programOf();

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
    (_, response) => response.setHeader('content-type', 'text/html').end('<p>'),
    'absent',
    1,
  ],
  ['a host that fails', (_, response) => response.writeHead(503).end(), 'offline', 1],
  ['a connection that breaks', ({ socket }) => socket.destroy(), 'offline', 1],
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

it.each([
  ['crashed', CRASHING],
  ['memory', BEYOND_MEMORY],
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

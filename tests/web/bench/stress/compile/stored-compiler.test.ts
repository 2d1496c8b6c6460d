import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isCompilerStored } from '../../../../../web/bench/stress/compile/stored.ts';
import { downloadPart } from '../../../../../web/bench/stress/compile/worker/download.ts';
import { keepHeader, storedHeader } from '../../../../../web/bench/stress/compile/worker/header.ts';
import { loadCompiler } from '../../../../../web/bench/stress/compile/worker/load-compiler.ts';
import { SILENT_FOR } from '../../../../../web/solver/worker/load-part.ts';
import { module } from '../module-bytes.ts';
import { partOf } from './served-compiler.ts';

/** The caches of a browser, which Node has not. */
class Caches {
  readonly #all = new Map<string, Map<string, Uint8Array<ArrayBuffer>>>();
  /** Whether nothing more fits. */
  isFull = false;

  async open(name: string) {
    const entries = this.#all.get(name) ?? new Map<string, Uint8Array<ArrayBuffer>>();
    this.#all.set(name, entries);
    const put = async (url: string, response: Response) => {
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
      entries.set(url, new Uint8Array(await response.arrayBuffer()));
    };
    return {
      put,
      add: async (url: string) => put(url, await fetch(url)),
      match: async (url: string) => responseOf(entries.get(url)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async (key: string | { readonly url: string }) =>
        entries.delete(typeof key === 'string' ? key : key.url),
    };
  }

  async match(url: string) {
    return responseOf([...this.#all.values()].find((entries) => entries.has(url))?.get(url));
  }

  async delete(name: string) {
    return this.#all.delete(name);
  }

  /** What all caches hold. */
  get urls(): string[] {
    return [...this.#all.values()].flatMap((entries) => [...entries.keys()]);
  }
}

const responseOf = (bytes: Uint8Array<ArrayBuffer> | undefined) => bytes && new Response(bytes);

/** The shortest WebAssembly module. */
const MODULE = module();

const PARTS = [partOf('llvm', MODULE), partOf('library', new Uint8Array(1024))];

/** What the server was asked for, by file. */
let asked: string[];
let caches: Caches;
let base: string;
let close: () => void;

beforeEach(async () => {
  asked = [];
  caches = new Caches();
  const server = createServer(({ url = '' }, response) => {
    asked.push(url.slice(1));
    response.end(PARTS.find((part) => url.endsWith(part.url))?.bytes ?? 'the script');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  close = () => void server.close().closeAllConnections();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('self', { location: { href: `${base}assets/compiler.js` } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  close();
});

const load = () => loadCompiler(PARTS, base, () => {});
const urls = PARTS.map(({ url }) => url);

it('the compiler is downloaded once, and then kept for each visit, offline too', async () => {
  expect(await isCompilerStored(PARTS, base)).toBe(false);
  expect(await load()).toMatchObject({ flaw: null, isStored: true });
  expect(asked).toEqual([...urls, 'assets/compiler.js']);
  expect(await isCompilerStored(PARTS, base)).toBe(true);
  close();
  expect(await load()).toMatchObject({ flaw: null, isStored: true });
  expect(asked).toHaveLength(3);
});

it('a part that was kept damaged is downloaded again, and kept as it was built', async () => {
  await load();
  const cache = await caches.open('rubicon-compiler');
  await cache.put(new URL(urls[1] ?? '', base).href, new Response('rubbish'));
  asked = [];
  expect(await load()).toMatchObject({ flaw: null, isStored: true });
  expect(asked).toEqual(urls.slice(1));
  asked = [];
  expect(await load()).toMatchObject({ flaw: null });
  expect(asked).toEqual([]);
});

it('a part that was kept damaged is not used offline either', async () => {
  await load();
  const cache = await caches.open('rubicon-compiler');
  await cache.put(new URL(urls[0] ?? '', base).href, new Response('rubbish'));
  close();
  expect(await load()).toEqual({ flaw: 'offline' });
  expect(await isCompilerStored(PARTS, base)).toBe(false);
});

it('an older compiler makes room for the new one', async () => {
  const cache = await caches.open('rubicon-compiler');
  await cache.put(`${base}compiler/llvm-old.bin`, new Response('large'));
  await load();
  expect(caches.urls).toEqual([...urls, 'assets/compiler.js'].map((url) => base + url));
});

it('where there is no room it is used all the same, and downloaded by each visit', async () => {
  caches.isFull = true;
  expect(await load()).toMatchObject({ flaw: null, isStored: false });
  expect(await load()).toMatchObject({ flaw: null, isStored: false });
  expect(asked.filter((url) => urls.includes(url))).toEqual([...urls, ...urls]);
});

it('one precompiled header is kept, the newest', async () => {
  const [old, next] = [Uint8Array.of(1, 2), Uint8Array.of(3)];
  expect(await storedHeader(`${base}header-14`)).toBeNull();
  await keepHeader(`${base}header-14`, old);
  expect(await storedHeader(`${base}header-14`)).toEqual(old);
  await keepHeader(`${base}header-17`, next);
  expect(await storedHeader(`${base}header-14`)).toBeNull();
  expect(await storedHeader(`${base}header-17`)).toEqual(next);
});

it('a header for which there is no room is made again by the next visit', async () => {
  caches.isFull = true;
  await keepHeader(`${base}header-14`, Uint8Array.of(1));
  expect(await storedHeader(`${base}header-14`)).toBeNull();
});

it('a server that does not answer is given up after seconds', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const failure = downloadPart(partOf('llvm', MODULE), base, () => {}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(SILENT_FOR);
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(await failure).toMatchObject({ flaw: 'offline' });
});
